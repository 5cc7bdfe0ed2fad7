/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Compares one player with another, and adds up a hand (help/C/mau-binh-points.page).
 */
#include "contract.h"

typedef ChieuMauBinhAnswer Answer;
typedef ChieuMauBinhComparison Comparison;

bool
chieu_mau_binh_is_a5_second (const ChieuRules *rules)
{
  return rules->value[CHIEU_MAU_BINH_A5] == CHIEU_MAU_BINH_A5_SECOND;
}

/* Returns: the switch that says what a chi earns */
static int
pay_switch (int              row,
            ChieuMauBinhKind kind)
{
  if (row == CHIEU_MAU_BINH_CHI_3)
    return kind >= CHIEU_MAU_BINH_XAM ? CHIEU_MAU_BINH_POINTS_XAM_3 : CHIEU_MAU_BINH_POINTS_CHI;
  if (kind == CHIEU_MAU_BINH_THUNG_PHA_SANH)
    return row == CHIEU_MAU_BINH_CHI_1 ? CHIEU_MAU_BINH_POINTS_THUNG_PHA_SANH_1 : CHIEU_MAU_BINH_POINTS_THUNG_PHA_SANH_2;
  if (kind == CHIEU_MAU_BINH_TU_QUY)
    return row == CHIEU_MAU_BINH_CHI_1 ? CHIEU_MAU_BINH_POINTS_TU_QUY_1 : CHIEU_MAU_BINH_POINTS_TU_QUY_2;
  return kind == CHIEU_MAU_BINH_CU_LU && row == CHIEU_MAU_BINH_CHI_2 ? CHIEU_MAU_BINH_POINTS_CU_LU_2 : CHIEU_MAU_BINH_POINTS_CHI;
}

int
chieu_mau_binh_pay (const ChieuRules *rules,
                    int               row,
                    ChieuMauBinhKind  kind)
{
  return rules->value[pay_switch (row, kind)];
}

/* ---- Two players ---- */

static void
compare_row (const ChieuRules *rules,
             const Answer     *answer,
             const Answer     *other,
             int               row,
             Comparison       *comparison)
{
  int mine = chieu_mau_binh_row_class (answer->cards, row, chieu_mau_binh_is_a5_second (rules));
  int theirs = chieu_mau_binh_row_class (other->cards, row, chieu_mau_binh_is_a5_second (rules));
  int won = (mine > theirs) - (mine < theirs);
  ChieuMauBinhKind kind = chieu_mau_binh_kind (won > 0 ? mine : theirs, chieu_mau_binh_row_size (row));

  comparison->rows[row] = (int8_t) won;
  comparison->earned[row] = (int16_t) (won * chieu_mau_binh_pay (rules, row, kind));
}

static void
compare_rows (const ChieuRules *rules,
              const Answer     *answer,
              const Answer     *other,
              Comparison       *comparison)
{
  int sum = 0, rows = 0;

  comparison->compared = true;
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      compare_row (rules, answer, other, row, comparison);
      rows += comparison->rows[row];
      sum += comparison->earned[row];
    }
  /* Only if all three go to one player the quotient is not 0. */
  comparison->sap = (int8_t) (rows / CHIEU_MAU_BINH_ROWS);
  comparison->points = comparison->sap != 0 ? sum * rules->value[CHIEU_MAU_BINH_SAP] : sum;
}

static void
compare_instants (const ChieuRules *rules,
                  int               instant,
                  uint64_t          hand,
                  int               other_instant,
                  uint64_t          other_hand,
                  Comparison       *comparison)
{
  int won = (instant < other_instant) - (instant > other_instant);
  bool a5 = chieu_mau_binh_is_a5_second (rules);

  if (won == 0)
    {
      uint64_t mine = chieu_mau_binh_instant_rank (hand, (ChieuMauBinhInstant) instant, a5);
      uint64_t theirs = chieu_mau_binh_instant_rank (other_hand, (ChieuMauBinhInstant) instant, a5);

      won = (mine > theirs) - (mine < theirs);
    }
  comparison->points = won * rules->value[CHIEU_MAU_BINH_POINTS_INSTANT + (won > 0 ? instant : other_instant)];
}

