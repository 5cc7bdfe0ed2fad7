/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print-window.h"

#include <glib/gi18n.h>

#include "app/app-game.h"
#include "app/files.h"
#include "app/messages.h"
#include "app/narrow-header.h"
#include "app/preferences/card-answers.h"
#include "app/preferences/combo-words.h"
#include "app/preferences/setting-row.h"
#include "deck-printer.h"
#include "mat/faces/pictures.h"
#include "mat/widgets/wrap-layout.h"
#include "print-paper.h"
#include "print-preview.h"

/* The size of the window at first, in pixels. */
#define WIDTH 640
#define HEIGHT 760
/* The space between buttons and round the parts of the window, and that between groups of rows. */
#define SPACE 12
#define GROUP_SPACE 18

/* The time that paginate_cb() takes to answer that the pages are not counted yet, in microseconds. */
#define ASKED_AGAIN_US 4000

/* The answers of rows that have two, in the order in which fill_rows() lists them. */
enum { SIZE_USUAL, SIZE_LARGE };
enum { LETTERS_USUAL, LETTERS_LARGE };
enum { POINTS_EMPTY, POINTS_KEPT };
enum { COLOURS_ALL, COLOURS_NONE };

struct _ChieuPrintWindow
{
  AdwWindow parent_instance;

  GSettings *settings;           /* (nullable) */
  char *folder;
  GArray *decks;                 /* ChieuPrintDeck */
  AdwComboRow *thing, *deck, *game, *size, *letters, *paper, *names, *backs, *back_colour, *script, *colours, *points;
  GtkSwitch *bleed, *free;
  GtkWidget *on_cards;           /* the rows that only decks have */
  GtkWidget *top;                /* the preview and the summary, which stay above what is scrolled */
  GtkWidget *content;            /* what is scrolled: the rows */
  ChieuPrintPreview *preview;
  GtkLabel *summary;
  GtkWidget *print, *save;
  GCancellable *cancellable;     /* (nullable): of the file that is being written */
  GCancellable *making;          /* (nullable): of the job that is being made for a printer */
  GtkPrintOperation *operation;  /* (nullable): the one that waits for the job that is being made */
  ChieuPrintJob *job;            /* (nullable): while a printer is given its pages */
};

G_DEFINE_FINAL_TYPE (ChieuPrintWindow, chieu_print_window, ADW_TYPE_WINDOW)

/* ---- What is chosen ---- */

static const ChieuPrintPaper *
get_paper (ChieuPrintWindow *self)
{
  return &chieu_print_papers[MIN (adw_combo_row_get_selected (self->paper), CHIEU_PRINT_PAPERS - 1)];
}

static ChieuPrintThing
get_thing (ChieuPrintWindow *self)
{
  return (ChieuPrintThing) MIN (adw_combo_row_get_selected (self->thing), CHIEU_PRINT_N_THINGS - 1);
}

static guint
count_games (void)
{
  guint n = 0;

  while (chieu_app_games[n] != NULL)
    n++;
  return n;
}

static const ChieuAppGame *
get_game (ChieuPrintWindow *self)
{
  return chieu_app_games[MIN (adw_combo_row_get_selected (self->game), count_games () - 1)];
}

static void
read_deck_options (ChieuPrintWindow  *self,
                   ChieuPrintOptions *options)
{
  const ChieuPrintPaper *paper = get_paper (self);
  guint deck = MIN (adw_combo_row_get_selected (self->deck), self->decks->len - 1);
  guint script = MIN (adw_combo_row_get_selected (self->script), CHIEU_CARD_SCRIPTS - 1);
  guint back = MIN (adw_combo_row_get_selected (self->back_colour), CHIEU_CARD_BACKS - 1);

  chieu_print_options_init (options, &g_array_index (self->decks, ChieuPrintDeck, deck));
  options->paper_width = paper->width;
  options->paper_height = paper->height;
  options->large = adw_combo_row_get_selected (self->size) == SIZE_LARGE;
  options->bleed = gtk_switch_get_active (self->bleed);
  options->names = (ChieuPrintNames) MIN (adw_combo_row_get_selected (self->names), CHIEU_PRINT_NAMES_LARGE);
  options->backs = (ChieuBacks) MIN (adw_combo_row_get_selected (self->backs), CHIEU_BACKS_FOLDED);
  options->grey = adw_combo_row_get_selected (self->colours) == COLOURS_NONE;
  options->script = chieu_card_script_parse (chieu_card_scripts[script].word);
  options->back_colour = chieu_card_backs[back].word;
}

