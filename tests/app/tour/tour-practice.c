/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tour-practice.h"

#include "app/school/practice-page.h"
#include "games/to-tom/rules/to-tom.h"

/* More right answers than any kind of practice needs to reach its last level. */
#define RIGHT_ANSWERS 24
/* The seed of the tasks, so that the tour shows the same ones each time. */
#define TASK_SEED 7

static void
look_at_task (const ChieuWindowParts  *parts,
              const ChieuPracticeKind *kind,
              ChieuTourStop            stop,
              gpointer                 data)
{
  GtkWidget *page = chieu_pages_get_page (parts->pages, CHIEU_PAGE_TASK);
  const char *game = chieu_practice_book_get_table (chieu_practice_pages_get_book (parts->practice))->id;
  g_autofree char *question = g_strdup_printf ("practice %s, %s", game, kind->id);
  g_autofree char *answer = g_strdup_printf ("practice %s, %s, the answer", game, kind->id);

  chieu_pages_show_page (parts->pages, CHIEU_PAGE_TASK);
  chieu_practice_page_begin_tasks (CHIEU_PRACTICE_PAGE (page), chieu_practice_pages_get_book (parts->practice), kind);
  while (chieu_practice_page_is_busy (CHIEU_PRACTICE_PAGE (page)))
    g_main_context_iteration (NULL, TRUE);
  stop (question, data);
  gtk_widget_activate_action (page, "practice.show", NULL);
  stop (answer, data);
}

/* Raises @kind to its last level. */
static void
raise_level (const ChieuWindowParts  *parts,
             const ChieuPracticeKind *kind)
{
  for (guint64 seed = 0; seed < RIGHT_ANSWERS; seed++)
    {
      /* Only answers at the level that has been reached raise it. */
      ChieuPracticeBook *book = chieu_practice_pages_get_book (parts->practice);
      ChieuPracticeProgress progress;

      chieu_practice_book_get_progress (book, kind, 0, &progress);
      chieu_practice_book_take_answer (book, &(ChieuPracticeAsked) { kind, progress.level, seed, FALSE }, TRUE, 0);
    }
}

static void
look_at_kinds (const ChieuWindowParts  *parts,
               const ChieuPracticeKind *kinds,
               ChieuTourStop            stop,
               gpointer                 data)
{
  stop ("practice", data);
  chieu_practice_page_set_seed (CHIEU_PRACTICE_PAGE (chieu_pages_get_page (parts->pages, CHIEU_PAGE_TASK)), TASK_SEED);
  for (const ChieuPracticeKind *kind = kinds; kind->id != NULL; kind++)
    {
      look_at_task (parts, kind, stop, data);
      raise_level (parts, kind);
      look_at_task (parts, kind, stop, data);
    }
}

void
chieu_tour_practice (const ChieuWindowParts *parts,
                     ChieuTourStop           stop,
                     gpointer                data)
{
  chieu_practice_pages_show_kinds (parts->practice);
  look_at_kinds (parts, chieu_practice_kinds (&chieu_to_tom), stop, data);
  chieu_practice_pages_show_kinds (parts->practice);
  stop ("practice with some tasks done", data);
}

void
chieu_tour_every_practice (const ChieuWindowParts *parts,
                           ChieuTourStop           stop,
                           gpointer                data)
{
  const ChieuPracticeTable *table;

  /* A game that is another one with other seats is practised at the usual ones. */
  for (int i = 0; (table = chieu_practice_get_table (i)) != NULL; i++)
    if (table == chieu_practice_table_of (table->game, 0))
      {
        chieu_practice_pages_show_game (parts->practice, table->game);
        look_at_kinds (parts, table->kinds, stop, data);
      }
}
