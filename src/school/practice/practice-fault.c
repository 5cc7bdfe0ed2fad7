/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "practice-fault.h"

#include <glib/gi18n-lib.h>

#include "bots/bot.h"
#include "match/record/record.h"
#include "match/words/words.h"

/* The number of deeds that are told at the first level; of a player who is stopped, the most. */
#define LINES_FIRST 4
/* The fewest deeds that are told of a player who is stopped. */
#define LINES_LEAST 3
/* No hand has this many moves. */
#define MOVES_END 2000
/* The learner's seat errs once in this many chances; at the first one if it does nothing more after the fault. */
#define ERRS_IN 3
/* The number of hands in which a fault is looked for before another one is taken. */
#define HANDS_MAX 60
/* The number of names of faults to choose from. */
#define NAMES 4

/* A hand that is played. */
typedef struct
{
  ChieuPracticeTask *task;
  ChieuReason wanted;
  gboolean ends;                 /* the seat does nothing more after the fault */
  ChieuRandom *random;
  ChieuRecord *record;
  ChieuState state;
  gboolean erred;
  ChieuMove last;                /* of the learner's seat */
  int last_at;                   /* the number of @last in the record; −1: in the opening, or none */
  GPtrArray *lines;              /* what the seat did, in whole sentences */
  GArray *moments;               /* the numbers of those moves in the record, guint */
} Hand;

/* ---- Playing ---- */

/* Chooses a move that is the fault. @move: (out). Returns: FALSE if there is no such fault to make, or it is not made this time */
static gboolean
choose_fault (Hand      *self,
              ChieuMove *move)
{
  const ChieuGame *game = self->task->game;
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = game->moves (&self->state, CHIEU_LEARNER, CHIEU_MOVES_ALL, moves), n_faults = 0;

  for (int i = 0; i < n; i++)
    {
      bool possible;

      if (game->check (&self->state, CHIEU_LEARNER, &moves[i], &possible) == self->wanted && possible)
        moves[n_faults++] = moves[i];
    }
  if (n_faults == 0 || (!self->ends && chieu_random_below (self->random, ERRS_IN) != 0))
    return FALSE;
  *move = moves[chieu_random_below (self->random, (guint32) n_faults)];
  return TRUE;
}

static void
choose_move (Hand      *self,
             int        seat,
             ChieuMove *move)
{
  const ChieuBotBudget budget = { .seed = chieu_random_next (self->random) };
  ChieuState view;

  if (seat == CHIEU_LEARNER && !self->erred && choose_fault (self, move))
    {
      self->erred = TRUE;
      return;
    }
  self->task->game->observe (&self->state, seat, &view);
  chieu_bot_choose (chieu_bot_level_find (CHIEU_SCHOOL_LEVEL), self->task->game, &view, seat, &budget, move, NULL);
}

/* Notes what all saw the learner's seat do: once for each move, and neither what it did in the opening nor that it left a card. */
static void
keep_lines (Hand              *self,
            const ChieuEvents *events)
{
  const ChieuWords *words = chieu_words_for_game (self->task->game);
  guint moment = (guint) self->last_at;

  for (int i = 0; i < events->n; i++)
    {
      g_autofree char *text = NULL;

      if (events->items[i].seat != CHIEU_LEARNER || events->items[i].kind != CHIEU_EVENT_MOVE || self->last_at < 0
          || self->task->game->is_pass (&self->last)
          || (self->moments->len > 0 && g_array_index (self->moments, guint, self->moments->len - 1) == moment))
        continue;
      /* Translators: whose hand is looked at, at the beginning of a sentence: “The player eats 3 Vạn: tôm.” */
      text = chieu_words_event (words, &events->items[i], &self->last, self->task->seats, C_("practice", "The player"));
      if (text == NULL)
        continue;
      g_ptr_array_add (self->lines, g_steal_pointer (&text));
      g_array_append_val (self->moments, moment);
    }
}

/* Plays the hand to its end, or until the learner's seat has done @n_lines deeds without a fault. Returns: whether it erred, and
 * did enough that can be told */
static gboolean
play_hand (Hand *self,
           guint n_lines)
{
  const ChieuGame *game = self->task->game;
  unsigned asked;

  for (int i = 0; i < MOVES_END && (asked = game->to_answer (&self->state)) != 0; i++)
    {
      int seat = __builtin_ctz (asked);
      gboolean opening = game->is_opening (&self->state);
      ChieuEvents events = { 0 };
      ChieuMove move;

      choose_move (self, seat, &move);
      chieu_record_add_move (self->record, seat, &move);
      if (seat == CHIEU_LEARNER)
        {
          self->last = move;
          self->last_at = opening ? -1 : i;
        }
      game->apply (&self->state, seat, &move, &events);
      keep_lines (self, &events);
      if (!self->erred && self->lines->len >= n_lines)
        return FALSE;
    }
  return self->erred && (self->ends ? self->lines->len >= LINES_LEAST : self->lines->len >= n_lines);
}

/* Finds the line with the only fault that the rules noted of the seat. Returns: −1 if they noted another number of faults or another
 * fault than the wanted one, or the line is not among the first @n_lines */
