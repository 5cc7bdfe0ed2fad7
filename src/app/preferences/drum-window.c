/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "drum-window.h"

#include <glib/gi18n.h>

#include "app/help/help-window.h"
#include "app/pieces.h"
#include "app/window-parts.h"
#include "mat/mat-layout.h"
#include "mat/sound.h"
#include "match/words/words.h"
#include "setting-row.h"

/* The size of the window at first, in pixels. */
#define WIDTH 620
#define HEIGHT 640
/* The least volume, of 1, at which a word is played here: a person who asks for it wants to hear it. */
#define VOLUME_LEAST 0.3
/* The time after which it is known whether anything could be heard, in milliseconds. */
#define HEARD_MS 1500

struct _ChieuDrumWindow
{
  AdwWindow parent_instance;

  GSettings *settings;
  ChieuSounds *sounds;
  AdwPreferencesPage *page;
  AdwToastOverlay *toasts;
  AdwPreferencesGroup *group;    /* (nullable): of the game whose words are being added */
  int game, kind, word;          /* what is added next; game −1: the sounds of all games */
  guint pieces_source;           /* adds the words; 0: all are there */
  guint heard_source;            /* finds out whether anything could be heard; 0: no word was played just now */
  gboolean told;                 /* the person knows that nothing can be heard */
};

G_DEFINE_FINAL_TYPE (ChieuDrumWindow, chieu_drum_window, ADW_TYPE_WINDOW)

/* Translators: what is heard when a word is called. */
static const char *const sound_words[CHIEU_N_SOUNDS] = {
  [CHIEU_SOUND_ASKED] = N_("a low knock"),
  [CHIEU_SOUND_CARD] = N_("a soft clack"),
  [CHIEU_SOUND_GONG] = N_("the gong"),
  [CHIEU_SOUND_RIM_1] = N_("one knock on the rim of the drum"),
  [CHIEU_SOUND_RIM_2] = N_("two knocks on the rim"),
  [CHIEU_SOUND_RIM_3] = N_("three knocks on the rim"),
  [CHIEU_SOUND_BEAT_1] = N_("one beat of the drum"),
  [CHIEU_SOUND_BEAT_2] = N_("two beats"),
  [CHIEU_SOUND_BEAT_3] = N_("three beats"),
  [CHIEU_SOUND_BEAT_4] = N_("four beats"),
  [CHIEU_SOUND_ROLL] = N_("a roll of the drum"),
  [CHIEU_SOUND_REPORT] = N_("rim and drum in turn, hurried"),
};

/* ---- Hearing one ---- */

/* The word that the button of a row plays. */
typedef struct
{
  ChieuDrumWindow *window;
  ChieuSound sound;
  char *voice;                   /* (nullable): the name of a recording */
} Call;

static void
call_free (gpointer  data,
           GClosure *closure)
{
  g_free (((Call *) data)->voice);
  g_free (data);
}

/* A person who waits for a sound is told that there will be none. */
static gboolean
heard_cb (gpointer data)
{
  ChieuDrumWindow *self = data;

  self->heard_source = 0;
  if (!self->told && chieu_sounds_is_mute (self->sounds))
    adw_toast_overlay_add_toast (self->toasts, adw_toast_new (_("No sound can be played on this computer.")));
  self->told = chieu_sounds_is_mute (self->sounds);
  return G_SOURCE_REMOVE;
}

static void
clicked_cb (GtkWidget *button,
            Call      *call)
{
  ChieuDrumWindow *self = call->window;
  double volume = g_settings_get_double (self->settings, "sound-volume");
  const char *const voices[] = { call->voice, NULL };

  chieu_sounds_call (self->sounds, voices, call->sound, MAX (volume, VOLUME_LEAST));
  if (self->heard_source == 0)
    self->heard_source = g_timeout_add (HEARD_MS, heard_cb, self);
}

/* Adds a row with @word and a button that lets it be heard. @voice: (nullable) (transfer full): the name of its recording */
static void
add_call (ChieuDrumWindow *self,
          const char      *word,
          ChieuSound       sound,
          char            *voice)
{
  GtkWidget *row = adw_action_row_new (), *button = gtk_button_new_from_icon_name ("media-playback-start-symbolic");
  g_autofree char *recording = voice != NULL ? chieu_voice_path (voice) : NULL;
  const char *heard = recording != NULL ? _("a voice") : _(sound_words[sound]);
  /* Translators: a button: a word of the game, and what is heard when it is called. */
  g_autofree char *label = g_strdup_printf (_("Hear “%1$s”: %2$s"), word, heard);
  Call *call = g_new (Call, 1);

  *call = (Call) { self, sound, voice };
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), word);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), heard);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (button, CHIEU_SETTING_TARGET, CHIEU_SETTING_TARGET);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_data (button, "clicked", G_CALLBACK (clicked_cb), call, call_free, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  /* The keys go to the button; the row is only a larger area to press. */
  gtk_widget_set_focusable (row, FALSE);
  adw_preferences_group_add (self->group, row);
}

