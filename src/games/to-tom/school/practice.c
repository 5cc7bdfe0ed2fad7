/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The kinds of practice of Tổ tôm.
 */
#include "config.h"

#include "practice.h"
#include "school/practice/practice-fault.h"

#include <glib/gi18n-lib.h>

static void
make_fault (ChieuPracticeTask *task,
            ChieuRandom       *random)
{
  /* The learner is not told which cards a player left, and so could not see the faults that follow from that. */
  static const ChieuReason reasons[] = {
    CHIEU_TO_TOM_AN_MOT_DANH_HAI, CHIEU_TO_TOM_DANH_PHU_DUOI_CHIEU, CHIEU_TO_TOM_DANH_DOI, CHIEU_TO_TOM_DANH_YEU,
  };

  chieu_practice_ask_fault (task, reasons, G_N_ELEMENTS (reasons), FALSE, random);
}

/* Translators: names of kinds of tasks, and what is practised with them. */
const ChieuPracticeKind chieu_practice_kinds_to_tom[] = {
  {
    .id = "arrange", .name = N_("Arrange this hand"), .aim = N_("See the phu in a hand as it is dealt."),
    .levels = 6, .make = chieu_practice_to_tom_make_arrange,
  },
  {
    .id = "complete", .name = N_("Is it complete?"), .aim = N_("See at a glance whether a hand wins."),
    .levels = 5, .make = chieu_practice_to_tom_make_complete,
  },
  {
    .id = "waits", .name = N_("What am I waiting for?"), .aim = N_("Know every card that completes a hand."),
    .levels = 5, .make = chieu_practice_to_tom_make_waits,
  },
  {
    .id = "worth", .name = N_("What is it worth?"), .aim = N_("Call a hand that has won, and count its points."),
    .levels = 6, .make = chieu_practice_to_tom_make_worth,
  },
  {
    .id = "discard", .name = N_("Which card should go?"), .aim = N_("Put down the card that the hand can do without."),
    .levels = 5, .make = chieu_practice_to_tom_make_discard,
  },
  {
    .id = "claim", .name = N_("May I take it?"), .aim = N_("Know at once what may be done with a card."),
    .levels = 5, .make = chieu_practice_to_tom_make_claim,
  },
  {
    .id = "call", .name = N_("Call it yourself"), .aim = N_("Put the call together from all the words of the game."),
    .levels = 6, .make = chieu_practice_to_tom_make_call,
  },
  {
    .id = "fault", .name = N_("Find the fault"), .aim = N_("See what was wrong in a hand that was played."),
    .levels = CHIEU_PRACTICE_FAULT_LEVELS, .make = make_fault,
  },
  { .id = NULL },
};
