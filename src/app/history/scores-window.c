/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scores-window.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/help/help-window.h"
#include "app/table/hoi-words.h"
#include "app/window-parts.h"
#include "mat/widgets/widgets.h"
#include "match/words/words.h"

/* A question to the store's thread: the hands of one match. */
typedef struct
{
  int seats;
  int person;
  guint next;                    /* hands still to come, counted down: the latest is met first */
  GArray *hands;                 /* ChieuStoredHand */
} Question;

/* The list in which they are shown. */
typedef struct
{
  GtkWidget *box;                /* holds the list, or until that has been read a sentence */
  char *names[CHIEU_SEATS_MAX];
  const ChieuGame *game;
} HandList;

static void
question_free (gpointer data)
{
  g_array_unref (((Question *) data)->hands);
  g_free (data);
}

static void
hand_list_free (HandList *self)
{
  g_object_unref (self->box);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    g_free (self->names[seat]);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HandList, hand_list_free)

static char *
hand_to_words (const ChieuStoredHand *hand,
               const ChieuGame       *game,
               char *const           *names)
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

  chieu_hands_replay_stored (g_object_get_data (G_OBJECT (window), "hands"), window, *hand);
}

/* A press on @row goes through the hand again. */
static void
make_replay_row (GtkWidget *row,
                 gint64     hand)
{
  gint64 *id = g_memdup2 (&hand, sizeof hand);

  g_object_set_data_full (G_OBJECT (row), "hand", id, g_free);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_widget_set_tooltip_text (row, _("Go through it again"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect (row, "activated", G_CALLBACK (hand_activated_cb), id);
}

static GtkWidget *
row_new (const ChieuStoredHand *hand,
         HandList              *list)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *title = g_strdup_printf (_("Hand %u"), hand->number + 1);
  g_autofree char *words = hand_to_words (hand, list->game, list->names);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_label_new (words));
  make_replay_row (row, hand->id);
  return row;
}

static gboolean
take_hand_cb (const ChieuStoredHand *hand,
              gpointer               data)
{
  Question *question = data;

  /* Records that were taken in between are no hands of this match. */
  if (hand->person != question->person || hand->seats != question->seats || hand->number + 1 != question->next)
    return TRUE;
  g_array_append_val (question->hands, *hand);
  question->next--;
  return question->next > 0;
}

static gboolean
read_hands (ChieuDatabase  *database,
            gpointer        data,
            GCancellable   *cancellable,
            GError        **error)
{
  Question *question = data;

  return question->next == 0 || chieu_database_foreach_hand (database, 0, take_hand_cb, question, error);
}

/* The window may have been closed meanwhile; then the box is nobody's any more. */
static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (HandList) list = data;
  g_autoptr (GError) error = NULL;
  gpointer question;
  GtkWidget *rows = gtk_list_box_new ();
  const GArray *hands;

  if (!chieu_store_ask_finish (result, &question, &error))
    g_message ("%s", error->message);
  hands = ((Question *) question)->hands;
  gtk_widget_add_css_class (rows, "boxed-list");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (rows), GTK_SELECTION_NONE);
  for (guint i = 0; i < hands->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (rows), row_new (&g_array_index (hands, ChieuStoredHand, i), list));
  chieu_box_empty (GTK_BOX (list->box));
  gtk_widget_set_visible (list->box, hands->len > 0);
  gtk_box_append (GTK_BOX (list->box), rows);
}

/* (transfer floating): a list that is filled when the store has answered. */
static GtkWidget *
hand_list_widget_new (ChieuMatch           *match,
                      ChieuStore           *store,
                      const ChieuSeatNames  names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  Question *question;
  HandList *list;
  ChieuResult result;

  if (store == NULL)
    return box;
  list = g_new0 (HandList, 1);
  list->box = g_object_ref (box);
  list->game = chieu_match_get_options (match)->game;
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    list->names[seat] = g_strdup (names[seat]);
  question = g_new (Question, 1);
  *question = (Question) {
    .seats = chieu_match_get_options (match)->seats,
    .person = chieu_match_get_person (match),
    .next = chieu_match_get_hand_number (match) + (chieu_match_get_result (match, &result) ? 1 : 0),
    .hands = g_array_new (FALSE, FALSE, sizeof (ChieuStoredHand)),
  };
  gtk_box_append (GTK_BOX (box), gtk_label_new (_("Your hands are being read…")));
  chieu_store_ask_async (store, read_hands, question, question_free, NULL, read_cb, list);
  return box;
}

/* Says which house rules of this match are not the usual ones. */
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
  gtk_box_append (GTK_BOX (box), hand_list_widget_new (match, store, names));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

GtkWindow *
chieu_scores_window_new (GtkWindow            *parent,
                         ChieuMatch           *match,
                         ChieuStore           *store,
                         ChieuHands           *hands,
                         const ChieuSeatNames  names)
{
  GtkWidget *window, *box;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (CHIEU_IS_MATCH (match) && CHIEU_IS_HANDS (hands), NULL);

  window = g_object_new (ADW_TYPE_WINDOW,
                         "title", _("Scores"),
                         "transient-for", parent,
                         "modal", TRUE,
                         "destroy-with-parent", TRUE,
                         "default-width", 760,
                         "default-height", 520,
                         NULL);
  gtk_widget_set_name (window, "scores");
  g_object_set_data_full (G_OBJECT (window), "hands", g_object_ref (hands), g_object_unref);
  chieu_help_listen_to_key (GTK_WINDOW (window));
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), content_new (match, store, names));
  adw_window_set_content (ADW_WINDOW (window), box);
  chieu_window_close_on_escape (window);
  return GTK_WINDOW (window);
}
