// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tug
import UIKit

@testable import TugGallery
@testable import TugUIKit

/// The app of the gallery, launched and used by touches.
final class GalleryApp {
  let window: UIWindow
  let navigation: UINavigationController

  init() throws {
    StandIn.reset()
    Server.answer = { await Task.yield() }
    window = try #require(StandIn.launch(AppDelegate.self))
    navigation = try #require(window.rootViewController as? UINavigationController)
  }

  var menu: UITableView? { navigation.viewControllers.first?.view as? UITableView }

  /// The list or page on screen: the outermost scroll view.
  var scroll: UIScrollView? {
    func first(in view: UIView?) -> UIScrollView? {
      if let found = view as? UIScrollView { return found }
      return (view?.subviews ?? []).lazy.compactMap { first(in: $0) }.first
    }
    return first(in: navigation.topViewController?.view)
  }

  /// Taps a row of the menu, which is scrolled until it can be seen.
  func open(_ title: String) throws {
    let menu = try #require(menu)
    let count = menu.numberOfRows(inSection: 0)
    for row in 0..<count {
      let path = IndexPath(row: row, section: 0)
      menu.scrollRectToVisible(menu.rectForRow(at: path), animated: false)
      StandIn.turn()
      let cell = try #require(menu.cellForRow(at: path))
      let content = cell.contentConfiguration as? UIListContentConfiguration
      guard content?.text == title else { continue }
      StandIn.tap(cell)
      StandIn.settle()
      return
    }
    Issue.record("The menu has no row \(title)")
  }

  /// Taps the way back in the bar.
  func goBack() throws {
    let buttons = navigation.navigationBar.subviews.compactMap { $0 as? UIButton }
    let back = try #require(buttons.first { !$0.isHidden })
    StandIn.tap(back)
    StandIn.settle()
  }

  /// Pulls the list on screen past an end, by a little more than a strip's trigger, and lets go.
  func pull(_ end: PulledEnd, _ control: StripControl) throws {
    let scroll = try #require(scroll)
    let inset = scroll.adjustedContentInset
    let (size, room) = (scroll.contentSize, scroll.bounds.size)
    let distance = CGFloat(control.options.triggerDistance) + 10
    let finger = StandIn.touch(scroll)
    switch end {
    case .top: finger.drag(toY: -inset.top - distance)
    case .left: finger.drag(toX: -inset.left - distance)
    case .bottom:
      finger.drag(toY: max(-inset.top, size.height + inset.bottom - room.height) + distance)
    case .right:
      finger.drag(toX: max(-inset.left, size.width + inset.right - room.width) + distance)
    }
    finger.up()
    StandIn.turn()
  }

  enum PulledEnd {
    case top
    case bottom
    case left
    case right
  }

  /// Draws the screen into the folder that the environment names, if it names one.
  func draw(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["TUG_UIKIT_PICTURES"] else { return }
    let file = URL(filePath: folder).appending(path: "\(name).png")
    try StandIn.render(window, background: .systemBackground).png.write(to: file)
  }
}
