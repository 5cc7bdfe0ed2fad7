/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Decks on paper: how many cards a sheet has, where they and their marks lie, and the file that comes of it.
 */
#define _GNU_SOURCE              /* RTLD_NEXT */
#include "app/print/deck-printer.h"
#include "app/print/free-places.h"
#include "app/print/print-page-window.h"
#include "app/print/print-paper.h"
#include "app/print/print-preview.h"
#include "app/print/print-window.h"
#include "common/find.h"
#include "mat/faces/pictures.h"

#include <dlfcn.h>
#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

#define PDF_BYTES_MAX (8 * 1024 * 1024)
/* Pages without pictures have no more than this. */
#define EMPTY_PDF_BYTES_MAX 20000
/* The longest that a deck is waited for, in milliseconds. */
#define PRINTED_MS 20000
/* The width that a printer leaves free at each edge of the paper, in millimetres, a hair's breadth less. */
#define PRINTER_EDGE 3.9
/* The height of a page on the strip of the preview, in pixels. */
#define PREVIEW_HEIGHT 240

/* Stands in for GLib to see in which thread house rules are looked for. */
static GThread *main_thread;
static gint rules_in_main, rules_in_threads;

GDir *
g_dir_open (const char  *path,
            guint        flags,
            GError     **error)
{
  GDir *(*next) (const char *path, guint flags, GError **error);

  if (strstr (path, "house-rules") != NULL)
    g_atomic_int_inc (g_thread_self () == main_thread ? &rules_in_main : &rules_in_threads);
  *(void **) &next = dlsym (RTLD_NEXT, "g_dir_open");
  return next (path, flags, error);
}

/* (nullable): the file into which pages are written, without a dialog. */
static const char *export_path;

/* Stands in for GTK, whose dialog finds no printer where there is none. */
GtkPrintOperationResult
gtk_print_operation_run (GtkPrintOperation        *operation,
                         GtkPrintOperationAction   action,
                         GtkWindow                *parent,
                         GError                  **error)
{
  GtkPrintOperationResult (*next) (GtkPrintOperation *operation, GtkPrintOperationAction action, GtkWindow *parent, GError **error);

  *(void **) &next = dlsym (RTLD_NEXT, "gtk_print_operation_run");
  if (export_path != NULL)
    gtk_print_operation_set_export_filename (operation, export_path);
  return next (operation, export_path != NULL ? GTK_PRINT_OPERATION_ACTION_EXPORT : action, parent, error);
}

/* ---- How many fit ---- */

typedef struct
{
  const char *deck;
  const char *paper;
  gboolean large, bleed;
  ChieuBacks backs;
  int on_sheet, sheets, pages;
} Case;

static const Case cases[] = {
  { "to-tom", "A4", FALSE, FALSE, CHIEU_BACKS_NONE, 22, 6, 6 },
  { "to-tom", "A4", FALSE, FALSE, CHIEU_BACKS_DUPLEX, 22, 6, 12 },
  { "to-tom", "A4", FALSE, FALSE, CHIEU_BACKS_FOLDED, 10, 12, 12 },
  { "to-tom", "A4", FALSE, TRUE, CHIEU_BACKS_NONE, 12, 10, 10 },
  { "to-tom", "A4", TRUE, FALSE, CHIEU_BACKS_NONE, 12, 10, 10 },
  { "to-tom", "A3", FALSE, FALSE, CHIEU_BACKS_NONE, 44, 3, 3 },
  { "to-tom", "Letter", FALSE, FALSE, CHIEU_BACKS_NONE, 20, 6, 6 },
  { "chan", "A4", FALSE, FALSE, CHIEU_BACKS_NONE, 22, 5, 5 },
  { "luc-ho", "A4", FALSE, FALSE, CHIEU_BACKS_NONE, 27, 2, 2 },
  { "bat", "A4", FALSE, FALSE, CHIEU_BACKS_NONE, 22, 2, 2 },
  { "mau-binh", "A4", FALSE, FALSE, CHIEU_BACKS_NONE, 9, 6, 6 },
  { "mau-binh", "A3", TRUE, TRUE, CHIEU_BACKS_DUPLEX, 9, 6, 12 },
};

