/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The note of what was saved last. SQLite leaves out the end of a log that is cut, and all of one that is lost, without an error.
 * So a small file beside the database says which hand was saved last, how many moves it had and whether it was over: whatever of
 * that the database lacks when it is opened again has been lost. The note never runs ahead of the database: it is written after a
 * transaction that adds something, and before one that takes something back. So a program that is killed leaves no note that
 * claims too much. It does not wait for the disk, and it has a checksum, so that half a note does not count.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "database-private.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "match/record/file-modes.h"

/* The bytes of a note: "HAND MOVES ENDED SUM\n" always has this length. */
#define NOTE_BYTES 43

typedef struct
{
  char text[NOTE_BYTES + 1];
} Note;

static Note
make_note (gint64   hand,
           guint    n_moves,
           gboolean ended)
{
  Note note;
  int n = g_snprintf (note.text, sizeof note.text, "%020" G_GINT64_MODIFIER "d %010u %d ", hand, n_moves, ended != FALSE);

  g_snprintf (note.text + n, sizeof note.text - (gsize) n, "%08x\n", g_str_hash (note.text));
  return note;
}

static gboolean
parse_note (const Note *note,
            gint64     *hand,
            guint      *n_moves,
            int        *ended)
{
  Note again;

  if (sscanf (note->text, "%" G_GINT64_MODIFIER "d %u %d", hand, n_moves, ended) != 3)
    return FALSE;
  again = make_note (*hand, *n_moves, *ended);
  return strcmp (again.text, note->text) == 0;
}

static gboolean
read_note (const char *path,
           Note       *note)
{
  g_autofree char *name = g_strconcat (path, CHIEU_DATABASE_NOTE_SUFFIX, NULL);
  /* The flag keeps it from waiting for a pipe. */
  int file = g_open (name, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0);
  ssize_t n;

  if (file < 0)
    return FALSE;
  n = read (file, note->text, NOTE_BYTES);
  close (file);
  note->text[NOTE_BYTES] = '\0';
  return n == NOTE_BYTES;
}

/* Finds whether @db, which has its tables, lacks something of @note. The moves of a hand are deleted when the next one of its match is
 * dealt. Returns: SQLite's code */
static int
find_lacking (sqlite3    *db,
              const Note *note,
              gboolean   *lacks)
{
  sqlite3_stmt *statement;
  gint64 hand;
  guint n_moves;
  int ended;
  int code;

  *lacks = FALSE;
  if (!parse_note (note, &hand, &n_moves, &ended))
    return SQLITE_OK;
  code = sqlite3_prepare_v2 (db,
                             "SELECT 1 FROM hand WHERE id = ?1 AND ((SELECT count(*) FROM move WHERE hand = ?1) >= ?2"
                             " AND (ended IS NOT NULL) >= ?3 OR EXISTS (SELECT 1 FROM hand AS later"
                             " WHERE later.match = hand.match AND later.number > hand.number))",
                             -1, &statement, NULL);
  if (code != SQLITE_OK)
    return code;
  sqlite3_bind_int64 (statement, 1, hand);
  sqlite3_bind_int64 (statement, 2, n_moves);
  sqlite3_bind_int (statement, 3, ended);
  code = sqlite3_step (statement);
  sqlite3_finalize (statement);
  *lacks = code == SQLITE_DONE;
  return code == SQLITE_DONE || code == SQLITE_ROW ? SQLITE_OK : code;
}

int
chieu_database_compare_last (const char *path,
                             sqlite3    *db,
                             gboolean    has_tables,
                             gboolean   *known,
                             gboolean   *lacks)
{
  Note before, after;

  *known = *lacks = FALSE;

  /* Another program may be taking moves back at this moment: what is lacking counts only if the note is still the same afterwards. */
  while (read_note (path, &before))
    {
      gint64 hand;
      guint n_moves;
      int ended, code = SQLITE_OK;

      *known = parse_note (&before, &hand, &n_moves, &ended);
      *lacks = *known && !has_tables;
      if (*known && has_tables)
        code = find_lacking (db, &before, lacks);
      if (code != SQLITE_OK || !*lacks || !read_note (path, &after) || strcmp (before.text, after.text) == 0)
        return code;
    }
  *lacks = FALSE;
  return SQLITE_OK;
}

void
chieu_database_note_last (ChieuDatabase *self,
                          gint64         hand,
                          guint          n_moves,
                          gboolean       ended)
{
  g_autofree char *name = g_strconcat (chieu_database_get_path (self), CHIEU_DATABASE_NOTE_SUFFIX, NULL);
  Note note = make_note (hand, n_moves, ended);

  if (self->last < 0)
    self->last = g_open (name, O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK, CHIEU_FILE_MODE);
  if (self->last >= 0 && pwrite (self->last, note.text, NOTE_BYTES, 0) == NOTE_BYTES)
    return;
  /* An earlier note, which may be one that could not be opened, may claim too much by now. */
  g_unlink (name);
  chieu_database_close_last (self);
}

void
chieu_database_close_last (ChieuDatabase *self)
{
  if (self->last >= 0)
    close (self->last);
  self->last = -1;
}
