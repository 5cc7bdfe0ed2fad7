/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/aloud/voice.h"

#define CHIEU_TYPE_VOICE_ROW (chieu_voice_row_get_type ())
G_DECLARE_FINAL_TYPE (ChieuVoiceRow, chieu_voice_row, CHIEU, VOICE_ROW, AdwActionRow)

/**
 * ChieuVoiceRow:
 *
 * A row with a button that has a voice read a sentence, or stop; if nothing can be read, the row says why.
 */

/* @settings: the program's, kept alive: their key “reading-speed” is the speed. @voices: as for chieu_aloud_new(). Returns: (transfer
 * floating): the row */
GtkWidget *chieu_voice_row_new (GSettings *settings, const ChieuVoice *const *voices) G_GNUC_WARN_UNUSED_RESULT;
