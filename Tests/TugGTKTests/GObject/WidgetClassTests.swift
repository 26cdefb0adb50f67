// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import TugGTK

/// A widget that counts what GTK asks of it.
private final class Probe: WidgetBehavior {
  static let theClass = WidgetClass(
    name: "TugTestProbe",
    cssName: "probe",
    role: GTK_ACCESSIBLE_ROLE_GROUP
  )

  let widget: UnsafeMutablePointer<GtkWidget>
  var disposals = 0
  var allocations: [Int32] = []

  init(child: UnsafeMutablePointer<GtkWidget>?) {
    widget = Probe.theClass.makeInstance()
    WidgetClass.tie(self, to: widget)
    if let child { gtk_widget_set_parent(child, widget) }
  }

  isolated deinit { WidgetClass.release(self, from: widget) }

  var requestMode: GtkSizeRequestMode { GTK_SIZE_REQUEST_CONSTANT_SIZE }

  func measure(_ orientation: GtkOrientation, for size: Int32) -> (minimum: Int32, natural: Int32) {
    (40, 40)
  }

  func allocate(width: Int32, height: Int32, baseline: Int32) {
    allocations.append(width)
    guard let child = gtk_widget_get_first_child(widget) else { return }
    gtk_widget_allocate(child, width, height, baseline, nil)
  }

  func draw(into snapshot: OpaquePointer) {}

  func styleChanged() {}

  func dispose() { disposals += 1 }
}

/// Says when a GObject has been finalised.
private final class Death {
  private(set) var hasHappened = false

  init(of instance: UnsafeMutableRawPointer) {
    g_object_weak_ref(
      cast(instance),
      { data, _ in
        guard let data else { return }
        Unmanaged<Death>.fromOpaque(data).takeRetainedValue().happen()
      },
      Unmanaged.passRetained(self).toOpaque()
    )
  }

  private func happen() { hasHappened = true }
}

extension HostTests {
  /// Widgets whose behaviour is a Swift object: which of the two lives how long.
  @Suite struct WidgetClassTests {
    init() throws { _ = try Rig.shared() }

    @Test func `a widget in a window keeps its object after the last Swift reference`() throws {
      var probe: Probe? = Probe(child: gtk_label_new("child"))
      weak let watched = probe
      let death = try Death(of: #require(probe?.widget))
      let window = try Window(content: probe?.widget)
      probe = nil
      #expect(watched != nil)
      #expect(watched?.allocations.isEmpty == false)
      #expect(!death.hasHappened)
      window.close()
      #expect(watched == nil)
      #expect(death.hasHappened)
    }

    @Test func `an object keeps its widget after the window is gone`() throws {
      var probe: Probe? = Probe(child: gtk_label_new("child"))
      let death = try Death(of: #require(probe?.widget))
      let first = try Window(content: probe?.widget)
      first.close()
      #expect(!death.hasHappened)
      #expect(probe?.disposals == 0)
      let second = try Window(content: probe?.widget)
      second.close()
      probe = nil
      #expect(death.hasHappened)
    }

    @Test func `an object that was never shown goes with its widget and child`() throws {
      let child = try #require(gtk_label_new("child"))
      let childDeath = Death(of: child)
      var probe: Probe? = Probe(child: child)
      let death = try Death(of: #require(probe?.widget))
      probe = nil
      #expect(death.hasHappened)
      #expect(childDeath.hasHappened)
    }

    @Test func `what an app keeps at a widget is found by name beside the object`() throws {
      let probe = Probe(child: nil)
      g_object_set_data(cast(probe.widget), "test-label", cast(probe.widget))
      #expect(g_object_get_data(cast(probe.widget), "test-label") == cast(probe.widget))
      #expect(g_quark_try_string("tug-behavior") != 0)
    }

    @Test func `a view that GTK takes apart keeps its child as long as it lives`() throws {
      let child = try #require(Rows.scrolledWindow(Rows.listBox(count: 9, height: 40)))
      var isGone = false
      g_object_weak_ref(
        cast(child),
        { data, _ in data?.assumingMemoryBound(to: Bool.self).pointee = true },
        &isGone
      )
      do {
        let view = TugView(child: child)
        g_object_run_dispose(cast(view.widget))
        #expect(!isGone)
        #expect(view.child == child)
      }
      #expect(isGone)
    }

    @Test func `the closure of a signal goes with the instance and with its disconnection`() throws
    {
      final class Token {}
      var first: Token? = Token()
      var second: Token? = Token()
      weak let weakFirst = first
      weak let weakSecond = second
      let adjustment = try #require(gtk_adjustment_new(0, 0, 10, 1, 1, 1))
      g_object_ref_sink(adjustment)
      var calls = 0
      let connection = Signal.connect(adjustment, "value-changed") { [first] in
        calls += first == nil ? 0 : 1
      }
      Signal.connect(adjustment, "value-changed") { [second] in calls += second == nil ? 0 : 10 }
      first = nil
      second = nil
      gtk_adjustment_set_value(adjustment, 3)
      #expect(calls == 11)
      connection.disconnect()
      connection.disconnect()
      #expect(weakFirst == nil)
      gtk_adjustment_set_value(adjustment, 4)
      #expect(calls == 21)
      g_object_unref(adjustment)
      #expect(weakSecond == nil)
    }
  }
}
