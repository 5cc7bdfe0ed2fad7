/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks type and permissions of the files of a database, and sets them aside byte for byte.
 */
#include "config.h"

#include "database-private.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "match/record/file-modes.h"
#include "match/record/log-check.h"

/* The end of a database's own name. */
#define SUFFIX ".db"

/* The files that belong to a database. The first ones are SQLite's; the last one, the note, may be missing or may be anything. */
enum
{
  PART_DATABASE,
  PART_LOG,
  PART_SHARED,                   /* the memory that its users share */
  N_SQLITE,
  PART_NOTE = N_SQLITE,          /* of what was saved last */
};

/* The ends of their names. */
static const char *const parts[] = {
  [PART_DATABASE] = "",
  [PART_LOG] = CHIEU_LOG_SUFFIX,
  [PART_SHARED] = "-shm",
  [PART_NOTE] = CHIEU_DATABASE_NOTE_SUFFIX,
};

/* ---- Setting aside ---- */

static gboolean
has_any (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *path = g_strconcat (name, parts[i], NULL);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return TRUE;
    }
  return FALSE;
}

/* Returns: (transfer full): @path without its suffix */
static char *
cut_suffix (const char *path)
{
  return g_str_has_suffix (path, SUFFIX) ? g_strndup (path, strlen (path) - strlen (SUFFIX)) : g_strdup (path);
}

/* Returns: (transfer full): a name for @path that no file has yet: "matches-damaged-20261120-113000.db" */
static char *
name_aside (const char *path)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *stamp = g_date_time_format (now, "%Y%m%d-%H%M%S");
  g_autofree char *stem = cut_suffix (path);

  for (int i = 0;; i++)
    {
      g_autofree char *more = i == 0 ? g_strdup ("") : g_strdup_printf ("-%d", i);
      g_autofree char *name = g_strconcat (stem, "-damaged-", stamp, more, SUFFIX, NULL);

      if (!has_any (name))
        return g_steal_pointer (&name);
    }
}

void
chieu_database_remember_shm (ChieuDatabase *self)
{
  g_autofree char *path = g_strconcat (self->path, parts[PART_SHARED], NULL);
  char *bytes = NULL;
  gsize length = 0;

  g_clear_pointer (&self->shm_before, g_bytes_unref);
  if (g_file_get_contents (path, &bytes, &length, NULL))
    self->shm_before = g_bytes_new_take (bytes, length);
  self->knows_shm = TRUE;
}

/* Looking at a database writes only to the shared memory. Its former contents are written to a new file after the renaming, so
 * that a program that still has it open does not see it change. If that fails nothing is lost: SQLite makes it anew from the log. */
static void
restore_shm (ChieuDatabase *self,
             const char    *aside)
{
  g_autofree char *path = g_strconcat (aside, parts[PART_SHARED], NULL);

  if (!self->knows_shm)
    return;
  g_unlink (path);
  if (self->shm_before != NULL)
    g_file_set_contents_full (path, g_bytes_get_data (self->shm_before, NULL), (gssize) g_bytes_get_size (self->shm_before),
                              G_FILE_SET_CONTENTS_NONE, CHIEU_FILE_MODE, NULL);
}

/* Undoes the first @n renames, as far as that is possible. */
static void
rename_back (ChieuDatabase *self,
             const char    *aside,
             gsize          n)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *from = g_strconcat (aside, parts[i], NULL);
      g_autofree char *to = g_strconcat (self->path, parts[i], NULL);

      g_rename (from, to);
    }
}

/* Renames all existing files, so that a person who can repair the database finds all of them. Returns: (transfer full)
 * (nullable): the new name; NULL with @error, and the files have their old names again as far as that is possible */
static char *
rename_all (ChieuDatabase  *self,
            GError        **error)
{
  g_autofree char *aside = name_aside (self->path);

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *from = g_strconcat (self->path, parts[i], NULL);
      g_autofree char *to = g_strconcat (aside, parts[i], NULL);

      if (g_rename (from, to) == 0 || errno == ENOENT)
        continue;
      g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE,
                   _("%s is damaged and cannot be set aside: %s"), from, g_strerror (errno));
      rename_back (self, aside, i);
      return NULL;
    }
  restore_shm (self, aside);
  return g_steal_pointer (&aside);
}

static gboolean
copy_file (const char *from,
           const char *to)
{
  g_autoptr (GFile) source = g_file_new_for_path (from);
  g_autoptr (GFile) target = g_file_new_for_path (to);
  g_autoptr (GError) error = NULL;

  return g_file_copy (source, target, G_FILE_COPY_NONE, NULL, NULL, NULL, &error)
         || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

gboolean
chieu_database_keep_copy (ChieuDatabase *self)
{
  g_autofree char *aside = name_aside (self->path);

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *from = g_strconcat (self->path, parts[i], NULL);
      g_autofree char *to = g_strconcat (aside, parts[i], NULL);

      if (i < N_SQLITE ? copy_file (from, to) : g_rename (from, to) == 0 || errno == ENOENT)
        continue;
      for (gsize j = 0; j <= i; j++)
        {
          g_autofree char *copy = g_strconcat (aside, parts[j], NULL);

          g_unlink (copy);
        }
      return FALSE;
    }
  restore_shm (self, aside);
  return TRUE;
}

