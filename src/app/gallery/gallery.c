/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gallery.h"

#include <glib/gi18n.h>

#include "app/preferences/card-answers.h"
#include "app/widgets/bottom-bar.h"
#include "app/window-parts.h"
#include "compat.h"
#include "gallery-card.h"
#include "gallery-face.h"
#include "mat/widgets/wrap-layout.h"

/* The height of the cards side by side, in a small window and in a large one, and the width from which on a window is large, in pixels. */
#define CARD_HEIGHT 176
#define CARD_HEIGHT_LARGE 232
#define WIDTH_LARGE 1400
/* The space between the cards of a line in a large window, in pixels: the line is no wider than it has to be, and is seen as one. */
#define GAP_LARGE 24
/* The largest width of the lines about a deck, in pixels. */
#define ABOUT_WIDTH 800
/* The most cards in a line: a whole suit. */
#define CARDS_IN_LINE 9
#define CARDS_IN_LINE_FRENCH 13
/* The space between buttons, between the parts of the page, and between a card and its name, in pixels. */
#define SPACE 9
#define PART_SPACE 12
#define NAME_SPACE 3
#define PAGE_ALL "all"
#define PAGE_CARD "card"
/* An arrow key scrolls the text by this many steps of its scroll bar. */
#define SCROLL_STEPS 2

struct _ChieuGallery
{
  GtkWidget parent_instance;

  GtkWidget *stack;
  GPtrArray *buttons;            /* GtkWidget *, one for each deck */
  GtkWidget *about;
  GtkWidget *print;
  GtkWidget *scripts;            /* buttons for the writing on the cards */
  GtkWidget *cards;              /* a flow box: the cards side by side */
  GtkWidget *large;              /* a ChieuGalleryCard */
  GtkWidget *next;               /* the button that turns to the next card */
  const ChieuGalleryDeck *deck;
  const ChieuGame *game;         /* (nullable): the game of which a card was asked for last; NULL once the person chose another deck */
  const ChieuGalleryDeck *filled;        /* (nullable): the deck whose cards lie side by side now … */
  int filled_height;             /* … and the height of these, in pixels */
  int place;                     /* of the card shown large last (chieu_gallery_get_card_at()) */
  gboolean came_from_all;        /* the person chose that card among all cards */
};

G_DEFINE_FINAL_TYPE (ChieuGallery, chieu_gallery, GTK_TYPE_WIDGET)

static gboolean
is_page (ChieuGallery *self,
         const char   *name)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (self->stack)), name) == 0;
}

/* ---- All cards ---- */

static GtkWidget *
cell_new (const ChieuGalleryDeck *deck,
          ChieuCard               card,
          int                     height)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, NAME_SPACE), *face = chieu_gallery_face_new (height), *label;
  GtkWidget *child = gtk_flow_box_child_new ();
  g_autofree char *spoken = chieu_gallery_get_spoken (deck, card);
  ChieuGalleryNames names;

  chieu_gallery_face_set_card (CHIEU_GALLERY_FACE (face), deck, card);
  gtk_widget_set_halign (face, GTK_ALIGN_CENTER);
  chieu_gallery_get_names (deck, card, &names);
  label = gtk_label_new (names.vietnamese);
  chieu_gallery_names_clear (&names);
  gtk_box_append (GTK_BOX (box), face);
  gtk_box_append (GTK_BOX (box), label);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), box);
  gtk_widget_add_css_class (child, "gallery-cell");
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return child;
}

static void
fill_cards (ChieuGallery *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  gboolean is_large = root != NULL && gtk_widget_get_width (GTK_WIDGET (root)) >= WIDTH_LARGE;
  int height = is_large ? CARD_HEIGHT_LARGE : CARD_HEIGHT;
  gboolean is_french = self->deck->deck->indexed;
  GtkWidget *child;

  if (self->filled == self->deck && self->filled_height == height)
    return;
  self->filled = self->deck;
  self->filled_height = height;
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (self->cards), is_french ? CARDS_IN_LINE_FRENCH : CARDS_IN_LINE);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (self->cards), is_large && !is_french ? GAP_LARGE : 0);
  while ((child = gtk_widget_get_first_child (self->cards)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->cards), child);
  for (int place = 0; place <= self->deck->deck->n_faces; place++)
    gtk_flow_box_append (GTK_FLOW_BOX (self->cards), cell_new (self->deck, chieu_gallery_get_card_at (self->deck, place), height));
  gtk_label_set_label (GTK_LABEL (self->about), self->deck->about != NULL ? _(self->deck->about) : "");
  gtk_widget_set_visible (self->about, self->deck->about != NULL);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->print), "s", self->deck->deck->id);
  gtk_widget_set_visible (self->scripts, self->deck->quoc_ngu);
}

