/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards of Tổ tôm in the gallery, and those of its sister deck Bất, with which no game is played.
 */
#include "app.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/to-tom/rules/to-tom.h"

/* ---- What is drawn on the cards, and what the sources say of them ---- */

/* The marks that a card may have: they say what the booklet of a tổ tôm club tells of several cards, and what is unclear on several.
 * add_mark_sentences() has a sentence for each. */
enum
{
  WOMAN = 1 << 0,                /* one of the women whom the booklet counts */
  BOUND = 1 << 1,                /* one of the men with wrapped legs whom the booklet counts; a printed pack shows them, too */
  EIGHTH_BOUND = 1 << 2,         /* the man whom we took for the last of these: on a printed pack his legs cannot be seen */
  UNCLEAR = 1 << 3,              /* the print does not show clearly what the figure holds */
  NAMED = 1 << 4,                /* one of the pictures that the booklet names */
  CHILD = 1 << 5,                /* with one of the children whom the booklet counts */
};

/* The texts of one card. */
typedef struct
{
  const char *shows;             /* untranslated: one sentence on what is drawn */
  const char *source;            /* (nullable): untranslated: what the sources say of this card alone */
  int marks;                     /* what it has in common with other cards: WOMAN, …, as bits */
} Text;

static const Text to_tom[CHIEU_TO_TOM_FACES] = {
  [CHIEU_V (1)] = { N_("A dancer on one leg, in a black hat and a cloak, holding up a plumed wheel."), NULL, BOUND | UNCLEAR },
  [CHIEU_V (2)] = { N_("A bough with two peaches, and blossom."),
                    N_("Chắn players call it the peach blossom: blossom falls at the Buddha’s gate when it wins beside ngũ vạn."), NAMED },
  [CHIEU_V (3)] = { N_("A standing woman with many combs in her hair."), NULL, WOMAN },
  [CHIEU_V (4)] = { N_("A two-wheeled cart with its rider in a black hood."),
                    N_("Chắn players call it the carriage."), 0 },
  [CHIEU_V (5)] = { N_("A pagoda with three roofs."),
                    N_("The booklet sees a citadel; Chắn players see a pagoda, a village temple or a storeyed house, depending on the name of the win."), NAMED },
  [CHIEU_V (6)] = { N_("A man seen from behind, leaning on his hoe under the moon."), NULL, 0 },
  [CHIEU_V (7)] = { N_("A man striding through falling leaves, his hand at his face."), NULL, BOUND },
  [CHIEU_V (8)] = { N_("A carp leaping up a waterfall."),
                    N_("Chắn players call it the fish: it swims in the temple yard, leaps at the ship’s bow, or is caught by the fisherman."), NAMED },
  [CHIEU_V (9)] = { N_("A porter bent under a tower of bales, a stick in his hand."), NULL, BOUND },
  [CHIEU_S (1)] = { N_("A wrestler with a topknot, one leg raised."), NULL, 0 },
  [CHIEU_S (2)] = { N_("An old hunchback on the road, leaning on his staff."), NULL, 0 },
  [CHIEU_S (3)] = { N_("A man in a conical hat with rope and pole."), NULL, 0 },
  [CHIEU_S (4)] = { N_("A woman, her head bowed, with a cup on a tray."), NULL, WOMAN | UNCLEAR },
  [CHIEU_S (5)] = { N_("A ship under one great striped sail."),
                    N_("Chắn players call it the ship: the fish leaps at its bow."), NAMED },
  [CHIEU_S (6)] = { N_("A man with a small child before him, and a kite."), NULL, CHILD },
  [CHIEU_S (7)] = { N_("A man in cap and coat with a drum on his shoulder."), NULL, BOUND | UNCLEAR },
  [CHIEU_S (8)] = { N_("A seated old man in a headcloth, a pipe in his mouth, his arms round a red bundle."), NULL, 0 },
  [CHIEU_S (9)] = { N_("A walker in a red coat with a staff, a lantern hanging from a pole."), NULL, 0 },
  [CHIEU_N (1)] = { N_("A woman raising her sleeve before her face."), NULL, WOMAN },
  [CHIEU_N (2)] = { N_("A man in cap and white scarf, standing in the snow."), NULL, BOUND },
  [CHIEU_N (3)] = { N_("A lame man in patched clothes with a crutch, a crow above him."), NULL, BOUND },
  [CHIEU_N (4)] = { N_("A man carrying a basket before him."), NULL, BOUND },
  [CHIEU_N (5)] = { N_("A man in a straw hat, sitting with a rod under a willow."), NULL, EIGHTH_BOUND },
  [CHIEU_N (6)] = { N_("A child running with a pinwheel."), NULL, CHILD },
  [CHIEU_N (7)] = { N_("A man in a long striped robe, reading from a white sheet."), NULL, 0 },
  [CHIEU_N (8)] = { N_("A boy on stilts, and a dragonfly."),
                    N_("Chắn players call him the little boy: he picks the blossom when nhị vạn wins beside him."), CHILD },
  [CHIEU_N (9)] = { N_("A pilgrim in a two-horned cap, a box on his back."), NULL, 0 },
  [CHIEU_CC] = { N_("A bald man half squatting, a mallet in one hand and a fish in the other."),
                 N_("In Chắn he is the fisherman who catches the carp."), 0 },
  [CHIEU_TT] = { N_("A mother with her child on her arm."), NULL, WOMAN | CHILD },
  [CHIEU_OC] = { N_("An old man, bald and bearded, with a gourd on his staff."),
                 N_("The sign of the suit is certain; the upper character, “old”, is likely. Players are afraid of four ông cụ in one "
                    "hand, says the booklet: they think of four men who carry a coffin."), 0 },
};

