/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The answers of practice are kept, also from a database that did not know practice yet.
 */
#include "../harness.h"

#include "match/store/database-private.h"
#include "match/store/store-practice.h"

static gboolean
add_return_cb (const ChieuStoredReturn *item,
               gpointer                 data)
{
  g_string_append_printf (data, "%s %d %" G_GUINT64_FORMAT " box %d due %" G_GINT64_FORMAT "\n", item->task.kind,
                          item->task.level, item->task.seed, item->box, item->due);
  return TRUE;
}

static gboolean
add_answer_cb (const ChieuStoredAnswer *answer,
               gpointer                 data)
{
  g_string_append_printf (data, "%s %d %" G_GUINT64_FORMAT "%s %s at %" G_GINT64_FORMAT "\n", answer->task.kind,
                          answer->task.level, answer->task.seed, answer->again ? " again" : "",
                          answer->right ? "right" : "wrong", answer->at);
  return TRUE;
}

static gboolean
add_standing_cb (const ChieuStoredStanding *standing,
                 gpointer                   data)
{
  g_string_append_printf (data, "%s level %d run %d\n", standing->kind, standing->level, standing->run);
  return TRUE;
}

/* Saves an answer to a task of @kind and level 2 with the standing that it leads to, and with @due > 0 when the task comes back. An answer
 * @at a time after 100 is to a task that came back. */
static void
save_answer (ChieuStore *store,
             const char *kind,
             guint64     seed,
             gboolean    right,
             gint64      at,
             int         run,
             gint64      due)
{
  const ChieuStoredAnswer answer = { .task = { kind, 2, seed }, .again = at > 100, .right = right, .at = at };
  const ChieuStoredStanding standing = { kind, 2, run };
  const ChieuStoredReturn back = { answer.task, 1, due };

  chieu_store_save_answer (store, "to-tom", &answer, &standing, due > 0 ? &back : NULL);
}

/* Returns: (transfer full): what is kept of @game, in lines; of the answers those to tasks of the kind "waits" and of level 2 */
static char *
describe_practice (ChieuStore *store,
                   const char *game)
{
  GString *text = g_string_new (NULL);

  chieu_store_foreach_standing (store, game, add_standing_cb, text);
  chieu_store_foreach_return (store, game, add_return_cb, text);
  chieu_store_foreach_answer (store, game, "waits", 2, add_answer_cb, text);
  return g_string_free (text, FALSE);
}

static void
test_kept (StoreFixture  *fixture,
           gconstpointer  data)
{
  g_autofree char *text = NULL;
  g_autofree char *other = NULL;

  save_answer (fixture->store, "waits", 1, TRUE, 10, 1, 0);
  save_answer (fixture->store, "waits", G_MAXUINT64, FALSE, 20, -1, 500);
  save_answer (fixture->store, "waits", 7, FALSE, 30, -2, 400);
  save_answer (fixture->store, "worth", 7, TRUE, 40, 1, 0);
  store_fixture_reopen (fixture);
  text = describe_practice (fixture->store, "to-tom");
  g_assert_cmpstr (text, ==,
                   "waits level 2 run -2\n"
                   "worth level 2 run 1\n"
                   "waits 2 7 box 1 due 400\n"
                   "waits 2 18446744073709551615 box 1 due 500\n"
                   "waits 2 7 wrong at 30\n"
                   "waits 2 18446744073709551615 wrong at 20\n");
  other = describe_practice (fixture->store, "chan");
  g_assert_cmpstr (other, ==, "");
}

/* A task that was right again comes later; one that is known comes no more. */
static void
test_comes_back (StoreFixture  *fixture,
                 gconstpointer  data)
{
  g_autofree char *text = NULL;

  save_answer (fixture->store, "waits", 7, FALSE, 30, -1, 400);
  save_answer (fixture->store, "waits", 8, FALSE, 31, -2, 401);
  save_answer (fixture->store, "waits", 7, TRUE, 410, -2, 900);
  save_answer (fixture->store, "waits", 8, TRUE, 420, -2, 0);
  text = describe_practice (fixture->store, "to-tom");
  g_assert_cmpstr (text, ==,
                   "waits level 2 run -2\n"
                   "waits 2 7 box 1 due 900\n"
                   "waits 2 8 again right at 420\n"
                   "waits 2 7 again right at 410\n");
}

/* Tries to save an answer with a standing that has no kind, which the database refuses after the answer was written. */
static gboolean
half_work (ChieuDatabase  *database,
           gpointer        data,
           GCancellable   *cancellable,
           GError        **error)
{
  const ChieuStoredAnswer answer = { .task = { "waits", 2, 1 }, .at = 10 };
  const ChieuStoredStanding none = { .kind = NULL };

  return chieu_database_save_answer (database, "to-tom", &answer, &none, NULL, error);
}

/* An answer that cannot be saved with its standing is not saved at all. */
static void
test_whole (StoreFixture  *fixture,
            gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (chieu_store_run (fixture->store, half_work, NULL, &error));
  g_assert_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_STORE);
  g_assert_cmpint (count_rows (fixture->store, "practice_answer"), ==, 0);
  save_answer (fixture->store, "waits", 1, TRUE, 10, 1, 0);
  g_assert_cmpint (count_rows (fixture->store, "practice_answer"), ==, 1);
}

/* A database of version 2 has its hands still, and can keep practice. */
static void
test_upgrade (StoreFixture  *fixture,
              gconstpointer  data)
{
  g_autofree char *text = NULL;

  save_answer (fixture->store, "waits", 1, TRUE, 10, 1, 0);
  text = describe_practice (fixture->store, "to-tom");
  g_assert_cmpstr (text, ==, "waits level 2 run 1\nwaits 2 1 right at 10\n");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fake_install ();
  add_store_test ("/practice-store/kept", store_fixture_set_up, test_kept);
  add_store_test ("/practice-store/comes-back", store_fixture_set_up, test_comes_back);
  add_store_test ("/practice-store/whole", store_fixture_set_up, test_whole);
  add_store_test ("/practice-store/upgrade", store_fixture_set_up_old, test_upgrade);
  return g_test_run ();
}
