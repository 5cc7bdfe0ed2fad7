/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Right and wrong answers in a lesson to tasks with cards: picking, arranging, faces, and answers to a question.
 */
#include "games/chan/rules/chan.h"
#include "games/luc-ho/rules/luc-ho.h"
#include "games/mau-binh/rules/mau-binh.h"
#include "games/to-tom/rules/to-tom.h"
#include "school/lesson/lesson-answer.h"
#include "school/school-game.h"
#include "walk.h"

#include <string.h>

#define AGAIN "These are not the right cards. Look again."
#define ONE "One card alone is not a phu; only a yêu may be alone."
#define TWO "Two cards are not a phu yet: it takes three or more."
#define SUIT "The number is the same, but one suit is missing: a bí has all three."
#define MIXED "They are neither of one number nor of one suit, and they do not make a lưng."
#define TWICE "Two of these cards are equal: a dọc has one card of each number."
#define GAP "A number in between is missing: a dọc has no gap."
#define OTHER "That is a phu, but not the one you were asked for."
#define MORE "These are right, but there are more of them."

/* ---- Picking ---- */

static void
test_all_of_a_sort (void)
{
  Walk walk;

  walk_begin (&walk, kit_load_example ("bi.xml"), "suit");
  walk_touch (&walk, "", FALSE, "You have not chosen a card yet.");
  walk_touch (&walk, "2v", FALSE, "That is one of two.");
  walk_touch (&walk, "5v", FALSE, MORE);
  walk_touch (&walk, "2v 5v cc", FALSE, "Chi chi is not one of them.");
  walk_touch (&walk, "5v 2v", TRUE, "");
  walk_touch (&walk, "5v 2v", FALSE, "You are not asked for that now.");
  walk_end (&walk);
}

/* Each rule of Tổ tôm that asks for a sort of cards finds them among cards of all sorts. */
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

      walk_begin (&walk, kit_read_lesson (step), "a");
      walk_touch (&walk, rows[i].right, TRUE, "");
      walk_end (&walk);
    }
}

/* So do those of the other games. */
static void
test_sorts_of_games (void)
{
  static const struct { const ChieuGame *game; const char *cards; struct { const char *rule, *right; } rows[7]; } games[] = {
    { &chieu_chan, "2v 9v 5s 5n 9s cc",
      { { "red", "9v 9s cc" }, { "chi", "cc" }, { "suit-v", "2v 9v" }, { "suit-s", "5s 9s" }, { "suit-n", "5n" }, { "rank-2", "2v" },
        { "rank-9", "9v 9s" } } },
    { &chieu_mau_binh, "2s 9h Td Jd Qs Kc Ac",
      { { "rank-2", "2s" }, { "rank-9", "9h" }, { "rank-T", "Td" }, { "rank-J", "Jd" }, { "rank-Q", "Qs" }, { "rank-K", "Kc" },
        { "rank-A", "Ac" } } },
    { &chieu_mau_binh, "2s 9h Td Jd Qs Kc Ac",
      { { "red", "9h Td Jd" }, { "black", "2s Qs Kc Ac" }, { "suit-s", "2s Qs" }, { "suit-h", "9h" }, { "suit-d", "Td Jd" },
        { "suit-c", "Kc Ac" } } },
    { &chieu_luc_ho, "1x 9x 4k 9s 1q",
      { { "rank-1", "1x 1q" }, { "rank-4", "4k" }, { "rank-9", "9x 9s" }, { "suit-x", "1x 9x" }, { "suit-k", "4k" }, { "suit-s", "9s" },
        { "suit-q", "1q" } } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (games[i].rows) && games[i].rows[j].rule != NULL; j++)
      {
        const ChieuSchoolGame *school = chieu_school_game_find (games[i].game);
        ChieuPick pick = { .school = school, .with = CHIEU_CARD_NONE, .cards = kit_parse_cards_of (games[i].game, games[i].cards) };
        ChieuLessonCards wanted = kit_parse_cards_of (games[i].game, games[i].rows[j].right), right;

        pick.rule = chieu_pick_rule_find (school, games[i].rows[j].rule);
        g_assert_nonnull (pick.rule);
        g_assert_true (pick.rule->find (&pick, &right));
        g_assert_true (chieu_lesson_cards_same (&right, &wanted));
      }
}

static void
test_phu (void)
{
  Walk walk;

  walk_begin (&walk, kit_load_example ("bi.xml"), "find");
  walk_touch (&walk, "4v 4s", FALSE, "A bí has all three suits. The 4 Văn is missing.");
  walk_touch (&walk, "4v 5v 6s", FALSE, MIXED);
  walk_touch (&walk, "4s 4n 4n", FALSE, SUIT);
  walk_touch (&walk, "4v 4v 4s 4n", FALSE, AGAIN);
  walk_touch (&walk, "4n 4s 4v", TRUE, "Yes. Both 4 Văn may lie in it, too.");
  chieu_lesson_run_repeat (walk.run);
  walk_touch (&walk, "4n 4s 4v 4n", TRUE, "Yes. Both 4 Văn may lie in it, too.");
  g_assert_true (chieu_lesson_run_next (walk.run, NULL));
  walk_touch (&walk, "4n 4s 4v", FALSE, OTHER);
  walk_touch (&walk, "4n 4s 4v 4n", TRUE, "");
  walk_end (&walk);
}

/* Each kind of phu is told from what looks like it. */
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

      walk_begin (&walk, kit_read_lesson (step), "a");
      walk_touch (&walk, rows[i].wrong, FALSE, rows[i].why);
      walk_touch (&walk, rows[i].right, TRUE, "");
      walk_end (&walk);
    }
}

