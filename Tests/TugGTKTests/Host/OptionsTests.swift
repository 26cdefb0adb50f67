// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug

@testable import TugGTK

extension HostTests {
  /// What an app chooses, from the host's API to the engine.
  @Suite struct OptionsTests {
    private typealias Change = (name: String, make: (inout StripOptions) -> Void)

    private static let options: [Change] = [
      ("role", { $0.role = .load }),
      ("metrics", { $0.metrics = LookMetrics(extent: 70) }),
      ("trigger", { $0.trigger = .onDistance }),
      ("pullStart", { $0.pullStart = .edge }),
      ("visibility", { $0.visibility = .always }),
      ("fillsViewport", { $0.fillsViewport = true }),
      ("loadsWhenEmpty", { $0.loadsWhenEmpty = true }),
      ("minimumDisplay", { $0.minimumDisplay = 1.5 }),
      ("stripOffset", { $0.stripOffset = 12 }),
    ]

    private static let metrics: [Change] = [
      ("extent", { $0.metrics.extent = 80 }),
      ("trigger", { $0.metrics.trigger = 90 }),
      ("hold", { $0.metrics.hold = 40 }),
      ("placement", { $0.metrics.placement = .behind }),
      ("reveal", { $0.metrics.reveal = .retreat }),
      ("retreat", { $0.metrics.retreat = .immediate }),
      ("dwell", { $0.metrics.dwell.success = 2.5 }),
    ]

    /// What the engine gets in a window of the rig, which is 360 points wide.
    private func resolved(_ options: StripOptions) -> StripOptions {
      var options = options
      options.metrics = options.metrics.resolved(width: 360, textScale: 1)
      return options
    }

    @Test func `every option reaches the engine, at both edges and at any time`() throws {
      let fields = Mirror(
        reflecting: StripOptions(role: .refresh, metrics: LookMetrics(extent: 60))
      )
      .children.compactMap(\.label)
      // The trigger is kept as plain fields.
      let names = fields.map { $0 == "plainTrigger" ? "trigger" : $0 }
      #expect(Set(names) == Set(Self.options.map(\.name)), "the table must have every option")
      let stage = try Stage()
      stage.addHeader()
      stage.addFooter()
      for control in [stage.view.header, stage.view.footer] {
        let control = try #require(control)
        let first = control.options
        for (name, change) in Self.options + Self.metrics {
          change(&control.options)
          #expect(
            stage.view.strip(control.edge)?.options == resolved(control.options),
            "\(name)"
          )
          control.options = first
          #expect(stage.view.strip(control.edge)?.options == resolved(first), "\(name)")
        }
      }
      stage.close()
    }

    @Test func `a pinned strip lies over the list, and under it once it has a room there`() throws {
      let stage = try Stage()
      stage.addFooter(.onRelease)
      stage.view.footer?.options.metrics.placement = .pinned
      let strip = try #require(stage.view.strip(view: .end)).widget
      #expect(gtk_widget_get_last_child(stage.view.widget) == strip)
      stage.view.footer?.options.trigger = .tap
      #expect(gtk_widget_get_first_child(stage.view.widget) == strip)
      stage.close()
    }

    @Test func `metrics that follow width and text are resolved before the engine has them`() throws
    {
      let stage = try Stage()
      stage.addHeader()
      stage.view.header?.options.metrics.holdPerWidth = 0.25
      #expect(stage.view.strip(.start)?.options.hold == 90)
      stage.view.header?.options.metrics.holdPerWidth = nil
      #expect(stage.view.strip(.start)?.options.hold == 60)
      stage.close()
    }

    @Test func `whether strips exclude each other, are enabled and are hidden reach the engine`()
      throws
    {
      let stage = try Stage()
      stage.addHeader()
      stage.addFooter(.tap)
      stage.view.header?.begin()
      stage.view.footer?.begin()
      #expect(stage.view.footer?.phase == .idle)
      stage.view.isExclusive = false
      stage.view.footer?.begin()
      #expect(stage.view.footer?.phase == .refreshing)
      stage.view.header?.reset()
      stage.view.header?.isEnabled = false
      stage.view.header?.begin()
      #expect(stage.phase == .idle)
      stage.view.header?.isEnabled = true
      stage.view.header?.isHidden = true
      stage.view.header?.begin()
      #expect(stage.phase == .idle)
      stage.view.header?.isHidden = false
      stage.view.header?.begin(callsAction: false)
      #expect(stage.phase == .refreshing)
      #expect(stage.refreshes == 1)
      stage.close()
    }
  }
}