static ChieuPrintOptions
make_options (const Case *c)
{
  g_autoptr (GArray) decks = chieu_print_decks_new ();
  ChieuPrintOptions options = { 0 };

  for (guint i = 0; i < decks->len; i++)
    if (g_str_equal (g_array_index (decks, ChieuPrintDeck, i).deck->id, c->deck))
      chieu_print_options_init (&options, &g_array_index (decks, ChieuPrintDeck, i));
  g_assert_nonnull (options.deck.deck);
  for (int i = 0; i < CHIEU_PRINT_PAPERS; i++)
    if (g_str_equal (chieu_print_papers[i].name, c->paper))
      {
        options.paper_width = chieu_print_papers[i].width;
        options.paper_height = chieu_print_papers[i].height;
      }
  options.large = c->large;
  options.bleed = c->bleed;
  options.backs = c->backs;
  return options;
}

static void
test_counts (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      ChieuPrintOptions options = make_options (&cases[i]);
      ChieuSheetPlan plan;

      chieu_print_options_plan (&options, &plan);
      g_test_message ("%s on %s: %d × %d", cases[i].deck, cases[i].paper, plan.columns, plan.rows);
      g_assert_cmpint (chieu_sheet_plan_count_on_sheet (&plan), ==, cases[i].on_sheet);
      g_assert_cmpint (chieu_sheet_plan_count_sheets (&plan), ==, cases[i].sheets);
      g_assert_cmpint (chieu_sheet_plan_count_pages (&plan), ==, cases[i].pages);
    }
}

/* ---- Where they lie ---- */

/* Returns: whether two boxes overlap by more than rounding. */
static gboolean
boxes_meet (ChieuSheetBox a,
            ChieuSheetBox b)
{
  return a.x + 1e-6 < b.x + b.width && b.x + 1e-6 < a.x + a.width && a.y + 1e-6 < b.y + b.height && b.y + 1e-6 < a.y + a.height;
}

static ChieuSheetBox
get_box_of_mark (const ChieuSheetMark *mark)
{
  return (ChieuSheetBox) { MIN (mark->x1, mark->x2), MIN (mark->y1, mark->y2), MAX (fabs (mark->x2 - mark->x1), 0.01),
                           MAX (fabs (mark->y2 - mark->y1), 0.01) };
}

/* Returns: the room of all that is printed at a place: card, back and bleed */
static ChieuSheetBox
find_printed_box (const ChieuSheetPlan *plan,
                  int                   page,
                  int                   place)
{
  ChieuSheetBox box = chieu_sheet_plan_find_card (plan, page, place);

  if (plan->ask.backs == CHIEU_BACKS_FOLDED)
    box.width *= 2;
  return (ChieuSheetBox) { box.x - plan->ask.bleed, box.y - plan->ask.bleed, box.width + 2 * plan->ask.bleed,
                           box.height + 2 * plan->ask.bleed };
}

static gboolean
is_on_sheet (const ChieuSheetPlan *plan,
             ChieuSheetBox         box)
{
  return box.x >= PRINTER_EDGE && box.y >= PRINTER_EDGE && box.x + box.width <= plan->width - PRINTER_EDGE
         && box.y + box.height <= plan->height - PRINTER_EDGE;
}

