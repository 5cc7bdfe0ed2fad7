/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "welcome-page.h"

#include <glib/gi18n.h>

#include "app/letters.h"
#include "app/preferences/address.h"
#include "app/preferences/looks.h"
#include "app/widgets/choice.h"
#include "app/widgets/column-layout.h"
#include "first-choices.h"
#include "first-picture.h"
#include "home-grid.h"
#include "home-parts.h"
#include "mat/widgets/background.h"
#include "mat/widgets/css-class.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"

/* The space between the parts, in pixels, as all sizes here; and the same where the words are larger. */
#define SPACE 14
#define SPACE_LARGE 26
#define SPACE_HUGE 56
#define MARGIN 16
#define MARGIN_NARROW 10
/* The content is no wider than this; only in wide windows it grows with the window. */
#define WIDTH_MAX 1320
#define WIDE_SHARE 0.82
/* The words are larger in windows that have at least this height, and CHIEU_HOME_LARGE_WIDTH or CHIEU_HOME_HUGE_WIDTH; the page has these
 * style classes there. */
#define LARGE_HEIGHT 860
#define LARGE_CLASS "large-first"
#define HUGE_HEIGHT 1500
#define HUGE_CLASS "huge-first"
/* In a window that is wider than high the questions stand beside the picture if both together have at least this width, in heights of a
 * line of text. */
#define BESIDE_LINES 22
/* The picture's part of the width beside the questions, its part of the height above them, and the height below which it shows
 * nothing useful. */
#define PICTURE_BESIDE 0.40
#define PICTURE_ABOVE 0.42
#define PICTURE_MIN 84
/* Beside the questions the picture's height is this part of its width, but no more than this part of the room. */
#define PICTURE_HIGH 1.04
#define ROOM_SHARE 0.9
/* Above the questions it is no higher than this part of its width. */
#define PICTURE_HIGH_ABOVE 0.75
/* The smallest height of a window that still shows anything useful. */
#define HEIGHT_MIN 160

struct _ChieuWelcomePage
{
  GtkWidget parent_instance;

  GSettings *settings;
  GtkWidget *background;
  GtkWidget *picture;
  GtkWidget *scroller;
  GtkWidget *questions;          /* the column in the scroller */
  GtkWidget *size;
  GtkWidget *names;
  GtkWidget *address;
  GtkWidget *buttons;
  GtkWidget *learn;
};

G_DEFINE_FINAL_TYPE (ChieuWelcomePage, chieu_welcome_page, GTK_TYPE_WIDGET)

/* ---- The questions ---- */

static void
size_chosen_cb (ChieuWelcomePage *self)
{
  double system = chieu_looks_get_system_scale (self->settings);
  const char *id = chieu_choice_get_selected (CHIEU_CHOICE (self->size));

  if (g_strcmp0 (id, chieu_first_choices_get_size (self->settings, system)) == 0)
    return;
  chieu_first_choices_set_size (self->settings, system, id);
}

static void
size_changed_cb (ChieuWelcomePage *self)
{
  chieu_choice_set_selected (CHIEU_CHOICE (self->size),
                             chieu_first_choices_get_size (self->settings, chieu_looks_get_system_scale (self->settings)));
}

static void
address_chosen_cb (ChieuWelcomePage *self)
{
  chieu_address_write (self->settings, chieu_choice_get_selected (CHIEU_CHOICE (self->address)));
}

static void
address_changed_cb (ChieuWelcomePage *self)
{
  g_auto (GStrv) words = chieu_address_list ();
  g_autofree char *word = chieu_address_read (self->settings);

  chieu_choice_set_selected (CHIEU_CHOICE (self->address), word != NULL ? word : words[0]);
}

/* Large names count as names; a person who has chosen them in the preferences keeps them. */
static gboolean
names_from_setting (GValue   *value,
                    GVariant *variant,
                    gpointer  data)
{
  g_value_set_string (value, g_str_equal (g_variant_get_string (variant, NULL), "none") ? "none" : "tab");
  return TRUE;
}

static GVariant *
names_to_setting (const GValue       *value,
                  const GVariantType *type,
                  gpointer            settings)
{
  g_autofree char *now = g_settings_get_string (settings, "card-index");
  const char *wanted = g_value_get_string (value);

  return g_variant_new_string (g_str_equal (now, "large") && g_str_equal (wanted, "tab") ? now : wanted);
}