/* The texts of thập 2 to 8 and of the fourth honour of Bất; its other faces have those of Tổ tôm. */
static const struct { const char *name; Text text; } bat[] = {
  { "2x", { N_("Two lanterns on a line."), NULL, 0 } },
  { "3x", { N_("Three bales of rice, and a mouse."), NULL, 0 } },
  { "4x", { N_("Four fans."), NULL, 0 } },
  { "5x", { N_("Five blossoms on a bough."), NULL, 0 } },
  { "6x", { N_("Six pieces of gold."), NULL, 0 } },
  { "7x", { N_("Seven stars, the Dipper."), NULL, 0 } },
  { "8x", { N_("Eight planks of a bridge over a pond."), NULL, 0 } },
  { "bt", { N_("Four children in a tub with a pinwheel."),
            N_("The source gives the tens eight cards from 2 to 8, but those are only seven; it does not name the eighth. We took it "
               "for an honour, with a name from the sister deck Lục hổ: a guess."), 0 } },
};

/* Returns: the text of @card, a face of @deck. Bất has texts of its own for some faces, whose names no card of Tổ tôm has; its others are
 * named as in Tổ tôm, and have the texts of those */
static const Text *
find_text (const ChieuGalleryDeck *deck,
           ChieuCard               card)
{
  const char *name = chieu_deck_name (deck->deck, card);

  for (gsize i = 0; i < G_N_ELEMENTS (bat); i++)
    if (g_str_equal (bat[i].name, name))
      return &bat[i].text;
  return &to_tom[chieu_deck_parse (&chieu_deck_to_tom, name, strlen (name))];
}

static const char *
describe_face (const ChieuGalleryDeck *deck,
               ChieuCard               card)
{
  return _(find_text (deck, card)->shows);
}

