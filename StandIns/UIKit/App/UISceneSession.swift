// SPDX-License-Identifier: MIT

@MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  private let ownRole: Role
  var ownConfiguration: UISceneConfiguration

  init(role: Role) {
    ownRole = role
    ownConfiguration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }

  open internal(set) weak var scene: UIScene?
  open var role: Role { ownRole }
  open var configuration: UISceneConfiguration { ownConfiguration }
}

/// Which classes make up a scene.
///
/// There is no information property list to look a name up in.
@MainActor
open class UISceneConfiguration: NSObject {
  private let ownName: String?
  private let ownRole: UISceneSession.Role

  public init(name: String?, sessionRole: UISceneSession.Role) {
    ownName = name
    ownRole = sessionRole
    super.init()
  }

  open var name: String? { ownName }
  open var role: UISceneSession.Role { ownRole }
  open var delegateClass: AnyClass?
}
