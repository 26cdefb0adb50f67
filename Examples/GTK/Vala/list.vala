// SPDX-License-Identifier: MIT
//
// A list with pull-to-refresh and load-more, in Vala. Build and run:
//
//   scripts/build-gtk-library.sh ~/.local
//   export PKG_CONFIG_PATH=~/.local/lib/pkgconfig LD_LIBRARY_PATH=~/.local/lib
//   valac --vapidir ~/.local/share/vala/vapi --pkg gtk4 --pkg tug-gtk list.vala && ./list

class Window : Gtk.ApplicationWindow {
  private Gtk.ListBox list = new Gtk.ListBox ();
  private Tug.View view;
  private int count = 0;

  public Window (Gtk.Application app) {
    Object (application: app, default_width: 360, default_height: 640);
    view = new Tug.View (new Gtk.ScrolledWindow () { child = list }) {
      header = "balls",
      footer = "standard",
      prefetch = 80,
      pulls_with_mouse = true
    };
    view.refresh.connect (() => reload.begin ());
    view.load.connect (() => load_next.begin ());
    child = view;
  }

  public void begin () {
    view.begin (Tug.Edge.START);
  }

  private async void reload () {
    print ("refreshing\n");
    yield wait ();
    Gtk.Widget? row;
    while ((row = list.get_first_child ()) != null)
      list.remove (row);
    count = 0;
    append_rows (20);
    view.end (Tug.Edge.START, Tug.Outcome.HAS_MORE);
    print ("refreshed\n");
  }

  private async void load_next () {
    yield wait ();
    append_rows (20);
    view.end (Tug.Edge.END, count < 100 ? Tug.Outcome.SUCCESS : Tug.Outcome.NO_MORE);
  }

  private async void wait () {
    Timeout.add (800, wait.callback);
    yield;
  }

  private void append_rows (int added) {
    for (var last = count + added; count < last;)
      list.append (new Gtk.Label (@"Row $(++count)") { height_request = 44 });
  }
}

int main (string[] args) {
  var app = new Gtk.Application ("dev.tug.ListInVala", ApplicationFlags.NON_UNIQUE);
  app.activate.connect (() => {
    var window = new Window (app);
    window.present ();
    window.begin ();
  });
  return app.run (args);
}
