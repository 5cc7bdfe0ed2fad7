/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "new-match.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "app/game-offer.h"
#include "app/match-settings.h"
#include "app/widgets/bottom-bar.h"
#include "app/widgets/choice.h"
#include "app/widgets/row-layout.h"
#include "app/window-parts.h"
#include "bots/bot.h"

/* The space between the buttons, in pixels. */
#define BUTTON_SPACE 12

struct _ChieuNewMatch
{
  GtkWidget parent_instance;

  ChieuSession *session;         /* not owned: it outlives every page */
  GSettings *settings;           /* not owned, as the session */
  const ChieuGameOffer *offer;   /* the game that is chosen */
  GSettings *own;                /* the settings of that game */

  GtkWidget *content;
  GtkWidget *buttons;
  ChieuChoice *game;
  ChieuChoice *seats;
  ChieuChoice *level;
  ChieuChoice *way;
  ChieuChoice *hoi;
  GtkStack *amount;              /* shows the one of points, hands and minutes that ends the hội */
  GtkLabel *rules;               /* says by which house rules the match will be played */
  /* Rows that show what was set last time, where that differs and is no answer of a choice. */
  GtkLabel *amount_before;
  GtkLabel *rules_before;
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

/* The choice has the number of seats as a word, the settings have it as a number. */
static gboolean
seats_from_setting (GValue   *value,
                    GVariant *variant,
                    gpointer  data)
{
  ChieuNewMatch *self = data;

  g_value_take_string (value, g_strdup_printf ("%d", chieu_game_offer_read_seats (self->offer, self->own)));
  return TRUE;
}

static GVariant *
seats_to_setting (const GValue       *value,
                  const GVariantType *type,
                  gpointer            data)
{
  return g_variant_new_int32 (atoi (g_value_get_string (value)));
}

static gboolean
hoi_from_setting (GValue   *value,
                  GVariant *variant,
                  gpointer  data)
{
  ChieuNewMatch *self = data;

  g_value_take_string (value, chieu_game_offer_read_hoi (self->offer, self->own));
  return TRUE;
}

static GVariant *
hoi_to_setting (const GValue       *value,
                const GVariantType *type,
                gpointer            data)
{
  return g_variant_new_string (g_value_get_string (value));
}

/* ---- What differs from last time ---- */

/* Shows in @label the @answer of last time, which a screen reader reads with @control. @answer: NULL if it is the same now; then @label is
 * hidden */
static void
show_before (GtkLabel   *label,
             GtkWidget  *control,
             const char *answer)
{
  g_autofree char *text = answer != NULL ? chieu_choice_describe_last (answer) : g_strdup ("");

  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), answer != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/* If another thing than last time ends the hội, the choice shows that already, and the amounts cannot be compared. */
static void
show_amount_before (ChieuNewMatch *self)
{
  const char *hoi = chieu_choice_get_selected (self->hoi);
  g_autofree char *last = chieu_match_settings_get_last (self->own, CHIEU_LAST_AMOUNT);
  g_autofree char *last_hoi = chieu_match_settings_get_last (self->own, CHIEU_LAST_HOI);
  GtkSpinButton *spin = g_strcmp0 (hoi, CHIEU_HOI_BY_HANDS) == 0  ? self->hands
                        : g_strcmp0 (hoi, CHIEU_HOI_BY_TIME) == 0 ? self->minutes
                                                                  : self->points;
  gboolean differs = last != NULL && g_strcmp0 (hoi, last_hoi) == 0 && atoi (last) != gtk_spin_button_get_value_as_int (spin);

  show_before (self->amount_before, GTK_WIDGET (spin), differs ? last : NULL);
}

static void
show_rules_before (ChieuNewMatch *self)
{
  ChieuRulesShelf *shelf = chieu_session_get_shelf (self->session, self->offer->game);
  g_autofree char *id = g_settings_get_string (self->own, "house-rules");
  g_autofree char *last = chieu_match_settings_get_last (self->own, CHIEU_LAST_RULES);
  guint now = chieu_rules_shelf_find (shelf, id), before = last != NULL ? chieu_rules_shelf_find (shelf, last) : now;

  show_before (self->rules_before, GTK_WIDGET (self->rules), now != before ? chieu_rules_shelf_get (shelf, before)->name : NULL);
}

static void
show_last (ChieuNewMatch *self)
{
  const struct { ChieuChoice *choice; const char *question; } choices[] = {
    { self->seats, CHIEU_LAST_SEATS }, { self->level, CHIEU_LAST_LEVEL }, { self->way, CHIEU_LAST_WAY }, { self->hoi, CHIEU_LAST_HOI },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_autofree char *last = chieu_match_settings_get_last (self->own, choices[i].question);

      chieu_choice_set_last (choices[i].choice, last);
    }
  show_amount_before (self);
  show_rules_before (self);
}

/* ---- The questions ---- */

/* Shows the set of house rules, and whether it is the usual one. */
static void
show_rules (ChieuNewMatch *self)
{
  ChieuRulesShelf *shelf = chieu_session_get_shelf (self->session, self->offer->game);
  g_autofree char *id = g_settings_get_string (self->own, "house-rules");
  const ChieuHouseRules *set = chieu_rules_shelf_get (shelf, chieu_rules_shelf_find (shelf, id));
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
  show_rules_before (self);
}

static void
fill_seats (ChieuNewMatch *self)
{
  chieu_choice_clear (self->seats);
  for (int i = 0; i < self->offer->n_tables; i++)
    {
      const ChieuSeatsOffer *table = &self->offer->tables[i];
      g_autofree char *id = g_strdup_printf ("%d", table->seats);

      chieu_choice_add_answer (self->seats, id, _(table->title), _(table->sentence));
    }
}

static void
fill_hoi (ChieuNewMatch *self)
{
  chieu_choice_clear (self->hoi);
  if (self->offer->pot)
    chieu_choice_add_answer (self->hoi, CHIEU_HOI_BY_POINTS, _("By points"), _("Until the pot of points is empty."));
  chieu_choice_add_answer (self->hoi, CHIEU_HOI_BY_HANDS, _("By hands"), _("A fixed number of hands."));
  chieu_choice_add_answer (self->hoi, CHIEU_HOI_BY_TIME, _("By time"), _("A hand that has begun is always played to the end."));
}

static void
unbind_game (ChieuNewMatch *self)
{
  if (self->own == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->own, self);
  g_settings_unbind (self->seats, "selected");
  g_settings_unbind (self->hoi, "selected");
  g_settings_unbind (self->points, "value");
  g_settings_unbind (self->hands, "value");
  g_settings_unbind (self->minutes, "value");
  g_clear_object (&self->own);
}

static void
bind_game (ChieuNewMatch *self)
{
  self->own = chieu_game_offer_open_settings (self->offer, self->settings);
  g_signal_connect_object (self->own, "changed::house-rules", G_CALLBACK (show_rules), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->own, "changed::last", G_CALLBACK (show_last), self, G_CONNECT_SWAPPED);
  g_settings_bind_with_mapping (self->own, "seats", self->seats, "selected", G_SETTINGS_BIND_DEFAULT,
                                seats_from_setting, seats_to_setting, self, NULL);
  g_settings_bind_with_mapping (self->own, "hoi", self->hoi, "selected", G_SETTINGS_BIND_DEFAULT,
                                hoi_from_setting, hoi_to_setting, self, NULL);
  g_settings_bind (self->own, "hoi-points", self->points, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->own, "hoi-hands", self->hands, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->own, "hoi-minutes", self->minutes, "value", G_SETTINGS_BIND_DEFAULT);
}

/* The questions below the game depend on the game. */
static void
game_changed_cb (ChieuNewMatch *self)
{
  unbind_game (self);
  self->offer = chieu_game_offer_get_chosen (self->settings);
  fill_seats (self);
  fill_hoi (self);
  bind_game (self);
  gtk_stack_set_visible_child_name (self->amount, chieu_choice_get_selected (self->hoi));
  show_rules (self);
  show_last (self);
}

void
chieu_new_match_set_settings (ChieuNewMatch *self,
                              GSettings     *settings,
                              ChieuSession  *session)
{
  g_return_if_fail (CHIEU_IS_NEW_MATCH (self));
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (CHIEU_IS_SESSION (session));

  self->settings = settings;
  self->session = session;
  g_settings_bind (settings, "game", self->game, "selected", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "bot-level", self->level, "selected", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "way-of-play", self->way, "selected", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (settings, "changed::game", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  game_changed_cb (self);
  /* The set of house rules may have been changed in its window meanwhile, while its id stayed the same. */
  g_signal_connect_swapped (self, "map", G_CALLBACK (show_rules), self);
}

/* With only one game there is nothing to ask. */
static void
fill_game (ChieuChoice *choice)
{
  const ChieuGameOffer *offer;

  for (int i = 0; (offer = chieu_game_offer_get (i)) != NULL; i++)
    chieu_choice_add_answer (choice, offer->game->id, _(offer->title), _(offer->sentence));
  gtk_widget_set_visible (GTK_WIDGET (choice), chieu_game_offer_get (1) != NULL);
}

static void
fill_level (ChieuChoice *choice)
{
  for (int i = 0; chieu_bot_levels[i] != NULL; i++)
    chieu_choice_add_answer (choice, chieu_bot_levels[i]->id, chieu_level_to_words (chieu_bot_levels[i]->id),
                             _(chieu_bot_levels[i]->sentence));
}

static void
fill_way (ChieuChoice *choice)
{
  chieu_choice_add_answer (choice, "hoc", C_("way of play", "Học"),
                           _("For learning: you cannot commit a fault, and you can take moves back."));
  chieu_choice_add_answer (choice, "thuong", C_("way of play", "Thường"),
                           _("As at a real mat: you are warned of a fault once; then it counts."));
  chieu_choice_add_answer (choice, "nghiem", C_("way of play", "Nghiêm"),
                           _("You do everything yourself, nothing is prevented, and the làng judges the win."));
}

static void
hoi_changed_cb (ChieuNewMatch *self)
{
  const char *selected = chieu_choice_get_selected (self->hoi);

  if (selected == NULL)
    return;
  gtk_stack_set_visible_child_name (self->amount, selected);
  if (self->own != NULL)
    show_amount_before (self);
}

static void
amount_changed_cb (ChieuNewMatch *self)
{
  if (self->own != NULL)
    show_amount_before (self);
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

  unbind_game (self);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_new_match_parent_class)->dispose (object);
}

/* The focus goes to the first question, not to the menu above it: a key pressed by habit does no harm there. */
static gboolean
grab_focus (GtkWidget *widget)
{
  ChieuNewMatch *self = CHIEU_NEW_MATCH (widget);
  gboolean asks_game = gtk_widget_get_visible (GTK_WIDGET (self->game));

  return gtk_widget_child_focus (GTK_WIDGET (asks_game ? self->game : self->seats), GTK_DIR_TAB_FORWARD);
}

static void
chieu_new_match_class_init (ChieuNewMatchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  signals[BEGIN] = g_signal_new ("begin", CHIEU_TYPE_NEW_MATCH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  g_type_ensure (CHIEU_TYPE_CHOICE);
  g_type_ensure (CHIEU_TYPE_ROW_LAYOUT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/chieubai/ChieuBai/new-match.ui");
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, content);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, buttons);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, game);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, seats);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, level);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, way);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, hoi);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, amount);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, rules);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, points);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, hands);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, minutes);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, amount_before);
  gtk_widget_class_bind_template_child (widget_class, ChieuNewMatch, rules_before);
  gtk_widget_class_bind_template_callback (widget_class, amount_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, hoi_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, begin_clicked_cb);
}

static void
chieu_new_match_init (ChieuNewMatch *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  chieu_bottom_bar_use (self->buttons, BUTTON_SPACE);
  chieu_stack_unname_pages (self->amount);
  fill_game (self->game);
  fill_level (self->level);
  fill_way (self->way);
}
