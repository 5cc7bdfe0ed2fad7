/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheet-help.h"

#include "app/help/help-book.h"

/* @top: the level of the heading of the part that is wanted */
static void
add_block (ChieuPaper           *paper,
           const ChieuHelpBlock *block,
           int                   top)
{
  switch (block->kind)
    {
    case CHIEU_HELP_HEADING:
      chieu_paper_add_text (paper, block->level == top ? CHIEU_PAPER_HEADING : CHIEU_PAPER_SUBHEADING, block->text);
      break;
    case CHIEU_HELP_TERM:
      {
        g_autofree char *term = g_strdup_printf ("<b>%s</b>", block->markup);

        chieu_paper_add_markup (paper, CHIEU_PAPER_TEXT, term);
      }
      break;
    case CHIEU_HELP_TEXT:
    case CHIEU_HELP_NOTE:
    case CHIEU_HELP_QUOTE:
      chieu_paper_add_markup (paper, CHIEU_PAPER_TEXT, block->markup);
      break;
    case CHIEU_HELP_ITEM:
      chieu_paper_add_item (paper, 0, block->markup);
      break;
    case CHIEU_HELP_STEP:
      chieu_paper_add_item (paper, block->number, block->markup);
      break;
    case CHIEU_HELP_CARDS:
      chieu_paper_add_cards (paper, block->game, block->cards, block->n_cards);
      break;
    /* Left out: pictures of the mat, and links to other pages. */
    case CHIEU_HELP_MAT:
    case CHIEU_HELP_TOPICS:
      break;
    }
}

void
chieu_sheet_add_help (ChieuPaper *paper,
                      const char *xref)
{
  g_auto (GStrv) parts = NULL;
  g_autoptr (ChieuHelpBook) book = NULL;
  const ChieuHelpPage *page;
  int top = 0;

  g_return_if_fail (paper != NULL && xref != NULL);

  parts = g_strsplit (xref, "#", 2);
  book = chieu_help_book_new_of_page (g_get_language_names (), parts[0]);
  page = chieu_help_book_get_page (book, parts[0], NULL);
  for (guint i = 0; page != NULL && i < page->blocks->len; i++)
    {
      const ChieuHelpBlock *block = g_ptr_array_index (page->blocks, i);
      gboolean is_wanted = parts[1] == NULL || g_strcmp0 (block->id, parts[1]) == 0;

      if (block->kind == CHIEU_HELP_HEADING && top == 0 && is_wanted)
        top = block->level;
      else if (block->kind == CHIEU_HELP_HEADING && top > 0 && block->level <= top)
        break;
      if (top > 0)
        add_block (paper, block, top);
    }
}
