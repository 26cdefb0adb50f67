// SPDX-License-Identifier: MIT

/// A picture as a PNG file.
public class CGImage {
  let png: Data
  public let width: Int
  public let height: Int

  init(png: Data, width: Int, height: Int) {
    self.png = png
    self.width = width
    self.height = height
  }
}
