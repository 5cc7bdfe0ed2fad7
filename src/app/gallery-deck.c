/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gallery-deck.h"

#include <glib/gi18n.h>
#include <string.h>

#include "match/words.h"
#include "rules/chan/chan.h"
#include "rules/luc-ho/luc-ho.h"
#include "rules/mau-binh/mau-binh.h"
#include "rules/to-tom/to-tom.h"

/* ---- Decks ---- */

#define SUIT(letter) "1" letter, "2" letter, "3" letter, "4" letter, "5" letter, "6" letter, "7" letter, "8" letter, "9" letter
#define BIT(face) (UINT64_C (1) << (face))

/* No game is played with these cards, so the rules do not know them. */
static const char bat_names[][CHIEU_CARD_NAME_MAX] = {
  SUIT ("v"), SUIT ("s"), SUIT ("n"), "2x", "3x", "4x", "5x", "6x", "7x", "8x", "cc", "tt", "oc", "bt",
};

static const ChieuDeck bat = {
  .id = "bat",
  .n_faces = G_N_ELEMENTS (bat_names),
  .copies = 1,
  .names = bat_names,
  .red = BIT (7) | BIT (8) | BIT (16) | BIT (17) | BIT (34) | BIT (35) | BIT (36) | BIT (37),
};

#define FRENCH_SUITS 4

static const ChieuGalleryDeck written[] = {
  { &chieu_deck_to_tom, "Tổ tôm, Chắn",
    N_("120 cards, thirty faces and four of each. An old book calls the pack Tụ tam, “the gathering of three”, with faces like "
       "those of Chinese cards; under the French, Camoin of Marseille printed the figures in Edo dress that players know. Chắn "
       "is played with the hundred cards from 2 to 9 and chi chi."),
    0, { &chieu_to_tom, &chieu_chan } },
  { &chieu_deck_luc_ho, "Lục hổ",
    N_("38 cards of the Hakka, the heirs of the old game Madiao: four suits of nine, tens, strings, ropes and coins, and two "
       "cards beside them. Characters stand where other decks have pictures."),
    0, { &chieu_luc_ho } },
  { &bat, "Bất",
    N_("38 cards like those of Tổ tôm, one of each, with a fourth suit, thập, from 2 to 8. Few people have played it of late, "
       "and the sources do not tell how: it is here to be looked at."),
    0, { NULL } },
  { &chieu_deck_mau_binh, "Mậu binh",
    N_("The 52 cards of the whole world, here in the hand of the other decks. Thirteen for each player, to be laid in three rows."),
    FRENCH_SUITS, { &chieu_mau_binh } },
};

static gboolean
is_of_game (const ChieuGalleryDeck *deck,
            const ChieuGame        *game)
{
  for (int i = 0; i < CHIEU_GALLERY_GAMES && deck->games[i] != NULL; i++)
    if (g_str_equal (deck->games[i]->id, game->id))
      return TRUE;
  return FALSE;
}

static const ChieuGalleryDeck *
find_deck (GPtrArray       *decks,
           const ChieuGame *game)
{
  for (guint i = 0; i < decks->len; i++)
    if (is_of_game (decks->pdata[i], game))
      return decks->pdata[i];
  return NULL;
}

ChieuGalleryDeck *
chieu_gallery_deck_new_plain (const ChieuGame *game)
{
  const ChieuWords *words = chieu_words_for_game (game);
  ChieuGalleryDeck *deck = g_new0 (ChieuGalleryDeck, 1);

  deck->deck = game->deck;
  deck->title = words != NULL ? chieu_words_game (words, game->max_seats) : game->id;
  deck->games[0] = game;
  return deck;
}

/* Nothing is freed: the decks are there as long as the program. */
static GPtrArray *
get_decks (void)
{
  static GPtrArray *decks;

  if (decks != NULL)
    return decks;
  decks = g_ptr_array_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (written); i++)
    g_ptr_array_add (decks, (gpointer) &written[i]);
  for (int i = 0; chieu_games[i] != NULL; i++)
    if (find_deck (decks, chieu_games[i]) == NULL)
      g_ptr_array_add (decks, chieu_gallery_deck_new_plain (chieu_games[i]));
  return decks;
}

int
chieu_gallery_count_decks (void)
{
  return (int) get_decks ()->len;
}

const ChieuGalleryDeck *
chieu_gallery_get_deck (int i)
{
  g_return_val_if_fail (i >= 0 && i < chieu_gallery_count_decks (), NULL);

  return get_decks ()->pdata[i];
}

