/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "paper-layout.h"

#include <glib/gi18n.h>

#include "mat/faces/card-shape.h"
#include "paper-flow.h"
#include "print-text.h"

/* Sizes of letters, of white and of cards, as parts of the letters of a paragraph. */
#define TITLE 1.7
#define HEADING 1.3
#define SUBHEADING 1.1
#define GAP_HEADING 1.4
#define GAP_SUBHEADING 0.9
#define GAP_TEXT 0.5
#define GAP_ROW 0.0
#define INDENT 1.6
#define CELL_X 0.45
#define CELL_Y 0.28
#define CARDS_HEIGHT 6.0
#define CARDS_GAP 0.3
/* A cell for somebody's pen, in millimetres. */
#define PEN_HEIGHT 8.0
#define PEN_WIDTH 13.0
/* An empty row is at least this many times as high as its letters would be. */
#define PEN_LINES 2
/* The width of a line, in millimetres. */
#define LINE 0.15
/* A text that is wider than its room by less than this, in millimetres, counts as fitting: widths are rounded. */
#define TOLERANCE 0.01
/* A name or a number stays in one line if that takes no more than this part of the table. */
#define NAME_PART 0.3
/* The title of a column of numbers stays in one line up to this part of the table. */
#define TITLE_PART 0.12
/* The height of the foot with the white above it, as a multiple of the letters of a paragraph. */
#define FOOT_LINES 2.0

/* The lines of tables, and the ground of their heads. */
static const double faint[3] = { 0.55, 0.5, 0.45 }, head_colour[3] = { 0.93, 0.91, 0.87 };

/* A block of the paper, measured. */
typedef struct
{
  ChieuPaperKind kind;
  int table;                     /* the number of its table, from 0; −1: it is in none */
  PangoLayout *text;             /* (nullable): of a heading, a paragraph or an item */
  PangoLayout *mark;             /* (nullable): of an item: what stands before its text */
  PangoLayout **cells;           /* (nullable): one for each column */
  const ChieuDeckFace **cards;   /* (nullable): @n_cards pictures, which the faces own */
  const ChieuDeck *deck;         /* (nullable): of the cards */
  int n_cards;
} Piece;

struct _ChieuPaperLayout
{
  ChieuPaperLook look;
  double unit;                   /* the height of the letters of a paragraph, in millimetres */
  char *title;
  ChieuDeckFaces *faces;
  GArray *pieces;                /* Piece */
  GArray *tables;                /* ChieuPaperTable */
  double (*widths)[CHIEU_PAPER_COLUMNS_MAX];     /* of the columns, by table */
  ChieuFlowPiece *flow;          /* one for each of @pieces */
  ChieuFlowPlace *places;        /* likewise */
  int n_pages;
  gboolean is_whole;
};

static void
piece_clear (gpointer data)
{
  Piece *piece = data;

  g_clear_object (&piece->text);
  g_clear_object (&piece->mark);
  for (int i = 0; piece->cells != NULL && piece->cells[i] != NULL; i++)
    g_object_unref (piece->cells[i]);
  g_free (piece->cells);
  g_free (piece->cards);
}

void
chieu_paper_layout_free (ChieuPaperLayout *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  chieu_deck_faces_unref (self->faces);
  g_array_unref (self->pieces);
  g_array_unref (self->tables);
  g_free (self->widths);
  g_free (self->flow);
  g_free (self->places);
  g_free (self);
}

/* ---- Room ---- */

static double
get_room_width (const ChieuPaperLayout *self)
{
  return self->look.width - 2 * self->look.margin;
}

static double
get_room_height (const ChieuPaperLayout *self)
{
  return self->look.height - 2 * self->look.margin - (self->look.has_foot ? FOOT_LINES * self->unit : 0);
}

static const ChieuPaperTable *
get_table (const ChieuPaperLayout *self,
           int                     table)
{
  return &g_array_index (self->tables, ChieuPaperTable, table);
}

/* ---- Tables ---- */

static gboolean
is_bold (const ChieuPaperTable *table,
         ChieuPaperKind         kind,
         int                    column)
{
  return kind == CHIEU_PAPER_HEAD || table->columns[column] == CHIEU_COLUMN_NAME;
}

/* Returns: the least width of a cell: that of a number, a name or a title that is not too long, else of its widest word */
static double
find_least (const ChieuPaperLayout *self,
            ChieuColumnKind         column,
            ChieuPaperKind          kind,
            PangoLayout            *text,
            double                  width)
{
  double room = get_room_width (self);
  gboolean stays = kind == CHIEU_PAPER_HEAD ? width <= TITLE_PART * room
                   : (column == CHIEU_COLUMN_NUMBER || column == CHIEU_COLUMN_NAME) && width <= NAME_PART * room;

  return stays ? width : chieu_print_text_measure_widest_word (text);
}