/* Checks that cards, marks and the rule lie on the sheet and do not overlap. */
static void
check_page (const ChieuSheetPlan *plan,
            int                   page)
{
  g_autoptr (GArray) marks = chieu_sheet_plan_make_marks (plan);
  ChieuSheetMark rule = chieu_sheet_plan_get_rule (plan);
  int n = chieu_sheet_plan_count_cards (plan, page);

  g_assert_cmpfloat_with_epsilon (hypot (rule.x2 - rule.x1, rule.y2 - rule.y1), CHIEU_SHEET_RULE, 1e-6);
  for (int i = 0; i < n; i++)
    {
      ChieuSheetBox box = find_printed_box (plan, page, i), card = chieu_sheet_plan_find_card (plan, page, i);

      g_assert_true (is_on_sheet (plan, box));
      g_assert_cmpfloat_with_epsilon (card.width, plan->ask.card_width, 1e-9);
      g_assert_cmpfloat_with_epsilon (card.height, plan->ask.card_height, 1e-9);
      g_assert_false (boxes_meet (box, get_box_of_mark (&rule)));
      for (int j = i + 1; j < n; j++)
        g_assert_false (boxes_meet (box, find_printed_box (plan, page, j)));
      for (guint m = 0; m < marks->len; m++)
        {
          ChieuSheetBox mark = get_box_of_mark (&g_array_index (marks, ChieuSheetMark, m));

          g_assert_true (is_on_sheet (plan, mark));
          g_assert_false (boxes_meet (mark, box));
          g_assert_false (boxes_meet (mark, get_box_of_mark (&rule)));
        }
    }
}

/* Checks that two marks at least stand in the line of each edge of a card. */
static void
check_edges (const ChieuSheetPlan *plan)
{
  g_autoptr (GArray) marks = chieu_sheet_plan_make_marks (plan);

  for (int i = 0; i < chieu_sheet_plan_count_cards (plan, 0); i++)
    {
      ChieuSheetBox card = chieu_sheet_plan_find_card (plan, 0, i);
      double right = card.x + card.width * (plan->ask.backs == CHIEU_BACKS_FOLDED ? 2 : 1);
      const double edges[4] = { card.x, right, card.y, card.y + card.height };

      for (int e = 0; e < 4; e++)
        {
          int found = 0;

          for (guint m = 0; m < marks->len; m++)
            {
              const ChieuSheetMark *mark = &g_array_index (marks, ChieuSheetMark, m);

              found += e < 2 ? fabs (mark->x1 - edges[e]) < 1e-6 && fabs (mark->x2 - edges[e]) < 1e-6
                             : fabs (mark->y1 - edges[e]) < 1e-6 && fabs (mark->y2 - edges[e]) < 1e-6;
            }
          g_assert_cmpint (found, >=, 2);
        }
    }
}

static void
test_places (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      ChieuPrintOptions options = make_options (&cases[i]);
      ChieuSheetPlan plan;

      chieu_print_options_plan (&options, &plan);
      check_edges (&plan);
      for (int page = 0; page < chieu_sheet_plan_count_pages (&plan); page++)
        check_page (&plan, page);
    }
}

/* If the sheet is turned like a leaf, the back of each card lies behind it. */
static void
test_duplex (void)
{
  ChieuPrintOptions options = make_options (&cases[1]);
  ChieuSheetPlan plan;

  chieu_print_options_plan (&options, &plan);
  for (int page = 0; page < chieu_sheet_plan_count_pages (&plan); page += 2)
    {
      g_assert_false (chieu_sheet_plan_is_back_page (&plan, page));
      g_assert_true (chieu_sheet_plan_is_back_page (&plan, page + 1));
      g_assert_cmpint (chieu_sheet_plan_count_cards (&plan, page), ==, chieu_sheet_plan_count_cards (&plan, page + 1));
      for (int i = 0; i < chieu_sheet_plan_count_cards (&plan, page); i++)
        {
          ChieuSheetBox face = chieu_sheet_plan_find_card (&plan, page, i), back = chieu_sheet_plan_find_card (&plan, page + 1, i);

          g_assert_cmpfloat_with_epsilon (plan.width - face.x - face.width, back.x, 1e-6);
          g_assert_cmpfloat_with_epsilon (face.y, back.y, 1e-6);
        }
    }
}

