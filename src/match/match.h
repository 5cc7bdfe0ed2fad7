/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A match of any game: its seats, its hands, the answers that are missing, and the pace. Nothing else changes the state of its hand.
 * Each move is saved before anybody sees it; bots are asked through the pool, over observations they own.
 */
#pragma once

#include "match-note.h"
#include "match/record/match-options.h"
#include "match/words/ceremony.h"

typedef struct _ChieuStore ChieuStore;
typedef struct _ChieuRecord ChieuRecord;

typedef enum
{
  CHIEU_TRY_DONE,                /* it is made: "moved" follows, with a store when it is written */
  CHIEU_TRY_REFUSED,             /* not made: *reason says why, unless nothing can be tried now (CHIEU_REASON_NONE) */
  CHIEU_TRY_WARNED,              /* Thường: it is a fault (*reason); trying it again makes it */
  CHIEU_TRY_GIVES_UP_WIN,        /* Học: it is no fault, but gives up a hand that wins as dealt; trying it again makes it */
} ChieuTry;

#define CHIEU_TYPE_MATCH (chieu_match_get_type ())
G_DECLARE_FINAL_TYPE (ChieuMatch, chieu_match, CHIEU, MATCH, GObject)

/**
 * ChieuMatch signals (all on the main context that made it):
 * "moved" (int seat, gpointer const ChieuMove *move, gpointer const ChieuEvents *events): after a move took
 *     effect or, for an answer that waits for others', was only noted (events->n is 0 then, and what another seat
 *     answered is not to be shown). The view has changed already.
 * "asked" (): the person must answer now, or chieu_match_is_opening() is TRUE; emitted each time.
 * "hand-dealt" (): the hand is to be shown as it is: a new one, or the present one when the match is started for the first time
 *     (also after a resume), and after an undo.
 *     If it is over already, "hand-over" follows.
 * "hand-over" (): there is a result.
 * "save-failed" (const char *message): the store does not work, and play goes on unsaved; or it was found damaged
 *     and set aside, and play is saved in a new one.
 * "noted" (): chieu_match_get_notes() has grown.
 * Properties with notify: "can-undo", "can-redo", "thinking" (uint: bit set of seats whose bots think), "waiting" (see
 *     chieu_match_is_waiting()), "pace" (int), "saving" (see chieu_match_is_saving()).
 *
 * With a store, a move takes effect when it is written: the view, the signals and all getters stay as they were until then.
 * Without one it takes effect at once.
 */

/**
 * chieu_match_new:
 * @options: copied
 * @store: (nullable): where moves are saved; NULL: nowhere
 *
 * Makes a match and deals its first hand; nothing happens before chieu_match_start(). An unfinished match in the same place of
 * @store (chieu_match_options_share_place()) is given up: it cannot be resumed any more; all others stay open. If the store does
 * not work, "save-failed" says so when the match is started.
 *
 * Returns: (transfer full): a match, or NULL with @error (%CHIEU_MATCH_ERROR_BAD_OPTIONS: which one and why)
 */
