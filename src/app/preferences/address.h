/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The word by which the person is addressed: on the person's own plate, by those at the table in what they call out, and in sentences
 * (match/words/addressed.h). Each language has its own words, so the setting holds the word itself.
 */
#pragma once

#include <gio/gio.h>

/* Returns: (transfer full): the words of the program's language with which one may be addressed, the usual one ("You") first */
char **chieu_address_list (void) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full) (nullable): the word of the setting; NULL: the usual one, also if the setting has a word that
 * the language does not know */
char *chieu_address_read (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Sets the word by which the person is addressed. @word: one of chieu_address_list() */
void chieu_address_write (GSettings *settings, const char *word);
