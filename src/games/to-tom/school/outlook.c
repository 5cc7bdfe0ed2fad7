/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "outlook.h"

#include "games/to-tom/bots/bots.h"

static int
distance_of (const ChieuHolding *holding)
{
  int distance = chieu_eval_find_distance (holding);

  return distance == CHIEU_DISTANCE_NONE ? CHIEU_OUTLOOK_FAR : distance;
}

static int
find_distance (const void *state,
               int         seat)
{
  ChieuHolding holding;

  chieu_to_tom_find_holding (state, seat, CHIEU_CARD_NONE, &holding);
  return distance_of (&holding);
}

static gboolean
is_full (const void *state,
         int         seat)
{
  ChieuHolding holding;

  chieu_to_tom_find_holding (state, seat, CHIEU_CARD_NONE, &holding);
  return holding.n_hand + holding.n_mat >= chieu_holding_full_size (&holding);
}

/* ---- Cards that help ---- */

void
chieu_to_tom_outlook_put_card (ChieuToTomState *state,
                               ChieuCard        card,
                               int              gate,
                               int              source,
                               int              seat)
{
  int left = chieu_seat_right (state->seats, gate, state->seats - 1);

  chieu_eating_ask (&state->table, CHIEU_BIT (seat));
  chieu_eating_put_card (&state->table, card, gate, source, source == CHIEU_EATING_FROM_NOC ? gate : left);
  state->can_u = chieu_to_tom_wins (state, seat, card) ? state->asked : 0;
}

/* Returns: whether after one of its claims @seat lacks fewer than @distance cards */
static gboolean
a_claim_brings_nearer (const ChieuToTomState *state,
                       int                    seat,
                       int                    distance)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = chieu_to_tom.moves (state, seat, CHIEU_MOVES_CLEAN, moves);

  for (int i = 0; i < n; i++)
    {
      ChieuHolding after;

      if (moves[i].kind == CHIEU_TO_TOM_U)
        return TRUE;
      if (moves[i].kind != CHIEU_TO_TOM_AN && moves[i].kind != CHIEU_TO_TOM_PHONG && moves[i].kind != CHIEU_TO_TOM_DAY_KHAN)
        continue;
      chieu_to_tom_find_holding_after (state, seat, &moves[i], &after);
      if (distance_of (&after) < distance)
        return TRUE;
    }
  return FALSE;
}

/* Returns: whether @face, put at the gate of @seat, helps it; @state is changed by the trial. A number that fits no other
 * card cannot bring the hand closer to a win, so it is not tried; a yêu may, being a phu by itself. */
static gboolean
face_helps (ChieuToTomState    *state,
            int                 seat,
            const ChieuHolding *holding,
            ChieuCard           face,
            int                 distance)
{
  ChieuHolding with = *holding;

  if (holding->hand[face] + holding->mat[face] >= chieu_deck_to_tom.copies)
    return FALSE;
  if (distance == 1)
    return chieu_to_tom_wins (state, seat, face);
  chieu_holding_add_card (&with, face);
  if ((!chieu_card_is_yeu (face) && chieu_to_tom_weigh_usefulness (&with, face) == 0) || distance_of (&with) >= distance)
    return FALSE;
  chieu_to_tom_outlook_put_card (state, face, seat, CHIEU_EATING_FROM_NOC, seat);
  return a_claim_brings_nearer (state, seat, distance);
}

static void
count_helps (const ChieuToTomState *state,
             int                    seat,
             const ChieuHolding    *holding,
             ChieuOutlook          *outlook)
{
  ChieuToTomState trial = *state;
  guint8 unseen[CHIEU_TO_TOM_FACES];

  chieu_to_tom_count_unseen (state, seat, unseen);
  outlook->n_left = 0;
  for (ChieuCard face = 0; outlook->distance < CHIEU_OUTLOOK_FAR && face < CHIEU_TO_TOM_FACES; face++)
    if (face_helps (&trial, seat, holding, face, outlook->distance))
      {
        outlook->faces |= CHIEU_BIT64 (face);
        outlook->helps[face] = unseen[face];
        outlook->n_left += unseen[face];
      }
}

/* A card helps if it wins, or if @seat could take it at its gate without a fault and would then lack fewer cards. A face that
 * @seat may not take does not help; if a single card is lacking, every card that wins does. */
static void
find_outlook (const void   *state,
              int           seat,
              ChieuOutlook *outlook)
{
  ChieuHolding holding;

  *outlook = (ChieuOutlook) { 0 };
  chieu_to_tom_find_holding (state, seat, CHIEU_CARD_NONE, &holding);
  outlook->distance = distance_of (&holding);
  count_helps (state, seat, &holding, outlook);
}

/* ---- Putting a card down ---- */

static int
list_discards (const void          *state,
               int                  seat,
               ChieuOutlookDiscard *list)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n_moves = chieu_to_tom.moves (state, seat, CHIEU_MOVES_CLEAN, moves), n = 0;
  ChieuHolding holding;

  chieu_to_tom_find_holding (state, seat, CHIEU_CARD_NONE, &holding);
  for (int i = 0; i < n_moves; i++)
    {
      ChieuHolding without = holding;

      if (!chieu_to_tom_is_putting_down (&moves[i]))
        continue;
      chieu_holding_remove_card (&without, moves[i].face);
      list[n++] = (ChieuOutlookDiscard) {
        .move = moves[i],
        .use = chieu_to_tom_weigh_usefulness (&holding, moves[i].face),
        .after = { .distance = distance_of (&without), .n_left = -1 },
      };
    }
  return n;
}

const ChieuOutlookGame chieu_outlook_to_tom = {
  .game = &chieu_to_tom,
  .is_full = is_full,
  .distance = find_distance,
  .look = find_outlook,
  .list_discards = list_discards,
};
