/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that the tests have to be told of Mậu binh.
 */
#include "conformance/probe.h"

#include "games/mau-binh/rules/mau-binh.h"

/* Lists the hands of the others, and what was dealt to nobody. */
static int
list_hidden (const void *state,
             int         seat,
             ProbePlace *places)
{
  const ChieuMauBinhState *s = state;
  int n = 0;

  if (s->asked == 0)
    return 0;
  for (int other = 0; other < s->seats; other++)
    if (other != seat)
      probe_make_place (s->hand[other], CHIEU_MAU_BINH_HAND, &places[n++]);
  if (s->seats < CHIEU_MAU_BINH_SEATS_MAX)
    probe_make_place (s->rest, CHIEU_MAU_BINH_FACES - s->seats * CHIEU_MAU_BINH_HAND, &places[n++]);
  return n;
}

static void
fill (ChieuState      *state,
      int              seat,
      const ChieuCard *cards)
{
  ChieuMauBinhState *s = (ChieuMauBinhState *) state;

  for (int other = 0; other < s->seats; other++)
    if (other != seat)
      cards = probe_fill_bits (&s->hand[other], CHIEU_MAU_BINH_HAND, cards);
  probe_fill_bits (&s->rest, CHIEU_MAU_BINH_FACES - s->seats * CHIEU_MAU_BINH_HAND, cards);
}

/* ---- Golden numbers ---- */

static const ProbeCount counts[] = {
  { 2, 1, FALSE, CHIEU_MOVES_CLEAN, 2, 570 },
  { 3, 1, FALSE, CHIEU_MOVES_CLEAN, 3, 32490 },
  { 4, 1, TRUE, CHIEU_MOVES_ALL, 3, 185193 },
  { 0 }
};

static const ProbeDeal deals[] = {
  { 2, 1,
    "2s3h4d5c6c9dThJsJhQdKhKcAd/3s3c4h4c5h6h7d8h8d8cTsJcQc/2h2d2c3d4s5s5d6s6d7s7h7c8s9s9h9cTdTcJdQsQhKsKd"
    "AsAhAc/" },
  { 3, 1,
    "2s3h4d5c6c9dThJsJhQdKhKcAd/3s3c4h4c5h6h7d8h8d8cTsJcQc/2h2d2c3d4s5d7s9s9cQhKsKdAc/5s6s6d7h7c8s9hTdTcJ"
    "dQsAsAh/" },
  { 4, 0xffffffffffffffff,
    "2d4h5s5c6h6c7d8d8cTsJsJhAd/2h2c4s6d7h7c8h9h9d9cTdJcAh/3s3h3d3c5h5d6s8s9sTcQsKsAs/2s4d4c7sThJdQhQdQcK"
    "hKdKcAc/" },
  { 0 }
};

static const ProbePlay plays[] = {
  { "mau-binh-2.txt", 2, 2, FALSE, 0 },
  { "mau-binh-3.txt", 3, 1, FALSE, 0 },
  { "mau-binh-4.txt", 4, 935, FALSE, 0 },
  { "mau-binh-4-strict.txt", 4, 33, TRUE, 40 },
  { NULL }
};

const Probe probe_mau_binh = {
  .game = &chieu_mau_binh,
  .hidden = list_hidden,
  .points = probe_check_zero_sum,
  .fill = fill,
  .counts = counts,
  .deals = deals,
  .plays = plays,
  /* One may compare instead of showing a tới trắng. */
  .win_kind = -1,
  .few = 60,
  .fewest = 60,
};
