/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice with the sets of Chắn: arranging a hand, seeing whether it is complete, what it waits for.
 */
#include "config.h"

#include "practice.h"

#include <glib/gi18n-lib.h>

#include "match/words/words.h"

static int
count_chan (const ChieuLessonCards *cards)
{
  guint8 counts[CHIEU_CHAN_FACES];

  chieu_lesson_cards_count (cards, counts, CHIEU_CHAN_FACES);
  return chieu_chan_count_chan (counts);
}

/* ---- Arranging ---- */

/* Adds each card that lies in none of the groups shown as a group of its own, so that one sees which cards are left over. */
static void
show_left_over (ChieuPracticeTask *task)
{
  guint8 counts[CHIEU_CHAN_FACES];
  int n_sets = task->shown.n;

  chieu_lesson_cards_count (&task->cards, counts, CHIEU_CHAN_FACES);
  for (int i = 0; i < n_sets; i++)
    for (int j = 0; j < task->shown.groups[i].n; j++)
      counts[task->shown.groups[i].cards[j]]--;
  for (int i = 0; i < task->cards.n; i++)
    if (counts[task->cards.cards[i]] > 0 && task->shown.n < CHIEU_GROUPS_MAX)
      {
        counts[task->cards.cards[i]]--;
        task->shown.groups[task->shown.n++] = (ChieuLessonCards) { .n = 1, .cards = { task->cards.cards[i] } };
      }
}

/* Returns: (transfer full): a sentence about the groups that are shown, and which cards are què, if any */
static char *
describe_shown (const ChieuPracticeTask *task)
{
  ChieuLessonCards que = { 0 };
  g_autofree char *names = NULL;

  for (int i = 0; i < task->shown.n; i++)
    if (task->shown.groups[i].n == 1)
      chieu_lesson_cards_add (&que, task->shown.groups[i].cards[0]);
  if (que.n == 0)
    return g_strdup (_("This is one way to do it."));
  names = chieu_words_cards (chieu_words_for_game (&chieu_chan), que.cards, que.n);
  /* Translators: the cards of a hand of Chắn that go with no other. */
  return g_strdup_printf (ngettext ("This is one way to do it. %s is què.", "This is one way to do it. These are què: %s.", (gulong) que.n),
                          names);
}

void
chieu_practice_chan_make_arrange (ChieuPracticeTask *task,
                                  ChieuRandom       *random)
{
  static const struct { int chan, ca, alone; } levels[] = { { 2, 1, 0 }, { 3, 1, 1 }, { 3, 3, 2 }, { 4, 3, 2 }, { 5, 3, 3 } };
  int level = task->level - 1;

  task->form = CHIEU_TASK_ARRANGE;
  /* Of as many hands as the number of the level the most tangled is taken. */
  chieu_practice_make_tangled (&chieu_practice_chan_hands, (int[]) { levels[level].chan, levels[level].ca }, task->level, random,
                               &task->cards);
  for (int i = 0; i < levels[level].alone; i++)
    chieu_practice_chan_add_card (random, FALSE, &task->cards);
  /* What Chắn needs instead of lưng are chắn: all that the hand makes have to be found. */
  task->lung = count_chan (&task->cards);
  chieu_practice_show_arranged (task, &task->cards, 0);
  chieu_practice_measure_tangled (&chieu_practice_chan_hands, task);
  task->question = g_strdup (_("Put together the chắn first, then cạ and ba đầu. A card that goes with nothing is què and stays alone."));
  show_left_over (task);
  task->why = describe_shown (task);
}

/* ---- Is it complete ---- */

/* Returns: whether all @cards fall into sets with at least @need chắn; the rest of the six chắn of a win is taken to lie on the mat */
static gboolean
is_complete (const ChieuLessonCards *cards,
             int                     need)
{
  guint8 counts[CHIEU_CHAN_FACES];

  chieu_lesson_cards_count (cards, counts, CHIEU_CHAN_FACES);
  return chieu_chan_is_complete (counts, CHIEU_CHAN_NEED - need);
}

/* Exchanges one card for another, so that cards are left over or a chắn is lacking. */
static void
spoil_hand (ChieuPracticeTask *task,
            ChieuRandom       *random,
            int                need)
{
  ChieuLessonCards cards;

  do
    {
      cards = task->cards;
      chieu_practice_remove_card (&cards, chieu_practice_random_between (random, 0, cards.n - 1));
      chieu_practice_chan_add_card (random, FALSE, &cards);
    }
  while (is_complete (&cards, need));
  task->cards = cards;
}

static char *
why_incomplete (const ChieuPracticeTask *task,
                int                      need)
{
  int chan = count_chan (&task->cards), grouped = 0;

  /* Of a ba đầu one card is left over. */
  for (int i = 0; i < task->shown.n; i++)
    grouped += task->shown.groups[i].n - task->shown.groups[i].n % 2;
  if (grouped == task->cards.n)
    /* Translators: how many chắn there are, and how many there must be. */
    return g_strdup_printf (_("No. All the cards lie in sets, but there are only %1$d chắn, and there must be %2$d."), chan, need);
  return g_strdup_printf (ngettext ("No. However they are put together, %d card is left over.",
                                    "No. However they are put together, %d cards are left over.",
                                    (gulong) (task->cards.n - grouped)), task->cards.n - grouped);
}

