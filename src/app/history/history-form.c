/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "history-form.h"

#include <glib/gi18n.h>

#include "app/match-settings.h"
#include "app/preferences/combo-words.h"
#include "app/widgets/bottom-bar.h"
#include "day-row.h"
#include "history-words.h"
#include "match/words/addressed.h"
#include "match/words/words.h"

struct _ChieuHistoryForm
{
  GtkWidget parent_instance;

  GtkWidget *content;
  AdwPreferencesGroup *group;
  AdwComboRow *game;
  AdwComboRow *way;
  AdwComboRow *end;
  AdwComboRow *cuoc;
  const ChieuGame *game_of_cuoc; /* the game whose cước can be chosen now */
  GtkSwitch *faults;
  ChieuDayRow *from;
  ChieuDayRow *until;
  GtkWidget *buttons;
};

G_DEFINE_FINAL_TYPE (ChieuHistoryForm, chieu_history_form, GTK_TYPE_WIDGET)

enum
{
  DONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- Games ---- */

/* Finds the game, and the number of its seats, of answer @i, from 0. Each number of seats is an answer, because games are named by it: bí tứ
 * is tổ tôm with four. Returns: FALSE beyond the last answer */
static gboolean
find_game (guint             i,
           const ChieuGame **game,
           int              *seats)
{
  for (int g = 0; chieu_games[g] != NULL; g++)
    for (int n = chieu_games[g]->max_seats; n >= chieu_games[g]->min_seats; n--)
      if (chieu_words_for_game (chieu_games[g]) != NULL && i-- == 0)
        {
          *game = chieu_games[g];
          *seats = n;
          return TRUE;
        }
  return FALSE;
}

static void
set_answers (AdwComboRow   *row,
             GtkStringList *answers)
{
  adw_combo_row_set_model (row, G_LIST_MODEL (answers));
  chieu_combo_words_show_whole (row);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
}

static void
fill_games (AdwComboRow *row)
{
  g_autoptr (GtkStringList) answers = gtk_string_list_new ((const char *[]) { C_("game", "Any"), NULL });
  const ChieuGame *game;
  int seats;

  for (guint i = 0; find_game (i, &game, &seats); i++)
    gtk_string_list_append (answers, chieu_words_game (chieu_words_for_game (game), seats));
  set_answers (row, answers);
}

static void
fill_ways (AdwComboRow *row)
{
  g_autoptr (GtkStringList) answers = gtk_string_list_new ((const char *[]) { C_("way of play", "Any"), NULL });

  for (int way = CHIEU_WAY_HOC; way <= CHIEU_WAY_NGHIEM; way++)
    gtk_string_list_append (answers, chieu_way_to_words ((ChieuWay) way));
  set_answers (row, answers);
}

static void
fill_ends (AdwComboRow *row)
{
  g_autoptr (GtkStringList) answers = gtk_string_list_new (NULL);

  for (int end = CHIEU_HISTORY_ANY_END; end <= CHIEU_HISTORY_DRAWN; end++)
    gtk_string_list_append (answers, chieu_history_end_to_words ((ChieuHistoryEnd) end));
  set_answers (row, answers);
}

/* ---- Cước: those of the game that is chosen, or of the first ---- */

static const ChieuGame *
get_chosen_game (ChieuHistoryForm *self,
                 int              *seats)
{
  const ChieuGame *game = NULL;
  guint i = adw_combo_row_get_selected (self->game);

  *seats = 0;
  return i > 0 && i != GTK_INVALID_LIST_POSITION && find_game (i - 1, &game, seats) ? game : NULL;
}

static const ChieuGame *
get_game_of_cuoc (ChieuHistoryForm *self,
                  int              *seats)
{
  const ChieuGame *game = get_chosen_game (self, seats);

  if (game != NULL)
    return game;
  *seats = chieu_games[0]->max_seats;
  return chieu_games[0];
}

/* The cước that was chosen stays chosen while the game is the same one. */
static void
fill_cuoc (ChieuHistoryForm *self)
{
  g_autoptr (GtkStringList) answers = gtk_string_list_new ((const char *[]) { C_("cước", "Any"), NULL });
  guint chosen = adw_combo_row_get_selected (self->cuoc);
  int seats;
  const ChieuGame *game = get_game_of_cuoc (self, &seats);

  for (int i = 0; game->cuoc[i] != NULL; i++)
    gtk_string_list_append (answers, chieu_words_cuoc (chieu_words_for_game (game), i, seats));
  set_answers (self->cuoc, answers);
  if (game == self->game_of_cuoc && chosen < g_list_model_get_n_items (G_LIST_MODEL (answers)))
    adw_combo_row_set_selected (self->cuoc, chosen);
  self->game_of_cuoc = game;
}

/* ---- Answers ---- */

void
chieu_history_form_get_filter (ChieuHistoryForm   *self,
                               ChieuHistoryFilter *filter)
{
  const ChieuGame *game;
  guint cuoc;
  int seats;

  g_return_if_fail (CHIEU_IS_HISTORY_FORM (self));
  g_return_if_fail (filter != NULL);

  chieu_history_filter_init (filter);
  game = get_chosen_game (self, &filter->seats);
  filter->game = game != NULL ? game->id : NULL;
  filter->way = (int) adw_combo_row_get_selected (self->way) - 1;
  filter->end = (ChieuHistoryEnd) adw_combo_row_get_selected (self->end);
  cuoc = adw_combo_row_get_selected (self->cuoc);
  filter->cuoc = cuoc > 0 ? get_game_of_cuoc (self, &seats)->cuoc[cuoc - 1] : NULL;
  filter->with_faults = gtk_switch_get_active (self->faults);
  filter->from = chieu_day_row_get_time (self->from, FALSE);
  filter->until = chieu_day_row_get_time (self->until, TRUE);
}

void
chieu_history_form_clear (ChieuHistoryForm *self)
{
  g_return_if_fail (CHIEU_IS_HISTORY_FORM (self));

  adw_combo_row_set_selected (self->game, 0);
  adw_combo_row_set_selected (self->way, 0);
  adw_combo_row_set_selected (self->end, 0);
  adw_combo_row_set_selected (self->cuoc, 0);
  gtk_switch_set_active (self->faults, FALSE);
  chieu_day_row_clear (self->from);
  chieu_day_row_clear (self->until);
}

static void
done_cb (ChieuHistoryForm *self)
{
  g_signal_emit (self, signals[DONE], 0);
}

static void
all_cb (ChieuHistoryForm *self)
{
  chieu_history_form_clear (self);
  done_cb (self);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (CHIEU_HISTORY_FORM (widget)->game));
}

