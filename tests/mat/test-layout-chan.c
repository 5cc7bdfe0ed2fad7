/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The places of everything in Chắn, over whole hands played by chance: every card that the
 * person may know of is shown once, at its place, inside the mat; and what a card
 * put somewhere means.
 */
#include <string.h>

#include "mat/fan-order.h"
#include "games/chan/mat/layout.h"
#include "games/chan/rules/groups.h"
#include "scenes.h"

/* The hands in which tries are looked at. */
#define HANDS 12

/* ---- Where cards lie ---- */

/* The cards of every set lie in the order in which they were laid, the eaten one first. */
static void
check_sets (const ChieuChanSeat  *seat,
            const ChieuZoneScene *zone)
{
  int at = 0;

  for (int i = 0; i < seat->n_sets; i++)
    for (int j = 0; j < (seat->sets[i].kind == CHIEU_CHAN_SET_CHIU ? 4 : 2); j++)
      g_assert_cmpint (zone->cards[at++].card, ==, seat->sets[i].cards[j]);
  g_assert_cmpint (zone->n, ==, at);
}

static void
check_seat (const PlaySource *play,
            const ChieuScene *scene,
            int               seat)
{
  const ChieuChanState *view = (ChieuChanState *) &play->view;
  int position = chieu_chan_position (view, play->person, seat), dead = 0;

  for (int d = 0; d < view->n_dead; d++)
    dead += view->dead[d].gate == seat;
  check_sets (&view->seat[seat], &scene->zones[CHIEU_CHAN_ZONE_SETS + position]);
  g_assert_cmpint (scene->zones[CHIEU_CHAN_ZONE_GATE + position].n, ==, dead);
  g_assert_cmpint (scene->seats[position].n_hand, ==, view->seat[seat].n_hand);
  g_assert_cmpint (scene->seats[position].cai, ==, seat == view->cai);
}

/* The border of the mat, in parts of its width. */
#define BORDER_PART 0.05f

/* No gate lies over another one, over sets, over a plate, or over the border of the mat at its sides. */
static void
check_boxes (const ChieuScene *scene)
{
  for (int p = 0; p < scene->n_seats; p++)
    for (int q = 0; q < scene->n_seats; q++)
      {
        const ChieuBox *gate = &scene->zones[CHIEU_CHAN_ZONE_GATE + p].box;

        g_assert_true (p == q || !scene_boxes_overlap (gate, &scene->zones[CHIEU_CHAN_ZONE_GATE + q].box));
        g_assert_false (scene_boxes_overlap (gate, &scene->zones[CHIEU_CHAN_ZONE_SETS + q].box));
        g_assert_false (scene_boxes_overlap (gate, &scene->seats[q].box));
        if (scene->n_seats == CHIEU_CHAN_MAX_SEATS && gate->width > 0)
          {
            g_assert_cmpfloat (gate->x, >, scene->mat.x + scene->mat.width * BORDER_PART);
            g_assert_cmpfloat (gate->x + gate->width, <, scene->mat.x + scene->mat.width * (1 - BORDER_PART));
          }
      }
}

static void
check_scene (const PlaySource *play,
             const ChieuHand  *hand,
             const ChieuScene *scene)
{
  const ChieuChanState *view = (ChieuChanState *) &play->view;
  const ChieuZoneScene *held = &scene->zones[CHIEU_CHAN_ZONE_HAND];

  check_boxes (scene);
  /* The winner lays the hand down: test_winner_lies_open(). */
  if (view->phase >= CHIEU_EATING_LAY)
    return;
  g_assert_cmpint (scene->pile, ==, view->noc_left);
  g_assert_cmpint (scene->zones[CHIEU_CHAN_ZONE_LIVE].n, ==, view->card != CHIEU_CARD_NONE);
  g_assert_cmpint (scene->zones[CHIEU_CHAN_ZONE_CAI].n, ==, view->first_turn && view->cai != play->person);
  g_assert_cmpint (hand->n, ==, view->seat[play->person].n_hand);
  for (int f = 0; f < CHIEU_CHAN_FACES; f++)
    g_assert_cmpint (scene_count_card (held, (ChieuCard) f), ==, view->seat[play->person].hand[f]);
  for (int s = 0; s < view->seats; s++)
    check_seat (play, scene, s);
}

static void
test_hands (gconstpointer seats)
{
  scene_check_hands (&chieu_chan, GPOINTER_TO_INT (seats), check_scene);
}

