/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions: each named card lies where it should, nobody else can claim, and
 * an impossible position is refused with its line.
 */
#include "kit.h"

#include <string.h>

#include "games/to-tom/rules/to-tom.h"
#include "school/lesson/position.h"
#include "games/to-tom/school/school.h"

/* Sets up the position of a lesson with one step; @position is line 3 of it. @claims: (out) (optional): the claims that no deal of the
 * other cards prevents. Returns: FALSE with @error: it cannot be set up */
static gboolean
set_up (const char  *position,
        ChieuState  *state,
        int         *claims,
        GError     **error)
{
  g_autofree char *step = g_strconcat ("<step id=\"a\">", position, "<text>T</text></step>", NULL);
  g_autoptr (ChieuLesson) lesson = kit_read_lesson (step);

  return chieu_position_set_up (lesson, 0, state, claims, error);
}

/* Sets up a position that is expected to be right. */
static void
set_up_well (const char *position,
             ChieuState *state)
{
  g_autoptr (GError) error = NULL;
  int claims = -1;

  g_assert_true (set_up (position, state, &claims, &error));
  g_assert_no_error (error);
  g_assert_cmpint (claims, ==, 0);
  g_assert_cmpstr (chieu_to_tom.check_state (state), ==, NULL);
}

/* ---- Where the cards lie ---- */

#define HAND "4v 4n 2s 3s 6s 7s 8s 2n 6n 7n 1v 9n 9n 5v 6v 7v 8v cc 1s tt"

static void
test_hands (void)
{
  ChieuLessonCards held, learner = kit_parse_cards (HAND), second = kit_parse_cards ("3v 3s");
  ChieuState state;

  set_up_well ("<position cai=\"3\"><hand>" HAND "</hand><hand seat=\"2\">3v 3s</hand><noc>oc 1n 2v</noc></position>", &state);
  chieu_school_to_tom.get_hand (&state, 0, &held);
  g_assert_true (chieu_lesson_cards_same (&held, &learner));
  chieu_school_to_tom.get_hand (&state, 2, &held);
  g_assert_cmpint (held.n, ==, 20);
  g_assert_true (chieu_lesson_cards_within (&second, &held));
  chieu_school_to_tom.get_hand (&state, 3, &held);
  g_assert_cmpint (held.n, ==, 21);
  g_assert_cmpint (((ChieuToTomState *) &state)->cai, ==, 3);
  g_assert_cmpint (((ChieuToTomState *) &state)->noc_left, ==, 19);
  g_assert_cmpint (((ChieuToTomState *) &state)->noc[18], ==, kit_parse_card ("oc"));
  g_assert_cmpint (((ChieuToTomState *) &state)->noc[17], ==, kit_parse_card ("1n"));
  g_assert_cmpint (((ChieuToTomState *) &state)->noc[16], ==, kit_parse_card ("2v"));
}

/* The cái's last card comes before what is drawn. */
static void
test_cai (void)
{
  ChieuLessonCards held, all = kit_parse_cards (HAND " 3n");
  ChieuState state;

  set_up_well ("<position><hand>" HAND " 3n</hand><noc>5s</noc></position>", &state);
  chieu_school_to_tom.get_hand (&state, 0, &held);
  g_assert_true (chieu_lesson_cards_same (&held, &all));
  g_assert_cmpint (((ChieuToTomState *) &state)->noc[18], ==, kit_parse_card ("5s"));
  g_assert_cmpint (chieu_to_tom.to_answer (&state), ==, 1);
}

static void
test_same (void)
{
  ChieuState first, second;

  set_up_well ("<position><hand>4v</hand></position>", &first);
  set_up_well ("<position><hand>4v</hand></position>", &second);
  g_assert_cmpmem (&first, chieu_to_tom.state_size, &second, chieu_to_tom.state_size);
  set_up_well ("<position><hand>4s</hand></position>", &second);
  g_assert_cmpint (memcmp (&first, &second, chieu_to_tom.state_size), !=, 0);
}

static void
test_house (void)
{
  ChieuState state;

  set_up_well ("<position strict=\"yes\"><rules noc-end=\"2\"/></position>", &state);
  g_assert_cmpint (((ChieuToTomState *) &state)->rules.value[CHIEU_TO_TOM_NOC_END], ==, 2);
  g_assert_cmpint (((ChieuToTomState *) &state)->carry.strict, ==, 1);
}

/* ---- Moves ---- */

static void
test_moves (void)
{
  ChieuState state;

  set_up_well ("<position cai=\"4\"><hand>" HAND "</hand><hand seat=\"4\">4s</hand><moves>4 danh 4s</moves></position>", &state);
  g_assert_cmpint (((ChieuToTomState *) &state)->phase, ==, CHIEU_EATING_CLAIM);
  g_assert_cmpint (((ChieuToTomState *) &state)->gate, ==, 0);
  g_assert_cmpint (((ChieuToTomState *) &state)->card, ==, kit_parse_card ("4s"));
  /* Nobody but the learner could want it. */
  g_assert_cmpint (chieu_to_tom.to_answer (&state), ==, 1);
}

