/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that the tests have to be told of Lục hổ.
 */
#include "conformance/probe.h"

#include "games/luc-ho/rules/luc-ho.h"

/* Lists hands and dropped cards of the others; before the end the dream's card is hidden from its own seat, too. */
static int
list_hidden (const void *state,
             int         seat,
             ProbePlace *places)
{
  const ChieuLucHoState *s = state;
  int n = 0;

  for (int other = 0; s->phase != CHIEU_LUC_HO_OVER && other < s->seats; other++)
    if (other != seat || seat == chieu_luc_ho_dream (s))
      {
        probe_make_place (s->seat[other].hand, s->seat[other].n_hand, &places[n++]);
        if (s->seat[other].n_dropped > 0)
          probe_make_place (s->seat[other].dropped, s->seat[other].n_dropped, &places[n++]);
      }
  return n;
}

static void
fill (ChieuState      *state,
      int              seat,
      const ChieuCard *cards)
{
  ChieuLucHoState *s = (ChieuLucHoState *) state;

  for (int other = 0; other < s->seats; other++)
    if (other != seat || seat == chieu_luc_ho_dream (s))
      {
        cards = probe_fill_bits (&s->seat[other].hand, s->seat[other].n_hand, cards);
        cards = probe_fill_bits (&s->seat[other].dropped, s->seat[other].n_dropped, cards);
      }
}

/* No other seat holds what its drops to single cards prove that it lacks; and what it kept when it dropped to several cards did not beat
 * them. */
static gboolean
agrees (const ChieuState *state,
        int               seat)
{
  const ChieuLucHoState *s = (ChieuLucHoState *) state;

  for (int other = 0; other < s->seats; other++)
    {
      const ChieuLucHoSeat *self = &s->seat[other];

      if (other != seat && (self->hand & self->lacks) != 0)
        return FALSE;
      for (int i = 0; other != seat && i < self->n_drops; i++)
        {
          ChieuLucHoSet best;

          chieu_luc_ho_read_set (self->drops[i].best, &best);
          if (chieu_luc_ho_is_set_drop (&self->drops[i]) && chieu_luc_ho_can_beat (self->hand | self->drops[i].later, &best))
            return FALSE;
        }
    }
  return TRUE;
}

static gboolean
is_known (const ChieuState *truth,
          int               seat)
{
  return ((const ChieuLucHoState *) truth)->phase == CHIEU_LUC_HO_PLAY;
}

/* ---- Golden numbers ---- */

static const ProbeCount counts[] = {
  { 3, 1, FALSE, CHIEU_MOVES_CLEAN, 5, 146153 },
  { 3, 2, TRUE, CHIEU_MOVES_ALL, 5, 388042 },
  { 4, 1, FALSE, CHIEU_MOVES_CLEAN, 5, 325 },
  { 4, 55, FALSE, CHIEU_MOVES_CLEAN, 5, 1756609 },
  { 0 }
};

static const ProbeDeal deals[] = {
  { 3, 1,
    "1x3x6x7x1k4k2s5s3q5q6q7q/2x4x5x8x2k5k6k9k1s3s7s9s/9x3k7k8k4s6s8s1q2q4q8q9q/" },
  { 4, 1,
    "1k/1x3x6x7x4k2s5s3q5q6q7qvt/2x4x5x8x2k5k6k9k1s3s7s9s/9x3k7k8k4s6s8s1q2q4q8q9q/" },
  { 4, 0xffffffffffffffff,
    "2x4x6x1k2k4k5k8k9k1s3s8s/3x5x7x9x3k7k2s5s7s3q5q8q/9s/1x8x6k4s6s1q2q4q6q7q9qvt/" },
  { 0 }
};

/* In turn: a privileged maker pays for both; he pays the dream, too; five tigers. */
static const ProbePlay plays[] = {
  { "luc-ho-3.txt", 3, 9, FALSE, 0 },
  { "luc-ho-4.txt", 4, 45, FALSE, 0 },
  { "luc-ho-4-tigers.txt", 4, 55, FALSE, 0 },
  { NULL }
};

const Probe probe_luc_ho = {
  .game = &chieu_luc_ho,
  .hidden = list_hidden,
  .points = probe_check_zero_sum,
  .fill = fill,
  .agrees = agrees,
  .is_known = is_known,
  .counts = counts,
  .deals = deals,
  .plays = plays,
  /* One may go on instead of claiming. */
  .win_kind = -1,
  .few = 20,
  .fewest = 20,
};
