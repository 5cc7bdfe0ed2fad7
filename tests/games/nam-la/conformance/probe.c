/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tells the tests about Năm lá: hidden cards, points, golden numbers.
 */
#include "conformance/probe.h"

#include "games/nam-la/rules/nam-la.h"

/* Lists the hand of the other, and the cards that lie aside. */
static int
list_hidden (const void *state,
             int         seat,
             ProbePlace *places)
{
  const ChieuNamLaState *s = state;
  int n = 0;

  if (s->asked == 0)
    return 0;
  for (int other = 0; other < CHIEU_NAM_LA_SEATS; other++)
    if (other != seat && s->n_hand[other] > 0)
      probe_make_place (s->hand[other], s->n_hand[other], &places[n++]);
  probe_make_place (s->aside, CHIEU_NAM_LA_ASIDE, &places[n++]);
  return n;
}

static void
fill (ChieuState      *state,
      int              seat,
      const ChieuCard *cards)
{
  ChieuNamLaState *s = (ChieuNamLaState *) state;
  guint64 place;

  for (int other = 0; other < CHIEU_NAM_LA_SEATS; other++)
    if (other != seat)
      {
        cards = probe_fill_bits (&place, s->n_hand[other], cards);
        s->hand[other] = (guint16) place;
      }
  probe_fill_bits (&place, CHIEU_NAM_LA_ASIDE, cards);
  s->aside = (guint16) place;
}

/* ---- Golden numbers ---- */

/* Each of five cards may be put, then each of four, in both hands: 5 × 5 × 4 × 4 × … × 1 × 1 */
static const ProbeCount counts[] = {
  { 2, 1, FALSE, CHIEU_MOVES_CLEAN, 10, 14400 },
  { 2, 2, TRUE, CHIEU_MOVES_ALL, 10, 14400 },
  { 0 }
};

static const ProbeDeal deals[] = {
  { 2, 1, "1m2m3m1n4n/4m2n2s3s4s/3n1s/" },
  { 0 }
};

static const ProbePlay plays[] = {
  { "nam-la.txt", 2, 1, FALSE, 0 },
  { NULL }
};

const Probe probe_nam_la = {
  .game = &chieu_nam_la,
  .hidden = list_hidden,
  .points = probe_check_zero_sum,
  .fill = fill,
  .counts = counts,
  .deals = deals,
  .plays = plays,
  .win_kind = -1,
  .few = 20,
  .fewest = 20,
};
