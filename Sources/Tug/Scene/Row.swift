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
  public var capacity: Int { (storage?.capacity ?? 0) / MemoryLayout<Element>.stride }

  /// The element at an index.
  public subscript(index: Int) -> Element {
    unsafeAddress {
      precondition(index >= 0 && index < count, "Row index must be in 0..<count")
      return UnsafePointer(elements + index)
    }
    unsafeMutableAddress {
      precondition(index >= 0 && index < count, "Row index must be in 0..<count")
      RowStorage.own(&storage, stride: MemoryLayout<Element>.stride)
      return elements + index
    }
  }

  /// Adds an element at the end.
  public mutating func append(_ element: Element) {
    let place = RowStorage.extend(&storage, by: 1, stride: MemoryLayout<Element>.stride)
    place.initializeMemory(as: Element.self, to: element)
  }

  /// Adds the elements of another row at the end.
  public mutating func append(contentsOf other: Row) {
    guard let source = other.storage else { return }
    RowStorage.append(source, to: &storage, stride: MemoryLayout<Element>.stride)
  }

  /// Removes the last elements.
  public mutating func removeLast(_ count: Int = 1) {
    precondition(count >= 0 && count <= self.count, "Row has fewer elements")
    RowStorage.own(&storage, stride: MemoryLayout<Element>.stride)
    storage?.count -= count
  }

  /// Removes all elements and keeps the storage.
  public mutating func removeAll() { RowStorage.clear(&storage) }

  /// Calls a function with the elements where they are.
  public func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<Element>) -> Result
  ) -> Result {
    body(UnsafeBufferPointer(start: storage == nil ? nil : UnsafePointer(elements), count: count))
  }

  private var elements: UnsafeMutablePointer<Element> {
    storage.unsafelyUnwrapped.base.assumingMemoryBound(to: Element.self)
  }
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
    let own = RowStorage(capacity: shared.capacity)
    own.base.copyMemory(from: shared.base, byteCount: shared.count * stride)
    own.count = shared.count
    storage = own
  }

  /// Makes room for elements at the end, and returns where they go.
  @inline(never)
  static func extend(
    _ storage: inout RowStorage?,
    by count: Int,
    stride: Int
  ) -> UnsafeMutableRawPointer {
    own(&storage, stride: stride)
    let row = storage ?? RowStorage(capacity: 16 * stride)
    storage = row
    let size = row.count * stride
    let needed = size + count * stride
    if needed > row.capacity {
      let larger = UnsafeMutableRawPointer.allocate(byteCount: 2 * needed, alignment: 16)
      larger.copyMemory(from: row.base, byteCount: size)
      row.base.deallocate()
      row.base = larger
      row.capacity = 2 * needed
    }
    row.count += count
    return row.base + size
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
