/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lục hổ's part of the school, as one table: its hands and the cards that stay in the box, for the lessons; and the coach, the
 * practice and the friendly deals, which stand in files of their own.
 */
#include "config.h"

#include "school.h"

#include <glib/gi18n-lib.h>

/* The most cards of a task of picking: those of a hand, and a few more. */
#define CARDS_MAX 16

static int
hand_size (int seats,
           int place)
{
  return seats == CHIEU_LUC_HO_MAX_SEATS && place == CHIEU_LUC_HO_DREAM_PLACE ? 1 : CHIEU_LUC_HO_HAND;
}

/* Returns: the cards that stay in the box with so many seats, as bits */
static guint64
list_unused (int seats)
{
  return CHIEU_LUC_HO_ALL & ~chieu_luc_ho_deck (seats);
}

static void
get_hand (const void       *state,
          int               seat,
          ChieuLessonCards *cards)
{
  chieu_lesson_cards_from_set (((const ChieuLucHoState *) state)->seat[seat].hand, cards);
}

/* A seat that holds five tigers is asked before anybody else, and the others may not know it. */
static gboolean
is_opening (const void *state)
{
  return ((const ChieuLucHoState *) state)->phase == CHIEU_LUC_HO_OPENING;
}

static const ChieuPracticeTable practice[] = {
  { "luc-ho", &chieu_luc_ho, CHIEU_LUC_HO_MAX_SEATS, chieu_practice_kinds_luc_ho },
  { NULL },
};

const ChieuSchoolGame chieu_school_luc_ho = {
  .game = &chieu_luc_ho,
  .pick_rules = chieu_pick_rules_luc_ho,
  .other_set = N_("These cards can be led together, but they are not what is asked for."),
  .cards_max = CARDS_MAX,
  .hand_size = hand_size,
  .unused = list_unused,
  .get_hand = get_hand,
  .is_opening = is_opening,
  .why_no_phu = chieu_luc_ho_why_no_phu,
  .advise = chieu_coach_luc_ho_advise,
  .deeper = &chieu_coach_deeper_luc_ho,
  .practice = practice,
  .friendly = chieu_friendly_luc_ho,
};
