/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * At decisions of random hands in every game and way, with one card of the hand chosen or another: a button that is offered makes a move, asks
 * which one, begins something, or says why it does not. The prompt says how a card is put down as long as that is new. Needs a display.
 */
#include <adwaita.h>
#include <locale.h>
#include <string.h>

#include "games/to-tom/rules/to-tom.h"
#include "hands-at-mat.h"
#include "mat-window.h"
#include "mat/column/since-list.h"
#include "mat/faces/pictures.h"
#include "mat/view/mat-view-private.h"
#include "match/hand-log.h"

/* Hands of each game in each way, and decisions of each hand. */
#define HANDS 3
#define DECISIONS 6
/* Not every card is chosen: one in so many, from no card on. */
#define CARDS_APART 5

/* Takes back all that a press of a button can have begun. */
static void
undo_press (PlaySource *play)
{
  ChieuMatView *mat = play->mat;

  chieu_deeds_drop_choices (&mat->deeds);
  if (mat->lay.mode.is_on)
    chieu_lay_mode_leave (&mat->lay);
  mat->offers.sure_kind = -1;
  chieu_mat_view_show_notice (mat, NULL);
}

/* Presses the button of @action while the card at @place of the hand is chosen (−1: none). Ends the test if nothing comes of it and nothing
 * new is said. */
static void
check_press (PlaySource *play,
             const char *action,
             int         place)
{
  ChieuMatView *mat = play->mat;
  guint tried = play->n_tried;
  const char *said;

  undo_press (play);
  chieu_mat_set_chosen (mat, place);
  chieu_offers_press (&mat->offers, action);
  said = mat->teller.notice_id != 0 ? gtk_label_get_text (GTK_LABEL (mat->teller.notice)) : NULL;
  if (play->n_tried > tried || mat->deeds.n_choices > 0 || mat->lay.mode.is_on || chieu_calling_is_open (&mat->calling))
    return;
  /* What stands there as the prompt already says nothing new. */
  if (said == NULL || g_strcmp0 (said, mat->offers.prompt) == 0)
    g_error ("%s, way %d: with %s chosen “%s” does nothing and says nothing but “%s”; asked: “%s”", play->game->id, play->way,
             place >= 0 ? chieu_words_card (chieu_words_for_game (play->game), mat->held.hand.cards[place]) : "no card", action,
             said != NULL ? said : "", mat->offers.prompt);
}

/* Presses each button that is offered, with some of the cards chosen. Returns: the number of buttons pressed */
static int
check_buttons (PlaySource *play)
{
  ChieuMatView *mat = play->mat;
  const ChieuMatLayout *layout = mat->played.layout;
  int pressed = 0;

  play->only_notes = TRUE;
  for (int button = 0; button < layout->n_buttons; button++)
    {
      const char *action = layout->buttons[button].action;

      /* The word that ends the opening makes no move. */
      if (layout->buttons[button].make != CHIEU_MAKE_BUTTON || !chieu_offers_have (&mat->offers, action)
          || (play->opens && layout->buttons[button].kind == layout->done_kind))
        continue;
      for (int place = -1; place < mat->held.hand.n; place += CARDS_APART)
        check_press (play, action, place);
      pressed++;
    }
  undo_press (play);
  chieu_mat_set_chosen (mat, -1);
  play->only_notes = FALSE;
  return pressed;
}

