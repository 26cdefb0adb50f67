// SPDX-License-Identifier: MIT

// The order is that of the text keys of the engine.
export default [
  'Desliza para actualizar',
  'Suelta para actualizar',
  'Actualizando…',
  'Actualizado',
  'No se pudo actualizar',
  'Última actualización: {}',
  'Desliza para cargar más',
  'Suelta para cargar más',
  'Toca para cargar más',
  'Cargando…',
  'Cargado',
  'No se pudo cargar. Toca para reintentar',
  'No hay más elementos',
  'Actualizar',
];
