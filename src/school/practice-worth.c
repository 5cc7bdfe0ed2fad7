/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice with the call: what a hand that has won is worth, and how it is called.
 */
#include "config.h"

#include "practice-to-tom.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "match/words.h"

#define TRIES 400
#define ANSWERS 4
/* So far the phu are shown with the question. */
#define LEVELS_IN_PHU 2

/* A hand that has won. */
typedef struct
{
  ChieuLessonCards cards;
  ChieuCard win;
  gboolean thong;
  ChieuCuocValues values;
  ChieuScore score;
  ChieuReading reading;
} Won;

/* What a hand is put together from, so that every cước comes up. */
static void
choose_recipe (ChieuRandom     *random,
               int              seats,
               ChieuHandRecipe *recipe)
{
  const guint32 red = (guint32) chieu_deck_to_tom.red;
  int sort = chieu_practice_between (random, 0, 4);

  chieu_practice_recipe (seats, chieu_practice_full (seats), recipe);
  recipe->khan = TRUE;
  if (sort <= 1)
    recipe->triple = sort == 0 ? CHIEU_LUNG_TOM : CHIEU_LUNG_LEO;
  else if (sort == 2)
    recipe->faces = CHIEU_PRACTICE_ALL & ~red;
  else if (sort == 3)
    recipe->faces = (CHIEU_PRACTICE_ALL & ~red) | 1u << CHIEU_OC;
}

static gboolean
win_hand (ChieuRandom *random,
          int          seats,
          Won         *won)
{
  ChieuHandRecipe recipe;
  ChieuHolding holding;

  choose_recipe (random, seats, &recipe);
  if (!chieu_practice_hand (&recipe, random, &won->cards))
    return FALSE;
  won->win = won->cards.cards[chieu_practice_between (random, 0, won->cards.n - 1)];
  /* With four seats there is no thông. */
  won->thong = chieu_random_below (random, 4) == 0 && seats == 5;
  chieu_cuoc_values_init (&won->values, seats);
  chieu_practice_holding (&won->cards, seats, &holding);
  return chieu_cuoc_score (&holding, won->win, won->thong, true, &won->values, &won->score, &won->reading);
}

/* How many cước are called; a suông is none. */
static int
count_cuoc (const Won *won)
{
  return won->score.n == 1 && won->score.cuoc[0] == CHIEU_CUOC_SUONG ? 0 : won->score.n;
}

/* ---- Answers ---- */

typedef struct
{
  int n;
  guint8 cuoc[CHIEU_N_CUOC + 1];
} Call;

static int
compare_cuoc (gconstpointer a,
              gconstpointer b)
{
  return *(const guint8 *) a - *(const guint8 *) b;
}

static gboolean
has_cuoc (const Call *call,
          int         cuoc)
{
  return memchr (call->cuoc, cuoc, (gsize) call->n) != NULL;
}

static void
drop_cuoc (Call *call,
           int   place)
{
  memmove (call->cuoc + place, call->cuoc + place + 1, (gsize) (call->n - place - 1));
  call->n--;
}

/* What somebody might call instead: a cước more, one less, another one; thông where there is thông. */
static void
change_call (Call        *call,
             int          seats,
             ChieuRandom *random)
{
  static const guint8 all[] = {
    CHIEU_CUOC_THONG, CHIEU_CUOC_BACH_DINH, CHIEU_CUOC_KINH_CO, CHIEU_CUOC_THAP_HONG, CHIEU_CUOC_TOM, CHIEU_CUOC_LEO,
    CHIEU_CUOC_CHI_NAY,
  };
  const int first = seats == 5 ? 0 : 1;
  guint8 cuoc = all[chieu_practice_between (random, first, G_N_ELEMENTS (all) - 1)];

  if (call->n > 0 && (call->cuoc[0] == CHIEU_CUOC_SUONG || chieu_random_below (random, 3) > 0))
    drop_cuoc (call, chieu_practice_between (random, 0, call->n - 1));
  if (!has_cuoc (call, cuoc) && (call->n == 0 || chieu_random_below (random, 2) == 0))
    call->cuoc[call->n++] = cuoc;
  if (call->n == 0)
    call->cuoc[call->n++] = CHIEU_CUOC_SUONG;
  qsort (call->cuoc, (gsize) call->n, 1, compare_cuoc);
}