static void
test_too_small (void)
{
  ChieuPrintOptions options = make_options (&cases[0]);
  g_autoptr (ChieuDeckFaces) faces = chieu_deck_faces_new (FALSE);
  g_autoptr (GError) error = NULL;
  ChieuSheetPlan plan;

  options.paper_width = 60;
  options.paper_height = 90;
  chieu_print_options_plan (&options, &plan);
  g_assert_cmpint (chieu_sheet_plan_count_pages (&plan), ==, 0);
  g_assert_null (chieu_deck_printer_make_job (&options, NULL, faces, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
}

/* ---- The window ---- */

static gboolean
is_row (GtkWidget  *widget,
        const char *title)
{
  return ADW_IS_COMBO_ROW (widget) && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

static void
choose (ChieuPrintWindow *window,
        const char       *title,
        guint             answer)
{
  GtkWidget *row = find_below (GTK_WIDGET (window), is_row, title);

  g_assert_nonnull (row);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), answer);
}

static void
check_choice (ChieuPrintWindow *window,
              const char       *title,
              guint             answer,
              const char       *says)
{
  choose (window, title, answer);
  g_assert_cmpstr (chieu_print_window_get_summary (window), ==, says);
}

/* The sentence about the sheets follows what is chosen. */
static void
test_window (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-print-XXXXXX", NULL);
  ChieuPrintWindow *window = CHIEU_PRINT_WINDOW (chieu_print_window_new (NULL, NULL, folder, CHIEU_PRINT_DECK, "luc-ho"));

  check_choice (window, "Paper", 0, "2 sheets · 27 cards per sheet · each card is 21 × 74 mm");
  check_choice (window, "Deck", 0, "6 sheets · 22 cards per sheet · each card is 24 × 97 mm");
  check_choice (window, "Backs", 2, "12 sheets · 10 cards per sheet · each card is 24 × 97 mm");
  check_choice (window, "Backs", 0, "6 sheets · 22 cards per sheet · each card is 24 × 97 mm");
  check_choice (window, "Size", 1, "10 sheets · 12 cards per sheet · each card is 31 × 126 mm");
  gtk_window_destroy (GTK_WINDOW (window));
  g_rmdir (folder);
}

static void
stop_cb (GMainLoop *loop)
{
  g_main_loop_quit (loop);
}

/* The strip has a picture of each page, and other pictures when something else is chosen. Where there is nothing to print, the window
 * says why. */
static void
test_preview (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-print-XXXXXX", NULL);
  ChieuPrintWindow *window = CHIEU_PRINT_WINDOW (chieu_print_window_new (NULL, NULL, folder, CHIEU_PRINT_DECK, "luc-ho"));
  ChieuPrintPreview *preview = CHIEU_PRINT_PREVIEW (find_of_type (GTK_WIDGET (window), CHIEU_TYPE_PRINT_PREVIEW));
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  GdkPaintable *picture;

  g_signal_connect_swapped (preview, "drawn", G_CALLBACK (stop_cb), loop);
  g_main_loop_run (loop);
  g_assert_cmpint (chieu_print_preview_get_n_pages (preview), ==, 2);
  picture = g_object_ref (chieu_print_preview_get_picture (preview, 1));
  g_assert_null (chieu_print_preview_get_picture (preview, 2));
  choose (window, "Backs", 1);
  g_main_loop_run (loop);
  g_assert_cmpint (chieu_print_preview_get_n_pages (preview), ==, 4);
  g_assert_true (picture != chieu_print_preview_get_picture (preview, 1));
  choose (window, "What is printed", CHIEU_PRINT_FAULTS);
  g_main_loop_run (loop);
  g_assert_cmpint (chieu_print_preview_get_n_pages (preview), ==, 0);
  g_assert_nonnull (strstr (chieu_print_window_get_summary (window), "has no faults"));
  g_assert_null (chieu_print_preview_get_picture (preview, 0));
  choose (window, "Game", 0);
  g_main_loop_run (loop);
  g_assert_cmpint (chieu_print_preview_get_n_pages (preview), >=, 1);
  g_assert_nonnull (strstr (chieu_print_window_get_summary (window), "page"));
  g_object_unref (picture);
  gtk_window_destroy (GTK_WINDOW (window));
  g_rmdir (folder);
}

static gboolean
is_page (GtkWidget  *widget,
         const char *tooltip)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_widget_get_tooltip_text (widget), tooltip) == 0;
}

