/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "laying.h"

#include <string.h>

void
chieu_laying_clear (ChieuLaying *self)
{
  memset (self, 0, sizeof *self);
}

gboolean
chieu_laying_has_live (const ChieuLaying *self)
{
  for (int i = 0; i < self->n; i++)
    if (self->live[i])
      return TRUE;
  return FALSE;
}

gboolean
chieu_laying_add (ChieuLaying *self,
                  ChieuCard    card,
                  gboolean     live)
{
  if (self->n == CHIEU_MOVE_CARDS_MAX || (live && chieu_laying_has_live (self)))
    return FALSE;
  self->cards[self->n] = card;
  self->live[self->n] = live;
  self->n++;
  return TRUE;
}

gboolean
chieu_laying_begin_beside (ChieuLaying *self)
{
  if (self->n == 0 || self->first > 0)
    return FALSE;
  self->first = self->n;
  return TRUE;
}

ChieuCard
chieu_laying_take_back (ChieuLaying *self)
{
  ChieuCard card;

  if (self->n == 0)
    return CHIEU_CARD_NONE;
  self->n--;
  card = self->cards[self->n];
  self->cards[self->n] = 0;
  self->live[self->n] = FALSE;
  if (self->n <= self->first)
    self->first = 0;
  return card;
}

int
chieu_laying_count (const ChieuLaying *self,
                    ChieuCard          card)
{
  int n = 0;

  for (int i = 0; i < self->n; i++)
    n += self->cards[i] == card && !self->live[i];
  return n;
}

/* ---- What it means ---- */

static gboolean
same_cards (const ChieuCard *a,
            const ChieuCard *b,
            int              n)
{
  gint8 count[G_MAXUINT8 + 1] = { 0 };

  for (int i = 0; i < n; i++)
    {
      count[a[i]]++;
      count[b[i]]--;
    }
  for (int i = 0; i <= G_MAXUINT8; i++)
    if (count[i] != 0)
      return FALSE;
  return TRUE;
}

/* Returns: whether @move is the pass at which the only card that was laid, one of the hand, goes down */
static gboolean
lays_at_pass (const ChieuMove   *move,
              const ChieuLaying *self)
{
  return move->n == 0 && self->n == 1 && !self->live[0] && move->face == self->cards[0];
}

/* Returns: whether @move lays just these cards, in any order within each of its parts */
static gboolean
lays_cards (const ChieuMove   *move,
            const ChieuLaying *self)
{
  int first = move->split > 0 && move->split < move->n ? move->split : move->n;

  if (move->face == CHIEU_CARD_NONE)
    return FALSE;
  if (move->n == 0)
    return lays_at_pass (move, self);
  return move->n == self->n && chieu_laying_has_live (self)
         && (self->first == 0 || self->first == first)
         && same_cards (move->cards, self->cards, first)
         && same_cards (move->cards + first, self->cards + first, move->n - first);
}

int
chieu_laying_compose (const ChieuLaying *self,
                      const ChieuMove   *moves,
                      int                n_moves,
                      ChieuMove         *composed)
{
  int n = 0;

  for (int i = 0; self->n > 0 && i < n_moves; i++)
    {
      ChieuMove move = moves[i];

      if (!lays_cards (&move, self))
        continue;
      memcpy (move.cards, self->cards, move.n);
      if (!chieu_move_is_among (&move, composed, n))
        composed[n++] = move;
    }
  return n;
}
