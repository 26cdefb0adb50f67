// SPDX-License-Identifier: MIT

// The order is that of the text keys of the engine.
export default [
  'Puxe para atualizar',
  'Solte para atualizar',
  'Atualizando…',
  'Atualizado',
  'Não foi possível atualizar',
  'Última atualização: {}',
  'Puxe para carregar mais',
  'Solte para carregar mais',
  'Toque para carregar mais',
  'Carregando…',
  'Carregado',
  'Não foi possível carregar. Toque para tentar de novo',
  'Não há mais itens',
  'Atualizar',
];
