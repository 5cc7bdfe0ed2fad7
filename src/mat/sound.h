/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sounds of the mat: the drum code, and a player for it. docs/sounds.md
 * says what each sound is. Nothing is loaded before the first sound; without a
 * device, a media module or the files there is silence and no error.
 */
#pragma once

#include <gtk/gtk.h>

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

/* Recordings of the called words lie in this folder, of the sounds' folder or of the program's in the person's data folder. */
#define CHIEU_VOICES_FOLDER "voices"
/* The recording of "Báo!", when a fault is called out; those of moves and cước bear their ids in the notation. */
#define CHIEU_VOICE_REPORT "bao"
/* A recording of more bytes is not played: it is no single word. */
#define CHIEU_VOICE_BYTES_MAX (1024 * 1024)

/**
 * chieu_voice_path:
 * @name: of a recording, as docs/sounds.md lists them: "phong"
 *
 * Returns: (transfer full) (nullable): where it lies, the person's own before the program's; NULL: there is none
 */
char *chieu_voice_path (const char *name) G_GNUC_WARN_UNUSED_RESULT;

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

/**
 * chieu_sounds_call:
 * @voices: (nullable): names of recordings, one for each word that is called; NULL at the end
 * @drum: what is heard where none of these words has been recorded
 * @volume: 0 (nothing is done at all) … 1
 *
 * Says the words one after the other, as chieu_sounds_play() begins a sound.
 */
void chieu_sounds_call (ChieuSounds *self, const char *const *voices, ChieuSound drum, double volume);

/* Returns: whether it is known that nothing can be heard here */
gboolean chieu_sounds_is_mute (ChieuSounds *self);

/* How many still sound. */
guint chieu_sounds_get_n_playing (ChieuSounds *self);

/* For tests: what opens a file, instead of GTK; NULL: GTK again. (transfer full): the stream. */
typedef GtkMediaStream *(*ChieuSoundOpen) (const char *path);
void chieu_sounds_set_open (ChieuSoundOpen open);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuSounds, chieu_sounds_free)
