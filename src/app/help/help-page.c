/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help-page.h"

#include <string.h>

#include "rules/games.h"

/* The marks that are put on Latin letters: the first and the last of their block in Unicode. */
#define LATIN_MARK_FIRST 0x0300
#define LATIN_MARK_LAST 0x036f
/* The letter đ, which does not come apart into a letter and a mark. */
#define D_WITH_STROKE 0x0111

G_DEFINE_QUARK (chieu-help-error-quark, chieu_help_error)

static void
block_free (gpointer data)
{
  ChieuHelpBlock *block = data;

  g_free (block->folded);
  g_strfreev (block->groups);
  g_free (block);
}

static const char *
null_if_empty (const char *text)
{
  return *text != '\0' ? text : NULL;
}

static ChieuHelpBlock *
block_new (GVariant *data)
{
  ChieuHelpBlock *self = g_new0 (ChieuHelpBlock, 1);
  g_autofree const char **cards = NULL;
  const char *id, *markup, *text, *game;
  guchar kind, level, number;

  g_variant_get (data, "(yyy&s&s&s^as&s^a&s)", &kind, &level, &number, &id, &markup, &text, &self->groups, &game, &cards);
  self->kind = (ChieuHelpKind) kind;
  self->level = level;
  self->number = number;
  self->id = null_if_empty (id);
  self->game = chieu_game_find (game);
  for (; self->game != NULL && cards[self->n_cards] != NULL && self->n_cards < CHIEU_HELP_CARDS_MAX; self->n_cards++)
    self->cards[self->n_cards] = chieu_deck_parse (self->game->deck, cards[self->n_cards], strlen (cards[self->n_cards]));
  if (self->kind == CHIEU_HELP_CARDS || self->kind == CHIEU_HELP_TOPICS)
    return self;
  self->markup = markup;
  self->text = *text != '\0' ? text : markup;
  self->folded = chieu_help_fold_letters (self->text);
  return self;
}

ChieuHelpPage *
chieu_help_page_new (GVariant *data)
{
  ChieuHelpPage *self = g_new0 (ChieuHelpPage, 1);
  g_autoptr (GVariant) guides = NULL;
  g_autoptr (GVariant) blocks = NULL;
  const char *next;

  self->data = g_variant_ref (data);
  g_variant_get (data, "(&s&s&s&s@a(ss)@a(yyysssassas))", &self->id, &self->title, &self->desc, &next, &guides, &blocks);
  self->next = null_if_empty (next);
  self->guides = g_ptr_array_new_with_free_func (g_free);
  for (gsize i = 0; i < g_variant_n_children (guides); i++)
    {
      ChieuHelpGuide *guide = g_new0 (ChieuHelpGuide, 1);

      g_variant_get_child (guides, i, "(&s&s)", &guide->xref, &guide->group);
      g_ptr_array_add (self->guides, guide);
    }
  self->blocks = g_ptr_array_new_with_free_func (block_free);
  for (gsize i = 0; i < g_variant_n_children (blocks); i++)
    {
      g_autoptr (GVariant) block = g_variant_get_child_value (blocks, i);

      g_ptr_array_add (self->blocks, block_new (block));
    }
  return self;
}

void
chieu_help_page_free (ChieuHelpPage *self)
{
  g_ptr_array_unref (self->guides);
  g_ptr_array_unref (self->blocks);
  g_variant_unref (self->data);
  g_free (self);
}

const ChieuHelpBlock *
chieu_help_page_find_heading (const ChieuHelpPage *self,
                              const char          *id)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->blocks->len; i++)
    {
      const ChieuHelpBlock *block = self->blocks->pdata[i];

      if (block->kind == CHIEU_HELP_HEADING && g_strcmp0 (block->id, id) == 0)
        return block;
    }
  return NULL;
}

char *
chieu_help_fold_letters (const char *text)
{
  g_autofree char *apart = NULL;
  g_autofree char *small = NULL;
  GString *folded;

  g_return_val_if_fail (text != NULL, NULL);
  apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  small = g_utf8_casefold (apart != NULL ? apart : "", -1);
  folded = g_string_new (NULL);
  for (const char *p = small; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);

      /* Only the marks of Latin letters are left out: those of kana make other letters. */
      if (letter >= LATIN_MARK_FIRST && letter <= LATIN_MARK_LAST)
        continue;
      g_string_append_unichar (folded, letter == D_WITH_STROKE ? 'd' : letter);
    }
  return g_string_free (folded, FALSE);
}
