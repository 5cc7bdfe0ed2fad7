/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading lessons: all that is written in a file is read, and each bad file is refused with
 * its line and the reason.
 */
#include "kit.h"
#include "games/to-tom/rules/to-tom.h"
#include "school/lesson/lesson-text.h"

#include <string.h>

/* ---- What is read ---- */

static void
test_example (void)
{
  g_autoptr (ChieuLesson) lesson = kit_load_example ("bi.xml");
  const ChieuStep *look = g_ptr_array_index (lesson->steps, 0), *find = g_ptr_array_index (lesson->steps, 3);
  const ChieuStep *end = g_ptr_array_index (lesson->steps, lesson->steps->len - 1);

  g_assert_cmpstr (lesson->id, ==, "bi");
  g_assert_true (lesson->game == &chieu_to_tom);
  g_assert_cmpint (lesson->seats, ==, 5);
  g_assert_cmpstr (lesson->title, ==, "Bí: one rank, three suits");
  g_assert_cmpuint (lesson->steps->len, ==, 9);
  g_assert_cmpstr (g_ptr_array_index (look->texts, 0), ==, "These three are a bí: the same rank, and each of another suit.");
  g_assert_cmpint (look->point_cards.n, ==, 3);
  g_assert_cmpint (look->task, ==, CHIEU_TASK_READ);
  g_assert_cmpint (find->task, ==, CHIEU_TASK_PICK);
  g_assert_cmpint (find->with, ==, kit_parse_card ("4v"));
  g_assert_cmpuint (find->wrongs->len, ==, 2);
  g_assert_cmpuint (find->hints->len, ==, 2);
  g_assert_cmpuint (find->line, ==, 27);
  g_assert_cmpuint (end->answers->len, ==, 3);
  g_assert_true (((ChieuAnswer *) end->answers->pdata[1])->right);
}

static void
test_moves (void)
{
  g_autoptr (ChieuLesson) lesson = kit_load_example ("eat.xml");
  const ChieuStep *eat = g_ptr_array_index (lesson->steps, 1), *discard = g_ptr_array_index (lesson->steps, 3);
  const ChieuWrong *wrong = g_ptr_array_index (eat->wrongs, 1);

  g_assert_null (eat->position);
  g_assert_cmpuint (eat->moves->len, ==, 1);
  g_assert_cmpint (wrong->reason, ==, CHIEU_TO_TOM_NO_CARD);
  g_assert_cmpuint (discard->then->len, ==, 3);
  g_assert_cmpint (g_array_index (discard->then, ChieuLessonMove, 2).seat, ==, 2);
  g_assert_cmpint (discard->position->noc.n, ==, 2);
  g_assert_cmpint (discard->position->cai, ==, 0);
}

/* Cards in braces get the names that they have everywhere; the spaces in these do not break. */
static void
test_names (void)
{
  static const struct { const char *text, *filled; } rows[] = {
    { "Touch the {4v}.", "Touch the 4 Vạn." }, { "{4v  4s cc}", "4 Vạn, 4 Sách, Chi chi" },
    { "{full 2n} is {2n}", "Nhị văn is 2 Văn" }, { "Nothing.", "Nothing." }, { NULL, "" }, { "", "" },
    /* Texts that only a translation can hold. */
    { "{4x} and {4v}", "{4x} and {4v}" }, { "{4v", "{4v" },
  };
  g_autoptr (ChieuLesson) lesson = kit_load_example ("bi.xml");

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *filled = chieu_lesson_text (lesson, rows[i].text);

      g_assert_cmpstr (filled, ==, rows[i].filled);
    }
}

static void
test_rules (void)
{
  g_autoptr (ChieuLesson) lesson = kit_load_example ("hand.xml");
  const ChieuStep *win = g_ptr_array_index (lesson->steps, 0);

  g_assert_cmpint (win->position->rules.value[CHIEU_TO_TOM_NOC_END], ==, 0);
  g_assert_cmpint (win->position->rules.value[CHIEU_TO_TOM_AN_DUOI], ==, 0);
  g_assert_true (win->to_win);
}

