/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tables, courses and score sheets on paper: how pages are filled, how columns share their room, and that all of it is there, whole and
 * large enough to be read.
 */
#include "app/app-game.h"
#include "app/print/paper-flow.h"
#include "app/print/paper-layout.h"
#include "app/print/print-ask.h"
#include "app/print/print-paper.h"
#include "app/print/score-sheet.h"
#include "app/print/sheet-help.h"
#include "app/print/sheet-tables.h"
#include "mat/faces/pictures.h"
#include "match/words/words.h"
#include "school/lesson/course.h"

#include <adwaita.h>
#include <glib/gstdio.h>
#include <string.h>

/* No file is larger, in bytes. */
#define PDF_BYTES_MAX (8 * 1024 * 1024)
/* The margin of the paper, in millimetres. */
#define MARGIN 15

/* ---- Pages ---- */

static ChieuFlowPiece
make_piece (double   height,
            double   gap,
            gboolean keeps,
            int      head)
{
  return (ChieuFlowPiece) { .height = height, .gap = gap, .keeps = keeps, .head = head };
}

static void
test_flow (void)
{
  /* A heading that would stand alone goes with its text; a row that begins a page has the head of its table above it. */
  const ChieuFlowPiece pieces[] = {
    make_piece (30, 0, FALSE, -1), make_piece (50, 5, FALSE, -1), make_piece (10, 5, TRUE, -1), make_piece (20, 5, FALSE, -1),
    make_piece (8, 2, TRUE, -1), make_piece (30, 0, FALSE, 4), make_piece (40, 0, FALSE, 4),
  };
  ChieuFlowPlace places[G_N_ELEMENTS (pieces)];

  g_assert_cmpint (chieu_paper_flow (pieces, G_N_ELEMENTS (pieces), 100, places), ==, 3);
  g_assert_cmpint (places[1].page, ==, 0);
  g_assert_cmpfloat (places[1].y, ==, 35);
  g_assert_cmpint (places[2].page, ==, 1);
  g_assert_cmpfloat (places[2].y, ==, 0);
  g_assert_cmpint (places[5].page, ==, 1);
  g_assert_false (places[5].with_head);
  g_assert_cmpint (places[6].page, ==, 2);
  g_assert_true (places[6].with_head);
  g_assert_cmpfloat (places[6].y, ==, 8);
  g_assert_true (chieu_paper_flow_fits (pieces, G_N_ELEMENTS (pieces), 100));
  g_assert_false (chieu_paper_flow_fits (pieces, G_N_ELEMENTS (pieces), 47));
}

/* Empty rows fill their page, and leave room for what comes after them. */
static void
test_fill (void)
{
  const ChieuFlowPiece pieces[] = {
    make_piece (20, 0, FALSE, -1), { .height = 8, .head = -1, .fills = TRUE }, make_piece (10, 2, FALSE, -1),
  };
  ChieuFlowPlace places[G_N_ELEMENTS (pieces)];

  g_assert_cmpint (chieu_paper_flow (pieces, G_N_ELEMENTS (pieces), 100, places), ==, 1);
  g_assert_cmpint (places[1].times, ==, 8);
  g_assert_cmpfloat (places[2].y, ==, 20 + 8 * 8 + 2);
}

/* In random flows no piece overlaps the next or leaves its page, and no page stays empty. */
static void
test_flow_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (23);

  for (int round = 0; round < 2000; round++)
    {
      ChieuFlowPiece pieces[40];
      ChieuFlowPlace places[40];
      int n = g_rand_int_range (random, 1, 41), pages;

      for (int i = 0; i < n; i++)
        pieces[i] = make_piece (g_rand_int_range (random, 1, 40), g_rand_int_range (random, 0, 6),
                                g_rand_int_range (random, 0, 4) == 0, -1);
      pages = chieu_paper_flow (pieces, n, 100, places);
      g_assert_cmpint (places[0].page, ==, 0);
      g_assert_cmpint (places[n - 1].page, ==, pages - 1);
      for (int i = 0; i < n; i++)
        {
          g_assert_cmpfloat (places[i].y + pieces[i].height, <=, 100 + 1e-6);
          if (i == 0)
            continue;
          if (places[i].page == places[i - 1].page)
            g_assert_cmpfloat (places[i].y, ==, places[i - 1].y + pieces[i - 1].height + pieces[i].gap);
          else
            g_assert_cmpint (places[i].page, ==, places[i - 1].page + 1);
        }
    }
}

