/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "first-picture.h"

#include <glib/gi18n.h>

#include "app/app-game.h"
#include "app/preferences/address.h"
#include "app/preferences/players.h"
#include "mat/feast/praise-words.h"
#include "mat/widgets/background.h"
#include "mat/widgets/card-bunch.h"
#include "mat/widgets/css-class.h"
#include "mat/widgets/seat.h"
#include "mat/widgets/widgets.h"

/* The margin of mat around everything and the space between the parts, in pixels. */
#define RIM 14
#define SPACE 8
/* Cards of another size than the largest take this part of the room. */
#define CARDS_USUAL 0.78
#define CARDS_MEDIUM 0.66
#define CARDS_SMALL 0.54
/* The plate stands below the cards if that leaves them the first of these as their height, or else beside them if that leaves them the
 * second as their width, in pixels; or else it is left out. */
#define CARDS_LOW 120
#define CARDS_MIN 84

struct _ChieuFirstPicture
{
  GtkWidget parent_instance;

  GSettings *settings;
  GtkWidget *mat;
  GtkWidget *cards;
  GtkWidget *said;               /* what somebody at the table says to the person */
  GtkWidget *seat;               /* the person's plate */
  GtkWidget *button;             /* a widget that looks like a button but does nothing */
};

G_DEFINE_FINAL_TYPE (ChieuFirstPicture, chieu_first_picture, GTK_TYPE_WIDGET)

/* ---- What the settings say ---- */

static void
mat_changed_cb (ChieuFirstPicture *self)
{
  g_autofree char *id = g_settings_get_string (self->settings, "mat");

  chieu_background_set_mat (CHIEU_BACKGROUND (self->mat), id);
}

static void
person_changed_cb (ChieuFirstPicture *self)
{
  g_autofree char *name = chieu_players_get_name (self->settings, CHIEU_PLAYERS_OWN);
  g_autofree char *address = chieu_address_read (self->settings), *said = chieu_praise_word (CHIEU_PRAISE_PLAIN, 0, address);

  chieu_seat_set_name (CHIEU_SEAT (self->seat), name);
  chieu_seat_set_portrait (CHIEU_SEAT (self->seat), chieu_players_get_portrait (self->settings, CHIEU_PLAYERS_OWN));
  gtk_label_set_label (GTK_LABEL (self->said), said);
}

static void
buttons_changed_cb (ChieuFirstPicture *self)
{
  chieu_css_class_set (self->button, "very-large", g_settings_get_boolean (self->settings, "very-large-buttons"));
}

static double
find_card_share (GSettings *settings)
{
  static const struct { const char *word; double share; } sizes[] = {
    { "auto", CARDS_USUAL }, { "small", CARDS_SMALL }, { "medium", CARDS_MEDIUM }, { "large", 1 },
  };
  g_autofree char *word = g_settings_get_string (settings, "card-size");

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (g_str_equal (sizes[i].word, word))
      return sizes[i].share;
  return CARDS_USUAL;
}

/* ---- The room ---- */

static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  /* Children want to be measured before they are laid out. */
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, NULL, NULL, NULL, NULL);
  *minimum = *natural = 0;
}

static int
get_natural (GtkWidget      *child,
             GtkOrientation  orientation,
             int             for_size)
{
  int natural;

  gtk_widget_measure (child, orientation, for_size, NULL, &natural, NULL, NULL);
  return natural;
}

static void
place_child (GtkWidget *child,
             int        x,
             int        y,
             int        width,
             int        height)
{
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, MAX (width, 0), MAX (height, 0) }, -1);
}

static GtkRequisition
get_size (GtkWidget *child)
{
  int width = get_natural (child, GTK_ORIENTATION_HORIZONTAL, -1);

  return (GtkRequisition) { width, get_natural (child, GTK_ORIENTATION_VERTICAL, width) };
}

/* Lays the plate, and the button if it @has_button, into @room beside each other, in the middle. */
static void
lay_plate (ChieuFirstPicture *self,
           GdkRectangle       room,
           gboolean           has_button)
{
  GtkRequisition seat = get_size (self->seat), button = get_size (self->button);
  int x = room.x + (room.width - seat.width - (has_button ? 2 * SPACE + button.width : 0)) / 2;

  place_child (self->seat, x, room.y + (room.height - seat.height) / 2, seat.width, seat.height);
  if (has_button)
    place_child (self->button, x + seat.width + 2 * SPACE, room.y + (room.height - button.height) / 2, button.width,
                 button.height);
}

/* If there is room, the plate with the button stands below the cards, and what is said above them; in a low picture the plate
 * stands beside the cards, and the button is left out first if the picture is narrow, too. */
