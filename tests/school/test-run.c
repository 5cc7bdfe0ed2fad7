/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Going through lessons: right and wrong answers to each kind of task, hints,
 * what the others do, repeating and skipping.
 */
#include "kit.h"

#include <string.h>

#include "bots/bot.h"
#include "match/words.h"
#include "school/coach.h"

typedef struct
{
  ChieuLesson *lesson;
  ChieuLessonRun *run;
  ChieuLessonVerdict verdict;
} Walk;

static void
walk_begin (Walk        *self,
            ChieuLesson *lesson,
            const char  *step)
{
  g_autoptr (GError) error = NULL;

  *self = (Walk) { .lesson = lesson };
  self->run = chieu_lesson_run_new (lesson, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < lesson->steps->len; i++)
    if (g_str_equal (((const ChieuStep *) g_ptr_array_index (lesson->steps, i))->id, step))
      g_assert_true (chieu_lesson_run_go_to (self->run, i, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (chieu_lesson_run_get_step (self->run)->id, ==, step);
}

static void
walk_end (Walk *self)
{
  chieu_lesson_verdict_clear (&self->verdict);
  chieu_lesson_run_free (self->run);
  chieu_lesson_free (self->lesson);
}

/* What the last answer came to. */
static void
expect (Walk       *self,
        gboolean    right,
        const char *text)
{
  g_assert_null (chieu_lesson_run_get_fault (self->run));
  g_assert_cmpstr (self->verdict.text, ==, text);
  g_assert_cmpint (self->verdict.right, ==, right);
  g_assert_cmpint (chieu_lesson_run_is_done (self->run), ==, self->verdict.done);
  chieu_lesson_verdict_clear (&self->verdict);
}

static void
touch (Walk       *self,
       const char *text,
       gboolean    right,
       const char *said)
{
  ChieuLessonCards cards = kit_cards (text);

  chieu_lesson_run_try_cards (self->run, &cards, &self->verdict);
  expect (self, right, said);
}

static void
move (Walk       *self,
      const char *text,
      gboolean    right,
      const char *said)
{
  ChieuMove made = kit_move (text);

  chieu_lesson_run_try_move (self->run, &made, &self->verdict);
  expect (self, right, said);
}

/* "4v 4s 4n / 5s 5s 5s" */
static void
arrange (Walk       *self,
         const char *text,
         gboolean    right,
         const char *said)
{
  g_auto (GStrv) groups = g_strsplit (text, " / ", -1);
  ChieuArrangement arrangement = { 0 };

  for (int i = 0; groups[i] != NULL && *text != '\0'; i++)
    arrangement.groups[arrangement.n++] = kit_cards (groups[i]);
  chieu_lesson_run_try_groups (self->run, &arrangement, &self->verdict);
  expect (self, right, said);
}

static void
faces (Walk       *self,
       const char *text,
       gboolean    right,
       const char *said)
{
  ChieuLessonCards cards = kit_cards (text);
  guint64 set = 0;

  for (int i = 0; i < cards.n; i++)
    set |= G_GUINT64_CONSTANT (1) << cards.cards[i];
  chieu_lesson_run_try_faces (self->run, set, &self->verdict);
  expect (self, right, said);
}

static void
answer (Walk       *self,
        guint       number,
        gboolean    right,
        const char *said)
{
  chieu_lesson_run_try_answer (self->run, number, &self->verdict);
  expect (self, right, said);
}

#define AGAIN "It is not these cards. Look once more."
#define ONE "One card alone is no phu; only a yêu may be alone."
#define TWO "Two cards are no phu yet: it takes three or more."
#define SUIT "The number is the same, but a suit is missing: a bí has all three."
#define MIXED "They are neither of one number nor of one suit, and no lưng is made of them."
#define TWICE "There are two equal cards: a dọc has one of each number."
#define GAP "A number is missing in between: a dọc has no gap."
#define OTHER "That is a phu, but not the one that is asked for."
#define MORE "These are right, but there are more of them."

/* ---- Picking ---- */

static void
test_all_of_a_sort (void)
{
  Walk walk;

  walk_begin (&walk, kit_example ("bi.xml"), "suit");
  touch (&walk, "", FALSE, "No card is touched yet.");
  touch (&walk, "2v", FALSE, "That is one of two.");
  touch (&walk, "5v", FALSE, MORE);
  touch (&walk, "2v 5v cc", FALSE, "Chi chi is not one of them.");
  touch (&walk, "5v 2v", TRUE, "");
  touch (&walk, "5v 2v", FALSE, "Nothing like that is asked for now.");
  walk_end (&walk);
}

/* Each rule of a sort of cards against a hand with some of all. */
static void
test_sorts (void)
{
  static const struct { const char *rule, *right; } rows[] = {
    { "red", "8v 9s cc tt oc" }, { "black", "1v 4v 8n 4s 4n 1n" }, { "yeu", "1v 1n cc tt oc" }, { "suit-v", "1v 4v 8v" },
    { "suit-s", "4s 9s" }, { "suit-n", "8n 4n 1n" }, { "rank-1", "1v 1n" }, { "rank-4", "4v 4s 4n" }, { "rank-8", "8v 8n" },
    { "rank-9", "9s" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *step = g_strdup_printf ("<step id=\"a\"><text>T</text><cards>1v 4v 8v 8n 4s 9s 4n 1n cc tt oc</cards>"
                                               "<pick rule=\"%s\"/></step>", rows[i].rule);
      Walk walk;

      walk_begin (&walk, kit_lesson (step), "a");
      touch (&walk, rows[i].right, TRUE, "");
      walk_end (&walk);
    }
}

static void
test_phu (void)
{
  Walk walk;

  walk_begin (&walk, kit_example ("bi.xml"), "find");
  touch (&walk, "4v 4s", FALSE, "A bí has all three suits. The 4 Văn is missing.");
  touch (&walk, "4v 5v 6s", FALSE, MIXED);
  touch (&walk, "4s 4n 4n", FALSE, SUIT);
  touch (&walk, "4v 4v 4s 4n", FALSE, AGAIN);
  touch (&walk, "4n 4s 4v", TRUE, "Yes. Both 4 Văn may lie in it, too.");
  chieu_lesson_run_repeat (walk.run);
  touch (&walk, "4n 4s 4v 4n", TRUE, "Yes. Both 4 Văn may lie in it, too.");
  g_assert_true (chieu_lesson_run_next (walk.run, NULL));
  touch (&walk, "4n 4s 4v", FALSE, OTHER);
  touch (&walk, "4n 4s 4v 4n", TRUE, "");
  walk_end (&walk);
}

/* Each kind of phu, and what looks like it. */
static void
test_kinds (void)
{
  static const struct { const char *rule, *cards, *right, *wrong, *why; } rows[] = {
    { "doc", "2v 3v 4v 5s", "2v 3v 4v", "3v 4v 5s", MIXED },
    { "doc", "2v 3v 4v 6v", "2v 3v 4v", "2v 3v 6v", GAP },
    { "doc", "2v 3v 4v 4v", "2v 3v 4v", "2v 3v 4v 4v", TWICE },
    { "doc", "2v 3v 4v 4s 4n", "2v 3v 4v", "4v 4s 4n", OTHER },
    { "bi", "2v 2s 2n 2n", "2v 2s 2n 2n", "2n 2s 2n", SUIT },
    { "bi", "2v 2s 2n 2n", "2v 2s 2n", "2n 2n", TWO },
    { "bi", "2v 2s 2n 2n", "2v 2s 2n", "2n", ONE },
    { "lung", "9v 8s cc 2v 2s", "9v 8s cc", "2v 2s cc", MIXED },
    { "lung", "5v 5v 5v 2s", "5v 5v 5v", "5v 5v 2s", MIXED },
    { "leo", "9v 8s cc 3v 3s 7n", "cc 8s 9v", "3v 3s 7n", OTHER },
    { "tom", "9v 8s cc 3v 3s 7n", "3v 3s 7n", "cc 8s 9v", OTHER },
    { "khan", "5v 5v 5v 5v", "5v 5v 5v", "5v 5v 5v 5v", OTHER },
    { "thien-khai", "5v 5v 5v 5v", "5v 5v 5v 5v", "5v 5v 5v", OTHER },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *step = g_strdup_printf ("<step id=\"a\"><text>T</text><cards>%s</cards><pick rule=\"%s\"/></step>",
                                               rows[i].cards, rows[i].rule);
      Walk walk;

      walk_begin (&walk, kit_lesson (step), "a");
      touch (&walk, rows[i].wrong, FALSE, rows[i].why);
      touch (&walk, rows[i].right, TRUE, "");
      walk_end (&walk);
    }
}

/* A card that lies beside counts with those touched. */
static void
test_beside (void)
{
  Walk walk;

  walk_begin (&walk, kit_example ("bi.xml"), "gate");
  touch (&walk, "3s", FALSE, TWO);
  touch (&walk, "3s 7n 2v", FALSE, MIXED);
  touch (&walk, "7n 3s", TRUE, "");
  walk_end (&walk);
}

/* A wrong answer may be told by a part of it; the first in the file counts. */
static void
test_wrong_parts (void)
{
  Walk walk;

  walk_begin (&walk, kit_lesson ("<step id=\"a\"><text>T</text><cards>8v 8n 9s cc</cards><pick rule=\"red\"/>"
                                 "<wrong has=\"8n\">The {8n} is black.</wrong><wrong lacks=\"cc\">And {cc}?</wrong></step>"), "a");
  touch (&walk, "", FALSE, "No card is touched yet.");
  touch (&walk, "8n", FALSE, "The 8 Văn is black.");
  touch (&walk, "cc 8n 8v", FALSE, "The 8 Văn is black.");
  touch (&walk, "9s 8v", FALSE, "And Chi chi?");
  touch (&walk, "cc 9s", FALSE, MORE);
  touch (&walk, "cc 9s 8v", TRUE, "");
  walk_end (&walk);
}

static void
test_wrong_group (void)
{
  Walk walk;

  walk_begin (&walk, kit_lesson ("<step id=\"a\"><text>T</text><cards>4v 4s 4n 3v 5v 4s 4n 4v</cards><arrange/>"
                                 "<wrong group=\"4v 4v 4s 4s 4n 4n\">Not all of them.</wrong></step>"), "a");
  arrange (&walk, "4v 4s 4n", FALSE, "3 Vạn is in no phu yet.");
  arrange (&walk, "4n 4n 4s 4s 4v 4v", FALSE, "Not all of them.");
  arrange (&walk, "3v 4v 5v / 4n 4n 4s 4s 4v", TRUE, "");
  walk_end (&walk);
}

static void
test_wrong_like (void)
{
  Walk walk;

  walk_begin (&walk, kit_lesson ("<step id=\"a\"><position cai=\"0\"><hand>4v 4s 4n</hand></position><text>T</text>"
                                 "<do><move>danh 4v</move></do><wrong like=\"danh 5v\">Not that one.</wrong></step>"), "a");
  move (&walk, "danh 4s", FALSE, "Not that one.");
  move (&walk, "danh 4v", TRUE, "");
  walk_end (&walk);
}

/* 2, 3 and 4 Văn could be a dọc instead of the bí: none of these is loose in every best arrangement. */
static void
test_loose (void)
{
  Walk walk;

  walk_begin (&walk, kit_example ("bi.xml"), "loose");
  touch (&walk, "8s 6v 2n 3n", FALSE, "2 Văn is not one of them.");
  touch (&walk, "8s", FALSE, MORE);
  touch (&walk, "6v 8s", TRUE, "");
  walk_end (&walk);
}

/* A yêu may not go; what lies in a phu would take the hand further off. */
static void
test_throw (void)
{
  Walk walk;

  walk_begin (&walk, kit_example ("eat.xml"), "throw");
  g_assert_cmpint (chieu_lesson_run_get_state (walk.run)->to_tom.phase, ==, CHIEU_TO_TOM_DISCARD);
  touch (&walk, "1v", FALSE, AGAIN);
  touch (&walk, "7s", FALSE, AGAIN);
  touch (&walk, "2n 2s", FALSE, AGAIN);
  touch (&walk, "2n", TRUE, "");
  walk_end (&walk);
}

/* ---- Arranging, faces, answers ---- */

static void
test_arrange (void)
{
  Walk walk;

  walk_begin (&walk, kit_example ("bi.xml"), "arrange");
  arrange (&walk, "", FALSE, "4 Vạn is in no phu yet.");
  arrange (&walk, "4v 4s 4n / 2v 3v 4v", FALSE, "5 Sách is in no phu yet.");
  arrange (&walk, "4v 4s 4n / 2v 3v 5s", FALSE, "This is no phu: 2 Vạn, 3 Vạn, 5 Sách. " MIXED);
  arrange (&walk, "4v 4s 4n / 2v 3v 4v / 5s 5s 5s 5s", FALSE, "There are cards that do not lie there.");
  arrange (&walk, "4v 4s 4n / 2v 3v 4v / 5s 5s 5s", TRUE, "");
  chieu_lesson_run_repeat (walk.run);
  arrange (&walk, "1n / 4v 4s 4n / 2v 3v 4v / 5s 5s 5s", TRUE, "");
  walk_end (&walk);
}

static void
test_lung (void)
{
  Walk walk;

  walk_begin (&walk, kit_lesson ("<step id=\"a\"><text>T</text><cards>1n 2n 3n 4n 4v 4s</cards><arrange lung=\"1\"/></step>"), "a");
  arrange (&walk, "1n / 2n 3n 4n / 4v 4s", FALSE, "This is no phu: 4 Vạn, 4 Sách. " TWO);
  arrange (&walk, "1n 2n 3n / 4n 4v 4s", TRUE, "");
  walk_end (&walk);
  walk_begin (&walk, kit_lesson ("<step id=\"a\"><text>T</text><cards>2n 3n 4n</cards><arrange lung=\"1\"/></step>"), "a");
  arrange (&walk, "2n 3n 4n", FALSE, "All cards are in phu, but 1 lưng is needed.");
  walk_end (&walk);
}

static void
test_faces (void)
{
  Walk walk;

  walk_begin (&walk, kit_example ("eat.xml"), "waits");
  faces (&walk, "", FALSE, "No card is touched yet.");
  faces (&walk, "7v", FALSE, "Yes, but there are more.");
  faces (&walk, "7v 5s", FALSE, "5 Sách does not complete the hand.");
  faces (&walk, "1n 1s", FALSE, MORE);
  g_assert_cmpint (chieu_lesson_run_is_done (walk.run), ==, FALSE);
  walk_end (&walk);
  /* Two khàn, a dọc and yêu: all that lacks is the third suit of the 8. */
  walk_begin (&walk, kit_lesson ("<step id=\"a\"><text>T</text><cards>5s 5s 5s 6v 6v 6v 2n 3n 4n 1v 1v 1s 1s 1n cc tt oc oc 8v 8s"
                                 "</cards><faces rule=\"waits\"/><praise>Bạch thủ.</praise></step>"), "a");
  faces (&walk, "8n 9v", FALSE, "9 Vạn does not complete the hand.");
  faces (&walk, "8n", TRUE, "Bạch thủ.");
  walk_end (&walk);
}

static void
test_answers (void)
{
  Walk walk;

  walk_begin (&walk, kit_example ("bi.xml"), "end");
  answer (&walk, 0, FALSE, "Two equal cards count as one suit.");
  answer (&walk, 2, FALSE, "That is not it. Think once more.");
  answer (&walk, 7, FALSE, "That is not it. Think once more.");
  answer (&walk, 1, TRUE, "");
  g_assert_true (chieu_lesson_run_next (walk.run, NULL));
  g_assert_null (chieu_lesson_run_get_step (walk.run));
  answer (&walk, 1, FALSE, "Nothing like that is asked for now.");
  walk_end (&walk);
}

/* ---- Moves ---- */

static void
test_do (void)
{
  Walk walk;
  const ChieuToTomState *state;

  walk_begin (&walk, kit_example ("eat.xml"), "eat");
  state = &chieu_lesson_run_get_state (walk.run)->to_tom;
  touch (&walk, "4v", FALSE, "Nothing like that is asked for now.");
  move (&walk, "boc", FALSE, "You need it: eat it.");
  move (&walk, "an 4s bi 4s 4v 4v 4n", FALSE, "You have one 4 Vạn only.");
  move (&walk, "an 4s doc 4s 3s 2s", FALSE, "That would be a dọc. Here a bí is asked for.");
  move (&walk, "danh 2n", FALSE, chieu_words_reason (chieu_words_for_game (&chieu_to_tom), CHIEU_TO_TOM_NOT_NOW));
  g_assert_cmpint (state->seat[0].n_phu, ==, 0);
  move (&walk, "an 4s bi 4s 4n 4v", TRUE, "It is yours now.");
  g_assert_cmpint (state->seat[0].n_phu, ==, 1);
  g_assert_cmpuint (chieu_lesson_run_get_deeds (walk.run)->len, ==, 1);
  chieu_lesson_run_repeat (walk.run);
  g_assert_cmpint (state->seat[0].n_phu, ==, 0);
  g_assert_cmpint (chieu_lesson_run_is_done (walk.run), ==, FALSE);
  walk_end (&walk);
}

/* A clean move that is not asked for. */
static void
test_not_asked_for (void)
{
  Walk walk;

  walk_begin (&walk, kit_example ("eat.xml"), "discard");
  move (&walk, "danh 2s", FALSE, "That can be done, but it is not what is asked for here.");
  move (&walk, "danh 1v", FALSE, "A yêu is never thrown.");
  walk_end (&walk);
}

/* What the others do then is seen move by move. */
static void
test_then (void)
{
  static const int seats[] = { 0, 1, 1, 2 };
  const GArray *deeds;
  ChieuState view;
  Walk walk;

  walk_begin (&walk, kit_example ("eat.xml"), "discard");
  move (&walk, "danh 3n", TRUE, "");
  deeds = chieu_lesson_run_get_deeds (walk.run);
  g_assert_cmpuint (deeds->len, ==, G_N_ELEMENTS (seats));
  for (guint i = 0; i < deeds->len; i++)
    g_assert_cmpint (g_array_index (deeds, ChieuDeed, i).seat, ==, seats[i]);
  g_assert_cmpint (g_array_index (deeds, ChieuDeed, 1).view.to_tom.card, ==, kit_card ("5s"));
  g_assert_cmpuint (g_array_index (deeds, ChieuDeed, 1).events.n, >, 0);
  chieu_lesson_run_get_view (walk.run, &view);
  g_assert_cmpmem (&g_array_index (deeds, ChieuDeed, 3).view, sizeof view, &view, sizeof view);
  g_assert_cmpint (view.to_tom.card, ==, kit_card ("6s"));
  g_assert_cmpint (view.to_tom.seat[1].hand[0], ==, 0);
  walk_end (&walk);
}

/* Who was asked about the same card leaves it, so that the learner's claim takes effect. */
static void
test_others_leave (void)
{
  Walk walk;

  walk_begin (&walk, kit_lesson ("<step id=\"a\"><text>T</text><position cai=\"2\"><hand>4s 4s</hand>"
                                 "<hand seat=\"2\">4s</hand><moves>2 danh 4s</moves></position>"
                                 "<do><move>phong 4s</move></do></step>"), "a");
  g_assert_cmpint (chieu_lesson_run_get_state (walk.run)->to_tom.gate, ==, 3);
  move (&walk, "phong 4s", TRUE, "");
  g_assert_cmpint (chieu_lesson_run_get_state (walk.run)->to_tom.seat[0].n_phu, ==, 1);
  walk_end (&walk);
}

/* A then that cannot be made does not stop a learner, and can be asked for. */
static void
test_fault (void)
{
  g_autoptr (ChieuLesson) lesson = kit_lesson ("<step id=\"a\"><text>T</text><position><hand>3n</hand></position>"
                                               "<do><move>danh 3n</move><then>4 phong 7v</then></do></step>");
  g_autoptr (ChieuLessonRun) run = chieu_lesson_run_new (lesson, NULL);
  ChieuMove made = kit_move ("danh 3n");
  g_auto (ChieuLessonVerdict) verdict = { 0 };

  chieu_lesson_run_try_move (run, &made, &verdict);
  g_assert_true (verdict.right);
  kit_assert_error (chieu_lesson_run_get_fault (run), CHIEU_LESSON_ERROR_WRONG, "line 3: seat 4 cannot make", "then");
}

/* ---- Playing on ---- */

static void
play (Walk *walk)
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

  walk_begin (&walk, kit_example ("hand.xml"), "alone");
  move (&walk, "boc", FALSE, chieu_words_reason (chieu_words_for_game (&chieu_to_tom), CHIEU_TO_TOM_NOT_NOW));
  play (&walk);
  g_assert_cmpint (chieu_to_tom.to_answer (chieu_lesson_run_get_state (walk.run)), ==, 0);
  first = *chieu_lesson_run_get_state (walk.run);
  chieu_lesson_run_repeat (walk.run);
  g_assert_cmpint (chieu_to_tom.to_answer (chieu_lesson_run_get_state (walk.run)), !=, 0);
  play (&walk);
  /* The others play the same each time. */
  g_assert_cmpmem (&first, sizeof first, chieu_lesson_run_get_state (walk.run), sizeof first);
  walk_end (&walk);
}

static void
test_win (void)
{
  Walk walk;

  walk_begin (&walk, kit_example ("hand.xml"), "win");
  move (&walk, "u", TRUE, "");
  g_assert_cmpint (chieu_lesson_run_is_done (walk.run), ==, FALSE);
  play (&walk);
  g_assert_cmpint (chieu_lesson_run_get_state (walk.run)->to_tom.winner, ==, 0);
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

  walk_begin (&walk, kit_example ("bi.xml"), "look");
  assert_hint (&walk, NULL);
  g_assert_true (chieu_lesson_run_is_done (walk.run));
  g_assert_false (chieu_lesson_run_has_mat (walk.run));
  walk_end (&walk);
  walk_begin (&walk, kit_example ("bi.xml"), "red");
  assert_hint (&walk, "The 8 and the 9 of Văn are black.");
  assert_hint (&walk, "The 8 Vạn, the 9 Sách, chi chi and thang thang.");
  assert_hint (&walk, "The 8 Vạn, the 9 Sách, chi chi and thang thang.");
  chieu_lesson_run_repeat (walk.run);
  assert_hint (&walk, "The 8 and the 9 of Văn are black.");
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

  walk_begin (&walk, kit_example ("hand.xml"), "win");
  assert_hint (&walk, "Press Ù.");
  chieu_lesson_run_get_view (walk.run, &view);
  advice = chieu_coach_advise (&chieu_to_tom, &view, CHIEU_LEARNER);
  hint = chieu_lesson_run_hint (walk.run);
  g_assert_true (g_str_has_prefix (hint, chieu_coach_advice_find (advice, CHIEU_COACH_BEST)->text));
  play (&walk);
  assert_hint (&walk, "Press Ù.");
  walk_end (&walk);
}

/* What is skipped leaves the mat as if it were done; one can go back. */
static void
test_skip (void)
{
  g_autoptr (GError) error = NULL;
  Walk walk;

  walk_begin (&walk, kit_example ("eat.xml"), "gate");
  g_assert_true (chieu_lesson_run_has_mat (walk.run));
  g_assert_true (chieu_lesson_run_next (walk.run, &error));
  g_assert_true (chieu_lesson_run_next (walk.run, &error));
  g_assert_cmpint (chieu_lesson_run_get_state (walk.run)->to_tom.seat[0].n_phu, ==, 1);
  g_assert_true (chieu_lesson_run_go_to (walk.run, 1, &error));
  g_assert_cmpint (chieu_lesson_run_get_state (walk.run)->to_tom.seat[0].n_phu, ==, 0);
  g_assert_true (chieu_lesson_run_go_to (walk.run, 4, &error));
  g_assert_cmpint (chieu_lesson_run_get_state (walk.run)->to_tom.card, ==, kit_card ("6s"));
  g_assert_no_error (error);
  walk_end (&walk);
  walk_begin (&walk, kit_example ("hand.xml"), "alone");
  g_assert_true (chieu_lesson_run_next (walk.run, &error));
  g_assert_cmpuint (chieu_lesson_run_get_number (walk.run), ==, 2);
  g_assert_cmpint (chieu_to_tom.to_answer (chieu_lesson_run_get_state (walk.run)), ==, 0);
  walk_end (&walk);
}

/* Coming back to a step before the first position, the mat is gone. */
static void
test_back (void)
{
  Walk walk;

  walk_begin (&walk, kit_lesson ("<step id=\"a\"><text>T</text></step><step id=\"b\"><text>T</text><position/></step>"), "b");
  g_assert_true (chieu_lesson_run_has_mat (walk.run));
  g_assert_true (chieu_lesson_run_go_to (walk.run, 0, NULL));
  g_assert_false (chieu_lesson_run_has_mat (walk.run));
  g_assert_true (chieu_lesson_run_go_to (walk.run, 1, NULL));
  g_assert_true (chieu_lesson_run_has_mat (walk.run));
  walk_end (&walk);
}

static void
test_bad_position (void)
{
  g_autoptr (ChieuLesson) lesson = kit_lesson ("<step id=\"a\"><text>T</text></step>\n<step id=\"b\"><text>T</text><position>"
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
  g_test_add_func ("/run/pick/all-of-a-sort", test_all_of_a_sort);
  g_test_add_func ("/run/pick/sorts", test_sorts);
  g_test_add_func ("/run/pick/phu", test_phu);
  g_test_add_func ("/run/pick/kinds", test_kinds);
  g_test_add_func ("/run/pick/beside", test_beside);
  g_test_add_func ("/run/wrong-parts", test_wrong_parts);
  g_test_add_func ("/run/wrong-group", test_wrong_group);
  g_test_add_func ("/run/wrong-like", test_wrong_like);
  g_test_add_func ("/run/pick/loose", test_loose);
  g_test_add_func ("/run/pick/throw", test_throw);
  g_test_add_func ("/run/arrange", test_arrange);
  g_test_add_func ("/run/lung", test_lung);
  g_test_add_func ("/run/faces", test_faces);
  g_test_add_func ("/run/answers", test_answers);
  g_test_add_func ("/run/do", test_do);
  g_test_add_func ("/run/not-asked-for", test_not_asked_for);
  g_test_add_func ("/run/then", test_then);
  g_test_add_func ("/run/others-leave", test_others_leave);
  g_test_add_func ("/run/fault", test_fault);
  g_test_add_func ("/run/play", test_play);
  g_test_add_func ("/run/win", test_win);
  g_test_add_func ("/run/hints", test_hints);
  g_test_add_func ("/run/coach", test_coach);
  g_test_add_func ("/run/skip", test_skip);
  g_test_add_func ("/run/back", test_back);
  g_test_add_func ("/run/bad-position", test_bad_position);
  return g_test_run ();
}
