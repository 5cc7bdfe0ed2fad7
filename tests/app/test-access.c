/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-access light|dark [FOLDER]   Goes through the whole program (tour/tour.h) in the light or the dark style. Prints a complaint for
 * each widget that has no accessible name, is too small to be hit, or looks the same with the focus, and for each text whose contrast is
 * too low (common/access-check.h). If FOLDER is given, saves a picture of each page in it.
 */
#include "common/access-check.h"
#include "config.h"
#include "common/page-picture.h"
#include "tour/tour.h"

typedef struct
{
  ChieuAccessCheck check;
  const char *folder;
} Walk;

static int
check_page (GtkWidget  *root,
            const char *where,
            int         number,
            gpointer    data)
{
  Walk *self = data;

  if (self->folder != NULL)
    chieu_page_save_picture (root, where, number, self->folder);
  return chieu_access_check (&self->check, root, where);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GSettings) settings = NULL;
  Walk walk;
  int complaints;

  if (argc < 2 || argc > 3 || !(g_str_equal (argv[1], "light") || g_str_equal (argv[1], "dark")))
    {
      g_printerr ("usage: test-access light|dark [FOLDER]\n");
      return 2;
    }
  walk.folder = argv[2];
  chieu_access_check_init (&walk.check);
  settings = g_settings_new (SETTINGS_ID);
  g_settings_set_string (settings, "colour-scheme", argv[1]);
  complaints = chieu_tour_run (settings, CHIEU_TOUR_PAGES, check_page, &walk);
  g_print ("# %u names, %u targets, %u texts and symbols, %u kinds of focus\n", walk.check.n_names, walk.check.n_targets,
           walk.check.n_texts, walk.check.n_focuses);
  chieu_access_check_clear (&walk.check);
  return complaints != 0;
}
