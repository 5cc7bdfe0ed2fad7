/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The reader of the help: book, search, window.
 */
#include <adwaita.h>
#include <string.h>

#include "app/help/help-place.h"
#include "app/help/help-search.h"
#include "app/help/help-view.h"
#include "app/help/help-window.h"
#include "common/find.h"
#include "games/to-tom/rules/to-tom.h"

static ChieuHelpBook *
book_new (void)
{
  const char *const list[] = { "C", NULL };

  return chieu_help_book_new (list);
}

/* ---- The book ---- */

static void
test_no_page (void)
{
  g_autoptr (ChieuHelpBook) book = book_new ();
  g_autoptr (GError) error = NULL;

  g_assert_null (chieu_help_book_get_page (book, "nowhere", &error));
  g_assert_error (error, CHIEU_HELP_ERROR, CHIEU_HELP_ERROR_NO_PAGE);
}

/* A language of the session that has no pages gives way to the next, and in the end to English. */
static void
test_languages (void)
{
  const char *const none[] = { "xx_YY.UTF-8", "xx", NULL };
  g_autoptr (ChieuHelpBook) book = chieu_help_book_new (none);
  const ChieuHelpPage *page = chieu_help_book_get_page (book, "phu", NULL);

  g_assert_nonnull (page);
  g_assert_cmpstr (page->title, ==, "Phu and lưng");
  g_assert_cmpstr (chieu_help_book_get_language (book), ==, "C");
}

/* ---- F1 ---- */

/* A subject without a page opens the contents. */
static void
test_place (void)
{
  g_assert_cmpstr (chieu_help_place_to_xref ("nowhere"), ==, CHIEU_HELP_INDEX);
  g_assert_cmpstr (chieu_help_place_to_xref (NULL), ==, CHIEU_HELP_INDEX);
  g_assert_cmpstr (chieu_help_place_to_xref ("new"), ==, "getting-started#begin");
  g_assert_cmpstr (chieu_help_place_of_match (NULL), ==, "table");
}

/* Makes a move for the person, and takes a card where one can be taken, so that there is something to discard. */
static void
make_move (ChieuMatch *match)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  ChieuReason reason;
  int n = chieu_match_list_moves (match, CHIEU_MOVES_CLEAN, moves), chosen = 0;

  g_assert_cmpint (n, >, 0);
  while (chosen < n - 1 && moves[chosen].kind != CHIEU_TO_TOM_AN && moves[chosen].kind != CHIEU_TO_TOM_PHONG)
    chosen++;
  g_assert_cmpint (chieu_match_try (match, &moves[chosen], &reason), ==, CHIEU_TRY_DONE);
}

static ChieuMatch *
match_new (guint64 seed)
{
  ChieuMatchOptions options = { .game = &chieu_to_tom, .seats = 5, .seed = seed, .hoi = CHIEU_HOI_HANDS, .hoi_limit = 1 };
  g_autoptr (GError) error = NULL;
  ChieuMatch *match;

  for (int seat = 1; seat < options.seats; seat++)
    options.level[seat] = "tap-su";
  chieu_rules_init (&options.rules, options.game);
  match = chieu_match_new (&options, NULL, &error);
  g_assert_no_error (error);
  chieu_match_set_pace (match, CHIEU_PACE_NONE);
  chieu_match_start (match);
  return match;
}

/* Adds to @places those of the help at which the person was in the hand of @seed. */
static void
note_places (guint64     seed,
             GHashTable *places)
{
  g_autoptr (ChieuMatch) match = match_new (seed);
  ChieuResult result;

  while (!chieu_match_get_result (match, &result))
    {
      if (!chieu_match_is_asked (match))
        g_main_context_iteration (NULL, TRUE);
      if (!chieu_match_is_asked (match))
        continue;
      g_hash_table_add (places, (gpointer) chieu_help_place_of_match (match));
      make_move (match);
    }
  g_assert_cmpstr (chieu_help_place_of_match (match), ==, "table");
}

