/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "practice-session.h"

#include <glib/gi18n-lib.h>

/* The most days that are listed; the rest is summed up. */
#define DAYS_TOLD 3
/* No task waits this many days, not even in the last box (practice-return.c). */
#define DAYS_MAX 60

void
chieu_practice_session_begin (ChieuPracticeSession     *self,
                              const ChieuPracticeTable *table,
                              int                       tasks)
{
  g_return_if_fail (self != NULL && table != NULL && tasks > 0);

  *self = (ChieuPracticeSession) { .table = table, .tasks = tasks };
}

void
chieu_practice_session_take_answer (ChieuPracticeSession    *self,
                                    const ChieuPracticeKind *kind,
                                    gboolean                 right)
{
  gsize place;

  g_return_if_fail (self != NULL && kind != NULL);
  place = (gsize) (kind - self->table->kinds);
  g_return_if_fail (place < G_N_ELEMENTS (self->kinds));

  self->done++;
  self->kinds[place].done++;
  if (right)
    {
      self->right++;
      self->kinds[place].right++;
    }
}

gboolean
chieu_practice_session_is_over (const ChieuPracticeSession *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->done >= self->tasks;
}

/* ---- The end ---- */

static void
add_kinds (const ChieuPracticeSession *self,
           GStrvBuilder               *texts)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = NULL;

  for (const ChieuPracticeKind *kind = self->table->kinds; kind->id != NULL; kind++)
    {
      gsize place = (gsize) (kind - self->table->kinds);
      g_autofree char *line = NULL;

      if (self->kinds[place].done == 0)
        continue;
      /* Translators: a kind of tasks, how many of them were right, how many there were: “Is it complete? · 2 of 3”. */
      line = g_strdup_printf (_("%1$s · %2$d of %3$d"), chieu_practice_kind_name (kind), self->kinds[place].right, self->kinds[place].done);
      g_strv_builder_add (builder, line);
    }
  lines = g_strv_builder_end (builder);
  text = g_strjoinv ("\n", lines);
  g_strv_builder_add (texts, text);
}

/* Returns: the beginning of the day @days after that of @now, in seconds since 1970 */
static gint64
find_midnight (GDateTime *now,
               int        days)
{
  g_autoptr (GDateTime) day = g_date_time_add_days (now, days);
  g_autoptr (GDateTime) begin = g_date_time_new (g_date_time_get_timezone (day), g_date_time_get_year (day), g_date_time_get_month (day),
                                                 g_date_time_get_day_of_month (day), 0, 0, 0);

  return g_date_time_to_unix (begin);
}

static void
add_returns (ChieuPracticeBook *book,
             GDateTime         *now,
             GStrvBuilder      *texts)
{
  int told = 0, from = 0;

  for (int day = 0; day < DAYS_MAX && told < DAYS_TOLD; day++)
    {
      int n = chieu_practice_book_count_returns (book, day == 0 ? 0 : find_midnight (now, day), find_midnight (now, day + 1));
      g_autofree char *text = NULL;

      if (n == 0)
        continue;
      if (day == 0)
        text = g_strdup_printf (ngettext ("%d task comes back today.", "%d tasks come back today.", (gulong) n), n);
      else if (day == 1)
        text = g_strdup_printf (ngettext ("%d task comes back tomorrow.", "%d tasks come back tomorrow.", (gulong) n), n);
      else
        /* Translators: a number of tasks, a number of days, which is 2 and more. */
        text = g_strdup_printf (ngettext ("%1$d task comes back in %2$d days.", "%1$d tasks come back in %2$d days.", (gulong) n), n, day);
      g_strv_builder_add (texts, text);
      from = day + 1;
      told++;
    }
  if (told == 0)
    {
      g_strv_builder_add (texts, _("Nothing comes back: all your answers were right."));
    }
  else
    {
      int n = chieu_practice_book_count_returns (book, find_midnight (now, from), G_MAXINT64);
      g_autofree char *text = g_strdup_printf (ngettext ("%d task comes back later.", "%d tasks come back later.", (gulong) n), n);

      if (n > 0)
        g_strv_builder_add (texts, text);
    }
}

GStrv
chieu_practice_session_describe (const ChieuPracticeSession *self,
                                 ChieuPracticeBook          *book,
                                 GDateTime                  *now)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();
  g_autofree char *right = NULL;

  g_return_val_if_fail (self != NULL && book != NULL && now != NULL, NULL);

  right = g_strdup_printf (ngettext ("Right the first time: %1$d of %2$d task.", "Right the first time: %1$d of %2$d tasks.",
                                     (gulong) self->done), self->right, self->done);
  g_strv_builder_add (texts, right);
  add_kinds (self, texts);
  add_returns (book, now, texts);
  return g_strv_builder_end (texts);
}
