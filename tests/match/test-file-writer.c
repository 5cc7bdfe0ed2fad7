/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files written in a thread: in their order, the newest contents stay, what waits is read as it will be, and what went wrong is told.
 */
#include <glib/gstdio.h>

#include "match/record/bounded.h"
#include "match/record/file-writer.h"
#include "../folder.h"

#define TEXTS 200                /* written one after the other in most tests */

typedef struct
{
  char *folder;
  char *one, *other;             /* paths in a folder in it that is yet to be made */
  int n_told;
  GError *error;                 /* (nullable): the last one that was told */
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  f->folder = g_dir_make_tmp ("writer-XXXXXX", NULL);
  f->one = g_build_filename (f->folder, "new", "one.txt", NULL);
  f->other = g_build_filename (f->folder, "new", "other.txt", NULL);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  chieu_test_remove_folder (f->folder);
  g_clear_error (&f->error);
  g_free (f->one);
  g_free (f->other);
  g_free (f->folder);
}

static void
told_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Fixture *f = data;

  g_clear_error (&f->error);
  chieu_file_writer_write_finish (result, &f->error);
  f->n_told++;
}

static void
write_files (Fixture    *f,
             const char *one,
             const char *other)
{
  const ChieuFileToWrite files[] = { { f->one, one }, { f->other, other } };

  chieu_file_writer_write_async (files, G_N_ELEMENTS (files), NULL, told_cb, f);
}

static void
wait_until_told (Fixture *f,
                 int      n)
{
  while (f->n_told < n)
    g_main_context_iteration (NULL, TRUE);
}

/* Asserts that @path is read as @expected, NULL: not there. */
static void
assert_read (const char *path,
             const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (expected == NULL)
    {
      g_assert_false (chieu_file_writer_read (path, 1024, &text, &length, &error));
      g_assert_error (error, CHIEU_BOUNDED_ERROR, CHIEU_BOUNDED_ERROR_MISSING);
      g_assert_false (chieu_file_writer_exists (path));
      return;
    }
  g_assert_true (chieu_file_writer_read (path, 1024, &text, &length, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpuint (length, ==, strlen (expected));
  g_assert_true (chieu_file_writer_exists (path));
}

/* Asserts that the file at @path holds @expected, NULL: that there is none. */
static void
assert_on_disk (const char *path,
                const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL) == (expected != NULL));
  g_assert_cmpstr (text, ==, expected);
}

/* The newest contents are read, whether they are written already or not; and every call is answered. */
static void
test_newest (Fixture       *f,
             gconstpointer  data)
{
  g_autofree char *text = NULL;

  assert_read (f->one, NULL);
  for (int i = 0; i < TEXTS; i++)
    {
      g_free (text);
      text = g_strdup_printf ("text %d", i);
      write_files (f, text, i % 2 == 0 ? text : NULL);
      assert_read (f->one, text);
      assert_read (f->other, i % 2 == 0 ? text : NULL);
    }
  g_assert_true (chieu_file_writer_flush ());
  assert_on_disk (f->one, text);
  assert_on_disk (f->other, NULL);
  wait_until_told (f, TEXTS);
  g_assert_no_error (f->error);
}

/* The limit of a reading holds for what waits to be written as for what is written. */
static void
test_limit (Fixture       *f,
            gconstpointer  data)
{
  g_autofree char *text = NULL;
  gsize length;

  write_files (f, "longer than four", "four");
  for (int flushed = 0; flushed < 2; flushed++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (chieu_file_writer_read (f->one, 4, &text, &length, &error));
      g_assert_error (error, CHIEU_BOUNDED_ERROR, CHIEU_BOUNDED_ERROR_TOO_LARGE);
      g_assert_true (chieu_file_writer_read (f->other, 4, &text, &length, NULL));
      g_clear_pointer (&text, g_free);
      g_assert_true (chieu_file_writer_flush ());
    }
  wait_until_told (f, 1);
}

/* Contents of several files are written even if newer contents replace only some of them. */
static void
test_part (Fixture       *f,
           gconstpointer  data)
{
  for (int i = 0; i < TEXTS; i++)
    {
      write_files (f, "both", "both");
      chieu_file_writer_write_async (&(ChieuFileToWrite) { f->one, "one" }, 1, NULL, told_cb, f);
    }
  wait_until_told (f, 2 * TEXTS);
  assert_on_disk (f->one, "one");
  assert_on_disk (f->other, "both");
}

