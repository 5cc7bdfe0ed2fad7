/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Measures what an arrangement is worth (docs/notation.md, "eval: Mậu binh"), from the contributions of its chi.
 */
#pragma once

#include "classes.h"

/* The contribution of a chi of one class to an arrangement, in CHIEU_MAU_BINH_SHARE. */
typedef struct
{
  int64_t lower, higher;         /* shares of opposing chi */
  int64_t pay;                   /* whole points that it earns */
  int64_t lost;                  /* what the higher ones earn */
  int64_t even;                  /* what it earns less what it loses */
} ChieuMauBinhTerm;

/* The parts of the measure that are the same for all arrangements. */
typedef struct
{
  const uint16_t *below[CHIEU_MAU_BINH_ROWS], *above[CHIEU_MAU_BINH_ROWS];   /* the rates by class */
  const uint16_t *keys[CHIEU_MAU_BINH_ROWS];     /* CHIEU_MAU_BINH_KEY by class */
  int64_t pay[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_N_KINDS];
  int64_t higher[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_N_KINDS];   /* share of chi of higher kinds */
  int64_t lost[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_N_KINDS];     /* what those earn, times their share */
  int64_t sap;                   /* what sập adds, as a multiple of the points: its factor less one */
  bool rises;                    /* whether a higher chi is never worth less */
} ChieuMauBinhMeasure;

/* Prepares the measure by what the house pays and by @rates, which must live as long as @self. */
void chieu_mau_binh_measure_init (ChieuMauBinhMeasure *self, const ChieuRules *rules, const ChieuMauBinhRates *rates);

/* Works out the contribution of chi @row (0–2) of this @class. */
static inline void
chieu_mau_binh_weigh_chi (const ChieuMauBinhMeasure *self, int row, int class, ChieuMauBinhTerm *term)
{
  int kind = CHIEU_MAU_BINH_KEY_KIND (self->keys[row][class]);

  term->lower = self->below[row][class];
  term->higher = self->above[row][class];
  term->pay = self->pay[row][kind];
  term->lost = self->lost[row][kind] + self->pay[row][kind] * (term->higher - self->higher[row][kind]);
  term->even = term->pay * term->lower - term->lost;
}

/* Returns: the worth of an arrangement of three chi */
static inline int64_t
chieu_mau_binh_weigh_all (const ChieuMauBinhMeasure *self, const ChieuMauBinhTerm *one, const ChieuMauBinhTerm *two,
                          const ChieuMauBinhTerm *three)
{
  int64_t even = one->even + two->even + three->even;
  int64_t won = one->lower * two->lower * three->lower * (one->pay + two->pay + three->pay);
  int64_t lost = one->lost * two->higher * three->higher + one->higher * two->lost * three->higher
                 + one->higher * two->higher * three->lost;

  return even * CHIEU_MAU_BINH_SHARE * CHIEU_MAU_BINH_SHARE + self->sap * (won - lost);
}