/* The others lay their khàn by themselves, and those who are asked between two moves leave the card. */
static void
test_by_themselves (void)
{
  ChieuState state;

  set_up_well ("<position cai=\"1\"><hand seat=\"1\">5n</hand><hand seat=\"3\">5s 5s 5s</hand><noc>7s 2v</noc>"
               "<moves>1 danh 5n; 2 boc; 2 duoi; 3 boc</moves></position>", &state);
  g_assert_cmpint (((ChieuToTomState *) &state)->seat[3].n_phu, ==, 1);
  g_assert_cmpint (((ChieuToTomState *) &state)->seat[3].phu[0].cards[0], ==, kit_parse_card ("5s"));
  g_assert_cmpint (((ChieuToTomState *) &state)->card, ==, kit_parse_card ("2v"));
  g_assert_cmpint (((ChieuToTomState *) &state)->gate, ==, 3);
}

/* A claim that no deal of the other cards can prevent is counted. */
static void
test_claims (void)
{
  g_autoptr (GError) error = NULL;
  ChieuState state;
  int claims = 0;

  g_assert_true (set_up ("<position cai=\"4\"><hand seat=\"4\">4s</hand><hand seat=\"2\">4s 4s</hand><moves>4 danh 4s</moves>"
                         "</position>", &state, &claims, &error));
  g_assert_cmpint (claims, ==, 1);
  set_up_well ("<position cai=\"4\"><hand seat=\"4\">4s</hand><hand seat=\"2\">4s 4s</hand><moves>4 danh 4s; 2 qua</moves>"
               "</position>", &state);
}

/* ---- Impossible positions ---- */

typedef struct
{
  const char *what;
  const char *position;
  const char *message;
} Bad;

static const Bad bad[] = {
  { "five-times", "<position><hand>4v 4v</hand><hand seat=\"1\">4v 4v</hand><noc>4v</noc></position>", "line 3: “4v” is named 5 times" },
  { "hand-too-long", "<position cai=\"1\"><hand>" HAND " 3n</hand></position>", "line 3: the hand of seat 0 has 21 cards; it can have 20" },
  { "cai-too-long", "<position><hand>" HAND " 3n 4n</hand></position>", "line 3: the hand of seat 0 has 22 cards; it can have 21" },
  { "noc-too-long", "<position><noc>" HAND "</noc></position>", "line 3: 20 cards are given to be drawn, but only 19 are left" },
  { "not-asked", "<position>\n<moves>1 danh 4s</moves></position>", "line 4: seat 1 cannot make the move “danh 4s” (not-asked)" },
  { "no-card", "<position><hand>" HAND " 3n</hand>\n<moves>0 danh oc</moves></position>", "line 4: seat 0 cannot make the move “danh oc” (no-card)" },
  { "fault", "<position><hand>" HAND " 3n</hand>\n<moves>0 danh 1v</moves></position>", "line 4: seat 0 cannot make the move “danh 1v” (danh-yeu)" },
  { "second", "<position><hand>" HAND " 3n</hand>\n<moves>0 danh 3n; 3 phong 2v</moves></position>", "line 4: seat 3 cannot make the move “phong 2v”" },
  { "own-khan", "<position cai=\"1\"><hand>4v 4v 4v</hand><hand seat=\"1\">5s</hand>\n<moves>1 danh 5s</moves></position>", "line 4: seat 1 cannot" },
};

static void
test_bad (gconstpointer data)
{
  const Bad *row = data;
  g_autoptr (GError) error = NULL;
  ChieuState state;

  g_assert_false (set_up (row->position, &state, NULL, &error));
  kit_assert_error (error, CHIEU_LESSON_ERROR_WRONG, row->message, row->what);
}

/* A fault is possible where the position is strict. */
static void
test_strict_fault (void)
{
  g_autoptr (GError) error = NULL;
  ChieuState state;

  g_assert_true (set_up ("<position strict=\"yes\"><hand>" HAND " 3n</hand><moves>0 danh 1v</moves></position>", &state, NULL, &error));
  g_assert_cmpint (((ChieuToTomState *) &state)->card, ==, kit_parse_card ("1v"));
}

int
main (int    argc,
      char **argv)
{
  kit_init (&argc, &argv);
  g_test_add_func ("/position/hands", test_hands);
  g_test_add_func ("/position/cai", test_cai);
  g_test_add_func ("/position/same", test_same);
  g_test_add_func ("/position/house", test_house);
  g_test_add_func ("/position/moves", test_moves);
  g_test_add_func ("/position/by-themselves", test_by_themselves);
  g_test_add_func ("/position/claims", test_claims);
  g_test_add_func ("/position/strict-fault", test_strict_fault);
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *path = g_strdup_printf ("/position/bad/%s", bad[i].what);

      g_test_add_data_func (path, &bad[i], test_bad);
    }
  return g_test_run ();
}
