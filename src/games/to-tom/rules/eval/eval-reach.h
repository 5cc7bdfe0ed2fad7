/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds whether a form can be reached from a holding by discarding some cards of it and adding others. Tables answer for most
 * forms; if they do not know enough, the suits are worked out rank by rank (eval-exact.h).
 */
#pragma once

#include "eval-exact.h"
#include "eval-forms.h"

/* A form that is being tried, with the cards that had to be added for it. */
typedef struct
{
  const ChieuHolding *holding;
  EvalForms forms;         /* what is held beyond the triples and the bí; no suit is marked */
  uint32_t bi;             /* ranks with a bí, bit 0 for rank 1 */
  uint8_t used[CHIEU_TO_TOM_FACES];    /* cards in triples, by face … */
  uint8_t bought[CHIEU_TO_TOM_FACES];  /* … and those of them that are added */
  uint32_t spent;          /* faces of which the mat and the triples have all four copies */
  uint32_t crowded;        /* faces of which three or more are held or on the mat, or of which one goes into no khàn */
  int added;               /* cards added for triples and bí */
  int added_max;           /* how many may be added in all … */
  int discards;            /* … and exactly how many are discarded */
  uint8_t honours[EVAL_EXACT_KHAN];      /* cards to be added for 0, 1, 2 khàn of cc, tt, oc; EVAL_EXACT_NONE if impossible */
} EvalReachForm;

/* Begins with a form of @holding that has no triple and no bí, with nothing added or discarded. */
void eval_reach_init (EvalReachForm      *self,
                      const ChieuHolding *holding);

/* Notes what khàn of cc, tt and oc cost; to be called when the triples of the form have changed. */
void eval_reach_note_honours (EvalReachForm *self);

/* Returns: whether the cards left fall into dọc and khàn, with enough lưng, using the discards and the added cards that the form still
 * has; exact */
bool eval_reach_is_possible (const EvalReachForm *self);
