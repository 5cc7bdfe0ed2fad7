/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "seat.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "css-class.h"
#include "cups.h"
#include "mat/faces/picture.h"
#include "mat/faces/pictures.h"
#include "widgets.h"
#include "match/words/words.h"

/* The space between portrait, plate and cups, in pixels. */
#define SPACE 2
/* The most lines of a name with its roles, and the same in a compact plate. */
#define NAME_LINES 3
#define NAME_LINES_COMPACT 4

/* Stands between cards and points: one blank as wide as two. Of two the first would stay at the end of a line, and move what is
 * centred. */
#define BETWEEN "\u2002"

struct _ChieuSeat
{
  GtkWidget parent_instance;

  char *name;
  int portrait_number;           /* 0: none yet */
  gboolean thinks;
  ChieuFeeling feeling;
  ChieuSeatScene scene;          /* what it shows */
  int points;                    /* the points on the plate while @counts */
  gboolean counts;
  gboolean compact;              /* set by the caller; a plate with little room is compact, too */
  GtkWidget *portrait, *text, *name_label, *facts, *cups;        /* @text is the plate, with the two labels in it */
};

G_DEFINE_FINAL_TYPE (ChieuSeat, chieu_seat, GTK_TYPE_WIDGET)

static void
append_item (GString    *list,
             const char *item)
{
  g_string_append (list, chieu_words_comma ());
  g_string_append (list, item);
}

static void
update_accessible (ChieuSeat *self)
{
  g_autoptr (GString) label = g_string_new (self->name);
  g_autofree char *cards = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d card", "%d cards", self->scene.n_hand),
                                            self->scene.n_hand);
  g_autofree char *points = chieu_words_points (self->scene.points);
  g_autofree char *cups = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d cup", "%d cups", self->scene.cups),
                                           self->scene.cups);

  append_item (label, cards);
  append_item (label, points);
  if (self->scene.cups > 0)
    append_item (label, cups);
  if (self->scene.cai)
    append_item (label, C_("seat", "cái"));
  if (self->scene.role != NULL)
    append_item (label, self->scene.role);
  if (self->scene.bao)
    append_item (label, C_("seat", "báo"));
  if (self->scene.turn)
    append_item (label, _("to play"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label->str, -1);
}

/* Returns: (transfer full): @text, a number with its word, so that no line breaks between them, even if there is no space there */
static char *
keep_together (const char *text)
{
  GString *kept = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    if (*at == ' ')
      g_string_append (kept, "\u00a0");
    else
      {
        if (at > text && g_unichar_iswide (g_utf8_get_char (at)))
          g_string_append (kept, "\u2060");
        g_string_append_unichar (kept, g_utf8_get_char (at));
      }
  return g_string_free (kept, FALSE);
}

static void
update_facts (ChieuSeat *self)
{
  int sum = self->counts ? self->points : self->scene.points;
  /* Translators: cards in a player's hand and points, short: “20 cards  6 pts”. */
  g_autofree char *cards = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d card", "%d cards", self->scene.n_hand),
                                            self->scene.n_hand);
  g_autofree char *points = chieu_words_minus (g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%d pt", "%d pts", (gulong) ABS (sum)), sum));
  g_autofree char *cards_kept = keep_together (cards), *points_kept = keep_together (points);
  g_autofree char *facts = g_strdup_printf ("%s" BETWEEN "%s", cards_kept, points_kept);

  gtk_label_set_text (GTK_LABEL (self->facts), facts);
}

static int
natural_width (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return width;
}

/* Returns: whether a line of the name does not fit into the plate */
static gboolean
is_name_too_wide (ChieuSeat *self)
{
  int padding;

  if (self->scene.box.width <= 0)
    return FALSE;
  padding = natural_width (self->text) - MAX (natural_width (self->name_label), natural_width (self->facts));
  return natural_width (self->name_label) + padding > self->scene.box.width;
}

/* Writes the roles of the player below the name, each in a line of its own: a single line that broke at the point between them
 * would look torn. */
