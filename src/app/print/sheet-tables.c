/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheet-tables.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>

#include "app/app-game.h"
#include "match/words/words.h"

/* ---- Cước ---- */

/* The cells of a table of cước, in the order in which they stand in its rows. */
typedef struct
{
  GPtrArray *cells;              /* owned texts, n_columns for each cước */
  guint n_columns;
} Cells;

/* Appends the cells of @cuoc, if this table has it. */
static void
add_cells (Cells                 *cells,
           const ChieuHouseTable *table,
           int                    cuoc,
           ChieuTableLength       length)
{
  const ChieuWords *words = chieu_words_for_game (table->game);
  char *alone = chieu_words_worth (words, &table->rules, table->seats, cuoc, FALSE);

  if (alone == NULL)
    return;
  g_ptr_array_add (cells->cells, g_strdup (chieu_words_cuoc (words, cuoc, table->seats)));
  g_ptr_array_add (cells->cells, alone);
  if (chieu_words_worth_title (words, TRUE) != NULL)
    g_ptr_array_add (cells->cells, chieu_words_worth (words, &table->rules, table->seats, cuoc, TRUE));
  if (length == CHIEU_TABLE_WHOLE)
    g_ptr_array_add (cells->cells, g_strdup (chieu_words_cuoc_rule (words, cuoc, table->seats)));
}

/* Adds the columns of a table of cước once. Returns: the number of columns after that */
static int
add_columns (const ChieuWords *words,
             ChieuTableLength  length,
             ChieuColumnKind  *columns,
             const char      **titles,
             int               n)
{
  const char *alone = chieu_words_worth_title (words, FALSE), *beside = chieu_words_worth_title (words, TRUE);

  columns[n] = CHIEU_COLUMN_NAME;
  titles[n++] = _("Cước");
  columns[n] = CHIEU_COLUMN_NUMBER;
  titles[n++] = alone != NULL ? alone : "";
  if (beside != NULL)
    {
      columns[n] = CHIEU_COLUMN_NUMBER;
      titles[n++] = beside;
    }
  if (length == CHIEU_TABLE_WHOLE)
    {
      columns[n] = CHIEU_COLUMN_WORDS;
      titles[n++] = _("What it is");
    }
  return n;
}

/* Adds @n rows, the second half of the cells beside the first if the table has two. */
static void
add_rows (ChieuPaper  *paper,
          const Cells *cells,
          guint        n,
          gboolean     is_twice)
{
  for (guint row = 0; row < n; row++)
    {
      const char *texts[CHIEU_PAPER_COLUMNS_MAX] = { NULL };

      for (guint half = 0; half < (is_twice ? 2 : 1); half++)
        for (guint c = 0; c < cells->n_columns; c++)
          {
            guint at = (row + half * n) * cells->n_columns + c;

            texts[half * cells->n_columns + c] = at < cells->cells->len ? g_ptr_array_index (cells->cells, at) : "";
          }
      chieu_paper_add_row (paper, texts);
    }
}

void
chieu_sheet_add_cuoc (ChieuPaper            *paper,
                      const ChieuHouseTable *table,
                      ChieuTableLength       length)
{
  const ChieuWords *words;
  ChieuColumnKind columns[CHIEU_PAPER_COLUMNS_MAX];
  const char *titles[CHIEU_PAPER_COLUMNS_MAX];
  gboolean is_twice = length == CHIEU_TABLE_TWICE;
  Cells cells = { 0 };
  guint n_rows;
  int n;

  g_return_if_fail (paper != NULL && table != NULL);

  words = chieu_words_for_game (table->game);
  n = add_columns (words, length, columns, titles, 0);
  cells.n_columns = (guint) n;
  if (is_twice)
    n = add_columns (words, length, columns, titles, n);
  cells.cells = g_ptr_array_new_with_free_func (g_free);
  for (int cuoc = 0; table->game->cuoc[cuoc] != NULL; cuoc++)
    add_cells (&cells, table, cuoc, length);
  n_rows = cells.cells->len / cells.n_columns;
  chieu_paper_add_table (paper, columns, titles, n, FALSE);
  add_rows (paper, &cells, is_twice ? (n_rows + 1) / 2 : n_rows, is_twice);
  g_ptr_array_unref (cells.cells);
}

/* ---- Faults ---- */

gboolean
chieu_sheet_has_faults (const ChieuGame *game)
{
  const ChieuWords *words;

  g_return_val_if_fail (game != NULL, FALSE);

  words = chieu_words_for_game (game);
  for (int reason = CHIEU_REASON_NONE + 1; game->reasons[reason] != NULL; reason++)
    if (chieu_words_fault (words, (ChieuReason) reason) != NULL)
      return TRUE;
  return FALSE;
}

