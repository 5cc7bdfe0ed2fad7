/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-wrong.h"

#include "script.h"

gboolean
chieu_wrong_fits (ChieuWrongKind kind,
                  ChieuTask      task)
{
  switch (kind)
    {
    case CHIEU_WRONG_MOVE:
    case CHIEU_WRONG_LIKE:
      return task == CHIEU_TASK_DO;
    case CHIEU_WRONG_CARDS:
      return task == CHIEU_TASK_PICK;
    case CHIEU_WRONG_FACES:
      return task == CHIEU_TASK_FACES;
    case CHIEU_WRONG_HAS:
    case CHIEU_WRONG_LACKS:
      return task == CHIEU_TASK_PICK || task == CHIEU_TASK_FACES;
    case CHIEU_WRONG_GROUP:
      return task == CHIEU_TASK_ARRANGE;
    }
  g_return_val_if_reached (FALSE);
}

const ChieuWrong *
chieu_wrong_find_move (const ChieuSchoolGame *school,
                       const ChieuStep       *step,
                       const ChieuMove       *move)
{
  for (guint i = 0; i < step->wrongs->len; i++)
    {
      const ChieuWrong *wrong = g_ptr_array_index (step->wrongs, i);

      if (wrong->kind == CHIEU_WRONG_LIKE ? wrong->move.kind == move->kind
                                          : chieu_script_is_same_move (school, &wrong->move, move))
        return wrong;
    }
  return NULL;
}

static gboolean
is_these_cards (const ChieuWrong       *wrong,
                const ChieuLessonCards *cards)
{
  if (wrong->kind == CHIEU_WRONG_HAS)
    return chieu_lesson_cards_within (&wrong->cards, cards);
  if (wrong->kind == CHIEU_WRONG_LACKS)
    return cards->n > 0 && !chieu_lesson_cards_within (&wrong->cards, cards);
  return chieu_lesson_cards_same (&wrong->cards, cards);
}

const ChieuWrong *
chieu_wrong_find_cards (const ChieuStep        *step,
                        const ChieuLessonCards *cards)
{
  for (guint i = 0; i < step->wrongs->len; i++)
    if (is_these_cards (g_ptr_array_index (step->wrongs, i), cards))
      return g_ptr_array_index (step->wrongs, i);
  return NULL;
}

static gboolean
has_group (const ChieuArrangement *arrangement,
           const ChieuLessonCards *cards)
{
  for (int i = 0; i < arrangement->n; i++)
    if (chieu_lesson_cards_same (&arrangement->groups[i], cards))
      return TRUE;
  return FALSE;
}

const ChieuWrong *
chieu_wrong_find_groups (const ChieuStep        *step,
                         const ChieuArrangement *arrangement)
{
  for (guint i = 0; i < step->wrongs->len; i++)
    {
      const ChieuWrong *wrong = g_ptr_array_index (step->wrongs, i);

      if (has_group (arrangement, &wrong->cards))
        return wrong;
    }
  return NULL;
}
