// SPDX-License-Identifier: MIT

/// A growable row of plain values: numbers, and structures of numbers.
///
/// It is used like an array and is a value like one, but all its storage is handled by one piece of
/// code that knows bytes only. `Array` brings a kilobyte for each type of element, and the web module
/// has a budget of bytes. Elements must not hold references.
public struct Row<Element>: RandomAccessCollection {
  private var storage: RowStorage?

  /// Creates an empty row.
  public init() {}

  /// Creates a row with the elements of a sequence.
  public init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Index of the first element.
  public var startIndex: Int { 0 }
  /// Count of elements.
  public var endIndex: Int { storage?.count ?? 0 }
  /// Count of elements.
  public var count: Int { storage?.count ?? 0 }
  /// The count up to which the row grows without new storage.
  package var capacity: Int { (storage?.capacity ?? 0) / MemoryLayout<Element>.stride }

  /// The element at an index.
  public subscript(index: Int) -> Element {
    unsafeAddress {
      precondition(index >= 0 && index < count, "Row index must be in 0..<count")
      return UnsafePointer(elements + index)
    }
    unsafeMutableAddress {
      precondition(index >= 0 && index < count, "Row index must be in 0..<count")
      return own() + index
    }
  }

  /// Adds an element at the end.
  public mutating func append(_ element: Element) { extend(by: 1).initialize(to: element) }

  /// Adds the elements of another row at the end.
  public mutating func append(contentsOf other: Row) {
    guard let source = other.storage else { return }
    RowStorage.append(source, to: &storage, stride: MemoryLayout<Element>.stride)
  }

  /// Removes all elements and keeps the storage.
  public mutating func removeAll() { RowStorage.clear(&storage) }

  /// Calls a function with the elements where they are.
  public func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<Element>) -> Result
  ) -> Result {
    body(UnsafeBufferPointer(start: storage == nil ? nil : UnsafePointer(elements), count: count))
  }
}

// Pointers for what runs per frame, where the benchmark's budget of a frame leaves no room to ask
// for each number whether the storage is shared and large enough.
extension Row {
  /// The first of the elements, which there must be; for reading only, until the row is written to.
  package var elements: UnsafeMutablePointer<Element> {
    storage.unsafelyUnwrapped.base.assumingMemoryBound(to: Element.self)
  }

  /// The first of the elements, which there must be, for writing until the row is used otherwise.
  package mutating func own() -> UnsafeMutablePointer<Element> {
    RowStorage.own(&storage, stride: MemoryLayout<Element>.stride)
    return elements
  }

  /// Adds elements at the end, and returns the first of them; the caller has to write them all.
  package mutating func extend(by count: Int) -> UnsafeMutablePointer<Element> {
    RowStorage.extend(&storage, by: count, stride: MemoryLayout<Element>.stride)
      .assumingMemoryBound(to: Element.self)
  }

  /// Removes the elements from an index on, after the row was written to.
  package mutating func cut(from index: Int) { storage.unsafelyUnwrapped.count = index }
}

extension Row: Equatable where Element: Equatable {
  /// Whether two rows have the same elements.
  public static func == (one: Row, other: Row) -> Bool { one.elementsEqual(other) }
}

// The storage is shared only between equal values, and copied before a write.
extension Row: @unchecked Sendable where Element: Sendable {}

/// The bytes of a row.
private final class RowStorage {
  @exclusivity(unchecked)
  private(set) var base: UnsafeMutableRawPointer
  @exclusivity(unchecked)
  var count: Int
  /// In bytes.
  @exclusivity(unchecked)
  private(set) var capacity: Int

  private init(capacity: Int) {
    base = .allocate(byteCount: capacity, alignment: 16)
    count = 0
    self.capacity = capacity
  }

  deinit { base.deallocate() }

  /// Makes the storage that of one row only.
  @inline(never)
  static func own(_ storage: inout RowStorage?, stride: Int) {
    if isKnownUniquelyReferenced(&storage) { return }
    guard let shared = storage else { return }
    storage = shared.copy(capacity: shared.capacity, stride: stride)
  }

  private func copy(capacity: Int, stride: Int) -> RowStorage {
    let copy = RowStorage(capacity: capacity)
    copy.base.copyMemory(from: base, byteCount: count * stride)
    copy.count = count
    return copy
  }

  /// Makes room for elements at the end, and returns where they go.
  @inline(never)
  static func extend(
    _ storage: inout RowStorage?,
    by count: Int,
    stride: Int
  ) -> UnsafeMutableRawPointer {
    if !isKnownUniquelyReferenced(&storage) || !storage.unsafelyUnwrapped.fits(count, stride) {
      grow(&storage, by: count, stride: stride)
    }
    return storage.unsafelyUnwrapped.take(count, stride)
  }

  private func fits(_ count: Int, _ stride: Int) -> Bool {
    (self.count + count) * stride <= capacity
  }

  private func take(_ count: Int, _ stride: Int) -> UnsafeMutableRawPointer {
    let place = base + self.count * stride
    self.count += count
    return place
  }

  @inline(never)
  private static func grow(_ storage: inout RowStorage?, by count: Int, stride: Int) {
    guard let row = storage else {
      storage = RowStorage(capacity: max(16, count) * stride)
      return
    }
    let needed = (row.count + count) * stride
    let isEnough = needed <= row.capacity
    storage = row.copy(capacity: isEnough ? row.capacity : 2 * needed, stride: stride)
  }

  @inline(never)
  static func append(_ source: RowStorage, to storage: inout RowStorage?, stride: Int) {
    let place = extend(&storage, by: source.count, stride: stride)
    place.copyMemory(from: source.base, byteCount: source.count * stride)
  }

  @inline(never)
  static func clear(_ storage: inout RowStorage?) {
    guard isKnownUniquelyReferenced(&storage) else {
      storage = nil
      return
    }
    storage?.count = 0
  }
}

#if !hasFeature(Embedded)
extension Row: ExpressibleByArrayLiteral {
  /// Creates a row with the elements listed.
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}
#endif
