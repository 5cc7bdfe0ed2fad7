/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lục hổ (六虎), tricks with a bid for three and four seats, in plain words:
 *
 * Suits thập x > quán k > sách s > tiền q, ranks 1 to 9, and vân tuyến vt; lộc hoa lh is never used, nor vt with three
 * seats. Cái is the first seat; with four seats the one after the second is the dream: it gets one card, which nobody
 * sees before the end, and does nothing. The others get twelve. Whoever holds vt 1x 1k 1s 1q may declare five tigers before
 * the first bid and wins. Then first, second, third say whether they make; the first to say so is the only one, and as
 * second or third seat privileged. If nobody makes, there is no play.
 *
 * The first leads: one card; các, three or four of one rank; thuận, three to nine in sequence of a suit. In turn the others
 * beat it with a higher one of the same kind and number, or drop as many cards face down; whoever can beat either does, or
 * drops such cards that those left cannot. Whoever took the trick leads the next. Single cards are led in nine classes: x not
 * old, x old, k …, q old, vt. A card is old if no card that may still be in another hand can beat it; 1x, 1q and vt always are, and
 * beat nothing. Each card won and each old one is a hồ: a player on lead who has six or more may claim (ăn hồ), or go on.
 *
 * Each loser pays the winner 2^(n − 6) for n cards, twice that for twelve; and pays the dream, too, if a card of its rank is among
 * those that won. A privileged maker who loses pays for both.
 *
 * Every point where tables differ is a switch below. Nothing here is a fault: what the rules forbid cannot be done. The rules in
 * full are in docs/rules/luc-ho.md; players are told them in help/C/luc-ho*.page.
 */
#pragma once

#include "rules/game.h"

extern const ChieuGame chieu_luc_ho;

#define CHIEU_LUC_HO_HAND 12
#define CHIEU_LUC_HO_MIN_SEATS 3      /* without vân tuyến, and without a dream */
#define CHIEU_LUC_HO_MAX_SEATS 4
#define CHIEU_LUC_HO_OTHERS 2         /* seats that play besides one that does */
#define CHIEU_LUC_HO_LEAST 3          /* the fewest cards of các and thuận */
#define CHIEU_LUC_HO_DREAM_HO 5       /* the dream's hồ before the winning cards of its rank are counted */
#define CHIEU_LUC_HO_TRICK 3          /* plays in a complete trick: the dream does not play */
#define CHIEU_LUC_HO_SUITS 4
#define CHIEU_LUC_HO_RANKS CHIEU_LH_SUIT_RANKS   /* in each suit; lộc hoa and vân tuyến follow the suits */
#define CHIEU_LUC_HO_CARD(card) CHIEU_BIT64 (card)
#define CHIEU_LUC_HO_ALL (CHIEU_BIT64 (CHIEU_LUC_HO_FACES) - 1)
/* The cards of the four suits, which are all that can be led together: vân tuyến goes alone. */
#define CHIEU_LUC_HO_SUITED (CHIEU_BIT64 (CHIEU_LOC_HOA) - 1)
/* The nine cards of one suit, from 0. */
#define CHIEU_LUC_HO_SUIT(suit) ((CHIEU_BIT64 (CHIEU_LUC_HO_RANKS) - 1) << CHIEU_LUC_HO_RANKS * (suit))
/* The four cards of one rank, from 1. */
#define CHIEU_LUC_HO_RANK(rank) \
  ((CHIEU_LUC_HO_CARD (CHIEU_LH (0, 1)) | CHIEU_LUC_HO_CARD (CHIEU_LH (1, 1)) | CHIEU_LUC_HO_CARD (CHIEU_LH (2, 1)) \
    | CHIEU_LUC_HO_CARD (CHIEU_LH (3, 1))) << ((rank) - 1))
#define CHIEU_LUC_HO_TIGERS (CHIEU_LUC_HO_CARD (CHIEU_VAN_TUYEN) | CHIEU_LUC_HO_RANK (1))
/* Single cards that neither beat nor are beaten. */
#define CHIEU_LUC_HO_ALONE \
  (CHIEU_LUC_HO_CARD (CHIEU_VAN_TUYEN) | CHIEU_LUC_HO_CARD (CHIEU_LH (0, 1)) | CHIEU_LUC_HO_CARD (CHIEU_LH (3, 1)))
