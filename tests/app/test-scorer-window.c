/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The scorer used as people use it: cards typed, picked and laid down, the call made, hands written down and taken back;
 * all of it is there again the next time.
 */
#include <adwaita.h>

#include "app/table/score-window.h"
#include "games/to-tom/app/scorer-cards.h"
#include "games/to-tom/app/scorer-deck.h"
#include "games/to-tom/app/scorer-window.h"
#include "mat/feast/call-panel.h"
#include "games/to-tom/match/evening.h"
#include "games/to-tom/match/table-hand.h"
#include "match/record/file-writer.h"
#include "../folder.h"
#include "../patience.h"
#include "common/find.h"
#include "common/layout-check.h"

/* Places of cước among those that are offered with five seats. */
#define OFFERED_TOM 6
#define OFFERED_SUONG 8
#define OFFERED_BACH_DINH 3

/* The frame of a window that throws no shadow, both sides. */
#define FRAME 10

typedef struct
{
  char *folder;
  char *file;
  ChieuRulesShelf *shelf;
  GtkWidget *parent;
  GtkWindow *window;
} Table;

/* ---- Finding things ---- */

static GtkWidget *
find_button (Table      *self,
             const char *label)
{
  return find_below (GTK_WIDGET (self->window), is_button, label);
}

static gboolean
is_label_that_begins (GtkWidget  *widget,
                      const char *text)
{
  return GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), text);
}

static void
click_button (Table      *self,
              const char *label)
{
  GtkWidget *button = find_button (self, label);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

static void
type_cards (Table      *self,
            const char *text)
{
  GtkWidget *cards = find_of_type (GTK_WIDGET (self->window), CHIEU_TYPE_SCORER_CARDS);
  GtkWidget *entry = find_of_type (cards, GTK_TYPE_ENTRY);

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "activate");
}

static void
pick_card (Table    *self,
           ChieuCard card)
{
  g_signal_emit_by_name (find_of_type (GTK_WIDGET (self->window), CHIEU_TYPE_SCORER_DECK), "picked", (int) card);
}

/* Returns: what the window says of the hand */
static const char *
get_sentence (Table *self)
{
  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_template_child (GTK_WIDGET (self->window), CHIEU_TYPE_SCORER_WINDOW,
                                                                        "sentence")));
}

static ChieuCallPanel *
get_panel (Table *self)
{
  return CHIEU_CALL_PANEL (find_of_type (GTK_WIDGET (self->window), CHIEU_TYPE_CALL_PANEL));
}

static void
press_next (Table *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "scorer.next", NULL);
}

/* ---- Setting up ---- */

static void
open_window (Table *self)
{
  self->window = chieu_scorer_window_new (GTK_WINDOW (self->parent), self->folder, self->shelf);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Waits until all is written, and the windows know. */
static void
let_write (void)
{
  do
    g_assert_true (chieu_file_writer_flush ());
  while (g_main_context_iteration (NULL, FALSE));
}

static void
close_window (Table *self)
{
  gtk_window_destroy (self->window);
  self->window = NULL;
}

static void
begin_table (Table *self)
{
  /* Errors name the folder, and it must not be taken for markup. */
  self->folder = g_dir_make_tmp ("scorer-&-XXXXXX", NULL);
  self->file = g_build_filename (self->folder, "scorer.json", NULL);
  self->shelf = chieu_rules_shelf_new (&chieu_to_tom, self->folder, self->folder);
  self->parent = gtk_window_new ();
  open_window (self);
}

static void
end_table (Table *self)
{
  close_window (self);
  let_write ();
  gtk_window_destroy (GTK_WINDOW (self->parent));
  chieu_test_remove_folder (self->folder);
  chieu_rules_shelf_free (self->shelf);
  g_free (self->file);
  g_free (self->folder);
}

static ChieuEvening *
read_file (Table *self)
{
  g_autoptr (GError) error = NULL;
  ChieuEvening *evening = chieu_evening_load (self->file, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (evening);
  return evening;
}

/* ---- Tests ---- */

static void
test_cards (void)
{
  Table table;

  begin_table (&table);
  g_assert_cmpstr (get_sentence (&table), ==, "Enter the cards, or only the call.");
  pick_card (&table, CHIEU_V (3));
  g_assert_cmpstr (get_sentence (&table), ==, "20 cards are still missing.");
  type_cards (&table, "7x");
  g_assert_cmpstr (get_sentence (&table), ==, "20 cards are still missing.");
  type_cards (&table, "3s 7n 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 1n");
  g_assert_cmpstr (get_sentence (&table), ==, "The winning card is still to be chosen.");
  /* The focus goes on to the winning card by itself only for cards that are picked; here it is chosen. */
  click_button (&table, "The winning card");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_button (&table, "The winning card")), TRUE);
  pick_card (&table, CHIEU_N (1));
  g_assert_cmpstr (get_sentence (&table), ==, "This hand wins. The right call is “Bạch định tôm”: 18 points.");
  click_button (&table, "Begin again");
  g_assert_cmpstr (get_sentence (&table), ==, "Enter the cards, or only the call.");
  end_table (&table);
}