static void
test_columns (void)
{
  const ChieuColumnAsk asks[] = { { 20, 30 }, { 10, 10 }, { 30, 150 } };
  const ChieuColumnAsk equal[] = { { 10, 10 }, { 20, 20 }, { 20, 20 } };
  double widths[3];

  /* Room for all, for a part, and too little. */
  g_assert_true (chieu_paper_share_columns (asks, 3, 250, widths));
  g_assert_cmpfloat (widths[0], ==, 30);
  g_assert_cmpfloat (widths[2], ==, 210);
  g_assert_true (chieu_paper_share_columns (asks, 3, 125, widths));
  g_assert_cmpfloat_with_epsilon (widths[0], 25, 1e-9);
  g_assert_cmpfloat (widths[1], ==, 10);
  g_assert_cmpfloat_with_epsilon (widths[2], 90, 1e-9);
  g_assert_false (chieu_paper_share_columns (asks, 3, 30, widths));
  g_assert_cmpfloat_with_epsilon (widths[0] + widths[1] + widths[2], 30, 1e-9);
  g_assert_true (chieu_paper_share_columns (equal, 3, 70, widths));
  g_assert_cmpfloat (widths[1], ==, 30);
  g_assert_cmpfloat (widths[1], ==, widths[2]);
}

/* ---- What stands on paper ---- */

/* Returns: (transfer full): a table with the usual house rules */
static ChieuHouseTable *
table_new (const ChieuGame *game)
{
  ChieuHouseTable *table = chieu_house_table_new (game, NULL);

  chieu_house_table_read (table, "/nowhere");
  return table;
}

/* Returns: (transfer full): a paper with all that can be printed of @game */
static ChieuPaper *
make_whole_paper (const ChieuAppGame *game)
{
  g_autoptr (ChieuHouseTable) table = table_new (game->offer.game);
  g_autoptr (ChieuScoreSheet) scores = chieu_score_sheet_new (table->seats);
  ChieuPaper *paper = chieu_paper_new ("All");

  chieu_paper_add_text (paper, CHIEU_PAPER_TITLE, "All & <more>");
  chieu_sheet_add_buttons (paper, table->game);
  if (game->sets != NULL)
    chieu_sheet_add_help (paper, game->sets);
  chieu_sheet_add_house_rules (paper, table);
  chieu_sheet_add_cuoc (paper, table, CHIEU_TABLE_WHOLE);
  if (chieu_sheet_has_faults (table->game))
    chieu_sheet_add_faults (paper, table);
  chieu_sheet_add_rules_in_short (paper, table);
  chieu_score_sheet_add (scores, (const int[CHIEU_SEATS_MAX]) { 12, -3, -3, -3, -3 }, "A win");
  chieu_score_sheet_print (scores, paper, TRUE);
  return paper;
}