/* Most ways to drop, or to lead and beat. */
#define CHIEU_LUC_HO_SETS_MAX 1024

/* Kinds of moves, with the words that print them (docs/notation.md). */
typedef enum
{
  CHIEU_LUC_HO_NAM_HO,           /* "nam-ho": declares five tigers and wins */
  CHIEU_LUC_HO_QUA,              /* "qua": keeps the five tigers */
  CHIEU_LUC_HO_LAM,              /* "lam": makes */
  CHIEU_LUC_HO_KHONG,            /* "khong": does not */
  CHIEU_LUC_HO_RA,               /* "ra 2x 2k 2s": leads */
  CHIEU_LUC_HO_BAT,              /* "bat 4x 4k 4s": beats */
  CHIEU_LUC_HO_CHUI,             /* "chui 4k 4s 5q": drops face down */
  CHIEU_LUC_HO_AN_HO,            /* "an-ho": claims */
  CHIEU_LUC_HO_N_MOVES
} ChieuLucHoMoveKind;

/* The reasons for which a move is refused. */
typedef enum
{
  CHIEU_LUC_HO_OK,
  CHIEU_LUC_HO_NOT_ASKED,        /* "not-asked": it is not this seat's turn to answer */
  CHIEU_LUC_HO_NOT_NOW,          /* "not-now": such a move is not made at this moment */
  CHIEU_LUC_HO_NO_CARD,          /* "no-card": the cards are not in the hand */
  CHIEU_LUC_HO_NO_SET,           /* "no-set": the cards are neither one, nor các, nor thuận */
  CHIEU_LUC_HO_NO_BEAT,          /* "no-beat": the cards do not beat the best so far */
  CHIEU_LUC_HO_WRONG_NUMBER,     /* "wrong-number": more or fewer cards than were led */
  CHIEU_LUC_HO_HELD_BACK,        /* "held-back": what is kept could still beat */
  CHIEU_LUC_HO_CLASS,            /* "class": a single card of an earlier class is held */
  CHIEU_LUC_HO_TOO_FEW,          /* "too-few": won and old cards are not enough to claim */
  CHIEU_LUC_HO_MUST_MAKE,        /* "must-make": with such a hand the first seat makes */
  CHIEU_LUC_HO_N_REASONS
} ChieuLucHoReason;

/* The sorts of a win, in ChieuGame.cuoc. */
typedef enum
{
  CHIEU_LUC_HO_CUOC_AN_HO,       /* "an-ho": claimed */
  CHIEU_LUC_HO_CUOC_NAM_HO,      /* "nam-ho": five tigers */
  CHIEU_LUC_HO_CUOC_DU,          /* "muoi-hai": all twelve cards */
  CHIEU_LUC_HO_CUOC_MONG,        /* "mong": the dream is paid too */
  CHIEU_LUC_HO_CUOC_BAO,         /* "bao": the privileged maker pays for both */
  CHIEU_LUC_HO_N_CUOC
} ChieuLucHoCuoc;

/* Switches, in the order of chieu_luc_ho.switches. */
typedef enum
{
  CHIEU_LUC_HO_FLOOR,            /* 6, 5: how many cards suffice to claim, and pay one */
  CHIEU_LUC_HO_RULE_MUST_MAKE,   /* a first seat whose các, thuận and old cards are six or more must make */
  CHIEU_LUC_HO_DEDUCE,           /* what the drops of others prove makes cards old, too (deduce.c) */
  CHIEU_LUC_HO_SCORING,          /* doubling; linear: the fewest that suffice to claim earn one, each further card and each red one
                                  * another, all twelve are doubled, the dream is not paid */
  CHIEU_LUC_HO_N_SWITCHES
} ChieuLucHoSwitch;

/* The values of CHIEU_LUC_HO_SCORING. */
typedef enum
{
  CHIEU_LUC_HO_SCORING_DOUBLING,
  CHIEU_LUC_HO_SCORING_LINEAR,
} ChieuLucHoScoring;

/* ---- Sets of cards: bit c of a number is the card c ---- */

/* Returns: all cards of the game with @seats seats */
static inline uint64_t
chieu_luc_ho_deck (int seats)
{
  return CHIEU_LUC_HO_ALL & ~CHIEU_LUC_HO_CARD (CHIEU_LOC_HOA)
         & ~(seats == CHIEU_LUC_HO_MIN_SEATS ? CHIEU_LUC_HO_CARD (CHIEU_VAN_TUYEN) : 0);
}

