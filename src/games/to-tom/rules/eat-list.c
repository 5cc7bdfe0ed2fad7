/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ways to eat a card, each laid in the right order (docs/rules/to-tom.md, "How things lie").
 */
#include "games/to-tom/rules/eval/eval-faces.h"
#include "eat.h"

/* Room is kept in the caller's list for the claims that are no ăn. */
#define EATS_MAX (CHIEU_MOVES_MAX - CHIEU_TO_TOM_OTHER_CLAIMS_MAX)

/* The ways to eat while they are listed. */
typedef struct
{
  const State *s;
  const Seat *self;
  int seat;
  uint8_t free[CHIEU_TO_TOM_FACES];   /* as chieu_to_tom_count_free() */
  ChieuMove *moves;
  int n;
} Eats;

static void
add_move (Eats            *eats,
          const ChieuMove *move)
{
  if (eats->n < EATS_MAX && chieu_to_tom_can_lay (eats->s, eats->seat, move))
    eats->moves[eats->n++] = *move;
}

static ChieuMove
begin_move (Eats *eats,
            int   kind)
{
  ChieuMove move = chieu_to_tom_move (CHIEU_TO_TOM_AN, eats->s->card);

  move.detail = (uint8_t) kind;
  return move;
}

static void
put_card (ChieuMove *move,
          ChieuCard  card)
{
  move->cards[move->n++] = card;
}

/* Sets @free to how many cards of each face are free: in the hand, or alone on the mat if they read freely there. */
static void
count_free (const State *s,
            const Seat  *self,
            uint8_t      free[CHIEU_TO_TOM_FACES])
{
  memcpy (free, self->hand, CHIEU_TO_TOM_FACES * sizeof free[0]);
  for (int i = 0; i < self->n_alone; i++)
    free[self->alone[i]] = (uint8_t) chieu_to_tom_count_free (s, self, self->alone[i]);
}

/* Lists the claimed card with @equals of its equals and the others in their places; a khàn bất thực's card undermost. @target is
 * the phu that it joins, or CHIEU_TO_TOM_NEW. */
static void
add_pile (Eats            *eats,
          int              kind,
          int              target,
          const ChieuCard *others,
          int              n_others,
          int              equals)
{
  ChieuCard card = eats->s->card;
  ChieuMove move = begin_move (eats, kind);
  int below = -1;

  move.target = (uint8_t) target;
  for (int i = 0; i < n_others && below < 0; i++)
    if (chieu_to_tom_find_bat_thuc (eats->self, others[i]) >= 0)
      below = i;
  if (below >= 0)
    put_card (&move, others[below]);
  put_card (&move, card);
  if (equals >= 1)
    put_card (&move, card);
  for (int i = 0; i < n_others; i++)
    if (i != below)
      put_card (&move, others[i]);
  for (int i = 1; i < equals; i++)
    put_card (&move, card);
  move.split = move.n;
  add_move (eats, &move);
}

static void
list_bi (Eats *eats)
{
  ChieuCard card = eats->s->card, others[2];
  int n = 0;

  for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
    {
      ChieuCard other = chieu_card_in_suit (card, suit);

      if (other == card)
        continue;
      if (eats->free[other] == 0)
        return;
      others[n++] = other;
    }
  add_pile (eats, CHIEU_PHU_BI, CHIEU_TO_TOM_NEW, others, 2, eats->self->hand[card]);
}

static void
list_lung (Eats *eats)
{
  ChieuCard card = eats->s->card;

  for (int i = 0; i < chieu_house_count_lung (chieu_to_tom_house (&eats->s->rules)); i++)
    {
      ChieuCard others[CHIEU_LUNG_CARDS];
      int n = 0;

      if ((eval_triple_faces[i] & CHIEU_BIT (card)) == 0)
        continue;
      for (int j = 0; j < CHIEU_LUNG_CARDS; j++)
        if (chieu_lung_cards[i][j] != card && eats->free[chieu_lung_cards[i][j]] > 0)
          others[n++] = chieu_lung_cards[i][j];
      if (n == 2)
        add_pile (eats, CHIEU_PHU_LUNG, CHIEU_TO_TOM_NEW, others, 2, 0);
    }
}

/* Lists in @runs, by first and last card, all runs of one suit that @card makes with the cards that @left counts, from the
 * lowest beginning; @card itself need not be counted there. Returns: how many */
static int
find_runs (const uint8_t *left,
           ChieuCard      card,
           uint8_t        runs[CHIEU_TO_TOM_RUNS_MAX][2])
{
  int first = chieu_card_suit_start (card), low = card, high = card, n = 0;

  while (low > first && left[low - 1] > 0)
    low--;
  while (high < first + CHIEU_SUIT_RANKS - 1 && left[high + 1] > 0)
    high++;
  for (int from = low; from <= card; from++)
    for (int to = card; to <= high; to++)
      if (to - from + 1 >= CHIEU_DOC_CARDS_MIN)
        {
          runs[n][0] = (uint8_t) from;
          runs[n][1] = (uint8_t) to;
          n++;
        }
  return n;
}

/* Puts @card, then the rest of @from … @to rising. */
static void
put_run (ChieuMove *move,
         ChieuCard  card,
         int        from,
         int        to)
{
  put_card (move, card);
  for (int face = from; face <= to; face++)
    if (face != card)
      put_card (move, (ChieuCard) face);
}

/* The hand's equal card goes down, too: with every dọc that could hold it, or alone if there is none, which some houses leave to
 * the player. */
