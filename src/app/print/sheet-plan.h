/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Arithmetic that lays cards on sheets of paper, to be printed and cut. All lengths are millimetres, from the upper left
 * corner of a sheet as one reads it.
 */
#pragma once

#include <glib.h>

/* Lengths that differ by less count as equal: floating-point sums are not exact. */
#define CHIEU_SHEET_TOLERANCE 1e-6

/* The length of the rule on each sheet, which shows whether it was printed in its true size. */
#define CHIEU_SHEET_RULE 100.0

/* The ways in which the backs of the cards are printed. */
typedef enum
{
  CHIEU_BACKS_NONE,
  CHIEU_BACKS_DUPLEX,            /* after each sheet of faces one of backs with its columns mirrored, as the sheet is turned
                                  * like the leaf of a book */
  CHIEU_BACKS_FOLDED,            /* each beside its face, to be folded and glued */
} ChieuBacks;

/* The paper, and the cards that are to lie on it. */
typedef struct
{
  double paper_width;
  double paper_height;
  gboolean may_turn;             /* the paper may be turned by 90° if more cards find room on it */
  double card_width;             /* as it is cut */
  double card_height;
  double bleed;                  /* this much of the paper around a card is printed, too, and cut away */
  ChieuBacks backs;
  int n_cards;
} ChieuSheetAsk;

/* A part of a sheet; x and y are those of its upper left corner. */
typedef struct
{
  double x, y, width, height;
} ChieuSheetBox;

/* The places of the cards on a sheet. */
typedef struct
{
  ChieuSheetAsk ask;
  gboolean turned;
  double width, height;          /* of the sheet as it lies */
  int columns, rows;             /* 0: no card fits on the paper */
  double left, top;              /* where the cards begin, their bleed counted in */
  double cell_width, cell_height;        /* of a card with its bleed, and with its back if that lies beside it */
  gboolean rule_is_below;        /* the rule lies below the cards; else it stands to their right */
} ChieuSheetPlan;

/* Finds the plan with the most cards on a sheet. The lengths of a card in @ask are above 0, its bleed is at least 0, and there is a
 * card. Each strip of paper round the cards has room for cut marks, and one for the rule. */
void chieu_sheet_plan_init (ChieuSheetPlan *self, const ChieuSheetAsk *ask);

/* Return the number of cards on a sheet, of sheets that the faces fill, and of pages that are printed (two a sheet with duplex backs);
 * 0 if no card fits. */
int chieu_sheet_plan_count_on_sheet (const ChieuSheetPlan *self);
int chieu_sheet_plan_count_sheets (const ChieuSheetPlan *self);
int chieu_sheet_plan_count_pages (const ChieuSheetPlan *self);

/* Returns: whether @page, from 0, has the backs of the page before it */
gboolean chieu_sheet_plan_is_back_page (const ChieuSheetPlan *self, int page);
/* Returns: the number of the sheet, from 0, that @page is a side of */
int chieu_sheet_plan_get_sheet (const ChieuSheetPlan *self, int page);

/* Return the number of the first card of @page, from 0, and how many cards are on it: 0 beyond the last page. */
int chieu_sheet_plan_find_first_card (const ChieuSheetPlan *self, int page);
int chieu_sheet_plan_count_cards (const ChieuSheetPlan *self, int page);

/* Returns: where the card at @place, from 0, of @page is cut: its face, or on a page of backs its back. Only for a plan on which
 * cards fit. */
ChieuSheetBox chieu_sheet_plan_find_card (const ChieuSheetPlan *self, int page, int place);
/* Returns: where the back of that card is cut, with folded backs: to the right of its face */
ChieuSheetBox chieu_sheet_plan_find_back (const ChieuSheetPlan *self, int page, int place);

/**
 * chieu_sheet_plan_find_free_room:
 * @page: (out): the last page of faces
 * @columns: (out): how many columns of cards the room has
 * @room: (out): the largest room without a card on it, of whole places
 *
 * Returns: FALSE if no place is free; then what is in @page, @columns and @room means nothing
 */
gboolean chieu_sheet_plan_find_free_room (const ChieuSheetPlan *self, int *page, int *columns, ChieuSheetBox *room);

/* The two ends of a mark, a very thin line that touches neither a card nor its bleed. */
typedef struct
{
  double x1, y1, x2, y2;
} ChieuSheetMark;

/* Returns: (transfer full) (element-type ChieuSheetMark): marks at which the sheet is cut, and with folded backs those at which it
 * is folded, which are shorter. */
GArray *chieu_sheet_plan_make_marks (const ChieuSheetPlan *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: the line of the rule. The room for its ticks and words is on the side of the cards: above it if it lies below them, or else
 * to the left of it. */
ChieuSheetMark chieu_sheet_plan_get_rule (const ChieuSheetPlan *self);