/* Checks that no block overlaps another or leaves the paper, and that no letter is smaller than @points. */
static void
check_layout (const ChieuPaper      *paper,
              const ChieuPrintPaper *sheet,
              double                 points)
{
  ChieuPaperLook look = { sheet->width, sheet->height, MARGIN, points, TRUE };
  g_autoptr (ChieuDeckFaces) faces = chieu_deck_faces_new (FALSE);
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuPaperLayout) layout = chieu_paper_layout_new (paper, &look, faces, &error);
  int before = 0;
  double bottom = 0;

  g_assert_no_error (error);
  g_assert_true (chieu_paper_layout_is_whole (layout));
  g_assert_cmpfloat (chieu_paper_layout_find_smallest (layout), >=, points - 0.01);
  for (guint i = 0; i < paper->blocks->len; i++)
    {
      int page;
      ChieuSheetBox box = chieu_paper_layout_get_box (layout, (int) i, &page);

      if (page != before)
        bottom = 0;
      g_assert_cmpfloat (box.y, >=, bottom - 1e-6);
      g_assert_cmpfloat (box.y, >=, look.margin - 1e-6);
      g_assert_cmpfloat (box.y + box.height, <=, sheet->height - look.margin + 1e-6);
      g_assert_cmpfloat (box.x + box.width, <=, sheet->width - look.margin + 1e-6);
      bottom = box.y + box.height;
      before = page;
    }
}

static void
test_layouts (void)
{
  for (int g = 0; chieu_app_games[g] != NULL; g++)
    {
      g_autoptr (ChieuPaper) paper = make_whole_paper (chieu_app_games[g]);

      for (int i = 0; i < CHIEU_PRINT_PAPERS; i++)
        {
          check_layout (paper, &chieu_print_papers[i], 11);
          check_layout (paper, &chieu_print_papers[i], 16);
        }
    }
}

/* Returns: (nullable): the row of @paper whose first cell is @name */
static const ChieuPaperBlock *
find_row (const ChieuPaper *paper,
          const char       *name)
{
  for (guint i = 0; i < paper->blocks->len; i++)
    {
      const ChieuPaperBlock *block = g_ptr_array_index (paper->blocks, i);

      if (block->kind == CHIEU_PAPER_ROW && g_str_equal (block->cells[0], name))
        return block;
    }
  return NULL;
}

static const ChieuAppGame *
find_game (const char *id)
{
  for (int g = 0; chieu_app_games[g] != NULL; g++)
    if (g_str_equal (chieu_app_games[g]->offer.game->id, id))
      return chieu_app_games[g];
  g_assert_not_reached ();
}

typedef struct
{
  const char *game;
  const char *name, *alone, *beside;
} Worth;

