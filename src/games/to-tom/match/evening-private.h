/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of an evening, and the words and bounds of its file: for evening.c, evening-file.c and evening-read.c.
 */
#pragma once

#include "evening.h"

/* The largest pot: chieu_evening_new() cuts a larger one, in a file it is an error. */
#define CHIEU_EVENING_POT_MAX 10000

/* The number of the format that is written, and the only one that is read. */
#define CHIEU_EVENING_FORMAT 1

/* The words of the file by ChieuOutcome; "hoi": a new hội begins. */
#define CHIEU_N_EVENING_OUTCOMES (CHIEU_OUTCOME_FALSE + 1)
extern const char *const chieu_evening_outcomes[CHIEU_N_EVENING_OUTCOMES];

struct _ChieuEvening
{
  int seats;
  char *names[CHIEU_SEATS_MAX];
  ChieuHouseRules *house;
  int pot;                       /* of a full hội, −1: none is kept */
  GArray *hands;                 /* (element-type ChieuEveningHand) */
};
