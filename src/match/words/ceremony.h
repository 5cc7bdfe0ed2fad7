/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ceremony before a hand: who deals, the heaps, how the cái and their heap are found, who takes which. It leads to the hand
 * that was dealt anyway and does not change it; a plan has only what all at the mat see.
 */
#pragma once

#include "words.h"

/* Everything from which a ceremony follows. */
typedef struct
{
  const ChieuRules *rules;
  const ChieuCarry *carry;       /* with which the hand begins */
  guint64 seed;                  /* of the hand */
  const void *dealt;             /* the state as it was dealt */
  const ChieuResult *last;       /* (nullable): of the hand before, NULL: this is the first one of its hội */
  int winner_before;             /* the seat that won the hand before that one, −1: nobody, or not known */
  const gint32 *last_hoi;        /* (nullable): in the first hand of a hội the points with which the one before ended */
} ChieuCeremonyFacts;

/* The kinds of rites. */
typedef enum
{
  CHIEU_RITE_HEAPS,              /* the cards are dealt evenly, face down, into @n heaps */
  CHIEU_RITE_JOIN,               /* each two heaps become one: @n are left, and some cards over */
  CHIEU_RITE_ROUND,              /* each seat of @to gets a card, in @n rounds */
  CHIEU_RITE_NOC,                /* one heap, any, becomes the nọc on its dish */
  CHIEU_RITE_OPEN_NOC,           /* its first card, @card, is opened: in a gap between two heaps or upon a heap, any */
  CHIEU_RITE_OPEN,               /* the top card of the heap @heap, @card, is opened, and stays there */
  CHIEU_RITE_COUNT,              /* the number is counted to the right, to the heap @heap or the seat @seat */
  CHIEU_RITE_TAKE,               /* each seat takes its heap */
} ChieuRiteKind;

/* The thing that whoever does a rite chooses. */
typedef enum
{
  CHIEU_RITE_CHOOSES_NOTHING,    /* as in most rites */
  CHIEU_RITE_CHOOSES_HEAP,
  CHIEU_RITE_CHOOSES_GAP,
  CHIEU_RITE_CHOOSES_SEAT,
} ChieuRiteChoice;

/* The reason for which these seats deal. */
typedef enum
{
  CHIEU_DEALERS_ANY,             /* there is no reason to give: anybody deals, or always the same seat */
  CHIEU_DEALERS_HIGHEST_BEFORE,  /* they had the most points in the hội before */
  CHIEU_DEALERS_KE,              /* nobody won: the kê and the next seat */
  CHIEU_DEALERS_CHEO_DO,         /* the winner, who was chèo đò or called ù wrongly, deals alone */
  CHIEU_DEALERS_BESIDE,          /* they sit beside the winner */
  CHIEU_DEALERS_LOWEST,          /* a neighbour of the winner has too many points to deal, and the lowest player does instead */
} ChieuDealersReason;

/* A step of a ceremony. */
typedef struct
{
  guint8 kind;                   /* ChieuRiteKind */
  guint8 choice;                 /* ChieuRiteChoice */
  guint8 doers;                  /* bit s: seat s does the rite; 0: anybody may */
  gint8 heap;                    /* −1: any; else only this one is right. Heaps are numbered to the right from the mark: 0
                                  * is the first one after the gap, or the heap upon which the card was opened */
  gint8 seat;                    /* −1, or the only right seat */
  guint8 to;                     /* bit s: seat s gets cards */
  guint8 n;                      /* heaps, rounds, or the number that is counted, as the kind has it */
  ChieuCard card;                /* the one that is opened, or CHIEU_CARD_NONE */
} ChieuRite;

/* No ceremony has more rites than this. */
#define CHIEU_RITES_MAX 16

