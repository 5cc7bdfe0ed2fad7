/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One hand of any game as text: house rules, what it took over from the hand before, seed and moves. docs/notation.md, "The text
 * record", has the grammar.
 */
#pragma once

#include <glib.h>

#include "match/record/match-options.h"
#include "rules/deal.h"

/* The version that is written and read, and the line with which a record of it begins. */
#define CHIEU_RECORD_VERSION 1
#define CHIEU_RECORD_VERSION_LINE "chieu-record 1"

/* The words of the text: by ChieuOutcome, "none" first; NULL at the end. */
#define CHIEU_RECORD_N_OUTCOMES (CHIEU_OUTCOME_FALSE + 1)
extern const char *const chieu_record_outcomes[CHIEU_RECORD_N_OUTCOMES + 1];
/* By ChieuWay; NULL at the end. */
extern const char *const chieu_record_ways[CHIEU_WAY_NGHIEM + 2];

/* Limits of what is read; docs/notation.md names them. */
#define CHIEU_RECORD_BYTES_MAX (1024 * 1024)
#define CHIEU_RECORD_LINE_MAX 1024       /* bytes of a line */
#define CHIEU_RECORD_MOVES_MAX 4096
#define CHIEU_RECORD_NAME_MAX 160        /* bytes of a seat's name */
#define CHIEU_RECORDS_BYTES_MAX (256 * 1024 * 1024) /* of a file of many records */
#define CHIEU_RECORDS_MAX 200000                     /* in a file */

/* A move of a record. */
typedef struct
{
  guint8 seat;
  guint line;                    /* of the text it was read from, 0 if none */
  ChieuMove move;
} ChieuRecordMove;

/* A hand, as its record has it. */
typedef struct _ChieuRecord
{
  const ChieuGame *game;
  ChieuRules rules;
  ChieuCarry carry;
  guint64 seed;                  /* of the hand */
  guint n_deck;                  /* 0: dealt from the seed; else all cards of the game, as ChieuGame.deal_deck() takes them */
  ChieuCard deck[CHIEU_DECK_CARDS_MAX];
  int way;                       /* ChieuWay, or −1: not said */
  char *names[CHIEU_SEATS_MAX];  /* (nullable) each */
  GArray *moves;                 /* ChieuRecordMove */
  ChieuResult result;            /* outcome NONE: an unfinished hand; next and match_over are not written */
  guint result_line;             /* of the text it was read from, 0 if none */
} ChieuRecord;

/**
 * chieu_record_new:
 * @game: (nullable): NULL: the reader sets it before anything else is done with the record
 * @rules: copied
 * @carry: copied
 * @seed: of the hand (chieu_random_hand_seed)
 *
 * Returns: (transfer full): a record without moves
 */
ChieuRecord *chieu_record_new (const ChieuGame  *game,
                               const ChieuRules *rules,
                               const ChieuCarry *carry,
                               guint64           seed) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_record_parse:
 * @text: bytes, not necessarily zero-terminated
 * @length: how many, or −1: up to the zero
 *
 * Reads one record. chieu_record_replay() finds out whether the moves are possible.
 *
 * Returns: (transfer full): the record, or NULL with %CHIEU_MATCH_ERROR_BAD_RECORD, whose message names line and reason
 */
ChieuRecord *chieu_record_parse (const char *text, gssize length, GError **error) G_GNUC_WARN_UNUSED_RESULT;

void chieu_record_free (ChieuRecord *self);

/* Returns: the first face that does not occur in the deck of @self as often as the game has it; −1: it is a whole deck. @n: (out): how
 * often that face occurs */
int chieu_record_find_wrong_face (const ChieuRecord *self, int *n);

/* Deals the hand into @state, which has room for a state of the game (CHIEU_STATE_MAX bytes have room for any). */
void chieu_record_deal (const ChieuRecord *self, void *state);

