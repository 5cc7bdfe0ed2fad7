/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "coach-deeper.h"

#include "match/words.h"

static int
seats_of (const void *view)
{
  return ((const ChieuLucHoState *) view)->seats;
}

/* Cards are led and beaten here, and lie for nobody to take. */
static gboolean
puts_down (const ChieuMove *move)
{
  return FALSE;
}

static ChieuCoachClaim
claim_of (const ChieuMove *move)
{
  return CHIEU_COACH_CLAIM_NONE;
}

static char *
name_move (const ChieuMove *move,
           int              seats)
{
  return chieu_words_choice (chieu_words_for_game (&chieu_luc_ho), move, seats);
}

const ChieuCoachDeeper chieu_coach_deeper_luc_ho = {
  .game = &chieu_luc_ho,
  .seats = seats_of,
  .puts_down = puts_down,
  .claim = claim_of,
  .name = name_move,
};
