/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "history-window.h"

#include <glib/gi18n.h>

#include "app/help/help-window.h"
#include "app/table/seat-names.h"
#include "app/widgets/bottom-bar.h"
#include "app/window-parts.h"
#include "app/yield-layout.h"
#include "empty-hands.h"
#include "history-form.h"
#include "history-row.h"
#include "history-words.h"
#include "history.h"
#include "mat/widgets/css-class.h"
#include "mat/widgets/widgets.h"
#include "match/words/words.h"

/* More rows are added when fewer pages of them than this are left below the place that is seen. */
#define PAGES_AHEAD 3

struct _ChieuHistoryWindow
{
  AdwWindow parent_instance;

  ChieuHistory *history;
  GtkSingleSelection *selection;
  char *players[CHIEU_SEATS_MAX];        /* the names of the program's players */
  char *own;                     /* the person's name */
  gboolean to_first;             /* the first row is to have the focus once there is one */

  GtkStack *pages;
  GtkWidget *results;
  GtkWidget *choose;             /* the button that opens the form */
  GtkWidget *back;               /* the button that closes the form */
  GtkWidget *list_page;
  GtkLabel *count;
  GtkWidget *scroller;
  GtkListView *list;
  AdwBin *empty;                 /* its child is made when it is needed */
  GtkWidget *buttons;
  GtkWidget *import;
  GtkWidget *save;
  GtkWidget *replay;
  GtkWidget *all;                /* the button that lists all hands again */
  ChieuHistoryForm *form;        /* (nullable): made when it is first opened */
};

G_DEFINE_FINAL_TYPE (ChieuHistoryWindow, chieu_history_window, ADW_TYPE_WINDOW)

enum
{
  REPLAY,
  SAVE,
  IMPORT,
  STATISTICS,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* ---- Rows ---- */

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item)
{
  gtk_list_item_set_child (item, chieu_history_row_new ());
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         ChieuHistoryWindow       *self)
{
  ChieuHistoryHand *hand = gtk_list_item_get_item (item);
  const ChieuStoredHand *stored = chieu_history_hand_get_stored (hand);
  ChieuSeatNames names;

  if (stored->person < 0)
    chieu_history_hand_get_names (hand, names);
  else
    chieu_seat_names_of_hand ((const char *const *) self->players, self->own, stored->person, names);
  chieu_history_row_show_hand (gtk_list_item_get_child (item), hand, names);
}

/* Adds rows before the end is in sight. @along is the vertical adjustment, so that the wheel, the bar and the keys all count. */
static void
scrolled_cb (ChieuHistoryWindow *self,
             GtkAdjustment      *along)
{
  double left = gtk_adjustment_get_upper (along) - gtk_adjustment_get_value (along);

  if (self->history != NULL && left < PAGES_AHEAD * gtk_adjustment_get_page_size (along))
    chieu_history_show_more (self->history);
}

static void
fill_list (ChieuHistoryWindow *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkAdjustment *along = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, 0);
  self->selection = gtk_single_selection_new (g_object_ref (chieu_history_get_hands (self->history)));
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_object (along, "value-changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (along, "changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
}

/* ---- What is shown ---- */

/* Returns: (transfer full): how many hands are listed, and by which filter, so that nobody mistakes some hands for all */
static char *
count_to_words (ChieuHistoryWindow *self,
                guint               n)
{
  guint all = chieu_history_get_n_read (self->history);
  g_autofree char *which = chieu_history_filter_to_words (chieu_history_get_filter (self->history));
  g_autofree char *counted = NULL;

  if (all == 0 && chieu_history_is_reading (self->history))
    return g_strdup (_("Loading your hands…"));
  if (*which == '\0')
    return chieu_words_thousands (g_strdup_printf (ngettext ("%u hand", "%u hands", all), all), NULL);
  counted = chieu_words_thousands (g_strdup_printf (ngettext ("%u of %u hand", "%u of %u hands", all), n, all), NULL);
  /* Translators: how many hands are shown, and which: "3 of 120 hands: Học · I called ù". */
  return g_strdup_printf (_("%1$s: %2$s"), counted, which);
}

static const char *
empty_to_words (ChieuHistoryWindow *self)
{
  if (chieu_history_get_error (self->history) != NULL)
    return chieu_history_get_error (self->history);
  if (chieu_history_get_n_read (self->history) == 0)
    return _("You have not finished a hand yet. Every hand that you finish is kept here, and you can replay it.");
  return _("You have no hands of this kind.");
}

static void
show_empty (ChieuHistoryWindow *self,
            gboolean            empty)
{
  gtk_widget_set_visible (GTK_WIDGET (self->empty), empty);
  if (!empty)
    return;
  if (adw_bin_get_child (self->empty) == NULL)
    adw_bin_set_child (self->empty, chieu_empty_hands_new (NULL, NULL));
  chieu_empty_hands_set_sentence (adw_bin_get_child (self->empty), empty_to_words (self));
}

