/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words of the game, said aloud by a Vietnamese voice, whatever the language of the program.
 */
#pragma once

#include <gtk/gtk.h>

#include "voice.h"

/* Says @word. Where there is no voice for Vietnamese, @note is shown and says so; it may be gone by then. */
void chieu_word_voice_say (const char *word, GtkLabel *note);

/* For tests: before the first word, @voices are tried instead of those that the program was built with. */
void chieu_word_voice_set_voices (const ChieuVoice *const *voices);
