// SPDX-License-Identifier: MIT

// What has to be there before an element does something, by its attributes.

import { loadEngine } from './engine.js';
import { levelOf } from './looks.js';

/** Adds what connects an element to what it has; see `openControl`. */
export function openLoading(own) {
  const { _element: element } = own;
  let wanted;

  /** How much of what looks draw it needs, and whether another box, and wheels and touchpads. */
  const wants = () => {
    const look = Math.max(own._value('look'), own._value('footer-look'));
    // What there is, is kept.
    own._level = Math.max(own._level, levelOf(look));
    return [own._level, element.matches('[page],:has(>[slot=scroller])'), own._value('wheel')];
  };
  const wantsMore = () => `${wants()}` !== `${wanted}`;

  const connect = async () => {
    try {
      let found;
      do {
        const [level, borrows, hasWheel] = wanted = wants();
        found = await Promise.all([
          level && import('./shapes.js'),
          borrows && import('./borrow.js'),
          hasWheel && import('./wheel.js'),
          own._reading,
          loadEngine(level >> 1 || +hasWheel),
        ]);
        // What was loaded may not be what is wanted any more.
      } while (wantsMore());
      own._open(found.pop(), found);
    } catch (error) {
      own._emit('tug-error', { kind: 'engine', message: error.message, error });
    }
  };

  Object.assign(own, {
    /** 0 the common looks, 1 all that looks draw, 2 all looks, 4 all looks and recordings. */
    _level: 0,
    _connect() {
      own._dress();
      own._connection = connect();
    },
    /** Begins; resolves to the outcome. */
    async _begin(edge, options) {
      // Called before the engine has come: it begins then.
      if (!own._isOpen()) await own._connection;
      return own._run(edge, options);
    },
    /** Follows a change of attributes. */
    _change() {
      if (!own._isOpen()) return;
      // A page may bring another scroller in place of the one that is borrowed.
      if (wantsMore() || own._slot.assignedElements()[0] !== own._foreign) own._reopen();
      else own._configure();
    },
    _reopen() {
      own._close();
      own._connect();
    },
  });
}
