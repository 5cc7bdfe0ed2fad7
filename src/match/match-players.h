/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The other players of a match: bots, which think in the pool over observations
 * they own, and seats where somebody's own program sits. A program is asked what
 * a bot would be asked; where it has no answer that counts, a plain bot plays.
 */
#pragma once

#include "match-hand.h"
#include "match-note.h"
#include "match/programs/program.h"

typedef struct _ChieuMatchPlayers ChieuMatchPlayers;

typedef struct
{
  /* @move is NULL where a bot had no answer. */
  void (*answered) (int seat, const ChieuMove *move, gpointer data);
  /* The notes have grown. */
  void (*noted) (gpointer data);
} ChieuMatchPlayersHandler;

/* The players at all seats of @hand but the person's. @hand and @handler stay the caller's. */
ChieuMatchPlayers *chieu_match_players_new (const ChieuMatchHand *hand, const ChieuMatchPlayersHandler *handler, gpointer data);
void chieu_match_players_free (ChieuMatchPlayers *self);

/* See chieu_match_set_program(). */
void chieu_match_players_set_program (ChieuMatchPlayers *self, const char *const *command, const char *why_not);
gboolean chieu_match_players_have_program_seat (ChieuMatchPlayers *self);

/* They can be asked from now on; to be said once. */
void chieu_match_players_start (ChieuMatchPlayers *self);
/* Ends all processes, and lets go of the pool; whoever thinks has been withdrawn. */
void chieu_match_players_stop (ChieuMatchPlayers *self);
/* Asks the present question of @seat. */
void chieu_match_players_ask_seat (ChieuMatchPlayers *self, int seat);
/* No answer of @seat, which has been asked, comes any more. */
void chieu_match_players_withdraw (ChieuMatchPlayers *self, int seat);

/* Another hand begins: programs that are out may play again, and what was noted is past. */
void chieu_match_players_begin_hand (ChieuMatchPlayers *self);
/* (element-type ChieuMatchNote): what was to be told of programs in this hand */
const GPtrArray *chieu_match_players_get_notes (ChieuMatchPlayers *self);
/* The moves from @n_moves on are taken back. */
void chieu_match_players_trim_notes (ChieuMatchPlayers *self, guint n_moves);

/* For tests: the time for one move, and the program of a seat (nullable: not asked yet). */
void chieu_match_players_set_limit (ChieuMatchPlayers *self, guint milliseconds);
ChieuProgram *chieu_match_players_get_program (ChieuMatchPlayers *self, int seat);
