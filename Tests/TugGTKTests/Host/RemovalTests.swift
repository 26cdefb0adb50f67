// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugLooks

@testable import TugGTK

extension HostTests {
  /// Taking things away at any moment.
  @Suite struct RemovalTests {
    /// A moment in the life of a refresh.
    enum Moment: CaseIterable {
      case rest, pulling, armed, refreshing, reveal, result, retreat

      /// Whether a finger is on the screen.
      var isUnderFinger: Bool { self == .pulling || self == .armed }
    }

    private func stage(at moment: Moment) throws -> Stage {
      let stage = try Stage()
      stage.addHeader()
      switch moment {
      case .rest: break
      case .pulling: stage.touch([(180, 100), (180, 150)], lifts: false)
      case .armed: stage.touch([(180, 100), (180, 280)], lifts: false)
      case .reveal:
        stage.view.header?.begin()
        spin(0.08)
      case .refreshing, .result, .retreat:
        stage.view.header?.begin()
        stage.settle()
      }
      if moment == .result || moment == .retreat { stage.view.header?.end() }
      if moment == .retreat { spin(2) { stage.displacement < 60 } }
      return stage
    }

    private func lift(_ stage: Stage, _ moment: Moment) {
      if moment.isUnderFinger { stage.lift((180, 200)) }
    }

    @Test(arguments: Moment.allCases)
    func `F1 a header can be removed at any moment and leaves nothing`(moment: Moment) throws {
      let stage = try stage(at: moment)
      weak let header = stage.view.header
      stage.view.header = nil
      #expect(header == nil)
      lift(stage, moment)
      spin(0.3)
      #expect(stage.displacement == 0)
      #expect(stage.view.driver.demand == .none)
      stage.touch([(180, 100), (180, 280)])
      #expect(stage.displacement == 0)
      stage.close()
    }

    @Test(arguments: Moment.allCases)
    func `F1 a header can be replaced at any moment, and its old end counts for nothing`(
      moment: Moment
    ) throws {
      let stage = try stage(at: moment)
      let old = stage.view.header
      stage.addHeader()
      old?.end()
      lift(stage, moment)
      spin(0.3)
      #expect(stage.phase == .idle)
      #expect(stage.displacement == 0)
      let before = stage.refreshes
      stage.touch([(180, 100), (180, 280)])
      #expect(stage.refreshes == before + 1)
      stage.settle()
      #expect(stage.displacement == 60)
      stage.close()
    }

    @Test(arguments: Moment.allCases)
    func `F6 the window can be destroyed at any moment`(moment: Moment) throws {
      let stage = try stage(at: moment)
      stage.close()
      lift(stage, moment)
      spin(0.3)
    }

    @Test(arguments: Moment.allCases)
    func `the view can leave its window at any moment and come back`(moment: Moment) throws {
      let stage = try stage(at: moment)
      // Keeps the view while it is in no window.
      let view = stage.view
      gtk_window_set_child(cast(stage.window.pointer), nil)
      spin(0.1)
      lift(stage, moment)
      #expect(view.driver.isPulling == false)
      gtk_window_set_child(cast(stage.window.pointer), view.widget)
      spin(0.3)
      let isRunning = moment == .refreshing || moment == .reveal
      #expect(stage.phase == (isRunning ? .refreshing : .idle))
      if isRunning { view.header?.end() }
      spin(2) { stage.phase == .idle }
      stage.settle()
      #expect(stage.displacement == 0)
      let before = stage.refreshes
      stage.touch([(180, 100), (180, 280)])
      #expect(stage.refreshes == before + 1)
      withExtendedLifetime(view) {}
      gtk_window_destroy(cast(stage.window.pointer))
      spin(0.05)
    }

    /// A moment in the life of a footer.
    enum LoadMoment: CaseIterable {
      case rest, pulling, armed, loading, ending, failed, exhausted

      /// Whether a finger is on the screen.
      var isUnderFinger: Bool { self == .pulling || self == .armed }
    }

    private func stage(at moment: LoadMoment) throws -> Stage {
      let stage = try Stage(rows: 100)
      let footer = stage.addFooter(.onRelease)
      stage.offset = 3400
      spin(0.1)
      let end = moment == .pulling ? 360.0 : 150
      stage.touch([(180, 400), (180, end)], lifts: !moment.isUnderFinger)
      stage.settle()
      switch moment {
      case .pulling: #expect(footer.phase == .pulling)
      case .armed: #expect(footer.phase == .armed)
      case .loading: #expect(footer.phase == .refreshing)
      case .ending:
        footer.end()
        #expect(footer.phase == .ending(.success))
      case .rest:
        footer.reset()
        stage.settle()
        #expect(footer.phase == .idle)
      case .failed:
        footer.end(.failure)
        #expect(spin(3) { footer.phase == .failed })
      case .exhausted:
        footer.end(.noMore)
        #expect(spin(3) { footer.phase == .exhausted })
      }
      return stage
    }

    @Test(arguments: LoadMoment.allCases)
    func `F1 a footer can be removed and replaced at any moment`(moment: LoadMoment) throws {
      let stage = try stage(at: moment)
      let old = stage.view.footer
      stage.addFooter(.onRelease)
      old?.end()
      if moment.isUnderFinger { stage.lift((180, 150)) }
      spin(0.3)
      #expect(stage.view.footer?.phase == .idle)
      stage.view.footer = nil
      stage.settle()
      #expect(stage.displacement == 0)
      #expect(stage.view.driver.demand == .none)
      #expect(stage.offset == 3400)
      stage.close()
    }

    @Test(arguments: LoadMoment.allCases)
    func `F6 the window can be destroyed at any moment of a load`(moment: LoadMoment) throws {
      let stage = try stage(at: moment)
      stage.close()
      if moment.isUnderFinger { stage.lift((180, 150)) }
      spin(0.2)
    }

    @Test func `F6 the window can be destroyed while a touchpad pulls`() throws {
      let stage = try Stage.underPointer()
      stage.pad(-2, ends: false)
      #expect(stage.phase == .pulling || stage.phase == .armed)
      stage.close()
      try Rig.shared().touchpad.scroll(y: 0)
      spin(0.3)
    }

    @Test func `F7 a control that leaves cancels its asynchronous action once`() async throws {
      let stage = try Stage()
      var outcomes: [String] = []
      stage.view.header = RefreshHeader(.balls) {
        do {
          try await Task.sleep(for: .seconds(30))
          outcomes.append("done")
        } catch {
          outcomes.append("cancelled")
          throw error
        }
      }
      stage.view.header?.begin()
      await Task.yield()
      stage.view.header = nil
      for _ in 0..<3000 where outcomes.isEmpty { try? await Task.sleep(for: .milliseconds(10)) }
      #expect(outcomes == ["cancelled"])
      #expect(stage.displacement == 0)
      stage.close()
    }

    @Test func `a control goes from one view to another`() throws {
      let first = try Stage()
      let header = first.addHeader()
      header.begin()
      first.settle()
      let other = TugView(
        child: try #require(Rows.scrolledWindow(Rows.listBox(count: 9, height: 40)))
      )
      other.header = header
      #expect(first.view.header == nil)
      #expect(header.phase == .idle)
      spin(0.1)
      #expect(first.displacement == 0)
      first.window.close()
    }
  }
}
