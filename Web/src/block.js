// SPDX-License-Identifier: MIT

// The places of the numbers that an instance of the engine shows, in its block and in that of a strip
// there; Sources/TugWeb/Block.swift has the same list.

export const translation = 0;
export const demand = 1;
export const demandTime = 2;
export const nativeOffset = 3;
export const startRoom = 4;
export const isDirty = 5;
export const order = 6;
export const listAddress = 10;
export const strips = 12;
export const stripLength = 10;

// Those of a strip.
export const phase = 0;
export const progress = 2;
export const contribution = 3;
export const origin = 4;
export const extent = 5;
export const isInSight = 6;
export const placement = 7;
export const textKey = 8;
export const canTap = 9;

/** Reads the engine's memory, and the block of an instance in it. */
export function openBlock(engine, handle) {
  const start = engine.tug_block(handle) / 8;
  let floats;
  const memory = () => {
    // Memory that grows detaches every view of it.
    if (!floats?.length) floats = new Float64Array(engine.memory.buffer);
    return floats;
  };
  const at = (place) => memory()[start + place];
  return {
    memory,
    at,
    numbersAt: (address, count) => memory().subarray(address / 8, address / 8 + count),
    strip: (edge, place) => at(strips + edge * stripLength + place),
    clean: () => {
      memory()[start + isDirty] = 0;
    },
  };
}
