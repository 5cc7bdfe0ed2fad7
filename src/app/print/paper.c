/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "paper.h"

#include <string.h>

static void
block_free (gpointer data)
{
  ChieuPaperBlock *block = data;

  g_free (block->markup);
  g_free (block->mark);
  g_strfreev (block->cells);
  g_free (block->cards);
  g_free (block);
}

ChieuPaper *
chieu_paper_new (const char *title)
{
  ChieuPaper *self;

  g_return_val_if_fail (title != NULL, NULL);

  self = g_new0 (ChieuPaper, 1);
  self->title = g_strdup (title);
  self->blocks = g_ptr_array_new_with_free_func (block_free);
  self->tables = g_array_new (FALSE, FALSE, sizeof (ChieuPaperTable));
  return self;
}

void
chieu_paper_free (ChieuPaper *self)
{
  if (self == NULL)
    return;
  g_free (self->title);
  g_ptr_array_unref (self->blocks);
  g_array_unref (self->tables);
  g_free (self);
}

static ChieuPaperBlock *
add_block (ChieuPaper     *self,
           ChieuPaperKind  kind)
{
  ChieuPaperBlock *block = g_new0 (ChieuPaperBlock, 1);

  block->kind = kind;
  block->table = (int) self->tables->len - 1;
  g_ptr_array_add (self->blocks, block);
  return block;
}

/* Returns: (transfer full): @markup without links, which lead nowhere on paper. */
static char *
drop_links (const char *markup)
{
  g_autoptr (GString) out = g_string_new (NULL);

  while (*markup != '\0')
    if (g_str_has_prefix (markup, "<a ") || g_str_has_prefix (markup, "</a>"))
      markup += strcspn (markup, ">") + (strchr (markup, '>') != NULL);
    else
      g_string_append_c (out, *markup++);
  return g_string_free (g_steal_pointer (&out), FALSE);
}

void
chieu_paper_add_markup (ChieuPaper     *self,
                        ChieuPaperKind  kind,
                        const char     *markup)
{
  g_return_if_fail (self != NULL && kind <= CHIEU_PAPER_TEXT && markup != NULL);

  add_block (self, kind)->markup = drop_links (markup);
}

void
chieu_paper_add_text (ChieuPaper     *self,
                      ChieuPaperKind  kind,
                      const char     *text)
{
  g_return_if_fail (self != NULL && kind <= CHIEU_PAPER_TEXT && text != NULL);

  add_block (self, kind)->markup = g_markup_escape_text (text, -1);
}

void
chieu_paper_add_item (ChieuPaper *self,
                      int         number,
                      const char *markup)
{
  ChieuPaperBlock *block;

  g_return_if_fail (self != NULL && markup != NULL);

  block = add_block (self, CHIEU_PAPER_ITEM);
  block->markup = drop_links (markup);
  block->mark = number > 0 ? g_strdup_printf ("%d.", number) : g_strdup ("•");
}

void
chieu_paper_add_cards (ChieuPaper      *self,
                       const ChieuGame *game,
                       const ChieuCard *cards,
                       int              n)
{
  ChieuPaperBlock *block;

  g_return_if_fail (self != NULL && game != NULL && cards != NULL && n > 0);

  block = add_block (self, CHIEU_PAPER_CARDS);
  block->game = game;
  block->cards = g_memdup2 (cards, sizeof *cards * (gsize) n);
  block->n_cards = n;
}

/* Returns: (transfer full): plain @texts as markup. */
static char **
escape_all (const char *const *texts,
            int                n)
{
  char **cells = g_new0 (char *, n + 1);

  for (int i = 0; i < n; i++)
    cells[i] = g_markup_escape_text (texts[i], -1);
  return cells;
}

void
chieu_paper_add_table (ChieuPaper            *self,
                       const ChieuColumnKind *columns,
                       const char *const     *titles,
                       int                    n,
                       gboolean               has_lines)
{
  ChieuPaperTable table = { .n = n, .has_lines = has_lines };

  g_return_if_fail (self != NULL && columns != NULL && titles != NULL && n > 0 && n <= CHIEU_PAPER_COLUMNS_MAX);

  memcpy (table.columns, columns, sizeof *columns * (gsize) n);
  g_array_append_val (self->tables, table);
  add_block (self, CHIEU_PAPER_HEAD)->cells = escape_all (titles, n);
}

void
chieu_paper_add_row (ChieuPaper        *self,
                     const char *const *cells)
{
  g_return_if_fail (self != NULL && cells != NULL && self->tables->len > 0);

  add_block (self, CHIEU_PAPER_ROW)->cells = escape_all (cells, g_array_index (self->tables, ChieuPaperTable, self->tables->len - 1).n);
}

void
chieu_paper_add_empty_rows (ChieuPaper *self)
{
  g_return_if_fail (self != NULL && self->tables->len > 0);

  add_block (self, CHIEU_PAPER_EMPTY_ROWS);
}
