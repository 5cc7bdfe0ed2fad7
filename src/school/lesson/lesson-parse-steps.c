/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The elements of a lesson and of its steps, but for positions and tasks.
 */
#include "config.h"

#include "lesson-reader.h"
#include "lesson-wrong.h"

#include <glib/gi18n-lib.h>

#define FORMAT "1"
#define USUAL_SEATS 5
#define STEPS_MAX 64
#define TEXTS_MAX 8
#define HINTS_MAX 2
#define WRONGS_MAX 32

/* ---- The lesson ---- */

/* Ids name files and keys: a–z, 0–9 and “-”. */
static gboolean
check_id (const char  *id,
          GError     **error)
{
  if (id == NULL || *id == '\0')
    return chieu_lesson_bad (error, _("An id is missing"));
  for (const char *c = id; *c != '\0'; c++)
    if (!g_ascii_islower (*c) && !g_ascii_isdigit (*c) && *c != '-')
      return chieu_lesson_bad (error, _("“%s” is no id: only a–z, 0–9 and “-” are"), id);
  return TRUE;
}

static gboolean
start_lesson (ChieuLessonReader            *self,
              const ChieuLessonAttributes  *attributes,
              GError                      **error)
{
  ChieuLesson *lesson = self->lesson;
  const char *game = chieu_lesson_attribute (attributes, "game");

  if (g_strcmp0 (chieu_lesson_attribute (attributes, "format"), FORMAT) != 0)
    return chieu_lesson_bad (error, _("Only format %s is read"), FORMAT);
  if (!check_id (chieu_lesson_attribute (attributes, "id"), error))
    return FALSE;
  lesson->id = g_strdup (chieu_lesson_attribute (attributes, "id"));
  lesson->game = game != NULL ? chieu_game_find (game) : NULL;
  if (lesson->game == NULL || chieu_school_game_find (lesson->game) == NULL)
    return chieu_lesson_bad (error, _("There is no game “%s”"), game != NULL ? game : "");
  lesson->seats = MIN (USUAL_SEATS, lesson->game->max_seats);
  return chieu_lesson_attribute_number (attributes, "seats", lesson->game->min_seats, lesson->game->max_seats,
                                        &lesson->seats, error);
}

static gboolean
end_lesson (ChieuLessonReader  *self,
            const char         *text,
            GError            **error)
{
  if (self->lesson->title == NULL || self->lesson->aim == NULL)
    return chieu_lesson_bad (error, _("A lesson needs a title and an aim"));
  return self->lesson->steps->len > 0 || chieu_lesson_bad (error, _("A lesson needs a step"));
}

static gboolean
end_title (ChieuLessonReader  *self,
           const char         *text,
           GError            **error)
{
  return chieu_lesson_set_text (&self->lesson->title, text, error);
}

static gboolean
end_aim (ChieuLessonReader  *self,
         const char         *text,
         GError            **error)
{
  return chieu_lesson_set_text (&self->lesson->aim, text, error);
}

/* ---- A step ---- */

static gboolean
id_is_new (const ChieuLesson  *lesson,
           const char         *id,
           GError            **error)
{
  for (guint i = 0; i < lesson->steps->len; i++)
    if (g_str_equal (((const ChieuStep *) g_ptr_array_index (lesson->steps, i))->id, id))
      return chieu_lesson_bad (error, _("There are two steps “%s”"), id);
  return TRUE;
}

static gboolean
start_step (ChieuLessonReader            *self,
            const ChieuLessonAttributes  *attributes,
            GError                      **error)
{
  const char *id = chieu_lesson_attribute (attributes, "id");

  if (!check_id (id, error) || !id_is_new (self->lesson, id, error))
    return FALSE;
  if (self->lesson->steps->len == STEPS_MAX)
    return chieu_lesson_bad (error, _("There are more than %u of them"), STEPS_MAX);
  self->step = chieu_step_new (self->line);
  self->step->id = g_strdup (id);
  self->has_task = FALSE;
  return TRUE;
}

static gboolean
wrongs_fit (const ChieuStep  *step,
            GError          **error)
{
  for (guint i = 0; i < step->wrongs->len; i++)
    if (!chieu_wrong_fits (((const ChieuWrong *) g_ptr_array_index (step->wrongs, i))->kind, step->task))
      return chieu_lesson_bad (error, _("A wrong answer of step “%s” does not fit its task"), step->id);
  return TRUE;
}

static gboolean
end_step (ChieuLessonReader  *self,
          const char         *text,
          GError            **error)
{
  const ChieuStep *step = self->step;
  gboolean needs_cards = step->task == CHIEU_TASK_ARRANGE || step->task == CHIEU_TASK_FACES;
  gboolean needs_mat = step->task == CHIEU_TASK_DO || step->task == CHIEU_TASK_PLAY
                       || (step->task == CHIEU_TASK_PICK && step->cards.n == 0);

  if (step->texts->len == 0)
    return chieu_lesson_bad (error, _("A step needs a text"));
  if (needs_cards && step->cards.n == 0)
    return chieu_lesson_bad (error, _("The task needs cards"));
  if (needs_mat && !self->has_mat)
    return chieu_lesson_bad (error, _("The task needs a position"));
  if (!wrongs_fit (step, error))
    return FALSE;
  g_ptr_array_add (self->lesson->steps, g_steal_pointer (&self->step));
  return TRUE;
}

