/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a card belongs in play, and what it is worth: its groups in each game, and the scores that tell of it.
 */
#include <glib/gi18n.h>
#include <string.h>

#include "gallery-deck.h"
#include "match/words.h"
#include "rules/chan/chan.h"
#include "rules/chan/cuoc.h"
#include "rules/luc-ho/luc-ho.h"
#include "rules/mau-binh/mau-binh.h"
#include "rules/to-tom/cuoc.h"
#include "rules/to-tom/holding.h"
#include "rules/to-tom/to-tom.h"

#define LUNG_CARDS 3
/* Lục hổ has four suits of nine, then two cards. */
#define LUC_HO_SUITS 4
#define LUC_HO_RANKS 9
#define MAU_BINH_SUITS 4
#define MAU_BINH_RANKS 13
#define MAU_BINH_ACE (MAU_BINH_RANKS - 1)
#define MAU_BINH_ROW 5

/* What is told of a game. Cards are faces of the gallery's deck. */
typedef struct
{
  const ChieuGame *game;
  void (*add_groups) (GArray *phu, ChieuCard card);
  void (*add_cuoc) (GArray *all, ChieuCard card);    /* (nullable): no score of this game tells of a card */
} Teller;

static void
phu_clear (gpointer data)
{
  g_free (((ChieuGalleryPhu *) data)->name);
}

static void
add_phu (GArray          *phu,
         const char      *name,
         const ChieuCard *cards,
         int              n)
{
  ChieuGalleryPhu one = { .name = g_strdup (name), .n = n };

  if (n > 0)
    memcpy (one.cards, cards, n * sizeof *cards);
  g_array_append_val (phu, one);
}

static void
add_sentence (GArray     *phu,
              const char *sentence)
{
  add_phu (phu, sentence, NULL, 0);
}

static void
add_cuoc (GArray          *all,
          const ChieuGame *game,
          int              cuoc)
{
  const ChieuWords *words = chieu_words_for_game (game);
  ChieuGalleryCuoc one = {
    .name = chieu_words_cuoc (words, cuoc, game->max_seats),
    .rule = chieu_words_cuoc_rule (words, cuoc, game->max_seats),
  };

  g_array_append_val (all, one);
}

/* ---- Tổ tôm ---- */

static const char *
lung_name (int lung)
{
  if (lung == CHIEU_LUNG_TOM)
    return "Tôm";
  if (lung == CHIEU_LUNG_LEO)
    return "Lèo";
  return _("A lưng");
}

static gboolean
is_in_lung (ChieuCard card,
            int       lung)
{
  return memchr (chieu_lung_cards[lung], card, LUNG_CARDS) != NULL;
}

/* One of each suit, and a run round the card. */
static void
add_number_phu (GArray    *phu,
                ChieuCard  card)
{
  int suit = chieu_card_suit (card), rank = chieu_card_rank (card), first = CLAMP (rank - 1, 1, 7);
  const ChieuCard bi[] = { CHIEU_V (rank), CHIEU_S (rank), CHIEU_N (rank) };
  const ChieuCard doc[] = { CHIEU_FACE (suit, first), CHIEU_FACE (suit, first + 1), CHIEU_FACE (suit, first + 2) };

  add_phu (phu, _("Bí: its number in all three suits"), bi, G_N_ELEMENTS (bi));
  add_phu (phu, _("Dọc: a run of its suit, as long as one likes"), doc, G_N_ELEMENTS (doc));
}

static void
add_to_tom_groups (GArray    *phu,
                   ChieuCard  card)
{
  for (int lung = 0; lung < CHIEU_N_LUNG; lung++)
    if (is_in_lung (card, lung))
      add_phu (phu, lung_name (lung), chieu_lung_cards[lung], LUNG_CARDS);
  if (chieu_card_is_number (card))
    add_number_phu (phu, card);
  if (!chieu_card_is_number (card) || chieu_card_rank (card) == 1)
    add_sentence (phu, _("A yêu: it may stand alone"));
}

static void
add_to_tom_cuoc (GArray    *all,
                 ChieuCard  card)
{
  if (is_in_lung (card, CHIEU_LUNG_TOM))
    add_cuoc (all, &chieu_to_tom, CHIEU_CUOC_TOM);
  if (is_in_lung (card, CHIEU_LUNG_LEO))
    add_cuoc (all, &chieu_to_tom, CHIEU_CUOC_LEO);
  if (card == CHIEU_CC)
    add_cuoc (all, &chieu_to_tom, CHIEU_CUOC_CHI_NAY);
  if (card == CHIEU_OC)
    {
      add_cuoc (all, &chieu_to_tom, CHIEU_CUOC_KINH_CO);
      add_cuoc (all, &chieu_to_tom, CHIEU_CUOC_KINH_TU_CO);
    }
  add_cuoc (all, &chieu_to_tom,
            chieu_deck_is_red (&chieu_deck_to_tom, card) ? CHIEU_CUOC_THAP_HONG : CHIEU_CUOC_BACH_DINH);
}

