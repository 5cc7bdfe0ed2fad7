/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * SQL that tests put to an open store, to write what the program itself does not.
 */
#pragma once

#include "match/store/database-private.h"
#include "match/store/store.h"

/* Runs in the store's thread. */
static gboolean
exec_work (ChieuDatabase  *database,
           gpointer        sql,
           GCancellable   *cancellable,
           GError        **error)
{
  g_assert_cmpint (sqlite3_exec (database->db, sql, NULL, NULL, NULL), ==, SQLITE_OK);
  return TRUE;
}

/* Executes @sql in the store's thread, and waits for it; it is expected to work. */
static inline void
must_exec (ChieuStore *store,
           const char *sql)
{
  g_assert_true (chieu_store_run (store, exec_work, (gpointer) sql, NULL));
}
