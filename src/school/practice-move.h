/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A mat round a hand of practice, for what the rules say of its moves.
 */
#pragma once

#include "practice-to-tom.h"

G_BEGIN_DECLS

/* Seat 0 has @cards in its hand and is to put one down; what others hold is nothing. */
void chieu_practice_mat (const ChieuLessonCards *cards, int seats, ChieuToTomState *state);

/* A card at a gate, as the task of claiming asks of it. */
typedef struct
{
  ChieuCard card;
  gboolean own_gate;
  gboolean refused;              /* seat 0 left the same card before */
} ChieuPracticeLying;

/* What seat 0 may do with it. */
typedef enum
{
  CHIEU_PRACTICE_LEAVE,
  CHIEU_PRACTICE_EAT,
  CHIEU_PRACTICE_PHONG,
  CHIEU_PRACTICE_BOTH,
  CHIEU_PRACTICE_WIN,
  CHIEU_PRACTICE_N_CLAIMS
} ChieuPracticeClaim;

/* By the rules. @state: (out): the mat with the card */
ChieuPracticeClaim chieu_practice_claim (const ChieuLessonCards   *cards,
                                         int                       seats,
                                         const ChieuPracticeLying *lying,
                                         ChieuToTomState          *state);

G_END_DECLS
