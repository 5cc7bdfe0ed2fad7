/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-index.h"

/* In thousandths of the height of a card: middle of the tab under the characters, and its side. */
#define TAB_X 71
#define TAB_Y 292
#define TAB_SIDE 92

static const GdkRGBA ink = { 0.129f, 0.11f, 0.098f, 1 };
static const GdkRGBA red = { 0.769f, 0.224f, 0.169f, 1 };
static const GdkRGBA figure = { 0.992f, 0.973f, 0.925f, 1 };

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

void
chieu_card_index_snapshot (GtkWidget       *widget,
                           GtkSnapshot     *snapshot,
                           const ChieuDeck *deck,
                           ChieuCard        card,
                           int              height)
{
  const char *name = chieu_deck_name (deck, card);
  float side = height * TAB_SIDE / 1000.0f;
  gboolean number = g_ascii_isdigit (name[0]);
  const char letter[2] = { number ? name[0] : g_ascii_toupper (name[0]), '\0' };

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (height * TAB_X / 1000.0f, height * TAB_Y / 1000.0f));
  snapshot_tab (snapshot, number ? name[1] : 'v', side, chieu_deck_is_red (deck, card) ? &red : &ink);
  snapshot_figure (widget, snapshot, g_str_equal (name, "oc") ? "Ô" : letter, side);
  gtk_snapshot_restore (snapshot);
}
