/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "columns.h"

#include <math.h>

#include "mat/faces/card-shape.h"
#include "mat/faces/face-cache.h"

/* The part of a covered card that shows: in a column, in parts of its height; in a row, in parts of its width; and in a tight stack, in parts
 * of its height in columns and rows alike. */
#define COLUMN_STEP 0.25f
#define ROW_STEP 0.54f
#define TIGHT_STEP 0.05f
/* The part of its height that a card shows in a line of rows that has another line below it. */
#define LINE_STEP 0.28f
/* The space between stacks, in parts of a card's width. */
#define GAP 0.20f
/* The most lines of stacks, and the factor by which cards have to become larger for another arrangement. */
#define LINES_MAX 3
#define GAIN 1.01f

/* The least height of a card in a row, in pixels. */
#define ROW_LEAST (6 * CHIEU_FACE_STEP)

/* An arrangement of stacks. */
typedef struct
{
  gboolean rows;                 /* stacks run to the right, else downwards */
  int lines;                     /* lines of stacks below each other */
  float height;                  /* of a card */
} Fit;

/* A stack whose cards all lie on each other takes the room of one card. */
static const ChieuColumn pile = { .n = 1 };

/* Return the width of a stack in card widths, and its height in card heights. */
static float
stack_width (const ChieuColumn *column,
             gboolean           rows)
{
  if (!rows)
    return 1;
  return 1 + (column->n - 1) * (column->tight ? CHIEU_STRIP_SHAPE * TIGHT_STEP : ROW_STEP);
}

static float
stack_height (const ChieuColumn *column,
              gboolean           rows)
{
  if (rows)
    return 1;
  return 1 + (column->n - 1) * (column->tight ? TIGHT_STEP : COLUMN_STEP);
}

/* Returns: the first stack of line @line if @n stacks are distributed evenly over @lines */
static int
line_start (int n,
            int lines,
            int line)
{
  return (n * line + lines - 1) / lines;
}

/* Finds the width of a line in card widths, and its height in card heights. */
static void
measure_line (const ChieuColumn *columns,
              int                first,
              int                end,
              gboolean           rows,
              float             *width,
              float             *height)
{
  *width = *height = 0;
  for (int i = first; i < end; i++)
    {
      *width += stack_width (&columns[i], rows) + (i > first ? GAP : 0);
      *height = MAX (*height, stack_height (&columns[i], rows));
    }
}

/* Returns: the greatest height of a card with this many lines */
static float
fit_lines (const ChieuColumn       *columns,
           int                      n,
           const ChieuColumnsShape *shape,
           gboolean                 rows,
           int                      lines)
{
  float width_max = 0, heights = 0, width, height;

  for (int line = 0; line < lines; line++)
    {
      measure_line (columns, line_start (n, lines, line), line_start (n, lines, line + 1), rows, &width, &height);
      width_max = MAX (width_max, width);
      heights += height + (line > 0 ? GAP / CHIEU_STRIP_SHAPE : 0);
    }
  return MIN (shape->height_max, MIN (shape->box.height / heights, CHIEU_STRIP_SHAPE * shape->box.width / width_max));
}

/* Returns: the arrangement with the largest cards, columns before rows and few lines before many */
static Fit
find_fit (const ChieuColumn       *columns,
          int                      n,
          const ChieuColumnsShape *shape)
{
  Fit best = { .height = 0 };

  for (int rows = 0; rows <= 1; rows++)
    for (int lines = 1; lines <= MIN (LINES_MAX, n); lines++)
      {
        float height = fit_lines (columns, n, shape, rows, lines);
        gboolean gets_readable = best.height < shape->height_read && height >= shape->height_read;

        if (height > best.height * (rows && !best.rows && !gets_readable ? shape->rows_gain : GAIN))
          best = (Fit) { .rows = rows, .lines = lines, .height = height };
      }
  return best;
}

/* Places the cards of @column, with the upper left corner of the stack at @x, @y. @shown: how the stack looks: as it is, or as a pile.
 * Returns: how many cards there are */
