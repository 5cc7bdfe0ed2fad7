/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes the question to a program and reads its answer (docs/notation.md, "Programs at the mat"). A question contains nothing
 * that the seat does not see: it is made from what ChieuGame.observe leaves.
 */
#pragma once

#include "match/record/record.h"

/* The most bytes of a line of an answer, not counting its end. */
#define CHIEU_PROGRAM_LINE_MAX 4096

/* A question to a program. What it points to is the asker's; a copy owns what it points to. */
typedef struct
{
  const ChieuGame *game;
  const ChieuRules *rules;
  const ChieuCarry *carry;       /* how the match stands */
  const void *view;              /* what @seat observes */
  int seat;                      /* the one that is asked */
  guint hand;                    /* number of the hand, from 0 */
  guint number;                  /* of the question: the answer repeats it */
  const ChieuRecord *played;     /* (nullable): the hand so far, from which only what @seat knows is told (program-record.h) */
} ChieuProgramQuestion;

/* Returns: (transfer full): a copy of all that @self points to, which threads may share; @number becomes its number */
ChieuProgramQuestion *chieu_program_question_copy (const ChieuProgramQuestion *self, guint number) G_GNUC_WARN_UNUSED_RESULT;
/* Add a reference to a copy, and give one up; with the last one it is freed. */
ChieuProgramQuestion *chieu_program_question_ref (ChieuProgramQuestion *self);
void chieu_program_question_unref (ChieuProgramQuestion *self);

/* Returns: (transfer full): the line to be sent, with its end. With @self->played it takes milliseconds, so it is not for the main
 * thread */
char *chieu_program_question_to_line (const ChieuProgramQuestion *self) G_GNUC_WARN_UNUSED_RESULT;

typedef enum
{
  CHIEU_PROGRAM_ANSWER_MOVE,     /* a clean move */
  CHIEU_PROGRAM_ANSWER_STALE,    /* to another question, or it does not say to which */
  CHIEU_PROGRAM_ANSWER_REFUSED,  /* not a clean move: @reason and @why of the answer say what is wrong */
} ChieuProgramAnswerKind;

/* The meaning of a line that a program wrote. */
typedef struct
{
  ChieuProgramAnswerKind kind;
  ChieuMove move;                /* of CHIEU_PROGRAM_ANSWER_MOVE: a clean one */
  const char *reason;            /* refused: the id of the mistake, one of ChieuGame.reasons or of the protocol */
  const char *why;               /* refused: the same in a sentence, for the player */
} ChieuProgramAnswer;

/**
 * chieu_program_question_read_answer:
 * @line: @length bytes of any kind, without the end of the line
 * @answer: (out): what the line means; its texts are static
 *
 * Reads a line that a program wrote as an answer to the question.
 */
void chieu_program_question_read_answer (const ChieuProgramQuestion *self, const char *line, gsize length, ChieuProgramAnswer *answer);

/* Returns: (transfer full): the line that says that @answer was refused, with its end */
char *chieu_program_question_refusal_to_line (const ChieuProgramQuestion *self,
                                              const ChieuProgramAnswer   *answer) G_GNUC_WARN_UNUSED_RESULT;
