/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help-page.h"

G_DEFINE_QUARK (chieu-help-error-quark, chieu_help_error)

void
chieu_help_page_free (ChieuHelpPage *self)
{
  if (self == NULL)
    return;
  g_free (self->id);
  g_free (self->title);
  g_free (self->desc);
  g_free (self->next);
  g_clear_pointer (&self->guides, g_ptr_array_unref);
  g_clear_pointer (&self->blocks, g_ptr_array_unref);
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
chieu_help_fold (const char *text)
{
  g_autofree char *apart = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autofree char *small = g_utf8_casefold (apart != NULL ? apart : "", -1);
  GString *folded = g_string_new (NULL);

  for (const char *p = small; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);

      /* Only the marks of the Latin letters: those of kana make other letters. */
      if (letter >= 0x0300 && letter <= 0x036f)
        continue;
      g_string_append_unichar (folded, letter == 0x0111 ? 'd' : letter);
    }
  return g_string_free (folded, FALSE);
}