void
chieu_practice_chan_make_complete (ChieuPracticeTask *task,
                                   ChieuRandom       *random)
{
  static const struct { int need, ca; } levels[] = { { 2, 2 }, { 3, 3 }, { 4, 4 }, { 5, 4 }, { 6, 4 } };
  int need = levels[task->level - 1].need, ca = levels[task->level - 1].ca;
  gboolean complete = chieu_random_below (random, 2) == 0;
  /* Of the wrong hands one half lacks a chắn, which is easily overlooked; the other half has a card exchanged. */
  int lack = complete ? 0 : (int) chieu_random_below (random, 2);

  /* Of as many hands as the number of the level the most tangled is taken. */
  chieu_practice_make_tangled (&chieu_practice_chan_hands, (int[]) { need - lack, ca + lack }, task->level, random, &task->cards);
  if (!complete && lack == 0)
    spoil_hand (task, random, need);
  chieu_practice_show_arranged (task, &task->cards, 0);
  chieu_practice_measure_tangled (&chieu_practice_chan_hands, task);
  task->question = g_strdup_printf (ngettext ("Do all these cards fall into chắn and cạ, with at least %d chắn?",
                                              "Do all these cards fall into chắn and cạ, with at least %d chắn?", (gulong) need),
                                    need);
  chieu_practice_ask_yes_no (task, complete);
  task->why = complete ? g_strdup (_("Yes. All of them lie in sets, and there are enough chắn.")) : why_incomplete (task, need);
  show_left_over (task);
}

/* ---- What it waits for ---- */

/* The kinds of hands of nineteen cards that wait for one more: chắn, cạ, and what is left of the cards then. */
typedef enum
{
  WAIT_BACH_THU,                 /* five chắn, four cạ and a card alone */
  WAIT_WIDE,                     /* nine sets, six to eight of them chắn, and a card alone */
  WAIT_BA_DAU,                   /* five chắn, three cạ and a ba đầu */
  WAIT_CHI,                      /* five chắn, four cạ and chi chi alone */
} WaitKind;

/* Makes a hand of this kind. Returns: FALSE if a card would be in it too often, or the hand waits for nothing after all */
static gboolean
try_make_waiting (ChieuRandom      *random,
                  WaitKind          wait,
                  ChieuLessonCards *cards)
{
  int chan = wait == WAIT_WIDE ? chieu_practice_random_between (random, CHIEU_CHAN_NEED, CHIEU_PRACTICE_CHAN_USUAL)
                               : CHIEU_CHAN_NEED - 1;
  int sets = wait == WAIT_BA_DAU ? CHIEU_CHAN_SETS - 2 : CHIEU_CHAN_SETS - 1;

  chieu_practice_chan_make_hand (random, chan, sets - chan, cards);
  if (wait == WAIT_BA_DAU)
    {
      int rank = chieu_practice_random_between (random, CHIEU_CHAN_MIN_RANK, CHIEU_CHAN_MAX_RANK);

      for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
        chieu_lesson_cards_add (cards, CHIEU_CHAN_FACE (suit, rank));
    }
  else
    {
      chieu_lesson_cards_add (cards, wait == WAIT_CHI ? CHIEU_CHAN_CC
                                                      : (ChieuCard) chieu_practice_random_between (random, 0, CHIEU_CHAN_CC - 1));
    }
  for (int i = 0; i < cards->n; i++)
    if (chieu_practice_count_card (cards, cards->cards[i]) > chieu_deck_chan.copies)
      return FALSE;
  chieu_practice_sort_cards (cards);
  /* In Chắn a hand waits for the same cards whatever the number of seats. */
  return chieu_school_chan.waits (cards, CHIEU_CHAN_MAX_SEATS) != 0;
}

void
chieu_practice_chan_make_waits (ChieuPracticeTask *task,
                                ChieuRandom       *random)
{
  /* For each level the kinds of waiting hands that it has, @n of them, and the number of hands of which the most tangled is taken. */
  static const struct { int n; WaitKind waits[4]; int hands; } levels[] = {
    { 1, { WAIT_BACH_THU }, 1 },
    { 2, { WAIT_BACH_THU, WAIT_WIDE }, 1 },
    { 3, { WAIT_WIDE, WAIT_BA_DAU, WAIT_CHI }, 4 },
    { 4, { WAIT_BACH_THU, WAIT_WIDE, WAIT_BA_DAU, WAIT_CHI }, 16 },
  };
  int level = task->level - 1, most = -1;
  WaitKind wait = levels[level].waits[chieu_random_below (random, (guint32) levels[level].n)];

  task->form = CHIEU_TASK_FACES;
  for (int i = 0; i < levels[level].hands || most < 0; i++)
    {
      ChieuLessonCards cards;

      if (!try_make_waiting (random, wait, &cards) || chieu_practice_chan_count_tangled (&cards) <= most)
        continue;
      most = chieu_practice_chan_count_tangled (&cards);
      task->cards = cards;
    }
  task->right_faces = chieu_school_chan.waits (&task->cards, task->seats);
  chieu_practice_explain_waits (task, 0);
  /* Ranks that are easily confused make the task harder, and so do more kinds of waiting hands that it may be. */
  task->measure = (ChieuPracticeMeasure) {
    .cards = task->cards.n, .distance = 1, .choices = most + levels[level].n,
  };
  task->question = g_strdup (_("One more card, and the hand has ten sets with six chắn. Which cards can it be? Choose all of them."));
}
