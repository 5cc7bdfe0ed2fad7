/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards and decks. A card is the number of its face in its deck: copies of a
 * face are equal and have no identity of their own (docs/notation.md, "Cards").
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef uint8_t ChieuCard;

/* The set of faces, or of seats, with number @n alone in it: up to number 31, and up to number 63. */
#define CHIEU_BIT(n) (UINT32_C (1) << (n))
#define CHIEU_BIT64(n) (UINT64_C (1) << (n))

/* A card whose face the onlooker does not know; printed "??". */
#define CHIEU_CARD_HIDDEN ((ChieuCard) 0xff)
/* No card at all. */
#define CHIEU_CARD_NONE ((ChieuCard) 0xfe)

/* No deck has more faces than this. */
#define CHIEU_DECK_FACES_MAX 52
/* Longest printed card, with its closing zero. */
#define CHIEU_CARD_NAME_MAX 4

/* A deck: its faces, how many there are of each, and how they are written and shown. */
typedef struct
{
  const char *id;                /* folder of its pictures: "to-tom" */
  uint8_t n_faces;               /* 1 … CHIEU_DECK_FACES_MAX */
  uint8_t copies;                /* of each face */
  const char (*names)[CHIEU_CARD_NAME_MAX];  /* notation, one per face */
  uint64_t red;                  /* bit f: face f is red: it has the red seal */
  bool indexed;                  /* each card has its number or letter large in a corner, as French cards do, and has their width */
  bool plain;                    /* there are no pictures of it: each card shows its written name on plain paper */
} ChieuDeck;

/* How many cards there are of each face in the decks of Tổ tôm and Chắn. */
#define CHIEU_STRIP_COPIES 4

/* The Tổ tôm deck: 30 faces, four of each. */
extern const ChieuDeck chieu_deck_to_tom;

/* Faces of the Tổ tôm deck. Numbers: suit × 9 + (rank − 1), suits in the order
 * vạn, sách, văn; then the three honours. */
enum
{
  CHIEU_SUIT_VAN,                /* vạn, written v */
  CHIEU_SUIT_SACH,               /* sách, written s */
  CHIEU_SUIT_VAWN,               /* văn, written n */
  CHIEU_STRIP_SUITS              /* how many suits there are, in the deck of Chắn too */
};

#define CHIEU_SUIT_RANKS 9
#define CHIEU_FACE(suit, rank) ((ChieuCard) ((suit) * CHIEU_SUIT_RANKS + (rank) - 1))
#define CHIEU_V(rank) CHIEU_FACE (CHIEU_SUIT_VAN, rank)
#define CHIEU_S(rank) CHIEU_FACE (CHIEU_SUIT_SACH, rank)
#define CHIEU_N(rank) CHIEU_FACE (CHIEU_SUIT_VAWN, rank)
#define CHIEU_CC ((ChieuCard) 27)
#define CHIEU_TT ((ChieuCard) 28)
#define CHIEU_OC ((ChieuCard) 29)
#define CHIEU_TO_TOM_FACES 30
#define CHIEU_TO_TOM_CARDS (CHIEU_STRIP_COPIES * CHIEU_TO_TOM_FACES)

/* The Chắn deck: 25 faces, four of each. */
extern const ChieuDeck chieu_deck_chan;

/* Faces of the Chắn deck. Numbers: suit × 8 + (rank − 2) for the ranks 2–9, suits as above; then chi chi. */
#define CHIEU_CHAN_SUIT_RANKS 8
#define CHIEU_CHAN_FACE(suit, rank) ((ChieuCard) ((suit) * CHIEU_CHAN_SUIT_RANKS + (rank) - 2))
#define CHIEU_CHAN_V(rank) CHIEU_CHAN_FACE (CHIEU_SUIT_VAN, rank)
#define CHIEU_CHAN_S(rank) CHIEU_CHAN_FACE (CHIEU_SUIT_SACH, rank)
#define CHIEU_CHAN_N(rank) CHIEU_CHAN_FACE (CHIEU_SUIT_VAWN, rank)
#define CHIEU_CHAN_CC ((ChieuCard) 24)
#define CHIEU_CHAN_FACES 25
#define CHIEU_CHAN_CARDS (CHIEU_STRIP_COPIES * CHIEU_CHAN_FACES)

/* Return the suit (0–2) and the rank (1–9) of a numbered face of the Tổ tôm deck; callers exclude honours. */
static inline int chieu_card_suit (ChieuCard card) { return card / CHIEU_SUIT_RANKS; }
static inline int chieu_card_rank (ChieuCard card) { return card % CHIEU_SUIT_RANKS + 1; }
/* Return a face's place in its suit, from 0; the first face of its suit; the face of the same rank in @suit. For numbered faces
 * only. */
static inline int chieu_card_place (ChieuCard card) { return card % CHIEU_SUIT_RANKS; }
static inline ChieuCard chieu_card_suit_start (ChieuCard card) { return (ChieuCard) (card - chieu_card_place (card)); }
static inline ChieuCard chieu_card_in_suit (ChieuCard card, int suit) { return CHIEU_FACE (suit, chieu_card_rank (card)); }
/* Returns: whether a Tổ tôm face has a suit and a rank, that is, is not chi chi, thang thang or ông cụ */
static inline bool chieu_card_is_number (ChieuCard card) { return card < CHIEU_CC; }

/* The Lục hổ deck: 38 faces, one of each. Numbers: suit × 9 + (rank − 1), suits from the highest: thập x, quán k,
 * sách s, tiền q; then lộc hoa and vân tuyến. */
extern const ChieuDeck chieu_deck_luc_ho;
#define CHIEU_LH_SUIT_RANKS 9
#define CHIEU_LH(suit, rank) ((ChieuCard) ((suit) * CHIEU_LH_SUIT_RANKS + (rank) - 1))
#define CHIEU_LOC_HOA ((ChieuCard) 36)
#define CHIEU_VAN_TUYEN ((ChieuCard) 37)
#define CHIEU_LUC_HO_FACES 38

/* The deck of 52 cards. Numbers: rank × 4 + suit, ranks 0 (the two) to 12 (the ace), suits s h d c. */
extern const ChieuDeck chieu_deck_mau_binh;
#define CHIEU_MAU_BINH_FACES 52

/* Returns: whether @card of @deck is red. @card must be a face of @deck. */
static inline bool
chieu_deck_is_red (const ChieuDeck *deck, ChieuCard card)
{
  return deck->red >> card & 1;
}

/**
 * chieu_deck_parse:
 * @deck: a deck
 * @text: text in the notation, not necessarily zero-terminated
 * @length: bytes of @text to read as one card
 *
 * Returns: the face written in @text, %CHIEU_CARD_HIDDEN for "??", or
 *   %CHIEU_CARD_NONE if @text names no card of @deck.
 */
ChieuCard chieu_deck_parse (const ChieuDeck *deck, const char *text, size_t length);

/* Returns: the notation of @card, "??" of CHIEU_CARD_HIDDEN and "-" of CHIEU_CARD_NONE; never NULL */
const char *chieu_deck_name (const ChieuDeck *deck, ChieuCard card);
