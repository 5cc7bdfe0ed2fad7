/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "practice-cards.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "match/words.h"

int
chieu_practice_between (ChieuRandom *random,
                        int          low,
                        int          high)
{
  return low + (int) chieu_random_below (random, (guint32) (high - low + 1));
}

int
chieu_practice_count (const ChieuLessonCards *cards,
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
chieu_practice_sort (ChieuLessonCards *cards)
{
  qsort (cards->cards, (gsize) cards->n, sizeof cards->cards[0], compare_cards);
}

void
chieu_practice_remove (ChieuLessonCards *cards,
                       int               place)
{
  memmove (cards->cards + place, cards->cards + place + 1,
           (gsize) (cards->n - place - 1) * sizeof cards->cards[0]);
  cards->n--;
}

/* ---- Words ---- */

char *
chieu_practice_why_discard (const ChieuGame *game,
                            guint64          faces,
                            int              distance)
{
  ChieuLessonCards right = { 0 };
  g_autofree char *names = NULL;

  for (int face = 0; face < game->deck->n_faces; face++)
    if ((faces >> face & 1) != 0)
      chieu_lesson_cards_add (&right, (ChieuCard) face);
  names = chieu_words_cards (chieu_words_for_game (game), right.cards, right.n);
  if (right.n > 1)
    /* Translators: several cards, how many cards the hand lacks. */
    return g_strdup_printf (ngettext ("One of these goes: %1$s. Without it the hand lacks %2$d card; without any other one it lacks more.",
                                      "One of these goes: %1$s. Without it the hand lacks %2$d cards; without any other one it lacks more.",
                                      (gulong) distance), names, distance);
  /* Translators: a card, how many cards the hand lacks. */
  return g_strdup_printf (ngettext ("%1$s goes. Without it the hand lacks %2$d card; without any other one it lacks more.",
                                    "%1$s goes. Without it the hand lacks %2$d cards; without any other one it lacks more.",
                                    (gulong) distance), names, distance);
}
