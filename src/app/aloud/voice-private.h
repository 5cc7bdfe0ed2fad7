/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The two kinds of voices: that of speech-dispatcher, and that of espeak-ng. Each is there only if the program was built with it.
 */
#pragma once

#include "voice.h"

extern const ChieuVoice chieu_voice_speechd;
extern const ChieuVoice chieu_voice_espeak;
