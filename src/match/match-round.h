/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A question of the mat: all seats that are asked at one moment, and when their answers are shown. Bots think while the pace's
 * delay runs; their answers are shown together, in the order of the seats, so that the match is the same however long each of
 * them thinks. A question lasts as long as answers are only noted, so that no bot thinks twice about one card.
 */
#pragma once

#include "match/record/match-options.h"

typedef enum
{
  CHIEU_ANSWER_NONE,             /* not asked, or its answer has been made, or it is the person, who decides */
  CHIEU_ANSWER_AWAITED,          /* its player thinks */
  CHIEU_ANSWER_READY,            /* its move waits for the pace */
} ChieuAnswerState;

/* The match sets the pace and the hurry; the other fields may be read, and only the functions below change them. */
typedef struct
{
  GMainContext *context;         /* of the timer */
  void (*due) (gpointer data);   /* called with @data when the answers are to be taken */
  gpointer data;
  ChieuPace pace;

  gboolean open;                 /* a question is open */
  guint serial;                  /* a different number for each question */
  gint64 begun;                  /* monotonic time at which the question was opened */
  gint64 delay;                  /* microseconds from @begun until the first answer is shown at the normal pace */
  gboolean hurried;              /* the person wants no more delay */
  struct
  {
    ChieuAnswerState state;
    ChieuMove move;              /* the answer when ready; the person's is only a move that is made automatically */
  } seats[CHIEU_SEATS_MAX];
  GSource *timer;                /* (nullable): has the answers taken */
} ChieuMatchRound;

/**
 * chieu_match_round_new:
 * @due: called on the thread-default main context of the calling thread when the answers are to be taken
 *
 * Returns: (transfer full): a round without a question
 */
ChieuMatchRound *chieu_match_round_new (void (*due) (gpointer data), gpointer data);
void chieu_match_round_free (ChieuMatchRound *self);

/* Begins a question. The seats that are asked are given by chieu_match_round_await() and chieu_match_round_note_answer(). */
void chieu_match_round_open (ChieuMatchRound *self);
/* Ends the question and its timer. Seats that were awaited have to be forgotten one by one. */
void chieu_match_round_close (ChieuMatchRound *self);
/* Sets how long answers are held back: longer if a bot has a @choice, and varied at random, in the same way for the same
 * @seed. */
void chieu_match_round_set_delay (ChieuMatchRound *self, gboolean choice, guint64 seed);

/* Notes that @seat thinks about its answer. */
void chieu_match_round_await (ChieuMatchRound *self, int seat);
/* Returns: the seats that are thinking, as bits */
guint chieu_match_round_get_thinking (ChieuMatchRound *self);
/* Notes the answer of @seat, which waits for the pace. */
void chieu_match_round_note_answer (ChieuMatchRound *self, int seat, const ChieuMove *move);
/* Forgets @seat, of which no answer is wanted. Returns: whether it was thinking about one */
gboolean chieu_match_round_forget (ChieuMatchRound *self, int seat);
/* Takes the answer of the first seat from *@seat on that has one; *@seat becomes that seat. Returns: FALSE if there is none */
gboolean chieu_match_round_take_answer (ChieuMatchRound *self, int *seat, ChieuMove *move);

/* Returns: whether answers, ready or not, wait until the person wants to go on (@hurried), as at the pace %CHIEU_PACE_WAIT */
gboolean chieu_match_round_is_waiting (ChieuMatchRound *self);
/* Has the answers taken as soon as all are ready and the pace allows it. */
void chieu_match_round_wake (ChieuMatchRound *self);
