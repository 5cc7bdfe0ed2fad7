/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How far one is in the lessons is kept, also from a database that did not know lessons yet.
 */
#include "harness.h"

#include "match/store-school.h"

static gboolean
add_cb (const ChieuStoredLesson *lesson,
        gpointer                 data)
{
  g_string_append_printf (data, "%s at %s, done %" G_GINT64_FORMAT ", seen %" G_GINT64_FORMAT "\n", lesson->lesson,
                          lesson->step, lesson->done, lesson->seen);
  return TRUE;
}

static char *
describe (ChieuStore *store,
          const char *game)
{
  GString *text = g_string_new (NULL);

  g_assert_true (chieu_store_foreach_lesson (store, game, add_cb, text, NULL));
  return g_string_free (text, FALSE);
}

static void
save (ChieuStore *store,
      const char *game,
      const char *lesson,
      const char *step,
      gint64      done,
      gint64      seen)
{
  const ChieuStoredLesson stored = { .lesson = lesson, .step = step, .done = done, .seen = seen };
  g_autoptr (GError) error = NULL;

  chieu_store_save_lesson (store, game, &stored, &error);
  g_assert_no_error (error);
}

static void
test_kept (void)
{
  g_autofree char *path = new_store_path ();
  ChieuStore *store = must_open (path);
  g_autofree char *text = NULL;
  g_autofree char *other = NULL;

  save (store, "to-tom", "bi", "look", 0, 5);
  save (store, "to-tom", "doc", "grow", 0, 6);
  save (store, "to-tom", "bi", "red", 70, 70);
  chieu_store_unref (store);
  store = must_open (path);
  text = describe (store, "to-tom");
  g_assert_cmpstr (text, ==, "bi at red, done 70, seen 70\ndoc at grow, done 0, seen 6\n");
  other = describe (store, "chan");
  g_assert_cmpstr (other, ==, "");
  chieu_store_unref (store);
  remove_store (path);
}

/* Gone through once more: it stays done, since then. */
static void
test_stays_done (void)
{
  g_autofree char *path = new_store_path ();
  ChieuStore *store = must_open (path);
  g_autofree char *text = NULL;

  save (store, "to-tom", "bi", "end", 70, 70);
  save (store, "to-tom", "bi", "look", 0, 80);
  save (store, "to-tom", "bi", "end", 90, 90);
  text = describe (store, "to-tom");
  g_assert_cmpstr (text, ==, "bi at end, done 70, seen 90\n");
  chieu_store_unref (store);
  remove_store (path);
}

/* A database of version 2 has its hands still, and can keep lessons. */
static void
test_upgrade (void)
{
  g_autofree char *path = played_store ();
  ChieuStore *store = must_upgrade (path);
  g_autofree char *text = NULL;

  save (store, "to-tom", "bi", "look", 0, 5);
  text = describe (store, "to-tom");
  g_assert_cmpstr (text, ==, "bi at look, done 0, seen 5\n");
  chieu_store_unref (store);
  remove_store (path);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fake_install ();
  g_test_add_func ("/school-store/kept", test_kept);
  g_test_add_func ("/school-store/stays-done", test_stays_done);
  g_test_add_func ("/school-store/upgrade", test_upgrade);
  return g_test_run ();
}
