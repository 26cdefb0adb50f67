// SPDX-License-Identifier: MIT

import CTugGtk
import Glibc
import Testing

@testable import TugGTK

extension HostTests {
  /// Screens on which a point is no whole number of pixels.
  @Suite struct ScaleTests {
    @Test(arguments: [1.25, 1.5, 1.75])
    func `what is pulled lies at whole pixels of a fractional scale`(scale: Double) throws {
      let pixels = try #require(dlsym(nil, "test_surface_scale"), "Fixtures/Scale is preloaded")
        .assumingMemoryBound(to: Double.self)
      let stage = try Stage()
      stage.addHeader()
      pixels.pointee = scale
      defer { pixels.pointee = 0 }
      var places: [Double] = []
      stage.touch([(180, 100)], lifts: false)
      for step in 1...12 {
        let (from, to) = (100 + 7 * Double(step - 1), 100 + 7 * Double(step))
        stage.slide((180, from), (180, to), steps: 2)
        places.append(stage.displacement)
      }
      // GTK keeps places as Float.
      let off = places.map { abs(($0 * scale).rounded() - $0 * scale) }
      #expect(off.max() ?? 1 < 1e-4, "\(places)")
      #expect(places.contains { abs($0 - $0.rounded()) > 0.1 }, "\(places)")
      stage.lift((180, 184))
      stage.close()
    }
  }
}
