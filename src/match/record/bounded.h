/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads files and streams of others within limits. The size of a file is checked before it is opened and while it is read, so
 * that neither a huge file, nor one that grows, nor a device or a pipe costs more than was allowed (docs/notation.md, "What is
 * read, and how much of it"). Whatever in this program opens a file that somebody else may have written opens it here.
 */
#pragma once

#include <gio/gio.h>

#define CHIEU_BOUNDED_ERROR (chieu_bounded_error_quark ())
GQuark chieu_bounded_error_quark (void);

/* Every message names the file, and if it is about a limit, the limit and what was found. */
typedef enum
{
  CHIEU_BOUNDED_ERROR_MISSING,   /* there is no such file */
  CHIEU_BOUNDED_ERROR_KIND,      /* it is a folder, a device, a pipe or a socket */
  CHIEU_BOUNDED_ERROR_TOO_LARGE, /* it has more bytes than are read */
  CHIEU_BOUNDED_ERROR_FAILED,    /* it may not be read, or reading it failed */
} ChieuBoundedError;

/* The number of bytes of a file or stream that are read at once. */
#define CHIEU_BOUNDED_PIECE (64 * 1024)

/**
 * chieu_bounded_open:
 * @path: of a regular file
 * @most: the most bytes that it may have
 *
 * Opens a file to read it in pieces. A pipe that nobody writes to does not make it wait, and a device is not opened.
 *
 * Returns: a file descriptor, to be closed; −1 with a %CHIEU_BOUNDED_ERROR
 */
int chieu_bounded_open (const char *path, guint64 most, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the error of a file that turned out to have more than @most bytes while it was read. Returns: FALSE */
gboolean chieu_bounded_fail_too_large (const char *path, guint64 most, GError **error);

/* Sets the error of a file that could not be read, for the reason @number (errno). Returns: FALSE */
gboolean chieu_bounded_fail_reading (const char *path, int number, GError **error);

/**
 * chieu_bounded_read:
 * @path: of a regular file
 * @most: the most bytes that it may have
 * @text: (out) (transfer full): its contents, followed by a zero byte that does not count
 * @length: (out) (optional): how many bytes
 *
 * Reads a whole file. A pipe that nobody writes to does not make it wait.
 *
 * Returns: FALSE with a %CHIEU_BOUNDED_ERROR
 */
gboolean chieu_bounded_read (const char  *path,
                             gsize        most,
                             char       **text,
                             gsize       *length,
                             GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_bounded_read_async:
 * @file: also one that is not on this machine
 * @callback: called in the main context of the caller, with @file as its source
 *
 * Does in another thread what chieu_bounded_read() does.
 */
void chieu_bounded_read_async (GFile               *file,
                               gsize                most,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             data);

/* Ends chieu_bounded_read_async(); for @text and @length see chieu_bounded_read(). Returns: FALSE with a %CHIEU_BOUNDED_ERROR, or with
 * a %G_IO_ERROR if it was cancelled or a file that is not on this machine could not be read */
gboolean chieu_bounded_read_finish (GAsyncResult  *result,
                                    char         **text,
                                    gsize         *length,
                                    GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_bounded_list:
 * @folder: path; one that cannot be opened is empty
 * @suffix: which files count: ".json"
 * @most: names that are returned at most, the first ones in their order
 * @more: (out) (optional): whether there are more of them, or the folder has so many files that not all were looked at
 *
 * Returns: (transfer full) (element-type utf8): the names in the folder with this suffix, sorted by their bytes
 */
GPtrArray *chieu_bounded_list (const char *folder,
                               const char *suffix,
                               guint       most,
                               gboolean   *more) G_GNUC_WARN_UNUSED_RESULT;
