/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "statistics-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/files.h"
#include "app/help/help-window.h"
#include "app/match-settings.h"
#include "app/messages.h"
#include "empty-hands.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"
#include "match/words/words.h"
#include "overview-page.h"
#include "statistics-page.h"

/* The space between the two choices, in pixels. */
#define CHOICE_SPACE 12
/* The name under which a dialog keeps the table that is to be saved. */
#define TABLE "chieu-table"

struct _ChieuStatisticsWindow
{
  AdwWindow parent_instance;

  ChieuStore *store;
  char *path;                    /* of the database */
  GCancellable *cancellable;     /* (nullable): of the sums that are worked out now */

  GtkWidget *choices;
  GtkDropDown *game;
  GtkDropDown *way;
  GtkBox *figures;
};

G_DEFINE_FINAL_TYPE (ChieuStatisticsWindow, chieu_statistics_window, ADW_TYPE_WINDOW)

static guint lesson_signal;

/* ---- What teaches a fault ---- */

static void
teach_cb (gpointer         object,
          const ChieuGame *game,
          guint            number,
          const char      *xref)
{
  GtkWindow *window = GTK_WINDOW (object), *parent = gtk_window_get_transient_for (window);
  GtkApplication *application = gtk_window_get_application (parent != NULL ? parent : window);

  if (number > 0)
    g_signal_emit (object, lesson_signal, 0, game->id, number);
  else if (xref != NULL)
    chieu_help_present_page (application, window, xref);
}

/* ---- The sums ---- */

/* A question to a thread: the sums of the hands of a game, or of all games. */
typedef struct
{
  char *path;
  const ChieuGame *game;         /* (nullable): all games */
  int way;                       /* ChieuWay, −1: all */
  ChieuStatistics *statistics;   /* (nullable): the answer if it is one game … */
  ChieuOverviewSheet *sheet;     /* (nullable): … or if it is all games */
} Question;

static void
question_free (gpointer data)
{
  Question *question = data;

  g_free (question->path);
  chieu_statistics_free (question->statistics);
  chieu_overview_sheet_free (question->sheet);
  g_free (question);
}

