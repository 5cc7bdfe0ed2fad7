/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tour-practice.h"

#include "app/practice-page.h"
#include "app/window-private.h"

/* More than any kind needs to be at its last level. */
#define RIGHT_ONES 24

static void
look_at_task (ChieuWindow             *window,
              const ChieuPracticeKind *kind,
              ChieuTourStop            stop,
              gpointer                 data)
{
  GtkWidget *page = chieu_window_get_page (window, CHIEU_PAGE_TASK);
  g_autofree char *question = g_strdup_printf ("practice %s", kind->id);
  g_autofree char *answer = g_strdup_printf ("practice %s, the answer", kind->id);

  chieu_window_show_page (window, CHIEU_PAGE_TASK);
  chieu_practice_page_begin (CHIEU_PRACTICE_PAGE (page), window->practice, kind);
  stop (question, data);
  gtk_widget_activate_action (page, "practice.show", NULL);
  stop (answer, data);
}

static void
rise (ChieuWindow             *window,
      const ChieuPracticeKind *kind)
{
  for (guint64 seed = 0; seed < RIGHT_ONES; seed++)
    {
      const ChieuPracticeAsked asked = { kind, 1, seed, FALSE };

      chieu_practice_book_answer (window->practice, &asked, TRUE, 0);
    }
}

void
chieu_tour_practice (ChieuWindow   *window,
                     ChieuTourStop  stop,
                     gpointer       data)
{
  chieu_window_show_practice (window);
  stop ("practice", data);
  chieu_practice_page_set_seed (CHIEU_PRACTICE_PAGE (chieu_window_get_page (window, CHIEU_PAGE_TASK)), 7);
  for (const ChieuPracticeKind *kind = chieu_practice_kinds (&chieu_to_tom); kind->id != NULL; kind++)
    {
      look_at_task (window, kind, stop, data);
      rise (window, kind);
      look_at_task (window, kind, stop, data);
    }
  chieu_window_show_practice (window);
  stop ("practice, done some", data);
}
