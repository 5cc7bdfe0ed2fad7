/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "print-ask.h"

#include <glib/gi18n.h>

#include "app/app-game.h"
#include "config.h"
#include "match/words/words.h"
#include "paper-layout.h"
#include "print-paper.h"
#include "score-sheet.h"
#include "sheet-help.h"
#include "sheet-lessons.h"
#include "sheet-tables.h"

/* The white round a page, in millimetres. */
#define MARGIN 15.0
/* The letters of a paragraph, in points; in large print nothing is smaller than twelve points. */
#define POINTS 11.0
#define POINTS_LARGE 16.0

static const struct { const char *option, *words; } things[CHIEU_PRINT_N_THINGS] = {
  [CHIEU_PRINT_DECK] = { "print-deck", N_("Deck to cut out") },
  [CHIEU_PRINT_COURSE] = { "print-course", N_("Course on paper") },
  [CHIEU_PRINT_LESSONS] = { "print-lessons", N_("Summary of the lessons") },
  [CHIEU_PRINT_CUOC] = { "print-cuoc", N_("Table of cước") },
  [CHIEU_PRINT_FAULTS] = { "print-faults", N_("Table of faults") },
  [CHIEU_PRINT_SCORES] = { "print-scores", N_("Score sheet") },
};

const char *
chieu_print_thing_to_words (ChieuPrintThing thing)
{
  g_return_val_if_fail (thing < CHIEU_PRINT_N_THINGS, "");

  return _(things[thing].words);
}

const char *
chieu_print_thing_get_option (ChieuPrintThing thing)
{
  g_return_val_if_fail (thing < CHIEU_PRINT_N_THINGS, "");

  return things[thing].option;
}

ChieuPrintAsk *
chieu_print_ask_copy (const ChieuPrintAsk *self)
{
  ChieuPrintAsk *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  copy->table = self->table != NULL ? chieu_house_table_copy (self->table) : NULL;
  copy->folder = g_strdup (self->folder);
  return copy;
}

void
chieu_print_ask_free (ChieuPrintAsk *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->table, chieu_house_table_free);
  g_free (self->folder);
  g_free (self);
}

/* ---- What stands on the sheets ---- */

static const char *
get_game_name (const ChieuPrintAsk *self)
{
  return chieu_words_game (chieu_words_for_game (self->table->game), self->table->seats);
}

char *
chieu_print_ask_make_title (const ChieuPrintAsk *self)
{
  g_return_val_if_fail (self != NULL && (self->thing == CHIEU_PRINT_DECK || self->table != NULL), NULL);

  if (self->thing == CHIEU_PRINT_DECK)
    return g_strdup (self->deck.deck.title);
  /* Translators: a game, and what is printed of it: “Tổ tôm: Table of faults”. */
  return g_strdup_printf (_("%1$s: %2$s"), get_game_name (self), chieu_print_thing_to_words (self->thing));
}

/* Sets @error to @format, which has one %s for the name of a game. Returns: FALSE */
static gboolean
fail_for_game (GError     **error,
               const char  *format,
               const char  *game)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, format, game);
#pragma GCC diagnostic pop
  return FALSE;
}

/* Returns: (transfer full) (nullable): the course of the game; NULL with @error if it has no lesson that can be read */
static ChieuCourse *
load_course (const ChieuPrintAsk  *self,
             GError              **error)
{
  g_autofree char *folder = g_build_filename (chieu_courses_folder (), self->table->game->id, NULL);
  g_autoptr (ChieuCourse) course = chieu_course_load (self->table->game, folder);

  if (course->lessons->len > 0)
    return g_steal_pointer (&course);
  if (course->faults->len > 0)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, g_ptr_array_index (course->faults, 0));
  else
    fail_for_game (error, _("There are no lessons for %s"), get_game_name (self));
  return NULL;
}

/* Files that could not be read are told of after the lessons, as on the page of the school. */
static gboolean
add_lessons (const ChieuPrintAsk  *self,
             ChieuPaper           *paper,
             GError              **error)
{
  g_autoptr (ChieuCourse) course = load_course (self, error);

  if (course == NULL)
    return FALSE;
  chieu_sheet_add_lessons (paper, course);
  for (guint i = 0; i < course->faults->len; i++)
    chieu_paper_add_text (paper, CHIEU_PAPER_TEXT, g_ptr_array_index (course->faults, i));
  return TRUE;
}

static gboolean
add_faults (const ChieuPrintAsk  *self,
            ChieuPaper           *paper,
            GError              **error)
{
  if (!chieu_sheet_has_faults (self->table->game))
    return fail_for_game (error, _("%s has no faults: what its rules forbid cannot be done"), get_game_name (self));
  chieu_sheet_add_house_rules (paper, self->table);
  chieu_sheet_add_faults (paper, self->table);
  return TRUE;
}

