/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sentences on moves that a game keeps in a table: one for the person, one for somebody else.
 */
#pragma once

#include <glib.h>

/* Both forms, untranslated. In a sentence about a card, %1$s is the player and %2$s the card; in the person's %s is the card. */
typedef struct
{
  const char *other;
  const char *own;
} ChieuSentence;

/* Returns: (transfer full): @self, translated, with only @who (nullable); NULL: the person */
char *chieu_sentence_write (const ChieuSentence *self, const char *who) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): @self, translated, with @who (nullable) and with @card, or what else the sentence is about; NULL: the person */
char *chieu_sentence_write_with_card (const ChieuSentence *self, const char *who, const char *card) G_GNUC_WARN_UNUSED_RESULT;

/* Adds @sentence to the sentences in @text. @sentence: (transfer full) */
void chieu_sentence_add_to_text (GString *text, char *sentence);
