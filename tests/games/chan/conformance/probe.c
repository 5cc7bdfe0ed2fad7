/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that the tests have to be told of Chắn.
 */
#include "conformance/probe.h"

#include <string.h>

#include "games/chan/rules/chan.h"

/* ---- Hidden cards ---- */

/* Lists the fan of @seat, another's; the card that found the cái is no secret while the cái holds it. */
static void
list_hand (const ChieuChanState *s,
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
list_hidden (const void *state,
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
      probe_add_known (&places[n++], s->noc[i]);
    }
  for (int other = 0; other < s->seats; other++)
    if (other != seat && !(s->phase == CHIEU_EATING_LAY && s->winner == other))
      list_hand (s, other, &places[n++]);
  if (s->n_aside == 0)
    return n;
  places[n] = (ProbePlace) { .n = s->n_aside };
  for (ChieuCard face = 0; face < CHIEU_CHAN_FACES; face++)
    for (int i = 0; i < s->aside[face]; i++)
      places[n].cards[places[n].known++] = face;
  return n + 1;
}

/* ---- Dealing hidden cards again ---- */

static void
fill (ChieuState      *state,
      int              seat,
      const ChieuCard *cards)
{
  ChieuChanState *s = (ChieuChanState *) state;

  memcpy (s->noc, cards, s->noc_left);
  cards += s->noc_left;
  for (int other = 0; other < s->seats; other++)
    if (other != seat)
      {
        int shown = other == s->cai && s->cai_card_held;

        memset (s->seat[other].hand, 0, sizeof s->seat[other].hand);
        if (shown)
          s->seat[other].hand[s->cai_card] = 1;
        cards = probe_fill_counts (s->seat[other].hand, s->seat[other].n_hand - shown, cards);
      }
  memset (s->aside, 0, sizeof s->aside);
  probe_fill_counts (s->aside, s->n_aside, cards);
}

/* ---- Moves and points ---- */

/* A false ù ends the hand at once. */
static gboolean
is_rash (const ChieuMove *move,
         ChieuReason      reason)
{
  return move->kind == CHIEU_CHAN_U && reason >= CHIEU_CHAN_U_LAO && reason <= CHIEU_CHAN_U_XUONG;
}

/* Returns: whether another seat than the winner's called ù falsely and so pays each other seat, the winner's too */
static gboolean
others_pay_for_false_u (const ChieuResult *result)
{
  for (int i = 0; i < result->n_faults; i++)
    if (result->faults[i].seat != result->winner
        && result->faults[i].reason >= CHIEU_CHAN_U_LAO && result->faults[i].reason <= CHIEU_CHAN_U_XUONG)
      return TRUE;
  return FALSE;
}

/* Each point that one seat gets another pays; a wrong ù or call earns nothing. */
static const char *
check_points (const ChieuResult *result,
              const ChieuCarry  *carry)
{
  if (result->outcome == CHIEU_OUTCOME_UNPAID && result->points[result->winner] > 0 && !others_pay_for_false_u (result))
    return "a win that is not paid earns something";
  if (result->outcome == CHIEU_OUTCOME_FALSE && result->points[result->winner] > 0)
    return "a false ù earns something";
  return probe_check_zero_sum (result, carry);
}

/* ---- Golden numbers ---- */

static const ProbeCount counts[] = {
  { 2, 1, FALSE, CHIEU_MOVES_CLEAN, 8, 89209 },
  { 3, 2, FALSE, CHIEU_MOVES_CLEAN, 8, 70287 },
  { 4, 1, FALSE, CHIEU_MOVES_CLEAN, 8, 93216 },
  { 4, 3, TRUE, CHIEU_MOVES_ALL, 8, 5767 },
  { 0 }
};

static const ProbeDeal deals[] = {
  { 2, 1,
    "6s/3n/6s/3n/5v/7n/9n/7n/6v/4v/6n/8s/5v/5n/6s/5s/6v/6n/8n/6n/9s/2s/4n/3v4v7v7v8v9v2s2s3s8s9s9s2n2n5n8"
    "ncccccc/2v2v3v4v5v6v7v8v9v9v5s8s9s5n7n8n8n9ncc/2v3v3v4v5v6v7v8v8v9v2s3s3s3s4s4s4s4s5s5s6s7s7s7s7s8s2"
    "n2n3n3n4n4n4n5n6n7n9n9n/" },
  { 3, 1,
    "3n/3v/3v/3s/4v/7v/2v/5n/7s/4n/3n/4s/7n/8v/9v/6v/2s/2n/5s/6s/3n/6s/3n/3v4v7v7v8v9v2s2s3s8s9s9s2n2n5n8"
    "ncccccc/2v2v3v4v5v6v7v8v9v9v5s8s9s5n7n8n8n9ncc/2v4v5v6v6v2s5s6s8s9s4n5n6n6n6n7n7n8n9n/5v8v3s3s4s4s4s"
    "5s6s7s7s7s8s2n4n4n6n9n9n/" },
  { 4, 1,
    "8s/4n/9n/4s/4s/4n/6n/6s/8v/9n/3s/7s/4s/5s/3s/5v/7s/2n/7s/3n/3v/3v/3s/3v4v7v7v8v9v2s2s3s8s9s9s2n2n5n8"
    "ncccccc/2v2v3v4v5v6v7v8v9v9v5s8s9s5n7n8n8n9ncc/2v4v5v6v6v2s5s6s8s9s4n5n6n6n6n7n7n8n9n/2v5v6v7v8v9v2s"
    "4s5s6s6s7s2n3n3n3n4n5n7n/" },
  { 4, 0xffffffffffffffff,
    "8n/8n/7v/4s/2n/5n/8n/7v/3n/2v/cc/3n/2v/4n/6v/8s/2s/5v/4v/6n/9v/7s/3s/4v5v9v9v4s6s6s7s8s2n3n4n5n5n6n6"
    "n7n7n8n/3v3v6v7v8v8v8v5s5s6s7s8s2n2n3n4n6n7n9n/2v3v4v6v6v7v2s2s3s3s4s4s6s9s9s4n9n9ncc/2v3v4v5v8v9v2s"
    "3s5s5s7s8s9s9s5n7n9ncccc/" },
  { 0 }
};

/* Clean wins, and a strict hand with faults that the làng finds. */
static const ProbePlay plays[] = {
  { "chan-2.txt", 2, 11496, FALSE, 0 },
  { "chan-3.txt", 3, 5586, FALSE, 0 },
  { "chan-4.txt", 4, 4979, FALSE, 0 },
  { "chan-4-strict.txt", 4, 980, TRUE, 8 },
  { NULL }
};

const Probe probe_chan = {
  .game = &chieu_chan,
  .hidden = list_hidden,
  .rash = is_rash,
  .points = check_points,
  .fill = fill,
  .counts = counts,
  .deals = deals,
  .plays = plays,
  .win_kind = CHIEU_CHAN_U,
  .few = 6,
  .fewest = 6,
};