/* Adds everything that is needed to teach the game at a real table. */
static gboolean
add_course (const ChieuPrintAsk  *self,
            ChieuPaper           *paper,
            GError              **error)
{
  const ChieuAppGame *app_game = chieu_app_game_find (self->table->game);

  chieu_paper_add_text (paper, CHIEU_PAPER_TEXT, _(app_game->offer.sentence));
  chieu_paper_add_text (paper, CHIEU_PAPER_HEADING, _("The lessons"));
  if (!add_lessons (self, paper, error))
    return FALSE;
  chieu_paper_add_text (paper, CHIEU_PAPER_HEADING, _("The buttons"));
  chieu_sheet_add_buttons (paper, self->table->game);
  if (app_game->sets != NULL)
    chieu_sheet_add_help (paper, app_game->sets);
  chieu_paper_add_text (paper, CHIEU_PAPER_HEADING, chieu_print_thing_to_words (CHIEU_PRINT_CUOC));
  chieu_sheet_add_house_rules (paper, self->table);
  chieu_sheet_add_cuoc (paper, self->table, CHIEU_TABLE_WHOLE);
  if (chieu_sheet_has_faults (self->table->game))
    {
      chieu_paper_add_text (paper, CHIEU_PAPER_HEADING, chieu_print_thing_to_words (CHIEU_PRINT_FAULTS));
      chieu_sheet_add_faults (paper, self->table);
    }
  return TRUE;
}

static gboolean
add_scores (const ChieuPrintAsk  *self,
            ChieuPaper           *paper,
            GError              **error)
{
  const ChieuAppGame *app_game = chieu_app_game_find (self->table->game);
  g_autoptr (ChieuScoreSheet) sheet = NULL;
  g_autofree char *about = NULL;
  GError *local = NULL;

  if (!self->empty && app_game->read_scores != NULL)
    sheet = app_game->read_scores (self->folder, &local);
  if (local != NULL)
    {
      g_propagate_error (error, local);
      return FALSE;
    }
  if (sheet == NULL)
    sheet = chieu_score_sheet_new (self->table->seats);
  /* Translators: on a score sheet, with room to write; then the house rules. */
  about = g_strdup_printf (_("Day: %1$s     House rules: %2$s"), sheet->day != NULL ? sheet->day : "____________________",
                           sheet->house != NULL ? sheet->house : self->table->name);
  chieu_paper_add_text (paper, CHIEU_PAPER_TEXT, about);
  chieu_score_sheet_print (sheet, paper, TRUE);
  return TRUE;
}

/* Returns: (transfer full) (nullable): the text of what is asked for, which is no deck; NULL with @error: see chieu_print_ask_make_job() */
static ChieuPaper *
make_paper (const ChieuPrintAsk  *self,
            GError              **error)
{
  g_autofree char *title = chieu_print_ask_make_title (self);
  g_autoptr (ChieuPaper) paper = chieu_paper_new (title);
  gboolean ok = TRUE;

  chieu_paper_add_text (paper, CHIEU_PAPER_TITLE, title);
  switch (self->thing)
    {
    case CHIEU_PRINT_COURSE:
      ok = add_course (self, paper, error);
      break;
    case CHIEU_PRINT_LESSONS:
      ok = add_lessons (self, paper, error);
      break;
    case CHIEU_PRINT_CUOC:
      chieu_sheet_add_house_rules (paper, self->table);
      chieu_sheet_add_cuoc (paper, self->table, CHIEU_TABLE_WHOLE);
      break;
    case CHIEU_PRINT_FAULTS:
      ok = add_faults (self, paper, error);
      break;
    case CHIEU_PRINT_SCORES:
      ok = add_scores (self, paper, error);
      break;
    case CHIEU_PRINT_DECK:
    case CHIEU_PRINT_N_THINGS:
    default:
      g_return_val_if_reached (NULL);
    }
  return ok ? g_steal_pointer (&paper) : NULL;
}

/* ---- The pages ---- */

static void
draw_page (gpointer  data,
           cairo_t  *cr,
           int       page)
{
  chieu_paper_layout_draw_page (data, cr, page);
}

