// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import UIKit

/// The tap that is felt when a strip arms.
final class Haptics {
  /// One for good: from iOS 17.5 on UIKit attaches each to its view, which keeps it.
  private var generator: UIImpactFeedbackGenerator?

  /// Wakes the hardware, which takes a moment.
  ///
  /// - Parameter view: One of our own, so that nothing stays at the app's when it goes.
  func prepare(in view: UIView) { generator(for: view).prepare() }

  /// Plays the tap.
  func play(in view: UIView) { generator(for: view).impactOccurred() }

  private func generator(for view: UIView) -> UIImpactFeedbackGenerator {
    if let generator { return generator }
    let new: UIImpactFeedbackGenerator
    if #available(iOS 17.5, *) {
      new = UIImpactFeedbackGenerator(style: .light, view: view)
    } else {
      new = UIImpactFeedbackGenerator(style: .light)
    }
    generator = new
    return new
  }
}
#endif
