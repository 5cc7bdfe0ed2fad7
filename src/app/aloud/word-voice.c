/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "word-voice.h"

#include <glib/gi18n.h>

#include "aloud.h"

static const ChieuVoice *const *own_voices = chieu_voices;
static GWeakRef last_note;       /* the note of the word that was said last */

static void
failed_cb (ChieuAloud *aloud,
           const char *why,
           gboolean    no_voice)
{
  g_autoptr (GtkLabel) note = g_weak_ref_get (&last_note);
  g_autofree char *text = NULL;

  if (note == NULL)
    return;
  text = no_voice ? g_strdup (_("There is no Vietnamese voice on this computer, so the word cannot be heard."))
                  : g_strdup_printf ("%s\n%s", _("Nothing can be read aloud"), why);
  gtk_label_set_label (note, text);
  gtk_widget_set_visible (GTK_WIDGET (note), TRUE);
}

void
chieu_word_voice_set_voices (const ChieuVoice *const *voices)
{
  g_return_if_fail (voices != NULL);

  own_voices = voices;
}

void
chieu_word_voice_say (const char *word,
                      GtkLabel   *note)
{
  static const char *const languages[] = { "vi", NULL };
  static ChieuAloud *aloud;

  g_return_if_fail (word != NULL && GTK_IS_LABEL (note));

  if (aloud == NULL)
    {
      aloud = chieu_aloud_new (own_voices, languages);
      g_signal_connect (aloud, "failed", G_CALLBACK (failed_cb), NULL);
      g_weak_ref_init (&last_note, NULL);
    }
  g_weak_ref_set (&last_note, note);
  gtk_widget_set_visible (GTK_WIDGET (note), FALSE);
  chieu_aloud_say (aloud, word);
}