static void
write_roles_below (ChieuSeat *self)
{
  g_autoptr (GString) lines = g_string_new (self->name);
  const char *const words[] = { self->scene.cai ? C_("seat", "cái") : NULL, self->scene.role,
                                self->scene.bao ? C_("seat", "báo") : NULL };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (words[i] != NULL)
      g_string_append_printf (lines, "\n%s", words[i]);
  gtk_label_set_text (GTK_LABEL (self->name_label), lines->str);
}

/* Writes the name with what the player is in this hand. The cái has the word beside the name, so that nobody has to remember who
 * discards first. */
static void
update_name (ChieuSeat *self)
{
  /* Translators: name of the player who is cái, who holds one card more and discards first. */
  g_autofree char *plain = self->scene.cai ? g_strdup_printf (C_("seat", "%s · cái"), self->name) : g_strdup (self->name);
  /* Translators: name of a player, and what he is in this hand. */
  g_autofree char *name = self->scene.role != NULL ? g_strdup_printf (C_("seat", "%1$s · %2$s"), plain, self->scene.role)
                                                   : g_strdup (plain);
  /* Translators: name of the player who is báo: who made a fault that all saw, and only passes from then on. */
  g_autofree char *text = self->scene.bao ? g_strdup_printf (C_("seat", "%s · báo"), name) : g_strdup (name);

  gtk_label_set_text (GTK_LABEL (self->name_label), text);
  if (is_name_too_wide (self))
    write_roles_below (self);
}

void
chieu_seat_set_name (ChieuSeat  *self,
                     const char *name)
{
  g_return_if_fail (CHIEU_IS_SEAT (self) && name != NULL);

  if (g_str_equal (self->name, name))
    return;
  g_free (self->name);
  self->name = g_strdup (name);
  update_name (self);
  update_accessible (self);
}

/* Returns: how the player looks; the mood at the end of a hand is more important than that of thinking */
static ChieuMood
find_mood (ChieuSeat *self)
{
  switch (self->feeling)
    {
    case CHIEU_FEELING_GLAD:
    case CHIEU_FEELING_PROUD:
      return CHIEU_MOOD_PLEASED;
    case CHIEU_FEELING_BEATEN:
    case CHIEU_FEELING_ASHAMED:
      return CHIEU_MOOD_BEATEN;
    case CHIEU_FEELING_NONE:
    default:
      return self->thinks ? CHIEU_MOOD_THINKING : CHIEU_MOOD_PLAIN;
    }
}

static void
update_portrait (ChieuSeat *self)
{
  g_autofree char *path = self->portrait_number > 0 ? chieu_pictures_portrait_path (self->portrait_number, find_mood (self)) : NULL;

  chieu_picture_set_path (CHIEU_PICTURE (self->portrait), path);
}

void
chieu_seat_set_portrait (ChieuSeat *self,
                         int        number)
{
  g_return_if_fail (CHIEU_IS_SEAT (self));
  g_return_if_fail (number >= 1 && number <= CHIEU_PORTRAITS);

  if (self->portrait_number == number)
    return;
  self->portrait_number = number;
  update_portrait (self);
}

static void
show_compact (ChieuSeat *self,
              gboolean   compact)
{
  gtk_widget_set_visible (self->portrait, !compact);
  gtk_label_set_lines (GTK_LABEL (self->name_label), compact ? NAME_LINES_COMPACT : NAME_LINES);
  chieu_css_class_set (GTK_WIDGET (self), "compact", compact);
}

/* Shows as much as there is room for: the portrait is left out if the plate would cover the cards below it. */
static void
fit_height (ChieuSeat *self)
{
  int minimum, high;

  show_compact (self, self->compact);
  update_name (self);
  if (self->compact || self->scene.height_most <= 0)
    return;
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, MAX (minimum, (int) self->scene.box.width), NULL, &high, NULL, NULL);
  show_compact (self, high > self->scene.height_most);
  update_name (self);
}

void
chieu_seat_update (ChieuSeat            *self,
                   const ChieuSeatScene *scene)
{
  g_return_if_fail (CHIEU_IS_SEAT (self) && scene != NULL);

  self->scene = *scene;
  update_facts (self);
  chieu_cups_set_n (CHIEU_CUPS (self->cups), scene->cups);
  chieu_css_class_set (GTK_WIDGET (self), "turn", scene->turn);
  chieu_css_class_set (GTK_WIDGET (self), "cai", scene->cai);
  update_accessible (self);
  fit_height (self);
}

