/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gallery-deck.h"

#include <glib/gi18n.h>
#include <string.h>

#include "match/words.h"

/* ---- Faces ---- */

#define SUIT(letter) "1" letter, "2" letter, "3" letter, "4" letter, "5" letter, "6" letter, "7" letter, "8" letter, "9" letter
#define BIT(face) (UINT64_C (1) << (face))

static const char luc_ho_names[][CHIEU_CARD_NAME_MAX] = { SUIT ("x"), SUIT ("k"), SUIT ("s"), SUIT ("q"), "lh", "vt" };

static const ChieuDeck luc_ho = {
  .id = "luc-ho",
  .n_faces = G_N_ELEMENTS (luc_ho_names),
  .copies = 1,
  .names = luc_ho_names,
  .red = BIT (0) | BIT (7) | BIT (8) | BIT (17) | BIT (26) | BIT (27) | BIT (35) | BIT (37),
};

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

#define RANKS(letter) "A" letter, "2" letter, "3" letter, "4" letter, "5" letter, "6" letter, "7" letter, "8" letter, \
                      "9" letter, "T" letter, "J" letter, "Q" letter, "K" letter

static const char mau_binh_names[][CHIEU_CARD_NAME_MAX] = { RANKS ("s"), RANKS ("h"), RANKS ("d"), RANKS ("c") };

static const ChieuDeck mau_binh = {
  .id = "mau-binh",
  .n_faces = G_N_ELEMENTS (mau_binh_names),
  .copies = 1,
  .names = mau_binh_names,
  .red = (BIT (26) - 1) << 13,
};

const ChieuGalleryDeck chieu_gallery_decks[CHIEU_GALLERY_DECKS] = {
  { &chieu_deck_to_tom, "Tổ tôm, Chắn",
    N_("120 cards, thirty faces and four of each. An old book calls the pack Tụ tam, “the gathering of three”, with faces like "
       "those of Chinese cards; under the French, Camoin of Marseille printed the figures in Edo dress that players know. Chắn "
       "is played with the hundred cards from 2 to 9 and chi chi."),
    250, 1000, &chieu_to_tom },
  { &luc_ho, "Lục hổ",
    N_("38 cards of the Hakka, the heirs of the old game Madiao: four suits of nine, tens, strings, ropes and coins, and two "
       "cards beside them. Characters stand where other decks have pictures."),
    250, 1000, NULL },
  { &bat, "Bất",
    N_("38 cards like those of Tổ tôm, one of each, with a fourth suit, thập, from 2 to 8. Few people have played it of late, "
       "and the sources do not tell how: it is here to be looked at."),
    250, 1000, NULL },
  { &mau_binh, "Mậu binh",
    N_("The 52 cards of the whole world, here in the hand of the other decks. Thirteen for each player, to be laid in three rows."),
    250, 350, NULL },
};

const ChieuGalleryDeck *
chieu_gallery_find (const ChieuDeck *deck)
{
  for (int i = 0; i < CHIEU_GALLERY_DECKS; i++)
    if (chieu_gallery_decks[i].deck == deck)
      return &chieu_gallery_decks[i];
  return NULL;
}

/* ---- Names ---- */

static const char *const number_words[] = { "Nhất", "Nhị", "Tam", "Tứ", "Ngũ", "Lục", "Thất", "Bát", "Cửu" };
static const char *const number_signs[] = { "一", "二", "三", "四", "五", "六", "七", "八", "九" };

/* A suit: the letter of the notation, in which deck (NULL: any), its word, and its sign in old and simplified writing. */
static const struct { char letter; const ChieuDeck *deck; const char *word, *sign, *simplified; } suits[] = {
  { 'v', NULL, "vạn", "萬", "万" },
  { 's', NULL, "sách", "索", "索" },
  { 'n', NULL, "văn", "文", "文" },
  { 'k', NULL, "quán", "貫", "贯" },
  { 'q', NULL, "tiền", "綫", "线" },
  { 'x', &luc_ho, "thập", "拾", "拾" },
  { 'x', &bat, "thập", "十", "十" },
};

/* Cards with names of their own. @deck as above. */
static const struct { const char *name; const ChieuDeck *deck; const char *vietnamese, *han, *japanese, *simplified; } honours[] = {
  { "cc", NULL, "Chi chi", "之文", "之文（チーチー）", "之文" },
  { "tt", NULL, "Thang thang", "空湯", "空湯", "空汤" },
  { "oc", NULL, "Ông cụ", "老萬", "オンクー", "老万" },
  { "bt", NULL, "Bách tử", "百子", "百子", "百子" },
  { "1x", &luc_ho, "Bách tử", "百子", "百子", "百子" },
  { "1q", &luc_ho, "Mao công", "毛公", "毛公", "毛公" },
  { "lh", &luc_ho, "Lộc hoa", "鹿花", "鹿花", "鹿花" },
  { "vt", &luc_ho, "Vân tuyến", "雲綫", "雲綫", "云线" },
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
    if (g_str_equal (honours[i].name, name) && (honours[i].deck == NULL || honours[i].deck == deck))
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
    if (suits[i].letter == name[1] && (suits[i].deck == NULL || suits[i].deck == deck))
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

void
chieu_gallery_get_names (const ChieuGalleryDeck *deck,
                         ChieuCard               card,
                         ChieuGalleryNames      *names)
{
  const char *name = chieu_deck_name (deck->deck, card);

  *names = (ChieuGalleryNames) { 0 };
  if (card >= deck->deck->n_faces)
    names->vietnamese = g_strdup (_("The back"));
  else if (deck->deck == &mau_binh)
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
  ChieuGalleryNames names;
  char *text;

  if (card >= deck->deck->n_faces)
    return g_strdup (_("The back"));
  if (deck->game != NULL)
    return g_strdup (chieu_words_card_spoken (chieu_words_for_game (deck->game), card));
  chieu_gallery_get_names (deck, card, &names);
  /* Translators: the name of a card and its colour, as a screen reader says them. */
  text = g_strdup_printf (chieu_deck_is_red (deck->deck, card) ? _("%s, red") : _("%s, black"), names.vietnamese);
  chieu_gallery_names_clear (&names);
  return text;
}
