/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether a hand wins, and what the best legal reading of it is worth, with
 * khàn bất thực and the word about the pair (to-tom.md, "Opening", "Win").
 */
#include "readings.h"
#include "to-tom-private.h"

void
chieu_to_tom_values (const ChieuToTomState *state,
                     ChieuCuocValues       *values)
{
  static const uint8_t place[CHIEU_N_CUOC] = {
    [CHIEU_CUOC_THONG] = CHIEU_TO_TOM_POINTS_THONG,
    [CHIEU_CUOC_KINH_TU_CO] = CHIEU_TO_TOM_POINTS_KINH_TU_CO,
    [CHIEU_CUOC_CHI_NAY] = CHIEU_TO_TOM_POINTS_CHI_NAY,
    [CHIEU_CUOC_BACH_DINH] = CHIEU_TO_TOM_POINTS_BACH_DINH,
    [CHIEU_CUOC_KINH_CO] = CHIEU_TO_TOM_POINTS_KINH_CO,
    [CHIEU_CUOC_THAP_HONG] = CHIEU_TO_TOM_POINTS_THAP_HONG,
    [CHIEU_CUOC_TOM] = CHIEU_TO_TOM_POINTS_TOM,
    [CHIEU_CUOC_LEO] = CHIEU_TO_TOM_POINTS_LEO,
    [CHIEU_CUOC_SUONG] = CHIEU_TO_TOM_POINTS_SUONG,
  };

  for (int i = 0; i < CHIEU_N_CUOC; i++)
    values->points[i] = state->rules.value[place[i]];
  values->chi_nay_leo = state->rules.value[CHIEU_TO_TOM_CHI_NAY_LEO];
  values->more = state->rules.value[CHIEU_TO_TOM_POINTS_MORE];
  values->reds = (uint8_t) state->rules.value[state->seats == 5 ? CHIEU_TO_TOM_HONG_5 : CHIEU_TO_TOM_HONG_4];
}

/* ---- Khàn bất thực ---- */

static void
note_mat_card (ChieuSplit          *split,
               const ChieuToTomPhu *phu,
               ChieuCard            face)
{
  if (memchr (phu->cards, face, phu->n) == NULL)
    return;
  if (phu->kind == CHIEU_PHU_BI)
    split->mat_bi |= CHIEU_TO_TOM_BIT (face);
  else
    split->mat_other[face]++;
}

/* What the khàn bất thực of @self ask of a reading. Returns: false if there are none. */
static bool
make_split (const Seat *self,
            int         n_phu,
            ChieuSplit *split)
{
  memset (split, 0, sizeof *split);
  split->phu = (uint8_t) n_phu;
  for (int i = 0; i < self->n_bat_thuc; i++)
    {
      /* 2: taken by phỗng, it is a khàn again. */
      if (self->bat_thuc[i].named == 2)
        continue;
      split->faces |= CHIEU_TO_TOM_BIT (self->bat_thuc[i].face);
      for (int j = 0; j < self->n_phu; j++)
        note_mat_card (split, &self->phu[j], self->bat_thuc[i].face);
    }
  return split->faces != 0;
}

bool
chieu_to_tom_wins (const ChieuToTomState *state,
                   int                    seat,
                   ChieuCard              card)
{
  ChieuHolding holding;
  ChieuSplit split;

  chieu_to_tom_holding (state, seat, card, &holding);
  if (holding.n_hand + holding.n_mat != chieu_holding_full (&holding) || !chieu_eval_complete (&holding))
    return false;
  if (state->seat[seat].n_bat_thuc == 0 || !make_split (&state->seat[seat], 1, &split))
    return true;
  return chieu_readings_complete (&holding, &split);
}

bool
chieu_to_tom_bat_thuc_spread (const State *s,
                              int          seat,
                              ChieuCard    card)
{
  ChieuHolding holding;
  ChieuSplit split;

  if (s->seat[seat].n_bat_thuc == 0 || !make_split (&s->seat[seat], 2, &split))
    return true;
  chieu_to_tom_holding (s, seat, card, &holding);
  return chieu_readings_complete (&holding, &split);
}

