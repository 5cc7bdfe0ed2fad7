/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A question of the mat: all seats asked at one moment, and when their answers
 * show. Bots think while the pace's delay runs; their answers show together, in
 * the order of the seats, so that the same match comes out however long each of
 * them thinks. A question lasts while answers are only taken note of, so that no
 * bot thinks twice about one card.
 */
#pragma once

#include "match/record/match-options.h"

typedef enum
{
  CHIEU_ANSWER_NONE,             /* not asked, or its answer is made */
  CHIEU_ANSWER_AWAITED,          /* it thinks */
  CHIEU_ANSWER_READY,            /* its move waits for the pace */
} ChieuAnswerState;

/* The match sets the pace and the hurry; the other fields are there to be read, and only the functions below change them. */
typedef struct
{
  GMainContext *context;
  void (*due) (gpointer data);
  gpointer data;
  ChieuPace pace;

  gboolean open;                 /* a question stands */
  guint serial;                  /* differs for each question ever asked */
  gint64 begun;                  /* monotonic time */
  gint64 delay;                  /* µs from then before any answer shows */
  gboolean hurried;              /* the person wants no more delay */
  struct
  {
    ChieuAnswerState state;
    ChieuMove move;              /* when ready; the person's is when it makes itself */
  } seats[CHIEU_SEATS_MAX];
  GSource *timer;                /* (nullable): lets the answers show */
} ChieuMatchRound;

/**
 * chieu_match_round_new:
 * @due: called on the calling thread's default main context when the answers that are there are to be taken
 *
 * Returns: (transfer full): no question
 */
ChieuMatchRound *chieu_match_round_new (void (*due) (gpointer data), gpointer data);
void chieu_match_round_free (ChieuMatchRound *self);

/* A question stands from now on. Which seats are asked it is said by chieu_match_round_await() and chieu_match_round_answer(). */
void chieu_match_round_open (ChieuMatchRound *self);
/* No question stands, and no timer runs. What was awaited is to be forgotten seat by seat. */
void chieu_match_round_close (ChieuMatchRound *self);
/* Answers are held back for this long: longer where a bot has a @choice, and by chance that is the same for the same @seed. */
void chieu_match_round_set_delay (ChieuMatchRound *self, gboolean choice, guint64 seed);

/* @seat thinks about its answer. */
void chieu_match_round_await (ChieuMatchRound *self, int seat);
/* Seats that are thinking, as bits. */
guint chieu_match_round_get_thinking (ChieuMatchRound *self);
/* The answer of @seat is there, and waits for the pace. */
void chieu_match_round_answer (ChieuMatchRound *self, int seat, const ChieuMove *move);
/* No answer of @seat is wanted. Returns: whether it was thinking about one */
gboolean chieu_match_round_forget (ChieuMatchRound *self, int seat);
/* Takes the answer of the first seat from *@seat on that has one. Returns: FALSE if there is none */
gboolean chieu_match_round_take_answer (ChieuMatchRound *self, int *seat, ChieuMove *move);

/* Whether answers, be they still thought about, wait until the person is in a hurry. */
gboolean chieu_match_round_is_waiting (ChieuMatchRound *self);
/* Lets the answers show when all are there and the pace allows it. */
void chieu_match_round_wake (ChieuMatchRound *self);