/* ---- What is refused: a whole file ---- */

typedef struct
{
  const char *what;
  const char *text;
  const char *message;           /* parts of it, between "|" */
} Bad;

/* A whole lesson, on one line. */
#define LESSON "<lesson format=\"1\" id=\"a\" game=\"to-tom\"><title>T</title><aim>A</aim><step id=\"a\"><text>T</text></step></lesson>"
#define NO_ELEMENT "bad.xml: |the element “lesson” is missing"

/* A lesson of another game; what its step has beside the text begins in line 2. */
#define LUC_HO(INSIDE) "<lesson format=\"1\" id=\"a\" game=\"luc-ho\"><title>T</title><aim>A</aim><step id=\"a\"><text>T</text>\n" INSIDE "</step></lesson>"
#define WANTS_WITH "line 2: The rule “beats” needs “with”, and has no “n”"

static const Bad bad_files[] = {
  { "nothing", "", NO_ELEMENT },
  { "white-space", " \n\t\r\n", NO_ELEMENT },
  { "header", "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n", NO_ELEMENT },
  { "instruction", "<?x?>", NO_ELEMENT },
  { "comment", "<!-- c -->", NO_ELEMENT },
  { "doctype", "<!DOCTYPE x>", NO_ELEMENT },
  { "all-but-a-lesson", "<?xml version=\"1.0\"?>\n<!DOCTYPE lesson>\n<!-- <lesson/> -->\n<?x y?>\n", NO_ELEMENT },
  { "open-comment", "<!-- c", "bad.xml: " },
  { "open-header", "<?xml", "bad.xml: " },
  { "byte-order", "\xef\xbb\xbf", "bad.xml: " },
  { "two-lessons", LESSON "\n" LESSON, "line 2: A file holds only one lesson" },
  { "two-lessons-comment", LESSON "<!-- c -->\n\n" LESSON, "line 3: A file holds only one lesson" },
  { "second-empty", LESSON "\n<lesson/>", "line 2: A file holds only one lesson" },
  { "second-other", LESSON "\n<page/>", "line 2: “page” does not belong here" },
  { "text-after", LESSON "\nhello", "bad.xml: |line 2" },
  { "text-before", "hello\n" LESSON, "bad.xml: " },
  { "not-xml", "<lesson format=\"1\" id=\"a\" game=\"to-tom\">\n<title>", "bad.xml: |line 2" },
  { "other-root", "<page/>", "line 1: |“page” does not belong here" },
  { "format", "<lesson format=\"2\" id=\"a\" game=\"to-tom\"/>", "line 1: Only format 1" },
  { "no-id", "<lesson format=\"1\" game=\"to-tom\"/>", "line 1: An id is missing" },
  { "odd-id", "<lesson format=\"1\" id=\"../a\" game=\"to-tom\"/>", "line 1: “../a” is not an id" },
  { "no-game", "<lesson format=\"1\" id=\"a\"/>", "line 1: There is no game" },
  { "other-game", "<lesson format=\"1\" id=\"a\" game=\"poker\"/>", "There is no game “poker”" },
  { "seats", "<lesson format=\"1\" id=\"a\" game=\"to-tom\" seats=\"6\"/>", "“6” is not a number from 4 to 5" },
  { "attribute", "<lesson format=\"1\" id=\"a\" game=\"to-tom\" x=\"6\"/>", "Unknown attribute “x”" },
  { "no-title", "<lesson format=\"1\" id=\"a\" game=\"to-tom\">\n<aim>A</aim></lesson>", "line 2: A lesson needs a title" },
  { "no-step", "<lesson format=\"1\" id=\"a\" game=\"to-tom\"><title>A</title><aim>A</aim>\n</lesson>", "line 2: A lesson needs a step" },
  { "two-titles", "<lesson format=\"1\" id=\"a\" game=\"to-tom\"><title>A</title><title>A</title></lesson>", "is given twice" },
  { "empty-title", "<lesson format=\"1\" id=\"a\" game=\"to-tom\"><title> </title></lesson>", "A text is empty" },
  { "pick-without", LUC_HO ("<cards>4x 5x</cards><pick rule=\"beats\"/>"), WANTS_WITH },
  { "pick-with-n", LUC_HO ("<cards>4x 5x</cards><pick rule=\"beats\" with=\"2x\" n=\"1\"/>"), WANTS_WITH },
  { "utf-8", "<lesson format=\"1\" id=\"a\" game=\"to-tom\"><title>\xff</title></lesson>", "bad.xml: " },
};

