/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "lesson-answer.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "lesson-text.h"
#include "match/words/words.h"

void
chieu_lesson_answer_clear (ChieuLessonAnswer *self)
{
  g_clear_pointer (&self->text, g_free);
  *self = (ChieuLessonAnswer) { 0 };
}

/* ---- The answer in words ---- */

/* Returns: (transfer full): "4 Vạn, 4 Sách · 2 Vạn, 3 Vạn, 4 Vạn". Single cards that may be left alone are not named. */
static char *
name_groups (const ChieuWords       *words,
             const ChieuArrangement *arrangement)
{
  g_autoptr (GString) out = g_string_new (NULL);

  for (int i = 0; i < arrangement->n; i++)
    {
      const ChieuLessonCards *group = &arrangement->groups[i];
      g_autofree char *names = chieu_words_cards (words, group->cards, group->n);

      if (group->n > 1)
        g_string_append_printf (out, "%s%s", out->len > 0 ? " · " : "", names);
    }
  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* Returns: (transfer full): a sentence without the mark at its end, so that it can be continued */
static char *
leave_out_stop (const char *text)
{
  static const char *const stops[] = { ".", "。" };

  for (gsize i = 0; i < G_N_ELEMENTS (stops); i++)
    if (g_str_has_suffix (text, stops[i]))
      return g_strndup (text, strlen (text) - strlen (stops[i]));
  return g_strdup (text);
}

/* Returns: (transfer full): the answer alone, without the reason */
static char *
name_answer (const ChieuLesson       *lesson,
             const ChieuStep         *step,
             const ChieuLessonAnswer *answer)
{
  const ChieuWords *words = chieu_words_for_game (lesson->game);
  const ChieuMove *move;
  g_autofree char *choice = NULL;

  switch (step->task)
    {
    case CHIEU_TASK_PICK:
    case CHIEU_TASK_FACES:
      return chieu_words_cards (words, answer->cards.cards, answer->cards.n);
    case CHIEU_TASK_ARRANGE:
      return name_groups (words, &answer->arrangement);
    case CHIEU_TASK_CHOOSE:
      choice = chieu_lesson_text (lesson, ((const ChieuAnswer *) g_ptr_array_index (step->answers, answer->number))->text);
      return leave_out_stop (choice);
    case CHIEU_TASK_DO:
      move = &g_array_index (step->moves, ChieuLessonMove, 0).move;
      choice = chieu_words_choice (words, move, lesson->seats);
      /* Some moves are named by the word of their button: “Đánh: 6 Vạn”. */
      if (g_str_has_prefix (choice, chieu_words_label (words, move->kind)))
        return g_steal_pointer (&choice);
      /* Translators: a move in a lesson: the word of its button, and how it is done: “Ăn: bí 4 Vạn, 4 Sách, 4 Văn”. */
      return g_strdup_printf (_("%1$s: %2$s"), chieu_words_label (words, move->kind), choice);
    case CHIEU_TASK_READ:
    case CHIEU_TASK_PLAY:
    case CHIEU_TASK_WATCH:
      break;
    }
  return NULL;
}

/* Returns: (transfer full): the answer and its reason, which is the text for a right answer, or if there is none the stronger hint */
static char *
tell_answer (const ChieuLesson       *lesson,
             const ChieuStep         *step,
             const ChieuLessonAnswer *answer)
{
  g_autofree char *name = name_answer (lesson, step, answer);
  const char *reason = step->praise != NULL ? step->praise
                       : step->hints->len > 0 ? g_ptr_array_index (step->hints, step->hints->len - 1) : NULL;
  g_autofree char *why = chieu_lesson_text (lesson, reason);

  if (*why == '\0')
    /* Translators: the right answer to a question of a lesson. */
    return g_strdup_printf (_("The answer: %s."), name);
  /* Translators: the right answer to a question of a lesson, and then a sentence that says why. */
  return g_strdup_printf (_("The answer: %1$s. %2$s"), name, why);
}

/* ---- Finding it ---- */

/* Finds those cards of @move that the learner held when the step began, each once; a move without cards has the one that it is
 * about, if any. If these are the whole hand, it finds none: to mark them all would say nothing. */
static void
find_cards_of_move (const ChieuLesson    *lesson,
                    const ChieuLessonRun *run,
                    const ChieuMove      *move,
                    ChieuLessonCards     *cards)
{
  const ChieuSchoolGame *school = chieu_school_game_find (lesson->game);
  const ChieuCard *used = move->n > 0 ? move->cards : &move->face;
  ChieuLessonCards hand = { 0 };
  ChieuState start;

  cards->n = 0;
  /* A call consists of cước, not of cards. */
  if (!chieu_lesson_run_has_mat (run) || move->kind == school->game->call_kind)
    return;
  chieu_lesson_run_get_start_view (run, &start);
  school->get_hand (&start, CHIEU_LEARNER, &hand);
  for (int i = 0; i < MAX (move->n, 1); i++)
    for (int j = 0; j < hand.n; j++)
      if (hand.cards[j] == used[i])
        {
          chieu_lesson_cards_add (cards, used[i]);
          hand.cards[j] = hand.cards[--hand.n];
          break;
        }
  if (hand.n == 0)
    cards->n = 0;
}

static gboolean
find_pick (const ChieuLessonRun *run,
           ChieuLessonCards     *cards)
{
  ChieuPick pick;

  chieu_lesson_run_get_pick (run, &pick);
  return chieu_pick_find_touchable (&pick, cards);
}

/* The group that is marked is the first with more than one card. */
static gboolean
find_arrangement (const ChieuLesson *lesson,
                  const ChieuStep   *step,
                  ChieuLessonAnswer *answer)
{
  const ChieuSchoolGame *school = chieu_school_game_find (lesson->game);

  if (!school->arrange (&step->cards, lesson->seats, step->lung, &answer->arrangement))
    return FALSE;
  for (int i = 0; i < answer->arrangement.n && answer->cards.n == 0; i++)
    if (answer->arrangement.groups[i].n > 1)
      answer->cards = answer->arrangement.groups[i];
  return TRUE;
}

static gboolean
find_choice (const ChieuStep   *step,
             ChieuLessonAnswer *answer)
{
  for (guint i = 0; i < step->answers->len; i++)
    if (((const ChieuAnswer *) g_ptr_array_index (step->answers, i))->right)
      {
        answer->number = i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
find_answer (const ChieuLesson    *lesson,
             const ChieuLessonRun *run,
             ChieuLessonAnswer    *answer)
{
  const ChieuStep *step = chieu_lesson_run_get_step (run);

  switch (step->task)
    {
    case CHIEU_TASK_PICK:
      return find_pick (run, &answer->cards);
    case CHIEU_TASK_FACES:
      answer->faces = chieu_school_game_find (lesson->game)->waits (&step->cards, lesson->seats);
      chieu_lesson_cards_from_set (answer->faces, &answer->cards);
      return answer->faces != 0;
    case CHIEU_TASK_ARRANGE:
      return find_arrangement (lesson, step, answer);
    case CHIEU_TASK_CHOOSE:
      return find_choice (step, answer);
    case CHIEU_TASK_DO:
      find_cards_of_move (lesson, run, &g_array_index (step->moves, ChieuLessonMove, 0).move, &answer->cards);
      return TRUE;
    case CHIEU_TASK_READ:
    case CHIEU_TASK_PLAY:
    case CHIEU_TASK_WATCH:
      break;
    }
  return FALSE;
}

gboolean
chieu_lesson_answer_find (const ChieuLesson    *lesson,
                          const ChieuLessonRun *run,
                          ChieuLessonAnswer    *answer)
{
  const ChieuStep *step;

  g_return_val_if_fail (lesson != NULL && run != NULL && answer != NULL, FALSE);

  *answer = (ChieuLessonAnswer) { 0 };
  step = chieu_lesson_run_get_step (run);
  if (step == NULL || !find_answer (lesson, run, answer))
    return FALSE;
  answer->text = tell_answer (lesson, step, answer);
  return TRUE;
}

int
chieu_lesson_answer_count (const ChieuLesson    *lesson,
                           const ChieuLessonRun *run)
{
  const ChieuStep *step;
  ChieuPick pick;

  g_return_val_if_fail (lesson != NULL && run != NULL, 0);

  step = chieu_lesson_run_get_step (run);
  if (step != NULL && step->task == CHIEU_TASK_FACES)
    return __builtin_popcountll (chieu_school_game_find (lesson->game)->waits (&step->cards, lesson->seats));
  if (step == NULL || step->task != CHIEU_TASK_PICK)
    return 0;
  chieu_lesson_run_get_pick (run, &pick);
  return chieu_pick_count (&pick);
}

/* ---- What was learnt ---- */

static void
add_new (ChieuLessonCards       *learnt,
         const ChieuLessonCards *cards)
{
  for (int i = 0; i < cards->n; i++)
    if (memchr (learnt->cards, cards->cards[i], (gsize) learnt->n) == NULL)
      chieu_lesson_cards_add (learnt, cards->cards[i]);
}

void
chieu_lesson_answer_list_learnt (const ChieuLesson    *lesson,
                                 const ChieuLessonRun *run,
                                 ChieuLessonCards     *learnt)
{
  g_return_if_fail (lesson != NULL && run != NULL && learnt != NULL);

  learnt->n = 0;
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const ChieuStep *step = g_ptr_array_index (lesson->steps, i);
      ChieuPick pick = { .school = chieu_school_game_find (lesson->game), .rule = step->rule, .with = step->with, .n = step->n,
                         .seats = lesson->seats, .cards = step->cards };
      ChieuLessonCards right;

      if (chieu_lesson_run_get_standing (run, i) < CHIEU_STEP_MENDED || step->cards.n == 0)
        continue;
      if (step->task == CHIEU_TASK_PICK && !pick.rule->needs_mat && chieu_pick_find_touchable (&pick, &right))
        add_new (learnt, &right);
      else if (step->task == CHIEU_TASK_CHOOSE || step->task == CHIEU_TASK_ARRANGE)
        add_new (learnt, &step->cards);
    }
}
