/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of the first start: what is guessed, what an answer sets, that the picture follows and both buttons stay in reach;
 * how one is addressed; the form of a new match, in one column where letters are large, with what differs from last time.
 */
#include <adwaita.h>

#include "app/widgets/choice.h"
#include "app/game-offer.h"
#include "app/home/first-choices.h"
#include "app/home/new-match.h"
#include "app/home/welcome-page.h"
#include "app/match-settings.h"
#include "app/preferences/address.h"
#include "app/preferences/looks.h"
#include "app/preferences/players.h"
#include "app/preferences/preferences.h"
#include "config.h"
#include "common/find.h"
#include "common/style.h"
#include "mat/faces/pictures.h"
#include "mat/feast/praise-words.h"
#include "mat/widgets/seat.h"
#include "../folder.h"

/* Styles are made anew with the next frame, and what they change is laid out with the one after it. */
static void
settle (void)
{
  for (int i = 0; i < 30; i++)
    {
      g_usleep (5000);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

/* Returns: (transfer full): the settings of the program; those that are changed here have their defaults again */
static GSettings *
settings_new (void)
{
  static const char *const keys[] = { "text-scale", "card-size", "very-large-buttons", "card-index", "address", "own-name", "names",
                                      "game", "bot-level", "way-of-play" };
  GSettings *settings = g_settings_new (SETTINGS_ID);
  g_autoptr (GSettings) own = chieu_game_offer_open_settings (chieu_game_offer_get (0), settings);

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
  g_settings_reset (own, "seats");
  g_settings_reset (own, "last");
  return settings;
}

static void
assert_setting (GSettings  *settings,
                const char *key,
                const char *expected)
{
  g_autofree char *word = g_settings_get_string (settings, key);

  g_assert_cmpstr (word, ==, expected);
}

/* ---- Guesses ---- */

static void
test_guess (void)
{
  static const struct { double system; const char *size, *cards; gboolean buttons; } sizes[] = {
    { 1, "usual", "auto", FALSE }, { 1.1, "usual", "auto", FALSE }, { 1.25, "large", "large", TRUE }, { 1.6, "very-large", "large", TRUE },
    { 2, "very-large", "large", TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (GSettings) settings = settings_new ();

      chieu_first_choices_guess (settings, sizes[i].system, "vi");
      assert_setting (settings, "card-size", sizes[i].cards);
      assert_setting (settings, "card-index", "tab");
      g_assert_cmpint (g_settings_get_boolean (settings, "very-large-buttons"), ==, sizes[i].buttons);
      /* The letters stay as large as the person has them everywhere. */
      g_assert_cmpfloat (g_settings_get_double (settings, "text-scale"), ==, 1);
      g_assert_cmpstr (chieu_first_choices_get_size (settings, sizes[i].system), ==, sizes[i].size);
    }
}

static void
test_guess_names (void)
{
  static const struct { const char *language, *index; } guesses[] = {
    { "vi", "tab" }, { "en_GB.UTF-8", "tab" }, { "C", "tab" }, { "ja", "none" }, { "zh_CN", "none" }, { "zh_TW.UTF-8", "none" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (guesses); i++)
    {
      g_autoptr (GSettings) settings = settings_new ();

      chieu_first_choices_guess (settings, 1, guesses[i].language);
      assert_setting (settings, "card-index", guesses[i].index);
    }
}

/* A setting that was made before, if only to the usual, is not guessed. */
static void
test_guess_leaves (void)
{
  g_autoptr (GSettings) settings = settings_new ();

  g_settings_set_string (settings, "card-index", "large");
  g_settings_set_double (settings, "text-scale", 1);
  chieu_first_choices_guess (settings, 1.6, "vi");
  assert_setting (settings, "card-index", "large");
  assert_setting (settings, "card-size", "auto");
  g_assert_false (g_settings_get_boolean (settings, "very-large-buttons"));
}

/* Each size that was set is found again, whatever the system has, and its letters are larger than those of the size before it. */
static void
test_sizes (void)
{
  static const double systems[] = { 1, 1.1, 1.25 };

  for (gsize i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      g_autoptr (GSettings) settings = settings_new ();
      double before = 0;

      for (int size = 0; size < CHIEU_FIRST_SIZES; size++)
        {
          chieu_first_choices_set_size (settings, systems[i], chieu_first_sizes[size].id);
          g_assert_cmpstr (chieu_first_choices_get_size (settings, systems[i]), ==, chieu_first_sizes[size].id);
          g_assert_cmpfloat (g_settings_get_double (settings, "text-scale"), >, before);
          before = g_settings_get_double (settings, "text-scale");
        }
      assert_setting (settings, "card-size", "large");
      g_assert_true (g_settings_get_boolean (settings, "very-large-buttons"));
    }
}

/* ---- The page ---- */

static void
choose (GtkWidget  *page,
        const char *answer)
{
  GtkWidget *button = find_below (page, has_name, answer);

  g_assert_true (GTK_IS_CHECK_BUTTON (button));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (button), TRUE);
}

static void
assert_plate (GtkWidget  *page,
              const char *name)
{
  GtkWidget *seat = find_of_type (page, CHIEU_TYPE_SEAT);
  g_autofree char *spoken = g_strdup_printf ("%s, 5 cards, 0 points", name);

  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (seat), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken);
}

static void
test_page (void)
{
  g_autoptr (GSettings) settings = settings_new ();
  g_autoptr (GtkWidget) page = g_object_ref_sink (chieu_welcome_page_new (settings));
  g_auto (GStrv) words = chieu_address_list ();

  g_assert_cmpuint (g_strv_length (words), >, 3);
  assert_plate (page, words[0]);
  choose (page, "very-large");
  assert_setting (settings, "card-size", "large");
  g_assert_cmpfloat (g_settings_get_double (settings, "text-scale"), >, 1.5);
  choose (page, "usual");
  assert_setting (settings, "card-size", "auto");
  g_assert_cmpfloat (g_settings_get_double (settings, "text-scale"), ==, 1);
  choose (page, "tab");
  assert_setting (settings, "card-index", "tab");
  choose (page, "none");
  assert_setting (settings, "card-index", "none");
  choose (page, words[2]);
  assert_setting (settings, "address", words[2]);
  assert_plate (page, words[2]);
  choose (page, words[0]);
  assert_setting (settings, "address", "");
  assert_plate (page, words[0]);
  /* A setting made elsewhere stands chosen here. */
  g_settings_set_boolean (settings, "very-large-buttons", TRUE);
  g_settings_set_double (settings, "text-scale", 1.3);
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (find_below (page, has_name, "large"))));
}

