/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ceremony done by hand: with a pointer and with keys that come from the X server, and skipped; in each game, with what a screen reader
 * finds and hears.
 */
#include <adwaita.h>
#include <locale.h>

#include "compat.h"
#include "match/match.h"
#include "mat/ceremony/ceremony-view.h"
#include "mat/faces/pictures.h"
#include "mat/view/mat-view.h"
#include "mat/widgets/table-places.h"
#include "mat-window.h"
#include "../patience.h"

typedef struct
{
  ChieuMatch *match;
  ChieuCeremony plan;
  GtkWidget *window;
  ChieuCeremonyView *view;
  GString *heard;                /* all that was announced, a line each */
  int n_over;
  gboolean never;                /* the person does not want to see it again */
} Fixture;

/* ---- Waiting, pointer and keys ---- */

static void
let_events_pass (void)
{
  for (int i = 0; i < 20; i++)
    {
      g_usleep (3000);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

/* Runs xdotool while the window goes on. */
static void
run_tool (const char *const *words)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) tool = g_subprocess_newv (words, G_SUBPROCESS_FLAGS_STDERR_SILENCE, &error);

  g_assert_no_error (error);
  g_subprocess_wait_async (tool, NULL, NULL, NULL);
  wait_until (g_subprocess_get_identifier (tool) == NULL);
  /* All that the tool has sent has come by then. */
  gdk_display_sync (gdk_display_get_default ());
  let_events_pass ();
}

#define TOOL(...) run_tool ((const char *const[]) { "xdotool", __VA_ARGS__, NULL })

static void
press_key (const char *name)
{
  TOOL ("key", name);
}

/* Moves the pointer to a place of the view; no window manager runs, so that the window lies in the corner of the screen. */
static void
move_to (Fixture *f,
         float    x,
         float    y)
{
  graphene_point_t at = GRAPHENE_POINT_INIT (x, y), point;
  double dx, dy;
  char text[2][16];

  g_assert_true (gtk_widget_compute_point (GTK_WIDGET (f->view), f->window, &at, &point));
  gtk_native_get_surface_transform (GTK_NATIVE (f->window), &dx, &dy);
  g_snprintf (text[0], sizeof text[0], "%d", (int) (point.x + dx));
  g_snprintf (text[1], sizeof text[1], "%d", (int) (point.y + dy));
  TOOL ("mousemove", text[0], text[1]);
}

static void
click (Fixture *f,
       float    x,
       float    y)
{
  move_to (f, x, y);
  TOOL ("click", "1");
}

/* Drags the card at @from to @x, @y. */
static void
drag (Fixture                 *f,
      const ChieuCeremonySpot *from,
      float                    x,
      float                    y)
{
  float start_x = from->x, start_y = from->y;

  move_to (f, start_x, start_y);
  TOOL ("mousedown", "1");
  move_to (f, (start_x + x) / 2, (start_y + y) / 2);
  move_to (f, x, y);
  TOOL ("mouseup", "1");
}

/* Returns: (transfer none) (nullable): the first widget that is shown, from @widget down, for which @is returns TRUE */
static GtkWidget *
find_widget (GtkWidget  *widget,
             gboolean  (*is) (GtkWidget *, gconstpointer),
             gconstpointer data)
{
  if (gtk_widget_get_mapped (widget) && gtk_widget_get_child_visible (widget) && is (widget, data))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_widget (child, is, data);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
has_label (GtkWidget     *widget,
           gconstpointer  text)
{
  return (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), text) == 0)
         || (GTK_IS_CHECK_BUTTON (widget) && g_strcmp0 (gtk_check_button_get_label (GTK_CHECK_BUTTON (widget)), text) == 0);
}

/* Returns: whether a screen reader calls @widget @text */
static gboolean
is_named (GtkWidget     *widget,
          gconstpointer  text)
{
  g_autofree char *wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text);

  return wrong == NULL;
}

/* Clicks on the button with @label. */
static void
press (Fixture    *f,
       const char *label)
{
  GtkWidget *button = find_widget (GTK_WIDGET (f->view), has_label, label);
  graphene_rect_t bounds;

  g_assert_nonnull (button);
  /* What has just changed gets its place in the next frame. */
  mat_window_wait_frames (GTK_WIDGET (f->view), 2);
  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (f->view), &bounds));
  click (f, bounds.origin.x + bounds.size.width / 2, bounds.origin.y + bounds.size.height / 2);
}

