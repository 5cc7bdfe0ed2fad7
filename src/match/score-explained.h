/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A hand's score explained: its reading by phu, each cước with its rule, the sum
 * step by step, other readings of the same cards that are worth less, and what
 * another card would have made. Words and cards only; pages lay them out.
 *
 * What a game knows of it is one row of a table (score-explained.c).
 */
#pragma once

#include "shown-phu.h"

G_BEGIN_DECLS

typedef struct
{
  const char *name;              /* "Bạch định" */
  const char *rule;              /* one sentence */
  int points;                    /* its part of the sum */
} ChieuExplainedCuoc;

/* Another reading of the same cards, with other cước. */
typedef struct
{
  char *call;                    /* "Thập hồng lèo" */
  char *why;                     /* why it is worth less, in whole sentences */
  int points;
  GPtrArray *phu;                /* (element-type ChieuShownPhu) */
} ChieuExplainedReading;

/* A card that would have won, too. */
typedef struct
{
  ChieuCard card;
  int points;
  char *call;
} ChieuExplainedWait;

/* One card of the hand for another. */
typedef struct
{
  ChieuCard out, in;
  int points;
  char *call;
  char *text;                    /* "With 9 Sách instead of 5 Văn: “Thập hồng lèo”, 14 points." */
} ChieuExplainedExchange;

typedef struct
{
  const ChieuGame *game;
  int seats;
  int points;                    /* that the best reading is worth, before pot, debt and faults */
  ChieuCard win;                 /* the winning card, or CHIEU_CARD_NONE */
  char *call;                    /* (nullable): the right call; NULL: there is nothing to explain */
  char *nothing;                 /* (nullable): then why */
  char *called;                  /* (nullable): what was called instead, and what that came to */
  GPtrArray *phu;                /* (element-type ChieuShownPhu) */
  GArray *cuoc;                  /* (element-type ChieuExplainedCuoc) */
  GPtrArray *steps;              /* (element-type utf8): the sum */
  GPtrArray *others;             /* (element-type ChieuExplainedReading): worth most first */
  GPtrArray *waits;              /* (element-type ChieuExplainedWait): worth most first */
  ChieuExplainedExchange *exchange;   /* (nullable): the best one that scores more */
} ChieuScoreExplained;

/**
 * chieu_score_explained_new:
 * @state: a whole state whose hand is over, or whose winner lays down; of any other, and of a drawn hand, it is said that
 *   there is nothing to explain
 *
 * Takes some hundredths of a second.
 *
 * Returns: (transfer full): the explanation
 */
ChieuScoreExplained *chieu_score_explained_new (const ChieuGame *game, const void *state) G_GNUC_WARN_UNUSED_RESULT;
void                 chieu_score_explained_free (ChieuScoreExplained *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuScoreExplained, chieu_score_explained_free)

G_END_DECLS
