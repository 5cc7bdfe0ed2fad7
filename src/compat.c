/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compat.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#if GTK_CHECK_VERSION (4, 14, 0)

void
chieu_compat_announce (GtkWidget  *widget,
                       const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_accessible_announce (GTK_ACCESSIBLE (widget), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

#else

/* Before 4.14 nothing announces. The changed label of the active window is what a screen reader speaks. */
void
chieu_compat_announce (GtkWidget  *widget,
                       const char *text)
{
  GtkRoot *root;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  root = gtk_widget_get_root (widget);
  if (root != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

#endif

void
chieu_compat_get_colour (GtkWidget *widget,
                         GdkRGBA   *colour)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && colour != NULL);

#if GTK_CHECK_VERSION (4, 10, 0)
  gtk_widget_get_color (widget, colour);
#else
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), colour);
#endif
}

void
chieu_compat_trim_memory (void)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
}