/* Returns: the ranks of @cards in @suit, the one as bit 0 */
static inline unsigned
chieu_luc_ho_ranks_in (uint64_t cards, int suit)
{
  return (unsigned) ((cards & CHIEU_LUC_HO_SUIT (suit)) >> (CHIEU_LUC_HO_RANKS * suit));
}

/* Returns: whether a move of @kind puts cards down */
static inline bool
chieu_luc_ho_puts_down (int kind)
{
  return kind == CHIEU_LUC_HO_RA || kind == CHIEU_LUC_HO_BAT || kind == CHIEU_LUC_HO_CHUI;
}

/* Returns: the cards of @move, which are cards of this game */
static inline uint64_t
chieu_luc_ho_move_cards (const ChieuMove *move)
{
  uint64_t cards = 0;

  for (int i = 0; i < move->n && i < CHIEU_MOVE_CARDS_MAX; i++)
    cards |= CHIEU_LUC_HO_CARD (move->cards[i]);
  return cards;
}

/* The kinds of cards that are led together. */
typedef enum
{
  CHIEU_LUC_HO_SINGLE,
  CHIEU_LUC_HO_CAC,              /* 各: three or four of one rank */
  CHIEU_LUC_HO_THUAN,            /* 順: three to nine in sequence of one suit */
} ChieuLucHoSetKind;

/* Cards that are led together, or beat such. */
typedef struct
{
  uint64_t cards;
  uint8_t kind;                  /* ChieuLucHoSetKind */
  uint8_t n;
  uint8_t suit;                  /* 0–3, 4 for vt; without meaning for các */
  uint8_t rank;                  /* the highest */
} ChieuLucHoSet;

/* Reads @cards as they would be led. Returns: false if they may not be led together */
bool chieu_luc_ho_read_set (uint64_t cards, ChieuLucHoSet *set);

/* Returns: whether @set beats @best, the highest cards of the trick so far (help/C/luc-ho-play.page, "Beating and dropping") */
bool chieu_luc_ho_beats (const ChieuLucHoSet *set, const ChieuLucHoSet *best);

/* Returns: whether any cards of @hand beat @best */
bool chieu_luc_ho_can_beat (uint64_t hand, const ChieuLucHoSet *best);

/* Returns: whether no cards that others may hold beat @set, for a player who knows that nobody else can hold the cards of
 * @known */
static inline bool
chieu_luc_ho_is_safe (uint64_t known, const ChieuLucHoSet *set)
{
  return !chieu_luc_ho_can_beat (~known & CHIEU_LUC_HO_SUITED, set);
}

/* Returns: the cards of @hand that are old for a player who knows that nobody else can hold the cards of @known; its own are
 * among them */
uint64_t chieu_luc_ho_find_old_in (uint64_t hand, uint64_t known);

/* Returns: the single cards of @hand that may be led, when @old of them are old. @privileged: the seat may lead every old card before
 * its turn */
uint64_t chieu_luc_ho_find_single_leads (uint64_t hand, uint64_t old, bool privileged);

/* In the next three @hand has at most CHIEU_LUC_HO_HAND cards, and @best was led or has beaten what was. */

/* Lists in @sets all cards of @hand that may be led together. @old, @privileged: as in chieu_luc_ho_find_single_leads(). Returns: how many
 * there are */
int chieu_luc_ho_list_leads (uint64_t hand, uint64_t old, bool privileged, uint64_t sets[CHIEU_LUC_HO_SETS_MAX]);
/* Lists in @sets all cards of @hand that together beat @best. Returns: how many there are */
int chieu_luc_ho_list_beats (uint64_t hand, const ChieuLucHoSet *best, uint64_t sets[CHIEU_LUC_HO_SETS_MAX]);
/* Lists in @sets all cards of @hand that may be dropped to @best. Returns: how many there are */
int chieu_luc_ho_list_drops (uint64_t hand, const ChieuLucHoSet *best, uint64_t sets[CHIEU_LUC_HO_SETS_MAX]);

/* Returns: the most cards of @hand that are old or lie in các and thuận which share no card. @old: the old cards of @hand */
int chieu_luc_ho_count_strong (uint64_t hand, uint64_t old);

/* ---- State ---- */

/* A drop, of as many cards as were led. It proves that the cards that its owner kept, with those that it has shown since, did not beat
 * what lay there. */
