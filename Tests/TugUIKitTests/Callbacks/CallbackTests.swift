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

    @Test(arguments: [true, false])
    func `What a callback begins and takes back calls no action, in its list and in another`(
      isOwn: Bool
    ) {
      let stage = Stage()
      let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
      stage.window.addSubview(other)
      let header = stage.addHeader()
      var actions = 0
      let look = Look(metrics: LookMetrics(extent: 54, dwell: .none)) { _, _ in }
      let second = RefreshHeader(look, onRefresh: { actions += 1 })
      other.tug.header = second
      let control = isOwn ? header : second
      header.onPull = { _, _ in
        header.onPull = nil
        control.begin()
        control.reset()
      }
      stage.drag(to: -90)
      #expect(stage.actions + actions == 0)
      #expect(control.phase == .idle)
      control.begin()
      #expect(stage.actions + actions == 1)
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

    @Test func `A control that comes to the list that delivers hears of its former list first`() {
      let (stage, other) = (
        Stage(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
      )
      stage.window.addSubview(other)
      stage.scroll.tug.isExclusive = false
      let header = stage.addHeader()
      let look = Look(metrics: LookMetrics(extent: 54, dwell: .none)) { _, _ in }
      let moving = RefreshHeader(look, onRefresh: {})
      other.tug.header = moving
      moving.begin(reveal: .never)
      var phases: [Phase] = []
      moving.onPhaseChange = { _, new in phases.append(new) }
      header.onPhaseChange = { _, new in
        guard new == .armed else { return }
        stage.scroll.tug.footer = moving
        moving.begin(reveal: .never)
      }
      stage.drag(to: -130)
      #expect(phases == [.idle, .refreshing])
      #expect(moving.phase == .refreshing)
      header.onPhaseChange = nil
    }

    @Test func `What a removal brings about is told after it, also outside of a callback`() {
      let stage = Stage()
      let header = stage.addHeader()
      let footer = stage.addFooter(.onRelease)
      stage.drag(to: -90)
      var (heard, isPulled) = ([String](), false)
      footer.onPhaseChange = { _, new in heard.append("\(new)\(isPulled ? " in onPull" : "")") }
      header.onPull = { pull, _ in
        isPulled = true
        heard.append("pull \(pull)")
        footer.begin(reveal: .never)
        isPulled = false
      }
      stage.scroll.tug.header = nil
      #expect(heard == ["pull 0.0", "refreshing"])
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
