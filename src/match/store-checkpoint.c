/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-private.h"

/* Values of ChieuStore.checkpointing. */
enum
{
  IDLE,
  RUNS,
  RUNS_ONCE_MORE,                /* asked for again meanwhile */
};

/* Called between hands, when nobody saves. The copying of the log into the database and its waits for the disk
 * happen here. So does the first write after it, which begins the log anew and waits for the disk once more. */
static void
checkpoint (const char *path)
{
  sqlite3 *db = NULL;

  if (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK)
    {
      sqlite3_busy_timeout (db, 0);
      sqlite3_db_config (db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
      sqlite3_exec (db, "PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0;", NULL, NULL, NULL);
      /* A busy or damaged database is no matter here: the log stays, and its user will tell. */
      if (sqlite3_wal_checkpoint_v2 (db, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL) == SQLITE_OK)
        sqlite3_exec (db, "UPDATE match SET standing = standing WHERE id = (SELECT max (id) FROM match)",
                      NULL, NULL, NULL);
    }
  sqlite3_close (db);
}

static gpointer
checkpoint_main (gpointer data)
{
  ChieuStore *self = data;

  do
    {
      g_atomic_int_set (&self->checkpointing, RUNS);
      checkpoint (self->path);
    }
  while (!g_atomic_int_compare_and_exchange (&self->checkpointing, RUNS, IDLE));
  return NULL;
}

void
chieu_store_checkpoint (ChieuStore *self)
{
  g_return_if_fail (self != NULL);

  if (self->db == NULL || g_atomic_int_get (&self->checkpointing) == RUNS_ONCE_MORE
      || g_atomic_int_compare_and_exchange (&self->checkpointing, RUNS, RUNS_ONCE_MORE))
    return;
  if (self->checkpoint != NULL)
    g_thread_join (g_steal_pointer (&self->checkpoint));
  g_atomic_int_set (&self->checkpointing, RUNS);
  self->checkpoint = g_thread_try_new ("checkpoint", checkpoint_main, self, NULL);
  if (self->checkpoint == NULL)
    g_atomic_int_set (&self->checkpointing, IDLE);
}
