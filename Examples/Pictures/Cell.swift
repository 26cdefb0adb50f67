// SPDX-License-Identifier: MIT

import TugUIKit
import UIKit

/// A small list with one strip in one state.
final class Cell {
  /// What the strip is doing.
  enum State: String, CaseIterable {
    case half = "half way"
    case armed
    case refreshing
    case success
    case failure
  }

  /// What surrounds the list.
  enum Surroundings: String, CaseIterable {
    case light
    case dark
    case rightToLeft = "right to left"
  }

  static let size = CGSize(width: 300, height: 210)
  private static let rowHeight: CGFloat = 30
  private static let rowCount = 14

  let scroll = UIScrollView()
  private let subject: Subject
  private let control: StripControl

  init(_ subject: Subject, _ surroundings: Surroundings) {
    self.subject = subject
    control = subject.makeControl()
    // The results stay as long as the picture takes.
    control.options.metrics.dwell = Dwell(success: 60, failure: 60, cancelled: 60, noMore: 60)
    scroll.backgroundColor = .systemBackground
    scroll.clipsToBounds = true
    scroll.overrideUserInterfaceStyle = surroundings == .dark ? .dark : .light
    if surroundings == .rightToLeft {
      scroll.semanticContentAttribute = .forceRightToLeft
      control.texts = .arabic
    } else {
      control.texts = .english
    }
    addRows()
  }

  /// Takes its place in a window.
  func place(in window: UIWindow, at origin: CGPoint) {
    scroll.frame = CGRect(origin: origin, size: Self.size)
    window.addSubview(scroll)
    if subject.isFooter {
      scroll.tug.footer = control
      scroll.contentOffset.y = end
    } else {
      scroll.tug.header = control
    }
  }

  /// Brings the strip to a state that it keeps.
  func begin(_ state: State) {
    switch state {
    case .half, .armed: break
    case .refreshing, .success, .failure: control.begin(reveal: .always)
    }
  }

  /// Goes on to the state that the picture shows.
  func finish(_ state: State) {
    switch state {
    case .half: pull(0.5)
    case .armed: pull(1.15)
    case .refreshing: break
    case .success: control.end(subject.isFooter ? .noMore : .success)
    case .failure: control.end(.failure)
    }
  }

  private func pull(_ progress: CGFloat) {
    guard control.options.trigger.isPull else { return }
    let distance = CGFloat(control.options.metrics.trigger ?? control.options.extent) * progress
    let middle = CGPoint(x: scroll.frame.midX, y: scroll.frame.midY)
    guard let window = scroll.window else { return }
    StandIn.touch(at: middle, in: window).drag(toY: subject.isFooter ? end + distance : -distance)
  }

  private var end: CGFloat {
    scroll.contentSize.height + scroll.contentInset.bottom - Self.size.height
  }

  private func addRows() {
    let height = Self.rowHeight * CGFloat(Self.rowCount)
    scroll.contentSize = CGSize(width: Self.size.width, height: height)
    for row in 0..<Self.rowCount {
      let y = Self.rowHeight * CGFloat(row)
      let view = UIView(frame: CGRect(x: 0, y: y, width: Self.size.width, height: Self.rowHeight))
      view.backgroundColor = .secondarySystemBackground
      let line = UIView(
        frame: CGRect(x: 0, y: Self.rowHeight - 1, width: Self.size.width, height: 1)
      )
      line.backgroundColor = .separator
      let width = 90 + CGFloat(row * 37 % 80)
      let isReversed = scroll.semanticContentAttribute == .forceRightToLeft
      let x = isReversed ? Self.size.width - 16 - width : 16
      let bar = UIView(frame: CGRect(x: x, y: 11, width: width, height: 8))
      bar.backgroundColor = .systemGray4
      view.addSubview(bar)
      view.addSubview(line)
      scroll.addSubview(view)
    }
  }
}