int
chieu_gallery_find (const ChieuGame *game)
{
  guint place = 0;

  g_return_val_if_fail (game != NULL, 0);

  /* Every game of the register has a deck; of others, which are only in tests, the first deck is as good as any. */
  return g_ptr_array_find (get_decks (), find_deck (get_decks (), game), &place) ? (int) place : 0;
}

ChieuCard
chieu_gallery_face (const ChieuGalleryDeck *deck,
                    const ChieuGame        *game,
                    ChieuCard               card)
{
  const char *name = chieu_deck_name (game->deck, card);
  ChieuCard face = chieu_deck_parse (deck->deck, name, strlen (name));

  return face < deck->deck->n_faces ? face : CHIEU_CARD_HIDDEN;
}

ChieuCard
chieu_gallery_card_at (const ChieuGalleryDeck *deck,
                       int                     place)
{
  int ranks = deck->suits > 0 ? deck->deck->n_faces / deck->suits : 0;

  if (place >= deck->deck->n_faces)
    return CHIEU_CARD_HIDDEN;
  if (ranks == 0)
    return (ChieuCard) place;
  /* The ace is the highest card and stands before the two all the same. */
  return (ChieuCard) ((place % ranks + ranks - 1) % ranks * deck->suits + place / ranks);
}

int
chieu_gallery_place_of (const ChieuGalleryDeck *deck,
                        ChieuCard               card)
{
  int place = 0;

  while (place < deck->deck->n_faces && chieu_gallery_card_at (deck, place) != card)
    place++;
  return place;
}

/* ---- Names ---- */

static const char *const number_words[] = { "Nhất", "Nhị", "Tam", "Tứ", "Ngũ", "Lục", "Thất", "Bát", "Cửu" };
static const char *const number_signs[] = { "一", "二", "三", "四", "五", "六", "七", "八", "九" };

/* A suit: the letter of the notation, in the deck of which id (NULL: any), its word, and its sign in old and simplified writing. */
static const struct { char letter; const char *deck, *word, *sign, *simplified; } suits[] = {
  { 'v', NULL, "vạn", "萬", "万" },
  { 's', NULL, "sách", "索", "索" },
  { 'n', NULL, "văn", "文", "文" },
  { 'k', NULL, "quán", "貫", "贯" },
  { 'q', NULL, "tiền", "綫", "线" },
  { 'x', "luc-ho", "thập", "拾", "拾" },
  { 'x', "bat", "thập", "十", "十" },
};

/* Cards with names of their own. @deck as above. */
static const struct { const char *name, *deck, *vietnamese, *han, *japanese, *simplified; } honours[] = {
  { "cc", NULL, "Chi chi", "之文", "之文（チーチー）", "之文" },
  { "tt", NULL, "Thang thang", "空湯", "空湯", "空汤" },
  { "oc", NULL, "Ông cụ", "老萬", "オンクー", "老万" },
  { "bt", NULL, "Bách tử", "百子", "百子", "百子" },
  { "1x", "luc-ho", "Bách tử", "百子", "百子", "百子" },
  { "1q", "luc-ho", "Mao công", "毛公", "毛公", "毛公" },
  { "lh", "luc-ho", "Lộc hoa", "鹿花", "鹿花", "鹿花" },
  { "vt", "luc-ho", "Vân tuyến", "雲綫", "雲綫", "云线" },
};

static void
set_names (ChieuGalleryNames *names,
           const char        *vietnamese,
           const char        *han,
           const char        *japanese,
           const char        *simplified)
{
  names->vietnamese = g_strdup (vietnamese);
  names->han = g_strdup (han);
  names->japanese = g_strdup (japanese);
  names->chinese = g_str_equal (han, simplified) ? g_strdup (han) : g_strdup_printf ("%s, %s", han, simplified);
}

static gboolean
get_honour (const ChieuDeck   *deck,
            const char        *name,
            ChieuGalleryNames *names)
{
  for (gsize i = 0; i < G_N_ELEMENTS (honours); i++)
    if (g_str_equal (honours[i].name, name) && (honours[i].deck == NULL || g_str_equal (honours[i].deck, deck->id)))
      {
        set_names (names, honours[i].vietnamese, honours[i].han, honours[i].japanese, honours[i].simplified);
        return TRUE;
      }
  return FALSE;
}

