/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-feast [FOLDER]   Plays a hand to its end, in the language that is set, for every game whose winner lays the cards open and every
 * number of seats, seen by the winner and by every other seat, and a hand that nobody won. In rooms from small to large nothing is cut or
 * covered of the call and of what the table makes of it (table-check.h), and another's hand lies at the side of its seat. With FOLDER a
 * picture of each goes there.
 */
#include "config.h"

#include <stdlib.h>

#include "chance-hand.h"
#include "common/layout-check.h"
#include "mat/faces/face-cache.h"
#include "games/to-tom/rules/to-tom.h"
#include "mat/view/mat-view-private.h"
#include "mat/widgets/table-places.h"
#include "common/page-picture.h"
#include "common/table-check.h"
#include "common/table-window.h"

/* The most faces over which a word may lie, in all rooms together. */
#define FACES_COVERED_MAX 1

/* The number of words of a long call. */
#define LONG_CALL 4

/* A room narrower than this promises less (table-check.h), in pixels. */
#define WHOLE_WIDTH 1000
/* In a mat narrower than this an open hand needs the whole width, in pixels. */
#define SIDES_WIDTH 500
/* How many times the window settles before a picture of it is taken. */
#define SETTLING 10

typedef struct
{
  int width, height;             /* of the mat with its column, below the header */
  double text_scale;
} Room;

static const Room rooms[] = { { 1024, 543, 1 }, { 1024, 543, 1.5 }, { 600, 400, 1 }, { 1920, 1023, 1 }, { 1280, 640, 2 }, { 1920, 1000, 2 } };

typedef struct
{
  ChieuTableWindow table;
  PlaySource play;
  const char *folder;
  const Room *room;
  int ends, complaints, pictures;
  int faces;                     /* over which a word lies */
} Feast;

/* ---- Looking ---- */

static void
complain (Feast      *feast,
          const char *where,
          const char *what)
{
  g_print ("# %s in %d×%d: %s\n", where, feast->room->width, feast->room->height, what);
  feast->complaints++;
}

/* Complains if another's hand does not lie in the same half of the mat as its plate, where that stands clearly at one side. */
static void
check_side (Feast      *feast,
            int         winner,
            const char *where)
{
  const ChieuScene *scene = feast->table.mat->scene;
  int position = chieu_table_position (scene->n_seats, feast->play.person, winner);
  const ChieuBox *plate = &scene->seats[position].box, *first = &scene->open_sets[0];
  float left = first->x, right = first->x, middle = scene->mat.x + scene->mat.width / 2, at = plate->x + plate->width / 2;

  if (position == 0 || scene->mat.width < SIDES_WIDTH)
    return;
  for (int i = 0; i < scene->n_open; i++)
    {
      left = MIN (left, scene->open_sets[i].x);
      right = MAX (right, scene->open_sets[i].x + scene->open_sets[i].width);
    }
  if (ABS (at - middle) > scene->mat.width / 4 && ((left + right) / 2 < middle) != (at < middle))
    complain (feast, where, "another’s hand does not lie at the side of its seat");
}

static void
check_end (Feast            *feast,
           const ChanceHand *hand,
           const char       *what)
{
  ChieuMatView *mat = feast->table.mat;
  g_autofree char *where = g_strdup_printf ("%d×%d %g %s %d, seen by %d, won by %d %s", feast->room->width, feast->room->height,
                                            feast->room->text_scale, hand->game->id, hand->seats, feast->play.person,
                                            hand->result.winner, what);

  chieu_table_window_lay_out (&feast->table);
  feast->complaints += chieu_table_check (mat, feast->room->width < WHOLE_WIDTH ? CHIEU_TABLE_NARROW : CHIEU_TABLE_WHOLE, where);
  if (hand->result.winner >= 0)
    {
      if (mat->scene->n_open == 0)
        complain (feast, where, "the hand does not lie open");
      else
        check_side (feast, hand->result.winner, where);
    }
  if (feast->folder == NULL)
    return;
  gtk_widget_set_opacity (GTK_WIDGET (mat), 1);
  while (chieu_face_cache_get_pending (chieu_face_cache_for_deck (hand->game->deck)) > 0)
    g_main_context_iteration (NULL, TRUE);
  for (int i = 0; i < SETTLING; i++)
    chieu_layout_settle (feast->table.window);
  chieu_page_save_picture (feast->table.window, where, ++feast->pictures, feast->folder);
  gtk_widget_set_opacity (GTK_WIDGET (mat), 0);
}

