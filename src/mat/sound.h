/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sounds of the mat: the drum code, and a player for it. docs/sounds.md says what each sound is. Nothing is loaded before the
 * first sound; without a device, a media module or the files nothing is heard, without an error.
 */
#pragma once

#include <gtk/gtk.h>

/* The sounds, the least important first: of several events at once, the one that comes last here is heard. */
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

/* The environment variable that names another folder of sounds, for a program that is not installed. */
#define CHIEU_SOUNDS_VARIABLE "CHIEU_SOUNDS"

/* For tests. Returns: (transfer full): the path of the file of @sound, which need not exist. @sound must not be CHIEU_SOUND_NONE. */
char *chieu_sound_path (ChieuSound sound);

/* The name of the folders with recordings of the called words: one among the program's sounds, and one among the person's data. */
#define CHIEU_VOICES_FOLDER "voices"
/* The recording of "Báo!", when a fault is called out; those of moves and cước bear their ids in the notation. */
#define CHIEU_VOICE_REPORT "bao"
/* A recording with more bytes is not played: it is not a single word. */
#define CHIEU_VOICE_BYTES_MAX (1024 * 1024)

/**
 * chieu_voice_path:
 * @name: of a recording, as docs/sounds.md lists them: "phong"
 *
 * Returns: (transfer full) (nullable): its path, the person's own recording before the program's; NULL: there is none
 */
char *chieu_voice_path (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* A player of sounds. */
typedef struct _ChieuSounds ChieuSounds;

/* Returns: (transfer full): a player; it loads nothing yet */
ChieuSounds *chieu_sounds_new (void) G_GNUC_WARN_UNUSED_RESULT;
/* Frees @self (nullable), and breaks off sounds that are still playing. */
void chieu_sounds_free (ChieuSounds *self);

/**
 * chieu_sounds_play:
 * @volume: 0 (nothing is done at all) … 1
 *
 * Begins @sound after the next frame has been drawn, unless a more important one is asked for before. Sounds that are playing go on, but
 * if there are too many the oldest ends. Never waits.
 */
void chieu_sounds_play (ChieuSounds *self, ChieuSound sound, double volume);

/**
 * chieu_sounds_call:
 * @voices: (nullable): names of recordings, one for each word that is called; NULL at the end
 * @drum: the sound that is played if none of these words has been recorded, or a recording cannot be played
 * @volume: 0 (nothing is done at all) … 1
 *
 * Says the words one after the other, as chieu_sounds_play() begins a sound.
 */
void chieu_sounds_call (ChieuSounds *self, const char *const *voices, ChieuSound drum, double volume);

/* Returns: whether it is known that nothing can be heard here */
gboolean chieu_sounds_is_mute (ChieuSounds *self);

/* Returns: how many sounds are still playing */
guint chieu_sounds_get_n_playing (ChieuSounds *self);

/* For tests: sets a function that opens a file instead of GTK and returns the stream (transfer full); NULL: GTK again. */
typedef GtkMediaStream *(*ChieuSoundOpen) (const char *path);
void chieu_sounds_set_open (ChieuSoundOpen open);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuSounds, chieu_sounds_free)
