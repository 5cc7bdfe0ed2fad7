/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards of Mậu binh in the gallery.
 */
#include "app.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/mau-binh/rules/mau-binh.h"

#define SUITS CHIEU_MAU_BINH_SUITS
#define RANKS CHIEU_MAU_BINH_RANKS
#define ROW CHIEU_MAU_BINH_LONG_ROW

/* ---- The deck ---- */

static const struct { char letter; const char *vietnamese, *sign, *japanese, *chinese; } colours[] = {
  { 's', "bích", "♠", "スペード", "黑桃" },
  { 'h', "cơ", "♥", "ハート", "紅心" },
  { 'd', "rô", "♦", "ダイヤ", "方塊" },
  { 'c', "chuồn", "♣", "クラブ", "梅花" },
};

/* Returns: what stands on the card @name for its rank */
static const char *
find_rank (const char *name)
{
  static const char letters[] = "A23456789TJQK";
  static const char *const ranks[] = { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K" };

  return ranks[strchr (letters, name[0]) - letters];
}

static const char *
find_rank_word (const char *rank)
{
  static const char *const words[][2] = { { "A", "Át" }, { "J", "Bồi" }, { "Q", "Đầm" }, { "K", "Già" } };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i][0], rank))
      return words[i][1];
  return rank;
}

static void
get_names (const char        *name,
           ChieuGalleryNames *names)
{
  const char *rank = find_rank (name);

  for (gsize i = 0; i < G_N_ELEMENTS (colours); i++)
    if (colours[i].letter == name[1])
      {
        names->vietnamese = g_strdup_printf ("%s %s (%s%s)", find_rank_word (rank), colours[i].vietnamese, rank, colours[i].sign);
        names->japanese = g_strdup_printf ("%sの%s", colours[i].japanese, rank);
        names->chinese = g_strdup_printf ("%s%s", colours[i].chinese, rank);
      }
}

static const char *
describe_face (const ChieuGalleryDeck *deck,
               ChieuCard               card)
{
  char rank = chieu_deck_name (deck->deck, card)[0];

  if (g_ascii_isdigit (rank) || rank == 'T')
    return _("As many signs of its suit as the number says.");
  if (rank == 'A')
    return _("One large sign of its suit in a ring.");
  return _("A person wearing the headgear of the Tổ tôm figures.");
}

static const ChieuGalleryDeck deck = {
  .deck = &chieu_deck_mau_binh,
  .title = N_("Mậu binh"),
  .about = N_("The 52 cards known all over the world, drawn here in the style of the other decks. Each player lays thirteen of them in "
              "three rows."),
  .place = 3,
  .suits = SUITS,
  .width = 63,
  .height = 88,
  .get_names = get_names,
  .describe_face = describe_face,
};

static const ChieuGalleryDeck *const decks[] = { &deck, NULL };

/* ---- Play ---- */

/* Returns: the card of @rank and @suit; after the last suit comes the first again */
static ChieuCard
make_card (int rank,
           int suit)
{
  return CHIEU_MAU_BINH_FACE (rank, suit % SUITS);
}

static void
add_groups (GArray    *phu,
            ChieuCard  card)
{
  int rank = chieu_mau_binh_rank (card), suit = chieu_mau_binh_suit (card), first = CLAMP (rank - 2, 0, RANKS - ROW);
  ChieuCard same[SUITS], run[ROW], suited[ROW];

  for (int i = 0; i < SUITS; i++)
    same[i] = make_card (rank, i);
  for (int i = 0; i < ROW; i++)
    {
      /* The run has mixed suits and the flush has gaps, so that neither picture shows both. */
      run[i] = make_card (first + i, suit + ABS (first + i - rank));
      suited[i] = make_card ((rank + 2 * i) % RANKS, suit);
    }
  if (rank == CHIEU_MAU_BINH_ACE)
    chieu_gallery_add_phu (phu, _("The highest card. It may also begin the sảnh A, 2, 3, 4, 5."), NULL, 0);
  else if (rank == 0)
    chieu_gallery_add_phu (phu, _("The lowest card."), NULL, 0);
  else
    chieu_gallery_add_phu (phu, _("The higher rank beats the lower one. Suits do not count: cards of one rank are equal."), NULL, 0);
  chieu_gallery_add_phu (phu, _("Đôi, xám, tứ quý: two, three or all four of its rank"), same, SUITS);
  chieu_gallery_add_phu (phu, _("Sảnh: five cards in sequence"), run, ROW);
  chieu_gallery_add_phu (phu, _("Thùng: five cards of its suit"), suited, ROW);
}

const ChieuGalleryGame chieu_gallery_mau_binh = {
  .decks = decks,
  .add_groups = add_groups,
};
