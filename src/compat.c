/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compat.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#define LAST_ANNOUNCED "chieu-last-announced"

static ChieuCompatListener announcement_listener;
static gpointer announcement_data;

void
chieu_compat_set_listener (ChieuCompatListener listener,
                           gpointer            data)
{
  announcement_listener = listener;
  announcement_data = data;
}

#if GTK_CHECK_VERSION (4, 14, 0)

static void
announce (GtkWidget  *widget,
          const char *text)
{
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

#else

/* Before 4.14 nothing announces. The changed label of the active window is what a screen reader speaks: one that stays the
 * same is not changed, so that what is said twice ends in a space the second time. */
static void
announce (GtkWidget  *widget,
          const char *text)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autofree char *again = g_strconcat (text, " ", NULL);
  const char *last;

  if (root == NULL)
    return;
  last = g_object_get_data (G_OBJECT (root), LAST_ANNOUNCED);
  if (g_strcmp0 (last, text) == 0)
    text = again;
  gtk_accessible_update_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  g_object_set_data_full (G_OBJECT (root), LAST_ANNOUNCED, g_strdup (text), g_free);
}

#endif

void
chieu_compat_announce (GtkWidget  *widget,
                       const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  announce (widget, text);
  if (announcement_listener != NULL)
    announcement_listener (text, announcement_data);
}

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

void
chieu_compat_keep_memory (int bytes)
{
#ifdef __GLIBC__
  mallopt (M_MMAP_THRESHOLD, bytes);
  mallopt (M_TRIM_THRESHOLD, bytes);
#endif
}
