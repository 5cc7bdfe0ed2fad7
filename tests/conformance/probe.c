/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "probe.h"

#include "games/chan/rules/chan.h"
#include "games/luc-ho/rules/luc-ho.h"
#include "games/mau-binh/rules/mau-binh.h"
#include "games/to-tom/rules/to-tom.h"

/* ---- Tổ tôm ---- */

static void
add_known (ProbePlace *place,
           ChieuCard   card)
{
  place->n++;
  if (card < CHIEU_TO_TOM_FACES)
    place->cards[place->known++] = card;
}

/* The fan of another seat: a view has zeros there. */
static void
probe_hand (const ChieuToTomSeat *seat,
            ProbePlace           *place)
{
  *place = (ProbePlace) { 0 };
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    for (int i = 0; i < seat->hand[face]; i++)
      place->cards[place->known++] = face;
  place->n = seat->n_hand;
}

static int
probe_phu (const ChieuToTomSeat *seat,
           ProbePlace           *places)
{
  int n = 0;

  for (int i = 0; i < seat->n_phu; i++)
    if (seat->phu[i].flags & CHIEU_TO_TOM_PHU_DOWN)
      {
        places[n] = (ProbePlace) { 0 };
        for (int j = 0; j < seat->phu[i].n; j++)
          add_known (&places[n], seat->phu[i].cards[j]);
        n++;
      }
  return n;
}

static int
to_tom_hidden (const void *state,
               int         seat,
               ProbePlace *places)
{
  const ChieuToTomState *s = state;
  int n = 0;

  /* At the end all hands lie open. */
  if (s->phase == CHIEU_EATING_OVER)
    return 0;
  for (int i = 0; i < s->noc_left; i++)
    {
      places[n] = (ProbePlace) { 0 };
      add_known (&places[n++], s->noc[i]);
    }
  for (int other = 0; other < s->seats; other++)
    if (other != seat && !(s->phase == CHIEU_EATING_LAY && s->winner == other))
      {
        probe_hand (&s->seat[other], &places[n++]);
        n += probe_phu (&s->seat[other], places + n);
      }
  return n;
}

static const char *
to_tom_points (const ChieuResult *result,
               const ChieuCarry  *carry)
{
  int sum = 0;

  for (int seat = 0; seat < carry->seats; seat++)
    {
      sum += result->points[seat];
      if (result->points[seat] != 0 && seat != result->winner)
        return "somebody but the winner has points";
      if (result->next.points[seat] != carry->points[seat] + result->points[seat])
        return "the scores do not add up";
    }
  if (sum < 0 || sum > MAX (result->worth, 0))
    return "the winner gets more than the hand is worth";
  if (result->outcome != CHIEU_OUTCOME_WON && sum != 0)
    return "points for a hand that was not won and paid";
  if (carry->pot >= 0 && result->next.pot != MAX (0, carry->pot - sum))
    return "the pot is not less by the points paid";
  return NULL;
}

/* A false ù. */
static gboolean
to_tom_rash (const ChieuMove *move,
             ChieuReason      reason)
{
  return move->kind == CHIEU_TO_TOM_U && reason == CHIEU_TO_TOM_U_SAI;
}

/* ---- Games whose cards are bits of a number ---- */

/* The cards of one place: of @n, those whose bits are set are known. */
static void
probe_bits (guint64     cards,
            int         n,
            ProbePlace *place)
{
  *place = (ProbePlace) { .n = (guint8) n };
  for (ChieuCard card = 0; card < 64; card++)
    if (cards >> card & 1)
      place->cards[place->known++] = card;
}

