/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scores-window.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <stdlib.h>

#include "app/help/help-window.h"
#include "app/table/match-words.h"
#include "app/widgets/row-layout.h"
#include "app/window-parts.h"
#include "history-words.h"
#include "mat/faces/picture.h"
#include "mat/faces/pictures.h"
#include "mat/widgets/widgets.h"
#include "match/words/words.h"

/* The size of the window at first, the space between its parts and that between the parts of a place, in pixels. */
#define WIDTH 640
#define HEIGHT 620
#define SPACE 18
#define PLACE_SPACE 12
/* The sizes, in pixels, of a portrait in the ranking, of the portrait of the player who won a hand or called falsely, and of the leader's
 * star. */
#define PORTRAIT_SIDE 56
#define SMALL_SIDE 36
#define STAR_SIDE 22
/* The name under which the window keeps the ChieuHands, which replays a hand. */
#define HANDS "chieu-hands"

/* A question to the store's thread: which hands the match that is being played has had. They are the latest ones of all hands that have its
 * game, kind, deal, number of seats and seat of the person. */
typedef struct
{
  ChieuMatchOptions options;     /* those of the match */
  gint64 match;                  /* the id of the match in the store, once a hand of it has been found */
  guint next;                    /* the number of the next hand, counted down: the latest comes first */
  GArray *hands;                 /* ChieuStoredHand */
} Question;

/* The content of the window. */
typedef struct
{
  GtkWidget *ranking;            /* a row for each seat, the one with most points first */
  GtkWidget *rows[CHIEU_SEATS_MAX];      /* those rows by seat … */
  GtkLabel *remarks[CHIEU_SEATS_MAX];    /* … and what stands in them below the name: that the player leads, hands won */
  int points[CHIEU_SEATS_MAX];
  gboolean leads[CHIEU_SEATS_MAX];
  GtkWidget *hands;              /* holds the list of hands, or a sentence until they have been read */
  char *names[CHIEU_SEATS_MAX];
  int portraits[CHIEU_SEATS_MAX];
  int seats;
  const ChieuGame *game;
} Scores;

static void
question_free (gpointer data)
{
  g_array_unref (((Question *) data)->hands);
  g_free (data);
}

static void
scores_free (Scores *self)
{
  g_object_unref (self->ranking);
  g_object_unref (self->hands);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    g_free (self->names[seat]);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Scores, scores_free)

static GtkWidget *
portrait_new (const Scores *self,
              int           seat,
              int           side)
{
  GtkWidget *picture = chieu_picture_new (TRUE);
  g_autofree char *path = chieu_pictures_portrait_path (self->portraits[seat], CHIEU_MOOD_PLAIN);

  chieu_picture_set_path (CHIEU_PICTURE (picture), path);
  gtk_widget_set_size_request (picture, side, side);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  return picture;
}

static GtkWidget *
list_new (GtkAccessibleRole role)
{
  GtkWidget *list = g_object_new (GTK_TYPE_LIST_BOX, "accessible-role", role, NULL);

  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  return list;
}

static GtkWidget *
row_new (const char *title)
{
  GtkWidget *row = adw_action_row_new ();

  /* Somebody typed the name, so it may contain marks of markup. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  return row;
}

/* ---- The standing ---- */

/* A seat in the order of the standing. */
typedef struct
{
  int seat;
  int points;
} Place;

static int
compare_places (const void *a,
                const void *b)
{
  const Place *first = a, *second = b;

  return first->points != second->points ? second->points - first->points : first->seat - second->seat;
}

/* Shows @remark (nullable), and names the whole row for a screen reader that goes from row to row: “An, 12 points, leads”. */
static void
name_row (Scores     *self,
          int         seat,
          const char *remark)
{
  g_autofree char *points = chieu_words_points (self->points[seat]);
  g_autofree char *text = g_strjoin (chieu_words_comma (), self->names[seat], points, remark, NULL);

  gtk_label_set_label (self->remarks[seat], remark != NULL ? remark : "");
  gtk_widget_set_visible (GTK_WIDGET (self->remarks[seat]), remark != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remarks[seat]), GTK_ACCESSIBLE_PROPERTY_LABEL, remark != NULL ? remark : "", -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows[seat]), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* A cell of the table of places. Somebody typed the name, so it may be long. */
static GtkWidget *
cell_new (const char        *text,
          const char        *css_class,
          GtkAccessibleRole  role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "label", text, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Adds the row of a seat to the ranking. @leads: whether it has the most points */
static void
add_place (Scores      *self,
           const Place *place,
           gboolean     leads)
{
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW, "activatable", FALSE,
                                 "selectable", FALSE, NULL);
  GtkWidget *parts = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *remark = cell_new ("", "subtitle", GTK_ACCESSIBLE_ROLE_CELL);
  g_autofree char *words = chieu_words_points (place->points);
  GtkWidget *points = cell_new (words, "title-3", GTK_ACCESSIBLE_ROLE_CELL);

  self->rows[place->seat] = row;
  self->remarks[place->seat] = GTK_LABEL (remark);
  self->points[place->seat] = place->points;
  self->leads[place->seat] = leads;
  /* The row only looks like one of libadwaita: the parts of such a row could not be cells of a table. */
  gtk_widget_add_css_class (parts, "header");
  gtk_widget_add_css_class (texts, "title");
  gtk_widget_add_css_class (points, "numeric");
  gtk_widget_set_layout_manager (parts, chieu_row_layout_new (PLACE_SPACE));
  /* A number stays beside its word: the name gives way, and before it is squeezed the points stand below it. */
  gtk_label_set_wrap (GTK_LABEL (points), FALSE);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (parts), portrait_new (self, place->seat, PORTRAIT_SIDE));
  gtk_box_append (GTK_BOX (texts), cell_new (self->names[place->seat], "title", GTK_ACCESSIBLE_ROLE_ROW_HEADER));
  gtk_box_append (GTK_BOX (texts), remark);
  gtk_box_append (GTK_BOX (parts), texts);
  if (leads)
    {
      GtkWidget *star = gtk_image_new_from_icon_name ("starred-symbolic");

      gtk_widget_add_css_class (row, "leader");
      gtk_image_set_pixel_size (GTK_IMAGE (star), STAR_SIDE);
      gtk_box_append (GTK_BOX (parts), star);
    }
  gtk_box_append (GTK_BOX (parts), points);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), parts);
  name_row (self, place->seat, leads ? _("leads") : NULL);
  gtk_list_box_append (GTK_LIST_BOX (self->ranking), row);
}

