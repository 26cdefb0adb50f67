// SPDX-License-Identifier: MIT

// What the element says of itself: the phase of its header, the progress of a pull, the frames that
// it draws, and what went wrong.

import { role, say, tug } from './page.js';

const svg = 'http://www.w3.org/2000/svg';
// A bar is a quarter of a second.
const bars = 40;
const barsPerSecond = 4;
const tallest = 28;
const framesAtTallest = 15;

function showPhase(phase) {
  for (const item of role('phases').children) {
    item.toggleAttribute('aria-current', item.dataset.phase === phase);
  }
}

tug.addEventListener('tug-phase', ({ detail }) => {
  if (detail.strip === 'header') showPhase(detail.phase);
  if (detail.error) say(detail.error.message, 4);
});
tug.addEventListener('tug-progress', ({ detail }) => {
  role('progress').style.setProperty('--part', Math.min(1, detail.progress));
});
tug.addEventListener('tug-error', ({ detail }) => say(detail.message));
showPhase('idle');

// MARK: Frames

const counts = new Array(bars).fill(0);
const spark = role('spark');
let lastFrames = 0;
let isStill = false;

for (let index = 0; index < bars; index += 1) {
  const bar = document.createElementNS(svg, 'rect');
  bar.setAttribute('x', index * 3);
  bar.setAttribute('width', 2);
  bar.setAttribute('rx', 1);
  spark.append(bar);
}

function showFrames() {
  const frames = tug.frameCount ?? 0;
  counts.shift();
  counts.push(frames - lastFrames);
  lastFrames = frames;
  const wasStill = isStill;
  isStill = counts.every((count) => count === 0);
  if (wasStill && isStill) return;
  role('rate').textContent = counts.slice(-barsPerSecond).reduce((sum, count) => sum + count, 0);
  counts.forEach((count, index) => {
    const bar = spark.children[index];
    const height = count ? Math.min(tallest, 2 + (count / framesAtTallest) * (tallest - 2)) : 2;
    bar.setAttribute('y', tallest - height);
    bar.setAttribute('height', height);
    bar.classList.toggle('none', count === 0);
  });
}
showFrames();
setInterval(showFrames, 1000 / barsPerSecond);
