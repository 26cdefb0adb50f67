// SPDX-License-Identifier: MIT

import CTugGtk
import Testing
import Tug
import TugLooks

@testable import TugGTK

extension HostTests {
  /// What the user prefers: colours, direction, text size, motion.
  @Suite struct AppearanceTests {
    private let settings: OpaquePointer?

    init() throws {
      _ = try Rig.shared()
      settings = gtk_settings_get_default()
    }

    private func refreshing(_ look: Look = .standard, texts: Texts = .english) throws -> Stage {
      let stage = try Stage()
      stage.view.texts = texts
      stage.view.header = RefreshHeader(look, onRefresh: {})
      stage.view.header?.begin()
      stage.settle()
      return stage
    }

    private func set(_ name: String, _ isOn: Bool) throws {
      GObjectProperty.set(name, of: try #require(settings), to: isOn)
    }

    @Test func `a dark theme turns the text light, also while it is shown`() throws {
      let stage = try refreshing()
      let light = try Picture(of: stage.window.pointer, named: "theme-light")
      try set("gtk-application-prefer-dark-theme", true)
      defer { try? set("gtk-application-prefer-dark-theme", false) }
      spin(0.3)
      let dark = try Picture(of: stage.window.pointer, named: "theme-dark")
      #expect(light.extremes(x: 130..<300, y: 10..<50).darkest < 150)
      #expect(dark.extremes(x: 130..<300, y: 10..<50).lightest > 130)
      stage.close()
    }

    /// A theme may change one of its colours and leave all others, the text's as well.
    @Test(arguments: [
      (Paint.accent, "accent_color"), (.accent, "theme_selected_bg_color"),
      (.separator, "borders"), (.background, "view_bg_color"), (.background, "theme_base_color"),
      (.surface, "card_bg_color"), (.surface, "theme_bg_color"), (.positive, "success_color"),
      (.negative, "error_color"),
    ])
    func `a colour is the theme's, also when that one alone changes while it is shown`(
      paint: Paint,
      name: String
    ) throws {
      let look = Look(metrics: LookMetrics(extent: 60)) { _, scene in
        scene.add(.disc(0, diameter: 40, fill: paint).at(100, 30))
      }
      let stage = try refreshing(look)
      func color() throws -> (red: Int, green: Int, blue: Int) {
        spin(0.2)
        return try Picture(of: stage.view.widget, named: "theme-\(name)").color(100, 30)
      }
      let before = try color()
      try withColors("@define-color \(name) #0a7b3c;") { provider in
        var own = try color()
        #expect(own == (0x0a, 0x7b, 0x3c))
        gtk_css_provider_load_from_data(cast(provider), "@define-color \(name) #c0ffee;", -1)
        own = try color()
        #expect(own == (0xc0, 0xff, 0xee))
      }
      let after = try color()
      #expect(after == before)
      stage.close()
    }

    /// Has a test with other definitions of colours than the theme's.
    private func withColors(_ sheet: String, _ body: (OpaquePointer) throws -> Void) throws {
      let provider = try #require(gtk_css_provider_new())
      gtk_css_provider_load_from_data(provider, sheet, -1)
      let display = gdk_display_get_default()
      let priority = guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
      gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), priority)
      defer {
        gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
        g_object_unref(provider)
      }
      try body(OpaquePointer(provider))
    }

    /// The darkest that a header's text is on white.
    private func darkestText(_ stage: Stage) throws -> Int {
      spin(0.3)
      return try Picture(of: stage.window.pointer, named: "contrast")
        .extremes(x: 130..<300, y: 10..<50).darkest
    }

    @Test func `high contrast makes the secondary text nearly as strong as the first`() throws {
      let stage = try refreshing()
      let plain = try darkestText(stage)
      let settings = try #require(settings)
      let theme = try #require(GObjectProperty.string("gtk-theme-name", of: settings))
      GObjectProperty.set("gtk-theme-name", of: settings, to: "Default-hc")
      defer { GObjectProperty.set("gtk-theme-name", of: settings, to: theme) }
      let strong = try darkestText(stage)
      #expect(strong < plain - 20)
      stage.close()
    }

    /// Its sheet has no name: what an app sees are stronger lines, here those of libadwaita 1.2.
    @Test func `libadwaita's high contrast counts as well, and its usual contrast does not`() throws
    {
      let stage = try refreshing()
      var darkest: [Int] = []
      for opacity in [0.12, 0.4] {
        let sheet = """
          @define-color borders alpha(black, \(opacity)); @define-color view_bg_color white;
          """
        try withColors(sheet) { _ in darkest.append(try darkestText(stage)) }
      }
      #expect(darkest[1] < darkest[0] - 20, "\(darkest)")
      stage.close()
    }

    @Test func `lines over a background that is not opaque tell nothing of contrast`() throws {
      let stage = try refreshing()
      let plain = try darkestText(stage)
      let sheet = "@define-color borders #d5d0cc; @define-color view_bg_color rgba(0, 0, 0, 0);"
      var darkest = 0
      try withColors(sheet) { _ in darkest = try darkestText(stage) }
      #expect(darkest > plain - 20)
      stage.close()
    }

