// SPDX-License-Identifier: MIT

import Testing
import TugReplay

/// A pull that has refreshed and ended with a failure that dwells.
private let steps = """
  fixture header dwell 1s
  fixture content 2000, back footer
  down; drag -64 -> -130; up 0; settle; end(.failure)

  """

private func firstFailure(_ text: String) throws -> ReplayRun.Failure? {
  ReplayRun.run(try Replay(parsing: steps + text).cases[0]).failure
}

@Test(arguments: [
  "phase ending", "phase ending fail", "header.phase ending(failure)", "state ending",
  "footer.phase idle", "cTop 54", "contribution 54", "contribution top = 54",
  "header contribution 54", "footer contribution 0", "y \u{2212}118", "offset -118", "y > -119",
  "y < -117", "effective top 118", "adjusted top 118", "actions 1", "actions(header) 1",
  "footer.actions 0", "offset writes 1", "inset writes 1", "writes 2", "distance to the end 1451",
  "header frame minY -54", "p 54", "header visible",
  "published pulling → armed → refreshing → ending", "footer.phase idle, footer progress 0",
  "published footer none", "sequence pulling, armed, refreshing, ending", "not refreshing",
  "not hidden", "no pull footer", "not no haptics", "phase is ending", "actions stays 1",
  "y ≈ \u{2212}118", "effective inset top 118", "bottom inset 0", "offsetWrites 1",
  "insetWrites = 1",
  "frame minY=-54", "minY -54", "indicator on", "tracks on", "shown", "not gone", "not y -64",
  "announced refreshing, refreshFailed", "footer published nothing, offset writes 1",
  "y -118, header.published pulling, armed, refreshing, ending, not idle",
  "published pulling, armed > refreshing, ending", "published pulling armed, > refreshing ending",
  "published pulling armed, refreshing ending, phase ending", "footer.published none, shown",
  "announced refreshing refreshFailed, header.ending",
])
func `a claim that holds can be spelt in several ways`(claim: String) throws {
  #expect(try firstFailure("expect \(claim)") == nil)
}

@Test(arguments: [
  ("phase ending success", "ending failure"), ("phase idle", "ending"), ("y > -118", "-118"),
  ("y < -118", "-118"), ("writes 1", "2"), ("contribution bottom 44", "0"),
  ("actions(footer) 1", "0"), ("published nothing", "pulling, armed, refreshing, ending"),
  ("announced nothing", "refreshing, refreshFailed"),
  ("progress 0.98", "1"), ("actions 1.4", "1"), ("inset writes 0.6", "1"),
  ("y min -118", "-130"), ("y max -118", "-64"), ("rising", "-64 then -130"),
  ("published pulling, armed, refreshing, ending, rising", "-64 then -130"),
])
func `a claim that does not hold tells what was seen`(claim: String, seen: String) throws {
  #expect(try firstFailure("expect \(claim)")?.seen == seen)
}

@Test func `a strip can be taken away and replaced as a property is`() throws {
  let failure = try firstFailure(
    """
    header = new header
    expect phase idle, cTop 0, y -64; down; drag -64 > -130; up 0; settle; expect actions 2
    header = nil; expect header gone; footer = nil; expect footer gone
    """
  )
  #expect(failure == nil)
}

@Test func `a step that orders nothing has no effects`() throws {
  #expect(try firstFailure("mark; expect effects none; mark; expect effects nothing") == nil)
}

@Test func `what a step orders is told with its motion`() throws {
  let failure = try firstFailure(
    """
    +2s; header reveal 0.4s spring 0.8; begin(reveal: always)
    expect effects phase header idle refreshing | reserve header 54 in 0.4s spring 0.8 \
    | offset -118 in 0.4s spring 0.8 | announce refreshing | perform header 2 | tracks header on
    """
  )
  #expect(failure == nil)
}

@Test func `tabs part words, and insets at the sides change nothing`() throws {
  let failure = try firstFailure(
    "\t+100ms\tbase\tleft\t20→50\n\texpect\tphase\tending\t\n+2 s\nexpect phase idle, y -64"
  )
  #expect(failure == nil)
}
