/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The person's finished hands of all games together: how many, how many of them won, by game, by level and by month; the best of
 * them; the most frequent faults. Hands of friendly deals do not count.
 */
#pragma once

#include "database.h"

/* The number of the best hands of each game that are listed. */
#define CHIEU_OVERVIEW_BEST 2
/* The number of the most frequent faults that are listed. */
#define CHIEU_OVERVIEW_FAULTS 8

/* Hands that have something in common. */
typedef struct
{
  char *what;                    /* id of the game; id of the others' level, "" if they differ; the month, "2026-11" */
  guint played, won;
  int points;                    /* the person's */
} ChieuOverviewPart;

/* A hand that the person won and was paid for. */
typedef struct
{
  const ChieuGame *game;
  gint64 id;                     /* as ChieuStoredHand has it */
  gint64 ended;                  /* seconds since 1970 */
  int worth;
  char *record;                  /* its text */
} ChieuOverviewBest;

/* A fault that the person made at least once. */
typedef struct
{
  const ChieuGame *game;
  int reason;                    /* index into ChieuGame.reasons */
  guint times;
  gint64 when;                   /* the last time, seconds since 1970 */
} ChieuOverviewFault;

/* The sums and lists over all these hands. */
typedef struct
{
  guint played, won;
  GArray *games, *levels, *months;   /* ChieuOverviewPart: games and levels played most first, the latest month first */
  GArray *best;                  /* ChieuOverviewBest: game by game, the one worth most first */
  GArray *faults;                /* ChieuOverviewFault: the most frequent first */
} ChieuOverview;

/**
 * chieu_overview_new:
 * @way: a ChieuWay, or −1 for all ways of play
 *
 * Games that this program does not know are left out.
 *
 * Returns: (transfer full): the overview; NULL with %CHIEU_MATCH_ERROR_STORE if the database does not answer
 */
ChieuOverview *chieu_overview_new (ChieuDatabase *database, int way, GError **error) G_GNUC_WARN_UNUSED_RESULT;
void chieu_overview_free (ChieuOverview *self);

/**
 * chieu_overview_export:
 *
 * Returns: (transfer full): all these hands as a table, a line each, the oldest first (docs/notation.md, "The table of hands");
 *   NULL with %CHIEU_MATCH_ERROR_STORE
 */
char *chieu_overview_export (ChieuDatabase *database, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* For tests: appends @text and a comma to a line of such a table, so that programs read it as a text and never as a formula, quoted
 * if necessary. */
void chieu_overview_add_cell (GString *line, const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuOverview, chieu_overview_free)
