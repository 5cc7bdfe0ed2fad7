/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "log-window.h"

#include <glib/gi18n.h>

#include "app/help/help-window.h"
#include "mat/column/told-line.h"
#include "mat/view/mat-view.h"
#include "match/hand-log.h"
#include "match/record/seal.h"

struct _ChieuLogWindow
{
  AdwWindow parent_instance;

  ChieuMatch *match;             /* (nullable) */
  char *names[CHIEU_SEATS_MAX];
  GPtrArray *lines;              /* ChieuLogLine: those that the list shows */
  GtkListBox *list;
  GtkLabel *seal;                /* of the deal that is played */
  GtkAdjustment *place;          /* how far the list is scrolled */
  GtkViewport *view;             /* of the list */
  gboolean at_end;               /* the newest line is in view, and is kept in view */
  guint end_id;                  /* source that scrolls to the newest line, 0 if none */
  int opening_frames;            /* frames still to come in which the window finds its size */
};

/* The size of the window at first, in pixels. */
#define WIDTH 560
#define HEIGHT 520
/* The height of the cards in a line, in pixels. */
#define CARD_HEIGHT 72
/* No line is wider than this, in pixels: wider ones are hard to read. */
#define WIDTH_MAX 1000

/* The frames after which the rows have their final height. */
#define OPENING_FRAMES 8
/* The list counts as scrolled to its end if less than this is missing, in pixels: places are rounded. */
#define END_TOLERANCE 1

G_DEFINE_FINAL_TYPE (ChieuLogWindow, chieu_log_window, ADW_TYPE_WINDOW)

/* ---- Lines ---- */

static GtkWidget *
row_new (const ChieuGame    *game,
         const ChieuLogLine *line)
{
  GtkWidget *row = gtk_list_box_row_new ();

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), chieu_told_line_new (game, line->text, line->cards, line->n, CARD_HEIGHT));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  /* A screen reader would say “not selected” at each line, also at one that cannot be selected. So each is given out as selected. */
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED, TRUE, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, line->text, -1);
  return row;
}

static gboolean
is_same (const GPtrArray *lines,
         const GPtrArray *others,
         guint            i)
{
  return i < lines->len && i < others->len && g_str_equal (chieu_hand_log_get_text (lines, i), chieu_hand_log_get_text (others, i));
}

/* Shows @lines (transfer full). Those that are already in the list stay, and so does the reader's place. */
static void
show_lines (ChieuLogWindow *self,
            GPtrArray      *lines)
{
  guint same = 0;

  while (is_same (self->lines, lines, same))
    same++;
  for (guint i = self->lines->len; i > same; i--)
    gtk_list_box_remove (self->list, GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, (int) i - 1)));
  for (guint i = same; i < lines->len; i++)
    gtk_list_box_append (self->list, row_new (chieu_match_get_options (self->match)->game, lines->pdata[i]));
  g_ptr_array_unref (self->lines);
  self->lines = lines;
}

static void
update_lines (ChieuLogWindow *self)
{
  show_lines (self, self->match != NULL ? chieu_mat_make_log (self->match, (const char *const *) self->names, NULL)
                                        : g_ptr_array_new ());
}

/* A move that nobody is shown, such as an answer that is only noted, changes no line. */
static void
moved_cb (ChieuLogWindow    *self,
          int                seat,
          const ChieuMove   *move,
          const ChieuEvents *events)
{
  if (events->n > 0)
    update_lines (self);
}

/* ---- The newest line ---- */

static double
get_end (GtkAdjustment *place)
{
  return gtk_adjustment_get_upper (place) - gtk_adjustment_get_page_size (place);
}

static void
scrolled_cb (ChieuLogWindow *self)
{
  if (self->opening_frames == 0 && self->end_id == 0)
    self->at_end = gtk_adjustment_get_value (self->place) >= get_end (self->place) - END_TOLERANCE;
}

static gboolean
go_to_end_cb (gpointer data)
{
  ChieuLogWindow *self = data;

  self->end_id = 0;
  gtk_adjustment_set_value (self->place, get_end (self->place));
  return G_SOURCE_REMOVE;
}

/* The signal comes while the rows are laid out; a place that is set then has no effect any more. */
static void
grown_cb (ChieuLogWindow *self)
{
  if (self->at_end && self->end_id == 0)
    self->end_id = g_idle_add (go_to_end_cb, self);
}

/* While the rows have no height yet the focus is not brought into view: the newest line would be cut. */
static gboolean
opening_cb (GtkWidget     *widget,
            GdkFrameClock *clock,
            gpointer       data)
{
  ChieuLogWindow *self = CHIEU_LOG_WINDOW (widget);

  self->opening_frames--;
  gtk_viewport_set_scroll_to_focus (self->view, self->opening_frames == 0);
  return self->opening_frames > 0;
}

/* A person who opens the log hears what happened last, and goes up from there. */
static void
shown_cb (ChieuLogWindow *self)
{
  GtkListBoxRow *last = gtk_list_box_get_row_at_index (self->list, (int) self->lines->len - 1);

  gtk_viewport_set_scroll_to_focus (self->view, FALSE);
  if (last != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (last));
  self->at_end = TRUE;
  if (self->opening_frames == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), opening_cb, NULL, NULL);
  self->opening_frames = OPENING_FRAMES;
}