/* Names that are large on the cards already count as the answer that has names, and stay large. */
static void
test_page_keeps_large_names (void)
{
  g_autoptr (GSettings) settings = settings_new ();
  g_autoptr (GtkWidget) page = NULL;

  g_settings_set_string (settings, "card-index", "large");
  page = g_object_ref_sink (chieu_welcome_page_new (settings));
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (find_below (page, has_name, "tab"))));
  assert_setting (settings, "card-index", "large");
}

static void
assert_in_reach (GtkWidget  *page,
                 const char *action)
{
  GtkWidget *button = find_below (page, has_action, action);
  graphene_rect_t bounds;

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_compute_bounds (button, page, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (page));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (page));
  g_assert_cmpfloat (bounds.size.height, >=, 48);
}

/* Questions that go on below the edge have a bar that is seen without a pointer on it. */
static void
assert_bar_seen (GtkWidget *page)
{
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (find_of_type (page, GTK_TYPE_SCROLLED_WINDOW));
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (scroller);

  if (gtk_adjustment_get_upper (down) > gtk_adjustment_get_page_size (down))
    g_assert_true (!gtk_scrolled_window_get_overlay_scrolling (scroller)
                   && gtk_widget_get_mapped (gtk_scrolled_window_get_vscrollbar (scroller)));
}

