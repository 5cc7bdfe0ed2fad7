/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Wrong answers come back, right ones make the next harder, and both are kept.
 */
#include "kit.h"

#include "games/to-tom/rules/to-tom.h"
#include "school/practice/practice-book.h"
#include "school/practice/practice-return.h"
#include "school/practice/practice-session.h"
#include "../folder.h"
#include "../store-held.h"

/* In seconds. */
#define MINUTE 60
#define DAY (24 * 60 * MINUTE)

/* ---- When a task comes back ---- */

static const struct
{
  int box;                       /* −1: the task is new */
  gboolean right;
  int next;                      /* −1: it does not come back */
  gint64 after;                  /* seconds */
} returns[] = {
  { -1, TRUE, -1, 0 },
  { -1, FALSE, 0, 5 * MINUTE },
  { 0, TRUE, 1, DAY },
  { 1, TRUE, 2, 3 * DAY },
  { 2, TRUE, 3, 7 * DAY },
  { 3, TRUE, 4, 16 * DAY },
  { 4, TRUE, 5, 35 * DAY },
  { 5, TRUE, -1, 0 },
  { 0, FALSE, 0, 5 * MINUTE },
  { 5, FALSE, 0, 5 * MINUTE },
};

static void
test_returns (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (returns); i++)
    {
      int box = 0;
      gint64 due = 0;
      gboolean back = chieu_practice_plan_return (returns[i].box, returns[i].right, 1000, &box, &due);

      g_assert_cmpint (back, ==, returns[i].next >= 0);
      if (!back)
        continue;
      g_assert_cmpint (box, ==, returns[i].next);
      g_assert_cmpint (due, ==, 1000 + returns[i].after);
    }
}

/* ---- Levels ---- */

/* Answers, "r" right and "w" wrong, and the level after each, of four levels. */
static const struct { const char *answers, *levels; } steps[] = {
  { "rrr", "112" }, { "rrrrrr", "112223" }, { "rrwrrr", "111112" }, { "w", "1" }, { "ww", "11" },
  { "rrrww", "11221" }, { "rrrwrw", "112222" }, { "rrrrrrrrrrrr", "112223334444" },
};

static void
test_levels (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      ChieuPracticeStanding standing = { .level = 1 };

      for (int j = 0; steps[i].answers[j] != '\0'; j++)
        {
          chieu_practice_standing_take_answer (&standing, steps[i].answers[j] == 'r', 4);
          g_assert_cmpint (standing.level, ==, steps[i].levels[j] - '0');
        }
    }
}

/* ---- The book ---- */

static const ChieuPracticeKind *
find_kind (const char *id)
{
  return chieu_practice_kind_find (&chieu_to_tom, id);
}

/* Answers the task that @book chooses, of the kind @id, or of any if that is NULL. Returns: the task */
static ChieuPracticeAsked
answer_task (ChieuPracticeBook *book,
             const char        *id,
             gint64             now,
             guint64            seed,
             gboolean           right)
{
  ChieuPracticeAsked asked;

  chieu_practice_book_choose_task (book, id != NULL ? find_kind (id) : NULL, now, seed, &asked);
  chieu_practice_book_take_answer (book, &asked, right, now);
  return asked;
}

/* A task that was answered wrongly comes back when it is due, among those of its kind and where kinds are mixed. */
static void
test_comes_back (void)
{
  g_autoptr (ChieuPracticeBook) book = chieu_practice_book_new (chieu_practice_table_find ("to-tom"), NULL);
  ChieuPracticeAsked asked = answer_task (book, "waits", 0, 7, FALSE);

  g_assert_false (asked.again);
  asked = answer_task (book, "waits", 60, 8, TRUE);
  g_assert_cmpuint (asked.seed, ==, 8);
  /* The task that is due is of another kind than is asked for. */
  asked = answer_task (book, "worth", 10 * MINUTE, 9, TRUE);
  g_assert_cmpuint (asked.seed, ==, 9);
  asked = answer_task (book, "waits", 10 * MINUTE, 10, TRUE);
  g_assert_cmpuint (asked.seed, ==, 7);
  g_assert_true (asked.again);
  /* It was right this time and comes back tomorrow, also where kinds are mixed. */
  asked = answer_task (book, NULL, 20 * MINUTE, 11, TRUE);
  g_assert_cmpuint (asked.seed, ==, 11);
  asked = answer_task (book, NULL, 2 * DAY, 12, TRUE);
  g_assert_cmpuint (asked.seed, ==, 7);
  g_assert_true (asked.kind == find_kind ("waits"));
}

