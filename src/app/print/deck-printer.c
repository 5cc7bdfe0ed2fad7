/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "deck-printer.h"

#include <cairo-pdf.h>
#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <librsvg/rsvg.h>
#include <pango/pangocairo.h>

#include "mat/faces/card-shape.h"
#include "mat/faces/face-render.h"
#include "mat/faces/pictures.h"
#include "match/record/bounded.h"
#include "match/words/words.h"

#define POINTS_PER_MM (72.0 / 25.4)
#define LARGE 1.3
#define BLEED 2.0
/* A card of a deck about whose real size nobody wrote. */
#define HEIGHT_USUAL 97.0

/* Each picture is kept as it is drawn this high, in millimetres; as lines it is as sharp in any size. */
#define FACE_HEIGHT 100.0
#define BACK CHIEU_DECK_FACES_MAX

/* Letters of names, of what stands on a sheet, and the band under a name, in millimetres. */
#define NAME_SMALL 2.4
#define NAME_LARGE 5.0
#define NAME_ROOM 0.7
#define NOTE 2.4
#define MARK_WIDTH 0.1
/* Letters are laid out so many times larger: Pango puts them on whole units, which are millimetres here. */
#define FINE 40.0
#define TICK 1.5
#define TICKS 10

/* The paper of the pictures, their ink, and that of red cards. */
static const double paper_colour[3] = { 0.957, 0.918, 0.827 }, ink[3] = { 0.129, 0.11, 0.098 }, red[3] = { 0.769, 0.224, 0.169 };

const ChieuPrintPaper chieu_print_papers[CHIEU_PRINT_PAPERS] = {
  { "A4", GTK_PAPER_NAME_A4, 210, 297 },
  { "A3", GTK_PAPER_NAME_A3, 297, 420 },
  { "Letter", GTK_PAPER_NAME_LETTER, 215.9, 279.4 },
};

struct _ChieuDeckPrinter
{
  ChieuPrintOptions options;
  ChieuSheetPlan plan;
  cairo_surface_t *faces[CHIEU_DECK_FACES_MAX + 1];      /* by card; the last one is the back; NULL: bare paper with a name */
  double widths[CHIEU_DECK_FACES_MAX + 1];               /* of a picture that is FACE_HEIGHT high */
};

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

/* (transfer full): the name of a card as its own print has it. */
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

int
chieu_print_papers_find_usual (void)
{
  for (int i = 0; i < CHIEU_PRINT_PAPERS; i++)
    if (g_str_has_prefix (gtk_paper_size_get_default (), chieu_print_papers[i].gtk_name))
      return i;
  return 0;
}

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
  };
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

/* ---- Pictures ---- */

/* Keeps the picture @handle as a list of strokes. */
static gboolean
keep_face (ChieuDeckPrinter  *self,
           int                i,
           RsvgHandle        *handle,
           GError           **error)
{
  RsvgRectangle box = { 0 };
  gboolean has_box, ok;
  cairo_t *cr;

  rsvg_handle_get_intrinsic_dimensions (handle, NULL, NULL, NULL, NULL, &has_box, &box);
  if (!has_box || box.width <= 0 || box.height <= 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _("the picture has no size"));
      return FALSE;
    }
  self->widths[i] = FACE_HEIGHT * box.width / box.height;
  self->faces[i] = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, &(cairo_rectangle_t) { 0, 0, self->widths[i], FACE_HEIGHT });
  cr = cairo_create (self->faces[i]);
  ok = rsvg_handle_render_document (handle, cr, &(RsvgRectangle) { 0, 0, self->widths[i], FACE_HEIGHT }, error);
  cairo_destroy (cr);
  return ok;
}

/* Reads the picture @name of the deck. */
static gboolean
read_face (ChieuDeckPrinter  *self,
           int                i,
           const char        *name,
           GError           **error)
{
  g_autofree char *path = chieu_pictures_face_path (self->options.deck.deck->id, name, FALSE);
  g_autofree char *picture = NULL;
  RsvgHandle *handle;
  gboolean ok;
  gsize length;

  if (!chieu_bounded_read (path, CHIEU_PICTURE_BYTES_MAX, &picture, &length, error))
    return FALSE;
  handle = rsvg_handle_new_from_data ((const guint8 *) picture, length, error);
  ok = handle != NULL && keep_face (self, i, handle, error);
  if (!ok)
    g_prefix_error (error, "%s: ", path);
  g_clear_object (&handle);
  return ok;
}

