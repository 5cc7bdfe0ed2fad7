/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window of the house rules: whatever is changed, its rows stay, what one looks at keeps its place, and a file from
 * anywhere is read or the reason told.
 */
#include <adwaita.h>
#include <glib/gstdio.h>

#include "app/home/house-rules-window.h"
#include "app/preferences/switch-row.h"
#include "config.h"
#include "games/chan/rules/chan.h"
#include "games/to-tom/rules/to-tom.h"
#include "match/record/file-writer.h"
#include "../folder.h"

/* The distance from the top of the window to a row that was scrolled to, in pixels. */
#define ROOM_ABOVE 300

typedef struct
{
  char *folder;
  ChieuRulesShelf *shelf;
  GSettings *settings;
  GtkWindow *window;
} Fixture;

/* Lets half a second pass, in which new rows take their places and a toast comes. */
static void
settle (void)
{
  gint64 end = g_get_monotonic_time () + 500 * G_TIME_SPAN_MILLISECOND;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (2000);
}

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  f->folder = g_dir_make_tmp ("chieu-rules-XXXXXX", NULL);
  f->shelf = chieu_rules_shelf_new (&chieu_to_tom, SHIPPED, f->folder);
  f->settings = g_settings_new_with_path (SETTINGS_ID ".Game", "/io/github/chieubai/ChieuBai/test/");
  g_settings_set_string (f->settings, "house-rules", "");
  f->window = chieu_house_rules_window_new (NULL, f->shelf, f->settings);
  gtk_window_present (f->window);
  settle ();
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  gtk_window_destroy (f->window);
  settle ();
  g_object_unref (f->settings);
  chieu_rules_shelf_free (f->shelf);
  chieu_test_remove_folder (f->folder);
  g_free (f->folder);
}

/* Adds @widget and all below it that are of @type to @found, in their order. */
static void
collect_widgets (GtkWidget *widget,
                 GType      type,
                 GPtrArray *found)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    g_ptr_array_add (found, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_widgets (child, type, found);
}

static GPtrArray *
find_all (Fixture *f,
          GType    type)
{
  GPtrArray *found = g_ptr_array_new ();

  collect_widgets (GTK_WIDGET (f->window), type, found);
  return found;
}

/* Returns: the rows that stand for sets of rules: each has a check button before it */
static GPtrArray *
find_sets (Fixture *f)
{
  g_autoptr (GPtrArray) rows = find_all (f, ADW_TYPE_ACTION_ROW);
  GPtrArray *sets = g_ptr_array_new ();

  for (guint i = 0; i < rows->len; i++)
    if (GTK_IS_CHECK_BUTTON (adw_action_row_get_activatable_widget (rows->pdata[i])))
      g_ptr_array_add (sets, rows->pdata[i]);
  return sets;
}

static GtkWidget *
find_switch (Fixture *f,
             int      place)
{
  g_autoptr (GPtrArray) rows = find_all (f, CHIEU_TYPE_SWITCH_ROW);

  for (guint i = 0; i < rows->len; i++)
    if (chieu_switch_row_get_place (rows->pdata[i]) == place)
      return rows->pdata[i];
  g_assert_not_reached ();
}

/* Returns: how far below the top of the window @widget begins, in pixels */
static double
find_top (Fixture   *f,
          GtkWidget *widget)
{
  double x, y;

  g_assert_true (gtk_widget_translate_coordinates (widget, GTK_WIDGET (f->window), 0, 0, &x, &y));
  return y;
}

/* Scrolls from the beginning of the page to where @widget is seen with some rows above it. */
static void
scroll_to (Fixture   *f,
           GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)), find_top (f, widget) - ROOM_ABOVE);
  settle ();
}

static void
change_rule (Fixture *f,
             int      place,
             int      value)
{
  g_signal_emit_by_name (find_switch (f, place), "changed", value);
  settle ();
}

/* ---- Tests ---- */

static void
test_rows_stay (Fixture       *f,
                gconstpointer  data)
{
  g_autoptr (GPtrArray) before = find_sets (f);
  g_autoptr (GPtrArray) first = NULL;
  g_autoptr (GPtrArray) second = NULL;

  g_assert_cmpuint (before->len, ==, chieu_rules_shelf_get_n (f->shelf));
  change_rule (f, CHIEU_TO_TOM_AN_DUOI, 0);
  first = find_sets (f);
  g_assert_cmpuint (first->len, ==, before->len + 1);
  g_assert_cmpmem (first->pdata, before->len * sizeof (gpointer), before->pdata, before->len * sizeof (gpointer));
  change_rule (f, CHIEU_TO_TOM_SAU_PHONG, 1);
  second = find_sets (f);
  g_assert_cmpmem (second->pdata, second->len * sizeof (gpointer), first->pdata, first->len * sizeof (gpointer));
  g_assert_cmpstr (adw_action_row_get_subtitle (second->pdata[before->len]), ==, "2 rules differ from the usual");
  g_assert_cmpint (chieu_rules_shelf_get (f->shelf, before->len)->rules.value[CHIEU_TO_TOM_SAU_PHONG], ==, 1);
}

