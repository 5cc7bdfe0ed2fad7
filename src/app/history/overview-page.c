/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "overview-page.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/app-game.h"
#include "app/match-settings.h"
#include "app/preferences/setting-row.h"
#include "app/table/score-parts.h"
#include "app/widgets/data-table.h"
#include "bots/bot.h"
#include "history-words.h"
#include "match/record/record.h"
#include "match/words/account.h"
#include "match/words/words.h"
#include "school/lesson/course.h"
#include "school/lesson/lesson-text.h"
#include "statistics-page.h"
#include "statistics-words.h"

/* The height of the cards of the best hands, in pixels. */
#define CARD_HEIGHT 96

/* ---- The sheet ---- */

/* Returns: (transfer full) (nullable): the account of the hand; NULL if its record cannot be read any more */
static ChieuAccount *
read_account (const ChieuOverviewBest *best)
{
  const char *const nobody[CHIEU_SEATS_MAX] = { NULL };
  g_autoptr (ChieuRecord) record = chieu_record_parse (best->record, -1, NULL);
  ChieuState state;

  if (record == NULL || chieu_words_for_game (best->game) == NULL || !chieu_record_replay (record, &state, NULL, NULL))
    return NULL;
  return chieu_account_new (record->game, &record->rules, &state, nobody);
}

/* Returns: how often @lesson speaks of the fault @reason */
static guint
count_mentions (const ChieuLesson *lesson,
                int                reason)
{
  guint n = 0;

  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const ChieuStep *step = lesson->steps->pdata[i];

      n += step->fault == reason;
      for (guint j = 0; j < step->wrongs->len; j++)
        n += ((const ChieuWrong *) step->wrongs->pdata[j])->reason == reason;
    }
  return n;
}

static void
lesson_free (gpointer data)
{
  ChieuOverviewLesson *lesson = data;

  if (lesson != NULL)
    g_free (lesson->title);
  g_free (lesson);
}

/* Returns: (transfer full) (nullable): the lesson that speaks most of @fault, the first of several that do; NULL if none does */
static ChieuOverviewLesson *
find_lesson (const GPtrArray          *courses,
             const ChieuOverviewFault *fault)
{
  const ChieuLesson *found = NULL;
  ChieuOverviewLesson *lesson;
  guint place = 0, most = 0;

  for (guint i = 0; i < courses->len; i++)
    {
      const ChieuCourse *course = courses->pdata[i];

      for (guint j = 0; course->game == fault->game && j < course->lessons->len; j++)
        {
          guint n = count_mentions (chieu_course_get (course, j), fault->reason);

          if (n <= most)
            continue;
          most = n;
          place = j;
          found = chieu_course_get (course, j);
        }
    }
  if (found == NULL)
    return NULL;
  lesson = g_new (ChieuOverviewLesson, 1);
  *lesson = (ChieuOverviewLesson) { place + 1, chieu_lesson_text (found, found->title) };
  return lesson;
}

ChieuOverviewSheet *
chieu_overview_sheet_new (ChieuDatabase  *database,
                          int             way,
                          GError        **error)
{
  ChieuOverview *overview = chieu_overview_new (database, way, error);
  ChieuOverviewSheet *self;
  g_autoptr (GPtrArray) courses = NULL;

  if (overview == NULL)
    return NULL;
  self = g_new0 (ChieuOverviewSheet, 1);
  self->overview = overview;
  self->accounts = g_ptr_array_new_with_free_func ((GDestroyNotify) chieu_account_free);
  for (guint i = 0; i < overview->best->len; i++)
    g_ptr_array_add (self->accounts, read_account (&g_array_index (overview->best, ChieuOverviewBest, i)));
  self->lessons = g_ptr_array_new_with_free_func (lesson_free);
  if (overview->faults->len > 0)
    courses = chieu_courses_load (chieu_courses_folder ());
  for (guint i = 0; i < overview->faults->len; i++)
    g_ptr_array_add (self->lessons, find_lesson (courses, &g_array_index (overview->faults, ChieuOverviewFault, i)));
  return self;
}

void
chieu_overview_sheet_free (ChieuOverviewSheet *self)
{
  if (self == NULL)
    return;
  chieu_overview_free (self->overview);
  g_ptr_array_unref (self->accounts);
  g_ptr_array_unref (self->lessons);
  g_free (self);
}

/* ---- The page ---- */

static const char *
game_to_words (const ChieuGame *game)
{
  const ChieuWords *words = game != NULL ? chieu_words_for_game (game) : NULL;

  return words != NULL ? chieu_words_game (words, game->max_seats) : game != NULL ? game->id : "";
}

