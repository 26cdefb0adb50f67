// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import TugUIKit

extension HostTests {
  /// What is known of a finger when the recogniser and the scroll view disagree.
  struct Fingers {
    private final class Scroll: UIScrollView {
      var tracks = false
      override var isTracking: Bool { tracks }
    }

    /// A report of the recogniser, or what the view says of tracking, and what follows from it.
    private enum Step {
      case report(UIGestureRecognizer.State, Finger.Event?)
      case tracks(Bool, isDown: Bool)
    }

    private func follow(_ steps: [Step]) {
      let scroll = Scroll()
      var finger = Finger()
      for (number, step) in steps.enumerated() {
        switch step {
        case .report(let state, let expected):
          let event = finger.note(state)
          #expect(event == expected, "step \(number)")
        case .tracks(let tracks, let expected):
          scroll.tracks = tracks
          let isDown = finger.isDown(on: scroll)
          #expect(isDown == expected, "step \(number)")
        }
      }
    }

    @Test func `A lift is over when the recogniser says so, until the view tracks anew`() {
      follow([
        .report(.began, .down), .report(.changed, nil), .tracks(true, isDown: true),
        .report(.ended, .up), .tracks(true, isDown: false), .tracks(false, isDown: false),
        .tracks(true, isDown: true),
      ])
    }

    @Test func `A drag that ends otherwise is cancelled, and what is possible is none`() {
      for state in [UIGestureRecognizer.State.cancelled, .failed] {
        follow([.report(.began, .down), .report(state, .cancelled), .tracks(false, isDown: false)])
      }
      follow([.report(.began, .down), .report(.possible, nil), .tracks(false, isDown: false)])
    }
  }
}
