/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes the person's small files; only chieu_file_writer_flush() waits for it. There is one queue for the whole
 * program and one thread that works it off in its order, so that the file that was given last is the one that stays. Any thread may
 * use it.
 */
#pragma once

#include <gio/gio.h>

typedef struct
{
  const char *path;              /* of a file; its folder is made if there is none */
  const char *text;              /* (nullable): its new contents; NULL: it is removed, if it is there */
  gboolean follows;              /* it is only written if those before it were */
} ChieuFileToWrite;

/**
 * chieu_file_writer_write_async:
 * @files: (array length=n): copied; each is written as a whole or not at all
 * @source: (nullable): a #GObject, the source of the answer; it is kept until then
 * @callback: (nullable): called in the thread-default main context of this call
 *
 * Writes files in another thread, one after the other. If one of them cannot be written the later ones are still written, but not one
 * that @follows, and none is removed any more: it may have the only copy of what the other should have had. The files of an earlier
 * call that still wait are not written if this call gives newer contents of all of them; one that @follows may not come to be written,
 * nor one after another to be removed, and these do not count.
 */
void chieu_file_writer_write_async (const ChieuFileToWrite *files,
                                    guint                   n,
                                    gpointer                source,
                                    GAsyncReadyCallback     callback,
                                    gpointer                user_data);

/* Returns: TRUE if all is done, or newer contents are written instead; FALSE with the error of the first file that could not be
 * written or removed, which names it */
gboolean chieu_file_writer_write_finish (GAsyncResult *result, GError **error);

/* Reads a file as chieu_bounded_read() does, and as it will be once all that was given so far is written. */
gboolean chieu_file_writer_read (const char  *path,
                                 gsize        most,
                                 char       **text,
                                 gsize       *length,
                                 GError     **error) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: whether there is something at @path, or will be once all that was given so far is written */
gboolean chieu_file_writer_exists (const char *path);

/* Waits until all that was given so far is written, but no longer than five seconds. For the end of the program, or of a shelf of house
 * rules. Returns: whether all is done */
gboolean chieu_file_writer_flush (void);
