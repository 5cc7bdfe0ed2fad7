/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Twelve decisions that show how a table is laid out: each is a hand as it was at that moment, or a step of a lesson. They are
 * always the same, in the test and in the pictures of docs/table.md.
 */
#pragma once

#include "app/program/window-private.h"

#define CHIEU_DECISIONS 12

typedef struct
{
  const char *name;              /* of its record, without “.record”, and of its pictures; of a lesson: its step */
  int seat;                      /* whose decision it is; −1: a learner's */
  const char *offered;           /* the actions that are offered, in the order of the layout, or what is asked of the learner */
  void (*prepare) (ChieuMatView *mat);   /* (nullable): what is done first */
  gboolean coach;                /* he is asked, too */
  const char *record;            /* (nullable): the record, if it is that of another decision */
  const char *way;               /* (nullable): the way of play, as the settings have it; NULL: Học */
} ChieuDecision;

extern const ChieuDecision chieu_decisions[CHIEU_DECISIONS];

/**
 * chieu_decision_show:
 * @folder: of the records
 *
 * Brings the table, or the lesson, to this moment and waits until it has settled.
 *
 * Returns: (transfer full) (nullable): the actions of the buttons that are offered, parted by spaces, before anything is pressed;
 *   of a lesson the id of its step; NULL: the decision cannot be come to
 */
char *chieu_decision_show (const ChieuDecision *decision, const ChieuWindowParts *parts, const char *folder);
