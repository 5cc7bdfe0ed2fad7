/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A room that is smaller than its child: the child is drawn smaller, is hit where it is seen, and never makes the window larger; the room
 * pans to what has the focus.
 */
#include "mat/widgets/pan-room.h"
#include "../patience.h"

/* The size that the child asks for, in pixels. */
#define WIDE 600
#define HIGH 400
/* The least scale at which the child is drawn. */
#define SCALE_LEAST 0.75
/* Time for some frames, in microseconds. */
#define SETTLING_US (200 * 1000)

typedef struct
{
  GtkWidget *window, *room, *child, *first, *last;
} Fixture;

/* Waits until the room has this size, and for some frames more. */
static void
wait_for_size (Fixture *f,
               int      width,
               int      height)
{
  wait_until (gtk_widget_get_width (f->room) == width && gtk_widget_get_height (f->room) == height);
  for (gint64 end = g_get_monotonic_time () + SETTLING_US; g_get_monotonic_time () < end;)
    g_main_context_iteration (NULL, FALSE);
}

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  f->child = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  f->first = gtk_button_new_with_label ("1");
  f->last = gtk_button_new_with_label ("2");
  gtk_widget_set_size_request (f->child, WIDE, HIGH);
  gtk_widget_set_valign (f->last, GTK_ALIGN_END);
  gtk_widget_set_halign (f->last, GTK_ALIGN_END);
  gtk_widget_set_hexpand (f->last, TRUE);
  gtk_widget_set_valign (f->first, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (f->child), f->first);
  gtk_box_append (GTK_BOX (f->child), f->last);
  f->room = chieu_pan_room_new (f->child);
  f->window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (f->window), FALSE);
  gtk_window_set_child (GTK_WINDOW (f->window), f->room);
}

static void
show_window (Fixture *f,
             int      width,
             int      height)
{
  gtk_window_set_default_size (GTK_WINDOW (f->window), width, height);
  gtk_window_present (GTK_WINDOW (f->window));
  wait_for_size (f, width, height);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
}

/* Returns: where @widget is seen in the room */
static graphene_rect_t
get_box (Fixture   *f,
         GtkWidget *widget)
{
  graphene_rect_t box;

  g_assert_true (gtk_widget_compute_bounds (widget, f->room, &box));
  return box;
}

/* @button lies inside the room, and is hit where it is seen. */
static void
assert_seen (Fixture   *f,
             GtkWidget *button)
{
  graphene_rect_t box = get_box (f, button);
  GtkWidget *hit = gtk_widget_pick (f->room, box.origin.x + box.size.width / 2, box.origin.y + box.size.height / 2, GTK_PICK_DEFAULT);

  g_assert_cmpfloat (box.origin.x, >=, 0);
  g_assert_cmpfloat (box.origin.y, >=, 0);
  g_assert_cmpfloat (box.origin.x + box.size.width, <=, gtk_widget_get_width (f->room) + 1);
  g_assert_cmpfloat (box.origin.y + box.size.height, <=, gtk_widget_get_height (f->room) + 1);
  g_assert_true (hit == button || gtk_widget_is_ancestor (hit, button));
}

/* In a room that is large enough the child fills it. */
static void
test_enough (Fixture       *f,
             gconstpointer  data)
{
  graphene_rect_t box;

  show_window (f, 700, 500);
  box = get_box (f, f->child);
  g_assert_cmpfloat (box.origin.x, ==, 0);
  g_assert_cmpfloat (box.size.width, ==, 700);
  g_assert_cmpfloat (box.size.height, ==, 500);
}

/* In a room that is a little too small all is seen, drawn smaller. */
static void
test_smaller (Fixture       *f,
              gconstpointer  data)
{
  show_window (f, 480, 320);
  g_assert_cmpfloat_with_epsilon (get_box (f, f->child).size.width, 480, 1.5);
  assert_seen (f, f->first);
  assert_seen (f, f->last);
}

/* A room that is much too small pans to whatever has the focus. */
static void
test_pans (Fixture       *f,
           gconstpointer  data)
{
  show_window (f, 300, 200);
  g_assert_cmpfloat_with_epsilon (get_box (f, f->child).size.width, WIDE * SCALE_LEAST, 1);
  gtk_widget_grab_focus (f->last);
  wait_for_size (f, 300, 200);
  assert_seen (f, f->last);
  gtk_widget_grab_focus (f->first);
  wait_for_size (f, 300, 200);
  assert_seen (f, f->first);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv);
  g_test_add ("/pan/enough", Fixture, NULL, set_up, test_enough, tear_down);
  g_test_add ("/pan/smaller", Fixture, NULL, set_up, test_smaller, tear_down);
  g_test_add ("/pan/pans", Fixture, NULL, set_up, test_pans, tear_down);
  return g_test_run ();
}
