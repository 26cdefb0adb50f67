// SPDX-License-Identifier: MIT

import Testing
import Tug

@Test func `two demands together are served by the one that asks for more`() {
  let rows: [(one: FrameDemand, other: FrameDemand, both: FrameDemand)] = [
    (.none, .none, .none), (.none, .at(3), .at(3)), (.none, .until(3), .until(3)),
    (.none, .forever, .forever), (.at(3), .at(5), .at(3)), (.until(3), .until(5), .until(5)),
    (.at(3), .until(5), .until(5)), (.at(5), .until(3), .until(3)), (.at(5), .forever, .forever),
    (.until(5), .forever, .forever), (.forever, .forever, .forever),
  ]
  for row in rows {
    #expect(row.one.merged(with: row.other) == row.both)
    #expect(row.other.merged(with: row.one) == row.both)
  }
}