/* Says all words of the call, so that the sentence is as long as it gets. */
static void
say_call (Feast           *feast,
          const ChieuMove *call)
{
  ChieuCallPanel *panel = CHIEU_CALL_PANEL (feast->table.mat->calling.panel);

  for (int i = 0; i < call->n; i++)
    chieu_call_panel_say (panel, call->cards[i]);
}

/* Returns: (nullable): the first view in @widget that scrolls, and is shown */
static GtkWidget *
find_scroller (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_SCROLLED_WINDOW (widget) && gtk_widget_get_mapped (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_scroller (child);
  return found;
}

/* Returns: how much of what is in the first scroller of @widget, which has one, is not seen, in pixels */
static double
find_hidden (GtkWidget *widget)
{
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (find_scroller (widget)));

  return gtk_adjustment_get_upper (place) - gtk_adjustment_get_page_size (place);
}

/* Complains unless four words of a call are seen at once, in letters of any size, and likewise all that may be said instead where the
 * order was wrong. */
static void
look_at_long_call (Feast            *feast,
                   const ChanceHand *hand)
{
  PlaySource *play = &feast->play;
  ChieuMatView *mat = feast->table.mat;
  guint8 said[CHIEU_CUOC_MAX];

  *play = (PlaySource) { .person = hand->result.winner, .step_delay = -1 };
  chance_hand_play (hand, play);
  /* All words of the game are offered, and not only those that are there. */
  play->way = CHIEU_WAY_THUONG;
  chieu_mat_view_set_source (mat, &play_source, play, NULL);
  chieu_layout_settle (feast->table.window);
  play->mat = mat;
  if (!chieu_calling_is_open (&mat->calling))
    return;
  for (int word = 0; word < LONG_CALL; word++)
    chieu_call_panel_add_offered (CHIEU_CALL_PANEL (mat->calling.panel), word);
  chieu_table_window_lay_out (&feast->table);
  chieu_layout_settle (feast->table.window);
  if (feast->folder != NULL)
    check_end (feast, hand, "long call");
  g_assert_cmpint (chieu_call_panel_get_call (CHIEU_CALL_PANEL (mat->calling.panel), said), ==, LONG_CALL);
  if (find_hidden (mat->calling.spread) >= 1)
    complain (feast, hand->game->id, "a call of four words is not seen whole");
  if (hand->game != &chieu_to_tom)
    return;
  chieu_teller_show_notice (&mat->teller, "The order of the call is: thông; then kính tứ cố, chi nẩy, bạch định, kính cố or thập hồng; then tôm; "
                            "then lèo.");
  chieu_table_window_lay_out (&feast->table);
  chieu_layout_settle (feast->table.window);
  if (find_hidden (mat->calling.panel) >= 1)
    complain (feast, hand->game->id, "what may be called instead of a wrong word is not seen whole");
}

/* Complains if a word about a win lies over a face, in letters of the usual size. In a low room one word has no other place. */
static void
check_faces (Feast            *feast,
             const ChanceHand *hand)
{
  ChieuMatView *mat = feast->table.mat;

  for (int p = 0; feast->room->text_scale == 1 && p < mat->scene->n_seats; p++)
    for (int q = 0; q < mat->scene->n_seats; q++)
      {
        int high = chieu_seat_get_portrait_height (CHIEU_SEAT (mat->seats[q]));
        graphene_rect_t word, face;

        if (high == 0 || !gtk_widget_get_mapped (mat->teller.called[p])
            || !gtk_widget_compute_bounds (mat->teller.called[p], GTK_WIDGET (mat), &word)
            || !gtk_widget_compute_bounds (mat->seats[q], GTK_WIDGET (mat), &face))
          continue;
        face.size.height = (float) high;
        if (graphene_rect_intersection (&word, &face, NULL) && feast->faces++ >= FACES_COVERED_MAX)
          complain (feast, hand->game->id, "a word lies over a face");
      }
}

