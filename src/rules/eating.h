/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The common core of the games in which cards are eaten: a card lies at a gate, the seats answer it, whoever takes it puts
 * another one down, and the winner lays down and calls. Here is the table of such a game, and how play goes round; each game
 * itself decides what a hand may do with a card.
 */
#pragma once

#include "game.h"
#include "seats.h"
#include "text-out.h"

#include <string.h>

typedef enum
{
  CHIEU_EATING_OPENING,          /* hands are looked at as dealt, before anybody plays */
  CHIEU_EATING_SHOW,             /* the seat in turn has shown cards to all, and they may be won with */
  CHIEU_EATING_CLAIM,            /* a card lies at a gate */
  CHIEU_EATING_PASSED_ON,        /* the seat that drew the card has left it: the right neighbour may eat it */
  CHIEU_EATING_DISCARD,          /* the seat in turn discards to its right */
  CHIEU_EATING_RETURN,           /* the seat in turn returns a card at the gate it took from */
  CHIEU_EATING_LAY,              /* the winner lays down and calls */
  CHIEU_EATING_OVER,
} ChieuEatingPhase;

/* More answers than any hand of such a game has: each seat may answer every card. */
#define CHIEU_EATING_ANSWERS_MAX 2000

/* Returns: whether in @phase (ChieuEatingPhase) the seat in turn is to put a card down */
static inline bool
chieu_eating_puts_down (int phase)
{
  return phase == CHIEU_EATING_DISCARD || phase == CHIEU_EATING_RETURN;
}

/* Returns: whether in @phase (ChieuEatingPhase) a card lies at a gate */
static inline bool
chieu_eating_offers_card (int phase)
{
  return phase == CHIEU_EATING_CLAIM || phase == CHIEU_EATING_PASSED_ON;
}

typedef enum
{
  CHIEU_EATING_FROM_NOC,         /* turned from the nọc */
  CHIEU_EATING_FROM_DISCARD,     /* put down by the left neighbour */
  CHIEU_EATING_FROM_RETURN,      /* returned by a seat that took one there */
  CHIEU_EATING_FROM_SHOWN,       /* one of those that a seat showed to all; only of a card that was won with */
} ChieuEatingSource;

/* A card that nobody took. */
typedef struct
{
  ChieuCard card;
  uint8_t gate;                  /* the seat at whose gate it lies */
  uint8_t from;                  /* seat that put it there or drew it */
  uint8_t source;                /* ChieuEatingSource */
} ChieuEatingDead;

/* The members of the table; the first two are those of ChieuStateHead. */
#define CHIEU_EATING_TABLE \
  ChieuRules rules; \
  ChieuCarry carry; \
  uint8_t seats; \
  uint8_t cai; \
  uint8_t phase;                 /* ChieuEatingPhase */ \
  uint8_t turn;                  /* whose decision it is: eating, drawing, putting down, calling */ \
  uint8_t gate;                  /* the seat at whose gate, to its right, the card lies or goes */ \
  ChieuCard card;                /* the card there, or CHIEU_CARD_NONE */ \
  uint8_t source;                /* ChieuEatingSource of the card */ \
  uint8_t from;                  /* seat that put it there or drew it */ \
  uint8_t asked;                 /* bit s: seat s must still answer */ \
  uint8_t answered;              /* bit s: it has answered this card */ \
  uint8_t can_u;                 /* bit s: seat s may win with the card; a view shows only its own */ \
  uint8_t false_u;               /* bit s: seat s called ù falsely */ \
  uint8_t called_u;              /* bit s: seat s called ù, rightly or not, on the card that ended the hand */ \
  uint8_t first_turn;            /* 1: no card was claimed, put down or drawn yet */ \
  uint8_t noc_left;              /* cards that can still be drawn */ \
  uint8_t n_dead;                /* cards that nobody took */ \
  int8_t winner;                 /* the seat that won or called falsely, −1 none */ \
  ChieuCard win;                 /* the card that ended the hand, or CHIEU_CARD_NONE */ \
  uint8_t outcome;               /* ChieuOutcome, set when the hand is over */ \
  uint8_t n_called; \
  uint8_t called[CHIEU_CUOC_MAX];        /* cước, as the game numbers them */ \
  uint16_t move_number;          /* moves applied */ \
  ChieuMove answer[CHIEU_SEATS_MAX];     /* answers that wait for the others' */

typedef struct
{
  CHIEU_EATING_TABLE
} ChieuEatingTable;

/* The state of such a game begins with its table; each member of the table is one of the state, too. */
#define CHIEU_EATING_STATE \
  union \
  { \
    ChieuEatingTable table; \
    struct \
    { \
      CHIEU_EATING_TABLE \
    }; \
  }

/* ---- The play ---- */

/* Begins the table of a hand; everything else in @state, which is @size bytes long, becomes zero. The game says who is cái, which need
 * not be @carry->cai. */