static void
sum_up_in_thread (GTask        *task,
                  gpointer      source,
                  gpointer      data,
                  GCancellable *cancellable)
{
  Question *question = data;
  GError *error = NULL;
  g_autoptr (ChieuDatabase) database = chieu_database_open_reader (question->path, &error);

  if (database != NULL && question->game != NULL)
    question->statistics = chieu_statistics_new (database, question->game, question->way, &error);
  else if (database != NULL)
    question->sheet = chieu_overview_sheet_new (database, question->way, &error);
  if (error == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
show_text (ChieuStatisticsWindow *self,
           const char            *text)
{
  GtkWidget *label = gtk_label_new (NULL);

  chieu_label_say (GTK_LABEL (label), text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (self->figures, label);
}

/* Returns: whether there is nothing to sum up */
static gboolean
is_empty (const Question *question)
{
  return question->statistics != NULL ? question->statistics->hands->len == 0 : question->sheet->overview->played == 0;
}

static void
show_empty (ChieuStatisticsWindow *self,
            const Question        *question)
{
  gboolean chosen = question->game != NULL || question->way >= 0;

  gtk_box_append (self->figures,
                  chieu_empty_hands_new (question->game,
                                         chosen ? _("You have not finished a hand of this kind yet.")
                                                : _("You have not finished a hand yet. When you have, this page shows how often "
                                                    "you win, your best hands and your most frequent faults.")));
}

static void
summed_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  ChieuStatisticsWindow *self = CHIEU_STATISTICS_WINDOW (object);
  g_autoptr (GError) error = NULL;
  const Question *question = g_task_get_task_data (G_TASK (result));
  gboolean summed = g_task_propagate_boolean (G_TASK (result), &error);

  /* The window was closed meanwhile, or asked something else. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  chieu_widget_empty_box (self->figures);
  if (!summed)
    show_text (self, error->message);
  else if (is_empty (question))
    show_empty (self, question);
  else if (question->statistics != NULL)
    chieu_statistics_page_fill (self->figures, question->statistics);
  else
    chieu_overview_page_fill (self->figures, question->sheet, teach_cb, self);
}

/* ---- The questions ---- */

/* Returns: (nullable): game @i of those that are offered to people, from 0; NULL beyond the last. */
static const ChieuGame *
get_offered_game (guint i)
{
  for (int g = 0; chieu_games[g] != NULL; g++)
    if (chieu_words_for_game (chieu_games[g]) != NULL && i-- == 0)
      return chieu_games[g];
  return NULL;
}

/* Asks for the sums of the chosen game and way of play. The first entry of each list stands for all. */
static void
ask_for_sums (ChieuStatisticsWindow *self)
{
  Question *question = g_new (Question, 1);
  guint game = gtk_drop_down_get_selected (self->game);
  g_autoptr (GTask) task = NULL;

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  *question = (Question) {
    .path = g_strdup (self->path),
    .game = game > 0 ? get_offered_game (game - 1) : NULL,
    .way = (int) gtk_drop_down_get_selected (self->way) - 1,
  };
  chieu_widget_empty_box (self->figures);
  show_text (self, _("Loading your hands…"));
  task = g_task_new (self, self->cancellable, summed_cb, NULL);
  g_task_set_task_data (task, question, question_free);
  g_task_run_in_thread (task, sum_up_in_thread);
}

static void
fill_games (ChieuStatisticsWindow *self)
{
  g_autoptr (GtkStringList) games = gtk_string_list_new ((const char *[]) { _("All games"), NULL });
  const ChieuGame *game;

  for (guint i = 0; (game = get_offered_game (i)) != NULL; i++)
    gtk_string_list_append (games, chieu_words_game (chieu_words_for_game (game), game->max_seats));
  gtk_drop_down_set_model (self->game, G_LIST_MODEL (games));
  /* With only one game there is nothing to choose from. */
  gtk_widget_set_visible (GTK_WIDGET (self->game), get_offered_game (1) != NULL);
}

static void
fill_ways (ChieuStatisticsWindow *self)
{
  g_autoptr (GtkStringList) ways = gtk_string_list_new ((const char *[]) { _("All ways of play"), NULL });

  for (int way = CHIEU_WAY_HOC; way <= CHIEU_WAY_NGHIEM; way++)
    gtk_string_list_append (ways, chieu_way_to_words ((ChieuWay) way));
  gtk_drop_down_set_model (self->way, G_LIST_MODEL (ways));
}

/* ---- The table of all hands ---- */

static gboolean
export_table (ChieuDatabase  *database,
              gpointer        table,
              GCancellable   *cancellable,
              GError        **error)
{
  *(char **) table = chieu_overview_export (database, error);
  return *(char **) table != NULL;
}

static void
table_free (gpointer table)
{
  g_free (*(char **) table);
  g_free (table);
}

static void
exported_cb (GObject      *file,
             GAsyncResult *result,
             gpointer      data)
{
  g_autoptr (GtkWindow) window = data;
  g_autoptr (GError) error = NULL;

  if (!g_file_replace_contents_finish (G_FILE (file), result, NULL, &error) && gtk_widget_get_realized (GTK_WIDGET (window)))
    chieu_message_show (window, _("The table could not be saved"), error->message);
}

static void
export_response_cb (GtkFileChooserNative *chooser,
                    int                   response,
                    GtkWindow            *window)
{
  g_autoptr (GBytes) table = g_bytes_ref (g_object_get_data (G_OBJECT (chooser), TABLE));
  g_autoptr (GFile) file = chieu_file_chooser_take (chooser, response);

  if (file != NULL)
    g_file_replace_contents_bytes_async (file, table, NULL, FALSE, G_FILE_CREATE_NONE, NULL, exported_cb, g_object_ref (window));
}

static void
table_read_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      data)
{
  g_autoptr (GtkWindow) window = data;
  g_autoptr (GError) error = NULL;
  GtkFileChooserNative *chooser;
  gpointer table;

  if (!chieu_store_run_finish (result, &table, &error))
    {
      if (gtk_widget_get_realized (GTK_WIDGET (window)))
        chieu_message_show (window, _("The table could not be saved"), error->message);
      return;
    }
  if (!gtk_widget_get_realized (GTK_WIDGET (window)))
    return;
  chooser = chieu_file_chooser_new (window, _("Save all hands as a table"), GTK_FILE_CHOOSER_ACTION_SAVE, _("Tables (CSV)"), ".csv", NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), "Chiếu Bài.csv");
  g_object_set_data_full (G_OBJECT (chooser), TABLE, g_bytes_new (*(char **) table, strlen (*(char **) table)),
                          (GDestroyNotify) g_bytes_unref);
  g_signal_connect_object (chooser, "response", G_CALLBACK (export_response_cb), window, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
export_clicked_cb (ChieuStatisticsWindow *self)
{
  chieu_store_run_async (self->store, export_table, g_new0 (char *, 1), table_free, NULL, table_read_cb, g_object_ref (self));
}

/* ---- The object ---- */

GtkWindow *
chieu_statistics_window_new (GtkWindow       *parent,
                             ChieuStore      *store,
                             const ChieuGame *game)
{
  ChieuStatisticsWindow *self;

  g_return_val_if_fail (store != NULL, NULL);

  self = g_object_new (CHIEU_TYPE_STATISTICS_WINDOW, "transient-for", parent, "destroy-with-parent", TRUE, NULL);
  self->store = chieu_store_ref (store);
  self->path = g_strdup (chieu_store_get_path (store));
  for (guint i = 0; get_offered_game (i) != NULL; i++)
    if (get_offered_game (i) == game)
      gtk_drop_down_set_selected (self->game, i + 1);
  g_signal_connect_swapped (self->game, "notify::selected", G_CALLBACK (ask_for_sums), self);
  g_signal_connect_swapped (self->way, "notify::selected", G_CALLBACK (ask_for_sums), self);
  ask_for_sums (self);
  return GTK_WINDOW (self);
}

static void
dispose (GObject *object)
{
  ChieuStatisticsWindow *self = CHIEU_STATISTICS_WINDOW (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->store, chieu_store_unref);
  G_OBJECT_CLASS (chieu_statistics_window_parent_class)->dispose (object);
}

static void
chieu_statistics_window_class_init (ChieuStatisticsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  lesson_signal = g_signal_new ("lesson", CHIEU_TYPE_STATISTICS_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                G_TYPE_STRING, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/chieubai/ChieuBai/statistics-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ChieuStatisticsWindow, choices);
  gtk_widget_class_bind_template_child (widget_class, ChieuStatisticsWindow, game);
  gtk_widget_class_bind_template_child (widget_class, ChieuStatisticsWindow, way);
  gtk_widget_class_bind_template_callback (widget_class, export_clicked_cb);
  gtk_widget_class_bind_template_child (widget_class, ChieuStatisticsWindow, figures);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
chieu_statistics_window_init (ChieuStatisticsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* In a narrow window the two lists stand below each other. */
  gtk_widget_set_layout_manager (self->choices, chieu_wrap_layout_new (CHOICE_SPACE));
  gtk_widget_set_name (GTK_WIDGET (self), "statistics");
  chieu_help_listen_to_keys (GTK_WINDOW (self));
  fill_games (self);
  fill_ways (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->way));
}
