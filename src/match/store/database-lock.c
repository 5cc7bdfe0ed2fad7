/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Locks the matches that are open, so that one program has each: of each one byte is locked, that of its number, of a file
 * beside the database. The lock goes with the process, however that ends; it is none of SQLite's.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "database-private.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <unistd.h>

/* A lock of the open file and not of the process: two stores of one process are two as well. */
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
  g_autofree char *path = g_strconcat (self->path, "-open", NULL);

  /* Without the file matches are played all the same. */
  self->lock = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0600);
}

void
chieu_database_unlock (ChieuDatabase *self)
{
  if (self->lock >= 0)
    close (self->lock);
  self->lock = -1;
}

static struct flock
byte_of (gint64 match)
{
  return (struct flock) { .l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = (off_t) match, .l_len = 1 };
}

gboolean
chieu_database_lock_match (ChieuDatabase *self,
                           gint64         match)
{
  struct flock lock = byte_of (match);

  /* A lock that one has already is given again. */
  return self->lock < 0 || fcntl (self->lock, SET_LOCK, &lock) == 0;
}

gboolean
chieu_database_is_elsewhere (ChieuDatabase *self,
                             gint64         match)
{
  struct flock lock = byte_of (match);

  return self->lock >= 0 && fcntl (self->lock, GET_LOCK, &lock) == 0 && lock.l_type != F_UNLCK;
}
