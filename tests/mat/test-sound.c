/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sounds of the mat: which sound each kind of move has, that it is played for it and for nothing else, and that
 * silence is no error.
 */
#define _GNU_SOURCE              /* RTLD_NEXT */
#include <adwaita.h>
#include <dlfcn.h>
#include <glib/gstdio.h>
#include <locale.h>

#include "mat/view/mat-view-private.h"
#include "match/words/words.h"
#include "play-source.h"
#include "../folder.h"
#include "../patience.h"
#include "games/chan/rules/chan.h"
#include "games/to-tom/rules/to-tom.h"

/* The hands that are played of each game. */
#define HANDS 80
/* How long warnings about sounds are waited for, in microseconds. */
#define LISTENING_US (G_USEC_PER_SEC / 2)
/* The most sounds that play at once. */
#define PLAYING_MAX 4

/* ---- A stream that plays nothing ---- */

#define TYPE_FAKE_STREAM (fake_stream_get_type ())
G_DECLARE_FINAL_TYPE (FakeStream, fake_stream, FAKE, STREAM, GtkMediaStream)

struct _FakeStream
{
  GtkMediaStream parent_instance;
};

G_DEFINE_TYPE (FakeStream, fake_stream, GTK_TYPE_MEDIA_STREAM)

static gboolean
fake_stream_play (GtkMediaStream *stream)
{
  return TRUE;
}

static void
fake_stream_pause (GtkMediaStream *stream)
{
}

static void
fake_stream_class_init (FakeStreamClass *klass)
{
  GTK_MEDIA_STREAM_CLASS (klass)->pause = fake_stream_pause;
  GTK_MEDIA_STREAM_CLASS (klass)->play = fake_stream_play;
}

static void
fake_stream_init (FakeStream *self)
{
}

static GPtrArray *opened;              /* (element-type filename): the files opened since take_heard() was called last */
static GtkMediaStream *last;           /* (nullable): the stream opened last; a weak pointer */
static gboolean broken;                /* every stream has an error from the start */

static GtkMediaStream *
open_fake (const char *path)
{
  GtkMediaStream *stream = g_object_new (TYPE_FAKE_STREAM, NULL);

  g_ptr_array_add (opened, g_path_get_basename (path));
  g_set_weak_pointer (&last, stream);
  if (broken)
    gtk_media_stream_error (stream, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "no media module");
  else
    gtk_media_stream_stream_prepared (stream, TRUE, FALSE, FALSE, G_USEC_PER_SEC);
  return stream;
}

static GThread *main_thread;
static guint asked_gtk;                /* how often GTK was asked to open a file */
static gboolean with_gtk;              /* GTK opens the file all the same; otherwise a stream that plays nothing stands in for it */

/* Stands in for GTK, to see in which thread it is called: its objects are for one thread only. */
GtkMediaStream *
gtk_media_file_new_for_filename (const char *filename)
{
  g_assert_true (g_thread_self () == main_thread);
  asked_gtk++;
  if (with_gtk)
    {
      GtkMediaStream *(*next) (const char *filename);

      *(void **) &next = dlsym (RTLD_NEXT, "gtk_media_file_new_for_filename");
      return next (filename);
    }
  return open_fake (filename);
}

