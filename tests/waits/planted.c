/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * planted PLACE DEED [FOLDER]: does a deed at a place, so that the shim can be seen to find it, or to leave it alone.
 *
 * PLACE: loop (the main thread, in its main loop), before (the main thread, before the loop) or thread (another thread).
 */
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <sqlite3.h>

/* Bytes: more than the shim allows to be read of a file (READ_MAX in shim.c), and fewer. */
#define MUCH (2 * 1024 * 1024)
#define LITTLE (64 * 1024)

static const char *deed, *folder;

static void
ask_database (void)
{
  sqlite3 *db;

  sqlite3_open (":memory:", &db);
  sqlite3_exec (db, "SELECT 1", NULL, NULL, NULL);
  sqlite3_close (db);
}

static void
read_file (gsize size)
{
  g_autofree char *path = g_build_filename (folder, "planted-file", NULL);
  g_autofree char *content = g_malloc0 (size), *seen = NULL;
  int file = g_open (path, O_WRONLY | O_CREAT | O_TRUNC, 0600);

  g_assert_cmpint (write (file, content, size), ==, size);
  close (file);
  g_assert_true (g_file_get_contents (path, &seen, NULL, NULL));
  g_unlink (path);
}

static void
flush_file (void)
{
  g_autofree char *path = g_build_filename (folder, "planted-file", NULL);
  int file = g_open (path, O_WRONLY | O_CREAT | O_TRUNC, 0600);

  fsync (file);
  close (file);
  g_unlink (path);
}

static gboolean
end_cb (gpointer ended)
{
  *(gboolean *) ended = TRUE;
  return G_SOURCE_REMOVE;
}

/* Iterates a main context of its own, as a function does that waits for the answer of a thread. */
static void
iterate_context (void)
{
  g_autoptr (GMainContext) context = g_main_context_new ();
  g_autoptr (GSource) source = g_timeout_source_new (1);
  gboolean ended = FALSE;

  g_source_set_callback (source, end_cb, &ended, NULL);
  g_source_attach (source, context);
  while (!ended)
    g_main_context_iteration (context, TRUE);
}

static gboolean
do_deed (gpointer loop)
{
  if (g_str_equal (deed, "sqlite"))
    ask_database ();
  else if (g_str_equal (deed, "fsync"))
    flush_file ();
  else if (g_str_equal (deed, "read"))
    read_file (MUCH);
  else if (g_str_equal (deed, "read-little"))
    read_file (LITTLE);
  else if (g_str_equal (deed, "other-context"))
    iterate_context ();
  else
    exit (2);
  if (loop != NULL)
    g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

static gpointer
thread_main (gpointer data)
{
  do_deed (NULL);
  return NULL;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  GThread *thread = NULL;

  if (argc < 3)
    return 2;
  deed = argv[2];
  folder = argc > 3 ? argv[3] : g_get_tmp_dir ();
  if (g_str_equal (argv[1], "before"))
    do_deed (NULL);
  else if (g_str_equal (argv[1], "thread"))
    thread = g_thread_new ("planted", thread_main, NULL);
  if (g_str_equal (argv[1], "loop"))
    g_idle_add (do_deed, loop);
  else
    g_idle_add_once ((GSourceOnceFunc) g_main_loop_quit, loop);
  g_main_loop_run (loop);
  if (thread != NULL)
    g_thread_join (thread);
  return EXIT_SUCCESS;
}
