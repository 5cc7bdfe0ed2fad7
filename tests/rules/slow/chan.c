/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "chan.h"

#include <string.h>

/* ---- Parting cards ---- */

static bool
is_pair (int a,
         int b)
{
  return a == b || (a < CHIEU_CHAN_CC && b < CHIEU_CHAN_CC && a % 8 == b % 8);
}

/* Leaves the first card alone, or lays it with each card that makes a set with it, and goes on with the rest. */
static void
part_cards (uint8_t  *hand,
            int       chan,
            bool      alone,
            SlowChan *best)
{
  int first = 0;

  while (first < CHIEU_CHAN_FACES && hand[first] == 0)
    first++;
  if (first == CHIEU_CHAN_FACES)
    {
      best->complete |= !alone;
      if (chan > best->chan)
        best->chan = chan;
      if (!alone && chan > best->complete_chan)
        best->complete_chan = chan;
      return;
    }
  hand[first]--;
  for (int other = first; other < CHIEU_CHAN_FACES; other++)
    if (hand[other] > 0 && is_pair (first, other))
      {
        hand[other]--;
        part_cards (hand, chan + (first == other), alone, best);
        hand[other]++;
      }
  /* How many cards are left alone does not matter, only whether any is. */
  part_cards (hand, chan, true, best);
  hand[first]++;
}

/* Goes rank by rank, for cards of different ranks never make a set. */
void
slow_chan_part (const uint8_t  hand[CHIEU_CHAN_FACES],
                SlowChan      *best)
{
  *best = (SlowChan) { .complete = true };
  for (int rank = 0; rank <= 8; rank++)
    {
      uint8_t some[CHIEU_CHAN_FACES] = { 0 };
      SlowChan of_rank = { 0 };

      for (int face = 0; face < CHIEU_CHAN_FACES; face++)
        if ((face == CHIEU_CHAN_CC ? 8 : face % 8) == rank)
          some[face] = hand[face];
      part_cards (some, 0, false, &of_rank);
      best->complete &= of_rank.complete;
      best->chan += of_rank.chan;
      best->complete_chan += of_rank.complete_chan;
    }
}

bool
slow_chan_is_complete (const uint8_t hand[CHIEU_CHAN_FACES],
                       int           mat_chan)
{
  SlowChan best;

  slow_chan_part (hand, &best);
  return best.complete && best.complete_chan + mat_chan >= 6;
}

uint32_t
slow_chan_waits (const uint8_t hand[CHIEU_CHAN_FACES],
                 int           mat_chan)
{
  uint32_t waits = 0;

  for (int face = 0; face < CHIEU_CHAN_FACES; face++)
    {
      uint8_t with[CHIEU_CHAN_FACES];
      SlowChan best;

      memcpy (with, hand, sizeof with);
      with[face]++;
      slow_chan_part (with, &best);
      /* Chi chi only as bạch thủ chi: exactly six chắn. */
      if (slow_chan_is_complete (with, mat_chan) && (face != CHIEU_CHAN_CC || best.chan + mat_chan == 6))
        waits |= UINT32_C (1) << face;
    }
  return waits;
}

/* ---- Cước, from their sentences in the rules ---- */

typedef struct
{
  const ChieuChanWin *win;
  int all[CHIEU_CHAN_FACES];     /* all twenty cards */
  int chan;
  bool bach_thu;
} Hand;

static int
least (int a,
       int b,
       int c)
{
  int n = a < b ? a : b;

  return c < n ? c : n;
}

/* "five chắn, four cạ, one què (no ba đầu), and the win card pairs it": the card then has one partner and no other. */
static bool
is_bach_thu (const ChieuChanWin *win,
             int                 chan)
{
  int rank_mates = 0;

  if (win->win == CHIEU_CARD_NONE || win->thien_u)
    return win->thien_u && chan == 6;
  for (int face = 0; face < CHIEU_CHAN_FACES; face++)
    if (face != win->win && is_pair (face, win->win))
      rank_mates += win->hand[face] % 2;
  return chan == 6 && win->hand[win->win] % 2 == 1 && rank_mates == 0;
}

