// SPDX-License-Identifier: MIT

import TugUIKit
import UIKit

// Draws what the UIKit host shows: a sheet per look, a column a state, a row for light, dark and
// right to left. Usage: tug-pictures FOLDER [NAME…], by default of all looks.

let gap: CGFloat = 8
let titleHeight: CGFloat = 20

/// Draws the sheet of one look.
func sheet(_ subject: Subject) -> StandIn.Picture {
  StandIn.reset()
  let (columns, rows) = (Cell.State.allCases, Cell.Surroundings.allCases)
  let size = CGSize(
    width: gap + (Cell.size.width + gap) * CGFloat(columns.count),
    height: titleHeight + (Cell.size.height + gap) * CGFloat(rows.count)
  )
  let window = StandIn.makeWindow(size: size)
  window.backgroundColor = .systemGray3
  var cells: [(Cell, Cell.State)] = []
  for (column, state) in columns.enumerated() {
    let x = gap + (Cell.size.width + gap) * CGFloat(column)
    let title = UILabel(frame: CGRect(x: x, y: 0, width: Cell.size.width, height: titleHeight))
    title.text = "\(subject.name): \(state.rawValue)"
    title.font = .systemFont(ofSize: 12)
    window.addSubview(title)
    for (row, surroundings) in rows.enumerated() {
      let cell = Cell(subject, surroundings)
      let y = titleHeight + (Cell.size.height + gap) * CGFloat(row)
      cell.place(in: window, at: CGPoint(x: x, y: y))
      cells.append((cell, state))
    }
  }
  StandIn.turn()
  for (cell, state) in cells { cell.begin(state) }
  StandIn.advance(by: 0.7)
  for (cell, state) in cells { cell.finish(state) }
  StandIn.advance(by: 0.55)
  return StandIn.render(window, scale: 2)
}

let arguments = CommandLine.arguments.dropFirst()
let names = arguments.dropFirst()
let subjects = Subject.all.filter { names.isEmpty || names.contains($0.name) }
guard let path = arguments.first, subjects.count == names.count || names.isEmpty else {
  print("usage: tug-pictures FOLDER [NAME…], of \(Subject.all.map(\.name).joined(separator: ", "))")
  exit(2)
}
let folder = URL(fileURLWithPath: path)
do {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for subject in subjects {
    let file = folder.appendingPathComponent("\(subject.name).png")
    try sheet(subject).png.write(to: file)
    print(file.path)
  }
} catch {
  print("tug-pictures: \(error.localizedDescription)")
  exit(1)
}
