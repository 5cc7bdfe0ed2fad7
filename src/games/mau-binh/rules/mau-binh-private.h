/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the parts of the Mậu binh engine share with each other and nobody else uses.
 */
#pragma once

#include "classes.h"

#include <string.h>

typedef ChieuMauBinhState State;

static inline int
chieu_mau_binh_count (uint64_t cards)
{
  return __builtin_popcountll (cards);
}

/* The lowest of @cards, of which there is one at least. */
static inline ChieuCard
chieu_mau_binh_first (uint64_t cards)
{
  return (ChieuCard) __builtin_ctzll (cards);
}

static inline int chieu_mau_binh_rank (ChieuCard card) { return card / 4; }
static inline int chieu_mau_binh_suit (ChieuCard card) { return card % 4; }

/* The cards of one suit. */
#define CHIEU_MAU_BINH_SUIT UINT64_C (0x1111111111111)

/* Cards of @hand are the bits of @places, counted from the lowest card: writes them from the highest on. */
static inline void
chieu_mau_binh_pick (const ChieuCard sorted[CHIEU_MAU_BINH_HAND], unsigned places, ChieuCard *cards)
{
  for (; places != 0; places &= ~(1u << (31 - __builtin_clz (places))))
    *cards++ = sorted[31 - __builtin_clz (places)];
}

/* The thirteen cards of @hand from the lowest. */
void chieu_mau_binh_list_cards (uint64_t hand, ChieuCard sorted[CHIEU_MAU_BINH_HAND]);

/* ---- chi.c: the chi of one hand, by the places of their cards in it ---- */

#define CHIEU_MAU_BINH_ALL_PLACES 0x1fffu
#define CHIEU_MAU_BINH_FIVES 1287
#define CHIEU_MAU_BINH_THREES 286

/* All chi of a hand. A set of places is a number whose bit i is the ith card from the lowest. */
typedef struct
{
  ChieuCard sorted[CHIEU_MAU_BINH_HAND];
  uint16_t five[CHIEU_MAU_BINH_FIVES], three[CHIEU_MAU_BINH_THREES];       /* sets of places */
  uint16_t class5[1 << CHIEU_MAU_BINH_HAND], class3[1 << CHIEU_MAU_BINH_HAND];   /* of these, by set */
} ChieuMauBinhChi;

void chieu_mau_binh_chi_init (ChieuMauBinhChi *self, uint64_t hand, bool a5);

/* ---- worth.c ---- */

/* What a chi of one class brings to an arrangement, in CHIEU_MAU_BINH_SHARE. */
typedef struct
{
  int64_t lower, higher;         /* shares of opposing chi */
  int64_t pay;                   /* whole points that it earns */
  int64_t lost;                  /* what the higher ones earn */
  int64_t even;                  /* what it earns less what it loses */
} ChieuMauBinhTerm;

/* What of the measure is the same for all arrangements. */
typedef struct
{
  const uint16_t *below[CHIEU_MAU_BINH_ROWS], *above[CHIEU_MAU_BINH_ROWS];   /* the rates by class */
  const uint16_t *keys[CHIEU_MAU_BINH_ROWS];
  int64_t pay[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_N_KINDS];
  int64_t higher[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_N_KINDS];   /* share of chi of higher kinds */
  int64_t lost[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_N_KINDS];     /* what those earn */
  int64_t sap;                   /* what sập adds, in sums */
  bool rises;                    /* whether a higher chi is never worth less */
} ChieuMauBinhMeasure;

void chieu_mau_binh_measure_init (ChieuMauBinhMeasure *self, const ChieuRules *rules, const ChieuMauBinhRates *rates);

static inline void
chieu_mau_binh_term (const ChieuMauBinhMeasure *self, int row, int class, ChieuMauBinhTerm *term)
{
  int kind = CHIEU_MAU_BINH_KEY_KIND (self->keys[row][class]);

  term->lower = self->below[row][class];
  term->higher = self->above[row][class];
  term->pay = self->pay[row][kind];
  term->lost = self->lost[row][kind] + self->pay[row][kind] * (term->higher - self->higher[row][kind]);
  term->even = term->pay * term->lower - term->lost;
}

