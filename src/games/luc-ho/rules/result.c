/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Settles a finished hand, and says what the next one takes over (help/C/luc-ho-play.page, "The payment"; luc-ho.page,
 * "The seats").
 */
#include "contract.h"

/* The hồ that five tigers count for, and with the linear scoring their points. */
#define TIGERS_HO 8
#define TIGERS_LINEAR 6

static bool
is_linear (const ChieuRules *rules)
{
  return rules->value[CHIEU_LUC_HO_SCORING] == CHIEU_LUC_HO_SCORING_LINEAR;
}

/* Returns: the rank of @card for the dream: bách tử, mao công and vân tuyến are ones, as the other ones are */
static int
dream_rank (ChieuCard card)
{
  return card == CHIEU_VAN_TUYEN ? 1 : card % CHIEU_LUC_HO_RANKS + 1;
}

/* Returns: the cards with which the winner won */
static uint64_t
winning_cards (const State *s)
{
  return s->seat[s->winner].won | s->claimed;
}

/* Returns: the points of @ho where each hồ more doubles them, whichever scoring the house has */
static int
doubled_points (const ChieuRules *rules,
                int               ho)
{
  return 1 << (ho - rules->value[CHIEU_LUC_HO_FLOOR]);
}

int
chieu_luc_ho_points_of_ho (const ChieuRules *rules,
                           int               ho)
{
  return is_linear (rules) ? ho - rules->value[CHIEU_LUC_HO_FLOOR] + 1 : doubled_points (rules, ho);
}

int
chieu_luc_ho_tiger_points (const ChieuRules *rules)
{
  return is_linear (rules) ? TIGERS_LINEAR : doubled_points (rules, TIGERS_HO);
}

/* Counts the winning cards of the same rank as the dream's card; none if there is no dream. */
static int
count_dream_rank (const State *s)
{
  int same = 0;

  for (uint64_t left = winning_cards (s); left != 0 && s->dream_card != CHIEU_CARD_NONE; left &= left - 1)
    same += dream_rank ((ChieuCard) chieu_luc_ho_first (left)) == dream_rank (s->dream_card);
  return same;
}

/* Returns: the privileged maker, who lost and pays for both; −1 if each pays for themselves */
static int
find_payer (const State *s)
{
  return s->maker >= 0 && s->maker != s->winner && chieu_luc_ho_is_privileged (s, s->maker) ? s->maker : -1;
}

void
chieu_luc_ho_find_pay (const ChieuLucHoState *s,
                       ChieuLucHoPay         *pay)
{
  /* Tigers are declared before anybody makes. */
  *pay = (ChieuLucHoPay) { .tigers = s->seat[s->cai].bid == 0, .linear = is_linear (&s->rules), .payer = find_payer (s) };
  pay->ho = pay->tigers ? TIGERS_HO : s->seat[s->winner].n_won + chieu_luc_ho_count (s->claimed);
  pay->all = pay->ho == CHIEU_LUC_HO_HAND;
  pay->base = pay->tigers ? chieu_luc_ho_tiger_points (&s->rules) : chieu_luc_ho_points_of_ho (&s->rules, pay->ho);
  pay->red = pay->linear && !pay->tigers ? chieu_luc_ho_count (winning_cards (s) & chieu_deck_luc_ho.red) : 0;
  pay->worth = (pay->base + pay->red) * (pay->all ? 2 : 1);
  pay->dream_same = count_dream_rank (s);
  pay->dream_ho = pay->tigers || pay->linear || pay->dream_same == 0 ? 0 : CHIEU_LUC_HO_DREAM_HO + pay->dream_same;
  pay->dream_worth = pay->dream_ho > 0 ? doubled_points (&s->rules, pay->dream_ho) : 0;
}

/* ---- The result ---- */

/* Lets the two losers pay @points to @receiver, each for themselves, or one for both. */
static void
collect_points (const State         *s,
                const ChieuLucHoPay *pay,
                int                  receiver,
                int                  points,
                ChieuResult         *result)
{
  for (int i = 0, seat = s->winner; i < CHIEU_LUC_HO_OTHERS; i++)
    {
      int payer;

      seat = chieu_luc_ho_next (s, seat);
      payer = pay->payer >= 0 ? pay->payer : seat;
      result->points[payer] = (int16_t) (result->points[payer] - points);
      result->points[receiver] = (int16_t) (result->points[receiver] + points);
    }
}

static void
add_cuoc (ChieuResult    *result,
          bool            is_there,
          ChieuLucHoCuoc  cuoc)
{
  if (is_there)
    result->cuoc[result->n_cuoc++] = (uint8_t) cuoc;
}

/* A cái who made the hand and did not lose stays the cái. */
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

  memset (result, 0, sizeof *result);
  result->winner = -1;
  if (s->phase != CHIEU_LUC_HO_OVER)
    return;
  result->outcome = s->outcome;
  result->winner = s->winner;
  if (s->winner >= 0)
    {
      ChieuLucHoPay pay;

      chieu_luc_ho_find_pay (s, &pay);
      result->worth = (int16_t) pay.worth;
      collect_points (s, &pay, s->winner, pay.worth, result);
      if (pay.dream_ho > 0)
        collect_points (s, &pay, chieu_luc_ho_dream (s), pay.dream_worth, result);
      add_cuoc (result, !pay.tigers, CHIEU_LUC_HO_CUOC_AN_HO);
      add_cuoc (result, pay.tigers, CHIEU_LUC_HO_CUOC_NAM_HO);
      add_cuoc (result, pay.all, CHIEU_LUC_HO_CUOC_DU);
      add_cuoc (result, pay.dream_ho > 0, CHIEU_LUC_HO_CUOC_MONG);
      add_cuoc (result, pay.payer >= 0, CHIEU_LUC_HO_CUOC_BAO);
    }
  settle_next (s, result);
}
