/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach: what it advises in known positions, that it never advises a fault, and that it knows no hidden card.
 */
#include "kit.h"

#include "coach-hands.h"
#include "games/to-tom/rules/eval/eval.h"
#include "games/to-tom/school/outlook.h"

#include <string.h>

/* ---- Positions ---- */

/* A hand at seat 0, the card that lies at a gate, and what the coach must say. */
typedef struct
{
  const char *what;
  int seats;
  const char *hand;
  const char *card;              /* at a gate; "": a card is to be put down */
  int gate;
  const char *refused;           /* a card that it refused before, or "" */
  const char *best;              /* the move */
  const char *says;              /* words that stand in the advice, parted by "|" */
} Position;

#define SIX_PHU "3v 3s 7n 4v 5v 6v 5s 6s 7s 8v 8s 8n 2v 2s 2n 4n 5n 6n "

static const Position positions[] = {
  { "the odd card goes", 5, SIX_PHU "9n 9n 5n", "", 0, "", "danh 5n",
    "discard 5 Văn|If you gave up any other card, you would be further|Then you are waiting|the lưng that a win needs|2 of them are still unseen" },
  { "the third of the pair wins", 5, SIX_PHU "9n 9n", "9n", 0, "", "u", "call ù. With 9 Văn your hand is complete" },
  { "at another's gate, too", 5, SIX_PHU "9n 9n", "9n", 2, "", "u", "call ù" },
  { "no phu for it", 5, "3v 3s 4v 5v 6v 5s 6s 7s 8v 8s 8n 9n 9n 4n 2s 9v 1n tt oc cc", "2n", 0, "", "duoi", "leave 2 Văn|You have no phu for it" },
  { "a Tôm is eaten", 5, "3v 3s 4v 5v 6v 5s 6s 7s 8v 8s 8n 9n 9n 4n 2s 9v 1n tt oc cc", "7n", 0, "", "an 7n lung 7n 3v 3s",
    "eat 7 Văn|It brings you one card nearer" },
  { "what was left once is left", 5, "3v 3s 4v 5v 6v 5s 6s 7s 8v 8s 8n 9n 9n 4n 2s 9v 1n tt oc cc", "7n", 0, "7n", "duoi",
    "leave 7 Văn (Dưới)|You refused this card" },
  { "a yêu is eaten", 5, "3v 3s 7n 4v 5v 6v 5s 6s 7s 8v 8s 8n 9n 9n 4n 2s 9v tt oc cc", "1n", 0, "", "an 1n yeu 1n",
    "A yêu at your own gate must be eaten" },
  { "two lưng with four seats", 4, "3v 3s 7n 4v 5v 6v 5s 6s 7s 8v 8s 8n 9n 9n 4n 2s 9v 1n tt oc 7s 6n 3n 7v 6v", "5n", 1, "", "qua",
    "You have one lưng; a win needs two" },
};

static void
set_up (const Position *position,
        ChieuState     *state)
{
  ChieuToTomState *s = (ChieuToTomState *) state;
  ChieuLessonCards cards = kit_parse_cards (position->hand);
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, &chieu_to_tom);
  chieu_carry_init (&carry, position->seats, -1, false);
  carry.cai = 0;
  chieu_to_tom.deal (state, &rules, &carry, 1);
  for (int seat = 0; seat < position->seats; seat++)
    {
      memset (s->seat[seat].hand, 0, sizeof s->seat[seat].hand);
      s->seat[seat].n_phu = s->seat[seat].n_bat_thuc = s->seat[seat].n_alone = 0;
    }
  chieu_lesson_cards_count (&cards, s->seat[0].hand, CHIEU_TO_TOM_FACES);
  s->seat[0].n_hand = (guint8) cards.n;
  s->seat[0].acted = 1;
  if (*position->refused != '\0')
    s->seat[0].refused |= 1u << kit_parse_card (position->refused);
  s->phase = CHIEU_EATING_DISCARD;
  s->turn = 0;
  s->asked = 1;
  if (*position->card != '\0')
    chieu_to_tom_outlook_put_card (s, kit_parse_card (position->card), position->gate, CHIEU_EATING_FROM_NOC, 0);
}

static void
test_positions (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      ChieuState state;

      set_up (&positions[i], &state);
      coach_hands_check_position (&chieu_to_tom, &state, positions[i].what, positions[i].best, positions[i].says);
    }
}

/* ---- Hands that bots play ---- */

/* How many hands are played, with five seats and with four in turn. */
#define HANDS 10

