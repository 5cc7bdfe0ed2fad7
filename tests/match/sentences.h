/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves in words, as each game's own test lists them.
 */
#pragma once

#include "match/words/words.h"

/* A move in its notation, what is said of it when An makes it and when the person does, and its name among several moves. */
typedef struct { const char *move, *other, *own, *choice; } Sentence;

/* Checks the @n @sentences, which together have all kinds of moves of @game, at a table with @seats. */
static inline void
check_sentences (const ChieuGame *game,
                 int              seats,
                 const Sentence  *sentences,
                 gsize            n)
{
  const ChieuWords *words = chieu_words_for_game (game);
  guint kinds = 0;

  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *other = NULL, *own = NULL, *choice = NULL;
      ChieuMove move;
      int column;

      g_assert_true (game->parse_move (sentences[i].move, &move, &column));
      other = chieu_words_move (words, &move, seats, "An");
      own = chieu_words_move (words, &move, seats, NULL);
      choice = chieu_words_choice (words, &move, seats);
      g_assert_cmpstr (other, ==, sentences[i].other);
      g_assert_cmpstr (own, ==, sentences[i].own);
      g_assert_cmpstr (choice, ==, sentences[i].choice);
      kinds |= 1u << move.kind;
    }
  g_assert_cmpuint (kinds, ==, (1u << chieu_words_n_kinds (words)) - 1);
}