gboolean
chieu_database_set_aside (ChieuDatabase  *self,
                          GError        **error)
{
  g_autofree char *aside = rename_all (self, error);

  if (aside == NULL)
    return FALSE;
  g_free (self->notice);
  self->notice = g_strdup_printf (_("The saved matches in %s were damaged. They have been set aside as %s; "
                                    "a new file has been started."), self->path, aside);
  g_free (self->aside);
  self->aside = g_steal_pointer (&aside);
  return TRUE;
}

void
chieu_database_add_aside (const ChieuDatabase *self,
                          GError             **error)
{
  g_autofree char *why = NULL;
  g_autofree char *where = NULL;

  if (self->aside == NULL || error == NULL || *error == NULL)
    return;
  why = g_steal_pointer (&(*error)->message);
  /* Translators: follows the reason why no matches can be saved now; %s is a file. */
  where = g_strdup_printf (_("What was saved before has been set aside as %s."), self->aside);
  (*error)->message = g_strconcat (why, "\n\n", where, NULL);
}

/* Leaves a newer program's database as it is, and uses another file beside it with our version in its name. */
void
chieu_database_go_beside (ChieuDatabase *self)
{
  g_autofree char *newer = g_steal_pointer (&self->path);
  g_autofree char *stem = cut_suffix (newer);

  self->path = g_strdup_printf ("%s-v%d" SUFFIX, stem, CHIEU_DATABASE_VERSION);
  g_free (self->notice);
  self->notice = g_strdup_printf (_("The saved matches in %s were written by a newer version of this program and "
                                    "are left as they are; %s is used instead."), newer, self->path);
}

/* ---- A log without its database ---- */

/* SQLite deletes a log beside a database that is empty. So the database is rebuilt from the log in another file, which replaces
 * it only if it is complete; the log is set aside in any case. */
static gboolean
take_from_log (ChieuDatabase  *self,
               GError        **error)
{
  g_autofree char *log = g_strconcat (self->path, parts[PART_LOG], NULL);
  g_autofree char *rebuilt = g_strconcat (self->path, "-rebuilt", NULL);
  g_autofree char *aside = NULL;
  gboolean whole = chieu_log_rebuild (log, rebuilt);

  self->knows_shm = FALSE;
  aside = rename_all (self, error);
  if (aside == NULL)
    {
      g_unlink (rebuilt);
      return FALSE;
    }
  whole = whole && g_rename (rebuilt, self->path) == 0;
  g_free (self->aside);
  self->aside = g_strconcat (aside, parts[PART_LOG], NULL);
  g_free (self->notice);
  if (whole)
    self->notice = g_strdup_printf (_("The file of the saved matches was missing or empty; it has been rebuilt from its log, "
                                      "which is kept as %s-wal."), aside);
  else
    self->notice = g_strdup_printf (_("The file of the saved matches was missing or empty, and its log is not enough to rebuild it; the "
                                      "log has been set aside as %s-wal, and a new file has been started."), aside);
  return TRUE;
}

/* ---- Before opening ---- */

/* Checks that SQLite may open the files, which have to be regular ones (opening a pipe would never end), and gets their sizes. */
static gboolean
check_kind (ChieuDatabase  *self,
            goffset         sizes[N_SQLITE],
            GError        **error)
{
  for (gsize i = 0; i < N_SQLITE; i++)
    {
      g_autofree char *path = g_strconcat (self->path, parts[i], NULL);
      GStatBuf status;

      sizes[i] = 0;
      if (g_stat (path, &status) != 0)
        {
          if (errno == ENOENT)
            continue;
          /* It may be there: its log must not be taken for one without a database. */
          g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE, "%s: %s", path, g_strerror (errno));
          return FALSE;
        }
      if (!S_ISREG (status.st_mode))
        {
          g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE,
                       _("%s is a folder, a pipe or a device, not a file in which matches can be saved"), path);
          return FALSE;
        }
      sizes[i] = status.st_size;
      /* Nobody else should read who played what; if it cannot be forbidden, matches are saved all the same. */
      if ((status.st_mode & 077) != 0)
        g_chmod (path, CHIEU_FILE_MODE);
    }
  return TRUE;
}

/* Makes the file for this user alone; SQLite would make it readable for everybody. */
static gboolean
make_file (ChieuDatabase  *self,
           GError        **error)
{
  int file = g_open (self->path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, CHIEU_FILE_MODE);

  if (file < 0 && errno != EACCES && errno != EROFS && errno != EPERM)
    {
      g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE, "%s: %s", self->path, g_strerror (errno));
      return FALSE;
    }
  /* Closing a file gives up all locks that the process has in it: so this is done before any connection is made. If the file may
   * not be written, SQLite will report it. */
  if (file >= 0)
    close (file);
  return TRUE;
}

gboolean
chieu_database_prepare_files (ChieuDatabase  *self,
                              GError        **error)
{
  goffset sizes[N_SQLITE];

  if (!check_kind (self, sizes, error))
    return FALSE;
  if (sizes[PART_DATABASE] == 0 && sizes[PART_LOG] > 0 && !take_from_log (self, error))
    return FALSE;
  return g_file_test (self->path, G_FILE_TEST_EXISTS) || make_file (self, error);
}
