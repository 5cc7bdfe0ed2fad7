/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-screens pages|lessons|questions|dense|practice SCALE [FOLDER]   A tour through the program, its lessons or its practice (tour.h),
 * in the language that is set, with text SCALE times as large as usual, on a screen of the size that TEST_SCREEN says. Complains of each
 * text that is not seen whole (layout-check.h); on the routes "questions" and "dense" also of each step whose words, with the answers
 * there are to choose from, or whose buttons are not all seen at once. With FOLDER a picture of each page goes there, to be looked at.
 */
#include "app/school/lesson-panel.h"
#include "config.h"
#include "common/layout-check.h"
#include "common/page-picture.h"
#include "tour/tour.h"

static int
check_page (GtkWidget  *root,
            const char *where,
            int         number,
            gpointer    folder)
{
  int complaints = chieu_layout_check (root, where), width, height;

  if (folder != NULL)
    chieu_page_save_picture (root, where, number, folder);
  chieu_tour_get_size (&width, &height);
  if (gtk_widget_get_width (root) > width || gtk_widget_get_height (root) > height)
    {
      g_print ("# %s: the window is %d×%d\n", where, gtk_widget_get_width (root), gtk_widget_get_height (root));
      complaints++;
    }
  return complaints;
}

/* ---- The words of a step ---- */

/* The number of times that the window settles until words that are too long are written smaller. */
#define SETTLING 3

/* Returns: (nullable): the words of the lesson that is seen */
static GtkWidget *
find_panel (GtkWidget *widget)
{
  GtkWidget *found = CHIEU_IS_LESSON_PANEL (widget) && gtk_widget_get_mapped (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_panel (child);
  return found;
}

/* Returns: how many pixels are not seen of all that scrolls in @widget: the words, and the buttons beside the mat. The words of the call
 * do not count, which are more than any room has. */
static double
count_hidden (GtkWidget *widget)
{
  double hidden = 0;

  if (!gtk_widget_get_mapped (widget) || g_str_equal (gtk_widget_get_css_name (widget), "chieu-call"))
    return 0;
  if (GTK_IS_SCROLLED_WINDOW (widget))
    {
      GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));

      hidden = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    hidden += count_hidden (child);
  return hidden;
}

static int
check_question (GtkWidget  *root,
                const char *where,
                int         number,
                gpointer    folder)
{
  double hidden;
  int complaints;

  g_assert_nonnull (find_panel (root));
  for (int i = 0; i < SETTLING; i++)
    chieu_layout_settle (root);
  complaints = chieu_layout_check (root, where);
  hidden = count_hidden (root);
  if (folder != NULL)
    chieu_page_save_picture (root, where, number, folder);
  if (hidden < 1)
    return complaints;
  g_print ("# %s: %.0f pixels of the words or the buttons are not seen\n", where, hidden);
  return complaints + 1;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  static const char *const routes[] = { [CHIEU_TOUR_PAGES] = "pages", [CHIEU_TOUR_LESSONS] = "lessons",
                                        [CHIEU_TOUR_QUESTIONS] = "questions", [CHIEU_TOUR_DENSE] = "dense",
                                        [CHIEU_TOUR_PRACTICE] = "practice" };
  guint route = 0;

  while (argc > 1 && route < G_N_ELEMENTS (routes) && !g_str_equal (argv[1], routes[route]))
    route++;
  if (argc < 3 || argc > 4 || route == G_N_ELEMENTS (routes))
    {
      g_printerr ("usage: test-screens pages|lessons|questions|dense|practice SCALE [FOLDER]\n");
      return 2;
    }
  settings = g_settings_new (SETTINGS_ID);
  g_settings_set_double (settings, "text-scale", g_ascii_strtod (argv[2], NULL));
  return chieu_tour_run (settings, route, route == CHIEU_TOUR_QUESTIONS || route == CHIEU_TOUR_DENSE ? check_question : check_page,
                         argv[3]) != 0;
}
