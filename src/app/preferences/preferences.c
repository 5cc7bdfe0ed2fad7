/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "preferences.h"

#include <glib/gi18n.h>

#include "address-row.h"
#include "app/aloud/aloud.h"
#include "app/help/help-window.h"
#include "app/messages.h"
#include "app/pieces.h"
#include "app/widgets/tiles.h"
#include "app/window-parts.h"
#include "card-answers.h"
#include "compat.h"
#include "drum-window.h"
#include "look-preview.h"
#include "mat/sound.h"
#include "mat/widgets/background.h"
#include "mat/widgets/card-widget.h"
#include "mat/widgets/mats.h"
#include "player-row.h"
#include "players.h"
#include "program-group.h"
#include "setting-row.h"
#include "text-size-row.h"
#include "voice-row.h"

/* The size of the window at first, in pixels. */
#define WIDTH 760
#define HEIGHT 620
/* The height of the cards that show an answer, in pixels: as in a hand. */
#define SAMPLE_HEIGHT 160

struct _ChieuPreferences
{
  AdwPreferencesWindow parent_instance;

  AdwPreferencesPage *page;      /* the last page and its last group: what is added next goes there */
  AdwPreferencesGroup *group;
  GtkWidget *preview;
  ChieuSounds *sounds;           /* (nullable): lets a volume be heard */
  GSettings *settings;
  char *folder;                  /* where matches are kept */
  guint pieces_source;           /* source that fills the window piece by piece, 0 if it is filled */
  int n_pieces;                  /* how many pieces are done */
};

G_DEFINE_FINAL_TYPE (ChieuPreferences, chieu_preferences, ADW_TYPE_PREFERENCES_WINDOW)

static void
begin_page (ChieuPreferences *self,
            const char       *title,
            const char       *icon)
{
  self->page = g_object_new (ADW_TYPE_PREFERENCES_PAGE, "title", title, "icon-name", icon, NULL);
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (self), self->page);
}

/* Begins a group on the page. @title: (nullable) */
static void
begin_group (ChieuPreferences *self,
             const char       *title)
{
  self->group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", title != NULL ? title : "", NULL);
  chieu_group_break_title (GTK_WIDGET (self->group));
  adw_preferences_page_add (self->page, self->group);
}

/* Adds @row to the group. Returns: @row */
static GtkWidget *
add_row (ChieuPreferences *self,
         GtkWidget        *row)
{
  adw_preferences_group_add (self->group, row);
  return row;
}

/* ---- Reading ---- */

static void
scale_changed_cb (ChieuPreferences *self,
                  GParamSpec       *pspec,
                  ChieuTextSizeRow *row)
{
  chieu_look_preview_set_text_scale (CHIEU_LOOK_PREVIEW (self->preview), chieu_text_size_row_get_scale (row));
}

/* The preview stands below the buttons, which would move under the pointer if what is above them grew with the text. */
static void
add_text (ChieuPreferences *self)
{
  GtkWidget *row = chieu_text_size_row_new (self->settings);

  begin_page (self, _("Reading"), "font-x-generic-symbolic");
  begin_group (self, NULL);
  add_row (self, row);
  self->preview = chieu_look_preview_new (self->settings);
  add_row (self, chieu_setting_row_new_wide (_("Appearance"), FALSE, self->preview));
  g_signal_connect_object (row, "notify::scale", G_CALLBACK (scale_changed_cb), self, G_CONNECT_SWAPPED);
}