/* Returns: whether the rite that is shown is of @kind, and waits for the person */
static gboolean
is_waiting_for (Fixture       *f,
                ChieuRiteKind  kind)
{
  int rite = chieu_ceremony_view_get_rite (f->view);

  return rite >= 0 && f->plan.rites[rite].kind == kind && chieu_ceremony_view_is_waiting (f->view);
}

/* ---- The window ---- */

static void
over_cb (ChieuCeremonyView *view,
         gboolean           never,
         Fixture           *f)
{
  f->n_over++;
  f->never = never;
}

static void
heard_cb (const char *text,
          gpointer    data)
{
  g_string_append_printf (((Fixture *) data)->heard, "%s\n", text);
}

/* Begins the ceremony before the first hand of a match, in which anybody may find the cái. */
static void
set_up (Fixture    *f,
        const char *game,
        int         seats)
{
  static const char *const names[CHIEU_SEATS_MAX] = { NULL, "Bich", "Cuc", "Dung", "Em" };
  ChieuMatchOptions options = { .game = chieu_game_find (game), .seats = seats, .seed = 3, .way = CHIEU_WAY_NGHIEM, .hoi = CHIEU_HOI_POINTS,
                                .hoi_limit = 50, .first_cai = 1 };
  g_autoptr (GError) error = NULL;

  *f = (Fixture) { .heard = g_string_new (NULL) };
  chieu_rules_init (&options.rules, options.game);
  for (int seat = 1; seat < seats; seat++)
    options.level[seat] = "tap-su";
  f->match = chieu_match_new (&options, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (chieu_match_get_ceremony (f->match, &f->plan));
  f->view = CHIEU_CEREMONY_VIEW (chieu_ceremony_view_new ());
  f->window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (f->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (f->window), 1024, 560);
  gtk_window_set_child (GTK_WINDOW (f->window), GTK_WIDGET (f->view));
  g_signal_connect (f->view, "over", G_CALLBACK (over_cb), f);
  gtk_window_present (GTK_WINDOW (f->window));
  while (gtk_widget_get_width (GTK_WIDGET (f->view)) < 1000)
    g_main_context_iteration (NULL, TRUE);
  chieu_compat_set_listener (heard_cb, f);
  chieu_ceremony_view_begin (f->view, &f->plan, 0, names, TRUE, -1);
  let_events_pass ();
}

static void
tear_down (Fixture *f)
{
  chieu_compat_set_listener (NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (f->window));
  g_object_unref (f->match);
  g_string_free (f->heard, TRUE);
  let_events_pass ();
}

static void
assert_heard (Fixture    *f,
              const char *text)
{
  if (strstr (f->heard->str, text) == NULL)
    g_error ("“%s” is not in:\n%s", text, f->heard->str);
}

/* ---- Tổ tôm ---- */

/* Returns: where heap @number lies, counted from the mark */
static const ChieuCeremonySpot *
get_heap (Fixture *f,
          int      number)
{
  return &chieu_ceremony_view_get_places (f->view)->heaps[chieu_ceremony_find_slot (chieu_ceremony_view_get_progress (f->view), number)];
}

static void
test_drag_to_tom (void)
{
  const ChieuCeremonyPlaces *places;
  const ChieuCeremonyProgress *progress;
  Fixture f;
  int open, count;

  set_up (&f, "to-tom", 5);
  places = chieu_ceremony_view_get_places (f.view);
  progress = chieu_ceremony_view_get_progress (f.view);
  open = chieu_ceremony_find_rite (&f.plan, CHIEU_RITE_OPEN);
  count = chieu_ceremony_find_rite (&f.plan, CHIEU_RITE_COUNT);
  assert_heard (&f, "The cards are dealt face down into 6 piles.");
  press (&f, "Go on");

  /* A heap is dragged onto the dish; let go anywhere else, it stays where it was. */
  g_assert_true (is_waiting_for (&f, CHIEU_RITE_NOC));
  assert_heard (&f, "Choose the pile that becomes the nọc.");
  g_assert_nonnull (find_widget (GTK_WIDGET (f.view), is_named, "A pile of 20 cards, face down"));
  drag (&f, &places->heaps[2], places->heaps[2].x - 60, places->heaps[2].y);
  g_assert_true (is_waiting_for (&f, CHIEU_RITE_NOC));
  drag (&f, &places->heaps[2], places->dish.x + places->dish.width / 2, places->dish.y + places->dish.height / 2);
  g_assert_false (chieu_ceremony_view_is_waiting (f.view));
  g_assert_cmpint (progress->noc_slot, ==, 2);
  press (&f, "Go on");

  /* The nọc's card is dragged to a gap. */
  g_assert_true (is_waiting_for (&f, CHIEU_RITE_OPEN_NOC));
  g_assert_nonnull (find_widget (GTK_WIDGET (f.view), is_named, "Gap 5"));
  drag (&f, &places->heaps[2], places->gaps[3].x, places->gaps[3].y);
  g_assert_false (chieu_ceremony_view_is_waiting (f.view));
  g_assert_cmpint (progress->mark, ==, 3);
  g_assert_cmpint (places->n_open, ==, 1);
  press (&f, "Go on");

  /* A click turns a card of the heap that is lit; a click on another heap turns none. */
  g_assert_true (is_waiting_for (&f, CHIEU_RITE_OPEN));
  click (&f, get_heap (&f, (f.plan.rites[open].heap + 1) % 5)->x, get_heap (&f, (f.plan.rites[open].heap + 1) % 5)->y);
  g_assert_true (is_waiting_for (&f, CHIEU_RITE_OPEN));
  click (&f, get_heap (&f, f.plan.rites[open].heap)->x, get_heap (&f, f.plan.rites[open].heap)->y);
  g_assert_false (chieu_ceremony_view_is_waiting (f.view));
  g_assert_cmpint (places->n_open, ==, 2);
  /* Both open cards are held up, at least twice as large as those on the heaps. */
  g_assert_cmpint (places->held_height, >=, 2 * places->card_height);
  g_assert_cmpint (places->held[1].card, ==, f.plan.rites[open].card);
  press (&f, "Go on");

  /* A wrong heap is refused, the right one is taken. */
  g_assert_true (is_waiting_for (&f, CHIEU_RITE_COUNT));
  click (&f, get_heap (&f, (f.plan.rites[count].heap + 1) % 5)->x, get_heap (&f, (f.plan.rites[count].heap + 1) % 5)->y);
  g_assert_true (is_waiting_for (&f, CHIEU_RITE_COUNT));
  assert_heard (&f, "That is not it. Count again.");
  click (&f, get_heap (&f, f.plan.rites[count].heap)->x, get_heap (&f, f.plan.rites[count].heap)->y);
  g_assert_false (chieu_ceremony_view_is_waiting (f.view));
  assert_heard (&f, "Dividing by 5");
  press (&f, "Go on");
  g_assert_cmpint (f.n_over, ==, 0);
  assert_heard (&f, "You are the cái");
  press (&f, "Play");
  g_assert_cmpint (f.n_over, ==, 1);
  g_assert_false (f.never);
  tear_down (&f);
}

/* ---- Chắn ---- */

static void
test_drag_chan (void)
{
  const ChieuCeremonyPlaces *places;
  const ChieuCeremonyProgress *progress;
  Fixture f;
  int count, slot, p;

  set_up (&f, "chan", 4);
  places = chieu_ceremony_view_get_places (f.view);
  progress = chieu_ceremony_view_get_progress (f.view);
  count = chieu_ceremony_find_rite (&f.plan, CHIEU_RITE_COUNT);
  g_assert_cmpint (places->n_heaps, ==, 10);
  press (&f, "Go on");
  g_assert_cmpint (places->n_heaps, ==, 5);
  press (&f, "Go on");

  /* The five cards left over are laid upon a heap. */
  g_assert_true (is_waiting_for (&f, CHIEU_RITE_NOC));
  g_assert_cmpint (places->stock.n, ==, 5);
  g_assert_nonnull (find_widget (GTK_WIDGET (f.view), is_named, "A pile of 5 cards, face down"));
  drag (&f, &places->stock, places->heaps[3].x, places->heaps[3].y);
  g_assert_false (chieu_ceremony_view_is_waiting (f.view));
  g_assert_cmpint (progress->noc_slot, ==, 3);
  g_assert_cmpint (places->heaps[3].n, ==, 24);
  press (&f, "Go on");

  /* The card of the nọc is laid open upon a heap. */
  g_assert_true (is_waiting_for (&f, CHIEU_RITE_OPEN_NOC));
  slot = chieu_ceremony_find_slot (progress, 2);
  drag (&f, &places->heaps[3], places->heaps[slot].x, places->heaps[slot].y);
  g_assert_false (chieu_ceremony_view_is_waiting (f.view));
  g_assert_cmpint (chieu_ceremony_find_slot (progress, 0), ==, slot);
  press (&f, "Go on");

  /* The count ends at a seat, which is clicked. */
  g_assert_true (is_waiting_for (&f, CHIEU_RITE_COUNT));
  p = chieu_table_position (4, 0, f.plan.rites[count].seat);
  click (&f, places->seats[p].x + places->seats[p].width / 2, places->seats[p].y + places->seats[p].height / 2);
  g_assert_false (chieu_ceremony_view_is_waiting (f.view));
  press (&f, "Go on");
  press (&f, "Play");
  g_assert_cmpint (f.n_over, ==, 1);
  tear_down (&f);
}

/* ---- Every game ---- */

/* Return does what the focus is on, which is what is to be done next; the arrows move it to the next choice. */
static void
test_keys (gconstpointer name)
{
  Fixture f;
  int steps = 0;

  set_up (&f, name, chieu_game_find (name)->max_seats);
  move_to (&f, 5, 5);
  for (; f.n_over == 0 && steps < 80; steps++)
    {
      int rite = chieu_ceremony_view_get_rite (f.view);
      gboolean waits = chieu_ceremony_view_is_waiting (f.view);

      press_key ("Return");
      if (f.n_over == 0 && waits && rite == chieu_ceremony_view_get_rite (f.view) && chieu_ceremony_view_is_waiting (f.view))
        press_key ("Right");
    }
  g_assert_cmpint (f.n_over, ==, 1);
  g_assert_false (f.never);
  tear_down (&f);
}

/* Escape skips the ceremony at once. So does its button, which with the box beside it checked says that it is never to come again. */
static void
test_skip (gconstpointer name)
{
  Fixture f;

  set_up (&f, name, chieu_game_find (name)->min_seats);
  g_assert_nonnull (find_widget (GTK_WIDGET (f.view), is_named, "The ceremony before the hand"));
  move_to (&f, 5, 5);
  press_key ("Escape");
  g_assert_cmpint (f.n_over, ==, 1);
  g_assert_false (f.never);
  g_assert_cmpint (chieu_ceremony_view_get_rite (f.view), ==, -1);
  tear_down (&f);

  set_up (&f, name, chieu_game_find (name)->max_seats);
  press (&f, "Skip it from now on");
  press (&f, "Skip the ceremony");
  g_assert_cmpint (f.n_over, ==, 1);
  g_assert_true (f.never);
  tear_down (&f);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *tool = g_find_program_in_path ("xdotool");
  g_autoptr (GtkWidget) sheet = NULL;

  if (tool == NULL)
    {
      g_print ("skipped: xdotool is missing (Debian: xdotool)\n");
      return 77;
    }
  setlocale (LC_ALL, "C.UTF-8");
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  /* The style sheet comes with the first mat. */
  sheet = g_object_ref_sink (chieu_mat_view_new ());
  g_test_add_func ("/ceremony-hands/drag-to-tom", test_drag_to_tom);
  g_test_add_func ("/ceremony-hands/drag-chan", test_drag_chan);
  for (int g = 0; chieu_games[g] != NULL; g++)
    {
      g_autofree char *keys = g_strdup_printf ("/ceremony-hands/keys/%s", chieu_games[g]->id);
      g_autofree char *skip = g_strdup_printf ("/ceremony-hands/skip/%s", chieu_games[g]->id);

      g_test_add_data_func (keys, chieu_games[g]->id, test_keys);
      g_test_add_data_func (skip, chieu_games[g]->id, test_skip);
    }
  return g_test_run ();
}