    @Test func `I1 right to left puts the symbol on the right of the text`() throws {
      let stage = try Stage()
      stage.view.texts = .arabic
      stage.view.header = RefreshHeader(.standard, onRefresh: {})
      gtk_widget_set_direction(stage.view.widget, GTK_TEXT_DIR_RTL)
      stage.touch([(180, 100), (180, 240)], lifts: false)
      let picture = try Picture(of: stage.view.widget, named: "rtl-armed")
      let middle = Int(stage.displacement) - 30
      let row = middle - 12..<middle + 12
      #expect(picture.ink(x: 252..<300, y: row) > 20)
      #expect(picture.ink(x: 60..<108, y: row) == 0)
      stage.lift((180, 240))
      stage.close()
    }

    @Test(arguments: [(TextStyle.Alignment.leading, false), (.trailing, true)])
    func `I1 a text stands at the end of its box where text begins, or where it ends`(
      alignment: TextStyle.Alignment,
      isMirrored: Bool
    ) throws {
      let style = TextStyle(size: 15, alignment: alignment)
      let look = Look(metrics: LookMetrics(extent: 60)) { _, scene in
        scene.add(.text(0, .refreshing, style, width: 320, height: 20).at(180, 30))
      }
      let stage = try refreshing(look)
      for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
        gtk_widget_set_direction(stage.view.widget, direction)
        spin(0.2)
        let picture = try Picture(of: stage.view.widget, named: "text-end")
        let isLeft = (direction == GTK_TEXT_DIR_LTR) != isMirrored
        let ink = [20..<140, 220..<340].map { picture.ink(x: $0, y: 18..<42) }
        #expect((ink[0] > 20) == isLeft && (ink[1] > 20) != isLeft, "\(ink)")
      }
      stage.close()
    }

    @Test func `I2 a horizontal list in right to left is pulled to the left`() throws {
      let rig = try Rig.shared()
      let wide: UnsafeMutablePointer<GtkWidget> = tug_gtk_new(gtk_drawing_area_get_type())
      gtk_drawing_area_set_content_width(cast(wide), 1000)
      let scrolled = try #require(Rows.scrolledWindow(wide))
      let view = TugView(child: scrolled, axis: .horizontal)
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      var (refreshes, loads) = (0, 0)
      view.header = RefreshHeader(.balls, onRefresh: { refreshes += 1 })
      view.footer = LoadMoreFooter(.balls, trigger: .onRelease, onLoad: { loads += 1 })
      let window = try Window(content: view.widget, width: 400, height: 300)
      gtk_adjustment_set_value(gtk_scrolled_window_get_hadjustment(cast(scrolled)), 600)
      spin(0.1)
      rig.touchscreen.touch(.begin, x: 350, y: 150)
      spin(0.02)
      for step in 1...12 {
        rig.touchscreen.touch(.update, x: 350 - 16 * Double(step), y: 150)
        spin(0.012)
      }
      window.handOn()
      _ = try Picture(of: view.widget, named: "rtl-horizontal")
      rig.touchscreen.touch(.end, x: 158, y: 150)
      #expect(spin(1) { refreshes == 1 })
      #expect(loads == 0)
      window.close()
    }

    @Test func `I5 the strip grows with the size of the text`() throws {
      let stage = try Stage()
      stage.view.texts = .english
      stage.view.header = RefreshHeader(.standard, onRefresh: {})
      let before = try #require(stage.view.strip(.start)).options.extent
      GObjectProperty.set("gtk-xft-dpi", of: try #require(settings), to: 2 * 96 * 1024)
      defer {
        if let settings { GObjectProperty.set("gtk-xft-dpi", of: settings, to: 96 * 1024) }
      }
      spin(0.2)
      #expect(try #require(stage.view.strip(.start)).options.extent > before)
      stage.view.header?.begin()
      stage.settle()
      _ = try Picture(of: stage.view.widget, named: "text-large")
      #expect(stage.displacement > before)
      stage.close()
    }

    @Test func `without animations code opens and closes the strip at once`() throws {
      let stage = try Stage()
      stage.addHeader()
      try set("gtk-enable-animations", false)
      defer { try? set("gtk-enable-animations", true) }
      spin(0.05)
      /// The places of the list up to the last one.
      func places(until place: Double) -> Set<Double> {
        var places: Set<Double> = []
        spin(3) {
          places.insert(stage.displacement)
          return stage.displacement == place
        }
        return places
      }
      stage.view.header?.begin()
      #expect(places(until: 60).subtracting([0]) == [60])
      stage.view.header?.end()
      #expect(places(until: 0).subtracting([60]) == [0])
      #expect(spin(3) { stage.phase == .idle })
      stage.close()
    }

    @Test func `I4 another language shows at once, and single texts can be replaced`() throws {
      let stage = try refreshing(texts: .simplifiedChinese)
      let chinese = try Picture(of: stage.view.widget, named: "language-chinese")
      stage.view.texts.refreshing = "Fetching the very latest"
      spin(0.2)
      let own = try Picture(of: stage.view.widget, named: "language-own")
      let text = (x: 130..<340, y: 10..<50)
      #expect(chinese.ink(x: text.x, y: text.y) > 50)
      #expect(own.ink(x: text.x, y: text.y) != chinese.ink(x: text.x, y: text.y))
      stage.close()
    }
  }
}