/* Once the fan is full, a card that is picked is the winning card; those of the next hand go into its fan again. */
static void
test_next_hand (void)
{
  Table table;

  begin_table (&table);
  type_cards (&table, "3v 3s 7n 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s");
  pick_card (&table, CHIEU_N (1));
  g_assert_cmpstr (get_sentence (&table), ==, "The winning card is still to be chosen.");
  pick_card (&table, CHIEU_N (1));
  g_assert_cmpstr (get_sentence (&table), ==, "This hand wins. The right call is “Bạch định tôm”: 18 points.");
  for (int i = 0; i < 4; i++)
    press_next (&table);
  g_assert_nonnull (find_button (&table, "Next hand"));
  press_next (&table);
  pick_card (&table, CHIEU_V (3));
  pick_card (&table, CHIEU_V (4));
  g_assert_cmpstr (get_sentence (&table), ==, "19 cards are still missing.");
  end_table (&table);
}

static void
test_phu (void)
{
  Table table;

  begin_table (&table);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_button (&table, "Phu on the mat: eaten, phỗng, khàn")), TRUE);
  pick_card (&table, CHIEU_N (6));
  pick_card (&table, CHIEU_N (6));
  g_assert_null (find_button (&table, "Lay down as Phỗng"));
  pick_card (&table, CHIEU_N (6));
  g_assert_nonnull (find_button (&table, "Lay down as Khàn"));
  click_button (&table, "Lay down as Phỗng");
  g_assert_null (find_button (&table, "Lay down as Phỗng"));
  g_assert_cmpstr (get_sentence (&table), ==, "18 cards are still missing.");
  end_table (&table);
}

#define TOM_HAND "7v 8v 9v; khan 5s; bi 4v 4s 4n; doc 2v 3v 4v; lung 3v 3s 7n; phong 6n; yeu cc; yeu tt; win 1v"

static void
test_evening (void)
{
  Table table;
  g_autoptr (ChieuEvening) evening = NULL;
  guint8 call[CHIEU_CUOC_MAX];
  ChieuCarry carry;

  begin_table (&table);
  type_cards (&table, TOM_HAND);
  press_next (&table);
  chieu_call_panel_add_offered (get_panel (&table), OFFERED_TOM);
  g_assert_cmpstr (get_sentence (&table), ==, "Player 1 wins with “Tôm”: 6 points.");
  press_next (&table);
  press_next (&table);
  close_window (&table);
  open_window (&table);
  evening = read_file (&table);
  chieu_evening_get_carry (evening, &carry);
  g_assert_cmpuint (chieu_evening_get_n_hands (evening), ==, 1);
  g_assert_cmpint (carry.points[0], ==, 6);
  g_assert_cmpstr (chieu_evening_get_hand (evening, 0)->cards, ==, TOM_HAND);
  g_clear_pointer (&evening, chieu_evening_free);

  /* A hand of which only the call is entered: nobody can know whether it is too high. Then it is taken back. */
  chieu_call_panel_add_offered (get_panel (&table), OFFERED_BACH_DINH);
  g_assert_cmpstr (get_sentence (&table), ==, "Player 1 wins with “Bạch định”: 16 points.");
  press_next (&table);
  press_next (&table);
  press_next (&table);
  evening = read_file (&table);
  g_assert_cmpuint (chieu_evening_get_n_hands (evening), ==, 2);
  g_clear_pointer (&evening, chieu_evening_free);
  click_button (&table, "Take back the last hand");
  evening = read_file (&table);
  g_assert_cmpuint (chieu_evening_get_n_hands (evening), ==, 1);
  g_clear_pointer (&evening, chieu_evening_free);

  /* The hand before it comes back with its cards and its call, to be put right. */
  click_button (&table, "Take back the last hand");
  g_assert_cmpint (chieu_call_panel_get_call (get_panel (&table), call), ==, 1);
  g_assert_cmpint (call[0], ==, CHIEU_CUOC_TOM);
  gtk_stack_set_visible_child_name (GTK_STACK (find_of_type (GTK_WIDGET (table.window), GTK_TYPE_STACK)), "cards");
  g_assert_cmpstr (get_sentence (&table), ==, "Player 1 wins with “Tôm”: 6 points.");
  end_table (&table);
}

