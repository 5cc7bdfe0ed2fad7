/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The moments of a finished hand that cost its player most: each of the player's own decisions is examined again, only with what
 * was seen at the time.
 */
#pragma once

#include "coach-deeper.h"
#include "match/record/record.h"

/* The most moments of a hand that are shown. */
#define CHIEU_MOMENTS_MAX 3

/* A decision that cost something. */
typedef struct
{
  guint move;                    /* number of the move in the hand, from 0 */
  ChieuMove played;
  ChieuMove best;                /* the move that would have brought most */
  int cost;                      /* by how much, in thousandths of a point */
} ChieuMoment;

/* The costliest decisions of a hand. */
typedef struct
{
  int n;
  ChieuMoment items[CHIEU_MOMENTS_MAX];  /* the costliest first */
  int compared;                  /* how many decisions had two moves or more to compare */
  int advised;                   /* how many seemed costly and are left out, since the coach advised the same */
} ChieuMoments;

/* @moment: of a hand of @game with @seats players. Returns: (transfer full): a sentence that says what was decided, what would have been
 * better, and by how much */
char *chieu_moment_to_words (const ChieuGame *game, const ChieuMoment *moment, int seats) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: whether moments of @game can be found */
gboolean chieu_moments_can_find (const ChieuGame *game);

/**
 * chieu_moments_find:
 * @record: a hand
 * @seat: whose decisions
 * @cancel: (nullable): becomes true when nobody wants the answer any more
 * @moments: (out)
 *
 * A move that was a fault is left out, because the làng's judgement has it, and so are one that cost very little and one that the
 * coach would have advised, whether he looks only at the player's own hand or also at the others'. The same hand has
 * the same moments. Not for the main thread: it takes seconds.
 *
 * Returns: FALSE if it was cancelled
 */
gboolean chieu_moments_find (const ChieuRecord *record, int seat, const atomic_bool *cancel, ChieuMoments *moments);
