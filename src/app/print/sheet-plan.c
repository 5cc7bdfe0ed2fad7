/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheet-plan.h"

/* The edge that most printers leave white, a mark's distance from the cards, and its length. Together they make one strip. */
#define PRINTER_EDGE 4.0
#define MARK_CLEAR 1.0
#define MARK_LENGTH 3.0
#define STRIP (PRINTER_EDGE + MARK_CLEAR + MARK_LENGTH)
/* The mark of a fold is half as long. */
#define FOLD_LENGTH 1.5
/* The strip with the rule is wider by this much, for words and ticks. */
#define RULE_ROOM 5.0

static int
count_fitting (double room,
               double cell)
{
  return room + CHIEU_SHEET_TOLERANCE < cell ? 0 : (int) ((room + CHIEU_SHEET_TOLERANCE) / cell);
}

/* Makes the plan for a sheet in one orientation, with the rule in one of the two strips. The cards lie in the middle, so that
 * their backs do so too when the sheet is turned over. */
static void
fill_plan (ChieuSheetPlan      *self,
           const ChieuSheetAsk *ask,
           gboolean             turned,
           gboolean             rule_is_below)
{
  double room_x, room_y;

  self->ask = *ask;
  self->turned = turned;
  self->rule_is_below = rule_is_below;
  self->width = turned ? ask->paper_height : ask->paper_width;
  self->height = turned ? ask->paper_width : ask->paper_height;
  self->cell_width = ask->card_width * (ask->backs == CHIEU_BACKS_FOLDED ? 2 : 1) + 2 * ask->bleed;
  self->cell_height = ask->card_height + 2 * ask->bleed;
  room_x = self->width - 2 * (STRIP + (rule_is_below ? 0 : RULE_ROOM));
  room_y = self->height - 2 * (STRIP + (rule_is_below ? RULE_ROOM : 0));
  self->columns = count_fitting (room_x, self->cell_width);
  self->rows = count_fitting (room_y, self->cell_height);
  if (self->columns == 0 || self->rows == 0 || (rule_is_below ? self->width : self->height) < CHIEU_SHEET_RULE + 2 * PRINTER_EDGE)
    self->columns = self->rows = 0;
  self->left = (self->width - self->columns * self->cell_width) / 2;
  self->top = (self->height - self->rows * self->cell_height) / 2;
}

void
chieu_sheet_plan_init (ChieuSheetPlan      *self,
                       const ChieuSheetAsk *ask)
{
  g_return_if_fail (self != NULL && ask != NULL);
  g_return_if_fail (ask->card_width > 0 && ask->card_height > 0 && ask->bleed >= 0 && ask->n_cards > 0);

  fill_plan (self, ask, FALSE, FALSE);
  /* The lower bit of a way is whether the rule lies below, the upper one whether the sheet is turned. */
  for (int way = 1; way < (ask->may_turn ? 4 : 2); way++)
    {
      ChieuSheetPlan other;

      fill_plan (&other, ask, way / 2, way % 2);
      if (other.columns * other.rows > self->columns * self->rows)
        *self = other;
    }
}

/* ---- Pages ---- */

static int
count_pages_of_sheet (const ChieuSheetPlan *self)
{
  return self->ask.backs == CHIEU_BACKS_DUPLEX ? 2 : 1;
}

int
chieu_sheet_plan_count_on_sheet (const ChieuSheetPlan *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->columns * self->rows;
}

int
chieu_sheet_plan_count_sheets (const ChieuSheetPlan *self)
{
  int n;

  g_return_val_if_fail (self != NULL, 0);

  n = chieu_sheet_plan_count_on_sheet (self);
  return n == 0 ? 0 : (self->ask.n_cards + n - 1) / n;
}

int
chieu_sheet_plan_count_pages (const ChieuSheetPlan *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return chieu_sheet_plan_count_sheets (self) * count_pages_of_sheet (self);
}

gboolean
chieu_sheet_plan_is_back_page (const ChieuSheetPlan *self,
                               int                   page)
{
  g_return_val_if_fail (self != NULL && page >= 0, FALSE);

  /* The faces are on the first page of each sheet. */
  return page % count_pages_of_sheet (self) > 0;
}

int
chieu_sheet_plan_get_sheet (const ChieuSheetPlan *self,
                            int                   page)
{
  g_return_val_if_fail (self != NULL && page >= 0, 0);

  return page / count_pages_of_sheet (self);
}

int
chieu_sheet_plan_find_first_card (const ChieuSheetPlan *self,
                                  int                   page)
{
  g_return_val_if_fail (self != NULL && page >= 0, 0);

  return chieu_sheet_plan_get_sheet (self, page) * chieu_sheet_plan_count_on_sheet (self);
}

int
chieu_sheet_plan_count_cards (const ChieuSheetPlan *self,
                              int                   page)
{
  g_return_val_if_fail (self != NULL && page >= 0, 0);

  return CLAMP (self->ask.n_cards - chieu_sheet_plan_find_first_card (self, page), 0, chieu_sheet_plan_count_on_sheet (self));
}

/* ---- Places ---- */

