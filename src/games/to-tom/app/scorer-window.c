/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scorer-window-private.h"

#include <glib/gi18n.h>

#include "compat.h"
#include "app/help/help-window.h"
#include "app/messages.h"
#include "app/pieces.h"
#include "app/table/score-window.h"
#include "app/yield-layout.h"
#include "mat/widgets/wrap-layout.h"
#include "scorer-judgement.h"
#include "scorer-sheet.h"

/* The file of the cards of a hand that is not written down yet, in the folder of the matches. */
#define HAND_NAME "scorer-hand.txt"

/* A card of the judgement is as high as the window, divided by this, but within these limits, in pixels. */
#define CARD_PART 4
#define CARD_MIN 112
#define CARD_MAX 280

/* The space between tabs and between buttons, in pixels. */
#define TABS_SPACING 4
#define BUTTONS_SPACING 12
/* The pixels that the header needs beside the switcher, and that the sentence below needs beside the buttons. */
#define HEADER_OTHERS 260
#define SENTENCE_WIDTH 320

G_DEFINE_FINAL_TYPE (ChieuScorerWindow, chieu_scorer_window, ADW_TYPE_WINDOW)

/* ---- The verdict ---- */

static gboolean
page_is (ChieuScorerWindow *self,
         const char        *name)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), name) == 0;
}

static gboolean
can_be_written (const ChieuVerdict *verdict)
{
  return verdict->kind == CHIEU_VERDICT_JUDGED || verdict->kind == CHIEU_VERDICT_NO_WIN;
}

static void
show_judgement (ChieuScorerWindow *self)
{
  int height = gtk_widget_get_height (GTK_WIDGET (self)) / CARD_PART;

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->judgement),
                                 chieu_scorer_judgement_new (self->verdict, CLAMP (height, CARD_MIN, CARD_MAX)));
}

static const char *
find_next_label (ChieuScorerWindow *self)
{
  if (page_is (self, CHIEU_SCORER_PAGE_CARDS))
    return _("On to the call");
  if (page_is (self, CHIEU_SCORER_PAGE_CALL))
    return _("On to the judgement");
  if (!page_is (self, CHIEU_SCORER_PAGE_JUDGEMENT))
    return _("Next hand");
  return self->verdict->kind == CHIEU_VERDICT_WINS ? _("Make this call") : _("Write it down");
}

/* Hides an empty sentence, but not where it lies in a line with the buttons: there they would lose their place. */
static void
fit_sentence (ChieuScorerWindow *self)
{
  gboolean in_line = gtk_orientable_get_orientation (GTK_ORIENTABLE (self->bottom)) == GTK_ORIENTATION_HORIZONTAL;

  gtk_widget_set_visible (GTK_WIDGET (self->sentence), in_line || *gtk_label_get_text (self->sentence) != '\0');
}

static void
show_bottom (ChieuScorerWindow *self)
{
  gboolean judgement = page_is (self, CHIEU_SCORER_PAGE_JUDGEMENT);
  gboolean has_score = self->verdict->best > 0;

  gtk_label_set_label (self->sentence, judgement || page_is (self, CHIEU_SCORER_PAGE_EVENING) ? "" : self->verdict->title);
  fit_sentence (self);
  gtk_button_set_label (self->next, find_next_label (self));
  gtk_widget_set_visible (self->explain, judgement && has_score);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "scorer.explain", has_score);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "scorer.next",
                                 !judgement || self->verdict->kind == CHIEU_VERDICT_WINS || can_be_written (self->verdict));
}

void
chieu_scorer_window_judge (ChieuScorerWindow *self)
{
  guint8 call[CHIEU_CUOC_MAX];
  int n = chieu_scorer_call_get_call (CHIEU_SCORER_CALL (self->call), call);
  const char *who = chieu_evening_get_name (self->evening, chieu_scorer_call_get_winner (CHIEU_SCORER_CALL (self->call)));
  ChieuCarry carry;

  chieu_evening_get_carry (self->evening, &carry);
  g_clear_pointer (&self->verdict, chieu_verdict_free);
  if (chieu_table_hand_count_all (&self->hand) == 0)
    self->verdict = chieu_verdict_new_of_call (&self->hand, call, n, carry.pot, who);
  else
    self->verdict = chieu_verdict_new (&self->hand, call, n, carry.pot, who);
  show_judgement (self);
  show_bottom (self);
}

static void
cards_changed_cb (ChieuScorerWindow *self)
{
  chieu_scorer_call_refresh (CHIEU_SCORER_CALL (self->call));
  chieu_scorer_window_judge (self);
  chieu_scorer_window_save_soon (self);
  chieu_compat_announce (GTK_WIDGET (self), self->verdict->title);
}

static void
call_changed_cb (ChieuScorerWindow *self)
{
  chieu_scorer_cards_refresh (CHIEU_SCORER_CARDS (self->cards));
  chieu_scorer_window_judge (self);
}

static void
called_cb (ChieuScorerWindow *self)
{
  gtk_stack_set_visible_child_name (self->pages, CHIEU_SCORER_PAGE_JUDGEMENT);
  gtk_widget_grab_focus (GTK_WIDGET (self->next));
}

