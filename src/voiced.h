/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Texts for voices: a screen reader's, or the program's own that reads aloud. A voice of another language spells out a Vietnamese
 * word if it does not know its letters: “phỗng” is “p h letter one e d seven n g” in English.
 */
#pragma once

#include <glib.h>

/* Returns: (transfer full): @text as a voice of @language, "vi", "ja", "zh" or "en", reads it well. For all languages, a dot
 * between two parts of a line becomes a pause. For all except Vietnamese, Vietnamese letters keep no marks except the roof of â,
 * ê and ô, ạ becomes “ah” and the word ù “oo”; for Japanese and Chinese, which have no Latin letters, a Vietnamese word in
 * brackets after their own is left out */
char *chieu_voiced (const char *text, const char *language) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): @text for a voice of the present language of the program */
char *chieu_voiced_text (const char *text) G_GNUC_WARN_UNUSED_RESULT;