ChieuSheetBox
chieu_sheet_plan_find_card (const ChieuSheetPlan *self,
                            int                   page,
                            int                   place)
{
  int column;

  g_return_val_if_fail (self != NULL && self->columns > 0 && page >= 0 && place >= 0, (ChieuSheetBox) { 0 });

  column = place % self->columns;
  if (chieu_sheet_plan_is_back_page (self, page))
    column = self->columns - 1 - column;
  return (ChieuSheetBox) {
    self->left + column * self->cell_width + self->ask.bleed, self->top + place / self->columns * self->cell_height + self->ask.bleed,
    self->ask.card_width, self->ask.card_height,
  };
}

ChieuSheetBox
chieu_sheet_plan_find_back (const ChieuSheetPlan *self,
                            int                   page,
                            int                   place)
{
  ChieuSheetBox box = chieu_sheet_plan_find_card (self, page, place);

  box.x += box.width;
  return box;
}

gboolean
chieu_sheet_plan_find_free_room (const ChieuSheetPlan *self,
                                 int                  *page,
                                 int                  *columns,
                                 ChieuSheetBox        *room)
{
  int n, in_last_row, full_rows, first_free_row, beside, below;

  g_return_val_if_fail (self != NULL && page != NULL && columns != NULL && room != NULL, FALSE);

  if (chieu_sheet_plan_count_on_sheet (self) == 0)
    return FALSE;
  *page = (chieu_sheet_plan_count_sheets (self) - 1) * count_pages_of_sheet (self);
  n = chieu_sheet_plan_count_cards (self, *page);
  in_last_row = n % self->columns;
  full_rows = n / self->columns;
  /* The free room is either whole rows below all cards, or the part of the last rows beside the cards of the one that is not
   * full. */
  below = (self->rows - full_rows - (in_last_row > 0)) * self->columns;
  beside = in_last_row > 0 ? (self->rows - full_rows) * (self->columns - in_last_row) : 0;
  if (below == 0 && beside == 0)
    return FALSE;
  *columns = below >= beside ? self->columns : self->columns - in_last_row;
  first_free_row = below >= beside && in_last_row > 0 ? full_rows + 1 : full_rows;
  *room = (ChieuSheetBox) {
    self->left + (self->columns - *columns) * self->cell_width, self->top + first_free_row * self->cell_height,
    *columns * self->cell_width, (self->rows - first_free_row) * self->cell_height,
  };
  return TRUE;
}

/* ---- Marks ---- */

/* Adds two marks of @length at @at: above and below all cards, or left and right of them. */
static void
add_marks (const ChieuSheetPlan *self,
           GArray               *marks,
           gboolean              upright,
           double                at,
           double                length)
{
  double begin = upright ? self->top : self->left;
  double end = (upright ? self->height : self->width) - begin;
  double before = begin - MARK_CLEAR, after = end + MARK_CLEAR;
  ChieuSheetMark first = { before - length, at, before, at }, last = { after, at, after + length, at };

  if (upright)
    {
      first = (ChieuSheetMark) { at, before - length, at, before };
      last = (ChieuSheetMark) { at, after, at, after + length };
    }
  g_array_append_val (marks, first);
  g_array_append_val (marks, last);
}

GArray *
chieu_sheet_plan_make_marks (const ChieuSheetPlan *self)
{
  GArray *marks;
  double bleed;

  g_return_val_if_fail (self != NULL, NULL);

  marks = g_array_new (FALSE, FALSE, sizeof (ChieuSheetMark));
  bleed = self->ask.bleed;
  for (int i = 0; i < self->columns; i++)
    {
      double left = self->left + i * self->cell_width + bleed, right = self->left + (i + 1) * self->cell_width - bleed;

      add_marks (self, marks, TRUE, left, MARK_LENGTH);
      if (self->ask.backs == CHIEU_BACKS_FOLDED)
        add_marks (self, marks, TRUE, (left + right) / 2, FOLD_LENGTH);
      /* Without a bleed the next card begins where this one ends. */
      if (bleed > 0 || i == self->columns - 1)
        add_marks (self, marks, TRUE, right, MARK_LENGTH);
    }
  for (int i = 0; i < self->rows; i++)
    {
      add_marks (self, marks, FALSE, self->top + i * self->cell_height + bleed, MARK_LENGTH);
      if (bleed > 0 || i == self->rows - 1)
        add_marks (self, marks, FALSE, self->top + (i + 1) * self->cell_height - bleed, MARK_LENGTH);
    }
  return marks;
}

ChieuSheetMark
chieu_sheet_plan_get_rule (const ChieuSheetPlan *self)
{
  double at, begin;

  g_return_val_if_fail (self != NULL, (ChieuSheetMark) { 0 });

  if (self->rule_is_below)
    {
      at = self->height - PRINTER_EDGE;
      begin = (self->width - CHIEU_SHEET_RULE) / 2;
      return (ChieuSheetMark) { begin, at, begin + CHIEU_SHEET_RULE, at };
    }
  at = self->width - PRINTER_EDGE;
  begin = (self->height - CHIEU_SHEET_RULE) / 2;
  return (ChieuSheetMark) { at, begin, at, begin + CHIEU_SHEET_RULE };
}
