// SPDX-License-Identifier: MIT

// The texts in European languages.

extension Texts {
  /// English.
  public static let english = Texts(
    language: "en",
    pull: "Pull to refresh",
    release: "Release to refresh",
    refreshing: "Refreshing…",
    refreshed: "Updated",
    refreshFailed: "Couldn’t refresh",
    lastUpdated: "Last updated {}",
    pullToLoad: "Pull to load more",
    releaseToLoad: "Release to load more",
    tapToLoad: "Tap to load more",
    loading: "Loading…",
    loaded: "Loaded",
    loadFailed: "Couldn’t load. Tap to try again",
    noMore: "No more items",
    refreshCommand: "Refresh"
  )

  /// German.
  public static let german = Texts(
    language: "de",
    pull: "Zum Aktualisieren ziehen",
    release: "Zum Aktualisieren loslassen",
    refreshing: "Wird aktualisiert …",
    refreshed: "Aktualisiert",
    refreshFailed: "Aktualisieren nicht möglich",
    lastUpdated: "Zuletzt aktualisiert: {}",
    pullToLoad: "Ziehen, um mehr zu laden",
    releaseToLoad: "Loslassen, um mehr zu laden",
    tapToLoad: "Tippen, um mehr zu laden",
    loading: "Wird geladen …",
    loaded: "Geladen",
    loadFailed: "Laden nicht möglich. Zum Wiederholen tippen",
    noMore: "Keine weiteren Einträge",
    refreshCommand: "Aktualisieren"
  )

  /// French.
  public static let french = Texts(
    language: "fr",
    pull: "Tirer pour actualiser",
    release: "Relâcher pour actualiser",
    refreshing: "Actualisation…",
    refreshed: "À jour",
    refreshFailed: "Échec de l’actualisation",
    lastUpdated: "Dernière mise à jour : {}",
    pullToLoad: "Tirer pour en voir plus",
    releaseToLoad: "Relâcher pour en voir plus",
    tapToLoad: "Toucher pour en voir plus",
    loading: "Chargement…",
    loaded: "Chargé",
    loadFailed: "Échec du chargement. Toucher pour réessayer",
    noMore: "Plus aucun élément",
    refreshCommand: "Actualiser"
  )

  /// Spanish.
  public static let spanish = Texts(
    language: "es",
    pull: "Desliza para actualizar",
    release: "Suelta para actualizar",
    refreshing: "Actualizando…",
    refreshed: "Actualizado",
    refreshFailed: "No se pudo actualizar",
    lastUpdated: "Última actualización: {}",
    pullToLoad: "Desliza para cargar más",
    releaseToLoad: "Suelta para cargar más",
    tapToLoad: "Toca para cargar más",
    loading: "Cargando…",
    loaded: "Cargado",
    loadFailed: "No se pudo cargar. Toca para reintentar",
    noMore: "No hay más elementos",
    refreshCommand: "Actualizar"
  )

  /// Portuguese as in Brazil.
  public static let brazilianPortuguese = Texts(
    language: "pt-BR",
    pull: "Puxe para atualizar",
    release: "Solte para atualizar",
    refreshing: "Atualizando…",
    refreshed: "Atualizado",
    refreshFailed: "Não foi possível atualizar",
    lastUpdated: "Última atualização: {}",
    pullToLoad: "Puxe para carregar mais",
    releaseToLoad: "Solte para carregar mais",
    tapToLoad: "Toque para carregar mais",
    loading: "Carregando…",
    loaded: "Carregado",
    loadFailed: "Não foi possível carregar. Toque para tentar de novo",
    noMore: "Não há mais itens",
    refreshCommand: "Atualizar"
  )

  /// Russian.
  public static let russian = Texts(
    language: "ru",
    pull: "Потяните, чтобы обновить",
    release: "Отпустите, чтобы обновить",
    refreshing: "Обновление…",
    refreshed: "Обновлено",
    refreshFailed: "Не удалось обновить",
    lastUpdated: "Последнее обновление: {}",
    pullToLoad: "Потяните, чтобы загрузить ещё",
    releaseToLoad: "Отпустите, чтобы загрузить ещё",
    tapToLoad: "Нажмите, чтобы загрузить ещё",
    loading: "Загрузка…",
    loaded: "Загружено",
    loadFailed: "Не удалось загрузить. Нажмите, чтобы повторить",
    noMore: "Больше ничего нет",
    refreshCommand: "Обновить"
  )
}