/* As long as all have the same points nobody leads. */
static void
fill_ranking (Scores     *self,
              ChieuMatch *match)
{
  Place places[CHIEU_SEATS_MAX];
  ChieuCarry standing;

  chieu_hoi_get_standing (match, &standing);
  for (int seat = 0; seat < self->seats; seat++)
    places[seat] = (Place) { seat, standing.points[seat] };
  qsort (places, self->seats, sizeof places[0], compare_places);
  for (int i = 0; i < self->seats; i++)
    add_place (self, &places[i], places[i].points == places[0].points && places[i].points > places[self->seats - 1].points);
}

/* A hand in which somebody called ù without a winning hand was won by nobody. */
static void
show_wins (Scores       *self,
           const GArray *hands)
{
  for (int seat = 0; seat < self->seats; seat++)
    {
      g_autofree char *won = NULL, *text = NULL;
      gulong n = 0;

      for (guint i = 0; i < hands->len; i++)
        {
          const ChieuStoredHand *hand = &g_array_index (hands, ChieuStoredHand, i);

          n += hand->winner == seat && hand->outcome != CHIEU_OUTCOME_FALSE;
        }
      won = g_strdup_printf (ngettext ("won %lu hand", "won %lu hands", n), n);
      /* Translators: of a player: “leads · won 2 hands”. */
      text = self->leads[seat] ? g_strdup_printf (_("leads · %s"), won) : g_strdup (won);
      name_row (self, seat, text);
    }
}

/* ---- The hands so far ---- */

static char *
hand_to_words (const ChieuStoredHand *hand,
               const ChieuGame       *game,
               char *const           *names)
{
  g_autofree char *points = NULL;

  if (hand->outcome == CHIEU_OUTCOME_FALSE)
    return chieu_history_hand_to_words (hand, (const char *const *) names);
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

  chieu_hands_replay_stored (g_object_get_data (G_OBJECT (window), HANDS), window, *hand);
}

/* A press on @row replays the hand. */
static void
make_replay_row (GtkWidget *row,
                 gint64     hand)
{
  gint64 *id = g_memdup2 (&hand, sizeof hand);

  g_object_set_data_full (G_OBJECT (row), "hand", id, g_free);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_widget_set_tooltip_text (row, _("Replay"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect (row, "activated", G_CALLBACK (hand_activated_cb), id);
}

static GtkWidget *
hand_row_new (const ChieuStoredHand *hand,
              const Scores          *scores)
{
  g_autofree char *title = g_strdup_printf (_("Hand %u"), hand->number + 1);
  g_autofree char *words = hand_to_words (hand, scores->game, scores->names);
  GtkWidget *row = row_new (title);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words);
  if (hand->winner >= 0)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), portrait_new (scores, hand->winner, SMALL_SIDE));
  make_replay_row (row, hand->id);
  return row;
}