static void
page_changed_cb (ChieuScorerWindow *self)
{
  if (self->verdict != NULL)
    show_bottom (self);
}

/* ---- Actions ---- */

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ChieuScorerWindow *self = CHIEU_SCORER_WINDOW (widget);

  if (page_is (self, CHIEU_SCORER_PAGE_JUDGEMENT) && self->verdict->kind == CHIEU_VERDICT_WINS)
    chieu_scorer_call_set_call (CHIEU_SCORER_CALL (self->call), self->verdict->call, self->verdict->n_call);
  else if (page_is (self, CHIEU_SCORER_PAGE_JUDGEMENT))
    chieu_scorer_window_write_down (self);
  else if (page_is (self, CHIEU_SCORER_PAGE_CARDS))
    gtk_stack_set_visible_child_name (self->pages, CHIEU_SCORER_PAGE_CALL);
  else
    gtk_stack_set_visible_child_name (self->pages, page_is (self, CHIEU_SCORER_PAGE_CALL) ? CHIEU_SCORER_PAGE_JUDGEMENT
                                                                                          : CHIEU_SCORER_PAGE_CARDS);
  /* If nothing has to be entered, the button for the next step gets the focus. */
  if (page_is (self, CHIEU_SCORER_PAGE_CARDS) || page_is (self, CHIEU_SCORER_PAGE_CALL))
    gtk_widget_grab_focus (gtk_stack_get_visible_child (self->pages));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->next));
}

static void
explain_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  ChieuScorerWindow *self = CHIEU_SCORER_WINDOW (widget);

  gtk_window_present (chieu_score_window_new (GTK_WINDOW (self), &chieu_to_tom, &self->verdict->state, NULL));
}

/* ---- The window ---- */

static int
get_liked_width (GtkWidget *widget)
{
  int liked;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &liked, NULL, NULL);
  return liked;
}

/* Parts that do not fit beside each other come one below the other. */
static void
fit_parts (ChieuScorerWindow *self)
{
  gboolean in_header = get_liked_width (self->switcher) + HEADER_OTHERS <= self->width;
  gboolean in_line = get_liked_width (self->buttons) + SENTENCE_WIDTH <= self->width;

  gtk_widget_set_visible (self->tabs, !in_header);
  gtk_widget_set_visible (gtk_widget_get_parent (self->switcher), in_header);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->bottom), in_line ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  fit_sentence (self);
  if (self->cards != NULL)
    chieu_scorer_cards_set_room (CHIEU_SCORER_CARDS (self->cards), self->width, self->height);
}

static gboolean
fit_cb (gpointer data)
{
  ChieuScorerWindow *self = data;

  self->fit_source = 0;
  fit_parts (self);
  return G_SOURCE_REMOVE;
}

/* The parts are fitted afterwards, since GTK ignores a request for a new layout that is made while it lays the window out. */
static void
layout_cb (GdkSurface        *surface,
           int                width,
           int                height,
           ChieuScorerWindow *self)
{
  if (self->width == width && self->height == height)
    return;
  self->width = width;
  self->height = height;
  if (self->fit_source == 0)
    self->fit_source = g_idle_add_full (CHIEU_PIECES_PRIORITY, fit_cb, self, NULL);
}

static void
realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (chieu_scorer_window_parent_class)->realize (widget);
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)), "layout", G_CALLBACK (layout_cb), widget, 0);
  fit_parts (CHIEU_SCORER_WINDOW (widget));
}

static void
map (GtkWidget *widget)
{
  ChieuScorerWindow *self = CHIEU_SCORER_WINDOW (widget);

  GTK_WIDGET_CLASS (chieu_scorer_window_parent_class)->map (widget);
  if (self->notice == NULL)
    return;
  chieu_message_show (GTK_WINDOW (self), _("About the scoring at your table"), self->notice);
  g_clear_pointer (&self->notice, g_free);
}

static void
make_cards (ChieuScorerWindow *self)
{
  self->cards = chieu_scorer_cards_new (&self->hand);
  chieu_scorer_cards_set_room (CHIEU_SCORER_CARDS (self->cards), self->width, self->height);
  gtk_stack_add_titled (self->pages, self->cards, CHIEU_SCORER_PAGE_CARDS, C_("page of the scorer", "Cards"));
}

static void
make_call (ChieuScorerWindow *self)
{
  self->call = chieu_scorer_call_new (&self->hand);
  gtk_stack_add_titled (self->pages, self->call, CHIEU_SCORER_PAGE_CALL, C_("page of the scorer", "Call"));
}

static void
make_judgement_and_points (ChieuScorerWindow *self)
{
  self->judgement = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->judgement), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  self->points = chieu_scorer_evening_new (self->shelf);
  gtk_stack_add_titled (self->pages, self->judgement, CHIEU_SCORER_PAGE_JUDGEMENT, C_("page of the scorer", "Judgement"));
  gtk_stack_add_titled (self->pages, self->points, CHIEU_SCORER_PAGE_EVENING, C_("page of the scorer", "Points"));
}