/* On the mat what the person is asked decides which place of the help belongs to it. */
static void
test_place_in_match (void)
{
  static const char *const wanted[] = { "opening", "claim", "discard" };
  g_autoptr (GHashTable) places = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint64 seed = 1; seed <= 6; seed++)
    note_places (seed, places);
  for (gsize i = 0; i < G_N_ELEMENTS (wanted); i++)
    g_assert_true (g_hash_table_contains (places, wanted[i]));
}

/* The name of a window tells which place of the help belongs to it, or the name of what the focus is in. */
static void
test_place_of_window (void)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new ();

  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_box_append (GTK_BOX (box), button);
  gtk_widget_grab_focus (button);
  g_assert_cmpstr (chieu_help_place_find (GTK_WINDOW (window)), ==, CHIEU_HELP_INDEX);
  gtk_widget_set_name (window, "scores");
  g_assert_cmpstr (chieu_help_place_find (GTK_WINDOW (window)), ==, "hoi#scores");
  gtk_widget_set_name (box, "gallery");
  g_assert_cmpstr (chieu_help_place_find (GTK_WINDOW (window)), ==, "gallery");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* ---- Searching ---- */

/* Checks that @query finds the section of @page, among the first four results; NULL: the page itself. */
static void
check_found (ChieuHelpBook *book,
             const char    *query,
             const char    *page,
             const char    *section)
{
  g_autoptr (GPtrArray) results = chieu_help_search (book, query);
  gboolean found = FALSE;

  for (guint i = 0; i < MIN (results->len, 4); i++)
    {
      const ChieuHelpFound *one = results->pdata[i];

      found = found || (g_str_equal (one->page->id, page) && g_strcmp0 (one->heading->id, section) == 0);
    }
  if (!found)
    g_error ("“%s” does not find %s#%s", query, page, section != NULL ? section : "");
}

static void
test_search (void)
{
  g_autoptr (ChieuHelpBook) book = book_new ();
  g_autoptr (GPtrArray) empty = chieu_help_search (book, "  ");
  g_autoptr (GPtrArray) nothing = chieu_help_search (book, "phỗng zeppelin");
  g_autoptr (GPtrArray) one = chieu_help_search (book, "house of marseille");

  g_assert_cmpuint (empty->len, ==, 0);
  g_assert_cmpuint (nothing->len, ==, 0);
  check_found (book, "phong", "phu", "phong");
  check_found (book, "PHỖNG", "turns", "phong");
  check_found (book, "tra cua", "turns", "tra-cua");
  check_found (book, "doi lang", "faults", "doi-lang");
  check_found (book, "keyboard", "keyboard", NULL);
  check_found (book, "coffin", "cuoc", "kinh-tu-co");
  check_found (book, "an mot danh hai", "faults", "an-mot-danh-hai");
  g_assert_cmpuint (one->len, ==, 1);
  g_assert_nonnull (strstr (((ChieuHelpFound *) one->pdata[0])->snippet, "Camoin"));
}

static void
test_fold (void)
{
  g_autofree char *vietnamese = chieu_help_fold_letters ("Đánh PHỖNG dưới");
  g_autofree char *kana = chieu_help_fold_letters ("ガ");
  g_autofree char *other = chieu_help_fold_letters ("カ");

  g_assert_cmpstr (vietnamese, ==, "danh phong duoi");
  g_assert_cmpstr (kana, !=, other);
}

/* ---- Widgets ---- */

static void
finish_pieces (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* A screen reader finds headings with their level, and cards by name. */
static void
test_view (void)
{
  g_autoptr (ChieuHelpBook) book = book_new ();
  g_autoptr (ChieuHelpView) view = g_object_ref_sink (g_object_new (CHIEU_TYPE_HELP_VIEW, NULL));
  GtkWidget *title, *section;

  chieu_help_view_show_page (view, book, chieu_help_book_get_page (book, "phu", NULL), NULL, -1);
  finish_pieces ();
  title = find_below (GTK_WIDGET (view), is_label, "Phu and lưng");
  section = find_below (GTK_WIDGET (view), is_label, "Khàn: three equal cards");
  g_assert_nonnull (title);
  g_assert_nonnull (section);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (title), GTK_ACCESSIBLE_ROLE_HEADING);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (title), GTK_ACCESSIBLE_PROPERTY_LEVEL, 1);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (section), GTK_ACCESSIBLE_PROPERTY_LEVEL, 2);
  g_assert_nonnull (find_below (GTK_WIDGET (view), is_label, "7 Văn"));
  chieu_help_view_show_message (view, "<nothing>");
  g_assert_nonnull (find_below (GTK_WIDGET (view), is_label, "<nothing>"));
  g_assert_null (find_below (GTK_WIDGET (view), is_label, "Phu and lưng"));
}

