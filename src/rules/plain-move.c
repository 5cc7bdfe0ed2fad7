/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "plain-move.h"

#include <string.h>

bool
chieu_move_is_plain (const ChieuMove *move,
                     bool             face,
                     bool             detail,
                     int              cards)
{
  ChieuMove plain = { .kind = move->kind, .face = face ? move->face : CHIEU_CARD_NONE, .n = move->n };

  if (move->n > cards || cards > CHIEU_MOVE_CARDS_MAX)
    return false;
  if (detail)
    plain.detail = move->detail;
  memcpy (plain.cards, move->cards, move->n);
  return chieu_move_equal (&plain, move);
}