/* Thông counts upon a suông, so that “thông” alone is one call and not two. */
static char *
print_call (const Call            *call,
            const ChieuCuocValues *values,
            int                    seats)
{
  g_autofree char *said = chieu_words_call_aloud (chieu_words_for_game (&chieu_to_tom), call->cuoc, call->n, seats);
  g_autofree char *points = chieu_words_points (chieu_cuoc_sum (call->cuoc, call->n, values));

  /* Translators: how a hand is called aloud, and what that is worth: “Ù thông tôm”, “8 points”. */
  return g_strdup_printf (_("%1$s: %2$s"), said, points);
}

static gboolean
has_answer (const GPtrArray *answers,
            const char      *text)
{
  return g_ptr_array_find_with_equal_func ((GPtrArray *) answers, text, g_str_equal, NULL);
}

static void
add_answers (ChieuPracticeTask *task,
             const Won         *won,
             ChieuRandom       *random)
{
  Call right = { .n = won->score.n };
  int place = chieu_practice_between (random, 0, ANSWERS - 1);

  memcpy (right.cuoc, won->score.cuoc, (gsize) won->score.n);
  g_ptr_array_add (task->answers, print_call (&right, &won->values, task->seats));
  while (task->answers->len < ANSWERS)
    {
      Call other = right;
      g_autofree char *text = NULL;

      change_call (&other, task->seats, random);
      text = print_call (&other, &won->values, task->seats);
      if (!has_answer (task->answers, text))
        g_ptr_array_add (task->answers, g_steal_pointer (&text));
    }
  task->right_answer = (guint) place;
  g_ptr_array_insert (task->answers, place, g_ptr_array_steal_index (task->answers, 0));
}

/* ---- The task ---- */

/* The phu of the reading, for the explanation, and at the first levels for the question. */
static void
show_reading (ChieuPracticeTask *task,
              const Won         *won)
{
  task->shown.n = won->reading.n;
  for (int i = 0; i < won->reading.n; i++)
    {
      task->shown.groups[i].n = won->reading.phu[i].n;
      memcpy (task->shown.groups[i].cards, won->reading.phu[i].cards, won->reading.phu[i].n);
    }
}

static char *
ask (const ChieuPracticeTask *task,
     const Won               *won)
{
  const char *card = chieu_words_card (chieu_words_for_game (task->game), won->win);

  if (won->thong)
    return g_strdup_printf (_("You have won with %s, and you won the hand before, too. Which call is right and worth most?"),
                            card);
  return g_strdup_printf (_("You have won with %s. Which call is right and worth most?"), card);
}

/* The first hand with @low … @high cước; after many tries whichever there was. */
static void
find_hand (ChieuRandom *random,
           int          seats,
           int          low,
           int          high,
           Won         *won)
{
  gboolean found = FALSE;

  for (int tries = 0; !found || tries < TRIES; tries++)
    {
      Won next;

      if (!win_hand (random, seats, &next))
        continue;
      *won = next;
      found = TRUE;
      if (count_cuoc (won) >= low && count_cuoc (won) <= high)
        return;
    }
}

void
chieu_practice_make_worth (ChieuPracticeTask *task,
                           ChieuRandom       *random)
{
  /* How many cước the hand has. */
  static const struct { int low, high; } levels[] = { { 0, 1 }, { 1, 1 }, { 1, 2 }, { 2, 2 }, { 2, 3 }, { 3, 5 } };
  Won won;

  find_hand (random, task->seats, levels[task->level - 1].low, levels[task->level - 1].high, &won);
  task->form = CHIEU_TASK_CHOOSE;
  task->cards = won.cards;
  task->win = won.win;
  task->in_phu = task->level <= LEVELS_IN_PHU;
  show_reading (task, &won);
  /* Phu that are shown need not be found. */
  task->measure = (ChieuPracticeMeasure) {
    .cards = won.cards.n, .groups = task->in_phu ? 0 : won.reading.n, .choices = count_cuoc (&won),
  };
  task->question = ask (task, &won);
  add_answers (task, &won, random);
  task->why = g_strdup_printf (_("%s. The cards lie like this."), (char *) g_ptr_array_index (task->answers, task->right_answer));
}
