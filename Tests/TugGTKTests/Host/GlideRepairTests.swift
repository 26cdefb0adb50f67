// SPDX-License-Identifier: MIT

import Testing

@testable import TugGTK

/// Positions of GTK's own scrolling that know nothing of rows put in above.
@Suite struct GlideRepairTests {
  /// A glide that has come to 190 of 4000 points, when rows of `growth` points come in above.
  private func glide(growth: Double = 600, jump: Double = 600, page: Double = 600) -> GlideRepair {
    var repair = GlideRepair()
    repair.resized(value: 0, length: 4000, page: page, now: 1)
    for value in [230.0, 210, 190] { #expect(repair.scrolled(to: value, now: 2) == nil) }
    repair.resized(value: 190 + jump, length: 4000 + growth, page: page, now: 2)
    #expect(repair.scrolled(to: 190 + jump, now: 2) == nil)
    return repair
  }

  @Test func `a glide goes on where the list is, to its end`() {
    var repair = glide()
    for (place, right) in [(172.4, 772.4), (156, 756), (12, 612), (0, 600)] {
      #expect(repair.scrolled(to: place, now: 2) == right)
      #expect(repair.scrolled(to: right, now: 2) == nil)
      // The list's own whole point.
      #expect(repair.scrolled(to: right.rounded(.down), now: 2) == nil)
    }
  }

  @Test func `once a glide is over every place is taken as it is`() {
    var repair = glide()
    #expect(repair.scrolled(to: 172, now: 2.01) == 772)
    #expect(repair.scrolled(to: 772, now: 2.01) == nil)
    #expect(repair.scrolled(to: 0, now: 2.12) == nil)
    #expect(repair.scrolled(to: 10, now: 2.13) == nil)
  }

  @Test func `a place near the list's own ends the repair`() {
    var repair = glide()
    #expect(repair.scrolled(to: 740, now: 2) == nil)
    #expect(repair.scrolled(to: 100, now: 2) == nil)
  }

  /// Rows at the end move nothing; rows that were measured move the list by little.
  @Test(arguments: [(600.0, 0.0), (40, 40), (600, 299), (0, 600)])
  func `nothing is repaired where no page came in above`(growth: Double, jump: Double) {
    var repair = glide(growth: growth, jump: jump)
    #expect(repair.scrolled(to: 172, now: 2) == nil)
  }

  @Test func `a list at rest is not gliding`() {
    var repair = GlideRepair()
    repair.resized(value: 0, length: 4000, page: 600, now: 1)
    #expect(repair.scrolled(to: 190, now: 2) == nil)
    repair.resized(value: 790, length: 4600, page: 600, now: 2.2)
    #expect(repair.scrolled(to: 790, now: 2.2) == nil)
    #expect(repair.scrolled(to: 172, now: 2.21) == nil)
  }
}