/* The table of cước has the points of the house rules, alone and beside other cước. */
static void
test_worths (void)
{
  static const Worth worths[] = {
    { "to-tom", "Thông", "+2", "+2" }, { "to-tom", "Kính tứ cố", "46", "+2" }, { "to-tom", "Ù suông", "4", "" },
    { "chan", "Tám đỏ", "8", "+5" }, { "chan", "Xuông", "2", "" },
    { "mau-binh", "Sập ba chi", "× 2", NULL }, { "mau-binh", "Tứ quý chi 2", "8", NULL }, { "mau-binh", "Rồng cuốn", "24", NULL },
    { "luc-ho", "Ăn hồ", "6: 1 · 7: 2 · 8: 4 · 9: 8 · 10: 16 · 11: 32", NULL }, { "luc-ho", "Đủ mười hai", "128", NULL },
    { "luc-ho", "Ngũ hổ hạ sơn", "4", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (worths); i++)
    {
      g_autoptr (ChieuHouseTable) table = table_new (find_game (worths[i].game)->offer.game);
      g_autoptr (ChieuPaper) paper = chieu_paper_new ("");
      const ChieuPaperBlock *row;

      chieu_sheet_add_cuoc (paper, table, CHIEU_TABLE_WHOLE);
      row = find_row (paper, worths[i].name);
      g_test_message ("%s", worths[i].name);
      g_assert_nonnull (row);
      g_assert_cmpstr (row->cells[1], ==, worths[i].alone);
      if (worths[i].beside != NULL)
        g_assert_cmpstr (row->cells[2], ==, worths[i].beside);
    }
}

/* With other house rules the tables have other points, and the paper says which rules are not the usual ones. */
static void
test_house_rules (void)
{
  g_autoptr (ChieuHouseTable) table = table_new (find_game ("to-tom")->offer.game);
  g_autoptr (ChieuPaper) paper = chieu_paper_new ("");
  int place = chieu_rules_find (table->game, "points-bach-dinh"), fault = chieu_rules_find (table->game, "fault-bo-yeu");
  gboolean said = FALSE;

  table->rules.value[place] = 18;
  table->rules.value[fault] = 0;
  table->seats = 4;
  chieu_sheet_add_house_rules (paper, table);
  chieu_sheet_add_cuoc (paper, table, CHIEU_TABLE_WHOLE);
  chieu_sheet_add_faults (paper, table);
  g_assert_cmpstr (find_row (paper, "Bạch định")->cells[1], ==, "18");
  g_assert_cmpstr (find_row (paper, "Bỏ yêu")->cells[2], ==, "At this table this fault costs nothing.");
  g_assert_nonnull (find_row (paper, "Thập nhị hồng"));
  g_assert_null (find_row (paper, "Thông"));
  for (guint i = 0; i < paper->blocks->len; i++)
    {
      const ChieuPaperBlock *block = g_ptr_array_index (paper->blocks, i);

      said |= block->kind == CHIEU_PAPER_ITEM && strstr (block->markup, "bạch định: 18") != NULL;
    }
  g_assert_true (said);
}

/* Every cước and every fault of every game has its row; a table of cước with two in each row has the same. */
static void
test_complete (void)
{
  for (int g = 0; chieu_app_games[g] != NULL; g++)
    {
      g_autoptr (ChieuHouseTable) table = table_new (chieu_app_games[g]->offer.game);
      const ChieuWords *words = chieu_words_for_game (table->game);
      g_autoptr (ChieuPaper) paper = make_whole_paper (chieu_app_games[g]), twice = chieu_paper_new ("");
      int n = 0;

      for (int cuoc = 0; table->game->cuoc[cuoc] != NULL; cuoc++)
        {
          g_autofree char *worth = chieu_words_worth (words, &table->rules, table->seats, cuoc, FALSE);

          g_assert_true ((worth != NULL) == (find_row (paper, chieu_words_cuoc (words, cuoc, table->seats)) != NULL));
          n += worth != NULL;
        }
      for (int reason = 1; table->game->reasons[reason] != NULL; reason++)
        if (chieu_words_fault (words, (ChieuReason) reason) != NULL)
          g_assert_nonnull (find_row (paper, chieu_words_fault (words, (ChieuReason) reason)));
      chieu_sheet_add_cuoc (twice, table, CHIEU_TABLE_TWICE);
      g_assert_cmpuint (twice->blocks->len, ==, (guint) (1 + (n + 1) / 2));
      for (guint i = 1; i < twice->blocks->len; i++)
        {
          const ChieuPaperBlock *row = g_ptr_array_index (twice->blocks, i);
          int half = (int) g_strv_length (row->cells) / 2;

          if (*row->cells[half] != '\0')
            g_assert_cmpstr (find_row (paper, row->cells[half])->cells[1], ==, row->cells[half + 1]);
        }
    }
}

/* A link of the help leads nowhere on paper. */
static void
test_links (void)
{
  g_autoptr (ChieuPaper) paper = chieu_paper_new ("");

  chieu_paper_add_markup (paper, CHIEU_PAPER_TEXT, "<b>Tôm</b>, see <a href=\"cuoc#tom\">Tôm</a>.");
  g_assert_cmpstr (((ChieuPaperBlock *) g_ptr_array_index (paper->blocks, 0))->markup, ==, "<b>Tôm</b>, see Tôm.");
}

/* ---- Files ---- */

/* Returns: (transfer full) (nullable): what the program prints; NULL if it fails */
static char *
run_program (const char *const *arguments)
{
  g_autofree char *out = NULL;
  int status;

  if (!g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, NULL, &status, NULL) || status != 0)
    return NULL;
  return g_steal_pointer (&out);
}