static int
find_fault (const Hand *self,
            guint       n_lines)
{
  ChieuFault faults[CHIEU_FAULTS_MAX];
  guint moment;

  if (self->task->game->faults (&self->state, CHIEU_LEARNER, faults) != 1 || faults[0].reason != self->wanted)
    return -1;
  moment = chieu_record_find_moment (self->record, &faults[0]);
  for (guint i = 0; i < MIN (n_lines, self->moments->len); i++)
    if (g_array_index (self->moments, guint, i) == moment)
      return (int) i;
  return -1;
}

/* ---- The question ---- */

/* Asks which deed was the fault; every one of them is an answer. */
static void
ask_which (const Hand *self,
           guint       n_lines,
           guint       place)
{
  const ChieuWords *words = chieu_words_for_game (self->task->game);
  ChieuPracticeTask *task = self->task;

  task->question = g_strdup (_("A finished hand lies open. These cards were dealt to a player, who did this first. Which of these moves "
                               "was a fault?"));
  for (guint i = 0; i < n_lines; i++)
    /* Translators: a number, and what a player did, a sentence. */
    g_ptr_array_add (task->answers, g_strdup_printf (_("%1$u. %2$s"), i + 1, (const char *) self->lines->pdata[i]));
  task->right_answer = place;
  /* Translators: a number, the name of a fault, and why it is one, a sentence. */
  task->why = g_strdup_printf (_("It is number %1$u: %2$s. %3$s"), place + 1, chieu_words_fault (words, self->wanted),
                               chieu_words_reason (words, self->wanted));
}

/* Asks for the name of the fault, which was the last deed. */
static void
ask_name (const Hand        *self,
          const ChieuReason *reasons,
          gsize              n_reasons)
{
  const ChieuWords *words = chieu_words_for_game (self->task->game);
  ChieuPracticeTask *task = self->task;
  g_autofree char *lines = NULL;

  g_ptr_array_add (self->lines, NULL);
  lines = g_strjoinv ("\n", (char **) self->lines->pdata);
  /* Translators: what a player did, sentences below each other. */
  task->question = g_strdup_printf (_("A finished hand lies open. These cards were dealt to a player, who did this:\n%s\nThe last move was "
                                      "a fault. Which fault was it?"),
                                    lines);
  task->right_answer = chieu_random_below (self->random, NAMES);
  while (task->answers->len < NAMES)
    {
      ChieuReason reason = task->answers->len == task->right_answer ? self->wanted
                                                                    : reasons[chieu_random_below (self->random, (guint32) n_reasons)];
      const char *name = chieu_words_fault (words, reason);

      if ((reason == self->wanted) == (task->answers->len == task->right_answer)
          && !g_ptr_array_find_with_equal_func (task->answers, name, g_str_equal, NULL))
        g_ptr_array_add (task->answers, g_strdup (name));
    }
  /* Translators: the name of a fault, and why it is one, a sentence. */
  task->why = g_strdup_printf (_("Right answer: %1$s. %2$s"), chieu_words_fault (words, self->wanted),
                               chieu_words_reason (words, self->wanted));
}

/* Sets what both questions have in common: the cards that were dealt, the record, and how hard it is. */
static void
put_hand_in_task (const Hand *self,
                  guint       n_lines)
{
  ChieuState dealt;

  chieu_record_deal (self->record, &dealt);
  chieu_school_game_find (self->task->game)->get_hand (&dealt, CHIEU_LEARNER, &self->task->cards);
  self->task->record = chieu_record_to_string (self->record);
  self->task->form = CHIEU_TASK_CHOOSE;
  self->task->measure = (ChieuPracticeMeasure) { .choices = (int) n_lines };
}

void
chieu_practice_ask_fault (ChieuPracticeTask *task,
                          const ChieuReason *reasons,
                          gsize              n_reasons,
                          gboolean           ends,
                          ChieuRandom       *random)
{
  guint n_lines = (guint) (LINES_FIRST - 1 + task->level);
  ChieuReason wanted = CHIEU_REASON_NONE;
  gboolean found = FALSE;
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init_usual (&rules, task->game);
  chieu_carry_init (&carry, task->seats, -1, false);
  for (int i = 0; !found; i++)
    {
      Hand hand = { .task = task, .random = random, .ends = ends, .last_at = -1 };
      int place;

      if (i % HANDS_MAX == 0)
        wanted = reasons[chieu_random_below (random, (guint32) n_reasons)];
      hand.wanted = wanted;
      hand.record = chieu_record_new (task->game, &rules, &carry, chieu_random_next (random));
      hand.lines = g_ptr_array_new_with_free_func (g_free);
      hand.moments = g_array_new (FALSE, FALSE, sizeof (guint));
      chieu_record_deal (hand.record, &hand.state);
      place = play_hand (&hand, n_lines) ? find_fault (&hand, n_lines) : -1;
      found = place >= 0 && (!ends || (hand.lines->len <= n_lines && (guint) place == hand.lines->len - 1));
      if (found)
        put_hand_in_task (&hand, n_lines);
      if (found && ends)
        ask_name (&hand, reasons, n_reasons);
      else if (found)
        ask_which (&hand, n_lines, (guint) place);
      g_ptr_array_unref (hand.lines);
      g_array_unref (hand.moments);
      chieu_record_free (hand.record);
    }
}
