/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The contract between a game and everything that plays, shows, records or tests it.
 *
 * A game is one constant table of functions over a state of fixed size that owns no memory and holds no pointer: it is copied by
 * assignment (memcpy of state_size bytes), compared and hashed as bytes. Padding is always zero.
 *
 * A hand of any game is carry + house rules + seed + moves; saving, undoing, replaying, a lesson, a bug report and a golden test
 * are all this one thing.
 */
#pragma once

#include "card.h"
#include "random.h"

#define CHIEU_SEATS_MAX 5
#define CHIEU_MOVE_CARDS_MAX 20
#define CHIEU_MOVES_MAX 1024       /* the most moves that are ever listed for a seat */
#define CHIEU_MOVE_TEXT_MAX 256    /* longest printed move, with its closing zero */
#define CHIEU_SWITCHES_MAX 96
#define CHIEU_FAULTS_MAX 24        /* the most faults that a result reports */
#define CHIEU_CUOC_MAX 20          /* the most cước that a result reports */
#define CHIEU_EVENTS_MAX 160       /* the most events of one applied move */

/* ---- House rules ---- */

/* One point where tables differ (◇ in the rules), by its place in ChieuGame.switches. */
typedef struct
{
  const char *id;                  /* "sau-phong", as in data/house-rules and in records */
  int16_t standard;                /* the default value */
  int16_t min, max;                /* permitted values, both included */
  const char *const *words;        /* value − min → word, or NULL for plain numbers */
  int16_t usual_step;              /* the usual value less the default, which is the value in old records; 0 for most */
} ChieuSwitch;

/* Returns: the value that is usually played: that of the set "mac-dinh" of the game */
static inline int
chieu_switch_usual (const ChieuSwitch *choice)
{
  return choice->standard + choice->usual_step;
}

/* The values of all switches of a game, in their order; the rest is zero. */
typedef struct
{
  int16_t value[CHIEU_SWITCHES_MAX];
} ChieuRules;

/* ---- What one hand takes over from the one before ---- */

typedef struct
{
  uint8_t seats;                   /* how many play */
  int8_t cai;                      /* the seat that is cái, or draws for it (Chắn); −1: by lot from the seed */
  int8_t thong;                    /* seat whose win now would be thông, −1: none */
  uint8_t debts;                   /* bit s: seat s owes the làng a win (chèo đò) */
  int16_t pot;                     /* points left in the hội, −1: not counted */
  uint8_t strict;                  /* 1: nghiêm: every seat is asked at every card */
  uint8_t zero;                    /* padding: always 0 */
  int32_t points[CHIEU_SEATS_MAX]; /* each seat's score so far */
} ChieuCarry;

/* Every state begins with the house rules of its hand and what it took over from the hand before. */
typedef struct
{
  ChieuRules rules;
  ChieuCarry carry;
} ChieuStateHead;

/* ---- Moves ---- */

/* A move: small, tagged, with one printed form that is unique among those of its state. */
typedef struct
{
  uint8_t kind;                    /* the game's own kinds */
  uint8_t face;                    /* the card it is about, or CHIEU_CARD_NONE */
  uint8_t target;                  /* the game's own use: the number of a phu on the mat, for instance */
  uint8_t n;                       /* cards used in cards[] */
  uint8_t split;                   /* the game's own use: the place in cards[] where a second phu begins, for instance */
  uint8_t detail;                  /* the game's own use */
  ChieuCard cards[CHIEU_MOVE_CARDS_MAX];   /* in the order in which they are laid; the rest is zero */
} ChieuMove;

typedef enum
{
  CHIEU_MOVES_CLEAN,               /* what a careful player does: no faults */
  CHIEU_MOVES_ALL,                 /* everything that could be done on a real mat; if several orders of the same cards pass
                                    * check(), one stands for all */
} ChieuMoveScope;

/* The reason why a move is refused, or faulty: index into ChieuGame.reasons, 0 = nothing wrong. */
typedef uint8_t ChieuReason;
#define CHIEU_REASON_NONE ((ChieuReason) 0)

/* ---- Events: what everybody at the mat sees happen ---- */

typedef enum
{
  CHIEU_EVENT_MOVE,                /* a seat's move took effect: card, kind as in ChieuMove */
  CHIEU_EVENT_SHOW,                /* a seat showed a card to all */
  CHIEU_EVENT_DRAW,                /* the top of the nọc was turned at the gate of seat */
  CHIEU_EVENT_FAULT,               /* an open fault everybody can see; detail is the reason */
  CHIEU_EVENT_END,                 /* the hand is over */
} ChieuEventKind;

typedef struct
{
  uint8_t kind;                    /* ChieuEventKind */
  uint8_t seat;                    /* at an end that nobody won 255 */
  ChieuCard card;                  /* or CHIEU_CARD_NONE / HIDDEN */
  uint8_t detail;                  /* the kind of the move, the reason of the fault, or at the end ChieuOutcome */
} ChieuEvent;