/* The worth of an arrangement of three chi. */
static inline int64_t
chieu_mau_binh_sum (const ChieuMauBinhMeasure *self, const ChieuMauBinhTerm *one, const ChieuMauBinhTerm *two,
                    const ChieuMauBinhTerm *three)
{
  int64_t even = one->even + two->even + three->even;
  int64_t won = one->lower * two->lower * three->lower * (one->pay + two->pay + three->pay);
  int64_t lost = one->lost * two->higher * three->higher + one->higher * two->lost * three->higher
                 + one->higher * two->higher * three->lost;

  return even * CHIEU_MAU_BINH_SHARE * CHIEU_MAU_BINH_SHARE + self->sap * (won - lost);
}

/* ---- bound.c ---- */

typedef struct
{
  const ChieuCard *sorted;
  uint64_t counts[2][1 << 7];    /* how often each rank occurs, four bits each, by the lower and the upper half of a set */
  unsigned flush[2];             /* places of suits that have five cards or more */
  unsigned in_flush;
  unsigned follows[3];           /* places of cards that are as good as the one so many places before, plus one */
  int n_flush;
  bool a5;
} ChieuMauBinhBound;

void chieu_mau_binh_bound_init (ChieuMauBinhBound *self, const ChieuCard *sorted, bool a5);

/* Classes that neither five of the cards at @places can exceed, if they are not to be above @limit, nor three. */
void chieu_mau_binh_bound (const ChieuMauBinhBound *self, unsigned places, int limit, int *five, int *three);

/* The same for five and three of them at once: either pair of classes may be reached, nothing above both. Returns: how many
 * pairs there are. */
#define CHIEU_MAU_BINH_BOUNDS_MAX 12
int chieu_mau_binh_bounds (const ChieuMauBinhBound *self, unsigned places, int limit,
                           int five[CHIEU_MAU_BINH_BOUNDS_MAX], int three[CHIEU_MAU_BINH_BOUNDS_MAX]);

/* Whether @taken, of cards that are as good as each other, has the lower ones where @left has others. */
static inline bool
chieu_mau_binh_is_first_choice (const ChieuMauBinhBound *self, unsigned taken, unsigned left)
{
  return (taken & ((self->follows[0] & left << 1) | (self->follows[1] & left << 2) | (self->follows[2] & left << 3))) == 0;
}

/* ---- other files ---- */
bool chieu_mau_binh_a5 (const ChieuRules *rules);
/* The cards of an arrangement as bits; 0 if one stands there twice. */
uint64_t chieu_mau_binh_set_of (const ChieuCard *cards, int n);
int chieu_mau_binh_list (const State *s, int seat, ChieuMoveScope scope, ChieuMove *moves);
void chieu_mau_binh_observe (const void *state, int seat, void *view);
void chieu_mau_binh_redeal (const void *view, int seat, ChieuRandom *random, void *state);
int chieu_mau_binh_undeal (const void *dealt, const void *state, const void *other, ChieuCard *deck);
void chieu_mau_binh_forget (void *view);
int chieu_mau_binh_faults (const void *state, int seat, ChieuFault *faults);
void chieu_mau_binh_result (const void *state, ChieuResult *result);
const char *chieu_mau_binh_state_is_ok (const void *state);
void chieu_mau_binh_print_move (const ChieuMove *move, char *text);
bool chieu_mau_binh_parse_move (const char *text, ChieuMove *move, int *column);
int chieu_mau_binh_print_state (const void *state, char *text, size_t size);
extern const ChieuSwitch chieu_mau_binh_switches[CHIEU_MAU_BINH_N_SWITCHES];
extern const char *const chieu_mau_binh_reasons[CHIEU_MAU_BINH_N_REASONS + 1];
extern const char *const chieu_mau_binh_move_words[CHIEU_MAU_BINH_N_MOVES];