/* Both buttons are there whole, without scrolling, in every size of window and letters. */
static void
test_page_fits (void)
{
  static const struct { int width, height; } sizes[] = { { 1024, 548 }, { 360, 588 }, { 1200, 900 }, { 1920, 1020 } };
  static const double scales[] = { 1, 1.6, 2 };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes) * G_N_ELEMENTS (scales); i++)
    {
      g_autoptr (GSettings) settings = settings_new ();
      GtkWidget *window = gtk_window_new (), *page = chieu_welcome_page_new (settings);

      g_settings_set_double (settings, "text-scale", scales[i % G_N_ELEMENTS (scales)]);
      gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
      gtk_widget_set_size_request (page, sizes[i / G_N_ELEMENTS (scales)].width, sizes[i / G_N_ELEMENTS (scales)].height);
      gtk_window_set_child (GTK_WINDOW (window), page);
      gtk_window_present (GTK_WINDOW (window));
      settle ();
      g_assert_cmpint (gtk_widget_get_width (page), ==, sizes[i / G_N_ELEMENTS (scales)].width);
      assert_in_reach (page, "win.learn");
      assert_in_reach (page, "win.know");
      assert_bar_seen (page);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* A large screen is used: letters grow with it, and questions and picture with them. */
static void
test_page_large (void)
{
  g_autoptr (GSettings) settings = settings_new ();
  GtkWidget *window = gtk_window_new (), *page = chieu_welcome_page_new (settings), *questions;

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_widget_set_size_request (page, 1920, 1020);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  settle ();
  questions = find_of_type (page, GTK_TYPE_SCROLLED_WINDOW);
  /* The questions have nearly half of the width, beside the picture, and most of the height. */
  g_assert_cmpint (gtk_widget_get_width (questions), >=, 1920 * 45 / 100);
  g_assert_cmpint (gtk_widget_get_height (questions), >=, 1020 * 60 / 100);
  g_assert_true (gtk_widget_has_css_class (page, "large-first"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- How one is addressed ---- */

static void
test_address (void)
{
  g_autoptr (GSettings) settings = settings_new ();
  g_auto (GStrv) words = chieu_address_list ();
  g_autofree char *usual = NULL, *addressed = NULL, *named = NULL, *unknown = NULL;

  usual = chieu_players_get_name (settings, CHIEU_PLAYERS_OWN);
  g_assert_cmpstr (usual, ==, words[0]);
  chieu_address_write (settings, words[1]);
  addressed = chieu_players_get_name (settings, CHIEU_PLAYERS_OWN);
  g_assert_cmpstr (addressed, ==, words[1]);
  /* Nobody else may be called so. As a name of one's own the word is not kept: one is called so anyhow. */
  g_assert_cmpint (chieu_players_set_name (settings, 1, words[1]), ==, CHIEU_NAMING_TAKEN);
  g_assert_cmpint (chieu_players_set_name (settings, CHIEU_PLAYERS_OWN, words[1]), ==, CHIEU_NAMING_DONE);
  assert_setting (settings, "own-name", "");
  g_assert_cmpint (chieu_players_set_name (settings, CHIEU_PLAYERS_OWN, "Lan"), ==, CHIEU_NAMING_DONE);
  named = chieu_players_get_name (settings, CHIEU_PLAYERS_OWN);
  g_assert_cmpstr (named, ==, "Lan");
  /* A word of another language is not used. */
  g_settings_set_string (settings, "own-name", "");
  g_settings_set_string (settings, "address", "お客様");
  unknown = chieu_players_get_name (settings, CHIEU_PLAYERS_OWN);
  g_assert_cmpstr (unknown, ==, words[0]);
  g_settings_reset (settings, "address");
}

static void
test_praise (void)
{
  for (int size = 0; size < CHIEU_PRAISE_SIZES; size++)
    for (int nth = 0; nth < 5; nth++)
      {
        g_autofree char *plain = chieu_praise_word (size, nth, NULL), *addressed = chieu_praise_word (size, nth, "Auntie");

        g_assert_null (strstr (plain, "Auntie"));
        g_assert_nonnull (strstr (addressed, "Auntie"));
      }
}

static void
test_address_row (void)
{
  g_autoptr (GSettings) settings = settings_new ();
  GtkWidget *window = GTK_WIDGET (chieu_preferences_new (NULL, settings, "/nowhere")), *row;
  g_auto (GStrv) words = chieu_address_list ();

  settle ();
  row = find_below (window, has_name, "address");
  g_assert_true (ADW_IS_COMBO_ROW (row));
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 0);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 2);
  assert_setting (settings, "address", words[2]);
  g_settings_set_string (settings, "address", words[1]);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 1);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 0);
  assert_setting (settings, "address", "");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- The form of a new match ---- */

typedef struct
{
  GSettings *settings;
  GSettings *own;
  char *folder;
  ChieuSession *session;
  GtkWidget *window;
  GtkWidget *form;
} Form;

static void
form_open (Form *self)
{
  self->settings = settings_new ();
  self->own = chieu_game_offer_open_settings (chieu_game_offer_get (0), self->settings);
  self->folder = g_dir_make_tmp ("chieu-XXXXXX", NULL);
  self->session = chieu_session_new (self->folder, self->settings);
  self->form = g_object_new (CHIEU_TYPE_NEW_MATCH, NULL);
  self->window = gtk_window_new ();
  chieu_new_match_set_settings (CHIEU_NEW_MATCH (self->form), self->settings, self->session);
}

static void
form_close (Form *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  settle ();
  g_clear_object (&self->session);
  g_clear_object (&self->own);
  g_clear_object (&self->settings);
  chieu_test_remove_folder (self->folder);
  g_free (self->folder);
}

static ChieuChoice *
form_get_choice (Form       *self,
                 const char *question)
{
  return CHIEU_CHOICE (gtk_widget_get_template_child (self->form, CHIEU_TYPE_NEW_MATCH, question));
}

static GtkWidget *
get_answers (ChieuChoice *choice)
{
  return gtk_widget_get_last_child (GTK_WIDGET (choice));
}

/* Returns: in how many columns the answers stand, by where each begins */
static int
count_columns (ChieuChoice *choice)
{
  GHashTable *begins = g_hash_table_new (NULL, NULL);
  int n;

  for (GtkWidget *answer = gtk_widget_get_first_child (get_answers (choice)); answer != NULL; answer = gtk_widget_get_next_sibling (answer))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (answer, GTK_WIDGET (choice), &bounds));
      g_hash_table_add (begins, GINT_TO_POINTER ((int) bounds.origin.x));
    }
  n = (int) g_hash_table_size (begins);
  g_hash_table_unref (begins);
  return n;
}

