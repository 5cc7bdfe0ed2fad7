/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice with the call of Chắn: what a hand that has won is worth, and how it is called.
 */
#include "config.h"

#include "practice.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "match/words/words.h"

/* One hand in so many may have more than the usual number of chắn; so many win after another win, and at the player's own gate. */
enum { MANY_CHAN_IN = 4, THONG_IN = 4, OWN_GATE_IN = 3 };

/* Makes a hand without any cards on the mat, takes one of its cards for the winning one, and perhaps adds thông and chì. Returns: whether
 * it may win with that card */
static gboolean
win_hand (ChieuRandom      *random,
          int               seats,
          ChieuPracticeWon *won)
{
  int most = chieu_random_below (random, MANY_CHAN_IN) == 0 ? CHIEU_CHAN_SETS : CHIEU_PRACTICE_CHAN_USUAL;
  int chan = chieu_practice_random_between (random, CHIEU_CHAN_NEED, most);
  ChieuChanWin facts = { 0 };
  ChieuChanScore score;

  chieu_practice_chan_make_hand (random, chan, CHIEU_CHAN_SETS - chan, &won->cards);
  won->win = won->cards.cards[chieu_practice_random_between (random, 0, won->cards.n - 1)];
  won->thong = chieu_random_below (random, THONG_IN) == 0;
  won->own_gate = chieu_random_below (random, OWN_GATE_IN) == 0;
  chieu_lesson_cards_count (&won->cards, facts.hand, CHIEU_CHAN_FACES);
  facts.hand[won->win]--;
  facts.win = won->win;
  facts.thong = won->thong;
  facts.chi = won->own_gate;
  facts.chiu_u = facts.hand[won->win] == CHIEU_CHAN_CHIU_HELD;
  chieu_chan_score (&facts, &score);
  won->call.n = score.n;
  memcpy (won->call.cuoc, score.cuoc, score.n);
  return score.complete && chieu_chan_chi_may_win (&facts, &score);
}

static gboolean
may_add_to_call (const ChieuPracticeCall *call,
                 int                      cuoc,
                 ChieuRandom             *random)
{
  return (call->n == 0 || chieu_random_below (random, 2) == 0)
         && (chieu_chan_may_repeat (cuoc) || chieu_chan_count_cuoc (call->cuoc, call->n, cuoc) == 0);
}

static int
points_of (const ChieuPracticeCall *call,
           int                      seats)
{
  ChieuChanValues values;
  ChieuRules rules;

  chieu_rules_init (&rules, &chieu_chan);
  chieu_chan_find_values (&rules, &values);
  return chieu_chan_sum_call (&values, call->cuoc, call->n);
}

static void
show_sets (ChieuPracticeTask      *task,
           const ChieuPracticeWon *won)
{
  chieu_practice_show_arranged (task, &won->cards, 0);
}

static char *
question_of (const ChieuPracticeWon *won)
{
  const char *card = chieu_words_card (chieu_words_for_game (&chieu_chan), won->win);

  if (won->thong && won->own_gate)
    return g_strdup_printf (_("You have won with %s at your own gate, and you won the previous hand, too. Which call is right and "
                              "complete?"), card);
  if (won->thong)
    return g_strdup_printf (_("You have won with %s at another gate, and you won the previous hand, too. Which call is right and "
                              "complete?"), card);
  if (won->own_gate)
    return g_strdup_printf (_("You have won with %s at your own gate. Which call is right and complete?"), card);
  return g_strdup_printf (_("You have won with %s at another gate. Which call is right and complete?"), card);
}

static const int cuoc_levels[][2] = { { 0, 1 }, { 1, 2 }, { 2, 3 }, { 4, 6 } };
static const guint8 likely[] = {
  CHIEU_CHAN_CUOC_THONG, CHIEU_CHAN_CUOC_CHI, CHIEU_CHAN_CUOC_BACH_THU, CHIEU_CHAN_CUOC_BACH_DINH, CHIEU_CHAN_CUOC_TAM_DO,
  CHIEU_CHAN_CUOC_TOM, CHIEU_CHAN_CUOC_LEO,
};
static const ChieuPracticeWorth worth = {
  .game = &chieu_chan, .levels_in_phu = 1, .levels = cuoc_levels, .plain = CHIEU_CHAN_CUOC_XUONG,
  .likely = likely, .n_likely = G_N_ELEMENTS (likely),
  .win_hand = win_hand, .may_add_to_call = may_add_to_call, .points = points_of,
  .show = show_sets, .question = question_of,
};

void
chieu_practice_chan_make_worth (ChieuPracticeTask *task,
                                ChieuRandom       *random)
{
  chieu_practice_ask_worth (task, &worth, random);
}

void
chieu_practice_chan_make_call (ChieuPracticeTask *task,
                               ChieuRandom       *random)
{
  chieu_practice_ask_call (task, &worth, random);
}
