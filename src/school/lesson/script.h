/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moves that a lesson has written down, made one after the other: what the other
 * seats would have to answer in between they answer by themselves, so that a
 * lesson need not write it.
 */
#pragma once

#include "lesson.h"
#include "school/school-game.h"

G_BEGIN_DECLS

/* Whoever makes the moves hears of each; @state is already the one after it. */
typedef void (*ChieuScriptMade) (int seat, const ChieuMove *move, const ChieuEvents *events, gpointer data);

typedef struct
{
  const ChieuSchoolGame *school;
  ChieuState *state;
  gboolean faults;               /* moves that are faults may be made */
  int claims;                    /* how often another seat left what it could have claimed */
  int laid;                      /* moves that others made of themselves while khàn were laid */
  ChieuScriptMade made;          /* (nullable) */
  gpointer data;
} ChieuScript;

/* Makes @move, which must be possible. */
void chieu_script_apply (ChieuScript *self, int seat, const ChieuMove *move);

/* Lets the other seats lay their khàn, while such is laid. Returns: FALSE, in the middle of it, where they would lay more
 * than @most. */
gboolean chieu_script_open (ChieuScript *self, int most);

/**
 * chieu_script_pass:
 * @seats: bit s: seat s; the learner's is never meant
 *
 * Lets those of @seats that are asked and may leave the card leave it, each once.
 */
void chieu_script_pass (ChieuScript *self, unsigned seats);

/**
 * chieu_script_make:
 * @reason: (out): why not
 *
 * Makes a move that is written down, and lets the others answer before it what they have to.
 *
 * Returns: FALSE if it cannot be made even so, or is a fault where these may not be; the state is then worthless
 */
gboolean chieu_script_make (ChieuScript *self, const ChieuLessonMove *move, ChieuReason *reason);

/**
 * chieu_script_do:
 * @move: possible, the learner's
 * @then: ChieuLessonMove: what is written to come then
 * @failed: (out): the move of @then that cannot be made
 *
 * Makes the learner's move; the seats that were asked about the same card, or that of the last move of @then, and
 * have nothing written down leave it.
 *
 * Returns: FALSE if a move of @then cannot be made
 */
gboolean chieu_script_do (ChieuScript            *self,
                          const ChieuMove        *move,
                          const GArray           *then,
                          const ChieuLessonMove **failed,
                          ChieuReason            *reason);

/* Returns: how many other seats could claim the card that lies there. */
int chieu_script_count_claims (const ChieuScript *self);

/* Whether both are the same move, the cards of each part of it in whatever order they are laid. */
gboolean chieu_script_same_move (const ChieuSchoolGame *school, const ChieuMove *a, const ChieuMove *b);

/* (transfer full): "seat 2 cannot make the move “danh 4s” (no-card)" */
char *chieu_script_complaint (const ChieuGame *game, const ChieuLessonMove *move, ChieuReason reason);

G_END_DECLS
