// SPDX-License-Identifier: MIT

// The order is that of the text keys of the engine.
export default [
  'Pull to refresh',
  'Release to refresh',
  'Refreshing…',
  'Updated',
  'Couldn’t refresh',
  'Last updated {}',
  'Pull to load more',
  'Release to load more',
  'Tap to load more',
  'Loading…',
  'Loaded',
  'Couldn’t load. Tap to try again',
  'No more items',
  'Refresh',
];
