/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading aloud: texts are given to the first voice that answers, in a thread of their own, so that neither a slow start nor a
 * dead service delays the window. Only one ChieuAloud reads at a time: what it is asked to read silences the others.
 */
#pragma once

#include "voice.h"

#define CHIEU_TYPE_ALOUD (chieu_aloud_get_type ())
G_DECLARE_FINAL_TYPE (ChieuAloud, chieu_aloud, CHIEU, ALOUD, GObject)

/* The slowest and the fastest reading, as multiples of the voice's own speed. */
#define CHIEU_ALOUD_SPEED_MIN 0.5
#define CHIEU_ALOUD_SPEED_MAX 2.0

/**
 * ChieuAloud:
 *
 * "failed" (const char *why, gboolean no_voice): a text could not be read; @why is a sentence for each voice that could not be opened,
 * or the message, without a full stop, of the voice that broke or of the thread that could not be made. @no_voice: nothing is missing but
 * a voice for the language: whatever was asked answered, and has none. Emitted in the main context.
 */

/**
 * chieu_aloud_new:
 * @voices: tried one after the other; NULL at the end
 * @languages: codes of the language of the texts, as chieu_aloud_get_languages() gives them
 *
 * Nothing is opened before the first text. Neither list is copied: both have to be there as long as the program runs.
 *
 * Returns: (transfer full): a reader that is silent so far
 */
ChieuAloud *chieu_aloud_new (const ChieuVoice *const *voices,
                             const char *const       *languages) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: the codes of the language that the program's texts are in now, as voices name it */
const char *const *chieu_aloud_get_languages (void);

/* Reads @text instead of what is being read; a sign that stands for a card is read as the card's name. */
void chieu_aloud_say (ChieuAloud *self,
                      const char *text);
/* Stops if something is being read, else reads @text as chieu_aloud_say() does. */
void chieu_aloud_toggle (ChieuAloud *self,
                         const char *text);
/* Stops if something is being read. */
void chieu_aloud_stop (ChieuAloud *self);
/* Sets how fast texts are read, from the next one on. @speed: between the two limits above; 1.0 is the voice's own */
void chieu_aloud_set_speed (ChieuAloud *self,
                            double      speed);