static void
iterate (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Returns: (transfer full) (nullable): the file of the one sound that has begun since it was called last */
static char *
take_heard (void)
{
  char *name = NULL;

  iterate ();
  g_assert_cmpuint (opened->len, <=, 1);
  if (opened->len == 1)
    name = g_strdup (opened->pdata[0]);
  g_ptr_array_set_size (opened, 0);
  return name;
}

static void
set_up (ChieuSounds   **sounds,
        gconstpointer   data)
{
  opened = g_ptr_array_new_with_free_func (g_free);
  broken = FALSE;
  chieu_sounds_set_open (open_fake);
  *sounds = chieu_sounds_new ();
}

static void
tear_down (ChieuSounds   **sounds,
           gconstpointer   data)
{
  chieu_sounds_free (*sounds);
  chieu_sounds_set_open (NULL);
  g_clear_weak_pointer (&last);
  g_clear_pointer (&opened, g_ptr_array_unref);
}

/* ---- The player ---- */

static void
test_play (ChieuSounds   **sounds,
           gconstpointer   data)
{
  g_autofree char *name = NULL;

  chieu_sounds_play (*sounds, CHIEU_SOUND_BEAT_2, 0.4);
  /* A sound begins only after what is to be drawn has been drawn. */
  g_assert_cmpuint (opened->len, ==, 0);
  name = take_heard ();
  g_assert_cmpstr (name, ==, "beat-2.wav");
  g_assert_true (gtk_media_stream_get_playing (last));
  g_assert_cmpfloat_with_epsilon (gtk_media_stream_get_volume (last), 0.4, 1e-6);
  g_assert_cmpuint (chieu_sounds_get_n_playing (*sounds), ==, 1);
  gtk_media_stream_stream_ended (last);
  iterate ();
  g_assert_cmpuint (chieu_sounds_get_n_playing (*sounds), ==, 0);
  g_assert_null (last);
}

/* Every sound has its file; of sounds that are asked for at once the most important begins; those that play already play on,
 * PLAYING_MAX of them at most. */
static void
test_all (ChieuSounds   **sounds,
          gconstpointer   data)
{
  for (int sound = CHIEU_SOUND_NONE + 1; sound < CHIEU_N_SOUNDS; sound++)
    {
      g_autofree char *path = chieu_sound_path ((ChieuSound) sound);
      g_autofree char *file = g_path_get_basename (path);
      g_autofree char *name = NULL;

      g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
      chieu_sounds_play (*sounds, CHIEU_SOUND_ASKED, 1);
      chieu_sounds_play (*sounds, (ChieuSound) sound, 1);
      chieu_sounds_play (*sounds, CHIEU_SOUND_ASKED, 1);
      name = take_heard ();
      g_assert_cmpstr (name, ==, file);
      g_assert_cmpuint (chieu_sounds_get_n_playing (*sounds), ==, MIN (sound, PLAYING_MAX));
    }
}

static void
test_silence (ChieuSounds   **sounds,
              gconstpointer   data)
{
  chieu_sounds_play (*sounds, CHIEU_SOUND_ROLL, 0);
  chieu_sounds_play (*sounds, CHIEU_SOUND_NONE, 1);
  g_assert_null (take_heard ());
}

/* A sound that is asked for just before the player is freed does not begin. */
static void
test_gone (ChieuSounds   **sounds,
           gconstpointer   data)
{
  ChieuSounds *other = chieu_sounds_new ();

  chieu_sounds_play (other, CHIEU_SOUND_GONG, 1);
  chieu_sounds_free (other);
  g_assert_null (take_heard ());
}

/* A file that cannot be played is tried once, be it broken from the start or later. */
static void
test_broken (ChieuSounds   **sounds,
             gconstpointer   data)
{
  ChieuSounds *other = chieu_sounds_new ();
  g_autofree char *first = NULL;
  g_autofree char *later = NULL;

  broken = TRUE;
  chieu_sounds_play (*sounds, CHIEU_SOUND_GONG, 1);
  first = take_heard ();
  g_assert_nonnull (first);
  g_assert_cmpuint (chieu_sounds_get_n_playing (*sounds), ==, 0);
  chieu_sounds_play (*sounds, CHIEU_SOUND_GONG, 1);
  g_assert_null (take_heard ());

  broken = FALSE;
  chieu_sounds_play (other, CHIEU_SOUND_GONG, 1);
  later = take_heard ();
  g_assert_nonnull (later);
  gtk_media_stream_error (last, G_IO_ERROR, G_IO_ERROR_FAILED, "no device");
  iterate ();
  g_assert_cmpuint (chieu_sounds_get_n_playing (other), ==, 0);
  chieu_sounds_play (other, CHIEU_SOUND_GONG, 1);
  g_assert_null (take_heard ());
  chieu_sounds_free (other);
}

/* Where there are no files nothing is opened. */
static void
test_no_files (ChieuSounds   **sounds,
               gconstpointer   data)
{
  g_setenv (CHIEU_SOUNDS_VARIABLE, "/nonexistent", TRUE);
  chieu_sounds_play (*sounds, CHIEU_SOUND_GONG, 1);
  g_assert_null (take_heard ());
  g_setenv (CHIEU_SOUNDS_VARIABLE, SOUNDS_FOLDER, TRUE);
}

/* As in the program, the media library is set up in a thread of its own, and then all sounds begin in the main thread. */
static void
test_threads (ChieuSounds   **sounds,
              gconstpointer   data)
{
  int n = 0;

  chieu_sounds_set_open (NULL);
  asked_gtk = 0;
  for (int sound = CHIEU_SOUND_NONE + 1; sound < CHIEU_N_SOUNDS; sound++, n++)
    {
      chieu_sounds_play (*sounds, (ChieuSound) sound, 0.01);
      wait_until (asked_gtk == (guint) n + 1);
    }
  g_assert_cmpuint (chieu_sounds_get_n_playing (*sounds), ==, PLAYING_MAX);
}

/* Sounds are played without a warning, which would be fatal here, whether the system has a media module or not. */
static void
test_system (ChieuSounds   **sounds,
             gconstpointer   data)
{
  gint64 end = g_get_monotonic_time () + LISTENING_US;

  chieu_sounds_set_open (NULL);
  with_gtk = TRUE;
  for (int sound = CHIEU_SOUND_NONE + 1; sound < CHIEU_N_SOUNDS; sound++)
    {
      chieu_sounds_play (*sounds, (ChieuSound) sound, 0.01);
      iterate ();
    }
  while (g_get_monotonic_time () < end)
    iterate ();
  g_assert_cmpuint (chieu_sounds_get_n_playing (*sounds), <=, PLAYING_MAX);
  with_gtk = FALSE;
}

/* ---- Recorded words ---- */

typedef struct
{
  char *folder;                  /* of sounds, with a folder of recordings in it */
  char *before;                  /* (nullable): what the variable was */
} Recordings;

static void
add_recording (Recordings *self,
               const char *name,
               gsize       bytes)
{
  g_autofree char *path = g_build_filename (self->folder, CHIEU_VOICES_FOLDER, name, NULL), *data = g_malloc0 (bytes);

  g_assert_true (g_file_set_contents (path, data, (gssize) bytes, NULL));
}

/* Makes a folder of sounds that has the gong, and recordings to be added. */
static void
begin_recordings (Recordings *self)
{
  g_autofree char *voices = NULL, *gong = NULL;

  self->before = g_strdup (g_getenv (CHIEU_SOUNDS_VARIABLE));
  self->folder = g_dir_make_tmp ("chieu-voices-XXXXXX", NULL);
  voices = g_build_filename (self->folder, CHIEU_VOICES_FOLDER, NULL);
  gong = g_build_filename (self->folder, "gong.wav", NULL);
  g_assert_cmpint (g_mkdir (voices, 0700), ==, 0);
  g_assert_true (g_file_set_contents (gong, "", 0, NULL));
  g_setenv (CHIEU_SOUNDS_VARIABLE, self->folder, TRUE);
}

static void
end_recordings (Recordings *self)
{
  chieu_test_remove_folder (self->folder);
  g_free (self->folder);
  if (self->before != NULL)
    g_setenv (CHIEU_SOUNDS_VARIABLE, self->before, TRUE);
  else
    g_unsetenv (CHIEU_SOUNDS_VARIABLE);
  g_free (self->before);
}

static void
assert_heard (const char *expected)
{
  g_autofree char *name = take_heard ();

  g_assert_cmpstr (name, ==, expected);
}

/* A word that has been recorded is said, one that has not is drummed, and so is one whose recording is too long or cannot be
 * played. */
static void
test_voice (ChieuSounds   **sounds,
            gconstpointer   data)
{
  const char *const duoi[] = { "duoi", NULL }, *const phong[] = { "phong", NULL }, *const long_one[] = { "an", NULL };
  Recordings recordings;

  begin_recordings (&recordings);
  add_recording (&recordings, "duoi.wav", 10);
  add_recording (&recordings, "an.ogg", CHIEU_VOICE_BYTES_MAX + 1);
  chieu_sounds_call (*sounds, duoi, CHIEU_SOUND_GONG, 1);
  assert_heard ("duoi.wav");
  gtk_media_stream_stream_ended (last);
  assert_heard (NULL);
  g_assert_cmpuint (chieu_sounds_get_n_playing (*sounds), ==, 0);
  add_recording (&recordings, "duoi.ogg", 10);
  chieu_sounds_call (*sounds, duoi, CHIEU_SOUND_GONG, 1);
  assert_heard ("duoi.ogg");
  chieu_sounds_call (*sounds, phong, CHIEU_SOUND_GONG, 1);
  assert_heard ("gong.wav");
  chieu_sounds_call (*sounds, long_one, CHIEU_SOUND_GONG, 1);
  assert_heard ("gong.wav");
  chieu_sounds_call (*sounds, duoi, CHIEU_SOUND_GONG, 1);
  assert_heard ("duoi.ogg");
  gtk_media_stream_error (last, G_IO_ERROR, G_IO_ERROR_FAILED, "no such format");
  assert_heard ("gong.wav");
  g_assert_false (chieu_sounds_is_mute (*sounds));
  end_recordings (&recordings);
}

/* The words of a call follow each other, those that there are; another call ends them. */
static void
test_call (ChieuSounds   **sounds,
           gconstpointer   data)
{
  const char *const call[] = { "thong", "kinh-co", "tom", NULL }, *const other[] = { "duoi", NULL };
  Recordings recordings;

  begin_recordings (&recordings);
  add_recording (&recordings, "thong.ogg", 10);
  add_recording (&recordings, "tom.ogg", 10);
  add_recording (&recordings, "duoi.ogg", 10);
  chieu_sounds_call (*sounds, call, CHIEU_SOUND_NONE, 1);
  assert_heard ("thong.ogg");
  gtk_media_stream_stream_ended (last);
  assert_heard ("tom.ogg");
  gtk_media_stream_stream_ended (last);
  assert_heard (NULL);
  chieu_sounds_call (*sounds, call, CHIEU_SOUND_NONE, 1);
  assert_heard ("thong.ogg");
  chieu_sounds_play (*sounds, CHIEU_SOUND_GONG, 1);
  assert_heard ("gong.wav");
  g_assert_cmpuint (chieu_sounds_get_n_playing (*sounds), ==, 2);
  chieu_sounds_call (*sounds, other, CHIEU_SOUND_NONE, 1);
  assert_heard ("duoi.ogg");
  g_assert_cmpuint (chieu_sounds_get_n_playing (*sounds), ==, 2);
  end_recordings (&recordings);
}

/* Sounds that are too many at once end each other, but never a call: its words are said to the last. */
static void
test_call_among_many (ChieuSounds   **sounds,
                      gconstpointer   data)
{
  const char *const call[] = { "thong", "tom", NULL };
  g_autoptr (GtkMediaStream) word = NULL;
  Recordings recordings;

  begin_recordings (&recordings);
  add_recording (&recordings, "thong.ogg", 10);
  add_recording (&recordings, "tom.ogg", 10);
  chieu_sounds_call (*sounds, call, CHIEU_SOUND_NONE, 1);
  assert_heard ("thong.ogg");
  word = g_object_ref (last);
  for (int i = 0; i < 6; i++)
    {
      chieu_sounds_play (*sounds, CHIEU_SOUND_GONG, 1);
      assert_heard ("gong.wav");
      g_assert_cmpuint (chieu_sounds_get_n_playing (*sounds), <=, PLAYING_MAX);
    }
  g_assert_true (gtk_media_stream_get_playing (word));
  gtk_media_stream_stream_ended (word);
  assert_heard ("tom.ogg");
  end_recordings (&recordings);
}

static void
add_name (GHashTable *names,
          const char *name)
{
  g_hash_table_add (names, g_strdup (name));
}

/* Returns: (transfer full): the names of the recordings of all words that are called */
static GHashTable *
list_voices (void)
{
  GHashTable *names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  add_name (names, CHIEU_VOICE_REPORT);
  for (int i = 0; chieu_mat_layouts[i] != NULL; i++)
    {
      const ChieuMatLayout *layout = chieu_mat_layouts[i];
      const ChieuWords *words = chieu_words_for_game (layout->game);

      for (int kind = 0; kind < chieu_words_n_kinds (words); kind++)
        if (chieu_words_called (words, kind) != NULL)
          {
            g_autofree char *voice = chieu_mat_layout_get_voice (layout, kind);

            add_name (names, voice);
          }
      for (int cuoc = 0; layout->game->call_kind >= 0 && layout->game->cuoc[cuoc] != NULL; cuoc++)
        add_name (names, layout->game->cuoc[cuoc]);
      for (int word = 0; layout->show != NULL && layout->show->words[word].word != NULL; word++)
        add_name (names, layout->show->words[word].voice);
    }
  return names;
}

/* docs/sounds.md lists the recording of each word that is called, and no others. */
static void
test_voices_listed (void)
{
  g_autoptr (GHashTable) names = list_voices ();
  g_autofree char *page = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (SOUNDS_PAGE, &page, NULL, NULL));
  lines = g_strsplit (strstr (page, "## Recorded voices"), "\n", -1);
  for (int i = 0; lines[i] != NULL && !g_str_has_prefix (lines[i], "## How"); i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], "`", 3);

      if (g_str_has_prefix (lines[i], "| `") && !g_hash_table_remove (names, cells[1]))
        g_error ("docs/sounds.md lists `%s` twice, or it is not called", cells[1]);
    }
  if (g_hash_table_size (names) > 0)
    {
      g_autofree gpointer *missing = g_hash_table_get_keys_as_array (names, NULL);

      g_error ("docs/sounds.md does not list `%s`, which is called", (char *) missing[0]);
    }
}

