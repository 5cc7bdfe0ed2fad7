/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A database that another connection has for itself, for tests of what is done before a store is open.
 */
#pragma once

#include <glib.h>
#include <sqlite3.h>

/* Returns: (transfer full): a connection that has the database at @path for itself: a store that opens it waits until the connection is
 * closed (sqlite3_close()) */
static inline sqlite3 *
hold_database (const char *path)
{
  sqlite3 *db;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE", NULL, NULL, NULL), ==, SQLITE_OK);
  return db;
}
