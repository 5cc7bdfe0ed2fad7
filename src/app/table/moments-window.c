/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "moments-window.h"

#include <glib/gi18n.h>

#include "app/help/help-window.h"
#include "app/window-parts.h"
#include "compat.h"
#include "mat/widgets/card-strip.h"
#include "mat/widgets/gloss.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"
#include "match/words/words.h"
#include "score-parts.h"
#include "school/coach/coach-points.h"
#include "school/coach/moments.h"
#include "school/school-game.h"

/* The height of cards in pixels: that of the window divided by this number, within these limits. */
#define CARD_PART 6
#define CARD_MIN 120
#define CARD_MAX 220
/* The side of the spinner, the margin of the page, and the space between its lines. In pixels, as all sizes here. */
#define SPINNER_SIDE 48
#define MARGIN 24
#define SPACE 12
/* No line is wider than this: wider ones are hard to read. */
#define WIDTH_MAX 760
/* The width that is left of it for cards. */
#define STRIPS_WIDTH 640
/* The width and the height of the window at first, if it has no parent. */
#define WINDOW_SIDE 760
/* The names under which a button keeps the position to which it leads, and what is said there. */
#define POSITION "chieu-position"
#define REMARK "chieu-remark"

struct _ChieuMomentsWindow
{
  AdwWindow parent_instance;

  const ChieuGame *game;
  int seats;                     /* how many play */
  atomic_bool *unwanted;         /* shared with the worker */
  gboolean busy;
  int count;                     /* how many moments are shown */
  int card_height;
  GtkBox *box;                   /* all that the window says */
};

G_DEFINE_FINAL_TYPE (ChieuMomentsWindow, chieu_moments_window, ADW_TYPE_WINDOW)

static guint moment_signal;

gboolean
chieu_moments_window_is_busy (ChieuMomentsWindow *self)
{
  g_return_val_if_fail (CHIEU_IS_MOMENTS_WINDOW (self), FALSE);

  return self->busy;
}

int
chieu_moments_window_count (ChieuMomentsWindow *self)
{
  g_return_val_if_fail (CHIEU_IS_MOMENTS_WINDOW (self), 0);

  return self->count;
}

/* ---- One moment ---- */

/* Returns: the end of the part of the move's cards that begins at @from */
static int
find_end_of_part (ChieuMomentsWindow *self,
                  const ChieuMove    *move,
                  int                 from)
{
  const guint8 *part = chieu_school_game_find (self->game)->parts;

  while (part != NULL && *part != 0 && *part <= from)
    part++;
  return part != NULL && *part != 0 && *part < move->n ? *part : move->n;
}

/* Adds the cards of a move, each part of them in a strip of its own; all lie side by side if the window is wide enough. */
static void
add_strips (ChieuMomentsWindow *self,
            GtkWidget          *row,
            const ChieuMove    *move)
{
  int width = 0, height = self->card_height;

  for (int from = 0; from < move->n; from = find_end_of_part (self, move, from))
    width += SPACE + chieu_card_strip_width (self->game->deck, find_end_of_part (self, move, from) - from, height);
  if (width > STRIPS_WIDTH)
    height = height * STRIPS_WIDTH / width;
  for (int from = 0; from < move->n; from = find_end_of_part (self, move, from))
    gtk_box_append (GTK_BOX (row), chieu_card_strip_new (self->game, move->cards + from,
                                                         find_end_of_part (self, move, from) - from, height));
}

static void
add_cards (ChieuMomentsWindow *self,
           GtkBox             *box,
           const ChieuMove    *move)
{
  GtkWidget *row;

  if (move->n == 0 && move->face >= self->game->deck->n_faces)
    return;
  row = chieu_wrap_row_new (SPACE);
  gtk_widget_set_halign (row, GTK_ALIGN_START);
  gtk_box_append (box, row);
  if (move->n > 0)
    add_strips (self, row, move);
  else
    gtk_box_append (GTK_BOX (row), chieu_card_strip_new (self->game, &move->face, 1, self->card_height));
}

