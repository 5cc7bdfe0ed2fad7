/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All readings of a Tổ tôm holding one after another, and the joining of a
 * reading with the mat. Plain and slow beside eval.h: for the end of a hand,
 * khàn bất thực and tests.
 */
#pragma once

#include "games/to-tom/rules/eval/holding.h"

/* The phu into which the house wants the cards of a khàn bất thực. Those of cc, tt and oc, which make neither bí nor dọc, lie in
 * any two. */
typedef enum
{
  CHIEU_SPLIT_ANY,                       /* any two */
  CHIEU_SPLIT_BI_LUNG_DOC,               /* a bí or named triple, and a dọc */
  CHIEU_SPLIT_BI_DOC,                    /* a bí and a dọc */
} ChieuSplitSort;

/* What khàn bất thực demand of a reading (docs/rules/to-tom.md, "Opening"). */
typedef struct
{
  uint32_t faces;                        /* bit f: a khàn or thiên khai of f was named bất thực */
  uint8_t sort;                          /* ChieuSplitSort, if two phu are asked for */
  uint8_t phu;                           /* phu that the cards of each must lie in: 2, or 1 to find
                                          * out whether only bất thực một cục is left */
  uint32_t mat_bi;                       /* bit f: a card of f lies in a bí on the mat */
  uint8_t mat_doc[CHIEU_TO_TOM_FACES];   /* dọc on the mat that hold a card of f */
  uint8_t mat_lung[CHIEU_TO_TOM_FACES];  /* named triples likewise */
} ChieuSplit;

/**
 * ChieuReadingFunc:
 * @reading: the phu of the free cards, as chieu_eval_find_best() gives them; valid during the call only
 *
 * Returns: false to see no more
 */
typedef bool (*ChieuReadingFunc) (const ChieuReading *reading, void *data);

/**
 * chieu_readings_each:
 * @holding: a holding of at most CHIEU_HAND_FULL_MAX cards
 * @split: (nullable): what khàn bất thực ask for; their free cards are then in no khàn, phỗng or thiên khai
 * @func: called for each reading, whether or not it has the lưng needed
 *
 * Goes through all ways in which all free cards fall into phu, three equal ones read as a khàn. Of
 * readings that differ only in how the same cards of a suit are cut into dọc, or of a rank into bí,
 * one is shown: they are worth the same.
 *
 * Returns: false if @func ended it, else true
 */
bool chieu_readings_each (const ChieuHolding *holding,
                          const ChieuSplit   *split,
                          ChieuReadingFunc    func,
                          void               *data);

/* Returns: the lưng in @reading. Of a reading of the free cards this leaves out those on the mat. */
int chieu_reading_count_lung (const ChieuReading *reading);

/**
 * chieu_reading_count_triple:
 * @lung: a named triple: %CHIEU_LUNG_TOM, …
 *
 * Returns: how often this triple is among the phu of @reading.
 */
int chieu_reading_count_triple (const ChieuReading *reading, int lung);

/**
 * chieu_has_complete_reading:
 * @holding: a holding of at most CHIEU_HAND_FULL_MAX cards: as chieu_eval_is_complete(), this does not ask whether it has 21 (25)
 * @split: (nullable): what khàn bất thực ask for
 *
 * Returns: whether a reading with the lưng needed exists that @split lets stand
 */
bool chieu_has_complete_reading (const ChieuHolding *holding, const ChieuSplit *split);

/**
 * chieu_reading_join:
 * @mat: the phu on the mat, @n_mat of them; single yêu among them are left out, being free cards
 * @reading: (inout): phu of the free cards; out: all phu, those on the mat first
 *
 * Joins phu on the mat with the free cards that lengthen them: a khàn or phỗng with its fourth
 * becomes a thiên khai, a bí or dọc grows. The cards of each phu come out in the order of faces.
 *
 * Returns: false, with @reading left as it was, if some phu of it neither stands alone nor lengthens
 *   one on the mat, or if there are more than CHIEU_READING_PHU_MAX.
 */
bool chieu_reading_join (const ChieuPhu *mat,
                         int             n_mat,
                         ChieuReading   *reading);
