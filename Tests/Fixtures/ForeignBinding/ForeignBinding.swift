// SPDX-License-Identifier: MIT

import CForeignGtk

/// What a binding in another package does: it knows GTK by its own C module.
public func foreignLabel() -> UnsafeMutablePointer<GtkWidget>? { gtk_label_new("foreign") }
