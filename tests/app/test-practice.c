/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests the pages of practice and the coach's panel: which answers are noted, how a session and the tasks of a day run, how a game
 * is chosen, and how the panel follows a match.
 */
#include <adwaita.h>

#include "app/widgets/choice.h"
#include "app/table/coach-panel.h"
#include "app/gallery/deck-order.h"
#include "app/school/lesson-groups.h"
#include "app/school/lesson-table.h"
#include "app/school/practice-home.h"
#include "app/school/practice-page.h"
#include "app/school/practice-pages.h"
#include "app/school/task-phu.h"
#include "common/find.h"
#include "common/question.h"
#include "config.h"
#include "match/store/database-private.h"
#include "match/store/store-private.h"
#include "school/practice/practice-session.h"
#include "games/to-tom/rules/to-tom.h"
#include "../folder.h"
#include "../patience.h"

/* Any seed will do; with it the tasks are the same in every run. */
#define SEED 7

/* ---- A page ---- */

/* The page of tasks in a window of its own, with the book that it uses. page_begin() makes them, and page_end() frees them. */
typedef struct
{
  ChieuPracticeBook *book;
  GtkWidget *window;
  ChieuPracticePage *page;
} PageFixture;

static void
wait_for_task (PageFixture *self)
{
  wait_until (!chieu_practice_page_is_busy (self->page));
}

/* Shows the page with a first task of the kind with id @kind: "complete". */
static void
page_begin (PageFixture *self,
            const char  *kind)
{
  self->book = chieu_practice_book_new (chieu_practice_table_find ("to-tom"), NULL);
  self->window = gtk_window_new ();
  self->page = CHIEU_PRACTICE_PAGE (chieu_practice_page_new ());
  /* The smallest screen of a computer that the program is made for. */
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1024, 600);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->page));
  chieu_practice_page_set_seed (self->page, SEED);
  chieu_practice_page_begin_tasks (self->page, self->book, chieu_practice_kind_find (&chieu_to_tom, kind));
  wait_for_task (self);
}

static void
page_end (PageFixture *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  chieu_practice_book_free (self->book);
}

/* Activates @action of the page, and waits for the task that may follow. */
static void
activate_and_wait (PageFixture *self,
                   const char  *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->page), action, NULL));
  wait_for_task (self);
}

static void
choose_answer (PageFixture *self,
               guint        number)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (self->page), "practice.choose", "u", number));
}

static void
assert_noted (const PageFixture *self,
              int                answers,
              int                right)
{
  ChieuPracticeProgress progress;

  chieu_practice_book_get_progress (self->book, chieu_practice_page_get_task (self->page)->kind, 0, &progress);
  g_assert_cmpint (progress.last, ==, answers);
  g_assert_cmpint (progress.right, ==, right);
}

static void
assert_says (const PageFixture *self,
             const char        *words)
{
  g_autofree char *said = chieu_practice_page_get_words (self->page);

  if (strstr (said, words) == NULL)
    g_error ("“%s” is not in “%s”", words, said);
}

/* Checks that the answer to the task is told, below @head, and no more asked for. */
static void
assert_answered (const PageFixture *self,
                 const char        *head)
{
  const ChieuPracticeTask *task = chieu_practice_page_get_task (self->page);
  g_autofree char *said = chieu_practice_page_get_words (self->page);

  assert_says (self, head);
  assert_says (self, task->why);
  g_assert_null (strstr (said, "Not yet"));
  if (task->form == CHIEU_TASK_CHOOSE && !task->several && strstr (task->why, task->answers->pdata[task->right_answer]) == NULL)
    {
      g_autofree char *answer = g_strdup_printf ("%s\n%s", (const char *) task->answers->pdata[task->right_answer], task->why);

      assert_says (self, answer);
    }
}

/* Returns: (nullable): the first of @widget and all below it that is of @type and that nothing on the way to it hides */
static GtkWidget *
find_shown (GtkWidget *widget,
            GType      type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && gtk_widget_get_child_visible (child))
      {
        GtkWidget *found = find_shown (child, type);

        if (found != NULL)
          return found;
      }
  return NULL;
}