/* The focus is given to the row itself, because the list forgets its focus when its hands change. */
static gboolean
focus_first_cb (gpointer data)
{
  ChieuHistoryWindow *self = data;
  GtkWidget *row = self->list != NULL ? gtk_widget_get_first_child (GTK_WIDGET (self->list)) : NULL;

  if (row != NULL && gtk_widget_get_visible (self->list_page))
    gtk_widget_grab_focus (row);
  return G_SOURCE_REMOVE;
}

static void
history_changed_cb (ChieuHistoryWindow *self)
{
  guint n = chieu_history_get_n_wanted (self->history);
  gboolean empty = n == 0 && !chieu_history_is_reading (self->history);
  g_autofree char *count = count_to_words (self, n);

  chieu_label_say (self->count, count);
  show_empty (self, empty);
  gtk_widget_set_visible (GTK_WIDGET (self->count), !empty || chieu_history_get_n_read (self->history) > 0);
  gtk_widget_set_visible (self->scroller, !empty);
  gtk_widget_set_sensitive (self->save, n > 0);
  gtk_widget_set_visible (self->replay, n > 0 || chieu_history_get_n_read (self->history) == 0);
  gtk_widget_set_sensitive (self->replay, n > 0);
  /* One button is suggested: to replay a hand, or where there is none to go back to all of them. */
  chieu_css_class_set (self->all, "suggested-action", !gtk_widget_get_visible (self->replay));
  gtk_widget_set_visible (self->all, !chieu_history_filter_is_open (chieu_history_get_filter (self->history)));
  gtk_widget_set_sensitive (self->choose, chieu_history_get_n_read (self->history) > 0);
  if (self->to_first && !chieu_history_is_refreshing (self->history)
      && g_list_model_get_n_items (chieu_history_get_hands (self->history)) > 0)
    {
      self->to_first = FALSE;
      gtk_single_selection_set_selected (self->selection, 0);
      gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0u);
      /* The rows exist only after the next layout. */
      g_idle_add_full (G_PRIORITY_LOW, focus_first_cb, g_object_ref (self), g_object_unref);
    }
}

static void
show_page (ChieuHistoryWindow *self,
           GtkWidget          *page)
{
  chieu_stack_turn_to (self->pages, page);
  gtk_widget_set_visible (self->choose, page == self->list_page);
  gtk_widget_set_visible (self->back, page != self->list_page);
}

static void
show_list_cb (ChieuHistoryWindow *self)
{
  show_page (self, self->list_page);
  if (gtk_widget_get_visible (self->scroller))
    gtk_widget_grab_focus (GTK_WIDGET (self->list));
  else
    gtk_widget_grab_focus (gtk_widget_get_visible (self->all) ? self->all : self->import);
}

void
chieu_history_window_set_filter (ChieuHistoryWindow       *self,
                                 const ChieuHistoryFilter *filter)
{
  g_return_if_fail (CHIEU_IS_HISTORY_WINDOW (self));
  g_return_if_fail (filter != NULL);

  self->to_first = TRUE;
  chieu_history_set_filter (self->history, filter);
  show_list_cb (self);
}

static void
form_done_cb (ChieuHistoryWindow *self)
{
  ChieuHistoryFilter filter;

  chieu_history_form_get_filter (self->form, &filter);
  chieu_history_window_set_filter (self, &filter);
}

static void
choose_cb (ChieuHistoryWindow *self)
{
  if (self->form == NULL)
    {
      self->form = g_object_new (CHIEU_TYPE_HISTORY_FORM, NULL);
      g_signal_connect_object (self->form, "done", G_CALLBACK (form_done_cb), self, G_CONNECT_SWAPPED);
      gtk_stack_add_named (self->pages, GTK_WIDGET (self->form), "form");
    }
  show_page (self, GTK_WIDGET (self->form));
  gtk_widget_grab_focus (GTK_WIDGET (self->form));
}

static void
all_cb (ChieuHistoryWindow *self)
{
  ChieuHistoryFilter filter;

  if (self->form != NULL)
    chieu_history_form_clear (self->form);
  chieu_history_filter_init (&filter);
  chieu_history_window_set_filter (self, &filter);
}

/* ---- What can be done with a hand ---- */

static void
emit_chosen (ChieuHistoryWindow *self,
             guint               signal)
{
  ChieuHistoryHand *hand = gtk_single_selection_get_selected_item (self->selection);

  if (hand != NULL)
    g_signal_emit (self, signal, 0, chieu_history_hand_get_stored (hand)->id);
}