static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  ChieuFirstPicture *self = CHIEU_FIRST_PICTURE (widget);
  GtkRequisition seat = get_size (self->seat), button = get_size (self->button);
  int inner = MAX (width - 2 * RIM, 1), high = MAX (height - 2 * RIM, 1);
  int both = seat.width + 2 * SPACE + button.width, below = MAX (seat.height, button.height);
  int said_width = MIN (inner, get_natural (self->said, GTK_ORIENTATION_HORIZONTAL, -1));
  int said = get_natural (self->said, GTK_ORIENTATION_VERTICAL, said_width);
  gboolean has_below = both <= inner && high >= below + SPACE + CARDS_LOW;
  gboolean has_button = has_below || inner >= both + SPACE + MAX (high, CARDS_MIN);
  gboolean has_beside = !has_below && high >= below && inner >= seat.width + SPACE + CARDS_MIN;
  gboolean has_said = has_below && high >= below + said + 2 * SPACE + CARDS_LOW;
  int beside = has_beside ? (has_button ? both : seat.width) + SPACE : 0, top = RIM + (has_said ? said + SPACE : 0);
  int room = height - RIM - top - (has_below ? below + SPACE : 0), cards = (int) (room * find_card_share (self->settings));

  place_child (self->mat, 0, 0, width, height);
  chieu_background_set_boxes (CHIEU_BACKGROUND (self->mat), &(ChieuBox) { 0, 0, (float) width, (float) height }, &(ChieuBox) { 0 });
  gtk_widget_set_child_visible (self->seat, has_below || has_beside);
  gtk_widget_set_child_visible (self->button, has_below || (has_beside && has_button));
  gtk_widget_set_child_visible (self->said, has_said);
  if (has_said)
    place_child (self->said, (width - said_width) / 2, RIM, said_width, said);
  if (has_below)
    lay_plate (self, (GdkRectangle) { RIM, height - RIM - below, inner, below }, TRUE);
  else if (has_beside)
    lay_plate (self, (GdkRectangle) { width - RIM - beside, RIM, beside, high }, has_button);
  place_child (self->cards, RIM, top + (room - cards) / 2, inner - beside, cards);
}

static void
card_size_changed_cb (ChieuFirstPicture *self)
{
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* ---- The widget ---- */

static GtkWidget *
label_new (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, css_class);
  gtk_accessible_update_state (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return label;
}

/* Makes the plate of a player as it is at the beginning of a hand, but with only as many cards in hand as the picture shows. */
static GtkWidget *
seat_new (void)
{
  GtkWidget *seat = chieu_seat_new (0);

  chieu_seat_update (CHIEU_SEAT (seat), &(ChieuSeatScene) { .n_hand = CHIEU_EMBLEM_CARDS });
  gtk_widget_set_focusable (seat, FALSE);
  return seat;
}

GtkWidget *
chieu_first_picture_new (GSettings *settings)
{
  static const struct { const char *signal; void (*changed) (ChieuFirstPicture *self); } follows[] = {
    { "changed::mat", mat_changed_cb }, { "changed::address", person_changed_cb }, { "changed::own-name", person_changed_cb },
    { "changed::portrait", person_changed_cb }, { "changed::very-large-buttons", buttons_changed_cb },
    { "changed::card-size", card_size_changed_cb },
  };
  ChieuFirstPicture *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (CHIEU_TYPE_FIRST_PICTURE, "overflow", GTK_OVERFLOW_HIDDEN, NULL);
  self->settings = g_object_ref (settings);
  for (gsize i = 0; i < G_N_ELEMENTS (follows); i++)
    {
      g_signal_connect_object (settings, follows[i].signal, G_CALLBACK (follows[i].changed), self, G_CONNECT_SWAPPED);
      follows[i].changed (self);
    }
  return GTK_WIDGET (self);
}

static void
dispose (GObject *object)
{
  chieu_widget_unparent_children (GTK_WIDGET (object));
  g_clear_object (&CHIEU_FIRST_PICTURE (object)->settings);
  G_OBJECT_CLASS (chieu_first_picture_parent_class)->dispose (object);
}

static void
chieu_first_picture_class_init (ChieuFirstPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  gtk_widget_class_set_css_name (widget_class, "firstpicture");
}

static void
chieu_first_picture_init (ChieuFirstPicture *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  /* The question of the names matters with cards that bear none by themselves. */
  const ChieuAppGame *game = chieu_app_game_find_with_unnamed_cards ();

  self->mat = chieu_background_new ();
  chieu_background_set_bright (CHIEU_BACKGROUND (self->mat), TRUE);
  gtk_widget_set_parent (self->mat, widget);
  self->cards = chieu_card_bunch_new (game->offer.game->deck, game->emblem, CHIEU_EMBLEM_CARDS);
  gtk_widget_set_parent (self->cards, widget);
  self->said = label_new (NULL, "first-said");
  gtk_widget_set_parent (self->said, widget);
  self->seat = seat_new ();
  self->button = label_new (_("Ù"), "first-claim");
  gtk_widget_set_parent (self->seat, widget);
  gtk_widget_set_parent (self->button, widget);
}
