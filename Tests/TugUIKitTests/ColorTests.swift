// SPDX-License-Identifier: MIT

import Testing
import Tug
import UIKit

@testable import TugUIKit

extension HostTests {
  /// Colours of the app's own.
  struct Colors {
    private static let look = Look(metrics: LookMetrics(extent: 54)) { _, scene in
      scene.add(.disc(0, diameter: 20, fill: .label))
      scene.add(.disc(1, diameter: 20, fill: .accent.opacity(0.5)))
      scene.add(.disc(2, diameter: 20, fill: .black))
    }

    /// Blue, in the dark red.
    private static var brand: UIColor {
      UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .systemBlue }
    }

    private func fills(_ control: StripControl) -> [CGColor?] {
      let layers = control.host?.stripView(.start)?.layers.shapeLayers ?? []
      return layers.map { ($0 as? CAShapeLayer)?.fillColor }
    }

    private func color(_ color: UIColor, _ stage: Stage) -> CGColor {
      color.resolvedColor(with: stage.scroll.traitCollection).cgColor
    }

    private func open(_ stage: Stage) -> RefreshHeader {
      let header = RefreshHeader(Self.look, onRefresh: {})
      stage.scroll.tug.header = header
      header.begin()
      StandIn.settle()
      return header
    }

    @Test func `Colours of the app stand for their meanings, from the moment they are set`() {
      let stage = Stage()
      let header = open(stage)
      let usual = fills(header)
      header.colors = [.label: Self.brand, .accent: .systemGreen, .fixed: .systemGreen]
      let half = color(.systemGreen, stage).copy(alpha: 0.5)
      #expect(fills(header) == [color(.systemBlue, stage), half, usual[2]])
      StandIn.setStyle(.dark)
      #expect(fills(header)[0] == color(.systemRed, stage))
      StandIn.setStyle(.light)
      header.colors = [:]
      #expect(fills(header) == usual)
    }

    @Test func `Colours of the defaults hold for new controls and for the indicator`() throws {
      let stage = Stage()
      StripDefaults.shared.colors = [.label: Self.brand]
      defer { StripDefaults.shared = StripDefaults() }
      #expect(fills(open(stage))[0] == color(.systemBlue, stage))
      let indicator = OrbitIndicator(StandIn.scene)
      indicator.show(Self.look)
      let disc = try #require(indicator.view?.layers.shapeLayers.first as? CAShapeLayer)
      #expect(disc.fillColor == color(.systemBlue, stage))
      indicator.hide()
    }
  }
}