/* Returns: (transfer none) (nullable): the window with one page */
static ChieuPrintPageWindow *
find_page_window (void)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (CHIEU_IS_PRINT_PAGE_WINDOW (window))
        return CHIEU_PRINT_PAGE_WINDOW (window);
    }
  return NULL;
}

/* Waits until the page is drawn. Returns: how high it is shown, in pixels */
static int
wait_for_page (ChieuPrintPageWindow *window)
{
  while (chieu_print_page_window_get_picture (window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  return gdk_paintable_get_intrinsic_height (chieu_print_page_window_get_picture (window));
}

/* A page of the preview is seen large when it is pressed; from there one turns to the other page, and enlarges it. */
static void
test_enlarged (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-print-XXXXXX", NULL);
  ChieuPrintWindow *window = CHIEU_PRINT_WINDOW (chieu_print_window_new (NULL, NULL, folder, CHIEU_PRINT_DECK, "luc-ho"));
  ChieuPrintPreview *preview = CHIEU_PRINT_PREVIEW (find_of_type (GTK_WIDGET (window), CHIEU_TYPE_PRINT_PREVIEW));
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  ChieuPrintPageWindow *page;
  int height;

  g_signal_connect_swapped (preview, "drawn", G_CALLBACK (stop_cb), loop);
  g_main_loop_run (loop);
  g_assert_null (find_page_window ());
  g_signal_emit_by_name (find_below (GTK_WIDGET (preview), is_page, "See this page large"), "clicked");
  page = find_page_window ();
  g_assert_nonnull (page);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (page)), ==, "Page 1 of 2");
  height = wait_for_page (page);
  g_assert_cmpint (height, >, 2 * PREVIEW_HEIGHT);
  gtk_widget_activate_action (GTK_WIDGET (page), "page.previous", NULL);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (page)), ==, "Page 1 of 2");
  gtk_widget_activate_action (GTK_WIDGET (page), "page.next", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "page.larger", NULL);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (page)), ==, "Page 2 of 2");
  g_assert_cmpint (wait_for_page (page), >, height);
  gtk_window_destroy (GTK_WINDOW (page));
  gtk_window_destroy (GTK_WINDOW (window));
  g_rmdir (folder);
}

/* While other pages are being drawn, the strip still has those from before. They are not enlarged: there may be fewer now. */
static void
test_enlarged_early (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-print-XXXXXX", NULL);
  ChieuPrintWindow *window = CHIEU_PRINT_WINDOW (chieu_print_window_new (NULL, NULL, folder, CHIEU_PRINT_DECK, "luc-ho"));
  ChieuPrintPreview *preview = CHIEU_PRINT_PREVIEW (find_of_type (GTK_WIDGET (window), CHIEU_TYPE_PRINT_PREVIEW));
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  GtkWidget *strip, *last;

  choose (window, "Backs", 1);
  g_signal_connect_swapped (preview, "drawn", G_CALLBACK (stop_cb), loop);
  g_main_loop_run (loop);
  g_assert_cmpint (chieu_print_preview_get_n_pages (preview), ==, 4);
  strip = gtk_widget_get_parent (find_below (GTK_WIDGET (preview), is_page, "See this page large"));
  last = gtk_widget_get_last_child (strip);
  choose (window, "Backs", 0);
  g_signal_emit_by_name (last, "clicked");
  g_assert_null (find_page_window ());
  g_main_loop_run (loop);
  last = gtk_widget_get_last_child (strip);
  g_signal_emit_by_name (last, "clicked");
  g_assert_nonnull (find_page_window ());
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (find_page_window ())), ==, "Page 2 of 2");
  gtk_window_destroy (GTK_WINDOW (find_page_window ()));
  gtk_window_destroy (GTK_WINDOW (window));
  g_rmdir (folder);
}

