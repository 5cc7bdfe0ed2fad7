/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole hands of any game between bots, and their results.
 */
#pragma once

#include "bots/bot.h"
#include "match/record/json-text.h"
#include "match/record/record.h"
#include "rules/fnv.h"

/* No game has more cước or more reasons than this. */
#define CHIEU_HANDS_CUOC_MAX 64
#define CHIEU_HANDS_REASONS_MAX 256
/* The most hands, or deals, that a command plays. */
#define CHIEU_HANDS_MAX 1000000
/* The largest seed from which a command plays: it fits into a JSON number of the answer, which is signed. */
#define CHIEU_HANDS_SEED_MAX G_MAXINT64
/* The points with which a hội begins. */
#define CHIEU_HANDS_POT 50

/* The hands that are to be played, and by whom. */
typedef struct
{
  const ChieuGame *game;
  int seats;
  const ChieuBotLevel *levels[CHIEU_SEATS_MAX];
  ChieuRules rules;
  guint64 seed;
  guint hands;
  guint32 max_nodes;             /* of one decision; 0: the level's own */
} ChieuHandsPlan;

/* The sums over all hands that were played. */
typedef struct
{
  guint64 wins[CHIEU_SEATS_MAX]; /* hands each seat won, paid or not */
  gint64 points[CHIEU_SEATS_MAX];
  guint64 draws, unpaid, cheo_do, false_calls;
  guint64 cuoc[CHIEU_HANDS_CUOC_MAX];        /* by cước, how often it stands in a result */
  guint64 faults[CHIEU_HANDS_REASONS_MAX];   /* by reason, how often it stands in a result */
  guint64 hoi;                   /* hội begun */
  guint64 moves, nodes;          /* of all seats together; nodes: hands that bots evaluated */
  guint64 decisions[CHIEU_SEATS_MAX];
  guint64 unclean[CHIEU_SEATS_MAX];    /* decisions that were faults */
  gint64 thought[CHIEU_SEATS_MAX];     /* microseconds over all decisions of the seat */
  gint64 longest[CHIEU_SEATS_MAX];     /* microseconds over the one that took longest */
  guint64 signature;             /* of all moves and results */
  double seconds;
} ChieuHandsSummary;

/* Begins a summary: nothing has been played yet. */
void chieu_hands_summary_init (ChieuHandsSummary *summary);

/**
 * chieu_hands_play:
 * @summary: (out): the results of the hands
 * @finished: (nullable): called after each hand with its record; it returns FALSE with an error to end the match
 *
 * Plays one match of @plan->hands hands; when a hội ends the next one begins. The same plan gives the same
 * hands. Each bot gets what its seat observes and a seed of its own.
 *
 * Returns: TRUE, or FALSE with the error of @finished, or with %CHIEU_MATCH_ERROR_BAD_RECORD if a bot made an impossible move or a hand
 * did not end
 */
gboolean chieu_hands_play (const ChieuHandsPlan *plan,
                           ChieuHandsSummary    *summary,
                           gboolean            (*finished) (const ChieuRecord *record, gpointer data, GError **error),
                           gpointer              data,
                           GError              **error);

/**
 * chieu_hands_play_one:
 * @carry: what the hand takes over
 * @seed: of the hand
 * @summary: the result of the hand is added
 * @result: (out): of the hand
 *
 * Plays one hand between the levels of @plan, whose seed and number of hands do not matter.
 *
 * Returns: (transfer full): its record; NULL with %CHIEU_MATCH_ERROR_BAD_RECORD if a bot made an impossible move or the hand did not end
 */
ChieuRecord *chieu_hands_play_one (const ChieuHandsPlan *plan,
                                   const ChieuCarry     *carry,
                                   guint64               seed,
                                   ChieuHandsSummary    *summary,
                                   ChieuResult          *result,
                                   GError              **error);

/* Adds the result of a finished hand of @seats to @summary. */
void chieu_hands_add_result (ChieuHandsSummary *summary, const ChieuResult *result, int seats);

/* Add a move, or how a hand ended, to a signature (FNV-1a, 64 bits). */
void chieu_hands_sign_move (guint64 *signature, const ChieuGame *game, int seat, const ChieuMove *move);
void chieu_hands_sign_result (guint64 *signature, const ChieuRecord *record, const ChieuResult *result);
/* The signature before the first move. */
#define CHIEU_HANDS_SIGNATURE_INIT CHIEU_FNV_START

/* Adds the members from "wins" to "moves": what is the same on every machine, without the signature. */
void chieu_hands_add_json (const ChieuHandsSummary *summary, const ChieuGame *game, int seats, JsonBuilder *builder);

/* Adds the member "signature", as a hexadecimal string. */
void chieu_hands_add_signature (guint64 signature, JsonBuilder *builder);

/* Adds the member "time": the seconds, and as @name how many of @count there were per second. */
void chieu_hands_add_time (double seconds, const char *name, guint64 count, JsonBuilder *builder);
