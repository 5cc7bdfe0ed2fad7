/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The store keeps how far one is in the lessons, also from a database that did not know lessons yet.
 */
#include "../harness.h"

#include "match/store/store-school.h"

static gboolean
add_cb (const ChieuStoredLesson *lesson,
        gpointer                 data)
{
  g_string_append_printf (data, "%s at %s, done %" G_GINT64_FORMAT ", seen %" G_GINT64_FORMAT "\n", lesson->lesson,
                          lesson->step, lesson->done, lesson->seen);
  return TRUE;
}

static char *
describe_lessons (ChieuStore *store,
                  const char *game)
{
  GString *text = g_string_new (NULL);

  chieu_store_foreach_lesson (store, game, add_cb, text);
  return g_string_free (text, FALSE);
}

static void
save_lesson (ChieuStore *store,
             const char *game,
             const char *lesson,
             const char *step,
             gint64      done,
             gint64      seen)
{
  const ChieuStoredLesson stored = { .lesson = lesson, .step = step, .done = done, .seen = seen };

  chieu_store_save_lesson (store, game, &stored);
}

static void
test_kept (StoreFixture  *fixture,
           gconstpointer  data)
{
  g_autofree char *text = NULL;
  g_autofree char *other = NULL;

  save_lesson (fixture->store, "to-tom", "bi", "look", 0, 5);
  save_lesson (fixture->store, "to-tom", "doc", "grow", 0, 6);
  save_lesson (fixture->store, "to-tom", "bi", "red", 70, 70);
  store_fixture_reopen (fixture);
  text = describe_lessons (fixture->store, "to-tom");
  g_assert_cmpstr (text, ==, "bi at red, done 70, seen 70\ndoc at grow, done 0, seen 6\n");
  other = describe_lessons (fixture->store, "chan");
  g_assert_cmpstr (other, ==, "");
}

/* A lesson that is gone through once more stays done since the first time. */
static void
test_stays_done (StoreFixture  *fixture,
                 gconstpointer  data)
{
  g_autofree char *text = NULL;

  save_lesson (fixture->store, "to-tom", "bi", "end", 70, 70);
  save_lesson (fixture->store, "to-tom", "bi", "look", 0, 80);
  save_lesson (fixture->store, "to-tom", "bi", "end", 90, 90);
  text = describe_lessons (fixture->store, "to-tom");
  g_assert_cmpstr (text, ==, "bi at end, done 70, seen 90\n");
}

/* A database of version 2 has its hands still, and can keep lessons. */
static void
test_upgrade (StoreFixture  *fixture,
              gconstpointer  data)
{
  g_autofree char *text = NULL;

  save_lesson (fixture->store, "to-tom", "bi", "look", 0, 5);
  text = describe_lessons (fixture->store, "to-tom");
  g_assert_cmpstr (text, ==, "bi at look, done 0, seen 5\n");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fake_install ();
  add_store_test ("/school-store/kept", store_fixture_set_up, test_kept);
  add_store_test ("/school-store/stays-done", store_fixture_set_up, test_stays_done);
  add_store_test ("/school-store/upgrade", store_fixture_set_up_old, test_upgrade);
  return g_test_run ();
}
