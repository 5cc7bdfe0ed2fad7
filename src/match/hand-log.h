/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The log (nhật ký) of a hand: a sentence for each thing that all saw happen. It is made from the moves alone and has no state of
 * its own, so that a hand taken back, resumed or loaded has the right one.
 */
#pragma once

#include "match/record/record.h"
#include "match-note.h"

/* One thing that all saw happen. */
typedef struct
{
  char *text;                    /* a sentence */
  int seat;                      /* the seat that it is about, −1: none */
  int n;
  ChieuCard cards[CHIEU_MOVE_CARDS_MAX];   /* the cards that were seen with it, @n of them, 0: none */
} ChieuLogLine;

/**
 * chieu_hand_log_make:
 * @record: a hand, over or not
 * @person: whose own seat is “You”, −1: nobody's
 * @faults: whether open faults are called out in every way of play; in the strict way they always are
 * @names: the names of the seats; that of @person is not used
 * @notes: (nullable) (element-type ChieuMatchNote): notes on programs at the mat, in their order; each is put where it happened
 * @since: (out) (optional): the number, from 0, of the first line of what happened since @person moved last, or after the deal
 *
 * Cards that lie face down are not named. The log ends before a move that is impossible.
 *
 * Returns: (transfer full) (element-type ChieuLogLine): what happened, the newest last; empty if the game has no words
 */
GPtrArray *chieu_hand_log_make (const ChieuRecord *record,
                                int                person,
                                gboolean           faults,
                                const char *const *names,
                                const GPtrArray   *notes,
                                guint             *since) G_GNUC_WARN_UNUSED_RESULT;

/* @since: as chieu_hand_log_make() found it for @log, of a hand that goes on. Returns: whether the lines from there on are all that happened
 * after the deal */
gboolean chieu_hand_log_is_from_deal (const GPtrArray *log, guint since);

/* Returns: (transfer none): the sentence of line @i of @log */
const char *chieu_hand_log_get_text (const GPtrArray *log, guint i);
