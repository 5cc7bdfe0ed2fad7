/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "school.h"

#include "match/words/words.h"

static char *
name_move (const ChieuMove *move,
           int              seats)
{
  return chieu_words_choice (chieu_words_for_game (&chieu_luc_ho), move, seats);
}

const ChieuCoachDeeper chieu_coach_deeper_luc_ho = {
  .name = name_move,
};
