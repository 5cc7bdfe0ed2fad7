/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards of Lục hổ in the gallery.
 */
#include "app.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/luc-ho/rules/luc-ho.h"

#define SUITS CHIEU_LUC_HO_SUITS
#define RANKS CHIEU_LUC_HO_RANKS

/* ---- What is drawn on the cards, and what the sources say of them ---- */

static const struct { const char *name, *shows, *source; } texts[] = {
  { "1x", N_("The first character of its name, large, as if stamped, over the board of thập."),
    N_("It is now the one of thập; in mã điếu it was the million. “A hundred sons” is probably a misunderstanding.") },
  { "1q", N_("The first character of its name, large, as if stamped, over the coin."),
    N_("Mr Mao, a wise man of the Warring States period, lived hidden among gamblers. The card is the one of tiền, the coins. "
       "In 1895, in the game for four, it ranked above all the coins. In Sichuan, it is said, a similar pack is called Mr Cat, "
       "貓公牌.") },
  { "lh", N_("The first character of its name, over a flower."),
    N_("“The flower of the stag”, also called pear blossom and, on older cards, white flower. Many Hakka read it 麗花 or 喱花. In mã điếu "
       "half a coin was a sprig of flowers, 枝花: perhaps this is that card. Today’s game leaves it out.") },
  { "vt", N_("The first character of its name, large, as if stamped, over a cloud."),
    N_("“The cloud coin”, 雲錢 in J. W. Young’s book of 1886; perhaps it was originally the one of tiền. With "
       "1x, 1k, 1s and 1q in one hand, five tigers come down the mountain.") },
};

static const struct { char letter; const char *shows; } suit_texts[] = {
  { 'x', N_("Its number, large, over the black board of thập.") },
  { 'k', N_("Its number, large, over the indigo octagon of quán.") },
  { 's', N_("Its number, large, over the green diamond of sách.") },
  { 'q', N_("Its number, large, over the ochre coin.") },
};

static const char *
describe_face (const ChieuGalleryDeck *deck,
               ChieuCard               card)
{
  const char *name = chieu_deck_name (deck->deck, card);

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    if (g_str_equal (texts[i].name, name))
      return _(texts[i].shows);
  for (gsize i = 0; i < G_N_ELEMENTS (suit_texts); i++)
    if (suit_texts[i].letter == name[1])
      return _(suit_texts[i].shows);
  return NULL;
}

static void
add_sources (const ChieuGalleryDeck *deck,
             ChieuCard               card,
             GPtrArray              *sentences)
{
  const char *name = chieu_deck_name (deck->deck, card);

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    if (g_str_equal (texts[i].name, name))
      g_ptr_array_add (sentences, (gpointer) _(texts[i].source));
  if (strchr ("2346", name[0]) != NULL)
    g_ptr_array_add (sentences, (gpointer) _("Its number contains a suit sign of Western cards. On the printed "
                                             "packs the numbers two, three, four and six have spades, hearts and "
                                             "diamonds; which number had which sign is our guess."));
}

/* ---- The deck ---- */

static const ChieuGallerySuit suits[] = {
  { 'x', "thập", "拾", "拾" },
  { 'k', "quán", "貫", "贯" },
  { 's', "sách", "索", "索" },
  { 'q', "tiền", "綫", "线" },
  { '\0' },
};

static const ChieuGalleryHonour honours[] = {
  { "1x", "Bách tử", "百子", "百子", "百子" },
  { "1q", "Mao công", "毛公", "毛公", "毛公" },
  { "lh", "Lộc hoa", "鹿花", "鹿花", "鹿花" },
  { "vt", "Vân tuyến", "雲綫", "雲綫", "云线" },
  { NULL },
};

static const ChieuGalleryDeck deck = {
  .deck = &chieu_deck_luc_ho,
  .title = N_("Lục hổ"),
  .about = N_("The 38 cards of the Hakka, heirs of the old game mã điếu: four suits of nine (thập, quán, sách and tiền) and two "
              "other cards. They have characters where other decks have pictures."),
  .place = 1,
  .width = 21,
  .height = 74,
  .numbered = suits,
  .honours = honours,
  .back = N_("Black, as on the printed packs."),
  .describe_face = describe_face,
  .add_sources = add_sources,
};

static const ChieuGalleryDeck *const decks[] = { &deck, NULL };

/* ---- Play ---- */

static const ChieuCard tigers[] = { CHIEU_VAN_TUYEN, CHIEU_LH (0, 1), CHIEU_LH (1, 1), CHIEU_LH (2, 1), CHIEU_LH (3, 1) };

/* Says what the card does when it is led or followed alone. */
static const char *
describe_when_alone (ChieuCard card)
{
  if (card == CHIEU_LOC_HOA)
    return _("It is not dealt.");
  if ((CHIEU_LUC_HO_ALONE >> card & 1) != 0)
    return _("Led alone, it beats no card and no card beats it: it is always an old card.");
  if (card % RANKS == RANKS - 1)
    return _("The highest of its suit: no card beats it when it is led alone, and it is always an old card.");
  return _("Played alone, it beats the lower cards of its suit.");
}

/* The run that is shown is as short as one can be. */
#define RUN CHIEU_LUC_HO_LEAST

/* Adds the groups of Lục hổ that are led together and can have @card. */
static void
add_groups (GArray    *phu,
            ChieuCard  card)
{
  int suit = card / RANKS, rank = card % RANKS, first = CLAMP (rank - 1, 0, RANKS - RUN);
  ChieuCard same[SUITS], run[RUN];

  chieu_gallery_add_phu (phu, describe_when_alone (card), NULL, 0);
  if (suit < SUITS)
    {
      for (int i = 0; i < SUITS; i++)
        same[i] = i * RANKS + rank;
      for (int i = 0; i < RUN; i++)
        run[i] = suit * RANKS + first + i;
      chieu_gallery_add_phu (phu, _("各: its number in three or all four suits"), same, SUITS);
      chieu_gallery_add_phu (phu, _("順: a run of its suit, three cards or more"), run, RUN);
    }
  if (memchr (tigers, card, G_N_ELEMENTS (tigers)) != NULL)
    chieu_gallery_add_phu (phu, _("Five tigers: a player who holds them all may declare them before the first "
                                  "bid, and wins"), tigers, G_N_ELEMENTS (tigers));
}

const ChieuGalleryGame chieu_gallery_luc_ho = {
  .decks = decks,
  .add_groups = add_groups,
};
