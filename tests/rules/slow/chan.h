/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A slow evaluation of Chắn: it tries every way to part cards into chắn and cạ, and is obviously
 * right for that. Counts of cards are by face.
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

/* Sets @best to the best ways to part @hand. */
void slow_chan_part (const uint8_t hand[CHIEU_CHAN_FACES], SlowChan *best);

/* Returns: whether @hand falls into sets without rest that make six chắn with the @mat_chan on the mat */
bool slow_chan_is_complete (const uint8_t hand[CHIEU_CHAN_FACES], int mat_chan);

/* Returns: the faces that win when they are drawn, bit f for face f */
uint32_t slow_chan_waits (const uint8_t hand[CHIEU_CHAN_FACES], int mat_chan);

/* Sets @times to how often each cước of a complete hand is called, by its number; to zero where the hand is not complete. */
void slow_chan_count_cuoc (const ChieuChanWin *win, int times[CHIEU_CHAN_N_CUOC]);

/* Returns: điểm of the highest cước and dịch of all others, from the table of docs/rules/chan.md */
int slow_chan_find_points (const int times[CHIEU_CHAN_N_CUOC]);
