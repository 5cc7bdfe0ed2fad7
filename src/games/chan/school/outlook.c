/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "outlook.h"

#include <string.h>

#include "games/chan/bots/bots.h"

int
chieu_chan_find_distance (const guint8 hand[CHIEU_CHAN_FACES],
                          int          mat_chan)
{
  ChieuChanShape shape;
  int alone, lack, cards = 0;

  chieu_chan_find_shape (hand, &shape);
  for (int face = 0; face < CHIEU_CHAN_FACES; face++)
    cards += hand[face];
  if (mat_chan + (cards + 1) / 2 < CHIEU_CHAN_NEED)
    return CHIEU_OUTLOOK_FAR;
  alone = chieu_chan_count_loose_ranks (&shape);
  lack = CHIEU_CHAN_NEED - 1 - shape.chan - mat_chan;
  /* Chi chi wins as bạch thủ chi only: beside six chắn it has to go for another card first. */
  if (alone == 1 && lack < 0 && hand[CHIEU_CHAN_CC] % 2 != 0)
    return cards > 1 ? 2 : CHIEU_OUTLOOK_FAR;
  return 1 + MAX ((alone - 1) / 2, lack);
}

static const ChieuChanSeat *
seat_of (const void *state,
         int         seat)
{
  return &((const ChieuChanState *) state)->seat[seat];
}

static gboolean
is_full (const void *state,
         int         seat)
{
  return seat_of (state, seat)->n_hand % 2 == 0;
}

static int
find_distance (const void *state,
               int         seat)
{
  const ChieuChanSeat *self = seat_of (state, seat);
  guint8 hand[CHIEU_CHAN_FACES];
  int nearest = CHIEU_OUTLOOK_FAR;

  if (!is_full (state, seat))
    return chieu_chan_find_distance (self->hand, self->mat_chan);
  if (chieu_chan_is_complete (self->hand, self->mat_chan))
    return 0;
  memcpy (hand, self->hand, sizeof hand);
  for (int face = 0; face < CHIEU_CHAN_FACES; face++)
    if (hand[face] > 0)
      {
        hand[face]--;
        nearest = MIN (nearest, chieu_chan_find_distance (hand, self->mat_chan));
        hand[face]++;
      }
  return nearest;
}

/* ---- Cards that help ---- */

/* Returns: whether the rules let @seat win with the card that lies there */
static gboolean
may_win (const ChieuChanState *state,
         int                   seat)
{
  const ChieuMove u = chieu_move_about (CHIEU_CHAN_U, CHIEU_CARD_NONE);
  bool possible;

  return chieu_chan.check (state, seat, &u, &possible) == CHIEU_REASON_NONE && possible;
}

void
chieu_chan_outlook_put_card (ChieuChanState *state,
                             ChieuCard       card,
                             int             gate,
                             int             source,
                             int             seat)
{
  chieu_eating_ask (&state->table, CHIEU_BIT (seat));
  chieu_eating_put_card (&state->table, card, gate, source, gate);
  state->drawn = source == CHIEU_EATING_FROM_NOC;
  /* A card that another put down at his gate is for his right neighbour to eat. */
  if (source != CHIEU_EATING_FROM_NOC)
    state->turn = (guint8) chieu_seat_right (state->seats, gate, 1);
  state->can_u = 0;
  state->can_u = may_win (state, seat) ? state->asked : 0;
}

/* Returns: how many cards @self, which has taken a card and is to put one down, lacks after the best clean discard;
 * CHIEU_OUTLOOK_FAR if no card may go */
static int
distance_without_best (const ChieuRules    *rules,
                       const ChieuChanSeat *self)
{
  guint32 clean = chieu_chan_find_clean_discards (rules, self);
  guint8 hand[CHIEU_CHAN_FACES];
  int nearest = CHIEU_OUTLOOK_FAR;

  memcpy (hand, self->hand, sizeof hand);
  for (int face = 0; face < CHIEU_CHAN_FACES; face++)
    if ((clean >> face & 1) != 0)
      {
        hand[face]--;
        nearest = MIN (nearest, chieu_chan_find_distance (hand, self->mat_chan));
        hand[face]++;
      }
  return nearest;
}

