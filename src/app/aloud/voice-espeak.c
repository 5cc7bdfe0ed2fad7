/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "voice-private.h"

#include <espeak-ng/speak_lib.h>
#include <glib/gi18n.h>
#include <gmodule.h>
#include <string.h>

/* The library of the interface that speak_lib.h declares. */
#define LIBRARY "libespeak-ng.so.1"

/* The speed of a voice that reads at its own: espeak-ng's 175 is quick for old ears. */
#define WORDS_A_MINUTE 160

/* The library keeps its own state; this only stands for it. */
static char opened;

/* The functions of the library, which is loaded when the first voice is opened and stays. The program is not linked with it: some twenty
 * libraries of sound come with it, which would all be loaded before the first frame. */
static struct
{
  __typeof__ (espeak_Initialize) *initialize;
  __typeof__ (espeak_SetVoiceByProperties) *set_voice;
  __typeof__ (espeak_GetCurrentVoice) *get_voice;
  __typeof__ (espeak_SetParameter) *set_parameter;
  __typeof__ (espeak_Synth) *speak;
  __typeof__ (espeak_IsPlaying) *is_playing;
  __typeof__ (espeak_Cancel) *cancel;
  __typeof__ (espeak_Terminate) *terminate;
} espeak;

/* Returns: whether the library is there with all its functions */
static gboolean
load_library (void)
{
  static GModule *module;

  if (module == NULL)
    module = g_module_open (LIBRARY, G_MODULE_BIND_LAZY | G_MODULE_BIND_LOCAL);
  return module != NULL
         && g_module_symbol (module, "espeak_Initialize", (gpointer *) &espeak.initialize)
         && g_module_symbol (module, "espeak_SetVoiceByProperties", (gpointer *) &espeak.set_voice)
         && g_module_symbol (module, "espeak_GetCurrentVoice", (gpointer *) &espeak.get_voice)
         && g_module_symbol (module, "espeak_SetParameter", (gpointer *) &espeak.set_parameter)
         && g_module_symbol (module, "espeak_Synth", (gpointer *) &espeak.speak)
         && g_module_symbol (module, "espeak_IsPlaying", (gpointer *) &espeak.is_playing)
         && g_module_symbol (module, "espeak_Cancel", (gpointer *) &espeak.cancel)
         && g_module_symbol (module, "espeak_Terminate", (gpointer *) &espeak.terminate);
}

static gboolean
choose_language (const char *const *languages)
{
  for (int i = 0; languages[i] != NULL; i++)
    {
      espeak_VOICE wanted = { .languages = languages[i] };

      /* The library takes another language if it does not know this one. Before the code of a voice's language stands a byte with its
       * priority. */
      if (espeak.set_voice (&wanted) == EE_OK
          && g_str_has_prefix (espeak.get_voice ()->languages + 1, languages[i]))
        return TRUE;
    }
  return FALSE;
}

static gpointer
open_voice (const char *const *languages,
            GError           **error)
{
  if (!load_library () || espeak.initialize (AUDIO_OUTPUT_PLAYBACK, 0, NULL, espeakINITIALIZE_DONT_EXIT) < 0)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_CONNECTED, _("%s cannot start"), "espeak-ng");
      return NULL;
    }
  if (!choose_language (languages))
    {
      espeak.terminate ();
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("%s has no voice for this language"), "espeak-ng");
      return NULL;
    }
  return &opened;
}

static void
set_speed (gpointer voice,
           double   speed)
{
  espeak.set_parameter (espeakRATE, (int) CLAMP (speed * WORDS_A_MINUTE, espeakRATE_MINIMUM, espeakRATE_MAXIMUM), 0);
}

static gboolean
speak_text (gpointer    voice,
            const char *text,
            GError    **error)
{
  if (espeak.speak (text, strlen (text) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL) == EE_OK)
    return TRUE;
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE, _("%s no longer answers"), "espeak-ng");
  return FALSE;
}

static gboolean
is_speaking (gpointer voice)
{
  return espeak.is_playing ();
}

static void
stop_speaking (gpointer voice)
{
  espeak.cancel ();
}

static void
close_voice (gpointer voice)
{
  espeak.terminate ();
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
