// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// What an app does in the callbacks of its controls and of its list.
  struct Callbacks {
    @Test(arguments: CallbackPlace.all)
    func `Whatever the app does in a callback, it hears all in order, and nothing stays behind`(
      place: CallbackPlace
    ) {
      for deed in Deed.all {
        let life = CallbackLife(place, deed)
        life.run()
        #expect(life.faults == [], "\(deed.name)")
      }
    }

    @Test func `What a callback begins and ends is told after it, also when it tells of the pull`()
    {
      let stage = Stage()
      let header = stage.addHeader()
      var heard: [String] = []
      header.onPhaseChange = { _, new in heard.append("\(new)") }
      header.onPull = { _, _ in
        header.onPull = nil
        header.begin()
        header.end(.noMore)
        heard.append("pull")
      }
      stage.drag(to: -90)
      #expect(heard == ["pulling", "pull", "refreshing", "\(Phase.ending(.noMore))"])
      #expect(stage.actions == 1)
    }

    @Test
    func `A control that another list takes in a callback hears of both, one after the other`() {
      let (stage, other) = (
        Stage(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
      )
      stage.window.addSubview(other)
      let header = stage.addHeader()
      header.onPhaseChange = { _, new in
        stage.phases.append(new)
        guard new == .armed else { return }
        other.tug.header = header
        header.begin()
      }
      stage.drag(to: -130)
      #expect(stage.phases == [.pulling, .armed, .pulling, .idle, .refreshing])
      #expect(header.phase == .refreshing)
      #expect(stage.actions == 1)
    }

    @Test
    func `The app's own view that removes its control as it is pulled hears of rest, in the end`() {
      final class Own: UIView, StripContent {
        var stripMetrics: LookMetrics { LookMetrics(extent: 54, dwell: .none) }
        func stripDidPull(_ pull: Double, progress: Double) {
          if pull > 20 { (superview?.superview as? UIScrollView)?.tug.header = nil }
        }
      }
      let stage = Stage()
      let header = RefreshHeader(view: Own(), onRefresh: {})
      var pulls: [Double] = []
      header.onPull = { pull, _ in pulls.append(pull) }
      stage.scroll.tug.header = header
      stage.drag(to: -90)
      #expect(pulls == [26, 0])
    }
  }
}