static gboolean
has_row (ChieuPrintWindow *window,
         const char       *title)
{
  return gtk_widget_get_visible (find_below (GTK_WIDGET (window), is_row, title));
}

/* Only what makes a difference is asked: a colour where backs are printed and there is more than one, letters where the deck has them. */
static void
test_rows (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-print-XXXXXX", NULL);
  ChieuPrintWindow *window = CHIEU_PRINT_WINDOW (chieu_print_window_new (NULL, NULL, folder, CHIEU_PRINT_DECK, "chan"));

  g_assert_true (has_row (window, "Writing on the cards"));
  g_assert_false (has_row (window, "Colour of the backs"));
  choose (window, "Backs", 1);
  g_assert_true (has_row (window, "Colour of the backs"));
  gtk_window_destroy (GTK_WINDOW (window));
  window = CHIEU_PRINT_WINDOW (chieu_print_window_new (NULL, NULL, folder, CHIEU_PRINT_DECK, "luc-ho"));
  choose (window, "Backs", 1);
  g_assert_false (has_row (window, "Writing on the cards"));
  g_assert_false (has_row (window, "Colour of the backs"));
  gtk_window_destroy (GTK_WINDOW (window));
  g_rmdir (folder);
}

/* ---- Free places ---- */

/* Returns: (transfer full): a table with the usual house rules */
static ChieuHouseTable *
table_new (const ChieuGame *game)
{
  ChieuHouseTable *table = chieu_house_table_new (game, NULL);

  chieu_house_table_read (table, "/nowhere");
  return table;
}

/* A text on free places touches no card and no other text, and is as wide as whole cards are. */
static void
test_free_places (void)
{
  g_autoptr (ChieuDeckFaces) faces = chieu_deck_faces_new (FALSE);
  int most = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      ChieuPrintOptions options = make_options (&cases[i]);
      g_autoptr (ChieuHouseTable) table = options.deck.game != NULL ? table_new (options.deck.game) : NULL;
      ChieuFreePlaces *places;
      ChieuSheetBox room;
      ChieuSheetPlan plan;
      int page, columns;

      chieu_print_options_plan (&options, &plan);
      if (table == NULL || !chieu_sheet_plan_find_free_room (&plan, &page, &columns, &room))
        continue;
      places = chieu_free_places_new (&plan, table, options.large, faces);
      g_test_message ("%s on %s: %d columns, %d texts", cases[i].deck, cases[i].paper, columns, chieu_free_places_count (places));
      most = MAX (most, chieu_free_places_count (places));
      for (int p = 0; p < chieu_free_places_count (places); p++)
        {
          ChieuSheetBox box = chieu_free_places_get_box (places, p);
          double wide = box.width / plan.cell_width;

          g_assert_true (is_on_sheet (&plan, box));
          g_assert_cmpfloat_with_epsilon (wide, round (wide), 1e-6);
          for (int card = 0; card < chieu_sheet_plan_count_cards (&plan, page); card++)
            g_assert_false (boxes_meet (box, find_printed_box (&plan, page, card)));
          for (int other = 0; other < p; other++)
            g_assert_false (boxes_meet (box, chieu_free_places_get_box (places, other)));
        }
      chieu_free_places_free (places);
    }
  g_assert_cmpint (most, ==, 3);
}

/* ---- The file ---- */

/* Returns: (transfer full): the PDF of @options */
static GBytes *
print_pdf (const ChieuPrintOptions *options)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (ChieuDeckFaces) faces = chieu_deck_faces_new (FALSE);
  g_autoptr (ChieuHouseTable) table = options->deck.game != NULL ? table_new (options->deck.game) : NULL;
  g_autoptr (ChieuPrintJob) job = NULL;
  g_autoptr (GError) error = NULL;

  job = chieu_deck_printer_make_job (options, table, faces, &error);
  g_assert_no_error (error);
  g_assert_true (chieu_print_job_write_pdf (job, stream, NULL, &error));
  g_assert_no_error (error);
  g_output_stream_close (stream, NULL, NULL);
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
}

