/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scores-window.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "help-window.h"
#include "hoi-words.h"
#include "match/words.h"
#include "window-private.h"

typedef struct
{
  GtkWidget *list;
  const char *const *names;
  const ChieuGame *game;
  int seats;
  int person;
  guint next;                    /* hands still to come, counted down: the latest is met first */
} HandList;

static char *
hand_to_words (const ChieuStoredHand *hand,
               const ChieuGame       *game,
               const char *const     *names)
{
  g_autofree char *points = NULL;

  if (hand->winner < 0)
    return g_strdup (chieu_words_has_u (chieu_words_for_game (game)) ? _("Nobody won") : C_("no ù", "Nobody won"));
  points = chieu_words_points (hand->points[hand->winner]);
  /* Translators: who won a hand and the points it earned: “An”, “8 points”. */
  return g_strdup_printf (_("%1$s: %2$s"), names[hand->winner], points);
}

static void
hand_activated_cb (GtkWidget *row,
                   gint64    *hand)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (row));

  chieu_window_replay_hand (CHIEU_WINDOW (gtk_window_get_transient_for (window)), window, *hand);
}

/* A row is pressed to go through its hand again. */
static void
lead_to_hand (GtkWidget *row,
              gint64     hand)
{
  gint64 *id = g_memdup2 (&hand, sizeof hand);

  g_object_set_data_full (G_OBJECT (row), "hand", id, g_free);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_widget_set_tooltip_text (row, _("Go through it again"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect (row, "activated", G_CALLBACK (hand_activated_cb), id);
}

static gboolean
add_hand (const ChieuStoredHand *hand,
          gpointer               data)
{
  HandList *self = data;
  g_autofree char *title = NULL;
  g_autofree char *words = NULL;
  GtkWidget *row;

  /* Hands of records that were taken in between are none of this match. */
  if (hand->person != self->person || hand->seats != self->seats || hand->number + 1 != self->next)
    return TRUE;
  title = g_strdup_printf (_("Hand %u"), hand->number + 1);
  words = hand_to_words (hand, self->game, self->names);
  row = adw_action_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_label_new (words));
  lead_to_hand (row, hand->id);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  self->next--;
  return self->next > 0;
}

static GtkWidget *
hands_new (ChieuMatch           *match,
           ChieuStore           *store,
           const ChieuSeatNames  names)
{
  ChieuResult result;
  g_autoptr (GError) error = NULL;
  HandList list = {
    .list = gtk_list_box_new (),
    .names = names,
    .game = chieu_match_get_options (match)->game,
    .seats = chieu_match_get_options (match)->seats,
    .person = chieu_match_get_person (match),
    .next = chieu_match_get_hand_number (match) + (chieu_match_get_result (match, &result) ? 1 : 0),
  };

  gtk_widget_add_css_class (list.list, "boxed-list");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list.list), GTK_SELECTION_NONE);
  if (store != NULL && list.next > 0 && !chieu_store_foreach_hand (store, 0, add_hand, &list, &error))
    g_message ("%s", error->message);
  gtk_widget_set_visible (list.list, gtk_widget_get_first_child (list.list) != NULL);
  return list.list;
}

/* What this match is played by, where it is not the usual. */
static void
add_rules (GtkBox     *box,
           ChieuMatch *match)
{
  const ChieuMatchOptions *options = chieu_match_get_options (match);
  g_autofree char *unusual = chieu_words_unusual_rules (chieu_words_for_game (options->game), &options->rules);
  g_autofree char *text = NULL;
  GtkWidget *label;

  if (unusual == NULL)
    return;
  text = g_strconcat (_("House rules of this match that are not the usual ones:"), "\n", unusual, NULL);
  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (box, label);
}

static GtkWidget *
content_new (ChieuMatch           *match,
             ChieuStore           *store,
             const ChieuSeatNames  names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  g_autofree char *standing = chieu_hoi_to_words (match);
  GtkWidget *label = gtk_label_new (standing);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "title-3");
  gtk_widget_add_css_class (box, "page");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), chieu_scores_grid (match, NULL, names, TRUE));
  add_rules (GTK_BOX (box), match);
  gtk_box_append (GTK_BOX (box), hands_new (match, store, names));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

static void
close_on_escape (GtkWidget *window)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, controller);
}

GtkWindow *
chieu_scores_window_new (GtkWindow            *parent,
                         ChieuMatch           *match,
                         ChieuStore           *store,
                         const ChieuSeatNames  names)
{
  GtkWidget *window, *box;

  g_return_val_if_fail (CHIEU_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (CHIEU_IS_MATCH (match), NULL);

  window = g_object_new (ADW_TYPE_WINDOW,
                         "title", _("Scores"),
                         "transient-for", parent,
                         "modal", TRUE,
                         "destroy-with-parent", TRUE,
                         "default-width", 760,
                         "default-height", 520,
                         NULL);
  gtk_widget_set_name (window, "scores");
  chieu_help_listen (GTK_WINDOW (window));
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), content_new (match, store, names));
  adw_window_set_content (ADW_WINDOW (window), box);
  close_on_escape (window);
  return GTK_WINDOW (window);
}
