// SPDX-License-Identifier: MIT

import CTugGtk
import Testing

@testable import TugGTK

extension HostTests {
  /// What the settings of several versions of GTK say of a user.
  @Suite struct UserSettingsTests {
    init() throws { _ = try Rig.shared() }

    /// An object that has the settings of GTK 4.22, without the rest of them.
    private final class Settings {
      let object: UnsafeMutablePointer<GObject>
      private nonisolated(unsafe) static var values: [guint: Int32] = [:]
      private static let names = [
        "gtk-enable-animations", "gtk-xft-dpi", "gtk-interface-contrast",
        "gtk-interface-reduced-motion",
      ]

      private static let type: GType = {
        var query = GTypeQuery()
        g_type_query(g_object_get_type(), &query)
        return g_type_register_static_simple(
          g_object_get_type(),
          "TestSettings",
          query.class_size,
          { theClass, _ in theClass.map { Settings.fill(cast($0)) } },
          query.instance_size,
          nil,
          GTypeFlags(0)
        )
      }()

      private static func fill(_ theClass: UnsafeMutablePointer<GObjectClass>) {
        theClass.pointee.get_property = { _, number, value, _ in
          let stored = Settings.values[number] ?? 0
          switch number {
          case 1: g_value_set_boolean(value, stored)
          case 2: g_value_set_int(value, stored)
          default: g_value_set_enum(value, stored)
          }
        }
        theClass.pointee.set_property = { object, number, value, property in
          switch number {
          case 1: Settings.values[number] = g_value_get_boolean(value)
          case 2: Settings.values[number] = g_value_get_int(value)
          default: Settings.values[number] = g_value_get_enum(value)
          }
        }
        // An enumeration of GTK's own with as many values stands in for those that it lacks.
        let type = gtk_policy_type_get_type()
        let flags = GParamFlags(G_PARAM_READABLE.rawValue | G_PARAM_WRITABLE.rawValue)
        for (index, name) in names.enumerated() {
          let property =
            switch index {
            case 0: g_param_spec_boolean(name, nil, nil, 1, flags)
            case 1: g_param_spec_int(name, nil, nil, -1, 1024 * 1024, -1, flags)
            default: g_param_spec_enum(name, nil, nil, type, 0, flags)
            }
          g_object_class_install_property(theClass, guint(index + 1), property)
        }
      }

      init() throws {
        Self.values = [1: 1, 2: 96 * 1024]
        object = cast(try #require(g_object_new_with_properties(Self.type, 0, nil, nil)))
      }

      isolated deinit { g_object_unref(object) }

      func set(_ name: String, _ number: Int32) {
        var value = GValue()
        g_object_get_property(object, name, &value)
        if name == Self.names[0] {
          g_value_set_boolean(&value, number)
        } else {
          g_value_set_enum(&value, number)
        }
        g_object_set_property(object, name, &value)
        g_value_unset(&value)
      }
    }

    @Test func `a wish for less motion or more contrast counts where the GTK that runs has it`()
      throws
    {
      let settings = try Settings()
      var changes = 0
      let connections = UserSettings.observe(settings.object) { changes += 1 }
      func now() -> [Bool] {
        let user = UserSettings(settings.object)
        return [user.reducesMotion, user.wantsContrast]
      }
      #expect(now() == [false, false])
      settings.set("gtk-interface-reduced-motion", 1)
      #expect(now() == [true, false] && changes == 1)
      settings.set("gtk-interface-reduced-motion", 0)
      settings.set("gtk-enable-animations", 0)
      #expect(now() == [true, false] && changes == 3)
      settings.set("gtk-enable-animations", 1)
      // Not supported, no preference, more and less.
      for level in 0...3 {
        settings.set("gtk-interface-contrast", Int32(level))
        #expect(now() == [false, level == 2], "\(level)")
      }
      #expect(changes == 8)
      for connection in connections { connection.disconnect() }
    }

    @Test func `who wants more contrast has stronger secondary words, whatever the theme`() throws {
      let stage = try Stage()
      let plain = Palette(of: stage.view.widget, wantsContrast: false)
      let strong = Palette(of: stage.view.widget, wantsContrast: true)
      #expect(plain[.secondaryLabel].alpha < 0.7 && strong[.secondaryLabel].alpha > 0.9)
      #expect(plain[.label].alpha == strong[.label].alpha)
      stage.close()
    }

    @Test func `a GTK without such settings is asked for none`() throws {
      let settings = try #require(gtk_settings_get_default())
      let user = UserSettings(settings)
      #expect(!user.reducesMotion && user.textScale == 1)
      #expect(GObjectProperty.enumeration("no-such-setting", of: settings) == nil)
    }
  }
}
