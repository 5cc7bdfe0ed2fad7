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

/* The functions that are called when something comes from a player, on the main context on which the match runs. */
typedef struct
{
  /* Takes the answer of @seat to the question that it was asked last; never called while it is asked. @move: (nullable): not yet
   * checked; NULL: the bot there had no answer, or no thread could be started in which it thinks. */
  void (*answered) (int seat, const ChieuMove *move, gpointer data);
  /* The notes have grown; may be called while a seat is asked. */
  void (*noted) (gpointer data);
} ChieuMatchPlayersHandler;

/**
 * chieu_match_players_new:
 * @hand: stays the caller's, as @handler does; both have to live as long as the players
 * @data: what the functions of @handler are called with
 *
 * Returns: (transfer full): the players at all seats of @hand except the person's; they can be asked once they are started
 */
ChieuMatchPlayers *chieu_match_players_new (const ChieuMatchHand *hand, const ChieuMatchPlayersHandler *handler, gpointer data);
/* Stops the players if need be, and frees them with their notes. All questions must have been withdrawn. */
void chieu_match_players_free (ChieuMatchPlayers *self);

/* Sets the program, as chieu_match_set_program() does. */
void chieu_match_players_set_program (ChieuMatchPlayers *self, const char *const *command, const char *why_not);
/* Returns: whether any seat has the level %CHIEU_MATCH_LEVEL_PROGRAM, even if no program can be run there */
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
/* Returns: (transfer none) (element-type ChieuMatchNote): the notes on programs in this hand, in their order; the array lives as
 * long as @self and grows with the hand */
const GPtrArray *chieu_match_players_get_notes (ChieuMatchPlayers *self);
/* Says that only the first @n_moves moves of the hand are left, the others being taken back: the notes that came after one of those go,
 * too. */
void chieu_match_players_trim_notes (ChieuMatchPlayers *self, guint n_moves);

/* For tests: sets the time for one move of each program that is not there yet. */
void chieu_match_players_set_limit (ChieuMatchPlayers *self, guint milliseconds);
/* For tests. Returns: (transfer none) (nullable): the program of @seat; NULL: none was asked there since the players were started */
ChieuProgram *chieu_match_players_get_program (ChieuMatchPlayers *self, int seat);
