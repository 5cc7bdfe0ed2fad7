/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach of Chắn: what it advises in known positions, that it never advises a fault and knows no hidden card, and that it
 * counts as a slow search does.
 */
#include "kit.h"

#include "bots/bot.h"
#include "coach-hands.h"
#include "games/chan/school/outlook.h"

#include <string.h>

/* ---- Positions ---- */

/* A hand at seat 0, the card that lies there, and what the coach must say. */
typedef struct
{
  const char *what;
  const char *hand;
  const char *card;              /* just drawn by seat 0; "": a card is to be put down */
  const char *refused;           /* a card that seat 0 refused as a chắn before, or "" */
  const char *best;              /* the move */
  const char *says;              /* words that stand in the advice, parted by "|" */
} Position;

#define FIVE_CHAN "2v 2v 3n 3n 5v 5v 7n 7n 8n 8n "
#define FOUR_CA "4v 4s 5s 5n 8v 8s 9v 9s "

static const Position positions[] = {
  { "the odd card goes", FIVE_CHAN FOUR_CA "6v cc", "", "", "danh 6v", "discard 6 Vạn|Then you are waiting|5 chắn so far|unseen" },
  { "chi chi goes beside six chắn", FIVE_CHAN "9v 9v 4v 4s 5s 5n 8v 8s 6v cc", "", "", "danh cc",
    "discard Chi chi|If you gave up any other card, you would be further|You have 6 chắn" },
  { "the equal card wins", FIVE_CHAN FOUR_CA "6v", "6v", "", "u", "call ù. With 6 Vạn your hand is complete" },
  { "a cạ does not, and may not be eaten", FIVE_CHAN FOUR_CA "6v", "6s", "", "duoi", "leave 6 Sách|the single 6 Vạn in your hand waits for the win" },
  { "the card of a chắn is named", FIVE_CHAN "4v 4s 5s 5n 8v 8s 6v cc 9n", "2s", "", "duoi", "leave 2 Sách|2 Vạn in your hand is part of a chắn" },
  { "so is that of a cạ", FIVE_CHAN "4v 4s 5s 5n 8v 8s 6v cc 9n", "4n", "", "duoi", "leave 4 Văn|4 Vạn in your hand is already part of a cạ" },
  { "nothing fits", FIVE_CHAN "4v 4s 5s 5n 8v 8s 2s 3s 7s", "6s", "", "duoi", "leave 6 Sách|You have no card for it" },
  { "a chắn is eaten", FIVE_CHAN "4v 4s 5s 5n 8v 8s 2s 6v cc", "6v", "", "an 6v chan 6v 6v", "eat 6 Vạn as a chắn|one card nearer" },
  { "a cạ is eaten", FIVE_CHAN "4v 4s 5s 5n 8v 8s 2s 6v cc", "6s", "", "an 6s ca 6s 6v", "eat 6 Sách as a cạ with 6 Vạn" },
  { "what was left once is left", FIVE_CHAN "4v 4s 5s 5n 8v 8s 2s 6v cc", "6v", "6v", "duoi", "leave 6 Vạn (Dưới)|You refused this chắn" },
  { "the fourth is taken by chíu", "7n 7n 7n 2v 2v 3s 3s 5v 5v 4v 4s 5s 5n 8v 8s 2s 6v cc 9v", "7n", "", "chiu 7n", "take 7 Văn by chíu" },
};

static void
set_up (const Position *position,
        ChieuState     *state)
{
  ChieuChanState *s = (ChieuChanState *) state;
  ChieuLessonCards cards = kit_parse_cards_of (&chieu_chan, position->hand);
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, &chieu_chan);
  chieu_carry_init (&carry, 4, -1, false);
  carry.cai = 0;
  chieu_chan.deal (state, &rules, &carry, 1);
  memset (s->seat, 0, sizeof s->seat);
  for (int i = 0; i < cards.n; i++)
    s->seat[0].hand[cards.cards[i]]++;
  s->seat[0].n_hand = (guint8) cards.n;
  s->seat[0].gate_passed = 1;
  s->first_turn = 0;
  if (*position->refused != '\0')
    s->seat[0].refused_chan |= 1u << kit_parse_cards_of (&chieu_chan, position->refused).cards[0];
  s->phase = CHIEU_EATING_DISCARD;
  s->turn = 0;
  s->asked = 1;
  if (*position->card != '\0')
    chieu_chan_outlook_put_card (s, kit_parse_cards_of (&chieu_chan, position->card).cards[0], 0, CHIEU_EATING_FROM_NOC, 0);
}