ChieuPrintJob *
chieu_print_ask_make_job (const ChieuPrintAsk  *self,
                          ChieuDeckFaces       *faces,
                          GError              **error)
{
  g_autoptr (ChieuPrintAsk) ask = NULL;
  g_autoptr (ChieuPaper) paper = NULL;
  ChieuPaperLayout *layout;
  ChieuPaperLook look;

  g_return_val_if_fail (self != NULL && faces != NULL, NULL);
  g_return_val_if_fail (self->thing == CHIEU_PRINT_DECK || self->table != NULL, NULL);

  ask = chieu_print_ask_copy (self);
  if (ask->table != NULL)
    chieu_house_table_read (ask->table, ask->folder);
  if (ask->thing == CHIEU_PRINT_DECK)
    return chieu_deck_printer_make_job (&ask->deck, ask->table, faces, error);
  chieu_deck_faces_set_script (faces, ask->deck.script);
  paper = make_paper (ask, error);
  if (paper == NULL)
    return NULL;
  look = (ChieuPaperLook) {
    .width = ask->paper_width,
    .height = ask->paper_height,
    .margin = MARGIN,
    .points = ask->large ? POINTS_LARGE : POINTS,
    .has_foot = TRUE,
  };
  layout = chieu_paper_layout_new (paper, &look, faces, error);
  if (layout == NULL)
    return NULL;
  return chieu_print_job_new (paper->title, look.width, look.height, chieu_paper_layout_get_n_pages (layout), draw_page, layout,
                              (GDestroyNotify) chieu_paper_layout_free);
}

/* ---- From a command line ---- */

/* Finds the game whose id is @name; if a deck is printed, the deck of that id, which @ask gets. @game: (out) (nullable): the game, or the
 * first that is played with the deck. Returns: TRUE, or FALSE with @error, which names the decks or the games that exist */
static gboolean
find_named (ChieuPrintAsk     *ask,
            const char        *name,
            const ChieuGame  **game,
            GError           **error)
{
  g_autoptr (GArray) decks = chieu_print_decks_new ();
  g_autoptr (GString) known = g_string_new (NULL);
  gboolean is_deck = ask->thing == CHIEU_PRINT_DECK;

  *game = NULL;
  for (guint i = 0; is_deck && i < decks->len; i++)
    {
      const ChieuPrintDeck *one = &g_array_index (decks, ChieuPrintDeck, i);

      g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", one->deck->id);
      if (!g_str_equal (one->deck->id, name))
        continue;
      chieu_print_options_init (&ask->deck, one);
      *game = one->game;
      return TRUE;
    }
  for (int i = 0; !is_deck && chieu_app_games[i] != NULL; i++)
    {
      const ChieuGame *one = chieu_app_games[i]->offer.game;

      g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", one->id);
      if (!g_str_equal (one->id, name))
        continue;
      *game = one;
      return TRUE;
    }
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
               is_deck ? _("there is no deck “%s”; the decks are %s") : _("there is no game “%s”; the games are %s"), name, known->str);
  return FALSE;
}

/* Returns: (transfer full) (nullable): the program's settings, if it is installed. */
static GSettings *
open_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  GSettingsSchema *schema = source != NULL ? g_settings_schema_source_lookup (source, SETTINGS_ID, TRUE) : NULL;

  if (schema == NULL)
    return NULL;
  g_settings_schema_unref (schema);
  return g_settings_new (SETTINGS_ID);
}

gboolean
chieu_print_to_file (ChieuPrintThing   thing,
                     const char       *name,
                     const char       *paper,
                     gboolean          large,
                     const char       *folder,
                     GFile            *file,
                     GError          **error)
{
  g_autoptr (ChieuPrintAsk) ask = g_new0 (ChieuPrintAsk, 1);
  g_autoptr (ChieuDeckFaces) faces = chieu_deck_faces_new (FALSE);
  g_autoptr (GSettings) settings = NULL;
  g_autoptr (ChieuPrintJob) job = NULL;
  g_autoptr (GString) papers = g_string_new (chieu_print_papers[0].name);
  const ChieuGame *game;
  int number;

  g_return_val_if_fail (thing < CHIEU_PRINT_N_THINGS && name != NULL && folder != NULL && G_IS_FILE (file), FALSE);

  ask->thing = thing;
  if (!find_named (ask, name, &game, error))
    return FALSE;
  number = paper != NULL ? chieu_print_papers_find (paper) : chieu_print_papers_find_usual ();
  if (number < 0)
    {
      for (int i = 1; i < CHIEU_PRINT_PAPERS; i++)
        g_string_append_printf (papers, ", %s", chieu_print_papers[i].name);
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("there is no paper “%s”; the papers are %s"), paper, papers->str);
      return FALSE;
    }
  settings = open_settings ();
  if (settings != NULL)
    chieu_print_options_read_settings (&ask->deck, settings);
  ask->table = game != NULL ? chieu_house_table_new (game, settings) : NULL;
  ask->folder = g_strdup (folder);
  ask->large = ask->deck.large = large;
  ask->paper_width = ask->deck.paper_width = chieu_print_papers[number].width;
  ask->paper_height = ask->deck.paper_height = chieu_print_papers[number].height;
  job = chieu_print_ask_make_job (ask, faces, error);
  return job != NULL && chieu_print_job_save_pdf (job, file, NULL, error);
}
