/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The focus of somebody who uses the keyboard: it stays visible until the pointer moves, and Tab walks through a page from one end to
 * the other wherever it began. A page with nothing to focus is not offered the focus forever.
 */
#include <gtk/gtk.h>

#include "app/focus-shown.h"
#include "app/page-holder.h"
#include "app/pages.h"
#include "app/window-parts.h"

/* ---- The focus stays visible ---- */

static GtkWidget *
window_new (GtkWidget *child)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (child))
    g_main_context_iteration (NULL, TRUE);
  return window;
}

/* Returns: (transfer none): the event controller called @name of @window */
static gpointer
find_controller (GtkWidget  *window,
                 const char *name)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_strcmp0 (gtk_event_controller_get_name (controller), name) == 0)
        return controller;
    }
  g_error ("no %s listens in the window", name);
}

static void
press_key (GtkWidget *window)
{
  gboolean handled;

  g_signal_emit_by_name (find_controller (window, CHIEU_FOCUS_SHOWN_KEYS), "key-pressed", GDK_KEY_Tab, 0u, (GdkModifierType) 0, &handled);
  g_assert_false (handled);
}

static void
move_pointer (GtkWidget *window,
              double     x,
              double     y)
{
  g_signal_emit_by_name (find_controller (window, CHIEU_FOCUS_SHOWN_MOTION), "motion", x, y);
}

static gboolean
is_shown (GtkWidget *window)
{
  return gtk_window_get_focus_visible (GTK_WINDOW (window));
}

/* GTK hides the focus three seconds after each key. */
static void
hide_as_gtk_does (GtkWidget *window)
{
  gtk_window_set_focus_visible (GTK_WINDOW (window), FALSE);
}

