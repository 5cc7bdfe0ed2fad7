/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "practice.h"

#include <glib/gi18n-lib.h>

#include "school/lesson/arrangement.h"
#include "school/lesson/lesson-text.h"

/* ---- What is practised ---- */

const ChieuPracticeTable *
chieu_practice_get_table (int i)
{
  if (i < 0)
    return NULL;
  for (int game = 0; chieu_school_games[game] != NULL; game++)
    for (const ChieuPracticeTable *table = chieu_school_games[game]->practice; table != NULL && table->id != NULL; table++)
      if (i-- == 0)
        return table;
  return NULL;
}

const ChieuPracticeTable *
chieu_practice_table_find (const char *id)
{
  const ChieuPracticeTable *table;

  for (int i = 0; (table = chieu_practice_get_table (i)) != NULL; i++)
    if (g_strcmp0 (table->id, id) == 0)
      return table;
  return NULL;
}

const ChieuPracticeTable *
chieu_practice_table_of (const ChieuGame *game,
                         int              seats)
{
  const ChieuSchoolGame *school = chieu_school_game_find (game);

  if (school == NULL || school->practice == NULL)
    return NULL;
  for (const ChieuPracticeTable *table = school->practice; table->id != NULL; table++)
    if (table->seats == seats)
      return table;
  return school->practice;
}

/* ---- Kinds ---- */

const ChieuPracticeKind *
chieu_practice_kinds (const ChieuGame *game)
{
  const ChieuSchoolGame *school = chieu_school_game_find (game);

  return school != NULL && school->practice != NULL ? school->practice->kinds : NULL;
}

const ChieuPracticeKind *
chieu_practice_kind_find (const ChieuGame *game,
                          const char      *id)
{
  const ChieuPracticeKind *kind = chieu_practice_kinds (game);

  g_return_val_if_fail (id != NULL, NULL);

  for (; kind != NULL && kind->id != NULL; kind++)
    if (g_str_equal (kind->id, id))
      return kind;
  return NULL;
}

const char *
chieu_practice_kind_name (const ChieuPracticeKind *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return _(self->name);
}

const char *
chieu_practice_kind_aim (const ChieuPracticeKind *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return _(self->aim);
}

/* ---- Tasks ---- */

ChieuPracticeTask *
chieu_practice_task_new (const ChieuPracticeTable *table,
                         const ChieuPracticeKind  *kind,
                         int                       level,
                         guint64                   seed)
{
  ChieuPracticeTask *self;
  ChieuRandom random;

  g_return_val_if_fail (table != NULL && kind != NULL, NULL);

  self = g_new0 (ChieuPracticeTask, 1);
  self->game = table->game;
  self->kind = kind;
  self->level = CLAMP (level, 1, kind->levels);
  self->seed = seed;
  self->seats = table->seats;
  self->beside = self->win = CHIEU_CARD_NONE;
  self->answers = g_ptr_array_new_with_free_func (g_free);
  /* The same seed gives each kind and level a sequence of its own. */
  chieu_random_init (&random, chieu_random_hand_seed (seed, (guint32) ((kind - table->kinds) * CHIEU_PRACTICE_KIND_STEP + self->level)));
  kind->make (self, &random);
  return self;
}

void
chieu_practice_task_free (ChieuPracticeTask *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->answers);
  g_free (self->question);
  g_free (self->why);
  g_free (self->record);
  g_free (self);
}

/* ---- Answers ---- */

gboolean
chieu_practice_try_groups (const ChieuPracticeTask  *self,
                           const ChieuArrangement   *arrangement,
                           char                    **wrong)
{
  g_return_val_if_fail (self != NULL && self->form == CHIEU_TASK_ARRANGE, FALSE);
  g_return_val_if_fail (arrangement != NULL && wrong != NULL, FALSE);

  if (self->kind->judge != NULL)
    *wrong = self->kind->judge (self, arrangement);
  else
    *wrong = chieu_arrangement_judge (chieu_school_game_find (self->game), &self->cards, self->lung, arrangement);
  return *wrong == NULL;
}

gboolean
chieu_practice_try_faces (const ChieuPracticeTask  *self,
                          guint64                   faces,
                          char                    **wrong)
{
  g_return_val_if_fail (self != NULL && self->form == CHIEU_TASK_FACES && wrong != NULL, FALSE);

  *wrong = faces != self->right_faces ? chieu_lesson_why_not_faces (self->game, faces, self->right_faces) : NULL;
  return *wrong == NULL;
}

gboolean
chieu_practice_try_cards (const ChieuPracticeTask  *self,
                          guint64                   faces,
                          char                    **wrong)
{
  guint64 extra;

  g_return_val_if_fail (self != NULL && self->form == CHIEU_TASK_PICK && wrong != NULL, FALSE);

  extra = faces & ~self->right_faces;
  *wrong = NULL;
  if (self->all && extra == 0 && faces != self->right_faces)
    *wrong = chieu_lesson_why_too_few ();
  else if (self->all && extra != 0)
    *wrong = chieu_lesson_why_not_card (self->game, (ChieuCard) __builtin_ctzll (extra));
  return faces != 0 && extra == 0 && (!self->all || faces == self->right_faces);
}

gboolean
chieu_practice_try_answers (const ChieuPracticeTask  *self,
                            guint64                   numbers,
                            char                    **wrong)
{
  guint64 extra;

  g_return_val_if_fail (self != NULL && self->form == CHIEU_TASK_CHOOSE && self->several && wrong != NULL, FALSE);

  extra = numbers & ~self->right_answers;
  *wrong = NULL;
  if (numbers == self->right_answers)
    return TRUE;
  if (extra == 0)
    *wrong = chieu_lesson_why_too_few ();
  else
    /* Translators: %s is a word of a call, a cước. */
    *wrong = g_strdup_printf (_("“%s” is not in the call."), (const char *) self->answers->pdata[__builtin_ctzll (extra)]);
  return FALSE;
}

gboolean
chieu_practice_try_answer (const ChieuPracticeTask  *self,
                           guint                     number,
                           char                    **wrong)
{
  g_return_val_if_fail (self != NULL && self->form == CHIEU_TASK_CHOOSE && !self->several && wrong != NULL, FALSE);

  *wrong = NULL;
  return number == self->right_answer;
}