/* Returns: (transfer full): all that is chosen. */
static ChieuPrintAsk *
read_choices (ChieuPrintWindow *self)
{
  ChieuPrintAsk *ask = g_new0 (ChieuPrintAsk, 1);
  const ChieuGame *game;

  ask->thing = get_thing (self);
  read_deck_options (self, &ask->deck);
  game = ask->thing == CHIEU_PRINT_DECK ? ask->deck.deck.game : get_game (self)->offer.game;
  if (game != NULL && (ask->thing != CHIEU_PRINT_DECK || gtk_switch_get_active (self->free)))
    ask->table = chieu_house_table_new (game, self->settings);
  ask->folder = g_strdup (self->folder);
  ask->paper_width = get_paper (self)->width;
  ask->paper_height = get_paper (self)->height;
  ask->large = adw_combo_row_get_selected (self->letters) == LETTERS_LARGE;
  ask->empty = adw_combo_row_get_selected (self->points) == POINTS_EMPTY;
  return ask;
}

/* ---- What comes of it ---- */

/* Returns: (transfer full): the sentence about the sheets of a deck. @n_pages: (out): 0 if no card fits */
static char *
describe_deck (ChieuPrintWindow *self,
               int              *n_pages)
{
  ChieuPrintOptions options;
  ChieuSheetPlan plan;
  g_autofree char *sheets = NULL;
  g_autofree char *cards = NULL;
  int n;

  read_deck_options (self, &options);
  chieu_print_options_plan (&options, &plan);
  n = chieu_sheet_plan_count_on_sheet (&plan);
  *n_pages = chieu_sheet_plan_count_pages (&plan);
  sheets = g_strdup_printf (ngettext ("%d sheet", "%d sheets", (gulong) chieu_sheet_plan_count_sheets (&plan)),
                            chieu_sheet_plan_count_sheets (&plan));
  cards = g_strdup_printf (ngettext ("%d card per sheet", "%d cards per sheet", (gulong) n), n);
  if (n == 0)
    return g_strdup (_("No card of this size fits on this paper."));
  /* Translators: "6 sheets · 22 cards per sheet · each card is 24 × 97 mm" */
  return g_strdup_printf (_("%1$s · %2$s · each card is %3$.0f × %4$.0f mm"), sheets, cards, plan.ask.card_width, plan.ask.card_height);
}

/* Returns: (transfer full): the sentence about other pages. @n_pages: (out): 0 until they have been drawn, or if they cannot be */
static char *
describe_pages (ChieuPrintWindow *self,
                int              *n_pages)
{
  const char *reason = chieu_print_preview_get_reason (self->preview);

  *n_pages = chieu_print_preview_get_n_pages (self->preview);
  if (reason != NULL)
    return g_strdup (reason);
  if (*n_pages == 0)
    return g_strdup (_("The pages are being laid out…"));
  /* Translators: “3 pages · A4” */
  return g_strdup_printf (ngettext ("%1$d page · %2$s", "%1$d pages · %2$s", (gulong) *n_pages), *n_pages, get_paper (self)->name);
}

