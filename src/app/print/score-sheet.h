/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The points of an evening, as they are printed: a row for each hand, and the sums.
 */
#pragma once

#include "app/app-game.h"
#include "paper.h"

/* A row of the sheet. */
typedef struct
{
  gboolean is_hand;              /* FALSE: the row has only words, "A new hội begins", and no points */
  int points[CHIEU_SEATS_MAX];
  char *words;                   /* how the hand ended, or the words of the row */
} ChieuScoreLine;

struct _ChieuScoreSheet
{
  int seats;
  char *names[CHIEU_SEATS_MAX];  /* (nullable): NULL: to be written in by hand */
  char *house;                   /* (nullable): name of the house rules; NULL: those for which it is printed */
  char *day;                     /* (nullable): in words; NULL: to be written in by hand */
  GArray *lines;                 /* ChieuScoreLine */
};

/* Returns: (transfer full): a sheet without names and hands. @seats: from 1 to CHIEU_SEATS_MAX */
ChieuScoreSheet *chieu_score_sheet_new (int seats) G_GNUC_WARN_UNUSED_RESULT;
void chieu_score_sheet_free (ChieuScoreSheet *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuScoreSheet, chieu_score_sheet_free)

/* Adds a row. @points: (nullable) (array of the sheet's seats): what each got in the hand; NULL if the row is not a hand. @words: how the
 * hand ended, or the words of the row. Both are copied */
void chieu_score_sheet_add (ChieuScoreSheet *self, const int *points, const char *words);

/* Adds the table to @paper: below the hands there is room for more. @has_words: with a column on how the hands ended */
void chieu_score_sheet_print (const ChieuScoreSheet *self, ChieuPaper *paper, gboolean has_words);
