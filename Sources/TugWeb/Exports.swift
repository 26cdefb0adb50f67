// SPDX-License-Identifier: MIT

import CWebRuntime
import Tug

// What JavaScript calls. An instance goes by the address of its object; times are seconds of the
// page's clock, lengths CSS pixels.

/// An instance's address, which JavaScript keeps as a number and never gives as 0.
public typealias Handle = UnsafeRawPointer

/// Calls `body` with an instance and brings its block up to date.
func update<Result>(_ handle: Handle, _ body: (Instance) -> Result) -> Result {
  Unmanaged<Instance>.fromOpaque(handle)._withUnsafeGuaranteedRef { instance in
    let result = body(instance)
    instance.publish()
    return result
  }
}

/// The version of the interface between this module and its JavaScript, compared on loading.
///
/// - Returns: A number that changes with every change of an export or of the block's layout.
@_expose(wasm, "abi")
@c(tug_abi)
public func abiVersion() -> Int32 {
  4
}

/// The bytes that the module's heap has in use, for tests of leaks.
@_expose(wasm, "heap")
@c(tug_heap)
public func heapInUse() -> UInt32 {
  tug_heap_in_use()
}

/// Creates an instance.
///
/// - Returns: Its handle.
@_expose(wasm, "create")
@c(tug_create)
public func create() -> Handle {
  Handle(Unmanaged.passRetained(Instance()).toOpaque())
}

/// Destroys an instance.
@_expose(wasm, "destroy")
@c(tug_destroy)
public func destroy(_ handle: Handle) {
  Unmanaged<Instance>.fromOpaque(handle).release()
}

/// The number at a place of an instance's ``Block``.
@_expose(wasm, "at")
@c(tug_at)
public func number(_ handle: Handle, at place: Int32) -> Double {
  Unmanaged<Instance>.fromOpaque(handle)._withUnsafeGuaranteedRef { $0.block[Int(place)] }
}

/// The address at which JavaScript writes the widths of the texts; see `TextWidths`.
@_expose(wasm, "widths")
@c(tug_widths)
public func widthsAddress(_ handle: Handle) -> UInt {
  update(handle) { UInt(bitPattern: $0.strips.header.widths.numbers) }
}

/// Tells the lengths of the viewport and of the content without what Tug added to it, in whole numbers.
@_expose(wasm, "layout")
@c(tug_layout)
public func layout(
  _ handle: Handle,
  _ time: Double,
  _ viewport: Double,
  _ content: Double,
  _ width: Double,
  _ scale: Double
) {
  update(handle) {
    $0.setWidth(width, at: time)
    // One less is not more than what can really be scrolled.
    $0.scroll.layout(viewport: viewport, content: max(0, content - 1), scale: scale, at: time)
  }
}

/// Tells where the host's own scrolling stands.
@_expose(wasm, "scrolled")
@c(tug_scrolled)
public func scrolled(_ handle: Handle, _ time: Double, _ position: Double) {
  update(handle) {
    $0.reported = position
    $0.scroll.scrolled(to: position, at: time)
  }
}

/// Tells of a finger: 0 came down, 1 moved, 2 let go, 3 was taken away.
///
/// - Returns: 1 when the page must not scroll for it.
@_expose(wasm, "touch")
@c(tug_touch)
public func touch(
  _ handle: Handle,
  _ time: Double,
  _ kind: Int32,
  _ main: Double,
  _ cross: Double
) -> Int32 {
  update(handle) {
    switch kind {
    case 0: $0.scroll.fingerDown(main: main, cross: cross, at: time)
    case 1: return $0.scroll.fingerMoved(main: main, cross: cross, at: time) ? 1 : 0
    case 2: $0.scroll.fingerUp(at: time)
    default: $0.scroll.fingerCancelled(at: time)
    }
    return 0
  }
}

// Few pages ask for touchpads; those load the module with all looks.
#if !TUG_LEAN || TUG_CHOICE
/// Tells of a touchpad's delta (`isStep` 0) or a wheel's step (`isStep` 1).
///
/// - Returns: 1 when the page must not scroll for it.
@_expose(wasm, "wheel")
@c(tug_wheel)
public func wheel(
  _ handle: Handle,
  _ time: Double,
  _ isStep: Int32,
  _ delta: Double,
  _ cross: Double
) -> Int32 {
  update(handle) {
    let isUsed =
      isStep == 0
      ? $0.scroll.padMoved(by: delta, cross: cross, at: time)
      : $0.scroll.stepped(by: delta, at: time)
    return isUsed ? 1 : 0
  }
}
#endif

/// Tells that the element has come into the page (1) or left it (0).
@_expose(wasm, "attached")
@c(tug_attached)
public func attached(_ handle: Handle, _ time: Double, _ isAttached: Int32) {
  update(handle) { $0.scroll.send(isAttached == 0 ? .detached : .attached, at: time) }
}

/// Tells whether the element is in sight of its page (1 or 0), and whether the page is hidden.
@_expose(wasm, "visible")
@c(tug_visible)
public func visible(_ handle: Handle, _ time: Double, _ isInSight: Int32, _ isPageHidden: Int32) {
  update(handle) {
    // A page that is kept while another is shown is never told of the end of a touch.
    if isPageHidden != 0 { $0.scroll.fingerCancelled(at: time) }
    $0.scroll.send(.visible(isInSight != 0 && isPageHidden == 0), at: time)
  }
}

/// Tells what the user prefers, and whether the page can say when the content was last updated.
@_expose(wasm, "prefer")
@c(tug_prefer)
public func prefer(
  _ handle: Handle,
  _ time: Double,
  _ reducesMotion: Int32,
  _ isRightToLeft: Int32,
  _ textScale: Double,
  _ hasLastUpdate: Int32
) {
  let preferences = Preferences(
    reducesMotion: reducesMotion != 0,
    isRightToLeft: isRightToLeft != 0,
    textScale: textScale
  )
  update(handle) { $0.prefer(preferences, hasLastUpdate: hasLastUpdate != 0, at: time) }
}

/// Lets time pass to `time`, for a frame or a moment that the engine asked for.
@_expose(wasm, "frame")
@c(tug_frame)
public func frame(_ handle: Handle, _ time: Double) {
  update(handle) { $0.scroll.send(.frame, at: time) }
}

/// Takes the next order for the page; its arguments are in the block.
///
/// - Returns: 1 phase, 2 perform, 3 announce, 4 haptic, 5 progress; 0 when there is none.
@_expose(wasm, "next")
@c(tug_next)
public func nextOrder(_ handle: Handle) -> Int32 {
  update(handle) { $0.nextOrder() }
}

/// Samples a strip for a frame; the address of the display list is in the block.
///
/// - Returns: The count of numbers in the list.
@_expose(wasm, "draw")
@c(tug_draw)
public func draw(_ handle: Handle, _ time: Double, _ edge: Int32) -> Int32 {
  update(handle) { Int32(truncatingIfNeeded: $0.draw(Edge(number: edge), at: time)) }
}