static void
update_summary (ChieuPrintWindow *self)
{
  g_autofree char *text = NULL;
  int n;

  text = get_thing (self) == CHIEU_PRINT_DECK ? describe_deck (self, &n) : describe_pages (self, &n);
  gtk_label_set_label (self->summary, text);
  gtk_widget_set_sensitive (self->print, n > 0 && self->cancellable == NULL);
  gtk_widget_set_sensitive (self->save, n > 0 && self->cancellable == NULL);
}

/* Returns: the deck whose cards are printed, be it to cut out or beside the text of other pages */
static const ChieuGalleryDeck *
get_gallery_deck (ChieuPrintWindow *self)
{
  if (get_thing (self) == CHIEU_PRINT_DECK)
    return g_array_index (self->decks, ChieuPrintDeck, MIN (adw_combo_row_get_selected (self->deck), self->decks->len - 1)).gallery;
  return chieu_gallery_get_deck (chieu_gallery_find_deck (get_game (self)->offer.game));
}

/* Returns: whether the backs of the deck have several colours; those of some decks have only one */
static gboolean
has_coloured_backs (const ChieuGalleryDeck *deck)
{
  g_autofree char *one = chieu_pictures_back_path (deck->deck->id, chieu_card_backs[0].word, FALSE);
  g_autofree char *other = chieu_pictures_back_path (deck->deck->id, chieu_card_backs[1].word, FALSE);

  return !g_str_equal (one, other);
}

/* Rows that do not apply to what is printed are hidden. */
static void
update_rows (ChieuPrintWindow *self)
{
  ChieuPrintThing thing = get_thing (self);
  gboolean is_deck = thing == CHIEU_PRINT_DECK;

  gtk_widget_set_visible (GTK_WIDGET (self->deck), is_deck);
  gtk_widget_set_visible (GTK_WIDGET (self->size), is_deck);
  gtk_widget_set_visible (self->on_cards, is_deck);
  gtk_widget_set_visible (GTK_WIDGET (self->script), thing != CHIEU_PRINT_SCORES && get_gallery_deck (self)->quoc_ngu);
  gtk_widget_set_visible (GTK_WIDGET (self->back_colour),
                          adw_combo_row_get_selected (self->backs) != CHIEU_BACKS_NONE && has_coloured_backs (get_gallery_deck (self)));
  gtk_widget_set_visible (GTK_WIDGET (self->game), !is_deck);
  gtk_widget_set_visible (GTK_WIDGET (self->letters), !is_deck);
  gtk_widget_set_visible (GTK_WIDGET (self->points), thing == CHIEU_PRINT_SCORES && get_game (self)->read_scores != NULL);
}

static void
update_preview (ChieuPrintWindow *self)
{
  g_autoptr (ChieuPrintAsk) ask = NULL;

  /* The rows are made, and get their first values, one after the other. */
  if (self->save == NULL || self->folder == NULL)
    return;
  update_rows (self);
  ask = read_choices (self);
  chieu_print_preview_show (self->preview, ask);
  update_summary (self);
}

const char *
chieu_print_window_get_summary (ChieuPrintWindow *self)
{
  g_return_val_if_fail (CHIEU_IS_PRINT_WINDOW (self), NULL);

  return gtk_label_get_label (self->summary);
}

/* ---- Into a file ---- */

static void
written_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  ChieuPrintWindow *self = CHIEU_PRINT_WINDOW (object);
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  g_autoptr (GError) error = NULL;
  gboolean written = g_task_propagate_boolean (G_TASK (result), &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->cancellable);
  update_summary (self);
  if (!written)
    {
      chieu_message_show (GTK_WINDOW (self), _("The sheets could not be saved"), error->message);
      return;
    }
  /* The window of the help, from which one can print too, has no toasts: there only the closing says it. */
  if (parent != NULL && chieu_message_can_show_toast (parent))
    chieu_message_show_toast (parent, adw_toast_new (_("The sheets are saved")));
  gtk_window_close (GTK_WINDOW (self));
}

