/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The places of everything in Tổ tôm, over whole hands played by chance: every card that the person
 * may know of is shown once, at its place, inside the mat.
 */
#include <math.h>
#include <string.h>

#include "games/to-tom/mat/layout.h"
#include "scenes.h"

/* The cards of a hand that has won, with five seats. */
#define WINNING_CARDS 21

static void
check_seat (const PlaySource *play,
            const ChieuScene *scene,
            int               seat)
{
  const ChieuToTomState *view = (ChieuToTomState *) &play->view;
  int position = chieu_to_tom_position (view, play->person, seat), cards = view->seat[seat].n_alone, dead = 0;
  const ChieuZoneScene *phu = &scene->zones[CHIEU_TO_TOM_ZONE_PHU + position];
  int at = 0;

  for (int p = 0; p < view->seat[seat].n_phu; p++)
    cards += view->seat[seat].phu[p].n;
  for (int d = 0; d < view->n_dead; d++)
    dead += view->dead[d].gate == seat;
  g_assert_cmpint (phu->n, ==, cards);
  g_assert_cmpint (scene->zones[CHIEU_TO_TOM_ZONE_GATE + position].n, ==, dead);
  /* The cards of a phu lie in the order in which they were laid, the eaten one first; those face down show their backs to others. */
  for (int p = 0; p < view->seat[seat].n_phu; p++)
    for (int i = 0; i < view->seat[seat].phu[p].n; i++, at++)
      {
        gboolean down = (view->seat[seat].phu[p].flags & CHIEU_TO_TOM_PHU_DOWN) != 0;

        if (!down)
          g_assert_cmpint (phu->cards[at].card, ==, view->seat[seat].phu[p].cards[i]);
        else if (seat != play->person)
          g_assert_cmpint (phu->cards[at].card, ==, CHIEU_CARD_HIDDEN);
      }
  g_assert_cmpint (scene->seats[position].cups, ==, view->seat[seat].cups);
  g_assert_cmpint (scene->seats[position].n_hand, ==, view->seat[seat].n_hand);
}

static void
check_scene (const PlaySource *play,
             const ChieuHand  *hand,
             const ChieuScene *scene)
{
  const ChieuToTomState *view = (ChieuToTomState *) &play->view;

  /* The winner lays the hand down: test_winner_lies_open(). */
  if (view->phase >= CHIEU_EATING_LAY)
    return;
  g_assert_cmpint (scene->pile, ==, view->noc_left);
  g_assert_cmpint (scene->zones[CHIEU_TO_TOM_ZONE_LIVE].n, ==, view->card != CHIEU_CARD_NONE);
  g_assert_cmpint (hand->n, ==, view->seat[play->person].n_hand);
  for (int f = 0; f < CHIEU_TO_TOM_FACES; f++)
    g_assert_cmpint (scene_count_card (&scene->zones[CHIEU_TO_TOM_ZONE_HAND], (ChieuCard) f), ==, view->seat[play->person].hand[f]);
  for (int s = 0; s < view->seats; s++)
    check_seat (play, scene, s);
}

static void
test_hands (gconstpointer seats)
{
  scene_check_hands (&chieu_to_tom, GPOINTER_TO_INT (seats), check_scene);
}

/* The same view gives the same scene, whatever the scene held before. */
static void
test_same (void)
{
  g_autofree ChieuScene *one = g_new0 (ChieuScene, 1), *two = g_new (ChieuScene, 1);
  PlaySource play = { 0 };
  ChieuHand hand = { 0 };

  memset (two, 0xaa, sizeof *two);
  play_source_init (&play, 5, 3);
  play.auto_person = TRUE;
  play_source_run (&play, 60);
  scene_arrange (&play, &scene_sizes[1], &hand, one);
  scene_arrange (&play, &scene_sizes[1], &hand, two);
  g_assert_cmpmem (one, sizeof *one, two, sizeof *two);
}

/* Every clean move of the person is meant by a deed or has a button. */
static void
test_every_move_can_be_made (void)
{
  int seen[CHIEU_TO_TOM_N_MOVES] = { 0 };

  scene_check_moves (&chieu_to_tom, seen);
  g_assert_cmpint (seen[CHIEU_TO_TOM_DANH], >, 0);
  g_assert_cmpint (seen[CHIEU_TO_TOM_AN], >, 0);
  g_assert_cmpint (seen[CHIEU_TO_TOM_BOC], >, 0);
}

/* After a hand that another seat won, all cards of that seat lie before it, and its plate has its points. */
static void
test_winner_lies_open (void)
{
  g_autofree ChieuScene *scene = g_new (ChieuScene, 1);
  int won = 0;

  for (int h = 0; h < 200 && won < 3; h++)
    {
      PlaySource play = { .auto_person = TRUE };
      const ChieuToTomState *s = (ChieuToTomState *) &play.state;
      ChieuHand hand = { 0 };
      int position;

      play_source_init (&play, 5, 900 + h);
      play_source_run (&play, 10000);
      if (s->outcome != CHIEU_OUTCOME_WON || s->winner == play.person)
        continue;
      play.view = play.state;
      scene_arrange (&play, &scene_sizes[1], &hand, scene);
      position = chieu_to_tom_position (s, play.person, s->winner);
      g_assert_cmpint (scene->zones[CHIEU_TO_TOM_ZONE_PHU + position].n, ==, WINNING_CARDS);
      g_assert_cmpint (scene->seats[position].points, >, 0);
      won++;
    }
  g_assert_cmpint (won, ==, 3);
}

