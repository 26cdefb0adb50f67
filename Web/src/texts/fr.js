// SPDX-License-Identifier: MIT

// The order is that of the text keys of the engine.
export default [
  'Tirer pour actualiser',
  'Relâcher pour actualiser',
  'Actualisation…',
  'À jour',
  'Échec de l’actualisation',
  'Dernière mise à jour : {}',
  'Tirer pour en voir plus',
  'Relâcher pour en voir plus',
  'Toucher pour en voir plus',
  'Chargement…',
  'Chargé',
  'Échec du chargement. Toucher pour réessayer',
  'Plus aucun élément',
  'Actualiser',
];
