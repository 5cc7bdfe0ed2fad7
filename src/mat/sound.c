/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sound.h"

#include "config.h"

#include <dlfcn.h>
#include <glib/gstdio.h>

/* The most sounds at once: more would be noise, and each is a thread of the media module. */
#define PLAYING_MAX 4

static const char *const names[CHIEU_N_SOUNDS] = {
  [CHIEU_SOUND_ASKED] = "asked",
  [CHIEU_SOUND_CARD] = "card",
  [CHIEU_SOUND_GONG] = "gong",
  [CHIEU_SOUND_RIM_1] = "rim-1",
  [CHIEU_SOUND_RIM_2] = "rim-2",
  [CHIEU_SOUND_RIM_3] = "rim-3",
  [CHIEU_SOUND_BEAT_1] = "beat-1",
  [CHIEU_SOUND_BEAT_2] = "beat-2",
  [CHIEU_SOUND_BEAT_3] = "beat-3",
  [CHIEU_SOUND_BEAT_4] = "beat-4",
  [CHIEU_SOUND_ROLL] = "roll",
  [CHIEU_SOUND_REPORT] = "report",
};

struct _ChieuSounds
{
  GPtrArray *playing;            /* (element-type GtkMediaStream): owned; at most PLAYING_MAX */
  gboolean mute;                 /* one sound could not be played, so none can */
  guint idle_id;                 /* 0: nothing is to begin */
  guint sweep_id;                /* 0: nothing is over */
  ChieuSound next;               /* what begins next; with @next_words only if one of them cannot be played */
  GPtrArray *next_words;         /* (element-type filename): the recordings that begin next, one after the other */
  GPtrArray *words;              /* (element-type filename): the recordings that are still to be played */
  GtkMediaStream *voice;         /* (nullable): the recording that is being played; it is also in playing */
  ChieuSound drum;               /* the sound that is played instead if a recording cannot be */
  double volume;                 /* of what begins next, 0 … 1 */
};

/* (nullable): opens files instead of GTK. */
static ChieuSoundOpen open_stream;

/* ---- The media module ---- */

/* There is one module for the whole program. */
static enum { MODULE_NOT_READY, MODULE_GETTING_READY, MODULE_READY } module_state;
static GSList *waiting;                /* the ChieuSounds that are to begin something when it is ready; not owned */

void
chieu_sounds_set_open (ChieuSoundOpen open)
{
  open_stream = open;
}

/* The library behind GTK's usual media module, and its function that has to be called first. */
#define GSTREAMER "libgstreamer-1.0.so.0"
#define GSTREAMER_INIT "gst_init_check"

/* Initialises only the library, which is allowed in any thread; everything of GTK is left to the main thread. If the library is
 * missing, no module needs it. */
static void
begin_gstreamer (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  gboolean (*init) (int *argc, char ***argv, GError **error) = NULL;
  void *library = dlopen (GSTREAMER, RTLD_LAZY);

  if (library != NULL)
    *(void **) &init = dlsym (library, GSTREAMER_INIT);
  /* The module initialises it again, and then reports what is wrong. */
  if (init != NULL)
    init (NULL, NULL, NULL);
  g_task_return_boolean (task, TRUE);
}

static void begin_next (ChieuSounds *self);

static void
ready_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GSList) list = g_steal_pointer (&waiting);

  module_state = MODULE_READY;
  for (GSList *item = list; item != NULL; item = item->next)
    begin_next (item->data);
}

/* GStreamer looks through all its plugins when it is first initialised, which takes seconds. So this is done in a thread, before
 * GTK opens the first file. Returns: whether it is done; if not, @self begins its next sound as soon as it is */
static gboolean
make_module_ready (ChieuSounds *self)
{
  g_autoptr (GTask) task = NULL;

  if (module_state == MODULE_READY || open_stream != NULL)
    return TRUE;
  if (g_slist_find (waiting, self) == NULL)
    waiting = g_slist_prepend (waiting, self);
  if (module_state == MODULE_GETTING_READY)
    return FALSE;
  module_state = MODULE_GETTING_READY;
  task = g_task_new (NULL, NULL, ready_cb, NULL);
  g_task_run_in_thread (task, begin_gstreamer);
  return FALSE;
}

/* Returns: the folder of the program's sounds */
static const char *
find_folder (void)
{
  const char *variable = g_getenv (CHIEU_SOUNDS_VARIABLE);

  return variable != NULL ? variable : PKGDATADIR "/sounds";
}

