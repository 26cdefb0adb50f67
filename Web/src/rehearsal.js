// SPDX-License-Identifier: MIT

// What a strip will show before anybody sees it. A canvas that grows while it is pulled costs a
// layout each time, so the largest one is found by a pull out of time, with an instance of its own.

import * as block from './block.js';
import { begin, down, end, moved, success, textCount, up, weightCount } from './codes.js';

// A slow pull: all that the look turns to on the way gets its time.
const steps = 64;
const stepTime = 0.1;
const frameTime = 1 / 20;
// Refreshing and ending last longer, and repeat themselves or stand still.
const watched = 1.5;
// For the look to turn to what it shows of a pull that will refresh.
const held = 0.5;
// What comes between two steps may reach a little further.
const spare = 8;

/**
 * Plays the life of a strip: a pull as long as the list, a refresh, a success.
 *
 * @param own What the element has; see `openControl`.
 * @param engine The exports of the engine.
 * @param isFooter Whether it is the footer.
 * @param width The element's width.
 * @param height The length of what is seen of the list.
 * @param look Takes what `fitter` describes, for every frame.
 */
export function rehearse(own, engine, isFooter, width, height, look) {
  const handle = engine.create();
  const start = block.strips + isFooter * block.stripLength;
  let time = 0;
  const call = (name, ...values) => engine[name](handle, time, ...values);
  const tell = (...values) => call('tell', ...values);
  const at = (place) => engine.at(handle, place);
  const show = () => {
    while (call('next'));
    const count = call('draw', isFooter);
    const origin = at(block.translation) + at(start + block.origin);
    const extent = at(start + block.extent);
    if (count) look(own._numbersAt(at(block.listAddress), count), width, origin, height, extent, 0, false, spare);
  };
  const watch = (seconds) => {
    for (const until = time + seconds; time < until; time += frameTime) {
      call('frame');
      show();
    }
  };
  const finger = (kind, part) => call('touch', kind, height * (isFooter ? 1 - part : part), width / 2);

  own._numbersAt(call('widths'), textCount * weightCount)
    .set(own._numbersAt(own._call('widths'), textCount * weightCount));
  call('prefer', ...own._told.prefer);
  call('layout', height, 2 * height, width, devicePixelRatio);
  call('configure', ...own._told.configure);
  call('attached', 1);
  call('visible', 1);
  if (isFooter) call('scrolled', height);
  finger(down, 0);
  for (let step = 1; step <= steps; step += 1) {
    time += stepTime;
    finger(moved, step / steps);
    show();
  }
  watch(held);
  finger(up, 1);
  // Not every strip begins by a pull.
  tell(begin, isFooter, 1);
  if (isFooter) call('scrolled', height + at(start + block.room));
  watch(watched);
  tell(end, isFooter, success);
  watch(watched);
  engine.destroy(handle);
}
