/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mat of Năm lá shows every card that the person sees once, at every size and to the end of hands, and every move can be made
 * there.
 */
#include "games/nam-la/rules/nam-la.h"
#include "mat/common/scenes.h"

/* Finds the faces that are seen on the mat, as bits, and how many cards lie face down. Ends the test if a face lies there twice. */
static void
count_cards (const ChieuScene *scene,
             unsigned         *seen,
             int              *hidden)
{
  *seen = 0;
  *hidden = 0;
  for (int zone = 0; zone < scene->n_zones; zone++)
    for (int i = 0; i < scene->zones[zone].n; i++)
      {
        ChieuCard card = scene->zones[zone].cards[i].card;

        if (card == CHIEU_CARD_HIDDEN)
          (*hidden)++;
        else
          g_assert_cmpuint (*seen >> card & 1, ==, 0);
        *seen |= card < CHIEU_NAM_LA_FACES ? 1u << card : 0;
      }
}

/* All cards but those in the hand of the other lie on the mat. */
static void
check_scene (const PlaySource *play,
             const ChieuHand  *hand,
             const ChieuScene *scene)
{
  const ChieuNamLaState *s = (ChieuNamLaState *) &play->view;
  unsigned shown = s->hand[play->person] | s->won[0] | s->won[1] | s->aside, seen;
  int hidden;

  for (int seat = 0; seat < CHIEU_NAM_LA_SEATS; seat++)
    shown |= s->trick[seat] != CHIEU_CARD_NONE ? 1u << s->trick[seat] : 0;
  count_cards (scene, &seen, &hidden);
  g_assert_cmpuint (seen, ==, shown);
  g_assert_cmpint (hidden, ==, s->asked != 0 ? CHIEU_NAM_LA_ASIDE : 0);
  for (int p = 0; p < CHIEU_NAM_LA_SEATS; p++)
    g_assert_cmpint (scene->seats[p].n_hand, ==, s->n_hand[(play->person + p) % CHIEU_NAM_LA_SEATS]);
}

static void
test_cards_of_hands (void)
{
  scene_check_hands (&chieu_nam_la, CHIEU_NAM_LA_SEATS, check_scene);
}

static void
test_every_move_can_be_made (void)
{
  int seen[CHIEU_NAM_LA_N_MOVES] = { 0 };

  scene_check_moves (&chieu_nam_la, seen);
  for (int kind = 0; kind < CHIEU_NAM_LA_N_MOVES; kind++)
    g_assert_cmpint (seen[kind], >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/nam-la/cards-of-hands", test_cards_of_hands);
  g_test_add_func ("/nam-la/every-move", test_every_move_can_be_made);
  return g_test_run ();
}