char *
chieu_sound_path (ChieuSound sound)
{
  g_autofree char *file = NULL;

  g_return_val_if_fail (sound > CHIEU_SOUND_NONE && sound < CHIEU_N_SOUNDS, NULL);

  file = g_strconcat (names[sound], ".wav", NULL);
  return g_build_filename (find_folder (), file, NULL);
}

/* Returns: whether a recording of a word lies at @path: a file that is not too large to be one */
static gboolean
is_voice (const char *path)
{
  GStatBuf status;

  return g_stat (path, &status) == 0 && S_ISREG (status.st_mode) && status.st_size <= CHIEU_VOICE_BYTES_MAX;
}

char *
chieu_voice_path (const char *name)
{
  static const char *const endings[] = { ".ogg", ".wav" };
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), DATA_FOLDER, CHIEU_VOICES_FOLDER, NULL);
  g_autofree char *program = g_build_filename (find_folder (), CHIEU_VOICES_FOLDER, NULL);
  const char *const folders[] = { own, program };

  g_return_val_if_fail (name != NULL, NULL);

  for (gsize folder = 0; folder < G_N_ELEMENTS (folders); folder++)
    for (gsize ending = 0; ending < G_N_ELEMENTS (endings); ending++)
      {
        g_autofree char *file = g_strconcat (name, endings[ending], NULL);
        g_autofree char *path = g_build_filename (folders[folder], file, NULL);

        if (is_voice (path))
          return g_steal_pointer (&path);
      }
  return NULL;
}

ChieuSounds *
chieu_sounds_new (void)
{
  ChieuSounds *self = g_new0 (ChieuSounds, 1);

  self->words = g_ptr_array_new_with_free_func (g_free);
  self->next_words = g_ptr_array_new_with_free_func (g_free);
  self->playing = g_ptr_array_new_with_free_func (g_object_unref);
  return self;
}

gboolean
chieu_sounds_is_mute (ChieuSounds *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  return self->mute;
}

guint
chieu_sounds_get_n_playing (ChieuSounds *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->playing->len;
}

/* ---- One sound ---- */

static gboolean
is_over (GtkMediaStream *stream)
{
  return gtk_media_stream_get_ended (stream) || gtk_media_stream_get_error (stream) != NULL;
}

static void
drop_stream (ChieuSounds    *self,
             GtkMediaStream *stream)
{
  if (stream == self->voice)
    self->voice = NULL;
  g_signal_handlers_disconnect_by_data (stream, self);
  gtk_media_stream_set_playing (stream, FALSE);
  g_ptr_array_remove (self->playing, stream);
}

static void say_next_word (ChieuSounds *self);
static void begin_sound (ChieuSounds *self, ChieuSound sound);

/* Goes on when the recording is over. If it could not be played, the drum is heard instead of this word and those after it. */
static void
end_word (ChieuSounds *self)
{
  gboolean failed = gtk_media_stream_get_error (self->voice) != NULL;

  drop_stream (self, self->voice);
  if (!failed)
    say_next_word (self);
  else if (!self->mute)
    {
      g_ptr_array_set_size (self->words, 0);
      begin_sound (self, self->drum);
    }
}

/* Drops the streams that are over. This may not happen in the stream's own signal, as the stream still has work to do then. */
static gboolean
sweep_cb (gpointer data)
{
  ChieuSounds *self = data;

  self->sweep_id = 0;
  if (self->voice != NULL && is_over (self->voice))
    end_word (self);
  for (guint i = self->playing->len; i > 0; i--)
    if (is_over (self->playing->pdata[i - 1]))
      drop_stream (self, self->playing->pdata[i - 1]);
  return G_SOURCE_REMOVE;
}

/* The stream is over, or failed. If one of the program's own sounds fails, there is no media module, no device or no decoder: no other
 * sound would work, either, so none is tried any more. But a recording may just be of a format that cannot be played here. */
static void
over_cb (ChieuSounds    *self,
         GParamSpec     *pspec,
         GtkMediaStream *stream)
{
  self->mute |= stream != self->voice && gtk_media_stream_get_error (stream) != NULL;
  if (is_over (stream) && self->sweep_id == 0)
    self->sweep_id = g_idle_add (sweep_cb, self);
}

static GtkMediaStream *
open_file (const char *path)
{
  if (open_stream != NULL)
    return open_stream (path);
  return gtk_media_file_new_for_filename (path);
}