typedef struct
{
  uint64_t best;                 /* the highest cards of the trick by then, which were not beaten */
  uint64_t later;                /* what its owner has shown since */
  uint8_t trick;                 /* number of the trick, from 1 */
  uint8_t zero[7];               /* padding: always 0, as are the other members of this name */
} ChieuLucHoDrop;

#define CHIEU_LUC_HO_DROPS_MAX CHIEU_LUC_HO_HAND

/* Returns: whether @drop was made to several cards. A drop to a single card proves which cards a seat lacks, one to several which
 * cards it does not have together */
static inline bool
chieu_luc_ho_is_set_drop (const ChieuLucHoDrop *drop)
{
  return (drop->best & (drop->best - 1)) != 0;
}

/* Returns: whether a seat that now has @hand could have beaten what it dropped to, which was several cards */
static inline bool
chieu_luc_ho_disproves (const ChieuLucHoDrop *drop, uint64_t hand)
{
  ChieuLucHoSet best;

  return chieu_luc_ho_is_set_drop (drop) && chieu_luc_ho_read_set (drop->best, &best)
         && chieu_luc_ho_can_beat (hand | drop->later, &best);
}

/* What a seat has, and what its play has shown. */
typedef struct
{
  uint64_t hand;                 /* in another's view only what was shown of it */
  uint64_t dropped;              /* face down; only its owner knows */
  uint64_t won;                  /* face up before it */
  uint64_t lacks;                /* cards that its drops to single ones prove it does not hold */
  ChieuLucHoDrop drops[CHIEU_LUC_HO_DROPS_MAX];   /* in their order */
  uint8_t n_hand, n_dropped, n_won, n_drops;
  uint8_t bid;                   /* CHIEU_LUC_HO_LAM or CHIEU_LUC_HO_KHONG; 0: it has not bid */
  uint8_t zero[3];
} ChieuLucHoSeat;

/* The part of one seat in the trick that lies on the mat. */
typedef struct
{
  uint64_t cards;                /* 0: dropped */
  uint8_t seat;
  uint8_t n;
  uint8_t zero[6];
} ChieuLucHoPlay;

/* The phases of a hand. */
typedef enum
{
  CHIEU_LUC_HO_OPENING,          /* a seat with five tigers may declare them; the others see that the first bid is awaited */
  CHIEU_LUC_HO_BID,
  CHIEU_LUC_HO_PLAY,
  CHIEU_LUC_HO_OVER,
} ChieuLucHoPhase;

/* The state of a hand. */
typedef struct
{
  ChieuRules rules;
  ChieuCarry carry;
  uint64_t seen;                 /* all cards that were shown */
  uint64_t claimed;              /* old cards, or tigers, of the winner's hand, shown at the end */
  ChieuLucHoSet best;            /* the highest cards of the trick so far; n 0: none were led yet */
  ChieuLucHoPlay trick[CHIEU_LUC_HO_TRICK];   /* the last one lies there until the next is led */
  ChieuLucHoSeat seat[CHIEU_LUC_HO_MAX_SEATS];
  uint8_t seats;
  uint8_t cai;                   /* the first seat */
  uint8_t phase;                 /* ChieuLucHoPhase */
  uint8_t turn;                  /* the seat that leads, follows or bids next, also while another is asked about its tigers */
  uint8_t asked;                 /* bit s: seat s must answer */
  uint8_t n_trick;               /* plays in trick[] */
  uint8_t best_seat;             /* the seat that laid @best; at the end of the trick it leads the next one */
  ChieuCard dream_card;          /* CHIEU_CARD_HIDDEN before the end, CHIEU_CARD_NONE with three seats */
  int8_t maker;                  /* −1: nobody */
  int8_t winner;                 /* −1: nobody */
  uint8_t outcome;               /* ChieuOutcome, set when over */
  uint8_t n_tricks;              /* led so far */
} ChieuLucHoState;

/* The place of the dream, counted from the first seat on, with four seats. */
#define CHIEU_LUC_HO_DREAM_PLACE 2

/* Returns: the seat that dreams, or −1 */
static inline int
chieu_luc_ho_dream (const ChieuLucHoState *s)
{
  return s->seats == CHIEU_LUC_HO_MAX_SEATS ? (s->cai + CHIEU_LUC_HO_DREAM_PLACE) % s->seats : -1;
}

