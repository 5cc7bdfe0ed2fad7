/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sums up the person's finished hands: how often things happened, since when, and how the points developed. Only hands that a
 * person played count, and none of friendly deals.
 */
#pragma once

#include "database.h"

/* The number of times that something happened, at least one: a cước that was called with a good win, paid or not, or a kind of fault. */
typedef struct
{
  int what;                      /* index into ChieuGame.cuoc or ChieuGame.reasons */
  guint times;
  gint64 when;                   /* seconds since 1970: a cước the first time, a fault the last time */
} ChieuTally;

/* One hand on the curve. */
typedef struct
{
  gint64 ended;                  /* seconds since 1970 */
  int points;                    /* the person's, added up from the first hand on */
  guint faults;                  /* made in this hand */
} ChieuStatisticsHand;

/* The statistics of one game. */
typedef struct
{
  const ChieuGame *game;
  int way;                       /* ChieuWay, −1: all */
  guint won, unpaid, cheo_do, false_calls;   /* how the person's own wins and calls ended */
  guint lost;                    /* somebody else won */
  guint drawn;                   /* nobody won: a drawn hand, or somebody else called falsely */
  GArray *hands;                 /* ChieuStatisticsHand, in the order played */
  GArray *cuoc;                  /* ChieuTally, the most frequent first */
  GArray *faults;                /* ChieuTally, the most frequent first */
} ChieuStatistics;

/**
 * chieu_statistics_new:
 * @way: a ChieuWay, or −1 for all ways of play
 *
 * Returns: (transfer full): the statistics of @game, empty if nothing was played; NULL with
 *   %CHIEU_MATCH_ERROR_STORE if the database does not answer
 */
ChieuStatistics *chieu_statistics_new (ChieuDatabase   *database,
                                       const ChieuGame *game,
                                       int              way,
                                       GError         **error) G_GNUC_WARN_UNUSED_RESULT;
void chieu_statistics_free (ChieuStatistics *self);

/* Returns: (transfer none): hand @i in the order played, from 0, less than the number of hands */
const ChieuStatisticsHand *chieu_statistics_get_hand (const ChieuStatistics *self, guint i);

/**
 * chieu_statistics_get_faults_per_hand:
 * @first: the first hand counted, from 0
 * @n: how many; fewer if fewer are left
 *
 * Returns: the average number of faults in these hands, 0 if there are none
 */
double chieu_statistics_get_faults_per_hand (const ChieuStatistics *self, guint first, guint n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuStatistics, chieu_statistics_free)
