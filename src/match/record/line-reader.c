/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "line-reader.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

struct _ChieuLineReader
{
  char *path;                    /* NULL: standard input, or a text */
  int fd;                        /* −1: a text */
  guint64 most;                  /* bytes of the file */
  guint64 taken;                 /* how many bytes were read from it */
  gsize line_most;
  char *buffer;                  /* of a text NULL */
  gsize size;                    /* of the buffer */
  const char *bytes;             /* what was read: in the buffer, or the text */
  gsize at, end;                 /* the part of @bytes that was not returned yet */
  gboolean ended;                /* nothing more can be read */
  gboolean inside;               /* in a line that is too long */
};

/* ---- Where the lines come from ---- */

static ChieuLineReader *
reader_new (int     fd,
            guint64 most,
            gsize   line_most)
{
  ChieuLineReader *self = g_new0 (ChieuLineReader, 1);

  self->fd = fd;
  self->most = most;
  self->line_most = line_most;
  return self;
}

ChieuLineReader *
chieu_line_reader_open (const char  *path,
                        guint64      most,
                        gsize        line_most,
                        GError     **error)
{
  int fd = chieu_bounded_open (path, most, error);
  ChieuLineReader *self;

  if (fd < 0)
    return NULL;
  self = reader_new (fd, most, line_most);
  self->path = g_strdup (path);
  return self;
}

ChieuLineReader *
chieu_line_reader_new_for_stdin (guint64 most,
                                 gsize   line_most)
{
  return reader_new (STDIN_FILENO, most, line_most);
}

ChieuLineReader *
chieu_line_reader_new_for_text (const char *text,
                                gsize       length,
                                gsize       line_most)
{
  ChieuLineReader *self = reader_new (-1, length, line_most);

  self->bytes = text;
  self->end = length;
  self->ended = TRUE;
  return self;
}

void
chieu_line_reader_free (ChieuLineReader *self)
{
  if (self == NULL)
    return;
  if (self->path != NULL)
    close (self->fd);
  g_free (self->path);
  g_free (self->buffer);
  g_free (self);
}

gboolean
chieu_line_reader_rewind (ChieuLineReader  *self,
                          GError          **error)
{
  g_return_val_if_fail (self != NULL && self->path != NULL, FALSE);

  if (lseek (self->fd, 0, SEEK_SET) != 0)
    return chieu_bounded_fail_reading (self->path, errno, error);
  self->at = self->end = 0;
  self->taken = 0;
  self->ended = self->inside = FALSE;
  return TRUE;
}

/* ---- Reading ---- */

/* Makes room for another piece after what was not returned yet: that is moved to the front, or the buffer grows. As nothing is read
 * once more than a line of the allowed length is held, the buffer stays smaller than twice such a line and a piece together. */
static void
make_room (ChieuLineReader *self)
{
  gsize kept = self->end - self->at;

  if (self->at > 0)
    memmove (self->buffer, self->buffer + self->at, kept);
  self->at = 0;
  self->end = kept;
  if (self->size - kept >= CHIEU_BOUNDED_PIECE)
    return;
  self->size = MAX (2 * self->size, kept + CHIEU_BOUNDED_PIECE);
  self->buffer = g_realloc (self->buffer, self->size);
  self->bytes = self->buffer;
}

/* Reads what there is. Returns: FALSE with the error */
static gboolean
read_piece (ChieuLineReader  *self,
            GError          **error)
{
  const char *name = self->path != NULL ? self->path : "-";
  gssize n;

  make_room (self);
  do
    {
      n = read (self->fd, self->buffer + self->end, CHIEU_BOUNDED_PIECE);
      /* The standard input that we got is non-blocking, so we wait for it here. */
      if (n < 0 && errno == EAGAIN && self->path == NULL)
        {
          poll (&(struct pollfd) { .fd = self->fd, .events = POLLIN }, 1, -1);
          errno = EINTR;
        }
    }
  while (n < 0 && errno == EINTR);
  if (n < 0)
    return chieu_bounded_fail_reading (name, errno, error);
  self->ended = n == 0;
  self->end += (gsize) n;
  self->taken += (guint64) n;
  return self->taken <= self->most || chieu_bounded_fail_too_large (name, self->most, error);
}

ChieuLine
chieu_line_reader_next (ChieuLineReader  *self,
                        const char      **line,
                        gsize            *length,
                        GError          **error)
{
  const char *newline = NULL;
  gboolean inside;
  gsize seen = 0;

  g_return_val_if_fail (self != NULL && line != NULL && length != NULL, CHIEU_LINE_FAILED);

  inside = self->inside;
  for (;;)
    {
      const gsize held = self->end - self->at;

      newline = held > seen ? memchr (self->bytes + self->at + seen, '\n', held - seen) : NULL;
      if (newline != NULL || self->ended || held > self->line_most || (inside && held > 0))
        break;
      seen = held;
      if (!read_piece (self, error))
        return CHIEU_LINE_FAILED;
    }

  *line = self->bytes + self->at;
  *length = newline != NULL ? (gsize) (newline - *line) : self->end - self->at;
  if (newline == NULL && *length == 0)
    return CHIEU_LINE_END;
  self->at += *length + (newline != NULL);
  self->inside = newline == NULL && !self->ended;
  if (inside)
    return CHIEU_LINE_REST;
  return *length <= self->line_most ? CHIEU_LINE_READ : CHIEU_LINE_TOO_LONG;
}