/* ---- The drum code ---- */

/* Each call has a sound of its own: the same word the same one, another word another; a move without a call is a card or
 * nothing. */
static void
check_code (const ChieuMatLayout *layout)
{
  const ChieuWords *words = chieu_words_for_game (layout->game);
  int n = chieu_words_n_kinds (words);

  g_assert_nonnull (layout->sounds);
  for (int a = 0; a < n; a++)
    {
      const char *called = chieu_words_called (words, a);

      g_assert_cmpint (layout->sounds[a], <, CHIEU_N_SOUNDS);
      if (called == NULL)
        g_assert_cmpint (layout->sounds[a], <=, CHIEU_SOUND_CARD);
      else
        g_assert_cmpint (layout->sounds[a], >, CHIEU_SOUND_CARD);
      for (int b = 0; called != NULL && b < a; b++)
        if (chieu_words_called (words, b) != NULL)
          g_assert_cmpint (g_str_equal (called, chieu_words_called (words, b)), ==, layout->sounds[a] == layout->sounds[b]);
    }
}

static void
test_code (void)
{
  int n = 0;

  for (; chieu_mat_layouts[n] != NULL; n++)
    check_code (chieu_mat_layouts[n]);
  g_assert_cmpint (n, >=, 2);
}

/* The code of the festival game, as it is handed down. */
static void
test_handed_down (void)
{
  const guint8 *to_tom = chieu_mat_layout_find (&chieu_to_tom)->sounds, *chan = chieu_mat_layout_find (&chieu_chan)->sounds;

  g_assert_cmpint (to_tom[CHIEU_TO_TOM_AN], ==, CHIEU_SOUND_BEAT_1);
  g_assert_cmpint (to_tom[CHIEU_TO_TOM_PHONG], ==, CHIEU_SOUND_BEAT_2);
  g_assert_cmpint (to_tom[CHIEU_TO_TOM_DAY_KHAN], ==, CHIEU_SOUND_BEAT_3);
  g_assert_cmpint (to_tom[CHIEU_TO_TOM_THIEN_KHAI], ==, CHIEU_SOUND_BEAT_4);
  g_assert_cmpint (to_tom[CHIEU_TO_TOM_U], ==, CHIEU_SOUND_ROLL);
  g_assert_cmpint (to_tom[CHIEU_TO_TOM_DUOI], ==, CHIEU_SOUND_GONG);
  g_assert_cmpint (chan[CHIEU_CHAN_AN], ==, CHIEU_SOUND_BEAT_1);
  g_assert_cmpint (chan[CHIEU_CHAN_CHIU], ==, CHIEU_SOUND_BEAT_3);
}