/* Plays a hand by chance, and presses the buttons at the person's decisions. Returns: the number of buttons pressed */
static int
check_hand (const ChieuGame *game,
            ChieuWay         way,
            guint64          seed)
{
  PlaySource play = { 0 };
  GtkWidget *window;
  int pressed = 0;

  play_source_init_game (&play, game, game->max_seats, seed, way == CHIEU_WAY_NGHIEM);
  play.way = way;
  window = mat_window_new (&play);
  hands_settle ();
  for (int i = 0; i < DECISIONS; i++)
    {
      pressed += check_buttons (&play);
      if (play.opens)
        {
          play.opens = FALSE;
          chieu_mat_view_report_question (play.mat);
          continue;
        }
      if (!play_source_run_to_person (&play))
        break;
      pressed += check_buttons (&play);
      play_source_make_random_move (&play, play.person);
    }
  chieu_mat_view_set_source (play.mat, NULL, NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  hands_settle ();
  return pressed;
}

static void
test_way (gconstpointer data)
{
  ChieuWay way = (ChieuWay) GPOINTER_TO_INT (data);

  for (int g = 0; chieu_games[g] != NULL; g++)
    {
      int pressed = 0;

      for (guint64 seed = 1; seed <= HANDS; seed++)
        pressed += check_hand (chieu_games[g], way, seed);
      g_test_message ("%s: %d buttons pressed", chieu_games[g]->id, pressed);
      g_assert_cmpint (pressed, >, 0);
    }
}

/* Lets the hand go on until the person is to put a card down. @put: (out): a move that does it. Returns: FALSE if the hand ends before */
static gboolean
play_until_put (PlaySource *play,
                ChieuMove  *put)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);

  while (play_source_run_to_person (play))
    {
      int n = play_source.list_moves (play, CHIEU_MOVES_CLEAN, moves);

      for (int move = 0; move < n; move++)
        if (chieu_deeds_is_put (&play->mat->deeds, &moves[move]))
          {
            *put = moves[move];
            return TRUE;
          }
      play_source_make_random_move (play, play->person);
    }
  return FALSE;
}

/* Shows the question to the person anew. Returns: whether the prompt says how a card is put down */
static gboolean
asking_says_how (PlaySource *play)
{
  chieu_mat_view_report_question (play->mat);
  g_assert_nonnull (play->mat->offers.prompt);
  return strstr (play->mat->offers.prompt, "Click the card, then click it again.") != NULL;
}

static int
get_cards_put (PlaySource *play)
{
  int n;

  g_object_get (play->mat, "cards-put", &n, NULL);
  return n;
}

static void
free_line (gpointer data)
{
  g_free (((ChieuLogLine *) data)->text);
  g_free (data);
}

/* Returns: (transfer full): a log with a line for the deal and @n for what happened */
static GPtrArray *
log_new (int n)
{
  GPtrArray *log = g_ptr_array_new_with_free_func (free_line);

  for (int i = 0; i <= n; i++)
    {
      ChieuLogLine *line = g_new0 (ChieuLogLine, 1);

      line->text = g_strdup_printf ("Line %d.", i);
      line->seat = i == 0 ? -1 : 1;
      g_ptr_array_add (log, line);
    }
  return log;
}

/* Returns: (transfer full): the titles of @list that are seen, and after them how many lines are */
static char *
describe_since (GtkWidget *list)
{
  GString *text = g_string_new (NULL);
  int n = 0;

  mat_window_wait_frames (list, 4);
  for (GtkWidget *child = gtk_widget_get_first_child (list); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_get_child_visible (child))
        continue;
      if (gtk_widget_has_css_class (child, "since-title"))
        g_string_append_printf (text, "%s: ", gtk_label_get_text (GTK_LABEL (child)));
      else
        n++;
    }
  g_string_append_printf (text, "%d", n);
  return g_string_free (text, FALSE);
}

/* The list has as many lines as happened since, five at most, and its title says from when on they are and whether there were more; where
 * nothing happened there is none. */