/* Touches one card of each face of @faces. No card may be touched before. A cell does not tell its card, so each is touched, and released
 * again if that added none of the faces. */
static void
touch_faces (PageFixture *self,
             guint64      faces)
{
  GtkWidget *table = find_shown (GTK_WIDGET (self->page), CHIEU_TYPE_LESSON_TABLE);

  g_assert_nonnull (table);
  for (GtkWidget *cell = gtk_widget_get_first_child (table); cell != NULL; cell = gtk_widget_get_next_sibling (cell))
    {
      ChieuCard before[CHIEU_LESSON_TABLE_MAX], after[CHIEU_LESSON_TABLE_MAX];
      int n = chieu_lesson_table_get_touched (CHIEU_LESSON_TABLE (table), before);
      guint64 faces_before = 0, faces_after = 0;

      if (!GTK_IS_TOGGLE_BUTTON (cell))
        continue;
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (cell), TRUE);
      for (int i = 0; i < n; i++)
        faces_before |= G_GUINT64_CONSTANT (1) << before[i];
      n = chieu_lesson_table_get_touched (CHIEU_LESSON_TABLE (table), after);
      for (int i = 0; i < n; i++)
        faces_after |= G_GUINT64_CONSTANT (1) << after[i];
      /* This card has none of the faces, or another card with its face is touched already. */
      if ((faces_after & ~faces_before & faces) == 0)
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (cell), FALSE);
    }
}

/* ---- Answers ---- */

static void
test_choose (void)
{
  PageFixture page;
  const ChieuPracticeTask *task;

  page_begin (&page, "complete");
  task = chieu_practice_page_get_task (page.page);
  choose_answer (&page, task->right_answer);
  assert_says (&page, "✓ Right");
  assert_says (&page, task->why);
  assert_noted (&page, 1, 1);
  activate_and_wait (&page, "practice.next");
  task = chieu_practice_page_get_task (page.page);
  /* There are two answers, 0 and 1. */
  choose_answer (&page, 1 - task->right_answer);
  /* The task is over, so it does not say “not yet”, but what would have been right. */
  assert_answered (&page, "× Not that. The answer:");
  /* Another answer does not count. */
  choose_answer (&page, task->right_answer);
  assert_noted (&page, 2, 1);
  /* Neither does a number that none of the answers has. */
  activate_and_wait (&page, "practice.next");
  choose_answer (&page, 5);
  assert_noted (&page, 2, 1);
  activate_and_wait (&page, "practice.show");
  assert_answered (&page, "The answer");
  page_end (&page);
}

static void
test_pick (void)
{
  PageFixture page;
  const ChieuPracticeTask *task;

  page_begin (&page, "discard");
  activate_and_wait (&page, "practice.next");
  assert_says (&page, "You have not chosen a card yet.");
  assert_noted (&page, 0, 0);
  task = chieu_practice_page_get_task (page.page);
  touch_faces (&page, task->right_faces);
  activate_and_wait (&page, "practice.next");
  assert_says (&page, "✓ Right");
  assert_noted (&page, 1, 1);
  page_end (&page);
}

/* The page says what is wrong with an answer. Showing the right one afterwards does not change what was noted. */
static void
test_faces (void)
{
  PageFixture page;
  const ChieuPracticeTask *task;
  ChieuCard wrong = 0;

  page_begin (&page, "waits");
  task = chieu_practice_page_get_task (page.page);
  while ((task->right_faces >> wrong & 1) != 0)
    wrong++;
  touch_faces (&page, G_GUINT64_CONSTANT (1) << wrong);
  activate_and_wait (&page, "practice.next");
  assert_says (&page, "does not complete the hand. Try again");
  assert_noted (&page, 1, 0);
  activate_and_wait (&page, "practice.show");
  assert_answered (&page, "The answer");
  g_assert_nonnull (find_shown (GTK_WIDGET (page.page), CHIEU_TYPE_TASK_PHU));
  assert_noted (&page, 1, 0);
  activate_and_wait (&page, "practice.next");
  touch_faces (&page, chieu_practice_page_get_task (page.page)->right_faces);
  activate_and_wait (&page, "practice.next");
  assert_says (&page, "✓ Right");
  assert_noted (&page, 2, 1);
  page_end (&page);
}

