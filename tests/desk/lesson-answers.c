/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lesson-answers FILE   Prints the right answer to each step of a lesson, a line each, as it is given in the window:
 * what is to be done and, parted by tabs, the accessible names of that with which it is done.
 *
 *   read | skip                          nothing; what is left to other tests
 *   touch CARD…                          cards laid out
 *   hold CARD…                           cards of the hand
 *   arrange CARD… / CARD… / …            groups
 *   choose NUMBER                        an answer, from 0
 *   put CARD                             a card of the hand is put down
 *   press LABEL CHOICE                   a button, and which of several ways
 */
#include <stdio.h>

#include "match/words.h"
#include "rules/to-tom/to-tom.h"
#include "school/lesson-run-private.h"

static ChieuLessonRun *run;
static const ChieuLesson *lesson;
static const ChieuWords *words;

static void
print_cards (const ChieuLessonCards *cards,
             gboolean                spoken)
{
  for (int i = 0; i < cards->n; i++)
    printf ("\t%s", spoken ? chieu_words_card_spoken (words, cards->cards[i]) : chieu_words_card (words, cards->cards[i]));
}

/* The card beside those of the step cannot be touched. */
static void
leave_out_beside (const ChieuPick  *pick,
                  ChieuLessonCards *right)
{
  for (int i = 0; pick->with != CHIEU_CARD_NONE && !chieu_lesson_cards_within (right, &pick->cards) && i < right->n; i++)
    if (right->cards[i] == pick->with)
      right->cards[i] = right->cards[--right->n];
}

static void
print_pick (const ChieuStep *step)
{
  ChieuLessonCards right = { 0 };
  ChieuPick pick;

  chieu_lesson_run_get_pick (run, &pick);
  pick.rule->find (&pick, &right);
  leave_out_beside (&pick, &right);
  printf (step->cards.n > 0 ? "touch" : "hold");
  print_cards (&right, step->cards.n > 0);
}

static void
print_faces (const ChieuStep *step)
{
  guint64 faces = chieu_school_game_find (lesson->game)->waits (&step->cards, lesson->seats);
  ChieuLessonCards right = { 0 };

  for (int face = 0; face < lesson->game->deck->n_faces; face++)
    if ((faces >> face & 1) != 0)
      chieu_lesson_cards_add (&right, (ChieuCard) face);
  printf ("touch");
  print_cards (&right, TRUE);
}

static void
print_groups (const ChieuStep *step)
{
  ChieuArrangement right;

  chieu_school_game_find (lesson->game)->arrange (&step->cards, lesson->seats, step->lung, &right);
  printf ("arrange");
  for (int i = 0; i < right.n; i++)
    {
      printf ("%s", i > 0 ? "\t/" : "");
      print_cards (&right.groups[i], TRUE);
    }
}

static void
print_choice (const ChieuStep *step)
{
  for (guint i = 0; i < step->answers->len; i++)
    if (((const ChieuAnswer *) g_ptr_array_index (step->answers, i))->right)
      printf ("choose\t%u", i);
}

static gboolean
is_strict (void)
{
  for (guint i = chieu_lesson_run_get_number (run) + 1; i > 0; i--)
    {
      const ChieuStep *step = g_ptr_array_index (lesson->steps, i - 1);

      if (step->position != NULL)
        return step->position->strict;
    }
  return FALSE;
}

/* The strict way, in which cards are laid one by one, and the call have tests of their own. */
static void
print_move (const ChieuStep *step)
{
  const ChieuMove *move = &g_array_index (step->moves, ChieuLessonMove, 0).move;
  g_autofree char *choice = chieu_words_choice (words, move, lesson->seats);

  if (is_strict () || move->kind == CHIEU_TO_TOM_XUONG)
    printf ("skip");
  else if (move->kind == CHIEU_TO_TOM_DANH || move->kind == CHIEU_TO_TOM_TRA)
    printf ("put\t%s", chieu_words_card (words, move->face));
  else
    printf ("press\t%s\t%s", chieu_words_label (words, move->kind), choice);
}

static void
print_step (const ChieuStep *step)
{
  switch (step->task)
    {
    case CHIEU_TASK_READ:
      printf ("read");
      break;
    case CHIEU_TASK_PICK:
      print_pick (step);
      break;
    case CHIEU_TASK_FACES:
      print_faces (step);
      break;
    case CHIEU_TASK_ARRANGE:
      print_groups (step);
      break;
    case CHIEU_TASK_CHOOSE:
      print_choice (step);
      break;
    case CHIEU_TASK_DO:
      print_move (step);
      break;
    case CHIEU_TASK_PLAY:
      printf ("skip");
      break;
    }
  printf ("\n");
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuLesson) loaded = argc == 2 ? chieu_lesson_load (argv[1], &error) : NULL;

  lesson = loaded;
  run = loaded != NULL ? chieu_lesson_run_new (loaded, &error) : NULL;
  if (run == NULL)
    {
      g_printerr ("lesson-answers: %s\n", error != NULL ? error->message : "it wants one file");
      return 1;
    }
  words = chieu_words_for_game (loaded->game);
  while (chieu_lesson_run_get_step (run) != NULL)
    {
      print_step (chieu_lesson_run_get_step (run));
      chieu_lesson_run_next (run, NULL);
    }
  chieu_lesson_run_free (run);
  return 0;
}
