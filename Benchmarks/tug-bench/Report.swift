// SPDX-License-Identifier: MIT

/// Prints rows as a table: what was measured, what it took, what it may take, and where it stands.
func report(_ rows: [Row]) {
  let cells =
    [["what", "ns", "allocations", "budget", ""]]
    + rows.map { row in
      [
        row.name,
        decimal(row.nanoseconds),
        row.allocations.map(decimal) ?? "not counted",
        row.budget.words,
        row.verdict,
      ]
    }
  let widths = (0..<5).map { column in cells.map { $0[column].count }.max() ?? 0 }
  for line in cells {
    let padded = line.indices.map { column in
      let gap = String(repeating: " ", count: widths[column] - line[column].count)
      return column == 1 || column == 2 ? gap + line[column] : line[column] + gap
    }
    print(padded.joined(separator: "  "))
  }
}

extension Row {
  /// “OK” within the budget, “over” beyond it, “WRONG” when the results were not right, and nothing
  /// where there is no budget.
  fileprivate var verdict: String {
    if !isRight { return "WRONG" }
    let isOver =
      budget.nanoseconds.map { nanoseconds > $0 } == true
      || budget.allocations.map { (allocations ?? 0) > $0 } == true
    if isOver { return "over" }
    return budget.nanoseconds == nil && budget.allocations == nil ? "" : "OK"
  }
}

extension Budget {
  fileprivate var words: String {
    [
      nanoseconds.map { "≤ \(decimal($0)) ns" },
      allocations.map { $0 == 0 ? "0 allocations" : "≤ \(decimal($0)) allocations" },
    ].compactMap(\.self).joined(separator: ", ")
  }
}

/// At most two decimals, without zeros at the end.
private func decimal(_ value: Double) -> String {
  let hundredths = Int(value * 100 + 0.5)
  let (whole, part) = hundredths.quotientAndRemainder(dividingBy: 100)
  if part == 0 { return "\(whole)" }
  return part % 10 == 0 ? "\(whole).\(part / 10)" : "\(whole).\(part < 10 ? "0" : "")\(part)"
}
