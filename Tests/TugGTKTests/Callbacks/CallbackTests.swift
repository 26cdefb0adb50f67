// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugGTKLibrary

@testable import TugGTK

extension HostTests {
  /// What an app does in the callbacks of its controls.
  @Suite struct CallbackTests {
    @Test(arguments: CallbackLife.places)
    func `whatever the app does in a callback, it hears all in order, and nothing stays behind`(
      place: String
    ) throws {
      for deed in Deed.all {
        let life = try CallbackLife(place, deed)
        try life.run()
        #expect(life.faults == [], "\(deed.name)")
      }
    }

    @Test func `what a callback begins and ends is told after it, also when it tells of the pull`()
      throws
    {
      let stage = try Stage()
      let header = stage.addHeader()
      var heard: [String] = []
      header.onPhaseChange = { _, new in heard.append("\(new)") }
      header.onPull = { [weak header] _, _ in
        header?.onPull = nil
        header?.begin()
        header?.end(.noMore)
        heard.append("pull")
      }
      stage.touch([(180, 100), (180, 180)], lifts: false)
      #expect(heard == ["pulling", "pull", "refreshing", "\(Phase.ending(.noMore))"])
      #expect(stage.refreshes == 1)
      stage.lift((180, 180))
      stage.window.close()
    }

    @Test func `a control that another view takes in a callback hears of both, in order`()
      throws
    {
      let life = try CallbackLife("", Deed(name: "") { _ in })
      let header = try #require(life.header)
      var phases: [Phase] = []
      header.onPhaseChange = { [weak life, weak header] _, new in
        phases.append(new)
        guard new == .refreshing, phases.count == 1 else { return }
        life?.other?.header = header
        header?.begin()
      }
      header.begin()
      #expect(phases == [.refreshing, .idle, .refreshing])
      #expect(header.phase == .refreshing)
      header.onPhaseChange = nil
      life.drop()
    }

    @Test func `what a callback begins and takes back calls no action`() throws {
      let stage = try Stage()
      let header = stage.addHeader()
      header.onPull = { [weak header] _, _ in
        header?.onPull = nil
        header?.begin()
        header?.reset()
      }
      stage.touch([(180, 100), (180, 180)], lifts: false)
      #expect(stage.refreshes == 0)
      #expect(!header.phase.isRefreshing)
      stage.lift((180, 180))
      header.begin()
      #expect(stage.refreshes == 1)
      stage.window.close()
    }

    @Test func `a control that comes to the view that delivers hears of its former view first`()
      throws
    {
      let life = try CallbackLife("", Deed(name: "") { _ in })
      let header = try #require(life.header)
      let moving = try #require(life.footer)
      life.view?.isExclusive = false
      life.other?.footer = moving
      moving.begin()
      var phases: [Phase] = []
      moving.onPhaseChange = { _, new in phases.append(new) }
      header.onPhaseChange = { [weak life, weak moving] _, new in
        guard new == .refreshing, let moving else { return }
        life?.view?.footer = moving
        moving.begin()
      }
      header.begin()
      #expect(phases == [.idle, .refreshing])
      header.onPhaseChange = nil
      moving.onPhaseChange = nil
      life.drop()
    }

    @Test func `what the handler of a signal does is told after it, also by another view`() throws {
      _ = try Rig.shared()
      let widgets = try (0...1).map { _ in
        try #require(tugViewNew(Rows.scrolledWindow(Rows.listBox(count: 20, height: 40))))
      }
      let box = try #require(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
      var (heard, isCalled) = ([String](), false)
      for (index, widget) in widgets.enumerated() {
        gtk_widget_set_hexpand(widget, 1)
        gtk_box_append(cast(box), widget)
        tugViewSetHeader(widget, "balls")
        Signal.connectPointer(widget, "notify::header-phase") { [widget] _ in
          #expect(!isCalled, "\(index)")
          isCalled = true
          heard.append("\(index) \(tugViewGetPhase(widget, 0))")
          if heard.count == 1 { tugViewBegin(widgets[1], 0) }
          isCalled = false
        }
        Signal.connectPointer(widget, "notify::header-pull") { _ in
          #expect(!isCalled, "\(index)")
          isCalled = true
          if index == 0, !heard.contains("pulled") {
            heard.append("pulled")
            tugViewSetHeader(widgets[1], nil)
          }
          isCalled = false
        }
      }
      let window = try Window(content: box, width: 600)
      tugViewBegin(widgets[0], 0)
      #expect(heard == ["0 3", "1 3"])
      tugViewReset(widgets[0], 0)
      let finger = try Rig.shared().touchscreen
      finger.touch(.begin, x: 150, y: 100)
      for y in [120.0, 140] {
        spin(0.02)
        finger.touch(.update, x: 150, y: y)
      }
      spin(0.05)
      #expect(heard == ["0 3", "1 3", "0 0", "0 1", "pulled", "1 0"])
      finger.touch(.end, x: 150, y: 140)
      spin(0.05)
      window.close()
    }
  }
}
