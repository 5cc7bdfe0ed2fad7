/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One bot that is told events and asked for moves, or asked at the mat, a line
 * at a time (docs/notation.md, "The bot's messages", "Programs at the mat").
 */
#pragma once

#include "bots/bot.h"
#include "json-line.h"
#include "match/record/record.h"

/* A bot in the hand that it was given last, and the last question that it was asked at the mat. The caller sets the first group of
 * members and zeroes the others. */
typedef struct
{
  const ChieuGame *game;
  const ChieuBotLevel *level;
  guint64 seed;
  guint32 max_nodes;             /* 0: the level's own */

  gboolean begun;                /* a hand was given */
  int seat;                      /* of the bot */
  guint moves;                   /* made in this hand, by all seats */
  ChieuState state;

  /* The last question at the mat. */
  int number;
  char said[CHIEU_MOVE_TEXT_MAX];    /* its first answer; "": there was no question */
  char other[CHIEU_MOVE_TEXT_MAX];   /* the answer after @said was refused */
} ChieuBotSession;

/**
 * chieu_bot_session_answer:
 * @line: any bytes, without the newline
 * @length: how many
 *
 * Takes what @line tells or asks, and answers it.
 *
 * Returns: (transfer full): the answer; NULL with @error set, and nothing has changed
 */
char *chieu_bot_session_answer (ChieuBotSession *self, const char *line, gsize length, ChieuLineError *error);