/* Returns: how often @word is in @bytes */
static int
count_word (GBytes     *bytes,
            const char *word)
{
  gsize size, length = strlen (word);
  const char *text = g_bytes_get_data (bytes, &size), *end = text + size;
  int n = 0;

  for (const char *at = text; at + length <= end; at++)
    n += memcmp (at, word, length) == 0;
  return n;
}

static void
test_pdf (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i += 4)
    {
      ChieuPrintOptions options = make_options (&cases[i]);
      g_autoptr (GBytes) bytes = NULL;

      options.names = CHIEU_PRINT_NAMES_SMALL;
      options.grey = i > 0;
      bytes = print_pdf (&options);
      g_test_message ("%s: %" G_GSIZE_FORMAT " bytes", cases[i].deck, g_bytes_get_size (bytes));
      g_assert_cmpuint (g_bytes_get_size (bytes), <=, PDF_BYTES_MAX);
      g_assert_cmpint (count_word (bytes, "/Type /Page "), ==, cases[i].pages);
      /* The drawings are lines, not pixels, and the file has its letters in it. */
      g_assert_cmpint (count_word (bytes, "/Subtype /Image"), ==, 0);
      g_assert_cmpint (count_word (bytes, "/FontFile"), >, 0);
    }
}

/* Cards in another script, and backs of another colour, are other drawings. */
static void
test_looks (void)
{
  ChieuPrintOptions options = make_options (&cases[9]);
  g_autoptr (GBytes) plain = NULL, letters = NULL, red = NULL;

  options.backs = CHIEU_BACKS_FOLDED;
  plain = print_pdf (&options);
  options.script = CHIEU_CARD_SCRIPT_QUOC_NGU;
  letters = print_pdf (&options);
  options.script = CHIEU_CARD_SCRIPT_CHARACTERS;
  options.back_colour = "red";
  red = print_pdf (&options);
  g_assert_cmpuint (g_bytes_get_size (plain), !=, g_bytes_get_size (letters));
  g_assert_cmpuint (g_bytes_get_size (plain), !=, g_bytes_get_size (red));
  g_assert_cmpuint (g_bytes_get_size (letters), <=, PDF_BYTES_MAX);
}

/* A file that cannot be written is named. */
static void
test_not_written (void)
{
  ChieuPrintOptions options = make_options (&cases[8]);
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nowhere/deck.pdf"), full = g_file_new_for_path ("/dev/full");
  g_autoptr (ChieuDeckFaces) faces = chieu_deck_faces_new (FALSE);
  g_autoptr (ChieuPrintJob) job = chieu_deck_printer_make_job (&options, NULL, faces, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (job);
  g_assert_false (chieu_print_job_save_pdf (job, nowhere, NULL, &error));
  g_assert_nonnull (strstr (error->message, "/nowhere/deck.pdf"));
  g_clear_error (&error);
  g_assert_false (chieu_print_job_save_pdf (job, full, NULL, &error));
  g_assert_nonnull (strstr (error->message, "/dev/full"));
}

/* Returns: (nullable): a window of this type that is over @parent */
static GtkWindow *
find_over (GtkWindow  *parent,
           const char *type)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), type) && gtk_window_get_transient_for (window) == parent)
        return window;
    }
  return NULL;
}