static void
test_arrange (void)
{
  PageFixture page;

  page_begin (&page, "arrange");
  activate_and_wait (&page, "practice.next");
  assert_says (&page, "Nothing has been put together yet.");
  assert_noted (&page, 0, 0);
  activate_and_wait (&page, "practice.show");
  assert_says (&page, "This is one way to do it.");
  assert_noted (&page, 1, 0);
  g_assert_nonnull (find_shown (GTK_WIDGET (page.page), CHIEU_TYPE_TASK_PHU));
  g_assert_null (find_shown (GTK_WIDGET (page.page), CHIEU_TYPE_LESSON_GROUPS));
  activate_and_wait (&page, "practice.next");
  g_assert_nonnull (find_shown (GTK_WIDGET (page.page), CHIEU_TYPE_LESSON_GROUPS));
  page_end (&page);
}

/* A call is put together from words, and is right if it has all the right ones and no other. */
static void
test_words (void)
{
  PageFixture page;
  const ChieuPracticeTask *task;
  GtkWidget *row;
  guint64 bit = 1;

  page_begin (&page, "call");
  task = chieu_practice_page_get_task (page.page);
  g_assert_true (task->several);
  activate_and_wait (&page, "practice.next");
  assert_says (&page, "No word is chosen yet.");
  assert_noted (&page, 0, 0);
  /* A number chooses no word. */
  choose_answer (&page, 0);
  assert_noted (&page, 0, 0);
  row = gtk_widget_get_parent (find_shown (GTK_WIDGET (page.page), GTK_TYPE_TOGGLE_BUTTON));
  for (GtkWidget *word = gtk_widget_get_first_child (row); word != NULL; word = gtk_widget_get_next_sibling (word), bit <<= 1)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (word), (task->right_answers & bit) != 0);
  activate_and_wait (&page, "practice.next");
  assert_says (&page, "✓ Right");
  assert_says (&page, task->why);
  assert_noted (&page, 1, 1);
  page_end (&page);
}

/* ---- A session ---- */

static void
count_over_cb (int *n)
{
  (*n)++;
}

/* A session numbers its tasks, ends with how many answers were right the first time, and begins again only when the person asks for more.
 * Practice without an end shows no number. */
static void
test_session (void)
{
  g_autofree char *first = g_strdup_printf ("Task 1 of %d", CHIEU_PRACTICE_SESSION_TASKS);
  PageFixture page;
  int over = 0;

  page_begin (&page, "complete");
  g_signal_connect_swapped (page.page, "over", G_CALLBACK (count_over_cb), &over);
  chieu_practice_page_begin_session (page.page, page.book);
  wait_for_task (&page);
  for (int i = 0; i < CHIEU_PRACTICE_SESSION_TASKS; i++)
    {
      const ChieuPracticeTask *task = chieu_practice_page_get_task (page.page);
      g_autofree char *number = g_strdup_printf ("Task %d of %d", i + 1, CHIEU_PRACTICE_SESSION_TASKS);

      g_assert_nonnull (find_below (GTK_WIDGET (page.page), is_label_with, number));
      if (task->form == CHIEU_TASK_CHOOSE && !task->several)
        choose_answer (&page, task->right_answer);
      else
        activate_and_wait (&page, "practice.show");
      activate_and_wait (&page, "practice.next");
    }
  assert_says (&page, "Right the first time: ");
  g_assert_nonnull (find_below (GTK_WIDGET (page.page), is_label_with, "Enough for today"));
  g_assert_null (find_shown (GTK_WIDGET (page.page), CHIEU_TYPE_LESSON_TABLE));
  g_assert_cmpint (over, ==, 0);
  activate_and_wait (&page, "practice.next");
  g_assert_cmpint (over, ==, 1);
  activate_and_wait (&page, "practice.more");
  g_assert_nonnull (find_below (GTK_WIDGET (page.page), is_label_with, first));
  chieu_practice_page_begin_tasks (page.page, page.book, NULL);
  wait_for_task (&page);
  g_assert_null (find_below (GTK_WIDGET (page.page), is_label_with, first));
  page_end (&page);
}

