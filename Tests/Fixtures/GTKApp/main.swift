// SPDX-License-Identifier: MIT

import CTugGtk
import Glibc
import Tug
import TugGTK
import TugLooks

// A small app for tests that need a process of their own: its main thread runs GLib's loop alone.
// It writes a line for everything that happens.

func say(_ line: String) {
  let text = line + "\n"
  _ = text.withCString { write(STDOUT_FILENO, $0, strlen($0)) }
}

// Who starts it may have blocked signals in the thread that does.
var noSignals = sigset_t()
sigemptyset(&noSignals)
sigprocmask(SIG_SETMASK, &noSignals, nil)

guard gtk_init_check() != 0 else { exit(2) }
let list = gtk_list_box_new()
for number in 0..<200 {
  gtk_list_box_append(list.map { OpaquePointer($0) }, gtk_label_new("Row \(number)"))
}
let scrolled: UnsafeMutablePointer<GtkWidget> = tug_gtk_new(gtk_scrolled_window_get_type())
gtk_scrolled_window_set_child(OpaquePointer(scrolled), list)

let view = TugView(child: scrolled)
view.texts = .english
let hud = CommandLine.arguments.contains("--hud") ? HUD(child: view.widget) : nil

/// What is to happen when the test sends SIGUSR1, and whether it has come before that was known.
var onSignal: (() -> Void)?
var isSignalled = false

/// Calls `body` once the test has sent SIGUSR1, so that an action takes as long as the test likes.
func whenSignalled(_ body: @escaping () -> Void) {
  if isSignalled { body() } else { onSignal = body }
  isSignalled = false
}

g_unix_signal_add(
  SIGUSR1,
  { _ in
    isSignalled = onSignal == nil
    onSignal?()
    onSignal = nil
    return 1
  },
  nil
)

let header =
  switch CommandLine.arguments.dropFirst().first {
  case "--callback":
    RefreshHeader(.standard, onRefresh: { whenSignalled { view.header?.end() } })
  case "--hud":
    RefreshHeader(
      .standard,
      onRefresh: {
        hud?.show()
        whenSignalled {
          hud?.hide()
          view.header?.end()
        }
      }
    )
  case "--sleep":
    RefreshHeader(.standard) { try await Task.sleep(for: .milliseconds(300)) }
  default:
    RefreshHeader(.standard) {
      say("action \(threadName())")
      say("work \(await work())")
      await Task.yield()
      await withCheckedContinuation { done in whenSignalled { done.resume() } }
      say("action ends \(threadName())")
    }
  }
header.onPhaseChange = { _, new in say("phase \(new)") }
view.header = header

let window = gtk_window_new()
gtk_window_set_decorated(
  UnsafeMutableRawPointer(window)?.assumingMemoryBound(to: GtkWindow.self),
  0
)
gtk_window_set_default_size(
  UnsafeMutableRawPointer(window)?.assumingMemoryBound(to: GtkWindow.self),
  360,
  600
)
gtk_window_set_child(
  UnsafeMutableRawPointer(window)?.assumingMemoryBound(to: GtkWindow.self),
  hud?.widget ?? view.widget
)
gtk_window_present(UnsafeMutableRawPointer(window)?.assumingMemoryBound(to: GtkWindow.self))
var frames = 0
let announcement = Source.everyFrame(of: view.widget) { _ in
  frames += 1
  guard frames == 3 else { return true }
  // What the window needs to get touches is with the server then.
  gdk_display_sync(gdk_display_get_default())
  say("shown")
  return false
}
let loop = g_main_loop_new(nil, 0)
g_main_loop_run(loop)

/// What an action does off the main actor.
@concurrent func work() async -> String { threadName() }

/// Whether this is the first thread of the process; its number is that of the process.
nonisolated func threadName() -> String {
  var name = [CChar](repeating: 0, count: 64)
  let count = readlink("/proc/thread-self", &name, 63)
  let path = name.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }
  let thread = String(decoding: path, as: UTF8.self).split(separator: "/").last ?? ""
  return thread == "\(getpid())" ? "on the main thread" : "elsewhere"
}
