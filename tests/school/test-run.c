/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Going through lessons: moves, what the others do, playing on, hints, repeating and skipping.
 */
#include "walk.h"

#include <string.h>

#include "bots/bot.h"
#include "match/words/words.h"
#include "games/to-tom/rules/to-tom.h"
#include "school/coach/coach.h"

/* ---- Moves ---- */

static void
test_do (void)
{
  Walk walk;
  const ChieuToTomState *state;

  walk_begin (&walk, kit_load_example ("eat.xml"), "eat");
  state = (const ChieuToTomState *) chieu_lesson_run_get_state (walk.run);
  walk_touch (&walk, "4v", FALSE, "You are not asked for that now.");
  walk_move (&walk, "boc", FALSE, "You need it: eat it.");
  walk_move (&walk, "an 4s bi 4s 4v 4v 4n", FALSE, "You have one 4 Vạn only.");
  walk_move (&walk, "an 4s doc 4s 3s 2s", FALSE, "That would be a dọc. Here a bí is asked for.");
  walk_move (&walk, "danh 2n", FALSE, chieu_words_reason (chieu_words_for_game (&chieu_to_tom), CHIEU_TO_TOM_NOT_NOW));
  g_assert_cmpint (state->seat[0].n_phu, ==, 0);
  walk_move (&walk, "an 4s bi 4s 4n 4v", TRUE, "It is yours now.");
  g_assert_cmpint (state->seat[0].n_phu, ==, 1);
  g_assert_cmpuint (chieu_lesson_run_get_deeds (walk.run)->len, ==, 1);
  chieu_lesson_run_repeat (walk.run);
  g_assert_cmpint (state->seat[0].n_phu, ==, 0);
  g_assert_cmpint (chieu_lesson_run_is_done (walk.run), ==, FALSE);
  walk_end (&walk);
}

/* A clean move that is not asked for is refused; so is a faulty one, with its own text. */
static void
test_not_asked_for (void)
{
  Walk walk;

  walk_begin (&walk, kit_load_example ("eat.xml"), "discard");
  walk_move (&walk, "danh 2s", FALSE, "That can be done, but it is not what is asked for here.");
  walk_move (&walk, "danh 1v", FALSE, "A yêu is never thrown.");
  walk_end (&walk);
}

/* The moves of the others in “then” are seen one by one. */
static void
test_then (void)
{
  static const int seats[] = { 0, 1, 1, 2 };
  const GArray *deeds;
  ChieuState view;
  Walk walk;

  walk_begin (&walk, kit_load_example ("eat.xml"), "discard");
  walk_move (&walk, "danh 3n", TRUE, "");
  deeds = chieu_lesson_run_get_deeds (walk.run);
  g_assert_cmpuint (deeds->len, ==, G_N_ELEMENTS (seats));
  for (guint i = 0; i < deeds->len; i++)
    g_assert_cmpint (g_array_index (deeds, ChieuDeed, i).seat, ==, seats[i]);
  g_assert_cmpint (((ChieuToTomState *) &g_array_index (deeds, ChieuDeed, 1).view)->card, ==, kit_parse_card ("5s"));
  g_assert_cmpuint (g_array_index (deeds, ChieuDeed, 1).events.n, >, 0);
  chieu_lesson_run_get_view (walk.run, &view);
  g_assert_cmpmem (&g_array_index (deeds, ChieuDeed, 3).view, chieu_to_tom.state_size, &view, chieu_to_tom.state_size);
  g_assert_cmpint (((ChieuToTomState *) &view)->card, ==, kit_parse_card ("6s"));
  g_assert_cmpint (((ChieuToTomState *) &view)->seat[1].hand[0], ==, 0);
  walk_end (&walk);
}

/* The others asked about the card leave it, so that the learner's claim takes effect. */
static void
test_others_leave (void)
{
  Walk walk;

  walk_begin (&walk, kit_read_lesson ("<step id=\"a\"><text>T</text><position cai=\"2\"><hand>4s 4s</hand>"
                                 "<hand seat=\"2\">4s</hand><moves>2 danh 4s</moves></position>"
                                 "<do><move>phong 4s</move></do></step>"), "a");
  g_assert_cmpint (((const ChieuToTomState *) chieu_lesson_run_get_state (walk.run))->gate, ==, 3);
  walk_move (&walk, "phong 4s", TRUE, "");
  g_assert_cmpint (((const ChieuToTomState *) chieu_lesson_run_get_state (walk.run))->seat[0].n_phu, ==, 1);
  walk_end (&walk);
}