static void
test_positions (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      ChieuState state;

      set_up (&positions[i], &state);
      coach_hands_check_position (&chieu_chan, &state, positions[i].what, positions[i].best, positions[i].says);
    }
}

/* ---- A hand without chắn ---- */

/* Where such a hand may be laid down, the coach advises what bots do. */
static void
test_without_chan (void)
{
  const ChieuBotBudget budget = { .seed = 1 };
  ChieuRules rules;
  int seen = 0;

  chieu_rules_init (&rules, &chieu_chan);
  rules.value[CHIEU_CHAN_KHONG_CHAN] = CHIEU_CHAN_KHONG_CHAN_THAP_THANH;
  for (guint64 seed = 1; seen == 0; seed++)
    {
      g_autoptr (ChieuCoachAdvice) advice = NULL;
      ChieuState state, view;
      ChieuCarry carry;
      ChieuMove move;
      int seat;

      chieu_carry_init (&carry, 4, -1, false);
      chieu_chan.deal (&state, &rules, &carry, seed);
      if (((ChieuChanState *) &state)->phase != CHIEU_EATING_OPENING)
        continue;
      seen++;
      seat = g_bit_nth_lsf (chieu_chan.to_answer (&state), -1);
      advice = coach_hands_advise (&chieu_chan, &state, seat);
      chieu_chan.observe (&state, seat, &view);
      g_assert_cmpint (advice->move.kind, ==, CHIEU_CHAN_HA);
      g_assert_true (chieu_bot_choose (chieu_bot_level_find ("tap-su"), &chieu_chan, &view, seat, &budget, &move, NULL));
      g_assert_true (chieu_move_equal (&move, &advice->move));
      g_assert_cmpstr (chieu_coach_advice_find (advice, CHIEU_COACH_BEST)->text, ==, "Best now: Hạ bài.");
    }
}

/* ---- Hands that bots play ---- */

/* The hands, with two to four seats in turn. */
#define HANDS 18

static void
play_hands (CoachHandFunc func,
            gpointer      data)
{
  for (int i = 0; i < HANDS; i++)
    coach_hands_play (&chieu_chan, (guint64) i + 1, 2 + i % 3, func, data);
}

static void
check_cb (const ChieuState *state,
          int               seat,
          gpointer          data)
{
  coach_hands_check_clean (data, state, seat);
  coach_hands_check_hidden (data, state, seat);
}

static void
test_hands (void)
{
  CoachHandsCheck check = { .game = &chieu_chan };

  chieu_random_init (&check.random, 5);
  play_hands (check_cb, &check);
  g_assert_cmpint (check.n, >, 2 * 10 * HANDS);
  g_assert_cmpint (check.moved, >, check.n / 4);
}

/* ---- Seats that are not asked ---- */

static void
check_everybody_cb (const ChieuState *state,
                    int               seat,
                    gpointer          data)
{
  for (int other = 0; other < ((ChieuChanState *) state)->seats; other++)
    {
      g_autoptr (ChieuCoachAdvice) advice = coach_hands_advise (&chieu_chan, state, other);

      g_assert_nonnull (advice);
      g_assert_cmpint (advice->has_move, ==, chieu_chan.to_answer (state) >> other & 1);
      /* A winner is told of the win, and of nothing else. */
      if (((ChieuChanState *) state)->phase != CHIEU_EATING_LAY && !(advice->has_move && advice->move.kind == CHIEU_CHAN_U))
        g_assert_nonnull (chieu_coach_advice_find (advice, CHIEU_COACH_FAR));
    }
}

