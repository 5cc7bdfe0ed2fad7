/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds whether a hand wins, and what the best legal reading of it is worth, with
 * khàn bất thực and the word about the pair (docs/rules/to-tom.md, "Opening", "Win").
 */
#include "games/to-tom/rules/eval/eval-faces.h"
#include "readings.h"
#include "win.h"

/* ---- Khàn bất thực ---- */

static void
note_mat_card (ChieuSplit          *split,
               const ChieuToTomPhu *phu,
               ChieuCard            face)
{
  if (memchr (phu->cards, face, phu->n) == NULL)
    return;
  if (phu->kind == CHIEU_PHU_BI)
    split->mat_bi |= CHIEU_BIT (face);
  else if (phu->kind == CHIEU_PHU_DOC)
    split->mat_doc[face]++;
  else
    split->mat_lung[face]++;
}

/* Finds what the khàn bất thực of @seat demand of a reading, except that of the face @phong (CHIEU_CARD_NONE: no exception). @n_phu: in
 * how many phu the cards of each must lie, 1 or 2. Returns: false if there are none. */
static bool
make_split (const State *s,
            int          seat,
            int          n_phu,
            ChieuCard    phong,
            ChieuSplit  *split)
{
  const Seat *self = &s->seat[seat];

  memset (split, 0, sizeof *split);
  split->phu = (uint8_t) n_phu;
  split->sort = (uint8_t) s->rules.value[CHIEU_TO_TOM_BAT_THUC_PHU];
  for (int i = 0; i < self->n_bat_thuc; i++)
    {
      /* In a view the card of another seat's cup may be unseen; then it does not matter. */
      if (self->bat_thuc[i].named == CHIEU_TO_TOM_KHAN_AGAIN || self->bat_thuc[i].face == phong
          || self->bat_thuc[i].face >= CHIEU_TO_TOM_FACES)
        continue;
      split->faces |= CHIEU_BIT (self->bat_thuc[i].face);
      for (int j = 0; j < self->n_phu; j++)
        note_mat_card (split, &self->phu[j], self->bat_thuc[i].face);
    }
  return split->faces != 0;
}

/* Lays three free @card as a phỗng, which can be read in no other way. Returns: false if there are not as many. */
static bool
lay_phong (ChieuHolding *holding,
           ChieuCard     card)
{
  ChieuPhu phong = { .kind = CHIEU_PHU_PHONG, .n = CHIEU_KHAN_CARDS, .cards = { card, card, card } };

  if (card == CHIEU_CARD_NONE || holding->hand[card] - chieu_holding_count_lone (holding, card) < CHIEU_KHAN_CARDS)
    return false;
  holding->hand[card] = (uint8_t) (holding->hand[card] - CHIEU_KHAN_CARDS);
  holding->n_hand = (uint8_t) (holding->n_hand - CHIEU_KHAN_CARDS);
  return chieu_holding_add_phu (holding, &phong);
}

/* Returns: whether @seat wins with @card: all cards fall into phu with the lưng needed, each khàn bất thực into at least @n_phu of them,
 * and three of @phong, if it is a face, into a phỗng */
static bool
wins_in (const State *s,
         int          seat,
         ChieuCard    card,
         int          n_phu,
         ChieuCard    phong)
{
  ChieuHolding holding;
  ChieuSplit split;

  chieu_to_tom_find_holding (s, seat, card, &holding);
  if (holding.n_hand + holding.n_mat != chieu_holding_full_size (&holding)
      || (phong != CHIEU_CARD_NONE && !lay_phong (&holding, phong))
      || !chieu_eval_is_complete (&holding))
    return false;
  return s->seat[seat].n_bat_thuc == 0
         || !make_split (s, seat, n_phu, phong, &split)
         || chieu_has_complete_reading (&holding, &split);
}

/* Returns: whether @seat wins with @card as in wins_in(): without a phỗng, or with the one by which the fourth card of a khàn bất thực
 * makes it a khàn again */
static bool
wins_somehow (const State *s,
              int          seat,
              ChieuCard    card,
              int          n_phu)
{
  return wins_in (s, seat, card, n_phu, CHIEU_CARD_NONE)
         || (card != CHIEU_CARD_NONE
             && chieu_to_tom_find_bat_thuc (&s->seat[seat], card) >= 0
             && wins_in (s, seat, card, n_phu, card));
}

