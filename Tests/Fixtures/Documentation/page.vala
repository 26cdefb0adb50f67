// SPDX-License-Identifier: MIT

// What the Vala code on the pages is run in, and what has to come of it.

class Feed {
  public int reloads = 0;

  public void reload () {
    reloads++;
  }
}

void main () {
  Gtk.init ();
  var feed = new Feed ();
  var window = new Gtk.Window ();
  var scrolled_window = new Gtk.ScrolledWindow ();

  // THE PAGE

  window.present ();
  view.begin (Tug.Edge.START);
  assert (feed.reloads == 1);
  while (view.header_phase != Tug.Phase.IDLE)
    MainContext.@default ().iteration (true);
}