/* Returns: (transfer full): the name of the level @id, or of the person's own program; any other id stands for different levels */
static char *
level_to_words (const char *id)
{
  gboolean is_one = chieu_bot_level_find (id) != NULL || g_str_equal (id, CHIEU_MATCH_LEVEL_PROGRAM);

  return g_strdup (is_one ? chieu_level_to_words (id) : _("Different levels"));
}

/* Returns: (transfer full): @month, "2026-11", in everyday words: "November 2026" */
static char *
month_to_words (const char *month)
{
  int number = (int) g_ascii_strtoll (month + MIN (strlen (month), strlen ("2026-")), NULL, 10);
  g_autoptr (GDateTime) day = g_date_time_new_local ((int) g_ascii_strtoll (month, NULL, 10), CLAMP (number, 1, 12), 1, 0, 0, 0);

  /* Translators: a month and its year, as for g_date_time_format(). */
  return day != NULL ? g_date_time_format (day, _("%OB %Y")) : g_strdup (month);
}

static void
add_part (GtkWidget               *table,
          const ChieuOverviewPart *part,
          const char              *title)
{
  g_autofree char *played = chieu_words_number ((int) part->played);
  g_autofree char *won = chieu_statistics_part_to_words (part->won, part->played);
  g_autofree char *points = chieu_words_signed (part->points);
  g_autofree char *hands = chieu_words_thousands (g_strdup_printf (ngettext ("%u hand", "%u hands", part->played), part->played), NULL);
  /* Translators: how many hands were won, with their part of all, and the points of all hands. */
  g_autofree char *sentence = g_strdup_printf (_("won: %1$s · points: %2$s"), won, points);
  g_autofree char *spoken = g_strjoin (chieu_words_comma (), title, hands, sentence, NULL);

  chieu_data_table_add_row (table, spoken, (const char *[]) { title, played, won, points, NULL });
}

static void
add_parts (GtkBox       *box,
           const char   *title,
           const char   *head,
           const GArray *parts,
           char       *(*to_words) (const char *what))
{
  GtkWidget *group = chieu_statistics_add_group (box, title, NULL);
  const char *const heads[] = {
    head, C_("table head", "Hands"), C_("table head", "Won"), C_("table head", "Points"), NULL
  };
  GtkWidget *table = chieu_data_table_new (title, heads);

  for (guint i = 0; i < parts->len; i++)
    {
      const ChieuOverviewPart *part = &g_array_index (parts, ChieuOverviewPart, i);
      g_autofree char *words = to_words (part->what);

      add_part (table, part, words);
    }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), table);
}

static char *
game_id_to_words (const char *id)
{
  return g_strdup (game_to_words (chieu_game_find (id)));
}