static void
deck_toggled_cb (GtkToggleButton *button,
                 ChieuGallery    *self)
{
  const ChieuGalleryDeck *deck;
  guint i = 0;

  if (!gtk_toggle_button_get_active (button) || !g_ptr_array_find (self->buttons, button, &i))
    return;
  deck = chieu_gallery_get_deck ((int) i);
  if (self->deck != deck)
    {
      self->place = 0;
      self->game = NULL;
    }
  self->deck = deck;
  if (is_page (self, PAGE_ALL))
    fill_cards (self);
}

/* ---- One card ---- */

/* The cards follow each other in a circle. @place: may be one before the first, or one after the last */
static void
show_place (ChieuGallery *self,
            int           place)
{
  int n = self->deck->deck->n_faces + 1;
  g_autofree char *spoken = NULL;

  self->place = (place + n) % n;
  chieu_gallery_card_set_card (CHIEU_GALLERY_CARD (self->large), self->deck, self->game,
                               chieu_gallery_get_card_at (self->deck, self->place));
  spoken = chieu_gallery_get_spoken (self->deck, chieu_gallery_get_card_at (self->deck, self->place));
  chieu_compat_announce (GTK_WIDGET (self), spoken);
}

static void
open_place (ChieuGallery *self,
            int           place)
{
  show_place (self, place);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), PAGE_CARD);
  gtk_widget_grab_focus (self->next);
}

static void
card_activated_cb (ChieuGallery    *self,
                   GtkFlowBoxChild *child)
{
  self->came_from_all = TRUE;
  open_place (self, gtk_flow_box_child_get_index (child));
}

static void
turn_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuGallery *self = CHIEU_GALLERY (widget);

  if (is_page (self, PAGE_CARD))
    show_place (self, self->place + (g_str_equal (name, "gallery.next") ? 1 : -1));
}

/* Gives the focus, among all cards, to the card shown large last. */
static gboolean
focus_last_cell (ChieuGallery *self)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (self->cards), self->place);

  return child != NULL && gtk_widget_grab_focus (GTK_WIDGET (child));
}

static void
all_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  chieu_gallery_show_all (CHIEU_GALLERY (widget));
}

/* Left and right turn to the cards beside this one, Home and End to the first card and to the back; up and down scroll the text. The keys
 * come here before a button takes them for its focus. */
static gboolean
key_cb (ChieuGallery    *self,
        guint            key,
        guint            code,
        GdkModifierType  state)
{
  if (!is_page (self, PAGE_CARD) || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)))
    return FALSE;
  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_Right:
      gtk_widget_activate_action (GTK_WIDGET (self), key == GDK_KEY_Right ? "gallery.next" : "gallery.previous", NULL);
      return TRUE;
    case GDK_KEY_Home:
    case GDK_KEY_End:
      show_place (self, key == GDK_KEY_Home ? 0 : -1);
      return TRUE;
    case GDK_KEY_Up:
    case GDK_KEY_Down:
      chieu_gallery_card_scroll (CHIEU_GALLERY_CARD (self->large), key == GDK_KEY_Down ? SCROLL_STEPS : -SCROLL_STEPS);
      return TRUE;
    default:
      return FALSE;
    }
}

/* ---- Turning to a card ---- */

void
chieu_gallery_show_all (ChieuGallery *self)
{
  g_return_if_fail (CHIEU_IS_GALLERY (self));

  fill_cards (self);
  self->came_from_all = FALSE;
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), PAGE_ALL);
  focus_last_cell (self);
}

void
chieu_gallery_show_card (ChieuGallery    *self,
                         const ChieuGame *game,
                         ChieuCard        card)
{
  int deck;

  g_return_if_fail (CHIEU_IS_GALLERY (self));
  g_return_if_fail (game != NULL);

  deck = chieu_gallery_find_deck (game);
  gtk_toggle_button_set_active (g_ptr_array_index (self->buttons, deck), TRUE);
  self->game = game;
  self->came_from_all = FALSE;
  open_place (self, chieu_gallery_find_place (self->deck, chieu_gallery_find_face (self->deck, game, card)));
}

gboolean
chieu_gallery_go_back (ChieuGallery *self)
{
  g_return_val_if_fail (CHIEU_IS_GALLERY (self), FALSE);

  if (!is_page (self, PAGE_CARD) || !self->came_from_all)
    return FALSE;
  chieu_gallery_show_all (self);
  return TRUE;
}

/* ---- Parts ---- */