/* ---- A task is made ---- */

/* The main loop does not wait while a thread makes a task. Keys pressed in the meantime do not count as an answer. A page that the person
 * has left gets its task only when it is seen again. A page that is destroyed while its task is made is freed. */
static void
test_made_in_thread (void)
{
  const ChieuPracticeKind *kind = chieu_practice_kind_find (&chieu_to_tom, "fault");
  g_autofree char *question = NULL;
  PageFixture page;
  gpointer gone;

  page_begin (&page, "fault");
  question = g_strdup (chieu_practice_page_get_task (page.page)->question);
  gtk_window_present (GTK_WINDOW (page.window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (page.page)))
    g_main_context_iteration (NULL, TRUE);
  chieu_practice_page_begin_tasks (page.page, page.book, kind);
  g_assert_true (chieu_practice_page_is_busy (page.page));
  g_assert_null (chieu_practice_page_get_task (page.page));
  g_assert_null (find_below (GTK_WIDGET (page.page), is_label_with, question));
  gtk_widget_activate_action (GTK_WIDGET (page.page), "practice.show", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page.page), "practice.next", NULL);
  choose_answer (&page, 0);
  gtk_widget_set_visible (GTK_WIDGET (page.page), FALSE);
  /* Making twenty tasks takes longer than making the one that the page has dropped. */
  for (guint64 seed = 0; seed < 20; seed++)
    {
      chieu_practice_task_free (chieu_practice_task_new (chieu_practice_table_find ("to-tom"), kind, 1, seed));
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  g_assert_true (chieu_practice_page_is_busy (page.page));
  g_assert_null (chieu_practice_page_get_task (page.page));
  gtk_widget_set_visible (GTK_WIDGET (page.page), TRUE);
  wait_for_task (&page);
  assert_says (&page, chieu_practice_page_get_task (page.page)->question);
  assert_noted (&page, 0, 0);
  choose_answer (&page, chieu_practice_page_get_task (page.page)->right_answer);
  assert_noted (&page, 1, 1);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page.page), "practice.next", NULL));
  g_assert_true (chieu_practice_page_is_busy (page.page));
  /* The task that was answered takes no second answer while the next one is made. */
  choose_answer (&page, 0);
  assert_noted (&page, 1, 1);
  gone = page.page;
  g_object_add_weak_pointer (G_OBJECT (page.page), &gone);
  page_end (&page);
  wait_until (gone == NULL);
}

/* ---- A database that cannot be written ---- */

static void
count_trouble_cb (const char *message,
                  gpointer    n)
{
  (*(int *) n)++;
}

/* Makes the database refuse every write, as on a full or write-protected disk. */
static gboolean
make_read_only_work (ChieuDatabase  *database,
                     gpointer        data,
                     GCancellable   *cancellable,
                     GError        **error)
{
  g_assert_cmpint (sqlite3_exec (database->db, "PRAGMA query_only = 1", NULL, NULL, NULL), ==, SQLITE_OK);
  return TRUE;
}

/* If the database cannot be written, the person is told once, and practice goes on. */
static void
test_not_kept (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-practice-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "matches.db", NULL);
  ChieuStore *store = chieu_store_open (path, NULL);
  ChieuPracticeBook *first_book;
  PageFixture page;
  int told = 0;

  g_assert_nonnull (store);
  g_assert_true (chieu_store_run (store, make_read_only_work, NULL, NULL));
  chieu_store_set_trouble_func (store, count_trouble_cb, &told);
  page_begin (&page, "complete");
  first_book = page.book;
  page.book = chieu_practice_book_new (chieu_practice_table_find ("to-tom"), store);
  chieu_practice_page_begin_tasks (page.page, page.book, NULL);
  chieu_practice_book_free (first_book);
  wait_for_task (&page);
  for (int i = 0; i < 3; i++)
    {
      activate_and_wait (&page, "practice.show");
      activate_and_wait (&page, "practice.next");
    }
  chieu_store_flush (store);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (told, ==, 1);
  page_end (&page);
  chieu_store_unref (store);
  chieu_test_remove_folder (folder);
}