static void
moment_clicked_cb (GtkWidget          *button,
                   ChieuMomentsWindow *self)
{
  g_signal_emit (self, moment_signal, 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), POSITION)),
                 g_object_get_data (G_OBJECT (button), REMARK));
}

/* The button leads to the moment before the move, as the person saw it when deciding. */
static GtkWidget *
button_new (ChieuMomentsWindow *self,
            const ChieuMoment  *moment)
{
  GtkWidget *button = chieu_moment_button_new ();

  g_object_set_data (G_OBJECT (button), POSITION, GUINT_TO_POINTER (moment->move));
  g_object_set_data_full (G_OBJECT (button), REMARK, chieu_moment_to_words (self->game, moment, self->seats), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (moment_clicked_cb), self);
  return button;
}

static GtkWidget *
moment_new (ChieuMomentsWindow *self,
            const ChieuMoment  *moment,
            int                 place)
{
  const ChieuGame *game = self->game;
  const ChieuWords *words = chieu_words_for_game (game);
  int seats = self->seats;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACE / 2);
  g_autofree char *points = chieu_coach_points_to_words (-moment->cost);
  g_autofree char *name = chieu_coach_deeper_name (game, &moment->best, seats);
  g_autofree char *made = chieu_words_move (words, &moment->played, seats, NULL);
  /* Translators: which of the costly moments, and what it brought less than the best, in points: “1. On average −0.8 points” */
  g_autofree char *title = g_strdup_printf (_("%1$d. On average %2$s points"), place, points);
  /* Translators: a move in a list of moves: “Discard 5 Văn”. */
  g_autofree char *best = g_strdup_printf (_("Better: %s"), name);

  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "moment");
  gtk_box_append (GTK_BOX (box), chieu_text_new (title, "title-3"));
  gtk_box_append (GTK_BOX (box), chieu_reading_new (made, NULL));
  add_cards (self, GTK_BOX (box), &moment->played);
  gtk_box_append (GTK_BOX (box), chieu_reading_new (best, "better"));
  add_cards (self, GTK_BOX (box), &moment->best);
  gtk_box_append (GTK_BOX (box), button_new (self, moment));
  return box;
}

/* ---- All of them ---- */

static const char *
describe_found (ChieuMomentsWindow *self,
                const ChieuMoments *moments)
{
  if (moments->compared == 0)
    return _("In this hand you never had a choice worth comparing.");
  if (moments->n == 0)
    return _("None of your decisions cost you anything worth mentioning.");
  return chieu_coach_deeper_heads_moments (self->game);
}

static void
show_found (ChieuMomentsWindow *self,
            const ChieuMoments *moments)
{
  chieu_widget_empty_box (self->box);
  gtk_box_append (self->box, chieu_reading_new (describe_found (self, moments), NULL));
  if (moments->advised > 0)
    gtk_box_append (self->box, chieu_reading_new (_("Where you did what the coach advises it is not counted, even if another move would have "
                                                    "brought more."), NULL));
  for (int i = 0; i < moments->n; i++)
    gtk_box_append (self->box, moment_new (self, &moments->items[i], i + 1));
  self->count = moments->n;
  chieu_compat_announce (GTK_WIDGET (self), describe_found (self, moments));
}

static void
show_waiting (ChieuMomentsWindow *self)
{
  GtkWidget *spinner = gtk_spinner_new ();

  gtk_box_append (self->box, chieu_text_new (_("The program is playing out your decisions again. This takes a few seconds."), NULL));
  gtk_widget_set_size_request (spinner, SPINNER_SIDE, SPINNER_SIDE);
  gtk_spinner_start (GTK_SPINNER (spinner));
  gtk_box_append (self->box, spinner);
}

/* ---- Finding them ---- */

/* The data of the worker, which may outlive the window. */
typedef struct
{
  ChieuRecord *record;
  int seat;
  atomic_bool *unwanted;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  chieu_record_free (job->record);
  g_atomic_rc_box_release (job->unwanted);
  g_free (job);
}

static void
find_in_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  const Job *job = data;
  ChieuMoments *moments = g_new0 (ChieuMoments, 1);

  chieu_moments_find (job->record, job->seat, job->unwanted, moments);
  g_task_return_pointer (task, moments, g_free);
}