void
chieu_mau_binh_compare (const ChieuRules *rules,
                        const Answer     *answer,
                        uint64_t          hand,
                        const Answer     *other,
                        uint64_t          other_hand,
                        Comparison       *comparison)
{
  bool gave_up = answer->kind == CHIEU_MAU_BINH_BO, other_gave_up = other->kind == CHIEU_MAU_BINH_BO;
  int instant = answer->kind == CHIEU_MAU_BINH_TOI_TRANG ? answer->instant : CHIEU_MAU_BINH_N_INSTANTS;
  int other_instant = other->kind == CHIEU_MAU_BINH_TOI_TRANG ? other->instant : CHIEU_MAU_BINH_N_INSTANTS;

  *comparison = (Comparison) { 0 };
  if (gave_up || other_gave_up)
    comparison->points = (other_gave_up - gave_up) * rules->value[CHIEU_MAU_BINH_POINTS_BO_BAI];
  else if (instant < CHIEU_MAU_BINH_N_INSTANTS || other_instant < CHIEU_MAU_BINH_N_INSTANTS)
    compare_instants (rules, instant, hand, other_instant, other_hand, comparison);
  else if (answer->foul || other->foul)
    {
      /* One of two is foul: it lost all three chi. */
      int won = other->foul - answer->foul;

      for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
        comparison->rows[row] = (int8_t) won;
      comparison->sap = (int8_t) won;
      comparison->points = won * rules->value[CHIEU_MAU_BINH_POINTS_BINH_LUNG];
    }
  else
    compare_rows (rules, answer, other, comparison);
}

/* ---- The table ---- */

/* A hand that is over, and each player beside each other one. */
typedef struct
{
  const State *s;
  Comparison pair[CHIEU_MAU_BINH_SEATS_MAX][CHIEU_MAU_BINH_SEATS_MAX];
} Table;

static void
compare_all (Table *table)
{
  const State *s = table->s;

  for (int seat = 0; seat < s->seats; seat++)
    for (int other = 0; other < s->seats; other++)
      if (seat != other)
        chieu_mau_binh_compare (&s->rules, &s->answer[seat], s->hand[seat], &s->answer[other], s->hand[other],
                                &table->pair[seat][other]);
}

/* Returns: whether @seat beats everybody else in all three chi; there must be two others at least */
static bool
is_sap_lang (const Table *table,
             int          seat)
{
  if (table->s->seats == CHIEU_MAU_BINH_SEATS_MIN)
    return false;
  for (int other = 0; other < table->s->seats; other++)
    if (other != seat && table->pair[seat][other].sap != 1)
      return false;
  return true;
}

/* Returns: the points that @seat gets from @other */
static int
points_from (const Table *table,
             int          seat,
             int          other)
{
  int points = table->pair[seat][other].points;

  if (is_sap_lang (table, points > 0 ? seat : other))
    points *= table->s->rules.value[CHIEU_MAU_BINH_SAP_LANG];
  return points;
}

int
chieu_mau_binh_points_from (const State *s,
                            int          seat,
                            int          other)
{
  Table table = { .s = s };

  compare_all (&table);
  return points_from (&table, seat, other);
}

bool
chieu_mau_binh_is_sap_lang (const State *s,
                            int          seat)
{
  Table table = { .s = s };

  compare_all (&table);
  return is_sap_lang (&table, seat);
}

int
chieu_mau_binh_row_points (const State *s,
                           int          seat,
                           int          row)
{
  Table table = { .s = s };
  int sum = 0;

  compare_all (&table);
  for (int other = 0; other < s->seats; other++)
    sum += table.pair[seat][other].earned[row];
  return sum;
}

/* Returns: the seat that won most; of several that won as much the first from the dealer on; −1: nobody won */
static int
find_winner (const State       *s,
             const ChieuResult *result)
{
  int winner = -1, most = 0;

  for (int i = 0; i < s->seats; i++)
    {
      int seat = (s->cai + i) % s->seats;

      if (result->points[seat] > most)
        {
          most = result->points[seat];
          winner = seat;
        }
    }
  return winner;
}

/* ---- What the win is made of ---- */

int
chieu_mau_binh_row_cuoc (int              row,
                         ChieuMauBinhKind kind)
{
  switch (pay_switch (row, kind))
    {
    case CHIEU_MAU_BINH_POINTS_XAM_3:
      return CHIEU_MAU_BINH_CUOC_XAM_3;
    case CHIEU_MAU_BINH_POINTS_CU_LU_2:
      return CHIEU_MAU_BINH_CUOC_CU_LU_2;
    case CHIEU_MAU_BINH_POINTS_TU_QUY_1:
      return CHIEU_MAU_BINH_CUOC_TU_QUY_1;
    case CHIEU_MAU_BINH_POINTS_TU_QUY_2:
      return CHIEU_MAU_BINH_CUOC_TU_QUY_2;
    case CHIEU_MAU_BINH_POINTS_THUNG_PHA_SANH_1:
      return CHIEU_MAU_BINH_CUOC_THUNG_PHA_SANH_1;
    case CHIEU_MAU_BINH_POINTS_THUNG_PHA_SANH_2:
      return CHIEU_MAU_BINH_CUOC_THUNG_PHA_SANH_2;
    default:
      return -1;
    }
}

