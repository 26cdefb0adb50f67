// SPDX-License-Identifier: MIT

// What the attributes of an element mean to the engine.

import { prefetchOf, valueOf } from './attributes.js';
import { enabled, exclusive, remove } from './codes.js';
import { looks } from './looks.js';

/** Adds how attributes are read and told to what an element has; see `openControl`. */
export function openConfiguration(own) {
  const { _element: element } = own;
  const value = (name) => valueOf(element, name);
  Object.assign(own, {
    _value: value,

    /** Tells an instance of the engine what the attributes say, by its calls. */
    _install(call, tell) {
      const trigger = value('trigger');
      const isLoad = value('header');
      const footer = value('footer');
      const hasHeader = !value('no-header');
      [[hasHeader, 'look', isLoad, isLoad ? 2 : trigger], [footer, 'footer-look', 1, [0, 2, trigger, 3][footer]]]
        .forEach(([isThere, look, ...kind], edge) => {
          if (isThere) {
            call(
              'install', edge, (looks[value(look)] === 'frames' && own._film) || value(look), ...kind,
              ...prefetchOf(element), value('pull-start'), value('show-footer'),
              value('fill') + 2 * value('load-when-empty'), value('minimum'), edge ? 0 : value('offset'));
          } else tell(remove, edge);
          tell(enabled, edge, !value('disabled'));
        });
      tell(exclusive, 0, !value('together'));
      own._command.hidden = !hasHeader || isLoad;
    },
  });
}
