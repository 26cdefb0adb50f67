// SPDX-License-Identifier: MIT

import Testing
import TugReplay

/// A file that cannot be read, with the error it has to give.
private struct BadFile: CustomTestStringConvertible, Sendable {
  var text: String
  var line: Int
  var found: String
  var expected: String

  var testDescription: String { text }

  init(_ text: String, line: Int = 1, found: String, expected: String) {
    self.text = text
    self.line = line
    self.found = found
    self.expected = expected
  }
}

private let phases = "a phase: idle, pulling, armed, refreshing, ending, failed, exhausted"
private let names = "one of idle, pulling, armed, refreshing, ending, failed, exhausted, or nothing"

private let badFiles = [
  BadFile("", found: "end of file", expected: "a step"),
  BadFile("# only\n# comments\n", line: 3, found: "end of file", expected: "a step"),
  BadFile("down\nfly away", line: 2, found: "fly away", expected: "a step"),
  BadFile("down; up 0; jump", found: "jump", expected: "a step"),
  BadFile("down now", found: "now", expected: "end of statement"),
  BadFile("drag", found: "end of line", expected: "an offset"),
  BadFile("drag -64 > x", found: "x", expected: "an offset"),
  BadFile("drag 0 > 9 by 0", found: "end of line", expected: "a size of more than 0"),
  BadFile("drag 0 > 9 by little", found: "little", expected: "the size of a step"),
  BadFile("up slowly", found: "slowly", expected: "a velocity, or fast"),
  BadFile("layout wide", found: "wide", expected: "a length or a size"),
  BadFile("layout", found: "end of line", expected: "a length or a size such as 375x667"),
  BadFile("content", found: "end of line", expected: "a length"),
  BadFile("base top 64→", found: "end of line", expected: "a length"),
  BadFile("base top large", found: "large", expected: "a length"),
  BadFile("write top", found: "end of line", expected: "an inset"),
  BadFile("scale fine", found: "fine", expected: "pixels per point"),
  BadFile(
    "geometry depth 3",
    found: "depth 3",
    expected: "viewport, content, base, safe, scale or reversed"
  ),
  BadFile("geometry base 3", found: "end of line", expected: "an inset"),
  BadFile("+soon", found: "soon", expected: "a time such as +100ms"),
  BadFile("+100", found: "100", expected: "a time such as +100ms"),
  BadFile("@noon", found: "noon", expected: "a time such as @1.5s"),
  BadFile("hold -1s", found: "-1s", expected: "a time such as 100ms"),
  BadFile("hold on", found: "on", expected: "a time such as 100ms"),
  BadFile("10 times", found: "times", expected: "turns"),
  BadFile("1.5 turns", found: "1.5 turns", expected: "a count of turns"),
  BadFile("pointer left", found: "left", expected: "a place"),
  BadFile("exclusive maybe", found: "maybe", expected: "on or off"),
  BadFile("preferences blue", found: "blue", expected: "full, reduced, ltr, rtl or text"),
  BadFile("preferences text big", found: "big", expected: "a scale"),
  BadFile("enabled=perhaps", found: "perhaps", expected: "true or false"),
  BadFile("hidden", found: "end of line", expected: "true or false"),
  BadFile("begin(soon)", found: "soon", expected: "never, always, ifAtTop, notify or a strip"),
  BadFile("begin(notify: 1)", found: "1", expected: "true or false"),
  BadFile("end(badly)", found: "badly", expected: "success, failure, cancelled or noMore"),
  BadFile("end(token -1)", found: "-1", expected: "a call's number"),
  BadFile("end(token 9999999999)", found: "end of line", expected: "a smaller number"),
  BadFile("header extent 0", found: "0", expected: "an extent of more than 0"),
  BadFile("header -5", found: "-5", expected: "an extent of more than 0"),
  BadFile("header large", found: "large", expected: "an option of a strip"),
  BadFile("header on time", found: "time", expected: "release or distance"),
  BadFile("header from here", found: "here", expected: "edge"),
  BadFile("header hold tight", found: "tight", expected: "the hold"),
  BadFile("header trigger", found: "end of line", expected: "the trigger distance"),
  BadFile("header role play", found: "play", expected: "refresh or load"),
  BadFile("header placement up", found: "up", expected: "attached, pinned or behind"),
  BadFile("header dwell long", found: "long", expected: "a time such as 500ms"),
  BadFile("header dwell 1s 2s", found: "end of line", expected: "a time such as 500ms"),
  BadFile("header reveal slow", found: "slow", expected: "a time such as 250ms, or immediate"),
  BadFile("header reveal 1s spring", found: "end of line", expected: "a damping ratio"),
  BadFile(
    "header reveal 1s spring 0",
    found: "0",
    expected: "a damping ratio of more than 0, 1000000 at most"
  ),
  BadFile(
    "header retreat 1s spring 1e300",
    found: "1e300",
    expected: "a damping ratio of more than 0, 1000000 at most"
  ),
  BadFile("header reveal 1s cubic 0 0", found: "end of line", expected: "four numbers of a curve"),
  BadFile("footer prefetch far", found: "far", expected: "a distance"),
  BadFile("footer visibility poor", found: "poor", expected: "always, fills or notEmpty"),
  BadFile("footer minimum 500", found: "500", expected: "a time such as 300ms"),
  BadFile("expect", found: "end of line", expected: "something to expect"),
  BadFile("expect no luck", found: "luck", expected: "something to count"),
  BadFile("expect not lucky", found: "lucky", expected: "something to expect"),
  BadFile("layout 375 x", found: "end of line", expected: "a length"),
  BadFile("expect luck", found: "luck", expected: "something to expect"),
  BadFile("expect phase happy", found: "happy", expected: phases),
  BadFile("expect header happy", found: "happy", expected: phases),
  BadFile("expect y", found: "end of line", expected: "a number"),
  BadFile("expect y -64 or so", found: "or so", expected: "end of statement"),
  BadFile("expect actions many", found: "many", expected: "a number"),
  BadFile("expect frames", found: "end of line", expected: "on or off"),
  BadFile("expect published pulling, flying", found: "flying", expected: names),
  BadFile(
    "expect phase ending badly",
    found: "badly",
    expected: "success, failure, cancelled or noMore"
  ),
  BadFile("fixture", found: "end of line", expected: "a fixture word"),
  BadFile("fixture wood", found: "wood", expected: "a fixture word"),
  BadFile("fixture content", found: "end of line", expected: "the content's length"),
  BadFile("fixture base", found: "end of line", expected: "a length"),
  BadFile("fixture base top", found: "end of line", expected: "a length"),
  BadFile("fixture base 64/x", found: "64/x", expected: "a length"),
  BadFile("fixture base top nan", found: "base top nan", expected: "finite insets"),
  BadFile("fixture auto footer wide", found: "wide", expected: "an option of a strip"),
  BadFile("footer content 900", found: "content", expected: "an option of a strip"),
  BadFile("fixture no hope", found: "hope", expected: "header or footer"),
  BadFile("fixture at home", found: "home", expected: "an offset"),
  BadFile("fixture paging", found: "end of line", expected: "the page's length"),
  BadFile("fixture paging 0", found: "0", expected: "the page's length, more than 0"),
  BadFile("fixture scale -3", found: "-3", expected: "pixels per point, more than 0"),
  BadFile("fixture viewport nan", found: "viewport nan", expected: "a finite length"),
  BadFile("fixture reports late", found: "late", expected: "once or frames"),
  BadFile("fixture answers back", found: "back", expected: "success, failure, cancelled or noMore"),
  BadFile("fixture when ready end()", found: "ready end", expected: phases),
  BadFile("fixture when idle sleep()", found: "sleep", expected: "a step"),
  BadFile("fixture S now", found: "now", expected: "a fixture word"),
  BadFile("fixture auto header", found: "header", expected: "footer"),
  BadFile("fixture base left", found: "end of line", expected: "a length"),
  BadFile(
    "case one\ndown\nfixture content 900",
    line: 3,
    found: "fixture",
    expected: "a step: a case has begun"
  ),
  BadFile("repeat often { down }", found: "often {", expected: "a count"),
  BadFile("repeat -1 { down }", found: "-1 {", expected: "a count"),
  BadFile("repeat 2 down", found: "down", expected: "{"),
  BadFile("repeat 1000001 { down }", found: "repeat 1000001", expected: "1000000 steps at most"),
  BadFile(
    "repeat 2000 {\nrepeat 1000 { down }\n}",
    found: "repeat 2000",
    expected: "1000000 steps at most"
  ),
  BadFile("1000001 turns", found: "1000001 turns", expected: "1000000 turns at most"),
  BadFile("drag 0 > 1000001 by 1", found: "1", expected: "1000000 steps at most"),
  BadFile("+100000s", found: "100000s", expected: "a day at most"),
  BadFile("down\r\nup 0\r\nfly\r\n", line: 3, found: "fly", expected: "a step"),
  BadFile("down\rup 0\rfly", line: 3, found: "fly", expected: "a step"),
  BadFile("down\n}", line: 2, found: "}", expected: "a step: no repetition is open"),
  BadFile(
    "repeat 2 {\ndown\nup 0",
    line: 3,
    found: "end of case",
    expected: "} for the repeat of line 1"
  ),
  BadFile(
    "repeat 2 {\ndown\ncase two\nup 0",
    line: 3,
    found: "end of case",
    expected: "} for the repeat of line 1"
  ),
]

@Test(arguments: badFiles)
private func `a bad file is told with its line, what stands there and what was expected`(
  file: BadFile
) {
  let error = #expect(throws: ReplayError.self) { try Replay(parsing: file.text) }
  #expect(error?.line == file.line)
  #expect(error?.found == file.found)
  #expect(error?.expected == file.expected)
}

@Test func `an error reads as a sentence`() {
  let error = ReplayError(line: 3, found: "fly", expected: "a step")
  #expect("\(error)" == "line 3: found \"fly\", expected a step")
}
