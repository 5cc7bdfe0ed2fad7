/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sounds of the mat: the drum code, and a player for it. docs/sounds.md
 * says what each sound is. Nothing is loaded before the first sound; without a
 * device, a media module or the files there is silence and no error.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The sounds, the less important first: of several things that happen at once the last one here is heard. */
typedef enum
{
  CHIEU_SOUND_NONE,
  CHIEU_SOUND_ASKED,             /* the person is asked something */
  CHIEU_SOUND_CARD,              /* a card is laid */
  CHIEU_SOUND_GONG,
  CHIEU_SOUND_RIM_1,             /* on the rim of the drum */
  CHIEU_SOUND_RIM_2,
  CHIEU_SOUND_RIM_3,
  CHIEU_SOUND_BEAT_1,            /* on its skin */
  CHIEU_SOUND_BEAT_2,
  CHIEU_SOUND_BEAT_3,
  CHIEU_SOUND_BEAT_4,
  CHIEU_SOUND_ROLL,
  CHIEU_SOUND_REPORT,            /* a fault is called out */
  CHIEU_N_SOUNDS,
} ChieuSound;

/* The variable of the environment that names another folder of sounds, for a program not installed. */
#define CHIEU_SOUNDS_VARIABLE "CHIEU_SOUNDS"

/* (transfer full): where the file of @sound lies, whether it is there or not; @sound is not CHIEU_SOUND_NONE. */
char *chieu_sound_path (ChieuSound sound);

typedef struct _ChieuSounds ChieuSounds;

ChieuSounds *chieu_sounds_new (void) G_GNUC_WARN_UNUSED_RESULT;
/* Breaks off a sound that is still playing. */
void chieu_sounds_free (ChieuSounds *self);

/**
 * chieu_sounds_play:
 * @volume: 0 (nothing is done at all) … 1
 *
 * Begins @sound as soon as what is to be drawn has been drawn; what sounds already sounds on. Never waits.
 */
void chieu_sounds_play (ChieuSounds *self, ChieuSound sound, double volume);

/* How many still sound. */
guint chieu_sounds_get_n_playing (ChieuSounds *self);

/* For tests: what opens a file, instead of GTK; NULL: GTK again. (transfer full): the stream. */
typedef GtkMediaStream *(*ChieuSoundOpen) (const char *path);
void chieu_sounds_set_open (ChieuSoundOpen open);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuSounds, chieu_sounds_free)

G_END_DECLS