/* After a hand that another seat won its twenty cards lie before it, and its plate has its points. */
static void
test_winner_lies_open (void)
{
  g_autofree ChieuScene *scene = g_new (ChieuScene, 1);
  int won = 0;

  for (int h = 0; h < 400 && won < 3; h++)
    {
      PlaySource play = { .auto_person = TRUE };
      const ChieuChanState *s = (ChieuChanState *) &play.state;
      ChieuHand hand = { 0 };
      int position;

      play_source_init_game (&play, &chieu_chan, 4, 900 + h, FALSE);
      play_source_run (&play, 10000);
      if (s->outcome != CHIEU_OUTCOME_WON || s->winner == play.person)
        continue;
      scene_arrange (&play, &scene_sizes[1], &hand, scene);
      position = chieu_chan_position (s, play.person, s->winner);
      g_assert_cmpint (scene->zones[CHIEU_CHAN_ZONE_SETS + position].n, ==, CHIEU_CHAN_HAND_FULL);
      g_assert_cmpint (scene->seats[position].points, >, 0);
      won++;
    }
  g_assert_cmpint (won, ==, 3);
}

/* Reads @text, cards with a space between them, into the counts of @hand. Returns: how many there are */
static int
read_hand (const char *text,
           guint8     *hand)
{
  g_auto (GStrv) names = g_strsplit (text, " ", -1);
  int n = 0;

  for (; names[n] != NULL; n++)
    hand[chieu_deck_parse (&chieu_deck_chan, names[n], strlen (names[n]))]++;
  return n;
}

/* After a hand that nobody won, the cards of a seat that waits lie open, but not if it has all four of the card for which it waits. */
static void
test_waiting_lies_open (void)
{
  g_autofree ChieuScene *scene = g_new (ChieuScene, 1);

  /* How many of the card for which it waits the seat has. */
  for (int own = 3; own <= 4; own++)
    {
      PlaySource play = { 0 };
      ChieuChanState *s = (ChieuChanState *) &play.view;
      ChieuChanSeat *seat = &s->seat[1];
      ChieuHand hand = { 0 };

      play_source_init_game (&play, &chieu_chan, 4, 1, FALSE);
      s->phase = CHIEU_EATING_OVER;
      s->winner = -1;
      s->asked = 0;
      memset (seat, 0, sizeof *seat);
      seat->n_hand = (guint8) read_hand ("3n 3n 4n 4n 5n 5n 6n 6n 3v 3s 4v 4s 5v 5s 2v", seat->hand);
      seat->sets[seat->n_sets++] = (ChieuChanSet) { CHIEU_CHAN_SET_CHAN, CHIEU_CHAN_V (2), { CHIEU_CHAN_V (2), CHIEU_CHAN_V (2) } };
      seat->sets[seat->n_sets++] = (ChieuChanSet) { CHIEU_CHAN_SET_CA, CHIEU_CHAN_S (2),
                                                    { CHIEU_CHAN_S (2), own == 4 ? CHIEU_CHAN_V (2) : CHIEU_CHAN_N (2) } };
      seat->mat_chan = 1;
      scene_arrange (&play, &scene_sizes[1], &hand, scene);
      g_assert_cmpint (scene->zones[CHIEU_CHAN_ZONE_SETS + 1].n, ==, own == 4 ? 4 : CHIEU_CHAN_HAND);
    }
}

/* ---- The hand ---- */

static const struct { const char *hand, *groups; } orders[] = {
  { "3v 3v 3s 7n 7n", "3v 3v|7n 7n|3s" },
  { "9v 9s 9n 2v 2s 4n", "2v 2s|9v 9s 9n|4n" },
  { "cc cc cc 5v 5v 5v 5s", "5v 5v|cc cc|5v 5s|cc" },
  { "8n 6s 2v", "2v 6s 8n" },
};

/* Chắn come first, then cạ, then ba đầu, and all què together at the end. */
static void
test_order (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    {
      guint8 counts[CHIEU_CHAN_FACES] = { 0 };
      g_autofree char *order = NULL;
      ChieuHand hand = { 0 };

      read_hand (orders[i].hand, counts);
      chieu_hand_sort_chan (counts, &hand);
      order = chieu_hand_print (&chieu_deck_chan, &hand);
      g_assert_cmpstr (order, ==, orders[i].groups);
    }
}

/* ---- Deeds ---- */

/* Returns: whether putting @card of zone @from into zone @to means the move that is printed as @text */
static gboolean
deed_means (const PlaySource *play,
            int               from,
            const char       *card,
            int               to,
            const char       *text)
{
  ChieuMatDeed deed = { .from = from, .card = chieu_deck_parse (&chieu_deck_chan, card, strlen (card)), .to = to };
  ChieuMove move;
  int column;

  g_assert_true (chieu_chan.parse_move (text, &move, &column));
  return chieu_chan_means (&play->view, 0, &deed, &move);
}

