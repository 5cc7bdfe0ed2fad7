/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A hand for tests of the mat, of Tổ tôm if nothing else is said, without match, store or threads: the
 * other seats answer at once, by chance from a seed.
 */
#pragma once

#include "mat/played/mat-source.h"
#include "mat/view/mat-view.h"
#include "match/record/record.h"

typedef struct
{
  const ChieuGame *game;
  ChieuState state, view;
  ChieuRandom random;
  int person;
  gboolean auto_person;          /* the person's answers are made by chance, too */
  gboolean opens;                /* strict way: the person still looks at the hand */
  ChieuWay way;
  ChieuMatView *mat;             /* (nullable): who is told */
  guint n_tried;                 /* moves that the mat made */
  ChieuMove last_tried;
  ChieuMove warned;              /* not clean: made when it is tried again */
  gboolean only_notes;           /* a move that the mat tries is noted and not made */
  int step_delay;                /* of the show at the end (mat-source.h); 0: it is not seen */
} PlaySource;

extern const ChieuMatSource play_source;

void play_source_init (PlaySource *self, int seats, guint64 seed);
/* The same in the strict way: every seat is asked at every card, and faults are made unasked. */
void play_source_init_strict (PlaySource *self, int seats, guint64 seed);
void play_source_init_game (PlaySource *self, const ChieuGame *game, int seats, guint64 seed, gboolean strict);
/* The hand of @record as it was dealt, in the strict way; its moves are made by the mat and by play_source_make(). */
void play_source_init_record (PlaySource *self, const ChieuRecord *record, int person);
void play_source_make (PlaySource *self, int seat, const ChieuMove *move);
/* One answer of a seat other than the person's (of the person's with auto_person). Returns: whether there was one. */
gboolean play_source_step (PlaySource *self);
/* Steps until the person is asked or @max answers were given. */
void play_source_run (PlaySource *self, int max);
/* Counts the cards of Tổ tôm that lie on the mat: phu, dead and in play. */
int play_source_mat_cards (const PlaySource *self);
