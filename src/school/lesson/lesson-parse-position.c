/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The elements of a position.
 */
#include "config.h"

#include "lesson-reader.h"

#include <glib/gi18n-lib.h>

static gboolean
start_position (ChieuLessonReader            *self,
                const ChieuLessonAttributes  *attributes,
                GError                      **error)
{
  ChieuPosition *position;

  if (self->step->position != NULL)
    return chieu_lesson_bad (error, _("It stands there twice"));
  self->has_mat = TRUE;
  position = self->step->position = chieu_position_new (self->lesson->game, self->line);
  return chieu_lesson_attribute_number (attributes, "cai", 0, self->lesson->seats - 1, &position->cai, error)
         && chieu_lesson_attribute_number (attributes, "thong", 0, self->lesson->seats - 1, &position->thong, error)
         && chieu_lesson_attribute_number (attributes, "debt", 0, self->lesson->seats - 1, &position->debt, error)
         && chieu_lesson_attribute_yes (attributes, "strict", &position->strict, error);
}

static gboolean
start_hand (ChieuLessonReader            *self,
            const ChieuLessonAttributes  *attributes,
            GError                      **error)
{
  self->hand_seat = 0;
  if (!chieu_lesson_attribute_number (attributes, "seat", 0, self->lesson->seats - 1, &self->hand_seat, error))
    return FALSE;
  return self->step->position->hands[self->hand_seat].n == 0 || chieu_lesson_bad (error, _("It stands there twice"));
}

static gboolean
end_hand (ChieuLessonReader  *self,
          const char         *text,
          GError            **error)
{
  return chieu_lesson_read_cards (self->lesson->game, text, &self->step->position->hands[self->hand_seat], error);
}

static gboolean
end_noc (ChieuLessonReader  *self,
         const char         *text,
         GError            **error)
{
  if (self->step->position->noc.n > 0)
    return chieu_lesson_bad (error, _("It stands there twice"));
  return chieu_lesson_read_cards (self->lesson->game, text, &self->step->position->noc, error);
}

static gboolean
end_moves (ChieuLessonReader  *self,
           const char         *text,
           GError            **error)
{
  return chieu_lesson_read_moves (self->lesson->game, self->lesson->seats, text, self->line,
                                  self->step->position->moves, error);
}

/* ---- House rules ---- */

static gboolean
read_rule (ChieuLessonReader  *self,
           const char         *name,
           const char         *value,
           GError            **error)
{
  const ChieuGame *game = self->lesson->game;
  int place = chieu_rules_find (game, name), number = 0;
  const ChieuSwitch *rule = &game->switches[MAX (place, 0)];

  if (place < 0)
    return chieu_lesson_bad (error, _("There is no house rule “%s”"), name);
  for (int i = 0; rule->words != NULL && i <= rule->max - rule->min; i++)
    if (g_str_equal (rule->words[i], value))
      {
        self->step->position->rules.value[place] = (gint16) (rule->min + i);
        return TRUE;
      }
  if (rule->words != NULL)
    return chieu_lesson_bad (error, _("House rule “%1$s” cannot be “%2$s”"), name, value);
  if (!chieu_lesson_read_number (value, rule->min, rule->max, &number, error))
    return FALSE;
  self->step->position->rules.value[place] = (gint16) number;
  return TRUE;
}

static gboolean
start_rules (ChieuLessonReader            *self,
             const ChieuLessonAttributes  *attributes,
             GError                      **error)
{
  for (int i = 0; attributes->names[i] != NULL; i++)
    if (!read_rule (self, attributes->names[i], attributes->values[i], error))
      return FALSE;
  return TRUE;
}

const ChieuLessonElement chieu_lesson_position_elements[] = {
  { "position", "step", "cai thong debt strict", FALSE, start_position, NULL },
  { "hand", "position", "seat", TRUE, start_hand, end_hand },
  { "noc", "position", "", TRUE, NULL, end_noc },
  { "moves", "position", "", TRUE, NULL, end_moves },
  { "rules", "position", "*", FALSE, start_rules, NULL },
  { NULL }
};
