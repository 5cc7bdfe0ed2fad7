/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Somebody's own program at one seat: a process that is asked a line and answers a line. It is started when it is first asked,
 * and nothing waits for it. Whatever it does, the game goes on: it is ended when it hangs, floods or falls silent, an illegal
 * answer is refused, and the caller is told that another player has to play.
 *
 * The process that uses it has to ignore SIGPIPE: a program may end while it is being written to.
 */
#pragma once

#include "program-question.h"

#include <gio/gio.h>

/* Time for one move, in milliseconds. */
#define CHIEU_PROGRAM_LIMIT_MS 5000

typedef enum
{
  CHIEU_PROGRAM_NEWS_REFUSED,    /* the answer was refused; said: its line; why: a sentence. It is asked once more */
  CHIEU_PROGRAM_NEWS_REFUSED_TWICE,  /* the same, and another player makes this move */
  /* After the following ones it does not play until the next hand. */
  CHIEU_PROGRAM_NEWS_NOT_STARTED,  /* why: the system's message */
  CHIEU_PROGRAM_NEWS_ENDED,      /* by itself */
  CHIEU_PROGRAM_NEWS_LATE,       /* it did not answer in time, or does not read what it is asked */
  CHIEU_PROGRAM_NEWS_LONG_LINE,
  CHIEU_PROGRAM_NEWS_TOO_MUCH,   /* many lines to one question, none of which was a right answer; or much after its answers */
  CHIEU_PROGRAM_NEWS_TOO_OFTEN,  /* refused at several moves */
} ChieuProgramNewsKind;

/* Something to tell about a program. */
typedef struct
{
  ChieuProgramNewsKind kind;
  const char *said;              /* (nullable): the refused line, made valid UTF-8 and short */
  const char *why;               /* (nullable): a sentence why it was refused, or the system's message */
} ChieuProgramNews;

/* Returns: (transfer full): @news in a sentence; @name: that of the player at the seat */
char *chieu_program_news_to_sentence (const ChieuProgramNews *news, const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): the same for a program that is only tried */
char *chieu_program_news_to_trial_sentence (const ChieuProgramNews *news) G_GNUC_WARN_UNUSED_RESULT;

#define CHIEU_TYPE_PROGRAM (chieu_program_get_type ())
G_DECLARE_FINAL_TYPE (ChieuProgram, chieu_program, CHIEU, PROGRAM, GObject)

/**
 * ChieuProgram:
 *
 * Signal "news" (gpointer const ChieuProgramNews *): something to tell about the program, always before the answer that results
 * from it. Everything is called on the thread-default main context of the thread that made it.
 */

/**
 * ChieuProgramReady:
 * @move: (nullable): a clean move; NULL: another player has to play
 */
typedef void (*ChieuProgramReady) (const ChieuMove *move, gpointer data);

/**
 * chieu_program_new:
 * @argv: what is executed, as chieu_program_box_make_command() gives it; copied
 * @limit_ms: time for one move, more than 0
 *
 * Returns: (transfer full): a program that does not run yet
 */
ChieuProgram *chieu_program_new (const char *const *argv, guint limit_ms) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_program_ask_move:
 * @question: copied; it gets its number from the program object, and is sent as soon as a thread has made a line of it
 * @ready: called once, later, unless the question is withdrawn or the object is disposed
 *
 * A question that is open is withdrawn.
 *
 * Returns: FALSE if the program has failed: @ready is not called, another player has to play
 */
gboolean chieu_program_ask_move (ChieuProgram *self, const ChieuProgramQuestion *question, ChieuProgramReady ready, gpointer data);

/* Withdraws the question; the process goes on, and a late answer is dropped. */
void chieu_program_withdraw (ChieuProgram *self);

/* Says that a new hand begins: a program that failed in an earlier hand may be started again. */
void chieu_program_begin_hand (ChieuProgram *self);

/* Withdraws the question and ends the process, which the next question would start again. To be called before the last reference is
 * given up. */
void chieu_program_stop (ChieuProgram *self);

/* For tests: sets how long it is kept while it is not asked. */
void chieu_program_set_rest (ChieuProgram *self, guint milliseconds);

/* For tests: the id of the process beside its box, NULL if there is none. */
const char *chieu_program_get_identifier (ChieuProgram *self);
