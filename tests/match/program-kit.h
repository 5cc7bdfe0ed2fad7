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
  char *python;
  char *engine;                  /* (nullable): chieu-engine */
} ProgramPaths;

extern ProgramPaths program_paths;

/* In main(): the arguments are the paths. */
void program_test_init (int *argc, char ***argv);

/* Returns: a match of three hands; bots in the other seats, without a pace. */
ChieuMatch *program_match_new (const ChieuGame *game, int person, ChieuWay way, guint64 seed);

/* (transfer full): python3 and bad-program.py, without a box. */
GStrv program_plain_command (const char *how);

/* Until the person is asked or the hand is over; the test fails if neither comes. */
void program_wait (ChieuMatch *match);

/* Plays the hand of a match without a person to its end; the test fails if there is none. */
void program_play_hand (ChieuMatch *match);

/* As long as anything is to be done at once. */
void program_run_for (int milliseconds);

/* (nullable): the process of the program in seat 1, while there is one. */
const char *program_get_identifier (ChieuMatch *match);

/* Waits until nothing of the process is left. */
void program_assert_gone (const char *identifier);

int program_count_notes (ChieuMatch *match, ChieuProgramNewsKind kind);

/* Returns: whether this system can make a box; if not, the test is skipped. */
gboolean program_can_box (void);