/* A task is not asked twice in a row, however often it is due. */
static void
test_not_at_once (void)
{
  g_autoptr (ChieuPracticeBook) book = chieu_practice_book_new (chieu_practice_table_find ("to-tom"), NULL);

  answer_task (book, "waits", 0, 7, FALSE);
  g_assert_cmpuint (answer_task (book, "waits", DAY, 8, TRUE).seed, ==, 8);
  g_assert_cmpuint (answer_task (book, "waits", DAY, 9, TRUE).seed, ==, 7);
}

/* Mixed practice asks for each kind in its turn. */
static void
test_mixed (void)
{
  g_autoptr (ChieuPracticeBook) book = chieu_practice_book_new (chieu_practice_table_find ("to-tom"), NULL);
  const ChieuPracticeKind *kinds = chieu_practice_kinds (&chieu_to_tom);

  for (int round = 0; round < 2; round++)
    for (int i = 0; kinds[i].id != NULL; i++)
      g_assert_cmpstr (answer_task (book, NULL, 0, 1, TRUE).kind->id, ==, kinds[i].id);
}

/* Mixed practice asks first for the kind that was wrong last, then for the one with the fewest answers, and never for the same kind
 * twice in a row. */
static void
test_forgotten (void)
{
  g_autoptr (ChieuPracticeBook) book = chieu_practice_book_new (chieu_practice_table_find ("to-tom"), NULL);
  const ChieuPracticeKind *kinds = chieu_practice_kinds (&chieu_to_tom);
  int n = 0;

  for (; kinds[n].id != NULL; n++)
    for (int i = 0; i <= n; i++)
      {
        /* One answer of the first kind, two of the second, and so on; the last one of “waits” is wrong. */
        ChieuPracticeAsked asked = { &kinds[n], 1, (guint64) (n * 100 + i), FALSE };

        chieu_practice_book_take_answer (book, &asked, kinds[n].id != find_kind ("waits")->id || i < n, 0);
      }
  g_assert_cmpstr (answer_task (book, NULL, 1, 1000, TRUE).kind->id, ==, "waits");
  g_assert_cmpstr (answer_task (book, NULL, 2, 1001, FALSE).kind->id, ==, kinds[0].id);
  g_assert_cmpstr (answer_task (book, NULL, 3, 1002, TRUE).kind->id, !=, kinds[0].id);
  g_assert_cmpstr (answer_task (book, NULL, 4, 1003, TRUE).kind->id, ==, kinds[0].id);
}

/* ---- A session ---- */

static void
test_session (void)
{
  g_autoptr (ChieuPracticeBook) book = chieu_practice_book_new (chieu_practice_table_find ("to-tom"), NULL);
  g_autoptr (GDateTime) noon = g_date_time_new_utc (2026, 11, 22, 12, 0, 0);
  gint64 now = g_date_time_to_unix (noon);
  ChieuPracticeSession session;
  g_auto (GStrv) texts = NULL;
  g_autofree char *text = NULL;

  /* Two tasks were wrong before the session begins. One of them is right by now and comes back tomorrow, the other is due. */
  answer_task (book, "waits", now - DAY, 1, FALSE);
  answer_task (book, "waits", now - DAY, 2, FALSE);
  answer_task (book, "waits", now, 3, TRUE);
  chieu_practice_session_begin (&session, chieu_practice_book_get_table (book), 5);
  for (guint64 seed = 10; !chieu_practice_session_is_over (&session); seed++)
    {
      gboolean right = seed != 12;
      ChieuPracticeAsked asked = answer_task (book, "complete", now, seed, right);

      g_assert_cmpint (session.done, <, 5);
      chieu_practice_session_take_answer (&session, asked.kind, right);
    }
  g_assert_cmpint (session.done, ==, 5);
  g_assert_cmpint (session.right, ==, 4);
  texts = chieu_practice_session_describe (&session, book, noon);
  text = g_strjoinv ("|", texts);
  g_assert_cmpstr (text, ==, "Right the first time: 4 of 5 tasks.|Is it complete? · 4 of 5|2 tasks come back today.|1 task comes back tomorrow.");
  g_assert_cmpint (chieu_practice_book_count_returns (book, now + 1, now + DAY), ==, 1);
  g_assert_cmpint (chieu_practice_book_count_answers (book, now), ==, 6);
  g_assert_cmpint (chieu_practice_book_count_answers (book, now + 1), ==, 0);
}

static void
test_session_clean (void)
{
  g_autoptr (ChieuPracticeBook) book = chieu_practice_book_new (chieu_practice_table_find ("chan"), NULL);
  g_autoptr (GDateTime) noon = g_date_time_new_utc (2026, 11, 22, 12, 0, 0);
  ChieuPracticeSession session;
  g_auto (GStrv) texts = NULL;
  ChieuPracticeAsked asked;

  chieu_practice_session_begin (&session, chieu_practice_book_get_table (book), 1);
  chieu_practice_book_choose_task (book, NULL, g_date_time_to_unix (noon), 1, &asked);
  chieu_practice_book_take_answer (book, &asked, TRUE, g_date_time_to_unix (noon));
  chieu_practice_session_take_answer (&session, asked.kind, TRUE);
  texts = chieu_practice_session_describe (&session, book, noon);
  g_assert_cmpuint (g_strv_length (texts), ==, 3);
  g_assert_cmpstr (texts[2], ==, "Nothing comes back: all your answers were right.");
}

