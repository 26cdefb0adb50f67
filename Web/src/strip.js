// SPDX-License-Identifier: MIT

import { paint } from './paint.js';

// The numbers of a strip; Sources/TugWeb/Block.swift has the same list.
const [contribution, origin, extent, isInSight, placement] = [3, 4, 5, 6, 7];
const [attached, pinned] = [0, 1];

/** The canvas of a header or a footer. */
export class StripView {
  #canvas;
  #home;
  #context;
  #place = '';
  #list;
  /** The height that the strip takes among the content. */
  room = 0;

  constructor(canvas, edge) {
    this.#canvas = canvas;
    this.#home = canvas.parentNode;
    this.edge = edge;
  }

  /**
   * Puts the strip where the engine has it: behind the content, or in the room that it takes among
   * the content, which then scrolls by itself.
   *
   * @param strip Its numbers.
   * @param room The height of that room.
   * @param node The node of that room.
   * @param width The strip's width.
   */
  arrange(strip, room, node, width) {
    const canvas = this.#canvas;
    if (room !== this.room) {
      node.style.blockSize = room ? `${room}px` : '';
      node.hidden = !room;
      this.room = room;
    }
    const isInside = room && strip[placement] === attached;
    const home = isInside ? node : this.#home;
    if (canvas.parentNode !== home) home.append(canvas);
    const transform = isInside ? '' : `translateY(${strip[origin]}px)`;
    if (transform !== this.#place) canvas.style.transform = this.#place = transform;
    this.#home.classList.toggle('over', strip[placement] === pinned);
    this.#fit(width, strip[extent]);
  }

  #fit(width, height) {
    const scale = devicePixelRatio;
    const canvas = this.#canvas;
    const [across, along] = [Math.round(width * scale), Math.round(height * scale)];
    if (canvas.width === across && canvas.height === along) return;
    this.forget();
    canvas.width = across;
    canvas.height = along;
    canvas.style.blockSize = `${height}px`;
  }

  /** Draws a display list, or nothing while the strip is out of sight. */
  draw(strip, list, means) {
    const canvas = this.#canvas;
    const visibility = strip[isInSight] ? '' : 'hidden';
    if (canvas.style.visibility !== visibility) canvas.style.visibility = visibility;
    if (visibility || !canvas.width) return;
    const old = this.#list;
    if (list.length === old?.length && list.every((number, index) => number === old[index])) return;
    this.#list = list.slice();
    this.#context ??= canvas.getContext('2d');
    this.#context.setTransform(1, 0, 0, 1, 0, 0);
    this.#context.clearRect(0, 0, canvas.width, canvas.height);
    paint(this.#context, list, devicePixelRatio, means);
  }

  /** Draws the next list in any case. */
  forget() {
    this.#list = undefined;
  }

  /** Takes the strip out of the content. */
  disconnect() {
    this.arrange(new Float64Array(8), 0, this.#canvas.parentNode, 0);
  }
}
