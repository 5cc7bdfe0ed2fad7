/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "lesson-private.h"

#include <glib/gi18n-lib.h>

#include "match/record/bounded.h"
#include "school/school-game.h"

G_DEFINE_QUARK (chieu-lesson-error-quark, chieu_lesson_error)

gboolean
chieu_lesson_set_reading_error (GError     **error,
                                const char  *format,
                                ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, CHIEU_LESSON_ERROR, CHIEU_LESSON_ERROR_BAD, message);
  return FALSE;
}

gboolean
chieu_lesson_set_content_error (GError     **error,
                                guint        line,
                                const char  *format,
                                ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (error, CHIEU_LESSON_ERROR, CHIEU_LESSON_ERROR_WRONG, _("line %1$u: %2$s"), line, message);
  return FALSE;
}

/* ---- Positions ---- */

ChieuPosition *
chieu_position_new (const ChieuGame *game,
                    guint            line)
{
  ChieuPosition *self = g_new0 (ChieuPosition, 1);

  self->line = line;
  self->thong = self->debt = -1;
  self->moves = g_array_new (FALSE, TRUE, sizeof (ChieuLessonMove));
  chieu_rules_init (&self->rules, game);
  return self;
}

static void
position_free (ChieuPosition *self)
{
  g_array_unref (self->moves);
  g_free (self);
}

/* ---- Steps ---- */

static void
wrong_free (gpointer data)
{
  g_free (((ChieuWrong *) data)->text);
  g_free (data);
}

static void
answer_free (gpointer data)
{
  g_free (((ChieuAnswer *) data)->text);
  g_free (((ChieuAnswer *) data)->why);
  g_free (data);
}

ChieuStep *
chieu_step_new (guint line)
{
  ChieuStep *self = g_new0 (ChieuStep, 1);

  self->line = line;
  self->with = self->win = CHIEU_CARD_NONE;
  self->texts = g_ptr_array_new_with_free_func (g_free);
  self->hints = g_ptr_array_new_with_free_func (g_free);
  self->moves = g_array_new (FALSE, TRUE, sizeof (ChieuLessonMove));
  self->then = g_array_new (FALSE, TRUE, sizeof (ChieuLessonMove));
  for (int i = 0; i < CHIEU_N_SCENES; i++)
    self->scenes[i].moves = g_array_new (FALSE, TRUE, sizeof (ChieuLessonMove));
  self->answers = g_ptr_array_new_with_free_func (answer_free);
  self->wrongs = g_ptr_array_new_with_free_func (wrong_free);
  return self;
}

void
chieu_step_free (ChieuStep *self)
{
  if (self == NULL)
    return;
  g_free (self->id);
  g_free (self->praise);
  g_strfreev (self->words);
  for (int i = 0; i < CHIEU_N_SCENES; i++)
    {
      g_free (self->scenes[i].text);
      g_array_unref (self->scenes[i].moves);
    }
  g_ptr_array_unref (self->texts);
  g_ptr_array_unref (self->hints);
  g_array_unref (self->moves);
  g_array_unref (self->then);
  g_ptr_array_unref (self->answers);
  g_ptr_array_unref (self->wrongs);
  g_clear_pointer (&self->position, position_free);
  g_free (self);
}

/* ---- The lesson ---- */

ChieuLesson *
chieu_lesson_new (const char *source)
{
  ChieuLesson *self = g_new0 (ChieuLesson, 1);

  self->source = g_strdup (source);
  self->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) chieu_step_free);
  return self;
}

void
chieu_lesson_free (ChieuLesson *self)
{
  if (self == NULL)
    return;
  g_free (self->source);
  g_free (self->id);
  g_free (self->title);
  g_free (self->aim);
  g_free (self->tonight);
  g_ptr_array_unref (self->steps);
  g_free (self);
}

guint
chieu_lesson_find_step_number (const ChieuLesson *self,
                               const char        *id)
{
  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->steps->len; i++)
    if (g_strcmp0 (((const ChieuStep *) g_ptr_array_index (self->steps, i))->id, id) == 0)
      return i + 1;
  return 0;
}

void
chieu_lesson_find_picture (const ChieuLesson *self,
                           int                most,
                           ChieuLessonCards  *picture)
{
  g_return_if_fail (self != NULL && picture != NULL);

  picture->n = 0;
  for (guint i = 0; i < self->steps->len && picture->n == 0; i++)
    {
      const ChieuStep *step = g_ptr_array_index (self->steps, i);
      const ChieuLessonCards *cards = step->cards.n > 0 ? &step->cards
                                      : step->position != NULL ? &step->position->hands[CHIEU_LEARNER] : NULL;

      for (int card = 0; cards != NULL && card < MIN (cards->n, most); card++)
        chieu_lesson_cards_add (picture, cards->cards[card]);
    }
}

ChieuLesson *
chieu_lesson_load_within (const char  *path,
                          gsize       *left,
                          GError     **error)
{
  g_autofree char *file = g_path_get_basename (path);
  g_autofree char *name = g_filename_display_name (file);
  g_autofree char *text = NULL;
  g_autoptr (GError) local = NULL;
  gsize length;

  if (!chieu_bounded_read (path, MIN (CHIEU_LESSON_BYTES_MAX, *left), &text, &length, &local))
    {
      chieu_lesson_set_reading_error (error, "%s", local->message);
      return NULL;
    }
  *left -= length;
  return chieu_lesson_parse (text, (gssize) length, name, error);
}

ChieuLesson *
chieu_lesson_load (const char  *path,
                   GError     **error)
{
  gsize left = CHIEU_LESSON_BYTES_MAX;

  g_return_val_if_fail (path != NULL, NULL);

  return chieu_lesson_load_within (path, &left, error);
}
