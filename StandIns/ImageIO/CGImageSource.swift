// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKit

// Where Apple's types are bridged to Swift's, these are Swift's themselves: `data as CFData` and
// `dictionary as? [CFString: Any]` read the same.
public typealias CFData = Data
public typealias CFString = String
public typealias CFDictionary = NSDictionary

public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// A picture file: a GIF with its frames, or a PNG with one.
public class CGImageSource {
  struct Frame {
    var image: CGImage?
    var properties: [String: Any]
  }

  let frames: [Frame]

  init(_ data: Data) {
    if let png = UIImage(data: data)?.cgImage {
      frames = [Frame(image: png, properties: [kCGImagePropertyPNGDictionary: [String: Any]()])]
      return
    }
    frames = GIFDecoder.frames(of: [UInt8](data)).map { frame in
      let delay = Double(frame.delay) / 100
      let details: [String: Any] = [
        kCGImagePropertyGIFUnclampedDelayTime: delay,
        kCGImagePropertyGIFDelayTime: max(delay, 0.1),
      ]
      return Frame(
        image: frame.pixels.map { CGImage(pixels: $0, width: frame.width, height: frame.height) },
        properties: [kCGImagePropertyGIFDictionary: details]
      )
    }
  }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(data)
}

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.frames.count }

public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  isrc.frames.indices.contains(index) ? isrc.frames[index].image : nil
}

public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CFDictionary? {
  guard isrc.frames.indices.contains(index) else { return nil }
  return NSDictionary(dictionary: isrc.frames[index].properties)
}
