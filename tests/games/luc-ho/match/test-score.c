/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Payments of Lục hổ explained: what is said of a hand is what the rules pay.
 */
#include <locale.h>
#include <string.h>

#include "../../../match/bot-turn.h"

#include "cards.h"
#include "match/words/account.h"
#include "games/luc-ho/rules/luc-ho.h"

#define HANDS 200

static const char *const names[] = { "An", "Bình", "Cúc", NULL, NULL };

/* Plays a hand between bots to its end. */
static void
play_hand (guint64           seed,
           const ChieuRules *rules,
           ChieuLucHoState  *state)
{
  ChieuCarry carry;
  guint32 n = 0;

  chieu_carry_init (&carry, 3 + (int) (seed % 2), -1, false);
  chieu_luc_ho.deal (state, rules, &carry, seed);
  while (chieu_luc_ho.to_answer (state) != 0)
    make_bot_move (&chieu_luc_ho, state, g_bit_nth_lsf (chieu_luc_ho.to_answer (state), -1), "tap-su", chieu_random_hand_seed (seed, n++));
}

static guint64
cards_of (const ChieuShownPhu *phu)
{
  guint64 cards = 0;

  for (int i = 0; i < phu->n; i++)
    cards |= CHIEU_LUC_HO_CARD (phu->cards[i]);
  return cards;
}

/* The cards that won are marked; the dream's card is shown without a mark. */
static void
check_cards (const ChieuAccount    *explained,
             const ChieuLucHoState *state)
{
  guint64 won = 0, apart = 0;

  for (guint i = 0; i < explained->phu->len; i++)
    {
      const ChieuShownPhu *phu = explained->phu->pdata[i];

      if (phu->lung)
        won |= cards_of (phu);
      else
        apart |= cards_of (phu);
    }
  g_assert_cmphex (won, ==, state->seat[state->winner].won | state->claimed);
  g_assert_cmphex (apart, ==, state->seats == 4 ? CHIEU_LUC_HO_CARD (state->dream_card) : 0);
}

/* The parts come to what each loser pays winner and dream, and both together to what the rules credit. */
static void
check_sum (const ChieuAccount    *explained,
           const ChieuLucHoState *state)
{
  ChieuResult result;
  ChieuLucHoPay pay;
  int parts = 0;

  chieu_luc_ho.result (state, &result);
  chieu_luc_ho_find_pay (state, &pay);
  for (guint i = 0; i < explained->cuoc->len; i++)
    parts += g_array_index (explained->cuoc, ChieuAccountCuoc, i).points;
  g_assert_cmpint (explained->cuoc->len, ==, result.n_cuoc);
  g_assert_cmpint (parts, ==, pay.worth + pay.dream_worth);
  g_assert_cmpint (explained->points, ==, result.points[state->winner]);
  g_assert_cmpint (result.points[state->winner], ==, 2 * pay.worth);
  if (state->seats == 4)
    g_assert_cmpint (result.points[chieu_luc_ho_dream (state)], ==, 2 * pay.dream_worth);
  g_assert_cmpuint (explained->steps->len, >=, pay.tigers ? 2 : 3 - (state->seats == 3));
}

static void
test_hands (gconstpointer linear)
{
  ChieuRules rules;
  int won = 0;

  chieu_rules_init (&rules, &chieu_luc_ho);
  rules.value[CHIEU_LUC_HO_SCORING] = (int16_t) GPOINTER_TO_INT (linear);
  for (guint64 seed = 1; seed <= HANDS; seed++)
    {
      ChieuLucHoState state;
      g_autoptr (ChieuAccount) explained = NULL;

      play_hand (seed, &rules, &state);
      explained = chieu_account_new_explained (&chieu_luc_ho, &state, NULL);
      g_assert_true ((explained->nothing != NULL) == (state.winner < 0));
      if (state.winner < 0)
        continue;
      check_cards (explained, &state);
      check_sum (explained, &state);
      won++;
    }
  g_assert_cmpint (won, >, HANDS / 4);
}

/* ---- Single hands ---- */

typedef struct
{
  int maker, winner;
  const char *won, *claimed, *dream;
  int floor, linear;
  const char *sum, *paid;        /* sum: "-": none */
} Row;

/* Seat 0 is the first, 1 the second, 2 dreams, 3 is the third and the person. The first row is the worked example of the source
 * (docs/rules/luc-ho.md). */