/* Checks that the file has all of its fonts in it. */
static void
check_fonts (const char *path)
{
  g_autofree char *out = run_program ((const char *const[]) { "pdffonts", path, NULL });
  g_auto (GStrv) lines = g_strsplit (out != NULL ? out : "", "\n", -1);

  /* Two lines of titles, then a font each: "… emb sub uni object ID". */
  g_assert_cmpuint (g_strv_length (lines), >, 3);
  for (int i = 2; lines[i] != NULL && *lines[i] != '\0'; i++)
    g_assert_nonnull (strstr (lines[i], " yes yes "));
}

static void
test_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-paper-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "a.pdf", NULL);
  g_autofree char *poppler = g_find_program_in_path ("pdffonts");
  g_autoptr (GFile) file = g_file_new_for_path (path);

  for (int thing = 0; thing < CHIEU_PRINT_N_THINGS; thing++)
    for (int g = 0; chieu_app_games[g] != NULL; g++)
      {
        const ChieuGame *game = chieu_app_games[g]->offer.game;
        g_autoptr (GError) error = NULL;
        GStatBuf found;

        g_test_message ("%s %s", chieu_print_thing_get_option ((ChieuPrintThing) thing), game->id);
        if (thing == CHIEU_PRINT_FAULTS && !chieu_sheet_has_faults (game))
          {
            g_assert_false (chieu_print_to_file ((ChieuPrintThing) thing, game->id, "A4", TRUE, folder, file, &error));
            g_assert_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT);
            continue;
          }
        chieu_print_to_file ((ChieuPrintThing) thing, game->id, g % 2 == 0 ? "letter" : NULL, g % 2 == 0, folder, file, &error);
        g_assert_no_error (error);
        g_assert_cmpint (g_stat (path, &found), ==, 0);
        g_assert_cmpint (found.st_size, <=, PDF_BYTES_MAX);
        if (poppler != NULL)
          check_fonts (path);
      }
  g_unlink (path);
  g_rmdir (folder);
  if (poppler == NULL)
    g_test_message ("the fonts of the files were not looked at: pdffonts is missing (Debian: poppler-utils)");
}

/* A refusal of something unknown names everything known. */
static void
test_wrong_names (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/a.pdf");
  g_autoptr (GError) error = NULL;

  g_assert_false (chieu_print_to_file (CHIEU_PRINT_COURSE, "whist", NULL, FALSE, "/nowhere", file, &error));
  g_assert_nonnull (strstr (error->message, "“whist”"));
  g_assert_nonnull (strstr (error->message, "to-tom, "));
  g_clear_error (&error);
  g_assert_false (chieu_print_to_file (CHIEU_PRINT_CUOC, "chan", "B7", FALSE, "/nowhere", file, &error));
  g_assert_nonnull (strstr (error->message, "“B7”"));
  g_assert_nonnull (strstr (error->message, "A3"));
  g_clear_error (&error);
  g_assert_false (chieu_print_to_file (CHIEU_PRINT_CUOC, "chan", "A3", FALSE, "/nowhere", file, &error));
  g_assert_nonnull (strstr (error->message, "/nowhere/a.pdf"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  g_setenv ("CHIEU_LESSONS", LESSONS_FOLDER, TRUE);
  g_test_add_func ("/paper/flow", test_flow);
  g_test_add_func ("/paper/fill", test_fill);
  g_test_add_func ("/paper/flow-random", test_flow_random);
  g_test_add_func ("/paper/columns", test_columns);
  g_test_add_func ("/paper/layouts", test_layouts);
  g_test_add_func ("/paper/worths", test_worths);
  g_test_add_func ("/paper/house-rules", test_house_rules);
  g_test_add_func ("/paper/complete", test_complete);
  g_test_add_func ("/paper/links", test_links);
  g_test_add_func ("/paper/files", test_files);
  g_test_add_func ("/paper/wrong-names", test_wrong_names);
  return g_test_run ();
}