static void
add_mark_sentences (int        marks,
                    GPtrArray *sentences)
{
  if (marks & NAMED)
    g_ptr_array_add (sentences, (gpointer) _("Carp, peach, citadel and ship are the pictures that a club’s booklet names as very Japanese."));
  if (marks & WOMAN)
    g_ptr_array_add (sentences, (gpointer) _("The booklet counts four women among the figures."));
  if (marks & CHILD)
    g_ptr_array_add (sentences, (gpointer) _("The booklet counts four children on the cards; in our drawing two of them are with a grown-up."));
  if (marks & BOUND)
    g_ptr_array_add (sentences, (gpointer) _("One of the eight men with wrapped legs whom the booklet counts."));
  if (marks & EIGHTH_BOUND)
    g_ptr_array_add (sentences, (gpointer) _("The booklet counts eight men with wrapped legs; seven can be seen on a printed "
                                             "pack, and we took him for the eighth."));
  if (marks & UNCLEAR)
    g_ptr_array_add (sentences, (gpointer) _("What the figure holds is our guess: the print is not clear."));
}

static void
add_sources (const ChieuGalleryDeck *deck,
             ChieuCard               card,
             GPtrArray              *sentences)
{
  const Text *text = find_text (deck, card);

  if (text->source != NULL)
    g_ptr_array_add (sentences, (gpointer) _(text->source));
  add_mark_sentences (text->marks, sentences);
}

/* ---- The decks ---- */

#define SUIT(letter) "1" letter, "2" letter, "3" letter, "4" letter, "5" letter, "6" letter, "7" letter, "8" letter, "9" letter

/* No game is played with these cards, so the rules do not know them. */
static const char bat_names[][CHIEU_CARD_NAME_MAX] = {
  SUIT ("v"), SUIT ("s"), SUIT ("n"), "2x", "3x", "4x", "5x", "6x", "7x", "8x", "cc", "tt", "oc", "bt",
};

/* The face of the first of its four honours, all of which are red. */
#define BAT_FIRST_HONOUR 34

static const ChieuDeck deck_of_bat = {
  .id = "bat",
  .n_faces = G_N_ELEMENTS (bat_names),
  .copies = 1,
  .names = bat_names,
  .red = CHIEU_BIT64 (CHIEU_V (8)) | CHIEU_BIT64 (CHIEU_V (9)) | CHIEU_BIT64 (CHIEU_S (8)) | CHIEU_BIT64 (CHIEU_S (9))
         | UINT64_C (0xf) << BAT_FIRST_HONOUR,
};

static const ChieuGallerySuit suits[] = {
  { 'v', "vạn", "萬", "万" },
  { 's', "sách", "索", "索" },
  { 'n', "văn", "文", "文" },
  { 'x', "thập", "十", "十" },
  { '\0' },
};

static const ChieuGalleryHonour honours[] = {
  { "cc", "Chi chi", "之文", "之文（チーチー）", "之文" },
  { "tt", "Thang thang", "空湯", "空湯", "空汤" },
  { "oc", "Ông cụ", "老萬", "オンクー", "老万" },
  { "bt", "Bách tử", "百子", "百子", "百子" },
  { NULL },
};

/* The size of printed cards of both decks, in millimetres. */
#define CARD_WIDTH 24
#define CARD_HEIGHT 97

static const ChieuGalleryDeck own_deck = {
  .deck = &chieu_deck_to_tom,
  .title = N_("Tổ tôm, Chắn"),
  .about = N_("120 cards, thirty faces and four of each. An old book calls the pack Tụ tam, “the gathering of "
              "three”, and gives it faces like those of Chinese cards; under the French, Camoin of Marseille "
              "printed the figures in Edo dress that players know. Chắn is played with the hundred cards from 2 to 9 and chi chi."),
  .quoc_ngu = TRUE,
  .width = CARD_WIDTH,
  .height = CARD_HEIGHT,
  .numbered = suits,
  .honours = honours,
  .describe_face = describe_face,
  .add_sources = add_sources,
};

