/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "player-row.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "app/widgets/tiles.h"
#include "mat/faces/picture.h"
#include "mat/faces/pictures.h"
#include "mat/played/people.h"
#include "players.h"

/* The sides of a portrait on the button and on a tile, and the size of all tiles together, in pixels. */
#define BUTTON_SIDE 48
#define TILE_SIDE 64
#define TILES_WIDTH 340
#define TILES_HEIGHT 280

struct _ChieuPlayerRow
{
  AdwEntryRow parent_instance;

  GSettings *settings;
  int seat;
  GtkWidget *portrait;
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (ChieuPlayerRow, chieu_player_row, ADW_TYPE_ENTRY_ROW)

enum { REFUSED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Translators: what a screen reader says of the portraits for the seats. */
static const char *const portrait_words[CHIEU_PORTRAITS] = {
  N_("Young woman with long hair"), N_("Man with a moustache"),
  N_("Old woman in a black kerchief"), N_("Old schoolmaster in a beret and glasses"),
  N_("Young woman in a conical hat"), N_("Scholar with a black beard and turban"),
  N_("Lady in a velvet turban"), N_("Stout bald man, laughing"),
  N_("Very old man with a long white beard"), N_("Young man with ruffled hair"),
  N_("Little girl with a red bow"), N_("Farmer in a checked headcloth"),
};

/* ---- The name ---- */

static void
show_name (ChieuPlayerRow *self)
{
  g_autofree char *name = chieu_players_get_name (self->settings, self->seat);
  g_autofree char *usual = chieu_players_get_usual_name (self->settings, self->seat);
  /* The entry stays empty for the usual name, which needs not be typed. */
  const char *typed = g_str_equal (name, usual) ? "" : name;

  if (!g_str_equal (typed, gtk_editable_get_text (GTK_EDITABLE (self))))
    gtk_editable_set_text (GTK_EDITABLE (self), typed);
}

static void
take_name_cb (ChieuPlayerRow *self)
{
  g_autofree char *name = NULL, *why = NULL;
  ChieuNaming naming = chieu_players_set_name (self->settings, self->seat, gtk_editable_get_text (GTK_EDITABLE (self)));

  if (naming == CHIEU_NAMING_DONE)
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self), "error");
      show_name (self);
      return;
    }
  name = chieu_players_clean_name (gtk_editable_get_text (GTK_EDITABLE (self)));
  if (naming == CHIEU_NAMING_TAKEN)
    why = g_strdup_printf (_("Somebody else at the mat is already called “%s”."), name);
  else
    why = g_strdup (_("The name could not be saved: this setting is locked on this computer."));
  gtk_widget_add_css_class (GTK_WIDGET (self), "error");
  g_signal_emit (self, signals[REFUSED], 0, why);
}

/* ---- The portrait ---- */

static void
show_portrait (ChieuPlayerRow *self)
{
  int number = chieu_players_get_portrait (self->settings, self->seat);
  g_autofree char *path = chieu_pictures_portrait_path (number, CHIEU_MOOD_PLAIN);
  const char *title = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self));
  /* Translators: a button; whose portrait it changes, and what that is of. */
  g_autofree char *label = g_strdup_printf (_("Portrait, %1$s: %2$s"), title, _(portrait_words[number - 1]));

  chieu_picture_set_path (CHIEU_PICTURE (self->portrait), path);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
portrait_chosen_cb (ChieuPlayerRow *self,
                    GParamSpec     *pspec,
                    ChieuTiles     *tiles)
{
  int number = atoi (chieu_tiles_get_selected (tiles));

  if (number != chieu_players_get_portrait (self->settings, self->seat))
    chieu_players_set_portrait (self->settings, self->seat, number);
}

/* The portraits are made when somebody wants to see them. */
static void
make_tiles_cb (GtkMenuButton *button,
               gpointer       data)
{
  ChieuPlayerRow *self = data;
  GtkWidget *popover = gtk_popover_new (), *scroller = gtk_scrolled_window_new ();
  GtkWidget *tiles = g_object_new (CHIEU_TYPE_TILES, "title", _("Portraits"), NULL);
  g_autofree char *chosen = g_strdup_printf ("%d", chieu_players_get_portrait (self->settings, self->seat));

  for (int i = 1; i <= CHIEU_PORTRAITS; i++)
    {
      GtkWidget *picture = chieu_picture_new (TRUE);
      g_autofree char *path = chieu_pictures_portrait_path (i, CHIEU_MOOD_PLAIN);
      g_autofree char *id = g_strdup_printf ("%d", i);

      chieu_picture_set_path (CHIEU_PICTURE (picture), path);
      gtk_widget_set_size_request (picture, TILE_SIDE, TILE_SIDE);
      chieu_tiles_add_tile (CHIEU_TILES (tiles), id, picture, _(portrait_words[i - 1]), FALSE);
    }
  chieu_tiles_set_selected (CHIEU_TILES (tiles), chosen);
  g_signal_connect_object (tiles, "notify::selected", G_CALLBACK (portrait_chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_size_request (scroller, TILES_WIDTH, TILES_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), tiles);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_menu_button_set_popover (button, popover);
}

/* ---- The row ---- */

GtkWidget *
chieu_player_row_new (GSettings *settings,
                      int        seat)
{
  ChieuPlayerRow *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings) && seat >= 0 && seat < CHIEU_SEATS_MAX, NULL);

  self = g_object_new (CHIEU_TYPE_PLAYER_ROW, NULL);
  self->settings = g_object_ref (settings);
  self->seat = seat;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self),
                                 seat == CHIEU_PLAYERS_OWN ? _("Your name at the mat") : chieu_people_get_usual_name (seat));
  g_signal_connect_object (settings, "changed::portrait", G_CALLBACK (show_portrait), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::portraits", G_CALLBACK (show_portrait), self, G_CONNECT_SWAPPED);
  show_portrait (self);
  show_name (self);
  /* Where the names are locked none can be typed: it could not be kept. */
  g_settings_bind_writable (settings, seat == CHIEU_PLAYERS_OWN ? "own-name" : "names", self, "editable", FALSE);
  g_signal_connect (self, "apply", G_CALLBACK (take_name_cb), NULL);
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (self), TRUE);
  return GTK_WIDGET (self);
}

static void
dispose (GObject *object)
{
  g_clear_object (&CHIEU_PLAYER_ROW (object)->settings);
  G_OBJECT_CLASS (chieu_player_row_parent_class)->dispose (object);
}

static void
chieu_player_row_class_init (ChieuPlayerRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = dispose;
  signals[REFUSED] = g_signal_new ("refused", CHIEU_TYPE_PLAYER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                   G_TYPE_STRING);
}

static void
chieu_player_row_init (ChieuPlayerRow *self)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (self));

  if (GTK_IS_TEXT (text))
    gtk_text_set_max_length (GTK_TEXT (text), CHIEU_PLAYERS_NAME_MAX);
  self->portrait = chieu_picture_new (TRUE);
  gtk_widget_set_size_request (self->portrait, BUTTON_SIDE, BUTTON_SIDE);
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), self->portrait);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), make_tiles_cb, self, NULL);
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->button, "flat");
  gtk_widget_add_css_class (self->button, "circular");
  adw_entry_row_add_prefix (ADW_ENTRY_ROW (self), self->button);
}
