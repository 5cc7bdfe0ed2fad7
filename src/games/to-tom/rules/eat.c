/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Ăn and phỗng: what a claim must look like, and the faults of it (docs/rules/to-tom.md, "Turn", "How things lie", "Refusing").
 */
#include "games/to-tom/rules/eval/eval-faces.h"
#include "eat.h"
#include "win.h"

int
chieu_to_tom_eat_kind (const ChieuMove *move)
{
  return move->detail & CHIEU_TO_TOM_KIND_MASK;
}

int
chieu_to_tom_count_laid_equals (const ChieuMove *move)
{
  int n = 0;

  for (int i = 0; i < move->split; i++)
    n += move->cards[i] == move->face;
  return n;
}

static bool
is_new (const ChieuMove *move)
{
  return move->target == CHIEU_TO_TOM_NEW;
}

/* Returns: whether the cards other than the claimed one are free in the hand, and the move's numbers make sense */
static bool
cards_are_held (const State     *s,
                int              seat,
                const ChieuMove *move)
{
  uint8_t used[CHIEU_TO_TOM_FACES] = { 0 };

  if (move->n < 1 || move->n > CHIEU_MOVE_CARDS_MAX || move->split < 1 || move->split > move->n
      || move->split > CHIEU_PHU_CARDS_MAX || move->n - move->split > CHIEU_PHU_CARDS_MAX)
    return false;
  for (int i = 0; i < move->n; i++)
    if (move->cards[i] >= CHIEU_TO_TOM_FACES)
      return false;
    else
      used[move->cards[i]]++;
  if (used[s->card] == 0)
    return false;
  used[s->card]--;
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (used[face] > 0 && used[face] > chieu_to_tom_count_free (s, &s->seat[seat], face))
      return false;
  return true;
}

/* Returns: how many cards the move takes out of the fan itself */
static int
count_from_hand (const State     *s,
                 int              seat,
                 const ChieuMove *move)
{
  uint8_t left[CHIEU_TO_TOM_FACES];
  int n = 0;
  bool claimed_seen = false;

  memcpy (left, s->seat[seat].hand, sizeof left);
  for (int i = 0; i < move->n; i++)
    if (move->cards[i] == s->card && !claimed_seen)
      claimed_seen = true;
    else if (left[move->cards[i]] > 0)
      {
        left[move->cards[i]]--;
        n++;
      }
  return n;
}

/* Returns: whether the cards of the first part, with those of the phu that is the target, make a phu of the kind of the move */
static bool
first_part_is_phu (const State     *s,
                   int              seat,
                   const ChieuMove *move)
{
  const Seat *self = &s->seat[seat];
  ChieuPhu phu = { .kind = (uint8_t) chieu_to_tom_eat_kind (move) };
  const ChieuToTomPhu *old = NULL;

  if (memchr (move->cards, s->card, move->split) == NULL)
    return false;
  if (!is_new (move))
    {
      if (move->target >= self->n_phu)
        return false;
      old = &self->phu[move->target];
      if (old->kind != phu.kind || (old->flags & CHIEU_TO_TOM_PHU_DOWN) != 0
          || old->n + move->split > CHIEU_PHU_CARDS_MAX)
        return false;
      memcpy (phu.cards, old->cards, old->n);
      phu.n = old->n;
    }
  else if (phu.kind > CHIEU_PHU_LUNG && phu.kind != CHIEU_PHU_YEU)
    return false;

  memcpy (phu.cards + phu.n, move->cards, move->split);
  phu.n = (uint8_t) (phu.n + move->split);
  if (old != NULL && (phu.kind == CHIEU_PHU_PHONG || phu.kind == CHIEU_PHU_KHAN))
    phu.kind = CHIEU_PHU_THIEN_KHAI;
  else if (old != NULL && phu.kind > CHIEU_PHU_DOC)
    return false;
  return chieu_phu_is_valid (&phu) && chieu_house_has_phu (chieu_to_tom_house (&s->rules), &phu);
}

/* Returns: whether the second part is right: the hand's equal card with its dọc, or alone */
static bool
second_part_is_right (const State     *s,
                      const ChieuMove *move)
{
  ChieuPhu phu = { .kind = CHIEU_PHU_DOC, .n = (uint8_t) (move->n - move->split) };

  if (phu.n == 0)
    return (move->detail & CHIEU_TO_TOM_ALONE) == 0;
  memcpy (phu.cards, move->cards + move->split, phu.n);
  if ((move->detail & CHIEU_TO_TOM_ALONE) != 0)
    return phu.n == 1 && phu.cards[0] == s->card;
  return memchr (phu.cards, s->card, phu.n) != NULL && chieu_phu_is_valid (&phu);
}