typedef struct
{
  uint16_t n;
  ChieuEvent items[CHIEU_EVENTS_MAX];
} ChieuEvents;

/* ---- Results ---- */

/* Something that a seat did wrong. */
typedef struct
{
  uint8_t reason;                  /* the game's reason code of the fault */
  uint8_t seat;
  uint16_t move;                   /* the number of the applied move that was the fault, from 0 */
  uint8_t n;                       /* cards it is about */
  ChieuCard cards[3];
} ChieuFault;

typedef enum
{
  CHIEU_OUTCOME_NONE,              /* not over */
  CHIEU_OUTCOME_DRAWN,             /* nobody won */
  CHIEU_OUTCOME_WON,               /* paid in full */
  CHIEU_OUTCOME_UNPAID,            /* the hand was complete and earns nothing; it may cost points */
  CHIEU_OUTCOME_CHEO_DO,           /* earns nothing, and a win is owed */
  CHIEU_OUTCOME_FALSE,             /* called without a winning hand */
} ChieuOutcome;

/* The end of a hand, and what it brings each seat. */
typedef struct
{
  uint8_t outcome;                 /* ChieuOutcome */
  int8_t winner;                   /* the seat that ended the hand, −1: drawn */
  int16_t worth;                   /* points of the hand as called, before pot, debt and faults */
  int16_t points[CHIEU_SEATS_MAX]; /* the points of each seat */
  uint8_t paid_debt;               /* 1: the win was unpaid because it paid a debt */
  uint8_t n_cuoc;
  uint8_t cuoc[CHIEU_CUOC_MAX];    /* what was called, paid or not, in calling order; indices into ChieuGame.cuoc */
  uint8_t n_faults;
  ChieuFault faults[CHIEU_FAULTS_MAX];   /* the winner's, and other seats' false calls */
  ChieuCarry next;                 /* what the next hand takes over */
  uint8_t match_over;              /* 1: the pot holds less than the smallest win */
} ChieuResult;

/* ---- The table of a game ---- */

typedef struct _ChieuGame ChieuGame;

struct _ChieuGame
{
  const char *id;                  /* "to-tom" */
  char code;                       /* the letter of its deals’ codes (docs/notation.md), 0: they have none */
  const ChieuDeck *deck;
  uint8_t min_seats, max_seats;
  size_t state_size;               /* bytes; at most CHIEU_STATE_MAX of games.h */
  const ChieuSwitch *switches;
  int n_switches;
  const char *const *reasons;      /* ids by code, reasons[0] = "" ; NULL at the end */
  const char *const *cuoc;         /* ids by number; NULL at the end */
  int call_kind;                   /* the kind of the move that calls cước: its cards are their numbers; −1: nothing is called */

  /**
   * deal: begins a hand. @seed is the hand's own (chieu_random_hand_seed).
   * Every byte of @state is written. @carry->seats must be in range and @rules valid.
   */
  void (*deal) (void *state, const ChieuRules *rules, const ChieuCarry *carry, uint64_t seed);

  /**
   * deal_deck: as deal, with the cards in the order of @deck, which has all the game's cards: the hands of the seats, one after
   * the other from seat 0, then the cards to draw, the first one first. @carry->cai must be a seat. NULL: the game has
   * neither lessons nor records that name the cards. A shuffled deck (chieu_random_shuffle() of the faces in order, each as often
   * as it is there) gives what deal() gives for that seed.
   */
  void (*deal_deck) (void *state, const ChieuRules *rules, const ChieuCarry *carry, const ChieuCard *deck);

  /* Returns: bit s set for each seat that must answer now; 0 when the hand is over. */
  unsigned (*to_answer) (const void *state);

  /**
   * moves: lists the moves of @seat into @moves, CHIEU_MOVES_MAX long.
   * A seat that must answer has at least one clean move, any other none; clean ones come first. If there are more ways than can
   * be listed (cards to be arranged) some of them are listed; check() and apply() know all.
   * Returns: how many.
   */
  int (*moves) (const void *state, int seat, ChieuMoveScope scope, ChieuMove *moves);

  /**
   * check: why @seat may not make @move, judged strictly.
   * Returns: CHIEU_REASON_NONE for a clean move; else the first reason; *possible tells whether hands
   * could do it nevertheless (then apply() does it and notes the fault).
   */
  ChieuReason (*check) (const void *state, int seat, const ChieuMove *move, bool *possible);

  /**
   * apply: the only function that changes a state. It accepts anything: an impossible move gives its reason and changes nothing.
   * A faulty but possible one is applied and noted. @events may be NULL.
   */
  ChieuReason (*apply) (void *state, int seat, const ChieuMove *move, ChieuEvents *events);

