/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The numbers that the coach finds by dealing the unseen cards again.
 */
#pragma once

#include "bots/bot.h"
#include "coach-game.h"

/* The number of deals in which the answers are counted, so that the counts are per cent. */
#define CHIEU_COACH_DEALS 100

/* A card that is put down, and what the others could do with it. */
typedef struct
{
  ChieuMove move;
  guint8 take[CHIEU_SEATS_MAX];  /* in how many deals the seat could take it, without winning */
  guint8 win[CHIEU_SEATS_MAX];   /* and in how many it could win with it */
  guint8 anybody;                /* deals in which somebody could do either */
} ChieuCoachDanger;

/**
 * chieu_coach_list_dangers:
 * @list: (out): CHIEU_DECK_FACES_MAX long
 *
 * Lists all clean ways to put a card down, the most dangerous first. A seat could do what the rules let it do cleanly, even if a
 * good player would not.
 *
 * Returns: how many; 0 if there is nothing to discard, or the work was cancelled
 */
int chieu_coach_list_dangers (const ChieuCoachDeeper *coach, const ChieuCoachQuestion *question, ChieuCoachDanger *list);

/**
 * chieu_coach_tally_moves:
 * @also: (nullable): a clean move that has to be among them
 * @deals: in how many deals each move is played out
 * @seed: for all random events
 * @tally: (out): see ChieuBotTally; n is 0 if there is nothing to compare, or the work was cancelled
 *
 * Finds what the likely moves bring, by the search of the best players.
 */
void chieu_coach_tally_moves (const ChieuCoachQuestion *question, const ChieuMove *also, int deals, guint64 seed, ChieuBotTally *tally);
