/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The use of each card of Chắn, for the gallery, which shows them as cards of the Tổ tôm deck.
 */
#include "app.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/chan/rules/chan.h"

static void
add_groups (GArray    *phu,
            ChieuCard  card)
{
  const ChieuCard same[] = { card, card };

  chieu_gallery_add_phu (phu, _("Chắn: two of the same card; six of them are needed to win"), same, G_N_ELEMENTS (same));
  if (chieu_card_is_number (card))
    {
      int suit = chieu_card_suit (card), rank = chieu_card_rank (card);
      const ChieuCard ca[] = { card, CHIEU_FACE ((suit + 1) % CHIEU_STRIP_SUITS, rank) };
      const ChieuCard ba_dau[] = { CHIEU_V (rank), CHIEU_S (rank), CHIEU_N (rank) };

      chieu_gallery_add_phu (phu, _("Cạ: its number in two suits"), ca, G_N_ELEMENTS (ca));
      chieu_gallery_add_phu (phu, _("Ba đầu: its number in all three suits"), ba_dau, G_N_ELEMENTS (ba_dau));
    }
  else
    chieu_gallery_add_phu (phu, _("It makes no cạ: no other card has its number."), NULL, 0);
}

/* The six pictures of Chắn, then Tôm and Lèo, and the cards that make each. */
static const struct { int cuoc; ChieuCard cards[3]; } scenes[] = {
  { CHIEU_CHAN_CUOC_HOA_ROI, { CHIEU_V (5), CHIEU_V (2), CHIEU_CARD_NONE } },
  { CHIEU_CHAN_CUOC_TIEU_DONG, { CHIEU_N (8), CHIEU_V (2), CHIEU_CARD_NONE } },
  { CHIEU_CHAN_CUOC_CA_LOI, { CHIEU_V (5), CHIEU_V (8), CHIEU_CARD_NONE } },
  { CHIEU_CHAN_CUOC_CA_NHAY, { CHIEU_S (5), CHIEU_V (8), CHIEU_CARD_NONE } },
  { CHIEU_CHAN_CUOC_NGU_ONG, { CHIEU_CC, CHIEU_S (5), CHIEU_V (8) } },
  { CHIEU_CHAN_CUOC_NHA_LAU, { CHIEU_V (5), CHIEU_V (4), CHIEU_V (2) } },
  { CHIEU_CHAN_CUOC_TOM, { CHIEU_V (3), CHIEU_S (3), CHIEU_N (7) } },
  { CHIEU_CHAN_CUOC_LEO, { CHIEU_V (9), CHIEU_S (8), CHIEU_CC } },
};

static void
add_cuoc (GArray          *all,
          const ChieuDeck *deck,
          ChieuCard        card)
{
  for (gsize i = 0; i < G_N_ELEMENTS (scenes); i++)
    if (memchr (scenes[i].cards, card, G_N_ELEMENTS (scenes[i].cards)) != NULL)
      chieu_gallery_add_cuoc (all, &chieu_chan, scenes[i].cuoc);
  if (card == CHIEU_CC)
    {
      chieu_gallery_add_cuoc (all, &chieu_chan, CHIEU_CHAN_CUOC_BACH_THU_CHI);
      chieu_gallery_add_cuoc (all, &chieu_chan, CHIEU_CHAN_CUOC_KINH_TU_CHI);
    }
  chieu_gallery_add_cuoc (all, &chieu_chan,
                          chieu_deck_is_red (deck, card) ? CHIEU_CHAN_CUOC_TAM_DO : CHIEU_CHAN_CUOC_BACH_DINH);
}

const ChieuGalleryGame chieu_gallery_chan = {
  .deck_of = "to-tom",
  .add_groups = add_groups,
  .add_cuoc = add_cuoc,
};