static void
test_stays (void)
{
  GtkWidget *window = window_new (gtk_button_new_with_label ("a"));

  press_key (window);
  g_assert_true (is_shown (window));
  hide_as_gtk_does (window);
  g_assert_true (is_shown (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_until_motion (void)
{
  GtkWidget *window = window_new (gtk_button_new_with_label ("a"));

  press_key (window);
  /* GTK tells once where the pointer lies although it has not moved; and a pixel, as when the table shakes, is no movement. */
  move_pointer (window, 50, 50);
  move_pointer (window, 51, 51);
  g_assert_true (is_shown (window));
  move_pointer (window, 60, 50);
  g_assert_false (is_shown (window));
  /* From here on it is GTK's business, until the next key. */
  gtk_window_set_focus_visible (GTK_WINDOW (window), TRUE);
  hide_as_gtk_does (window);
  g_assert_false (is_shown (window));
  press_key (window);
  g_assert_true (is_shown (window));
  hide_as_gtk_does (window);
  g_assert_true (is_shown (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_until_press (void)
{
  GtkWidget *window = window_new (gtk_button_new_with_label ("a"));

  press_key (window);
  g_signal_emit_by_name (find_controller (window, CHIEU_FOCUS_SHOWN_PRESS), "pressed", 1, 50.0, 50.0);
  g_assert_false (is_shown (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A key in one window shows no focus in another. */
static void
test_each_window (void)
{
  GtkWidget *one = window_new (gtk_button_new_with_label ("a")), *other = window_new (gtk_button_new_with_label ("b"));

  hide_as_gtk_does (one);
  hide_as_gtk_does (other);
  press_key (one);
  g_assert_true (is_shown (one));
  g_assert_false (is_shown (other));
  gtk_window_destroy (GTK_WINDOW (one));
  gtk_window_destroy (GTK_WINDOW (other));
}

/* ---- Tab through a page ---- */

/* A page as those of the program are: when it is turned to, it gives the focus to the part with which one begins, not to its first. */
#define TEST_TYPE_PAGE (test_page_get_type ())
G_DECLARE_FINAL_TYPE (TestPage, test_page, TEST, PAGE, GtkWidget)

struct _TestPage
{
  GtkWidget parent_instance;

  GtkWidget *begin;
};

G_DEFINE_FINAL_TYPE (TestPage, test_page, GTK_TYPE_WIDGET)

static gboolean
test_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (TEST_PAGE (widget)->begin);
}

static void
test_page_dispose (GObject *object)
{
  GtkWidget *part;

  while ((part = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (part);
  G_OBJECT_CLASS (test_page_parent_class)->dispose (object);
}

static void
test_page_class_init (TestPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = test_page_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = test_page_grab_focus;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
test_page_init (TestPage *self)
{
}

/* Returns: a window with the buttons “1” … “5”: 2, 3 and 4 are in a page that begins with 3, which is in a box of its own; before 4
 * stands one that is not seen. @buttons: (out): these five, from place 1 on */
static GtkWidget *
page_window_new (GtkWidget **buttons)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *page = g_object_new (TEST_TYPE_PAGE, NULL);
  GtkWidget *inner = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *unseen = gtk_button_new_with_label ("unseen");

  for (int i = 1; i <= 5; i++)
    {
      char name[] = { (char) ('0' + i), '\0' };

      buttons[i] = gtk_button_new_with_label (name);
    }
  gtk_box_append (GTK_BOX (inner), buttons[3]);
  gtk_widget_set_parent (buttons[2], page);
  gtk_widget_set_parent (inner, page);
  gtk_widget_set_parent (unseen, page);
  gtk_widget_set_parent (buttons[4], page);
  TEST_PAGE (page)->begin = buttons[3];
  gtk_widget_set_visible (unseen, FALSE);
  gtk_box_append (GTK_BOX (all), buttons[1]);
  gtk_box_append (GTK_BOX (all), chieu_page_holder_new (page));
  gtk_box_append (GTK_BOX (all), buttons[5]);
  return window_new (all);
}

/* Checks that Tab, forward or backward, comes to the buttons whose labels are the letters of @path one after another. */
static void
check_path (GtkWidget        *window,
            GtkDirectionType  direction,
            const char       *path)
{
  g_autoptr (GString) seen = g_string_new (NULL);

  for (gsize i = 0; path[i] != '\0'; i++)
    {
      g_assert_true (gtk_widget_child_focus (window, direction));
      g_string_append (seen, gtk_button_get_label (GTK_BUTTON (gtk_root_get_focus (GTK_ROOT (window)))));
    }
  g_assert_cmpstr (seen->str, ==, path);
}

static void
test_tab (gconstpointer data)
{
  int first = GPOINTER_TO_INT (data);
  GtkWidget *buttons[6], *window = page_window_new (buttons);
  static const char *const forward[] = { [2] = "3451234512", [3] = "4512345123", [4] = "5123451234" };
  static const char *const backward[] = { [2] = "1543215432", [3] = "2154321543", [4] = "3215432154" };

  gtk_widget_grab_focus (buttons[first]);
  check_path (window, GTK_DIR_TAB_FORWARD, forward[first]);
  gtk_widget_grab_focus (buttons[first]);
  check_path (window, GTK_DIR_TAB_BACKWARD, backward[first]);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The page puts the focus in its middle when it is turned to; entered from outside it begins at its ends. */
static void
test_enter (void)
{
  GtkWidget *buttons[6], *window = page_window_new (buttons);

  gtk_widget_grab_focus (gtk_widget_get_next_sibling (buttons[1]));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == buttons[3]);
  gtk_widget_grab_focus (buttons[1]);
  check_path (window, GTK_DIR_TAB_FORWARD, "2345");
  gtk_widget_grab_focus (buttons[3]);
  gtk_widget_grab_focus (buttons[5]);
  check_path (window, GTK_DIR_TAB_BACKWARD, "4321");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A page that takes the focus itself is one stop. */
static void
test_focusable_page (void)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *page = gtk_drawing_area_new (), *window;
  GtkWidget *before = gtk_button_new_with_label ("1"), *after = gtk_button_new_with_label ("3");

  gtk_widget_set_focusable (page, TRUE);
  gtk_box_append (GTK_BOX (all), before);
  gtk_box_append (GTK_BOX (all), chieu_page_holder_new (page));
  gtk_box_append (GTK_BOX (all), after);
  window = window_new (all);
  gtk_widget_grab_focus (before);
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == page);
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == after);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- A page with nothing to focus ---- */

/* More frames than those in which a page is offered the focus that is turned to twice. */
#define FRAMES (3 * CHIEU_FOCUS_FRAMES)

static GtkWidget *
make_page (gpointer page)
{
  return page;
}

static gboolean
count_frame_cb (GtkWidget     *widget,
                GdkFrameClock *clock,
                gpointer       n)
{
  (*(int *) n)++;
  return G_SOURCE_CONTINUE;
}

/* A page that has nothing to focus is offered the focus for a while only, however often it is turned to meanwhile. */
static void
test_nothing_to_focus (void)
{
  GtkWidget *stack = gtk_stack_new (), *window = window_new (stack);
  ChieuPages *pages = chieu_pages_new (GTK_STACK (stack));
  int n = 0;

  chieu_pages_add_page (pages, "empty", make_page, gtk_label_new ("empty"));
  chieu_pages_show_page (pages, "empty");
  chieu_pages_show_page (pages, "empty");
  gtk_widget_add_tick_callback (window, count_frame_cb, &n, NULL);
  /* As long as the focus is offered, the pages are kept alive. */
  g_assert_cmpuint (G_OBJECT (pages)->ref_count, >, 1);
  while (n < FRAMES && G_OBJECT (pages)->ref_count > 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_finalize_object (pages);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  chieu_focus_shown_follow_windows ();
  g_test_add_func ("/focus/stays", test_stays);
  g_test_add_func ("/focus/until-motion", test_until_motion);
  g_test_add_func ("/focus/until-press", test_until_press);
  g_test_add_func ("/focus/each-window", test_each_window);
  g_test_add_data_func ("/page/tab-from-first", GINT_TO_POINTER (2), test_tab);
  g_test_add_data_func ("/page/tab-from-middle", GINT_TO_POINTER (3), test_tab);
  g_test_add_data_func ("/page/tab-from-last", GINT_TO_POINTER (4), test_tab);
  g_test_add_func ("/page/enter", test_enter);
  g_test_add_func ("/page/focusable", test_focusable_page);
  g_test_add_func ("/page/nothing-to-focus", test_nothing_to_focus);
  return g_test_run ();
}