/* Where the last row of the page of the call lies, how far the page is scrolled, and whether the focus is in the panel of the call. */
typedef struct
{
  float row;
  double scrolled;
  gboolean in_panel;
} CallPage;

static CallPage
look_at_call (Table *self)
{
  GtkWidget *row = find_below (GTK_WIDGET (self->window), is_row_titled, "A fault that the làng saw");
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW));
  graphene_rect_t bounds;
  GtkWidget *focus;
  CallPage page;

  chieu_layout_settle (GTK_WIDGET (self->window));
  focus = gtk_window_get_focus (self->window);
  page.in_panel = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (get_panel (self)));
  page.scrolled = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (scroller));
  g_assert_true (gtk_widget_compute_bounds (row, GTK_WIDGET (self->window), &bounds));
  page.row = bounds.origin.y;
  return page;
}

static gboolean
is_word (GtkWidget  *widget,
         const char *css_class)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, css_class) && gtk_widget_is_sensitive (widget);
}

/* Chooses words of the call and puts them away, as a pointer does: the page stays where it is, and the focus among the words. */
static void
test_call_stays (void)
{
  CallPage before, after;
  Table table;

  begin_table (&table);
  gtk_window_set_default_size (table.window, 1024, 600);
  gtk_window_present (table.window);
  gtk_stack_set_visible_child_name (GTK_STACK (find_of_type (GTK_WIDGET (table.window), GTK_TYPE_STACK)), "call");
  for (int i = 0; i < 4; i++)
    {
      /* Twice a word is chosen, twice one is put away. */
      GtkWidget *word = find_below (GTK_WIDGET (get_panel (&table)), is_word, i < 2 ? "tile" : "chip");

      g_assert_nonnull (word);
      gtk_widget_grab_focus (word);
      before = look_at_call (&table);
      g_signal_emit_by_name (word, "clicked");
      after = look_at_call (&table);
      g_assert_cmpfloat (after.row, ==, before.row);
      g_assert_cmpfloat (after.scrolled, ==, before.scrolled);
      g_assert_true (after.in_panel);
    }
  /* The button that takes a word back stays, too. */
  chieu_call_panel_add_offered (get_panel (&table), OFFERED_TOM);
  before = look_at_call (&table);
  click_button (&table, "Take back the last word");
  after = look_at_call (&table);
  g_assert_cmpfloat (after.row, ==, before.row);
  g_assert_cmpfloat (after.scrolled, ==, before.scrolled);
  end_table (&table);
}

static GtkSwitch *
find_switch (Table      *self,
             const char *title)
{
  return GTK_SWITCH (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (find_below (GTK_WIDGET (self->window), is_row_titled, title))));
}

/* Returns: the check button of the first khàn that could have been bất thực */
static GtkCheckButton *
find_bat_thuc (Table *self)
{
  GtkWidget *title = find_below (GTK_WIDGET (self->window), is_label_that_begins, "Which khàn were bất thực?");

  return GTK_CHECK_BUTTON (find_of_type (gtk_widget_get_parent (title), GTK_TYPE_CHECK_BUTTON));
}

/* Writes the hand down with the present call and takes it back: the window says the same of it. */
static void
take_back (Table *self)
{
  g_autofree char *before = NULL;

  gtk_stack_set_visible_child_name (GTK_STACK (find_of_type (GTK_WIDGET (self->window), GTK_TYPE_STACK)), "call");
  before = g_strdup (get_sentence (self));
  press_next (self);
  press_next (self);
  click_button (self, "Take back the last hand");
  gtk_stack_set_visible_child_name (GTK_STACK (find_of_type (GTK_WIDGET (self->window), GTK_TYPE_STACK)), "call");
  g_assert_cmpstr (get_sentence (self), ==, before);
}