/* ---- The page of the kinds ---- */

static void
append_id_cb (GString    *ids,
              const char *id)
{
  g_string_append_printf (ids, "[%s]", id);
}

static void
press_all (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget))
    g_signal_emit_by_name (widget, "clicked");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    press_all (child);
}

static void
test_home (void)
{
  g_autoptr (ChieuPracticeBook) book = chieu_practice_book_new (chieu_practice_table_find ("to-tom"), NULL);
  g_autoptr (GtkWidget) home = g_object_ref_sink (chieu_practice_home_new ());
  g_autoptr (GString) kinds = g_string_new (NULL);

  chieu_practice_home_show (CHIEU_PRACTICE_HOME (home), book, 0);
  g_signal_connect_swapped (home, "kind", G_CALLBACK (append_id_cb), kinds);
  press_all (home);
  /* The last button is that of all kinds mixed, whose id is empty. */
  g_assert_cmpstr (kinds->str, ==, "[arrange][complete][waits][worth][discard][claim][call][fault][]");
}

/* ---- The tasks of a day, and the choice of a game ---- */

/* Waits until the task has been made. Returns: its seed */
static guint64
wait_for_seed (PageFixture *self)
{
  wait_for_task (self);
  return chieu_practice_page_get_task (self->page)->seed;
}

/* The pages of practice in a window, at the first task of a day. */
typedef struct
{
  GSettings *settings;
  char *folder;
  GtkWidget *window;
  ChieuPages *pages;
  ChieuPageReader *reader;
  ChieuSession *session;
  ChieuPracticePages *practice;
  PageFixture task_page;         /* only @page is set; @practice owns the rest */
  GtkWidget *home;               /* the page of the kinds */
} Practice;

static void
practice_begin (Practice *self)
{
  GtkWidget *stack = gtk_stack_new ();

  *self = (Practice) { .settings = g_settings_new (SETTINGS_ID), .folder = g_dir_make_tmp ("chieu-practice-XXXXXX", NULL) };
  self->window = gtk_window_new ();
  self->pages = chieu_pages_new (GTK_STACK (stack));
  self->reader = chieu_page_reader_new (self->pages, self->settings);
  self->session = chieu_session_new (self->folder, self->settings);
  self->practice = chieu_practice_pages_new (self->pages, self->reader, self->session, self->settings);
  gtk_window_set_child (GTK_WINDOW (self->window), stack);
  chieu_practice_pages_begin_day (self->practice, &chieu_to_tom);
  self->task_page.page = CHIEU_PRACTICE_PAGE (chieu_pages_get_page (self->pages, CHIEU_PAGE_TASK));
  wait_for_task (&self->task_page);
  self->home = chieu_pages_get_page (self->pages, CHIEU_PAGE_PRACTICE);
}

static void
practice_end (Practice *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_object_unref (self->practice);
  g_object_unref (self->session);
  g_object_unref (self->reader);
  g_object_unref (self->pages);
  g_object_unref (self->settings);
  chieu_test_remove_folder (self->folder);
  g_free (self->folder);
}

/* The tasks of a day have the seeds of that day, and have them again when the day is begun again. Other practice does not continue their
 * numbers. */
static void
test_day (void)
{
  Practice self;
  guint64 first_seed;

  practice_begin (&self);
  first_seed = wait_for_seed (&self.task_page);
  g_signal_emit_by_name (self.home, "kind", "");
  g_assert_cmpuint (wait_for_seed (&self.task_page), !=, first_seed + 1);
  chieu_practice_pages_begin_day (self.practice, &chieu_to_tom);
  g_assert_cmpuint (wait_for_seed (&self.task_page), ==, first_seed);
  g_signal_emit_by_name (self.home, "session");
  g_assert_cmpuint (wait_for_seed (&self.task_page), !=, first_seed + 1);
  practice_end (&self);
}