static void
test_bad_file (gconstpointer data)
{
  const Bad *bad = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuLesson) lesson = chieu_lesson_parse (bad->text, -1, "bad.xml", &error);

  g_assert_null (lesson);
  kit_assert_error (error, CHIEU_LESSON_ERROR_BAD, bad->message, bad->what);
  kit_assert_error (error, CHIEU_LESSON_ERROR_BAD, "bad.xml: ", bad->what);
}

/* ---- What is refused: a step, from line 3 on ---- */

#define STEP(INSIDE) "<step id=\"a\"><text>T</text>\n" INSIDE "</step>"
#define CARDS "<cards>4v 4s 4n</cards>"
#define MAT "<position/>"

static const Bad bad_steps[] = {
  { "step-id", "<step/>", "line 3: An id is missing" },
  { "two-steps", "<step id=\"a\"><text>T</text></step>\n<step id=\"a\"/>", "line 4: There are two steps “a”" },
  { "no-text", "<step id=\"a\">\n</step>", "line 4: A step needs a text" },
  { "empty-text", STEP ("<text>\n</text>"), "A text is empty" },
  { "stray-text", STEP ("hello"), "line 4: There is text where none belongs" },
  { "stray-lines", STEP ("<hint>a</hint>\n hello\n\n<hint>b</hint>"), "line 5: There is text where none belongs" },
  { "late-line", STEP ("<hint>\n</hint>"), "line 4: A text is empty" },
  { "end-of-line", "<step id=\"a\"><text>T</text><cards>\n</cards>\n<dance>\n</dance></step>", "line 5: “dance”" },
  { "closing", "<step id=\"a\">\n<hint>a</hint>\n\n</step>", "line 6: A step needs a text" },
  { "inside-text", STEP ("<text>a <b>c</b></text>"), "line 4: “b” does not belong here" },
  { "wrong-place", STEP ("<hand>4v</hand>"), "line 4: “hand” does not belong here" },
  { "three-hints", STEP ("<hint>a</hint><hint>b</hint><hint>c</hint>"), "line 4: There are more than 2" },
  { "many-texts", STEP ("<text>a</text><text>a</text><text>a</text><text>a</text><text>a</text><text>a</text><text>a</text>"
                        "<text>a</text>"), "There are more than 8" },
  { "two-ids", "<step id=\"a\" id=\"b\"><text>T</text></step>", "line 3: It is given twice" },
  { "two-praises", STEP ("<praise>a</praise><praise>a</praise>"), "is given twice" },
  { "two-cards", STEP (CARDS CARDS), "is given twice" },
  { "card", STEP ("<cards>4v 4x</cards>"), "line 4: “4x” is not a card" },
  { "hidden-card", STEP ("<cards>??" "</cards>"), "“??” is not a card" },
  { "many-cards", STEP ("<cards>1v 2v 3v 4v 5v 6v 7v 8v 9v 1s 2s 3s 4s 5s 6s 7s 8s 9s 1n 2n 3n 4n 5n 6n 7n 8n 9n cc tt oc 1v"
                        "</cards>"), "There are more than 30 cards" },
  { "point-nothing", STEP ("<point/>"), "It points at nothing" },
  { "point-place", STEP ("<point place=\"roof\"/>"), "There is no place “roof”" },
  { "point-seat", STEP ("<point place=\"seat-5\"/>"), "“5” is not a number from 0 to 4" },
  { "point-twice", STEP ("<point place=\"noc\"/><point place=\"gate\"/>"), "is given twice" },
  { "two-tasks", STEP (CARDS "<pick rule=\"red\"/><arrange/>"), "A step has one task" },
  { "pick-rule", STEP (CARDS "<pick rule=\"blue\"/>"), "There is no rule “blue”" },
  { "pick-no-rule", STEP (CARDS "<pick/>"), "There is no rule “”" },
  { "pick-with", STEP (CARDS "<pick rule=\"red\" with=\"4v\"/>"), "Only a rule for one phu" },
  { "pick-n", STEP (CARDS "<pick rule=\"bi\" n=\"0\"/>"), "“0” is not a number from 1" },
  { "alone-with-cards", "<step id=\"a\" alone=\"yes\"><text>Text.</text><cards>4v</cards></step>", "The words of a step that stand alone have no cards and no mat" },
  { "alone-on-the-mat", "<step id=\"a\"><position/><text>Text.</text></step><step id=\"b\" alone=\"yes\"><text>Text.</text><do><move>u</move></do></step>",
    "The words of a step that stand alone have no cards and no mat" },
  { "pick-nowhere", STEP ("<pick rule=\"red\"/>"), "The task needs a position" },
  { "arrange-nothing", STEP ("<arrange/>"), "The task needs cards" },
  { "arrange-lung", STEP (CARDS "<arrange lung=\"x\"/>"), "“x” is not a number" },
  { "faces-rule", STEP (CARDS "<faces rule=\"all\"/>"), "The rule for faces is “waits”" },
  { "faces-nothing", STEP ("<faces rule=\"waits\"/>"), "The task needs cards" },
  { "do-nowhere", STEP ("<do><move>u</move></do>"), "The task needs a position" },
  { "do-nothing", STEP (MAT "<do></do>"), "It names no move" },
  { "do-move", STEP (MAT "<do><move>dance 4v</move></do>"), "“dance 4v” is not a move (column 1)" },
  { "do-then", STEP (MAT "<do><move>u</move><then>boc</then></do>"), "“boc” does not begin with a seat" },
  { "do-then-seat", STEP (MAT "<do><move>u</move><then>5 boc</then></do>"), "“5 boc” does not begin with a seat" },
  { "play-to", STEP (MAT "<play to=\"moon\"/>"), "A hand is played to “end” or to “win”" },
  { "one-answer", STEP ("<choose><answer right=\"yes\">a</answer></choose>"), "A choice has two answers" },
  { "none-right", STEP ("<choose><answer>a</answer><answer>b</answer></choose>"), "one of them is right" },
  { "both-right", STEP ("<choose><answer right=\"yes\">a</answer><answer right=\"yes\">b</answer></choose>"), "one of them is right" },
  { "right-why", STEP ("<choose><answer right=\"yes\" why=\"so\">a</answer><answer>b</answer></choose>"), "Only a wrong answer" },
  { "right-maybe", STEP ("<choose><answer right=\"maybe\">a</answer><answer>b</answer></choose>"), "neither yes nor no" },
  { "choose-rule", STEP ("<choose rule=\"luck\"><answer right=\"yes\">4</answer><answer>6</answer></choose>"), "The rule for a choice must be" },
  { "choose-win", STEP ("<choose win=\"cc\"><answer right=\"yes\">4</answer><answer>6</answer></choose>"), "Only a choice of points" },
  { "do-fault", STEP (MAT "<do fault=\"luck\"><move>danh 4v</move></do>"), "luck" },
  { "empty-answer", STEP ("<choose><answer right=\"yes\"></answer><answer>b</answer></choose>"), "A text is empty" },
  { "wrong-nothing", STEP (CARDS "<pick rule=\"bi\"/><wrong>x</wrong>"), "A wrong answer is described by one of" },
  { "wrong-both", STEP (CARDS "<pick rule=\"bi\"/><wrong cards=\"4v\" faces=\"4v\">x</wrong>"), "A wrong answer is described by one of" },
  { "wrong-task", STEP (CARDS "<pick rule=\"bi\"/><wrong faces=\"4v\">x</wrong>"), "of step “a” does not fit its task" },
  { "wrong-read", STEP (CARDS "<wrong cards=\"4v\">x</wrong>"), "does not fit its task" },
  { "wrong-no-card", STEP (CARDS "<pick rule=\"bi\"/><wrong has=\"\">x</wrong>"), "line 4: It names no card" },
  { "wrong-no-move", STEP (MAT "<do><move>u</move></do><wrong like=\"danh\">x</wrong>"), "“danh” is not a move" },
  { "wrong-group", STEP (CARDS "<pick rule=\"bi\"/><wrong group=\"4v\">x</wrong>"), "of step “a” does not fit its task" },
  { "wrong-has", STEP (CARDS "<arrange/><wrong has=\"4v\">x</wrong>"), "of step “a” does not fit its task" },
  { "wrong-like", STEP (CARDS "<arrange/><wrong like=\"boc\">x</wrong>"), "of step “a” does not fit its task" },
  { "brace-open", STEP ("<text>The {4v</text>"), "line 4: A brace is not closed" },
  { "brace-empty", STEP ("<hint>The {}</hint>"), "line 4: Braces without a card" },
  { "brace-full", STEP ("<hint>The {full }</hint>"), "line 4: Braces without a card" },
  { "brace-card", STEP ("<praise>The {4x}</praise>"), "line 4: “4x” is not a card" },
  { "brace-why", STEP ("<choose><answer why=\"{4x}\">a</answer></choose>"), "line 4: “4x” is not a card" },
  { "wrong-empty", STEP (CARDS "<pick rule=\"bi\"/><wrong cards=\"4v\"/>"), "A text is empty" },
  { "wrong-reason", STEP (MAT "<do><move>u</move></do><wrong move=\"u\" reason=\"rain\">x</wrong>"), "There is no reason “rain”" },
  { "cards-reason", STEP (CARDS "<pick rule=\"bi\"/><wrong cards=\"4v\" reason=\"an-lai\">x</wrong>"), "Only a move has a reason" },
  { "two-positions", STEP (MAT MAT), "is given twice" },
  { "cai", STEP ("<position cai=\"5\"/>"), "“5” is not a number from 0 to 4" },
  { "strict", STEP ("<position strict=\"1\"/>"), "neither yes nor no" },
  { "hand-seat", STEP ("<position><hand seat=\"9\"/></position>"), "“9” is not a number" },
  { "hand-twice", STEP ("<position><hand>4v</hand><hand seat=\"0\">4s</hand></position>"), "is given twice" },
  { "noc-twice", STEP ("<position><noc>4v</noc><noc>4v</noc></position>"), "is given twice" },
  { "moves-twice", STEP ("<position><moves>1 danh 4v</moves><moves>2 danh 4v</moves></position>"), "is given twice" },
  { "then-twice", STEP (MAT "<do><move>u</move><then>0 u</then><then>0 u</then></do>"), "is given twice" },
  { "rules-twice", STEP ("<position><rules an-duoi=\"yes\"/><rules an-duoi=\"no\"/></position>"), "is given twice" },
  { "moves", STEP ("<position><moves>1 danh</moves></position>"), "“danh” is not a move" },
  { "rule", STEP ("<position><rules tea=\"yes\"/></position>"), "There is no house rule “tea”" },
  { "rule-word", STEP ("<position><rules an-duoi=\"perhaps\"/></position>"), "House rule “an-duoi” cannot be “perhaps”" },
  { "rule-number", STEP ("<position><rules noc-end=\"6\"/></position>"), "“6” is not a number from 0 to 5" },
};