static bool
is_rising (const ChieuCard *cards,
           int              n)
{
  for (int i = 1; i < n; i++)
    if (cards[i] < cards[i - 1])
      return false;
  return true;
}

/* Returns: whether a bí or named triple lies right: the claimed card, its equal, the others, a second equal on top; below all the
 * card of a khàn bất thực */
static bool
pile_lies_right (const State     *s,
                 const Seat      *self,
                 const ChieuMove *move)
{
  const ChieuCard *cards = move->cards;
  int n = move->split, equals = 0, from = 0;

  for (int i = 0; i < n; i++)
    {
      equals += cards[i] == s->card;
      if (cards[i] != s->card && chieu_to_tom_find_bat_thuc (self, cards[i]) >= 0)
        from = 1;
    }
  if (from == 1 && (cards[0] == s->card || chieu_to_tom_find_bat_thuc (self, cards[0]) < 0))
    return false;
  if (cards[from] != s->card)
    return false;
  if (equals >= 2 && cards[from + 1] != s->card)
    return false;
  return equals < 3 || cards[n - 1] == s->card;
}

static bool
lies_right (const State     *s,
            const Seat      *self,
            const ChieuMove *move)
{
  const ChieuCard *second = move->cards + move->split;
  int n_second = move->n - move->split;

  if (n_second > 0 && (second[0] != s->card || !is_rising (second + 1, n_second - 1)))
    return false;
  if (chieu_to_tom_eat_kind (move) == CHIEU_PHU_DOC)
    return move->cards[0] == s->card && is_rising (move->cards + 1, move->split - 1);
  return pile_lies_right (s, self, move);
}

/* Returns: whether the hand, less the first part's cards, makes a dọc with another card equal to the claimed one */
static bool
doc_could_hold_equal (const State     *s,
                      const Seat      *self,
                      const ChieuMove *move)
{
  int8_t left[CHIEU_SUIT_RANKS];
  int first = chieu_card_suit_start (s->card), place = chieu_card_place (s->card), run = 1;

  if (!chieu_card_is_number (s->card))
    return false;
  for (int i = 0; i < CHIEU_SUIT_RANKS; i++)
    left[i] = (int8_t) chieu_to_tom_count_free (s, self, (ChieuCard) (first + i));
  for (int i = 0; i < move->split; i++)
    if (move->cards[i] >= first && move->cards[i] < first + CHIEU_SUIT_RANKS)
      left[move->cards[i] - first]--;
  for (int i = place - 1; i >= 0 && left[i] > 0; i--)
    run++;
  for (int i = place + 1; i < CHIEU_SUIT_RANKS && left[i] > 0; i++)
    run++;
  return run >= CHIEU_DOC_CARDS_MIN;
}

/* Returns: whether an equal card of the hand that must go down with the ăn is kept (treo tranh) */
static bool
keeps_equal (const State     *s,
             const Seat      *self,
             const ChieuMove *move)
{
  int equals = self->hand[s->card], laid = 0;

  if (equals == 0)
    return false;
  for (int i = 0; i < move->n; i++)
    laid += move->cards[i] == s->card;
  laid--;
  if (chieu_to_tom_eat_kind (move) == CHIEU_PHU_BI)
    return laid < equals;
  if (chieu_to_tom_eat_kind (move) != CHIEU_PHU_DOC)
    return false;
  if (laid == 0)
    return s->rules.value[CHIEU_TO_TOM_LE_QUAN] == CHIEU_TO_TOM_LE_QUAN_HA || doc_could_hold_equal (s, self, move);
  return (move->detail & CHIEU_TO_TOM_ALONE) != 0 && doc_could_hold_equal (s, self, move);
}

unsigned
chieu_to_tom_find_ranks (const ChieuCard *cards,
                         int              n)
{
  unsigned ranks = 0;

  for (int i = 0; i < n; i++)
    ranks |= CHIEU_BIT (chieu_card_place (cards[i]));
  return ranks;
}

unsigned
chieu_to_tom_find_refused_ranks (const Seat *self,
                                 ChieuCard   card,
                                 unsigned    ranks)
{
  const uint16_t *with = self->refused_with + chieu_card_suit_start (card);
  unsigned found = 0;

  for (int i = 0; i < CHIEU_SUIT_RANKS; i++)
    found |= with[i];
  return found & ranks;
}

