// SPDX-License-Identifier: MIT
//
// GTK 4 as the Swift host sees it. What differs between GTK versions, what is a macro, and what
// takes variable arguments is one inline function here, so that Swift has one name for it.

#ifndef TUG_GTK_SHIM_H
#define TUG_GTK_SHIM_H

// What GTK deprecates after 4.8 has no other way in 4.8.
#ifndef GDK_VERSION_MIN_REQUIRED
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#endif

#include <dlfcn.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <math.h>

// The type of nothing, which is a cast macro.
static inline GType tug_gtk_type_none(void) { return G_TYPE_NONE; }

// Tells the developer of an app about a mistake in it.
static inline void tug_gtk_warn(const char *text) { g_log("Tug", G_LOG_LEVEL_WARNING, "%s", text); }

// A new widget of a type.
static inline GtkWidget *_Nonnull tug_gtk_new(GType type) { return g_object_new(type, NULL); }

// The colour of a widget's text.
static inline void tug_gtk_widget_get_color(GtkWidget *widget, GdkRGBA *color) {
#if GTK_CHECK_VERSION(4, 10, 0)
  gtk_widget_get_color(widget, color);
#else
  gtk_style_context_get_color(gtk_widget_get_style_context(widget), color);
#endif
}

// A named colour of the theme; FALSE when the theme has none of that name. GTK 4.10 deprecates the
// call and has no other for it.
static inline gboolean tug_gtk_widget_lookup_color(GtkWidget *widget, const char *name,
                                                   GdkRGBA *color) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, color);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

// Tells assistive technology that a part of the window is at work.
static inline void tug_gtk_accessible_set_busy(GtkWidget *widget, gboolean busy) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_BUSY, busy, -1);
}

// Hides a widget from assistive technology, or shows it again.
static inline void tug_gtk_accessible_set_hidden(GtkWidget *widget, gboolean hidden) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

// The name that a screen reader speaks for a widget.
static inline void tug_gtk_accessible_set_label(GtkWidget *widget, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

// A text laid out in a widget's font.
static inline PangoLayout *_Nonnull tug_gtk_widget_create_layout(GtkWidget *widget,
                                                                 const char *text) {
  return gtk_widget_create_pango_layout(widget, text);
}

// GTK's call that speaks a text, which it has since 4.14.
typedef void (*TugGtkAnnouncement)(GtkAccessible *accessible, const char *text, int priority);

// That call in the GTK that runs, which may be newer than the one that this was compiled with; NULL
// where it has none.
static inline TugGtkAnnouncement _Nullable tug_gtk_accessible_find_announcement(void) {
  // NULL is RTLD_DEFAULT, which has a name only for those who ask for all of GNU's extensions.
  return (TugGtkAnnouncement)dlsym(NULL, "gtk_accessible_announce");
}

// Speaks a text after what is being spoken.
static inline void tug_gtk_accessible_announce(TugGtkAnnouncement _Nonnull announce,
                                               GtkWidget *widget, const char *text) {
  // GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM
  announce(GTK_ACCESSIBLE(widget), text, 1);
}

// GTK's call for the pixels per point of a surface, which it has since 4.12.
typedef double (*TugGtkSurfaceScale)(GdkSurface *surface);

// That call in the GTK that runs; NULL where it has none.
static inline TugGtkSurfaceScale _Nullable tug_gtk_surface_find_scale(void) {
  return (TugGtkSurfaceScale)dlsym(NULL, "gdk_surface_get_scale");
}

// The pixels per point of a surface.
static inline double tug_gtk_surface_get_scale(TugGtkSurfaceScale _Nonnull scale,
                                               GdkSurface *surface) {
  return scale(surface);
}

// A new widget of a type, with a role for assistive technology that can be given at birth only.
static inline GtkWidget *_Nonnull tug_gtk_new_with_role(GType type, GtkAccessibleRole role) {
  return g_object_new(type, "accessible-role", role, NULL);
}

// A time of day for gdk-pixbuf's animations, which have no newer way to say one.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS
static inline GTimeVal tug_gtk_time(gint64 milliseconds) {
  GTimeVal time = {milliseconds / 1000, milliseconds % 1000 * 1000};
  return time;
}
G_GNUC_END_IGNORE_DEPRECATIONS

// Whether an event came through an X server.
static inline gboolean tug_gtk_event_is_x11(GdkEvent *event) {
  return g_strcmp0(G_OBJECT_TYPE_NAME(gdk_event_get_display(event)), "GdkX11Display") == 0;
}

// The main queue of the concurrency runtime, as a file descriptor that becomes readable when the
// queue has work, and the call that does it. Exported by libdispatch for foreign main loops.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *ignored);

#endif
