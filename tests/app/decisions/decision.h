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
  const char *name;              /* of its pictures, and of its record, without “.record”, unless @record names another */
  int seat;                      /* the seat that decides; −1: the learner of a lesson does */
  const char *offered;           /* the actions that are offered, in the order of the layout; of a lesson: the id of its step */
  void (*prepare) (ChieuMatView *mat);   /* (nullable): what is done before the picture is taken */
  gboolean coach;                /* the coach is asked, too */
  const char *record;            /* (nullable): the record, if it is that of another decision */
  const char *way;               /* (nullable): the way of play, as the settings have it; NULL: Học */
} ChieuDecision;

extern const ChieuDecision chieu_decisions[CHIEU_DECISIONS];

/**
 * chieu_decision_show:
 * @folder: of the records
 *
 * Brings the table, or the lesson, to this moment and waits until it has settled. If that fails, the reason is printed.
 *
 * Returns: (transfer full) (nullable): the actions of the buttons that are offered before anything is pressed, separated by spaces;
 *   of a lesson the id of its step; NULL: the decision cannot be reached
 */
char *chieu_decision_show (const ChieuDecision *decision, const ChieuWindowParts *parts, const char *folder);