/* Finds how wide the columns of a table have to be, and how wide they should be, from all of its cells. */
static void
measure_columns (const ChieuPaperLayout *self,
                 const ChieuPaper       *paper,
                 int                     table,
                 ChieuColumnAsk         *asks)
{
  const ChieuPaperTable *own = get_table (self, table);
  double pen_width = PEN_WIDTH, padding = 2 * CELL_X * self->unit;

  for (int c = 0; c < own->n; c++)
    asks[c] = (ChieuColumnAsk) { padding, padding };
  for (guint i = 0; i < paper->blocks->len; i++)
    {
      const ChieuPaperBlock *block = g_ptr_array_index (paper->blocks, i);

      for (int c = 0; block->cells != NULL && block->table == table && c < own->n; c++)
        {
          g_autoptr (PangoLayout) text = chieu_print_text_new (block->cells[c], self->unit, is_bold (own, block->kind, c), 0);
          double width, height;

          chieu_print_text_measure (text, &width, &height);
          /* A cell exactly as wide as its text might break it, because of rounding. */
          asks[c].natural = MAX (asks[c].natural, width + padding + LINE);
          asks[c].least = MAX (asks[c].least, find_least (self, own->columns[c], block->kind, text, width) + padding + LINE);
        }
    }
  /* All columns for a pen are equal. They like to be up to twice as wide as they need, if that leaves the others the room of two more. */
  for (int c = 0; c < own->n; c++)
    if (own->columns[c] == CHIEU_COLUMN_HAND)
      pen_width = MAX (pen_width, asks[c].least);
  for (int c = 0; c < own->n; c++)
    if (own->columns[c] == CHIEU_COLUMN_HAND)
      asks[c] = (ChieuColumnAsk) { pen_width, MAX (pen_width, MIN (get_room_width (self) / (own->n + 2), 2 * pen_width)) };
}

static double
measure_cells (ChieuPaperLayout      *self,
               const ChieuPaperBlock *block,
               Piece                 *piece)
{
  const ChieuPaperTable *table = get_table (self, block->table);
  double row = 0;
  gboolean is_for_pen = FALSE;

  piece->cells = g_new0 (PangoLayout *, table->n + 1);
  for (int c = 0; c < table->n; c++)
    {
      double width, height;

      piece->cells[c] = chieu_print_text_new (block->cells[c], self->unit, is_bold (table, block->kind, c),
                                              self->widths[block->table][c] - 2 * CELL_X * self->unit);
      if (table->columns[c] == CHIEU_COLUMN_NUMBER)
        pango_layout_set_alignment (piece->cells[c], PANGO_ALIGN_RIGHT);
      else if (table->columns[c] == CHIEU_COLUMN_HAND)
        pango_layout_set_alignment (piece->cells[c], PANGO_ALIGN_CENTER);
      chieu_print_text_measure (piece->cells[c], &width, &height);
      row = MAX (row, height);
      is_for_pen |= table->columns[c] == CHIEU_COLUMN_HAND;
    }
  row += 2 * CELL_Y * self->unit;
  return is_for_pen ? MAX (row, PEN_HEIGHT) : row;
}

/* ---- Cards ---- */

static double
get_card_width (const ChieuPaperLayout *self,
                const ChieuDeck        *deck)
{
  return chieu_card_width (deck, CARDS_HEIGHT * self->unit);
}

static int
count_cards_in_row (const ChieuPaperLayout *self,
                    const ChieuDeck        *deck)
{
  double width = get_card_width (self, deck), gap = CARDS_GAP * self->unit;

  return MAX (1, (int) ((get_room_width (self) + gap) / (width + gap)));
}

static gboolean
measure_cards (ChieuPaperLayout       *self,
               const ChieuPaperBlock  *block,
               Piece                  *piece,
               double                 *height,
               GError                **error)
{
  int rows, in_row;

  piece->deck = block->game->deck;
  piece->n_cards = block->n_cards;
  piece->cards = g_new0 (const ChieuDeckFace *, block->n_cards);
  for (int i = 0; i < block->n_cards; i++)
    {
      piece->cards[i] = chieu_deck_faces_get (self->faces, piece->deck, chieu_deck_name (piece->deck, block->cards[i]), error);
      if (piece->cards[i] == NULL)
        return FALSE;
    }
  in_row = count_cards_in_row (self, piece->deck);
  rows = (block->n_cards + in_row - 1) / in_row;
  *height = rows * CARDS_HEIGHT * self->unit + (rows - 1) * CARDS_GAP * self->unit;
  return TRUE;
}

