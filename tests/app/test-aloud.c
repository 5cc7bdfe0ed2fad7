/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading aloud, by voices that only write down what they are asked to say.
 */
#include <locale.h>

#include "app/aloud/aloud.h"
#include "../patience.h"

/* Requests to the voice, as one line: "open vi; speed 1.0; say A; stop; ". The thread writes, the test reads. */
static GMutex mutex;
static GString *asked;
static gboolean speaks, refuses, breaks;

static void
note_request (const char *format,
              ...) G_GNUC_PRINTF (1, 2);

static void
note_request (const char *format,
              ...)
{
  va_list arguments;

  g_mutex_lock (&mutex);
  va_start (arguments, format);
  g_string_append_vprintf (asked, format, arguments);
  va_end (arguments);
  g_mutex_unlock (&mutex);
}

static gpointer
open_voice (const char *const *languages,
            GError           **error)
{
  note_request ("open %s; ", languages[0]);
  if (!refuses)
    return asked;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "no voice here");
  return NULL;
}

static void
set_speed (gpointer voice,
           double   speed)
{
  note_request ("speed %.1f; ", speed);
}

static gboolean
say_text (gpointer    voice,
          const char *text,
          GError    **error)
{
  note_request ("say %s; ", text);
  speaks = !breaks;
  if (breaks)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE, "it is gone");
  return !breaks;
}

static gboolean
is_speaking (gpointer voice)
{
  return speaks;
}

static void
stop_voice (gpointer voice)
{
  note_request ("stop; ");
  speaks = FALSE;
}

static void
close_voice (gpointer voice)
{
  note_request ("close; ");
}

static const ChieuVoice fake = { "fake", open_voice, set_speed, say_text, is_speaking, stop_voice, close_voice };
static const ChieuVoice *const fakes[] = { &fake, NULL }, *const two_fakes[] = { &fake, &fake, NULL },
                        *const none[] = { NULL };
static const char *const vi[] = { "vi", NULL }, *const en[] = { "en", NULL },
                        *const ja[] = { "ja", NULL };

/* Returns: whether the requests so far are @expected */
static gboolean
was_asked (const char *expected)
{
  gboolean same;

  g_mutex_lock (&mutex);
  same = g_str_equal (asked->str, expected);
  g_mutex_unlock (&mutex);
  return same;
}

/* Waits until the requests are @expected. */
static void
assert_asked (const char *expected)
{
  gint64 since = g_get_monotonic_time ();

  while (!was_asked (expected) && run_patiently (since))
    ;
  g_mutex_lock (&mutex);
  g_assert_cmpstr (asked->str, ==, expected);
  g_mutex_unlock (&mutex);
}

static void
forget_all (void)
{
  g_mutex_lock (&mutex);
  g_string_truncate (asked, 0);
  g_mutex_unlock (&mutex);
  speaks = refuses = breaks = FALSE;
}

/* Nothing is opened before there is something to read; the new text takes the place of the old. */
static void
test_say (void)
{
  ChieuAloud *aloud;

  forget_all ();
  aloud = chieu_aloud_new (fakes, vi);
  chieu_aloud_stop (aloud);
  assert_asked ("");
  chieu_aloud_say (aloud, "A");
  chieu_aloud_set_speed (aloud, 9);
  chieu_aloud_say (aloud, "B");
  assert_asked ("open vi; stop; speed 1.0; say A; stop; speed 2.0; say B; ");
  g_object_unref (aloud);
  assert_asked ("open vi; stop; speed 1.0; say A; stop; speed 2.0; say B; stop; close; ");
}

/* A sign of a card is heard as its name, as in what is announced. */
static void
test_signs (void)
{
  ChieuAloud *aloud;

  forget_all ();
  aloud = chieu_aloud_new (fakes, vi);
  chieu_aloud_say (aloud, "Put K♥ before 10♠.");
  assert_asked ("open vi; stop; speed 1.0; say Put King of hearts before 10 of spades.; ");
  chieu_aloud_toggle (aloud, "A♦");
  chieu_aloud_toggle (aloud, "A♦");
  assert_asked ("open vi; stop; speed 1.0; say Put King of hearts before 10 of spades.; stop; stop; speed 1.0; say Ace of diamonds; ");
  g_object_unref (aloud);
  /* The rest of its thread's work is no part of the next test. */
  assert_asked ("open vi; stop; speed 1.0; say Put King of hearts before 10 of spades.; stop; stop; speed 1.0; say Ace of diamonds; stop; close; ");
}

/* A voice that knows no Vietnamese would spell its letters one by one. */
static void
test_letters (void)
{
  ChieuAloud *aloud;

  forget_all ();
  aloud = chieu_aloud_new (fakes, en);
  chieu_aloud_say (aloud, "Ông Đồ: Tổ tôm · 8 Vạn, 8 Văn, dưới, Ù, café, 門で引ガ");
  assert_asked ("open en; stop; speed 1.0; say Ông Dô: Tô tôm; 8 Vahn, 8 Van, duoi, oo, cafe, 門で引ガ; ");
  g_object_unref (aloud);
  assert_asked ("open en; stop; speed 1.0; say Ông Dô: Tô tôm; 8 Vahn, 8 Van, duoi, oo, cafe, 門で引ガ; stop; close; ");
  forget_all ();
  aloud = chieu_aloud_new (fakes, ja);
  chieu_aloud_say (aloud, "包（báo）です（上がり逃し bỏ ù）。K（K）");
  assert_asked ("open ja; stop; speed 1.0; say 包です（上がり逃し）。K（K）; ");
  g_object_unref (aloud);
  assert_asked ("open ja; stop; speed 1.0; say 包です（上がり逃し）。K（K）; stop; close; ");
  forget_all ();
  aloud = chieu_aloud_new (fakes, vi);
  chieu_aloud_say (aloud, "Tổ tôm, 8 Vạn, dưới");
  assert_asked ("open vi; stop; speed 1.0; say Tổ tôm, 8 Vạn, dưới; ");
  g_object_unref (aloud);
  assert_asked ("open vi; stop; speed 1.0; say Tổ tôm, 8 Vạn, dưới; stop; close; ");
}