/* If one file cannot be written the others are written all the same, but none is removed. */
static void
test_trouble (Fixture       *f,
              gconstpointer  data)
{
  write_files (f, NULL, "kept");
  wait_until_told (f, 1);
  g_assert_no_error (f->error);
  g_assert_cmpint (g_mkdir (f->one, 0700), ==, 0);
  write_files (f, "text", NULL);
  wait_until_told (f, 2);
  g_assert_nonnull (f->error);
  g_assert_nonnull (strstr (f->error->message, "one.txt"));
  assert_on_disk (f->other, "kept");
  write_files (f, "text", "newer");
  wait_until_told (f, 3);
  g_assert_nonnull (f->error);
  assert_on_disk (f->other, "newer");
  /* A folder is not removed as a file. */
  write_files (f, NULL, NULL);
  wait_until_told (f, 4);
  g_assert_nonnull (f->error);
  g_assert_true (g_file_test (f->one, G_FILE_TEST_IS_DIR));
  assert_on_disk (f->other, "newer");
}

/* A file that @follows one which cannot be written stays as it was, and does not count as newer contents of what waits. */
static void
test_follows (Fixture       *f,
              gconstpointer  data)
{
  const ChieuFileToWrite files[] = { { f->one, "text" }, { f->other, "newer", .follows = TRUE } };
  g_autofree char *text = NULL;

  chieu_file_writer_write_async (files, G_N_ELEMENTS (files), NULL, told_cb, f);
  wait_until_told (f, 1);
  g_assert_no_error (f->error);
  assert_on_disk (f->one, "text");
  assert_on_disk (f->other, "newer");
  g_assert_cmpint (g_unlink (f->one), ==, 0);
  g_assert_cmpint (g_mkdir (f->one, 0700), ==, 0);
  for (int i = 0; i < TEXTS; i++)
    {
      g_free (text);
      text = g_strdup_printf ("text %d", i);
      chieu_file_writer_write_async (&(ChieuFileToWrite) { f->other, text }, 1, NULL, told_cb, f);
      chieu_file_writer_write_async (files, G_N_ELEMENTS (files), NULL, told_cb, f);
    }
  wait_until_told (f, 1 + 2 * TEXTS);
  g_assert_nonnull (f->error);
  g_assert_nonnull (strstr (f->error->message, "one.txt"));
  assert_on_disk (f->other, text);
}

/* A file that would have been removed after another, which cannot be written, keeps its newest contents, also if they had still to be
 * written. */
static void
test_not_removed (Fixture       *f,
                  gconstpointer  data)
{
  g_autofree char *text = NULL;

  write_files (f, NULL, "kept");
  wait_until_told (f, 1);
  g_assert_cmpint (g_mkdir (f->one, 0700), ==, 0);
  for (int i = 0; i < TEXTS; i++)
    {
      g_free (text);
      text = g_strdup_printf ("text %d", i);
      chieu_file_writer_write_async (&(ChieuFileToWrite) { f->other, text }, 1, NULL, told_cb, f);
      write_files (f, "text", NULL);
    }
  wait_until_told (f, 1 + 2 * TEXTS);
  g_assert_nonnull (f->error);
  assert_on_disk (f->other, text);
}

static void
note_thread_cb (gpointer  data,
                GObject  *gone)
{
  *(GThread **) data = g_thread_self ();
}

/* The source object of an answer lives until the answer is given, and is finalized in the thread that asked. */
static void
test_source (Fixture       *f,
             gconstpointer  data)
{
  for (int i = 0; i < TEXTS; i++)
    {
      GObject *source = g_object_new (G_TYPE_OBJECT, NULL);
      GThread *thread = NULL;

      g_object_weak_ref (source, note_thread_cb, &thread);
      chieu_file_writer_write_async (&(ChieuFileToWrite) { f->one, "text" }, 1, source, told_cb, f);
      g_object_unref (source);
      g_assert_null (thread);
      while (thread == NULL)
        g_main_context_iteration (NULL, TRUE);
      g_assert_true (thread == g_thread_self ());
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/file-writer/newest", Fixture, NULL, set_up, test_newest, tear_down);
  g_test_add ("/file-writer/limit", Fixture, NULL, set_up, test_limit, tear_down);
  g_test_add ("/file-writer/part", Fixture, NULL, set_up, test_part, tear_down);
  g_test_add ("/file-writer/trouble", Fixture, NULL, set_up, test_trouble, tear_down);
  g_test_add ("/file-writer/follows", Fixture, NULL, set_up, test_follows, tear_down);
  g_test_add ("/file-writer/not-removed", Fixture, NULL, set_up, test_not_removed, tear_down);
  g_test_add ("/file-writer/source", Fixture, NULL, set_up, test_source, tear_down);
  return g_test_run ();
}