void
chieu_sheet_add_faults (ChieuPaper            *paper,
                        const ChieuHouseTable *table)
{
  const ChieuWords *words;

  g_return_if_fail (paper != NULL && table != NULL);

  words = chieu_words_for_game (table->game);
  chieu_paper_add_table (paper, (const ChieuColumnKind[]) { CHIEU_COLUMN_NAME, CHIEU_COLUMN_WORDS, CHIEU_COLUMN_WORDS },
                         (const char *const[]) { _("Fault"), _("What it is"), _("What it costs") }, 3, FALSE);
  for (int reason = CHIEU_REASON_NONE + 1; table->game->reasons[reason] != NULL; reason++)
    if (chieu_words_fault (words, (ChieuReason) reason) != NULL)
      chieu_paper_add_row (paper, (const char *const[]) { chieu_words_fault (words, (ChieuReason) reason),
                                                          chieu_words_fault_rule (words, (ChieuReason) reason),
                                                          chieu_words_fault_cost (words, &table->rules, (ChieuReason) reason) });
}

/* ---- Buttons ---- */

/* Returns: (transfer full): the key as it is called: "U", "Enter". */
static char *
name_key (const char *keys)
{
  GdkModifierType modifiers;
  guint key;

  return gtk_accelerator_parse (keys, &key, &modifiers) ? gtk_accelerator_get_label (key, modifiers) : g_strdup (keys);
}

void
chieu_sheet_add_buttons (ChieuPaper      *paper,
                         const ChieuGame *game)
{
  const ChieuAppGame *app_game;

  g_return_if_fail (paper != NULL && game != NULL);

  app_game = chieu_app_game_find (game);
  g_return_if_fail (app_game != NULL);
  chieu_paper_add_table (paper, (const ChieuColumnKind[]) { CHIEU_COLUMN_WORDS, CHIEU_COLUMN_NAME },
                         (const char *const[]) { _("What it does"), _("Key") }, 2, FALSE);
  for (const ChieuShortcutRow *row = app_game->shortcuts; row != NULL && row->title != NULL; row++)
    {
      g_autofree char *key = name_key (row->keys);

      chieu_paper_add_row (paper, (const char *const[]) { g_dpgettext2 (NULL, "shortcuts", row->title), key });
    }
}

/* ---- House rules ---- */

void
chieu_sheet_add_house_rules (ChieuPaper            *paper,
                             const ChieuHouseTable *table)
{
  g_autofree char *unusual = NULL;
  g_autofree char *name = NULL;

  g_return_if_fail (paper != NULL && table != NULL);

  unusual = chieu_words_unusual_rules (chieu_words_for_game (table->game), &table->rules);
  /* Translators: %s is the name of a set of house rules. */
  name = g_strdup_printf (_("House rules: %s."), table->name);
  chieu_paper_add_text (paper, CHIEU_PAPER_TEXT, name);
  if (unusual != NULL)
    {
      g_auto (GStrv) lines = g_strsplit (unusual, "\n", -1);

      chieu_paper_add_text (paper, CHIEU_PAPER_TEXT, _("Rules that differ from the usual ones:"));
      for (int i = 0; lines[i] != NULL; i++)
        {
          g_autofree char *line = g_markup_escape_text (lines[i], -1);

          chieu_paper_add_item (paper, 0, line);
        }
    }
}

void
chieu_sheet_add_rules_in_short (ChieuPaper            *paper,
                                const ChieuHouseTable *table)
{
  const ChieuAppGame *app_game;

  g_return_if_fail (paper != NULL && table != NULL);

  app_game = chieu_app_game_find (table->game);
  g_return_if_fail (app_game != NULL);
  chieu_paper_add_text (paper, CHIEU_PAPER_TEXT, _(app_game->offer.sentence));
  for (int i = 0; i < app_game->offer.n_tables; i++)
    if (app_game->offer.tables[i].seats == table->seats)
      chieu_paper_add_text (paper, CHIEU_PAPER_TEXT, _(app_game->offer.tables[i].sentence));
  for (const ChieuShortcutRow *row = app_game->shortcuts; row != NULL && row->title != NULL; row++)
    {
      g_autofree char *line = g_markup_escape_text (g_dpgettext2 (NULL, "shortcuts", row->title), -1);

      chieu_paper_add_item (paper, 0, line);
    }
}