static void
add_questions (ChieuWelcomePage *self,
               GtkWidget        *column)
{
  g_auto (GStrv) words = chieu_address_list ();

  self->size = chieu_choice_new (_("How large should everything be?"));
  for (int i = 0; i < CHIEU_FIRST_SIZES; i++)
    chieu_choice_add_answer (CHIEU_CHOICE (self->size), chieu_first_sizes[i].id,
                             g_dpgettext2 (NULL, "size", chieu_first_sizes[i].title), NULL);
  self->names = chieu_choice_new (_("Should the cards show their names?"));
  chieu_choice_add_answer (CHIEU_CHOICE (self->names), "tab", _("With names"), _("A small label says which card it is."));
  chieu_choice_add_answer (CHIEU_CHOICE (self->names), "none", _("Without"), _("The characters alone, as on old cards."));
  self->address = chieu_choice_new (_("How should we address you?"));
  for (int i = 0; words[i] != NULL; i++)
    chieu_choice_add_answer (CHIEU_CHOICE (self->address), words[i], words[i], NULL);
  gtk_box_append (GTK_BOX (column), self->size);
  gtk_box_append (GTK_BOX (column), self->names);
  gtk_box_append (GTK_BOX (column), self->address);
}

/* Binds the answers to the settings, so that they follow when these are changed somewhere else. */
static void
follow_settings (ChieuWelcomePage *self)
{
  static const char *const keys[] = { "text-scale", "very-large-buttons" };

  size_changed_cb (self);
  address_changed_cb (self);
  /* The system's scale is found from the letters as they are (chieu_looks_get_system_scale()): the looks have to set them first. */
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *signal = g_strconcat ("changed::", keys[i], NULL);

      g_signal_connect_object (self->settings, signal, G_CALLBACK (size_changed_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
    }
  g_signal_connect_object (self->settings, "changed::address", G_CALLBACK (address_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->size, "notify::selected", G_CALLBACK (size_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->address, "notify::selected", G_CALLBACK (address_chosen_cb), self, G_CONNECT_SWAPPED);
  g_settings_bind_with_mapping (self->settings, "card-index", self->names, "selected", G_SETTINGS_BIND_DEFAULT, names_from_setting,
                                names_to_setting, g_object_ref (self->settings), g_object_unref);
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
  int least = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int child_least;

      gtk_widget_measure (child, orientation, -1, &child_least, NULL, NULL, NULL);
      least = MAX (least, child_least);
    }
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (CHIEU_HOME_WIDTH_MIN, least + 2 * MARGIN_NARROW) : HEIGHT_MIN;
}

static void
place_child (GtkWidget *child,
             int        x,
             int        y,
             int        width,
             int        height)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, MAX (width, least), MAX (height, 0) }, -1);
}

/* On a screen that is watched from further away, words of the usual size would be lost; letters that are large already are large
 * enough in all but a huge window. */
static void
set_letters (GtkWidget *widget,
             int        width,
             int        height)
{
  ChieuWelcomePage *self = CHIEU_WELCOME_PAGE (widget);
  gboolean huge = width >= CHIEU_HOME_HUGE_WIDTH && height >= HUGE_HEIGHT;
  gboolean large = width >= CHIEU_HOME_LARGE_WIDTH && height >= LARGE_HEIGHT;

  chieu_css_class_set (widget, HUGE_CLASS, huge);
  chieu_css_class_set (widget, LARGE_CLASS, large && !huge && !chieu_letters_are_large ());
  chieu_column_set_spacing (self->questions, huge ? SPACE_HUGE : large ? SPACE_LARGE : SPACE);
}

