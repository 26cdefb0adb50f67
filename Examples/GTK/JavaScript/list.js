// SPDX-License-Identifier: MIT
//
// A list with pull-to-refresh and load-more, in JavaScript with GJS, as a template. Run:
//
//   scripts/build-gtk-library.sh ~/.local
//   export LD_LIBRARY_PATH=~/.local/lib GI_TYPELIB_PATH=~/.local/lib/girepository-1.0
//   gjs -m list.js

import GLib from 'gi://GLib';
import GObject from 'gi://GObject';
import Gtk from 'gi://Gtk?version=4.0';
import Tug from 'gi://Tug?version=0';

// Has GtkBuilder know the type before it reads of it.
GObject.type_ensure(Tug.View.$gtype);

const template = `
<interface>
  <template class="Window" parent="GtkApplicationWindow">
    <property name="default-width">360</property>
    <property name="default-height">640</property>
    <child>
      <object class="TugView" id="view">
        <property name="header">balls</property>
        <property name="footer">standard</property>
        <property name="prefetch">80</property>
        <property name="pulls-with-mouse">true</property>
        <signal name="refresh" handler="onRefresh"/>
        <signal name="load" handler="onLoad"/>
        <child>
          <object class="GtkScrolledWindow">
            <child>
              <object class="GtkListBox" id="list"/>
            </child>
          </object>
        </child>
      </object>
    </child>
  </template>
</interface>`;

const seconds = time => new Promise(resolve => {
  GLib.timeout_add(GLib.PRIORITY_DEFAULT, 1000 * time, () => resolve() ?? GLib.SOURCE_REMOVE);
});

const Window = GObject.registerClass({
  GTypeName: 'Window',
  Template: new TextEncoder().encode(template),
  Children: ['view', 'list'],
}, class extends Gtk.ApplicationWindow {
  count = 0;

  async onRefresh() {
    print('refreshing');
    await seconds(0.8);
    for (let row; (row = this.list.get_first_child());)
      this.list.remove(row);
    this.count = 0;
    this.appendRows(20);
    this.view.end(Tug.Edge.START, Tug.Outcome.HAS_MORE);
    print('refreshed');
  }

  async onLoad() {
    await seconds(0.8);
    this.appendRows(20);
    this.view.end(Tug.Edge.END, this.count < 100 ? Tug.Outcome.SUCCESS : Tug.Outcome.NO_MORE);
  }

  appendRows(count) {
    for (let added = 0; added < count; added++)
      this.list.append(new Gtk.Label({label: `Row ${++this.count}`, heightRequest: 44}));
  }
});

const app = new Gtk.Application({applicationId: 'dev.tug.ListInJavaScript'});
app.connect('activate', () => {
  const window = new Window({application: app});
  window.present();
  window.view.begin(Tug.Edge.START);
});
app.run([]);
