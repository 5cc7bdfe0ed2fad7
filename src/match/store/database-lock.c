/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Locks the open matches, so that only one program has each: the byte with the match's number is locked in a file beside the
 * database. The lock ends with the process, however that ends; it is not one of SQLite's.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "database-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "match/record/file-modes.h"

/* The lock belongs to the open file and not to the process, so that two stores of one process exclude each other, too. */
#ifdef F_OFD_SETLK
#define SET_LOCK F_OFD_SETLK
#define GET_LOCK F_OFD_GETLK
#else
#define SET_LOCK F_SETLK
#define GET_LOCK F_GETLK
#endif

void
chieu_database_open_lock (ChieuDatabase *self)
{
  g_autofree char *path = g_strconcat (chieu_database_get_path (self), "-open", NULL);

  /* Without the file matches can be played all the same. */
  self->lock = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, CHIEU_FILE_MODE);
}

void
chieu_database_unlock (ChieuDatabase *self)
{
  if (self->lock >= 0)
    close (self->lock);
  self->lock = -1;
}

static struct flock
make_lock (gint64 match)
{
  return (struct flock) { .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = (off_t) match, .l_len = 1 };
}

gboolean
chieu_database_lock_match (ChieuDatabase *self,
                           gint64         match)
{
  struct flock lock = make_lock (match);

  /* A lock that the store has already is granted again. Where none can be had at all, matches can be played without. */
  return self->lock < 0 || fcntl (self->lock, SET_LOCK, &lock) == 0 || (errno != EAGAIN && errno != EACCES);
}

gboolean
chieu_database_is_elsewhere (ChieuDatabase *self,
                             gint64         match)
{
  struct flock lock = make_lock (match);

  return self->lock >= 0 && fcntl (self->lock, GET_LOCK, &lock) == 0 && lock.l_type != F_UNLCK;
}
