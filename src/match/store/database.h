/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The SQLite database in which matches are kept. A move is one transaction in the write-ahead log, so a killed program loses
 * nothing.
 *
 * Every function here may wait for the disk, and for another program that uses the database. Only one thread at a time uses it:
 * that of a ChieuStore, which passes it to the work that it is asked to do, or one that computes long sums with a reader.
 *
 * A database that is damaged is renamed and a new one begun; one of a newer program stays as it is and another is used beside it.
 * Neither is ever overwritten.
 */
#pragma once

#include "match/record/match-options.h"

typedef struct _ChieuDatabase ChieuDatabase;

/**
 * chieu_database_open:
 * @path: of the database; its folder is made if need be
 *
 * Returns: (transfer full): the database, or NULL with %CHIEU_MATCH_ERROR_STORE, whose message names the file and
 *   the reason. A damaged file may have been set aside even then; the message says where it lies now
 */
ChieuDatabase *chieu_database_open (const char *path, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_database_open_reader:
 * @path: of a database that is open already (chieu_database_get_path())
 *
 * Opens the same database for another thread, in which long sums are computed. It has what was saved before and cannot be written
 * to.
 *
 * Returns: (transfer full): the database, or NULL with %CHIEU_MATCH_ERROR_STORE
 */
ChieuDatabase *chieu_database_open_reader (const char *path, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Closes the database and frees it. */
void chieu_database_close (ChieuDatabase *self);

/* Returns: the file in use */
const char *chieu_database_get_path (ChieuDatabase *self);

/* Returns: (nullable): a sentence for the person about what was set aside and where it lies now */
const char *chieu_database_get_notice (ChieuDatabase *self);

/* A finished hand. Its strings are interned. */
typedef struct
{
  gint64 id;
  gint64 ended;                  /* seconds since 1970, UTC */
  const char *game;              /* its id */
  guint number;                  /* of the hand in its match, from 0 */
  int seats;
  int outcome;                   /* ChieuOutcome */
  int winner;                    /* seat or −1 */
  int worth;
  int points[CHIEU_SEATS_MAX];   /* what each seat was credited */
  gint64 match;                  /* hands of one match have the same */
  int person;                    /* the person's seat, −1: none played (a hand that was imported) */
  int way;                       /* ChieuWay */
  int n_faults;                  /* how many faults the person made, found or not */
  ChieuMatchKind kind;
  const char *deal;              /* the name of the deal */
  const char *cuoc;              /* ids of what the winner called, paid or not, in the order of the call, separated by spaces */
} ChieuStoredHand;

/* Returns: TRUE to go on with the next one */
typedef gboolean (*ChieuStoreHandFunc) (const ChieuStoredHand *hand, gpointer user_data);

/**
 * chieu_database_foreach_hand:
 * @before: only hands with a smaller id, 0: all
 *
 * Calls @func for each finished hand, the latest first, until it returns FALSE.
 *
 * Returns: FALSE with %CHIEU_MATCH_ERROR_STORE if the database does not answer
 */
gboolean chieu_database_foreach_hand (ChieuDatabase       *self,
                                      gint64               before,
                                      ChieuStoreHandFunc   func,
                                      gpointer             user_data,
                                      GError             **error);

/* Returns: (transfer full): the text record of a finished hand, or NULL with @error if there is none of this id, or the
 * database does not answer. */
char *chieu_database_export_hand (ChieuDatabase *self, gint64 id, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_database_import_hand:
 * @text: a text record of a finished hand
 *
 * Replays the record and saves its hand with the finished ones.
 *
 * Returns: the hand's id, or 0 with @error: %CHIEU_MATCH_ERROR_BAD_RECORD names line and reason
 */
gint64 chieu_database_import_hand (ChieuDatabase *self, const char *text, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuDatabase, chieu_database_close)
