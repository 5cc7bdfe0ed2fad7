/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "score-sheet.h"

#include <glib/gi18n.h>

#include "match/words/words.h"

static void
line_clear (gpointer data)
{
  g_free (((ChieuScoreLine *) data)->words);
}

ChieuScoreSheet *
chieu_score_sheet_new (int seats)
{
  ChieuScoreSheet *self;

  g_return_val_if_fail (seats > 0 && seats <= CHIEU_SEATS_MAX, NULL);

  self = g_new0 (ChieuScoreSheet, 1);
  self->seats = seats;
  self->lines = g_array_new (FALSE, FALSE, sizeof (ChieuScoreLine));
  g_array_set_clear_func (self->lines, line_clear);
  return self;
}

void
chieu_score_sheet_free (ChieuScoreSheet *self)
{
  if (self == NULL)
    return;
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    g_free (self->names[seat]);
  g_free (self->house);
  g_free (self->day);
  g_array_unref (self->lines);
  g_free (self);
}

void
chieu_score_sheet_add (ChieuScoreSheet *self,
                       const int       *points,
                       const char      *words)
{
  ChieuScoreLine line = { .is_hand = points != NULL };

  g_return_if_fail (self != NULL && words != NULL);

  line.words = g_strdup (words);
  for (int seat = 0; points != NULL && seat < self->seats; seat++)
    line.points[seat] = points[seat];
  g_array_append_val (self->lines, line);
}

/* ---- On paper ---- */

/* The columns are the number of the hand, the seats, and how the hand ended. */
G_STATIC_ASSERT (1 + CHIEU_SEATS_MAX + 1 <= CHIEU_PAPER_COLUMNS_MAX);

static void
add_table (const ChieuScoreSheet *self,
           ChieuPaper            *paper,
           gboolean               has_words)
{
  ChieuColumnKind columns[CHIEU_PAPER_COLUMNS_MAX] = { CHIEU_COLUMN_NUMBER };
  const char *titles[CHIEU_PAPER_COLUMNS_MAX] = { _("Hand") };
  int n = 1;

  for (int seat = 0; seat < self->seats; seat++)
    {
      columns[n] = CHIEU_COLUMN_HAND;
      titles[n++] = self->names[seat] != NULL ? self->names[seat] : "";
    }
  if (has_words)
    {
      columns[n] = CHIEU_COLUMN_WORDS;
      titles[n++] = _("How it ended");
    }
  chieu_paper_add_table (paper, columns, titles, n, TRUE);
}

/* Adds a row with @first, @points (nullable: empty cells) and @words, which a table without that column leaves out. @is_signed: whether
 * gains have a plus */
static void
add_row (const ChieuScoreSheet *self,
         ChieuPaper            *paper,
         const char            *first,
         const int             *points,
         gboolean               is_signed,
         const char            *words)
{
  g_auto (GStrv) numbers = g_new0 (char *, CHIEU_SEATS_MAX + 1);
  const char *cells[CHIEU_PAPER_COLUMNS_MAX] = { first };
  int n = 1;

  for (int seat = 0; seat < self->seats; seat++)
    {
      numbers[seat] = points == NULL ? g_strdup ("") : is_signed ? chieu_words_signed (points[seat]) : chieu_words_number (points[seat]);
      cells[n++] = numbers[seat];
    }
  cells[n] = words;
  chieu_paper_add_row (paper, cells);
}

void
chieu_score_sheet_print (const ChieuScoreSheet *self,
                         ChieuPaper            *paper,
                         gboolean               has_words)
{
  int sums[CHIEU_SEATS_MAX] = { 0 }, number = 0;

  g_return_if_fail (self != NULL && paper != NULL);

  add_table (self, paper, has_words);
  for (guint i = 0; i < self->lines->len; i++)
    {
      const ChieuScoreLine *line = &g_array_index (self->lines, ChieuScoreLine, i);
      g_autofree char *first = line->is_hand ? g_strdup_printf ("%d", ++number) : g_strdup ("");

      add_row (self, paper, first, line->is_hand ? line->points : NULL, TRUE, line->words);
      for (int seat = 0; seat < self->seats; seat++)
        sums[seat] += line->points[seat];
    }
  chieu_paper_add_empty_rows (paper);
  add_row (self, paper, _("Sum"), number > 0 ? sums : NULL, FALSE, "");
}
