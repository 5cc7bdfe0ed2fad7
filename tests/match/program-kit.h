/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Matches with a program of one's own in seat 1, for the tests of such programs.
 */
#pragma once

#include "match/match-private.h"

typedef struct
{
  char *folder;                  /* with bad-program.py */
  char *example;                 /* the sample program */
  char *python;                  /* the interpreter of bad-program.py */
  char *engine;                  /* (nullable): chieu-engine */
} ProgramPaths;

extern ProgramPaths program_paths;

/* Begins the tests of a program: calls g_test_init(), and fills program_paths from the arguments, in their order there. */
void program_test_init (int *argc, char ***argv);

/* The time for one move of a program whose answer a test expects, however busy the machine is. */
#define PROGRAM_LIMIT_MS 20000

/* Returns: (transfer full): a match of three hands, at pace none: bots sit in all other seats but that of @person (−1: nobody plays); it
 * has no command for the program yet */
ChieuMatch *program_match_new (const ChieuGame *game, int person, ChieuWay way, guint64 seed);

/* Returns: (transfer full): the command that runs bad-program.py without a box. @how: what is wrong with it, as it names that itself */
GStrv program_make_plain_command (const char *how);

/* Turns the main loop until the person is asked or the hand is over; the test fails if neither comes. */
void program_wait_for_question (ChieuMatch *match);

/* Plays the hand of a match without a person to its end; the test fails if there is none. */
void program_play_hand (ChieuMatch *match);

/* Turns the main loop for so many @milliseconds. */
void program_run_for (int milliseconds);

/* Returns: (transfer none) (nullable): the number of the process of the program in seat 1, as text, while there is one */
const char *program_get_identifier (ChieuMatch *match);

/* Waits until nothing of the process with that number is left; the test fails if that never comes. */
void program_assert_gone (const char *identifier);

/* Returns: how many notes on programs in this hand are of @kind */
int program_count_notes (ChieuMatch *match, ChieuProgramNewsKind kind);

/* Returns: whether this system can make a box; if not, the test is marked as skipped */
gboolean program_can_box (void);
