/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game.h"

#include <string.h>

void
chieu_rules_init (ChieuRules      *rules,
                  const ChieuGame *game)
{
  memset (rules, 0, sizeof *rules);
  for (int i = 0; i < game->n_switches; i++)
    rules->value[i] = game->switches[i].standard;
}

void
chieu_rules_init_usual (ChieuRules      *rules,
                        const ChieuGame *game)
{
  memset (rules, 0, sizeof *rules);
  for (int i = 0; i < game->n_switches; i++)
    rules->value[i] = (int16_t) chieu_switch_usual (&game->switches[i]);
}

int
chieu_rules_find (const ChieuGame *game,
                  const char      *id)
{
  for (int i = 0; i < game->n_switches; i++)
    if (strcmp (game->switches[i].id, id) == 0)
      return i;
  return -1;
}

bool
chieu_rules_allows (const ChieuGame *game,
                    int              place,
                    int              value)
{
  return value >= game->switches[place].min && value <= game->switches[place].max;
}

void
chieu_carry_init (ChieuCarry *carry,
                  int         seats,
                  int         pot,
                  bool        strict)
{
  memset (carry, 0, sizeof *carry);
  carry->seats = (uint8_t) seats;
  carry->cai = -1;
  carry->thong = -1;
  carry->pot = (int16_t) pot;
  carry->strict = strict;
}

bool
chieu_move_equal (const ChieuMove *a,
                  const ChieuMove *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

bool
chieu_move_is_among (const ChieuMove *move,
                     const ChieuMove *moves,
                     int              n)
{
  for (int i = 0; i < n; i++)
    if (chieu_move_equal (move, &moves[i]))
      return true;
  return false;
}

void
chieu_events_add (ChieuEvents    *events,
                  ChieuEventKind  kind,
                  int             seat,
                  ChieuCard       card,
                  int             detail)
{
  if (events == NULL || events->n == CHIEU_EVENTS_MAX)
    return;
  events->items[events->n++] = (ChieuEvent) {
    .kind = (uint8_t) kind,
    .seat = (uint8_t) seat,      /* at an end that nobody won −1, as a byte 255 */
    .card = card,
    .detail = (uint8_t) detail,
  };
}
