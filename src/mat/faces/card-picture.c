/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-picture.h"

#include "card-shape.h"
#include "face-render.h"

/* The colour of a card whose picture is not there yet. */
static const GdkRGBA paper = CHIEU_CARD_PAPER;

void
chieu_spot_enter (const ChieuSpot *spot,
                  GtkSnapshot     *snapshot,
                  const ChieuDeck *deck,
                  int              height)
{
  float scale = spot->height / height;
  graphene_point_t corner = GRAPHENE_POINT_INIT (-chieu_card_width (deck, spot->height) / 2, -spot->height / 2);

  gtk_snapshot_save (snapshot);
  if (spot->angle != 0)
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (spot->x, spot->y));
      gtk_snapshot_rotate (snapshot, spot->angle);
      gtk_snapshot_translate (snapshot, &corner);
    }
  else
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (spot->x + corner.x, spot->y + corner.y));
  if (scale != 1)
    gtk_snapshot_scale (snapshot, scale, scale);
}

gboolean
chieu_spot_snapshot (const ChieuSpot *spot,
                     GtkWidget       *widget,
                     GtkSnapshot     *snapshot,
                     const ChieuDeck *deck,
                     int              height,
                     ChieuTurned     *turned)
{
  ChieuFaceCache *cache = chieu_face_cache_for_deck (deck);
  const ChieuFace *face = chieu_face_cache_lookup (cache, spot->card, height, widget);
  gboolean exact = face != NULL && face->height == height;

  if (face == NULL)
    face = chieu_face_cache_lookup (cache, CHIEU_CARD_HIDDEN, height, widget);
  if (face != NULL && spot->angle != 0 && face->pixels != NULL)
    {
      GskRenderNode *node = turned != NULL ? chieu_turned_get (turned, face, spot) : chieu_face_turn (face, spot);

      if (node != NULL && snapshot != NULL)
        gtk_snapshot_append_node (snapshot, node);
      if (node != NULL && turned == NULL)
        gsk_render_node_unref (node);
    }
  else if (snapshot != NULL && face != NULL)
    {
      /* A picture of another size is drawn scaled until its own is there. */
      chieu_spot_enter (spot, snapshot, deck, face->height);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-CHIEU_FACE_MARGIN, -CHIEU_FACE_MARGIN));
      gtk_snapshot_append_node (snapshot, face->node);
      gtk_snapshot_restore (snapshot);
    }
  else if (snapshot != NULL)
    {
      chieu_spot_enter (spot, snapshot, deck, height);
      gtk_snapshot_append_color (snapshot, &paper, &GRAPHENE_RECT_INIT (0, 0, chieu_card_width (deck, height), height));
      gtk_snapshot_restore (snapshot);
    }
  return exact;
}