/* The data of the thread: the request that it prints, and the file into which it prints. */
typedef struct
{
  ChieuPrintAsk *ask;
  GFile *file;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  chieu_print_ask_free (work->ask);
  g_object_unref (work->file);
  g_free (work);
}

static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      data,
                 GCancellable *cancellable)
{
  Work *work = data;
  g_autoptr (ChieuDeckFaces) faces = chieu_deck_faces_new (FALSE);
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuPrintJob) job = chieu_print_ask_make_job (work->ask, faces, &error);

  if (job != NULL && chieu_print_job_save_pdf (job, work->file, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
save_response_cb (GtkFileChooserNative *chooser,
                  int                   response,
                  ChieuPrintWindow     *self)
{
  g_autoptr (GFile) file = chieu_file_chooser_take (chooser, response);
  g_autoptr (GTask) task = NULL;
  Work *work;

  if (file == NULL || self->cancellable != NULL)
    return;
  self->cancellable = g_cancellable_new ();
  work = g_new0 (Work, 1);
  work->file = g_object_ref (file);
  work->ask = read_choices (self);
  update_summary (self);
  task = g_task_new (self, self->cancellable, written_cb, NULL);
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, write_in_thread);
}

static void
save_cb (ChieuPrintWindow *self)
{
  GtkFileChooserNative *chooser = chieu_file_chooser_new (GTK_WINDOW (self), _("Save the sheets"), GTK_FILE_CHOOSER_ACTION_SAVE,
                                                          _("PDF files"), ".pdf", NULL);
  g_autoptr (ChieuPrintAsk) ask = read_choices (self);
  g_autofree char *title = chieu_print_ask_make_title (ask);
  g_autofree char *name = g_strdup_printf ("%s.pdf", title);

  /* These characters are not allowed in names of files everywhere. */
  g_strdelimit (name, "/:", '-');
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_object (chooser, "response", G_CALLBACK (save_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* ---- To a printer ---- */

static void
make_job_in_thread (GTask        *task,
                    gpointer      source,
                    gpointer      data,
                    GCancellable *cancellable)
{
  g_autoptr (ChieuDeckFaces) faces = chieu_deck_faces_new (FALSE);
  g_autoptr (GError) error = NULL;
  ChieuPrintJob *job = chieu_print_ask_make_job (data, faces, &error);

  if (job != NULL)
    g_task_return_pointer (task, job, (GDestroyNotify) chieu_print_job_free);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
job_made_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  ChieuPrintWindow *self = CHIEU_PRINT_WINDOW (object);
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuPrintJob) job = g_task_propagate_pointer (G_TASK (result), &error);

  if (g_task_get_cancellable (G_TASK (result)) != self->making)
    return;
  g_clear_object (&self->making);
  operation = g_steal_pointer (&self->operation);
  self->job = g_steal_pointer (&job);
  if (self->job != NULL)
    {
      gtk_print_operation_set_n_pages (operation, chieu_print_job_get_n_pages (self->job));
      return;
    }
  gtk_print_operation_cancel (operation);
  chieu_message_show (GTK_WINDOW (self), _("This could not be printed"), error->message);
}

static void
forget_job (ChieuPrintWindow *self)
{
  g_cancellable_cancel (self->making);
  g_clear_object (&self->making);
  /* Nobody would tell it any more how many pages there are. */
  if (self->operation != NULL)
    gtk_print_operation_cancel (self->operation);
  g_clear_object (&self->operation);
  g_clear_pointer (&self->job, chieu_print_job_free);
}

/* The dialog has now decided on the paper. The pages need house rules and pictures, which are read in a thread. */
static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                ChieuPrintWindow  *self)
{
  ChieuPrintAsk *ask = read_choices (self);
  g_autoptr (GTask) task = NULL;

  ask->paper_width = ask->deck.paper_width = gtk_print_context_get_width (context);
  ask->paper_height = ask->deck.paper_height = gtk_print_context_get_height (context);
  ask->deck.may_turn = FALSE;
  forget_job (self);
  self->making = g_cancellable_new ();
  self->operation = g_object_ref (operation);
  /* The number of pages is not known yet, and GTK wants at least one. */
  gtk_print_operation_set_n_pages (operation, 1);
  task = g_task_new (self, self->making, job_made_cb, NULL);
  g_task_set_task_data (task, ask, (GDestroyNotify) chieu_print_ask_free);
  g_task_run_in_thread (task, make_job_in_thread);
}

/* GTK asks until the pages are counted, each time the main loop is idle, and cannot be told when they are. Each answer takes a moment, less
 * than a frame, or asking would keep a processor from the thread that makes the pages. Returns: whether they are counted */
static gboolean
paginate_cb (GtkPrintOperation *operation,
             GtkPrintContext   *context,
             ChieuPrintWindow  *self)
{
  if (self->making != NULL)
    g_usleep (ASKED_AGAIN_US);
  return self->making == NULL;
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                page,
              ChieuPrintWindow  *self)
{
  if (self->job != NULL)
    chieu_print_job_draw_page (self->job, gtk_print_context_get_cairo_context (context), page);
}

static void
end_print_cb (ChieuPrintWindow *self)
{
  forget_job (self);
}

/* Says why printing failed. GTK may tell of the same failure when printing is begun and at its end; it is shown once. */
static void
show_failure (ChieuPrintWindow  *self,
              GtkPrintOperation *operation,
              const char        *why)
{
  if (g_object_get_data (G_OBJECT (operation), "told") != NULL)
    return;
  g_object_set_data (G_OBJECT (operation), "told", self);
  chieu_message_show (GTK_WINDOW (self), _("This could not be printed"), why);
}

/* The pages are made after the dialog was answered. If the printer does not take them, or the file cannot be written, there is no error,
 * but the status says so. */
static void
done_cb (GtkPrintOperation       *operation,
         GtkPrintOperationResult  result,
         ChieuPrintWindow        *self)
{
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    gtk_print_operation_get_error (operation, &error);
  if (error != NULL)
    show_failure (self, operation, error->message);
  else if (result == GTK_PRINT_OPERATION_RESULT_APPLY
           && gtk_print_operation_get_status (operation) == GTK_PRINT_STATUS_FINISHED_ABORTED)
    show_failure (self, operation, gtk_print_operation_get_status_string (operation));
}

/* Sheets are turned like the leaf of a book, whichever way they lie. */
static GtkPrintSettings *
make_print_settings (const ChieuSheetPlan *plan,
                     gboolean              is_deck)
{
  GtkPrintSettings *settings = gtk_print_settings_new ();

  gtk_print_settings_set_scale (settings, 100);
  if (is_deck && plan->ask.backs == CHIEU_BACKS_DUPLEX)
    gtk_print_settings_set_duplex (settings, plan->turned ? GTK_PRINT_DUPLEX_VERTICAL : GTK_PRINT_DUPLEX_HORIZONTAL);
  return settings;
}

static GtkPageSetup *
make_page_setup (ChieuPrintWindow *self,
                 gboolean          is_turned)
{
  GtkPaperSize *size = gtk_paper_size_new (get_paper (self)->gtk_name);
  GtkPageSetup *setup = gtk_page_setup_new ();

  gtk_page_setup_set_paper_size (setup, size);
  gtk_page_setup_set_orientation (setup, is_turned ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT);
  gtk_paper_size_free (size);
  return setup;
}

static void
print_cb (ChieuPrintWindow *self)
{
  g_autoptr (GtkPrintOperation) operation = gtk_print_operation_new ();
  g_autoptr (GtkPrintSettings) settings = NULL;
  g_autoptr (GtkPageSetup) setup = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuPrintAsk) ask = read_choices (self);
  g_autofree char *title = chieu_print_ask_make_title (ask);
  gboolean is_deck = ask->thing == CHIEU_PRINT_DECK;
  ChieuSheetPlan plan;

  chieu_print_options_plan (&ask->deck, &plan);
  settings = make_print_settings (&plan, is_deck);
  setup = make_page_setup (self, is_deck && plan.turned);
  gtk_print_operation_set_print_settings (operation, settings);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_MM);
  gtk_print_operation_set_job_name (operation, title);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_object (operation, "begin-print", G_CALLBACK (begin_print_cb), self, 0);
  g_signal_connect_object (operation, "paginate", G_CALLBACK (paginate_cb), self, 0);
  g_signal_connect_object (operation, "draw-page", G_CALLBACK (draw_page_cb), self, 0);
  g_signal_connect_object (operation, "end-print", G_CALLBACK (end_print_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), self, 0);
  if (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, GTK_WINDOW (self), &error)
      == GTK_PRINT_OPERATION_RESULT_ERROR)
    show_failure (self, operation, error->message);
}