/* A move in “then” that cannot be made does not stop the learner; its error can be asked for. */
static void
test_fault (void)
{
  g_autoptr (ChieuLesson) lesson = kit_read_lesson ("<step id=\"a\"><text>T</text><position><hand>3n</hand></position>"
                                               "<do><move>danh 3n</move><then>4 phong 7v</then></do></step>");
  g_autoptr (ChieuLessonRun) run = chieu_lesson_run_new (lesson, NULL);
  ChieuMove made = kit_parse_move ("danh 3n");
  g_auto (ChieuLessonVerdict) verdict = { 0 };

  chieu_lesson_run_try_move (run, &made, &verdict);
  g_assert_true (verdict.right);
  kit_assert_error (chieu_lesson_run_get_fault (run), CHIEU_LESSON_ERROR_WRONG, "line 3: seat 4 cannot make", "then");
}

/* ---- Playing on ---- */

/* Plays on for the learner until the step is done. */
static void
play_on (Walk *walk)
{
  ChieuBotBudget budget = { .seed = 7, .max_nodes = 500 };
  ChieuMove chosen;
  ChieuState view;

  while (!chieu_lesson_run_is_done (walk->run))
    {
      chieu_lesson_run_get_view (walk->run, &view);
      g_assert_true (chieu_bot_choose (chieu_bot_levels[0], &chieu_to_tom, &view, 0, &budget, &chosen, NULL));
      chieu_lesson_run_try_move (walk->run, &chosen, &walk->verdict);
      g_assert_true (walk->verdict.right);
      chieu_lesson_verdict_clear (&walk->verdict);
    }
}

static void
test_play (void)
{
  ChieuState first;
  Walk walk;

  walk_begin (&walk, kit_load_example ("hand.xml"), "alone");
  walk_move (&walk, "boc", FALSE, chieu_words_reason (chieu_words_for_game (&chieu_to_tom), CHIEU_TO_TOM_NOT_NOW));
  play_on (&walk);
  g_assert_cmpint (chieu_to_tom.to_answer (chieu_lesson_run_get_state (walk.run)), ==, 0);
  first = *chieu_lesson_run_get_state (walk.run);
  chieu_lesson_run_repeat (walk.run);
  g_assert_cmpint (chieu_to_tom.to_answer (chieu_lesson_run_get_state (walk.run)), !=, 0);
  play_on (&walk);
  /* The others play the same each time. */
  g_assert_cmpmem (&first, chieu_to_tom.state_size, chieu_lesson_run_get_state (walk.run), chieu_to_tom.state_size);
  walk_end (&walk);
}

static void
test_win (void)
{
  Walk walk;

  walk_begin (&walk, kit_load_example ("hand.xml"), "win");
  walk_move (&walk, "u", TRUE, "");
  g_assert_cmpint (chieu_lesson_run_is_done (walk.run), ==, FALSE);
  play_on (&walk);
  g_assert_cmpint (((const ChieuToTomState *) chieu_lesson_run_get_state (walk.run))->winner, ==, 0);
  walk_end (&walk);
}

/* The seats that a stuck game asks again and again, as bits, although nobody has a move there. */
static unsigned stuck_asked;

/* After so many questions it is clear that the run does not notice. */
#define QUESTIONS_MAX 1000

static int
list_no_move (const void     *state,
              int             seat,
              ChieuMoveScope  scope,
              ChieuMove      *moves)
{
  return 0;
}

static unsigned
ask_one_seat (const void *state)
{
  static int n;

  g_assert_cmpint (++n, <, QUESTIONS_MAX);
  return stuck_asked;
}

/* A bot that has no move, against the rules, keeps nobody waiting forever: neither one of the others, nor one at the learner's seat. */
static void
test_no_move (gconstpointer data)
{
  ChieuGame stuck = chieu_to_tom;
  Walk walk;

  walk_begin (&walk, kit_load_example ("hand.xml"), "alone");
  stuck_asked = 1u << GPOINTER_TO_INT (data);
  stuck.moves = list_no_move;
  stuck.to_answer = ask_one_seat;
  walk.lesson->game = &stuck;
  g_assert_true (chieu_lesson_run_next (walk.run, NULL));
  g_assert_cmpuint (chieu_lesson_run_get_number (walk.run), ==, 2);
  walk_end (&walk);
}