static void
found_cb (GObject      *object,
          GAsyncResult *result,
          gpointer      data)
{
  ChieuMomentsWindow *self = CHIEU_MOMENTS_WINDOW (object);
  g_autofree ChieuMoments *moments = g_task_propagate_pointer (G_TASK (result), NULL);

  if (atomic_load (self->unwanted))
    return;
  self->busy = FALSE;
  show_found (self, moments);
}

/* @record: (transfer full) */
static void
find_moments (ChieuMomentsWindow *self,
              ChieuRecord        *record,
              int                 seat)
{
  Job *job = g_new0 (Job, 1);
  g_autoptr (GTask) task = g_task_new (self, NULL, found_cb, NULL);

  job->record = record;
  job->seat = seat;
  job->unwanted = g_atomic_rc_box_acquire (self->unwanted);
  g_task_set_task_data (task, job, job_free);
  self->busy = TRUE;
  g_task_run_in_thread (task, find_in_thread);
}

/* ---- The window ---- */

static void
gone_cb (ChieuMomentsWindow *self)
{
  atomic_store (self->unwanted, true);
}

static void
finalize (GObject *object)
{
  ChieuMomentsWindow *self = CHIEU_MOMENTS_WINDOW (object);

  g_atomic_rc_box_release (self->unwanted);
  G_OBJECT_CLASS (chieu_moments_window_parent_class)->finalize (object);
}

static void
chieu_moments_window_class_init (ChieuMomentsWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
  moment_signal = g_signal_new ("moment", CHIEU_TYPE_MOMENTS_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static GtkWidget *
content_new (ChieuMomentsWindow *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new (), *clamp = adw_clamp_new ();

  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACE));
  gtk_widget_set_margin_top (GTK_WIDGET (self->box), MARGIN);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->box), MARGIN);
  gtk_widget_set_margin_start (GTK_WIDGET (self->box), MARGIN);
  gtk_widget_set_margin_end (GTK_WIDGET (self->box), MARGIN);
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "moments");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH_MAX);
  adw_clamp_set_child (ADW_CLAMP (clamp), GTK_WIDGET (self->box));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

static void
chieu_moments_window_init (ChieuMomentsWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->unwanted = g_atomic_rc_box_new (atomic_bool);
  atomic_init (self->unwanted, false);
  gtk_box_append (GTK_BOX (box), chieu_back_header_new ());
  gtk_box_append (GTK_BOX (box), content_new (self));
  adw_window_set_content (ADW_WINDOW (self), box);
  g_signal_connect (self, "unrealize", G_CALLBACK (gone_cb), NULL);
}

gboolean
chieu_moments_window_can_show (ChieuMatch *match)
{
  ChieuResult result;

  return match != NULL && chieu_match_get_result (match, &result) && chieu_match_get_person (match) >= 0
         && chieu_moments_can_find (chieu_match_get_options (match)->game);
}

GtkWindow *
chieu_moments_window_new (GtkWindow   *parent,
                          ChieuRecord *record,
                          int          seat)
{
  ChieuMomentsWindow *self;

  g_return_val_if_fail (record != NULL && seat >= 0, NULL);

  self = g_object_new (CHIEU_TYPE_MOMENTS_WINDOW,
                       "title", _("Costliest moves"),
                       "transient-for", parent,
                       "modal", TRUE,
                       "destroy-with-parent", TRUE,
                       "default-width", parent != NULL ? gtk_widget_get_width (GTK_WIDGET (parent)) : WINDOW_SIDE,
                       "default-height", parent != NULL ? gtk_widget_get_height (GTK_WIDGET (parent)) : WINDOW_SIDE,
                       NULL);
  self->game = record->game;
  self->seats = record->carry.seats;
  self->card_height = CLAMP (parent != NULL ? gtk_widget_get_height (GTK_WIDGET (parent)) / CARD_PART : 0, CARD_MIN, CARD_MAX);
  gtk_widget_set_name (GTK_WIDGET (self), "moments");
  chieu_help_listen_to_keys (GTK_WINDOW (self));
  show_waiting (self);
  find_moments (self, record, seat);
  return GTK_WINDOW (self);
}
