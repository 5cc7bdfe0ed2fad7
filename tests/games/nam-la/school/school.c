/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tells lessons about Năm lá: its hands, and how cards are picked. There is no coach and no practice of it.
 */
#include "games/nam-la/rules/nam-la.h"
#include "school/lesson/pick.h"
#include "school/school-game.h"

#define CARDS_MAX CHIEU_NAM_LA_FACES

/* ---- Picking ---- */

static gboolean
has_suit (ChieuCard card,
          int       suit)
{
  return chieu_nam_la_suit (card) == suit;
}

static gboolean
find_takers (const ChieuPick  *pick,
             ChieuLessonCards *right)
{
  guint64 found = 0;

  for (int i = 0; i < pick->cards.n; i++)
    if (chieu_nam_la_takes (pick->cards.cards[i], pick->with))
      found |= G_GUINT64_CONSTANT (1) << pick->cards.cards[i];
  chieu_lesson_cards_from_set (found, right);
  return right->n > 0;
}

static const ChieuPickRule pick_rules[] = {
  CHIEU_PICK_COLOURS,
  CHIEU_PICK_ALL ("suit-m", 0, has_suit),
  CHIEU_PICK_ALL ("suit-n", 1, has_suit),
  CHIEU_PICK_ALL ("suit-s", 2, has_suit),
  { .id = "takes", .needs_with = TRUE, .find = find_takers },
  { .id = NULL }
};

/* ---- Hands ---- */

static int
hand_size (int seats,
           int place)
{
  return CHIEU_NAM_LA_HAND;
}

static void
get_hand (const void       *state,
          int               seat,
          ChieuLessonCards *cards)
{
  chieu_lesson_cards_from_set (((const ChieuNamLaState *) state)->hand[seat], cards);
}

/* Nothing is answered by all at once. */
static gboolean
is_opening (const void *state)
{
  return FALSE;
}

const ChieuSchoolGame chieu_school_nam_la = {
  .game = &chieu_nam_la,
  .pick_rules = pick_rules,
  .cards_max = CARDS_MAX,
  .hand_size = hand_size,
  .get_hand = get_hand,
  .is_opening = is_opening,
};
