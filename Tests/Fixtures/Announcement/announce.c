// SPDX-License-Identifier: MIT
//
// Stands in for the call that GTK has since 4.14, and writes down what it is told to speak. Preloaded
// into an app, it is found there as GTK's own would be.

#include <gtk/gtk.h>
#include <stdio.h>

#if GTK_CHECK_VERSION(4, 14, 0)
typedef GtkAccessibleAnnouncementPriority Priority;
#else
typedef int Priority;
void gtk_accessible_announce(GtkAccessible *self, const char *message, Priority priority);
#endif

void gtk_accessible_announce(GtkAccessible *self, const char *message, Priority priority) {
  printf("announced by %s with priority %d: %s\n", G_OBJECT_TYPE_NAME(self), (int)priority, message);
  fflush(stdout);
}
