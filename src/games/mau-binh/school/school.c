/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Mậu binh's part of the school, as one table: its hands and the places of the chi, for the lessons; and the coach, the practice and
 * the friendly deals, which stand in files of their own.
 */
#include "config.h"

#include "school.h"

#include <glib/gi18n-lib.h>

/* The cards of a hand, and a few more. */
#define CARDS_MAX 16

static int
hand_size (int seats,
           int place)
{
  return CHIEU_MAU_BINH_HAND;
}

static void
get_hand (const void       *state,
          int               seat,
          ChieuLessonCards *cards)
{
  chieu_lesson_cards_from_set (((const ChieuMauBinhState *) state)->hand[seat], cards);
}

/* Nobody knows how another arranges before all have done so. */
static gboolean
is_opening (const void *state)
{
  return ((const ChieuMauBinhState *) state)->asked != 0;
}

/* The places at which chi 2 and chi 3 begin. */
static const guint8 parts[] = { CHIEU_MAU_BINH_LONG_ROW, 2 * CHIEU_MAU_BINH_LONG_ROW, 0 };

static const ChieuPracticeTable practice[] = {
  { "mau-binh", &chieu_mau_binh, CHIEU_MAU_BINH_SEATS_MAX, chieu_practice_kinds_mau_binh },
  { NULL },
};

const ChieuSchoolGame chieu_school_mau_binh = {
  .game = &chieu_mau_binh,
  .pick_rules = chieu_pick_rules_mau_binh,
  .cards_max = CARDS_MAX,
  .lists_some = TRUE,
  .parts = parts,
  .hand_size = hand_size,
  .get_hand = get_hand,
  .is_opening = is_opening,
  .why_no_phu = chieu_mau_binh_why_no_phu,
  .how_to_arrange = N_("Choose the cards of a chi, then press “Put together”. To take them apart, press them again. When you have two "
                       "chi, the other cards make the third: press “Check”."),
  .arranged = N_("These three chi could not be better."),
  .advise = chieu_coach_mau_binh_advise,
  .deeper = &chieu_coach_deeper_mau_binh,
  .practice = practice,
  .friendly = chieu_friendly_mau_binh,
};
