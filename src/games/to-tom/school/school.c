/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tổ tôm's part of the school, as one table: its hands, phu, waits and points for the lessons; and the coach, the practice and the
 * friendly deals, which stand in files of their own.
 */
#include "config.h"

#include "school.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "outlook.h"
#include "games/to-tom/rules/cuoc.h"
#include "games/to-tom/rules/eval/eval.h"
#include "games/to-tom/rules/readings.h"

_Static_assert (CHIEU_GROUPS_MAX >= CHIEU_READING_PHU_MAX, "an arrangement has room for any reading");

static int
hand_size (int seats,
           int place)
{
  return chieu_to_tom_cards_dealt (seats);
}

static void
get_hand (const void       *state,
          int               seat,
          ChieuLessonCards *cards)
{
  const ChieuToTomState *s = state;

  cards->n = 0;
  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    for (int i = 0; i < s->seat[seat].hand[face]; i++)
      chieu_lesson_cards_add (cards, (ChieuCard) face);
}

static gboolean
is_opening (const void *state)
{
  return ((const ChieuToTomState *) state)->phase == CHIEU_EATING_OPENING;
}

/* ---- Arranging ---- */

/* If the same cards can be phu of several kinds, the one that is a lưng comes first. */
static int
group_lung (const ChieuLessonCards *cards)
{
  static const guint8 kinds[] = {
    CHIEU_PHU_LUNG, CHIEU_PHU_KHAN, CHIEU_PHU_THIEN_KHAI, CHIEU_PHU_BI, CHIEU_PHU_DOC, CHIEU_PHU_YEU,
  };
  ChieuReading one = { .n = 1 };
  ChieuPhu *phu = &one.phu[0];
  ChieuHouse usual = { 0 };

  if (cards->n < 1 || cards->n > CHIEU_PHU_CARDS_MAX)
    return -1;
  phu->n = (uint8_t) cards->n;
  memcpy (phu->cards, cards->cards, (gsize) cards->n * sizeof *cards->cards);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      phu->kind = kinds[i];
      if (chieu_phu_is_valid (phu) && chieu_house_has_phu (usual, phu))
        return chieu_reading_count_lung (&one);
    }
  return -1;
}

/* A yêu may be left alone: it is a phu of one card. */
static gboolean
may_be_left (const ChieuLessonCards *left,
             int                     place)
{
  const ChieuLessonCards alone = { .n = 1, .cards = { left->cards[place] } };

  return group_lung (&alone) >= 0;
}

/* A search for an arrangement. */
typedef struct
{
  int lung;                      /* how many it needs */
  ChieuArrangement *arrangement;
} Arrange;

/* Takes a reading with enough lưng. Returns: whether to look at the next one, since this has too few */
static bool
take_reading (const ChieuReading *reading,
              void               *data)
{
  Arrange *arrange = data;

  if (chieu_reading_count_lung (reading) < arrange->lung)
    return true;
  arrange->arrangement->n = reading->n;
  for (int i = 0; i < reading->n; i++)
    {
      ChieuLessonCards *group = &arrange->arrangement->groups[i];

      group->n = reading->phu[i].n;
      memcpy (group->cards, reading->phu[i].cards, reading->phu[i].n);
    }
  return false;
}

static gboolean
arrange_cards (const ChieuLessonCards *cards,
               int                     seats,
               int                     lung,
               ChieuArrangement       *arrangement)
{
  Arrange arrange = { lung, arrangement };
  ChieuHolding holding;

  chieu_practice_to_tom_find_holding (cards, seats, &holding);
  return !chieu_readings_each (&holding, NULL, take_reading, &arrange);
}

static guint64
find_waits (const ChieuLessonCards *cards,
            int                     seats)
{
  ChieuHolding holding;

  chieu_practice_to_tom_find_holding (cards, seats, &holding);
  return chieu_eval_waits (&holding);
}

static int
find_points (const ChieuLessonCards *cards,
             int                     seats,
             ChieuCard               win,
             gboolean                thong)
{
  ChieuCuocValues values;
  ChieuHolding holding;
  ChieuScore score;

  chieu_practice_to_tom_find_holding (cards, seats, &holding);
  chieu_cuoc_values_init (&values, seats);
  if (holding.n_hand + holding.n_mat != chieu_holding_full_size (&holding)
      || !chieu_cuoc_score (&holding, win, thong, true, &values, &score, NULL))
    return -1;
  return score.points;
}

static const ChieuPracticeTable practice[] = {
  { "to-tom", &chieu_to_tom, CHIEU_TO_TOM_MAX_SEATS, chieu_practice_kinds_to_tom },
  { "bi-tu", &chieu_to_tom, CHIEU_TO_TOM_MIN_SEATS, chieu_practice_kinds_to_tom },
  { NULL },
};

const ChieuSchoolGame chieu_school_to_tom = {
  .game = &chieu_to_tom,
  .pick_rules = chieu_pick_rules_to_tom,
  .other_set = N_("That is a phu, but not the one you were asked for."),
  .cards_max = CHIEU_HAND_FULL_MAX,
  .cai_has_more = TRUE,
  .hand_size = hand_size,
  .get_hand = get_hand,
  .is_opening = is_opening,
  .why_no_phu = chieu_to_tom_why_no_phu,
  .outlook = &chieu_outlook_to_tom,
  .wait_size = chieu_to_tom_cards_dealt,
  .how_to_arrange = N_("Drag the cards of a phu onto each other, or choose them and press “Put together”. "
                       "To take them apart, press them again. When all is done, press “Check”."),
  .arranged = N_("All cards lie in phu."),
  .group_lung = group_lung,
  .may_be_left = may_be_left,
  .group_text = chieu_to_tom_group_text,
  .arrange = arrange_cards,
  .waits = find_waits,
  .points = find_points,
  .advise = chieu_coach_to_tom_advise,
  .deeper = &chieu_coach_deeper_to_tom,
  .practice = practice,
  .friendly = chieu_friendly_to_tom,
};