/* The row that is changed keeps its place in the window, though the first change adds a row and a name above it. */
static void
test_place_stays (Fixture       *f,
                  gconstpointer  data)
{
  GtkWidget *row = find_switch (f, CHIEU_TO_TOM_POINTS_TOM);
  double before;

  scroll_to (f, row);
  before = find_top (f, row);
  g_assert_cmpfloat (before, <, gtk_widget_get_height (GTK_WIDGET (f->window)));
  change_rule (f, CHIEU_TO_TOM_POINTS_TOM, 7);
  g_assert_cmpfloat_with_epsilon (find_top (f, row), before, 2);
}

/* Returns: (nullable): the text of the first label in the window with @part in it, be it that of a toast */
static const char *
find_text (Fixture    *f,
           const char *part)
{
  g_autoptr (GPtrArray) labels = find_all (f, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (strstr (gtk_label_get_text (labels->pdata[i]), part) != NULL)
      return gtk_label_get_text (labels->pdata[i]);
  return NULL;
}

static void
test_import (Fixture       *f,
             gconstpointer  data)
{
  g_autofree char *path = g_build_filename (f->folder, "from-afar.txt", NULL);
  g_autofree char *text = chieu_house_rules_to_string (chieu_rules_shelf_get (f->shelf, 1));
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) elsewhere = g_file_new_for_uri ("resource:///io/github/chieubai/ChieuBai/house-rules-window.ui");
  guint n = chieu_rules_shelf_get_n (f->shelf);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  chieu_house_rules_window_import (CHIEU_HOUSE_RULES_WINDOW (f->window), file);
  settle ();
  g_assert_cmpuint (chieu_rules_shelf_get_n (f->shelf), ==, n + 1);
  /* A file that is in no folder of this machine is read as well, and the window says what is wrong with it. */
  g_assert_null (g_file_peek_path (elsewhere));
  chieu_house_rules_window_import (CHIEU_HOUSE_RULES_WINDOW (f->window), elsewhere);
  settle ();
  g_assert_nonnull (find_text (f, "house-rules-window.ui"));
  g_assert_cmpuint (chieu_rules_shelf_get_n (f->shelf), ==, n + 1);
}

/* If the file cannot be written, the window says so; the change holds as long as the program runs. */
static void
test_cannot_save (Fixture       *f,
                  gconstpointer  data)
{
  guint n = chieu_rules_shelf_get_n (f->shelf);

  g_assert_cmpint (g_rmdir (f->folder), ==, 0);
  g_assert_true (g_file_set_contents (f->folder, "", 0, NULL));
  change_rule (f, CHIEU_TO_TOM_AN_DUOI, 0);
  g_assert_true (chieu_file_writer_flush ());
  settle ();
  g_assert_nonnull (find_text (f, f->folder));
  g_assert_cmpuint (chieu_rules_shelf_get_n (f->shelf), ==, n + 1);
  g_assert_cmpint (g_unlink (f->folder), ==, 0);
}

static void
game_cb (ChieuHouseRulesWindow *window,
         const char            *id,
         char                 **wanted)
{
  g_free (*wanted);
  *wanted = g_strdup (id);
}

/* The window says whose rules they are, and shows those of another game when that one is chosen. */
static void
test_games (Fixture       *f,
            gconstpointer  data)
{
  g_autoptr (GPtrArray) drop_downs = find_all (f, GTK_TYPE_DROP_DOWN);
  g_autoptr (GPtrArray) before = find_all (f, CHIEU_TYPE_SWITCH_ROW);
  g_autoptr (GPtrArray) after = NULL;
  g_autofree char *wanted = NULL;
  GtkDropDown *games = drop_downs->pdata[0];
  ChieuRulesShelf *shelf = chieu_rules_shelf_new (&chieu_chan, SHIPPED "/../chan", f->folder);

  g_assert_cmpstr (gtk_string_object_get_string (gtk_drop_down_get_selected_item (games)), ==, "Tổ tôm");
  g_assert_cmpuint (before->len, ==, chieu_to_tom.n_switches);
  g_signal_connect (f->window, "game", G_CALLBACK (game_cb), &wanted);
  gtk_drop_down_set_selected (games, 1);
  g_assert_cmpstr (wanted, ==, "chan");
  chieu_house_rules_window_set_shelf (CHIEU_HOUSE_RULES_WINDOW (f->window), shelf, f->settings);
  settle ();
  g_assert_cmpstr (gtk_string_object_get_string (gtk_drop_down_get_selected_item (games)), ==, "Chắn");
  after = find_all (f, CHIEU_TYPE_SWITCH_ROW);
  g_assert_cmpuint (after->len, ==, chieu_chan.n_switches);
  chieu_house_rules_window_set_shelf (CHIEU_HOUSE_RULES_WINDOW (f->window), f->shelf, f->settings);
  chieu_rules_shelf_free (shelf);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add ("/house-rules-window/rows-stay", Fixture, NULL, set_up, test_rows_stay, tear_down);
  g_test_add ("/house-rules-window/place-stays", Fixture, NULL, set_up, test_place_stays, tear_down);
  g_test_add ("/house-rules-window/import", Fixture, NULL, set_up, test_import, tear_down);
  g_test_add ("/house-rules-window/cannot-save", Fixture, NULL, set_up, test_cannot_save, tear_down);
  g_test_add ("/house-rules-window/games", Fixture, NULL, set_up, test_games, tear_down);
  return g_test_run ();
}
