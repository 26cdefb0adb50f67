// SPDX-License-Identifier: MIT

import TugUIKit
import UIKit

/// The indicator over the whole window, for work that belongs to no list.
final class IndicatorDemo: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Work for a moment", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.work() }, for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.sizeToFit()
    button.center = CGPoint(x: view.bounds.midX, y: view.safeAreaInsets.top + 60)
  }

  private func work() {
    guard let scene = view.window?.windowScene else { return }
    let indicator = OrbitIndicator(scene)
    indicator.show(blocksInteraction: true)
    Task {
      try? await Server.answer()
      indicator.hide()
    }
  }
}