/* A task that comes back changes no level: it is not new. */
static void
test_level_of_new_ones (void)
{
  g_autoptr (ChieuPracticeBook) book = chieu_practice_book_new (chieu_practice_table_find ("to-tom"), NULL);
  ChieuPracticeProgress progress;

  for (guint64 seed = 1; seed <= 3; seed++)
    answer_task (book, "waits", 0, seed, TRUE);
  chieu_practice_book_get_progress (book, find_kind ("waits"), 0, &progress);
  g_assert_cmpint (progress.level, ==, 2);
  answer_task (book, "waits", 0, 4, FALSE);
  answer_task (book, "worth", 0, 5, TRUE);
  answer_task (book, "waits", DAY, 6, FALSE);
  chieu_practice_book_get_progress (book, find_kind ("waits"), DAY, &progress);
  g_assert_cmpint (progress.level, ==, 2);
  g_assert_cmpint (progress.last, ==, 5);
  g_assert_cmpint (progress.right, ==, 3);
  g_assert_cmpint (progress.streak, ==, 0);
  g_assert_cmpint (progress.due, ==, 0);
  g_assert_cmpint (progress.later, ==, 1);
  chieu_practice_book_get_progress (book, find_kind ("waits"), 3 * DAY, &progress);
  g_assert_cmpint (progress.due, ==, 1);
}

/* ---- Kept ---- */

/* Returns: (transfer full): what @book knows of each kind */
static char *
describe_progress (ChieuPracticeBook *book)
{
  GString *text = g_string_new (NULL);

  for (const ChieuPracticeKind *k = chieu_practice_kinds (&chieu_to_tom); k->id != NULL; k++)
    {
      ChieuPracticeProgress progress;

      chieu_practice_book_get_progress (book, k, DAY, &progress);
      g_string_append_printf (text, "%s: level %d, %d of %d, streak %d, due %d, later %d\n", k->id, progress.level,
                              progress.right, progress.last, progress.streak, progress.due, progress.later);
    }
  return g_string_free (text, FALSE);
}

/* What a book knows is there again when its store is opened anew. */
static void
test_kept (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-practice-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "matches.db", NULL);
  ChieuStore *store = chieu_store_open (path, NULL);
  ChieuPracticeBook *book = chieu_practice_book_new (chieu_practice_table_find ("to-tom"), store);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  for (guint64 seed = 1; seed <= 50; seed++)
    answer_task (book, NULL, (gint64) seed, seed, seed % 5 != 0 && seed != 49);
  before = describe_progress (book);
  g_assert_cmpint (chieu_practice_book_count_answers (book, 41), ==, 10);
  chieu_practice_book_free (book);
  chieu_store_unref (store);
  store = chieu_store_open (path, NULL);
  book = chieu_practice_book_new (chieu_practice_table_find ("to-tom"), store);
  after = describe_progress (book);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpint (chieu_practice_book_count_answers (book, 41), ==, 10);
  g_assert_nonnull (strstr (after, ": level 3"));
  chieu_practice_book_free (book);
  chieu_store_unref (store);
  chieu_test_remove_folder (folder);
}

/* Tổ tôm and bí tứ have tasks of the same kinds, and a standing each. */
static void
test_apart (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-practice-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "matches.db", NULL);
  ChieuStore *store = chieu_store_open (path, NULL);
  ChieuPracticeBook *five = chieu_practice_book_new (chieu_practice_table_find ("to-tom"), store);
  ChieuPracticeBook *four = chieu_practice_book_new (chieu_practice_table_find ("bi-tu"), store);
  ChieuPracticeProgress progress;
  ChieuPracticeAsked asked;

  answer_task (five, "waits", 0, 7, FALSE);
  for (guint64 seed = 1; seed <= 3; seed++)
    answer_task (four, "waits", 0, seed, TRUE);
  chieu_practice_book_free (five);
  chieu_practice_book_free (four);
  five = chieu_practice_book_new (chieu_practice_table_find ("to-tom"), store);
  four = chieu_practice_book_new (chieu_practice_table_find ("bi-tu"), store);
  chieu_practice_book_get_progress (five, find_kind ("waits"), DAY, &progress);
  g_assert_cmpint (progress.level, ==, 1);
  g_assert_cmpint (progress.last, ==, 1);
  chieu_practice_book_get_progress (four, find_kind ("waits"), DAY, &progress);
  g_assert_cmpint (progress.level, ==, 2);
  g_assert_cmpint (progress.last, ==, 3);
  chieu_practice_book_choose_task (four, find_kind ("waits"), DAY, 9, &asked);
  g_assert_false (asked.again);
  chieu_practice_book_choose_task (five, find_kind ("waits"), DAY, 9, &asked);
  g_assert_true (asked.again);
  chieu_practice_book_free (five);
  chieu_practice_book_free (four);
  chieu_store_unref (store);
  chieu_test_remove_folder (folder);
}

