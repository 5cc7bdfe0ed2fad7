/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The moves of Lục hổ as the coach names them when he looks at many deals (school/coach/coach-game.h).
 */
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
  .advise = chieu_coach_luc_ho_advise_move,
};
