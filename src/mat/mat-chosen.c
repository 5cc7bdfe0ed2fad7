/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which cards of the hand are chosen: one, or in games where several go together
 * as many as the person likes. What they would be together the layout composes.
 */
#include "mat-view-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

gboolean
chieu_mat_is_chosen (ChieuMatView *self,
                     int           place)
{
  return place >= 0 && place < self->hand.n && (self->chosen >> place & 1) != 0;
}

int
chieu_mat_list_chosen (ChieuMatView *self,
                       ChieuCard    *cards)
{
  int n = 0;

  for (int i = 0; i < self->hand.n && n < CHIEU_MOVE_CARDS_MAX; i++)
    if (chieu_mat_is_chosen (self, i))
      cards[n++] = self->hand.cards[i];
  return n;
}

static void
set_bits (ChieuMatView *self,
          guint32       bits)
{
  if (self->chosen == bits)
    return;
  self->chosen = bits;
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
}

void
chieu_mat_set_chosen (ChieuMatView *self,
                      int           place)
{
  set_bits (self, place >= 0 ? 1u << place : 0);
}

void
chieu_mat_toggle_chosen (ChieuMatView *self,
                         int           place)
{
  if (place >= 0 && place < self->hand.n)
    set_bits (self, self->chosen ^ 1u << place);
}

void
chieu_mat_follow_chosen (ChieuMatView    *self,
                         const ChieuHand *before)
{
  guint32 was = self->chosen;

  self->chosen = 0;
  for (int i = 0; i < before->n; i++)
    if ((was >> i & 1) != 0)
      for (int k = self->hand.n - 1; k >= 0; k--)
        if (self->hand.cards[k] == before->cards[i] && !chieu_mat_is_chosen (self, k))
          {
            self->chosen |= 1u << k;
            break;
          }
}

ChieuMatDeed
chieu_mat_chosen_deed (ChieuMatView *self,
                       ChieuCard     carried,
                       int           to)
{
  ChieuMatDeed deed = { .from = self->layout->hand_zone, .card = carried, .to = to };
  gboolean among = FALSE;

  deed.n = chieu_mat_list_chosen (self, deed.cards);
  if (deed.card == CHIEU_CARD_NONE && deed.n > 0)
    deed.card = deed.cards[0];
  for (int i = 0; i < deed.n; i++)
    among |= deed.cards[i] == deed.card;
  /* Who carries one card more than those chosen means it with them. */
  if (!among && deed.card != CHIEU_CARD_NONE && deed.n < CHIEU_MOVE_CARDS_MAX)
    deed.cards[deed.n++] = deed.card;
  if (!self->layout->chooses_many)
    deed.n = 0;
  return deed;
}

/* ---- What they would be ---- */

gboolean
chieu_mat_compose (ChieuMatView       *self,
                   int                 kind,
                   const ChieuMatDeed *deed,
                   ChieuMove          *move)
{
  return self->layout->compose != NULL
         && self->layout->compose (chieu_mat_get_state (self), chieu_mat_get_person (self), kind, deed, move);
}

void
chieu_mat_find_composed_targets (ChieuMatView *self,
                                 int           from,
                                 ChieuCard     card,
                                 ChieuTarget  *targets)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  ChieuMatDeed deed = chieu_mat_chosen_deed (self, card, CHIEU_ZONE_NONE);
  int n = chieu_mat_list_moves (self, CHIEU_MOVES_CLEAN, moves);
  ChieuMove move;

  for (deed.to = 0; from == self->layout->hand_zone && n > 0 && deed.to < self->layout->n_zones; deed.to++)
    if (chieu_mat_compose (self, -1, &deed, &move))
      /* In the strict way nothing tells the right place from another. */
      targets[deed.to] = !chieu_mat_is_strict (self) && chieu_move_is_among (&move, moves, n) ? CHIEU_TARGET_CLEAN : CHIEU_TARGET_FAULTY;
}

/* The kind that @action makes of those of @moves, or of those that may be tried; −1: none. */
static int
kind_of_action (ChieuMatView    *self,
                const char      *action,
                const ChieuMove *moves,
                int              n)
{
  guint64 tries = chieu_mat_get_tries (self);

  for (int b = 0; b < self->layout->n_buttons; b++)
    {
      const ChieuMatButton *button = &self->layout->buttons[b];

      if (!g_str_equal (button->action, action))
        continue;
      for (int i = 0; i < n; i++)
        if (moves[i].kind == button->kind)
          return button->kind;
      if ((tries >> b & 1) != 0)
        return button->kind;
    }
  return -1;
}

/* The moves of @kind stand first in @moves then. Returns: how many. */
static int
keep_kind (ChieuMove *moves,
           int        n,
           int        kind)
{
  int kept = 0;

  for (int i = 0; i < n; i++)
    if (moves[i].kind == kind)
      moves[kept++] = moves[i];
  return kept;
}

gboolean
chieu_mat_do_composed (ChieuMatView *self,
                       const char   *action)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  const ChieuMatDeed deed = chieu_mat_chosen_deed (self, CHIEU_CARD_NONE, CHIEU_ZONE_NONE);
  int n = chieu_mat_list_moves (self, CHIEU_MOVES_ALL, moves), kind = kind_of_action (self, action, moves, n);
  ChieuMove move;

  if (self->layout->compose == NULL || kind < 0)
    return FALSE;
  n = keep_kind (moves, n, kind);
  /* Without a choice made before, few ways are shown to choose from; in the strict way nothing is. */
  if (deed.n == 0 && n > 0 && moves[0].n > 0)
    {
      if (n > CHIEU_CHOICES_ROW || chieu_mat_is_strict (self))
        chieu_mat_view_notice (self, _("Choose the cards first."));
      else
        chieu_mat_make_one_of (self, moves, n);
    }
  else if (chieu_mat_compose (self, kind, &deed, &move))
    chieu_mat_make_one_of (self, &move, 1);
  return TRUE;
}
