/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A match in the database: what the store has of it, what it should have, and what is loaded. For the match that is saved and the
 * thread that saves it, which need not know the inside of the database (database-private.h).
 */
#pragma once

#include "match/record/match-options.h"

typedef struct _ChieuDatabase ChieuDatabase;

/* One move of a hand as logged. */
typedef struct
{
  guint8 seat;
  gboolean decided;              /* a decision of the person: undo goes back to before it */
  ChieuMove move;
} ChieuMatchMove;

/* The standing of a match; the numbers are in the database. */
typedef enum
{
  CHIEU_STANDING_RUNNING = 0,
  CHIEU_STANDING_FINISHED = 1,
  CHIEU_STANDING_LEFT = 2,       /* another was begun in its place before it was finished, or it was given up */
  CHIEU_STANDING_DAMAGED = 3,    /* could not be resumed; kept for a person who wants to look at it */
} ChieuStanding;

/* The part of a match that the store has; all zero: nothing. */
typedef struct
{
  gint64 match, hand;            /* row ids */
  guint hand_number;             /* of row `hand` */
  guint n_moves;                 /* how many moves of the hand it has that are still valid */
  gboolean trim;                 /* it may have moves beyond these */
  gboolean ended;                /* it has the hand's result */
  guint begun;                   /* rank among the matches that this program saves, from 1; 0: not yet known, or it was imported */
} ChieuStoreCursor;

/* The state of a match that the store should have. */
typedef struct
{
  const ChieuMatchOptions *options;
  ChieuStanding standing;
  gint64 played;                 /* milliseconds */
  guint hand_number;
  const ChieuCarry *carry;
  const ChieuMatchMove *moves;
  guint n_moves;
  const ChieuResult *result;     /* (nullable): of a finished hand */
  const char *record;            /* (nullable): its text */
  const GArray *faults;          /* (nullable) (element-type ChieuFault): of a finished hand, all that were made */
  gboolean imported;             /* it was played elsewhere: no match of this program was begun for it */
} ChieuStoreHand;

/**
 * chieu_database_save:
 * @cursor: (inout): what the store has; on success all of @hand
 *
 * Updates the store in one transaction; what could not be saved before is saved, too. If the database turns out to be damaged, it
 * is set aside and a new one begun.
 *
 * Returns: FALSE with %CHIEU_MATCH_ERROR_STORE: nothing of @hand was saved, and @cursor still says what the store has
 */
gboolean chieu_database_save (ChieuDatabase         *self,
                              ChieuStoreCursor      *cursor,
                              const ChieuStoreHand  *hand,
                              GError               **error);

/* Saves the @standing of a match and how long it has been @played, in milliseconds; no effect if the store does not work. */
void chieu_database_save_played (ChieuDatabase *self, const ChieuStoreCursor *cursor, ChieuStanding standing, gint64 played);

/* The hands before a hand, as its ceremony needs them: only who deals and who gives the cái follow from it. */
typedef struct
{
  ChieuResult last;              /* of the hand before in the same hội, outcome and winner alone; outcome NONE: there was none,
                                  * or it is not known */
  int winner_before;             /* who won the hand before that one, −1: nobody, or it is not known */
  gboolean has_hoi;              /* @hoi is known */
  gint32 hoi[CHIEU_SEATS_MAX];   /* before the first hand: the points with which the hội before ended, of the same game and seats */
} ChieuStoreBefore;

/* Fills in what went before the hand of @cursor; what cannot be read counts as unknown. */
void chieu_database_find_before (ChieuDatabase           *self,
                                 const ChieuStoreCursor  *cursor,
                                 const ChieuMatchOptions *options,
                                 ChieuStoreBefore        *before);

/* An unfinished match as the store has it. Level ids are interned. */
typedef struct
{
  ChieuStoreCursor cursor;
  ChieuMatchOptions options;
  gint64 played;                 /* milliseconds */
  ChieuCarry carry;
  GArray *moves;                 /* ChieuMatchMove */
  ChieuStoreBefore before;
  gboolean elsewhere;            /* another program has the one that was asked for, or one played later */
  gboolean log_lost;             /* what was saved last is lost */
  gboolean damaged;              /* it cannot be read, and never will be */
} ChieuStoreLoaded;

/**
 * chieu_database_load:
 * @match: its row id; 0: the one that was played last
 *
 * Returns: TRUE also if there is none (cursor.match is 0); FALSE with @error if it cannot be read (cursor.match says which): with
 *   %CHIEU_MATCH_ERROR_STORE if SQLite failed, %CHIEU_MATCH_ERROR_BAD_MATCH or _BAD_OPTIONS if its rows are not a match
 */
gboolean chieu_database_load (ChieuDatabase *self, gint64 match, ChieuStoreLoaded *loaded, GError **error);
/* Frees what was loaded. */
void chieu_database_loaded_clear (ChieuStoreLoaded *loaded);
/* Marks a match so that it is not resumed again; it stays in the database. No effect if the store does not work. */
void chieu_database_set_match_aside (ChieuDatabase *self, gint64 match);