/* ---- At the mat ---- */

/* Returns: the sound that is to be heard of @events */
static ChieuSound
expect_sound (ChieuMatView      *mat,
              const ChieuEvents *events)
{
  ChieuSound sound = CHIEU_SOUND_NONE;
  gboolean reports = chieu_played_is_strict (&mat->played) || mat->played.layout->faults_end_play;

  for (int i = 0; i < events->n; i++)
    {
      const ChieuEvent *event = &events->items[i];

      if (event->kind == CHIEU_EVENT_MOVE)
        sound = MAX (sound, (ChieuSound) mat->played.layout->sounds[event->detail]);
      else if (event->kind == CHIEU_EVENT_SHOW || event->kind == CHIEU_EVENT_DRAW)
        sound = MAX (sound, CHIEU_SOUND_CARD);
      else if (event->kind == CHIEU_EVENT_FAULT && reports
               && chieu_words_fault (chieu_words_for_game (mat->played.layout->game), event->detail) != NULL)
        sound = CHIEU_SOUND_REPORT;
    }
  return sound;
}

/* Lets the first seat that is asked answer by chance, in the strict way perhaps with a fault. Returns: whether one was asked */
static gboolean
make_step (PlaySource  *play,
           ChieuEvents *events)
{
  static ChieuMove moves[CHIEU_MOVES_MAX];
  const ChieuGame *game = play->game;
  int seat = g_bit_nth_lsf (game->to_answer (&play->state), -1), n;

  if (seat < 0)
    return FALSE;
  n = game->moves (&play->state, seat, play->way == CHIEU_WAY_NGHIEM ? CHIEU_MOVES_ALL : CHIEU_MOVES_CLEAN, moves);
  events->n = 0;
  moves[0] = moves[chieu_random_below (&play->random, (guint32) n)];
  game->apply (&play->state, seat, &moves[0], events);
  game->observe (&play->state, play->person, &play->view);
  chieu_mat_view_report_move (play->mat, seat, &moves[0], events);
  return TRUE;
}

