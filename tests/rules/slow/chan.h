/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chắn, slowly: every way to part cards into chắn and cạ is tried. Obviously
 * right, and of use for nothing else.
 */
#pragma once

#include "games/chan/rules/chan.h"

/* The best ways to part a hand into chắn of equal cards and cạ of one rank and two suits; some cards may be left alone. */
typedef struct
{
  bool complete;                 /* there is a way that leaves none alone */
  int chan;                      /* the most chắn of any way */
  int complete_chan;             /* the most chắn of a way that leaves none alone */
} SlowChan;

void slow_chan_part (const uint8_t hand[CHIEU_CHAN_FACES], SlowChan *best);

/* Whether ten sets with six chắn can be made, @mat_chan lying on the mat. */
bool slow_chan_complete (const uint8_t hand[CHIEU_CHAN_FACES], int mat_chan);

/* Bit f for each face that wins when it is drawn. */
uint32_t slow_chan_waits (const uint8_t hand[CHIEU_CHAN_FACES], int mat_chan);

/* The cước of a complete hand, each as often as it is called, by number; all zero where it is not complete. */
void slow_chan_cuoc (const ChieuChanWin *win, int times[CHIEU_CHAN_N_CUOC]);

/* Điểm of the highest and dịch of all others, from the table of the rules. */
int slow_chan_points (const int times[CHIEU_CHAN_N_CUOC]);