  /**
   * is_formality: whether @move, a clean move of @seat, is the only clean one and decides nothing that a person
   * would want to decide: laying down and calling at the win, leaving a card that one may not claim.
   */
  bool (*is_formality) (const void *state, int seat, const ChieuMove *move);

  /* is_opening: whether hands are still looked at as dealt: nothing has been put down or claimed yet. In strict play the person is
   * then asked even if the rules do not ask their seat, since being asked would reveal something about the cards. */
  bool (*is_opening) (const void *state);

  /* gives_up_win: whether @move, a clean move of @seat, gives up the win of a hand that wins as it was dealt: the rules allow it, but
   * somebody who learns is warned. NULL: no hand wins so, or it is a fault, or the better choice may be the other. */
  bool (*gives_up_win) (const void *state, int seat, const ChieuMove *move);

  /* is_pass: whether @move claims nothing and only lets the play go on (boc, duoi, qua). */
  bool (*is_pass) (const ChieuMove *move);

  /* observe: @view becomes what @seat knows of @state: the same layout, with everything else hidden. @seat −1: an onlooker. */
  void (*observe) (const void *state, int seat, void *view);

  /* redeal: @state becomes a random full state that agrees with @view, which @seat observed. */
  void (*redeal) (const void *view, int seat, ChieuRandom *random, void *state);

  /**
   * undeal: @deck becomes one that deal_deck() deals so that the same play leads to a state with the hidden cards of @other,
   * which redeal() made of a view of @state; @dealt is that hand as it was dealt. Cards that everybody has seen leave a hand were
   * in it; apart from that the order of the deck reveals nothing. For records that may be shown; NULL where deal_deck is.
   * Returns: the seat that deal_deck() then needs as cái.
   */
  int (*undeal) (const void *dealt, const void *state, const void *other, ChieuCard *deck);

  /* forget: removes from @view what says nothing about the mat: numbers of moves, which count hidden answers, too, and whether the
   * cái was found by lot. Views that are equal afterwards look the same to their seat. NULL where undeal is. */
  void (*forget) (void *view);

  /**
   * faults: what was noted of @seat so far, whether it costs anything or not, in @faults, CHIEU_FAULTS_MAX long. A fault is noted
   * when its move takes effect: a claim that did not come to effect has none. As the game keeps only a limited number for a seat,
   * a less serious one may be dropped later; chieu_record_find_faults() has them all. For a view: those that its seat knows.
   * Returns: how many.
   */
  int (*faults) (const void *state, int seat, ChieuFault *faults);

  /* result: of a finished hand (else outcome NONE); its faults are among those noted. */
  void (*result) (const void *state, ChieuResult *result);

  /* check_state: NULL, or which invariant is broken. For tests. */
  const char *(*check_state) (const void *state);

  /* print_move: writes the notation of @move, zero-terminated, at most CHIEU_MOVE_TEXT_MAX bytes. */
  void (*print_move) (const ChieuMove *move, char *text);

  /**
   * parse_move: reads one move; %false if @text is not a move of this game (the place of the mistake is then in *@column, bytes
   * from 0). Does not check whether it is possible.
   */
  bool (*parse_move) (const char *text, ChieuMove *move, int *column);

  /* print_state: the whole state in readable lines, for golden playthroughs. Returns bytes needed, as snprintf. */
  int (*print_state) (const void *state, char *text, size_t size);
};

/* Fills @rules with the defaults of @game. */
void chieu_rules_init (ChieuRules *rules, const ChieuGame *game);

/* Fills @rules with what is usually played, the set "mac-dinh". */
void chieu_rules_init_usual (ChieuRules *rules, const ChieuGame *game);

/* Returns: the place of the switch @id of @game, or −1 */
int chieu_rules_find (const ChieuGame *game, const char *id);

/* Returns: whether @value is permitted for switch number @place of @game */
bool chieu_rules_allows (const ChieuGame *game, int place, int value);

/* Makes @carry that of the first hand of a match of @seats: no cái, no debts, a hội of @pot points (−1: none), every seat asked
 * at every card if @strict. */
void chieu_carry_init (ChieuCarry *carry, int seats, int pot, bool strict);

/* Returns: a move of @kind with @face, or CHIEU_CARD_NONE, and nothing else */
static inline ChieuMove
chieu_move_about (int kind, ChieuCard face)
{
  return (ChieuMove) { .kind = (uint8_t) kind, .face = face };
}

/* Returns: whether both moves are the same in every byte */
bool chieu_move_equal (const ChieuMove *a, const ChieuMove *b);

/* Returns: whether @move is one of the @n @moves */
bool chieu_move_is_among (const ChieuMove *move, const ChieuMove *moves, int n);

/* Adds an event, whose members are as in ChieuEvent; if there is no room it is left out. @events may be NULL. */
void chieu_events_add (ChieuEvents *events, ChieuEventKind kind, int seat, ChieuCard card, int detail);
