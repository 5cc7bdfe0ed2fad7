/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fonts.h"

#include "config.h"

#include <fontconfig/fontconfig.h>

/* (nullable): the thread that chieu_fonts_start_loading() has begun and chieu_fonts_finish_loading() has not waited for. */
static GThread *loader;

gboolean
chieu_fonts_load (void)
{
  const char *variable = g_getenv (CHIEU_FONTS_VARIABLE);
  const char *folder = variable != NULL ? variable : PKGDATADIR "/fonts";

  /* If the folder is missing, fontconfig reports success without any font. */
  return g_file_test (folder, G_FILE_TEST_IS_DIR) && FcConfigAppFontAddDir (NULL, (const FcChar8 *) folder);
}

/* If the fonts cannot be loaded, those of the system have to do. */
static gpointer
load_in_thread (gpointer unused)
{
  chieu_fonts_load ();
  return NULL;
}

void
chieu_fonts_start_loading (void)
{
  g_return_if_fail (loader == NULL);

  loader = g_thread_try_new ("fonts", load_in_thread, NULL, NULL);
  /* If no thread can be had, the fonts are loaded here, and the program starts a little later. */
  if (loader == NULL)
    chieu_fonts_load ();
}

void
chieu_fonts_finish_loading (void)
{
  if (loader != NULL)
    g_thread_join (g_steal_pointer (&loader));
}

/* GTK has just read the system's fonts again and forgotten the program's own. */
static void
fonts_changed_cb (GtkSettings *settings,
                  GParamSpec  *property,
                  gpointer     unused)
{
  chieu_fonts_load ();
}

void
chieu_fonts_follow (GtkSettings *settings)
{
  g_return_if_fail (GTK_IS_SETTINGS (settings));

  g_signal_connect (settings, "notify::gtk-fontconfig-timestamp", G_CALLBACK (fonts_changed_cb), NULL);
}
