/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "new-match.h"

#include <glib/gi18n.h>

#include "choice.h"

struct _ChieuNewMatch
{
  GtkWidget parent_instance;

  ChieuRulesShelf *shelf;        /* not owned */
  GSettings *settings;           /* not owned: it outlives every page */

  GtkWidget *content;
  ChieuChoice *seats;
  ChieuChoice *level;
  ChieuChoice *way;
  ChieuChoice *hoi;
  GtkStack *amount;
  GtkLabel *rules;
  GtkSpinButton *points;
  GtkSpinButton *hands;
  GtkSpinButton *minutes;
};

G_DEFINE_FINAL_TYPE (ChieuNewMatch, chieu_new_match, GTK_TYPE_WIDGET)

enum
{
  BEGIN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The choice tells seats as a word, the settings as a number. */
static gboolean
seats_from_setting (GValue   *value,
                    GVariant *variant,
                    gpointer  data)
{
  g_value_set_string (value, g_variant_get_int32 (variant) == 4 ? "4" : "5");
  return TRUE;
}

static GVariant *
seats_to_setting (const GValue       *value,
                  const GVariantType *type,
                  gpointer            data)
{
  return g_variant_new_int32 (g_strcmp0 (g_value_get_string (value), "4") == 0 ? 4 : 5);
}

/* Which rules are played by, and whether they are the usual ones. */
static void
show_rules (ChieuNewMatch *self)
{
  g_autofree char *id = g_settings_get_string (self->settings, "house-rules");
  const ChieuHouseRules *set = chieu_rules_shelf_get (self->shelf, chieu_rules_shelf_find (self->shelf, id));
  int n = chieu_rules_count_unusual (set->game, &set->rules);
  g_autofree char *text = NULL;

  if (n == 0)
    /* Translators: %s is the name of a set of house rules. */
    text = g_strdup_printf (_("Played by “%s”"), set->name);
  else
    /* Translators: the name of a set of house rules, and how many of them are not the usual ones. */
    text = g_strdup_printf (ngettext ("Played by “%1$s”: %2$d rule differs from the usual",
                                      "Played by “%1$s”: %2$d rules differ from the usual", (gulong) n), set->name, n);
  gtk_label_set_label (self->rules, text);
}

void
chieu_new_match_set_settings (ChieuNewMatch   *self,
                              GSettings       *settings,
                              ChieuRulesShelf *shelf)
{
  g_return_if_fail (CHIEU_IS_NEW_MATCH (self));
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (shelf != NULL);

  self->settings = settings;
  self->shelf = shelf;
  g_signal_connect_object (settings, "changed::house-rules", G_CALLBACK (show_rules), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self, "map", G_CALLBACK (show_rules), self);
  show_rules (self);
  g_settings_bind_with_mapping (settings, "seats", self->seats, "selected", G_SETTINGS_BIND_DEFAULT,
                                seats_from_setting, seats_to_setting, NULL, NULL);
  g_settings_bind (settings, "bot-level", self->level, "selected", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "way-of-play", self->way, "selected", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "hoi", self->hoi, "selected", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "hoi-points", self->points, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "hoi-hands", self->hands, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "hoi-minutes", self->minutes, "value", G_SETTINGS_BIND_DEFAULT);
}

static void
fill_seats (ChieuChoice *choice)
{
  chieu_choice_add (choice, "5", _("Five seats"), _("Tổ tôm: twenty cards each, one lưng is needed to win."));
  chieu_choice_add (choice, "4", _("Four seats"), _("Bí tứ: twenty-four cards each, two lưng are needed to win."));
}

static void
fill_level (ChieuChoice *choice)
{
  chieu_choice_add (choice, "tap-su", C_("level", "Tập sự"), _("Beginners: they know the rules and little more."));
  chieu_choice_add (choice, "vua", C_("level", "Vừa"), _("Steady players: they count cards and discard with care."));
}

static void
fill_way (ChieuChoice *choice)
{
  chieu_choice_add (choice, "hoc", C_("way of play", "Học"),
                    _("For learning: you are kept from every fault and may take moves back."));
  chieu_choice_add (choice, "thuong", C_("way of play", "Thường"),
                    _("As at the mat: a fault is warned of once, then it counts."));
  chieu_choice_add (choice, "nghiem", C_("way of play", "Nghiêm"),
                    _("Your own hands do it all, nothing is prevented, and the làng judges at the win."));
}

static void
fill_hoi (ChieuChoice *choice)
{
  chieu_choice_add (choice, "points", _("By points"), _("Until the pot of points is empty."));
  chieu_choice_add (choice, "hands", _("By hands"), _("A fixed number of hands."));
  chieu_choice_add (choice, "time", _("By time"), _("The hand begun is always played out."));
}

static void
hoi_changed_cb (ChieuNewMatch *self)
{
  const char *selected = chieu_choice_get_selected (self->hoi);

  if (selected != NULL)
    gtk_stack_set_visible_child_name (self->amount, selected);
}

static void
begin_clicked_cb (ChieuNewMatch *self)
{
  g_signal_emit (self, signals[BEGIN], 0);
}

static void
dispose (GObject *object)
{
  ChieuNewMatch *self = CHIEU_NEW_MATCH (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_new_match_parent_class)->dispose (object);
}

/* The first question, not the menu above it: what is pressed by habit answers no question yet. */
static gboolean
grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (GTK_WIDGET (CHIEU_NEW_MATCH (widget)->seats), GTK_DIR_TAB_FORWARD);
}

static void
chieu_new_match_class_init (ChieuNewMatchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  signals[BEGIN] = g_signal_new ("begin", CHIEU_TYPE_NEW_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  g_type_ensure (CHIEU_TYPE_CHOICE);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/chieubai/ChieuBai/new-match.ui");
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, content);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, seats);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, level);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, way);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, hoi);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, amount);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, rules);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, points);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, hands);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, minutes);
  gtk_widget_class_bind_template_callback (widget_class, hoi_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, begin_clicked_cb);
}

static void
chieu_new_match_init (ChieuNewMatch *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_seats (self->seats);
  fill_level (self->level);
  fill_way (self->way);
  fill_hoi (self->hoi);
}
