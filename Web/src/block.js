// SPDX-License-Identifier: MIT

// The places of the numbers that an instance of the engine shows, in its block and in that of a strip
// there; Sources/TugWeb/Block.swift has the same list.

export const translation = 0;
export const demand = 1;
export const demandTime = 2;
export const nativeOffset = 3;
export const isDirty = 4;
export const order = 5;
export const listAddress = 9;
export const strips = 10;
export const stripLength = 10;
export const length = 30;

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
