/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Scores of Chắn explained: what is said of a hand is what the rules find.
 */
#include <locale.h>
#include <string.h>

#include "../../../match/bot-turn.h"

#include "match/words/account.h"
#include "games/chan/rules/chan.h"

#define HANDS 150

/* Plays a hand between bots up to the call of its winner. */
static void
play_to_call (guint64           seed,
              const ChieuRules *rules,
              ChieuChanState   *state)
{
  ChieuCarry carry;
  guint32 n = 0;

  chieu_carry_init (&carry, 2 + (int) (seed % 3), -1, false);
  carry.thong = (int8_t) (seed % 2);
  chieu_chan.deal (state, rules, &carry, seed);
  while (chieu_chan.to_answer (state) != 0 && state->phase != CHIEU_EATING_LAY)
    make_bot_move (&chieu_chan, state, g_bit_nth_lsf (chieu_chan.to_answer (state), -1), "tap-su", chieu_random_hand_seed (seed, n++));
}

/* Makes the winner's call @text. */
static void
make_call (ChieuChanState *state,
           const char     *text)
{
  ChieuMove move;
  int column;

  g_assert_true (chieu_chan.parse_move (text, &move, &column));
  g_assert_cmpint (chieu_chan.apply (state, state->winner, &move, NULL), ==, CHIEU_REASON_NONE);
}

/* All twenty cards are shown, with as many chắn as a win needs at least. */
static void
check_cards (const ChieuAccount   *explained,
             const ChieuChanState *state)
{
  int n = 0, chan = 0;

  for (guint i = 0; i < explained->phu->len; i++)
    {
      const ChieuShownPhu *phu = explained->phu->pdata[i];

      n += phu->n;
      chan += phu->lung ? phu->n / 2 : 0;
    }
  g_assert_cmpint (n, ==, 20);
  g_assert_cmpint (chan, >=, CHIEU_CHAN_NEED);
  g_assert_cmpint (explained->win, ==, state->win);
}

/* The cước come to the points of the hand, with the gà where these count, and the last step ends in the sum. */
static void
check_sum (const ChieuAccount   *explained,
           const ChieuChanState *state)
{
  ChieuChanScore full;
  int sum = 0;
  g_autofree char *last = NULL;

  chieu_chan_find_full_call (state, &full);
  g_assert_cmpint (explained->points, ==, chieu_chan_worth (state, full.cuoc, full.n));
  g_assert_cmpuint (explained->cuoc->len, ==, full.n);
  for (guint i = 0; i < explained->cuoc->len; i++)
    sum += g_array_index (explained->cuoc, ChieuAccountCuoc, i).points;
  sum += state->rules.value[CHIEU_CHAN_GA_POINTS] * chieu_chan_count_ga_in_call (full.cuoc, full.n, true, true)
         * (state->rules.value[CHIEU_CHAN_GA] != 0);
  g_assert_cmpint (sum, ==, explained->points);
  last = g_strdup_printf ("%d.", sum);
  g_assert_true (g_str_has_suffix (explained->steps->pdata[explained->steps->len - 1], last));
}

/* With each of the waits the winner would have won, for as many points as it says. */
static void
check_waits (const ChieuAccount   *explained,
             const ChieuChanState *state)
{
  for (guint i = 0; i < explained->waits->len; i++)
    {
      const ChieuAccountWait *wait = explained->waits->pdata[i];
      ChieuChanState other = *state;
      ChieuChanScore full;

      other.win = wait->card;
      chieu_chan_find_full_call (&other, &full);
      g_assert_cmpint (wait->card, !=, state->win);
      g_assert_true (full.complete);
      g_assert_cmpint (chieu_chan_worth (&other, full.cuoc, full.n), ==, wait->points);
      g_assert_cmpstr (wait->call, !=, "");
    }
}

static void
test_hands (void)
{
  int won = 0, waits = 0, ga = 0;

  for (guint64 seed = 1; seed <= HANDS; seed++)
    {
      g_autoptr (ChieuAccount) explained = NULL;
      ChieuRules rules;
      ChieuChanState state;

      chieu_rules_init (&rules, &chieu_chan);
      rules.value[CHIEU_CHAN_GA] = (int16_t) (seed % 2);
      rules.value[CHIEU_CHAN_VALUES] = seed % 5 == 0;
      play_to_call (seed, &rules, &state);
      explained = chieu_account_new_explained (&chieu_chan, &state, NULL);
      g_assert_true ((explained->nothing != NULL) == (state.winner < 0));
      if (state.winner < 0)
        continue;
      won++;
      waits += explained->waits->len > 0;
      check_cards (explained, &state);
      check_sum (explained, &state);
      check_waits (explained, &state);
      ga += strstr (explained->steps->pdata[explained->steps->len - 1], "gà") != NULL;
      g_assert_null (explained->called);
    }
  g_assert_cmpint (won, >, HANDS / 2);
  g_assert_cmpint (waits, >, 0);
  g_assert_cmpint (ga, >, 0);
}