static void
test_deeds (void)
{
  PlaySource play = { 0 };

  play_source_init_game (&play, &chieu_chan, 4, 1, FALSE);
  ((ChieuChanState *) &play.view)->gate = 2;
  for (int z = 0; z < CHIEU_CHAN_N_ZONES; z++)
    {
      /* A discard goes to the person's own gate, a returned card to where it was taken from, or each to where it will lie there. */
      g_assert_cmpint (deed_means (&play, CHIEU_CHAN_ZONE_HAND, "3v", z, "danh 3v"), ==,
                       z == CHIEU_CHAN_ZONE_GATE || z == CHIEU_CHAN_ZONE_LIVE);
      g_assert_cmpint (deed_means (&play, CHIEU_CHAN_ZONE_HAND, "3v", z, "tra 3v"), ==,
                       z == CHIEU_CHAN_ZONE_GATE + 2 || z == CHIEU_CHAN_ZONE_LIVE);
      /* The card of the hand is the one that is laid on the eaten one. */
      g_assert_cmpint (deed_means (&play, CHIEU_CHAN_ZONE_HAND, "3s", z, "an 3v ca 3v 3s"), ==,
                       z == CHIEU_CHAN_ZONE_LIVE || z == CHIEU_CHAN_ZONE_SETS);
      g_assert_false (deed_means (&play, CHIEU_CHAN_ZONE_HAND, "3v", z, "an 3v ca 3v 3s"));
      g_assert_cmpint (deed_means (&play, CHIEU_CHAN_ZONE_HAND, "3v", z, "an 3v chan 3v 3v"), ==,
                       z == CHIEU_CHAN_ZONE_LIVE || z == CHIEU_CHAN_ZONE_SETS);
      g_assert_cmpint (deed_means (&play, CHIEU_CHAN_ZONE_LIVE, "3v", z, "chiu 3v"), ==,
                       z == CHIEU_CHAN_ZONE_HAND || z == CHIEU_CHAN_ZONE_SETS);
      g_assert_cmpint (deed_means (&play, CHIEU_CHAN_ZONE_LIVE, "3v", z, "duoi"), ==, z == CHIEU_CHAN_ZONE_GATE);
    }
  g_assert_true (deed_means (&play, CHIEU_CHAN_ZONE_PILE, "??", CHIEU_ZONE_NONE, "boc"));
  g_assert_true (deed_means (&play, CHIEU_CHAN_ZONE_PILE, "??", CHIEU_ZONE_NONE, "nhuong"));
}

/* Every clean move of the person is meant by a deed or has a button. */
static void
test_every_move_can_be_made (void)
{
  int seen[CHIEU_CHAN_N_MOVES] = { 0 };

  scene_check_moves (&chieu_chan, seen);
  /* Nhường is said only where the cái draws for all. */
  for (int kind = CHIEU_CHAN_DANH; kind < CHIEU_CHAN_N_MOVES; kind++)
    g_assert_cmpint (seen[kind] > 0, ==, kind != CHIEU_CHAN_NHUONG);
}

/* In the strict way what may be tried depends on what all see, never on the cards held. */
static void
test_tries (void)
{
  int tried = 0;

  for (int h = 0; h < HANDS; h++)
    {
      PlaySource play = { .auto_person = TRUE };

      play_source_init_game (&play, &chieu_chan, 4, 40 + h, TRUE);
      do
        {
          ChieuState other = play.view;
          guint64 kinds = chieu_chan_list_tries (&play.view, 0);

          memset (((ChieuChanState *) &other)->seat[0].hand, 0, sizeof ((ChieuChanState *) &other)->seat[0].hand);
          ((ChieuChanState *) &other)->can_u = 0;
          g_assert_cmpuint (chieu_chan_list_tries (&other, 0), ==, kinds);
          if (((ChieuChanState *) &play.view)->phase == CHIEU_EATING_CLAIM && ((ChieuChanState *) &play.view)->source == CHIEU_EATING_FROM_NOC)
            {
              g_assert_true (kinds >> CHIEU_CHAN_U & 1);
              g_assert_true (kinds >> CHIEU_CHAN_CHIU & 1);
              g_assert_cmpint (kinds >> CHIEU_CHAN_AN & 1, ==, ((ChieuChanState *) &play.view)->turn == 0);
              tried++;
            }
        }
      while (play_source_step (&play));
    }
  g_assert_cmpint (tried, >, 0);
}

/* The place that is lit for a card put down is where it lies then. */
static void
test_where_put_cards_lie (void)
{
  scene_check_where_put_cards_lie (&chieu_chan);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/mat/layout-chan/two", GINT_TO_POINTER (2), test_hands);
  g_test_add_data_func ("/mat/layout-chan/three", GINT_TO_POINTER (3), test_hands);
  g_test_add_data_func ("/mat/layout-chan/four", GINT_TO_POINTER (4), test_hands);
  g_test_add_func ("/mat/layout-chan/winner-lies-open", test_winner_lies_open);
  g_test_add_func ("/mat/layout-chan/waiting-lies-open", test_waiting_lies_open);
  g_test_add_func ("/mat/layout-chan/order", test_order);
  g_test_add_func ("/mat/layout-chan/deeds", test_deeds);
  g_test_add_func ("/mat/layout-chan/every-move", test_every_move_can_be_made);
  g_test_add_func ("/mat/layout-chan/tries", test_tries);
  g_test_add_func ("/mat/layout-chan/where-put-cards-lie", test_where_put_cards_lie);
  return g_test_run ();
}
