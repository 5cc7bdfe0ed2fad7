/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice with the call of Chắn: what a hand that has won is worth, and how it is called.
 */
#include "config.h"

#include "practice-chan.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "match/words.h"

#define TRIES 400
#define ANSWERS 4

/* A hand that has won. */
typedef struct
{
  ChieuLessonCards cards;
  ChieuCard win;
  gboolean thong, chi;
  ChieuChanValues values;
  ChieuChanScore score;
} Won;

static gboolean
win_hand (ChieuRandom *random,
          Won         *won)
{
  int chan = chieu_practice_between (random, 6, chieu_random_below (random, 4) == 0 ? 10 : 8);
  ChieuChanWin facts = { 0 };
  ChieuRules rules;

  chieu_practice_chan_hand (random, chan, 10 - chan, &won->cards);
  won->win = won->cards.cards[chieu_practice_between (random, 0, won->cards.n - 1)];
  won->thong = chieu_random_below (random, 4) == 0;
  won->chi = chieu_random_below (random, 3) == 0;
  chieu_lesson_cards_count (&won->cards, facts.hand, CHIEU_CHAN_FACES);
  facts.hand[won->win]--;
  facts.win = won->win;
  facts.thong = won->thong;
  facts.chi = won->chi;
  facts.chiu_u = facts.hand[won->win] == 3;
  chieu_chan_score (&facts, &won->score);
  chieu_rules_init (&rules, &chieu_chan);
  chieu_chan_values (&rules, &won->values);
  return won->score.complete && chieu_chan_chi_may_win (&facts, &won->score);
}

/* How many cước are called; xuông is none. */
static int
count_cuoc (const Won *won)
{
  return won->score.cuoc[0] == CHIEU_CHAN_CUOC_XUONG ? 0 : won->score.n;
}

/* The first hand with @low … @high cước; after many tries whichever there was. */
static void
find_hand (ChieuRandom *random,
           int          low,
           int          high,
           Won         *won)
{
  gboolean found = FALSE;

  for (int tries = 0; !found || tries < TRIES; tries++)
    {
      Won next;

      if (!win_hand (random, &next))
        continue;
      *won = next;
      found = TRUE;
      if (count_cuoc (won) >= low && count_cuoc (won) <= high)
        return;
    }
}

/* ---- Answers ---- */

typedef struct
{
  int n;
  guint8 cuoc[CHIEU_CUOC_MAX];
} Call;

static int
compare_cuoc (gconstpointer a,
              gconstpointer b)
{
  return *(const guint8 *) a - *(const guint8 *) b;
}

/* What somebody might call instead: a cước more, one less, another one. */
static void
change_call (Call        *call,
             ChieuRandom *random)
{
  static const guint8 likely[] = {
    CHIEU_CHAN_CUOC_THONG, CHIEU_CHAN_CUOC_CHI, CHIEU_CHAN_CUOC_BACH_THU, CHIEU_CHAN_CUOC_BACH_DINH, CHIEU_CHAN_CUOC_TAM_DO,
    CHIEU_CHAN_CUOC_TOM, CHIEU_CHAN_CUOC_LEO,
  };
  guint8 cuoc = likely[chieu_random_below (random, G_N_ELEMENTS (likely))];

  if (call->n > 0 && (call->cuoc[0] == CHIEU_CHAN_CUOC_XUONG || chieu_random_below (random, 3) > 0))
    {
      call->n--;
      call->cuoc[chieu_random_below (random, (guint32) call->n + 1)] = call->cuoc[call->n];
    }
  if (call->n == 0 || chieu_random_below (random, 2) == 0)
    if (chieu_chan_is_counted (cuoc) || chieu_chan_times (call->cuoc, call->n, cuoc) == 0)
      call->cuoc[call->n++] = cuoc;
  if (call->n == 0)
    call->cuoc[call->n++] = CHIEU_CHAN_CUOC_XUONG;
  qsort (call->cuoc, (gsize) call->n, 1, compare_cuoc);
}

static char *
print_call (const Call *call,
            const Won  *won,
            int         seats)
{
  g_autofree char *said = chieu_words_call_aloud (chieu_words_for_game (&chieu_chan), call->cuoc, call->n, seats);
  g_autofree char *points = chieu_words_points (chieu_chan_total (&won->values, call->cuoc, call->n));

  /* Translators: how a hand is called aloud, and what that is worth: “Ù thông tôm”, “8 points”. */
  return g_strdup_printf (_("%1$s: %2$s"), said, points);
}

static void
add_answers (ChieuPracticeTask *task,
             const Won         *won,
             ChieuRandom       *random)
{
  Call right = { .n = won->score.n };
  int place = chieu_practice_between (random, 0, ANSWERS - 1);

  memcpy (right.cuoc, won->score.cuoc, (gsize) won->score.n);
  g_ptr_array_add (task->answers, print_call (&right, won, task->seats));
  while (task->answers->len < ANSWERS)
    {
      Call other = right;
      g_autofree char *text = NULL;

      change_call (&other, random);
      text = print_call (&other, won, task->seats);
      if (!g_ptr_array_find_with_equal_func (task->answers, text, g_str_equal, NULL))
        g_ptr_array_add (task->answers, g_steal_pointer (&text));
    }
  task->right_answer = (guint) place;
  g_ptr_array_insert (task->answers, place, g_ptr_array_steal_index (task->answers, 0));
}

/* ---- The task ---- */

static char *
ask (const Won *won)
{
  const char *card = chieu_words_card (chieu_words_for_game (&chieu_chan), won->win);

  if (won->thong && won->chi)
    return g_strdup_printf (_("You have won with %s at your own gate, and you won the hand before, too. Which call is right and full?"), card);
  if (won->thong)
    return g_strdup_printf (_("You have won with %s at another gate, and you won the hand before, too. Which call is right and full?"), card);
  if (won->chi)
    return g_strdup_printf (_("You have won with %s at your own gate. Which call is right and full?"), card);
  return g_strdup_printf (_("You have won with %s at another gate. Which call is right and full?"), card);
}

void
chieu_practice_chan_make_worth (ChieuPracticeTask *task,
                                ChieuRandom       *random)
{
  /* How many cước the hand has. */
  static const struct { int low, high; } levels[] = { { 0, 1 }, { 1, 2 }, { 2, 3 }, { 4, 6 } };
  Won won;

  find_hand (random, levels[task->level - 1].low, levels[task->level - 1].high, &won);
  task->form = CHIEU_TASK_CHOOSE;
  task->cards = won.cards;
  task->win = won.win;
  task->in_phu = task->level == 1;
  chieu_school_chan.arrange (&won.cards, task->seats, 0, &task->shown);
  task->measure = (ChieuPracticeMeasure) {
    .cards = won.cards.n, .groups = task->in_phu ? 0 : task->shown.n, .choices = count_cuoc (&won),
  };
  task->question = ask (&won);
  add_answers (task, &won, random);
  task->why = g_strdup_printf (_("%s. The cards lie like this."), (char *) g_ptr_array_index (task->answers, task->right_answer));
}