static void
find_pictures (const Hand *hand,
               int         times[CHIEU_CHAN_N_CUOC])
{
  const ChieuChanWin *win = hand->win;
  bool chi_bach_thu = hand->bach_thu && win->chi;
  bool flower = chi_bach_thu && win->win == CHIEU_CHAN_V (2), fish = chi_bach_thu && win->win == CHIEU_CHAN_V (8);

  times[CHIEU_CHAN_CUOC_HOA_ROI] = flower && (win->mat_faces & 1u << CHIEU_CHAN_V (5)) != 0;
  times[CHIEU_CHAN_CUOC_TIEU_DONG] = flower && (win->mat_faces & 1u << CHIEU_CHAN_N (8)) != 0;
  times[CHIEU_CHAN_CUOC_CA_LOI] = fish && (win->mat_faces & 1u << CHIEU_CHAN_V (5)) != 0;
  times[CHIEU_CHAN_CUOC_CA_NHAY] = fish && (win->mat_faces & 1u << CHIEU_CHAN_S (5)) != 0;
  times[CHIEU_CHAN_CUOC_NGU_ONG] = fish && win->hand[CHIEU_CHAN_CC] > 1 && win->hand[CHIEU_CHAN_S (5)] > 1;
  times[CHIEU_CHAN_CUOC_NHA_LAU] = flower && win->knows_dealt && win->dealt[CHIEU_CHAN_V (5)] > 1
                                   && win->dealt[CHIEU_CHAN_V (4)] > 1;
}

static void
find_cards (const Hand *hand,
            int         times[CHIEU_CHAN_N_CUOC])
{
  const int *all = hand->all;
  int reds = all[CHIEU_CHAN_V (8)] + all[CHIEU_CHAN_V (9)] + all[CHIEU_CHAN_S (8)] + all[CHIEU_CHAN_S (9)] + all[CHIEU_CHAN_CC];

  times[CHIEU_CHAN_CUOC_BACH_DINH] = reds == 0;
  times[CHIEU_CHAN_CUOC_TAM_DO] = reds == 8;
  times[CHIEU_CHAN_CUOC_KINH_TU_CHI] = reds == 4 && all[CHIEU_CHAN_CC] == 4;
  times[CHIEU_CHAN_CUOC_THAP_THANH] = hand->chan == 10;
  times[CHIEU_CHAN_CUOC_TOM] = least (all[CHIEU_CHAN_V (3)], all[CHIEU_CHAN_S (3)], all[CHIEU_CHAN_N (7)]);
  times[CHIEU_CHAN_CUOC_LEO] = least (all[CHIEU_CHAN_V (9)], all[CHIEU_CHAN_S (8)], all[CHIEU_CHAN_CC]);
}

static void
find_dealt (const ChieuChanWin *win,
            int                 times[CHIEU_CHAN_N_CUOC])
{
  bool any_chan = false;

  for (int face = 0; win->knows_dealt && face < CHIEU_CHAN_FACES; face++)
    {
      times[CHIEU_CHAN_CUOC_THIEN_KHAI] += win->dealt[face] == 4;
      any_chan |= win->dealt[face] >= 2;
    }
  times[CHIEU_CHAN_CUOC_PHA_THIEN] = win->knows_dealt && !any_chan;
}

static void
find_facts (const Hand *hand,
            int         times[CHIEU_CHAN_N_CUOC])
{
  const ChieuChanWin *win = hand->win;
  int pictures = 0;

  for (int cuoc = CHIEU_CHAN_CUOC_HOA_ROI; cuoc <= CHIEU_CHAN_CUOC_NHA_LAU; cuoc++)
    pictures += times[cuoc];
  times[CHIEU_CHAN_CUOC_THONG] = win->thong;
  times[CHIEU_CHAN_CUOC_CHI] = win->chi && pictures == 0;
  times[CHIEU_CHAN_CUOC_THIEN_U] = win->thien_u;
  times[CHIEU_CHAN_CUOC_DIA_U] = win->dia_u;
  times[CHIEU_CHAN_CUOC_CHIU_U] = win->chiu_u;
  times[CHIEU_CHAN_CUOC_U_BON] = win->u_bon;
  times[CHIEU_CHAN_CUOC_CHIU] = win->n_chiu;
  times[CHIEU_CHAN_CUOC_BON] = win->n_bon;
  times[CHIEU_CHAN_CUOC_BACH_THU_CHI] = hand->bach_thu && win->win == CHIEU_CHAN_CC;
  times[CHIEU_CHAN_CUOC_BACH_THU] = hand->bach_thu && win->win != CHIEU_CHAN_CC && pictures == 0;
}

