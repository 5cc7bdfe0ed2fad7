/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the lines of a file, of standard input or of a text, one after the other. The memory that it needs depends only on the
 * longest allowed line.
 */
#pragma once

#include "bounded.h"

typedef struct _ChieuLineReader ChieuLineReader;

/* The outcome of asking for a line. */
typedef enum
{
  CHIEU_LINE_READ,
  CHIEU_LINE_TOO_LONG,           /* the line has too many bytes: here are its first ones, or all */
  CHIEU_LINE_REST,               /* further bytes of that line; it may go on */
  CHIEU_LINE_END,                /* there are no more lines */
  CHIEU_LINE_FAILED,             /* with an error */
} ChieuLine;

/**
 * chieu_line_reader_open:
 * @path: of a regular file
 * @most: bytes that the file may have
 * @line_most: bytes that a line may have, its newline not counted
 *
 * Returns: (transfer full): lines that are read as they are asked for, or NULL with a %CHIEU_BOUNDED_ERROR
 */
ChieuLineReader *chieu_line_reader_open (const char  *path,
                                         guint64      most,
                                         gsize        line_most,
                                         GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_line_reader_new_for_stdin:
 * @most: the most bytes that are read; %G_MAXUINT64: no limit
 * @line_most: as of chieu_line_reader_open()
 *
 * Returns: (transfer full): the lines of standard input, whatever that is; each is returned as soon as it has arrived
 */
ChieuLineReader *chieu_line_reader_new_for_stdin (guint64 most,
                                                  gsize   line_most) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): the lines of @text, which lives as long as they are read. */
ChieuLineReader *chieu_line_reader_new_for_text (const char *text,
                                                 gsize       length,
                                                 gsize       line_most) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_line_reader_next:
 * @line: (out) (transfer none): bytes without the newline, not zero-terminated; valid until the next call
 * @length: (out): how many
 *
 * Returns: what comes next; %CHIEU_LINE_FAILED with a %CHIEU_BOUNDED_ERROR
 */
ChieuLine chieu_line_reader_next (ChieuLineReader  *self,
                                  const char      **line,
                                  gsize            *length,
                                  GError          **error);

/* Begins again with the first line; for files only. Returns: FALSE with an error */
gboolean chieu_line_reader_rewind (ChieuLineReader *self, GError **error);

void chieu_line_reader_free (ChieuLineReader *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuLineReader, chieu_line_reader_free)