/* Returns: the faces that a phu on the mat might let in */
static uint32_t
faces_for_mat (const Seat *self)
{
  uint32_t faces = 0;

  for (int i = 0; i < self->n_phu; i++)
    {
      ChieuCard first = self->phu[i].cards[0];

      if (first >= CHIEU_TO_TOM_FACES)
        continue;
      if (self->phu[i].kind == CHIEU_PHU_DOC)
        faces |= eval_faces_of_suit (first);
      else if (self->phu[i].kind == CHIEU_PHU_BI)
        faces |= eval_faces_of_rank (first);
      else
        faces |= CHIEU_BIT (first);
    }
  return faces;
}

/* A quick test before the hand is read: whether with @card there might be a phu for every card. */
static bool
may_win (const Seat *self,
         ChieuCard   card)
{
  uint32_t alone = 0, threes = eval_at_least (self->hand, CHIEU_KHAN_CARDS);

  for (int i = 0; i < self->n_alone; i++)
    alone |= CHIEU_BIT (self->alone[i]);
  if (self->hand[card] >= 2)
    threes |= CHIEU_BIT (card);
  return eval_may_be_whole (eval_at_least (self->hand, 1) | alone | CHIEU_BIT (card), threes | alone, faces_for_mat (self));
}

bool
chieu_to_tom_wins (const ChieuToTomState *state,
                   int                    seat,
                   ChieuCard              card)
{
  if (card != CHIEU_CARD_NONE && !may_win (&state->seat[seat], card))
    return false;
  return wins_somehow (state, seat, card, 1);
}

bool
chieu_to_tom_is_bat_thuc_spread (const State *s,
                                 int          seat,
                                 ChieuCard    card)
{
  return s->seat[seat].n_bat_thuc == 0 || wins_somehow (s, seat, card, 2);
}

bool
chieu_to_tom_must_u (const State *s,
                     int          seat)
{
  return (s->can_u & CHIEU_BIT (seat)) != 0 && chieu_to_tom_is_bat_thuc_spread (s, seat, s->card);
}

/* ---- Readings under the word said ---- */

/* A search of the readings of the winner's cards. */
typedef struct
{
  const State *s;
  ChieuHolding holding;
  ChieuSplit split;
  bool has_split;                /* there are khàn bất thực that demand something */
  int ho;                        /* the word under which the cards are read, 0: none */
  bool thong;
  bool only_cc;                  /* chi nẩy is open */
  ChieuCuocValues values;
  /* Looking for the best. */
  ChieuScore best;
  ChieuReading best_reading;
  /* Looking for one that has all of these. */
  const uint8_t *called;
  int n_called;
  bool holds;
  /* Going through all of them. */
  ChieuToTomReadingFunc func;
  void *data;
} Search;

/* Returns: the face of which the word @ho makes a phỗng, or CHIEU_CARD_NONE */
static ChieuCard
find_phong_of_word (const State *s,
                    int          ho)
{
  return ho == CHIEU_TO_TOM_HO_PHONG ? s->win : CHIEU_CARD_NONE;
}

bool
chieu_to_tom_may_spread (const State *s,
                         int          ho)
{
  return s->seat[s->winner].n_bat_thuc == 0 || wins_in (s, s->winner, s->win, 2, find_phong_of_word (s, ho));
}

/* Prepares @search for the winner's cards under the word @ho. Returns: false if they do not have the phỗng that the word names */
static bool
begin_search (Search      *search,
              const State *s,
              int          ho)
{
  const Seat *self = &s->seat[s->winner];

  memset (search, 0, sizeof *search);
  search->s = s;
  search->ho = ho;
  search->thong = chieu_has_thong (s->seats) && s->carry.thong == s->winner;
  chieu_to_tom_find_values (&s->rules, s->seats, &search->values);
  chieu_to_tom_find_holding (s, s->winner, s->win, &search->holding);
  search->has_split = make_split (s, s->winner, chieu_to_tom_may_spread (s, ho) ? 2 : 1, find_phong_of_word (s, ho), &search->split);
  search->only_cc = s->win == CHIEU_CC && !s->win_pair && !self->spoiled_chi_nay
                    && chieu_cuoc_waits_only_for_cc (&search->holding, search->has_split ? &search->split : NULL);
  return ho != CHIEU_TO_TOM_HO_PHONG || lay_phong (&search->holding, s->win);
}