ChieuDeckPrinter *
chieu_deck_printer_new (const ChieuPrintOptions  *options,
                        GError                  **error)
{
  g_autoptr (ChieuDeckPrinter) self = NULL;
  const ChieuDeck *deck;

  g_return_val_if_fail (options != NULL, NULL);

  self = g_new0 (ChieuDeckPrinter, 1);
  self->options = *options;
  chieu_print_options_plan (options, &self->plan);
  if (chieu_sheet_plan_count_on_sheet (&self->plan) == 0)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("A card of %.0f × %.0f mm does not fit on paper of %.0f × %.0f mm"),
                   self->plan.ask.card_width, self->plan.ask.card_height, options->paper_width, options->paper_height);
      return NULL;
    }
  deck = options->deck.deck;
  for (int card = 0; card < deck->n_faces && !deck->plain; card++)
    if (!read_face (self, card, chieu_deck_name (deck, (ChieuCard) card), error))
      return NULL;
  if (options->backs != CHIEU_BACKS_NONE && !deck->plain && !read_face (self, BACK, "back", error))
    return NULL;
  return g_steal_pointer (&self);
}

void
chieu_deck_printer_free (ChieuDeckPrinter *self)
{
  if (self == NULL)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (self->faces); i++)
    g_clear_pointer (&self->faces[i], cairo_surface_destroy);
  g_free (self);
}

const ChieuSheetPlan *
chieu_deck_printer_get_plan (const ChieuDeckPrinter *self)
{
  return &self->plan;
}

/* ---- Drawing ---- */

static void
set_colour (cairo_t      *cr,
            const double *colour)
{
  cairo_set_source_rgb (cr, colour[0], colour[1], colour[2]);
}

