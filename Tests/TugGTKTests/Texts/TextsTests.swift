// SPDX-License-Identifier: MIT

import Testing
import Tug

@testable import TugGTK

@Suite nonisolated struct TextsTests {
  @Test(arguments: [
    ("en_GB.UTF-8", Texts.english), ("de", .german), ("de_AT@euro", .german),
    ("zh_CN.UTF-8", .simplifiedChinese), ("zh-Hans-CN", .simplifiedChinese),
    ("zh_SG", .simplifiedChinese), ("zh-Hans-HK", .simplifiedChinese),
    ("zh_TW.UTF-8", .traditionalChinese), ("zh-Hant", .traditionalChinese),
    ("zh_HK", .traditionalChinese), ("ja_JP.eucJP", .japanese), ("ko", .korean),
    ("fr_CA", .french), ("es_419", .spanish), ("pt_PT", .brazilianPortuguese),
    ("ru_RU", .russian), ("ar_EG", .arabic), ("he_IL", .hebrew), ("iw_IL", .hebrew),
    ("xx", .english), ("C", .english), ("", .english),
  ])
  func `a locale gets the table of its language and script, any other gets English`(
    tag: String,
    table: Texts
  ) {
    #expect(Texts.table(for: tag) == table)
  }

  private static let tables: [Texts] = [
    .english, .simplifiedChinese, .traditionalChinese, .japanese, .korean, .german, .french,
    .spanish, .brazilianPortuguese, .russian, .arabic, .hebrew,
  ]

  @Test(arguments: tables)
  func `every text of every language has words, and the time has its slot`(table: Texts) {
    for key in TextKey.allCases { #expect(!table[key].isEmpty) }
    #expect(table.lastUpdated(at: "12:34").contains("12:34"))
    #expect(!table.lastUpdated(at: "12:34").contains("{}"))
  }

  @Test func `each text can be replaced by itself`() {
    for key in TextKey.allCases {
      var texts = Texts.english
      texts[key] = "Ours"
      for other in TextKey.allCases {
        #expect(texts[other] == (other == key ? "Ours" : Texts.english[other]), "\(key), \(other)")
      }
    }
    var texts = Texts.english
    texts.noMore = "Ours"
    #expect(texts[.noMore] == "Ours")
  }

  @Test func `no two languages share a text by accident`() {
    for key in TextKey.allCases where key != .refreshCommand {
      let different = Set(Self.tables.map { $0[key] })
      // Chinese in its two scripts and Japanese may write a word alike.
      #expect(different.count >= Self.tables.count - 2, "\(key)")
    }
  }
}
