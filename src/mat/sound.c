/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sound.h"

#include "config.h"

#include <dlfcn.h>

/* More at once would be noise, and each is a thread of the media module. */
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
  GPtrArray *playing;            /* GtkMediaStream */
  gboolean mute;                 /* one could not be played: none of them can */
  guint idle_id;                 /* 0: nothing is to begin */
  guint sweep_id;                /* 0: nothing is over */
  ChieuSound next;               /* what begins then */
  double volume;
};

static ChieuSoundOpen open_stream;

/* ---- The media module ---- */

/* There is one module for the whole program. */
static enum { MODULE_NOT_READY, MODULE_GETTING_READY, MODULE_READY } module_state;
static GSList *waiting;                /* ChieuSounds, of which something is to begin then */

void
chieu_sounds_set_open (ChieuSoundOpen open)
{
  open_stream = open;
}

/* The library that GTK's usual media module is made of, and the function of it that must be called first. */
#define GSTREAMER "libgstreamer-1.0.so.0"
#define GSTREAMER_INIT "gst_init_check"

/* Only the library, which may be begun in any thread; everything of GTK is left to the main thread. Where the library is not
 * there, no module needs it. */
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
  /* The module begins it once more, and tells then what is wrong with it. */
  if (init != NULL)
    init (NULL, NULL, NULL);
  g_task_return_boolean (task, TRUE);
}

static void start (ChieuSounds *self);

static void
ready_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GSList) list = g_steal_pointer (&waiting);

  module_state = MODULE_READY;
  for (GSList *item = list; item != NULL; item = item->next)
    start (item->data);
}

/* GStreamer looks through all its plugins when it is begun for the first time, which takes seconds: not in the main loop, so that
 * the first file that GTK opens there finds it begun. Returns: whether that is done. */
static gboolean
make_ready (ChieuSounds *self)
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

char *
chieu_sound_path (ChieuSound sound)
{
  const char *variable = g_getenv (CHIEU_SOUNDS_VARIABLE);
  g_autofree char *file = NULL;

  g_return_val_if_fail (sound > CHIEU_SOUND_NONE && sound < CHIEU_N_SOUNDS, NULL);

  file = g_strconcat (names[sound], ".wav", NULL);
  return g_build_filename (variable != NULL ? variable : PKGDATADIR "/sounds", file, NULL);
}

ChieuSounds *
chieu_sounds_new (void)
{
  ChieuSounds *self = g_new0 (ChieuSounds, 1);

  self->playing = g_ptr_array_new_with_free_func (g_object_unref);
  return self;
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
drop (ChieuSounds    *self,
      GtkMediaStream *stream)
{
  g_signal_handlers_disconnect_by_data (stream, self);
  gtk_media_stream_set_playing (stream, FALSE);
  g_ptr_array_remove (self->playing, stream);
}

/* Not in the stream's own signal: it still has work to do then. */
static gboolean
sweep_cb (gpointer data)
{
  ChieuSounds *self = data;

  self->sweep_id = 0;
  for (guint i = self->playing->len; i > 0; i--)
    if (is_over (self->playing->pdata[i - 1]))
      drop (self, self->playing->pdata[i - 1]);
  return G_SOURCE_REMOVE;
}

/* No media module, no device, no decoder: no other sound would fare better, so none is tried any more. */
static void
over_cb (ChieuSounds    *self,
         GParamSpec     *pspec,
         GtkMediaStream *stream)
{
  self->mute |= gtk_media_stream_get_error (stream) != NULL;
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
begin (ChieuSounds    *self,
       GtkMediaStream *stream)
{
  if (self->playing->len >= PLAYING_MAX)
    drop (self, self->playing->pdata[0]);
  g_ptr_array_add (self->playing, stream);
  g_signal_connect_swapped (stream, "notify::ended", G_CALLBACK (over_cb), self);
  g_signal_connect_swapped (stream, "notify::error", G_CALLBACK (over_cb), self);
  gtk_media_stream_set_volume (stream, self->volume);
  gtk_media_stream_play (stream);
}

static void
start (ChieuSounds *self)
{
  g_autofree char *path = chieu_sound_path (self->next);
  GtkMediaStream *stream;

  self->next = CHIEU_SOUND_NONE;
  stream = open_file (path);
  /* Where there is no media module the file says so as soon as it is opened. */
  self->mute = gtk_media_stream_get_error (stream) != NULL;
  if (self->mute)
    g_object_unref (stream);
  else
    begin (self, stream);
}

static gboolean
start_cb (gpointer data)
{
  ChieuSounds *self = data;
  g_autofree char *path = NULL;

  self->idle_id = 0;
  /* The module has come in between, and it has begun already. */
  if (self->next == CHIEU_SOUND_NONE)
    return G_SOURCE_REMOVE;
  path = chieu_sound_path (self->next);
  self->mute |= !g_file_test (path, G_FILE_TEST_IS_REGULAR);
  if (!self->mute && make_ready (self))
    start (self);
  return G_SOURCE_REMOVE;
}

/* ---- What is asked for ---- */

void
chieu_sounds_play (ChieuSounds *self,
                   ChieuSound   sound,
                   double       volume)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (sound >= CHIEU_SOUND_NONE && sound < CHIEU_N_SOUNDS);

  if (sound == CHIEU_SOUND_NONE || volume <= 0 || self->mute)
    return;
  /* The most important of the sounds that arrive before the first could begin is heard. */
  self->next = MAX (self->next, sound);
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
    drop (self, self->playing->pdata[0]);
  g_ptr_array_unref (self->playing);
  g_free (self);
}