static const ChieuGalleryDeck sister_deck = {
  .deck = &deck_of_bat,
  .title = "Bất",
  .about = N_("38 cards like those of Tổ tôm, one of each, with a fourth suit, thập, from 2 to 8. Hardly anybody plays with them any "
              "more, and the sources do not say how. Here you can look at them."),
  .place = 2,                    /* after the decks of Tổ tôm (0) and Lục hổ (1), with which games are played */
  .unplayed = TRUE,
  .quoc_ngu = TRUE,
  .width = CARD_WIDTH,
  .height = CARD_HEIGHT,
  .numbered = suits,
  .honours = honours,
  .describe_face = describe_face,
  .add_sources = add_sources,
};

static const ChieuGalleryDeck *const decks[] = { &own_deck, &sister_deck, NULL };

/* ---- Play ---- */

static const char *
get_lung_name (int lung)
{
  if (lung == CHIEU_LUNG_TOM)
    return _("Tôm");
  if (lung == CHIEU_LUNG_LEO)
    return _("Lèo");
  return _("A lưng");
}

static gboolean
is_in_lung (ChieuCard card,
            int       lung)
{
  return memchr (chieu_lung_cards[lung], card, sizeof chieu_lung_cards[lung]) != NULL;
}

static void
add_groups (GArray    *phu,
            ChieuCard  card)
{
  for (int lung = 0; lung < CHIEU_N_LUNG; lung++)
    if (is_in_lung (card, lung))
      chieu_gallery_add_phu (phu, get_lung_name (lung), chieu_lung_cards[lung], G_N_ELEMENTS (chieu_lung_cards[lung]));
  if (chieu_card_is_number (card))
    {
      /* The bí has the card's number in each suit; in the dọc, of three cards, the card lies in the middle unless its suit ends there. */
      int suit = chieu_card_suit (card), rank = chieu_card_rank (card), first = CLAMP (rank - 1, 1, CHIEU_SUIT_RANKS - 2);
      const ChieuCard bi[] = { CHIEU_V (rank), CHIEU_S (rank), CHIEU_N (rank) };
      const ChieuCard doc[] = { CHIEU_FACE (suit, first), CHIEU_FACE (suit, first + 1), CHIEU_FACE (suit, first + 2) };

      chieu_gallery_add_phu (phu, _("Bí: its number in all three suits"), bi, G_N_ELEMENTS (bi));
      chieu_gallery_add_phu (phu, _("Dọc: a run of its suit, of any length"), doc, G_N_ELEMENTS (doc));
    }
  if (chieu_card_is_yeu (card))
    chieu_gallery_add_phu (phu, _("A yêu: it may lie alone"), NULL, 0);
}

static void
add_cuoc (GArray          *all,
          const ChieuDeck *deck,
          ChieuCard        card)
{
  if (is_in_lung (card, CHIEU_LUNG_TOM))
    chieu_gallery_add_cuoc (all, &chieu_to_tom, CHIEU_CUOC_TOM);
  if (is_in_lung (card, CHIEU_LUNG_LEO))
    chieu_gallery_add_cuoc (all, &chieu_to_tom, CHIEU_CUOC_LEO);
  if (card == CHIEU_CC)
    chieu_gallery_add_cuoc (all, &chieu_to_tom, CHIEU_CUOC_CHI_NAY);
  if (card == CHIEU_OC)
    {
      chieu_gallery_add_cuoc (all, &chieu_to_tom, CHIEU_CUOC_KINH_CO);
      chieu_gallery_add_cuoc (all, &chieu_to_tom, CHIEU_CUOC_KINH_TU_CO);
    }
  chieu_gallery_add_cuoc (all, &chieu_to_tom,
                          chieu_deck_is_red (deck, card) ? CHIEU_CUOC_THAP_HONG : CHIEU_CUOC_BACH_DINH);
}

const ChieuGalleryGame chieu_gallery_to_tom = {
  .decks = decks,
  .add_groups = add_groups,
  .add_cuoc = add_cuoc,
};
