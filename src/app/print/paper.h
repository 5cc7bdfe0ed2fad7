/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A text that is to be printed, from top to bottom: headings, paragraphs, cards, tables. It knows neither sheets nor sizes; a
 * ChieuPaperLayout does.
 */
#pragma once

#include <glib.h>

#include "rules/game.h"

/* The kinds of blocks. */
typedef enum
{
  CHIEU_PAPER_TITLE,
  CHIEU_PAPER_HEADING,
  CHIEU_PAPER_SUBHEADING,
  CHIEU_PAPER_TEXT,
  CHIEU_PAPER_ITEM,
  CHIEU_PAPER_CARDS,
  CHIEU_PAPER_HEAD,              /* of a table: the titles of its columns */
  CHIEU_PAPER_ROW,
  CHIEU_PAPER_EMPTY_ROWS,        /* to be written in, as many as there is room for */
} ChieuPaperKind;

/* A kind of column of a table, which decides how it is aligned and how wide it is. */
typedef enum
{
  CHIEU_COLUMN_WORDS,
  CHIEU_COLUMN_NAME,             /* words in bold letters */
  CHIEU_COLUMN_NUMBER,           /* to the right */
  CHIEU_COLUMN_HAND,             /* as wide as all others of its kind: to be written in by hand */
} ChieuColumnKind;

/* The most columns of a table. */
#define CHIEU_PAPER_COLUMNS_MAX 8

/* The columns of a table; its rows are blocks. */
typedef struct
{
  ChieuColumnKind columns[CHIEU_PAPER_COLUMNS_MAX];
  int n;
  gboolean has_lines;            /* lines round each cell */
} ChieuPaperTable;

/* A paragraph, a row, or another part of the text. */
typedef struct
{
  ChieuPaperKind kind;
  char *markup;                  /* (nullable): Pango's */
  char *mark;                    /* (nullable): of an item: "•", "1." */
  int table;                     /* of a head, a row or empty rows: the number of the table, from 0 */
  char **cells;                  /* (nullable): of a head or a row: markup, as many as the table has columns, then NULL */
  const ChieuGame *game;         /* (nullable): of cards */
  ChieuCard *cards;              /* (nullable): of that game */
  int n_cards;
} ChieuPaperBlock;

/* The whole text. */
typedef struct
{
  char *title;                   /* plain: of the file, and at the foot of each page */
  GPtrArray *blocks;             /* ChieuPaperBlock */
  GArray *tables;                /* ChieuPaperTable */
} ChieuPaper;

/* Returns: (transfer full): an empty paper; @title: plain */
ChieuPaper *chieu_paper_new (const char *title) G_GNUC_WARN_UNUSED_RESULT;
void chieu_paper_free (ChieuPaper *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuPaper, chieu_paper_free)

/* Each of these adds something at the end. Texts are plain unless they are called @markup, which is Pango's; its links are left
 * out. @kind: one from CHIEU_PAPER_TITLE to CHIEU_PAPER_TEXT */
void chieu_paper_add_text (ChieuPaper *self, ChieuPaperKind kind, const char *text);
void chieu_paper_add_markup (ChieuPaper *self, ChieuPaperKind kind, const char *markup);
/* @number: from 1, of a step; 0: the item of a list without numbers. */
void chieu_paper_add_item (ChieuPaper *self, int number, const char *markup);
/* @cards: (array length=n): of @game; copied. @n: at least 1 */
void chieu_paper_add_cards (ChieuPaper *self, const ChieuGame *game, const ChieuCard *cards, int n);
/* Begins a table; rows that follow belong to it. @columns, @titles: (array length=n): each title may be "". @n: from 1 to
 * CHIEU_PAPER_COLUMNS_MAX. @has_lines: whether lines are round each cell, or only below each row */
void chieu_paper_add_table (ChieuPaper            *self,
                            const ChieuColumnKind *columns,
                            const char *const     *titles,
                            int                    n,
                            gboolean               has_lines);
/* Add to the table that was begun last a row with @cells, as many as it has columns, and empty rows. */
void chieu_paper_add_row (ChieuPaper *self, const char *const *cells);
void chieu_paper_add_empty_rows (ChieuPaper *self);
