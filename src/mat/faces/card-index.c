/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-index.h"

#include <string.h>

#include "card-shape.h"
#include "face-cache.h"
#include "match/words/words.h"

/* In thousandths of the height of a card: middle of the tab under the characters, and its side. */
#define TAB_X 71
#define TAB_Y 292
#define TAB_SIDE 92
/* In a strip it lies at the right, as far from the edges as this, in pixels. A lozenge is so many times as high as its side. */
#define TAB_EDGE 2.0f
#define LOZENGE 1.22f
/* So large it is at least, in pixels with text of the usual size; at most half of the card's width, which stays free in a strip. */
#define TAB_LEAST 12.0f
#define TAB_WIDTH_MAX 0.5f
/* In a label narrower than this no word can be read, in pixels. */
#define LABEL_LEAST 14.0f

/* The large label in parts of the card's width: its corner, how wide it is with text of the usual size, and at most,
 * which a fan leaves free of each card; the room round its words; and how high a figure and a word may be for its width. */
#define LABEL_EDGE 0.048f
#define LABEL_WIDTH 0.50f
#define LABEL_WIDTH_MAX 0.57f
#define LABEL_ROOM 0.045f
#define FIGURE_HEIGHT 0.80f
#define WORD_HEIGHT 0.46f
#define LINES_MAX 3
/* Letters are laid out once in this size to see how wide they are. */
#define FONT_TRIED 64.0

static const GdkRGBA paper = { 0.992f, 0.973f, 0.925f, 1 };
static const GdkRGBA ink = { 0.129f, 0.11f, 0.098f, 1 };
static const GdkRGBA red = { 0.769f, 0.224f, 0.169f, 1 };
static const GdkRGBA figure = { 0.992f, 0.973f, 0.925f, 1 };

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

/* How much larger than usual text is, from the resolution that all fonts follow. */
static float
text_scale_of (GtkWidget *widget)
{
  double resolution = pango_cairo_context_get_resolution (gtk_widget_get_pango_context (widget));

  return resolution > 0 ? CLAMP (resolution / 96, 1, 2) : 1;
}

/* ---- The tab ---- */

/* Square for vạn (which means so), round for văn (a coin), a lozenge for sách; honours as their characters' suit sign. */
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
      gtk_snapshot_scale (snapshot, 0.86f, 0.86f);
    }
  gsk_rounded_rect_init_from_rect (&round, &rect, suit == 'n' ? half : side / 12);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, colour, &rect);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_figure (GtkWidget   *widget,
                 GtkSnapshot *snapshot,
                 const char  *text,
                 float        side)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr(PangoFontDescription) font = pango_font_description_from_string ("Sans Bold");
  PangoRectangle ink_box;

  pango_font_description_set_absolute_size (font, side * 0.80 * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_extents (layout, &ink_box, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-ink_box.x - ink_box.width / 2.0f,
                                                          -ink_box.y - ink_box.height / 2.0f));
  gtk_snapshot_append_layout (snapshot, layout, &figure);
  gtk_snapshot_restore (snapshot);
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
  float width = chieu_card_width (deck, height), least = MIN (TAB_LEAST * text_scale_of (widget), width * TAB_WIDTH_MAX);
  float side = MAX (height * TAB_SIDE / 1000.0f, least), x = MAX (height * TAB_X / 1000.0f, side / 2 + 1), y = height * TAB_Y / 1000.0f;
  gboolean number = g_ascii_isdigit (name[0]);
  const char letter[2] = { number ? name[0] : g_ascii_toupper (name[0]), '\0' };

  if (strip > 0 && y + side * LOZENGE / 2 > strip)
    {
      side = MIN (side, (strip - 2 * TAB_EDGE) / LOZENGE);
      if (side < TAB_LEAST / 2)
        return;
      x = width - TAB_EDGE - side * LOZENGE / 2;
      y = strip / 2.0f;
    }
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  snapshot_tab (snapshot, number ? name[1] : 'v', side, chieu_deck_is_red (deck, card) ? &red : &ink);
  snapshot_figure (widget, snapshot, g_str_equal (name, "oc") ? "Ô" : letter, side);
  gtk_snapshot_restore (snapshot);
}

/* ---- The large label ---- */

/* The words of the reader: a deck that is played has them by its game. */
static const char *
name_of (const ChieuDeck *deck,
         ChieuCard        card)
{
  for (int i = 0; chieu_games[i] != NULL; i++)
    if (chieu_games[i]->deck == deck && chieu_words_for_game (chieu_games[i]) != NULL)
      return chieu_words_card (chieu_words_for_game (chieu_games[i]), card);
  return chieu_deck_name (deck, card);
}