/* ---- Going through ---- */

/* The next hint is @text. */
static void
assert_hint (Walk       *walk,
             const char *text)
{
  g_autofree char *hint = chieu_lesson_run_hint (walk->run);

  g_assert_cmpstr (hint, ==, text);
}

static void
test_hints (void)
{
  Walk walk;

  walk_begin (&walk, kit_load_example ("bi.xml"), "look");
  assert_hint (&walk, NULL);
  g_assert_true (chieu_lesson_run_is_done (walk.run));
  g_assert_false (chieu_lesson_run_has_mat (walk.run));
  walk_end (&walk);
  walk_begin (&walk, kit_load_example ("bi.xml"), "red");
  assert_hint (&walk, "The 8 and the 9 of Văn are black.");
  assert_hint (&walk, "The 8 Vạn, the 9 Sách, chi chi and thang thang.");
  assert_hint (&walk, "The 8 Vạn, the 9 Sách, chi chi and thang thang.");
  chieu_lesson_run_repeat (walk.run);
  assert_hint (&walk, "The 8 and the 9 of Văn are black.");
  /* After the same mistake twice the cards are marked: the light hint is known. */
  chieu_lesson_run_repeat (walk.run);
  for (int i = 0; i < 2; i++)
    {
      const ChieuLessonCards cards = kit_parse_cards ("8n");

      chieu_lesson_run_try_cards (walk.run, &cards, &walk.verdict);
      chieu_lesson_verdict_clear (&walk.verdict);
    }
  assert_hint (&walk, "The 8 Vạn, the 9 Sách, chi chi and thang thang.");
  walk_end (&walk);
}

/* In a play the coach speaks after the lesson's own hints, of the hand as it is then. */
static void
test_coach (void)
{
  g_autoptr (ChieuCoachAdvice) advice = NULL;
  g_autofree char *hint = NULL;
  ChieuState view;
  Walk walk;

  walk_begin (&walk, kit_load_example ("hand.xml"), "win");
  assert_hint (&walk, "Press Ù.");
  chieu_lesson_run_get_view (walk.run, &view);
  advice = chieu_coach_advise (&chieu_to_tom, &view, CHIEU_LEARNER);
  hint = chieu_lesson_run_hint (walk.run);
  g_assert_true (g_str_has_prefix (hint, chieu_coach_advice_find (advice, CHIEU_COACH_BEST)->text));
  play_on (&walk);
  assert_hint (&walk, "Press Ù.");
  walk_end (&walk);
}

/* A skipped step leaves the mat as if it were done; one can go back. */
static void
test_skip (void)
{
  g_autoptr (GError) error = NULL;
  Walk walk;

  walk_begin (&walk, kit_load_example ("eat.xml"), "gate");
  g_assert_true (chieu_lesson_run_has_mat (walk.run));
  g_assert_true (chieu_lesson_run_next (walk.run, &error));
  g_assert_true (chieu_lesson_run_next (walk.run, &error));
  g_assert_cmpint (((const ChieuToTomState *) chieu_lesson_run_get_state (walk.run))->seat[0].n_phu, ==, 1);
  g_assert_true (chieu_lesson_run_go_to (walk.run, 1, &error));
  g_assert_cmpint (((const ChieuToTomState *) chieu_lesson_run_get_state (walk.run))->seat[0].n_phu, ==, 0);
  g_assert_true (chieu_lesson_run_go_to (walk.run, 4, &error));
  g_assert_cmpint (((const ChieuToTomState *) chieu_lesson_run_get_state (walk.run))->card, ==, kit_parse_card ("6s"));
  g_assert_no_error (error);
  walk_end (&walk);
  walk_begin (&walk, kit_load_example ("hand.xml"), "alone");
  g_assert_true (chieu_lesson_run_next (walk.run, &error));
  g_assert_cmpuint (chieu_lesson_run_get_number (walk.run), ==, 2);
  g_assert_cmpint (chieu_to_tom.to_answer (chieu_lesson_run_get_state (walk.run)), ==, 0);
  walk_end (&walk);
}

