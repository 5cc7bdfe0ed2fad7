/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Friendly deals: the first hands at a table after the lessons. They were found by search (chieu-engine friendly,
 * docs/practice.md): who does what the coach says wins them within a few decisions, and they are called friendly wherever they
 * are offered. The codes stand with each game (games/GAME/school/friendly.c); a test plays each of them again.
 */
#pragma once

#include "match/record/match-options.h"
#include "school/school-game.h"

/* There are so many for a table. */
#define CHIEU_FRIENDLY_DEALS 3
/* The person wins with at most so many decisions of his own. */
#define CHIEU_FRIENDLY_DECISIONS 10

/* The friendly deals of a game with so many seats. */
struct _ChieuFriendlyTable
{
  int seats;                     /* 0: behind the last one */
  const char *after;             /* id of the lesson after which they are offered, and after the last one of the course */
  const char *codes[CHIEU_FRIENDLY_DEALS];   /* of deals (match/deals/deal-code.h) */
};

/* Returns: (nullable): the tables of @game; that behind the last one has no seats. NULL: it has no friendly deals */
const ChieuFriendlyTable *chieu_friendly_tables (const ChieuGame *game);

/* Returns: (nullable): the table whose deals are offered after this lesson: its own, or after the last lesson of the course, where
 * @last, the first one; NULL: none are */
const ChieuFriendlyTable *chieu_friendly_after_lesson (const ChieuGame *game, const char *lesson, gboolean last);

/**
 * chieu_friendly_read_options:
 * @code: of the deal
 * @options: (out): the match of one hand in which it is played: with the usual house rules and the coach, against beginners
 *
 * Returns: FALSE with @error: %CHIEU_MATCH_ERROR_BAD_CODE if @code is none, or is one of other house rules than the usual ones
 */
gboolean chieu_friendly_read_options (const char *code, ChieuMatchOptions *options, GError **error);

/* The outcome of a hand in which the person did what the coach says. */
typedef struct
{
  gboolean won;                  /* paid in full, and nobody has more of it */
  int decisions;                 /* moves that the person made; what makes itself at the table is none */
} ChieuFriendlyPlay;

/**
 * chieu_friendly_play:
 * @options: of chieu_friendly_read_options()
 * @play: (out)
 *
 * Plays the hand as a match does, the person following the coach. Takes some tenths of a second; may be called from any thread.
 *
 * Returns: FALSE with @error: %CHIEU_MATCH_ERROR_BAD_OPTIONS, or if the coach says nothing or what cannot be done
 */
gboolean chieu_friendly_play (const ChieuMatchOptions *options, ChieuFriendlyPlay *play, GError **error);