bool
chieu_to_tom_must_u (const State *s,
                     int          seat)
{
  return (s->can_u & CHIEU_TO_TOM_BIT (seat)) != 0 && chieu_to_tom_bat_thuc_spread (s, seat, s->card);
}

/* ---- Readings under the word said ---- */

typedef struct
{
  const State *s;
  ChieuHolding holding;
  ChieuSplit split;
  bool has_split;
  int ho;
  bool thong;
  bool only_cc;
  ChieuCuocValues values;
  /* Looking for the best. */
  ChieuScore best;
  ChieuReading best_reading;
  /* Looking for one that has all of these. */
  const uint8_t *called;
  int n_called;
  bool holds;
} Search;

static bool
is_thong (const State *s)
{
  return s->seats == 5 && s->carry.thong == s->winner;
}

/* The winner says phỗng: the three lie as a phỗng and read as nothing else. */
static bool
lay_phong (Search *search)
{
  ChieuCard win = search->s->win;
  ChieuPhu phong = { .kind = CHIEU_PHU_PHONG, .n = 3, .cards = { win, win, win } };

  if (win == CHIEU_CARD_NONE || search->holding.hand[win] < 3)
    return false;
  search->holding.hand[win] = (uint8_t) (search->holding.hand[win] - 3);
  search->holding.n_hand = (uint8_t) (search->holding.n_hand - 3);
  return chieu_holding_add_phu (&search->holding, &phong);
}

static bool
begin_search (Search      *search,
              const State *s,
              int          ho)
{
  const Seat *self = &s->seat[s->winner];

  memset (search, 0, sizeof *search);
  search->s = s;
  search->ho = ho;
  search->thong = is_thong (s);
  chieu_to_tom_values (s, &search->values);
  chieu_to_tom_holding (s, s->winner, s->win, &search->holding);
  search->has_split = make_split (self, chieu_to_tom_bat_thuc_spread (s, s->winner, s->win) ? 2 : 1, &search->split);
  search->only_cc = s->win == CHIEU_CC && !s->win_pair && !self->spoiled_chi_nay
                    && chieu_cuoc_only_cc (&search->holding, search->has_split ? &search->split : NULL);
  return ho != CHIEU_TO_TOM_HO_PHONG || lay_phong (search);
}

static bool
reads_pair_as_khan (const ChieuReading *reading,
                    ChieuCard           face)
{
  for (int i = 0; i < reading->n; i++)
    if (reading->phu[i].kind >= CHIEU_PHU_KHAN && reading->phu[i].kind <= CHIEU_PHU_THIEN_KHAI
        && reading->phu[i].cards[0] == face && reading->phu[i].n >= 3)
      return true;
  return false;
}

/* What the reading has; false if it may not stand. */
static bool
find_traits (const Search       *search,
             const ChieuReading *reading,
             ChieuReadingTraits *traits)
{
  const ChieuHolding *holding = &search->holding;

  if (search->ho == CHIEU_TO_TOM_HO_KHONG_PHONG && reads_pair_as_khan (reading, search->s->win))
    return false;
  traits->lung = (uint8_t) (holding->mat_lung + chieu_reading_lung (reading));
  traits->hand_leo = chieu_reading_has (reading, CHIEU_LUNG_LEO);
  traits->tom = holding->mat_tom || chieu_reading_has (reading, CHIEU_LUNG_TOM);
  traits->leo = holding->mat_leo || traits->hand_leo;
  return traits->lung >= chieu_holding_need (holding);
}

static bool
keep_best (const ChieuReading *reading,
           void               *data)
{
  Search *search = data;
  ChieuReadingTraits traits;
  ChieuScore score;

  if (!find_traits (search, reading, &traits))
    return true;
  chieu_cuoc_of_traits (&search->holding, &traits, search->thong, search->only_cc, &search->values, &score);
  if (!search->best.complete || score.points > search->best.points)
    {
      search->best = score;
      search->best.complete = 1;
      search->best_reading = *reading;
    }
  return true;
}

