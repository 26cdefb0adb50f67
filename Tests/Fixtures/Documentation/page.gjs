// SPDX-License-Identifier: MIT

// What the code for GJS on the pages is run in, and what has to come of it.

import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=4.0';
import System from 'system';

Gtk.init();
const feed = {reloads: 0, reload: async () => { feed.reloads++; }};
const window = new Gtk.Window();
const scrolledWindow = new Gtk.ScrolledWindow();

// THE PAGE

window.present();
view.begin(Tug.Edge.START);
if (feed.reloads !== 1)
  System.exit(1);
const loop = GLib.MainLoop.new(null, false);
view.connect('notify::header-phase', () => {
  if (view.headerPhase === Tug.Phase.IDLE)
    loop.quit();
});
loop.run();