/* A bar between cards that are laid out begins another group. */
static void
test_groups (void)
{
  g_autofree char *text = kit_make_text (STEP ("<cards>4v 4s 4n | 5v 6v\n| 7v</cards>"));
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuLesson) lesson = chieu_lesson_parse (text, -1, "groups.xml", &error);
  const ChieuStep *step;

  g_assert_no_error (error);
  step = lesson->steps->pdata[0];
  g_assert_cmpint (step->cards.n, ==, 6);
  g_assert_cmphex (step->groups, ==, 1u << 3 | 1u << 5);
}

static void
test_bad_step (gconstpointer data)
{
  const Bad *bad = data;
  g_autofree char *text = kit_make_text (bad->text);
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuLesson) lesson = chieu_lesson_parse (text, -1, "bad.xml", &error);

  g_assert_null (lesson);
  kit_assert_error (error, CHIEU_LESSON_ERROR_BAD, bad->message, bad->what);
  kit_assert_error (error, CHIEU_LESSON_ERROR_BAD, "bad.xml: line ", bad->what);
}

/* ---- Limits ---- */

/* Checks that a lesson is refused with @message in which @n times @one stands between @before and @after; @one is a format with “%u”, for
 * its number. */
static void
assert_many_refused (const char *before,
                     const char *one,
                     guint       n,
                     const char *after,
                     const char *message)
{
  g_autoptr (GString) steps = g_string_new (before);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < n; i++)
    g_string_append_printf (steps, one, i);
  g_string_append (steps, after);
  text = kit_make_text (steps->str);
  g_assert_null (chieu_lesson_parse (text, -1, "bad.xml", &error));
  kit_assert_error (error, CHIEU_LESSON_ERROR_BAD, message, one);
}