ChieuMatch *chieu_match_new (const ChieuMatchOptions *options, ChieuStore *store, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_match_new_from:
 * @options: copied; game, seats, seed, deck and rules are those of @record instead. The way has to suit it: a hand of nghiêm is
 * continued in nghiêm, any other in another way
 * @record: a hand, finished or not
 * @n_moves: how many of its moves are made already; at most as many as it has
 *
 * Makes a match whose first hand is the one of @record as it was after @n_moves. It is a try: it is saved nowhere, and only moves
 * that were made in it can be taken back.
 *
 * Returns: (transfer full): a match, or NULL with @error: %CHIEU_MATCH_ERROR_BAD_OPTIONS, also if the way does not suit, or
 *   %CHIEU_MATCH_ERROR_BAD_RECORD if a move is not possible
 */
ChieuMatch *chieu_match_new_from (const ChieuMatchOptions *options,
                                  const ChieuRecord       *record,
                                  guint                    n_moves,
                                  GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_match_resume_async:
 * @match: the id of an unfinished match (ChieuOpenMatch); 0: the one that was played last
 *
 * Reads the match from @store.
 */
void chieu_match_resume_async (ChieuStore          *store,
                               gint64               match,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             user_data);
/**
 * chieu_match_resume_finish:
 * @news: (out) (optional) (nullable) (transfer full): a sentence for the person about what is different from how it was left
 *
 * Returns: (transfer full) (nullable): the match as it was left, or NULL: without @error if there is none, or another window of
 *   this program has it (@news says so); with @error if it could not be read, or is damaged (it is then set aside, not deleted)
 */
ChieuMatch *chieu_match_resume_finish (ChieuStore *store, GAsyncResult *result, char **news, GError **error) G_GNUC_WARN_UNUSED_RESULT;
/* For tests, never for a window: does the same with the match that was played last, and waits for the store. */
ChieuMatch *chieu_match_resume (ChieuStore *store, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Starts the match: bots begin to answer, and clocks to run. Does nothing if it runs already. */
void chieu_match_start (ChieuMatch *self);
/* Stops everything until it is started again. To be called before the last reference is given up. */
void chieu_match_pause (ChieuMatch *self);

/* Returns: (transfer none): how the match is played */
const ChieuMatchOptions *chieu_match_get_options (ChieuMatch *self);

/**
 * chieu_match_get_view:
 *
 * Returns: (transfer none): what the person observes, in the layout of the game's state; without a person, what an onlooker does.
 *   After the hand is over all hands lie open. It changes with the hand, and lives as long as the match
 */
const void *chieu_match_get_view (ChieuMatch *self);
/* Returns: the seat whose view it is: the person's, or −1 */
int chieu_match_get_person (ChieuMatch *self);
/* Returns: whether the person must answer now; FALSE also while their own answer is written, and where it is made automatically */
gboolean chieu_match_is_asked (ChieuMatch *self);
/**
 * chieu_match_is_opening:
 *
 * In the strict way nothing may reveal who holds a khàn. So the person can look at the hand as long as they like, whether the
 * rules ask them or not, and nobody else does anything before.
 *
 * Returns: whether the hand waits for chieu_match_end_opening()
 */
gboolean chieu_match_is_opening (ChieuMatch *self);
/* Ends the opening for the person, as putting a card down does. No effect at any other time. */
void chieu_match_end_opening (ChieuMatch *self);
/* Lists the person's moves now; @moves has room for CHIEU_MOVES_MAX. Returns: how many; 0 if the person is not asked */
int chieu_match_list_moves (ChieuMatch *self, ChieuMoveScope scope, ChieuMove *moves);

/**
 * chieu_match_try:
 * @reason: (out): why it is refused or what is wrong with it
 *
 * The only way in which the person moves, except for moves that are made automatically. Pointer, touch, keyboard and accessible
 * action all end here.
 *
 * While the person's own move, a move taken back or a new hand is being written, any move is refused, with %CHIEU_REASON_NONE: it
 * would answer a question that nobody has seen yet. While another's answer is being written, the person's is kept and made after it,
 * if the question is still the same. Without a person every move is refused in this way.
 */
ChieuTry chieu_match_try (ChieuMatch *self, const ChieuMove *move, ChieuReason *reason);

/* Takes moves back. Học: the person's last move and all since. Thường: a fault that was just made, before the next card. A move
 * that is being written is shown first. */
void chieu_match_undo (ChieuMatch *self);
/* Returns: whether something can be taken back now */
gboolean chieu_match_can_undo (ChieuMatch *self);

/* Makes the move again that was taken back at this point, if everybody has played the same since; the others decide anew. A fault
 * is not made again. */
void chieu_match_redo (ChieuMatch *self);
/* Returns: whether a move can be made again now */
gboolean chieu_match_can_redo (ChieuMatch *self);

/* With CHIEU_PACE_WAIT: goes on to the next event. With any pace: skips the present delay. */
void chieu_match_proceed (ChieuMatch *self);
/* Returns: whether something waits for chieu_match_proceed(), even if a bot still thinks about it */
gboolean chieu_match_is_waiting (ChieuMatch *self);
/* Returns: whether something has been waiting to be written for so long (300 ms) that the person should be told */
gboolean chieu_match_is_saving (ChieuMatch *self);
/* Set and return how long others seem to think. */
void chieu_match_set_pace (ChieuMatch *self, ChieuPace pace);
ChieuPace chieu_match_get_pace (ChieuMatch *self);
/* Sets whether the person's "boc" and "duoi" are made automatically if there is no other clean move; in the strict way they never
 * are. */
void chieu_match_set_auto_boc (ChieuMatch *self, gboolean auto_boc);

/**
 * chieu_match_set_program:
 * @command: (nullable): what is executed for each seat of %CHIEU_MATCH_LEVEL_PROGRAM, boxed as
 *   chieu_program_box_make_command() does it; copied. NULL: a plain bot plays there
 * @why_not: (nullable): without @command, the reason, which is told in every hand
 *
 * To be called before the match is started. Each such seat has a process of its own, from its first question on until the
 * match is paused; it is told what its seat observes.
 */
void chieu_match_set_program (ChieuMatch *self, const char *const *command, const char *why_not);

/* Returns: whether any seat has the level %CHIEU_MATCH_LEVEL_PROGRAM, even if no program can be run there */
gboolean chieu_match_has_program_seat (ChieuMatch *self);

/* Returns: (transfer none) (element-type ChieuMatchNote): the notes on programs in this hand, in their order */
const GPtrArray *chieu_match_get_notes (ChieuMatch *self);

/* Finds the result of the hand. Returns: FALSE while it runs; the outcome of @result is then none */
gboolean chieu_match_get_result (ChieuMatch *self, ChieuResult *result);
/* Returns: (transfer none) (nullable): the finished hand's whole state, until the next hand or an undo; NULL while the hand runs */
const void *chieu_match_get_final_state (ChieuMatch *self);
/* Finds the ceremony before the present hand. Returns: FALSE if there is none, or the hand has begun already */
gboolean chieu_match_get_ceremony (ChieuMatch *self, ChieuCeremony *ceremony);
/* Return the number of the hand in the match, from 0, and for tests its seed. */
guint chieu_match_get_hand_number (ChieuMatch *self);
guint64 chieu_match_get_hand_seed (ChieuMatch *self);
/* Returns: (transfer none): the points of each seat, the pot and the cái: while the hand runs those with which it began, after it
 * those of the next one. They change with the hand */
const ChieuCarry *chieu_match_get_carry (ChieuMatch *self);
/* Returns: whether the hội has ended with this hand */
gboolean chieu_match_is_over (ChieuMatch *self);
/* After a finished hand: deals the next one. No effect if the match is over. */
void chieu_match_deal_next_hand (ChieuMatch *self);
/* Returns: (transfer full): the present or finished hand, for a replay or a file; the seats have no names */
ChieuRecord *chieu_match_make_record (ChieuMatch *self);
/* For tests. Returns: (transfer full): the same as a text (docs/notation.md) */
char *chieu_match_make_record_text (ChieuMatch *self);
