// SPDX-License-Identifier: MIT

public typealias UIActionHandler = (_ action: UIAction) -> Void

@MainActor
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let hidden = Attributes(rawValue: 4)
  }

  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  open internal(set) var title = ""
  open internal(set) var image: UIImage?
}

@MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  let handler: UIActionHandler
  open internal(set) var sender: Any?
  open internal(set) var identifier: Identifier
  open var attributes: Attributes
  open var state: State

  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    self.identifier =
      identifier ?? Identifier("action \(AnimationRegistry.nextNumber())")
    self.attributes = attributes
    self.state = state
    super.init()
    self.title = title
    self.image = image
  }
}
