// SPDX-License-Identifier: MIT

/// A picture as a PNG file.
public class CGImage {
  package let png: Data
  public let width: Int
  public let height: Int

  package init(png: Data, width: Int, height: Int) {
    self.png = png
    self.width = width
    self.height = height
  }
}