/* Plays a hand to its end: each move is heard as the table of the game says. Adds to @counts how often each sound was. */
static void
play_hand (PlaySource *play,
           guint      *counts)
{
  ChieuEvents events;

  while (make_step (play, &events))
    {
      ChieuSound sound = play->mat->teller.volume > 0 ? expect_sound (play->mat, &events) : CHIEU_SOUND_NONE;
      g_autofree char *path = sound != CHIEU_SOUND_NONE ? chieu_sound_path (sound) : NULL;
      g_autofree char *file = path != NULL ? g_path_get_basename (path) : NULL;
      g_autofree char *name = take_heard ();

      g_assert_cmpstr (name, ==, file);
      counts[sound]++;
    }
}

static void
test_mat (ChieuSounds   **sounds,
          gconstpointer   game)
{
  g_autoptr (ChieuMatView) mat = g_object_ref_sink (CHIEU_MAT_VIEW (chieu_mat_view_new ()));
  guint counts[CHIEU_N_SOUNDS] = { 0 };

  for (guint64 seed = 1; seed <= HANDS; seed++)
    {
      PlaySource play = { 0 };

      play_source_init_game (&play, game, 4, seed, seed % 2 == 0);
      play.mat = mat;
      chieu_mat_view_set_source (mat, &play_source, &play, NULL);
      chieu_mat_view_set_volume (mat, seed == 1 ? 0 : 0.5);
      play_hand (&play, counts);
      if (seed == 1)
        g_assert_null (mat->teller.sounds);
      chieu_mat_view_set_source (mat, NULL, NULL, NULL);
    }
  g_assert_cmpuint (counts[CHIEU_SOUND_CARD], >, HANDS);
  g_assert_cmpuint (counts[CHIEU_SOUND_GONG], >, 0);
  g_assert_cmpuint (counts[CHIEU_SOUND_BEAT_1], >, 0);
  g_assert_cmpuint (counts[CHIEU_SOUND_BEAT_3], >, 0);
  g_assert_cmpuint (counts[CHIEU_SOUND_ROLL], >, 0);
  g_assert_cmpuint (counts[CHIEU_SOUND_REPORT], >, 0);
}