static void
add_with_equal (Eats      *eats,
                ChieuMove *move)
{
  uint8_t left[CHIEU_TO_TOM_FACES], runs[CHIEU_TO_TOM_RUNS_MAX][2];
  ChieuCard card = eats->s->card;
  int n;

  move->split = move->n;
  if (eats->self->hand[card] == 0)
    {
      add_move (eats, move);
      return;
    }
  memcpy (left, eats->free, sizeof left);
  for (int i = 0; i < move->n; i++)
    if (move->cards[i] != card)
      left[move->cards[i]]--;
  n = find_runs (left, card, runs);
  for (int i = 0; i < n; i++)
    {
      ChieuMove with = *move;

      put_run (&with, card, runs[i][0], runs[i][1]);
      add_move (eats, &with);
    }
  if (n == 0)
    {
      if (eats->s->rules.value[CHIEU_TO_TOM_LE_QUAN] == CHIEU_TO_TOM_LE_QUAN_GIU)
        add_move (eats, move);
      put_card (move, card);
      move->detail |= CHIEU_TO_TOM_ALONE;
      add_move (eats, move);
    }
}

/* @lat: CHIEU_TO_TOM_LAT if eating into a dọc turns the khàn of the claimed card's face up; else 0 */
static void
list_doc (Eats *eats,
          int   lat)
{
  uint8_t runs[CHIEU_TO_TOM_RUNS_MAX][2];
  int n = find_runs (eats->free, eats->s->card, runs);

  for (int i = 0; i < n; i++)
    {
      ChieuMove move = begin_move (eats, CHIEU_PHU_DOC | lat);

      put_run (&move, eats->s->card, runs[i][0], runs[i][1]);
      add_with_equal (eats, &move);
    }
}

/* The claimed card joins the dọc on the mat, with the hand's cards between them if there is a gap. */
static void
lengthen_doc (Eats                *eats,
              const ChieuToTomPhu *phu,
              int                  target,
              int                  lat)
{
  ChieuCard card = eats->s->card;
  ChieuMove move = begin_move (eats, CHIEU_PHU_DOC | lat);
  ChieuCard low, high;

  chieu_doc_find_ends (phu->cards, phu->n, &low, &high);
  if (!chieu_card_is_number (card) || chieu_card_suit (card) != chieu_card_suit (low) || (card >= low && card <= high))
    return;
  move.target = (uint8_t) target;
  put_card (&move, card);
  for (int face = card < low ? card + 1 : high + 1, end = card < low ? low : card; face < end; face++)
    if (eats->free[face] == 0)
      return;
    else
      put_card (&move, (ChieuCard) face);
  add_with_equal (eats, &move);
}

static void
list_on_mat (Eats *eats,
             int   lat)
{
  ChieuCard card = eats->s->card;

  for (int i = 0; i < eats->self->n_phu; i++)
    {
      const ChieuToTomPhu *phu = &eats->self->phu[i];

      if (phu->kind == CHIEU_PHU_DOC)
        lengthen_doc (eats, phu, i, lat);
      else if (lat == 0 && phu->kind == CHIEU_PHU_BI
               && chieu_card_is_number (card) && chieu_card_rank (phu->cards[0]) == chieu_card_rank (card))
        add_pile (eats, CHIEU_PHU_BI, i, NULL, 0, eats->self->hand[card]);
      else if (lat == 0 && (phu->kind == CHIEU_PHU_PHONG || phu->kind == CHIEU_PHU_KHAN) && phu->cards[0] == card
               && (phu->flags & CHIEU_TO_TOM_PHU_DOWN) == 0)
        add_pile (eats, phu->kind, i, NULL, 0, 0);
    }
}

int
chieu_to_tom_list_eats (const State *s,
                        int          seat,
                        ChieuMove   *moves)
{
  Eats eats = { .s = s, .self = &s->seat[seat], .seat = seat, .moves = moves };
  int lat = chieu_to_tom_find_down (eats.self, s->card, CHIEU_KHAN_CARDS) >= 0 ? CHIEU_TO_TOM_LAT : 0;

  count_free (s, eats.self, eats.free);
  if (chieu_card_is_yeu (s->card))
    add_pile (&eats, CHIEU_PHU_YEU, CHIEU_TO_TOM_NEW, NULL, 0, 0);
  list_lung (&eats);
  if (chieu_card_is_number (s->card))
    {
      list_bi (&eats);
      list_doc (&eats, lat);
    }
  list_on_mat (&eats, lat);
  return eats.n;
}

int
chieu_to_tom_list_phong (const State *s,
                         int          seat,
                         ChieuMove   *moves)
{
  const Seat *self = &s->seat[seat];
  ChieuMove move = chieu_to_tom_move (CHIEU_TO_TOM_PHONG, s->card);
  uint8_t left[CHIEU_TO_TOM_FACES], runs[CHIEU_TO_TOM_RUNS_MAX][2];
  int n = 0, n_runs;

  if (chieu_to_tom_count_held_equals (s, self, s->card) < 2 || self->n_phu == CHIEU_TO_TOM_PHU_MAX)
    return 0;
  for (int i = 0; i < CHIEU_KHAN_CARDS; i++)
    put_card (&move, s->card);
  move.split = move.n;
  /* The third card of a khàn bất thực goes down at once with its dọc, which is a phu of its own. */
  if (self->hand[s->card] == CHIEU_KHAN_CARDS && chieu_card_is_number (s->card) && self->n_phu + 1 < CHIEU_TO_TOM_PHU_MAX)
    {
      count_free (s, self, left);
      n_runs = find_runs (left, s->card, runs);
      for (int i = 0; i < n_runs; i++)
        {
          moves[n] = move;
          put_run (&moves[n], s->card, runs[i][0], runs[i][1]);
          n++;
        }
    }
  if (n == 0)
    moves[n++] = move;
  return n;
}
