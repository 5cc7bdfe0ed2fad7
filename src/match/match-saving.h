/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Saves a match: passes the hand, as it will be after the next change, to the thread of a store, and says when it is written.
 */
#pragma once

#include "match-hand.h"
#include "match/store/store.h"

typedef enum
{
  CHIEU_CHANGE_NONE,
  CHIEU_CHANGE_FIRST,            /* no change: the hand as it is, which is to be saved for the first time, or again */
  CHIEU_CHANGE_MOVE,
  CHIEU_CHANGE_UNDO,
  CHIEU_CHANGE_NEXT_HAND,
} ChieuMatchChangeKind;

/* A change of a hand that has to be on disk (unless it cannot be written) before it is made. */
typedef struct
{
  ChieuMatchChangeKind kind;
  int seat;                      /* of the move */
  ChieuMove move;
  gboolean decided;
  guint n_moves;                 /* how many moves are left after an undo */
  ChieuResult result;            /* the result of the hand after the change; outcome NONE unless it is over */
  gboolean over;                 /* the match ends with it */
} ChieuMatchChange;

typedef struct
{
  /* The change is written, or could not be. */
  void (*written) (gpointer data);
  /* The field slow of the saving has changed. */
  void (*slow_changed) (gpointer data);
} ChieuMatchSavingHandler;

/* The fields may be read; only the functions below change them. */
typedef struct
{
  ChieuStore *store;
  const ChieuMatchHand *hand;
  const ChieuMatchSavingHandler *handler;
  gpointer owner;
  GMainContext *context;
  ChieuStoreCursor *cursor;      /* what the store has; an atomic reference-counted box, which the store's thread alone uses once
                                  * something was written */
  gboolean writing;
  GSource *timer;                /* (nullable): the timer that finds that saving is slow */
  gboolean slow;                 /* the writing takes so long (300 ms) that the person is told */
  gboolean failed;               /* what was to be saved last could not be saved */
  gboolean told;                 /* there was a message already that the store does not work, and no new hand was saved since */
  char *message;                 /* (nullable): the next message for the person */
  gboolean is_new;               /* the last write was the first of the match; @before: the hands before it */
  ChieuStoreBefore before;
} ChieuMatchSaving;

/**
 * chieu_match_saving_new:
 * @hand: stays the caller's, as @handler does
 * @owner: (type GObject): frees the saving when it is finalized, and is what the handler is called with; while something is being
 *   written a reference to it is held
 *
 * Returns: (transfer full): the saving of a match of which the store has nothing yet
 */
ChieuMatchSaving *chieu_match_saving_new (ChieuStore                    *store,
                                          const ChieuMatchHand          *hand,
                                          const ChieuMatchSavingHandler *handler,
                                          gpointer                       owner);
void chieu_match_saving_free (ChieuMatchSaving *self);
/* Sets what the store has already. To be called before anything is written. */
void chieu_match_saving_set_cursor (ChieuMatchSaving *self, const ChieuStoreCursor *cursor);

/* Begins to write the hand as it will be with @change, the match having been played for @played microseconds. */
void chieu_match_saving_write (ChieuMatchSaving *self, const ChieuMatchChange *change, gint64 played);
/**
 * chieu_match_saving_write_rest:
 * @change: what is being written; or %CHIEU_CHANGE_FIRST
 * @over: whether the match is over, or will be once what is being written is made
 *
 * Saves what could not be saved before, and the playing time, @played microseconds, as far as the store works.
 */
void chieu_match_saving_write_rest (ChieuMatchSaving *self, const ChieuMatchChange *change, gboolean over, gint64 played);
/* Returns: (transfer full) (nullable): a message that the person has not got yet: that the store does not work, or that it was found
 * damaged and set aside */
char *chieu_match_saving_take_message (ChieuMatchSaving *self);