/* It is told why some cards are not the set of Chắn that is asked for. */
static void
test_sets_of_chan (void)
{
  static const struct { const char *rule, *wrong, *right, *why; } rows[] = {
    { "chiu", "5v 5v 5v 5s", "5v 5v 5v 5v", "A chíu is four equal cards." },
    { "chiu", "5v 5v", "5v 5v 5v 5v", "A chíu is four equal cards." },
    { "chan", "5v 5v 5v 5v", "5v 5v", "These are too many cards: a chắn and a cạ have two, a ba đầu has three." },
    { "ca", "5v 5v", "5v 5s", "These belong together, but they are not what is asked for." },
    { "ba-dau", "5v 5v 5s", "5v 5s 5n", "Three cards go together only as a ba đầu: one number, each suit once." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf ("<lesson format=\"1\" id=\"a\" game=\"chan\"><title>T</title><aim>A</aim><step id=\"a\">"
                                               "<text>T</text><cards>5v 5v 5v 5v 5s 5n</cards><pick rule=\"%s\"/></step></lesson>",
                                               rows[i].rule);
      ChieuLessonCards wrong = kit_parse_cards_of (&chieu_chan, rows[i].wrong), right = kit_parse_cards_of (&chieu_chan, rows[i].right);
      g_autoptr (GError) error = NULL;
      Walk walk;

      walk_begin (&walk, chieu_lesson_parse (text, -1, "chan.xml", &error), "a");
      chieu_lesson_run_try_cards (walk.run, &wrong, &walk.verdict);
      g_assert_false (walk.verdict.right);
      g_assert_cmpstr (walk.verdict.text, ==, rows[i].why);
      chieu_lesson_verdict_clear (&walk.verdict);
      chieu_lesson_run_try_cards (walk.run, &right, &walk.verdict);
      g_assert_true (walk.verdict.right);
      walk_end (&walk);
    }
}

/* A card that lies beside counts with those touched. */
static void
test_beside (void)
{
  Walk walk;

  walk_begin (&walk, kit_load_example ("bi.xml"), "gate");
  walk_touch (&walk, "3s", FALSE, TWO);
  walk_touch (&walk, "3s 7n 2v", FALSE, MIXED);
  walk_touch (&walk, "7n 3s", TRUE, "");
  walk_end (&walk);
}

/* A wrong answer may be described by a part of it; the first description in the file that fits counts. */
static void
test_wrong_parts (void)
{
  Walk walk;

  walk_begin (&walk, kit_read_lesson ("<step id=\"a\"><text>T</text><cards>8v 8n 9s cc</cards><pick rule=\"red\"/>"
                                 "<wrong has=\"8n\">The {8n} is black.</wrong><wrong lacks=\"cc\">And {cc}?</wrong></step>"), "a");
  walk_touch (&walk, "", FALSE, "You have not chosen a card yet.");
  walk_touch (&walk, "8n", FALSE, "The 8 Văn is black.");
  walk_touch (&walk, "cc 8n 8v", FALSE, "The 8 Văn is black.");
  walk_touch (&walk, "9s 8v", FALSE, "And Chi chi?");
  walk_touch (&walk, "cc 9s", FALSE, MORE);
  walk_touch (&walk, "cc 9s 8v", TRUE, "");
  walk_end (&walk);
}

static void
test_wrong_group (void)
{
  Walk walk;

  walk_begin (&walk, kit_read_lesson ("<step id=\"a\"><text>T</text><cards>4v 4s 4n 3v 5v 4s 4n 4v</cards><arrange/>"
                                 "<wrong group=\"4v 4v 4s 4s 4n 4n\">Not all of them.</wrong></step>"), "a");
  walk_arrange (&walk, "4v 4s 4n", FALSE, "3 Vạn is in no phu yet.");
  walk_arrange (&walk, "4n 4n 4s 4s 4v 4v", FALSE, "Not all of them.");
  walk_arrange (&walk, "3v 4v 5v / 4n 4n 4s 4s 4v", TRUE, "");
  walk_end (&walk);
}

static void
test_wrong_like (void)
{
  Walk walk;

  walk_begin (&walk, kit_read_lesson ("<step id=\"a\"><position cai=\"0\"><hand>4v 4s 4n</hand></position><text>T</text>"
                                 "<do><move>danh 4v</move></do><wrong like=\"danh 5v\">Not that one.</wrong></step>"), "a");
  walk_move (&walk, "danh 4s", FALSE, "Not that one.");
  walk_move (&walk, "danh 4v", TRUE, "");
  walk_end (&walk);
}

/* 2, 3 and 4 Văn could be a dọc instead of the bí: none of these is loose in every best arrangement. */
static void
test_loose (void)
{
  Walk walk;

  walk_begin (&walk, kit_load_example ("bi.xml"), "loose");
  walk_touch (&walk, "8s 6v 2n 3n", FALSE, "2 Văn is not one of them.");
  walk_touch (&walk, "8s", FALSE, MORE);
  walk_touch (&walk, "6v 8s", TRUE, "");
  walk_end (&walk);
}

/* A yêu may not go; what lies in a phu would take the hand further off. */
static void
test_throw (void)
{
  Walk walk;

  walk_begin (&walk, kit_load_example ("eat.xml"), "throw");
  g_assert_cmpint (((const ChieuToTomState *) chieu_lesson_run_get_state (walk.run))->phase, ==, CHIEU_EATING_DISCARD);
  walk_touch (&walk, "1v", FALSE, AGAIN);
  walk_touch (&walk, "7s", FALSE, AGAIN);
  walk_touch (&walk, "2n 2s", FALSE, AGAIN);
  walk_touch (&walk, "2n", TRUE, "");
  walk_end (&walk);
}

/* As many cards are asked for as all right answers have; 0: they have different numbers. */
static void
test_count (void)
{
  static const struct { const char *cards, *pick; int count; } rows[] = {
    { "2v 5v 5s", "rule=\"suit-v\"", 2 }, { "2v 5s", "rule=\"suit-v\"", 1 }, { "4v 4s 4n 2v", "rule=\"bi\"", 3 },
    { "4v 4s 4n 4n", "rule=\"bi\"", 0 }, { "4v 4s 4n 4n", "rule=\"bi\" n=\"4\"", 4 }, { "2v 3v 4v 5v", "rule=\"doc\"", 0 },
    { "3s 7n 2v", "rule=\"tom\" with=\"3v\"", 2 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *step = g_strdup_printf ("<step id=\"a\"><text>T</text><cards>%s</cards><pick %s/></step>", rows[i].cards,
                                               rows[i].pick);
      Walk walk;

      walk_begin (&walk, kit_read_lesson (step), "a");
      g_assert_cmpint (chieu_lesson_answer_count (walk.lesson, walk.run), ==, rows[i].count);
      walk_end (&walk);
    }
}

/* The answer to a pick, an arrangement and a choice is told with a reason: what was said of a right one, or else the last hint. */
static void
test_answer_in_words (void)
{
  static const struct { const char *step, *text; } rows[] = {
    { "suit", "The answer: 2 Vạn, 5 Vạn. There are two of them." },
    { "gate", "The answer: 3 Sách, 7 Văn. Tôm is 3 Vạn, 3 Sách and 7 Văn." },
    { "arrange", "5 Sách, 5 Sách, 5 Sách" }, { "end", "The answer: All three. Think of" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (ChieuLessonAnswer) answer = { 0 };
      Walk walk;

      walk_begin (&walk, kit_load_example ("bi.xml"), rows[i].step);
      g_assert_true (chieu_lesson_answer_find (walk.lesson, walk.run, &answer));
      if (strstr (answer.text, rows[i].text) == NULL)
        g_error ("%s: %s", rows[i].step, answer.text);
      walk_end (&walk);
    }
}

/* The cards of a move that the learner holds are marked, in games whose moves are about no face, too; but not the whole hand, and nothing
 * for a call, whose cards are numbers of cước. */
static void
test_cards_of_move (void)
{
  static const char follow[] = "<position cai='3'><hand>7k 8k 2x 6x 3s 8s 2q 5q 6q 8q 4s 2s</hand><hand seat='3'>5k</hand>"
                               "<moves>3 lam; 3 ra 5k</moves></position>";
  static const char eat[] = "<position cai='4'><hand>4v 4n 2s 3s 6s 7s 8s 2n 6n 7n 1v 9n 9n 5v 6v 7v 8v cc 1s tt</hand>"
                            "<hand seat='4'>4s</hand><moves>4 danh 4s</moves></position>";
  static const char won[] = "<position cai='4'><hand>9v 8s cc 2v 3v 4v 5v 6v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 1n tt</hand>"
                            "<hand seat='4'>7v</hand><moves>4 danh 7v; 0 u</moves></position>";
  static const char lay[] = "<position><hand>Ac Kc 9c 7c 4c 8s 8d 8h 5s 2d Qs Qd Jh</hand>"
                            "<hand seat='1'>Th 9s 8c 7d 6s Jd Js Jc 4s 3d Tc Ts 6h</hand>"
                            "<moves>1 xep Th 9s 8c 7d 6s / Jd Js Jc 4s 3d / Tc Ts 6h</moves></position>";
  static const struct { const char *game, *position, *move, *cards; } rows[] = {
    { "luc-ho", follow, "bat 7k", "7k" },
    { "luc-ho", follow, "chui 2q", "2q" },
    { "to-tom", eat, "an 4s bi 4s 4v 4n", "4v 4n" },
    { "to-tom", won, "xuong suong", "" },
    { "mau-binh", lay, "xep Ac Kc 9c 7c 4c / 8s 8d 8h 5s 2d / Qs Qd Jh", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = g_strdup_printf ("<lesson format=\"1\" id=\"a\" game=\"%s\"><title>T</title><aim>A</aim><step id=\"a\">"
                                               "%s<text>T</text><do><move>%s</move></do></step></lesson>",
                                               rows[i].game, rows[i].position, rows[i].move);
      g_auto (ChieuLessonAnswer) answer = { 0 };
      g_autoptr (GError) error = NULL;
      ChieuLesson *lesson = chieu_lesson_parse (text, -1, "do.xml", &error);
      ChieuLessonCards cards;
      Walk walk;

      g_assert_no_error (error);
      cards = kit_parse_cards_of (lesson->game, rows[i].cards);
      walk_begin (&walk, lesson, "a");
      g_assert_true (chieu_lesson_answer_find (walk.lesson, walk.run, &answer));
      g_assert_cmpint (answer.cards.n, ==, cards.n);
      g_assert_cmpmem (answer.cards.cards, (gsize) answer.cards.n, cards.cards, (gsize) cards.n);
      walk_end (&walk);
    }
}

/* Help comes with the second and the third time of the same mistake, or with the third and the fifth of different ones. */
static void
test_help (void)
{
  static const ChieuLessonHelp same[] = { CHIEU_HELP_NONE, CHIEU_HELP_MARK, CHIEU_HELP_ANSWER };
  static const char *const wrong[] = { "2v", "5v 5s", "7n", "cc", "5s" };
  static const ChieuLessonHelp helps[] = { CHIEU_HELP_NONE, CHIEU_HELP_NONE, CHIEU_HELP_MARK, CHIEU_HELP_MARK, CHIEU_HELP_ANSWER };
  Walk walk;

  walk_begin (&walk, kit_load_example ("bi.xml"), "suit");
  for (gsize i = 0; i < G_N_ELEMENTS (same); i++)
    {
      ChieuLessonCards cards = kit_parse_cards ("2v");

      chieu_lesson_run_try_cards (walk.run, &cards, &walk.verdict);
      g_assert_cmpint (walk.verdict.help, ==, same[i]);
      chieu_lesson_verdict_clear (&walk.verdict);
    }
  g_assert_true (chieu_lesson_run_go_to (walk.run, 0, NULL) && chieu_lesson_run_go_to (walk.run, 1, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      ChieuLessonCards cards = kit_parse_cards (wrong[i]), none = { 0 };

      chieu_lesson_run_try_cards (walk.run, &none, &walk.verdict);
      g_assert_cmpint (walk.verdict.help, ==, CHIEU_HELP_NONE);
      chieu_lesson_verdict_clear (&walk.verdict);
      chieu_lesson_run_try_cards (walk.run, &cards, &walk.verdict);
      g_assert_cmpint (walk.verdict.help, ==, helps[i]);
      chieu_lesson_verdict_clear (&walk.verdict);
    }
  walk_end (&walk);
}

/* ---- Arranging, faces, answers ---- */

static void
test_arrange (void)
{
  Walk walk;

  walk_begin (&walk, kit_load_example ("bi.xml"), "arrange");
  walk_arrange (&walk, "", FALSE, "4 Vạn is in no phu yet.");
  walk_arrange (&walk, "4v 4s 4n / 2v 3v 4v", FALSE, "5 Sách is in no phu yet.");
  walk_arrange (&walk, "4v 4s 4n / 2v 3v 5s", FALSE, "This is not a phu: 2 Vạn, 3 Vạn, 5 Sách. " MIXED);
  walk_arrange (&walk, "4v 4s 4n / 2v 3v 4v / 5s 5s 5s 5s", FALSE, "Some of these cards are not there.");
  walk_arrange (&walk, "4v 4s 4n / 2v 3v 4v / 5s 5s 5s", TRUE, "");
  chieu_lesson_run_repeat (walk.run);
  walk_arrange (&walk, "1n / 4v 4s 4n / 2v 3v 4v / 5s 5s 5s", TRUE, "");
  walk_end (&walk);
}

static void
test_lung (void)
{
  Walk walk;

  walk_begin (&walk, kit_read_lesson ("<step id=\"a\"><text>T</text><cards>1n 2n 3n 4n 4v 4s</cards><arrange lung=\"1\"/></step>"), "a");
  walk_arrange (&walk, "1n / 2n 3n 4n / 4v 4s", FALSE, "This is not a phu: 4 Vạn, 4 Sách. " TWO);
  walk_arrange (&walk, "1n 2n 3n / 4n 4v 4s", TRUE, "");
  walk_end (&walk);
  walk_begin (&walk, kit_read_lesson ("<step id=\"a\"><text>T</text><cards>2n 3n 4n</cards><arrange lung=\"1\"/></step>"), "a");
  walk_arrange (&walk, "2n 3n 4n", FALSE, "All cards are in phu, but 1 lưng is needed.");
  walk_end (&walk);
}

static void
test_faces (void)
{
  Walk walk;

  walk_begin (&walk, kit_load_example ("eat.xml"), "waits");
  walk_choose_faces (&walk, "", FALSE, "You have not chosen a card yet.");
  walk_choose_faces (&walk, "7v", FALSE, "Yes, but there are more.");
  walk_choose_faces (&walk, "7v 5s", FALSE, "5 Sách does not complete the hand.");
  walk_choose_faces (&walk, "1n 1s", FALSE, MORE);
  g_assert_cmpint (chieu_lesson_run_is_done (walk.run), ==, FALSE);
  walk_end (&walk);
  /* Two khàn, a dọc and yêu: only the third suit of the 8 is missing. */
  walk_begin (&walk, kit_read_lesson ("<step id=\"a\"><text>T</text><cards>5s 5s 5s 6v 6v 6v 2n 3n 4n 1v 1v 1s 1s 1n cc tt oc oc 8v 8s"
                                 "</cards><faces rule=\"waits\"/><praise>Bạch thủ.</praise></step>"), "a");
  walk_choose_faces (&walk, "8n 9v", FALSE, "9 Vạn does not complete the hand.");
  walk_choose_faces (&walk, "8n", TRUE, "Bạch thủ.");
  walk_end (&walk);
}

static void
test_answers (void)
{
  Walk walk;

  walk_begin (&walk, kit_load_example ("bi.xml"), "end");
  walk_answer (&walk, 0, FALSE, "Two equal cards count as one suit.");
  walk_answer (&walk, 2, FALSE, "That is not it. Think once more.");
  walk_answer (&walk, 7, FALSE, "That is not it. Think once more.");
  walk_answer (&walk, 1, TRUE, "");
  g_assert_true (chieu_lesson_run_next (walk.run, NULL));
  g_assert_null (chieu_lesson_run_get_step (walk.run));
  walk_answer (&walk, 1, FALSE, "You are not asked for that now.");
  walk_end (&walk);
}

int
main (int    argc,
      char **argv)
{
  kit_init (&argc, &argv);
  g_test_add_func ("/run/pick/all-of-a-sort", test_all_of_a_sort);
  g_test_add_func ("/run/pick/sorts", test_sorts);
  g_test_add_func ("/run/pick/sorts-of-games", test_sorts_of_games);
  g_test_add_func ("/run/pick/phu", test_phu);
  g_test_add_func ("/run/pick/kinds", test_kinds);
  g_test_add_func ("/run/pick/sets-of-chan", test_sets_of_chan);
  g_test_add_func ("/run/pick/beside", test_beside);
  g_test_add_func ("/run/wrong-parts", test_wrong_parts);
  g_test_add_func ("/run/wrong-group", test_wrong_group);
  g_test_add_func ("/run/wrong-like", test_wrong_like);
  g_test_add_func ("/run/pick/loose", test_loose);
  g_test_add_func ("/run/pick/throw", test_throw);
  g_test_add_func ("/run/pick/count", test_count);
  g_test_add_func ("/run/answer-in-words", test_answer_in_words);
  g_test_add_func ("/run/cards-of-move", test_cards_of_move);
  g_test_add_func ("/run/help", test_help);
  g_test_add_func ("/run/arrange", test_arrange);
  g_test_add_func ("/run/lung", test_lung);
  g_test_add_func ("/run/faces", test_faces);
  g_test_add_func ("/run/answers", test_answers);
  return g_test_run ();
}