static bool
reads_pair_as_khan (const ChieuReading *reading,
                    ChieuCard           face)
{
  for (int i = 0; i < reading->n; i++)
    if (chieu_phu_kind_is_equal (reading->phu[i].kind)
        && reading->phu[i].cards[0] == face && reading->phu[i].n >= CHIEU_KHAN_CARDS)
      return true;
  return false;
}

/* Finds what the reading has. Returns: false if it may not stand */
static bool
find_traits (const Search       *search,
             const ChieuReading *reading,
             ChieuReadingTraits *traits)
{
  const ChieuHolding *holding = &search->holding;

  if (search->ho == CHIEU_TO_TOM_HO_KHONG_PHONG && reads_pair_as_khan (reading, search->s->win))
    return false;
  chieu_cuoc_find_traits (holding, reading, traits);
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
  chieu_cuoc_score_traits (&search->holding, &traits, search->thong, search->only_cc, &search->values, &score);
  if (!search->best.complete || score.points > search->best.points)
    {
      search->best = score;
      search->best_reading = *reading;
    }
  return true;
}

bool
chieu_to_tom_find_best_call (const State  *s,
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

/* Ends the search at the first reading that may stand. */
static bool
stop_at_first (const ChieuReading *reading,
               void               *data)
{
  Search *search = data;
  ChieuReadingTraits traits;

  search->holds = find_traits (search, reading, &traits);
  return !search->holds;
}

bool
chieu_to_tom_word_wins (const State *s,
                        int          ho)
{
  Search search;

  if (!begin_search (&search, s, ho))
    return false;
  if (!search.has_split && ho != CHIEU_TO_TOM_HO_KHONG_PHONG)
    return chieu_eval_is_complete (&search.holding);
  chieu_readings_each (&search.holding, search.has_split ? &search.split : NULL, stop_at_first, &search);
  return search.holds;
}

/* A false word counts as none. A winner who said nothing may still mean the phỗng that makes a khàn bất thực a khàn again; this
 * is assumed if it leaves no khàn in a lump, or is worth more. */
int
chieu_to_tom_find_word (const State  *s,
                        ChieuScore   *score,
                        ChieuReading *reading)
{
  ChieuScore phong;
  bool wins;
  int spreads;

  if (s->ho != 0 && chieu_to_tom_find_best_call (s, s->ho, score, reading))
    return s->ho;
  wins = chieu_to_tom_find_best_call (s, 0, score, reading);
  if (s->seat[s->winner].n_bat_thuc == 0 || s->win == CHIEU_CARD_NONE
      || !chieu_to_tom_find_best_call (s, CHIEU_TO_TOM_HO_PHONG, &phong, NULL))
    return 0;
  spreads = chieu_to_tom_may_spread (s, CHIEU_TO_TOM_HO_PHONG) - chieu_to_tom_may_spread (s, 0);
  if (wins && (spreads < 0 || (spreads == 0 && phong.points <= score->points)))
    return 0;
  chieu_to_tom_find_best_call (s, CHIEU_TO_TOM_HO_PHONG, score, reading);
  return CHIEU_TO_TOM_HO_PHONG;
}

bool
chieu_to_tom_lies_in_a_lump (const State *s)
{
  ChieuScore score;

  return s->seat[s->winner].n_bat_thuc > 0 && !chieu_to_tom_may_spread (s, chieu_to_tom_find_word (s, &score, NULL));
}

static int
count_called (const Search *search,
              uint8_t       cuoc)
{
  int n = 0;

  for (int i = 0; i < search->n_called; i++)
    n += search->called[i] == cuoc;
  return n;
}

/* Returns: whether a reading with these traits has what was called */
static bool
has_cuoc (const Search             *search,
          const ChieuReadingTraits *traits,
          const ChieuScore         *score,
          uint8_t                   cuoc)
{
  bool calls_chi_nay = count_called (search, CHIEU_CUOC_CHI_NAY) > 0;

  switch (cuoc)
    {
    case CHIEU_CUOC_SUONG:
      return true;
    case CHIEU_CUOC_TOM:
      return count_called (search, cuoc) <= chieu_cuoc_count_called (&search->values, traits->tom);
    case CHIEU_CUOC_LEO:
      return count_called (search, cuoc) <= chieu_cuoc_count_leo_called (&search->values, traits->leo, calls_chi_nay);
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
  chieu_cuoc_score_traits (&search->holding, &traits, search->thong, search->only_cc, &search->values, &score);
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
  Search search;
  ChieuScore best;
  int word = chieu_to_tom_find_word (s, &best, NULL);

  if (!best.complete)
    return false;
  /* Mostly the best call is made, which is always right, so that the readings need not be searched. */
  if (best.n == n && memcmp (best.cuoc, cuoc, (size_t) n) == 0)
    return true;
  if (!begin_search (&search, s, word))
    return false;
  search.called = cuoc;
  search.n_called = n;
  chieu_readings_each (&search.holding, search.has_split ? &search.split : NULL, look_for_called, &search);
  return search.holds;
}

void
chieu_to_tom_add_bound_yeu (const ChieuToTomState *state,
                            int                    seat,
                            ChieuReading          *reading)
{
  const Seat *self = &state->seat[seat];

  if (state->rules.value[CHIEU_TO_TOM_YEU_AN_LE] != CHIEU_LONE_YEU_BOUND)
    return;
  for (int i = 0; i < self->n_alone; i++)
    if (chieu_card_is_yeu (self->alone[i]))
      reading->phu[reading->n++] = (ChieuPhu) { .kind = CHIEU_PHU_YEU, .n = 1, .cards = { self->alone[i] } };
}

/* Joins @reading, of the winner's free cards under the word @ho, with what lies on the mat. Returns: false if it cannot be joined */
static bool
join_mat (const ChieuToTomState *state,
          int                    ho,
          ChieuReading          *reading)
{
  const Seat *self = &state->seat[state->winner];
  ChieuPhu mat[CHIEU_TO_TOM_PHU_MAX + 1];
  int n = 0;

  for (int i = 0; i < self->n_phu; i++)
    {
      mat[n].kind = self->phu[i].kind;
      mat[n].n = self->phu[i].n;
      memcpy (mat[n++].cards, self->phu[i].cards, sizeof mat[0].cards);
    }
  if (ho == CHIEU_TO_TOM_HO_PHONG)
    mat[n++] = (ChieuPhu) { .kind = CHIEU_PHU_PHONG, .n = CHIEU_KHAN_CARDS, .cards = { state->win, state->win, state->win } };
  if (!chieu_reading_join (mat, n, reading))
    return false;
  chieu_to_tom_add_bound_yeu (state, state->winner, reading);
  return true;
}

bool
chieu_to_tom_reading (const ChieuToTomState *state,
                      ChieuScore            *score,
                      ChieuReading          *reading)
{
  int word;

  if (state->winner < 0 || state->outcome == CHIEU_OUTCOME_FALSE)
    return false;
  word = chieu_to_tom_find_word (state, score, reading);
  if (!score->complete || reading == NULL)
    return score->complete;
  return join_mat (state, word, reading);
}

static bool
show_joined (const ChieuReading *reading,
             void               *data)
{
  const Search *search = data;
  ChieuReading joined = *reading;
  ChieuReadingTraits traits;
  ChieuScore score;

  if (!find_traits (search, reading, &traits) || !join_mat (search->s, search->ho, &joined))
    return true;
  chieu_cuoc_score_traits (&search->holding, &traits, search->thong, search->only_cc, &search->values, &score);
  return search->func (&joined, &score, search->data);
}

void
chieu_to_tom_each_reading (const ChieuToTomState *state,
                           ChieuToTomReadingFunc  func,
                           void                  *data)
{
  Search search;
  ChieuScore best;

  if (!begin_search (&search, state, chieu_to_tom_find_word (state, &best, NULL)))
    return;
  search.func = func;
  search.data = data;
  chieu_readings_each (&search.holding, search.has_split ? &search.split : NULL, show_joined, &search);
}
