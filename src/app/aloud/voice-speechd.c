/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "voice-private.h"

#include <glib/gi18n.h>
#include <libspeechd.h>
#include <stdlib.h>
#include <string.h>

/* The connection is global, because speech-dispatcher calls back at the end of a text without any user data. */
static SPDConnection *connection;
/* speech-dispatcher gives each text a number that is greater than those before. */
static int started_text;         /* the text that was started last; 0: none, or it was stopped */
static int ended_text;           /* atomic: the greatest number of a text that has ended or was cancelled */

/* Called in a thread of the library. That an older text was cancelled may be told only after the next one was started. */
static void
ended_cb (size_t              text,
          size_t              client,
          SPDNotificationType type)
{
  if ((int) text > g_atomic_int_get (&ended_text))
    g_atomic_int_set (&ended_text, (int) text);
}

/* Returns: whether @voice speaks @language of any country: "zh-CN" speaks "zh". */
static gboolean
speaks (const SPDVoice *voice,
        const char     *language)
{
  gsize length = strlen (language);

  return voice->language != NULL && g_ascii_strncasecmp (voice->language, language, length) == 0
         && (voice->language[length] == '\0' || voice->language[length] == '-' || voice->language[length] == '_');
}

static gboolean
choose_language (const char *const *languages)
{
  SPDVoice **voices = spd_list_synthesis_voices (connection);
  const SPDVoice *chosen = NULL;

  for (int i = 0; languages[i] != NULL && chosen == NULL; i++)
    for (int k = 0; voices != NULL && voices[k] != NULL && chosen == NULL; k++)
      if (speaks (voices[k], languages[i]))
        chosen = voices[k];
  if (chosen != NULL)
    spd_set_language (connection, chosen->language);
  if (voices != NULL)
    free_spd_voices (voices);
  return chosen != NULL;
}

static void
close_voice (gpointer voice)
{
  g_clear_pointer (&connection, spd_close);
}

static gpointer
open_voice (const char *const *languages,
            GError           **error)
{
  char *message = NULL;

  g_return_val_if_fail (connection == NULL, NULL);

  connection = spd_open2 ("chieu-bai", "school", NULL, SPD_MODE_THREADED, NULL, 1, &message);
  if (connection == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_CONNECTED, "speech-dispatcher: %s", message != NULL ? message : "?");
      free (message);
      return NULL;
    }
  if (!choose_language (languages))
    {
      close_voice (connection);
      /* Translators: %s is a program that reads texts aloud. */
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("%s has no voice for this language"), "speech-dispatcher");
      return NULL;
    }
  started_text = 0;
  g_atomic_int_set (&ended_text, 0);
  connection->callback_end = ended_cb;
  connection->callback_cancel = ended_cb;
  spd_set_notification_on (connection, SPD_END);
  spd_set_notification_on (connection, SPD_CANCEL);
  return connection;
}

/* The rate goes from −100 to 100; −50 is half the normal speed, 50 twice. */
static void
set_speed (gpointer voice,
           double   speed)
{
  spd_set_voice_rate (connection, (int) CLAMP (speed < 1 ? (speed - 1) * 100 : (speed - 1) * 50, -100, 100));
}

static gboolean
speak_text (gpointer    voice,
            const char *text,
            GError    **error)
{
  int number = spd_say (connection, SPD_TEXT, text);

  if (number >= 0)
    {
      started_text = number;
      return TRUE;
    }
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE, _("%s no longer answers"), "speech-dispatcher");
  return FALSE;
}

static gboolean
is_speaking (gpointer voice)
{
  return started_text > g_atomic_int_get (&ended_text);
}

static void
stop_speaking (gpointer voice)
{
  spd_cancel (connection);
  started_text = 0;
}

const ChieuVoice chieu_voice_speechd = {
  .name = "speech-dispatcher",
  .open = open_voice,
  .set_speed = set_speed,
  .say = speak_text,
  .is_speaking = is_speaking,
  .stop = stop_speaking,
  .close = close_voice,
};