/* A discard goes to the right neighbour's gate, and to no other: among the cards that were left there, or where it will lie. */
static void
test_discard_goes_right (void)
{
  PlaySource play = { 0 };
  const ChieuMove move = { .kind = CHIEU_TO_TOM_DANH, .face = CHIEU_V (3) };

  play_source_init (&play, 5, 1);
  for (int z = 0; z < CHIEU_TO_TOM_N_ZONES; z++)
    {
      const ChieuMatDeed deed = { .from = CHIEU_TO_TOM_ZONE_HAND, .card = CHIEU_V (3), .to = z };

      g_assert_cmpint (chieu_to_tom_means (&play.view, 0, &deed, &move), ==,
                       z == CHIEU_TO_TOM_ZONE_GATE + 1 || z == CHIEU_TO_TOM_ZONE_LIVE);
    }
}

/* Two dọc of one suit that both take the card: each choice shows all cards of its own, the eaten one in its place. */
static void
test_choices_differ (void)
{
  static const ChieuToTomPhu lower = { .kind = CHIEU_PHU_DOC, .n = 3, .cards = { CHIEU_V (2), CHIEU_V (3), CHIEU_V (4) } };
  static const ChieuToTomPhu upper = { .kind = CHIEU_PHU_DOC, .n = 3, .cards = { CHIEU_V (6), CHIEU_V (7), CHIEU_V (8) } };
  static const ChieuCard whole[2][4] = { { CHIEU_V (2), CHIEU_V (3), CHIEU_V (4), CHIEU_V (5) },
                                         { CHIEU_V (5), CHIEU_V (6), CHIEU_V (7), CHIEU_V (8) } };
  ChieuToTomState view = { .seats = 5 };

  view.seat[0].phu[0] = lower;
  view.seat[0].phu[1] = upper;
  view.seat[0].n_phu = 2;
  for (int target = 0; target < 2; target++)
    {
      ChieuMove move = { .kind = CHIEU_TO_TOM_AN, .detail = CHIEU_PHU_DOC, .target = target, .n = 1, .split = 1,
                         .cards = { CHIEU_V (5) } };

      chieu_to_tom_fill_choice (&view, 0, &move);
      g_assert_cmpmem (move.cards, move.n, whole[target], sizeof whole[target]);
      g_assert_cmpint (move.split, ==, 4);
    }
}

/* Beside the coach in a window of 1024×600 and of 1280×720, with letters of 200 %, 28 pixels or more lie between the middles of any two cards
 * of the hand: it has two rows if need be. The own phu beside it stay wide enough to be told from each other. */
static void
test_large_letters_show_more (void)
{
  static const SceneSize sizes[] = { { 594, 543 }, { 742, 640 } };
  g_autofree ChieuScene *scene = g_new (ChieuScene, 1);
  int in_two_rows = 0;

  for (int h = 0; h < 20; h++)
    {
      PlaySource play = { .person = h % 5, .auto_person = TRUE };

      play_source_init (&play, 5, 300 + h);
      do
        {
          const SceneSize *size = &sizes[h % G_N_ELEMENTS (sizes)];
          const ChieuZoneScene *fan = &scene->zones[CHIEU_TO_TOM_ZONE_HAND], *phu = &scene->zones[CHIEU_TO_TOM_ZONE_PHU];
          ChieuHand hand = { 0 };

          scene_arrange_for_letters (&play, size, 2, &hand, scene);
          for (int i = 1; i < fan->n && scene->n_open == 0; i++)
            {
              const ChieuPlace *card = &fan->cards[i], *before = card - 1;

              g_assert_cmpint (card->height, >=, 4 * 30);
              g_assert_cmpfloat (size->height - (card->y - card->height / 2.0f), >=, card->height * 0.55f);
              if (card->x > before->x)
                g_assert_cmpfloat (hypotf (card->x - before->x, card->y - before->y), >=, 28);
              else
                in_two_rows++;
            }
          for (int i = 0; i < phu->n && scene->n_open == 0; i++)
            g_assert_cmpint (phu->cards[i].height, >=, 48);
        }
      while (play_source_step (&play));
    }
  g_assert_cmpint (in_two_rows, >, 20);
}

/* The place that is lit for a card put down is where it lies then. */
static void
test_where_put_cards_lie (void)
{
  scene_check_where_put_cards_lie (&chieu_to_tom);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/mat/layout-to-tom/five", GINT_TO_POINTER (5), test_hands);
  g_test_add_data_func ("/mat/layout-to-tom/four", GINT_TO_POINTER (4), test_hands);
  g_test_add_func ("/mat/layout-to-tom/same", test_same);
  g_test_add_func ("/mat/layout-to-tom/every-move", test_every_move_can_be_made);
  g_test_add_func ("/mat/layout-to-tom/winner-lies-open", test_winner_lies_open);
  g_test_add_func ("/mat/layout-to-tom/discard-goes-right", test_discard_goes_right);
  g_test_add_func ("/mat/layout-to-tom/choices-differ", test_choices_differ);
  g_test_add_func ("/mat/layout-to-tom/large-letters-show-more", test_large_letters_show_more);
  g_test_add_func ("/mat/layout-to-tom/where-put-cards-lie", test_where_put_cards_lie);
  return g_test_run ();
}
