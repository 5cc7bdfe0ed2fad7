/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Measures how good an arrangement is (docs/notation.md, "eval: Mậu binh"): against one opponent, each chi wins and loses as
 * often as the rates say, and independently of the others. All in whole numbers, so that every machine finds the same.
 *
 *   Σ (pay × lower − lost) + (sập − 1) × (Π lower × Σ pay − Σ lost × the others' higher)
 */
#include "worth.h"

#include "state.h"
#include "rates-fill.h"

#define SHARE CHIEU_MAU_BINH_SHARE

/* Returns: the highest class of @kind, or of the next lower kind that three cards can have */
static int
last_of_kind (int row,
              int kind)
{
  int class = CHIEU_MAU_BINH_CLASSES_3 - 1;

  if (row < CHIEU_MAU_BINH_LONG_ROWS)
    return chieu_mau_binh_kind_start[kind + 1] - 1;
  while (class > 0 && (int) chieu_mau_binh_kind (class, CHIEU_MAU_BINH_SHORT_ROW) > kind)
    class--;
  return class;
}

void
chieu_mau_binh_measure_init (ChieuMauBinhMeasure     *self,
                             const ChieuRules        *rules,
                             const ChieuMauBinhRates *rates)
{
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      self->below[row] = row < CHIEU_MAU_BINH_LONG_ROWS ? rates->lower5[row] : rates->lower3;
      self->above[row] = row < CHIEU_MAU_BINH_LONG_ROWS ? rates->higher5[row] : rates->higher3;
      self->keys[row] = row < CHIEU_MAU_BINH_LONG_ROWS ? chieu_mau_binh_key5 : chieu_mau_binh_key3;
    }
  self->sap = rules->value[CHIEU_MAU_BINH_SAP] - 1;
  self->rises = self->sap >= 0;
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      int64_t higher = 0, lost = 0;

      for (int kind = CHIEU_MAU_BINH_N_KINDS - 1; kind >= 0; kind--)
        {
          int64_t pay = chieu_mau_binh_pay (rules, row, (ChieuMauBinhKind) kind);
          int64_t from_here = kind == 0 ? SHARE : self->above[row][last_of_kind (row, kind - 1)];

          self->pay[row][kind] = pay;
          self->higher[row][kind] = higher;
          self->lost[row][kind] = lost;
          self->rises = self->rises && (kind == CHIEU_MAU_BINH_N_KINDS - 1 || pay <= self->pay[row][kind + 1]);
          lost += pay * (from_here - higher);
          higher = from_here;
        }
    }
}

int64_t
chieu_mau_binh_weigh_classes (const ChieuRules        *rules,
                              const ChieuMauBinhRates *rates,
                              const int                classes[CHIEU_MAU_BINH_ROWS])
{
  ChieuMauBinhTerm terms[CHIEU_MAU_BINH_ROWS];
  ChieuMauBinhMeasure measure;

  chieu_mau_binh_measure_init (&measure, rules, rates);
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    chieu_mau_binh_weigh_chi (&measure, row, classes[row], &terms[row]);
  return chieu_mau_binh_weigh_all (&measure, &terms[0], &terms[1], &terms[2]);
}

void
chieu_mau_binh_rates_fill (uint32_t           below[CHIEU_MAU_BINH_ROWS][CHIEU_MAU_BINH_GRADES_MAX + 1],
                           ChieuMauBinhRates *rates)
{
  for (int row = 0; row < CHIEU_MAU_BINH_LONG_ROWS; row++)
    rates_fill_row (chieu_mau_binh_key5, CHIEU_MAU_BINH_CLASSES_5, below[row], rates->lower5[row], rates->higher5[row]);
  rates_fill_row (chieu_mau_binh_key3, CHIEU_MAU_BINH_CLASSES_3, below[CHIEU_MAU_BINH_CHI_3], rates->lower3, rates->higher3);
}
