/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scorer-evening.h"

#include <glib/gi18n.h>

#include "app/preferences/combo-words.h"
#include "app/widgets/data-table.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"
#include "match/words/words.h"
#include "scorer-hands.h"
#include "scorer-page.h"

/* The most points with which a pot can begin, and the step from one number to the next. */
#define POT_MOST 1000
#define POT_STEP 5

/* The space between the parts of the page, in pixels. */
#define SPACING 12
/* The least width of a name, in characters. */
#define NAME_CHARS 8

/* The numbers of players, in the order in which the row offers them. */
static const int seat_counts[] = { 5, 4 };

struct _ChieuScorerEvening
{
  GtkWidget parent_instance;

  ChieuRulesShelf *shelf;
  gboolean filling;              /* the entries are being set, not changed by the person */

  GtkWidget *scroller;
  GtkWidget *players;            /* a table, with a row for each */
  GtkSizeGroup *remarks, *sums;  /* its columns */
  GtkWidget *entries[CHIEU_SEATS_MAX];
  GtkWidget *pot;
  GtkWidget *undo;
  GtkWidget *hoi;
  GtkWidget *hands;              /* a table (data-table.h) */
  AdwComboRow *seats;
  AdwComboRow *house;
  GtkSpinButton *amount;
};

G_DEFINE_FINAL_TYPE (ChieuScorerEvening, chieu_scorer_evening, GTK_TYPE_WIDGET)

enum
{
  RENAMED,
  DRAWN,
  UNDO,
  NEW_HOI,
  NEW_EVENING,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- Players ---- */

static void
renamed_cb (GtkEditable        *entry,
            ChieuScorerEvening *self)
{
  if (self->filling)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (entry))), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_editable_get_text (entry), -1);
  g_signal_emit (self, signals[RENAMED], 0, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (entry), "seat")),
                 gtk_editable_get_text (entry));
}

static GtkWidget *
add_cell (GtkWidget    *row,
          GtkSizeGroup *column,
          const char   *text,
          const char   *css_class,
          double        xalign)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_CELL, "label", text, "wrap", TRUE,
                                   "xalign", xalign, NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_size_group_add_widget (column, label);
  gtk_box_append (GTK_BOX (row), label);
  return label;
}

/* Returns: (transfer full): the remark beside the name of a player; empty if there is none */
static char *
make_remark (const ChieuCarry *carry,
             int               seat)
{
  if (carry->debts >> seat & 1)
    return g_strdup (_("owes a win"));
  return g_strdup (carry->thong == seat ? _("won last") : "");
}

static void
fill_player (ChieuScorerEvening *self,
             const ChieuEvening *evening,
             const ChieuCarry   *carry,
             int                 seat)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW, "spacing", SPACING, NULL);
  g_autofree char *points = chieu_words_number (carry->points[seat]);
  g_autofree char *remark = make_remark (carry, seat);
  GtkWidget *entry = self->entries[seat];

  /* If the person is typing a name, the cursor stays where it is. */
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (entry)), chieu_evening_get_name (evening, seat)))
    gtk_editable_set_text (GTK_EDITABLE (entry), chieu_evening_get_name (evening, seat));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, chieu_evening_get_name (evening, seat), -1);
  gtk_box_append (GTK_BOX (row), entry);
  add_cell (row, self->remarks, remark, "dim-label", 0);
  add_cell (row, self->sums, points, "points", 1);
  gtk_box_append (GTK_BOX (self->players), row);
}

static void
fill_pot (ChieuScorerEvening *self,
          const ChieuEvening *evening,
          const ChieuCarry   *carry)
{
  g_autofree char *left = g_strdup_printf (ngettext ("%d point is left in the pot", "%d points are left in the pot",
                                                     (gulong) MAX (carry->pot, 0)), MAX (carry->pot, 0));
  const char *house = chieu_evening_get_house (evening)->name;
  g_autofree char *text = NULL;

  if (carry->pot < 0)
    /* Translators: %s is the name of a set of house rules. */
    text = g_strdup_printf (_("House rules: %s."), house);
  else if (chieu_evening_is_over (evening))
    text = g_strdup_printf (_("%1$s: this hội is over. House rules: %2$s."), left, house);
  else
    text = g_strdup_printf (_("%1$s. House rules: %2$s."), left, house);
  gtk_label_set_label (GTK_LABEL (self->pot), text);
  gtk_widget_set_visible (self->hoi, carry->pot >= 0);
}