/* Returns: whether @seat made the hand as second or third */
static inline bool
chieu_luc_ho_is_privileged (const ChieuLucHoState *s, int seat)
{
  return s->maker == seat && seat != s->cai;
}

/* Returns: the old cards of the hand of @seat, in the state or its own view */
uint64_t chieu_luc_ho_find_old (const ChieuLucHoState *s, int seat);

/* Returns: cards that @seat has not seen, but that no other playing hand can hold, as all drops so far prove; only those that
 * decide which of its own cards are old. It takes some microseconds. A card that needs more trials than play ever causes counts as
 * possibly held. @known: chieu_luc_ho_find_known(). */
uint64_t chieu_luc_ho_deduce_gone (const ChieuLucHoState *s, int seat, uint64_t known);

/* A card that would beat an old card and that the owner of the old card does not know (chieu_luc_ho_find_known()), and why neither of the
 * two other seats that play holds it. */
typedef struct
{
  ChieuCard card;
  uint8_t seat[CHIEU_LUC_HO_OTHERS];   /* the two others */
  int8_t trick[CHIEU_LUC_HO_OTHERS];   /* of each the trick in which it dropped to its @best, which @card would have beaten; 0: it holds no
                                  * card any more; −1: no single drop proves it, but there is no place left for the card */
  uint64_t best[CHIEU_LUC_HO_OTHERS];  /* of each what lay in that trick; 0: no single drop proves it */
} ChieuLucHoWhyOld;

/**
 * chieu_luc_ho_list_why_old:
 * @card: of the hand of @seat
 * @why: (out): the cards that would beat it and that @seat does not know, the lowest first
 *
 * Returns: how many; 0 if @card is not old, or is old by what was seen alone
 */
int chieu_luc_ho_list_why_old (const ChieuLucHoState *s, int seat, ChieuCard card, ChieuLucHoWhyOld why[CHIEU_LUC_HO_RANKS]);

/* Returns: the cards that @seat knows to be gone, or holds */
uint64_t chieu_luc_ho_find_known (const ChieuLucHoState *s, int seat);

/* Returns: the cards that no other playing hand can hold, as far as @seat knows: those of chieu_luc_ho_find_known() and, if the house has
 * "deduce", those of chieu_luc_ho_deduce_gone() */
uint64_t chieu_luc_ho_find_unheld (const ChieuLucHoState *s, int seat);

/* Returns: whether a trick is to be led */
static inline bool
chieu_luc_ho_is_lead (const ChieuLucHoState *s)
{
  return s->phase == CHIEU_LUC_HO_PLAY && (s->n_trick == 0 || s->n_trick == CHIEU_LUC_HO_TRICK);
}

/* Returns: how many hồ a claim of @seat would count: the cards won and the old ones */
int chieu_luc_ho_count_ho (const ChieuLucHoState *s, int seat);

/* ---- What a hand that somebody won comes to (help/C/luc-ho-play.page, "The payment") ---- */

/* The parts of the payment. */
typedef struct
{
  bool tigers;                   /* won by five tigers */
  bool linear;                   /* the linear scoring: no doubling, red cards count, the dream is not paid */
  bool all;                      /* all twelve cards count: what they earn is doubled once more */
  int ho;                        /* the hồ of the winner: cards won and old ones; for five tigers the number for which they count */
  int base;                      /* points that these hồ, or the five tigers, earn from each loser, before red cards and all twelve */
  int red;                       /* red cards among those that won, where they count */
  int worth;                     /* points that each loser pays the winner */
  int dream_same;                /* winning cards of the dream's number */
  int dream_ho;                  /* of the dream, 0: it is not paid */
  int dream_worth;               /* points that each loser pays it */
  int payer;                     /* the privileged maker, who lost and pays for both; −1: each pays for himself */
} ChieuLucHoPay;

/* Returns: the points that @ho, which are at least as many as suffice to claim, earn from each loser, before red cards and the
 * doubling of all twelve */
int chieu_luc_ho_points_of_ho (const ChieuRules *rules, int ho);

/* Returns: the points that five tigers earn from each loser */
int chieu_luc_ho_tiger_points (const ChieuRules *rules);

/* Works out the payment for the finished hand of @s, which somebody won. */
void chieu_luc_ho_find_pay (const ChieuLucHoState *s, ChieuLucHoPay *pay);
