/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists the matches that are not over, with how each stands, and how the hands of a day ended, so that they can be offered.
 */
#pragma once

#include "database.h"

/* The most matches that are listed; they are those that were played last. */
#define CHIEU_OPEN_MATCHES_MAX 50

/* A match that is not over. */
typedef struct
{
  gint64 id;                     /* for chieu_match_resume_async() */
  ChieuMatchOptions options;     /* everything except levels and house rules, which are unset */
  gint64 played;                 /* when it was played last, seconds since 1970 */
  guint hand;                    /* number of its hand, from 0 */
  gboolean ended;                /* that hand is over, and the next is to be dealt */
  int points[CHIEU_SEATS_MAX];   /* each seat's score so far */
} ChieuOpenMatch;

/* The hand of a day, as it ended when it was finished for the first time. */
typedef struct
{
  const ChieuGame *game;
  gint64 hand;                   /* its id, as ChieuStoredHand has it */
  gint64 ended;                  /* seconds since 1970 */
  int outcome;                   /* ChieuOutcome */
  gboolean own;                  /* the person ended it, by a win or by a false call */
  int points;                    /* the person's */
} ChieuDayHand;

/* The open matches, and how the hands of one day ended. */
typedef struct
{
  GArray *matches;               /* ChieuOpenMatch, the one played last first */
  GArray *days;                  /* ChieuDayHand, at most one a game */
} ChieuOpenMatches;

/**
 * chieu_open_matches_new:
 * @day: the name of a day's deal: "2026-11-22"
 *
 * Matches of a game that this program does not know are left out. Those that another program has open are listed too: trying to
 * resume one of them then fails with a message.
 *
 * Returns: (transfer full): the open matches; NULL with %CHIEU_MATCH_ERROR_STORE if the database does not answer
 */
ChieuOpenMatches *chieu_open_matches_new (ChieuDatabase *database, const char *day, GError **error) G_GNUC_WARN_UNUSED_RESULT;
/* Returns: (transfer full): an empty list */
ChieuOpenMatches *chieu_open_matches_new_empty (void) G_GNUC_WARN_UNUSED_RESULT;
void chieu_open_matches_free (ChieuOpenMatches *self);

/* Returns: (transfer none) (nullable): the open match that has the place of @options */
const ChieuOpenMatch *chieu_open_matches_find (const ChieuOpenMatches *self, const ChieuMatchOptions *options);
/* Returns: (transfer none) (nullable): how the hand of the day of @game ended */
const ChieuDayHand *chieu_open_matches_find_day (const ChieuOpenMatches *self, const ChieuGame *game);

/* Gives up the open match that has the place and the seed of @options: it cannot be resumed any more. Returns: FALSE with @error
 * if the database does not answer */
gboolean chieu_open_matches_give_up (ChieuDatabase *database, const ChieuMatchOptions *options, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuOpenMatches, chieu_open_matches_free)