/* ---- Texts ---- */

static double
get_size (ChieuPaperKind kind)
{
  switch (kind)
    {
    case CHIEU_PAPER_TITLE:
      return TITLE;
    case CHIEU_PAPER_HEADING:
      return HEADING;
    case CHIEU_PAPER_SUBHEADING:
      return SUBHEADING;
    default:
      return 1;
    }
}

static double
get_gap (ChieuPaperKind kind)
{
  switch (kind)
    {
    case CHIEU_PAPER_HEADING:
      return GAP_HEADING;
    case CHIEU_PAPER_SUBHEADING:
      return GAP_SUBHEADING;
    case CHIEU_PAPER_ROW:
    case CHIEU_PAPER_EMPTY_ROWS:
      return GAP_ROW;
    case CHIEU_PAPER_TITLE:
    case CHIEU_PAPER_TEXT:
    case CHIEU_PAPER_ITEM:
    case CHIEU_PAPER_CARDS:
    case CHIEU_PAPER_HEAD:
      break;
    }
  return GAP_TEXT;
}

static double
measure_text (ChieuPaperLayout      *self,
              const ChieuPaperBlock *block,
              Piece                 *piece)
{
  double indent = block->mark != NULL ? INDENT * self->unit : 0, width, height;

  piece->text = chieu_print_text_new (block->markup, get_size (block->kind) * self->unit, get_size (block->kind) > 1,
                                      get_room_width (self) - indent);
  if (block->mark != NULL)
    piece->mark = chieu_print_text_new (block->mark, self->unit, FALSE, 0);
  chieu_print_text_measure (piece->text, &width, &height);
  self->is_whole &= width <= get_room_width (self) - indent + TOLERANCE;
  return height;
}

/* ---- All of it ---- */

static gboolean
measure_piece (ChieuPaperLayout       *self,
               const ChieuPaperBlock  *block,
               Piece                  *piece,
               double                 *height,
               GError                **error)
{
  switch (block->kind)
    {
    case CHIEU_PAPER_CARDS:
      return measure_cards (self, block, piece, height, error);
    case CHIEU_PAPER_HEAD:
    case CHIEU_PAPER_ROW:
      *height = measure_cells (self, block, piece);
      return TRUE;
    case CHIEU_PAPER_EMPTY_ROWS:
      *height = MAX (PEN_HEIGHT, PEN_LINES * self->unit);
      return TRUE;
    case CHIEU_PAPER_TITLE:
    case CHIEU_PAPER_HEADING:
    case CHIEU_PAPER_SUBHEADING:
    case CHIEU_PAPER_TEXT:
    case CHIEU_PAPER_ITEM:
      break;
    }
  *height = measure_text (self, block, piece);
  return TRUE;
}

/* A heading stays with what it is about, a sentence that leads to cards with them, a table's head with its first row. */
static gboolean
keeps_with_next (const ChieuPaper *paper,
                 guint             i)
{
  const ChieuPaperBlock *block = g_ptr_array_index (paper->blocks, i);
  const ChieuPaperBlock *next = i + 1 < paper->blocks->len ? g_ptr_array_index (paper->blocks, i + 1) : NULL;

  return block->kind == CHIEU_PAPER_TITLE || block->kind == CHIEU_PAPER_HEADING || block->kind == CHIEU_PAPER_SUBHEADING
         || block->kind == CHIEU_PAPER_HEAD || (block->kind == CHIEU_PAPER_TEXT && next != NULL && next->kind == CHIEU_PAPER_CARDS);
}

static gboolean
measure_all (ChieuPaperLayout  *self,
             const ChieuPaper  *paper,
             GError           **error)
{
  int head = -1;

  for (guint i = 0; i < paper->blocks->len; i++)
    {
      const ChieuPaperBlock *block = g_ptr_array_index (paper->blocks, i);
      gboolean in_table = block->cells != NULL || block->kind == CHIEU_PAPER_EMPTY_ROWS;
      Piece *piece;

      g_array_set_size (self->pieces, i + 1);
      piece = &g_array_index (self->pieces, Piece, i);
      piece->kind = block->kind;
      piece->table = in_table ? block->table : -1;
      if (!measure_piece (self, block, piece, &self->flow[i].height, error))
        return FALSE;
      if (block->kind == CHIEU_PAPER_HEAD)
        head = (int) i;
      self->flow[i].gap = get_gap (block->kind) * self->unit;
      self->flow[i].keeps = keeps_with_next (paper, i);
      self->flow[i].head = in_table && block->kind != CHIEU_PAPER_HEAD ? head : -1;
      self->flow[i].fills = block->kind == CHIEU_PAPER_EMPTY_ROWS;
    }
  return TRUE;
}

