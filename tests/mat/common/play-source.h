/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A hand for tests of the mat, of Tổ tôm if nothing else is said, without match, store or threads: the other seats answer at once, by
 * chance from a seed.
 */
#pragma once

#include "mat/played/mat-source.h"
#include "mat/view/mat-view.h"
#include "match/record/record.h"

/* It begins as zero, but for the fields that a test sets: the person, for example. */
typedef struct
{
  const ChieuGame *game;
  ChieuState state, view;        /* the hand, and what the person sees of it */
  ChieuRandom random;
  int person;
  gboolean auto_person;          /* the person's answers are made by chance, too */
  gboolean opens;                /* strict way: the person still looks at the hand */
  ChieuWay way;
  ChieuMatView *mat;             /* (nullable): it is told of each move; not owned */
  guint n_tried;                 /* moves that the mat has tried */
  ChieuMove last_tried;
  ChieuMove warned;              /* a fault that was warned of: it is made when it is tried again */
  gboolean only_notes;           /* a move that the mat tries is noted and not made */
  int step_delay;                /* of the show at the end (mat-source.h); 0: it is not seen; −1: until the person goes on */
} PlaySource;

/* What a mat plays; its data is a PlaySource. */
extern const ChieuMatSource play_source;

/* Deals a hand of Tổ tôm from @seed, in the way of learning. */
void play_source_init (PlaySource *self, int seats, guint64 seed);
/* Deals one in the strict way: every seat is asked at every card, and faults are made without a warning. */
void play_source_init_strict (PlaySource *self, int seats, guint64 seed);
/* Deals a hand of @game, in the strict way or in that of learning. */
void play_source_init_game (PlaySource *self, const ChieuGame *game, int seats, guint64 seed, gboolean strict);
/* Deals the hand of @record in the strict way; its moves are made by the mat and by play_source_make_move(). */
void play_source_init_record (PlaySource *self, const ChieuRecord *record, int person);
/* Makes @move for @seat, and tells the mat of it. */
void play_source_make_move (PlaySource *self, int seat, const ChieuMove *move);
/* Makes a clean move of @seat, which is asked, by chance. */
void play_source_make_random_move (PlaySource *self, int seat);
/* Makes one answer of a seat other than the person's (of the person's, too, with auto_person). Returns: whether there was one */
gboolean play_source_step (PlaySource *self);
/* Steps until no other seat is asked, or @max answers were given. */
void play_source_run (PlaySource *self, int max);
/* Steps until the person is asked. Returns: FALSE if the hand is over before */
gboolean play_source_run_to_person (PlaySource *self);
/* Returns: how many cards of Tổ tôm lie on the mat, in phu, dead or in play */
int play_source_count_mat_cards (const PlaySource *self);