static void
get_numbered (const ChieuDeck   *deck,
              const char        *name,
              ChieuGalleryNames *names)
{
  int number = name[0] - '1';

  for (gsize i = 0; i < G_N_ELEMENTS (suits); i++)
    if (suits[i].letter == name[1] && (suits[i].deck == NULL || g_str_equal (suits[i].deck, deck->id)))
      {
        g_autofree char *vietnamese = g_strdup_printf ("%s %s", number_words[number], suits[i].word);
        g_autofree char *han = g_strconcat (number_signs[number], suits[i].sign, NULL);
        g_autofree char *simplified = g_strconcat (number_signs[number], suits[i].simplified, NULL);

        set_names (names, vietnamese, han, han, simplified);
        return;
      }
}

/* ---- Mậu binh ---- */

static const struct { char letter; const char *vietnamese, *sign, *japanese, *chinese; } colours[] = {
  { 's', "bích", "♠", "スペード", "黑桃" },
  { 'h', "cơ", "♥", "ハート", "紅心" },
  { 'd', "rô", "♦", "ダイヤ", "方塊" },
  { 'c', "chuồn", "♣", "クラブ", "梅花" },
};

static const char *
rank_of (const char *name)
{
  static const char *const ranks[] = { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K" };

  return ranks[strchr ("A23456789TJQK", name[0]) - "A23456789TJQK"];
}

static const char *
rank_word (const char *rank)
{
  static const char *const words[][2] = { { "A", "Át" }, { "J", "Bồi" }, { "Q", "Đầm" }, { "K", "Già" } };

  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i][0], rank))
      return words[i][1];
  return rank;
}

static void
get_french (const char        *name,
            ChieuGalleryNames *names)
{
  const char *rank = rank_of (name);

  for (gsize i = 0; i < G_N_ELEMENTS (colours); i++)
    if (colours[i].letter == name[1])
      {
        names->vietnamese = g_strdup_printf ("%s %s (%s%s)", rank_word (rank), colours[i].vietnamese, rank, colours[i].sign);
        names->japanese = g_strdup_printf ("%sの%s", colours[i].japanese, rank);
        names->chinese = g_strdup_printf ("%s%s", colours[i].chinese, rank);
      }
}

/* ---- All decks ---- */

/* Of a game whose cards nobody wrote about: as its words or else its notation call them. */
static void
get_plain (const ChieuGalleryDeck *deck,
           ChieuCard               card,
           ChieuGalleryNames      *names)
{
  const ChieuWords *words = chieu_words_for_game (deck->games[0]);

  names->vietnamese = g_strdup (words != NULL ? chieu_words_card_long (words, card) : chieu_deck_name (deck->deck, card));
}

void
chieu_gallery_get_names (const ChieuGalleryDeck *deck,
                         ChieuCard               card,
                         ChieuGalleryNames      *names)
{
  const char *name = chieu_deck_name (deck->deck, card);

  *names = (ChieuGalleryNames) { 0 };
  if (card >= deck->deck->n_faces)
    names->vietnamese = g_strdup (_("The back"));
  else if (deck->about == NULL)
    get_plain (deck, card, names);
  else if (deck->suits == FRENCH_SUITS)
    get_french (name, names);
  else if (!get_honour (deck->deck, name, names))
    get_numbered (deck->deck, name, names);
}

void
chieu_gallery_names_clear (ChieuGalleryNames *names)
{
  g_clear_pointer (&names->vietnamese, g_free);
  g_clear_pointer (&names->han, g_free);
  g_clear_pointer (&names->japanese, g_free);
  g_clear_pointer (&names->chinese, g_free);
}

char *
chieu_gallery_spoken (const ChieuGalleryDeck *deck,
                      ChieuCard               card)
{
  const ChieuWords *words = deck->games[0] != NULL ? chieu_words_for_game (deck->games[0]) : NULL;
  ChieuGalleryNames names;
  char *text;

  if (card >= deck->deck->n_faces)
    return g_strdup (_("The back"));
  if (words != NULL)
    return g_strdup (chieu_words_card_spoken (words, card));
  chieu_gallery_get_names (deck, card, &names);
  /* Translators: the name of a card and its colour, as a screen reader says them. */
  text = g_strdup_printf (chieu_deck_is_red (deck->deck, card) ? _("%s, red") : _("%s, black"), names.vietnamese);
  chieu_gallery_names_clear (&names);
  return text;
}
