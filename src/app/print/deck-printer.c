/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "deck-printer.h"

#include <glib/gi18n.h>

#include "app/preferences/card-answers.h"
#include "free-places.h"
#include "mat/faces/card-shape.h"
#include "match/words/words.h"
#include "print-paper.h"
#include "print-text.h"

/* The size of large cards, as a multiple of the usual one. */
#define LARGE 1.3

/* The bleed: the width of the paper round a card that is printed, too, and cut away, in millimetres. */
#define BLEED 2.0
/* The height of a card, in millimetres, for decks whose real size is not known; their shape says how wide they are. */
#define HEIGHT_USUAL 97.0

/* The number of the picture of the back: it follows those of the faces. */
#define BACK CHIEU_DECK_FACES_MAX

/* In millimetres: the letters of names, small and large, and the margin of the band under a name; the letters of the line beside
 * the rule; the width of cut marks and of the lines of the rule, and the length of a long tick. */
#define NAME_SMALL 2.4
#define NAME_LARGE 5.0
#define NAME_ROOM 0.7
#define NOTE 2.4
#define MARK_WIDTH 0.1
#define RULE_WIDTH 0.2
#define TICK 1.5

/* The ticks divide the rule into this many parts; those at its ends and in its middle are long. */
#define TICKS 10
/* A name is taken to be at least this wide, in millimetres, because a name without ink has no width. */
#define WIDTH_LEAST 0.1

/* The paper of the pictures, and the ink of red cards. */
static const double paper_colour[3] = { 0.957, 0.918, 0.827 }, red[3] = { 0.769, 0.224, 0.169 };

/* The data of a job: a deck that is ready to be drawn. */
typedef struct
{
  ChieuPrintOptions options;
  ChieuSheetPlan plan;
  ChieuDeckFaces *faces;         /* owns the pictures */
  ChieuFreePlaces *places;       /* (nullable): what stands on free places */
  const ChieuDeckFace *pictures[BACK + 1];  /* by card, and BACK; NULL: bare paper, with a name on the face */
} Printer;

/* ---- Decks ---- */

GArray *
chieu_print_decks_new (void)
{
  GArray *decks = g_array_new (FALSE, FALSE, sizeof (ChieuPrintDeck));

  for (int i = 0; i < chieu_gallery_count_decks (); i++)
    {
      const ChieuGalleryDeck *gallery = chieu_gallery_get_deck (i);

      g_array_append_val (decks, ((ChieuPrintDeck) { gallery, gallery->deck, gallery->games[0], gallery->title }));
      for (int g = 1; g < CHIEU_GALLERY_GAMES && gallery->games[g] != NULL; g++)
        if (gallery->games[g]->deck != gallery->deck)
          {
            const ChieuGame *game = gallery->games[g];
            const char *title = chieu_words_game (chieu_words_for_game (game), game->max_seats);

            g_array_append_val (decks, ((ChieuPrintDeck) { gallery, game->deck, game, title }));
          }
    }
  return decks;
}

/* Returns: (transfer full): the name of a card as its own print has it. */
static char *
name_card (const ChieuPrintDeck *self,
           ChieuCard             card)
{
  ChieuGalleryNames names;
  char *name;

  if (self->game != NULL)
    return g_strdup (chieu_words_card (chieu_words_for_game (self->game), card));
  chieu_gallery_get_names (self->gallery, card, &names);
  name = g_strdup (names.vietnamese);
  chieu_gallery_names_clear (&names);
  return name;
}

/* ---- Options ---- */

void
chieu_print_options_init (ChieuPrintOptions    *self,
                          const ChieuPrintDeck *deck)
{
  const ChieuPrintPaper *paper = &chieu_print_papers[chieu_print_papers_find_usual ()];

  g_return_if_fail (self != NULL && deck != NULL);

  *self = (ChieuPrintOptions) {
    .deck = *deck,
    .paper_width = paper->width,
    .paper_height = paper->height,
    .may_turn = TRUE,
    .back_colour = chieu_card_backs[0].word,
  };
}

void
chieu_print_options_read_settings (ChieuPrintOptions *self,
                                   GSettings         *settings)
{
  g_autofree char *script = NULL;
  g_autofree char *colour = NULL;

  g_return_if_fail (self != NULL && G_IS_SETTINGS (settings));

  script = g_settings_get_string (settings, "card-script");
  colour = g_settings_get_string (settings, "card-back");
  self->script = chieu_card_script_parse (script);
  self->back_colour = chieu_card_backs[chieu_card_answer_find (chieu_card_backs, colour)].word;
}