static const Row rows[] = {
  { 1, 3, "8x 8k 8s", "9q 1x vt", "1s", 6, 0, "-", "6 hồ: Bình made the hand and lost, and pays for both: 6 points. Cúc, the dream, gets 4 points." },
  { 0, 3, "8x 8k 8s", "9q 1x vt", "2s", 6, 0, "-", "6 hồ: each loser pays the winner 1 point." },
  { 3, 0, "8x 8k 8s 7x 7k 7s", "9q 9x", "2s", 6, 0, "2 × 2 = 4 from each loser", "8 hồ: you made the hand and lost, and you pay for both: 8 points." },
  { 0, 0, "8x 8k 8s 7x 7k 7s 2x 2k 2s", "9q 9x 9k", "2q", 6, 0,
    "2 × 2 × 2 × 2 × 2 × 2 × 2 = 128 from each loser", "12 hồ: each loser pays the winner 128 points. Cúc, the dream, gets 8 points." },
  { 0, 0, "8x 8k 8s", "9q 9x", "2s", 5, 0, "-", "5 hồ: each loser pays the winner 1 point." },
  { 0, 0, "8x 8k 8s", "9q 9x 9k", "9s", 6, 1, "1 + 4 = 5 from each loser", "6 hồ: each loser pays the winner 5 points." },
};

static void
make_state (const Row       *row,
            ChieuLucHoState *state)
{
  memset (state, 0, sizeof *state);
  chieu_rules_init (&state->rules, &chieu_luc_ho);
  state->rules.value[CHIEU_LUC_HO_FLOOR] = (int16_t) row->floor;
  state->rules.value[CHIEU_LUC_HO_SCORING] = (int16_t) row->linear;
  chieu_carry_init (&state->carry, 4, -1, false);
  state->seats = 4;
  state->phase = CHIEU_LUC_HO_OVER;
  state->outcome = CHIEU_OUTCOME_WON;
  state->maker = (int8_t) row->maker;
  state->winner = (int8_t) row->winner;
  state->seat[0].bid = row->maker == 0 ? CHIEU_LUC_HO_LAM : CHIEU_LUC_HO_KHONG;
  state->seat[row->winner].won = parse_cards (row->won);
  state->seat[row->winner].n_won = (guint8) __builtin_popcountll (state->seat[row->winner].won);
  state->claimed = parse_cards (row->claimed);
  state->dream_card = (ChieuCard) __builtin_ctzll (parse_cards (row->dream));
}

static void
test_rows (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ChieuLucHoState state;
      g_autoptr (ChieuAccount) account = NULL;

      make_state (&rows[i], &state);
      account = chieu_account_new (&chieu_luc_ho, &state.rules, &state, names);
      g_assert_cmpstr (account->sum != NULL ? account->sum : "-", ==, rows[i].sum);
      g_assert_cmpstr (account->paid, ==, rows[i].paid);
    }
}

/* Each figure says who pays it: the dream's share is not the winner's, and one who pays for another gives nothing more. */
static void
test_figures (void)
{
  static const char *const expected[] = { "1 from each", "2 from each", "" };
  ChieuLucHoState state;
  g_autoptr (ChieuAccount) account = NULL, explained = NULL;

  make_state (&rows[0], &state);
  account = chieu_account_new (&chieu_luc_ho, &state.rules, &state, names);
  explained = chieu_account_new_explained (&chieu_luc_ho, &state, NULL);
  g_assert_cmpuint (account->cuoc->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < account->cuoc->len; i++)
    g_assert_cmpstr (g_array_index (account->cuoc, ChieuAccountCuoc, i).told, ==, expected[i]);
  g_assert_cmpstr (account->title, ==, "You win with “Ăn hồ”: 2 points.");
  g_assert_cmpint (explained->points, ==, 2);
}

/* The worked example of the source, step by step. */
static void
test_steps (void)
{
  static const char *const expected[] = {
    "Cards won: 3; old cards (lão tuế): 3; together 6 hồ.",
    "6 hồ earn 1 point from each loser, and each additional one doubles it: 1.",
    "The two losers together pay the winner 2.",
    "The dream holds 1 Sách; cards that won with its number: 2. 5 + 2 = 7 hồ: each loser pays the dream 2, too.",
    "The player who made the hand in the second or third seat has lost, and pays for the other loser, too (bao thua).",
  };
  ChieuLucHoState state;
  g_autoptr (ChieuAccount) explained = NULL;

  make_state (&rows[0], &state);
  explained = chieu_account_new_explained (&chieu_luc_ho, &state, NULL);
  g_assert_cmpuint (explained->steps->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < explained->steps->len; i++)
    g_assert_cmpstr (explained->steps->pdata[i], ==, expected[i]);
  /* Cards are won: neither another grouping nor another card was looked for, and nothing is said of them. */
  g_assert_false (explained->tried_others || explained->tried_changes);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/score-luc-ho/hands", GINT_TO_POINTER (0), test_hands);
  g_test_add_data_func ("/score-luc-ho/linear", GINT_TO_POINTER (1), test_hands);
  g_test_add_func ("/score-luc-ho/rows", test_rows);
  g_test_add_func ("/score-luc-ho/figures", test_figures);
  g_test_add_func ("/score-luc-ho/steps", test_steps);
  return g_test_run ();
}
