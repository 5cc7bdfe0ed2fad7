/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "database-private.h"

void
chieu_database_checkpoint (ChieuDatabase *self)
{
  if (self->db == NULL)
    return;
  /* If another program uses the database, this does not wait: the log stays, and is moved at another quiet moment. */
  sqlite3_busy_timeout (self->db, 0);
  sqlite3_wal_checkpoint_v2 (self->db, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
  sqlite3_busy_timeout (self->db, CHIEU_DATABASE_BUSY_MS);
}
