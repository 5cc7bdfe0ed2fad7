/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The moves of Chắn as the coach names and sorts them when he looks at many deals (school/coach/coach-game.h).
 */
#include "config.h"

#include "school.h"

#include <glib/gi18n-lib.h>

#include "match/words/words.h"

static gboolean
puts_down (const ChieuMove *move)
{
  return move->kind == CHIEU_CHAN_DANH || move->kind == CHIEU_CHAN_TRA;
}

static ChieuCoachClaim
claim_of (const ChieuMove *move)
{
  if (move->kind == CHIEU_CHAN_U)
    return CHIEU_COACH_CLAIM_WIN;
  return move->kind == CHIEU_CHAN_CHIU || move->kind == CHIEU_CHAN_AN ? CHIEU_COACH_CLAIM_TAKE : CHIEU_COACH_CLAIM_NONE;
}

static char *
name_move (const ChieuMove *move,
           int              seats)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_chan);

  if (move->kind == CHIEU_CHAN_DANH)
    return g_strdup_printf (_("Discard %s"), chieu_words_card (words, move->face));
  if (move->kind == CHIEU_CHAN_TRA)
    return g_strdup_printf (_("Return %s"), chieu_words_card (words, move->face));
  return chieu_words_choice (words, move, seats);
}

const ChieuCoachDeeper chieu_coach_deeper_chan = {
  .puts_down = puts_down,
  .claim = claim_of,
  .name = name_move,
  .advise = chieu_coach_chan_advise_move,
};