static void
test_since (void)
{
  static const struct { int n; guint from; const char *shown; } rows[] = {
    { 0, 1, "0" },
    { 3, 4, "0" },
    { 3, 1, "Since the deal: 3" },
    { 7, 1, "The latest since the deal: 5" },
    { 7, 5, "Since your last move: 3" },
    { 9, 3, "The latest since your last move: 5" },
  };
  GtkWidget *window = gtk_window_new (), *list = chieu_since_list_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 400, 700);
  gtk_window_set_child (GTK_WINDOW (window), list);
  gtk_window_present (GTK_WINDOW (window));
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GPtrArray) log = log_new (rows[i].n);
      g_autofree char *shown = NULL;

      chieu_since_list_set_log (CHIEU_SINCE_LIST (list), &chieu_to_tom, log, rows[i].from);
      shown = describe_since (list);
      g_assert_cmpstr (shown, ==, rows[i].shown);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Once a card is chosen the prompt says what the second click does, until it is chosen no longer; that makes no new question of it, for
 * which a quick second click would not count. */
static void
test_second_click (void)
{
  PlaySource play = { 0 };
  GtkWidget *window;
  g_autofree char *how = NULL;
  ChieuMove put;
  guint question;

  play_source_init_game (&play, &chieu_to_tom, 5, 3, FALSE);
  window = mat_window_new (&play);
  hands_settle ();
  play.opens = FALSE;
  g_assert_true (play_until_put (&play, &put));
  g_assert_true (asking_says_how (&play));
  question = play.mat->offers.question;
  chieu_mat_set_chosen (play.mat, 0);
  how = g_strdup_printf ("Click %s again to put it down.",
                         chieu_words_card (chieu_words_for_game (&chieu_to_tom), play.mat->held.hand.cards[0]));
  g_assert_nonnull (strstr (play.mat->offers.prompt, how));
  g_assert_null (strstr (play.mat->offers.prompt, "Click the card, then"));
  g_assert_cmpuint (play.mat->offers.question, ==, question);
  chieu_mat_set_chosen (play.mat, -1);
  g_assert_true (asking_says_how (&play));
  chieu_mat_view_set_source (play.mat, NULL, NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whoever has put down few cards is told how that is done, in the strict way nobody. */
static void
test_how (gconstpointer data)
{
  ChieuWay way = (ChieuWay) GPOINTER_TO_INT (data);
  gboolean tells = way != CHIEU_WAY_NGHIEM;
  PlaySource play = { 0 };
  GtkWidget *window;
  ChieuMove put;

  play_source_init_game (&play, &chieu_to_tom, 5, 3, !tells);
  play.way = way;
  window = mat_window_new (&play);
  hands_settle ();
  play.opens = FALSE;
  g_assert_true (play_until_put (&play, &put));
  g_assert_true (asking_says_how (&play) == tells);
  g_assert_cmpint (get_cards_put (&play), ==, 0);
  play_source_make_move (&play, play.person, &put);
  g_assert_cmpint (get_cards_put (&play), ==, tells);
  g_object_set (play.mat, "cards-put", CHIEU_TOLD_HOW, NULL);
  g_assert_true (play_until_put (&play, &put));
  g_assert_false (asking_says_how (&play));
  play_source_make_move (&play, play.person, &put);
  g_assert_cmpint (get_cards_put (&play), ==, CHIEU_TOLD_HOW);
  chieu_mat_view_set_source (play.mat, NULL, NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  g_test_add_data_func ("/mat/offers/hoc", GINT_TO_POINTER (CHIEU_WAY_HOC), test_way);
  g_test_add_data_func ("/mat/offers/thuong", GINT_TO_POINTER (CHIEU_WAY_THUONG), test_way);
  g_test_add_data_func ("/mat/offers/nghiem", GINT_TO_POINTER (CHIEU_WAY_NGHIEM), test_way);
  g_test_add_data_func ("/mat/offers/how-hoc", GINT_TO_POINTER (CHIEU_WAY_HOC), test_how);
  g_test_add_data_func ("/mat/offers/how-thuong", GINT_TO_POINTER (CHIEU_WAY_THUONG), test_how);
  g_test_add_data_func ("/mat/offers/how-nghiem", GINT_TO_POINTER (CHIEU_WAY_NGHIEM), test_how);
  g_test_add_func ("/mat/offers/second-click", test_second_click);
  g_test_add_func ("/mat/offers/since", test_since);
  return g_test_run ();
}
