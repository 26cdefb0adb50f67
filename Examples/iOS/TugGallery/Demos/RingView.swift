// SPDX-License-Identifier: MIT

import TugUIKit
import UIKit

/// A header drawn by a view of one's own: a ring that closes with the pull, an arrow in it, a text
/// beside it.
///
/// The two protocols of ``StripContent`` are all that Tug needs to know: how much room the view takes,
/// and where to tell what happens.
final class RingView: UIView, StripContent {
  /// The part of the ring that is drawn before anything is pulled.
  private static let start: CGFloat = 0.05
  /// The part that is added by a whole pull.
  private static let length: CGFloat = 0.9

  private let ring = CAShapeLayer()
  private let arrow = CAShapeLayer()
  private let label = UILabel()

  // MARK: Lifecycle

  override init(frame: CGRect) {
    super.init(frame: frame)
    let circle = UIBezierPath(
      arcCenter: .zero,
      radius: 12,
      startAngle: -.pi / 2,
      endAngle: 1.5 * .pi,
      clockwise: true
    )
    let point = UIBezierPath()
    point.move(to: CGPoint(x: 0, y: -5))
    point.addLine(to: CGPoint(x: 0, y: 5))
    point.move(to: CGPoint(x: 5, y: 0))
    point.addLine(to: CGPoint(x: 0, y: 5))
    point.addLine(to: CGPoint(x: -5, y: 0))
    for (shape, path) in [(ring, circle), (arrow, point)] {
      shape.path = path.cgPath
      shape.fillColor = nil
      shape.lineWidth = 1
      shape.lineCap = .round
      shape.lineJoin = .round
      layer.addSublayer(shape)
    }
    ring.strokeStart = Self.start
    ring.strokeEnd = Self.start
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(label)
    colorLines()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (middle, y) = (bounds.midX, bounds.midY)
    // The ring stands where reading begins.
    let side: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let width = min(max(120, label.sizeThatFits(bounds.size).width), middle + 32)
    label.bounds.size = CGSize(width: width, height: bounds.height)
    label.center = CGPoint(x: middle + side * (width / 2 - 40), y: y)
    unanimated {
      ring.position = CGPoint(x: middle - side * 60, y: y)
      arrow.position = ring.position
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorLines()
    setNeedsLayout()
  }

  /// A layer keeps the colour that it was given, so it is given another in the dark.
  private func colorLines() {
    let color = UIColor.secondaryLabel.resolvedColor(with: traitCollection).cgColor
    unanimated {
      ring.strokeColor = color
      arrow.strokeColor = color
    }
  }

  // MARK: Strip

  var stripMetrics: LookMetrics { LookMetrics(extent: 60, textGrowth: 18) }

  func stripDidPull(_ pull: Double, progress: Double) {
    unanimated { ring.strokeEnd = Self.start + Self.length * min(max(progress, 0), 1) }
  }

  func stripDidChange(from old: Phase, to new: Phase) {
    switch new {
    case .idle, .failed, .exhausted, .pulling: say("Pull to refresh")
    case .armed: say("Release to refresh")
    case .refreshing:
      say("Refreshing…")
      spin()
    case .ending: break
    }
  }

  func stripWillEnd(with outcome: Outcome) {
    say(outcome == .failure ? "Couldn’t refresh" : "Updated")
    ring.removeAllAnimations()
    unanimated {
      ring.strokeEnd = Self.start
      arrow.isHidden = false
    }
  }

  private func say(_ text: String) {
    label.text = text
    setNeedsLayout()
  }

  // MARK: Movement

  private func spin() {
    unanimated {
      ring.strokeEnd = Self.start + Self.length
      arrow.isHidden = true
    }
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.toValue = 2 * CGFloat.pi
    turn.duration = 0.6
    turn.repeatCount = .infinity
    // Otherwise it would be gone after the app was in the background.
    turn.isRemovedOnCompletion = false
    ring.add(turn, forKey: "turn")
  }

  /// A stand-alone layer fades to each new value unless it is told not to.
  private func unanimated(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }
}
