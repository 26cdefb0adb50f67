// SPDX-License-Identifier: MIT

// The order is that of the text keys of the engine.
export default [
  'Zum Aktualisieren ziehen',
  'Zum Aktualisieren loslassen',
  'Wird aktualisiert …',
  'Aktualisiert',
  'Aktualisieren nicht möglich',
  'Zuletzt aktualisiert: {}',
  'Ziehen, um mehr zu laden',
  'Loslassen, um mehr zu laden',
  'Tippen, um mehr zu laden',
  'Wird geladen …',
  'Geladen',
  'Laden nicht möglich. Zum Wiederholen tippen',
  'Keine weiteren Einträge',
  'Aktualisieren',
];
