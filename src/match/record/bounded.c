/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "bounded.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* The most entries of a folder that are looked at, whatever their names. */
#define ENTRIES_MAX 20000

G_DEFINE_QUARK (chieu-bounded-error-quark, chieu_bounded_error)

/* ---- What is wrong with a file ---- */

static gboolean G_GNUC_PRINTF (3, 4)
fail (GError            **error,
      ChieuBoundedError   code,
      const char         *format,
      ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, CHIEU_BOUNDED_ERROR, code, message);
  return FALSE;
}

gboolean
chieu_bounded_fail_too_large (const char  *path,
                              guint64      most,
                              GError     **error)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *limit = g_strdup_printf ("%" G_GUINT64_FORMAT, most);

  /* Translators: name of a file and a number. */
  return fail (error, CHIEU_BOUNDED_ERROR_TOO_LARGE, _("“%1$s” is too large: it has more than %2$s bytes, the most that is read"), name,
               limit);
}

gboolean
chieu_bounded_fail_reading (const char  *path,
                            int          number,
                            GError     **error)
{
  g_autofree char *name = g_filename_display_name (path);

  /* Translators: name of a file, and the system's reason. */
  return fail (error, number == ENOENT || number == ENOTDIR ? CHIEU_BOUNDED_ERROR_MISSING : CHIEU_BOUNDED_ERROR_FAILED,
               _("“%1$s” cannot be read: %2$s"), name, g_strerror (number));
}

/* Returns: whether the file with @status may be read, and is small enough */
static gboolean
check_status (const char         *path,
              const struct stat  *status,
              guint64             most,
              GError            **error)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *size = g_strdup_printf ("%" G_GINT64_FORMAT, (gint64) status->st_size);
  g_autofree char *limit = g_strdup_printf ("%" G_GUINT64_FORMAT, most);

  if (S_ISDIR (status->st_mode))
    return fail (error, CHIEU_BOUNDED_ERROR_KIND, _("“%s” is a folder, not a file"), name);
  if (S_ISCHR (status->st_mode) || S_ISBLK (status->st_mode))
    return fail (error, CHIEU_BOUNDED_ERROR_KIND, _("“%s” is a device, not a file"), name);
  if (!S_ISREG (status->st_mode))
    return fail (error, CHIEU_BOUNDED_ERROR_KIND, _("“%s” is a pipe or a socket, not a file"), name);
  if ((guint64) status->st_size <= most)
    return TRUE;
  /* Translators: name of a file and two numbers. */
  return fail (error, CHIEU_BOUNDED_ERROR_TOO_LARGE, _("“%1$s” is too large: it has %2$s bytes, and at most %3$s are read"), name, size,
               limit);
}

/* ---- A whole file ---- */

int
chieu_bounded_open (const char  *path,
                    guint64      most,
                    GError     **error)
{
  struct stat status;
  int fd;

  g_return_val_if_fail (path != NULL, -1);

  /* The file is checked before it is opened, since opening a device or a pipe has effects, and again afterwards, since another file
   * may have replaced it in between. */
  if (stat (path, &status) != 0)
    {
      chieu_bounded_fail_reading (path, errno, error);
      return -1;
    }
  if (!check_status (path, &status, most, error))
    return -1;
  fd = open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (fd < 0 || fstat (fd, &status) != 0)
    {
      chieu_bounded_fail_reading (path, errno, error);
      if (fd >= 0)
        close (fd);
      return -1;
    }
  if (check_status (path, &status, most, error))
    return fd;
  close (fd);
  return -1;
}

gboolean
chieu_bounded_read (const char  *path,
                    gsize        most,
                    char       **text,
                    gsize       *length,
                    GError     **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  int fd;
  gssize n = 0;

  g_return_val_if_fail (path != NULL && text != NULL, FALSE);

  fd = chieu_bounded_open (path, most, error);
  if (fd < 0)
    return FALSE;
  do
    {
      const guint at = bytes->len;
      const gsize piece = MIN (CHIEU_BOUNDED_PIECE, most + 1 - at);

      g_byte_array_set_size (bytes, (guint) (at + piece));
      do
        n = read (fd, bytes->data + at, piece);
      while (n < 0 && errno == EINTR);
      if (n < 0)
        chieu_bounded_fail_reading (path, errno, error);
      g_byte_array_set_size (bytes, (guint) (at + MAX (n, 0)));
    }
  while (n > 0 && bytes->len <= most);
  close (fd);

  if (n < 0)
    return FALSE;
  if (bytes->len > most)
    return chieu_bounded_fail_too_large (path, most, error);
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  if (length != NULL)
    *length = bytes->len - 1;
  *text = (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);
  return TRUE;
}

/* ---- In another thread ---- */

/* A file that is read in another thread. */
typedef struct
{
  gsize most;                    /* bytes that it may have */
  char *text;                    /* (nullable): its contents, once they are read */
  gsize length;                  /* of the text */
} Job;

static void
job_free (gpointer data)
{
  g_free (((Job *) data)->text);
  g_free (data);
}

/* A file that is not on this machine has no type and often no size, but it can be read up to a limit like any other. */
static gboolean
read_from_far (GFile         *file,
               Job           *job,
               GCancellable  *cancellable,
               GError       **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, error);

  if (stream == NULL)
    return FALSE;
  job->text = g_malloc (job->most + 2);
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream), job->text, job->most + 1, &job->length, cancellable, error))
    return FALSE;
  job->text[job->length] = '\0';
  return job->length <= job->most || chieu_bounded_fail_too_large (name, job->most, error);
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  const char *path = g_file_peek_path (source);
  GError *error = NULL;
  Job *job = data;
  gboolean read = path != NULL ? chieu_bounded_read (path, job->most, &job->text, &job->length, &error)
                               : read_from_far (source, job, cancellable, &error);

  if (read)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
chieu_bounded_read_async (GFile               *file,
                          gsize                most,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (file, cancellable, callback, data);
  job = g_new0 (Job, 1);
  job->most = most;
  g_task_set_source_tag (task, chieu_bounded_read_async);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, read_in_thread);
}

gboolean
chieu_bounded_read_finish (GAsyncResult  *result,
                           char         **text,
                           gsize         *length,
                           GError       **error)
{
  Job *job;

  g_return_val_if_fail (g_async_result_is_tagged (result, chieu_bounded_read_async) && text != NULL, FALSE);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  job = g_task_get_task_data (G_TASK (result));
  *text = g_steal_pointer (&job->text);
  if (length != NULL)
    *length = job->length;
  return TRUE;
}

/* ---- A folder ---- */

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
chieu_bounded_list (const char *folder,
                    const char *suffix,
                    guint       most,
                    gboolean   *more)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = NULL;
  const char *name = NULL;
  gboolean cut;

  g_return_val_if_fail (folder != NULL && suffix != NULL, names);

  dir = g_dir_open (folder, 0, NULL);
  for (guint i = 0; i < ENTRIES_MAX && dir != NULL && (name = g_dir_read_name (dir)) != NULL; i++)
    if (g_str_has_suffix (name, suffix))
      g_ptr_array_add (names, g_strdup (name));
  cut = name != NULL && g_dir_read_name (dir) != NULL;
  g_ptr_array_sort (names, compare_names);
  if (names->len > most)
    {
      cut = TRUE;
      g_ptr_array_set_size (names, (int) most);
    }
  if (more != NULL)
    *more = cut;
  return names;
}