/* ---- The window ---- */

/* Makes a row with @answers, which are translated already and end with NULL. */
static AdwComboRow *
add_choice (ChieuPrintWindow    *self,
            AdwPreferencesGroup *group,
            const char          *title,
            const char *const   *answers)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (answers);
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  chieu_combo_words_show_whole (ADW_COMBO_ROW (row));
  gtk_widget_set_size_request (row, -1, CHIEU_SETTING_TARGET);
  adw_preferences_group_add (group, row);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (update_preview), self, G_CONNECT_SWAPPED);
  return ADW_COMBO_ROW (row);
}

/* Makes a row with the answers of a setting. @context: that of their labels in the catalogues */
static AdwComboRow *
add_answers (ChieuPrintWindow         *self,
             AdwPreferencesGroup      *group,
             const char               *title,
             const ChieuSettingAnswer *answers,
             const char               *context)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (int i = 0; answers[i].word != NULL; i++)
    g_ptr_array_add (words, (gpointer) chieu_card_answer_to_words (answers, context, i));
  g_ptr_array_add (words, NULL);
  return add_choice (self, group, title, (const char *const *) words->pdata);
}

static GtkSwitch *
add_switch (ChieuPrintWindow    *self,
            AdwPreferencesGroup *group,
            const char          *title,
            const char          *about,
            gboolean             active)
{
  GtkWidget *row = adw_action_row_new (), *toggle = gtk_switch_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
  gtk_switch_set_active (GTK_SWITCH (toggle), active);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  adw_preferences_group_add (group, row);
  g_signal_connect_object (toggle, "notify::active", G_CALLBACK (update_preview), self, G_CONNECT_SWAPPED);
  return GTK_SWITCH (toggle);
}

