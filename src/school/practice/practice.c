/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "practice.h"

#include <glib/gi18n-lib.h>

#include "match/words/words.h"
#include "school/lesson/arrangement.h"
#include "school/lesson/lesson-text.h"

/* More levels than any kind has. */
#define LEVELS_MAX 16

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
  const ChieuPracticeTable *table = chieu_practice_table_of (game, 0);

  return table != NULL ? table->kinds : NULL;
}

const ChieuPracticeKind *
chieu_practice_kind_find (const ChieuGame *game,
                          const char      *id)
{
  const ChieuPracticeKind *kind = chieu_practice_kinds (game);

  for (; kind != NULL && kind->id != NULL; kind++)
    if (g_str_equal (kind->id, id))
      return kind;
  return NULL;
}

const char *
chieu_practice_kind_name (const ChieuPracticeKind *self)
{
  return _(self->name);
}

const char *
chieu_practice_kind_aim (const ChieuPracticeKind *self)
{
  return _(self->aim);
}

/* ---- Tasks ---- */

ChieuPracticeTask *
chieu_practice_task_new (const ChieuPracticeTable *table,
                         const ChieuPracticeKind  *kind,
                         int                       level,
                         guint64                   seed)
{
  ChieuPracticeTask *self = g_new0 (ChieuPracticeTask, 1);
  ChieuRandom random;

  self->game = table->game;
  self->kind = kind;
  self->level = CLAMP (level, 1, kind->levels);
  self->seed = seed;
  self->seats = table->seats;
  self->beside = self->win = CHIEU_CARD_NONE;
  self->answers = g_ptr_array_new_with_free_func (g_free);
  /* The same seed gives each kind and level a sequence of its own. */
  chieu_random_init (&random, chieu_random_hand_seed (seed, (guint32) ((kind - table->kinds) * LEVELS_MAX + self->level)));
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
  g_return_val_if_fail (self->form == CHIEU_TASK_ARRANGE, FALSE);

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
  g_return_val_if_fail (self->form == CHIEU_TASK_FACES, FALSE);

  *wrong = faces != self->right_faces ? chieu_lesson_why_not_faces (self->game, faces, self->right_faces) : NULL;
  return *wrong == NULL;
}

gboolean
chieu_practice_try_cards (const ChieuPracticeTask  *self,
                          guint64                   faces,
                          char                    **wrong)
{
  guint64 many = faces & ~self->right_faces;

  g_return_val_if_fail (self->form == CHIEU_TASK_PICK, FALSE);

  *wrong = NULL;
  if (self->all && many == 0 && faces != self->right_faces)
    *wrong = g_strdup (_("These are right, but there are more of them."));
  else if (self->all && many != 0)
    *wrong = g_strdup_printf (_("%s is not one of them."),
                              chieu_words_card (chieu_words_for_game (self->game), (ChieuCard) __builtin_ctzll (many)));
  return faces != 0 && many == 0 && (!self->all || faces == self->right_faces);
}

gboolean
chieu_practice_try_answers (const ChieuPracticeTask  *self,
                            guint64                   numbers,
                            char                    **wrong)
{
  guint64 many = numbers & ~self->right_answers;

  g_return_val_if_fail (self->form == CHIEU_TASK_CHOOSE && self->several, FALSE);

  *wrong = NULL;
  if (numbers == self->right_answers)
    return TRUE;
  if (many == 0)
    *wrong = g_strdup (_("These are right, but there are more of them."));
  else
    /* Translators: %s is a word of a call, a cước. */
    *wrong = g_strdup_printf (_("“%s” is not in the call."), (const char *) self->answers->pdata[__builtin_ctzll (many)]);
  return FALSE;
}

gboolean
chieu_practice_try_answer (const ChieuPracticeTask  *self,
                           guint                     number,
                           char                    **wrong)
{
  g_return_val_if_fail (self->form == CHIEU_TASK_CHOOSE, FALSE);

  *wrong = NULL;
  return number == self->right_answer;
}
