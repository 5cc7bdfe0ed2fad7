/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "probe.h"

const Probe *
probe_find (const ChieuGame *game)
{
  for (int i = 0; probes[i] != NULL; i++)
    if (probes[i]->game == game)
      return probes[i];
  g_error ("%s: the register of probes does not have this game", game->id);
}

int
probe_list_cards (const Probe      *self,
                  const ChieuState *state,
                  int               seat,
                  ChieuCard         cards[PROBE_CARDS_MAX])
{
  ProbePlace places[PROBE_PLACES_MAX];
  int n_places = self->hidden (state, seat, places), n = 0;

  for (int p = 0; p < n_places; p++)
    for (int i = 0; i < places[p].n; i++)
      cards[n++] = places[p].cards[i];
  return n;
}

/* Returns: whether another move is to be chosen, as @move is rash; one rash move of fifty is kept */
static gboolean
is_passed_over (const Probe     *self,
                const void      *state,
                int              seat,
                const ChieuMove *move,
                ChieuRandom     *random)
{
  bool possible;
  ChieuReason reason = self->game->check (state, seat, move, &possible);

  return self->rash != NULL && self->rash (move, reason) && chieu_random_below (random, 50) != 0;
}

int
probe_choose_move (const Probe *self,
                   const void  *state,
                   int          seat,
                   int          faulty,
                   ChieuRandom *random,
                   ChieuMove   *moves)
{
  gboolean all = (int) chieu_random_below (random, 100) < faulty;
  int n = self->game->moves (state, seat, all ? CHIEU_MOVES_ALL : CHIEU_MOVES_CLEAN, moves);
  int place;

  g_assert_cmpint (n, >, 0);
  do
    place = (int) chieu_random_below (random, (guint32) n);
  while (n > 1 && is_passed_over (self, state, seat, &moves[place], random));
  return place;
}

/* ---- For the games ---- */

void
probe_add_known (ProbePlace *place,
                 ChieuCard   card)
{
  place->n++;
  if (card < CHIEU_DECK_FACES_MAX)
    place->cards[place->known++] = card;
}

void
probe_make_place (guint64     cards,
                  int         n,
                  ProbePlace *place)
{
  *place = (ProbePlace) { .n = (guint8) n };
  for (ChieuCard card = 0; card < 64; card++)
    if (cards >> card & 1)
      place->cards[place->known++] = card;
}

const ChieuCard *
probe_fill_counts (guint8          *hand,
                   int              n,
                   const ChieuCard *cards)
{
  for (int i = 0; i < n; i++)
    hand[*cards++]++;
  return cards;
}

const ChieuCard *
probe_fill_bits (guint64         *place,
                 int              n,
                 const ChieuCard *cards)
{
  *place = 0;
  for (int i = 0; i < n; i++)
    *place |= UINT64_C (1) << *cards++;
  return cards;
}

const char *
probe_check_zero_sum (const ChieuResult *result,
                      const ChieuCarry  *carry)
{
  int sum = 0;

  for (int seat = 0; seat < carry->seats; seat++)
    {
      sum += result->points[seat];
      if (result->next.points[seat] != carry->points[seat] + result->points[seat])
        return "the scores do not add up";
    }
  if (sum != 0)
    return "more or less is won than lost";
  if (result->outcome == CHIEU_OUTCOME_WON && result->points[result->winner] <= 0)
    return "the winner wins nothing";
  return result->next.pot == carry->pot ? NULL : "the pot was touched";
}