/* A page is made in pieces. Once it is left, the pieces that are still missing are made no more. */
static void
test_pieces (void)
{
  g_autoptr (ChieuHelpBook) book = book_new ();
  g_autoptr (ChieuHelpView) view = g_object_ref_sink (g_object_new (CHIEU_TYPE_HELP_VIEW, NULL));

  chieu_help_view_show_page (view, book, chieu_help_book_get_page (book, "phu", NULL), NULL, -1);
  g_assert_null (find_below (GTK_WIDGET (view), is_label, "Phu and lưng"));
  chieu_help_view_show_message (view, "<nothing>");
  finish_pieces ();
  g_assert_nonnull (find_below (GTK_WIDGET (view), is_label, "<nothing>"));
  g_assert_null (find_below (GTK_WIDGET (view), is_label, "Phu and lưng"));
}

static void
activate (ChieuHelpWindow *window,
          const char      *action)
{
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
}

static void
test_window (void)
{
  g_autoptr (ChieuHelpBook) book = book_new ();
  ChieuHelpWindow *window = chieu_help_window_new (book);

  chieu_help_window_go_to (window, "phu#khan");
  activate (window, "help.back");
  g_assert_cmpstr (chieu_help_window_get_place (window), ==, "phu#khan");
  chieu_help_window_go_to (window, "turns");
  chieu_help_window_go_to (window, "nowhere");
  g_assert_nonnull (find_below (GTK_WIDGET (window), is_label, "The help has no page “nowhere”"));
  activate (window, "help.back");
  activate (window, "help.back");
  g_assert_cmpstr (chieu_help_window_get_place (window), ==, "phu#khan");
  activate (window, "help.forward");
  g_assert_cmpstr (chieu_help_window_get_place (window), ==, "turns");
  activate (window, "help.contents");
  g_assert_cmpstr (chieu_help_window_get_place (window), ==, CHIEU_HELP_INDEX);
  activate (window, "help.forward");
  g_assert_cmpstr (chieu_help_window_get_place (window), ==, CHIEU_HELP_INDEX);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
spin_until_mapped (GtkWidget *widget)
{
  while (!gtk_widget_get_mapped (widget))
    g_main_context_iteration (NULL, TRUE);
}

/* A page takes the focus as a whole, for the keys of reading; Tab leads to its first link. */
static void
test_focus (void)
{
  g_autoptr (ChieuHelpBook) book = book_new ();
  ChieuHelpWindow *window = chieu_help_window_new (book);
  GtkWidget *focus;

  gtk_window_present (GTK_WINDOW (window));
  spin_until_mapped (GTK_WIDGET (window));
  chieu_help_window_go_to (window, "getting-started");
  finish_pieces ();
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (GTK_IS_SCROLLED_WINDOW (focus));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_LABEL, "Getting started");
  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_true (GTK_IS_LABEL (focus));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (focus)), "bí tứ"));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/help/no-page", test_no_page);
  g_test_add_func ("/help/languages", test_languages);
  g_test_add_func ("/help/place", test_place);
  g_test_add_func ("/help/place-in-match", test_place_in_match);
  g_test_add_func ("/help/place-of-window", test_place_of_window);
  g_test_add_func ("/help/search", test_search);
  g_test_add_func ("/help/fold", test_fold);
  g_test_add_func ("/help/view", test_view);
  g_test_add_func ("/help/pieces", test_pieces);
  g_test_add_func ("/help/window", test_window);
  g_test_add_func ("/help/focus", test_focus);
  return g_test_run ();
}