/* ---- Chắn ---- */

static void
add_chan_groups (GArray    *phu,
                 ChieuCard  card)
{
  const ChieuCard same[] = { card, card };

  add_phu (phu, _("Chắn: two of the same card; six of them are needed to win"), same, G_N_ELEMENTS (same));
  if (chieu_card_is_number (card))
    {
      int suit = chieu_card_suit (card), rank = chieu_card_rank (card);
      const ChieuCard ca[] = { card, CHIEU_FACE ((suit + 1) % 3, rank) };
      const ChieuCard ba_dau[] = { CHIEU_V (rank), CHIEU_S (rank), CHIEU_N (rank) };

      add_phu (phu, _("Cạ: its number in two suits"), ca, G_N_ELEMENTS (ca));
      add_phu (phu, _("Ba đầu: its number in all three suits"), ba_dau, G_N_ELEMENTS (ba_dau));
    }
  else
    add_sentence (phu, _("It makes no cạ: no other card has its number."));
}

/* The scenes of Chắn, told by pictures: which cards are in each. */
static const struct { int cuoc; ChieuCard cards[3]; } scenes[] = {
  { CHIEU_CHAN_CUOC_HOA_ROI, { CHIEU_V (5), CHIEU_V (2), CHIEU_CARD_NONE } },
  { CHIEU_CHAN_CUOC_TIEU_DONG, { CHIEU_N (8), CHIEU_V (2), CHIEU_CARD_NONE } },
  { CHIEU_CHAN_CUOC_CA_LOI, { CHIEU_V (5), CHIEU_V (8), CHIEU_CARD_NONE } },
  { CHIEU_CHAN_CUOC_CA_NHAY, { CHIEU_S (5), CHIEU_V (8), CHIEU_CARD_NONE } },
  { CHIEU_CHAN_CUOC_NGU_ONG, { CHIEU_CC, CHIEU_S (5), CHIEU_V (8) } },
  { CHIEU_CHAN_CUOC_NHA_LAU, { CHIEU_V (5), CHIEU_V (4), CHIEU_V (2) } },
};

static void
add_chan_cuoc (GArray    *all,
               ChieuCard  card)
{
  for (gsize i = 0; i < G_N_ELEMENTS (scenes); i++)
    if (memchr (scenes[i].cards, card, G_N_ELEMENTS (scenes[i].cards)) != NULL)
      add_cuoc (all, &chieu_chan, scenes[i].cuoc);
  if (is_in_lung (card, CHIEU_LUNG_TOM))
    add_cuoc (all, &chieu_chan, CHIEU_CHAN_CUOC_TOM);
  if (is_in_lung (card, CHIEU_LUNG_LEO))
    add_cuoc (all, &chieu_chan, CHIEU_CHAN_CUOC_LEO);
  if (card == CHIEU_CC)
    {
      add_cuoc (all, &chieu_chan, CHIEU_CHAN_CUOC_BACH_THU_CHI);
      add_cuoc (all, &chieu_chan, CHIEU_CHAN_CUOC_KINH_TU_CHI);
    }
  add_cuoc (all, &chieu_chan,
            chieu_deck_is_red (&chieu_deck_to_tom, card) ? CHIEU_CHAN_CUOC_TAM_DO : CHIEU_CHAN_CUOC_BACH_DINH);
}

/* ---- Lục hổ ---- */

static const ChieuCard tigers[] = { CHIEU_VAN_TUYEN, CHIEU_LH (0, 1), CHIEU_LH (1, 1), CHIEU_LH (2, 1), CHIEU_LH (3, 1) };

/* Tells what the card does when it is led or followed alone. */
static const char *
luc_ho_alone (ChieuCard card)
{
  if (card == CHIEU_LOC_HOA)
    return _("It is not dealt.");
  if (card == CHIEU_VAN_TUYEN || card == CHIEU_LH (0, 1) || card == CHIEU_LH (3, 1))
    return _("Alone it beats no card, and no card beats it: it is always an old card.");
  if (card % LUC_HO_RANKS == LUC_HO_RANKS - 1)
    return _("The highest of its suit: alone no card beats it, and it is always an old card.");
  return _("Alone it beats the lower cards of its suit.");
}

