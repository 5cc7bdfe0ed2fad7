/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The options of a match, and the errors of everything that is saved of matches.
 */
#pragma once

#include <gio/gio.h>

#include "rules/games.h"

/* Three ways of play (docs/rules/to-tom.md, "Three ways of play"). */
typedef enum
{
  CHIEU_WAY_HOC,                 /* only clean moves; undo */
  CHIEU_WAY_THUONG,              /* a fault is warned of once; take-back before the next card */
  CHIEU_WAY_NGHIEM,              /* all that hands can do */
} ChieuWay;

/* The ways in which a hội can end. */
typedef enum
{
  CHIEU_HOI_POINTS,              /* a pot of hoi_limit points */
  CHIEU_HOI_HANDS,               /* hoi_limit hands */
  CHIEU_HOI_TIME,                /* hoi_limit minutes; the hand that has begun is finished */
} ChieuHoi;

/* The pace at which the others seem to think. */
typedef enum
{
  CHIEU_PACE_WAIT,               /* nothing happens until the person says so (chieu_match_proceed) */
  CHIEU_PACE_SLOW,
  CHIEU_PACE_NORMAL,
  CHIEU_PACE_QUICK,
  CHIEU_PACE_NONE,               /* no delays at all: tests, engine */
} ChieuPace;

/* The reason why a match exists. Matches of different kinds, and those of different games, are open beside each other. */
typedef enum
{
  CHIEU_MATCH_OWN,               /* begun by the person: each game has one */
  CHIEU_MATCH_DAY,               /* the hand of a day */
  CHIEU_MATCH_SHARED,            /* a deal that somebody shared */
  CHIEU_MATCH_FRIENDLY,          /* a deal after a lesson, chosen so that a player who follows the coach wins it: it counts in
                                  * no statistics */
} ChieuMatchKind;

/* Longest name of a deal, with its closing zero. */
#define CHIEU_MATCH_DEAL_MAX 32

/* Everything that is agreed upon before a match. */
typedef struct
{
  const ChieuGame *game;
  int seats;
  guint64 seed;
  int person;                    /* seat of the person, −1: bots only */
  const char *level[CHIEU_SEATS_MAX];  /* (transfer none) each: id of the bot level of each other seat, or CHIEU_MATCH_LEVEL_PROGRAM */
  ChieuWay way;
  ChieuHoi hoi;
  int hoi_limit;                 /* points, hands or minutes, as @hoi says, from 1 to G_MAXINT16 */
  ChieuRules rules;
  ChieuMatchKind kind;
  char deal[CHIEU_MATCH_DEAL_MAX];     /* of a hand of the day its date, of a shared or friendly deal its code; else "" */
  int first_cai;                 /* 1 + the seat that is cái of the first hand; 0: by lot */
} ChieuMatchOptions;

/* The level of a seat where somebody's own program sits (chieu_match_set_program()). */
#define CHIEU_MATCH_LEVEL_PROGRAM "program"

/* Returns: whether both have the same place among the open matches: there the one that begins later ends the other */
gboolean chieu_match_options_share_place (const ChieuMatchOptions *a, const ChieuMatchOptions *b);

/* Returns: whether the hội ends with hand @number (from 0) and its @result. @played: for how many microseconds the hội was played */
gboolean chieu_match_options_is_last_hand (const ChieuMatchOptions *options, const ChieuResult *result, guint number, gint64 played);

#define CHIEU_MATCH_ERROR (chieu_match_error_quark ())
GQuark chieu_match_error_quark (void);
typedef enum
{
  CHIEU_MATCH_ERROR_BAD_OPTIONS, /* no match can be played with these options */
  CHIEU_MATCH_ERROR_BAD_RECORD,  /* a text is no record, or its moves are impossible */
  CHIEU_MATCH_ERROR_STORE,       /* the store cannot be opened, read or written, or a hand that it has cannot be played again */
  CHIEU_MATCH_ERROR_BAD_RULES,   /* a file of house rules cannot be read, a text is none, or it is one of another game */
  CHIEU_MATCH_ERROR_BAD_CODE,    /* a text is not the code of a deal */
  CHIEU_MATCH_ERROR_BAD_MATCH,   /* what the store has of a match is not a match */
} ChieuMatchError;

/* Sets @error (nullable) to @code with a message. Returns: FALSE, so that the caller can return it in turn. */
gboolean chieu_match_fail (GError **error, ChieuMatchError code, const char *format, ...) G_GNUC_PRINTF (3, 4);
