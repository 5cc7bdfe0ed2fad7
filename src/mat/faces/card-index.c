/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-index.h"

#include <string.h>

#include "card-shape.h"
#include "face-cache.h"
#include "match/words/words.h"
#include "rounded.h"

/* In thousandths of the height of a card: the middle of the tab under the characters, and its side. */
#define TAB_X 71
#define TAB_Y 292
#define TAB_SIDE 92
/* The side of a square tab, in radii of its corners. */
#define TAB_CORNER 12

/* The distance of a tab in a strip from the strip's edges, in pixels; and the height of a lozenge, in sides of the tab. */
#define TAB_EDGE 2.0f
#define LOZENGE_HEIGHT 1.22f
/* The side of the square that is turned to make a lozenge, and the size of letters on a tab, in sides of the tab. */
#define LOZENGE_SIDE 0.86f
#define FIGURE_SIDE 0.80
/* The least side of a tab, in pixels with text of the usual size; and the limit to which larger text makes it grow, in parts of the
 * card's width, so that the characters beside it in a strip keep the other half. */
#define TAB_LEAST 12.0f
#define TAB_WIDTH_MAX 0.5f
/* The part of a strip's height that a figure takes when words stand below it. */
#define FIGURE_PART 0.55f
/* The least width of a label, and the least height of a strip, in which a word can be read, in pixels. On a small card the label
 * is LABEL_READABLE wide with text of the usual size, if the card is that wide. */
#define LABEL_LEAST 18.0f
#define LABEL_READABLE 28.0f
#define STRIP_LEAST 26

/* The large label, in parts of the card's width: its distance from the card's edges, which is also the radius of its corners; its width
 * with text of the usual size, and its largest width, which a fan leaves free of each card; and the room round each of its words. Then
 * how high a figure and a word may be, in parts of the label's width. */
#define LABEL_EDGE 0.048f
#define LABEL_WIDTH 0.50f
#define LABEL_WIDTH_MAX 0.57f
#define LABEL_ROOM 0.045f
#define FIGURE_HEIGHT 0.80f
#define WORD_HEIGHT 0.46f
#define LINES_MAX 3
/* The width of the frame's line, in parts of the label's distance from the edge of the card. */
#define FRAME_LINE 0.3f
/* The size in which letters are laid out once to see how wide they are, in pixels. */
#define FONT_TRIED 64.0

static const GdkRGBA paper = CHIEU_CARD_LIGHT;
static const GdkRGBA ink = CHIEU_CARD_INK;
static const GdkRGBA red = CHIEU_CARD_RED;
static const GdkRGBA figure = CHIEU_CARD_LIGHT;

static ChieuCardIndex shown = CHIEU_INDEX_NONE;

void
chieu_card_index_set_shown (ChieuCardIndex index)
{
  if (shown == index)
    return;
  shown = index;
  chieu_face_cache_redraw_all ();
}

ChieuCardIndex
chieu_card_index_get_shown (void)
{
  return shown;
}

/* The dots per inch of a screen whose text is not enlarged. */
#define USUAL_RESOLUTION 96

/* Returns: how many times as large as usual text is, from the resolution that all fonts follow; as labels can grow no further, from 1
 * to 2 */
static float
text_scale_of (GtkWidget *widget)
{
  double resolution = pango_cairo_context_get_resolution (gtk_widget_get_pango_context (widget));

  return resolution > 0 ? CLAMP (resolution / USUAL_RESOLUTION, 1, 2) : 1;
}

/* Sets the letters of labels, bold and @size pixels high. */
static void
set_size (PangoLayout *layout,
          double       size)
{
  g_autoptr (PangoFontDescription) font = pango_font_description_from_string ("Sans Bold");

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
}

/* ---- The tab ---- */

