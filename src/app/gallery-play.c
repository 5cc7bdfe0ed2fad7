/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a card belongs in play: its phu, and the scores that tell of it.
 */
#include <glib/gi18n.h>
#include <string.h>

#include "gallery-deck.h"
#include "match/words.h"
#include "rules/to-tom/cuoc.h"
#include "rules/to-tom/holding.h"

/* The forms of the scores are those of five seats. */
#define SEATS 5
#define LUNG_CARDS 3
/* Lục hổ has four suits of nine, then two cards. */
#define LUC_HO_SUITS 4
#define LUC_HO_RANKS 9

static void
phu_clear (gpointer data)
{
  g_free (((ChieuGalleryPhu *) data)->name);
}

static void
cuoc_clear (gpointer data)
{
  g_free (((ChieuGalleryCuoc *) data)->name);
}

/* ---- Phu ---- */

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

static void
add_lung (GArray    *phu,
          ChieuCard  card)
{
  for (int lung = 0; lung < CHIEU_N_LUNG; lung++)
    if (is_in_lung (card, lung))
      add_phu (phu, lung_name (lung), chieu_lung_cards[lung], LUNG_CARDS);
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

/* The groups that are led together in Lục hổ. */
static void
add_luc_ho_groups (GArray    *phu,
                   ChieuCard  card)
{
  int suit = card / LUC_HO_RANKS, rank = card % LUC_HO_RANKS, first = CLAMP (rank - 1, 0, LUC_HO_RANKS - 3);
  ChieuCard same[LUC_HO_SUITS], run[3];

  if (suit >= LUC_HO_SUITS)
    return;
  for (int i = 0; i < LUC_HO_SUITS; i++)
    same[i] = i * LUC_HO_RANKS + rank;
  for (int i = 0; i < 3; i++)
    run[i] = suit * LUC_HO_RANKS + first + i;
  add_phu (phu, _("各: its number in three or all four suits"), same, LUC_HO_SUITS);
  add_phu (phu, _("順: a run of its suit, three cards or more"), run, 3);
}

GArray *
chieu_gallery_get_phu (const ChieuGalleryDeck *deck,
                       ChieuCard               card)
{
  GArray *phu = g_array_new (FALSE, FALSE, sizeof (ChieuGalleryPhu));

  g_array_set_clear_func (phu, phu_clear);
  if (card >= deck->deck->n_faces)
    return phu;
  if (g_str_equal (deck->deck->id, "luc-ho"))
    add_luc_ho_groups (phu, card);
  if (deck->game != &chieu_to_tom)
    return phu;
  add_lung (phu, card);
  if (chieu_card_is_number (card))
    add_number_phu (phu, card);
  if (!chieu_card_is_number (card) || chieu_card_rank (card) == 1)
    add_phu (phu, _("A yêu: it may stand alone"), NULL, 0);
  return phu;
}

/* ---- Cước ---- */

/* The scenes of Chắn, told by pictures: which cards are in each. */
static const struct { const char *name; const char *rule; ChieuCard cards[3]; } scenes[] = {
  { "Hoa rơi cửa phật", N_("Chắn: blossom falls at the Buddha’s gate. A pair of ngũ vạn lies on your mat, and nhị vạn wins."),
    { CHIEU_V (5), CHIEU_V (2), CHIEU_CARD_NONE } },
  { "Tiểu đồng hái hoa", N_("Chắn: the boy picks a blossom. A pair of bát văn lies on your mat, and nhị vạn wins."),
    { CHIEU_N (8), CHIEU_V (2), CHIEU_CARD_NONE } },
  { "Cá lội sân đình", N_("Chắn: the fish swims in the yard of the communal house. A pair of ngũ vạn lies on your mat, and bát vạn wins."),
    { CHIEU_V (5), CHIEU_V (8), CHIEU_CARD_NONE } },
  { "Cá nhảy đầu thuyền", N_("Chắn: the fish leaps at the bow. A pair of ngũ sách lies on your mat, and bát vạn wins."),
    { CHIEU_S (5), CHIEU_V (8), CHIEU_CARD_NONE } },
  { "Ngư ông bắt cá", N_("Chắn: the fisherman catches the fish. Pairs of chi chi and ngũ sách are in the hand, and bát vạn wins."),
    { CHIEU_CC, CHIEU_S (5), CHIEU_V (8) } },
  { "Nhà lầu xe hơi hoa rơi cửa phật", N_("Chắn: a storeyed house, a carriage, and blossom. Pairs of ngũ vạn and tứ vạn were dealt, and nhị vạn wins."),
    { CHIEU_V (5), CHIEU_V (4), CHIEU_V (2) } },
};

static void
add_cuoc (GArray *all,
          int     cuoc)
{
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);
  ChieuGalleryCuoc one = {
    .name = g_strdup (chieu_words_cuoc (words, cuoc, SEATS)),
    .rule = chieu_words_cuoc_rule (words, cuoc, SEATS),
  };

  g_array_append_val (all, one);
}

static void
add_to_tom_cuoc (GArray    *all,
                 ChieuCard  card)
{
  if (is_in_lung (card, CHIEU_LUNG_TOM))
    add_cuoc (all, CHIEU_CUOC_TOM);
  if (is_in_lung (card, CHIEU_LUNG_LEO))
    add_cuoc (all, CHIEU_CUOC_LEO);
  if (card == CHIEU_CC)
    add_cuoc (all, CHIEU_CUOC_CHI_NAY);
  if (card == CHIEU_OC)
    {
      add_cuoc (all, CHIEU_CUOC_KINH_CO);
      add_cuoc (all, CHIEU_CUOC_KINH_TU_CO);
    }
  add_cuoc (all, chieu_deck_is_red (&chieu_deck_to_tom, card) ? CHIEU_CUOC_THAP_HONG : CHIEU_CUOC_BACH_DINH);
}

static void
add_scenes (GArray    *all,
            ChieuCard  card)
{
  for (gsize i = 0; i < G_N_ELEMENTS (scenes); i++)
    if (memchr (scenes[i].cards, card, G_N_ELEMENTS (scenes[i].cards)) != NULL)
      {
        ChieuGalleryCuoc one = { .name = g_strdup (scenes[i].name), .rule = _(scenes[i].rule) };

        g_array_append_val (all, one);
      }
}

GArray *
chieu_gallery_get_cuoc (const ChieuGalleryDeck *deck,
                        ChieuCard               card)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (ChieuGalleryCuoc));

  g_array_set_clear_func (all, cuoc_clear);
  if (deck->game != &chieu_to_tom || card >= deck->deck->n_faces)
    return all;
  add_to_tom_cuoc (all, card);
  add_scenes (all, card);
  return all;
}
