// SPDX-License-Identifier: MIT

// The places of the numbers that an instance of the engine shows, in its block and in that of a strip
// there; Sources/TugWeb/Block.swift has the same list.

export const translation = 0;
export const due = 1;
export const nativeOffset = 2;
export const order = 3;
export const listAddress = 7;
export const strips = 8;
export const stripLength = 10;

// Those of a strip.
export const phase = 0;
export const progress = 2;
export const room = 3;
export const origin = 4;
export const extent = 5;
export const isInSight = 6;
export const placement = 7;
export const textKey = 8;
export const canTap = 9;