static void
test_everybody (void)
{
  play_hands (check_everybody_cb, NULL);
}

/* ---- The distance ---- */

/* Returns: whether @distance cards from others are enough to win: each but the last is laid with cards of the hand, for which any card is
 * then discarded, and the last one wins. */
static gboolean
is_near (guint8 *hand,
         int     mat_chan,
         int     distance);

/* Returns: whether the hand is near after it has laid @laid cards of @face with one that came, and discarded any card */
static gboolean
is_near_after (guint8   *hand,
               int       mat_chan,
               int       distance,
               ChieuCard face,
               int       laid)
{
  gboolean near = FALSE;

  hand[face] = (guint8) (hand[face] - laid);
  for (int gone = 0; !near && gone < CHIEU_CHAN_FACES; gone++)
    if (hand[gone] > 0)
      {
        hand[gone]--;
        near = is_near (hand, mat_chan, distance - 1);
        hand[gone]++;
      }
  hand[face] = (guint8) (hand[face] + laid);
  return near;
}

static gboolean
is_near (guint8 *hand,
         int     mat_chan,
         int     distance)
{
  if (chieu_chan_waits (hand, mat_chan) != 0)
    return TRUE;
  if (distance <= 1)
    return FALSE;
  for (ChieuCard face = 0; face < CHIEU_CHAN_FACES; face++)
    {
      if (hand[face] == 0)
        continue;
      if (is_near_after (hand, mat_chan + 1, distance, face, 1)
          || (face != CHIEU_CHAN_CC && is_near_after (hand, mat_chan, distance, face, 1))
          || (hand[face] == 3 && is_near_after (hand, mat_chan + 2, distance, face, 3)))
        return TRUE;
    }
  return FALSE;
}

/* Sets @hand to @cards random cards. */
static void
make_hand (ChieuRandom *random,
           int          cards,
           guint8       hand[CHIEU_CHAN_FACES])
{
  memset (hand, 0, CHIEU_CHAN_FACES);
  for (int i = 0; i < cards; i++)
    {
      /* Often of few faces only, so that some hands are near to a win. */
      ChieuCard face = (ChieuCard) chieu_random_below (random, 12 + chieu_random_below (random, CHIEU_CHAN_FACES - 11));

      if (hand[face] == 4)
        i--;
      else
        hand[face]++;
    }
}

static void
test_distance (void)
{
  ChieuRandom random;
  int seen[4] = { 0 };

  chieu_random_init (&random, 11);
  for (int i = 0; i < 600; i++)
    {
      int sets = (int) chieu_random_below (&random, 10), cards = CHIEU_CHAN_HAND - 2 * sets;
      int mat_chan = (int) chieu_random_below (&random, (guint32) sets + 1), distance;
      guint8 hand[CHIEU_CHAN_FACES];

      make_hand (&random, cards, hand);
      distance = chieu_chan_find_distance (hand, mat_chan);
      if (distance > 1 && is_near (hand, mat_chan, MIN (distance, 4) - 1))
        g_error ("hand %d: nearer than %d", i, distance);
      if (distance > 3)
        continue;
      if (!is_near (hand, mat_chan, distance))
        g_error ("hand %d: further than %d", i, distance);
      seen[distance]++;
    }
  for (int distance = 1; distance <= 3; distance++)
    g_assert_cmpint (seen[distance], >, 10);
}

int
main (int    argc,
      char **argv)
{
  kit_init (&argc, &argv);
  g_test_add_func ("/coach-chan/positions", test_positions);
  g_test_add_func ("/coach-chan/without-chan", test_without_chan);
  g_test_add_func ("/coach-chan/hands", test_hands);
  g_test_add_func ("/coach-chan/everybody", test_everybody);
  g_test_add_func ("/coach-chan/distance", test_distance);
  return g_test_run ();
}