static AdwPreferencesGroup *
group_new (GtkWidget *box)
{
  GtkWidget *group = adw_preferences_group_new ();

  gtk_box_append (GTK_BOX (box), group);
  return ADW_PREFERENCES_GROUP (group);
}

/* Adds the rows for the thing to print, and for its deck or game. */
static void
add_things (ChieuPrintWindow    *self,
            AdwPreferencesGroup *group)
{
  g_autofree const char **titles = g_new0 (const char *, self->decks->len + 1);
  g_autofree const char **games = g_new0 (const char *, count_games () + 1);
  const char *things[CHIEU_PRINT_N_THINGS + 1] = { NULL };

  for (int i = 0; i < CHIEU_PRINT_N_THINGS; i++)
    things[i] = chieu_print_thing_to_words ((ChieuPrintThing) i);
  for (guint i = 0; i < self->decks->len; i++)
    titles[i] = g_array_index (self->decks, ChieuPrintDeck, i).title;
  for (guint i = 0; i < count_games (); i++)
    games[i] = _(chieu_app_games[i]->offer.title);
  self->thing = add_choice (self, group, _("What is printed"), things);
  self->deck = add_choice (self, group, _("Deck"), titles);
  self->game = add_choice (self, group, _("Game"), games);
}

static void
fill_rows (ChieuPrintWindow *self,
           GtkWidget        *box)
{
  const char *papers[CHIEU_PRINT_PAPERS + 1] = { NULL };
  AdwPreferencesGroup *group = group_new (box);

  for (int i = 0; i < CHIEU_PRINT_PAPERS; i++)
    papers[i] = chieu_print_papers[i].name;
  add_things (self, group);
  self->size = add_choice (self, group, _("Size"), (const char *const[]) { _("Like printed packs"), _("Large print: nearly a third larger"), NULL });
  self->letters = add_choice (self, group, _("Letters"), (const char *const[]) { _("Usual"), _("Large print"), NULL });
  self->points = add_choice (self, group, _("Points"), (const char *const[]) {
    _("Empty, to write in"), _("As kept by the scorer"), NULL });
  self->paper = add_choice (self, group, _("Paper"), papers);
  adw_combo_row_set_selected (self->paper, (guint) chieu_print_papers_find_usual ());
  self->script = add_answers (self, group, _("Writing on the cards"), chieu_card_scripts, CHIEU_CARD_SCRIPTS_CONTEXT);
  group = group_new (box);
  self->on_cards = GTK_WIDGET (group);
  self->names = add_choice (self, group, _("Names on the cards"), (const char *const[]) {
    C_("names on the cards", "None"), _("Small"), _("Large"), NULL });
  self->backs = add_choice (self, group, _("Backs"), (const char *const[]) {
    C_("backs of the cards", "None"), _("On the other side of the sheet"), _("Beside the face, to fold and glue"), NULL });
  self->back_colour = add_answers (self, group, _("Colour of the backs"), chieu_card_backs, CHIEU_CARD_BACKS_CONTEXT);
  self->colours = add_choice (self, group, _("Colours"), (const char *const[]) { _("As on the cards"), _("Black and white"), NULL });
  self->bleed = add_switch (self, group, _("Two extra millimetres around each card"), _("A cut beside the line then leaves no white "
                                                                                        "edge"), FALSE);
  self->free = add_switch (self, group, _("Use empty space"),
                           _("On the last sheet: the table of cước, the rules in short, a score sheet"), TRUE);
}