/* All that the seats win and lose adds up to nothing. */
static const char *
zero_sum (const ChieuResult *result,
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

static gboolean
never_rash (const ChieuMove *move,
            ChieuReason      reason)
{
  return FALSE;
}

/* ---- Lục hổ ---- */

/* Hands and dropped cards of the others; the dream's card before the end from its own seat, too. */
static int
luc_ho_hidden (const void *state,
               int         seat,
               ProbePlace *places)
{
  const ChieuLucHoState *s = state;
  int n = 0;

  for (int other = 0; s->phase != CHIEU_LUC_HO_OVER && other < s->seats; other++)
    if (other != seat || seat == chieu_luc_ho_dream (s))
      {
        probe_bits (s->seat[other].hand, s->seat[other].n_hand, &places[n++]);
        if (s->seat[other].n_dropped > 0)
          probe_bits (s->seat[other].dropped, s->seat[other].n_dropped, &places[n++]);
      }
  return n;
}

/* ---- Chắn ---- */

/* The fan of another seat; the card that found the cái is no secret while he holds it. */
static void
chan_hand (const ChieuChanState *s,
           int                   seat,
           ProbePlace           *place)
{
  bool shown = seat == s->cai && s->cai_card_held;

  *place = (ProbePlace) { .n = (guint8) (s->seat[seat].n_hand - shown) };
  for (ChieuCard face = 0; face < CHIEU_CHAN_FACES; face++)
    for (int i = shown && face == s->cai_card; i < s->seat[seat].hand[face]; i++)
      place->cards[place->known++] = face;
}

static int
chan_hidden (const void *state,
             int         seat,
             ProbePlace *places)
{
  const ChieuChanState *s = state;
  int n = 0;

  /* At the end all hands lie open. */
  if (s->phase == CHIEU_EATING_OVER)
    return 0;
  for (int i = 0; i < s->noc_left; i++)
    {
      places[n] = (ProbePlace) { 0 };
      add_known (&places[n++], s->noc[i]);
    }
  for (int other = 0; other < s->seats; other++)
    if (other != seat && !(s->phase == CHIEU_EATING_LAY && s->winner == other))
      chan_hand (s, other, &places[n++]);
  if (s->n_aside == 0)
    return n;
  places[n] = (ProbePlace) { .n = s->n_aside };
  for (ChieuCard face = 0; face < CHIEU_CHAN_FACES; face++)
    for (int i = 0; i < s->aside[face]; i++)
      places[n].cards[places[n].known++] = face;
  return n + 1;
}

/* Each point that one seat gets another pays; a wrong ù or call earns nothing. */
static const char *
chan_points (const ChieuResult *result,
             const ChieuCarry  *carry)
{
  if (result->outcome == CHIEU_OUTCOME_UNPAID && result->points[result->winner] > 0)
    return "a win that is not paid earns something";
  if (result->outcome == CHIEU_OUTCOME_FALSE && result->points[result->winner] > 0)
    return "a false ù earns something";
  return zero_sum (result, carry);
}

/* A false ù. */
static gboolean
chan_rash (const ChieuMove *move,
           ChieuReason      reason)
{
  return move->kind == CHIEU_CHAN_U && reason >= CHIEU_CHAN_U_LAO && reason <= CHIEU_CHAN_U_XUONG;
}

/* ---- Mậu binh ---- */

/* Hands of the others, and what was dealt to nobody. */
static int
mau_binh_hidden (const void *state,
                 int         seat,
                 ProbePlace *places)
{
  const ChieuMauBinhState *s = state;
  int n = 0;

  if (s->asked == 0)
    return 0;
  for (int other = 0; other < s->seats; other++)
    if (other != seat)
      probe_bits (s->hand[other], CHIEU_MAU_BINH_HAND, &places[n++]);
  if (s->seats < CHIEU_MAU_BINH_SEATS_MAX)
    probe_bits (s->rest, CHIEU_MAU_BINH_FACES - s->seats * CHIEU_MAU_BINH_HAND, &places[n++]);
  return n;
}

static const Probe probes[] = {
  { &chieu_to_tom, to_tom_hidden, to_tom_rash, to_tom_points },
  { &chieu_chan, chan_hidden, chan_rash, chan_points },
  { &chieu_mau_binh, mau_binh_hidden, never_rash, zero_sum },
  { &chieu_luc_ho, luc_ho_hidden, never_rash, zero_sum },
};

/* ---- Any game ---- */

const Probe *
probe_find (const ChieuGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (probes); i++)
    if (probes[i].game == game)
      return &probes[i];
  g_error ("%s: tests/conformance/probe.c does not know this game", game->id);
}

/* One rash move of fifty is kept. */
static gboolean
is_rash (const Probe     *self,
         const void      *state,
         int              seat,
         const ChieuMove *move,
         ChieuRandom     *random)
{
  bool possible;
  ChieuReason reason = self->game->check (state, seat, move, &possible);

  return self->rash (move, reason) && chieu_random_below (random, 50) != 0;
}

int
probe_choose (const Probe *self,
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
  while (n > 1 && is_rash (self, state, seat, &moves[place], random));
  return place;
}
