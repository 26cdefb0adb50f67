// SPDX-License-Identifier: MIT

// The element's style sheet: constructed, so that a page may forbid inline styles.
//
// `.inks` is never seen. Its colours are what the strips are painted with, its transition tells of
// every change of theme, whatever caused it, and its width of the size of text.

const css = `
:host { display: flex; flex-direction: column; position: relative; overflow: hidden; max-height: 100dvh }
:host([page]) { display: block; overflow: clip; max-height: none }
:host([hidden]), .scroller[hidden], .command[hidden] { display: none }
.scroller, ::slotted([slot=scroller]) { flex: 1 1 auto; min-height: 0; overflow: hidden auto; overscroll-behavior-y: contain }
.scroller, .hold, .footer { position: relative }
:host([page]) .scroller { overflow: visible }
.behind { position: absolute; inset: 0; overflow: clip; pointer-events: none }
.over { z-index: 1 }
.strip { display: block; position: absolute; inset: 0 0 auto; width: 100%; pointer-events: none }
.hold, .footer { overflow: clip; overflow-anchor: none }
.hold .strip { inset: auto 0 0 }
.footer { display: block; width: 100%; padding: 0; border: 0; background: none; font: inherit; -webkit-tap-highlight-color: transparent }
.hold[hidden], .footer[hidden] { display: block; height: 0; visibility: hidden }
.footer:focus-visible { outline: 2px solid var(--tug-accent, Highlight); outline-offset: -2px }
.command { position: absolute; z-index: 2; top: 8px; inset-inline: 0; width: fit-content; margin: auto; padding: 8px 16px; border: 0; border-radius: 99px; outline: 2px solid; outline-offset: -4px; font: inherit; font-weight: 600; color: var(--tug-on-accent, Canvas); background: var(--tug-accent, light-dark(#0b63ce, #7db4ff)) }
.quiet, .command:not(:focus) { position: absolute; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.inks { position: absolute; width: 1rem; height: 0; visibility: hidden; font-family: var(--tug-font, inherit);
color: var(--tug-accent, light-dark(#0b63ce, #7db4ff));
background-color: var(--tug-label, light-dark(#1c1c1e, #f2f2f7));
border-color: var(--tug-secondary-label, light-dark(#5f5f66, #a6a6ae)) var(--tug-tertiary-label, light-dark(#8e8e93, #77777d)) var(--tug-separator, light-dark(#d5d5da, #38383c)) var(--tug-background, Canvas);
outline-color: var(--tug-surface, light-dark(#fff, #2c2c2e));
column-rule-color: var(--tug-positive, light-dark(#1d7a3a, #4cd07d));
text-decoration-color: var(--tug-negative, light-dark(#c4261d, #ff7067));
transition: all 1ms step-end }
@media (forced-colors: active) {
.inks { forced-color-adjust: none; color: Highlight; background-color: CanvasText; border-color: CanvasText CanvasText GrayText Canvas; outline-color: Canvas; column-rule-color: CanvasText; text-decoration-color: CanvasText }
}
`;

let sheet;

/** Gives a shadow root the element's styles. */
export function adoptStyles(root) {
  sheet ??= new CSSStyleSheet();
  if (sheet.cssRules.length === 0) sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
}