static gboolean
end_text (ChieuLessonReader  *self,
          const char         *text,
          GError            **error)
{
  return chieu_lesson_add_text (self->step->texts, TEXTS_MAX, text, error);
}

static gboolean
end_hint (ChieuLessonReader  *self,
          const char         *text,
          GError            **error)
{
  return chieu_lesson_add_text (self->step->hints, HINTS_MAX, text, error);
}

static gboolean
end_praise (ChieuLessonReader  *self,
            const char         *text,
            GError            **error)
{
  return chieu_lesson_set_text (&self->step->praise, text, error);
}

static gboolean
end_cards (ChieuLessonReader  *self,
           const char         *text,
           GError            **error)
{
  if (self->step->cards.n > 0)
    return chieu_lesson_bad (error, _("It stands there twice"));
  return chieu_lesson_read_cards (self->lesson->game, text, &self->step->cards, error);
}

static gboolean
start_point (ChieuLessonReader            *self,
             const ChieuLessonAttributes  *attributes,
             GError                      **error)
{
  const char *cards = chieu_lesson_attribute (attributes, "cards"), *place = chieu_lesson_attribute (attributes, "place");
  ChieuStep *step = self->step;

  if (cards == NULL && place == NULL)
    return chieu_lesson_bad (error, _("It points at nothing"));
  if ((cards != NULL && step->point_cards.n > 0) || (place != NULL && step->point != CHIEU_PLACE_NOTHING))
    return chieu_lesson_bad (error, _("It stands there twice"));
  if (cards != NULL && !chieu_lesson_read_cards (self->lesson->game, cards, &step->point_cards, error))
    return FALSE;
  return place == NULL || chieu_lesson_read_place (place, self->lesson->seats, &step->point, &step->point_seat, error);
}

/* ---- Wrong answers ---- */

/* The attribute that says which answers are meant. Returns: its value, or NULL if there are none or several */
static const char *
find_wrong_kind (const ChieuLessonAttributes *attributes,
                 ChieuWrongKind              *kind)
{
  static const char *const names[] = { "move", "like", "cards", "faces", "has", "lacks", "group" };
  const char *found = NULL;
  int n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const char *value = chieu_lesson_attribute (attributes, names[i]);

      if (value == NULL)
        continue;
      found = value;
      *kind = (ChieuWrongKind) i;
      n++;
    }
  return n == 1 ? found : NULL;
}

static gboolean
read_wrong (ChieuLessonReader            *self,
            const ChieuLessonAttributes  *attributes,
            ChieuWrong                   *wrong,
            GError                      **error)
{
  const ChieuGame *game = self->lesson->game;
  const char *reason = chieu_lesson_attribute (attributes, "reason"), *value = find_wrong_kind (attributes, &wrong->kind);

  if (value == NULL)
    return chieu_lesson_bad (error, _("A wrong answer is told by one of “move”, “like”, “cards”, “faces”, “has”, “lacks”, “group”"));
  if (reason != NULL && wrong->kind != CHIEU_WRONG_MOVE)
    return chieu_lesson_bad (error, _("Only a move has a reason"));
  if (reason != NULL && !chieu_lesson_read_reason (game, reason, &wrong->reason, error))
    return FALSE;
  if (wrong->kind == CHIEU_WRONG_MOVE || wrong->kind == CHIEU_WRONG_LIKE)
    return chieu_lesson_read_move (game, value, &wrong->move, error);
  if (!chieu_lesson_read_cards (game, value, &wrong->cards, error))
    return FALSE;
  return wrong->cards.n > 0 || chieu_lesson_bad (error, _("It names no card"));
}

static gboolean
start_wrong (ChieuLessonReader            *self,
             const ChieuLessonAttributes  *attributes,
             GError                      **error)
{
  ChieuWrong *wrong;

  if (self->step->wrongs->len == WRONGS_MAX)
    return chieu_lesson_bad (error, _("There are more than %u of them"), WRONGS_MAX);
  wrong = g_new0 (ChieuWrong, 1);
  wrong->line = self->line;
  g_ptr_array_add (self->step->wrongs, wrong);
  return read_wrong (self, attributes, wrong, error);
}

static gboolean
end_wrong (ChieuLessonReader  *self,
           const char         *text,
           GError            **error)
{
  ChieuWrong *wrong = g_ptr_array_index (self->step->wrongs, self->step->wrongs->len - 1);

  return chieu_lesson_set_text (&wrong->text, text, error);
}

const ChieuLessonElement chieu_lesson_step_elements[] = {
  { "lesson", "", "format id game seats", FALSE, start_lesson, end_lesson },
  { "title", "lesson", "", TRUE, NULL, end_title },
  { "aim", "lesson", "", TRUE, NULL, end_aim },
  { "step", "lesson", "id", FALSE, start_step, end_step },
  { "text", "step", "", TRUE, NULL, end_text },
  { "hint", "step", "", TRUE, NULL, end_hint },
  { "praise", "step", "", TRUE, NULL, end_praise },
  { "cards", "step", "", TRUE, NULL, end_cards },
  { "point", "step", "cards place", FALSE, start_point, NULL },
  { "wrong", "step", "move like cards faces has lacks group reason", TRUE, start_wrong, end_wrong },
  { NULL }
};