/* A hand that is taken back comes with all that was entered about it. */
static void
test_taken_back (void)
{
  Table table;
  AdwComboRow *fault;

  begin_table (&table);
  type_cards (&table, "5v 5v 5v 5s 5n 6v 7v 3v 3s 7n 2n 3n 4n 6n 7n 8n 1v 1s 1n tt; win cc");
  chieu_call_panel_add_offered (get_panel (&table), OFFERED_TOM);
  fault = ADW_COMBO_ROW (find_below (GTK_WIDGET (table.window), is_row_titled, "A fault that the làng saw"));
  adw_combo_row_set_selected (fault, 1);
  gtk_switch_set_active (find_switch (&table, "Owes the làng a win"), TRUE);
  gtk_switch_set_active (find_switch (&table, "Chi nẩy is ruled out"), TRUE);
  gtk_check_button_set_active (find_bat_thuc (&table), TRUE);
  take_back (&table);
  g_assert_cmpuint (adw_combo_row_get_selected (fault), ==, 1);
  g_assert_true (gtk_switch_get_active (find_switch (&table, "Owes the làng a win")));
  g_assert_true (gtk_switch_get_active (find_switch (&table, "Chi nẩy is ruled out")));
  g_assert_true (gtk_check_button_get_active (find_bat_thuc (&table)));
  click_button (&table, "Begin again");

  adw_combo_row_set_selected (fault, 0);
  gtk_switch_set_active (find_switch (&table, "Owes the làng a win"), FALSE);
  type_cards (&table, "5s 5s 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s tt cc; win 5s");
  chieu_call_panel_take_back (get_panel (&table));
  chieu_call_panel_add_offered (get_panel (&table), OFFERED_SUONG);
  gtk_switch_set_active (find_switch (&table, "Said phỗng or không phỗng correctly"), FALSE);
  take_back (&table);
  g_assert_false (gtk_switch_get_active (find_switch (&table, "Said phỗng or không phỗng correctly")));
  end_table (&table);
}

/* The right call is offered where none was made. */
static void
test_right_call (void)
{
  Table table;
  guint8 call[CHIEU_CUOC_MAX];

  begin_table (&table);
  type_cards (&table, TOM_HAND);
  press_next (&table);
  press_next (&table);
  press_next (&table);
  g_assert_cmpint (chieu_call_panel_get_call (get_panel (&table), call), ==, 1);
  g_assert_cmpint (call[0], ==, CHIEU_CUOC_TOM);
  g_assert_false (g_file_test (table.file, G_FILE_TEST_EXISTS));
  press_next (&table);
  let_write ();
  g_assert_true (g_file_test (table.file, G_FILE_TEST_EXISTS));
  end_table (&table);
}

/* If the window is closed while a hand is entered, its cards are there again the next time. */
static void
test_hand_is_kept (void)
{
  Table table;

  begin_table (&table);
  type_cards (&table, "3v 4v; phong 6n");
  close_window (&table);
  open_window (&table);
  g_assert_cmpstr (get_sentence (&table), ==, "16 cards are still missing.");
  click_button (&table, "Begin again");
  close_window (&table);
  open_window (&table);
  g_assert_cmpstr (get_sentence (&table), ==, "Enter the cards, or only the call.");
  end_table (&table);
}

/* If the cards cannot be saved when the window is closed, the window behind it says so. */
static void
test_hand_cannot_be_kept (void)
{
  GtkWidget *toasts;
  g_autofree char *path = NULL;
  Table table;

  begin_table (&table);
  toasts = adw_toast_overlay_new ();
  gtk_window_set_child (GTK_WINDOW (table.parent), toasts);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (toasts), gtk_label_new (NULL));
  path = g_build_filename (table.folder, "scorer-hand.txt", "folder", NULL);
  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  type_cards (&table, "3v 4v; phong 6n");
  close_window (&table);
  let_write ();
  g_assert_nonnull (find_below (toasts, is_label_that_begins, "The evening could not be saved"));
  open_window (&table);
  end_table (&table);
}