void
chieu_scorer_evening_show (ChieuScorerEvening *self,
                           const ChieuEvening *evening)
{
  ChieuCarry carry;

  g_return_if_fail (CHIEU_IS_SCORER_EVENING (self));
  g_return_if_fail (evening != NULL);

  chieu_evening_get_carry (evening, &carry);
  /* The entries outlive their rows. */
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    if (gtk_widget_get_parent (self->entries[seat]) != NULL)
      gtk_box_remove (GTK_BOX (gtk_widget_get_parent (self->entries[seat])), self->entries[seat]);
  chieu_widget_empty_box (GTK_BOX (self->players));
  self->filling = TRUE;
  for (int seat = 0; seat < chieu_evening_get_seats (evening); seat++)
    fill_player (self, evening, &carry, seat);
  self->filling = FALSE;
  fill_pot (self, evening, &carry);
  chieu_scorer_hands_fill (self->hands, evening);
  gtk_widget_set_sensitive (self->undo, chieu_evening_get_n_hands (evening) > 0);
}

/* ---- A new evening ---- */

ChieuEvening *
chieu_scorer_evening_make (ChieuScorerEvening *self)
{
  const char *names[CHIEU_SEATS_MAX];
  int pot;
  guint seats, house;

  g_return_val_if_fail (CHIEU_IS_SCORER_EVENING (self), NULL);

  seats = adw_combo_row_get_selected (self->seats);
  pot = gtk_spin_button_get_value_as_int (self->amount);
  house = MIN (adw_combo_row_get_selected (self->house), chieu_rules_shelf_get_n (self->shelf) - 1);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    names[seat] = gtk_editable_get_text (GTK_EDITABLE (self->entries[seat]));
  return chieu_evening_new (seat_counts[seats < G_N_ELEMENTS (seat_counts) ? seats : 0], names,
                            chieu_rules_shelf_get (self->shelf, house), pot > 0 ? pot : -1);
}

static AdwComboRow *
add_combo (GtkWidget  *group,
           const char *title,
           GListModel *model)
{
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  chieu_combo_words_show_whole (ADW_COMBO_ROW (row));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), model);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return ADW_COMBO_ROW (row);
}

static void
add_amount (ChieuScorerEvening *self,
            GtkWidget          *group)
{
  GtkWidget *row = adw_action_row_new ();

  self->amount = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, POT_MOST, POT_STEP));
  gtk_spin_button_set_value (self->amount, CHIEU_SCORER_POT_USUAL);
  gtk_widget_set_valign (GTK_WIDGET (self->amount), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->amount), "amount");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Points in the pot"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("0: there is no pot, and points are only counted."));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->amount), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Points in the pot"), -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->amount));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

static GtkWidget *
new_evening_new (ChieuScorerEvening *self)
{
  GtkWidget *group = adw_preferences_group_new ();
  const char *const counts[] = { _("Five"), _("Four (bí tứ)"), NULL };   /* as seat_counts */
  g_autoptr (GtkStringList) seats = gtk_string_list_new (counts), houses = gtk_string_list_new (NULL);

  for (guint i = 0; i < chieu_rules_shelf_get_n (self->shelf); i++)
    gtk_string_list_append (houses, chieu_rules_shelf_get (self->shelf, i)->name);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), _("A new evening"));
  self->seats = add_combo (group, _("Players"), G_LIST_MODEL (seats));
  self->house = add_combo (group, _("House rules"), G_LIST_MODEL (houses));
  add_amount (self, group);
  return group;
}

/* ---- The widget ---- */

static void
clicked_cb (GtkWidget          *button,
            ChieuScorerEvening *self)
{
  g_signal_emit (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "signal")), 0);
}