static void
play_hands (int           hands,
            CoachHandFunc func,
            gpointer      data)
{
  for (int i = 0; i < hands; i++)
    coach_hands_play (&chieu_to_tom, (guint64) i + 1, i % 2 == 0 ? 5 : 4, func, data);
}

static void
check_clean_cb (const ChieuState *state,
                int               seat,
                gpointer          data)
{
  coach_hands_check_clean (data, state, seat);
}

static void
test_no_fault (void)
{
  CoachHandsCheck check = { .game = &chieu_to_tom };

  play_hands (HANDS, check_clean_cb, &check);
  g_assert_cmpint (check.n, >, 20 * HANDS);
}

/* Checks every seventh question only, for each takes long. */
static void
check_hidden_cb (const ChieuState *state,
                 int               seat,
                 gpointer          data)
{
  static int n;

  if (n++ % 7 == 0)
    coach_hands_check_hidden (data, state, seat);
}

static void
test_hidden (void)
{
  CoachHandsCheck check = { .game = &chieu_to_tom };

  chieu_random_init (&check.random, 5);
  play_hands (HANDS / 2, check_hidden_cb, &check);
  g_assert_cmpint (check.moved, >, check.n / 2);
}

/* ---- Counting is exact ---- */

/* At every fifth question: the cards that are said to help do so, and where one card is lacking no others do. */
static void
check_helps_cb (const ChieuState *state,
                int               seat,
                gpointer          data)
{
  const ChieuToTomState *s = (ChieuToTomState *) state;
  ChieuHolding holding;
  ChieuOutlook outlook;
  int *n = data;

  if (chieu_outlook_to_tom.is_full (s, seat) || (*n)++ % 5 != 0)
    return;
  chieu_outlook_to_tom.look (s, seat, &outlook);
  chieu_to_tom_find_holding (s, seat, CHIEU_CARD_NONE, &holding);
  g_assert_cmpint (outlook.distance, ==, chieu_eval_find_distance (&holding) < 0 ? CHIEU_OUTLOOK_FAR : chieu_eval_find_distance (&holding));
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    {
      ChieuHolding with = holding;

      if (holding.hand[face] + holding.mat[face] >= 4)
        continue;
      chieu_holding_add_card (&with, face);
      if ((outlook.faces >> face & 1) != 0)
        g_assert_cmpint (chieu_eval_find_distance (&with), <, outlook.distance);
      else if (outlook.distance == 1 && s->seat[seat].n_bat_thuc == 0)
        g_assert_cmpint (chieu_eval_find_distance (&with), !=, 0);
    }
}

static void
test_helps (void)
{
  int n = 0;

  play_hands (HANDS, check_helps_cb, &n);
  g_assert_cmpint (n, >, 5 * HANDS);
}

/* ---- Seats that are not asked ---- */

/* While a hand runs there is something to say to everybody; when it is over, nothing. */
static void
check_everybody_cb (const ChieuState *state,
                    int               seat,
                    gpointer          data)
{
  int *n = data;

  for (int other = 0; other < ((ChieuToTomState *) state)->seats && *n % 5 == 0; other++)
    {
      g_autoptr (ChieuCoachAdvice) advice = coach_hands_advise (&chieu_to_tom, state, other);

      g_assert_nonnull (advice);
      g_assert_cmpint (advice->has_move, ==, chieu_to_tom.to_answer (state) >> other & 1);
      /* A winner is told of the win alone. */
      if (((ChieuToTomState *) state)->phase != CHIEU_EATING_LAY && (((ChieuToTomState *) state)->can_u >> other & 1) == 0)
        g_assert_nonnull (chieu_coach_advice_find (advice, CHIEU_COACH_FAR));
    }
  (*n)++;
}

static void
test_everybody (void)
{
  ChieuState over = { 0 };
  int n = 0;

  play_hands (2, check_everybody_cb, &n);
  g_assert_cmpint (n, >, 20);
  ((ChieuToTomState *) &over)->seats = 5;
  ((ChieuToTomState *) &over)->phase = CHIEU_EATING_OVER;
  ((ChieuToTomState *) &over)->outcome = CHIEU_OUTCOME_DRAWN;
  ((ChieuToTomState *) &over)->winner = -1;
  g_assert_null (chieu_coach_advise (&chieu_to_tom, &over, 0));
}

int
main (int    argc,
      char **argv)
{
  kit_init (&argc, &argv);
  g_test_add_func ("/coach/positions", test_positions);
  g_test_add_func ("/coach/no-fault", test_no_fault);
  g_test_add_func ("/coach/hidden", test_hidden);
  g_test_add_func ("/coach/helps", test_helps);
  g_test_add_func ("/coach/everybody", test_everybody);
  return g_test_run ();
}