/* The plan of a ceremony. */
typedef struct
{
  const ChieuGame *game;
  guint8 seats;
  gint8 cai;                     /* the seat that is cái; −1: none */
  guint8 n_heaps;                /* without the nọc; 0: cards go to the seats at once */
  guint8 heap_cards, noc_cards;  /* in each heap, and in the nọc */
  guint8 left_over;              /* cards that are left over when the heaps are dealt, and go to the nọc */
  guint8 noc_slot;               /* which heap of the whole ring becomes the nọc if nobody chooses */
  guint8 mark;                   /* before which of the others the gap is, or upon which the card is opened, if nobody chooses */
  gboolean marks_heap;           /* the card is opened upon a heap, not in a gap */
  guint8 dealers_reason;         /* ChieuDealersReason */
  gint8 seat_heap[CHIEU_SEATS_MAX];  /* the heap of each seat, numbered from the mark; −1: it has none */
  guint8 n_rites;
  ChieuRite rites[CHIEU_RITES_MAX];
} ChieuCeremony;

/* The part of a game. */
typedef struct _ChieuCeremonyWords
{
  const char *giving;            /* (nullable): the name of how the cái is found, untranslated: “Cho cái”; NULL: no rite of the game
                                  * finds it */
  /* Fills @ceremony, which has its game and seats, no rites yet, no cái and no heap of any seat. */
  void (*plan) (const ChieuCeremonyFacts *facts, ChieuCeremony *ceremony);
  /* (transfer full): what is done in rite @i. @names: NULL at the person's seat. */
  char *(*tell) (const ChieuCeremony *ceremony, int i, const char *const *names);
  /* (transfer full) (nullable): the sum of rite @i, in figures only; NULL: the game or the rite has no sum. */
  char *(*reckon) (const ChieuCeremony *ceremony, int i);
  /* (transfer full) (nullable): what the person who does a rite of @kind has to choose. NULL: the game has no such choice. */
  char *(*tell_duty) (ChieuRiteKind kind);
} ChieuCeremonyWords;

/* Plans the ceremony of a hand of @game. @ceremony: (out). Returns: FALSE: this game has none */
gboolean chieu_ceremony_plan (const ChieuGame *game, const ChieuCeremonyFacts *facts, ChieuCeremony *ceremony);

/* Returns: (transfer full): rite @i in a sentence; @duty: as a prompt for the person, if there is
 * something to choose in it. @names: NULL at the person's seat */
char *chieu_ceremony_tell_rite (const ChieuCeremony *self, int i, gboolean duty, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full) (nullable): the sum of the open cards after rite @i, in figures only: “5 + 9 = 14”; NULL: nothing
 * new */
char *chieu_ceremony_write_sum (const ChieuCeremony *self, int i) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: whether @seat is to do rite @i, or anybody may; FALSE for −1, nobody's seat */
gboolean chieu_ceremony_may_do_rite (const ChieuCeremony *self, int i, int seat);

/* Return how many things there are to choose from in rite @i (for tests), and whether number @thing is right: a heap or gap from
 * the mark on, or a seat. */
int chieu_ceremony_count_choices (const ChieuCeremony *self, int i);
gboolean chieu_ceremony_is_right (const ChieuCeremony *self, int i, int thing);

/* Adds a rite that @doers do, bit s: seat s; there may be CHIEU_RITES_MAX. Returns: (transfer none): the rite, of which the caller fills
 * in the rest */
ChieuRite *chieu_ceremony_add_rite (ChieuCeremony *self, ChieuRiteKind kind, guint doers);

/* Returns: (transfer full) (nullable): who does rite @i: “Dealt by An and you”, “Cho cái: An”; NULL: all do */
char *chieu_ceremony_tell_doers (const ChieuCeremony *self, int i, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

/* ---- Words that games share ---- */

/* Returns: (transfer full): "The cards are dealt face down into 5 piles." */
char *chieu_ceremony_tell_heaps (int n) G_GNUC_WARN_UNUSED_RESULT;
/* Returns: (transfer full): who is cái and takes this heap, and that the others follow */
char *chieu_ceremony_tell_take (const ChieuCeremony *self, const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
/* Returns: (transfer none): the name of the player at @seat in the middle of a sentence: "you" for the person */
const char *chieu_ceremony_name_player (const char *const *names, int seat);