void
chieu_seat_set_compact (ChieuSeat *self,
                        gboolean   compact)
{
  g_return_if_fail (CHIEU_IS_SEAT (self));

  self->compact = compact;
  fit_height (self);
}

void
chieu_seat_set_thinking (ChieuSeat *self,
                         gboolean   thinking)
{
  g_return_if_fail (CHIEU_IS_SEAT (self));

  self->thinks = thinking;
  chieu_css_class_set (GTK_WIDGET (self), "thinking", thinking);
  update_portrait (self);
}

void
chieu_seat_set_feeling (ChieuSeat   *self,
                        ChieuFeeling feeling)
{
  g_return_if_fail (CHIEU_IS_SEAT (self));

  self->feeling = feeling;
  chieu_css_class_set (GTK_WIDGET (self), "glad", feeling == CHIEU_FEELING_GLAD);
  chieu_css_class_set (GTK_WIDGET (self), "proud", feeling == CHIEU_FEELING_PROUD);
  chieu_css_class_set (GTK_WIDGET (self), "ashamed", feeling == CHIEU_FEELING_ASHAMED);
  update_portrait (self);
}

int
chieu_seat_get_portrait_height (ChieuSeat *self)
{
  int high = 0;

  g_return_val_if_fail (CHIEU_IS_SEAT (self), 0);

  if (gtk_widget_get_visible (self->portrait))
    gtk_widget_measure (self->portrait, GTK_ORIENTATION_VERTICAL, -1, NULL, &high, NULL, NULL);
  return high;
}

void
chieu_seat_set_points (ChieuSeat *self,
                       int        points,
                       gboolean   instead)
{
  g_return_if_fail (CHIEU_IS_SEAT (self));

  if (self->counts == instead && (!instead || self->points == points))
    return;
  self->counts = instead;
  self->points = points;
  update_facts (self);
}

static GtkWidget *
make_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  /* A screen reader reads the seat as a whole, not its parts. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return label;
}

GtkWidget *
chieu_seat_new (int number)
{
  ChieuSeat *self = g_object_new (CHIEU_TYPE_SEAT, "focusable", TRUE, NULL);
  g_autofree char *css_class = g_strdup_printf ("seat-%d", number);

  gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  return GTK_WIDGET (self);
}

static void
chieu_seat_dispose (GObject *object)
{
  chieu_widget_unparent_children (GTK_WIDGET (object));
  g_clear_pointer (&CHIEU_SEAT (object)->name, g_free);
  G_OBJECT_CLASS (chieu_seat_parent_class)->dispose (object);
}

static void
chieu_seat_class_init (ChieuSeatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = chieu_seat_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "chieu-seat");
}

static void
chieu_seat_init (ChieuSeat *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (widget);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), SPACE);
  self->name = g_strdup ("");
  self->portrait = chieu_picture_new (TRUE);
  gtk_widget_add_css_class (self->portrait, "portrait");
  gtk_widget_set_halign (self->portrait, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->portrait, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->portrait, GTK_WIDGET (self));
  self->text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->text, "plate");
  gtk_widget_set_parent (self->text, GTK_WIDGET (self));
  self->name_label = make_label ("name");
  /* With large text the word for the cái goes below the name. */
  gtk_label_set_wrap (GTK_LABEL (self->name_label), TRUE);
  gtk_label_set_lines (GTK_LABEL (self->name_label), NAME_LINES);
  gtk_label_set_justify (GTK_LABEL (self->name_label), GTK_JUSTIFY_CENTER);
  self->facts = make_label ("facts");
  /* With large text cards and points go below each other, so that the plate stays narrow. */
  gtk_label_set_ellipsize (GTK_LABEL (self->facts), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (self->facts), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->facts), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (self->text), self->name_label);
  gtk_box_append (GTK_BOX (self->text), self->facts);
  self->cups = chieu_cups_new ();
  gtk_widget_set_parent (self->cups, widget);
}