void
slow_chan_count_cuoc (const ChieuChanWin *win,
                      int                 times[CHIEU_CHAN_N_CUOC])
{
  Hand hand = { .win = win };
  uint8_t cards[CHIEU_CHAN_FACES];
  SlowChan best;
  int any = 0;

  memset (times, 0, CHIEU_CHAN_N_CUOC * sizeof *times);
  memcpy (cards, win->hand, sizeof cards);
  if (win->win != CHIEU_CARD_NONE)
    cards[win->win]++;
  slow_chan_part (cards, &best);
  if (!slow_chan_is_complete (cards, win->mat_chan))
    return;
  for (int face = 0; face < CHIEU_CHAN_FACES; face++)
    hand.all[face] = cards[face] + win->mat[face];
  hand.chan = best.chan + win->mat_chan;
  hand.bach_thu = is_bach_thu (win, hand.chan);
  find_pictures (&hand, times);
  find_cards (&hand, times);
  find_dealt (win, times);
  find_facts (&hand, times);
  for (int cuoc = 0; cuoc < CHIEU_CHAN_CUOC_XUONG; cuoc++)
    any += times[cuoc];
  times[CHIEU_CHAN_CUOC_XUONG] = any == 0;
}

/* Điểm and dịch of each cước, written down from the rules a second time. */
static const int table[CHIEU_CHAN_N_CUOC][2] = {
  [CHIEU_CHAN_CUOC_XUONG] = { 2, 0 }, [CHIEU_CHAN_CUOC_THONG] = { 3, 1 }, [CHIEU_CHAN_CUOC_CHI] = { 3, 1 },
  [CHIEU_CHAN_CUOC_PHA_THIEN] = { 12, 9 }, [CHIEU_CHAN_CUOC_THIEN_U] = { 3, 1 }, [CHIEU_CHAN_CUOC_DIA_U] = { 3, 1 },
  [CHIEU_CHAN_CUOC_CHIU] = { 3, 1 }, [CHIEU_CHAN_CUOC_CHIU_U] = { 4, 1 }, [CHIEU_CHAN_CUOC_BON] = { 3, 1 },
  [CHIEU_CHAN_CUOC_U_BON] = { 4, 1 }, [CHIEU_CHAN_CUOC_THIEN_KHAI] = { 3, 1 }, [CHIEU_CHAN_CUOC_THAP_THANH] = { 12, 9 },
  [CHIEU_CHAN_CUOC_BACH_DINH] = { 7, 4 }, [CHIEU_CHAN_CUOC_TAM_DO] = { 8, 5 }, [CHIEU_CHAN_CUOC_LEO] = { 5, 2 },
  [CHIEU_CHAN_CUOC_TOM] = { 4, 1 }, [CHIEU_CHAN_CUOC_BACH_THU] = { 4, 1 }, [CHIEU_CHAN_CUOC_BACH_THU_CHI] = { 6, 3 },
  [CHIEU_CHAN_CUOC_KINH_TU_CHI] = { 12, 9 }, [CHIEU_CHAN_CUOC_HOA_ROI] = { 20, 17 },
  [CHIEU_CHAN_CUOC_TIEU_DONG] = { 20, 17 }, [CHIEU_CHAN_CUOC_CA_LOI] = { 20, 17 },
  [CHIEU_CHAN_CUOC_CA_NHAY] = { 20, 17 }, [CHIEU_CHAN_CUOC_NGU_ONG] = { 30, 0 }, [CHIEU_CHAN_CUOC_NHA_LAU] = { 30, 0 },
};

int
slow_chan_find_points (const int times[CHIEU_CHAN_N_CUOC])
{
  int highest = -1, points = 0;

  for (int cuoc = 0; cuoc < CHIEU_CHAN_N_CUOC; cuoc++)
    {
      if (times[cuoc] > 0 && (highest < 0 || table[cuoc][0] > table[highest][0]))
        highest = cuoc;
      points += times[cuoc] * table[cuoc][1];
    }
  return highest < 0 ? 0 : points + table[highest][0] - table[highest][1];
}
