// SPDX-License-Identifier: MIT

// What a page writes in TypeScript; compiled by a test, never run.

import { TugRefresh, TugOutcome, TugPhase, TugPhaseDetail } from '../../Web/dist/tug.js';

const tug = document.querySelector('tug-refresh')!;
const made: TugRefresh = document.createElement('tug-refresh');
const names: string[] = TugRefresh.looks;

tug.addEventListener('tug-refresh', (event) => {
  event.detail.waitUntil(fetch('/feed').then((response) => response.json()));
});
const tell = ({ detail }: CustomEvent<TugPhaseDetail>) => {
  const phase: TugPhase = detail.phase;
  const outcome: TugOutcome | undefined = detail.outcome;
  console.log(detail.strip, phase, outcome);
};
tug.addEventListener('tug-phase', tell);
tug.removeEventListener('tug-phase', tell);
tug.addEventListener('tug-error', ({ detail }) => {
  if (detail.kind === 'look') console.log(detail.looks, detail.name);
});
tug.addEventListener('click', ({ clientX }) => console.log(clientX));
made.onloadmore = async () => ({ done: true });
made.onrefresh = async () => {};
tug.texts = { pull: 'Pull' };
tug.texts = '{"pull": "Pull"}';
const pull: string | undefined = tug.texts.pull;

async function run(): Promise<TugOutcome> {
  await TugRefresh.load(new URL('./tug.wasm', import.meta.url));
  const frames: number = tug.frameCount;
  tug.end('no-more', { strip: 'footer' });
  return frames > 0 ? tug.refresh({ reveal: 'always' }) : tug.loadMore();
}
// @ts-expect-error A text that does not exist.
tug.texts = { push: 'Push' };
// @ts-expect-error An outcome that does not exist.
tug.end('maybe');
run();
console.log(names, made);
