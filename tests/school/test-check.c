/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The checker: the examples pass, and each way in which a lesson can teach
 * something wrong, or cannot be done, is found with file, step and line.
 */
#include "kit.h"

#include "school/lesson/lesson-check.h"

/* ---- Good ones ---- */

static void
test_examples (void)
{
  static const struct { const char *name; guint steps, answers; /* 0: more than 4 */ } rows[] = {
    /* For a pick: no card, a wrong one, the right one. For a choice every answer, for an arrangement none and a right one. */
    { "bi.xml", 9, 3 + 2 + 4 + 2 + 2 + 2 + 2 + 3 },
    /* The last one after each of two right moves. */
    { "eat.xml", 6, 4 + 2 + 4 + 2 * 2 },
    { "hand.xml", 2, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (ChieuLesson) lesson = kit_load_example (rows[i].name);
      g_autoptr (GError) error = NULL;
      ChieuLessonTally tally;

      g_assert_true (chieu_lesson_check (lesson, &tally, &error));
      g_assert_no_error (error);
      g_assert_cmpuint (tally.steps, ==, rows[i].steps);
      if (rows[i].answers > 0)
        g_assert_cmpuint (tally.answers, ==, rows[i].answers);
      g_assert_cmpuint (tally.answers, >, 4);
    }
}

/* ---- Bad ones: what follows the text of step “a”, which is on line 3 ---- */

typedef struct
{
  const char *what;
  const char *step;
  const char *message;
} Bad;

#define HAND "4v 4n 2s 3s 6s 7s 8s 2n 6n 7n 1v 9n 9n 5v 6v 7v 8v cc 1s tt"
#define HINT "<hint>h</hint>"
/* A 4 Sách at the learner's gate. */
#define GATE "<position cai=\"4\"><hand>" HAND "</hand><hand seat=\"4\">4s</hand><moves>4 danh 4s</moves></position>\n"
#define EAT "<do><move>an 4s bi 4s 4v 4n</move></do>\n"
/* The learner is to discard. */
#define TURN "<position><hand>" HAND " 3n</hand></position>\n"
#define WAITS "<cards>9v 8s cc 2v 3v 4v 5v 6v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 1n tt</cards>"

#define WON "<cards>9v 8s cc 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 1n tt</cards>"
#define STRICT "<position strict=\"yes\"><hand>" HAND " 3n</hand></position>\n"
/* A hand that the learner has won. */
#define ENDED(before) "<position cai=\"4\" " before "><hand>9v 8s cc 2v 3v 4v 5v 6v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 1n tt</hand>" \
  "<hand seat=\"4\">7v</hand><moves>4 danh 7v; 0 u; 0 xuong "
#define THONG ENDED ("thong=\"0\"") "thong leo</moves></position>"
#define DEBT ENDED ("debt=\"0\"") "leo</moves></position>"

/* A watched step, on line 4 after a position on line 3; and the step after it, which asks for 3n. */
#define WATCH(fault, mistake, mend) "<watch " fault "><mistake moves=\"" mistake "\">m</mistake><lang>l</lang><mend moves=\"" mend \
  "\">n</mend></watch>"
#define NEXT "</step><step id=\"b\"><text>T</text>" HINT "<do><move>danh 3n</move></do>"

static const Bad bad[] = {
  /* The parts that a step needs. */
  { "no-hint", "<cards>4v 4s 8v</cards><pick rule=\"red\"/>", "line 3: a task needs a hint" },
  { "five-cards", "<cards>4v 4v 4v 4v 4v</cards>", "line 3: “4v” is named 5 times" },
  { "point-no-mat", "<point place=\"noc\"/>", "line 3: it points at a place, but there is no mat" },
  { "point-cards", "<cards>4v</cards><point cards=\"4s\"/>", "line 3: it points at cards that are not there" },
  { "point-hand", TURN "<point cards=\"oc\"/>", "line 3: it points at cards that are not there" },
  { "position", "<position>\n<moves>2 danh 4v</moves></position>", "line 4: seat 2 cannot make the move “danh 4v” (not-asked)" },
  { "claim", "<position cai=\"4\"><hand seat=\"4\">4s</hand><hand seat=\"2\">4s 4s</hand>\n<moves>4 danh 4s</moves></position>",
    "line 3: another seat can claim a card from here on" },
  { "claim-later", "<position><hand>" HAND " 3n</hand><hand seat=\"2\">3n 3n</hand></position>\n" HINT
    "<do><move>danh 3n</move><then>1 boc</then></do>", "line 3: another seat can claim a card from here on" },
  /* A do. */
  { "do-not-clean", TURN HINT "<do>\n<move>danh 1v</move></do>", "line 5: seat 0 cannot make the move “danh 1v” (danh-yeu)" },
  { "do-impossible", TURN HINT "<do>\n<move>danh oc</move></do>", "line 5: seat 0 cannot make the move “danh oc” (no-card)" },
  { "do-second", GATE HINT "<do><move>boc</move>\n<move>an 4s bi 4s 4v 4v 4n</move></do>", "line 5: seat 0 cannot make" },
  { "do-order", GATE HINT "<do><move>an 4s bi 4v 4s 4n</move></do>", "line 4: seat 0 cannot make the move “an 4s bi 4v 4s 4n” (trai-vi)" },
  { "do-turn", "<position cai=\"2\"/>\n" HINT "<do><move>danh 4v</move></do>", "line 3: the learner is not asked here" },
  { "then-yeu", TURN HINT "<do><move>danh 3n</move>\n<then>1 boc; 1 duoi</then></do></step>\n"
    "<step id=\"b\"><text>T</text><position><hand>" HAND " 3n</hand><noc>1n</noc></position>" HINT "<do><move>danh 3n</move>"
    "<then>1 boc; 1 duoi</then></do>", "step “b”: line 6: seat 1 cannot make the move “duoi” (bo-yeu)" },
  { "careful", "<position cai=\"4\"><hand>5s 5s 5s 6n 6n 6n 9v 8s cc 2v 3v 4v 5v 6v 1v 1s 1n tt oc oc</hand><hand seat=\"4\">7v</hand>"
    "<moves>0 khan 5s; 0 khan 6n; 4 danh 7v; 0 u</moves></position>" HINT "\n<do><move>lat-khan 6n</move></do>",
    "line 4: a careful player would not make this move" },
  { "many-ways", "<position><hand>" HAND " 3n</hand><noc>3v 9s 2v 9s 4s</noc></position>" HINT "<do><move>danh 3n</move>"
    "<move>danh 2n</move><move>danh 6n</move><move>danh 7n</move><move>danh 9n</move>"
    "<then>1 boc; 1 duoi; 2 boc; 2 duoi; 3 boc; 3 duoi; 4 boc; 4 duoi; 0 boc</then></do></step>"
    "<step id=\"b\"><text>T</text>" HINT "<do><move>an 4s bi 4s 4v 4n</move></do></step>"
    "<step id=\"c\"><text>T</text>" HINT "<do><move>danh 2s</move><move>danh 3s</move><move>danh 5v</move><move>danh 8v</move></do></step>\n"
    "<step id=\"d\"><text>T</text>", "step “d”: line 4: too many ways lead here" },
  { "then", TURN HINT "<do><move>danh 3n</move>\n<then>3 danh 2v</then></do>", "line 5: seat 3 cannot make the move “danh 2v”" },
  { "wrong-is-right", GATE EAT HINT "\n<wrong move=\"an 4s bi 4s 4n 4v\">w</wrong>", "line 6: an answer that is called wrong is right" },
  { "wrong-not-refused", GATE EAT HINT "\n<wrong move=\"boc\" reason=\"bo-u\">w</wrong>", "line 6: the rules do not refuse this move" },
  { "wrong-reason", TURN HINT "<do><move>danh 3n</move></do>\n<wrong move=\"danh 1v\" reason=\"bo-yeu\">w</wrong>",
    "line 5: the rules refuse this move for “danh-yeu”, not for “bo-yeu”" },
  { "wrong-twice", GATE EAT HINT "<wrong move=\"boc\">w</wrong>\n<wrong move=\"boc\">v</wrong>", "line 6: this wrong answer is the same as another" },
  /* A pick. */
  { "pick-none", "<cards>4v 4s 4s</cards>" HINT "<pick rule=\"bi\"/>", "line 3: no cards here are right" },
  { "pick-with", "<cards>4v 4s 4n 5s</cards>" HINT "<pick rule=\"bi\" with=\"5s\"/>", "line 3: no cards here are right" },
  { "pick-n", "<cards>4v 4s 4n 5s</cards>" HINT "<pick rule=\"bi\" n=\"4\"/>", "line 3: no cards here are right" },
  { "pick-red", "<cards>4v 4s 4n</cards>" HINT "<pick rule=\"red\"/>", "line 3: no cards here are right" },
  { "pick-no-loose", "<cards>4v 4s 4n 1v</cards>" HINT "<pick rule=\"loose\"/>", "line 3: no cards here are right" },
  { "pick-throw", "<cards>4v 4s 4n 1v</cards>" HINT "<pick rule=\"throw\"/>", "line 3: this rule asks about the hand on the mat" },
  { "pick-throw-turn", GATE HINT "<pick rule=\"throw\"/>", "line 3: no cards here are right" },
  { "pick-many", "<cards>" HAND " 4s 5s 6s 7s 8s 9s</cards>" HINT "<pick rule=\"loose\"/>", "line 3: there are 26 cards; this task can have 25" },
  { "pick-wrong-right", "<cards>4v 4s 4n</cards>" HINT "<pick rule=\"bi\"/>\n<wrong cards=\"4n 4s 4v\">w</wrong>",
    "line 4: an answer that is called wrong is right" },
  { "pick-wrong-away", "<cards>4v 4s 4n</cards>" HINT "<pick rule=\"bi\"/>\n<wrong cards=\"5v\">w</wrong>", "line 4: these cards are not there" },
  { "pick-wrong-twice", "<cards>4v 4s 4n</cards>" HINT "<pick rule=\"bi\"/><wrong cards=\"4v 4s\">w</wrong>\n"
    "<wrong cards=\"4s 4v\">w</wrong>", "line 4: this wrong answer is the same" },
  { "has-right", "<cards>2v 3v 4v 5v</cards>" HINT "<pick rule=\"doc\"/>\n<wrong has=\"5v\">w</wrong>",
    "line 4: an answer that is called wrong is right" },
  { "has-hidden", "<cards>8v 8n 9n</cards>" HINT "<pick rule=\"red\"/><wrong has=\"8n\">w</wrong>\n<wrong cards=\"8v 8n\">w</wrong>",
    "line 4: this wrong answer is the same" },
  { "has-away", "<cards>8v 8n</cards>" HINT "<pick rule=\"red\"/>\n<wrong has=\"9n\">w</wrong>", "line 4: these cards are not there" },
  { "lacks-other", "<cards>8v cc 8n</cards>" HINT "<pick rule=\"red\"/>\n<wrong lacks=\"8n\">w</wrong>",
    "line 4: these cards do not belong to the right answer" },
  { "lacks-twice", "<cards>8v cc 8n</cards>" HINT "<pick rule=\"red\"/><wrong lacks=\"8v\">w</wrong>\n<wrong lacks=\"8v\">w</wrong>",
    "line 4: this wrong answer is the same" },
  /* A wrong move. */
  { "like-right", TURN HINT "<do><move>danh 3n</move></do>\n<wrong like=\"danh 3n\">w</wrong>",
    "line 5: an answer that is called wrong is right" },
  { "like-hidden", GATE EAT HINT "<wrong like=\"boc\">w</wrong>\n<wrong move=\"boc\">v</wrong>", "line 6: this wrong answer is the same" },
  /* An arrangement. */
  { "group-right", "<cards>4v 4s 4n 1v</cards>" HINT "<arrange/>\n<wrong group=\"4n 4v 4s\">w</wrong>",
    "line 4: an answer that is called wrong is right" },
  { "group-away", "<cards>4v 4s 4n 1v</cards>" HINT "<arrange/>\n<wrong group=\"5n\">w</wrong>", "line 4: these cards are not there" },
  { "group-twice", "<cards>4v 4s 4n 1v</cards>" HINT "<arrange/><wrong group=\"4v 4n\">w</wrong>\n<wrong group=\"4n 4v\">w</wrong>",
    "line 4: this wrong answer is the same" },
  { "arrange", "<cards>4v 4s 4n 5s</cards>" HINT "<arrange/>", "line 3: these cards cannot be arranged like that" },
  { "arrange-lung", "<cards>4v 4s 4n</cards>" HINT "<arrange lung=\"1\"/>", "line 3: these cards cannot be arranged like that" },
  { "arrange-nothing", "<cards>1v cc tt</cards>" HINT "<arrange/>", "line 3: an answer that is called wrong is right" },
  { "arrange-many", "<cards>" HAND " 4s 5s 6s 7s 8s 9s</cards>" HINT "<arrange/>", "line 3: there are 26 cards" },
  /* Faces. */
  { "faces-size", "<cards>4v 4s</cards>" HINT "<faces rule=\"waits\"/>", "line 3: a hand that waits has 20 cards, not 2" },
  { "faces-none", "<cards>" HAND "</cards>" HINT "<faces rule=\"waits\"/>", "line 3: this hand waits for nothing" },
  { "faces-twice", WAITS HINT "<faces rule=\"waits\"/><wrong faces=\"7v 5s\">w</wrong>\n<wrong faces=\"5s 7v\">w</wrong>",
    "line 4: this wrong answer is the same" },
  /* A choice. */
  { "two-the-same", HINT "<choose><answer right=\"yes\">a</answer>\n<answer>a</answer></choose>", "line 4: two answers are the same" },
  /* Faults that are to be made. */
  { "fault-plain", TURN HINT "<do fault=\"danh-yeu\"><move>danh 1v</move></do>", "line 3: a fault is committed only in a strict position" },
  { "fault-clean", STRICT HINT "<do fault=\"danh-yeu\">\n<move>danh 3n</move></do>", "line 5: this move is no such fault" },
  { "fault-other", STRICT HINT "<do fault=\"bo-yeu\">\n<move>danh 1v</move></do>", "line 5: this move is no such fault" },
  { "fault-right", STRICT HINT "<do fault=\"danh-yeu\"><move>danh 1v</move></do>\n<wrong move=\"danh 1v\">w</wrong>",
    "line 5: an answer that is called wrong is right" },
  /* Points. */
  { "points", WON HINT "<choose rule=\"points\"><answer>4</answer>\n<answer right=\"yes\">6</answer></choose>",
    "line 4: the rules pay 8 points, not what this answer says" },
  { "points-two", WON HINT "<choose rule=\"points\"><answer right=\"yes\">8</answer>\n<answer>4 + 4 = 8</answer></choose>",
    "line 4: the rules pay 8 points, not what this answer says" },
  { "points-thong", WON HINT "<choose rule=\"points\" thong=\"yes\"><answer>6</answer>\n<answer right=\"yes\">8</answer></choose>",
    "line 4: the rules pay 10 points, not what this answer says" },
  { "points-word", WON HINT "<choose rule=\"points\"><answer right=\"yes\">8</answer>\n<answer>many</answer></choose>",
    "line 4: this answer names no number" },
  { "points-win", WON HINT "<choose rule=\"points\" win=\"oc\"><answer right=\"yes\">8</answer><answer>6</answer></choose>",
    "line 3: the winning card is not among the cards" },
  { "points-lost", WAITS HINT "<choose rule=\"points\"><answer right=\"yes\">8</answer><answer>6</answer></choose>",
    "line 3: these cards do not win" },
  { "points-mat", TURN HINT "<choose rule=\"points\"><answer right=\"yes\">8</answer><answer>6</answer></choose>",
    "line 3: points are asked for, and no hand has ended" },
  /* A play. */
  { "play-over", "<position cai=\"2\"/>" HINT "<play to=\"end\"/></step>\n<step id=\"b\"><text>T</text>" HINT "<play to=\"end\"/>",
    "try.xml: step “b”: line 4: the learner is not asked here" },
  { "play-lost", "<position cai=\"4\"><hand seat=\"4\">7v</hand><hand seat=\"0\">2v 4v 6v 8v 2s 4s 6s 8s 2n 4n 6n 8n</hand>"
    "<hand seat=\"1\">9v 8s cc 2v 3v 4v 5v 6v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 1n tt</hand>"
    "<noc>7v</noc></position>" HINT "<play to=\"win\"/>", "line 3: no way to win this hand was found" },
  /* A watch. */
  { "watch-no-fault", TURN WATCH ("fault=\"danh-yeu\"", "0 danh 3n", "0 danh 2n") NEXT, "line 4: the rules do not refuse this move" },
  { "watch-other-fault", TURN WATCH ("fault=\"danh-doi\"", "0 danh 1v", "0 danh 3n") NEXT,
    "line 4: the rules refuse this move for “danh-yeu”, not for “danh-doi”" },
  { "watch-fault-not-named", TURN WATCH ("", "0 danh 1v", "0 danh 3n") NEXT, "line 4: the rules refuse this move for “danh-yeu”" },
  { "watch-mend-fault", TURN WATCH ("fault=\"danh-yeu\"", "0 danh 1v", "0 danh cc") NEXT,
    "line 4: what mends it is a fault, too: “danh-yeu”" },
  { "watch-impossible", TURN WATCH ("", "0 danh oc", "0 danh 3n") NEXT, "line 4: seat 0 cannot make the move “danh oc”" },
  { "watch-not-done", TURN WATCH ("fault=\"danh-yeu\"", "0 danh 1v", "0 danh 2n") NEXT, "the next step does not ask for what mended it" },
  { "watch-last", TURN WATCH ("fault=\"danh-yeu\"", "0 danh 1v", "0 danh 3n"), "the next step does not ask for what mended it" },
  { "watch-others", "<position cai=\"4\"><hand seat=\"4\">4s 5s</hand></position>" WATCH ("", "4 danh 4s", "4 danh 5s"),
    "the learner’s seat makes no move in it" },
};

static void
test_bad (gconstpointer data)
{
  const Bad *row = data;
  g_autofree char *step = g_strconcat ("<step id=\"a\"><text>T</text>", row->step, "</step>", NULL);
  g_autoptr (ChieuLesson) lesson = kit_read_lesson (step);
  g_autoptr (GError) error = NULL;

  g_assert_false (chieu_lesson_check (lesson, NULL, &error));
  kit_assert_error (error, CHIEU_LESSON_ERROR_WRONG, row->message, row->what);
  kit_assert_error (error, CHIEU_LESSON_ERROR_WRONG, "try.xml: step “", row->what);
}

/* ---- Steps that follow upon each other ---- */

/* The step after several right moves must be right after each of them. */
static void
test_ways (void)
{
  const char *both = "<step id=\"a\"><text>T</text>" TURN HINT "<do><move>danh 3n</move><move>danh 2n</move></do></step>\n"
                     "<step id=\"b\"><text>T</text><point cards=\"%s\"/></step>";
  g_autofree char *fits = g_strdup_printf (both, "6n"), *not_always = g_strdup_printf (both, "2n");
  g_autoptr (ChieuLesson) good = kit_read_lesson (fits), bad_lesson = kit_read_lesson (not_always);
  g_autoptr (GError) error = NULL;

  g_assert_true (chieu_lesson_check (good, NULL, &error));
  g_assert_no_error (error);
  g_assert_false (chieu_lesson_check (bad_lesson, NULL, &error));
  kit_assert_error (error, CHIEU_LESSON_ERROR_WRONG, "try.xml: step “b”: line 5: it points at cards", "ways");
}

/* Steps of which the rows above are made pass without the fault: a row fails for what is wrong in it, and not for what stands around
 * that. */
static void
test_sound (void)
{
  static const char *const steps[] = {
    GATE EAT HINT, TURN HINT "<do><move>danh 3n</move></do><wrong move=\"danh 1v\" reason=\"danh-yeu\">w</wrong>",
    WAITS HINT "<faces rule=\"waits\"/><wrong faces=\"5s 7v\">w</wrong>", "<cards>4v 4s 4n</cards>" HINT "<pick rule=\"bi\"/>",
    "<cards>4v 4s 4n 1v</cards>" HINT "<arrange/>", "<cards>8v 8n cc</cards>" HINT "<pick rule=\"red\"/><wrong has=\"8n\">w</wrong>"
    "<wrong lacks=\"cc\">w</wrong>", WAITS HINT "<faces rule=\"waits\"/><wrong has=\"5s\">w</wrong><wrong lacks=\"7v\">w</wrong>",
    GATE EAT HINT "<wrong like=\"boc\">w</wrong>", TURN HINT "<do><move>danh 3n</move></do><wrong like=\"an 4s bi 4s 4v 4n\">w</wrong>",
    "<cards>4v 4v 4s 4n 3v 5v</cards>" HINT "<arrange/><wrong group=\"4v 4v 4s 4n\">w</wrong>", TURN HINT "<pick rule=\"throw\"/>",
    STRICT HINT "<do fault=\"danh-yeu\"><move>danh 1v</move></do><wrong move=\"danh 3n\">w</wrong>",
    WON HINT "<choose rule=\"points\" win=\"7v\"><answer right=\"yes\">8</answer><answer>6</answer></choose>",
    WON HINT "<choose rule=\"points\" thong=\"yes\"><answer right=\"yes\">8 + 2 = 10</answer><answer>8</answer></choose>",
    THONG HINT "<choose rule=\"points\"><answer right=\"yes\">10</answer><answer>8</answer></choose>",
    TURN WATCH ("fault=\"danh-yeu\"", "0 danh 1v", "0 danh 3n") NEXT, TURN WATCH ("", "0 danh 2n", "0 danh 3n") NEXT,
    DEBT HINT "<choose rule=\"points\"><answer right=\"yes\">0</answer><answer>8</answer></choose>",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *step = g_strconcat ("<step id=\"a\"><text>T</text>", steps[i], "</step>", NULL);
      g_autoptr (ChieuLesson) lesson = kit_read_lesson (step);
      g_autoptr (GError) error = NULL;

      chieu_lesson_check (lesson, NULL, &error);
      g_assert_no_error (error);
    }
}

int
main (int    argc,
      char **argv)
{
  kit_init (&argc, &argv);
  g_test_add_func ("/check/examples", test_examples);
  g_test_add_func ("/check/ways", test_ways);
  g_test_add_func ("/check/sound", test_sound);
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *path = g_strdup_printf ("/check/bad/%s", bad[i].what);

      g_test_add_data_func (path, &bad[i], test_bad);
    }
  return g_test_run ();
}
