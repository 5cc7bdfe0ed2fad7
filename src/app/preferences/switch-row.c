/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "switch-row.h"

#include <glib/gi18n.h>
#include <string.h>

#include "match/words/words.h"

struct _ChieuSwitchRow
{
  AdwExpanderRow parent_instance;

  const ChieuGame *game;
  int place;
  int value;
  gboolean filled;               /* the content that opening it shows has been made */
  gboolean showing;              /* a value is being shown, not chosen */
  GPtrArray *checks;             /* the check buttons of the answers, by value − min; none before the row is opened */
  GtkWidget *number;             /* (nullable): the field for the value of a switch without words */
};

G_DEFINE_FINAL_TYPE (ChieuSwitchRow, chieu_switch_row, ADW_TYPE_EXPANDER_ROW)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const ChieuSwitch *
get_switch (ChieuSwitchRow *self)
{
  return &self->game->switches[self->place];
}

static const ChieuWords *
get_words (ChieuSwitchRow *self)
{
  return chieu_words_for_game (self->game);
}

static void
choose_value (ChieuSwitchRow *self,
              int             value)
{
  if (self->showing || value == self->value)
    return;
  chieu_switch_row_set_value (self, value);
  g_signal_emit (self, signals[CHANGED], 0, value);
}

/* ---- Answers ---- */

static void
check_toggled_cb (GtkCheckButton *check,
                  ChieuSwitchRow *self)
{
  guint i;

  if (gtk_check_button_get_active (check) && g_ptr_array_find (self->checks, check, &i))
    choose_value (self, get_switch (self)->min + (int) i);
}

static void
add_answer (ChieuSwitchRow *self,
            int             value)
{
  g_autofree char *text = chieu_words_switch_value (get_words (self), self->place, value);
  GtkWidget *row = adw_action_row_new (), *check = gtk_check_button_new ();

  if (self->checks->len > 0)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (check), self->checks->pdata[0]);
  g_ptr_array_add (self->checks, check);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), text);
  if (value == chieu_switch_usual (get_switch (self)))
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _("the usual"));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  g_signal_connect (check, "toggled", G_CALLBACK (check_toggled_cb), self);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
}

static void
number_changed_cb (ChieuSwitchRow *self)
{
  choose_value (self, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->number)));
}

static void
add_number (ChieuSwitchRow *self)
{
  const ChieuSwitch *choice = get_switch (self);
  g_autofree char *usual = g_strdup_printf (_("Usually %d"), chieu_switch_usual (choice));
  GtkWidget *row = adw_action_row_new ();

  self->number = gtk_spin_button_new_with_range (choice->min, choice->max, 1);
  gtk_widget_set_valign (self->number, GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), usual);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->number);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), self->number);
  g_signal_connect_swapped (self->number, "value-changed", G_CALLBACK (number_changed_cb), self);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
}

/* ---- Words ---- */

static void
add_note (ChieuSwitchRow *self,
          const char     *title,
          const char     *text)
{
  GtkWidget *row;

  if (text == NULL)
    return;
  row = adw_action_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
}

/* The answers are made when the row is first opened: making those of forty rows would take long. */
static void
expanded_cb (ChieuSwitchRow *self)
{
  const ChieuSwitch *choice;

  if (self->filled || !adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self)))
    return;
  self->filled = TRUE;
  choice = get_switch (self);
  if (choice->words == NULL)
    add_number (self);
  for (int value = choice->min; choice->words != NULL && value <= choice->max; value++)
    add_answer (self, value);
  add_note (self, _("For example"), chieu_words_switch_example (get_words (self), self->place));
  add_note (self, _("Source"), chieu_words_switch_source (get_words (self), self->place));
  chieu_switch_row_set_value (self, self->value);
}

/* The answer is part of the row's own text: a label beside it would leave too little width for the sentence. */
static void
show_answer (ChieuSwitchRow *self)
{
  g_autofree char *text = chieu_words_switch_value (get_words (self), self->place, self->value);
  gboolean usual = self->value == chieu_switch_usual (get_switch (self));
  /* Translators: the answer to a house rule that is not the usual one. */
  g_autofree char *answer = usual ? g_strdup (text) : g_strdup_printf (_("%s (not the usual)"), text);
  g_autofree char *subtitle = g_markup_printf_escaped ("%s\n<b>%s</b>", chieu_words_switch_rule (get_words (self), self->place),
                                                       answer);

  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), subtitle);
}

void
chieu_switch_row_set_value (ChieuSwitchRow *self,
                            int             value)
{
  g_return_if_fail (CHIEU_IS_SWITCH_ROW (self));
  g_return_if_fail (chieu_rules_allows (self->game, self->place, value));

  self->value = value;
  self->showing = TRUE;
  show_answer (self);
  if (self->number != NULL)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->number), value);
  if (self->checks->len > 0)
    gtk_check_button_set_active (self->checks->pdata[value - get_switch (self)->min], TRUE);
  self->showing = FALSE;
}

int
chieu_switch_row_get_place (ChieuSwitchRow *self)
{
  g_return_val_if_fail (CHIEU_IS_SWITCH_ROW (self), 0);

  return self->place;
}

/* ---- The object ---- */

GtkWidget *
chieu_switch_row_new (const ChieuGame *game,
                      int              place)
{
  ChieuSwitchRow *self;

  g_return_val_if_fail (game != NULL && place >= 0 && place < game->n_switches, NULL);

  self = g_object_new (CHIEU_TYPE_SWITCH_ROW, NULL);
  self->game = game;
  self->place = place;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), chieu_words_switch (get_words (self), place));
  chieu_switch_row_set_value (self, chieu_switch_usual (get_switch (self)));
  return GTK_WIDGET (self);
}

static void
finalize (GObject *object)
{
  g_ptr_array_unref (CHIEU_SWITCH_ROW (object)->checks);
  G_OBJECT_CLASS (chieu_switch_row_parent_class)->finalize (object);
}

static void
chieu_switch_row_class_init (ChieuSwitchRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
  signals[CHANGED] = g_signal_new ("changed", CHIEU_TYPE_SWITCH_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
chieu_switch_row_init (ChieuSwitchRow *self)
{
  self->checks = g_ptr_array_new ();
  g_signal_connect (self, "notify::expanded", G_CALLBACK (expanded_cb), NULL);
}