static void
follow_pages (ChieuScorerWindow *self)
{
  g_signal_connect_swapped (self->cards, "changed", G_CALLBACK (cards_changed_cb), self);
  g_signal_connect_swapped (self->call, "called", G_CALLBACK (called_cb), self);
  g_signal_connect_swapped (self->call, "changed", G_CALLBACK (call_changed_cb), self);
  chieu_scorer_window_listen_to_points (self);
  g_signal_connect_swapped (self->pages, "notify::visible-child", G_CALLBACK (page_changed_cb), self);
  chieu_scorer_window_load_hand (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "scorer.next", TRUE);
  gtk_widget_grab_focus (self->cards);
}

/* The window is full before its first frame; each piece is a callback of its own. */
static gboolean
make_piece_cb (gpointer data)
{
  static void (*const pieces[]) (ChieuScorerWindow *) = {
    make_cards, make_call, make_judgement_and_points, chieu_scorer_window_begin_hand, follow_pages,
  };
  ChieuScorerWindow *self = data;

  pieces[self->n_pieces++] (self);
  if (self->n_pieces < (int) G_N_ELEMENTS (pieces))
    return G_SOURCE_CONTINUE;
  self->pieces_source = 0;
  return G_SOURCE_REMOVE;
}

GtkWindow *
chieu_scorer_window_new (GtkWindow       *parent,
                         const char      *folder,
                         ChieuRulesShelf *shelf)
{
  ChieuScorerWindow *self;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (folder != NULL && shelf != NULL, NULL);

  self = g_object_new (CHIEU_TYPE_SCORER_WINDOW,
                       "transient-for", parent,
                       "modal", TRUE,
                       "destroy-with-parent", TRUE,
                       "default-width", gtk_widget_get_width (GTK_WIDGET (parent)),
                       "default-height", gtk_widget_get_height (GTK_WIDGET (parent)),
                       NULL);
  g_set_weak_pointer (&self->behind, parent);
  self->shelf = shelf;
  self->width = gtk_widget_get_width (GTK_WIDGET (parent));
  self->height = gtk_widget_get_height (GTK_WIDGET (parent));
  self->path = g_build_filename (folder, CHIEU_SCORER_FILE, NULL);
  self->hand_path = g_build_filename (folder, HAND_NAME, NULL);
  chieu_scorer_window_load_evening (self);
  chieu_table_hand_init (&self->hand, chieu_evening_get_seats (self->evening), &chieu_evening_get_house (self->evening)->rules);
  /* Until the pages are made there is no hand to go on with, and none to explain. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "scorer.next", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "scorer.explain", FALSE);
  self->pieces_source = g_idle_add_full (CHIEU_PIECES_PRIORITY, make_piece_cb, self, NULL);
  chieu_help_listen_to_keys (GTK_WINDOW (self));
  return GTK_WINDOW (self);
}

static void
dispose (GObject *object)
{
  ChieuScorerWindow *self = CHIEU_SCORER_WINDOW (object);

  self->closed = TRUE;
  g_clear_handle_id (&self->pieces_source, g_source_remove);
  g_clear_handle_id (&self->fit_source, g_source_remove);
  if (self->save_source != 0)
    chieu_scorer_window_save (self);
  G_OBJECT_CLASS (chieu_scorer_window_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  ChieuScorerWindow *self = CHIEU_SCORER_WINDOW (object);

  g_clear_weak_pointer (&self->behind);
  g_clear_pointer (&self->verdict, chieu_verdict_free);
  g_clear_pointer (&self->evening, chieu_evening_free);
  g_free (self->path);
  g_free (self->hand_path);
  g_free (self->notice);
  G_OBJECT_CLASS (chieu_scorer_window_parent_class)->finalize (object);
}

static void
chieu_scorer_window_class_init (ChieuScorerWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  widget_class->realize = realize;
  widget_class->map = map;
  g_type_ensure (CHIEU_TYPE_YIELD_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/chieubai/ChieuBai/to-tom-scorer-window.ui");
  gtk_widget_class_bind_template_child (widget_class, ChieuScorerWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ChieuScorerWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ChieuScorerWindow, switcher);
  gtk_widget_class_bind_template_child (widget_class, ChieuScorerWindow, tabs);
  gtk_widget_class_bind_template_child (widget_class, ChieuScorerWindow, bottom);
  gtk_widget_class_bind_template_child (widget_class, ChieuScorerWindow, buttons);
  gtk_widget_class_bind_template_child (widget_class, ChieuScorerWindow, sentence);
  gtk_widget_class_bind_template_child (widget_class, ChieuScorerWindow, explain);
  gtk_widget_class_bind_template_child (widget_class, ChieuScorerWindow, next);
  gtk_widget_class_install_action (widget_class, "scorer.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "scorer.explain", NULL, explain_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
chieu_scorer_window_init (ChieuScorerWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_name (GTK_WIDGET (self), "scorer");
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (self->next)), TRUE);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->explain))), TRUE);
  gtk_widget_set_layout_manager (self->tabs, chieu_wrap_layout_new (TABS_SPACING));
  gtk_widget_set_layout_manager (self->buttons, chieu_wrap_layout_new (BUTTONS_SPACING));
}
