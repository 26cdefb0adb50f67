// SPDX-License-Identifier: MIT

// The element's style sheet: constructed, so that a page may forbid inline styles.
//
// `.inks` is never seen. Its colours are what the strips are painted with, its transition tells of
// every change of theme, whatever caused it, and its width of the size of text.

const css = `
:host { display: flex; flex-direction: column; position: relative; overflow: hidden; max-block-size: 100dvh }
:host([page]) { display: block; overflow: clip; max-block-size: none }
:host([hidden]) { display: none }
.scroller { flex: 1 1 auto; min-block-size: 0; position: relative; overflow: hidden auto; overscroll-behavior-y: contain }
:host([page]) .scroller { overflow: visible }
::slotted([slot="scroller"]) { flex: 1 1 auto; min-block-size: 0; overflow-y: auto; overscroll-behavior-y: contain }
.behind { position: absolute; inset: 0; overflow: clip; pointer-events: none }
.over { z-index: 1 }
.strip { display: block; position: absolute; inset: 0 0 auto; inline-size: 100%; pointer-events: none }
.hold, .footer { overflow-anchor: none; position: relative }
.hold { overflow: clip }
.hold .strip { inset: auto 0 0 }
.footer { display: block; inline-size: 100%; padding: 0; border: 0; background: none; color: inherit; font: inherit; overflow: clip; cursor: pointer; -webkit-tap-highlight-color: transparent }
.footer[aria-disabled="true"] { cursor: default }
.scroller[hidden] { display: none }
.hold[hidden], .footer[hidden] { display: block; block-size: 0; visibility: hidden }
.footer:focus-visible { outline: 2px solid var(--tug-accent, Highlight); outline-offset: -2px }
.command { position: absolute; z-index: 2; inset-block-start: 8px; inset-inline: 0; inline-size: fit-content; margin-inline: auto; padding: 8px 16px; border: 0; border-radius: 99px; font: inherit; font-family: var(--tug-font, inherit); font-weight: 600; color: var(--tug-on-accent, Canvas); background: var(--tug-accent, light-dark(#0b63ce, #7db4ff)) }
.command:focus { outline: 2px solid var(--tug-on-accent, Canvas); outline-offset: -4px }
.quiet, .command:not(:focus) { position: absolute; padding: 0; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.command[hidden] { display: none }
.inks { position: absolute; inline-size: 1rem; block-size: 0; visibility: hidden; font-family: var(--tug-font, inherit);
  color: var(--tug-accent, light-dark(#0b63ce, #7db4ff));
  background-color: var(--tug-label, light-dark(#1c1c1e, #f2f2f7));
  border-top-color: var(--tug-secondary-label, light-dark(#5f5f66, #a6a6ae));
  border-right-color: var(--tug-tertiary-label, light-dark(#8e8e93, #77777d));
  border-bottom-color: var(--tug-separator, light-dark(#d5d5da, #38383c));
  border-left-color: var(--tug-background, Canvas);
  outline-color: var(--tug-surface, light-dark(#ffffff, #2c2c2e));
  column-rule-color: var(--tug-positive, light-dark(#1d7a3a, #4cd07d));
  text-decoration-color: var(--tug-negative, light-dark(#c4261d, #ff7067));
  transition: 1ms step-end; transition-property: color, background-color, border-color, outline-color, column-rule-color, text-decoration-color }
@media (forced-colors: active) {
  .inks { forced-color-adjust: none; color: Highlight; background-color: CanvasText; border-color: CanvasText CanvasText GrayText Canvas;
    outline-color: Canvas; column-rule-color: CanvasText; text-decoration-color: CanvasText }
}
`;

let sheet;

/** Gives a shadow root the element's styles. */
export function adoptStyles(root) {
  sheet ??= new CSSStyleSheet();
  if (sheet.cssRules.length === 0) sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
}
