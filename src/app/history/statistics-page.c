/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "statistics-page.h"

#include <glib/gi18n.h>

#include "app/widgets/data-table.h"
#include "app/widgets/row-layout.h"
#include "app/window-parts.h"
#include "history-words.h"
#include "match/words/addressed.h"
#include "match/words/words.h"
#include "plot.h"
#include "statistics-words.h"

/* The most rows of the table that shows the curves as numbers. */
#define TABLE_ROWS 12

/* ---- Rows ---- */

GtkWidget *
chieu_statistics_add_group (GtkBox     *box,
                            const char *title,
                            const char *sentence)
{
  g_autofree char *said_title = chieu_addressed_text (title), *said_sentence = chieu_addressed_text (sentence);
  GtkWidget *group;

  g_return_val_if_fail (GTK_IS_BOX (box) && title != NULL, NULL);

  group = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), said_title);
  chieu_group_break_title (group);
  if (said_sentence != NULL)
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), said_sentence);
  gtk_box_append (box, group);
  return group;
}

/* Rows take the focus although they do nothing, so that a person can go on from row to row with the arrow keys, and the page scrolls
 * along. */
GtkWidget *
chieu_statistics_add_row (GtkWidget  *group,
                          const char *title,
                          const char *subtitle,
                          const char *figure)
{
  GtkWidget *row, *label;
  g_autofree char *spoken = NULL;

  g_return_val_if_fail (ADW_IS_PREFERENCES_GROUP (group) && title != NULL && figure != NULL, NULL);

  row = adw_action_row_new ();
  label = gtk_label_new (figure);
  spoken = g_strjoin (chieu_words_comma (), title, figure, subtitle, NULL);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  chieu_row_layout_give_to_row (ADW_ACTION_ROW (row));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return row;
}

/* ---- Figures ---- */

static void
add_part (GtkWidget             *table,
          const ChieuStatistics *statistics,
          const char            *title,
          guint                  times)
{
  g_autofree char *part = chieu_statistics_part_to_words (times, statistics->hands->len);

  chieu_data_table_add_row (table, NULL, (const char *[]) { title, part, NULL });
}

/* Adds the ways in which the person's own wins and calls can end in this game. */
static void
add_own_ends (GtkWidget             *table,
              const ChieuStatistics *statistics)
{
  const ChieuWords *words = chieu_words_for_game (statistics->game);
  const struct { ChieuOutcome outcome; const char *title; guint times; } ends[] = {
    { CHIEU_OUTCOME_WON, chieu_words_has_u (words) ? _("Won and paid") : C_("no ù", "Won and paid"), statistics->won },
    { CHIEU_OUTCOME_UNPAID, _("Won, but unpaid"), statistics->unpaid },
    { CHIEU_OUTCOME_CHEO_DO, _("Won, but chèo đò"), statistics->cheo_do },
    { CHIEU_OUTCOME_FALSE, _("Called ù without a winning hand"), statistics->false_calls },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    if (chieu_words_may_end (words, ends[i].outcome))
      add_part (table, statistics, ends[i].title, ends[i].times);
}

static void
add_figures (GtkBox                *box,
             const ChieuStatistics *statistics)
{
  GtkWidget *group = chieu_statistics_add_group (box, _("Your hands"), NULL);
  GtkWidget *table = chieu_data_table_new (_("Your hands"), NULL);
  g_autofree char *hands = chieu_words_number ((int) statistics->hands->len);
  gboolean u = chieu_words_has_u (chieu_words_for_game (statistics->game));

  chieu_data_table_add_row (table, NULL, (const char *[]) { _("Hands played"), hands, NULL });
  add_own_ends (table, statistics);
  add_part (table, statistics, u ? _("Won by somebody else") : C_("no ù", "Won by somebody else"), statistics->lost);
  add_part (table, statistics, u ? _("Nobody won") : C_("no ù", "Nobody won"), statistics->drawn);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), table);
}

/* ---- Curves ---- */

static void
add_plot (GtkWidget             *group,
          const ChieuStatistics *statistics,
          const double          *values,
          gboolean               whole,
          const char            *label,
          const char            *sentence)
{
  guint n = statistics->hands->len;
  GtkWidget *plot = chieu_plot_new ();
  g_autofree char *first = chieu_history_day_to_words (chieu_statistics_get_hand (statistics, 0)->ended);
  g_autofree char *last = chieu_history_day_to_words (chieu_statistics_get_hand (statistics, n - 1)->ended);

  chieu_plot_set_values (CHIEU_PLOT (plot), values, n, whole, first, last);
  chieu_plot_describe (CHIEU_PLOT (plot), label, sentence);
  gtk_widget_add_css_class (plot, "card");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), plot);
}

