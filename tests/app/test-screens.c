/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-screens pages|lessons SCALE [FOLDER]   A tour through the program, or through every step of its lessons, in the
 * language that is set, on a screen of 1024×600 (tour.h). Complains of each text that is not seen whole
 * (layout-check.h). With FOLDER a picture of each page goes there, to be looked at.
 */
#include "config.h"
#include "common/layout-check.h"
#include "common/page-picture.h"
#include "tour/tour.h"

static int
look (GtkWidget  *root,
      const char *where,
      int         number,
      gpointer    folder)
{
  int complaints = chieu_layout_check (root, where);

  if (folder != NULL)
    chieu_page_save_picture (root, where, number, folder);
  if (gtk_widget_get_width (root) > CHIEU_TOUR_WIDTH || gtk_widget_get_height (root) > CHIEU_TOUR_HEIGHT)
    {
      g_print ("# %s: the window is %d×%d\n", where, gtk_widget_get_width (root), gtk_widget_get_height (root));
      complaints++;
    }
  return complaints;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  ChieuTourRoute route = argc > 1 && g_str_equal (argv[1], "lessons") ? CHIEU_TOUR_LESSONS : CHIEU_TOUR_PAGES;

  if (argc < 3 || argc > 4)
    return 2;
  settings = g_settings_new (SETTINGS_ID);
  g_settings_set_double (settings, "text-scale", g_ascii_strtod (argv[2], NULL));
  return chieu_tour (settings, route, look, argv[3]) != 0;
}