/* Draws a square for vạn, a circle for văn (a coin) and a lozenge for sách; honours have a square. */
static void
snapshot_tab (GtkSnapshot   *snapshot,
              char           suit,
              float          side,
              const GdkRGBA *colour)
{
  float half = side / 2;
  graphene_rect_t rect = GRAPHENE_RECT_INIT (-half, -half, side, side);
  GskRoundedRect round;

  gtk_snapshot_save (snapshot);
  if (suit == 's')
    {
      gtk_snapshot_rotate (snapshot, 45);
      gtk_snapshot_scale (snapshot, LOZENGE_SIDE, LOZENGE_SIDE);
    }
  gsk_rounded_rect_init_from_rect (&round, &rect, suit == 'n' ? half : side / TAB_CORNER);
  chieu_rounded_fill (snapshot, &round, colour);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_figure (GtkWidget   *widget,
                 GtkSnapshot *snapshot,
                 const char  *text,
                 float        side)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  PangoRectangle ink_box;

  set_size (layout, side * FIGURE_SIDE);
  pango_layout_get_pixel_extents (layout, &ink_box, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-ink_box.x - ink_box.width / 2.0f,
                                                          -ink_box.y - ink_box.height / 2.0f));
  gtk_snapshot_append_layout (snapshot, layout, &figure);
  gtk_snapshot_restore (snapshot);
}

static float
tab_side_of (GtkWidget       *widget,
             const ChieuDeck *deck,
             int              height)
{
  float least = MIN (TAB_LEAST * text_scale_of (widget), chieu_card_width (deck, height) * TAB_WIDTH_MAX);

  return MAX (height * TAB_SIDE / 1000.0f, least);
}