static void
add_points (GtkBox                *box,
            const ChieuStatistics *statistics)
{
  guint n = statistics->hands->len;
  g_autofree double *points = g_new (double, n);
  g_autofree char *sentence = chieu_statistics_points_to_words (statistics);
  GtkWidget *group = chieu_statistics_add_group (box, _("Points over time"), sentence);

  for (guint i = 0; i < n; i++)
    points[i] = chieu_statistics_get_hand (statistics, i)->points;
  add_plot (group, statistics, points, TRUE, _("Points over time, hand by hand"), sentence);
}

static void
add_trend (GtkBox                *box,
           const ChieuStatistics *statistics)
{
  g_autofree double *average = chieu_statistics_average_faults (statistics);
  g_autofree char *sentence = chieu_statistics_trend_to_words (statistics);
  GtkWidget *group = chieu_statistics_add_group (box, _("Faults per hand, averaged over ten hands"), sentence);

  add_plot (group, statistics, average, FALSE, _("Faults per hand over time, averaged over ten hands"), sentence);
}

static void
add_span (GtkWidget             *table,
          const ChieuStatistics *statistics,
          guint                  first,
          guint                  end)
{
  g_autofree char *day = chieu_history_day_to_words (chieu_statistics_get_hand (statistics, end - 1)->ended);
  g_autofree char *until = g_strdup_printf (_("until %s"), day);
  g_autofree char *figures = chieu_statistics_row_to_words (statistics, first, end);
  /* Translators: numbers of the first and the last hand of several. */
  g_autofree char *title = chieu_words_thousands (g_strdup_printf (_("Hands %1$u to %2$u"), first + 1, end), NULL);

  chieu_data_table_add_row (table, NULL, (const char *[]) { title, until, figures, NULL });
}

static void
add_table (GtkBox                *box,
           const ChieuStatistics *statistics)
{
  guint n = statistics->hands->len, span = chieu_statistics_choose_span (n, TABLE_ROWS);
  GtkWidget *group = adw_preferences_group_new (), *expander = adw_expander_row_new ();
  GtkWidget *table = chieu_data_table_new (_("Both curves as numbers"), NULL);

  /* The expander has a frame of its own. */
  gtk_widget_remove_css_class (table, "boxed-list");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), _("Both curves as numbers"));
  for (guint first = 0; first < n; first += span)
    add_span (table, statistics, first, MIN (first + span, n));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (expander), table);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), expander);
  gtk_box_append (box, group);
}

/* ---- What happened several times ---- */

/* Adds a row for @tally, called @name. @when: a format that says what happened on the day %s */
static void
add_tally (GtkWidget        *group,
           const ChieuTally *tally,
           const char       *name,
           const char       *when)
{
  g_autofree char *day = chieu_history_day_to_words (tally->when);
  g_autofree char *sentence = g_strdup_printf (when, day);
  g_autofree char *times = chieu_words_thousands (g_strdup_printf (ngettext ("once", "%u times", tally->times), tally->times), NULL);

  chieu_statistics_add_row (group, name, sentence, times);
}

static void
add_cuoc (GtkBox                *box,
          const ChieuStatistics *statistics)
{
  const ChieuGame *game = statistics->game;
  /* A win is called by its cước only in games that have an ù. */
  const char *none = chieu_words_has_u (chieu_words_for_game (game)) ? _("None yet: every win that is paid has at least one cước.")
                                                                      : _("None yet.");
  GtkWidget *group = chieu_statistics_add_group (box, _("Cước you achieved"), statistics->cuoc->len == 0 ? none : NULL);

  for (guint i = 0; i < statistics->cuoc->len; i++)
    {
      const ChieuTally *tally = &g_array_index (statistics->cuoc, ChieuTally, i);

      add_tally (group, tally, chieu_words_cuoc (chieu_words_for_game (game), tally->what, game->max_seats),
                 _("for the first time on %s"));
    }
}

const char *
chieu_statistics_fault_to_words (const ChieuGame *game,
                                 int              reason)
{
  const ChieuWords *words = chieu_words_for_game (game);
  const char *name = chieu_words_fault (words, (ChieuReason) reason);

  return name != NULL ? name : chieu_words_reason (words, (ChieuReason) reason);
}

static void
add_faults (GtkBox                *box,
            const ChieuStatistics *statistics)
{
  GtkWidget *group = chieu_statistics_add_group (box, _("Faults you committed"),
                                                 statistics->faults->len == 0 ? _("None at all, whether the làng noticed or not.") : NULL);

  for (guint i = 0; i < statistics->faults->len; i++)
    {
      const ChieuTally *tally = &g_array_index (statistics->faults, ChieuTally, i);

      add_tally (group, tally, chieu_statistics_fault_to_words (statistics->game, tally->what), _("last on %s"));
    }
}

void
chieu_statistics_page_fill (GtkBox                *box,
                            const ChieuStatistics *statistics)
{
  g_return_if_fail (GTK_IS_BOX (box));
  g_return_if_fail (statistics != NULL && statistics->hands->len > 0);

  add_figures (box, statistics);
  add_points (box, statistics);
  add_trend (box, statistics);
  add_table (box, statistics);
  add_cuoc (box, statistics);
  add_faults (box, statistics);
}