void chieu_eating_init (void *state, size_t size, const ChieuRules *rules, const ChieuCarry *carry);

/* ChieuGame.to_answer. */
unsigned chieu_eating_to_answer (const void *state);

/* Asks @seats, as bits; earlier answers are forgotten. */
static inline void
chieu_eating_ask (ChieuEatingTable *self, unsigned seats)
{
  if (self->answered != 0)
    memset (self->answer, 0, sizeof self->answer);
  self->answered = 0;
  self->asked = (uint8_t) seats;
}

/* Lets only @seat act, in @phase; no card is at stake any more. */
void chieu_eating_ask_in_turn (ChieuEatingTable *self, int seat, ChieuEatingPhase phase);

/* Puts @card at the gate of the seat @gate, which is the first to decide; @source (ChieuEatingSource) and @from, a seat, say
 * where it comes from. The game chooses which seats are asked. */
static inline void
chieu_eating_put_card (ChieuEatingTable *self, ChieuCard card, int gate, int source, int from)
{
  self->phase = CHIEU_EATING_CLAIM;
  self->card = card;
  self->gate = self->turn = (uint8_t) gate;
  self->source = (uint8_t) source;
  self->from = (uint8_t) from;
}

/* Notes the answer of @seat. Returns: whether all have answered now */
static inline bool
chieu_eating_note_answer (ChieuEatingTable *self, int seat, const ChieuMove *move)
{
  self->answer[seat] = *move;
  self->answered |= (uint8_t) CHIEU_BIT (seat);
  self->asked &= (uint8_t) ~CHIEU_BIT (seat);
  return self->asked == 0;
}

/* Returns: the first seat from @from to the right that answered with a move of @kind and whose bit is in @among, or −1 */
static inline int
chieu_eating_find_first_answer (const ChieuEatingTable *self, int from, int kind, unsigned among)
{
  for (int i = 0; i < self->seats; i++)
    {
      int seat = chieu_seat_right (self->seats, from, i);

      if ((self->answered & among & CHIEU_BIT (seat)) != 0 && self->answer[seat].kind == kind)
        return seat;
    }
  return -1;
}

/* Returns: the seats that answered with a move of @kind, as bits */
static inline unsigned
chieu_eating_find_answers (const ChieuEatingTable *self, int kind)
{
  unsigned seats = 0;

  for (int seat = 0; seat < self->seats; seat++)
    if ((self->answered & CHIEU_BIT (seat)) != 0 && self->answer[seat].kind == kind)
      seats |= CHIEU_BIT (seat);
  return seats;
}

/* Moves the card, which nobody took, to @dead, which has room for it. */
void chieu_eating_lay_aside (ChieuEatingTable *self, ChieuEatingDead *dead);

/* Ends the hand, with @winner or (−1) nobody. */
void chieu_eating_end (ChieuEatingTable *self, ChieuOutcome outcome, int winner, ChieuEvents *events);

/* ---- What is known of it ---- */

/* Removes the answers that @seat (−1: an onlooker) does not know. In the opening, and as long as a card may be claimed or won with,
 * even which seats are asked would reveal who holds cards for it, so that is removed as well; later only the seat in turn is asked,
 * and all know that one. */
void chieu_eating_hide_answers (ChieuEatingTable *self, int seat);

/* Begins @result. Returns: whether the hand is over, so that the game has more to fill in */
bool chieu_eating_init_result (const ChieuEatingTable *self, ChieuResult *result);

/* The phases in words, as they are printed: "claim". */
extern const char *const chieu_eating_phases[CHIEU_EATING_OVER + 1];

/* Print the cards of @noc and @dead, a line each; and the winner, if there is one. */
void chieu_eating_print_noc (const ChieuEatingTable *self, const ChieuDeck *deck, const ChieuCard *noc, ChieuTextOut *out);
void chieu_eating_print_dead (const ChieuEatingTable *self, const ChieuDeck *deck, const ChieuEatingDead *dead, ChieuTextOut *out);
void chieu_eating_print_winner (const ChieuEatingTable *self, const ChieuDeck *deck, ChieuTextOut *out);

/* Prints the faults of a seat, a line each. */
void chieu_eating_print_faults (const ChieuFault *faults, int n, const char *const *reasons, ChieuTextOut *out);

/* Adds the cards of @noc and @dead to @counts, by face. */
void chieu_eating_count_piles (const ChieuEatingTable *self, const ChieuCard *noc, const ChieuEatingDead *dead, int *counts);

/* Return NULL, or what is wrong with the seats that are asked, and with @counts, which should have all the cards of @deck by
 * face. */
const char *chieu_eating_check_asked (const ChieuEatingTable *self);
const char *chieu_eating_check_counts (const ChieuDeck *deck, const int *counts);