/* Waits until an answer to a task of @kind is noted in the book. Returns: how many are noted */
static int
wait_for_answers (ChieuPracticeBook       *book,
                  const ChieuPracticeKind *kind)
{
  gint64 since = g_get_monotonic_time ();
  ChieuPracticeProgress progress;

  do
    chieu_practice_book_get_progress (book, kind, 0, &progress);
  while (progress.last == 0 && run_patiently (since));
  return progress.last;
}

/* When the person has left a task, another game may be chosen on the page of the kinds. A person who goes back to the task can
 * answer it, and the answer is noted in the book of its own game. */
static void
test_other_game (void)
{
  Practice self;
  ChieuPracticePage *page;

  practice_begin (&self);
  page = self.task_page.page;
  g_signal_emit_by_name (self.home, "kind", "fault");
  wait_for_task (&self.task_page);
  chieu_practice_pages_leave (self.practice);
  g_assert_true (chieu_pages_is_seen (self.pages, CHIEU_PAGE_PRACTICE));
  g_signal_emit_by_name (self.home, "game", "chan");
  g_assert_true (chieu_practice_page_get_game (page) == &chieu_to_tom);
  chieu_pages_show_page (self.pages, CHIEU_PAGE_TASK);
  choose_answer (&self.task_page, chieu_practice_page_get_task (page)->right_answer);
  g_signal_emit_by_name (self.home, "game", "to-tom");
  g_assert_cmpint (wait_for_answers (chieu_practice_pages_get_book (self.practice), chieu_practice_page_get_task (page)->kind), ==, 1);
  practice_end (&self);
}

/* The person chooses the game on the page of the kinds. Showing the page with the book of another game counts as no choice. */
static void
test_games (void)
{
  g_autoptr (ChieuPracticeBook) book = chieu_practice_book_new (chieu_practice_table_find ("to-tom"), NULL);
  g_autoptr (ChieuPracticeBook) other = chieu_practice_book_new (chieu_practice_table_find ("chan"), NULL);
  g_autoptr (GtkWidget) home = g_object_ref_sink (chieu_practice_home_new ());
  g_autoptr (GString) games = g_string_new (NULL);
  g_autoptr (GString) kinds = g_string_new (NULL);
  ChieuChoice *choice;

  g_signal_connect_swapped (home, "game", G_CALLBACK (append_id_cb), games);
  g_signal_connect_swapped (home, "kind", G_CALLBACK (append_id_cb), kinds);
  chieu_practice_home_show (CHIEU_PRACTICE_HOME (home), book, 0);
  choice = CHIEU_CHOICE (find_of_type (home, CHIEU_TYPE_CHOICE));
  g_assert_cmpstr (chieu_choice_get_selected (choice), ==, "to-tom");
  chieu_choice_set_selected (choice, "chan");
  g_assert_cmpstr (games->str, ==, "[chan]");
  chieu_practice_home_show (CHIEU_PRACTICE_HOME (home), other, 0);
  chieu_practice_home_show (CHIEU_PRACTICE_HOME (home), book, 0);
  g_assert_cmpstr (chieu_choice_get_selected (choice), ==, "to-tom");
  g_assert_cmpstr (games->str, ==, "[chan]");
  g_assert_cmpstr (kinds->str, ==, "");
}

/* ---- The deck as it is laid out ---- */

/* Every face of a deck with three suits is listed once. The first row is a suit, and chi chi stands at its end. */
static void
test_deck (void)
{
  static const struct { const ChieuDeck *deck; int columns; } decks[] = { { &chieu_deck_to_tom, 10 }, { &chieu_deck_chan, 9 } };

  for (gsize i = 0; i < G_N_ELEMENTS (decks); i++)
    {
      const ChieuDeck *deck = decks[i].deck;
      ChieuCard cards[CHIEU_LESSON_TABLE_MAX];
      guint64 seen = 0;

      g_assert_cmpint (chieu_deck_count_columns (deck), ==, decks[i].columns);
      g_assert_cmpint (chieu_deck_list_faces (deck, cards), ==, deck->n_faces);
      for (int j = 0; j < deck->n_faces; j++)
        seen |= G_GUINT64_CONSTANT (1) << cards[j];
      g_assert_cmphex (seen, ==, (G_GUINT64_CONSTANT (1) << deck->n_faces) - 1);
      /* The notation of a card with a suit is its number, and the letter of the suit. */
      for (int j = 1; j < decks[i].columns - 1; j++)
        g_assert_cmpstr (chieu_deck_name (deck, cards[j]) + 1, ==, chieu_deck_name (deck, cards[0]) + 1);
      g_assert_cmpstr (chieu_deck_name (deck, cards[decks[i].columns - 1]), ==, "cc");
    }
}

