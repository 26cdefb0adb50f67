// SPDX-License-Identifier: MIT

/// Present so that a host can notice it; it does nothing of its own.
@MainActor
open class UIRefreshControl: UIControl {
  private var refreshing = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var isRefreshing: Bool { refreshing }
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { refreshing = true }
  open func endRefreshing() { refreshing = false }
}
