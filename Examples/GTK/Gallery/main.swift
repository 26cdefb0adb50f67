// SPDX-License-Identifier: MIT

import CTugGtk
import Glibc

// A gallery of Tug's looks over a real list: `make run-gtk`.

guard let app = gtk_application_new("dev.tug.Gallery", G_APPLICATION_NON_UNIQUE) else { exit(1) }
var gallery: Gallery?
Signal.connect(app, "activate") { gallery = Gallery(app: app) }
let status = g_application_run(cast(app), CommandLine.argc, CommandLine.unsafeArgv)
gallery = nil
g_object_unref(app)
exit(status)
