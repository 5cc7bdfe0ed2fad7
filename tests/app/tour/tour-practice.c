/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tour-practice.h"

#include "app/school/practice-page.h"
#include "games/to-tom/rules/to-tom.h"

/* More than any kind needs to be at its last level. */
#define RIGHT_ONES 24

static void
look_at_task (const ChieuWindowParts  *parts,
              const ChieuPracticeKind *kind,
              ChieuTourStop            stop,
              gpointer                 data)
{
  GtkWidget *page = chieu_pages_get_page (parts->pages, CHIEU_PAGE_TASK);
  g_autofree char *question = g_strdup_printf ("practice %s", kind->id);
  g_autofree char *answer = g_strdup_printf ("practice %s, the answer", kind->id);

  chieu_pages_show_page (parts->pages, CHIEU_PAGE_TASK);
  chieu_practice_page_begin (CHIEU_PRACTICE_PAGE (page), chieu_practice_pages_get_book (parts->practice), kind);
  while (chieu_practice_page_is_busy (CHIEU_PRACTICE_PAGE (page)))
    g_main_context_iteration (NULL, TRUE);
  stop (question, data);
  gtk_widget_activate_action (page, "practice.show", NULL);
  stop (answer, data);
}

static void
rise (const ChieuWindowParts  *parts,
      const ChieuPracticeKind *kind)
{
  for (guint64 seed = 0; seed < RIGHT_ONES; seed++)
    {
      const ChieuPracticeAsked asked = { kind, 1, seed, FALSE };

      chieu_practice_book_take_answer (chieu_practice_pages_get_book (parts->practice), &asked, TRUE, 0);
    }
}

void
chieu_tour_practice (const ChieuWindowParts *parts,
                     ChieuTourStop           stop,
                     gpointer                data)
{
  chieu_practice_pages_show_kinds (parts->practice);
  stop ("practice", data);
  chieu_practice_page_set_seed (CHIEU_PRACTICE_PAGE (chieu_pages_get_page (parts->pages, CHIEU_PAGE_TASK)), 7);
  for (const ChieuPracticeKind *kind = chieu_practice_kinds (&chieu_to_tom); kind->id != NULL; kind++)
    {
      look_at_task (parts, kind, stop, data);
      rise (parts, kind);
      look_at_task (parts, kind, stop, data);
    }
  chieu_practice_pages_show_kinds (parts->practice);
  stop ("practice, done some", data);
}