/* ---- The list ---- */

static void
begin_group (ChieuDrumWindow *self,
             const char      *title)
{
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->group, title);
  adw_preferences_page_add (self->page, self->group);
}

static void
add_common_sounds (ChieuDrumWindow *self)
{
  begin_group (self, _("In all games"));
  add_call (self, _("You are asked"), CHIEU_SOUND_ASKED, NULL);
  add_call (self, _("A card is laid"), CHIEU_SOUND_CARD, NULL);
  add_call (self, _("Báo: a fault is called out"), CHIEU_SOUND_REPORT, g_strdup (CHIEU_VOICE_REPORT));
}

/* Adds the next word of the game that is being added. Returns: FALSE if there is none left */
static gboolean
add_next_word (ChieuDrumWindow *self)
{
  const ChieuMatLayout *layout = chieu_mat_layouts[self->game];
  const ChieuWords *words = chieu_words_for_game (layout->game);
  const ChieuMatShowWord *shown = layout->show != NULL && layout->show->words != NULL ? &layout->show->words[self->word] : NULL;

  while (self->kind < chieu_words_n_kinds (words))
    {
      int kind = self->kind++;

      /* The sounds up to that of a card are not drummed: those of all games have their own group. */
      if (layout->sounds != NULL && layout->sounds[kind] > CHIEU_SOUND_CARD)
        {
          add_call (self, chieu_words_label (words, kind), (ChieuSound) layout->sounds[kind],
                    chieu_mat_layout_get_voice (layout, kind));
          return TRUE;
        }
    }
  if (shown == NULL || shown->word == NULL)
    return FALSE;
  add_call (self, _(shown->word), (ChieuSound) shown->sound, g_strdup (shown->voice));
  self->word++;
  return TRUE;
}

static gboolean
add_piece_cb (gpointer data)
{
  ChieuDrumWindow *self = data;

  if (self->game < 0)
    add_common_sounds (self);
  else if (add_next_word (self))
    return G_SOURCE_CONTINUE;
  self->game++;
  self->kind = self->word = 0;
  if (chieu_mat_layouts[self->game] != NULL)
    {
      const ChieuGame *game = chieu_mat_layouts[self->game]->game;

      begin_group (self, chieu_words_game (chieu_words_for_game (game), game->max_seats));
      return G_SOURCE_CONTINUE;
    }
  self->pieces_source = 0;
  gtk_widget_child_focus (GTK_WIDGET (self->page), GTK_DIR_TAB_FORWARD);
  return G_SOURCE_REMOVE;
}

/* ---- The window ---- */

GtkWindow *
chieu_drum_window_new (GtkWindow *parent,
                       GSettings *settings)
{
  ChieuDrumWindow *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (CHIEU_TYPE_DRUM_WINDOW, "title", _("What each drum call means"), "transient-for", parent, "modal", TRUE,
                       "destroy-with-parent", TRUE, "default-width", WIDTH, "default-height", HEIGHT, NULL);
  self->settings = g_object_ref (settings);
  self->pieces_source = g_idle_add_full (CHIEU_PIECES_PRIORITY, add_piece_cb, self, NULL);
  return GTK_WINDOW (self);
}

static void
dispose (GObject *object)
{
  ChieuDrumWindow *self = CHIEU_DRUM_WINDOW (object);

  g_clear_handle_id (&self->pieces_source, g_source_remove);
  g_clear_handle_id (&self->heard_source, g_source_remove);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (chieu_drum_window_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  chieu_sounds_free (CHIEU_DRUM_WINDOW (object)->sounds);
  G_OBJECT_CLASS (chieu_drum_window_parent_class)->finalize (object);
}

static void
chieu_drum_window_class_init (ChieuDrumWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
}

static void
chieu_drum_window_init (ChieuDrumWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->game = -1;
  self->sounds = chieu_sounds_new ();
  self->page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  self->toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  gtk_widget_set_vexpand (GTK_WIDGET (self->toasts), TRUE);
  adw_toast_overlay_set_child (self->toasts, GTK_WIDGET (self->page));
  gtk_box_append (GTK_BOX (box), chieu_back_header_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->toasts));
  adw_window_set_content (ADW_WINDOW (self), box);
  gtk_widget_set_name (GTK_WIDGET (self), "drum");
  chieu_help_listen_to_keys (GTK_WINDOW (self));
  chieu_window_close_on_escape (GTK_WIDGET (self));
}
