// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugGTKLibrary
import TugLooks

@testable import TugGTK

extension HostTests {
  /// What controls hear of their own end, and of that of others.
  @Suite struct DepartureTests {
    @Test func `a control that is replaced hears of its end, and the next one does not`() throws {
      let stage = try Stage()
      let header = stage.addHeader()
      header.begin()
      stage.settle()
      #expect(stage.phases == [.refreshing])
      let next = RefreshHeader(.balls, onRefresh: {})
      var heard: [Phase] = []
      next.onPhaseChange = { _, new in heard.append(new) }
      stage.view.header = next
      #expect(stage.phases == [.refreshing, .idle])
      #expect(heard == [])
      stage.window.close()
    }

    /// The phases of which a header hears while it is pulled, refreshes and ends.
    nonisolated static let phases: [Phase] = [.pulling, .armed, .refreshing, .ending(.success)]

    private func play(_ stage: Stage, _ header: StripControl) {
      stage.touch([(180, 100), (180, 280)])
      stage.settle()
      header.end()
      stage.settle()
    }

    @Test(arguments: phases)
    func `a control that is removed in its own callback hears of its rest, once and after it`(
      phase: Phase
    ) throws {
      let stage = try Stage()
      let header = stage.addHeader()
      var (seen, depth, pull) = ([Phase](), 0, 0.0)
      header.onPull = { value, _ in pull = value }
      header.onPhaseChange = { [weak view = stage.view] old, new in
        #expect(depth == 0 && old == seen.last ?? .idle)
        depth += 1
        seen.append(new)
        if new == phase { view?.header = nil }
        depth -= 1
      }
      play(stage, header)
      #expect(seen.last == .idle && seen.count { $0 == .idle } == 1)
      #expect(pull == 0)
      #expect(stage.refreshes == (phase == .ending(.success) ? 1 : 0))
      #expect(stage.displacement == 0 && stage.view.driver.demand == .none)
      stage.window.close()
    }

    @Test(arguments: phases)
    func `a control that comes in a callback hears and does nothing of the one before`(
      phase: Phase
    ) throws {
      let stage = try Stage()
      let header = stage.addHeader()
      var (seen, heard, others) = ([Phase](), [Phase](), 0)
      let other = RefreshHeader(.standard, onRefresh: { others += 1 })
      other.onPhaseChange = { _, new in heard.append(new) }
      header.onPhaseChange = { [weak view = stage.view] _, new in
        seen.append(new)
        if new == phase {
          view?.header = other
          // What follows of the pull would be its own.
          other.isEnabled = false
        }
      }
      play(stage, header)
      #expect(seen.last == .idle && heard == [])
      #expect(others == 0 && stage.refreshes == (phase == .ending(.success) ? 1 : 0))
      #expect(stage.view.header === other)
      stage.window.close()
    }

    @Test func `a control that is removed and set again in a callback begins anew`() throws {
      let stage = try Stage()
      let header = stage.addHeader()
      var seen: [Phase] = []
      header.onPhaseChange = { [weak view = stage.view, weak header] _, new in
        seen.append(new)
        guard new == .refreshing else { return }
        view?.header = nil
        view?.header = header
      }
      header.begin()
      stage.settle()
      #expect(seen == [.refreshing, .idle])
      #expect(header.view === stage.view && header.phase == .idle && stage.refreshes == 0)
      stage.window.close()
    }

    @Test func `a control may go to another view as it leaves`() throws {
      let stage = try Stage()
      let header = stage.addHeader()
      let other = TugView(
        child: try #require(Rows.scrolledWindow(Rows.listBox(count: 9, height: 40)))
      )
      header.onPhaseChange = { [weak header] _, new in
        if new == .idle { other.header = header }
      }
      header.begin()
      stage.view.header = nil
      #expect(other.header === header && header.view === other)
      header.onPhaseChange = nil
      stage.window.close()
    }

    @Test(arguments: [true, false])
    func `a control that is set as another one leaves is the one that stays`(
      isReplaced: Bool
    ) throws {
      let stage = try Stage()
      let (old, new) = (stage.addHeader(), RefreshHeader(.standard, onRefresh: {}))
      old.onPhaseChange = { [weak view = stage.view] _, phase in
        if phase == .idle { view?.header = new }
      }
      old.begin()
      stage.settle()
      stage.view.header = isReplaced ? RefreshHeader(.balls, onRefresh: {}) : nil
      #expect(stage.view.header === new)
      #expect(old.view == nil && new.view === stage.view)
      new.begin()
      stage.settle()
      #expect(new.phase == .refreshing)
      #expect(stage.displacement == new.options.hold)
      stage.window.close()
    }

    @Test func `a pull ends with the control that is removed`() throws {
      let stage = try Stage()
      let header = stage.addHeader()
      var pulls: [Double] = []
      header.onPull = { pull, progress in
        pulls.append(pull)
        #expect((pull == 0) == (progress == 0))
      }
      stage.touch([(180, 100), (180, 200)], lifts: false)
      #expect(pulls.last ?? 0 > 0)
      stage.view.header = nil
      #expect(pulls.last == 0 && pulls.count { $0 == 0 } == 1)
      stage.lift((180, 200))
      stage.window.close()
    }

    @Test func `controls that outlive their view come to rest, and their actions end`() async throws
    {
      var outcomes: [String] = []
      let work = {
        do { try await Task.sleep(for: .seconds(30)) } catch {
          outcomes.append("cancelled")
          throw error
        }
      }
      var phases: [[Phase]] = [[], []]
      let header = RefreshHeader(.balls) { try await work() }
      let footer = LoadMoreFooter(.balls, trigger: .tap) {
        try await work()
        return .hasMore
      }
      header.onPhaseChange = { _, new in phases[0].append(new) }
      footer.onPhaseChange = { _, new in phases[1].append(new) }
      let stage = try Stage()
      stage.view.isExclusive = false
      stage.view.header = header
      stage.view.footer = footer
      header.begin()
      footer.begin()
      await Task.yield()
      weak let view = stage.view
      stage.window.close()
      #expect(view == nil)
      #expect(phases == [[.refreshing, .idle], [.refreshing, .idle]])
      for _ in 0..<3000 where outcomes.count < 2 { try? await Task.sleep(for: .milliseconds(10)) }
      #expect(outcomes == ["cancelled", "cancelled"])
    }

    /// What a program sets as it hears that the old header rests, and what is there at last.
    @Test(
      arguments: [
        ("ring", nil, "ring"), ("ring", "balls", "ring"), (nil, "balls", "balls"),
        ("standard", nil, "standard"),
      ] as [(String?, String?, String?)]
    )
    func `the header that a handler sets as another one leaves is the one that stays, also by name`(
      inner: String?,
      outer: String?,
      expected: String?
    ) throws {
      _ = try Rig.shared()
      let widget = try #require(tugViewNew(Rows.scrolledWindow(Rows.listBox(count: 9, height: 40))))
      tugViewSetHeader(widget, "standard")
      let window = try Window(content: widget)
      tugViewBegin(widget, 0)
      var isSet = false
      Signal.connectPointer(widget, "notify::header-phase") { [widget] _ in
        guard !isSet, tugViewGetPhase(widget, 0) == 0 else { return }
        isSet = true
        tugViewSetHeader(widget, inner)
      }
      tugViewSetHeader(widget, outer)
      #expect(isSet)
      #expect(tugViewGetHeader(widget).map { String(cString: $0) } == expected)
      tugViewBegin(widget, 0)
      #expect(tugViewGetPhase(widget, 0) == 3)
      window.close()
    }
  }
}