/* (transfer full): @text in letters so high, in millimetres. */
static PangoLayout *
lay_out (cairo_t    *cr,
         const char *text,
         double      size,
         gboolean    bold)
{
  PangoLayout *layout = pango_cairo_create_layout (cr);
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string (bold ? "Sans Bold" : "Sans");

  pango_font_description_set_absolute_size (font, size * FINE * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  return layout;
}

static void
measure (PangoLayout *layout,
         double      *width,
         double      *height)
{
  PangoRectangle box;

  pango_layout_get_extents (layout, NULL, &box);
  *width = box.width / FINE / PANGO_SCALE;
  *height = box.height / FINE / PANGO_SCALE;
}

/* Draws @layout, @shrink times as large as it was laid out, at the origin. */
static void
show_layout (cairo_t     *cr,
             PangoLayout *layout,
             double       shrink)
{
  cairo_save (cr);
  cairo_scale (cr, shrink / FINE, shrink / FINE);
  pango_cairo_update_layout (cr, layout);
  pango_cairo_show_layout (cr, layout);
  cairo_restore (cr);
}

/* A band of paper at the foot of the card with its name, in letters as large as its width lets them be. */
static void
draw_name (ChieuDeckPrinter *self,
           cairo_t          *cr,
           ChieuSheetBox     box,
           ChieuCard         card)
{
  const ChieuDeck *deck = self->options.deck.deck;
  g_autofree char *name = name_card (&self->options.deck, card);
  gboolean is_large = self->options.names == CHIEU_PRINT_NAMES_LARGE || self->faces[card] == NULL;
  double size = (is_large ? NAME_LARGE : NAME_SMALL) * (self->options.large ? LARGE : 1);
  g_autoptr (PangoLayout) layout = lay_out (cr, name, size, TRUE);
  double width, height, room = box.width - 2 * NAME_ROOM, shrink;

  measure (layout, &width, &height);
  shrink = MIN (1, room / MAX (width, 0.1));
  set_colour (cr, paper_colour);
  cairo_rectangle (cr, box.x + NAME_ROOM, box.y + box.height - height * shrink - 2 * NAME_ROOM, room, height * shrink + NAME_ROOM);
  cairo_fill (cr);
  cairo_save (cr);
  cairo_translate (cr, box.x + (box.width - width * shrink) / 2, box.y + box.height - height * shrink - 1.5 * NAME_ROOM);
  set_colour (cr, chieu_deck_is_red (deck, card) ? red : ink);
  show_layout (cr, layout, shrink);
  cairo_restore (cr);
}

/* Picture number @i in the middle of @box, as large as it can be; paper round it. */
static void
draw_picture (ChieuDeckPrinter *self,
              cairo_t          *cr,
              ChieuSheetBox     box,
              int               i)
{
  double bleed = self->plan.ask.bleed, scale;

  set_colour (cr, paper_colour);
  cairo_rectangle (cr, box.x - bleed, box.y - bleed, box.width + 2 * bleed, box.height + 2 * bleed);
  cairo_fill (cr);
  if (self->faces[i] == NULL)
    return;
  scale = MIN (box.height / FACE_HEIGHT, box.width / self->widths[i]);
  cairo_save (cr);
  cairo_translate (cr, box.x + (box.width - self->widths[i] * scale) / 2, box.y + (box.height - FACE_HEIGHT * scale) / 2);
  cairo_scale (cr, scale, scale);
  cairo_set_source_surface (cr, self->faces[i], 0, 0);
  cairo_rectangle (cr, 0, 0, self->widths[i], FACE_HEIGHT);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* Takes the colours away from all that was drawn. */
static void
make_grey (ChieuDeckPrinter *self,
           cairo_t          *cr)
{
  cairo_save (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_HSL_SATURATION);
  cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
  cairo_rectangle (cr, 0, 0, self->plan.width, self->plan.height);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_marks (ChieuDeckPrinter *self,
            cairo_t          *cr)
{
  g_autoptr (GArray) marks = chieu_sheet_plan_make_marks (&self->plan);

  for (guint i = 0; i < marks->len; i++)
    {
      const ChieuSheetMark *mark = &g_array_index (marks, ChieuSheetMark, i);

      cairo_move_to (cr, mark->x1, mark->y1);
      cairo_line_to (cr, mark->x2, mark->y2);
    }
  cairo_set_line_width (cr, MARK_WIDTH);
  set_colour (cr, ink);
  cairo_stroke (cr);
}

/* The rule, and beside it that it is to be 100 mm long, the deck and the sheet. */
static void
draw_rule (ChieuDeckPrinter *self,
           cairo_t          *cr,
           int               page)
{
  ChieuSheetMark rule = chieu_sheet_plan_get_rule (&self->plan);
  gboolean below = self->plan.rule_is_below;
  int sheets = chieu_sheet_plan_count_sheets (&self->plan);
  int sheet = page / (self->plan.ask.backs == CHIEU_BACKS_DUPLEX ? 2 : 1) + 1;
  /* Translators: at the edge of a printed sheet of cards, beside a line that is 100 mm long: the deck, the number of the sheet. */
  g_autofree char *text = g_strdup_printf (_("%1$s · sheet %2$d of %3$d · print at 100 %%: this line is 100 mm long"),
                                           self->options.deck.title, sheet, sheets);
  g_autoptr (PangoLayout) layout = lay_out (cr, text, NOTE, FALSE);
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
  cairo_set_line_width (cr, MARK_WIDTH * 2);
  set_colour (cr, ink);
  cairo_stroke (cr);
  measure (layout, &width, &height);
  shrink = MIN (1, CHIEU_SHEET_RULE / width);
  cairo_translate (cr, (CHIEU_SHEET_RULE - width * shrink) / 2, -TICK - height * shrink);
  show_layout (cr, layout, shrink);
  cairo_restore (cr);
}

void
chieu_deck_printer_draw_page (ChieuDeckPrinter *self,
                              cairo_t          *cr,
                              int               page)
{
  const ChieuDeck *deck = self->options.deck.deck;
  gboolean backs = chieu_sheet_plan_is_back_page (&self->plan, page);
  int first, n;

  g_return_if_fail (self != NULL && cr != NULL && page >= 0 && page < chieu_sheet_plan_count_pages (&self->plan));

  first = chieu_sheet_plan_first_card (&self->plan, page);
  n = chieu_sheet_plan_count_cards (&self->plan, page);
  for (int place = 0; place < n; place++)
    {
      ChieuSheetBox box = chieu_sheet_plan_card (&self->plan, page, place);
      ChieuCard card = (ChieuCard) ((first + place) / deck->copies);

      draw_picture (self, cr, box, backs ? BACK : card);
      if (self->plan.ask.backs == CHIEU_BACKS_FOLDED)
        draw_picture (self, cr, chieu_sheet_plan_back (&self->plan, page, place), BACK);
      if (!backs && (self->options.names != CHIEU_PRINT_NAMES_NONE || self->faces[card] == NULL))
        draw_name (self, cr, box, card);
    }
  if (self->options.grey)
    make_grey (self, cr);
  draw_marks (self, cr);
  draw_rule (self, cr, page);
}

/* ---- PDF ---- */

typedef struct
{
  GOutputStream *stream;
  GCancellable *cancellable;
  GError *error;
} Writer;

static cairo_status_t
write_cb (void                *data,
          const unsigned char *bytes,
          unsigned int         n)
{
  Writer *writer = data;

  if (writer->error != NULL || !g_output_stream_write_all (writer->stream, bytes, n, NULL, writer->cancellable, &writer->error))
    return CAIRO_STATUS_WRITE_ERROR;
  return CAIRO_STATUS_SUCCESS;
}

gboolean
chieu_deck_printer_write_pdf (ChieuDeckPrinter  *self,
                              GOutputStream     *stream,
                              GCancellable      *cancellable,
                              GError           **error)
{
  Writer writer = { stream, cancellable, NULL };
  cairo_surface_t *surface;
  cairo_status_t status;
  cairo_t *cr;

  g_return_val_if_fail (self != NULL && G_IS_OUTPUT_STREAM (stream), FALSE);

  surface = cairo_pdf_surface_create_for_stream (write_cb, &writer, self->plan.width * POINTS_PER_MM, self->plan.height * POINTS_PER_MM);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, self->options.deck.title);
  cr = cairo_create (surface);
  cairo_scale (cr, POINTS_PER_MM, POINTS_PER_MM);
  for (int page = 0; page < chieu_sheet_plan_count_pages (&self->plan); page++)
    {
      chieu_deck_printer_draw_page (self, cr, page);
      cairo_show_page (cr);
    }
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (writer.error != NULL)
    g_propagate_error (error, writer.error);
  else if (status != CAIRO_STATUS_SUCCESS)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
  return writer.error == NULL && status == CAIRO_STATUS_SUCCESS;
}

gboolean
chieu_deck_printer_save_pdf (ChieuDeckPrinter  *self,
                             GFile             *file,
                             GCancellable      *cancellable,
                             GError           **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GFileOutputStream) stream = NULL;
  gboolean ok;

  g_return_val_if_fail (self != NULL && G_IS_FILE (file), FALSE);

  name = g_file_get_parse_name (file);
  stream = g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, cancellable, error);
  ok = stream != NULL && chieu_deck_printer_write_pdf (self, G_OUTPUT_STREAM (stream), cancellable, error);
  if (ok)
    ok = g_output_stream_close (G_OUTPUT_STREAM (stream), cancellable, error);
  else if (stream != NULL)
    {
      /* A stream that is closed when it has been cancelled leaves the file as it was. */
      g_autoptr (GCancellable) stopped = g_cancellable_new ();

      g_cancellable_cancel (stopped);
      g_output_stream_close (G_OUTPUT_STREAM (stream), stopped, NULL);
    }
  if (!ok)
    g_prefix_error (error, "%s: ", name);
  return ok;
}

gboolean
chieu_deck_printer_print_to_file (const char  *deck,
                                  GFile       *file,
                                  GError     **error)
{
  g_autoptr (GArray) decks = chieu_print_decks_new ();
  g_autoptr (GString) known = g_string_new (NULL);

  g_return_val_if_fail (deck != NULL && G_IS_FILE (file), FALSE);

  for (guint i = 0; i < decks->len; i++)
    {
      const ChieuPrintDeck *one = &g_array_index (decks, ChieuPrintDeck, i);
      g_autoptr (ChieuDeckPrinter) printer = NULL;
      ChieuPrintOptions options;

      g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", one->deck->id);
      if (!g_str_equal (one->deck->id, deck))
        continue;
      chieu_print_options_init (&options, one);
      printer = chieu_deck_printer_new (&options, error);
      return printer != NULL && chieu_deck_printer_save_pdf (printer, file, NULL, error);
    }
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT, _("there is no deck “%s”: there are %s"), deck, known->str);
  return FALSE;
}