static void
test_limits (void)
{
  assert_many_refused ("", "<step id=\"s%u\"><text>T</text></step>", 65, "", "There are more than 64");
  assert_many_refused ("<step id=\"a\"><position/><do>", "<move>qua</move><!-- %u -->", 17, "</do></step>", "There are more than 16");
  assert_many_refused ("<step id=\"a\"><choose>", "<answer>%u</answer>", 9, "</choose></step>", "There are more than 8");
  assert_many_refused ("<step id=\"a\">", "<wrong cards=\"4v\">%u</wrong>", 33, "</step>", "There are more than 32");
  assert_many_refused ("<step id=\"a\"><position><moves>", "1 qua;<!-- %u -->", 65, "</moves></position></step>", "There are more than 64");
  assert_many_refused ("", "<!-- %256u -->", 1024, "", "longer than 262144 bytes");
}

static void
test_no_file (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (chieu_lesson_load ("no-such-lesson.xml", &error));
  kit_assert_error (error, CHIEU_LESSON_ERROR_BAD, "no-such-lesson.xml", "no file");
}

static void
add_rows (const char    *folder,
          const Bad     *rows,
          gsize          n,
          GTestDataFunc  func)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/lesson/%s/%s", folder, rows[i].what);

      g_test_add_data_func (path, &rows[i], func);
    }
}

int
main (int    argc,
      char **argv)
{
  kit_init (&argc, &argv);
  g_test_add_func ("/lesson/example", test_example);
  g_test_add_func ("/lesson/moves", test_moves);
  g_test_add_func ("/lesson/groups", test_groups);
  g_test_add_func ("/lesson/names", test_names);
  g_test_add_func ("/lesson/rules", test_rules);
  g_test_add_func ("/lesson/limits", test_limits);
  g_test_add_func ("/lesson/no-file", test_no_file);
  add_rows ("file", bad_files, G_N_ELEMENTS (bad_files), test_bad_file);
  add_rows ("step", bad_steps, G_N_ELEMENTS (bad_steps), test_bad_step);
  return g_test_run ();
}
