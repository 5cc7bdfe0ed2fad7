/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * lesson-answers FILE: prints the right answer to each step of a lesson as it is given in the window, one a line: what is
 * done and, parted by tabs, the accessible names of the widgets with which it is done. The names are in the language of the
 * environment, by the catalogues in CHIEU_LOCALE.
 *
 *   read                                 nothing
 *   watch                                nothing, three times
 *   touch CARD…                          cards laid out
 *   hold CARD…                           cards of the hand
 *   arrange CARD… / CARD… / …            groups
 *   choose NUMBER                        an answer, from 0
 *   put CARD                             a card of the hand is put down
 *   press LABEL CHOICE                   a button, and which of several ways
 *   lay LABEL CARD…                      a button, then cards one by one, the one in play with a “*” before it
 *   call CALL WORD…                      the call as it is spoken, and its words
 *   several LABEL CARD…                  cards of the hand, then the button
 *   rows CARD… / CARD… / CARD…           chi 1, 2 and 3, then the button
 *   play ANSWER ; ANSWER ; …             the moves of a bot until the task is done, each as above
 */
#include <locale.h>
#include <stdio.h>
#include <glib/gi18n.h>

#include "config.h"
#include "bots/bot.h"
#include "match/words/words.h"
#include "mat/mat-layout.h"
#include "school/lesson/lesson-run-private.h"

static ChieuLessonRun *run;
static const ChieuLesson *lesson;
static const ChieuWords *words;

static void
print_cards (const ChieuLessonCards *cards,
             gboolean                spoken)
{
  for (int i = 0; i < cards->n; i++)
    printf ("\t%s", spoken ? chieu_words_card_spoken (words, cards->cards[i]) : chieu_words_card_read (words, cards->cards[i]));
}

static void
print_pick (const ChieuStep *step)
{
  ChieuLessonCards right = { 0 };
  ChieuPick pick;

  chieu_lesson_run_get_pick (run, &pick);
  chieu_pick_find_touchable (&pick, &right);
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
  gboolean any = FALSE;

  chieu_school_game_find (lesson->game)->arrange (&step->cards, lesson->seats, step->lung, &right);
  printf ("arrange");
  for (int i = 0; i < right.n; i++)
    /* A single card stays where it is. */
    if (right.groups[i].n > 1)
      {
        printf ("%s", any ? "\t/" : "");
        print_cards (&right.groups[i], TRUE);
        any = TRUE;
      }
}

static void
print_choice (const ChieuStep *step)
{
  for (guint i = 0; i < step->answers->len; i++)
    if (((const ChieuAnswer *) g_ptr_array_index (step->answers, i))->right)
      printf ("choose\t%u", i);
}

/* Prints the laying of the strict way: the card in play is one of those that are laid. */
static void
print_laying (const ChieuMove *move)
{
  gboolean live = FALSE;

  printf ("lay\t%s", chieu_words_label (words, move->kind));
  for (int i = 0; i < move->n; i++)
    {
      gboolean is_live = !live && move->cards[i] == move->face;

      live = live || is_live;
      printf ("\t%s%s", is_live ? "*" : "", chieu_words_card_read (words, move->cards[i]));
    }
}

static void
print_call (const ChieuMove *move)
{
  g_autofree char *aloud = chieu_words_call_aloud (words, move->cards, move->n, lesson->seats);

  printf ("call\t“%s!”", aloud);
  for (int i = 0; i < move->n; i++)
    printf ("\t%s", chieu_words_cuoc (words, move->cards[i], lesson->seats));
}

/* Prints cards that go down together. */
static void
print_several (const ChieuMove *move)
{
  printf ("several\t%s", chieu_words_label (words, move->kind));
  for (int i = 0; i < move->n; i++)
    printf ("\t%s", chieu_words_card_read (words, move->cards[i]));
}

static void
print_rows (const ChieuMove *move)
{
  printf ("rows");
  for (int i = 0; i < move->n; i++)
    printf ("%s\t%s", i == 5 || i == 10 ? "\t/" : "", chieu_words_card_read (words, move->cards[i]));
}

/* Returns: whether a move of @kind is made by putting a card somewhere: there is no button for it */
static gboolean
is_put (const ChieuMatLayout *layout,
        int                   kind)
{
  for (int i = 0; i < layout->n_buttons; i++)
    if (layout->buttons[i].kind == kind)
      return layout->buttons[i].make == CHIEU_MAKE_PUT;
  return FALSE;
}

static void
print_move (const ChieuMove *move)
{
  const ChieuMatLayout *layout = chieu_mat_layout_find (lesson->game);
  g_autofree char *choice = chieu_words_choice (words, move, lesson->seats);

  if (layout->arranging != NULL && move->kind == layout->arranging->kind)
    print_rows (move);
  else if (layout->chooses_many && move->n > 0)
    print_several (move);
  else if (move->kind == layout->game->call_kind)
    print_call (move);
  else if (move->kind == layout->lay_kind && chieu_lesson_run_is_strict (run))
    print_laying (move);
  else if (is_put (layout, move->kind))
    printf ("put\t%s", chieu_words_card_read (words, move->face));
  else
    printf ("press\t%s\t%s", chieu_words_label (words, move->kind), choice);
}

/* ---- A play ---- */

/* Plays the task as a bot of @level does. @moves: (out): the moves. Returns: whether they did the task */
static gboolean
play_with_level (const char *level,
                 GArray     *moves)
{
  ChieuMove move;

  chieu_lesson_run_repeat (run);
  g_array_set_size (moves, 0);
  while (!chieu_lesson_run_is_done (run) && chieu_lesson_run_choose_move (run, CHIEU_LEARNER, level, &move))
    {
      g_auto (ChieuLessonVerdict) verdict = { 0 };

      chieu_lesson_run_try_move (run, &move, &verdict);
      g_array_append_val (moves, move);
    }
  return chieu_lesson_run_is_done (run);
}

static void
print_play (void)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (ChieuMove));

  for (int i = 0; chieu_bot_levels[i] != NULL; i++)
    if (play_with_level (chieu_bot_levels[i]->id, moves))
      break;
  printf ("play");
  for (guint i = 0; i < moves->len; i++)
    {
      printf (i > 0 ? "\t;\t" : "\t");
      print_move (&g_array_index (moves, ChieuMove, i));
    }
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
      print_move (&g_array_index (step->moves, ChieuLessonMove, 0).move);
      break;
    case CHIEU_TASK_PLAY:
      print_play ();
      break;
    case CHIEU_TASK_WATCH:
      printf ("watch");
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

  setlocale (LC_ALL, "");
  if (g_getenv ("CHIEU_LOCALE") != NULL)
    bindtextdomain (GETTEXT_PACKAGE, g_getenv ("CHIEU_LOCALE"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
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