/* One word a line; a name of two characters without a space, as in Chinese, one character a line. */
static char **
split_name (const char *name)
{
  char **lines;

  if (strchr (name, ' ') != NULL || g_utf8_strlen (name, -1) != 2)
    return g_strsplit (name, " ", LINES_MAX);
  lines = g_new0 (char *, 3);
  lines[0] = g_utf8_substring (name, 0, 1);
  lines[1] = g_utf8_substring (name, 1, 2);
  return lines;
}

static gboolean
is_figure (const char *word)
{
  return g_utf8_strlen (word, -1) == 1;
}

/* The size of letters at which the ink of @layout fills @width or @height. */
static double
fitting_size (PangoLayout *layout,
              float        width,
              float        height)
{
  PangoRectangle ink_box;

  pango_layout_get_extents (layout, &ink_box, NULL);
  return FONT_TRIED * MIN (width * PANGO_SCALE / MAX (ink_box.width, 1), height * PANGO_SCALE / MAX (ink_box.height, 1));
}

static void
set_size (PangoLayout *layout,
          double       size)
{
  g_autoptr(PangoFontDescription) font = pango_font_description_from_string ("Sans Bold");

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
}

/* Lays out @n words below each other, as large as @width allows: a figure by itself, words all of one size. */
static void
fit_words (GtkWidget    *widget,
           char        **words,
           int           n,
           float         width,
           PangoLayout **layouts)
{
  float figure_height = width * FIGURE_HEIGHT * text_scale_of (widget), word_height = width * WORD_HEIGHT;
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
snapshot_label (GtkSnapshot   *snapshot,
                float          edge,
                float          width,
                float          height,
                const GdkRGBA *colour)
{
  GskRoundedRect frame;
  const float line = MAX (edge * 0.3f, 1), widths[4] = { line, line, line, line };
  const GdkRGBA colours[4] = { *colour, *colour, *colour, *colour };

  gsk_rounded_rect_init_from_rect (&frame, &GRAPHENE_RECT_INIT (edge, edge, width, height), edge);
  gtk_snapshot_push_rounded_clip (snapshot, &frame);
  gtk_snapshot_append_color (snapshot, &paper, &frame.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &frame, widths, colours);
}

/* Centred below each other; lets them go. */
static void
snapshot_words (GtkSnapshot           *snapshot,
                PangoLayout          **layouts,
                const PangoRectangle  *boxes,
                int                    n,
                float                  middle,
                float                  y,
                float                  space,
                const GdkRGBA         *colour)
{
  for (int i = 0; i < n; i++)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (middle - boxes[i].width / 2.0f - boxes[i].x, y - boxes[i].y));
      gtk_snapshot_append_layout (snapshot, layouts[i], colour);
      gtk_snapshot_restore (snapshot);
      g_object_unref (layouts[i]);
      y += boxes[i].height + space;
    }
}

static float
label_width_of (GtkWidget *widget,
                int        height)
{
  return height / 4.0f * MIN (LABEL_WIDTH * text_scale_of (widget), LABEL_WIDTH_MAX);
}

void
chieu_card_index_snapshot (GtkWidget       *widget,
                           GtkSnapshot     *snapshot,
                           const ChieuDeck *deck,
                           ChieuCard        card,
                           int              height,
                           int              strip,
                           ChieuCardIndex   index)
{
  /* A card that names itself in letters needs no label. */
  if (deck->indexed || chieu_face_cache_shows_letters (chieu_face_cache_for_deck (deck)))
    return;
  if (index == CHIEU_INDEX_TAB || (index == CHIEU_INDEX_LARGE && label_width_of (widget, height) < LABEL_LEAST))
    snapshot_tab_index (widget, snapshot, deck, card, height, strip);
  else if (index == CHIEU_INDEX_LARGE)
    {
      g_auto(GStrv) words = split_name (name_of (deck, card));
      const GdkRGBA *colour = chieu_deck_is_red (deck, card) ? &red : &ink;
      float card_width = height / 4.0f, edge = card_width * LABEL_EDGE, room = card_width * LABEL_ROOM;
      float width = label_width_of (widget, height), bottom = edge + room;
      PangoLayout *layouts[LINES_MAX];
      PangoRectangle boxes[LINES_MAX];
      int n = MIN (g_strv_length (words), LINES_MAX);

      fit_words (widget, words, n, width - 2 * room, layouts);
      for (int i = 0; i < n; i++)
        {
          pango_layout_get_pixel_extents (layouts[i], &boxes[i], NULL);
          bottom += boxes[i].height + room;
        }
      snapshot_label (snapshot, edge, width, bottom - edge, colour);
      snapshot_words (snapshot, layouts, boxes, n, edge + width / 2, edge + room, room, colour);
    }
}