static void
activate_cb (ChieuHistoryWindow *self,
             guint               position)
{
  gtk_single_selection_set_selected (self->selection, position);
  emit_chosen (self, signals[REPLAY]);
}

static void
replay_cb (ChieuHistoryWindow *self)
{
  emit_chosen (self, signals[REPLAY]);
}

static void
save_cb (ChieuHistoryWindow *self)
{
  emit_chosen (self, signals[SAVE]);
}

static void
import_cb (ChieuHistoryWindow *self)
{
  g_signal_emit (self, signals[IMPORT], 0);
}

static void
statistics_cb (ChieuHistoryWindow *self)
{
  g_signal_emit (self, signals[STATISTICS], 0);
}

/* Closes the form, or the window if the form is not open. */
static void
escape_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ChieuHistoryWindow *self = CHIEU_HISTORY_WINDOW (widget);

  if (gtk_widget_get_visible (self->back))
    show_list_cb (self);
  else
    gtk_window_close (GTK_WINDOW (self));
}

void
chieu_history_window_show_latest (ChieuHistoryWindow *self)
{
  g_return_if_fail (CHIEU_IS_HISTORY_WINDOW (self));

  chieu_history_refresh (self->history);
  all_cb (self);
}

/* Hands may have been played while the window was open. */
static void
active_cb (ChieuHistoryWindow *self)
{
  if (gtk_window_is_active (GTK_WINDOW (self)))
    chieu_history_refresh (self->history);
}

/* ---- The object ---- */

GtkWindow *
chieu_history_window_new (GtkWindow            *parent,
                          ChieuStore           *store,
                          const ChieuSeatNames  players,
                          const char           *own)
{
  ChieuHistoryWindow *self;

  g_return_val_if_fail (store != NULL && players != NULL && own != NULL, NULL);

  self = g_object_new (CHIEU_TYPE_HISTORY_WINDOW, "transient-for", parent, "destroy-with-parent", TRUE, NULL);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    self->players[seat] = g_strdup (players[seat]);
  self->own = g_strdup (own);
  self->history = chieu_history_new (store);
  self->to_first = TRUE;
  g_signal_connect_object (self->history, "changed", G_CALLBACK (history_changed_cb), self, G_CONNECT_SWAPPED);
  fill_list (self);
  history_changed_cb (self);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
  return GTK_WINDOW (self);
}

static void
dispose (GObject *object)
{
  ChieuHistoryWindow *self = CHIEU_HISTORY_WINDOW (object);

  if (self->list != NULL)
    gtk_list_view_set_model (self->list, NULL);
  g_clear_object (&self->selection);
  g_clear_object (&self->history);
  G_OBJECT_CLASS (chieu_history_window_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  g_free (CHIEU_HISTORY_WINDOW (object)->own);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    g_free (CHIEU_HISTORY_WINDOW (object)->players[seat]);
  G_OBJECT_CLASS (chieu_history_window_parent_class)->finalize (object);
}

static void
add_signals (GType type)
{
  signals[REPLAY] = g_signal_new ("replay", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  signals[SAVE] = g_signal_new ("save", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT64);
  signals[IMPORT] = g_signal_new ("import", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[STATISTICS] = g_signal_new ("statistics", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
chieu_history_window_class_init (ChieuHistoryWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  add_signals (G_TYPE_FROM_CLASS (klass));
  g_type_ensure (CHIEU_TYPE_YIELD_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/chieubai/ChieuBai/history-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryWindow, results);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryWindow, choose);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryWindow, back);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryWindow, list_page);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryWindow, count);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryWindow, list);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryWindow, empty);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryWindow, buttons);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryWindow, import);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryWindow, save);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryWindow, replay);
  gtk_widget_class_bind_template_child (widget_class, ChieuHistoryWindow, all);
  gtk_widget_class_bind_template_callback (widget_class, choose_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_list_cb);
  gtk_widget_class_bind_template_callback (widget_class, all_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, replay_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_cb);
  gtk_widget_class_bind_template_callback (widget_class, import_cb);
  gtk_widget_class_bind_template_callback (widget_class, statistics_cb);
  gtk_widget_class_install_action (widget_class, "history.escape", NULL, escape_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "history.escape", NULL);
}

static void
chieu_history_window_init (ChieuHistoryWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_name (GTK_WIDGET (self), "history");
  chieu_help_listen_to_keys (GTK_WINDOW (self));
  chieu_bottom_bar_use (self->buttons, CHIEU_BOTTOM_BAR_SPACING);
  chieu_tooltip_say (self->results, gtk_widget_get_tooltip_text (self->results));
  gtk_widget_add_css_class (GTK_WIDGET (self), "history");
}
