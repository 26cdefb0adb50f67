// SPDX-License-Identifier: MIT

// What the attributes of an element mean to the engine.

import { enabled, exclusive, remove } from './actions.js';
import { prefetchOf, valueOf } from './attributes.js';
import { looks } from './looks.js';

/** The number of the look that an attribute names; the default one, and an event, if there is none. */
function lookOf(element, attribute, own) {
  const name = element.getAttribute(attribute) ?? looks[0];
  const index = looks.indexOf(name);
  if (index < 0) import('./reports.js').then(({ missLook }) => missLook(element, name, [...looks]));
  return (name === 'frames' && own._film) || Math.max(0, index);
}

/** Tells the engine what the attributes say. */
export function configure(element, session, own, command) {
  const value = (name) => valueOf(element, name);
  const trigger = value('trigger');
  const isLoad = value('header');
  const footer = value('footer');
  const hasHeader = !value('no-header');
  const place = (edge, isThere, ...kind) => {
    if (isThere) {
      session._call(
        'install', edge, lookOf(element, edge ? 'footer-look' : 'look', own), ...kind, ...prefetchOf(element),
        value('pull-start'), value('show-footer'), value('fill') + 2 * value('load-when-empty'),
        value('minimum'), edge ? 0 : value('offset'));
    } else session._tell(remove, edge);
    session._tell(enabled, edge, !value('disabled'));
  };
  place(0, hasHeader, isLoad, isLoad ? 2 : trigger);
  place(1, footer, 1, [0, 2, trigger, 3][footer]);
  session._tell(exclusive, 0, !value('together'));
  command.hidden = !hasHeader || isLoad;
}
