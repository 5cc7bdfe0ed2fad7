/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chắn's part of the school, as one table: its hands, sets, waits and points for the lessons; and the coach, the practice and the
 * friendly deals, which stand in files of their own.
 */
#include "config.h"

#include "school.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "outlook.h"
#include "games/chan/rules/groups.h"

/* The cards of a hand, and a few more: as many as can be parted into groups. */
#define CARDS_MAX CHIEU_CHAN_GROUPS_MAX

static int
wait_size (int seats)
{
  return CHIEU_CHAN_HAND;
}

static int
hand_size (int seats,
           int place)
{
  return CHIEU_CHAN_HAND;
}

/* The highest number that a card counts when the cái is found. */
#define NUMBER_MAX CHIEU_CHAN_MAX_RANK

/* The card is counted from the player who drew it, as 1, to the right (help/C/chan.page, "The deal"); so the drawer sits as far to
 * the left of the cái. */
static int
carry_cai (int       seat,
           int       seats,
           ChieuCard card)
{
  return (seat + seats * NUMBER_MAX - (chieu_chan_cai_number (card) - 1)) % seats;
}

static void
get_hand (const void       *state,
          int               seat,
          ChieuLessonCards *cards)
{
  const ChieuChanState *s = state;

  cards->n = 0;
  for (int face = 0; face < CHIEU_CHAN_FACES; face++)
    for (int i = 0; i < s->seat[seat].hand[face]; i++)
      chieu_lesson_cards_add (cards, (ChieuCard) face);
}

static gboolean
is_opening (const void *state)
{
  return ((const ChieuChanState *) state)->phase == CHIEU_EATING_OPENING;
}

/* ---- Arranging ---- */

gboolean
chieu_chan_have_one_rank (const ChieuLessonCards *cards)
{
  for (int i = 0; i < cards->n; i++)
    if (cards->cards[i] == CHIEU_CHAN_CC || chieu_chan_rank (cards->cards[i]) != chieu_chan_rank (cards->cards[0]))
      return FALSE;
  return TRUE;
}

/* A win needs six chắn, so a chắn is 1, a cạ or ba đầu 0, and other cards are no group: −1. */
static int
group_lung (const ChieuLessonCards *cards)
{
  const ChieuCard *card = cards->cards;

  if (cards->n == 2 && card[0] == card[1])
    return 1;
  if (cards->n < 2 || cards->n > CHIEU_STRIP_SUITS || !chieu_chan_have_one_rank (cards))
    return -1;
  return card[0] != card[1] && (cards->n == 2 || (card[0] != card[2] && card[1] != card[2])) ? 0 : -1;
}

/* Returns: whether the card at @place is a què: none of the other cards left makes a chắn or a cạ with it */
static gboolean
may_be_left (const ChieuLessonCards *left,
             int                     place)
{
  for (int i = 0; i < left->n; i++)
    {
      const ChieuLessonCards both = { .n = 2, .cards = { left->cards[place], left->cards[i] } };

      if (i != place && group_lung (&both) >= 0)
        return FALSE;
    }
  return TRUE;
}

static gboolean
arrange_cards (const ChieuLessonCards *cards,
               int                     seats,
               int                     lung,
               ChieuArrangement       *arrangement)
{
  ChieuChanGroup groups[CHIEU_CHAN_GROUPS_MAX];
  guint8 counts[CHIEU_CHAN_FACES];
  int n;

  chieu_lesson_cards_count (cards, counts, CHIEU_CHAN_FACES);
  n = chieu_chan_find_groups (counts, groups);
  arrangement->n = 0;
  for (int i = 0; i < n && groups[i].kind != CHIEU_CHAN_GROUP_QUE; i++)
    {
      ChieuLessonCards *group = &arrangement->groups[arrangement->n++];

      group->n = groups[i].n;
      memcpy (group->cards, groups[i].cards, groups[i].n);
    }
  return chieu_chan_count_chan (counts) >= lung;
}

/* ---- Winning ---- */

static guint64
find_waits (const ChieuLessonCards *cards,
            int                     seats)
{
  guint8 counts[CHIEU_CHAN_FACES];
  guint64 waits;

  chieu_lesson_cards_count (cards, counts, CHIEU_CHAN_FACES);
  waits = chieu_chan_waits (counts, 0);
  for (int face = 0; face < CHIEU_CHAN_FACES; face++)
    if (counts[face] >= chieu_deck_chan.copies)
      waits &= ~CHIEU_BIT64 (face);
  return waits;
}

/* Takes all cards for the hand, none on the mat. Without a winning card it is a thiên ù. */
static int
find_points (const ChieuLessonCards *cards,
             int                     seats,
             ChieuCard               card,
             gboolean                thong)
{
  ChieuChanWin win = { .win = card, .thong = thong, .thien_u = card == CHIEU_CARD_NONE };
  ChieuChanValues values;
  ChieuChanScore score;
  ChieuRules rules;

  chieu_lesson_cards_count (cards, win.hand, CHIEU_CHAN_FACES);
  if (card != CHIEU_CARD_NONE)
    win.hand[card]--;
  chieu_chan_score (&win, &score);
  if (cards->n != CHIEU_CHAN_HAND_FULL || !score.complete || !chieu_chan_chi_may_win (&win, &score))
    return -1;
  chieu_rules_init (&rules, &chieu_chan);
  chieu_chan_find_values (&rules, &values);
  return chieu_chan_sum_call (&values, score.cuoc, score.n);
}

static const ChieuPracticeTable practice[] = {
  { "chan", &chieu_chan, CHIEU_CHAN_MAX_SEATS, chieu_practice_kinds_chan },
  { NULL },
};

const ChieuSchoolGame chieu_school_chan = {
  .game = &chieu_chan,
  .pick_rules = chieu_pick_rules_chan,
  .other_set = N_("These belong together, but they are not what is asked for."),
  .cards_max = CARDS_MAX,
  .cai_has_more = TRUE,
  .hand_size = hand_size,
  .carry_cai = carry_cai,
  .get_hand = get_hand,
  .is_opening = is_opening,
  .why_no_phu = chieu_chan_why_no_phu,
  .outlook = &chieu_outlook_chan,
  .wait_size = wait_size,
  .how_to_arrange = N_("Drag the cards of a chắn, cạ or ba đầu onto each other, or choose them and press “Put together”. "
                       "To take them apart, press them again. When all is done, press “Check”."),
  .arranged = N_("Every card lies where it belongs."),
  .group_lung = group_lung,
  .may_be_left = may_be_left,
  .group_text = chieu_chan_group_text,
  .arrange = arrange_cards,
  .waits = find_waits,
  .points = find_points,
  .advise = chieu_coach_chan_advise,
  .deeper = &chieu_coach_deeper_chan,
  .practice = practice,
  .friendly = chieu_friendly_chan,
};
