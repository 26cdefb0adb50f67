// SPDX-License-Identifier: MIT

// What the attributes of an element mean to the engine.

import { prefetchOf } from './attributes.js';
import { enabled, exclusive, remove } from './codes.js';
import { looks } from './looks.js';

/** The number of the look that an attribute names; the default one, and an event, if there is none. */
function lookOf(own, attribute) {
  const element = own._element;
  const name = element.getAttribute(attribute) ?? looks[0];
  const index = looks.indexOf(name);
  if (index < 0) import('./reports.js').then(({ missLook }) => missLook(element, name, looks));
  return (name === 'frames' && own._film) || Math.max(0, index);
}

/** Tells the engine what the attributes say, by its calls. */
export function configure(own, call, tell) {
  const { _value: value } = own;
  const trigger = value('trigger');
  const isLoad = value('header');
  const footer = value('footer');
  const hasHeader = !value('no-header');
  [[hasHeader, 'look', isLoad, isLoad ? 2 : trigger], [footer, 'footer-look', 1, [0, 2, trigger, 3][footer]]]
    .forEach(([isThere, look, ...kind], edge) => {
      if (isThere) {
        call(
          'install', edge, lookOf(own, look), ...kind, ...prefetchOf(own._element),
          value('pull-start'), value('show-footer'), value('fill') + 2 * value('load-when-empty'),
          value('minimum'), edge ? 0 : value('offset'));
      } else tell(remove, edge);
      tell(enabled, edge, !value('disabled'));
    });
  tell(exclusive, 0, !value('together'));
  own._command.hidden = !hasHeader || isLoad;
}