static int
place_stack (const ChieuColumn *column,
             const ChieuColumn *shown,
             const Fit         *fit,
             int                height,
             float              x,
             float              y,
             ChieuPlace        *places)
{
  float width = height / CHIEU_STRIP_SHAPE;
  float dx = fit->rows ? width * (shown->tight ? CHIEU_STRIP_SHAPE * TIGHT_STEP : ROW_STEP) : 0;
  float dy = fit->rows ? 0 : height * (shown->tight ? TIGHT_STEP : COLUMN_STEP);

  for (int i = 0; i < column->n; i++)
    {
      int step = MIN (i, shown->n - 1);

      places[i].x = roundf (x + step * dx) + width / 2;
      places[i].y = roundf (y + step * dy) + height / 2.0f;
      places[i].height = height;
      places[i].angle = 0;
      places[i].strip = i + 1 < column->n ? (int) dy : 0;
      places[i].beside = i + 1 < column->n ? (int) dx : 0;
    }
  if (shown->n < column->n)
    places[column->n - 1].piled = column->n;
  return column->n;
}

void
chieu_columns_arrange (const ChieuColumn       *columns,
                       int                      n,
                       const ChieuColumnsShape *shape,
                       ChieuPlace              *places)
{
  ChieuColumn piles[CHIEU_COLUMNS_MAX];
  const ChieuColumn *shown = columns;
  Fit fit;
  float y, width, height, card_width;
  int card_height;

  g_return_if_fail (n >= 0 && n <= CHIEU_COLUMNS_MAX);

  if (n == 0)
    return;

  fit = find_fit (columns, n, shape);
  if (fit.height < shape->height_least)
    {
      for (int i = 0; i < n; i++)
        piles[i] = pile;
      shown = piles;
      fit = find_fit (shown, n, shape);
    }
  card_height = chieu_face_quantise (fit.height);
  card_width = card_height / CHIEU_STRIP_SHAPE;
  y = shape->box.y;
  for (int line = 0; line < fit.lines; line++)
    {
      int first = line_start (n, fit.lines, line), end = line_start (n, fit.lines, line + 1);
      float x;

      measure_line (shown, first, end, fit.rows, &width, &height);
      x = shape->box.x + (shape->box.width - width * card_width) / 2;
      for (int i = first; i < end; i++)
        {
          places += place_stack (&columns[i], &shown[i], &fit, card_height, x, y, places);
          x += (stack_width (&shown[i], fit.rows) + GAP) * card_width;
        }
      y += (height + GAP / CHIEU_STRIP_SHAPE) * card_height;
    }
}

void
chieu_row_arrange (int                      n,
                   const ChieuColumnsShape *shape,
                   ChieuPlace              *places)
{
  int height, per_line, lines;
  float width;

  if (n == 0)
    return;

  /* Rows overlap, too, so that a second one needs only LINE_STEP of a card's height. */
  for (height = chieu_face_quantise (shape->height_max);; height -= CHIEU_FACE_STEP)
    {
      width = height / CHIEU_STRIP_SHAPE;
      per_line = MAX (1, (int) ((shape->box.width - width) / (width * ROW_STEP)) + 1);
      lines = (n + per_line - 1) / per_line;
      if (height <= ROW_LEAST || height * (1 + (lines - 1) * LINE_STEP) <= shape->box.height)
        break;
    }
  width = height / CHIEU_STRIP_SHAPE;
  for (int i = 0; i < n; i++)
    {
      places[i].height = height;
      places[i].angle = 0;
      places[i].strip = i + per_line < n ? (int) (height * LINE_STEP) : 0;
      places[i].beside = i + 1 < n && (i + 1) % per_line != 0 ? (int) (width * ROW_STEP) : 0;
      places[i].x = roundf (shape->box.x + i % per_line * width * ROW_STEP) + width / 2;
      places[i].y = roundf (shape->box.y + i / per_line * height * LINE_STEP) + height / 2.0f;
    }
}
