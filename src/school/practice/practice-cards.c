/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "practice-cards.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "match/words/words.h"

int
chieu_practice_random_between (ChieuRandom *random,
                               int          low,
                               int          high)
{
  return low + (int) chieu_random_below (random, (guint32) (high - low + 1));
}

int
chieu_practice_count_card (const ChieuLessonCards *cards,
                           ChieuCard               card)
{
  int n = 0;

  for (int i = 0; i < cards->n; i++)
    n += cards->cards[i] == card;
  return n;
}

static int
compare_cards (gconstpointer a,
               gconstpointer b)
{
  return *(const ChieuCard *) a - *(const ChieuCard *) b;
}

void
chieu_practice_sort_cards (ChieuLessonCards *cards)
{
  qsort (cards->cards, (gsize) cards->n, sizeof cards->cards[0], compare_cards);
}

void
chieu_practice_remove_card (ChieuLessonCards *cards,
                            int               place)
{
  memmove (cards->cards + place, cards->cards + place + 1,
           (gsize) (cards->n - place - 1) * sizeof cards->cards[0]);
  cards->n--;
}

/* ---- Yes or no ---- */

void
chieu_practice_ask_yes_no (ChieuPracticeTask *task,
                           gboolean           yes)
{
  task->form = CHIEU_TASK_CHOOSE;
  g_ptr_array_add (task->answers, g_strdup (C_("answer", "Yes")));
  g_ptr_array_add (task->answers, g_strdup (C_("answer", "No")));
  task->right_answer = yes ? 0 : 1;
}

/* ---- The card to throw ---- */

/* Returns: (transfer full): why one of @faces should go: the hand then lacks @distance cards */
static char *
why_throw (const ChieuGame *game,
           guint64          faces,
           int              distance)
{
  ChieuLessonCards right;
  g_autofree char *names = NULL;

  chieu_lesson_cards_from_set (faces, &right);
  names = chieu_words_cards (chieu_words_for_game (game), right.cards, right.n);
  if (right.n > 1)
    /* Translators: several cards, how many cards the hand lacks. */
    return g_strdup_printf (ngettext ("One of these should go: %1$s. Without it the hand lacks %2$d card; without any other card it lacks "
                                      "more.",
                                      "One of these should go: %1$s. Without it the hand lacks %2$d cards; without any other card it "
                                      "lacks more.",
                                      (gulong) distance), names, distance);
  /* Translators: a card, how many cards the hand lacks. */
  return g_strdup_printf (ngettext ("%1$s should go. Without it the hand lacks %2$d card; without any other card it lacks more.",
                                    "%1$s should go. Without it the hand lacks %2$d cards; without any other card it lacks more.",
                                    (gulong) distance), names, distance);
}

void
chieu_practice_ask_throw (ChieuPracticeTask        *task,
                          const ChieuOutlookThrows *throws)
{
  task->form = CHIEU_TASK_PICK;
  task->right_faces = throws->faces;
  task->measure = (ChieuPracticeMeasure) { .cards = task->cards.n, .distance = throws->distance, .choices = throws->clean };
  task->question = g_strdup (_("You have to put a card down. Which one should go, so that you stay as near to a win as you can?"));
  task->why = why_throw (task->game, throws->faces, throws->distance);
}