bool
chieu_to_tom_best_call (const State  *s,
                        int           ho,
                        ChieuScore   *score,
                        ChieuReading *reading)
{
  Search search;

  memset (score, 0, sizeof *score);
  if (!begin_search (&search, s, ho))
    return false;
  if (!search.has_split && ho != CHIEU_TO_TOM_HO_KHONG_PHONG)
    chieu_cuoc_score (&search.holding, ho == CHIEU_TO_TOM_HO_PHONG ? CHIEU_CARD_NONE : s->win, search.thong,
                      search.only_cc, &search.values, &search.best,
                      reading != NULL ? &search.best_reading : NULL);
  else
    chieu_readings_each (&search.holding, search.has_split ? &search.split : NULL, keep_best, &search);
  *score = search.best;
  if (reading != NULL)
    *reading = search.best_reading;
  return score->complete;
}

/* Whether a reading with these traits has what was called. */
static bool
has_cuoc (const Search             *search,
          const ChieuReadingTraits *traits,
          const ChieuScore         *score,
          uint8_t                   cuoc)
{
  bool calls_chi_nay = memchr (search->called, CHIEU_CUOC_CHI_NAY, (size_t) search->n_called) != NULL;

  switch (cuoc)
    {
    case CHIEU_CUOC_SUONG:
      return true;
    case CHIEU_CUOC_TOM:
      return traits->tom;
    case CHIEU_CUOC_LEO:
      if (calls_chi_nay)
        return search->s->rules.value[CHIEU_TO_TOM_CHI_NAY_LEO] && search->holding.mat_leo;
      return traits->leo;
    default:
      return memchr (score->cuoc, cuoc, score->n) != NULL;
    }
}

static bool
look_for_called (const ChieuReading *reading,
                 void               *data)
{
  Search *search = data;
  ChieuReadingTraits traits;
  ChieuScore score;
  int found = 0;

  if (!find_traits (search, reading, &traits))
    return true;
  chieu_cuoc_of_traits (&search->holding, &traits, search->thong, search->only_cc, &search->values, &score);
  for (int i = 0; i < search->n_called; i++)
    found += has_cuoc (search, &traits, &score, search->called[i]);
  search->holds = found == search->n_called;
  return !search->holds;
}

bool
chieu_to_tom_call_holds (const State   *s,
                         const uint8_t *cuoc,
                         int            n)
{
  ChieuScore score;
  Search search;

  /* A false word counts as none. */
  if (!begin_search (&search, s, chieu_to_tom_best_call (s, s->ho, &score, NULL) ? s->ho : 0))
    return false;
  search.called = cuoc;
  search.n_called = n;
  chieu_readings_each (&search.holding, search.has_split ? &search.split : NULL, look_for_called, &search);
  return search.holds;
}

bool
chieu_to_tom_reading (const ChieuToTomState *state,
                      ChieuScore            *score,
                      ChieuReading          *reading)
{
  const Seat *self;
  ChieuPhu mat[CHIEU_TO_TOM_PHU_MAX + 1];
  int n = 0;

  if (state->winner < 0 || state->outcome == CHIEU_OUTCOME_FALSE)
    return false;
  if (!chieu_to_tom_best_call (state, state->ho, score, reading)
      && !chieu_to_tom_best_call (state, 0, score, reading))
    return false;
  self = &state->seat[state->winner];
  for (int i = 0; i < self->n_phu; i++)
    {
      mat[n].kind = self->phu[i].kind;
      mat[n].n = self->phu[i].n;
      memcpy (mat[n++].cards, self->phu[i].cards, sizeof mat[0].cards);
    }
  if (state->ho == CHIEU_TO_TOM_HO_PHONG && score->complete)
    mat[n++] = (ChieuPhu) { .kind = CHIEU_PHU_PHONG, .n = 3, .cards = { state->win, state->win, state->win } };
  return chieu_reading_join (mat, n, reading);
}