static void
test_toggle (void)
{
  ChieuAloud *aloud;

  forget_all ();
  aloud = chieu_aloud_new (fakes, vi);
  chieu_aloud_toggle (aloud, "A");
  chieu_aloud_toggle (aloud, "A");
  chieu_aloud_toggle (aloud, "A");
  assert_asked ("open vi; stop; speed 1.0; say A; stop; stop; speed 1.0; say A; ");
  chieu_aloud_stop (aloud);
  chieu_aloud_stop (aloud);
  assert_asked ("open vi; stop; speed 1.0; say A; stop; stop; speed 1.0; say A; stop; ");
  g_object_unref (aloud);
  assert_asked ("open vi; stop; speed 1.0; say A; stop; stop; speed 1.0; say A; stop; stop; close; ");
}

static void
failed_cb (GString    *told,
           const char *why)
{
  g_string_append_printf (told, "[%s]", why);
}

/* Reads a text aloud with @voices, and expects that this fails with the message @expected in brackets. */
static void
assert_told (const ChieuVoice *const *voices,
             const char              *expected)
{
  g_autoptr (GString) told = g_string_new (NULL);
  ChieuAloud *aloud = chieu_aloud_new (voices, vi);

  g_signal_connect_swapped (aloud, "failed", G_CALLBACK (failed_cb), told);
  chieu_aloud_say (aloud, "A");
  wait_until (told->len > 0);
  g_assert_cmpstr (told->str, ==, expected);
  g_object_unref (aloud);
}

/* Where there is no voice, the program says why, of each that was tried. */
static void
test_no_voice (void)
{
  forget_all ();
  assert_told (none, "[This program was built without support for reading aloud.]");
  refuses = TRUE;
  assert_told (two_fakes, "[no voice here.\nno voice here.]");
}

/* A voice that dies is asked for anew with the next text. */
static void
test_broken (void)
{
  ChieuAloud *aloud;

  forget_all ();
  breaks = TRUE;
  assert_told (fakes, "[it is gone]");
  assert_asked ("open vi; stop; speed 1.0; say A; stop; close; ");
  forget_all ();
  aloud = chieu_aloud_new (fakes, vi);
  breaks = TRUE;
  chieu_aloud_say (aloud, "A");
  assert_asked ("open vi; stop; speed 1.0; say A; stop; close; ");
  breaks = FALSE;
  chieu_aloud_say (aloud, "B");
  assert_asked ("open vi; stop; speed 1.0; say A; stop; close; open vi; stop; speed 1.0; say B; ");
  g_object_unref (aloud);
  assert_asked ("open vi; stop; speed 1.0; say A; stop; close; open vi; stop; speed 1.0; say B; stop; close; ");
}

/* Only one reader has a voice open: a kind of voice keeps its language and its connection once for the whole program. */
static void
test_two (void)
{
  ChieuAloud *first, *second;

  forget_all ();
  first = chieu_aloud_new (fakes, vi);
  second = chieu_aloud_new (fakes, en);
  chieu_aloud_say (first, "A");
  assert_asked ("open vi; stop; speed 1.0; say A; ");
  chieu_aloud_say (second, "B");
  assert_asked ("open vi; stop; speed 1.0; say A; stop; close; open en; stop; speed 1.0; say B; ");
  /* The first has nothing to stop or to close any more, and opens its voice anew. */
  forget_all ();
  chieu_aloud_stop (first);
  chieu_aloud_say (first, "C");
  assert_asked ("stop; close; open vi; stop; speed 1.0; say C; ");
  g_object_unref (second);
  g_object_unref (first);
  assert_asked ("stop; close; open vi; stop; speed 1.0; say C; stop; close; ");
}

static void
test_languages (void)
{
  static const struct { const char *variable, *first; } cases[] = {
    { "vi_VN.UTF-8", "vi" }, { "ja", "ja" }, { "zh_TW.UTF-8", "zh" }, { "en_GB", "en" }, { "de_DE:zh_CN", "zh" },
    { "fr", "en" }, { "vie", "en" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_setenv ("LANGUAGE", cases[i].variable, TRUE);
      g_assert_cmpstr (chieu_aloud_get_languages ()[0], ==, cases[i].first);
    }
  /* The voice that espeak-ng has for “cmn” reads Chinese as English words. */
  g_setenv ("LANGUAGE", "zh_CN", TRUE);
  g_assert_cmpstr (chieu_aloud_get_languages ()[1], ==, "cmn-latn-pinyin");
}

int
main (int    argc,
      char **argv)
{
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  asked = g_string_new (NULL);
  g_test_add_func ("/app/aloud/say", test_say);
  g_test_add_func ("/app/aloud/signs", test_signs);
  g_test_add_func ("/app/aloud/letters", test_letters);
  g_test_add_func ("/app/aloud/toggle", test_toggle);
  g_test_add_func ("/app/aloud/no-voice", test_no_voice);
  g_test_add_func ("/app/aloud/broken", test_broken);
  g_test_add_func ("/app/aloud/two", test_two);
  g_test_add_func ("/app/aloud/languages", test_languages);
  return g_test_run ();
}
