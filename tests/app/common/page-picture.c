/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "page-picture.h"

void
chieu_page_save_picture (GtkWidget  *root,
                         const char *where,
                         int         number,
                         const char *folder)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (root);
  g_autofree char *name = number > 0 ? g_strdup_printf ("%03d %s.png", number, where) : g_strdup_printf ("%s.png", where);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (root), gtk_widget_get_height (root));
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return;
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (root)), node, NULL);
  gdk_texture_save_to_png (texture, path);
}