static void
snapshot_tab_index (GtkWidget       *widget,
                    GtkSnapshot     *snapshot,
                    const ChieuDeck *deck,
                    ChieuCard        card,
                    int              height,
                    int              strip)
{
  const char *name = chieu_deck_name (deck, card);
  float width = chieu_card_width (deck, height), side = tab_side_of (widget, deck, height);
  float x = MAX (height * TAB_X / 1000.0f, side / 2 + 1), y = height * TAB_Y / 1000.0f;
  gboolean number = g_ascii_isdigit (name[0]);
  const char letter[2] = { number ? name[0] : g_ascii_toupper (name[0]), '\0' };

  if (strip > 0 && y + side * LOZENGE_HEIGHT / 2 > strip)
    {
      side = MIN (side, (strip - 2 * TAB_EDGE) / LOZENGE_HEIGHT);
      if (side < TAB_LEAST / 2)
        return;
      x = width - TAB_EDGE - side * LOZENGE_HEIGHT / 2;
      y = strip / 2.0f;
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  snapshot_tab (snapshot, number ? name[1] : 'v', side, chieu_deck_is_red (deck, card) ? &red : &ink);
  /* The notation has no accents: "oc" is ông cụ. */
  snapshot_figure (widget, snapshot, g_str_equal (name, "oc") ? "Ô" : letter, side);
  gtk_snapshot_restore (snapshot);
}

/* ---- The large label ---- */

/* A large label, with its words below each other. */
typedef struct
{
  PangoLayout *layouts[LINES_MAX];
  PangoRectangle boxes[LINES_MAX];
  int n;
  float width, height;
  float edge, room;              /* the distances of the label from the card's edges, and of its words from its own */
} Label;

/* @beside: pixels of the card's left side that another card leaves free; 0: all of it */
static float
label_width_of (GtkWidget *widget,
                int        height,
                int        beside)
{
  float card_width = height / CHIEU_STRIP_SHAPE, scale = text_scale_of (widget), edge = card_width * LABEL_EDGE;
  float width = MAX (card_width * MIN (LABEL_WIDTH * scale, LABEL_WIDTH_MAX), MIN (LABEL_READABLE * scale, card_width - 2 * edge));

  return beside > 0 ? MIN (width, beside - edge) : width;
}

/* Returns: the name of the card in the reader's language, by the game that is played with the deck; else its notation */
static const char *
name_of (const ChieuDeck *deck,
         ChieuCard        card)
{
  for (int i = 0; chieu_games[i] != NULL; i++)
    if (chieu_games[i]->deck == deck && chieu_words_for_game (chieu_games[i]) != NULL)
      return chieu_words_card (chieu_words_for_game (chieu_games[i]), card);
  return chieu_deck_name (deck, card);
}

/* Splits @name into lines of one word; a name of two characters without a space, as in Chinese, into lines of one character. */
static char **
split_name (const char *name)
{
  char **lines;

  if (strchr (name, ' ') != NULL || g_utf8_strlen (name, -1) != 2)
    return g_strsplit (name, " ", LINES_MAX);
  lines = g_new0 (char *, 2 + 1);
  lines[0] = g_utf8_substring (name, 0, 1);
  lines[1] = g_utf8_substring (name, 1, 2);
  return lines;
}

static gboolean
is_figure (const char *word)
{
  return g_utf8_strlen (word, -1) == 1;
}

/* Returns: the size of letters at which the ink of @layout fills @width or @height */
static double
fitting_size (PangoLayout *layout,
              float        width,
              float        height)
{
  PangoRectangle ink_box;

  pango_layout_get_extents (layout, &ink_box, NULL);
  return FONT_TRIED * MIN (width * PANGO_SCALE / MAX (ink_box.width, 1), height * PANGO_SCALE / MAX (ink_box.height, 1));
}

/* Lays out @n words below each other, as large as @width and the heights allow: a figure by itself, words all of one size. */
static void
fit_words (GtkWidget    *widget,
           char        **words,
           int           n,
           float         width,
           float         figure_height,
           float         word_height,
           PangoLayout **layouts)
{
  double sizes[LINES_MAX], smallest = G_MAXDOUBLE;

  for (int i = 0; i < n; i++)
    {
      layouts[i] = gtk_widget_create_pango_layout (widget, words[i]);
      set_size (layouts[i], FONT_TRIED);
      sizes[i] = fitting_size (layouts[i], width, is_figure (words[i]) ? figure_height : word_height);
      if (!is_figure (words[i]))
        smallest = MIN (smallest, sizes[i]);
    }
  for (int i = 0; i < n; i++)
    set_size (layouts[i], is_figure (words[i]) ? sizes[i] : smallest);
}

static void
snapshot_frame (GtkSnapshot   *snapshot,
                const Label   *label,
                const GdkRGBA *colour)
{
  GskRoundedRect frame;

  gsk_rounded_rect_init_from_rect (&frame, &GRAPHENE_RECT_INIT (label->edge, label->edge, label->width, label->height), label->edge);
  chieu_rounded_fill (snapshot, &frame, &paper);
  chieu_rounded_outline (snapshot, &frame, MAX (label->edge * FRAME_LINE, 1), colour);
}

/* Draws the words below each other, centred. */
static void
snapshot_words (GtkSnapshot   *snapshot,
                const Label   *label,
                const GdkRGBA *colour)
{
  float middle = label->edge + label->width / 2, y = label->edge + label->room;

  for (int i = 0; i < label->n; i++)
    {
      const PangoRectangle *box = &label->boxes[i];

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (middle - box->width / 2.0f - box->x, y - box->y));
      gtk_snapshot_append_layout (snapshot, label->layouts[i], colour);
      gtk_snapshot_restore (snapshot);
      y += box->height + label->room;
    }
}

static void
clear_label (Label *label)
{
  for (int i = 0; i < label->n; i++)
    g_clear_object (&label->layouts[i]);
}

static void
measure_label (Label *label)
{
  label->height = label->room;
  for (int i = 0; i < label->n; i++)
    {
      pango_layout_get_pixel_extents (label->layouts[i], &label->boxes[i], NULL);
      label->height += label->boxes[i].height + label->room;
    }
}

/* Lays out the label's words in the place of the characters, as far as a fan leaves that free. */
static void
lay_out_alone (GtkWidget  *widget,
               char      **words,
               int         height,
               int         beside,
               Label      *label)
{
  float inner;

  label->width = label_width_of (widget, height, beside);
  inner = label->width - 2 * label->room;
  fit_words (widget, words, label->n, inner, inner * FIGURE_HEIGHT * text_scale_of (widget), inner * WORD_HEIGHT, label->layouts);
}