static gboolean
take_hand_cb (const ChieuStoredHand *hand,
              gpointer               data)
{
  Question *question = data;
  const ChieuMatchOptions *options = &question->options;

  /* Other matches may have been played meanwhile, and records imported. */
  if (!g_str_equal (hand->game, options->game->id) || hand->kind != options->kind || !g_str_equal (hand->deal, options->deal)
      || hand->person != options->person || hand->seats != options->seats || hand->number + 1 != question->next
      || (question->hands->len > 0 && hand->match != question->match))
    return TRUE;
  question->match = hand->match;
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

/* The window may have been closed meanwhile; then the box belongs to no window. */
static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (Scores) scores = data;
  g_autoptr (GError) error = NULL;
  gpointer question;
  gboolean read = chieu_store_run_finish (result, &question, &error);
  const GArray *hands = ((Question *) question)->hands;
  GtkWidget *list;

  chieu_widget_empty_box (GTK_BOX (scores->hands));
  gtk_box_append (GTK_BOX (scores->hands), chieu_text_new (_("The hands so far"), "heading"));
  if (!read || hands->len == 0)
    {
      gtk_box_append (GTK_BOX (scores->hands), chieu_text_new (read ? _("No hand has ended yet.") : error->message, "dim-label"));
    }
  else
    {
      list = list_new (GTK_ACCESSIBLE_ROLE_LIST);
      gtk_box_append (GTK_BOX (scores->hands), list);
      for (guint i = 0; i < hands->len; i++)
        gtk_list_box_append (GTK_LIST_BOX (list), hand_row_new (&g_array_index (hands, ChieuStoredHand, i), scores));
    }
  if (read)
    show_wins (scores, hands);
}

/* Shows the hands when the store has answered. @scores: (transfer full) */
static void
ask_for_hands (Scores     *scores,
               ChieuMatch *match,
               ChieuStore *store)
{
  Question *question = g_new (Question, 1);
  ChieuResult result;

  *question = (Question) {
    .options = *chieu_match_get_options (match),
    .next = chieu_match_get_hand_number (match) + (chieu_match_get_result (match, &result) ? 1 : 0),
    .hands = g_array_new (FALSE, FALSE, sizeof (ChieuStoredHand)),
  };
  gtk_box_append (GTK_BOX (scores->hands), chieu_text_new (_("Loading your hands…"), NULL));
  chieu_store_run_async (store, read_hands, question, question_free, NULL, read_cb, scores);
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
  text = g_strconcat (_("House rules of this match that differ from the usual ones:"), "\n", unusual, NULL);
  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (box, label);
}

static GtkWidget *
content_new (ChieuMatch           *match,
             ChieuStore           *store,
             const ChieuSeatNames  names,
             const int            *portraits)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACE), *clamp = adw_clamp_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  g_autofree char *standing = chieu_hoi_to_words (match), *what = chieu_match_options_to_words (chieu_match_get_options (match));
  Scores *scores = g_new0 (Scores, 1);

  scores->game = chieu_match_get_options (match)->game;
  scores->seats = chieu_match_get_options (match)->seats;
  scores->ranking = g_object_ref_sink (list_new (GTK_ACCESSIBLE_ROLE_TABLE));
  gtk_accessible_update_property (GTK_ACCESSIBLE (scores->ranking), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Scores"), -1);
  scores->hands = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACE / 2));
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    {
      scores->names[seat] = g_strdup (names[seat]);
      scores->portraits[seat] = portraits[seat];
    }
  fill_ranking (scores, match);
  gtk_widget_add_css_class (box, "page");
  gtk_box_append (GTK_BOX (box), chieu_text_new (standing, "title-3"));
  gtk_box_append (GTK_BOX (box), chieu_text_new (what, "dim-label"));
  gtk_box_append (GTK_BOX (box), scores->ranking);
  add_rules (GTK_BOX (box), match);
  gtk_box_append (GTK_BOX (box), scores->hands);
  if (store != NULL)
    ask_for_hands (scores, match, store);
  else
    scores_free (scores);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

GtkWindow *
chieu_scores_window_new (GtkWindow            *parent,
                         ChieuMatch           *match,
                         ChieuStore           *store,
                         ChieuHands           *hands,
                         const ChieuSeatNames  names,
                         const int            *portraits)
{
  GtkWidget *window, *box;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (CHIEU_IS_MATCH (match) && CHIEU_IS_HANDS (hands) && names != NULL && portraits != NULL, NULL);

  window = g_object_new (ADW_TYPE_WINDOW,
                         "title", _("Scores"),
                         "transient-for", parent,
                         "modal", TRUE,
                         "destroy-with-parent", TRUE,
                         "default-width", WIDTH,
                         "default-height", HEIGHT,
                         NULL);
  gtk_widget_set_name (window, "scores");
  g_object_set_data_full (G_OBJECT (window), HANDS, g_object_ref (hands), g_object_unref);
  chieu_help_listen_to_keys (GTK_WINDOW (window));
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), content_new (match, store, names, portraits));
  adw_window_set_content (ADW_WINDOW (window), box);
  chieu_window_close_on_escape (window);
  return GTK_WINDOW (window);
}
