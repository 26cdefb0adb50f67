// SPDX-License-Identifier: MIT

import UIKit

/// The blocks of a page that are shown: its headings and paragraphs.
@MainActor
struct WebPage {
  private let blocks: [Block]

  private struct Block {
    let label: UILabel
    /// Space above and below, in points.
    let margin: CGFloat
  }

  var views: [UIView] { blocks.map(\.label) }

  /// Reads elements that begin and end in turn; everything else of the text is left out.
  init(html: String) {
    var blocks: [Block] = []
    for match in html.matches(of: /<(h1|p)>([^<]*)<\/(?:h1|p)>/) {
      let isHeading = match.1 == "h1"
      let label = UILabel(frame: .zero)
      label.text = String(match.2)
      label.textColor = .black
      label.font = isHeading ? .systemFont(ofSize: 32, weight: .bold) : .systemFont(ofSize: 16)
      label.numberOfLines = 0
      blocks.append(Block(label: label, margin: isHeading ? 21 : 16))
    }
    self.blocks = blocks
  }

  /// Places the blocks in a width and returns the height that they take.
  ///
  /// The larger one of two margins that meet counts, as in CSS.
  func layout(width: CGFloat) -> CGFloat {
    let side: CGFloat = 8
    let room = CGSize(width: max(0, width - 2 * side), height: .greatestFiniteMagnitude)
    var y: CGFloat = 0
    var margin: CGFloat = 0
    for block in blocks {
      y += max(margin, block.margin)
      margin = block.margin
      let height = block.label.sizeThatFits(room).height
      block.label.frame = CGRect(x: side, y: y, width: room.width, height: height)
      y += height
    }
    return y + margin
  }
}