void
chieu_print_options_plan (const ChieuPrintOptions *self,
                          ChieuSheetPlan          *plan)
{
  const ChieuGalleryDeck *gallery;
  ChieuSheetAsk ask;

  g_return_if_fail (self != NULL && plan != NULL);

  gallery = self->deck.gallery;
  ask = (ChieuSheetAsk) {
    .paper_width = self->paper_width,
    .paper_height = self->paper_height,
    .may_turn = self->may_turn,
    .card_width = gallery->width > 0 ? gallery->width : chieu_card_width (self->deck.deck, HEIGHT_USUAL),
    .card_height = gallery->height > 0 ? gallery->height : HEIGHT_USUAL,
    .bleed = self->bleed ? BLEED : 0,
    .backs = self->backs,
    .n_cards = self->deck.deck->n_faces * self->deck.deck->copies,
  };
  if (self->large)
    {
      ask.card_width *= LARGE;
      ask.card_height *= LARGE;
    }
  chieu_sheet_plan_init (plan, &ask);
}

/* ---- Drawing ---- */

/* Draws a band of paper at the foot of the card with its name, in letters as large as its width allows. */
static void
draw_name (Printer       *self,
           cairo_t       *cr,
           ChieuSheetBox  box,
           ChieuCard      card)
{
  const ChieuDeck *deck = self->options.deck.deck;
  g_autofree char *name = name_card (&self->options.deck, card);
  g_autofree char *markup = g_markup_escape_text (name, -1);
  gboolean is_large = self->options.names == CHIEU_PRINT_NAMES_LARGE || self->pictures[card] == NULL;
  double size = (is_large ? NAME_LARGE : NAME_SMALL) * (self->options.large ? LARGE : 1);
  g_autoptr (PangoLayout) text = chieu_print_text_new (markup, size, TRUE, 0);
  double width, height, room = box.width - 2 * NAME_ROOM, shrink;

  chieu_print_text_measure (text, &width, &height);
  shrink = MIN (1, room / MAX (width, WIDTH_LEAST));
  /* Half of the margin is above the name, and half below it; the band ends one margin above the edge of the card. */
  chieu_print_set_colour (cr, paper_colour);
  cairo_rectangle (cr, box.x + NAME_ROOM, box.y + box.height - height * shrink - 2 * NAME_ROOM, room, height * shrink + NAME_ROOM);
  cairo_fill (cr);
  cairo_save (cr);
  cairo_translate (cr, box.x + (box.width - width * shrink) / 2, box.y + box.height - height * shrink - 1.5 * NAME_ROOM);
  chieu_print_set_colour (cr, chieu_deck_is_red (deck, card) ? red : chieu_print_ink);
  chieu_print_text_draw (text, cr, shrink);
  cairo_restore (cr);
}

/* Draws picture number @i in the middle of @box, as large as possible, with paper around it. */
static void
draw_picture (Printer       *self,
              cairo_t       *cr,
              ChieuSheetBox  box,
              int            i)
{
  double bleed = self->plan.ask.bleed;

  chieu_print_set_colour (cr, paper_colour);
  cairo_rectangle (cr, box.x - bleed, box.y - bleed, box.width + 2 * bleed, box.height + 2 * bleed);
  cairo_fill (cr);
  if (self->pictures[i] != NULL)
    chieu_deck_face_draw (self->pictures[i], cr, box);
}

static void
draw_marks (Printer *self,
            cairo_t *cr)
{
  g_autoptr (GArray) marks = chieu_sheet_plan_make_marks (&self->plan);

  for (guint i = 0; i < marks->len; i++)
    {
      const ChieuSheetMark *mark = &g_array_index (marks, ChieuSheetMark, i);

      cairo_move_to (cr, mark->x1, mark->y1);
      cairo_line_to (cr, mark->x2, mark->y2);
    }
  cairo_set_line_width (cr, MARK_WIDTH);
  chieu_print_set_colour (cr, chieu_print_ink);
  cairo_stroke (cr);
}

/* Draws the rule, and beside it the name of the deck, the number of the sheet and how long the rule has to be. */
static void
draw_rule (Printer *self,
           cairo_t *cr,
           int      page)
{
  ChieuSheetMark rule = chieu_sheet_plan_get_rule (&self->plan);
  gboolean below = self->plan.rule_is_below;
  int sheets = chieu_sheet_plan_count_sheets (&self->plan);
  int sheet = chieu_sheet_plan_get_sheet (&self->plan, page) + 1;
  /* Translators: at the edge of a printed sheet of cards, beside a line that is 100 mm long: the deck, the number of the sheet. */
  g_autofree char *text = g_strdup_printf (_("%1$s · sheet %2$d of %3$d · print at 100%%: this line is 100 mm long"),
                                           self->options.deck.title, sheet, sheets);
  g_autofree char *markup = g_markup_escape_text (text, -1);
  g_autoptr (PangoLayout) layout = chieu_print_text_new (markup, NOTE, FALSE, 0);
  double width, height, shrink;

  cairo_save (cr);
  cairo_translate (cr, rule.x1, below ? rule.y1 : rule.y2);
  if (!below)
    cairo_rotate (cr, -G_PI / 2);
  for (int i = 0; i <= TICKS; i++)
    {
      cairo_move_to (cr, i * CHIEU_SHEET_RULE / TICKS, 0);
      cairo_rel_line_to (cr, 0, i % (TICKS / 2) == 0 ? -TICK : -TICK / 2);
    }
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, CHIEU_SHEET_RULE, 0);
  cairo_set_line_width (cr, RULE_WIDTH);
  chieu_print_set_colour (cr, chieu_print_ink);
  cairo_stroke (cr);
  chieu_print_text_measure (layout, &width, &height);
  shrink = MIN (1, CHIEU_SHEET_RULE / width);
  cairo_translate (cr, (CHIEU_SHEET_RULE - width * shrink) / 2, -TICK - height * shrink);
  chieu_print_text_draw (layout, cr, shrink);
  cairo_restore (cr);
}