/* Adds the writing on the cards and, each seen before it is chosen, the kinds of names on them. */
static void
add_card_names (ChieuPreferences *self)
{
  static const struct { const char *word, *label; ChieuCardIndex index; } answers[] = {
    { "none", NC_("names on the cards", "None"), CHIEU_INDEX_NONE },
    { "tab", NC_("names on the cards", "A small label"), CHIEU_INDEX_TAB },
    { "large", NC_("names on the cards", "Large"), CHIEU_INDEX_LARGE },
  };
  GtkWidget *tiles = g_object_new (CHIEU_TYPE_TILES, "title", _("Names on the cards"), NULL);
  GtkWidget *row;

  for (gsize i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      const ChieuDeck *deck;
      ChieuCard card = chieu_look_preview_get_card (1, &deck);
      GtkWidget *picture = chieu_card_widget_new (deck, card);

      gtk_widget_set_focusable (picture, FALSE);
      gtk_widget_set_can_target (picture, FALSE);
      gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
      chieu_card_widget_set_height (CHIEU_CARD_WIDGET (picture), SAMPLE_HEIGHT);
      chieu_card_widget_set_own_index (CHIEU_CARD_WIDGET (picture), answers[i].index);
      gtk_accessible_update_state (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
      chieu_tiles_add_tile (CHIEU_TILES (tiles), answers[i].word, picture,
                            g_dpgettext2 (NULL, "names on the cards", answers[i].label), TRUE);
    }
  add_row (self, chieu_setting_row_new_choice (self->settings, "card-script", _("Writing on the cards"),
                                               _("With Latin letters, the cards of Tổ tôm and Chắn, and of their sister pack, "
                                                 "show a figure and their name. Other decks stay as they are."),
                                               chieu_card_scripts, CHIEU_CARD_SCRIPTS_CONTEXT));
  g_settings_bind (self->settings, "card-index", tiles, "selected", G_SETTINGS_BIND_DEFAULT);
  row = add_row (self, chieu_setting_row_new_wide (_("Names on the cards"), TRUE, tiles));
  gtk_widget_set_tooltip_text (row, _("For players who cannot read the characters yet."));
}

static void
add_cards (ChieuPreferences *self)
{
  static const ChieuSettingAnswer sizes[] = {
    { "auto", NC_("card size", "As large as fits") }, { "small", NC_("card size", "Small") },
    { "medium", NC_("card size", "Medium") }, { "large", NC_("card size", "Large") }, { NULL },
  };
  static const ChieuSettingAnswer contrasts[] = {
    { "system", NC_("contrast", "Same as the system") }, { "high", NC_("contrast", "High") },
    { "normal", NC_("contrast", "As painted") }, { NULL },
  };

  add_row (self, chieu_setting_row_new_choice (self->settings, "card-size", _("Card size"), _("Never too large for the window."),
                                               sizes, "card size"));
  add_row (self, chieu_setting_row_new_choice (self->settings, "card-contrast", _("Contrast of the cards"),
                                               _("High: black on white, with red only for the stamp and the red suits."),
                                               contrasts, "contrast"));
  add_row (self, chieu_setting_row_new_choice (self->settings, "card-back", _("Back of the cards"),
                                               _("Old packs had red, orange or black backs; Lục hổ stays black."),
                                               chieu_card_backs, CHIEU_CARD_BACKS_CONTEXT));
}

static void
add_colours (ChieuPreferences *self)
{
  static const ChieuSettingAnswer schemes[] = {
    { "system", NC_("colours", "Same as the system") }, { "light", NC_("colours", "Light") },
    { "dark", NC_("colours", "Dark") }, { NULL },
  };
  static const ChieuSettingAnswer motions[] = {
    { "system", NC_("motion", "Same as the system") }, { "none", NC_("motion", "None") }, { NULL },
  };

  add_row (self, chieu_setting_row_new_choice (self->settings, "colour-scheme", _("Colours"), NULL, schemes, "colours"));
  add_row (self, chieu_setting_row_new_choice (self->settings, "motion", _("Motion"),
                                               _("Whether cards fly to their places or appear there at once."), motions, "motion"));
}

/* A beat of the drum lets the person hear the volume; while the slider moves, beats follow each other. */
static void
volume_changed_cb (ChieuPreferences *self,
                   GtkRange         *volume)
{
  if (self->sounds == NULL)
    self->sounds = chieu_sounds_new ();
  if (chieu_sounds_get_n_playing (self->sounds) == 0)
    chieu_sounds_play (self->sounds, CHIEU_SOUND_BEAT_1, gtk_range_get_value (volume) / 100.0);
}

static void
show_drum_cb (ChieuPreferences *self)
{
  gtk_window_present (chieu_drum_window_new (GTK_WINDOW (self), self->settings));
}

static void
add_sound (ChieuPreferences *self)
{
  GtkWidget *row, *drum = adw_action_row_new (), *show = gtk_button_new_from_icon_name ("go-next-symbolic");
  GtkRange *volume;

  begin_group (self, _("Sound"));
  add_row (self, chieu_setting_row_new_switch (self->settings, "sound", _("Drum and cards"),
                                               _("Each call has its own beats: one for ăn, two for phỗng, three for dậy khàn, "
                                                 "a roll for ù.")));
  row = add_row (self, chieu_setting_row_new_percent (self->settings, "sound-volume", _("Volume"), NULL, 0, 1, &volume));
  g_settings_bind (self->settings, "sound", row, "sensitive", G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_signal_connect_object (volume, "value-changed", G_CALLBACK (volume_changed_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (drum), _("What each drum call means"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (drum), _("Every call, and a button to hear it."));
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (drum), 0);
  gtk_widget_set_size_request (show, CHIEU_SETTING_TARGET, CHIEU_SETTING_TARGET);
  gtk_widget_set_valign (show, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (show, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (show), GTK_ACCESSIBLE_PROPERTY_LABEL, _("What each drum call means"), -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (drum), show);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (drum), show);
  g_signal_connect_object (show, "clicked", G_CALLBACK (show_drum_cb), self, G_CONNECT_SWAPPED);
  add_row (self, drum);
}

static void
add_voice (ChieuPreferences *self)
{
  begin_group (self, _("Reading aloud"));
  adw_preferences_group_set_description (self->group,
                                         _("The voice of your system reads lessons and practice aloud, if it has one for your language."));
  add_row (self, chieu_setting_row_new_switch (self->settings, "read-by-itself", _("Read automatically"),
                                               _("Each step and each task is read when it appears. When this is off, it is read when you "
                                                 "ask for it.")));
  add_row (self, chieu_setting_row_new_percent (self->settings, "reading-speed", _("Speed of reading"),
                                                _("As a percentage of the voice’s own speed."), CHIEU_ALOUD_SPEED_MIN,
                                                CHIEU_ALOUD_SPEED_MAX, NULL));
  add_row (self, chieu_voice_row_new (self->settings, chieu_voices));
}

/* ---- The table ---- */

static void
add_buttons (ChieuPreferences *self)
{
  begin_page (self, _("Table"), "input-gaming-symbolic");
  begin_group (self, _("Buttons"));
  add_row (self, chieu_setting_row_new_switch (self->settings, "buttons-left", _("Buttons on the left"),
                                               _("Words and buttons are on the left of the mat.")));
  add_row (self, chieu_setting_row_new_switch (self->settings, "very-large-buttons", _("Very large buttons"),
                                               _("The buttons beside the mat become larger and easier to press.")));
}

static void
add_play (ChieuPreferences *self)
{
  static const ChieuSettingAnswer paces[] = {
    { "wait", NC_("pace", "Each card waits for you") }, { "slow", NC_("pace", "Slow") }, { "normal", NC_("pace", "Normal") },
    { "quick", NC_("pace", "Quick") }, { NULL },
  };
  static const ChieuSettingAnswer ways[] = {
    { "hoc", NC_("way of play", "Học") }, { "thuong", NC_("way of play", "Thường") }, { "nghiem", NC_("way of play", "Nghiêm") },
    { NULL },
  };

  begin_group (self, _("Play"));
  add_row (self, chieu_setting_row_new_choice (self->settings, "pace", _("Pace"), NULL, paces, "pace"));
  add_row (self, chieu_setting_row_new_choice (self->settings, "way-of-play", _("Way of play"), _("Applies from the next match."), ways,
                                               "way of play"));
}

static void
add_hand (ChieuPreferences *self)
{
  add_row (self, chieu_setting_row_new_switch (self->settings, "ceremony", _("The ceremony before a hand"),
                                               _("Dealing and cho cái are shown first; in Nghiêm you do your own part yourself.")));
  add_row (self, chieu_setting_row_new_switch (self->settings, "auto-boc", _("Draw automatically"),
                                               _("When you can do nothing but draw, the program draws for you.")));
  add_row (self, chieu_setting_row_new_switch (self->settings, "claim-hint", _("Hint when you can claim"),
                                               _("In Thường, a quiet line says when you can take a card. When this is off, you look for "
                                                 "yourself.")));
  add_row (self, chieu_setting_row_new_switch (self->settings, "call-verse", _("A verse with the call"),
                                               _("In Tổ tôm two lines of lục bát go with the call. They are in Vietnamese, and we wrote "
                                                 "them ourselves.")));
  add_row (self, chieu_setting_row_new_switch (self->settings, "own-order", _("Keep my own order of the hand"),
                                               _("Your cards stay where you put them and are not sorted by phu.")));
}

/* The sizes of the sample of a mat in pixels. */
#define MAT_WIDTH 126
#define MAT_HEIGHT 84

static void
add_mats (ChieuPreferences *self)
{
  GtkWidget *tiles = g_object_new (CHIEU_TYPE_TILES, "title", _("The chiếu"), NULL);

  for (int i = 0; i < CHIEU_MATS; i++)
    {
      GtkWidget *sample = chieu_background_new_sample (chieu_mats[i].id);

      gtk_widget_set_size_request (sample, MAT_WIDTH, MAT_HEIGHT);
      gtk_widget_set_halign (sample, GTK_ALIGN_CENTER);
      chieu_tiles_add_tile (CHIEU_TILES (tiles), chieu_mats[i].id, sample, chieu_mat_get_name (&chieu_mats[i]), TRUE);
    }
  g_settings_bind (self->settings, "mat", tiles, "selected", G_SETTINGS_BIND_DEFAULT);
  begin_group (self, _("The chiếu"));
  add_row (self, chieu_setting_row_new_wide (_("The chiếu"), FALSE, tiles));
}

/* ---- Names and portraits ---- */

static void
refused_cb (ChieuPreferences *self,
            const char       *why)
{
  adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (self), chieu_message_toast_new (why));
  chieu_compat_announce (GTK_WIDGET (self), why);
}

static void
add_player (ChieuPreferences *self,
            int               seat)
{
  GtkWidget *row = add_row (self, chieu_player_row_new (self->settings, seat));

  g_signal_connect_object (row, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
}

static void
add_own (ChieuPreferences *self)
{
  begin_page (self, _("Players"), "system-users-symbolic");
  begin_group (self, _("You"));
  add_player (self, CHIEU_PLAYERS_OWN);
  add_row (self, chieu_address_row_new (self->settings));
}

static void
add_others (ChieuPreferences *self)
{
  begin_group (self, _("The others"));
  adw_preferences_group_set_description (self->group, _("Give them the names of family or friends, starting on "
                                                        "your right. If you type nothing, the usual name stays."));
  for (int seat = CHIEU_PLAYERS_OWN + 1; seat < CHIEU_SEATS_MAX; seat++)
    add_player (self, seat);
}

static void
add_program (ChieuPreferences *self)
{
  begin_page (self, C_("page of the preferences", "Program"), "application-x-executable-symbolic");
  adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (chieu_program_group_new (self->settings, self->folder)));
}

/* ---- The window ---- */

/* Lets the titles of the pages at the foot of a narrow window break into lines; the platform would shorten them. @in_bar: whether
 * @widget is in the bar that has them */
static void
break_page_titles (GtkWidget *widget,
                   gboolean   in_bar)
{
  in_bar = in_bar || ADW_IS_VIEW_SWITCHER_BAR (widget);
  if (in_bar && GTK_IS_LABEL (widget))
    {
      gtk_label_set_ellipsize (GTK_LABEL (widget), PANGO_ELLIPSIZE_NONE);
      gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
      gtk_label_set_justify (GTK_LABEL (widget), GTK_JUSTIFY_CENTER);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    break_page_titles (child, in_bar);
}

/* All of it is there before the first frame, so that what is searched for is found; each piece is a callback of its own. */
static gboolean
add_piece_cb (gpointer data)
{
  static void (*const pieces[]) (ChieuPreferences *) = {
    add_text, add_card_names, add_cards, add_colours, add_sound, add_voice, add_buttons, add_play, add_hand, add_mats, add_own,
    add_others, add_program,
  };
  ChieuPreferences *self = data;

  pieces[self->n_pieces++] (self);
  if (self->n_pieces < (int) G_N_ELEMENTS (pieces))
    return G_SOURCE_CONTINUE;
  break_page_titles (GTK_WIDGET (self), FALSE);
  self->pieces_source = 0;
  return G_SOURCE_REMOVE;
}

/* Returns: (transfer none) (nullable): the button of the search, which the platform makes. */
static GtkWidget *
find_search (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_TOGGLE_BUTTON (widget)
      && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), "edit-find-symbolic") == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_search (child);
  return found;
}

/* The platform gives the button of the search no name and makes it smaller than a target should be. */
static void
prepare_search (ChieuPreferences *self)
{
  GtkWidget *search = find_search (GTK_WIDGET (self));

  if (search == NULL)
    return;
  gtk_widget_add_css_class (search, "setting-search");
  gtk_widget_set_tooltip_text (search, _("Search"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (search), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Search"), -1);
}

GtkWindow *
chieu_preferences_new (GtkWindow  *parent,
                       GSettings  *settings,
                       const char *folder)
{
  ChieuPreferences *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings) && folder != NULL, NULL);

  self = g_object_new (CHIEU_TYPE_PREFERENCES, "title", _("Preferences"), "modal", TRUE, "transient-for", parent,
                       "search-enabled", TRUE, "default-width", WIDTH, "default-height", HEIGHT, NULL);
  self->settings = g_object_ref (settings);
  self->folder = g_strdup (folder);
  self->pieces_source = g_idle_add_full (CHIEU_PIECES_PRIORITY, add_piece_cb, self, NULL);
  gtk_widget_set_name (GTK_WIDGET (self), "preferences");
  prepare_search (self);
  chieu_help_listen_to_keys (GTK_WINDOW (self));
  return GTK_WINDOW (self);
}

static void
dispose (GObject *object)
{
  g_clear_handle_id (&CHIEU_PREFERENCES (object)->pieces_source, g_source_remove);
  G_OBJECT_CLASS (chieu_preferences_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  ChieuPreferences *self = CHIEU_PREFERENCES (object);

  chieu_sounds_free (self->sounds);
  g_clear_object (&self->settings);
  g_free (self->folder);
  G_OBJECT_CLASS (chieu_preferences_parent_class)->finalize (object);
}

static void
chieu_preferences_class_init (ChieuPreferencesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
}

static void
chieu_preferences_init (ChieuPreferences *self)
{
}