/* Returns: whether a dọc of the suit of @card has two or more of the cards with which one refused card would have made a dọc */
static bool
doc_was_refused (const Seat *self,
                 ChieuCard   card,
                 unsigned    ranks)
{
  const uint16_t *with = self->refused_with + chieu_card_suit_start (card);

  for (int i = 0; i < CHIEU_SUIT_RANKS; i++)
    if (__builtin_popcount (with[i] & ranks) >= 2)
      return true;
  return false;
}

static bool
is_barred (const State     *s,
           const Seat      *self,
           const ChieuMove *move)
{
  unsigned ranks;

  if (chieu_card_is_yeu (s->card))
    return false;
  if ((self->refused & CHIEU_BIT (s->card)) != 0)
    return true;
  if (chieu_to_tom_eat_kind (move) != CHIEU_PHU_DOC)
    return false;
  /* A dọc has one of each rank: the claimed card is the only one of its own. */
  ranks = chieu_to_tom_find_ranks (move->cards, move->split) & ~CHIEU_BIT (chieu_card_place (s->card));
  if (is_new (move))
    return doc_was_refused (self, s->card, ranks);
  return (self->phu[move->target].flags & CHIEU_TO_TOM_PHU_BARRED) != 0
         || doc_was_refused (self, s->card, ranks | self->phu[move->target].of_refused);
}

/* Returns: whether the move turns no khàn up, or that of the claimed card to eat it into a dọc, where the house has that */
static bool
turns_up_rightly (const State     *s,
                  const Seat      *self,
                  const ChieuMove *move)
{
  return (move->detail & CHIEU_TO_TOM_LAT) == 0
         || (chieu_to_tom_find_down (self, s->card, CHIEU_KHAN_CARDS) >= 0
             && chieu_to_tom_eat_kind (move) == CHIEU_PHU_DOC
             && s->rules.value[CHIEU_TO_TOM_LAT_KHAN_AN] != 0);
}

/* A card that was passed on could have been taken when it was turned; the fault was committed then. */
static bool
leaves_khan (const State     *s,
             const Seat      *self,
             const ChieuMove *move)
{
  return s->phase == CHIEU_EATING_CLAIM
         && (move->detail & CHIEU_TO_TOM_LAT) == 0
         && chieu_to_tom_find_down (self, s->card, CHIEU_KHAN_CARDS) >= 0;
}

static int
list_eat_faults (const State     *s,
                 int              seat,
                 const ChieuMove *move,
                 ChieuReason     *reasons)
{
  const Seat *self = &s->seat[seat];
  int n = 0;

  if (leaves_khan (s, self, move))
    reasons[n++] = CHIEU_TO_TOM_THOI_KHAN;
  if (chieu_to_tom_must_u (s, seat))
    reasons[n++] = CHIEU_TO_TOM_BO_U;
  if (is_barred (s, self, move))
    reasons[n++] = CHIEU_TO_TOM_AN_LAI;
  if (keeps_equal (s, self, move))
    reasons[n++] = CHIEU_TO_TOM_TREO_TRANH;
  if (!lies_right (s, self, move))
    reasons[n++] = CHIEU_TO_TOM_TRAI_VI;
  return n;
}

static int
list_phong_faults (const State     *s,
                   int              seat,
                   const ChieuMove *move,
                   ChieuReason     *reasons)
{
  const Seat *self = &s->seat[seat];
  int n = 0;

  if (chieu_to_tom_must_u (s, seat))
    reasons[n++] = CHIEU_TO_TOM_BO_U;
  if (!chieu_card_is_yeu (s->card)
      && !s->rules.value[CHIEU_TO_TOM_PHONG_LAI]
      && (self->refused & CHIEU_BIT (s->card)) != 0)
    reasons[n++] = CHIEU_TO_TOM_AN_LAI;
  /* The third card of a khàn bất thực goes down at once with its dọc. */
  if (move->n == move->split && self->hand[s->card] == CHIEU_KHAN_CARDS && doc_could_hold_equal (s, self, move))
    reasons[n++] = CHIEU_TO_TOM_TREO_TRANH;
  if (!lies_right (s, self, move))
    reasons[n++] = CHIEU_TO_TOM_TRAI_VI;
  return n;
}

