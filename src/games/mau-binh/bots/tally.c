/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tally.h"

#include "bots/search.h"
#include "choice.h"

#include <string.h>

/* How many arrangements are reported. */
#define WAYS 6

/* Beside the arrangements there are the one that is asked about, giving up, and the tới trắng; no hand has both đồng màu. */
_Static_assert (WAYS + 2 + CHIEU_MAU_BINH_N_INSTANTS - 1 <= CHIEU_BOT_TALLY_MAX, "a tally has room for all");

/* What the values are found with. */
typedef struct
{
  const ChieuMauBinhState *view;
  const ChieuMauBinhOthers *others;
  int64_t count;                 /* of the others' hands, each by its weight */
  ChieuBotTally *tally;
} Teller;

/* Returns: what the arrangement @cards wins on average from one other player, of whom at least one hand is known, as the value of a
 * tally */
static int32_t
value_of_rows (const Teller    *self,
               const ChieuCard *cards)
{
  int classes[CHIEU_MAU_BINH_ROWS];

  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    classes[row] = chieu_mau_binh_row_class (cards, row, self->others->a5);
  return (int32_t) (CHIEU_SEARCH_POINT * chieu_mau_binh_others_sum_points (self->others, classes) / self->count);
}

static int32_t
value_of (const Teller    *self,
          const ChieuMove *move)
{
  const int16_t *paid = self->view->rules.value;
  int others = self->view->seats - 1;

  if (move->kind == CHIEU_MAU_BINH_TOI_TRANG)
    return CHIEU_SEARCH_POINT * others * paid[CHIEU_MAU_BINH_POINTS_INSTANT + move->detail];
  if (move->kind == CHIEU_MAU_BINH_BO)
    return -CHIEU_SEARCH_POINT * others * paid[CHIEU_MAU_BINH_POINTS_BO_BAI];
  return others * value_of_rows (self, move->cards);
}

/* Returns: whether both lay the same cards in each chi, in whatever order */
static bool
is_same (const ChieuMove *a,
         const ChieuMove *b)
{
  ChieuMove one = *a, other = *b;

  if (a->kind != CHIEU_MAU_BINH_XEP || b->kind != CHIEU_MAU_BINH_XEP)
    return chieu_move_equal (a, b);
  chieu_mau_binh_sort_rows (one.cards);
  chieu_mau_binh_sort_rows (other.cards);
  return memcmp (one.cards, other.cards, CHIEU_MAU_BINH_HAND) == 0;
}

/* Adds @move in its place unless it is there already; of equally good ones the one that was added first stays first. */
static void
add_move (Teller          *self,
          const ChieuMove *move)
{
  ChieuBotTally *tally = self->tally;
  int32_t value = value_of (self, move);
  int at = tally->n;

  for (int i = 0; i < tally->n; i++)
    if (is_same (&tally->items[i].move, move))
      return;
  for (; at > 0 && tally->items[at - 1].value < value; at--)
    tally->items[at] = tally->items[at - 1];
  tally->items[at].move = *move;
  tally->items[at].value = value;
  tally->n++;
}

static void
add_rows (Teller *self,
          int     seat)
{
  ChieuMauBinhArrangement ways[CHIEU_MAU_BINH_WAYS_MAX];
  int n = chieu_mau_binh_rank_ways (self->others, self->view->hand[seat], CHIEU_MAU_BINH_WAYS_MAX, ways);

  for (int i = 0; i < n && i < WAYS; i++)
    {
      ChieuMove move;

      chieu_mau_binh_make_move (&ways[i], &move);
      add_move (self, &move);
    }
}

void
chieu_mau_binh_fill_tally (const ChieuBotTurn       *turn,
                           const ChieuMauBinhOthers *others)
{
  Teller self = { .view = turn->view, .others = others, .tally = turn->budget->tally };

  self.count = chieu_mau_binh_others_count (others);
  self.tally->n = 0;
  self.tally->tried = others->n;
  if (self.count == 0)
    return;
  if (self.tally->also != NULL)
    add_move (&self, self.tally->also);
  for (int i = 0; i < turn->n_moves; i++)
    if (turn->moves[i].kind != CHIEU_MAU_BINH_XEP)
      add_move (&self, &turn->moves[i]);
  add_rows (&self, turn->seat);
  *turn->own = self.tally->items[0].move;
}
