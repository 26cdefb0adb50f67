// SPDX-License-Identifier: MIT

// What numbers mean between the page and the engine. A build puts them where they are used.

// Facts that are told to the engine; Sources/TugWeb/Options.swift has the same list.
export const begin = 0;
export const end = 1;
export const reset = 2;
export const tap = 3;

// Outcomes.
export const success = 0;
export const failure = 1;
export const cancelled = 2;
export const noMore = 3;

// A phase and a placement.
export const refreshing = 3;
export const pinned = 1;

// Kinds of touches.
export const down = 0;
export const moved = 1;
export const up = 2;
export const takenAway = 3;

/** The key of the command's text. */
export const command = 13;

/** The number of texts, and of the font weights that one can have. */
export const textCount = 14;
export const weightCount = 4;
