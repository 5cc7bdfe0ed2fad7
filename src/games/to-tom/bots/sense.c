/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads a question as every Tổ tôm bot needs it.
 */
#include "bots.h"

#include "games/to-tom/rules/eval/eval-faces.h"
#include "games/to-tom/rules/state.h"
#include "rules/unseen.h"

bool
chieu_to_tom_is_putting_down (const ChieuMove *move)
{
  return move->kind == CHIEU_TO_TOM_DANH || move->kind == CHIEU_TO_TOM_TRA;
}

bool
chieu_to_tom_is_claim (const ChieuMove *move)
{
  return move->kind == CHIEU_TO_TOM_AN || move->kind == CHIEU_TO_TOM_PHONG;
}

/* ---- How a card stands to the others ---- */

/* Weights, found by trial: a pair waits for phỗng, a gap of one is half as good as a neighbour; a mate is a card of the same rank in
 * another suit, while the third suit is missing for a bí. */
enum { NEIGHBOUR = 4, GAP = 2, PAIR = 6, MATE = 3, BI = 9, TRIPLE = 9, HALF_TRIPLE = 1, ON_MAT = 12 };

static bool
has_free (const ChieuHolding *holding,
          int                 suit,
          int                 rank)
{
  return rank >= 1 && rank <= CHIEU_SUIT_RANKS && holding->hand[CHIEU_FACE (suit, rank)] > 0;
}

static int
use_in_doc (const ChieuHolding *holding,
            ChieuCard           card)
{
  int suit = chieu_card_suit (card), rank = chieu_card_rank (card);
  int near = has_free (holding, suit, rank - 1) + has_free (holding, suit, rank + 1);
  int far = has_free (holding, suit, rank - 2) + has_free (holding, suit, rank + 2);
  int mat = holding->doc_up[card] + holding->doc_down[card];
  /* By the number of neighbours: two make a dọc already. */
  static const int near_use[] = { 0, NEIGHBOUR, 3 * NEIGHBOUR };

  return near_use[near] + GAP * far + (mat > 0 ? ON_MAT : 0);
}

static int
use_in_bi (const ChieuHolding *holding,
           ChieuCard           card)
{
  int rank = chieu_card_rank (card), suits = 0;

  if ((holding->mat_bi >> (rank - 1) & 1) != 0)
    return ON_MAT;
  for (int suit = 0; suit < CHIEU_STRIP_SUITS; suit++)
    suits += has_free (holding, suit, rank);
  return suits == CHIEU_STRIP_SUITS ? BI : suits == 2 ? MATE : 0;
}

static int
use_in_triples (const ChieuHolding *holding,
                ChieuCard           card)
{
  const uint32_t bit = CHIEU_BIT (card);
  int use = 0;

  for (int i = 0; i < chieu_house_count_lung (holding->house); i++)
    {
      const ChieuCard *triple = chieu_lung_cards[i];
      int held;

      if ((eval_triple_faces[i] & bit) == 0)
        continue;
      held = (holding->hand[triple[0]] > 0) + (holding->hand[triple[1]] > 0) + (holding->hand[triple[2]] > 0);
      use += held == CHIEU_LUNG_CARDS ? TRIPLE : held == CHIEU_LUNG_CARDS - 1 ? HALF_TRIPLE : 0;
    }
  return use;
}

int
chieu_to_tom_weigh_usefulness (const ChieuHolding *holding,
                               ChieuCard           card)
{
  int use = use_in_triples (holding, card);

  if (holding->hand[card] >= 2)
    use += PAIR;
  if ((holding->mat_ba >> card & 1) != 0)
    use += ON_MAT;
  if (chieu_card_is_number (card))
    use += use_in_doc (holding, card) + use_in_bi (holding, card);
  return use;
}

/* ---- What has been seen ---- */

void
chieu_to_tom_count_unseen (const ChieuToTomState *view,
                           int                    seat,
                           uint8_t                unseen[CHIEU_TO_TOM_FACES])
{
  chieu_unseen_init (&chieu_deck_to_tom, unseen);
  chieu_unseen_see_counts (&chieu_deck_to_tom, unseen, view->seat[seat].hand);
  for (int i = 0; i < view->seats; i++)
    {
      const ChieuToTomSeat *other = &view->seat[i];

      for (int j = 0; j < other->n_phu; j++)
        for (int k = 0; k < other->phu[j].n; k++)
          chieu_unseen_see (&chieu_deck_to_tom, unseen, other->phu[j].cards[k]);
      for (int j = 0; j < other->n_alone; j++)
        chieu_unseen_see (&chieu_deck_to_tom, unseen, other->alone[j]);
    }
  /* The seat's own ones are in its fan or its phu, which have been counted. */
  for (int i = 0; i < view->n_seen; i++)
    if (view->seen[i].seat != seat)
      chieu_unseen_see (&chieu_deck_to_tom, unseen, view->seen[i].card);
  for (int i = 0; i < chieu_to_tom_count_under (view); i++)
    chieu_unseen_see (&chieu_deck_to_tom, unseen, view->noc[i]);
  for (int i = 0; i < view->n_dead; i++)
    chieu_unseen_see (&chieu_deck_to_tom, unseen, view->dead[i].card);
  if (chieu_eating_offers_card (view->phase))
    chieu_unseen_see (&chieu_deck_to_tom, unseen, view->card);
  if (chieu_to_tom_drawn_waits (view))
    chieu_unseen_see (&chieu_deck_to_tom, unseen, view->noc[view->noc_left]);
}

int
chieu_to_tom_find_return (const ChieuToTomState *view,
                          int                    seat,
                          const ChieuMove       *moves,
                          int                    n)
{
  ChieuHolding holding;
  int best = -1, least = 0;

  for (int i = 0; i < n; i++)
    {
      int use;

      if (moves[i].kind != CHIEU_TO_TOM_TRA_THUA)
        continue;
      if (best < 0)
        chieu_to_tom_find_holding (view, seat, CHIEU_CARD_NONE, &holding);
      use = chieu_to_tom_weigh_usefulness (&holding, moves[i].face);
      if (best < 0 || use < least)
        {
          best = i;
          least = use;
        }
    }
  return best;
}

int
chieu_to_tom_find_obvious (const ChieuBotQuestion *question)
{
  static const ChieuToTomMoveKind kinds[] = {
    CHIEU_TO_TOM_U, CHIEU_TO_TOM_KHAN, CHIEU_TO_TOM_THIEN_KHAI, CHIEU_TO_TOM_DAY_KHAN,
  };

  /* The winner's clean moves are those that are due next; if two words are right, the one that is worth more stands first. */
  if (chieu_to_tom_view (question)->phase == CHIEU_EATING_LAY)
    return 0;
  if (chieu_to_tom_view (question)->phase == CHIEU_EATING_OPENING)
    {
      int back = chieu_to_tom_find_return (question->view, question->seat, question->moves, question->n_moves);

      if (back >= 0)
        return back;
    }
  for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
    {
      int place = chieu_bot_find_move (question, kinds[i]);

      if (place >= 0)
        return place;
    }
  return -1;
}