/* On a step before the first position there is no mat, also when one comes back to it. */
static void
test_back (void)
{
  Walk walk;

  walk_begin (&walk, kit_read_lesson ("<step id=\"a\"><text>T</text></step><step id=\"b\"><text>T</text><position/></step>"), "b");
  g_assert_true (chieu_lesson_run_has_mat (walk.run));
  g_assert_true (chieu_lesson_run_go_to (walk.run, 0, NULL));
  g_assert_false (chieu_lesson_run_has_mat (walk.run));
  g_assert_true (chieu_lesson_run_go_to (walk.run, 1, NULL));
  g_assert_true (chieu_lesson_run_has_mat (walk.run));
  walk_end (&walk);
}

/* A watched step is seen scene by scene; the next step begins with the mat as it was before. */
static void
test_watch (void)
{
  const ChieuToTomState *state;
  ChieuReason reason;
  char *text;
  Walk walk;

  walk_begin (&walk, kit_read_lesson ("<step id=\"a\"><text>T</text><position><hand>1v 3n</hand></position><watch fault=\"danh-yeu\">"
                                 "<mistake moves=\"0 danh 1v\">M</mistake><lang>L</lang><mend moves=\"0 danh 3n\">N</mend></watch></step>"
                                 "<step id=\"b\"><text>T</text><do><move>danh 3n</move></do></step>"), "a");
  state = (const ChieuToTomState *) chieu_lesson_run_get_state (walk.run);
  for (int i = 0; i < 3; i++)
    {
      g_assert_cmpint (chieu_lesson_run_is_done (walk.run), ==, FALSE);
      text = chieu_lesson_run_show_scene (walk.run, &reason);
      g_assert_cmpstr (text, ==, i == 0 ? "M" : i == 1 ? "L" : "N");
      g_assert_cmpint (reason, ==, i == 0 ? CHIEU_TO_TOM_DANH_YEU : CHIEU_REASON_NONE);
      g_assert_cmpint (state->card, ==, kit_parse_card (i < 2 ? "1v" : "3n"));
      g_assert_cmpuint (chieu_lesson_run_get_deeds (walk.run)->len, ==, i != 1);
      g_free (text);
    }
  g_assert_cmpint (chieu_lesson_run_is_done (walk.run), ==, TRUE);
  g_assert_null (chieu_lesson_run_show_scene (walk.run, NULL));
  g_assert_cmpint (chieu_lesson_run_get_standing (walk.run, 0), ==, CHIEU_STEP_OPEN);
  g_assert_true (chieu_lesson_run_next (walk.run, NULL));
  walk_move (&walk, "danh 3n", TRUE, "");
  walk_end (&walk);
}

/* A watched step that is skipped does not come back later; one that is repeated begins with its first scene. */
static void
test_watch_skipped (void)
{
  Walk walk;
  g_autofree char *first = NULL, *again = NULL;

  walk_begin (&walk, kit_read_lesson ("<step id=\"a\"><text>T</text><position><hand>1v 3n</hand></position><watch fault=\"danh-yeu\">"
                                 "<mistake moves=\"0 danh 1v\">M</mistake><lang>L</lang><mend moves=\"0 danh 3n\">N</mend></watch></step>"), "a");
  first = chieu_lesson_run_show_scene (walk.run, NULL);
  chieu_lesson_run_repeat (walk.run);
  again = chieu_lesson_run_show_scene (walk.run, NULL);
  g_assert_cmpstr (first, ==, again);
  chieu_lesson_run_give_up (walk.run);
  g_assert_cmpint (chieu_lesson_run_get_standing (walk.run, 0), ==, CHIEU_STEP_OPEN);
  g_assert_true (chieu_lesson_run_go_on (walk.run, NULL));
  g_assert_null (chieu_lesson_run_get_step (walk.run));
  walk_end (&walk);
}

