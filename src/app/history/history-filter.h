/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The conditions by which hands are searched, and the comparison with a hand. There are no widgets here, so that the search can be
 * tested without a window.
 */
#pragma once

#include "match/store/store.h"

/* The ways in which a hand may have ended. */
typedef enum
{
  CHIEU_HISTORY_ANY_END,
  CHIEU_HISTORY_OWN_WIN,         /* the person won, or called ù falsely */
  CHIEU_HISTORY_OTHERS_WIN,      /* somebody else did */
  CHIEU_HISTORY_DRAWN,
} ChieuHistoryEnd;

/* A hand passes if every condition holds. After chieu_history_filter_init() all hands pass. */
typedef struct
{
  const char *game;              /* (nullable): id of the game; NULL: any */
  int seats;                     /* the number of seats, 0: any */
  int way;                       /* ChieuWay, −1: any */
  ChieuHistoryEnd end;
  const char *cuoc;              /* (nullable): id of a cước that the winner called, paid or not; NULL: any or none */
  gboolean with_faults;          /* only hands in which the person made a fault */
  gint64 from, until;            /* seconds since 1970, the first included and the second not; 0: open */
} ChieuHistoryFilter;

/* Sets @self to let all hands pass. */
void chieu_history_filter_init (ChieuHistoryFilter *self);

/* Returns: whether all hands pass @self */
gboolean chieu_history_filter_is_open (const ChieuHistoryFilter *self);

/* Returns: whether @hand passes @self */
gboolean chieu_history_filter_wants (const ChieuHistoryFilter *self, const ChieuStoredHand *hand);

/**
 * chieu_history_find_day:
 * @year, @month, @day: of the calendar, @month from 1
 * @next: whether the day after it is meant
 *
 * Returns: when that day begins where the reader is, in seconds since 1970; 0 if there is no such day
 */
gint64 chieu_history_find_day (int year, int month, int day, gboolean next);
