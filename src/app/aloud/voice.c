/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "voice-private.h"

#include "config.h"

const ChieuVoice *const chieu_voices[] = {
#ifdef HAVE_SPEECHD
  &chieu_voice_speechd,
#endif
#ifdef HAVE_ESPEAK
  &chieu_voice_espeak,
#endif
  NULL
};
