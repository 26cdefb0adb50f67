// SPDX-License-Identifier: MIT

#if canImport(UIKit)
import ImageIO
import UIKit

/// The frames of a picture file, for an image slot of a look.
///
/// GIF, APNG and WebP files give all their frames, any other picture that ImageIO knows gives one.
/// ```swift
/// let bird = try FrameSequence(contentsOf: url)
/// let options = FramesOptions(pictures: 0, count: bird.images.count, frameTime: bird.frameTime)
/// let header = RefreshHeader(.frames(options)) { try await feed.reload() }
/// header.images[0] = bird.images
/// ```
/// It may be read on any thread.
public nonisolated struct FrameSequence: Sendable {
  /// Why a file could not be read.
  public struct Failure: Error, Equatable {
    /// What is wrong.
    public enum Reason: Equatable, Sendable {
      /// There is no such file, or it may not be read.
      case unreadable
      /// It is no picture that ImageIO knows.
      case notAPicture
      /// A frame is damaged; frames count from 0.
      case damaged(frame: Int)
    }

    /// The path of the file, or the name that came with the data.
    public let file: String
    /// What is wrong with it.
    public let reason: Reason
  }

  /// How many frames are read of one file.
  static let mostFrames = 1000
  /// Delays up to this are taken for none, for which viewers have a tenth of a second.
  private static let noDelay = 0.011
  private static let usualDelay = 0.1

  /// The frames in order, at least one.
  public let images: [UIImage]
  /// How long each is shown on average, in seconds; .1 where the file says nothing.
  public let frameTime: Double

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - scale: Its pixels per point.
  /// - Throws: ``Failure`` with the file's path.
  public init(contentsOf url: URL, scale: CGFloat = 1) throws(Failure) {
    // ImageIO does not tell a file that is not there from one that is no picture.
    guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else {
      throw Failure(file: url.path, reason: .unreadable)
    }
    try self.init(data: data, named: url.path, scale: scale)
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - name: What a failure calls them.
  ///   - scale: Pixels per point.
  /// - Throws: ``Failure`` with the name.
  public init(data: Data, named name: String, scale: CGFloat = 1) throws(Failure) {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil) else {
      throw Failure(file: name, reason: .notAPicture)
    }
    try self.init(source, named: name, scale)
  }

  private init(_ source: CGImageSource, named name: String, _ scale: CGFloat) throws(Failure) {
    let count = min(CGImageSourceGetCount(source), Self.mostFrames)
    guard count > 0 else { throw Failure(file: name, reason: .notAPicture) }
    var images: [UIImage] = []
    var duration = 0.0
    for index in 0..<count {
      guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else {
        throw Failure(file: name, reason: .damaged(frame: index))
      }
      images.append(UIImage(cgImage: image, scale: scale, orientation: .up))
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      duration += Self.delay(properties as? [CFString: Any] ?? [:])
    }
    self.images = images
    frameTime = duration / Double(count)
  }

  /// How long a frame is shown, from its properties, in whichever format they are.
  static func delay(_ properties: [CFString: Any]) -> Double {
    let formats = [
      (
        kCGImagePropertyGIFDictionary, kCGImagePropertyGIFUnclampedDelayTime,
        kCGImagePropertyGIFDelayTime
      ),
      (
        kCGImagePropertyPNGDictionary, kCGImagePropertyAPNGUnclampedDelayTime,
        kCGImagePropertyAPNGDelayTime
      ),
      (
        kCGImagePropertyWebPDictionary, kCGImagePropertyWebPUnclampedDelayTime,
        kCGImagePropertyWebPDelayTime
      ),
    ]
    for (dictionary, exact, clamped) in formats {
      guard let details = properties[dictionary] as? [CFString: Any],
        let delay = details[exact] as? Double ?? details[clamped] as? Double
      else { continue }
      return delay > noDelay ? delay : usualDelay
    }
    return usualDelay
  }
}
#endif