int
main (int    argc,
      char **argv)
{
  main_thread = g_thread_self ();
  setlocale (LC_ALL, "C.UTF-8");
  g_setenv (CHIEU_SOUNDS_VARIABLE, SOUNDS_FOLDER, TRUE);
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(name, function, data) g_test_add (name, ChieuSounds *, data, set_up, function, tear_down)
  ADD ("/sound/play", test_play, NULL);
  ADD ("/sound/all", test_all, NULL);
  ADD ("/sound/silence", test_silence, NULL);
  ADD ("/sound/gone", test_gone, NULL);
  ADD ("/sound/broken", test_broken, NULL);
  ADD ("/sound/no-files", test_no_files, NULL);
  ADD ("/sound/threads", test_threads, NULL);
  ADD ("/sound/system", test_system, NULL);
  ADD ("/sound/voice", test_voice, NULL);
  ADD ("/sound/call", test_call, NULL);
  ADD ("/sound/call-among-many", test_call_among_many, NULL);
  g_test_add_func ("/sound/voices-listed", test_voices_listed);
  g_test_add_func ("/sound/code", test_code);
  g_test_add_func ("/sound/handed-down", test_handed_down);
  ADD ("/sound/mat/to-tom", test_mat, &chieu_to_tom);
  ADD ("/sound/mat/chan", test_mat, &chieu_chan);
#undef ADD
  return g_test_run ();
}
