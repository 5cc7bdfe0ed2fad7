/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Some of what a seat may answer. A hand has 72,072 arrangements: a beginner's is listed with all that one exchange of two
 * cards makes of it; check() knows the others, chieu_mau_binh_find_best() the best.
 */
#include "contract.h"

/* The moves listed so far; faulty arrangements come after all others. */
typedef struct
{
  ChieuMove *moves;
  int n;
  ChieuMove faulty[CHIEU_MAU_BINH_HAND * CHIEU_MAU_BINH_HAND];
  int n_faulty;
  bool a5;
} List;

static ChieuMove
move_of (int kind,
         int detail)
{
  return (ChieuMove) { .kind = (uint8_t) kind, .face = CHIEU_CARD_NONE, .detail = (uint8_t) detail };
}

static void
add_rows (List            *list,
          const ChieuCard *cards)
{
  ChieuMove move = move_of (CHIEU_MAU_BINH_XEP, 0);

  move.n = CHIEU_MAU_BINH_HAND;
  memcpy (move.cards, cards, CHIEU_MAU_BINH_HAND);
  chieu_mau_binh_sort_rows (move.cards);
  if (chieu_mau_binh_is_foul (move.cards, list->a5))
    list->faulty[list->n_faulty++] = move;
  else
    list->moves[list->n++] = move;
}

static void
add_exchanges (List            *list,
               const ChieuCard *cards)
{
  for (int i = 0; i < CHIEU_MAU_BINH_HAND; i++)
    for (int j = i + 1; j < CHIEU_MAU_BINH_HAND; j++)
      {
        ChieuCard changed[CHIEU_MAU_BINH_HAND];

        if (chieu_mau_binh_row_of (i) == chieu_mau_binh_row_of (j))
          continue;
        memcpy (changed, cards, sizeof changed);
        changed[i] = cards[j];
        changed[j] = cards[i];
        add_rows (list, changed);
      }
}

int
chieu_mau_binh_list_moves (const State    *s,
                           int             seat,
                           ChieuMoveScope  scope,
                           ChieuMove      *moves)
{
  List list = { .moves = moves, .a5 = chieu_mau_binh_is_a5_second (&s->rules) };
  unsigned instants = chieu_mau_binh_find_instants (s->hand[seat], &s->rules);
  ChieuCard cards[CHIEU_MAU_BINH_HAND];

  for (; instants != 0; instants &= instants - 1)
    list.moves[list.n++] = move_of (CHIEU_MAU_BINH_TOI_TRANG, __builtin_ctz (instants));
  chieu_mau_binh_arrange_as_beginner (s->hand[seat], list.a5, cards);
  add_rows (&list, cards);
  add_exchanges (&list, cards);
  list.moves[list.n++] = move_of (CHIEU_MAU_BINH_BO, 0);
  for (int i = 0; scope == CHIEU_MOVES_ALL && i < list.n_faulty; i++)
    list.moves[list.n++] = list.faulty[i];
  return list.n;
}