/* Returns: (transfer full): another record of the same hand, without a result */
ChieuRecord *chieu_record_copy (const ChieuRecord *self) G_GNUC_WARN_UNUSED_RESULT;

/* Adds one move, made by @seat. */
void chieu_record_add_move (ChieuRecord *self, int seat, const ChieuMove *move);

/* Sets the result, which is copied; @result->outcome NONE: the hand is unfinished. */
void chieu_record_set_result (ChieuRecord *self, const ChieuResult *result);

/* Sets the name of the player at @seat, @name (nullable: none). What cannot be printed becomes a space, what is more than
 * CHIEU_RECORD_NAME_MAX bytes is cut off between two characters, and spaces at both ends are dropped; no name is left if it had nothing
 * else. */
void chieu_record_set_name (ChieuRecord *self, int seat, const char *name);

/* Returns: (transfer full): the text; chieu_record_parse() reads it to an equal record. */
char *chieu_record_to_string (const ChieuRecord *self);

/**
 * chieu_record_replay:
 * @state: (out) (optional): the state after the last move, room for CHIEU_STATE_MAX bytes
 * @result: (out) (optional): its result, outcome NONE if the hand is not over
 *
 * Deals and makes every move again; each must be possible, and the recorded result must be the one that comes out.
 *
 * Returns: FALSE with %CHIEU_MATCH_ERROR_BAD_RECORD, whose message names line (or move) and reason; @state is then
 *   the one before the move that failed, or the last one if only the result is wrong
 */
gboolean chieu_record_replay (const ChieuRecord *self, void *state, ChieuResult *result, GError **error);

/**
 * chieu_record_find_moment:
 * @fault: of a result, or as the rules noted it
 *
 * The answers to one card are judged when the last of them is there, but the fault lies in its seat's own answer before.
 *
 * Returns: the number of the move in which it was made
 */
guint chieu_record_find_moment (const ChieuRecord *self, const ChieuFault *fault);

/**
 * chieu_record_find_faults:
 *
 * The store, the statistics and replays all get the faults from here: everything that the rules noted (ChieuGame.faults) at any
 * time of the hand, including those in the result.
 *
 * Returns: (transfer full) (element-type ChieuFault): in the order of the moves in which they were made, which are their
 *   `move`; one move may have several. An impossible move is skipped
 */
GArray *chieu_record_find_faults (const ChieuRecord *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: whether both results agree in everything that a record of @seats keeps. Public for tests. */
gboolean chieu_record_result_equal (const ChieuResult *a, const ChieuResult *b, int seats);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuRecord, chieu_record_free)

/* ---- Many records, one after the other ---- */

/* However large the file is, only one record is in memory at a time. */
typedef struct _ChieuRecordReader ChieuRecordReader;

/**
 * chieu_record_reader_open:
 * @path: (nullable): of a file; NULL: standard input
 *
 * A file with too many bytes or records is refused before any of them is read; for standard input that is found out while
 * reading.
 *
 * Returns: (transfer full): a reader, or NULL with %CHIEU_MATCH_ERROR_BAD_RECORD, whose message names the file
 */
ChieuRecordReader *chieu_record_reader_open (const char *path, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* For chieu_record_parse() and tests. Returns: (transfer full): a reader of @text, @length bytes, which has to live as long as the
 * reader */
ChieuRecordReader *chieu_record_reader_new (const char *text, gsize length) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_record_reader_next:
 *
 * Reads the next record. chieu_record_replay() finds out whether the moves are possible.
 *
 * Returns: (transfer full): the record; NULL without an error: there are no more; NULL with
 *   %CHIEU_MATCH_ERROR_BAD_RECORD, also if there was none at all. The message names line and reason; where reading the file or standard
 *   input fails, or it has too many records, it names that instead of a line
 */
ChieuRecord *chieu_record_reader_next (ChieuRecordReader *self, GError **error) G_GNUC_WARN_UNUSED_RESULT;

void chieu_record_reader_free (ChieuRecordReader *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuRecordReader, chieu_record_reader_free)