/* If the evening cannot be saved, the cards are, all the same. */
static void
test_only_evening_cannot_be_kept (void)
{
  g_autofree char *inside = NULL, *hand = NULL, *cards = NULL;
  Table table;

  begin_table (&table);
  inside = g_build_filename (table.file, "folder", NULL);
  hand = g_build_filename (table.folder, "scorer-hand.txt", NULL);
  g_assert_cmpint (g_mkdir_with_parents (inside, 0700), ==, 0);
  type_cards (&table, "3v 4v; phong 6n");
  close_window (&table);
  let_write ();
  g_assert_true (g_file_get_contents (hand, &cards, NULL, NULL));
  g_assert_cmpstr (cards, ==, "3v 4v; phong 6n");
  open_window (&table);
  end_table (&table);
}

static void
test_names_are_kept (void)
{
  Table table;
  g_autoptr (ChieuEvening) evening = NULL;
  GtkWidget *points;

  begin_table (&table);
  points = gtk_stack_get_child_by_name (GTK_STACK (find_of_type (GTK_WIDGET (table.window), GTK_TYPE_STACK)), "evening");
  chieu_call_panel_add_offered (get_panel (&table), OFFERED_TOM);
  gtk_editable_set_text (GTK_EDITABLE (find_of_type (points, GTK_TYPE_ENTRY)), "Bác Tư");
  g_assert_cmpstr (get_sentence (&table), ==, "Bác Tư wins with “Tôm”: 6 points.");
  close_window (&table);
  evening = read_file (&table);
  g_assert_cmpstr (chieu_evening_get_name (evening, 0), ==, "Bác Tư");
  open_window (&table);
  end_table (&table);
}

/* A damaged file is put aside as it is, and a new evening begins. */
static void
test_damaged (void)
{
  Table table;
  g_autofree char *aside = NULL, *text = NULL;

  begin_table (&table);
  close_window (&table);
  g_assert_true (g_file_set_contents (table.file, "{ \"format\" : 1, ", -1, NULL));
  open_window (&table);
  aside = g_strconcat (table.file, ".damaged-1", NULL);
  g_assert_true (g_file_get_contents (aside, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "{ \"format\" : 1, ");
  g_assert_false (g_file_test (table.file, G_FILE_TEST_EXISTS));
  g_assert_cmpstr (get_sentence (&table), ==, "Enter the cards, or only the call.");
  end_table (&table);
}

/* Returns: how many evenings were put away */
static int
count_put_away (Table *self)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  const char *name;
  int n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_prefix (name, "scorer.json.");
  return n;
}

static void
test_new_evening (void)
{
  Table table;
  g_autoptr (ChieuEvening) evening = NULL;

  begin_table (&table);
  click_button (&table, "Nobody won this hand");
  click_button (&table, "Begin a new evening");
  /* As long as the evening is being put away, nothing changes in it. */
  click_button (&table, "Nobody won this hand");
  let_write ();
  evening = read_file (&table);
  g_assert_cmpuint (chieu_evening_get_n_hands (evening), ==, 0);
  g_assert_cmpint (count_put_away (&table), ==, 1);
  end_table (&table);
}

/* An evening that is put away does not go on, even if the window is closed at once and the program ends before the window knows; if it
 * learns of it, a name that was typed meanwhile belongs to the new evening. */
static void
test_new_evening_closed (void)
{
  Table table;
  g_autoptr (ChieuEvening) evening = NULL, at_end = NULL;
  GtkWidget *points;

  begin_table (&table);
  points = gtk_stack_get_child_by_name (GTK_STACK (find_of_type (GTK_WIDGET (table.window), GTK_TYPE_STACK)), "evening");
  click_button (&table, "Nobody won this hand");
  type_cards (&table, "3v 4v; phong 6n");
  gtk_editable_set_text (GTK_EDITABLE (find_of_type (points, GTK_TYPE_ENTRY)), "Bác Tư");
  click_button (&table, "Begin a new evening");
  gtk_editable_set_text (GTK_EDITABLE (find_of_type (points, GTK_TYPE_ENTRY)), "Bác Năm");
  close_window (&table);
  /* The end of the program waits for the files, and does not go back to the main loop. */
  g_assert_true (chieu_file_writer_flush ());
  at_end = read_file (&table);
  g_assert_cmpuint (chieu_evening_get_n_hands (at_end), ==, 0);
  g_assert_cmpstr (chieu_evening_get_name (at_end, 0), ==, "Bác Tư");
  g_assert_cmpint (count_put_away (&table), ==, 1);
  let_write ();
  evening = read_file (&table);
  g_assert_cmpuint (chieu_evening_get_n_hands (evening), ==, 0);
  g_assert_cmpstr (chieu_evening_get_name (evening, 0), ==, "Bác Năm");
  g_assert_cmpint (count_put_away (&table), ==, 1);
  open_window (&table);
  g_assert_cmpstr (get_sentence (&table), ==, "Enter the cards, or only the call.");
  end_table (&table);
}