/* Lays out the words over the whole strip, as far as no card covers it from the side. */
static void
lay_out_in_strip (GtkWidget  *widget,
                  char      **words,
                  float       card_width,
                  int         strip,
                  int         beside,
                  Label      *label)
{
  float high = MAX (strip - 2 * label->edge - (label->n + 1) * label->room, 1), inner;
  int n_figures = 0;

  label->width = (beside > 0 ? MIN ((float) beside, card_width) : card_width) - 2 * label->edge;
  inner = label->width - 2 * label->room;
  for (int i = 0; i < label->n; i++)
    n_figures += is_figure (words[i]);
  if (n_figures == 1 && label->n > 1)
    fit_words (widget, words, label->n, inner, high * FIGURE_PART, high * (1 - FIGURE_PART) / (label->n - 1), label->layouts);
  else
    fit_words (widget, words, label->n, inner, high / label->n, high / label->n, label->layouts);
}

static void
lay_out_label (GtkWidget       *widget,
               const ChieuDeck *deck,
               ChieuCard        card,
               int              height,
               int              strip,
               int              beside,
               Label           *label)
{
  g_auto (GStrv) words = split_name (name_of (deck, card));
  float card_width = height / CHIEU_STRIP_SHAPE;

  label->n = MIN (g_strv_length (words), LINES_MAX);
  label->edge = card_width * LABEL_EDGE;
  label->room = card_width * LABEL_ROOM;
  if (strip > 0)
    lay_out_in_strip (widget, words, card_width, strip, beside, label);
  else
    lay_out_alone (widget, words, height, beside, label);
  measure_label (label);
}

static void
snapshot_large_index (GtkWidget       *widget,
                      GtkSnapshot     *snapshot,
                      const ChieuDeck *deck,
                      ChieuCard        card,
                      int              height,
                      int              strip,
                      int              beside)
{
  const GdkRGBA *colour = chieu_deck_is_red (deck, card) ? &red : &ink;
  Label label;

  lay_out_label (widget, deck, card, height, strip, beside, &label);
  snapshot_frame (snapshot, &label, colour);
  snapshot_words (snapshot, &label, colour);
  clear_label (&label);
}

/* Returns: the label that a card of this height really gets instead of @index: none if the card names itself in letters, and a
 * figure if words would be too small to read */
static ChieuCardIndex
find_label (GtkWidget       *widget,
            const ChieuDeck *deck,
            int              height,
            int              beside,
            ChieuCardIndex   index)
{
  if (deck->indexed || chieu_face_cache_shows_letters (chieu_face_cache_for_deck (deck)))
    return CHIEU_INDEX_NONE;
  return index == CHIEU_INDEX_LARGE && label_width_of (widget, height, beside) < LABEL_LEAST ? CHIEU_INDEX_TAB : index;
}

void
chieu_card_index_snapshot (GtkWidget       *widget,
                           GtkSnapshot     *snapshot,
                           const ChieuDeck *deck,
                           ChieuCard        card,
                           int              height,
                           int              strip,
                           int              beside,
                           ChieuCardIndex   index)
{
  index = find_label (widget, deck, height, strip > 0 ? 0 : beside, index);
  if (index == CHIEU_INDEX_TAB || (index == CHIEU_INDEX_LARGE && strip > 0 && strip < STRIP_LEAST))
    snapshot_tab_index (widget, snapshot, deck, card, height, strip);
  else if (index == CHIEU_INDEX_LARGE)
    snapshot_large_index (widget, snapshot, deck, card, height, strip, beside);
}

float
chieu_card_index_find_bottom (GtkWidget       *widget,
                              const ChieuDeck *deck,
                              ChieuCard        card,
                              int              height,
                              int              beside,
                              ChieuCardIndex   index)
{
  float bottom = 0;
  Label label;

  index = find_label (widget, deck, height, beside, index);
  if (index == CHIEU_INDEX_TAB)
    bottom = height * TAB_Y / 1000.0f + tab_side_of (widget, deck, height) * LOZENGE_HEIGHT / 2;
  else if (index == CHIEU_INDEX_LARGE)
    {
      lay_out_label (widget, deck, card, height, 0, beside, &label);
      bottom = label.edge + label.height;
      clear_label (&label);
    }
  return bottom;
}