static void
dispose (GObject *object)
{
  g_clear_pointer (&CHIEU_HISTORY_FORM (object)->content, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_history_form_parent_class)->dispose (object);
}

static void
chieu_history_form_class_init (ChieuHistoryFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  signals[DONE] = g_signal_new ("done", CHIEU_TYPE_HISTORY_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
  g_type_ensure (CHIEU_TYPE_DAY_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/chieubai/ChieuBai/history-form.ui");
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryForm, content);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryForm, group);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryForm, game);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryForm, way);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryForm, end);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryForm, cuoc);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryForm, faults);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryForm, from);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryForm, until);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryForm, buttons);
  gtk_widget_class_bind_template_callback (widget_class, all_cb);
  gtk_widget_class_bind_template_callback (widget_class, done_cb);
}

static void
chieu_history_form_init (ChieuHistoryForm *self)
{
  g_autofree char *title = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));
  title = chieu_addressed_text (adw_preferences_group_get_title (self->group));
  adw_preferences_group_set_title (self->group, title);
  chieu_bottom_bar_use (self->buttons, CHIEU_BOTTOM_BAR_SPACING);
  fill_games (self->game);
  fill_ways (self->way);
  fill_ends (self->end);
  fill_cuoc (self);
  g_signal_connect_object (self->game, "notify::selected", G_CALLBACK (fill_cuoc), self, G_CONNECT_SWAPPED);
}