/* The buttons always stand at the bottom, and the picture stays in sight; the questions scroll in what is left. */
static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  ChieuWelcomePage *self = CHIEU_WELCOME_PAGE (widget);
  int margin = width < CHIEU_HOME_NARROW_WIDTH ? MARGIN_NARROW : MARGIN;
  int inner = MIN (width - 2 * margin, MAX (WIDTH_MAX, (int) (width * WIDE_SHARE))), left = (width - inner) / 2;
  int buttons = chieu_widget_find_height (self->buttons, inner), room = MAX (height - buttons - 2 * margin - SPACE, 0);
  int top = margin, used;
  gboolean beside = inner >= BESIDE_LINES * chieu_letters_get_line_height (widget) && width > height;

  set_letters (widget, width, height);
  gtk_widget_size_allocate (self->background, &(GtkAllocation) { 0, 0, width, height }, -1);
  chieu_background_set_boxes (CHIEU_BACKGROUND (self->background), &(ChieuBox) { 0, 0, (float) width, (float) height },
                              &(ChieuBox) { 0 });
  if (beside)
    {
      int picture = (int) (inner * PICTURE_BESIDE), questions = inner - picture - SPACE;

      used = MAX (chieu_widget_find_height (self->questions, questions), MIN ((int) (picture * PICTURE_HIGH), (int) (room * ROOM_SHARE)));
      used = MIN (used, room);
      top += (room - used) / 2;
      gtk_widget_set_child_visible (self->picture, TRUE);
      place_child (self->picture, left, top, picture, used);
      place_child (self->scroller, left + picture + SPACE, top, questions, used);
    }
  else
    {
      int asked = chieu_widget_find_height (self->questions, inner), picture = (int) (room * PICTURE_ABOVE), questions;

      picture = picture < PICTURE_MIN ? 0 : MIN (MAX (picture, room - asked - SPACE), (int) (inner * PICTURE_HIGH_ABOVE));
      questions = MIN (asked, room - picture - (picture > 0 ? SPACE : 0));
      used = picture + questions + (picture > 0 ? SPACE : 0);
      top += (room - used) / 2;
      gtk_widget_set_child_visible (self->picture, picture > 0);
      if (picture > 0)
        place_child (self->picture, left, top, inner, picture);
      place_child (self->scroller, left, top + used - questions, inner, questions);
    }
  place_child (self->buttons, left, top + used + SPACE, inner, buttons);
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* With other letters the texts break into other lines, and the questions may no longer fit beside the picture. */
static void
css_changed (GtkWidget         *widget,
             GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (chieu_welcome_page_parent_class)->css_changed (widget, change);
  gtk_widget_queue_resize (widget);
}

/* ---- The page ---- */

static void
mat_changed_cb (ChieuWelcomePage *self)
{
  g_autofree char *id = g_settings_get_string (self->settings, "mat");

  chieu_background_set_mat (CHIEU_BACKGROUND (self->background), id);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CHIEU_WELCOME_PAGE (widget)->learn);
}

static GtkWidget *
scroller_new (ChieuWelcomePage *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new (), *column = self->questions = chieu_column_new (SPACE);
  GtkWidget *title = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "label", _("Welcome to the mat"),
                                   "wrap", TRUE, "xalign", 0.0f, NULL);

  gtk_widget_add_css_class (title, "first-title");
  gtk_box_append (GTK_BOX (column), title);
  add_questions (self, column);
  gtk_box_append (GTK_BOX (column), chieu_text_new (_("You can change all of this in the preferences."), NULL));
  gtk_widget_add_css_class (column, "first-questions");
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (scroller, "first-panel");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  /* In a low window the last row that is whole may end at the edge: only the bar says that there is more. */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (scroller), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), column);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title, NULL, -1);
  return scroller;
}

GtkWidget *
chieu_welcome_page_new (GSettings *settings)
{
  ChieuWelcomePage *self;
  GtkWidget *widget;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (CHIEU_TYPE_WELCOME_PAGE, NULL);
  widget = GTK_WIDGET (self);
  self->settings = g_object_ref (settings);
  self->background = chieu_background_new ();
  gtk_widget_set_parent (self->background, widget);
  self->picture = chieu_first_picture_new (settings);
  gtk_widget_add_css_class (self->picture, "card");
  gtk_widget_set_parent (self->picture, widget);
  self->scroller = scroller_new (self);
  gtk_widget_set_parent (self->scroller, widget);
  self->buttons = chieu_wrap_row_new (SPACE);
  self->learn = chieu_home_pill_new (_("Teach me"), "win.learn", TRUE);
  gtk_widget_add_css_class (self->buttons, "first-buttons");
  gtk_box_append (GTK_BOX (self->buttons), self->learn);
  gtk_box_append (GTK_BOX (self->buttons), chieu_home_pill_new (_("I know the game"), "win.know", FALSE));
  gtk_widget_set_parent (self->buttons, widget);
  g_signal_connect_object (settings, "changed::mat", G_CALLBACK (mat_changed_cb), self, G_CONNECT_SWAPPED);
  mat_changed_cb (self);
  follow_settings (self);
  return widget;
}

static void
dispose (GObject *object)
{
  chieu_widget_unparent_children (GTK_WIDGET (object));
  g_clear_object (&CHIEU_WELCOME_PAGE (object)->settings);
  G_OBJECT_CLASS (chieu_welcome_page_parent_class)->dispose (object);
}

static void
chieu_welcome_page_class_init (ChieuWelcomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->get_request_mode = get_request_mode;
  widget_class->css_changed = css_changed;
  gtk_widget_class_set_css_name (widget_class, "scene");
}

static void
chieu_welcome_page_init (ChieuWelcomePage *self)
{
}
