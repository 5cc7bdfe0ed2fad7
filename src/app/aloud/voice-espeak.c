/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "voice-private.h"

#include <espeak-ng/speak_lib.h>
#include <glib/gi18n.h>
#include <string.h>

/* The speed of a voice that reads at its own: espeak-ng's 175 is quick for old ears. */
#define WORDS_A_MINUTE 160

/* The library keeps its own state; this only stands for it. */
static char opened;

static gboolean
choose_language (const char *const *languages)
{
  for (int i = 0; languages[i] != NULL; i++)
    {
      espeak_VOICE wanted = { .languages = languages[i] };

      /* The library takes another language if it does not know this one. Before the code of a voice's language stands a byte with its
       * priority. */
      if (espeak_SetVoiceByProperties (&wanted) == EE_OK
          && g_str_has_prefix (espeak_GetCurrentVoice ()->languages + 1, languages[i]))
        return TRUE;
    }
  return FALSE;
}

static gpointer
open_voice (const char *const *languages,
            GError           **error)
{
  if (espeak_Initialize (AUDIO_OUTPUT_PLAYBACK, 0, NULL, espeakINITIALIZE_DONT_EXIT) < 0)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_CONNECTED, _("%s cannot start"), "espeak-ng");
      return NULL;
    }
  if (!choose_language (languages))
    {
      espeak_Terminate ();
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("%s has no voice for this language"), "espeak-ng");
      return NULL;
    }
  return &opened;
}

static void
set_speed (gpointer voice,
           double   speed)
{
  espeak_SetParameter (espeakRATE, (int) CLAMP (speed * WORDS_A_MINUTE, espeakRATE_MINIMUM, espeakRATE_MAXIMUM), 0);
}

static gboolean
speak_text (gpointer    voice,
            const char *text,
            GError    **error)
{
  if (espeak_Synth (text, strlen (text) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL) == EE_OK)
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE, _("%s no longer answers"), "espeak-ng");
  return FALSE;
}

static gboolean
is_speaking (gpointer voice)
{
  return espeak_IsPlaying ();
}

static void
stop_speaking (gpointer voice)
{
  espeak_Cancel ();
}

static void
close_voice (gpointer voice)
{
  espeak_Terminate ();
}

const ChieuVoice chieu_voice_espeak = {
  .name = "espeak-ng",
  .open = open_voice,
  .set_speed = set_speed,
  .say = speak_text,
  .is_speaking = is_speaking,
  .stop = stop_speaking,
  .close = close_voice,
};
