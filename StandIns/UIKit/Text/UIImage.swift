// SPDX-License-Identifier: MIT

/// A picture in PNG; there is no asset catalogue and there are no symbols.
open class UIImage: NSObject, @unchecked Sendable {
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  let png: Data
  private let pixels: CGSize
  private let ownScale: CGFloat
  var asset: UIImageAsset?

  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public init?(data: Data, scale: CGFloat) {
    guard let size = UIImage.pngSize(data) else { return nil }
    png = data
    pixels = size
    ownScale = scale
    super.init()
  }

  /// Of a picture that is upright; others are not turned.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    png = cgImage.png
    pixels = CGSize(width: cgImage.width, height: cgImage.height)
    ownScale = scale
    super.init()
  }

  public init?(named name: String) { nil }
  public init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) { nil }
  public init?(systemName name: String) { nil }

  private init(_ other: UIImage, asset: UIImageAsset?) {
    png = other.png
    pixels = other.pixels
    ownScale = other.ownScale
    self.asset = asset
    super.init()
  }

  /// The same picture as a variant of an asset, or of none.
  func copy(in asset: UIImageAsset?) -> UIImage { UIImage(self, asset: asset) }

  open var size: CGSize {
    CGSize(width: pixels.width / ownScale, height: pixels.height / ownScale)
  }
  open var scale: CGFloat { ownScale }
  open var imageAsset: UIImageAsset? { asset }
  open var isSymbolImage: Bool { false }
  open var cgImage: CGImage? {
    CGImage(png: png, width: Int(pixels.width), height: Int(pixels.height))
  }

  /// Width and height from the header of a PNG file.
  private static func pngSize(_ data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func number(_ start: Int) -> Int {
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return CGSize(width: number(16), height: number(20))
  }
}