/* ---- Room ---- */

static graphene_rect_t
get_bounds (Table     *self,
            GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (self->window), &bounds));
  return bounds;
}

/* Waits until the window is laid out for another size. */
static void
resize_window (Table *self,
               int    width,
               int    height)
{
  gtk_window_set_default_size (self->window, width, height);
  wait_until (ABS (gtk_widget_get_width (GTK_WIDGET (self->window)) - width) <= FRAME && !g_main_context_pending (NULL));
  for (int i = 0; i < 20; i++)
    {
      g_usleep (5000);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (self->window)), <=, width + FRAME);
}

/* Returns: how many cards of the deck lie beside each other in the first line */
static int
count_in_line (Table *self)
{
  GtkWidget *grid = gtk_widget_get_first_child (find_of_type (GTK_WIDGET (self->window), CHIEU_TYPE_SCORER_DECK));
  GtkWidget *first = gtk_widget_get_first_child (grid);
  float y = get_bounds (self, first).origin.y;
  int n = 0;

  for (GtkWidget *cell = first; cell != NULL; cell = gtk_widget_get_next_sibling (cell))
    n += get_bounds (self, cell).origin.y == y;
  return n;
}

/* Checks the window in this size, in pixels. @in_line: how many cards of the deck lie beside each other; @beside: the hand lies beside the
 * deck, and not below it; @in_header: the header has the switcher of the pages, and not the foot */
static void
check_room (Table    *self,
            int       width,
            int       height,
            int       in_line,
            gboolean  beside,
            gboolean  in_header)
{
  GtkWidget *tray = find_button (self, "The winning card"), *deck, *switcher, *tabs;
  graphene_rect_t hand;

  resize_window (self, width, height);
  deck = gtk_widget_get_ancestor (find_of_type (GTK_WIDGET (self->window), CHIEU_TYPE_SCORER_DECK), GTK_TYPE_SCROLLED_WINDOW);
  hand = get_bounds (self, gtk_widget_get_ancestor (tray, GTK_TYPE_SCROLLED_WINDOW));
  switcher = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (self->window), CHIEU_TYPE_SCORER_WINDOW, "switcher"));
  tabs = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (self->window), CHIEU_TYPE_SCORER_WINDOW, "tabs"));
  g_assert_cmpint (count_in_line (self), ==, in_line);
  if (beside)
    g_assert_cmpfloat (hand.origin.x, >=, get_bounds (self, deck).origin.x + get_bounds (self, deck).size.width);
  else
    g_assert_cmpfloat (hand.origin.y, >=, get_bounds (self, deck).origin.y + get_bounds (self, deck).size.height);
  g_assert_cmpint (gtk_widget_get_mapped (switcher), ==, in_header);
  g_assert_cmpint (gtk_widget_get_mapped (tabs), ==, !in_header);
  /* All of it is seen. */
  g_assert_cmpfloat (hand.origin.x + hand.size.width, <=, width + FRAME);
  g_assert_cmpfloat (get_bounds (self, deck).size.height, >, height / 4.0);
  g_assert_cmpfloat (hand.size.height, >, height / 8.0);
}

/* The window follows its size both ways: on a telephone the deck has five cards in a line and lies above the hand. */
static void
test_room (void)
{
  Table table;

  begin_table (&table);
  gtk_window_present (table.window);
  check_room (&table, 1100, 700, 10, TRUE, TRUE);
  check_room (&table, 600, 800, 10, FALSE, FALSE);
  check_room (&table, 360, 640, 5, FALSE, FALSE);
  check_room (&table, 1100, 700, 10, TRUE, TRUE);
  end_table (&table);
}

/* ---- Tables ---- */

/* Returns: (nullable): the first row of the table that a screen reader calls @name */
static GtkWidget *
find_first_row (GtkWidget  *widget,
                const char *name)
{
  GtkWidget *found = NULL;

  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_TABLE)
    {
      g_autofree char *wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

      found = wrong == NULL ? gtk_widget_get_first_child (widget) : NULL;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_first_row (child, name);
  return found;
}

