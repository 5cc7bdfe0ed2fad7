/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "words-sentence.h"

#include <glib/gi18n-lib.h>

/* The formats are in the tables of the games, and take one or two strings each. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
char *
chieu_sentence_write (const ChieuSentence *self,
                      const char          *who)
{
  return who == NULL ? g_strdup (_(self->own)) : g_strdup_printf (_(self->other), who);
}

char *
chieu_sentence_write_with_card (const ChieuSentence *self,
                                const char          *who,
                                const char          *card)
{
  return who == NULL ? g_strdup_printf (_(self->own), card) : g_strdup_printf (_(self->other), who, card);
}
#pragma GCC diagnostic pop

void
chieu_sentence_add_to_text (GString *text,
                            char    *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}