static gboolean
face_helps (ChieuChanState *state,
            int             seat,
            ChieuCard       face,
            int             distance)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n;

  chieu_chan_outlook_put_card (state, face, seat, CHIEU_EATING_FROM_NOC, seat);
  n = chieu_chan.moves (state, seat, CHIEU_MOVES_CLEAN, moves);
  for (int i = 0; i < n; i++)
    {
      ChieuChanSeat after;

      if (moves[i].kind == CHIEU_CHAN_U)
        return TRUE;
      if (moves[i].kind != CHIEU_CHAN_AN && moves[i].kind != CHIEU_CHAN_CHIU)
        continue;
      chieu_chan_find_seat_after (&state->seat[seat], &moves[i], &after);
      if (distance_without_best (&state->rules, &after) < distance)
        return TRUE;
    }
  return FALSE;
}

/* A card helps if it wins, or if @seat, had it drawn it, could take it without a fault and lacked a card fewer then. */
static void
find_outlook (const void   *state,
              int           seat,
              ChieuOutlook *outlook)
{
  const ChieuChanSeat *self = seat_of (state, seat);
  ChieuChanState trial = *(const ChieuChanState *) state;
  guint8 unseen[CHIEU_CHAN_FACES];

  *outlook = (ChieuOutlook) { .distance = chieu_chan_find_distance (self->hand, self->mat_chan) };
  chieu_chan_count_unseen (state, seat, unseen);
  for (ChieuCard face = 0; outlook->distance < CHIEU_OUTLOOK_FAR && face < CHIEU_CHAN_FACES; face++)
    if (chieu_chan_count_own (self, face) < chieu_deck_chan.copies && face_helps (&trial, seat, face, outlook->distance))
      {
        outlook->faces |= CHIEU_BIT64 (face);
        outlook->helps[face] = unseen[face];
        outlook->n_left += unseen[face];
      }
}

/* ---- Putting a card down ---- */

/* An equal card is worth as much to a card as this many of its number in other suits. */
#define EQUAL_USE 4

/* Measures how much a card has to do with the others. */
static int
use_of (const ChieuChanSeat *self,
        ChieuCard            face)
{
  int n = EQUAL_USE * (self->hand[face] - 1);

  for (int suit = 0; face != CHIEU_CHAN_CC && suit < CHIEU_STRIP_SUITS; suit++)
    if (chieu_chan_in_suit (face, suit) != face)
      n += self->hand[chieu_chan_in_suit (face, suit)];
  return n;
}

static int
list_discards (const void          *state,
               int                  seat,
               ChieuOutlookDiscard *list)
{
  const ChieuChanSeat *self = seat_of (state, seat);
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n_moves = chieu_chan.moves (state, seat, CHIEU_MOVES_CLEAN, moves), n = 0;
  guint8 hand[CHIEU_CHAN_FACES];

  memcpy (hand, self->hand, sizeof hand);
  for (int i = 0; i < n_moves; i++)
    {
      if (moves[i].kind != CHIEU_CHAN_DANH && moves[i].kind != CHIEU_CHAN_TRA)
        continue;
      hand[moves[i].face]--;
      list[n++] = (ChieuOutlookDiscard) {
        .move = moves[i],
        .use = use_of (self, moves[i].face),
        .after = { .distance = chieu_chan_find_distance (hand, self->mat_chan), .n_left = -1 },
      };
      hand[moves[i].face]++;
    }
  return n;
}

/* ---- Claiming ---- */

void
chieu_chan_outlook_leave (ChieuChanState *state,
                          int             seat)
{
  const ChieuMove pass = chieu_move_about (CHIEU_CHAN_DUOI, CHIEU_CARD_NONE);

  chieu_chan.apply (state, seat, &pass, NULL);
}

const ChieuOutlookGame chieu_outlook_chan = {
  .game = &chieu_chan,
  .is_full = is_full,
  .distance = find_distance,
  .look = find_outlook,
  .list_discards = list_discards,
};
