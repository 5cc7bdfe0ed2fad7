/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Texts for voices: a screen reader's, or the program's own that reads aloud. A voice of another language spells a Vietnamese word
 * whose letters it has not got: “phỗng” is “p h letter one e d seven n g” in English.
 */
#pragma once

#include <glib.h>

/* (transfer full): @text as a voice of @language, "vi", "ja", "zh" or "en", reads it well. For all, a dot between two parts of a line is
 * a pause. For all but Vietnamese, Vietnamese letters have no marks but the roof of â, ê and ô, ạ is “ah” and the word ù is “oo”; for
 * Japanese and Chinese, which have no Latin letters, the Vietnamese word that stands in brackets behind their own is left away. */
char *chieu_voiced (const char *text, const char *language) G_GNUC_WARN_UNUSED_RESULT;

/* (transfer full): @text for a voice of the language that the program speaks now. */
char *chieu_voiced_text (const char *text) G_GNUC_WARN_UNUSED_RESULT;