static GtkWidget *
button_new (ChieuPrintWindow *self,
            const char       *label,
            GCallback         pressed)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_size_request (button, -1, CHIEU_SETTING_TARGET);
  gtk_widget_add_css_class (button, "pill");
  g_signal_connect_object (button, "clicked", pressed, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
summary_new (ChieuPrintWindow *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  self->summary = GTK_LABEL (label);
  gtk_label_set_wrap (self->summary, TRUE);
  gtk_label_set_justify (self->summary, GTK_JUSTIFY_CENTER);
  return label;
}

static GtkWidget *
preview_new (ChieuPrintWindow *self)
{
  GtkWidget *preview = chieu_print_preview_new ();

  self->preview = CHIEU_PRINT_PREVIEW (preview);
  g_signal_connect_object (preview, "drawn", G_CALLBACK (update_summary), self, G_CONNECT_SWAPPED);
  return preview;
}

static void
set_margins (GtkWidget *widget)
{
  gtk_widget_set_margin_top (widget, SPACE);
  gtk_widget_set_margin_bottom (widget, SPACE);
  gtk_widget_set_margin_start (widget, SPACE);
  gtk_widget_set_margin_end (widget, SPACE);
}

static GtkWidget *
bar_new (ChieuPrintWindow *self)
{
  GtkWidget *bar = chieu_wrap_row_new (SPACE);

  set_margins (bar);
  self->print = button_new (self, _("_Print…"), G_CALLBACK (print_cb));
  gtk_widget_add_css_class (self->print, "suggested-action");
  gtk_box_append (GTK_BOX (bar), self->print);
  self->save = button_new (self, _("_Save as PDF…"), G_CALLBACK (save_cb));
  gtk_box_append (GTK_BOX (bar), self->save);
  return bar;
}

static void
chieu_print_window_init (ChieuPrintWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, GROUP_SPACE);
  GtkWidget *clamp = adw_clamp_new (), *scrolled = gtk_scrolled_window_new ();

  self->decks = chieu_print_decks_new ();
  self->top = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->content = content;
  gtk_window_set_title (GTK_WINDOW (self), _("Print"));
  gtk_widget_set_name (GTK_WIDGET (self), "printing");
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, HEIGHT);
  set_margins (content);
  fill_rows (self, content);
  adw_clamp_set_child (ADW_CLAMP (clamp), content);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (self->top), preview_new (self));
  gtk_box_append (GTK_BOX (self->top), summary_new (self));
  gtk_box_append (GTK_BOX (box), self->top);
  gtk_box_append (GTK_BOX (box), scrolled);
  gtk_box_append (GTK_BOX (box), bar_new (self));
  adw_window_set_content (ADW_WINDOW (self), box);
}

