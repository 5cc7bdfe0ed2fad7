/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice with the call: what a hand that has won is worth, and how it is called.
 */
#include "config.h"

#include "school/practice/practice-frame.h"
#include "practice.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "match/words/words.h"

/* The sorts of hands that are put together, so that every cước comes up. */
enum { WITH_TOM, WITH_LEO, WITHOUT_RED, RED_IS_ONG_CU, ANYTHING, N_SORTS };

/* Chooses what a hand is put together from; all sorts are equally likely. */
static void
choose_recipe (ChieuRandom     *random,
               int              seats,
               ChieuHandRecipe *recipe)
{
  const guint32 red = (guint32) chieu_deck_to_tom.red;
  int sort = chieu_practice_random_between (random, 0, N_SORTS - 1);

  chieu_practice_to_tom_init_recipe (seats, chieu_full_hand_size (seats), recipe);
  recipe->khan = TRUE;
  if (sort == WITH_TOM || sort == WITH_LEO)
    recipe->triple = sort == WITH_TOM ? CHIEU_LUNG_TOM : CHIEU_LUNG_LEO;
  else if (sort == WITHOUT_RED)
    recipe->faces = CHIEU_PRACTICE_TO_TOM_ALL & ~red;
  else if (sort == RED_IS_ONG_CU)
    recipe->faces = (CHIEU_PRACTICE_TO_TOM_ALL & ~red) | 1u << CHIEU_OC;
}

/* Scores the hand; @reading: (out) (optional). Returns: whether it has won */
static gboolean
score_hand (const ChieuPracticeWon *won,
            int                     seats,
            ChieuScore             *score,
            ChieuReading           *reading)
{
  ChieuCuocValues values;
  ChieuHolding holding;

  chieu_cuoc_values_init (&values, seats);
  chieu_practice_to_tom_find_holding (&won->cards, seats, &holding);
  return chieu_cuoc_score (&holding, won->win, won->thong, true, &values, score, reading);
}

/* One hand in so many wins after another win; with four seats that is no thông. */
#define THONG_IN 4

static gboolean
win_hand (ChieuRandom      *random,
          int               seats,
          ChieuPracticeWon *won)
{
  ChieuHandRecipe recipe;
  ChieuScore score;

  choose_recipe (random, seats, &recipe);
  if (!chieu_practice_to_tom_make_hand (&recipe, random, &won->cards))
    return FALSE;
  won->win = won->cards.cards[chieu_practice_random_between (random, 0, won->cards.n - 1)];
  won->thong = chieu_random_below (random, THONG_IN) == 0 && chieu_has_thong (seats);
  if (!score_hand (won, seats, &score, NULL))
    return FALSE;
  won->call.n = score.n;
  memcpy (won->call.cuoc, score.cuoc, score.n);
  return TRUE;
}

static gboolean
may_add_to_call (const ChieuPracticeCall *call,
                 int                      cuoc,
                 ChieuRandom             *random)
{
  return memchr (call->cuoc, cuoc, (gsize) call->n) == NULL && (call->n == 0 || chieu_random_below (random, 2) == 0);
}

static int
points_of (const ChieuPracticeCall *call,
           int                      seats)
{
  ChieuCuocValues values;

  chieu_cuoc_values_init (&values, seats);
  return chieu_cuoc_sum (call->cuoc, call->n, &values);
}

static void
show_reading (ChieuPracticeTask      *task,
              const ChieuPracticeWon *won)
{
  ChieuReading reading;
  ChieuScore score;

  score_hand (won, task->seats, &score, &reading);
  task->shown.n = reading.n;
  for (int i = 0; i < reading.n; i++)
    {
      task->shown.groups[i].n = reading.phu[i].n;
      memcpy (task->shown.groups[i].cards, reading.phu[i].cards, reading.phu[i].n);
    }
}

static char *
question_of (const ChieuPracticeWon *won)
{
  const char *card = chieu_words_card (chieu_words_for_game (&chieu_to_tom), won->win);

  if (won->thong)
    return g_strdup_printf (_("You have won with %s, and you won the previous hand, too. Which call is right and worth most?"),
                            card);
  return g_strdup_printf (_("You have won with %s. Which call is right and worth most?"), card);
}

/* By level: the least and the most cước of the hand. */
static const int cuoc_levels[][2] = { { 0, 1 }, { 1, 1 }, { 1, 2 }, { 2, 2 }, { 2, 3 }, { 3, 5 } };
/* What somebody might call instead; the first exists with five seats only. */
static const guint8 likely[] = {
  CHIEU_CUOC_THONG, CHIEU_CUOC_BACH_DINH, CHIEU_CUOC_KINH_CO, CHIEU_CUOC_THAP_HONG, CHIEU_CUOC_TOM, CHIEU_CUOC_LEO,
  CHIEU_CUOC_CHI_NAY,
};
static const ChieuPracticeWorth worth = {
  .game = &chieu_to_tom, .levels_in_phu = 2, .levels = cuoc_levels, .plain = CHIEU_CUOC_SUONG,
  .likely = likely, .n_likely = G_N_ELEMENTS (likely), .only_full = 1,
  .win_hand = win_hand, .may_add_to_call = may_add_to_call, .points = points_of,
  .show = show_reading, .question = question_of,
};

void
chieu_practice_to_tom_make_worth (ChieuPracticeTask *task,
                                  ChieuRandom       *random)
{
  chieu_practice_ask_worth (task, &worth, random);
}

void
chieu_practice_to_tom_make_call (ChieuPracticeTask *task,
                                 ChieuRandom       *random)
{
  chieu_practice_ask_call (task, &worth, random);
}