static GtkWidget *
add_button (ChieuScorerEvening *self,
            GtkWidget          *box,
            const char         *label,
            guint               signal)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_widget_add_css_class (button, "large");
  g_object_set_data (G_OBJECT (button), "signal", GUINT_TO_POINTER (signal));
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static GtkWidget *
buttons_new (ChieuScorerEvening *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, chieu_wrap_layout_new (SPACING));
  add_button (self, box, _("Nobody won this hand"), signals[DRAWN]);
  self->undo = add_button (self, box, _("Take back the last hand"), signals[UNDO]);
  self->hoi = add_button (self, box, _("Begin a new hội"), signals[NEW_HOI]);
  return box;
}

static GtkWidget *
content_new (ChieuScorerEvening *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING), *last;

  gtk_widget_add_css_class (box, "form");
  gtk_box_append (GTK_BOX (box), self->players);
  gtk_box_append (GTK_BOX (box), self->pot);
  gtk_box_append (GTK_BOX (box), buttons_new (self));
  gtk_box_append (GTK_BOX (box), self->hands);
  gtk_box_append (GTK_BOX (box), new_evening_new (self));
  last = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_halign (last, GTK_ALIGN_CENTER);
  add_button (self, last, _("Begin a new evening"), signals[NEW_EVENING]);
  gtk_box_append (GTK_BOX (box), last);
  return box;
}

GtkWidget *
chieu_scorer_evening_new (ChieuRulesShelf *shelf)
{
  ChieuScorerEvening *self;
  GtkWidget *clamp;

  g_return_val_if_fail (shelf != NULL, NULL);

  self = g_object_new (CHIEU_TYPE_SCORER_EVENING, NULL);
  clamp = adw_clamp_new ();
  self->shelf = shelf;
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), CHIEU_SCORER_WIDTH_MAX);
  adw_clamp_set_child (ADW_CLAMP (clamp), content_new (self));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), clamp);
  return GTK_WIDGET (self);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CHIEU_SCORER_EVENING (widget)->entries[0]);
}

static void
dispose (GObject *object)
{
  ChieuScorerEvening *self = CHIEU_SCORER_EVENING (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->remarks);
  g_clear_object (&self->sums);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    g_clear_object (&self->entries[seat]);
  G_OBJECT_CLASS (chieu_scorer_evening_parent_class)->dispose (object);
}

static guint
signal_new (const char *name)
{
  return g_signal_new (name, CHIEU_TYPE_SCORER_EVENING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
chieu_scorer_evening_class_init (ChieuScorerEveningClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  signals[RENAMED] = g_signal_new ("renamed", CHIEU_TYPE_SCORER_EVENING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                   G_TYPE_INT, G_TYPE_STRING);
  signals[DRAWN] = signal_new ("drawn");
  signals[UNDO] = signal_new ("undo");
  signals[NEW_HOI] = signal_new ("new-hoi");
  signals[NEW_EVENING] = signal_new ("new-evening");
}

static void
chieu_scorer_evening_init (ChieuScorerEvening *self)
{
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    {
      GtkWidget *entry = gtk_entry_new ();
      g_autofree char *label = g_strdup_printf (_("Name of player %d"), seat + 1);

      gtk_entry_set_max_length (GTK_ENTRY (entry), CHIEU_EVENING_NAME_MAX);
      gtk_widget_set_hexpand (entry, TRUE);
      gtk_editable_set_width_chars (GTK_EDITABLE (entry), NAME_CHARS);
      gtk_widget_add_css_class (entry, "scorer-entry");
      gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
      g_object_set_data (G_OBJECT (entry), "seat", GINT_TO_POINTER (seat));
      g_signal_connect (entry, "changed", G_CALLBACK (renamed_cb), self);
      self->entries[seat] = g_object_ref_sink (entry);
    }
  self->players = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", SPACING / 2,
                                "accessible-role", GTK_ACCESSIBLE_ROLE_TABLE, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->players), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Players"), -1);
  self->remarks = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->sums = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->pot = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->pot), 0);
  gtk_label_set_wrap (GTK_LABEL (self->pot), TRUE);
  gtk_widget_add_css_class (self->pot, "heading");
  self->hands = chieu_data_table_new (_("Hands played"), NULL);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}