static void
dispose (GObject *object)
{
  ChieuPrintWindow *self = CHIEU_PRINT_WINDOW (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  forget_job (self);
  G_OBJECT_CLASS (chieu_print_window_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  ChieuPrintWindow *self = CHIEU_PRINT_WINDOW (object);

  g_array_unref (self->decks);
  g_clear_object (&self->settings);
  g_free (self->folder);
  G_OBJECT_CLASS (chieu_print_window_parent_class)->finalize (object);
}

static void
chieu_print_window_class_init (ChieuPrintWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = dispose;
  object_class->finalize = finalize;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

GtkWindow *
chieu_print_window_new (GtkWindow       *parent,
                        GSettings       *settings,
                        const char      *folder,
                        ChieuPrintThing  thing,
                        const char      *name)
{
  ChieuPrintWindow *self;

  g_return_val_if_fail (folder != NULL && name != NULL && thing < CHIEU_PRINT_N_THINGS, NULL);

  self = g_object_new (CHIEU_TYPE_PRINT_WINDOW, "transient-for", parent, "modal", TRUE, NULL);
  self->settings = settings != NULL ? g_object_ref (settings) : NULL;
  if (parent != NULL && gtk_widget_get_width (GTK_WIDGET (parent)) > 0 && gtk_widget_get_width (GTK_WIDGET (parent)) < CHIEU_NARROW_WIDTH)
    {
      /* Over a narrow window, as on a telephone, the pages would leave no room for the questions, so both scroll together. */
      g_autoptr (GtkWidget) top = g_object_ref (self->top);

      gtk_box_remove (GTK_BOX (gtk_widget_get_parent (top)), top);
      gtk_box_prepend (GTK_BOX (self->content), top);
    }
  if (settings != NULL)
    {
      /* Cards are printed as they lie on the mat, unless something else is chosen. */
      g_autofree char *script = g_settings_get_string (self->settings, "card-script");
      g_autofree char *colour = g_settings_get_string (self->settings, "card-back");

      adw_combo_row_set_selected (self->script, (guint) chieu_card_answer_find (chieu_card_scripts, script));
      adw_combo_row_set_selected (self->back_colour, (guint) chieu_card_answer_find (chieu_card_backs, colour));
    }
  for (guint i = 0; i < self->decks->len; i++)
    if (g_str_equal (g_array_index (self->decks, ChieuPrintDeck, i).deck->id, name))
      adw_combo_row_set_selected (self->deck, i);
  for (guint i = 0; i < count_games (); i++)
    if (g_str_equal (chieu_app_games[i]->offer.game->id, name))
      adw_combo_row_set_selected (self->game, i);
  adw_combo_row_set_selected (self->thing, thing);
  self->folder = g_strdup (folder);
  update_preview (self);
  return GTK_WINDOW (self);
}