/* Finds the first hand whose only cước is chì. */
static void
find_chi (ChieuChanState *state)
{
  ChieuRules rules;
  ChieuChanScore full;
  guint64 seed = 0;

  chieu_rules_init (&rules, &chieu_chan);
  do
    {
      play_to_call (++seed, &rules, state);
      chieu_chan_find_full_call (state, &full);
    }
  while (full.n != 1 || full.cuoc[0] != CHIEU_CHAN_CUOC_CHI);
}

static void
test_called (void)
{
  static const struct
  {
    const char *move, *says;
  } calls[] = {
    { "xuong chi", NULL },
    { "xuong xuong", "Only “" },
    { "xuong chi tom", "does not have all of it" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autoptr (ChieuAccount) explained = NULL;
      ChieuChanState state;

      find_chi (&state);
      make_call (&state, calls[i].move);
      explained = chieu_account_new_explained (&chieu_chan, &state, NULL);
      g_assert_cmpint (explained->points, ==, 3);
      g_assert_cmpint ((int) explained->steps->len, ==, 1);
      if (calls[i].says == NULL)
        g_assert_null (explained->called);
      else
        g_assert_nonnull (strstr (explained->called, calls[i].says));
    }
}

/* A hand in which ù was called without a winning hand is not explained. */
static void
test_nothing (void)
{
  g_autoptr (ChieuAccount) explained = NULL;
  ChieuRules rules;
  ChieuCarry carry;
  ChieuChanState state;
  ChieuMove u = { .kind = CHIEU_CHAN_U, .face = CHIEU_CARD_NONE };

  chieu_rules_init (&rules, &chieu_chan);
  chieu_carry_init (&carry, 4, -1, true);
  chieu_chan.deal (&state, &rules, &carry, 1);
  g_assert_cmpint (chieu_chan.apply (&state, state.cai, &u, NULL), ==, CHIEU_REASON_NONE);
  explained = chieu_account_new_explained (&chieu_chan, &state, NULL);
  g_assert_null (explained->call);
  g_assert_nonnull (strstr (explained->nothing, "without a winning hand"));
}

/* A hand waits for no card of which it has all four itself, and a seat that is báo waits for none. Where xuông may not win it waits all the
 * same: at its own gate it wins by chì. */
static void
test_list_waits (void)
{
  static const ChieuCard cards[] = {
    CHIEU_CHAN_V (2), CHIEU_CHAN_V (2), CHIEU_CHAN_V (2), CHIEU_CHAN_V (2), CHIEU_CHAN_S (2),
    CHIEU_CHAN_N (3), CHIEU_CHAN_N (3), CHIEU_CHAN_N (4), CHIEU_CHAN_N (4),
    CHIEU_CHAN_N (5), CHIEU_CHAN_N (5), CHIEU_CHAN_N (6), CHIEU_CHAN_N (6),
    CHIEU_CHAN_V (3), CHIEU_CHAN_S (3), CHIEU_CHAN_V (4), CHIEU_CHAN_S (4), CHIEU_CHAN_V (5), CHIEU_CHAN_S (5),
  };
  ChieuRules rules;
  ChieuCarry carry;
  ChieuChanState state;

  chieu_rules_init (&rules, &chieu_chan);
  rules.value[CHIEU_CHAN_U_XUONG_RULE] = 0;
  chieu_carry_init (&carry, 4, -1, false);
  chieu_chan.deal (&state, &rules, &carry, 1);
  memset (state.seat[1].hand, 0, sizeof state.seat[1].hand);
  for (gsize i = 0; i < G_N_ELEMENTS (cards); i++)
    state.seat[1].hand[cards[i]]++;
  for (int bao = 0; bao < 2; bao++)
    {
      g_autofree char *waits = NULL;
      int n;

      state.bao = (uint8_t) (bao << 1);
      waits = chieu_account_list_waits (&chieu_chan, &state, 1, CHIEU_CHAN_FACES, &n);
      g_assert_cmpint (n, ==, bao ? 0 : 2);
      g_assert_cmpstr (waits, ==, bao ? NULL : "2 Sách, 2 Văn");
    }
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_CTYPE, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/score-chan/hands", test_hands);
  g_test_add_func ("/score-chan/called", test_called);
  g_test_add_func ("/score-chan/nothing", test_nothing);
  g_test_add_func ("/score-chan/list-waits", test_list_waits);
  return g_test_run ();
}
