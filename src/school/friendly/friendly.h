/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Friendly deals: the first hands at a table after the lessons. They were found by search (chieu-engine friendly,
 * docs/practice.md): a player who follows the coach wins them within a few decisions. They are called friendly wherever they are
 * offered. The codes stand with each game (games/GAME/school/friendly.c); a test plays each of them again.
 */
#pragma once

#include "match/record/match-options.h"
#include "school/school-game.h"

/* The number of deals for a table. */
#define CHIEU_FRIENDLY_DEALS 3
/* The most decisions with which the person wins. */
#define CHIEU_FRIENDLY_DECISIONS 10

/* The friendly deals of a game with this number of seats. */
struct _ChieuFriendlyTable
{
  int seats;                     /* 0: the end of the list */
  const char *after;             /* id of the lesson after which they are offered; those of the game's first table are also offered
                                  * after the last lesson of the course */
  const char *codes[CHIEU_FRIENDLY_DEALS];   /* of deals (match/deals/deal-code.h) */
};

/* For tests. Returns: (nullable): the tables of @game; the list ends with one without seats. NULL: it has no friendly deals */
const ChieuFriendlyTable *chieu_friendly_get_tables (const ChieuGame *game);

/* Returns: (nullable): the table whose deals are offered after this lesson: that of this lesson, or after the last lesson of the
 * course (@last) the first one; NULL: none */
const ChieuFriendlyTable *chieu_friendly_find_after_lesson (const ChieuGame *game, const char *lesson, gboolean last);

/**
 * chieu_friendly_read_options:
 * @code: of the deal
 * @options: (out): the match of one hand in which it is played: with the usual house rules and the coach, against beginners
 *
 * Returns: FALSE with @error: %CHIEU_MATCH_ERROR_BAD_CODE if @code is not valid, or has other house rules than the usual ones
 */
gboolean chieu_friendly_read_options (const char *code, ChieuMatchOptions *options, GError **error);

/* The outcome of a hand in which the person did what the coach says. */
typedef struct
{
  gboolean won;                  /* paid in full, and nobody else gets more points */
  int decisions;                 /* moves that the person made, without those that are automatic at the table */
} ChieuFriendlyPlay;

/**
 * chieu_friendly_play:
 * @options: of chieu_friendly_read_options()
 * @play: (out)
 *
 * Plays the hand as a match does, the person following the coach, and waits for it: some tenths of a second. For programs and tests
 * in which no other match runs: the bots' pool, which all matches share, would answer where it was made, and this would wait for ever.
 *
 * Returns: FALSE with %CHIEU_MATCH_ERROR_BAD_OPTIONS, also if the coach has no advice or one that is refused
 */
gboolean chieu_friendly_play (const ChieuMatchOptions *options, ChieuFriendlyPlay *play, GError **error);
