/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-screens pages|lessons|questions SCALE [FOLDER]   A tour through the program, or through every step of its lessons, in the
 * language that is set, on a screen of 1024×600 (tour.h). Complains of each text that is not seen whole
 * (layout-check.h); of questions: of each step whose words, with the answers there are to choose from, are not all seen at
 * once. With FOLDER a picture of each page goes there, to be looked at.
 */
#include "app/school/lesson-panel.h"
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

/* ---- The words of a step ---- */

#define SMALLER_MAX 3

/* (nullable): the words of the lesson that is seen. */
static GtkWidget *
find_panel (GtkWidget *widget)
{
  GtkWidget *found = CHIEU_IS_LESSON_PANEL (widget) && gtk_widget_get_mapped (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_panel (child);
  return found;
}

static int
look_at_question (GtkWidget  *root,
                  const char *where,
                  int         number,
                  gpointer    folder)
{
  GtkWidget *panel = find_panel (root);
  GtkAdjustment *adjustment;
  double hidden;

  g_assert_nonnull (panel);
  /* Words that are too long are written smaller, which takes some frames. */
  for (int i = 0; i < SMALLER_MAX; i++)
    chieu_layout_settle (root);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (panel)));
  hidden = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
  if (hidden < 1)
    return 0;
  g_print ("# %s: %.0f of %.0f pixels of the words are not seen\n", where, hidden, gtk_adjustment_get_upper (adjustment));
  if (folder != NULL)
    chieu_page_save_picture (root, where, number, folder);
  return 1;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  static const char *const routes[] = { [CHIEU_TOUR_PAGES] = "pages", [CHIEU_TOUR_LESSONS] = "lessons",
                                        [CHIEU_TOUR_QUESTIONS] = "questions" };
  guint route = 0;

  while (argc > 1 && route < G_N_ELEMENTS (routes) && !g_str_equal (argv[1], routes[route]))
    route++;
  if (argc < 3 || argc > 4 || route == G_N_ELEMENTS (routes))
    return 2;
  settings = g_settings_new (SETTINGS_ID);
  g_settings_set_double (settings, "text-scale", g_ascii_strtod (argv[2], NULL));
  return chieu_tour (settings, route, route == CHIEU_TOUR_QUESTIONS ? look_at_question : look, argv[3]) != 0;
}