static void
begin_stream (ChieuSounds    *self,
              GtkMediaStream *stream)
{
  /* The oldest sound ends, but never a recording: the words of a call that are still to come follow it. */
  if (self->playing->len >= PLAYING_MAX)
    drop_stream (self, self->playing->pdata[self->playing->pdata[0] == self->voice ? 1 : 0]);
  g_ptr_array_add (self->playing, stream);
  g_signal_connect_swapped (stream, "notify::ended", G_CALLBACK (over_cb), self);
  g_signal_connect_swapped (stream, "notify::error", G_CALLBACK (over_cb), self);
  gtk_media_stream_set_volume (stream, self->volume);
  gtk_media_stream_play (stream);
}

/* @sound: CHIEU_SOUND_NONE: nothing begins */
static void
begin_sound (ChieuSounds *self,
             ChieuSound   sound)
{
  g_autofree char *path = sound != CHIEU_SOUND_NONE ? chieu_sound_path (sound) : NULL;
  GtkMediaStream *stream;

  self->mute |= path != NULL && !g_file_test (path, G_FILE_TEST_IS_REGULAR);
  if (path == NULL || self->mute)
    return;
  stream = open_file (path);
  /* If there is no media module the file has an error as soon as it is opened. */
  self->mute = gtk_media_stream_get_error (stream) != NULL;
  if (self->mute)
    g_object_unref (stream);
  else
    begin_stream (self, stream);
}

static void
say_next_word (ChieuSounds *self)
{
  g_autofree char *path = self->words->len > 0 ? g_ptr_array_steal_index (self->words, 0) : NULL;

  if (path == NULL)
    return;
  self->voice = open_file (path);
  begin_stream (self, self->voice);
  if (is_over (self->voice))
    end_word (self);
}

static void
begin_next (ChieuSounds *self)
{
  ChieuSound drum = self->next;

  self->next = CHIEU_SOUND_NONE;
  if (self->next_words->len == 0)
    {
      begin_sound (self, drum);
      return;
    }
  /* A call ends the one before it. */
  if (self->voice != NULL)
    drop_stream (self, self->voice);
  g_ptr_array_set_size (self->words, 0);
  g_ptr_array_extend_and_steal (self->words, self->next_words);
  self->next_words = g_ptr_array_new_with_free_func (g_free);
  self->drum = drum;
  say_next_word (self);
}

static gboolean
start_cb (gpointer data)
{
  ChieuSounds *self = data;

  self->idle_id = 0;
  /* The module is ready by now, and the sound has begun already. */
  if (self->next == CHIEU_SOUND_NONE && self->next_words->len == 0)
    return G_SOURCE_REMOVE;
  if (!self->mute && make_module_ready (self))
    begin_next (self);
  return G_SOURCE_REMOVE;
}

/* ---- What is asked for ---- */

void
chieu_sounds_play (ChieuSounds *self,
                   ChieuSound   sound,
                   double       volume)
{
  chieu_sounds_call (self, NULL, sound, volume);
}

void
chieu_sounds_call (ChieuSounds       *self,
                   const char *const *voices,
                   ChieuSound         drum,
                   double             volume)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (drum >= CHIEU_SOUND_NONE && drum < CHIEU_N_SOUNDS);

  /* Of the sounds that are asked for before the first could begin, only the most important is played. */
  if (volume <= 0 || self->mute || drum < self->next)
    return;
  if (drum > self->next || voices != NULL)
    g_ptr_array_set_size (self->next_words, 0);
  for (int i = 0; voices != NULL && voices[i] != NULL; i++)
    {
      char *path = chieu_voice_path (voices[i]);

      if (path != NULL)
        g_ptr_array_add (self->next_words, path);
    }
  if (drum == CHIEU_SOUND_NONE && self->next_words->len == 0)
    return;
  self->next = drum;
  self->volume = MIN (volume, 1);
  if (self->idle_id == 0)
    self->idle_id = g_idle_add (start_cb, self);
}

void
chieu_sounds_free (ChieuSounds *self)
{
  if (self == NULL)
    return;
  waiting = g_slist_remove (waiting, self);
  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_clear_handle_id (&self->sweep_id, g_source_remove);
  while (self->playing->len > 0)
    drop_stream (self, self->playing->pdata[0]);
  g_ptr_array_unref (self->playing);
  g_ptr_array_unref (self->words);
  g_ptr_array_unref (self->next_words);
  g_free (self);
}
