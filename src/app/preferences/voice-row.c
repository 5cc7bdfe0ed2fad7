/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "voice-row.h"

#include <glib/gi18n.h>

#include "app/aloud/aloud.h"
#include "compat.h"
#include "setting-row.h"

struct _ChieuVoiceRow
{
  AdwActionRow parent_instance;

  GSettings *settings;
  ChieuAloud *aloud;
};

G_DEFINE_FINAL_TYPE (ChieuVoiceRow, chieu_voice_row, ADW_TYPE_ACTION_ROW)

static const char *
get_sentence (void)
{
  return _("This is how it sounds when a lesson is read to you.");
}

static void
set_subtitle (ChieuVoiceRow *self,
              const char    *text)
{
  g_autofree char *markup = g_markup_escape_text (text, -1);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), markup);
}

static void
failed_cb (ChieuVoiceRow *self,
           const char    *why)
{
  g_autofree char *text = g_strdup_printf ("%s\n%s", _("Nothing can be read aloud"), why);

  set_subtitle (self, text);
  gtk_widget_add_css_class (GTK_WIDGET (self), "error");
  chieu_compat_announce (GTK_WIDGET (self), text);
}

static void
read_cb (ChieuVoiceRow *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), "error");
  set_subtitle (self, get_sentence ());
  chieu_aloud_set_speed (self->aloud, g_settings_get_double (self->settings, "reading-speed"));
  chieu_aloud_toggle (self->aloud, get_sentence ());
}

GtkWidget *
chieu_voice_row_new (GSettings               *settings,
                     const ChieuVoice *const *voices)
{
  ChieuVoiceRow *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings) && voices != NULL, NULL);

  self = g_object_new (CHIEU_TYPE_VOICE_ROW, NULL);
  self->settings = g_object_ref (settings);
  self->aloud = chieu_aloud_new (voices, chieu_aloud_get_languages ());
  g_signal_connect_object (self->aloud, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

static void
unmap (GtkWidget *widget)
{
  chieu_aloud_stop (CHIEU_VOICE_ROW (widget)->aloud);
  GTK_WIDGET_CLASS (chieu_voice_row_parent_class)->unmap (widget);
}

static void
dispose (GObject *object)
{
  ChieuVoiceRow *self = CHIEU_VOICE_ROW (object);

  g_clear_object (&self->aloud);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (chieu_voice_row_parent_class)->dispose (object);
}

static void
chieu_voice_row_class_init (ChieuVoiceRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose;
  GTK_WIDGET_CLASS (klass)->unmap = unmap;
}

static void
chieu_voice_row_init (ChieuVoiceRow *self)
{
  GtkWidget *button = gtk_button_new_with_label (_("Read it"));

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _("Hear the voice"));
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 0);
  set_subtitle (self, get_sentence ());
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (button, -1, CHIEU_SETTING_TARGET);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (read_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (self), button);
}