static GtkWidget *
decks_new (ChieuGallery *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, chieu_wrap_layout_new (SPACE));
  for (int i = 0; i < chieu_gallery_count_decks (); i++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_label (chieu_gallery_get_deck (i)->title);

      gtk_widget_add_css_class (button, "large");
      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), g_ptr_array_index (self->buttons, 0));
      gtk_box_append (GTK_BOX (box), button);
      g_ptr_array_add (self->buttons, button);
    }
  gtk_toggle_button_set_active (g_ptr_array_index (self->buttons, 0), TRUE);
  for (guint i = 0; i < self->buttons->len; i++)
    g_signal_connect (g_ptr_array_index (self->buttons, i), "toggled", G_CALLBACK (deck_toggled_cb), self);
  return box;
}

/* One of these buttons is always pressed. As in the preferences, the choice applies to all cards, those at the table too. */
static GtkWidget *
scripts_new (void)
{
  GtkWidget *box = chieu_wrap_row_new (SPACE);

  for (int i = 0; i < CHIEU_CARD_SCRIPTS; i++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_label (
        chieu_card_answer_to_words (chieu_card_scripts, CHIEU_CARD_SCRIPTS_CONTEXT, i));

      gtk_widget_add_css_class (button, "large");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", chieu_card_scripts[i].word);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.card-script");
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("Writing on the cards"), -1);
      gtk_box_append (GTK_BOX (box), button);
    }
  return box;
}

static GtkWidget *
all_new (ChieuGallery *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, PART_SPACE), *scroller = gtk_scrolled_window_new ();
  GtkWidget *row = chieu_wrap_row_new (SPACE), *clamp = adw_clamp_new ();

  self->about = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->about), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->about), GTK_JUSTIFY_CENTER);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), ABOUT_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), self->about);
  self->print = gtk_button_new_with_label (_("Print this deck…"));
  gtk_widget_add_css_class (self->print, "pill");
  gtk_widget_set_halign (self->print, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->print), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->print), "app.print-deck");
  self->cards = gtk_flow_box_new ();
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (self->cards), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (self->cards), TRUE);
  gtk_widget_set_valign (self->cards, GTK_ALIGN_START);
  gtk_widget_set_halign (self->cards, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->cards), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Cards"), -1);
  g_signal_connect_swapped (self->cards, "child-activated", G_CALLBACK (card_activated_cb), self);
  gtk_box_append (GTK_BOX (box), decks_new (self));
  gtk_box_append (GTK_BOX (box), clamp);
  self->scripts = scripts_new ();
  gtk_box_append (GTK_BOX (row), self->scripts);
  gtk_box_append (GTK_BOX (row), self->print);
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), self->cards);
  gtk_widget_add_css_class (box, "page");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  return scroller;
}

static GtkWidget *
card_new (ChieuGallery *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *bar = chieu_bottom_bar_new ();

  self->large = chieu_gallery_card_new ();
  gtk_widget_set_vexpand (self->large, TRUE);
  gtk_widget_add_css_class (self->large, "gallery-large");
  chieu_bottom_bar_add_button (bar, _("Previous card"), "gallery.previous");
  chieu_bottom_bar_add_button (bar, _("All cards"), "gallery.all");
  self->next = chieu_bottom_bar_add_button (bar, _("Next card"), "gallery.next");
  gtk_box_append (GTK_BOX (box), self->large);
  gtk_box_append (GTK_BOX (box), bar);
  return box;
}

GtkWidget *
chieu_gallery_new (void)
{
  return g_object_new (CHIEU_TYPE_GALLERY, NULL);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  ChieuGallery *self = CHIEU_GALLERY (widget);

  if (is_page (self, PAGE_CARD))
    return gtk_widget_grab_focus (self->next);
  return focus_last_cell (self);
}

static void
dispose (GObject *object)
{
  g_clear_pointer (&CHIEU_GALLERY (object)->stack, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_gallery_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  g_ptr_array_unref (CHIEU_GALLERY (object)->buttons);
  G_OBJECT_CLASS (chieu_gallery_parent_class)->finalize (object);
}

static void
chieu_gallery_class_init (ChieuGalleryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_install_action (widget_class, "gallery.next", NULL, turn_action);
  gtk_widget_class_install_action (widget_class, "gallery.previous", NULL, turn_action);
  gtk_widget_class_install_action (widget_class, "gallery.all", NULL, all_action);
  gtk_widget_class_set_css_name (widget_class, "gallery");
}

static void
chieu_gallery_init (ChieuGallery *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->deck = chieu_gallery_get_deck (0);
  self->buttons = g_ptr_array_new ();
  self->stack = gtk_stack_new ();
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_add_named (GTK_STACK (self->stack), all_new (self), PAGE_ALL);
  gtk_stack_add_named (GTK_STACK (self->stack), card_new (self), PAGE_CARD);
  chieu_stack_unname_pages (GTK_STACK (self->stack));
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
