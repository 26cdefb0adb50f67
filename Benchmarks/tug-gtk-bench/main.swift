// SPDX-License-Identifier: MIT

import CTugGtk
import Glibc
import TugGTK

// Times of frames of the GTK host, as GTK's frame clock brackets them: layout and paint, in CPU time
// of the main thread. scripts/bench-gtk.sh starts a display and chooses the renderer.

guard gtk_init_check() != 0 else { exit(2) }
let renderer = getenv("GSK_RENDERER").map { String(cString: $0) } ?? "default"
print("GTK \(gtk_get_major_version()).\(gtk_get_minor_version()), renderer \(renderer)")
print("")
print("| frame | median | 95 % | budget |")
print("|---|---|---|---|")

for (name, look) in Look.catalogue {
  let stage = Stage(rows: 1_000, look: look)
  stage.refreshFully()
  row("strip of \(name), refreshing, drawn alone", stage.stripFrames(300), budget: "500 µs")
  row("window with \(name) refreshing", stage.frames(for: 3), budget: "")
  stage.close()
}
for rows in [1_000, 10_000, 100_000] {
  let bare = Stage(rows: rows, look: nil)
  row("one step of scrolling \(rows) rows without a view", bare.scroll(60), budget: "")
  bare.close()
  let stage = Stage(rows: rows, look: .standard)
  row("one move of a pull over \(rows) rows", stage.pull(60), budget: "")
  stage.close()
}

/// Prints a line of the table.
func row(_ name: String, _ times: [Double], budget: String) {
  let sorted = times.sorted()
  guard !sorted.isEmpty else { return print("| \(name) | none | | |") }
  func microseconds(_ share: Double) -> String {
    "\(Int((sorted[Int(Double(sorted.count - 1) * share)] * 1_000_000).rounded())) µs"
  }
  print("| \(name) | \(microseconds(0.5)) | \(microseconds(0.95)) | \(budget) |")
}