static void
draw_page (gpointer  data,
           cairo_t  *cr,
           int       page)
{
  Printer *self = data;
  const ChieuDeck *deck = self->options.deck.deck;
  gboolean backs = chieu_sheet_plan_is_back_page (&self->plan, page);
  int first = chieu_sheet_plan_find_first_card (&self->plan, page), n = chieu_sheet_plan_count_cards (&self->plan, page);

  for (int place = 0; place < n; place++)
    {
      ChieuSheetBox box = chieu_sheet_plan_find_card (&self->plan, page, place);
      ChieuCard card = (ChieuCard) ((first + place) / deck->copies);

      draw_picture (self, cr, box, backs ? BACK : card);
      if (self->plan.ask.backs == CHIEU_BACKS_FOLDED)
        draw_picture (self, cr, chieu_sheet_plan_find_back (&self->plan, page, place), BACK);
      if (!backs && (self->options.names != CHIEU_PRINT_NAMES_NONE || self->pictures[card] == NULL))
        draw_name (self, cr, box, card);
    }
  if (self->options.grey)
    {
      /* Removes the colours of everything that was drawn. */
      cairo_save (cr);
      cairo_set_operator (cr, CAIRO_OPERATOR_HSL_SATURATION);
      cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
      cairo_rectangle (cr, 0, 0, self->plan.width, self->plan.height);
      cairo_fill (cr);
      cairo_restore (cr);
    }
  if (self->places != NULL && !backs)
    chieu_free_places_draw (self->places, cr, page);
  draw_marks (self, cr);
  draw_rule (self, cr, page);
}

/* ---- The job ---- */

static void
printer_free (gpointer data)
{
  Printer *self = data;

  g_clear_pointer (&self->places, chieu_free_places_free);
  chieu_deck_faces_unref (self->faces);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Printer, printer_free)

static gboolean
read_pictures (Printer  *self,
               GError  **error)
{
  const ChieuDeck *deck = self->options.deck.deck;

  for (int card = 0; card < deck->n_faces && !deck->plain; card++)
    {
      self->pictures[card] = chieu_deck_faces_get (self->faces, deck, chieu_deck_name (deck, (ChieuCard) card), error);
      if (self->pictures[card] == NULL)
        return FALSE;
    }
  if (self->options.backs == CHIEU_BACKS_NONE || deck->plain)
    return TRUE;
  self->pictures[BACK] = chieu_deck_faces_get_back (self->faces, deck, self->options.back_colour, error);
  return self->pictures[BACK] != NULL;
}

ChieuPrintJob *
chieu_deck_printer_make_job (const ChieuPrintOptions  *options,
                             const ChieuHouseTable    *table,
                             ChieuDeckFaces           *faces,
                             GError                  **error)
{
  g_autoptr (Printer) self = NULL;
  ChieuSheetPlan *plan;

  g_return_val_if_fail (options != NULL && faces != NULL, NULL);

  self = g_new0 (Printer, 1);
  self->options = *options;
  self->faces = chieu_deck_faces_ref (faces);
  chieu_deck_faces_set_script (faces, options->script);
  plan = &self->plan;
  chieu_print_options_plan (options, plan);
  if (chieu_sheet_plan_count_on_sheet (plan) == 0)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("A card of %.0f × %.0f mm does not fit on paper of %.0f × %.0f mm"),
                   plan->ask.card_width, plan->ask.card_height, options->paper_width, options->paper_height);
      return NULL;
    }
  if (!read_pictures (self, error))
    return NULL;
  if (table != NULL)
    self->places = chieu_free_places_new (plan, table, options->large, faces);
  return chieu_print_job_new (options->deck.title, plan->width, plan->height, chieu_sheet_plan_count_pages (plan), draw_page,
                              g_steal_pointer (&self), printer_free);
}