/* Answers seven tasks, which the database at @path keeps, and four more before it is open again. @store: (out) (transfer full): the store
 * that opens once @other: (out) (transfer full) is closed. Returns: (transfer full): the book in which the four are noted */
static ChieuPracticeBook *
answer_early (const char  *path,
              ChieuStore **store,
              sqlite3    **other)
{
  ChieuPracticeBook *book;

  *store = chieu_store_open (path, NULL);
  book = chieu_practice_book_new (chieu_practice_table_find ("to-tom"), *store);
  for (guint64 seed = 1; seed <= 7; seed++)
    answer_task (book, "waits", 0, seed, TRUE);
  chieu_practice_book_free (book);
  chieu_store_unref (*store);
  *other = hold_database (path);
  *store = chieu_store_new (path);
  book = chieu_practice_book_new (chieu_practice_table_find ("to-tom"), *store);
  for (guint64 seed = 11; seed <= 14; seed++)
    answer_task (book, "waits", 60, seed, TRUE);
  return book;
}

/* What is answered before the store has opened comes on top of what is kept there: nobody begins again at the first level. */
static void
test_early (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-practice-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "matches.db", NULL);
  ChieuStore *store;
  ChieuPracticeBook *book;
  sqlite3 *other;

  book = answer_early (path, &store, &other);
  answer_task (book, "worth", 60, 15, FALSE);
  g_assert_false (chieu_store_is_ready (store));
  sqlite3_close (other);
  while (!chieu_store_is_ready (store))
    g_usleep (1000);
  for (int start = 0; start < 2; start++)
    {
      ChieuPracticeProgress progress;

      chieu_practice_book_get_progress (book, find_kind ("waits"), DAY, &progress);
      g_assert_cmpint (progress.level, ==, 3);
      g_assert_cmpint (progress.last, ==, 11);
      chieu_practice_book_get_progress (book, find_kind ("worth"), DAY, &progress);
      g_assert_cmpint (progress.level, ==, 1);
      g_assert_cmpint (progress.last, ==, 1);
      g_assert_cmpint (progress.due, ==, 1);
      chieu_practice_book_free (book);
      chieu_store_unref (store);
      store = start == 0 ? chieu_store_open (path, NULL) : NULL;
      book = start == 0 ? chieu_practice_book_new (chieu_practice_table_find ("to-tom"), store) : NULL;
    }
  chieu_test_remove_folder (folder);
}

/* A book may be put away before the store has opened, when another game is practised or the window closes: its answers are kept. */
static void
test_freed_early (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-practice-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "matches.db", NULL);
  ChieuStore *store;
  ChieuPracticeBook *book;
  ChieuPracticeProgress progress;
  sqlite3 *other;

  book = answer_early (path, &store, &other);
  chieu_practice_book_free (book);
  g_assert_false (chieu_store_is_ready (store));
  sqlite3_close (other);
  chieu_store_unref (store);
  store = chieu_store_open (path, NULL);
  book = chieu_practice_book_new (chieu_practice_table_find ("to-tom"), store);
  chieu_practice_book_get_progress (book, find_kind ("waits"), DAY, &progress);
  g_assert_cmpint (progress.level, ==, 3);
  g_assert_cmpint (progress.last, ==, 11);
  chieu_practice_book_free (book);
  chieu_store_unref (store);
  chieu_test_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  kit_init (&argc, &argv);
  g_test_add_func ("/practice-book/returns", test_returns);
  g_test_add_func ("/practice-book/levels", test_levels);
  g_test_add_func ("/practice-book/comes-back", test_comes_back);
  g_test_add_func ("/practice-book/not-at-once", test_not_at_once);
  g_test_add_func ("/practice-book/mixed", test_mixed);
  g_test_add_func ("/practice-book/forgotten", test_forgotten);
  g_test_add_func ("/practice-book/session", test_session);
  g_test_add_func ("/practice-book/session-clean", test_session_clean);
  g_test_add_func ("/practice-book/level-of-new-ones", test_level_of_new_ones);
  g_test_add_func ("/practice-book/kept", test_kept);
  g_test_add_func ("/practice-book/apart", test_apart);
  g_test_add_func ("/practice-book/early", test_early);
  g_test_add_func ("/practice-book/freed-early", test_freed_early);
  return g_test_run ();
}
