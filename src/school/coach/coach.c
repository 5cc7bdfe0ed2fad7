/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "coach.h"

#include "match/words/addressed.h"
#include "school/school-game.h"

static void
part_free (gpointer data)
{
  g_free (((ChieuCoachPart *) data)->text);
  g_free (data);
}

gboolean
chieu_coach_knows (const ChieuGame *game)
{
  const ChieuSchoolGame *school = chieu_school_game_find (game);

  return school != NULL && school->advise != NULL;
}

ChieuCoachAdvice *
chieu_coach_advise (const ChieuGame *game,
                    const void      *view,
                    int              seat)
{
  g_autoptr (ChieuCoachAdvice) self = NULL;
  ChieuResult result;

  g_return_val_if_fail (view != NULL && seat >= 0, NULL);

  if (!chieu_coach_knows (game))
    return NULL;
  /* Only the result shows whether the hand is over: a view does not show who else is asked, and may look as if nobody were. */
  game->result (view, &result);
  if (result.outcome != CHIEU_OUTCOME_NONE)
    return NULL;
  self = g_new0 (ChieuCoachAdvice, 1);
  self->parts = g_ptr_array_new_with_free_func (part_free);
  chieu_school_game_find (game)->advise (view, seat, self);
  return g_steal_pointer (&self);
}

void
chieu_coach_advice_free (ChieuCoachAdvice *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->parts);
  g_free (self);
}

const ChieuCoachPart *
chieu_coach_advice_find (const ChieuCoachAdvice *self,
                         ChieuCoachTopic         topic)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->parts->len; i++)
    {
      const ChieuCoachPart *part = g_ptr_array_index (self->parts, i);

      if (part->topic == topic)
        return part;
    }
  return NULL;
}

ChieuCoachPart *
chieu_coach_advice_add (ChieuCoachAdvice *self,
                        ChieuCoachTopic   topic,
                        char             *text)
{
  ChieuCoachPart *part;

  g_return_val_if_fail (self != NULL && text != NULL, NULL);

  part = g_new0 (ChieuCoachPart, 1);
  part->topic = topic;
  part->text = chieu_addressed_text (text);
  g_free (text);
  g_ptr_array_add (self->parts, part);
  return part;
}

void
chieu_coach_part_add (ChieuCoachPart *self,
                      ChieuCard       card,
                      int             left)
{
  g_return_if_fail (self != NULL && self->n < CHIEU_COACH_CARDS_MAX);

  self->cards[self->n] = card;
  self->left[self->n++] = left;
}
