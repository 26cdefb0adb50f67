// SPDX-License-Identifier: MIT

import CTugGtk
import Tug

/// The pictures that an app supplies for the image slots of a look.
@MainActor final class ImageStore {
  private var slots: [UInt8: [OpaquePointer]] = [:]

  isolated deinit {
    for frames in slots.values { for frame in frames { g_object_unref(frame.address) } }
  }

  /// Puts pictures into a slot, in place of those before; the store keeps them.
  func set(_ frames: [OpaquePointer], for slot: ImageSlot) {
    for frame in frames { g_object_ref(frame.address) }
    for frame in slots[slot.rawValue] ?? [] { g_object_unref(frame.address) }
    slots[slot.rawValue] = frames
  }

  /// A frame of a slot; a sequence begins anew after its last frame.
  func texture(_ slot: ImageSlot, _ frame: Int) -> OpaquePointer? {
    guard let frames = slots[slot.rawValue], !frames.isEmpty else { return nil }
    return frames[max(0, frame) % frames.count]
  }
}