/* Looks at long calls on the smallest screen with the largest letters. */
static void
look_at_long_calls (Feast *feast)
{
  static const Room room = { 1024, 520, 2 };
  g_autofree ChanceHand *hand = g_new0 (ChanceHand, 1);

  feast->room = &room;
  feast->complaints += !chieu_table_window_set_room (&feast->table, room.width, room.height, room.text_scale);
  for (int i = 0; chieu_mat_layouts[i] != NULL; i++)
    if (chieu_mat_layouts[i]->opening != NULL
        && chance_hand_find (hand, chieu_mat_layouts[i]->game, chieu_mat_layouts[i]->game->max_seats, CHIEU_OUTCOME_WON))
      look_at_long_call (feast, hand);
}

static void
look_at_end (Feast            *feast,
             const ChanceHand *hand,
             int               person)
{
  PlaySource *play = &feast->play;
  int last = hand->n - 1;

  *play = (PlaySource) { .person = person, .step_delay = -1 };
  chance_hand_play (hand, play);
  chieu_mat_view_set_source (feast->table.mat, &play_source, play, NULL);
  chieu_layout_settle (feast->table.window);
  play->mat = feast->table.mat;
  if (chieu_calling_is_open (&feast->table.mat->calling))
    {
      check_end (feast, hand, "call");
      say_call (feast, &hand->moves[last].move);
      check_end (feast, hand, "said");
    }
  play_source_make_move (play, hand->moves[last].seat, &hand->moves[last].move);
  if (chieu_showing_is_praising (&feast->table.mat->showing))
    chieu_showing_go_on (&feast->table.mat->showing);
  if (!chieu_showing_is_on (&feast->table.mat->showing) || chieu_mat_get_prompt (feast->table.mat) == NULL)
    complain (feast, hand->game->id, "nothing is told at the end");
  check_end (feast, hand, "end");
  check_faces (feast, hand);
  feast->ends++;
}

static void
look_at_game (Feast           *feast,
              const ChieuGame *game,
              int              seats)
{
  g_autofree ChanceHand *hand = g_new0 (ChanceHand, 1);

  if (!chance_hand_find (hand, game, seats, CHIEU_OUTCOME_WON))
    complain (feast, game->id, "nobody wins a hand");
  else
    for (int person = 0; person < seats; person++)
      look_at_end (feast, hand, person);
  if (chance_hand_find (hand, game, seats, CHIEU_OUTCOME_DRAWN))
    look_at_end (feast, hand, 0);
}

int
main (int    argc,
      char **argv)
{
  Feast feast = { 0 };

  if (argc > 2)
    {
      g_printerr ("usage: test-feast [FOLDER]\n");
      return 2;
    }
  feast.folder = argv[1];
  chieu_table_window_begin ();
  play_source_init_game (&feast.play, chieu_mat_layouts[0]->game, chieu_mat_layouts[0]->game->max_seats, 1, FALSE);
  chieu_table_window_open (&feast.table, rooms[0].width, rooms[0].height, &feast.play);
  for (guint r = 0; r < G_N_ELEMENTS (rooms); r++)
    {
      feast.room = &rooms[r];
      feast.complaints += !chieu_table_window_set_room (&feast.table, rooms[r].width, rooms[r].height, rooms[r].text_scale);
      for (int i = 0; chieu_mat_layouts[i] != NULL; i++)
        for (int seats = chieu_mat_layouts[i]->game->min_seats; seats <= chieu_mat_layouts[i]->game->max_seats; seats++)
          if (chieu_mat_layouts[i]->opening != NULL)
            look_at_game (&feast, chieu_mat_layouts[i]->game, seats);
    }
  look_at_long_calls (&feast);
  g_print ("# %d ends of hands, %d complaints\n", feast.ends, feast.complaints);
  gtk_window_destroy (GTK_WINDOW (feast.table.window));
  return feast.complaints != 0;
}