/* Returns: the cước, as bits, that the chi in which @seat beats @other have of their own */
static unsigned
find_row_cuoc (const Table *table,
               int          seat,
               int          other)
{
  unsigned found = 0;

  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      int class = chieu_mau_binh_row_class (table->s->answer[seat].cards, row, chieu_mau_binh_is_a5_second (&table->s->rules)), cuoc;

      if (table->pair[seat][other].rows[row] <= 0)
        continue;
      cuoc = chieu_mau_binh_row_cuoc (row, chieu_mau_binh_kind (class, chieu_mau_binh_row_size (row)));
      found |= cuoc >= 0 ? 1u << cuoc : 0;
    }
  return found;
}

/* Returns: the cước, as bits, for which @seat got points from @other */
static unsigned
find_pair_cuoc (const Table *table,
                int          seat,
                int          other)
{
  const Comparison *pair = &table->pair[seat][other];
  const Answer *theirs = &table->s->answer[other];

  if (pair->points <= 0)
    return 0;
  if (pair->compared)
    return 1u << CHIEU_MAU_BINH_CUOC_SO_CHI | find_row_cuoc (table, seat, other)
           | (pair->sap > 0 ? 1u << CHIEU_MAU_BINH_CUOC_SAP : 0);
  if (theirs->kind == CHIEU_MAU_BINH_BO)
    return 1u << CHIEU_MAU_BINH_CUOC_BO_BAI;
  return theirs->kind == CHIEU_MAU_BINH_XEP && theirs->foul && table->s->answer[seat].kind == CHIEU_MAU_BINH_XEP
           ? 1u << CHIEU_MAU_BINH_CUOC_BINH_LUNG : 0;
}

static void
collect_cuoc (const Table *table,
              ChieuResult *result)
{
  const Answer *answer = &table->s->answer[result->winner];
  unsigned found = 0;

  if (answer->kind == CHIEU_MAU_BINH_TOI_TRANG)
    found |= 1u << answer->instant;
  for (int other = 0; other < table->s->seats; other++)
    if (other != result->winner)
      found |= find_pair_cuoc (table, result->winner, other);
  if (is_sap_lang (table, result->winner))
    found |= 1u << CHIEU_MAU_BINH_CUOC_SAP_LANG;
  for (int cuoc = 0; cuoc < CHIEU_MAU_BINH_N_CUOC; cuoc++)
    {
      if ((found >> cuoc & 1) != 0)
        result->cuoc[result->n_cuoc++] = (uint8_t) cuoc;
    }
}

int
chieu_mau_binh_faults (const void *state,
                       int         seat,
                       ChieuFault *faults)
{
  const State *s = state;

  if (s->answer[seat].kind != CHIEU_MAU_BINH_XEP || !s->answer[seat].foul)
    return 0;
  faults[0] = (ChieuFault) { .reason = CHIEU_MAU_BINH_BINH_LUNG, .seat = (uint8_t) seat, .move = s->order[seat] };
  return 1;
}

void
chieu_mau_binh_result (const void  *state,
                       ChieuResult *result)
{
  Table table = { .s = state };
  const State *s = state;

  memset (result, 0, sizeof *result);
  result->winner = -1;
  if (s->asked != 0)
    return;
  compare_all (&table);
  for (int seat = 0; seat < s->seats; seat++)
    for (int other = 0; other < s->seats; other++)
      if (other != seat)
        result->points[seat] = (int16_t) (result->points[seat] + points_from (&table, seat, other));
  for (int seat = 0; seat < s->seats; seat++)
    result->n_faults = (uint8_t) (result->n_faults + chieu_mau_binh_faults (s, seat, result->faults + result->n_faults));
  result->winner = (int8_t) find_winner (s, result);
  result->outcome = result->winner < 0 ? CHIEU_OUTCOME_DRAWN : CHIEU_OUTCOME_WON;
  if (result->winner >= 0)
    {
      result->worth = result->points[result->winner];
      collect_cuoc (&table, result);
    }
  result->next = s->carry;
  result->next.cai = (int8_t) ((s->cai + 1) % s->seats);
  result->next.thong = -1;
  for (int seat = 0; seat < s->seats; seat++)
    result->next.points[seat] += result->points[seat];
}
