/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The moves of Tổ tôm as the coach names and sorts them when he looks at many hands.
 */
#include "config.h"

#include "school.h"

#include <glib/gi18n-lib.h>

#include "games/to-tom/bots/bots.h"
#include "match/words/words.h"

static gboolean
puts_down (const ChieuMove *move)
{
  return chieu_to_tom_is_putting_down (move);
}

static ChieuCoachClaim
claim_of (const ChieuMove *move)
{
  switch (move->kind)
    {
    case CHIEU_TO_TOM_U:
      return CHIEU_COACH_CLAIM_WIN;
    case CHIEU_TO_TOM_AN:
    case CHIEU_TO_TOM_PHONG:
    case CHIEU_TO_TOM_DAY_KHAN:
      return CHIEU_COACH_CLAIM_TAKE;
    default:
      return CHIEU_COACH_CLAIM_NONE;
    }
}

static char *
name_move (const ChieuMove *move,
           int              seats)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);

  /* Translators: a card that is put down. */
  if (move->kind == CHIEU_TO_TOM_DANH)
    return g_strdup_printf (_("Discard %s"), chieu_words_card (words, move->face));
  /* Translators: a card that is returned at a gate (trả cửa). */
  if (move->kind == CHIEU_TO_TOM_TRA)
    return g_strdup_printf (_("Return %s"), chieu_words_card (words, move->face));
  return chieu_words_choice (words, move, seats);
}

const ChieuCoachDeeper chieu_coach_deeper_to_tom = {
  .puts_down = puts_down,
  .claim = claim_of,
  .name = name_move,
  .advise = chieu_coach_to_tom_advise_move,
};