/* Lets half a second pass. */
static void
settle (void)
{
  for (int i = 0; i < 100; i++)
    {
      g_usleep (5000);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

static gboolean
count_asked_cb (GSignalInvocationHint *hint,
                guint                  n_values,
                const GValue          *values,
                gpointer               asked)
{
  (*(guint *) asked)++;
  return TRUE;
}

/* Threads read all that is printed, and it comes whole. Meanwhile GTK asks for the number of pages, but not as often as it can: fewer
 * times than once in four milliseconds of the longest wait. */
static void
test_printed (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-print-XXXXXX", NULL), *path = g_build_filename (folder, "deck.pdf", NULL);
  g_autofree char *pages = NULL;
  g_autoptr (GTypeClass) class = g_type_class_ref (GTK_TYPE_PRINT_OPERATION);
  guint paginate = g_signal_lookup ("paginate", GTK_TYPE_PRINT_OPERATION), asked = 0;
  gulong hook = g_signal_add_emission_hook (paginate, 0, count_asked_cb, &asked, NULL);
  GtkWindow *window;
  gint64 end = g_get_monotonic_time () + PRINTED_MS * 1000;
  gsize length;

  g_atomic_int_set (&rules_in_main, 0);
  g_atomic_int_set (&rules_in_threads, 0);
  export_path = path;
  window = chieu_print_window_new (NULL, NULL, folder, CHIEU_PRINT_DECK, "to-tom");
  gtk_window_present (window);
  g_signal_emit_by_name (find_below (GTK_WIDGET (window), is_button, "_Print…"), "clicked");
  while (!g_file_test (path, G_FILE_TEST_EXISTS) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  settle ();
  g_signal_remove_emission_hook (paginate, hook);
  g_assert_cmpuint (asked, >, 0);
  g_assert_cmpuint (asked, <, PRINTED_MS / 4);
  export_path = NULL;
  g_assert_true (g_file_get_contents (path, &pages, &length, NULL));
  g_assert_cmpuint (length, >, EMPTY_PDF_BYTES_MAX);
  g_assert_cmpint (g_atomic_int_get (&rules_in_main), ==, 0);
  g_assert_cmpint (g_atomic_int_get (&rules_in_threads), >, 0);
  gtk_window_destroy (window);
  settle ();
  g_unlink (path);
  g_rmdir (folder);
}

/* The pages are made after the dialog has gone. If they cannot be written then, the window says so, and only once. */
static void
test_not_printed (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-print-XXXXXX", NULL), *before = g_get_current_dir ();
  GtkWindow *window = chieu_print_window_new (NULL, NULL, folder, CHIEU_PRINT_DECK, "luc-ho"), *dialog;
  gint64 end = g_get_monotonic_time () + PRINTED_MS * 1000;

  /* Only the printer that writes a file into the current folder, and none that the machine may have. */
  g_object_set (gtk_settings_get_default (), "gtk-print-backends", "file", NULL);
  g_assert_cmpint (g_chdir ("/proc"), ==, 0);
  gtk_window_present (window);
  g_signal_emit_by_name (find_below (GTK_WIDGET (window), is_button, "_Print…"), "clicked");
  while (find_over (window, "GtkPrintUnixDialog") == NULL)
    g_main_context_iteration (NULL, TRUE);
  dialog = find_over (window, "GtkPrintUnixDialog");
  settle ();
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_OK);
  while (find_over (window, "AdwMessageDialog") == NULL && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  g_assert_nonnull (find_over (window, "AdwMessageDialog"));
  gtk_window_destroy (find_over (window, "AdwMessageDialog"));
  settle ();
  g_assert_null (find_over (window, "AdwMessageDialog"));
  gtk_window_destroy (window);
  g_assert_cmpint (g_chdir (before), ==, 0);
  g_rmdir (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  main_thread = g_thread_self ();
  g_test_add_func ("/print/counts", test_counts);
  g_test_add_func ("/print/places", test_places);
  g_test_add_func ("/print/duplex", test_duplex);
  g_test_add_func ("/print/too-small", test_too_small);
  g_test_add_func ("/print/window", test_window);
  g_test_add_func ("/print/preview", test_preview);
  g_test_add_func ("/print/enlarged", test_enlarged);
  g_test_add_func ("/print/enlarged-early", test_enlarged_early);
  g_test_add_func ("/print/rows", test_rows);
  g_test_add_func ("/print/looks", test_looks);
  g_test_add_func ("/print/free-places", test_free_places);
  g_test_add_func ("/print/pdf", test_pdf);
  g_test_add_func ("/print/not-written", test_not_written);
  g_test_add_func ("/print/printed", test_printed);
  g_test_add_func ("/print/not-printed", test_not_printed);
  return g_test_run ();
}
