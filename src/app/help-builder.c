/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help-builder.h"

#include <glib/gi18n.h>
#include <string.h>

/* Where the pictures of cards lie beside the pages. */
#define FIGURES "figures/"
#define SUFFIX ".svg"

static void
block_free (gpointer data)
{
  ChieuHelpBlock *block = data;

  g_free (block->id);
  g_free (block->markup);
  g_free (block->text);
  g_free (block->folded);
  g_strfreev (block->groups);
  g_free (block);
}

static void
guide_free (gpointer data)
{
  ChieuHelpGuide *guide = data;

  g_free (guide->xref);
  g_free (guide->group);
  g_free (guide);
}

void
chieu_help_builder_init (ChieuHelpBuilder *self)
{
  *self = (ChieuHelpBuilder) {
    .page = g_new0 (ChieuHelpPage, 1),
    .markup = g_string_new (NULL),
    .text = g_string_new (NULL),
  };
  self->page->guides = g_ptr_array_new_with_free_func (guide_free);
  self->page->blocks = g_ptr_array_new_with_free_func (block_free);
}

void
chieu_help_builder_clear (ChieuHelpBuilder *self)
{
  g_clear_pointer (&self->page, chieu_help_page_free);
  g_clear_pointer (&self->section, g_free);
  g_string_free (self->markup, TRUE);
  g_string_free (self->text, TRUE);
}

void
chieu_help_builder_begin_section (ChieuHelpBuilder *self,
                                  const char       *id)
{
  self->depth++;
  g_free (self->section);
  self->section = g_strdup (id);
}

void
chieu_help_builder_begin_item (ChieuHelpBuilder *self)
{
  self->step++;
  self->item_begun = FALSE;
}

/* ---- Text ---- */

void
chieu_help_builder_begin_text (ChieuHelpBuilder *self)
{
  g_string_truncate (self->markup, 0);
  g_string_truncate (self->text, 0);
  self->n_cards = 0;
}

static void
add_letter (ChieuHelpBuilder *self,
            const char       *letter)
{
  gsize length = g_utf8_next_char (letter) - letter;
  g_autofree char *escaped = g_markup_escape_text (letter, length);

  g_string_append (self->markup, escaped);
  g_string_append_len (self->text, letter, length);
}

void
chieu_help_builder_add_text (ChieuHelpBuilder *self,
                             const char       *text,
                             gsize             length)
{
  for (const char *p = text; p < text + length; p = g_utf8_next_char (p))
    {
      if (!g_ascii_isspace (*p))
        add_letter (self, p);
      else if (self->text->len > 0 && self->text->str[self->text->len - 1] != ' ')
        add_letter (self, " ");
    }
}

void
chieu_help_builder_add_markup (ChieuHelpBuilder *self,
                               const char       *markup)
{
  g_string_append (self->markup, markup);
}

static ChieuCard
card_of (const char *src)
{
  const char *name = g_str_has_prefix (src, FIGURES) ? src + strlen (FIGURES) : "";

  return chieu_deck_parse (&chieu_deck_to_tom, name,
                           g_str_has_suffix (name, SUFFIX) ? strlen (name) - strlen (SUFFIX) : 0);
}

gboolean
chieu_help_builder_add_card (ChieuHelpBuilder  *self,
                             const char        *src,
                             GError           **error)
{
  ChieuCard card = card_of (src);

  if (card < CHIEU_TO_TOM_FACES && self->n_cards < CHIEU_HELP_CARDS_MAX)
    {
      self->cards[self->n_cards++] = card;
      return TRUE;
    }
  if (card < CHIEU_TO_TOM_FACES)
    g_set_error (error, CHIEU_HELP_ERROR, CHIEU_HELP_ERROR_BAD_PAGE, _("more than %d cards side by side"),
                 CHIEU_HELP_CARDS_MAX);
  else
    g_set_error (error, CHIEU_HELP_ERROR, CHIEU_HELP_ERROR_BAD_PAGE, _("“%s” is no picture of a card"), src);
  return FALSE;
}

/* ---- Blocks ---- */

