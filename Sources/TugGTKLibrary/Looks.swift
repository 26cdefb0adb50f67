// SPDX-License-Identifier: MIT

import CTugGtk
import Tug
import TugLooks

#if TUG_OWN_LOOKS
import OwnLooks
#endif

/// The looks that C code knows by name: ours, and those that scripts/build-gtk-library.sh is given.
private let looks: [(name: String, look: Look)] = {
  #if TUG_OWN_LOOKS
  let own = ownLookNames.enumerated().compactMap { number, name in
    ownLook(Int32(number)).map { (name: name, look: $0) }
  }
  return Look.catalogue + own
  #else
  return Look.catalogue
  #endif
}()

/// The names as C text, ended by NULL; they stay for the life of the process.
private let names: UnsafeMutablePointer<UnsafePointer<CChar>?> = {
  let names = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: looks.count + 1)
  for (index, entry) in looks.enumerated() { names[index] = g_intern_string(entry.name) }
  names[looks.count] = nil
  return names
}()

/// The look of a name, or `nil` when there is none.
func look(named name: String) -> Look? { looks.first { $0.name == name }?.look }

/// The names of the looks, ended by NULL.
@c(tug_look_get_names)
public func tugLookGetNames() -> UnsafePointer<UnsafePointer<CChar>?> { UnsafePointer(names) }
