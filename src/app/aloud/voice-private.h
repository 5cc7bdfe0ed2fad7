/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "voice.h"

extern const ChieuVoice chieu_voice_speechd;
extern const ChieuVoice chieu_voice_espeak;
