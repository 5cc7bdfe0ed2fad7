/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A replay of a hand of any game: it can go to any moment, has the view of each seat, and lists the moments that are worth
 * jumping to. It is not a match: nobody is asked and nothing is saved.
 */
#pragma once

#include "record.h"

/* The reasons why a moment is worth jumping to. */
typedef enum
{
  CHIEU_MARK_CALLED,             /* something was said aloud: a claim, a khàn, the call */
  CHIEU_MARK_FAULT,              /* a fault was noted for the move, whether it costs anything or not */
} ChieuMarkKind;

/* A moment that is worth jumping to. */
typedef struct
{
  ChieuMarkKind kind;
  guint move;                    /* number of the move, from 0: the moment before it is position `move` */
  int seat;                      /* who made it */
  ChieuReason reason;            /* of a fault; else CHIEU_REASON_NONE */
} ChieuMark;

typedef struct _ChieuReplay ChieuReplay;

/**
 * chieu_replay_new:
 * @record: copied, with its moves and names
 *
 * Returns: (transfer full): the hand at position 0, just dealt; or NULL with %CHIEU_MATCH_ERROR_BAD_RECORD, whose
 *   message names line (or move) and reason
 */
ChieuReplay *chieu_replay_new (const ChieuRecord *record, GError **error) G_GNUC_WARN_UNUSED_RESULT;
void chieu_replay_free (ChieuReplay *self);

/* Returns: (transfer none): the record of the replay; its result is the one that the moves lead to, outcome NONE if the hand was
 * not finished */
const ChieuRecord *chieu_replay_get_record (ChieuReplay *self);

/* Return the number of moves, and the present position: 0 (just dealt) … the number of moves, both included. */
guint chieu_replay_get_n_moves (ChieuReplay *self);
guint chieu_replay_get_position (ChieuReplay *self);

/* Goes to @position; one beyond the end goes to the end. */
void chieu_replay_seek (ChieuReplay *self, guint position);

/**
 * chieu_replay_step:
 * @events: (out) (optional): what everybody saw happen
 *
 * Makes the next move.
 *
 * Returns: (transfer none) (nullable): the move made, valid as long as @self; NULL at the end
 */
const ChieuRecordMove *chieu_replay_step (ChieuReplay *self, ChieuEvents *events);

/* Returns: the whole state at this position, with all hands open; valid until the next seek, step or free */
const void *chieu_replay_get_state (ChieuReplay *self);

/* Returns: the view of @seat at this position (−1: an onlooker); valid until the next call of any kind */
const void *chieu_replay_get_view (ChieuReplay *self, int seat);

/* Returns: (transfer none) (element-type ChieuMark): in the order of the moves; a move may have several. */
const GArray *chieu_replay_get_marks (ChieuReplay *self);

/* Returns: (transfer none) (element-type ChieuFault): of all seats, as chieu_record_find_faults() gives them. */
const GArray *chieu_replay_get_faults (ChieuReplay *self);

/**
 * chieu_replay_find_mark:
 * @forward: whether to look among the moves still to come, else among those before the last one
 * @kind: which marks count; −1: all
 *
 * A mark belongs to the position after its move.
 *
 * Returns: (transfer none) (nullable): the mark, or NULL if there is none on this side
 */
const ChieuMark *chieu_replay_find_mark (ChieuReplay *self, gboolean forward, int kind);

/**
 * chieu_replay_find_clean:
 * @move: number of a move
 * @clean: (out): the most similar clean move
 *
 * The clean alternative to a fault: the same cards laid in the right order if only the order was wrong, else a clean move of the
 * same kind and card, or of the same kind, or the first clean one.
 *
 * Returns: FALSE if the move was clean, or no clean move was possible
 */
gboolean chieu_replay_find_clean (ChieuReplay *self, guint move, ChieuMove *clean);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuReplay, chieu_replay_free)
