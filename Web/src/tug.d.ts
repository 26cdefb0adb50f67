// SPDX-License-Identifier: MIT

export * from './tug-refresh.js';