static void
check_called (GtkWidget         *widget,
              GtkAccessibleRole  role,
              const char        *name)
{
  g_autofree char *wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (widget), role);
  g_assert_null (wrong);
}

static void
test_tables (void)
{
  Table table;
  GtkWidget *row, *cell, *points;

  begin_table (&table);
  points = gtk_stack_get_child_by_name (GTK_STACK (find_of_type (GTK_WIDGET (table.window), GTK_TYPE_STACK)), "evening");
  chieu_call_panel_add_offered (get_panel (&table), OFFERED_TOM);
  press_next (&table);
  press_next (&table);
  press_next (&table);
  gtk_editable_set_text (GTK_EDITABLE (find_of_type (points, GTK_TYPE_ENTRY)), "Bác Tư");
  row = find_first_row (points, "Players");
  check_called (row, GTK_ACCESSIBLE_ROLE_ROW, "Bác Tư");
  check_called (gtk_widget_get_last_child (row), GTK_ACCESSIBLE_ROLE_CELL, "6");
  row = find_first_row (points, "Hands played");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_ROLE_ROW);
  cell = gtk_widget_get_first_child (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row)));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_ROLE_ROW_HEADER);
  g_assert_true (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (gtk_widget_get_next_sibling (cell))), "Hand 1, "));
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (gtk_widget_get_next_sibling (cell)), GTK_ACCESSIBLE_ROLE_CELL);
  end_table (&table);
}

/* ---- How it is scored ---- */

static void
test_explained (void)
{
  static const char *const texts[] = {
    "Bạch định tôm", "18 points", "The winning card was 1 Văn.", "No red card at all.",
    "The count begins with the highest cước: Bạch định, 16.", "Tôm is one more cước: 2 more, together 18.",
    "Other ways to group the same cards", "Other cards that would have won", "If one card had been different",
  };
  GtkWidget *parent = gtk_window_new (), *window;
  ChieuTableHand hand;
  ChieuToTomState state;
  ChieuRules rules;
  g_autofree char *wrong = NULL;

  chieu_rules_init (&rules, &chieu_to_tom);
  chieu_table_hand_init (&hand, 5, &rules);
  wrong = chieu_table_hand_add_typed (&hand, "3v 3s 7n 2v 3v 4v 5v 6v 7v 2n 3n 4n 5n 6n 7n 8n 9n 1v 1s 1n; win 1n");
  g_assert_null (wrong);
  g_assert_true (chieu_table_hand_to_state (&hand, -1, &state));
  window = GTK_WIDGET (chieu_score_window_new (GTK_WINDOW (parent), &chieu_to_tom, &state, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_test_message ("%s", texts[i]);
      g_assert_nonnull (find_below (window, is_label, texts[i]));
    }
  gtk_window_destroy (GTK_WINDOW (window));
  gtk_window_destroy (GTK_WINDOW (parent));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/scorer-window/cards", test_cards);
  g_test_add_func ("/scorer-window/next-hand", test_next_hand);
  g_test_add_func ("/scorer-window/phu", test_phu);
  g_test_add_func ("/scorer-window/evening", test_evening);
  g_test_add_func ("/scorer-window/taken-back", test_taken_back);
  g_test_add_func ("/scorer-window/call-stays", test_call_stays);
  g_test_add_func ("/scorer-window/right-call", test_right_call);
  g_test_add_func ("/scorer-window/hand", test_hand_is_kept);
  g_test_add_func ("/scorer-window/hand-cannot-be-kept", test_hand_cannot_be_kept);
  g_test_add_func ("/scorer-window/only-evening-cannot-be-kept", test_only_evening_cannot_be_kept);
  g_test_add_func ("/scorer-window/names", test_names_are_kept);
  g_test_add_func ("/scorer-window/damaged", test_damaged);
  g_test_add_func ("/scorer-window/new-evening", test_new_evening);
  g_test_add_func ("/scorer-window/new-evening-closed", test_new_evening_closed);
  g_test_add_func ("/scorer-window/room", test_room);
  g_test_add_func ("/scorer-window/tables", test_tables);
  g_test_add_func ("/score-window", test_explained);
  return g_test_run ();
}