ChieuPaperLayout *
chieu_paper_layout_new (const ChieuPaper      *paper,
                        const ChieuPaperLook  *look,
                        ChieuDeckFaces        *faces,
                        GError               **error)
{
  g_autoptr (ChieuPaperLayout) self = NULL;
  int n;

  g_return_val_if_fail (paper != NULL && look != NULL && faces != NULL, NULL);
  g_return_val_if_fail (look->points > 0 && look->width > 2 * look->margin && look->height > 2 * look->margin, NULL);

  n = (int) paper->blocks->len;
  self = g_new0 (ChieuPaperLayout, 1);
  self->look = *look;
  self->unit = CHIEU_PRINT_MM (look->points);
  self->title = g_strdup (paper->title);
  self->faces = chieu_deck_faces_ref (faces);
  self->pieces = g_array_new (FALSE, TRUE, sizeof (Piece));
  g_array_set_clear_func (self->pieces, piece_clear);
  self->tables = g_array_copy (paper->tables);
  self->flow = g_new0 (ChieuFlowPiece, MAX (n, 1));
  self->places = g_new0 (ChieuFlowPlace, MAX (n, 1));
  self->is_whole = TRUE;
  self->widths = g_malloc0_n (MAX (paper->tables->len, 1), sizeof *self->widths);
  for (guint t = 0; t < paper->tables->len; t++)
    {
      ChieuColumnAsk asks[CHIEU_PAPER_COLUMNS_MAX];

      measure_columns (self, paper, (int) t, asks);
      self->is_whole &= chieu_paper_share_columns (asks, get_table (self, (int) t)->n, get_room_width (self), self->widths[t]);
    }
  if (!measure_all (self, paper, error))
    return NULL;
  self->n_pages = chieu_paper_flow (self->flow, n, get_room_height (self), self->places);
  self->is_whole &= chieu_paper_flow_fits (self->flow, n, get_room_height (self));
  return g_steal_pointer (&self);
}

int
chieu_paper_layout_get_n_pages (const ChieuPaperLayout *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_pages;
}

gboolean
chieu_paper_layout_is_whole (const ChieuPaperLayout *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->is_whole;
}

ChieuSheetBox
chieu_paper_layout_get_box (const ChieuPaperLayout *self,
                            int                     i,
                            int                    *page)
{
  const ChieuFlowPlace *place;

  g_return_val_if_fail (self != NULL && i >= 0 && (guint) i < self->pieces->len && page != NULL, (ChieuSheetBox) { 0 });

  place = &self->places[i];
  *page = place->page;
  return (ChieuSheetBox) { self->look.margin, self->look.margin + place->y, get_room_width (self), self->flow[i].height * place->times };
}

double
chieu_paper_layout_find_smallest (const ChieuPaperLayout *self)
{
  double smallest = G_MAXDOUBLE;

  g_return_val_if_fail (self != NULL, smallest);

  for (guint i = 0; i < self->pieces->len; i++)
    {
      const Piece *piece = &g_array_index (self->pieces, Piece, i);

      for (int c = -1; c < 0 || (piece->cells != NULL && piece->cells[c] != NULL); c++)
        {
          PangoLayout *text = c < 0 ? piece->text : piece->cells[c];

          if (text != NULL)
            smallest = MIN (smallest, chieu_print_text_get_points (text));
        }
    }
  return smallest;
}

/* ---- Drawing ---- */

static void
draw_text_at (PangoLayout *text,
              cairo_t     *cr,
              double       x,
              double       y)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  chieu_print_text_draw (text, cr, 1);
  cairo_restore (cr);
}

/* Draws the lines of a row of @height: round each cell, or only below it. */
static void
draw_row_lines (const ChieuPaperLayout *self,
                cairo_t                *cr,
                int                     table,
                double                  y,
                double                  height)
{
  const ChieuPaperTable *own = get_table (self, table);
  double x = 0;

  chieu_print_set_colour (cr, faint);
  cairo_set_line_width (cr, LINE);
  for (int c = 0; own->has_lines && c < own->n; c++)
    {
      cairo_rectangle (cr, x, y, self->widths[table][c], height);
      x += self->widths[table][c];
    }
  if (!own->has_lines)
    {
      cairo_move_to (cr, 0, y + height);
      cairo_rel_line_to (cr, get_room_width (self), 0);
    }
  cairo_stroke (cr);
}

