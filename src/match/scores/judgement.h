/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The faults that the làng found in a finished hand, one after the other. Of each it says what it was, when it happened, what it
 * costs in these house rules, and what could have been done instead. There are only texts, cards and moments here; pages show them.
 */
#pragma once

#include "match/record/replay.h"

/* A fault that was found. */
typedef struct
{
  ChieuFault fault;              /* seat, reason, the cards it is about; fault.move is the moment in the replay */
  const char *name;              /* "Trái vỉ" */
  char *found;                   /* who made it, its name, what it was and what it costs, in sentences */
  char *made;                    /* the move itself, its cards as they were laid: "Tôm: 3 Vạn, 7 Văn, 3 Sách" */
  char *clean;                   /* (nullable): the same for the clean move nearest to it */
} ChieuFinding;

/**
 * chieu_judgement_new:
 * @replay: a finished hand; its position stays
 * @names: the seats' names; NULL at the person's seat ("You …")
 *
 * Returns: (transfer full) (element-type ChieuFinding): the faults that count in the hand's result, in the order of the moves;
 * empty if there are none or the hand is not over
 */
GPtrArray *chieu_judgement_new (ChieuReplay *replay, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_judgement_new_of_seat:
 *
 * Does what chieu_judgement_new() does, but with every fault that @seat made, whether it counted in the end or not: for a player
 * who wants to learn from a hand that somebody else won.
 */
GPtrArray *chieu_judgement_new_of_seat (ChieuReplay       *replay,
                                        int                seat,
                                        const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