/* A row of its own holds the cards: a group puts every child that is no row below all of its rows. */
static void
add_cards (GtkWidget  *group,
           const char *call,
           GtkWidget  *cards)
{
  GtkWidget *row = chieu_setting_row_new_wide (call, FALSE, cards);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

static void
add_best (GtkBox                   *box,
          const ChieuOverviewSheet *sheet)
{
  const GArray *best = sheet->overview->best;
  GtkWidget *group = chieu_statistics_add_group (box, _("Your best hands"),
                                                 best->len == 0 ? _("None yet. Hands that you won and were paid for appear here.") : NULL);

  for (guint i = 0; i < best->len; i++)
    {
      const ChieuOverviewBest *hand = &g_array_index (best, ChieuOverviewBest, i);
      const ChieuAccount *account = sheet->accounts->pdata[i];
      g_autofree char *day = chieu_history_day_to_words (hand->ended);
      g_autofree char *points = chieu_words_points (hand->worth);
      /* Translators: name of a game, a day. */
      g_autofree char *where = g_strdup_printf (_("%1$s, %2$s"), game_to_words (hand->game), day);

      chieu_statistics_add_row (group, account != NULL && account->call != NULL ? account->call : game_to_words (hand->game), where,
                                points);
      if (account != NULL && account->phu->len > 0)
        add_cards (group, account->call != NULL ? account->call : game_to_words (hand->game),
                   chieu_shown_phu_list_widget_new (hand->game, account->phu, CARD_HEIGHT));
    }
}

/* ---- Faults ---- */

/* The function that the button of a fault calls, and its arguments. */
typedef struct
{
  const ChieuGame *game;
  guint number;
  char *xref;                    /* (nullable) */
  ChieuOverviewTeachFunc func;
  gpointer object;
} Teach;

static void
teach_free (gpointer  data,
            GClosure *closure)
{
  g_free (((Teach *) data)->xref);
  g_free (data);
}

static void
teach_cb (GtkButton *button,
          Teach     *teach)
{
  teach->func (teach->object, teach->game, teach->number, teach->xref);
}

/* Returns: (transfer full) (nullable): the page of the help about @fault */
static char *
find_help_page (const ChieuOverviewFault *fault)
{
  const ChieuWords *words = chieu_words_for_game (fault->game);
  const ChieuAppGame *game = chieu_app_game_find (fault->game);

  if (game == NULL)
    return NULL;
  if (game->faults != NULL && chieu_words_fault (words, (ChieuReason) fault->reason) != NULL)
    return g_strconcat (game->faults, "#", fault->game->reasons[fault->reason], NULL);
  return g_strdup (game->faults != NULL ? game->faults : game->rules);
}

/* Adds the button that leads to what teaches the fault: @lesson (nullable), or else a page of the help. */
static void
add_teach_button (GtkWidget                 *row,
                  const ChieuOverviewFault  *fault,
                  const ChieuOverviewLesson *lesson,
                  ChieuOverviewTeachFunc     func,
                  gpointer                   object)
{
  const char *name = chieu_statistics_fault_to_words (fault->game, fault->reason);
  g_autofree char *label = lesson != NULL ? g_strdup_printf (_("Lesson %u"), lesson->number) : g_strdup (_("Help"));
  /* Translators: what a button leads to (“Lesson 10”, “Help”), and the fault about which that is. */
  g_autofree char *spoken = g_strdup_printf (_("%1$s: %2$s"), label, name);
  GtkWidget *button = gtk_button_new_with_label (label);
  Teach *teach = g_new (Teach, 1);

  *teach = (Teach) { fault->game, lesson != NULL ? lesson->number : 0, lesson == NULL ? find_help_page (fault) : NULL, func, object };
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  g_signal_connect_data (button, "clicked", G_CALLBACK (teach_cb), teach, teach_free, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
}

static void
add_faults (GtkBox                   *box,
            const ChieuOverviewSheet *sheet,
            ChieuOverviewTeachFunc    func,
            gpointer                  object)
{
  const GArray *faults = sheet->overview->faults;
  GtkWidget *group = chieu_statistics_add_group (box, _("Your most frequent faults"),
                                                 faults->len == 0 ? _("None at all, whether the làng noticed or not.") : NULL);

  for (guint i = 0; i < faults->len; i++)
    {
      const ChieuOverviewFault *fault = &g_array_index (faults, ChieuOverviewFault, i);
      const ChieuOverviewLesson *lesson = sheet->lessons->pdata[i];
      g_autofree char *day = chieu_history_day_to_words (fault->when);
      g_autofree char *times = chieu_words_thousands (g_strdup_printf (ngettext ("once", "%u times", fault->times), fault->times), NULL);
      g_autofree char *last = g_strdup_printf (_("last on %s"), day);
      /* Translators: name of a game, "last on 12 May". */
      g_autofree char *where = g_strdup_printf (_("%1$s, %2$s"), game_to_words (fault->game), last);
      /* Translators: "Tổ tôm, last on 12 May", number and title of the lesson about a fault. */
      g_autofree char *sentence = lesson != NULL ? g_strdup_printf (_("%1$s. Lesson %2$u: %3$s"), where, lesson->number, lesson->title)
                                                 : g_strdup (where);

      if (chieu_words_for_game (fault->game) != NULL)
        add_teach_button (chieu_statistics_add_row (group, chieu_statistics_fault_to_words (fault->game, fault->reason), sentence,
                                                    times),
                          fault, lesson, func, object);
    }
}

void
chieu_overview_page_fill (GtkBox                   *box,
                          const ChieuOverviewSheet *sheet,
                          ChieuOverviewTeachFunc    teach,
                          gpointer                  object)
{
  const ChieuOverview *overview;
  g_autofree char *hands = NULL;
  g_autofree char *won = NULL;
  GtkWidget *group, *table;

  g_return_if_fail (GTK_IS_BOX (box) && sheet != NULL && teach != NULL);

  overview = sheet->overview;
  group = chieu_statistics_add_group (box, _("All games"), NULL);
  hands = chieu_words_number ((int) overview->played);
  won = chieu_statistics_part_to_words (overview->won, overview->played);
  table = chieu_data_table_new (_("All games"), NULL);
  chieu_data_table_add_row (table, NULL, (const char *[]) { _("Hands played"), hands, NULL });
  chieu_data_table_add_row (table, NULL, (const char *[]) { _("Won and paid"), won, NULL });
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), table);
  add_parts (box, _("By game"), C_("table head", "Game"), overview->games, game_id_to_words);
  add_parts (box, _("By the others’ level"), C_("table head", "Level"), overview->levels, level_to_words);
  add_best (box, sheet);
  add_faults (box, sheet, teach, object);
  add_parts (box, _("By month"), C_("table head", "Month"), overview->months, month_to_words);
}
