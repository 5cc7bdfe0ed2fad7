/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words of the game, said aloud by a Vietnamese voice, whatever the language of the program.
 */
#pragma once

#include <gtk/gtk.h>

#include "voice.h"

/* Says @word and hides @note. If the word cannot be said, @note is shown, unless it has been destroyed by then, and says why: that there is no
 * Vietnamese voice, or what the voice reported. */
void chieu_word_voice_say (const char *word, GtkLabel *note);

/* For tests: lets words be said by @voices instead of those that the program was built with. Call it before the first word. */
void chieu_word_voice_set_voices (const ChieuVoice *const *voices);
