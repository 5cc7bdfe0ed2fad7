/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The other players of a match: bots, which think in the pool over observations they own, and seats where somebody's own program
 * sits. A program is asked the same as a bot; if it has no valid answer, a plain bot plays.
 */
#pragma once

#include "match-hand.h"
#include "match-note.h"
#include "match/programs/program.h"

typedef struct _ChieuMatchPlayers ChieuMatchPlayers;

/* The functions that are called when something comes from a player. */
typedef struct
{
  /* @move is NULL if a bot had no answer. */
  void (*answered) (int seat, const ChieuMove *move, gpointer data);
  /* The notes have grown. */
  void (*noted) (gpointer data);
} ChieuMatchPlayersHandler;

/* Makes the players at all seats of @hand except the person's. @hand and @handler stay the caller's. */
ChieuMatchPlayers *chieu_match_players_new (const ChieuMatchHand *hand, const ChieuMatchPlayersHandler *handler, gpointer data);
void chieu_match_players_free (ChieuMatchPlayers *self);

/* Sets the program, as chieu_match_set_program() does. */
void chieu_match_players_set_program (ChieuMatchPlayers *self, const char *const *command, const char *why_not);
/* Returns: whether a program sits at any seat */
gboolean chieu_match_players_have_program_seat (ChieuMatchPlayers *self);

/* Starts them: they can be asked from now on. Not to be called again before chieu_match_players_stop(). */
void chieu_match_players_start (ChieuMatchPlayers *self);
/* Ends all processes and gives up the pool; all questions must have been withdrawn. */
void chieu_match_players_stop (ChieuMatchPlayers *self);
/* Asks @seat, which is not the person's, the present question. */
void chieu_match_players_ask_seat (ChieuMatchPlayers *self, int seat);
/* Withdraws the question to @seat, which has been asked: its answer will not come any more. */
void chieu_match_players_withdraw (ChieuMatchPlayers *self, int seat);

/* Says that another hand begins: programs that had failed may play again, and the notes are cleared. */
void chieu_match_players_begin_hand (ChieuMatchPlayers *self);
/* Returns: (transfer none) (element-type ChieuMatchNote): the notes on programs in this hand */
const GPtrArray *chieu_match_players_get_notes (ChieuMatchPlayers *self);
/* Says that the moves from @n_moves on are taken back: the notes that came after them go, too. */
void chieu_match_players_trim_notes (ChieuMatchPlayers *self, guint n_moves);

/* For tests: set the time for one move of each program that has not been started yet, and return the program of a seat (nullable: not
 * asked yet). */
void chieu_match_players_set_limit (ChieuMatchPlayers *self, guint milliseconds);
ChieuProgram *chieu_match_players_get_program (ChieuMatchPlayers *self, int seat);