static void
test_form_columns (void)
{
  static const char *const questions[] = { "game", "seats", "level", "way", "hoi" };
  Form form;

  form_open (&form);
  gtk_widget_set_size_request (form.form, 1240, 600);
  gtk_window_set_child (GTK_WINDOW (form.window), form.form);
  gtk_window_present (GTK_WINDOW (form.window));
  settle ();
  for (gsize i = 0; i < G_N_ELEMENTS (questions); i++)
    g_assert_cmpint (count_columns (form_get_choice (&form, questions[i])), >, 1);
  g_settings_set_double (form.settings, "text-scale", 2);
  settle ();
  for (gsize i = 0; i < G_N_ELEMENTS (questions); i++)
    g_assert_cmpint (count_columns (form_get_choice (&form, questions[i])), ==, 1);
  g_settings_reset (form.settings, "text-scale");
  settle ();
  form_close (&form);
}

/* Asserts that beside @question the form says that @answer was chosen last time; NULL: that it says nothing of last time. */
static void
assert_last (Form       *form,
             const char *question,
             const char *answer)
{
  ChieuChoice *choice = form_get_choice (form, question);
  GtkWidget *mark = gtk_widget_get_last_child (gtk_widget_get_first_child (GTK_WIDGET (choice)));
  g_autofree char *text = answer != NULL ? chieu_choice_describe_last (answer) : g_strdup ("");

  g_assert_cmpint (gtk_widget_get_visible (mark), ==, answer != NULL);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (mark)), ==, text);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_answers (choice)), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text);
}

static void
test_form_last (void)
{
  Form form;
  GtkWidget *mark, *points;

  form_open (&form);
  gtk_window_set_child (GTK_WINDOW (form.window), form.form);
  mark = GTK_WIDGET (gtk_widget_get_template_child (form.form, CHIEU_TYPE_NEW_MATCH, "amount_before"));
  points = GTK_WIDGET (gtk_widget_get_template_child (form.form, CHIEU_TYPE_NEW_MATCH, "points"));
  /* Before the first match there is no last time from which anything could differ. */
  chieu_choice_set_selected (form_get_choice (&form, "way"), "nghiem");
  assert_last (&form, "way", NULL);
  chieu_choice_set_selected (form_get_choice (&form, "way"), "hoc");
  chieu_match_settings_keep (form.settings, chieu_game_offer_get (0));
  assert_last (&form, "way", NULL);
  chieu_choice_set_selected (form_get_choice (&form, "way"), "nghiem");
  assert_last (&form, "way", "Học");
  assert_last (&form, "seats", NULL);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (points), 80);
  g_assert_true (gtk_widget_get_visible (mark));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (points), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Last time: 50");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (points), 50);
  g_assert_false (gtk_widget_get_visible (mark));
  /* The match begun now is last time for the next. */
  chieu_match_settings_keep (form.settings, chieu_game_offer_get (0));
  assert_last (&form, "way", NULL);
  /* Each game has its own last time. */
  g_settings_set_string (form.settings, "game", chieu_game_offer_get (1)->game->id);
  chieu_choice_set_selected (form_get_choice (&form, "way"), "hoc");
  assert_last (&form, "way", NULL);
  g_settings_set_string (form.settings, "game", chieu_game_offer_get (0)->game->id);
  assert_last (&form, "way", "Nghiêm");
  form_close (&form);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GSettings) settings = NULL;

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  chieu_test_load_style ();
  settings = g_settings_new (SETTINGS_ID);
  chieu_looks_follow (settings);
  g_test_add_func ("/first-start/guess", test_guess);
  g_test_add_func ("/first-start/guess/names", test_guess_names);
  g_test_add_func ("/first-start/guess/leaves", test_guess_leaves);
  g_test_add_func ("/first-start/sizes", test_sizes);
  g_test_add_func ("/first-start/page", test_page);
  g_test_add_func ("/first-start/page/large-names", test_page_keeps_large_names);
  g_test_add_func ("/first-start/page/fits", test_page_fits);
  g_test_add_func ("/first-start/page/large", test_page_large);
  g_test_add_func ("/first-start/address", test_address);
  g_test_add_func ("/first-start/praise", test_praise);
  g_test_add_func ("/first-start/address/row", test_address_row);
  g_test_add_func ("/new-match/columns", test_form_columns);
  g_test_add_func ("/new-match/last", test_form_last);
  return g_test_run ();
}