/* ---- The window ---- */

static void
unfollow_match (ChieuLogWindow *self)
{
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->match);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    g_clear_pointer (&self->names[seat], g_free);
}

/* Shows the seal of the deal, so that it stands there before the first card is played; without a match there is none. */
static void
update_seal (ChieuLogWindow *self)
{
  g_autoptr (ChieuRecord) record = self->match != NULL ? chieu_match_make_record (self->match) : NULL;
  g_autofree char *seal = record != NULL ? chieu_record_make_seal (record) : NULL;
  /* Translators: a number that is made of how the cards were dealt, so that nobody can change them afterwards. */
  g_autofree char *text = seal != NULL ? g_strdup_printf (_("Seal of this deal: %s"), seal) : g_strdup ("");

  gtk_label_set_label (self->seal, text);
  gtk_widget_set_visible (GTK_WIDGET (self->seal), seal != NULL);
}

static void
dealt_cb (ChieuLogWindow *self)
{
  update_seal (self);
  update_lines (self);
}

void
chieu_log_window_set_match (ChieuLogWindow       *self,
                            ChieuMatch           *match,
                            const ChieuSeatNames  names)
{
  g_return_if_fail (CHIEU_IS_LOG_WINDOW (self));
  g_return_if_fail (match == NULL || (CHIEU_IS_MATCH (match) && names != NULL));

  unfollow_match (self);
  if (match != NULL)
    {
      self->match = g_object_ref (match);
      for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
        self->names[seat] = g_strdup (names[seat]);
      g_signal_connect_swapped (match, "moved", G_CALLBACK (moved_cb), self);
      g_signal_connect_swapped (match, "hand-dealt", G_CALLBACK (dealt_cb), self);
      g_signal_connect_swapped (match, "noted", G_CALLBACK (update_lines), self);
    }
  dealt_cb (self);
}

GtkWidget *
chieu_log_window_get_list (ChieuLogWindow *self)
{
  g_return_val_if_fail (CHIEU_IS_LOG_WINDOW (self), NULL);

  return GTK_WIDGET (self->list);
}

static GtkWidget *
placeholder_new (void)
{
  GtkWidget *label = gtk_label_new (_("Nothing has happened yet."));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "log-empty");
  return label;
}

static GtkWidget *
seal_new (ChieuLogWindow *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  self->seal = GTK_LABEL (label);
  gtk_label_set_wrap (self->seal, TRUE);
  gtk_label_set_selectable (self->seal, TRUE);
  gtk_label_set_xalign (self->seal, 0);
  gtk_widget_set_can_focus (label, FALSE);
  gtk_widget_add_css_class (label, "seal");
  return label;
}

static GtkWidget *
content_new (ChieuLogWindow *self)
{
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_LOG,
                                      "hscrollbar-policy", GTK_POLICY_NEVER, "vexpand", TRUE, NULL);
  GtkWidget *clamp = adw_clamp_new ();

  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_list_box_set_placeholder (self->list, placeholder_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "log");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Log of this hand"), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Log of this hand"), -1);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH_MAX);
  adw_clamp_set_child (ADW_CLAMP (clamp), GTK_WIDGET (self->list));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  self->view = GTK_VIEWPORT (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller)));
  self->place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  /* Inside a clamp the list does not find the adjustment itself, and would not follow the focus. */
  gtk_list_box_set_adjustment (self->list, self->place);
  g_signal_connect_object (self->place, "value-changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->place, "changed", G_CALLBACK (grown_cb), self, G_CONNECT_SWAPPED);
  return scroller;
}

static void
dispose (GObject *object)
{
  unfollow_match (CHIEU_LOG_WINDOW (object));
  g_clear_handle_id (&CHIEU_LOG_WINDOW (object)->end_id, g_source_remove);
  G_OBJECT_CLASS (chieu_log_window_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  g_ptr_array_unref (CHIEU_LOG_WINDOW (object)->lines);
  G_OBJECT_CLASS (chieu_log_window_parent_class)->finalize (object);
}

static void
chieu_log_window_class_init (ChieuLogWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  /* The key that opens the window also closes it. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_j, GDK_CONTROL_MASK, "window.close", NULL);
}

static void
chieu_log_window_init (ChieuLogWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->lines = g_ptr_array_new ();
  self->at_end = TRUE;
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), content_new (self));
  gtk_box_append (GTK_BOX (box), seal_new (self));
  adw_window_set_content (ADW_WINDOW (self), box);
  g_signal_connect (self, "map", G_CALLBACK (shown_cb), NULL);
}

ChieuLogWindow *
chieu_log_window_new (GtkWindow *parent)
{
  ChieuLogWindow *self;

  g_return_val_if_fail (parent == NULL || GTK_IS_WINDOW (parent), NULL);

  self = g_object_new (CHIEU_TYPE_LOG_WINDOW,
                       "title", _("Log of this hand"),
                       "transient-for", parent,
                       "destroy-with-parent", TRUE,
                       "default-width", WIDTH,
                       "default-height", HEIGHT,
                       NULL);
  gtk_widget_set_name (GTK_WIDGET (self), "log");
  chieu_help_listen_to_keys (GTK_WINDOW (self));
  return self;
}