/* A question that is given up comes back once, after the last step; one that was wrong at first counts as mended. */
static void
test_coming_back (void)
{
  Walk walk;

  walk_begin (&walk, kit_load_example ("bi.xml"), "suit");
  chieu_lesson_run_give_up (walk.run);
  g_assert_true (chieu_lesson_run_is_done (walk.run));
  g_assert_cmpint (chieu_lesson_run_get_standing (walk.run, 1), ==, CHIEU_STEP_SHOWN);
  g_assert_true (chieu_lesson_run_go_on (walk.run, NULL));
  walk_touch (&walk, "8n", FALSE, "8 Văn is not one of them.");
  walk_touch (&walk, "8v 9s cc tt", TRUE, "You know the red ones.");
  g_assert_cmpint (chieu_lesson_run_get_standing (walk.run, 2), ==, CHIEU_STEP_MENDED);
  g_assert_true (chieu_lesson_run_go_to (walk.run, 8, NULL));
  walk_answer (&walk, 1, TRUE, "");
  g_assert_cmpint (chieu_lesson_run_get_standing (walk.run, 8), ==, CHIEU_STEP_RIGHT);
  g_assert_true (chieu_lesson_run_go_on (walk.run, NULL));
  g_assert_true (chieu_lesson_run_asks_again (walk.run));
  g_assert_cmpuint (chieu_lesson_run_get_number (walk.run), ==, 1);
  walk_touch (&walk, "2v 5v", TRUE, "");
  g_assert_cmpint (chieu_lesson_run_get_standing (walk.run, 1), ==, CHIEU_STEP_MENDED);
  g_assert_true (chieu_lesson_run_go_on (walk.run, NULL));
  g_assert_null (chieu_lesson_run_get_step (walk.run));
  walk_end (&walk);
}

/* In a review it counts how the question stands now: one that was given up on another day may be right at once, but not one that is given
 * up in the review. */
static void
test_review (gconstpointer data)
{
  gboolean given_up = GPOINTER_TO_INT (data);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (guint));
  guint suit = 1;
  Walk walk;

  g_array_append_val (steps, suit);
  walk_begin (&walk, kit_load_example ("bi.xml"), "look");
  chieu_lesson_run_set_standing (walk.run, suit, CHIEU_STEP_SHOWN);
  g_assert_true (chieu_lesson_run_begin_review (walk.run, steps, NULL));
  g_assert_cmpuint (chieu_lesson_run_get_number (walk.run), ==, suit);
  if (given_up)
    {
      chieu_lesson_run_give_up (walk.run);
      chieu_lesson_run_repeat (walk.run);
    }
  walk_touch (&walk, "2v 5v", TRUE, "");
  g_assert_cmpint (chieu_lesson_run_get_standing (walk.run, suit), ==, given_up ? CHIEU_STEP_MENDED : CHIEU_STEP_RIGHT);
  walk_end (&walk);
}

static void
test_bad_position (void)
{
  g_autoptr (ChieuLesson) lesson = kit_read_lesson ("<step id=\"a\"><text>T</text></step>\n<step id=\"b\"><text>T</text><position>"
                                               "<hand>4v 4v 4v 4v 4v</hand></position></step>");
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuLessonRun) run = chieu_lesson_run_new (lesson, &error);

  g_assert_no_error (error);
  g_assert_false (chieu_lesson_run_next (run, &error));
  kit_assert_error (error, CHIEU_LESSON_ERROR_WRONG, "line 4: “4v” is named 5 times", "next");
  g_assert_cmpuint (chieu_lesson_run_get_number (run), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  kit_init (&argc, &argv);
  g_test_add_func ("/run/do", test_do);
  g_test_add_func ("/run/not-asked-for", test_not_asked_for);
  g_test_add_func ("/run/then", test_then);
  g_test_add_func ("/run/others-leave", test_others_leave);
  g_test_add_func ("/run/fault", test_fault);
  g_test_add_func ("/run/play", test_play);
  g_test_add_func ("/run/win", test_win);
  g_test_add_data_func ("/run/no-move", GINT_TO_POINTER (CHIEU_LEARNER), test_no_move);
  g_test_add_data_func ("/run/no-move-of-others", GINT_TO_POINTER (CHIEU_LEARNER + 1), test_no_move);
  g_test_add_func ("/run/hints", test_hints);
  g_test_add_func ("/run/coach", test_coach);
  g_test_add_func ("/run/skip", test_skip);
  g_test_add_func ("/run/back", test_back);
  g_test_add_func ("/run/watch", test_watch);
  g_test_add_func ("/run/watch-skipped", test_watch_skipped);
  g_test_add_func ("/run/coming-back", test_coming_back);
  g_test_add_data_func ("/run/review", GINT_TO_POINTER (FALSE), test_review);
  g_test_add_data_func ("/run/review-given-up", GINT_TO_POINTER (TRUE), test_review);
  g_test_add_func ("/run/bad-position", test_bad_position);
  return g_test_run ();
}