static ChieuHelpBlock *
add_block (ChieuHelpBuilder *self,
           ChieuHelpKind     kind,
           int               level)
{
  ChieuHelpBlock *block = g_new0 (ChieuHelpBlock, 1);

  block->kind = kind;
  block->level = level;
  g_ptr_array_add (self->page->blocks, block);
  return block;
}

/* A space before the end tag of the file is none of the text. */
static void
trim (GString *string)
{
  while (string->len > 0 && string->str[string->len - 1] == ' ')
    g_string_truncate (string, string->len - 1);
}

static ChieuHelpBlock *
add_text_block (ChieuHelpBuilder *self,
                ChieuHelpKind     kind,
                int               level)
{
  ChieuHelpBlock *block = add_block (self, kind, level);

  trim (self->markup);
  trim (self->text);
  block->markup = g_strdup (self->markup->str);
  block->text = g_strdup (self->text->str);
  block->folded = chieu_help_fold (block->text);
  return block;
}

void
chieu_help_builder_end_title (ChieuHelpBuilder *self,
                              gboolean          of_item)
{
  ChieuHelpBlock *block;

  if (of_item)
    {
      add_text_block (self, CHIEU_HELP_TERM, 0);
      return;
    }
  block = add_text_block (self, CHIEU_HELP_HEADING, self->depth + 1);
  block->id = g_steal_pointer (&self->section);
  if (self->depth == 0 && self->page->title == NULL)
    self->page->title = g_strdup (block->text);
}

void
chieu_help_builder_end_desc (ChieuHelpBuilder *self)
{
  trim (self->text);
  g_free (self->page->desc);
  self->page->desc = g_strdup (self->text->str);
}

static ChieuHelpKind
kind_in (ChieuHelpPlace place,
         gboolean       first)
{
  if (place == CHIEU_HELP_IN_NOTE)
    return CHIEU_HELP_NOTE;
  if (place == CHIEU_HELP_IN_QUOTE)
    return CHIEU_HELP_QUOTE;
  /* The first paragraph of an item bears its mark, the others stand below it. */
  if (place == CHIEU_HELP_IN_LIST && first)
    return CHIEU_HELP_ITEM;
  if (place == CHIEU_HELP_IN_STEPS && first)
    return CHIEU_HELP_STEP;
  return CHIEU_HELP_TEXT;
}

gboolean
chieu_help_builder_end_paragraph (ChieuHelpBuilder  *self,
                                  ChieuHelpPlace     place,
                                  GError           **error)
{
  gboolean first = !self->item_begun;
  int level = place == CHIEU_HELP_IN_PAGE || place == CHIEU_HELP_IN_NOTE ? 0 : 1;
  ChieuHelpBlock *block;

  trim (self->text);
  if (self->n_cards > 0 && self->text->len > 0)
    {
      g_set_error_literal (error, CHIEU_HELP_ERROR, CHIEU_HELP_ERROR_BAD_PAGE,
                           _("pictures of cards want a paragraph of their own"));
      return FALSE;
    }
  self->item_begun = TRUE;
  if (self->n_cards > 0)
    {
      block = add_block (self, CHIEU_HELP_CARDS, level);
      block->n_cards = self->n_cards;
      memcpy (block->cards, self->cards, sizeof block->cards);
      return TRUE;
    }
  block = add_text_block (self, kind_in (place, first), level);
  block->number = block->kind == CHIEU_HELP_STEP ? self->step : 0;
  return TRUE;
}

void
chieu_help_builder_add_topics (ChieuHelpBuilder *self,
                               const char       *groups)
{
  add_block (self, CHIEU_HELP_TOPICS, 0)->groups = g_strsplit (groups, " ", -1);
}

void
chieu_help_builder_add_guide (ChieuHelpBuilder *self,
                              const char       *xref,
                              const char       *group)
{
  ChieuHelpGuide *guide = g_new0 (ChieuHelpGuide, 1);

  guide->xref = g_strdup (xref);
  guide->group = g_strdup (group);
  g_ptr_array_add (self->page->guides, guide);
}
