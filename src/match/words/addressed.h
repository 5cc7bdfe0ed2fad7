/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The word by which sentences speak to the person. In some languages there is none that suits everybody: whoever chose to be addressed as
 * “Ông” is not spoken to as “bạn”. The catalogue writes the usual word; here is the one place where the chosen one is put instead.
 */
#pragma once

#include <glib.h>

/* Sets how the person is addressed from now on. @word: as it is chosen, with a capital: “Ông”; NULL: by the usual word */
void chieu_addressed_set_word (const char *word);

/* Returns: (transfer full) (nullable): @text (nullable) as it is said to the person. It may be called from any thread. */
char *chieu_addressed_text (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): @text with @word, which has a capital, in place of each whole word @usual, which has none; where that begins
 * with a capital @word keeps its own. For chieu_addressed_text() and tests. */
char *chieu_addressed_replace (const char *text, const char *usual, const char *word) G_GNUC_WARN_UNUSED_RESULT;