int
chieu_to_tom_list_claim_faults (const State     *s,
                                int              seat,
                                const ChieuMove *move,
                                ChieuReason      reasons[CHIEU_TO_TOM_CLAIM_FAULTS_MAX])
{
  if (move->kind == CHIEU_TO_TOM_PHONG)
    return list_phong_faults (s, seat, move, reasons);
  return list_eat_faults (s, seat, move, reasons);
}

ChieuReason
chieu_to_tom_find_first_fault (const State     *s,
                               int              seat,
                               const ChieuMove *move)
{
  ChieuReason reasons[CHIEU_TO_TOM_CLAIM_FAULTS_MAX];

  return chieu_to_tom_list_claim_faults (s, seat, move, reasons) > 0 ? reasons[0] : CHIEU_TO_TOM_OK;
}

/* Returns: why the cards of an ăn, which make a phu and are held, cannot go down all the same; CHIEU_TO_TOM_OK if they can */
static ChieuReason
why_not_laid (const State     *s,
              int              seat,
              const ChieuMove *move)
{
  const Seat *self = &s->seat[seat];
  /* A yêu eaten alone is no phu: it lies beside them as a free card. */
  bool lays_first = is_new (move) && chieu_to_tom_eat_kind (move) != CHIEU_PHU_YEU;
  bool lays_second = move->n > move->split && (move->detail & CHIEU_TO_TOM_ALONE) == 0;

  /* Without a discard after each claim a seat may come to hold more cards than a full hand has. */
  if (self->n_phu + lays_first + lays_second > CHIEU_TO_TOM_PHU_MAX)
    return CHIEU_TO_TOM_NO_PHU;
  /* The claimed card lies at the gate, so that a hand of as many cards as the move has keeps one in any case. */
  if (self->n_hand < move->n && count_from_hand (s, seat, move) >= self->n_hand)
    return CHIEU_TO_TOM_NOTHING_LEFT;
  return turns_up_rightly (s, self, move) ? CHIEU_TO_TOM_OK : CHIEU_TO_TOM_NO_PHU;
}

/* Returns: why this ăn cannot be made at all; CHIEU_TO_TOM_OK if it can, be it a fault or not */
static ChieuReason
why_impossible (const State     *s,
                int              seat,
                const ChieuMove *move)
{
  if (seat != s->gate)
    return CHIEU_TO_TOM_NOT_YOUR_GATE;
  if (move->face != s->card || !cards_are_held (s, seat, move))
    return CHIEU_TO_TOM_NO_CARD;
  if (!first_part_is_phu (s, seat, move) || !second_part_is_right (s, move)
      || (move->n > move->split && chieu_to_tom_eat_kind (move) != CHIEU_PHU_DOC))
    return CHIEU_TO_TOM_NO_PHU;
  return why_not_laid (s, seat, move);
}

bool
chieu_to_tom_can_lay (const State     *s,
                      int              seat,
                      const ChieuMove *move)
{
  return why_not_laid (s, seat, move) == CHIEU_TO_TOM_OK;
}

ChieuReason
chieu_to_tom_judge_eat (const State     *s,
                        int              seat,
                        const ChieuMove *move,
                        bool            *possible)
{
  ChieuReason reason = why_impossible (s, seat, move);

  *possible = reason == CHIEU_TO_TOM_OK;
  return *possible ? chieu_to_tom_find_first_fault (s, seat, move) : reason;
}

ChieuReason
chieu_to_tom_judge_phong (const State     *s,
                          int              seat,
                          const ChieuMove *move,
                          bool            *possible)
{
  const Seat *self = &s->seat[seat];

  *possible = false;
  if (move->face != s->card || chieu_to_tom_count_held_equals (s, self, s->card) < 2 || !cards_are_held (s, seat, move))
    return CHIEU_TO_TOM_NO_CARD;
  if (move->split != CHIEU_KHAN_CARDS || move->cards[0] != s->card || move->cards[1] != s->card || move->cards[2] != s->card
      || !second_part_is_right (s, move) || (move->detail & CHIEU_TO_TOM_ALONE) != 0
      || self->n_phu + 1 + (move->n > move->split) > CHIEU_TO_TOM_PHU_MAX)
    return CHIEU_TO_TOM_NO_PHU;
  if (count_from_hand (s, seat, move) >= self->n_hand)
    return CHIEU_TO_TOM_NOTHING_LEFT;
  *possible = true;
  return chieu_to_tom_find_first_fault (s, seat, move);
}
