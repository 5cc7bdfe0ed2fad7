/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "lesson-elements.h"

#include <glib/gi18n-lib.h>

#include "lesson-private.h"
#include "lesson-read.h"
#include "lesson-text.h"
#include "lesson-wrong.h"
#include "pick.h"

/* Stands between the groups of cards that are laid out. */
#define GROUP_END "|"

/* The only format of lessons. */
#define FORMAT "1"
/* The number of seats of a lesson that gives none; if the game has fewer, all of them. */
#define USUAL_SEATS 5

/* The most that a lesson, a step, or an element of a step has. */
#define STEPS_MAX 64
#define TEXTS_MAX 8
#define HINTS_MAX 2
#define WRONGS_MAX 32
#define RIGHT_MOVES_MAX 16
#define ANSWERS_MAX 8
#define LUNG_MAX 10

/* ---- The lesson ---- */

/* Ids name files and keys: a–z, 0–9 and “-”. */
static gboolean
check_id (const char  *id,
          GError     **error)
{
  if (id == NULL || *id == '\0')
    return chieu_lesson_set_reading_error (error, _("An id is missing"));
  for (const char *c = id; *c != '\0'; c++)
    if (!g_ascii_islower (*c) && !g_ascii_isdigit (*c) && *c != '-')
      return chieu_lesson_set_reading_error (error, _("“%s” is not an id: an id has only a–z, 0–9 and “-”"), id);
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
    return chieu_lesson_set_reading_error (error, _("Only format %s is read"), FORMAT);
  if (!check_id (chieu_lesson_attribute (attributes, "id"), error))
    return FALSE;
  lesson->id = g_strdup (chieu_lesson_attribute (attributes, "id"));
  lesson->game = game != NULL ? chieu_game_find (game) : NULL;
  if (lesson->game == NULL || chieu_school_game_find (lesson->game) == NULL)
    return chieu_lesson_set_reading_error (error, _("There is no game “%s”"), game != NULL ? game : "");
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
    return chieu_lesson_set_reading_error (error, _("A lesson needs a title and an aim"));
  return self->lesson->steps->len > 0 || chieu_lesson_set_reading_error (error, _("A lesson needs a step"));
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

static gboolean
end_tonight (ChieuLessonReader  *self,
             const char         *text,
             GError            **error)
{
  return chieu_lesson_set_text (&self->lesson->tonight, text, error);
}

/* ---- A step ---- */

/* Returns: (transfer full): the words of "khàn, thiên khai", without the commas */
static char **
read_words (const char *text)
{
  char **words = g_strsplit (text != NULL ? text : "", ",", -1);

  for (guint i = 0; words[i] != NULL; i++)
    g_strstrip (words[i]);
  return words;
}

static gboolean
start_step (ChieuLessonReader            *self,
            const ChieuLessonAttributes  *attributes,
            GError                      **error)
{
  const char *id = chieu_lesson_attribute (attributes, "id");

  if (!check_id (id, error))
    return FALSE;
  for (guint i = 0; i < self->lesson->steps->len; i++)
    if (g_str_equal (((const ChieuStep *) g_ptr_array_index (self->lesson->steps, i))->id, id))
      return chieu_lesson_set_reading_error (error, _("There are two steps “%s”"), id);
  if (self->lesson->steps->len == STEPS_MAX)
    return chieu_lesson_set_reading_error (error, _("There are more than %u of them"), STEPS_MAX);
  self->step = chieu_step_new (self->line);
  self->step->id = g_strdup (id);
  self->step->words = read_words (chieu_lesson_attribute (attributes, "words"));
  self->has_task = FALSE;
  return chieu_lesson_attribute_yes (attributes, "alone", &self->step->alone, error);
}

static gboolean
end_step (ChieuLessonReader  *self,
          const char         *text,
          GError            **error)
{
  const ChieuStep *step = self->step;
  gboolean needs_cards = step->task == CHIEU_TASK_ARRANGE || step->task == CHIEU_TASK_FACES;
  gboolean needs_mat = step->task == CHIEU_TASK_DO || step->task == CHIEU_TASK_PLAY || step->task == CHIEU_TASK_WATCH
                       || (step->task == CHIEU_TASK_PICK && step->cards.n == 0);

  if (step->texts->len == 0)
    return chieu_lesson_set_reading_error (error, _("A step needs a text"));
  if (needs_cards && step->cards.n == 0)
    return chieu_lesson_set_reading_error (error, _("The task needs cards"));
  if (needs_mat && !self->has_mat)
    return chieu_lesson_set_reading_error (error, _("The task needs a position"));
  if (step->alone && (needs_mat || step->points || step->cards.n > 0 || step->position != NULL))
    return chieu_lesson_set_reading_error (error, _("The words of a step that stand alone have no cards and no mat"));
  for (guint i = 0; i < step->wrongs->len; i++)
    if (!chieu_wrong_fits (((const ChieuWrong *) g_ptr_array_index (step->wrongs, i))->kind, step->task))
      return chieu_lesson_set_reading_error (error, _("A wrong answer of step “%s” does not fit its task"), step->id);
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
start_cards (ChieuLessonReader            *self,
             const ChieuLessonAttributes  *attributes,
             GError                      **error)
{
  return chieu_lesson_attribute_yes (attributes, "fan", &self->step->fan, error)
         && chieu_lesson_attribute_yes (attributes, "labels", &self->step->labels, error);
}

static gboolean
end_cards (ChieuLessonReader  *self,
           const char         *text,
           GError            **error)
{
  g_auto (GStrv) groups = g_strsplit (text, GROUP_END, -1);
  g_autofree char *all = g_strjoinv (" ", groups);
  ChieuLessonCards group;

  if (self->step->cards.n > 0)
    return chieu_lesson_set_reading_error (error, _("It is given twice"));
  for (int i = 0, before = 0; groups[i] != NULL; i++, before += group.n)
    {
      if (!chieu_lesson_read_cards (self->lesson->game, groups[i], &group, error))
        return FALSE;
      if (before > 0 && before < CHIEU_LESSON_CARDS_MAX)
        self->step->groups |= 1u << before;
    }
  return chieu_lesson_read_cards (self->lesson->game, all, &self->step->cards, error);
}

static gboolean
start_point (ChieuLessonReader            *self,
             const ChieuLessonAttributes  *attributes,
             GError                      **error)
{
  const char *cards = chieu_lesson_attribute (attributes, "cards"), *place = chieu_lesson_attribute (attributes, "place");
  ChieuStep *step = self->step;

  if (cards == NULL && place == NULL)
    return chieu_lesson_set_reading_error (error, _("It points at nothing"));
  if ((cards != NULL && step->point_cards.n > 0) || (place != NULL && step->point != CHIEU_PLACE_NOTHING))
    return chieu_lesson_set_reading_error (error, _("It is given twice"));
  if (cards != NULL && !chieu_lesson_read_cards (self->lesson->game, cards, &step->point_cards, error))
    return FALSE;
  return place == NULL || chieu_lesson_read_place (place, self->lesson->seats, &step->point, &step->point_seat, error);
}

/* ---- Wrong answers ---- */

/* Finds the attribute that says which answers are meant. Returns: (nullable): its value; NULL if there is none, or several */
static const char *
find_wrong_kind (const ChieuLessonAttributes *attributes,
                 ChieuWrongKind              *kind)
{
  /* In the order of ChieuWrongKind. */
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
    return chieu_lesson_set_reading_error (error,
                                           _("A wrong answer is described by one of “move”, “like”, “cards”, “faces”, “has”, “lacks”, “group”"));
  if (reason != NULL && wrong->kind != CHIEU_WRONG_MOVE)
    return chieu_lesson_set_reading_error (error, _("Only a move has a reason"));
  if (reason != NULL && !chieu_lesson_read_reason (game, reason, &wrong->reason, error))
    return FALSE;
  if (wrong->kind == CHIEU_WRONG_MOVE || wrong->kind == CHIEU_WRONG_LIKE)
    return chieu_lesson_read_move (game, value, &wrong->move, error);
  if (!chieu_lesson_read_cards (game, value, &wrong->cards, error))
    return FALSE;
  return wrong->cards.n > 0 || chieu_lesson_set_reading_error (error, _("It names no card"));
}

static gboolean
start_wrong (ChieuLessonReader            *self,
             const ChieuLessonAttributes  *attributes,
             GError                      **error)
{
  ChieuWrong *wrong;

  if (self->step->wrongs->len == WRONGS_MAX)
    return chieu_lesson_set_reading_error (error, _("There are more than %u of them"), WRONGS_MAX);
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

/* ---- A position ---- */

static gboolean
start_position (ChieuLessonReader            *self,
                const ChieuLessonAttributes  *attributes,
                GError                      **error)
{
  ChieuPosition *position;

  if (self->step->position != NULL)
    return chieu_lesson_set_reading_error (error, _("It is given twice"));
  self->has_mat = TRUE;
  self->has_rules = FALSE;
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
  return self->step->position->hands[self->hand_seat].n == 0 || chieu_lesson_set_reading_error (error, _("It is given twice"));
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
    return chieu_lesson_set_reading_error (error, _("It is given twice"));
  return chieu_lesson_read_cards (self->lesson->game, text, &self->step->position->noc, error);
}

static gboolean
end_moves (ChieuLessonReader  *self,
           const char         *text,
           GError            **error)
{
  if (self->step->position->moves->len > 0)
    return chieu_lesson_set_reading_error (error, _("It is given twice"));
  return chieu_lesson_read_moves (self->lesson->game, self->lesson->seats, text, self->line,
                                  self->step->position->moves, error);
}

static gboolean
read_rule (ChieuLessonReader  *self,
           const char         *name,
           const char         *value,
           GError            **error)
{
  const ChieuGame *game = self->lesson->game;
  int place = chieu_rules_find (game, name), number = 0;
  const ChieuSwitch *rule;

  if (place < 0)
    return chieu_lesson_set_reading_error (error, _("There is no house rule “%s”"), name);
  rule = &game->switches[place];
  for (int i = 0; rule->words != NULL && i <= rule->max - rule->min; i++)
    if (g_str_equal (rule->words[i], value))
      {
        self->step->position->rules.value[place] = (gint16) (rule->min + i);
        return TRUE;
      }
  if (rule->words != NULL)
    return chieu_lesson_set_reading_error (error, _("House rule “%1$s” cannot be “%2$s”"), name, value);
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
  if (self->has_rules)
    return chieu_lesson_set_reading_error (error, _("It is given twice"));
  self->has_rules = TRUE;
  for (int i = 0; attributes->names[i] != NULL; i++)
    if (!read_rule (self, attributes->names[i], attributes->values[i], error))
      return FALSE;
  return TRUE;
}

/* ---- Tasks ---- */

static gboolean
set_task (ChieuLessonReader  *self,
          ChieuTask           task,
          GError            **error)
{
  if (self->has_task)
    return chieu_lesson_set_reading_error (error, _("A step has one task"));
  self->has_task = TRUE;
  self->step->task = task;
  return TRUE;
}

static gboolean
start_pick (ChieuLessonReader            *self,
            const ChieuLessonAttributes  *attributes,
            GError                      **error)
{
  const char *rule = chieu_lesson_attribute (attributes, "rule"), *with = chieu_lesson_attribute (attributes, "with");
  const ChieuSchoolGame *school = chieu_school_game_find (self->lesson->game);
  gboolean has_n = chieu_lesson_attribute (attributes, "n") != NULL;

  if (!set_task (self, CHIEU_TASK_PICK, error))
    return FALSE;
  self->step->rule = rule != NULL ? chieu_pick_rule_find (school, rule) : NULL;
  if (self->step->rule == NULL)
    return chieu_lesson_set_reading_error (error, _("There is no rule “%s” for picking cards"), rule != NULL ? rule : "");
  if (self->step->rule->needs_with && (with == NULL || has_n))
    return chieu_lesson_set_reading_error (error, _("The rule “%s” needs “with”, and has no “n”"), rule);
  if (!self->step->rule->needs_with && !self->step->rule->is_phu && (with != NULL || has_n))
    return chieu_lesson_set_reading_error (error, _("Only a rule for one phu has “with” and “n”"));
  if (with != NULL && !chieu_lesson_read_card (self->lesson->game, with, &self->step->with, error))
    return FALSE;
  return chieu_lesson_attribute_number (attributes, "n", 1, CHIEU_LESSON_CARDS_MAX, &self->step->n, error);
}

/* Not every game has cards to arrange, or hands that wait for a card. */
static gboolean
check_game_has_task (ChieuLessonReader  *self,
                     gboolean            has,
                     GError            **error)
{
  return has || chieu_lesson_set_reading_error (error, _("There is no such task of the game “%s”"), self->lesson->game->id);
}

static gboolean
start_arrange (ChieuLessonReader            *self,
               const ChieuLessonAttributes  *attributes,
               GError                      **error)
{
  return check_game_has_task (self, chieu_school_game_find (self->lesson->game)->arrange != NULL, error)
         && set_task (self, CHIEU_TASK_ARRANGE, error)
         && chieu_lesson_attribute_number (attributes, "lung", 0, LUNG_MAX, &self->step->lung, error);
}

static gboolean
start_faces (ChieuLessonReader            *self,
             const ChieuLessonAttributes  *attributes,
             GError                      **error)
{
  if (!check_game_has_task (self, chieu_school_game_find (self->lesson->game)->waits != NULL, error)
      || !set_task (self, CHIEU_TASK_FACES, error))
    return FALSE;
  return g_strcmp0 (chieu_lesson_attribute (attributes, "rule"), "waits") == 0
         || chieu_lesson_set_reading_error (error, _("The rule for faces is “waits”"));
}

static gboolean
start_do (ChieuLessonReader            *self,
          const ChieuLessonAttributes  *attributes,
          GError                      **error)
{
  const char *fault = chieu_lesson_attribute (attributes, "fault");

  return set_task (self, CHIEU_TASK_DO, error)
         && chieu_lesson_attribute_yes (attributes, "any", &self->step->any, error)
         && chieu_lesson_attribute_yes (attributes, "ways", &self->step->ways, error)
         && (fault == NULL || chieu_lesson_read_reason (self->lesson->game, fault, &self->step->fault, error));
}

static gboolean
end_do (ChieuLessonReader  *self,
        const char         *text,
        GError            **error)
{
  return self->step->moves->len > 0 || chieu_lesson_set_reading_error (error, _("It names no move"));
}

static gboolean
end_move (ChieuLessonReader  *self,
          const char         *text,
          GError            **error)
{
  ChieuLessonMove move = { .line = self->line };

  if (self->step->moves->len == RIGHT_MOVES_MAX)
    return chieu_lesson_set_reading_error (error, _("There are more than %u of them"), RIGHT_MOVES_MAX);
  if (!chieu_lesson_read_move (self->lesson->game, text, &move.move, error))
    return FALSE;
  g_array_append_val (self->step->moves, move);
  return TRUE;
}

static gboolean
end_then (ChieuLessonReader  *self,
          const char         *text,
          GError            **error)
{
  if (self->step->then->len > 0)
    return chieu_lesson_set_reading_error (error, _("It is given twice"));
  return chieu_lesson_read_moves (self->lesson->game, self->lesson->seats, text, self->line, self->step->then, error);
}

static gboolean
start_play (ChieuLessonReader            *self,
            const ChieuLessonAttributes  *attributes,
            GError                      **error)
{
  const char *to = chieu_lesson_attribute (attributes, "to");

  if (!set_task (self, CHIEU_TASK_PLAY, error))
    return FALSE;
  self->step->to_win = g_strcmp0 (to, "win") == 0;
  return self->step->to_win || g_strcmp0 (to, "end") == 0
         || chieu_lesson_set_reading_error (error, _("A hand is played to “end” or to “win”"));
}

/* ---- Watching ---- */

static gboolean
start_watch (ChieuLessonReader            *self,
             const ChieuLessonAttributes  *attributes,
             GError                      **error)
{
  const char *fault = chieu_lesson_attribute (attributes, "fault");

  return set_task (self, CHIEU_TASK_WATCH, error)
         && (fault == NULL || chieu_lesson_read_reason (self->lesson->game, fault, &self->step->fault, error));
}

static gboolean
end_watch (ChieuLessonReader  *self,
           const char         *text,
           GError            **error)
{
  for (int i = 0; i < CHIEU_N_SCENES; i++)
    if (self->step->scenes[i].text == NULL)
      return chieu_lesson_set_reading_error (error, _("A step to watch needs a mistake, what the làng says, and how it is mended"));
  return TRUE;
}

/* The scenes come in their order, each once. */
static gboolean
start_scene (ChieuLessonReader            *self,
             ChieuSceneKind                kind,
             const ChieuLessonAttributes  *attributes,
             GError                      **error)
{
  ChieuLessonScene *scene = &self->step->scenes[kind];
  const char *moves = chieu_lesson_attribute (attributes, "moves");

  if (scene->text != NULL || (kind > CHIEU_SCENE_MISTAKE && self->step->scenes[kind - 1].text == NULL))
    return chieu_lesson_set_reading_error (error, _("A step to watch needs a mistake, what the làng says, and how it is mended"));
  scene->line = self->line;
  if (kind == CHIEU_SCENE_LANG)
    return TRUE;
  if (moves == NULL)
    return chieu_lesson_set_reading_error (error, _("It names no move"));
  return chieu_lesson_read_moves (self->lesson->game, self->lesson->seats, moves, self->line, scene->moves, error)
         && (scene->moves->len > 0 || chieu_lesson_set_reading_error (error, _("It names no move")));
}

static gboolean
start_mistake (ChieuLessonReader            *self,
               const ChieuLessonAttributes  *attributes,
               GError                      **error)
{
  return start_scene (self, CHIEU_SCENE_MISTAKE, attributes, error);
}

static gboolean
start_lang (ChieuLessonReader            *self,
            const ChieuLessonAttributes  *attributes,
            GError                      **error)
{
  return start_scene (self, CHIEU_SCENE_LANG, attributes, error);
}

static gboolean
start_mend (ChieuLessonReader            *self,
            const ChieuLessonAttributes  *attributes,
            GError                      **error)
{
  return start_scene (self, CHIEU_SCENE_MEND, attributes, error);
}

static gboolean
end_mistake (ChieuLessonReader  *self,
             const char         *text,
             GError            **error)
{
  return chieu_lesson_set_text (&self->step->scenes[CHIEU_SCENE_MISTAKE].text, text, error);
}

static gboolean
end_lang (ChieuLessonReader  *self,
          const char         *text,
          GError            **error)
{
  return chieu_lesson_set_text (&self->step->scenes[CHIEU_SCENE_LANG].text, text, error);
}

static gboolean
end_mend (ChieuLessonReader  *self,
          const char         *text,
          GError            **error)
{
  return chieu_lesson_set_text (&self->step->scenes[CHIEU_SCENE_MEND].text, text, error);
}

/* ---- Choosing ---- */

static gboolean
start_choose (ChieuLessonReader            *self,
              const ChieuLessonAttributes  *attributes,
              GError                      **error)
{
  const char *rule = chieu_lesson_attribute (attributes, "rule"), *win = chieu_lesson_attribute (attributes, "win");
  ChieuStep *step = self->step;

  if (!set_task (self, CHIEU_TASK_CHOOSE, error))
    return FALSE;
  step->points = g_strcmp0 (rule, "points") == 0;
  if (rule != NULL && !step->points)
    return chieu_lesson_set_reading_error (error, _("The rule for a choice must be “points”"));
  if (!step->points && (win != NULL || chieu_lesson_attribute (attributes, "thong") != NULL))
    return chieu_lesson_set_reading_error (error, _("Only a choice of points has “win” and “thong”"));
  return (win == NULL || chieu_lesson_read_card (self->lesson->game, win, &step->win, error))
         && chieu_lesson_attribute_yes (attributes, "thong", &step->thong, error);
}

static gboolean
end_choose (ChieuLessonReader  *self,
            const char         *text,
            GError            **error)
{
  guint right = 0;

  for (guint i = 0; i < self->step->answers->len; i++)
    right += ((const ChieuAnswer *) g_ptr_array_index (self->step->answers, i))->right != FALSE;
  if (self->step->answers->len >= 2 && right == 1)
    return TRUE;
  return chieu_lesson_set_reading_error (error, _("A choice has two answers or more, and one of them is right"));
}

static gboolean
start_answer (ChieuLessonReader            *self,
              const ChieuLessonAttributes  *attributes,
              GError                      **error)
{
  const char *why = chieu_lesson_attribute (attributes, "why");
  ChieuAnswer *answer;

  if (self->step->answers->len == ANSWERS_MAX)
    return chieu_lesson_set_reading_error (error, _("There are more than %u of them"), ANSWERS_MAX);
  answer = g_new0 (ChieuAnswer, 1);
  answer->line = self->line;
  g_ptr_array_add (self->step->answers, answer);
  if (why != NULL && (!chieu_lesson_check_text (self->lesson->game, why, error)
                      || !chieu_lesson_set_text (&answer->why, why, error)))
    return FALSE;
  return chieu_lesson_attribute_yes (attributes, "right", &answer->right, error);
}

static gboolean
end_answer (ChieuLessonReader  *self,
            const char         *text,
            GError            **error)
{
  ChieuAnswer *answer = g_ptr_array_index (self->step->answers, self->step->answers->len - 1);

  if (answer->right && answer->why != NULL)
    return chieu_lesson_set_reading_error (error, _("Only a wrong answer says why"));
  return chieu_lesson_set_text (&answer->text, text, error);
}

const ChieuLessonElement chieu_lesson_elements[] = {
  { "lesson", "", "format id game seats", FALSE, start_lesson, end_lesson },
  { "title", "lesson", "", TRUE, NULL, end_title },
  { "aim", "lesson", "", TRUE, NULL, end_aim },
  { "tonight", "lesson", "", TRUE, NULL, end_tonight },
  { "step", "lesson", "id words alone", FALSE, start_step, end_step },
  { "text", "step", "", TRUE, NULL, end_text },
  { "hint", "step", "", TRUE, NULL, end_hint },
  { "praise", "step", "", TRUE, NULL, end_praise },
  { "cards", "step", "fan labels", TRUE, start_cards, end_cards },
  { "point", "step", "cards place", FALSE, start_point, NULL },
  { "wrong", "step", "move like cards faces has lacks group reason", TRUE, start_wrong, end_wrong },
  { "position", "step", "cai thong debt strict", FALSE, start_position, NULL },
  { "hand", "position", "seat", TRUE, start_hand, end_hand },
  { "noc", "position", "", TRUE, NULL, end_noc },
  { "moves", "position", "", TRUE, NULL, end_moves },
  { "rules", "position", "*", FALSE, start_rules, NULL },
  { "pick", "step", "rule with n", FALSE, start_pick, NULL },
  { "arrange", "step", "lung", FALSE, start_arrange, NULL },
  { "faces", "step", "rule", FALSE, start_faces, NULL },
  { "do", "step", "fault any ways", FALSE, start_do, end_do },
  { "move", "do", "", TRUE, NULL, end_move },
  { "then", "do", "", TRUE, NULL, end_then },
  { "play", "step", "to", FALSE, start_play, NULL },
  { "watch", "step", "fault", FALSE, start_watch, end_watch },
  { "mistake", "watch", "moves", TRUE, start_mistake, end_mistake },
  { "lang", "watch", "", TRUE, start_lang, end_lang },
  { "mend", "watch", "moves", TRUE, start_mend, end_mend },
  { "choose", "step", "rule win thong", FALSE, start_choose, end_choose },
  { "answer", "choose", "right why", TRUE, start_answer, end_answer },
  { NULL }
};
