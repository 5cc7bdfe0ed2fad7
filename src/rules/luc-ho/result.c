/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a finished hand comes to, and what the next one takes over (luc-ho.md, "Pay", "Deal and seats").
 */
#include "luc-ho-private.h"

#define ALL_TWELVE 12
/* What five tigers are worth: as so much food; with the linear scoring, points. */
#define TIGERS_FOOD 8
#define TIGERS_LINEAR 6
/* The dream's food before its rank is counted. */
#define DREAM_FOOD 5

/* Who wins pays nothing; the other two with twelve cards do, or the privileged maker for both. */
typedef struct
{
  const State *s;
  ChieuResult *result;
  bool tigers;
  int food;
} Pay;

static bool
is_linear (const State *s)
{
  return s->rules.value[CHIEU_LUC_HO_SCORING] != 0;
}

/* The rank a card has for the dream: bách tử, mao công and vân tuyến are ones, as the other ones are. */
static int
dream_rank (ChieuCard card)
{
  return card == CHIEU_VAN_TUYEN ? 1 : card % 9 + 1;
}

/* The cards with which the winner won. */
static uint64_t
winning_cards (const State *s)
{
  return s->seat[s->winner].won | s->claimed;
}

static int
doubled (const State *s,
         int          food)
{
  int points = 1 << (food - s->rules.value[CHIEU_LUC_HO_FLOOR]);

  return food == ALL_TWELVE ? 2 * points : points;
}

static int
linear (const Pay *pay)
{
  int points = pay->food - (pay->s->rules.value[CHIEU_LUC_HO_FLOOR] - 1)
               + chieu_luc_ho_count (winning_cards (pay->s) & chieu_deck_luc_ho.red);

  if (pay->tigers)
    return TIGERS_LINEAR;
  return pay->food == ALL_TWELVE ? 2 * points : points;
}

/* Food of the dream; 0: it is not paid. */
static int
dream_food (const Pay *pay)
{
  int same = 0;

  if (pay->tigers || is_linear (pay->s) || pay->s->dream_card == CHIEU_CARD_NONE)
    return 0;
  for (uint64_t left = winning_cards (pay->s); left != 0; left &= left - 1)
    same += dream_rank ((ChieuCard) chieu_luc_ho_first (left)) == dream_rank (pay->s->dream_card);
  return same > 0 ? DREAM_FOOD + same : 0;
}

/* The seat that pays what @seat owes. */
static int
payer (const State *s,
       int          seat)
{
  bool bao = s->maker >= 0 && s->maker != s->winner && chieu_luc_ho_is_privileged (s, s->maker);

  return bao ? s->maker : seat;
}

static void
collect (const Pay *pay,
         int        receiver,
         int        points)
{
  const State *s = pay->s;

  for (int i = 0, seat = s->winner; i < 2; i++)
    {
      seat = chieu_luc_ho_next (s, seat);
      pay->result->points[payer (s, seat)] = (int16_t) (pay->result->points[payer (s, seat)] - points);
      pay->result->points[receiver] = (int16_t) (pay->result->points[receiver] + points);
    }
}

static void
add_cuoc (const Pay      *pay,
          bool            is_there,
          ChieuLucHoCuoc  cuoc)
{
  if (is_there)
    pay->result->cuoc[pay->result->n_cuoc++] = (uint8_t) cuoc;
}

static void
settle_points (const Pay *pay)
{
  const State *s = pay->s;
  int dream = dream_food (pay), loser = chieu_luc_ho_next (s, s->winner);
  int worth = is_linear (s) ? linear (pay) : doubled (s, pay->food);

  pay->result->worth = (int16_t) worth;
  collect (pay, s->winner, worth);
  if (dream > 0)
    collect (pay, chieu_luc_ho_dream (s), doubled (s, dream));
  add_cuoc (pay, !pay->tigers, CHIEU_LUC_HO_CUOC_AN_HO);
  add_cuoc (pay, pay->tigers, CHIEU_LUC_HO_CUOC_NAM_HO);
  add_cuoc (pay, !pay->tigers && pay->food == ALL_TWELVE, CHIEU_LUC_HO_CUOC_DU);
  add_cuoc (pay, dream > 0, CHIEU_LUC_HO_CUOC_MONG);
  add_cuoc (pay, payer (s, loser) != loser || payer (s, chieu_luc_ho_next (s, loser)) != chieu_luc_ho_next (s, loser),
            CHIEU_LUC_HO_CUOC_BAO);
}

/* The first seat stays who made and did not lose. */
static void
settle_next (const State *s,
             ChieuResult *result)
{
  bool stays = s->maker == s->cai && (s->winner < 0 || s->winner == s->cai);

  result->next = s->carry;
  result->next.cai = (int8_t) (stays ? s->cai : (s->cai + 1) % s->seats);
  result->next.thong = -1;
  for (int seat = 0; seat < s->seats; seat++)
    result->next.points[seat] += result->points[seat];
}

void
chieu_luc_ho_result (const void  *state,
                     ChieuResult *result)
{
  const State *s = state;
  Pay pay = { .s = s, .result = result };

  memset (result, 0, sizeof *result);
  result->winner = -1;
  if (s->phase != CHIEU_LUC_HO_OVER)
    return;
  result->outcome = s->outcome;
  result->winner = s->winner;
  if (s->winner >= 0)
    {
      /* Tigers are declared before anybody makes. */
      pay.tigers = s->seat[s->cai].bid == 0;
      pay.food = pay.tigers ? TIGERS_FOOD : s->seat[s->winner].n_won + chieu_luc_ho_count (s->claimed);
      settle_points (&pay);
    }
  settle_next (s, result);
}