static void
draw_cells (const ChieuPaperLayout *self,
            cairo_t                *cr,
            int                     i,
            double                  y)
{
  const Piece *piece = &g_array_index (self->pieces, Piece, i);
  double x = 0, height = self->flow[i].height;

  if (piece->kind == CHIEU_PAPER_HEAD)
    {
      chieu_print_set_colour (cr, head_colour);
      cairo_rectangle (cr, 0, y, get_room_width (self), height);
      cairo_fill (cr);
    }
  draw_row_lines (self, cr, piece->table, y, height);
  chieu_print_set_colour (cr, chieu_print_ink);
  for (int c = 0; piece->cells[c] != NULL; c++)
    {
      draw_text_at (piece->cells[c], cr, x + CELL_X * self->unit, y + CELL_Y * self->unit);
      x += self->widths[piece->table][c];
    }
}

static void
draw_cards (const ChieuPaperLayout *self,
            cairo_t                *cr,
            const Piece            *piece,
            double                  y)
{
  double width = get_card_width (self, piece->deck), height = CARDS_HEIGHT * self->unit, gap = CARDS_GAP * self->unit;
  int in_row = count_cards_in_row (self, piece->deck);

  for (int i = 0; i < piece->n_cards; i++)
    {
      ChieuSheetBox box = { i % in_row * (width + gap), y + i / in_row * (height + gap), width, height };

      chieu_deck_face_draw (piece->cards[i], cr, box);
    }
}

static void
draw_piece (const ChieuPaperLayout *self,
            cairo_t                *cr,
            int                     i,
            double                  y)
{
  const Piece *piece = &g_array_index (self->pieces, Piece, i);

  if (piece->kind == CHIEU_PAPER_EMPTY_ROWS)
    {
      for (int row = 0; row < self->places[i].times; row++)
        draw_row_lines (self, cr, piece->table, y + row * self->flow[i].height, self->flow[i].height);
      return;
    }
  if (piece->cells != NULL)
    {
      draw_cells (self, cr, i, y);
      return;
    }
  if (piece->cards != NULL)
    {
      draw_cards (self, cr, piece, y);
      return;
    }
  chieu_print_set_colour (cr, chieu_print_ink);
  if (piece->mark != NULL)
    draw_text_at (piece->mark, cr, 0, y);
  draw_text_at (piece->text, cr, piece->mark != NULL ? INDENT * self->unit : 0, y);
}

static void
draw_foot (const ChieuPaperLayout *self,
           cairo_t                *cr,
           int                     page)
{
  /* Translators: at the foot of a printed page: what it is about, the number of the page, and how many there are. */
  g_autofree char *foot = g_strdup_printf (_("%1$s · page %2$d of %3$d"), self->title, page + 1, self->n_pages);
  g_autofree char *markup = g_markup_escape_text (foot, -1);
  g_autoptr (PangoLayout) text = chieu_print_text_new (markup, self->unit, FALSE, 0);
  double width, height, room = get_room_width (self), shrink;

  chieu_print_text_measure (text, &width, &height);
  shrink = MIN (1, room / MAX (width, LINE));
  cairo_save (cr);
  cairo_translate (cr, (room - width * shrink) / 2, self->look.height - 2 * self->look.margin - height * shrink);
  chieu_print_set_colour (cr, chieu_print_ink);
  chieu_print_text_draw (text, cr, shrink);
  cairo_restore (cr);
}

void
chieu_paper_layout_draw_page (ChieuPaperLayout *self,
                              cairo_t          *cr,
                              int               page)
{
  g_return_if_fail (self != NULL && cr != NULL && page >= 0 && page < self->n_pages);

  cairo_save (cr);
  cairo_translate (cr, self->look.margin, self->look.margin);
  for (guint i = 0; i < self->pieces->len; i++)
    {
      const ChieuFlowPlace *place = &self->places[i];

      if (place->page != page)
        continue;
      if (place->with_head)
        draw_cells (self, cr, self->flow[i].head, place->y - self->flow[self->flow[i].head].height);
      draw_piece (self, cr, (int) i, place->y);
    }
  if (self->look.has_foot)
    draw_foot (self, cr, page);
  cairo_restore (cr);
}
