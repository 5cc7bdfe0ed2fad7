/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks a choice of points: only the answer that is marked right may name what
 * the rules pay.
 */
#include "config.h"

#include "lesson-check-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define DIGITS "0123456789"
#define MINUS "\342\210\222"

/* A minus that stands close before the number belongs to it. */
static gboolean
is_negative (const char *text,
             const char *number)
{
  gsize length = strlen (MINUS);

  return (gsize) (number - text) >= length && memcmp (number - length, MINUS, length) == 0;
}

/* The last number of a text, which is the sum where it shows one. Returns: FALSE if it has none */
static gboolean
find_last_number (const char *text,
                  gint64     *number)
{
  const char *at = strpbrk (text, DIGITS);

  if (at == NULL)
    return FALSE;
  for (; at != NULL; at = strpbrk (at + strspn (at, DIGITS), DIGITS))
    *number = (is_negative (text, at) ? -1 : 1) * g_ascii_strtoll (at, NULL, 10);
  return TRUE;
}

/* Of the cards laid out, or of the hand that has ended on the mat. */
static gboolean
find_points (const ChieuLessonCheck  *self,
             gint64                  *points,
             GError                 **error)
{
  const ChieuStep *step = self->step;
  ChieuLessonCards win = { .n = 1, .cards = { step->win } };
  ChieuResult result = { 0 };

  if (step->cards.n > 0)
    {
      if (step->win != CHIEU_CARD_NONE && !chieu_lesson_cards_within (&win, &step->cards))
        return chieu_lesson_wrong (error, step->line, _("the winning card is not among the cards"));
      if (self->run->school->points == NULL)
        return chieu_lesson_wrong (error, step->line, _("points of this game are those of a hand on the mat"));
      *points = self->run->school->points (&step->cards, self->lesson->seats, step->win, step->thong);
      return *points >= 0 || chieu_lesson_wrong (error, step->line, _("these cards do not win"));
    }
  if (chieu_lesson_run_has_mat (self->run))
    self->lesson->game->result (chieu_lesson_run_get_state (self->run), &result);
  *points = result.points[CHIEU_LEARNER];
  return result.outcome != CHIEU_OUTCOME_NONE
         || chieu_lesson_wrong (error, step->line, _("points are asked for, and no hand has ended"));
}

gboolean
chieu_lesson_check_points (ChieuLessonCheck  *self,
                           GError           **error)
{
  gint64 points;

  if (!find_points (self, &points, error))
    return FALSE;
  for (guint i = 0; i < self->step->answers->len; i++)
    {
      const ChieuAnswer *answer = g_ptr_array_index (self->step->answers, i);
      gint64 named;

      if (!find_last_number (answer->text, &named))
        return chieu_lesson_wrong (error, answer->line, _("this answer names no number"));
      if ((named == points) != answer->right)
        return chieu_lesson_wrong (error, answer->line, _("the rules pay %1$d points, not as this answer says"), (int) points);
    }
  return TRUE;
}