/* The groups that are led together in Lục hổ. */
static void
add_luc_ho_groups (GArray    *phu,
                   ChieuCard  card)
{
  int suit = card / LUC_HO_RANKS, rank = card % LUC_HO_RANKS, first = CLAMP (rank - 1, 0, LUC_HO_RANKS - 3);
  ChieuCard same[LUC_HO_SUITS], run[3];

  add_sentence (phu, luc_ho_alone (card));
  if (suit < LUC_HO_SUITS)
    {
      for (int i = 0; i < LUC_HO_SUITS; i++)
        same[i] = i * LUC_HO_RANKS + rank;
      for (int i = 0; i < 3; i++)
        run[i] = suit * LUC_HO_RANKS + first + i;
      add_phu (phu, _("各: its number in three or all four suits"), same, LUC_HO_SUITS);
      add_phu (phu, _("順: a run of its suit, three cards or more"), run, 3);
    }
  if (memchr (tigers, card, G_N_ELEMENTS (tigers)) != NULL)
    add_phu (phu, _("Five tigers: together in one hand they may be declared before the first bid, and win"), tigers,
             G_N_ELEMENTS (tigers));
}

/* ---- Mậu binh ---- */

static ChieuCard
mau_binh_card (int rank,
               int suit)
{
  return (ChieuCard) (rank * MAU_BINH_SUITS + suit % MAU_BINH_SUITS);
}

static void
add_mau_binh_groups (GArray    *phu,
                     ChieuCard  card)
{
  int rank = card / MAU_BINH_SUITS, suit = card % MAU_BINH_SUITS, first = CLAMP (rank - 2, 0, MAU_BINH_RANKS - MAU_BINH_ROW);
  ChieuCard same[MAU_BINH_SUITS], run[MAU_BINH_ROW], suited[MAU_BINH_ROW];

  for (int i = 0; i < MAU_BINH_SUITS; i++)
    same[i] = mau_binh_card (rank, i);
  for (int i = 0; i < MAU_BINH_ROW; i++)
    {
      /* A run of mixed suits, and every second card of one suit: each picture is one thing only. */
      run[i] = mau_binh_card (first + i, suit + ABS (first + i - rank));
      suited[i] = mau_binh_card ((rank + 2 * i) % MAU_BINH_RANKS, suit);
    }
  if (rank == MAU_BINH_ACE)
    add_sentence (phu, _("The highest card. It may also begin the sảnh A, 2, 3, 4, 5."));
  else if (rank == 0)
    add_sentence (phu, _("The lowest card."));
  else
    add_sentence (phu, _("The higher number beats the lower one. Suits count nothing: cards of one number are equal."));
  add_phu (phu, _("Đôi, xám, tứ quý: two, three or all four of its number"), same, MAU_BINH_SUITS);
  add_phu (phu, _("Sảnh: five cards in sequence"), run, MAU_BINH_ROW);
  add_phu (phu, _("Thùng: five cards of its suit"), suited, MAU_BINH_ROW);
}

/* ---- All games ---- */

static const Teller tellers[] = {
  { &chieu_to_tom, add_to_tom_groups, add_to_tom_cuoc },
  { &chieu_chan, add_chan_groups, add_chan_cuoc },
  { &chieu_luc_ho, add_luc_ho_groups, NULL },
  { &chieu_mau_binh, add_mau_binh_groups, NULL },
};

/* (nullable): of a card that is one of @game. A plain deck has other numbers, and nothing to be told of. */
static const Teller *
find_teller (const ChieuGalleryDeck *deck,
             const ChieuGame        *game,
             ChieuCard               card)
{
  const char *name = chieu_deck_name (deck->deck, card);

  if (deck->about == NULL || card >= deck->deck->n_faces
      || chieu_deck_parse (game->deck, name, strlen (name)) >= game->deck->n_faces)
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (tellers); i++)
    if (g_str_equal (tellers[i].game->id, game->id))
      return &tellers[i];
  return NULL;
}

GArray *
chieu_gallery_get_phu (const ChieuGalleryDeck *deck,
                       const ChieuGame        *game,
                       ChieuCard               card)
{
  const Teller *teller = find_teller (deck, game, card);
  GArray *phu = g_array_new (FALSE, FALSE, sizeof (ChieuGalleryPhu));

  g_array_set_clear_func (phu, phu_clear);
  if (teller != NULL)
    teller->add_groups (phu, card);
  return phu;
}

GArray *
chieu_gallery_get_cuoc (const ChieuGalleryDeck *deck,
                        const ChieuGame        *game,
                        ChieuCard               card)
{
  const Teller *teller = find_teller (deck, game, card);
  GArray *all = g_array_new (FALSE, FALSE, sizeof (ChieuGalleryCuoc));

  if (teller != NULL && teller->add_cuoc != NULL)
    teller->add_cuoc (all, card);
  return all;
}