/* ---- The coach ---- */

static void
wait_for_coach (ChieuCoachPanel *panel)
{
  wait_until (!chieu_coach_panel_is_thinking (panel) && chieu_coach_panel_get_advice (panel) != NULL);
}

/* Returns: (transfer full): a match of one hand in which the person is asked several times */
static ChieuMatch *
match_new (void)
{
  ChieuMatchOptions options = { .game = &chieu_to_tom, .seats = 5, .seed = 8, .way = CHIEU_WAY_HOC, .hoi = CHIEU_HOI_HANDS, .hoi_limit = 1 };
  ChieuMatch *match;

  for (int seat = 1; seat < options.seats; seat++)
    options.level[seat] = "tap-su";
  chieu_rules_init (&options.rules, &chieu_to_tom);
  match = chieu_match_new (&options, NULL, NULL);
  g_assert_nonnull (match);
  chieu_match_set_pace (match, CHIEU_PACE_NONE);
  return match;
}

/* The coach's advice is followed through a whole hand: each move that it names can be made at once. */
static void
test_coach (void)
{
  g_autoptr (ChieuMatch) match = match_new ();
  g_autoptr (GtkWidget) widget = g_object_ref_sink (chieu_coach_panel_new ());
  ChieuCoachPanel *panel = CHIEU_COACH_PANEL (widget);
  int questions = 0;
  ChieuResult result;

  chieu_coach_panel_set_match (panel, match);
  chieu_match_start (match);
  while (wait_for_question (match))
    {
      const ChieuCoachAdvice *advice;
      ChieuReason reason;

      wait_for_coach (panel);
      advice = chieu_coach_panel_get_advice (panel);
      g_assert_true (advice->has_move);
      g_assert_cmpint (chieu_match_try (match, &advice->move, &reason), ==, CHIEU_TRY_DONE);
      questions++;
    }
  g_assert_true (chieu_match_get_result (match, &result));
  /* The hand asks the person several times; otherwise the loop would have shown little. */
  g_assert_cmpint (questions, >, 2);
  chieu_match_pause (match);
}

/* A hidden panel asks the coach nothing; when it is shown, it asks at once. */
static void
test_coach_hidden (void)
{
  g_autoptr (ChieuMatch) match = match_new ();
  g_autoptr (GtkWidget) widget = g_object_ref_sink (chieu_coach_panel_new ());
  ChieuCoachPanel *panel = CHIEU_COACH_PANEL (widget);

  gtk_widget_set_visible (widget, FALSE);
  chieu_coach_panel_set_match (panel, match);
  while (chieu_coach_panel_is_thinking (panel))
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (chieu_coach_panel_get_advice (panel));
  gtk_widget_set_visible (widget, TRUE);
  wait_for_coach (panel);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/practice/choose", test_choose);
  g_test_add_func ("/practice/pick", test_pick);
  g_test_add_func ("/practice/faces", test_faces);
  g_test_add_func ("/practice/arrange", test_arrange);
  g_test_add_func ("/practice/words", test_words);
  g_test_add_func ("/practice/session", test_session);
  g_test_add_func ("/practice/made-in-thread", test_made_in_thread);
  g_test_add_func ("/practice/not-kept", test_not_kept);
  g_test_add_func ("/practice/home", test_home);
  g_test_add_func ("/practice/day", test_day);
  g_test_add_func ("/practice/other-game", test_other_game);
  g_test_add_func ("/practice/games", test_games);
  g_test_add_func ("/practice/deck", test_deck);
  g_test_add_func ("/coach/whole-hand", test_coach);
  g_test_add_func ("/coach/hidden", test_coach_hidden);
  return g_test_run ();
}
