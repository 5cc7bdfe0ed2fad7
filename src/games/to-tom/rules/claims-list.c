/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The claims that a seat may make, clean ones first.
 */
#include "discard.h"
#include "eat.h"
#include "turn.h"

/* Returns: whether the claim would leave a card that may be put down without a fault. It is asked of ăn and phỗng, but not of a
 * yêu at one's own gate, which is a duty. */
static bool
leaves_clean_discard (const State     *s,
                      int              seat,
                      const ChieuMove *move)
{
  State after;

  if (move->kind != CHIEU_TO_TOM_AN && move->kind != CHIEU_TO_TOM_PHONG)
    return true;
  if (chieu_card_is_yeu (s->card) && seat == s->gate)
    return true;
  chieu_to_tom_copy_for_claim (s, seat, &after);
  chieu_to_tom_lay_claim (&after, seat, move);
  return chieu_to_tom_has_clean_discard (&after, seat);
}

/* The claims of a seat while they are listed: those that count as clean, and the others, which come after them. */
typedef struct
{
  const State *s;
  int seat;
  ChieuMove *moves;
  int n;
  ChieuMove faulty[CHIEU_MOVES_MAX];
  int n_faulty;
} Listing;

static bool
may_eat (const Listing *list)
{
  return list->s->phase != CHIEU_EATING_SHOW && list->seat == list->s->gate;
}

static void
add_judged (Listing         *list,
            const ChieuMove *move,
            ChieuReason      reason)
{
  if (reason == CHIEU_TO_TOM_OK && leaves_clean_discard (list->s, list->seat, move))
    list->moves[list->n++] = *move;
  else if (list->n_faulty < CHIEU_MOVES_MAX)
    list->faulty[list->n_faulty++] = *move;
}

static void
consider_move (Listing         *list,
               const ChieuMove *move)
{
  bool possible;
  ChieuReason reason = chieu_to_tom_judge_claim (list->s, list->seat, move, &possible);

  if (possible)
    add_judged (list, move, reason);
}

/* Careless ways of several moves may be the same. They never count as clean, even if they cause no fault. */
static void
add_careless (Listing         *list,
              const ChieuMove *move)
{
  bool possible;

  if (list->n + list->n_faulty >= CHIEU_MOVES_MAX - CHIEU_TO_TOM_OTHER_CLAIMS_MAX
      || chieu_move_is_among (move, list->moves, list->n) || chieu_move_is_among (move, list->faulty, list->n_faulty))
    return;
  chieu_to_tom_judge_claim (list->s, list->seat, move, &possible);
  if (possible)
    list->faulty[list->n_faulty++] = *move;
}

/* Adds the move with @cards, @n of them, as its second part. */
static void
add_with_second_part (Listing         *list,
                      const ChieuMove *move,
                      const ChieuCard *cards,
                      int              n,
                      unsigned         detail)
{
  ChieuMove careless = *move;

  memset (careless.cards + move->split, 0, (size_t) (move->n - move->split));
  if (n > 0)
    memcpy (careless.cards + move->split, cards, (size_t) n);
  careless.n = (uint8_t) (move->split + n);
  careless.detail = (uint8_t) ((move->detail & ~CHIEU_TO_TOM_ALONE) | detail);
  add_careless (list, &careless);
}

/* Adds the ăn that keep equal cards in the hand instead of laying them in the bí: one, then one more, up to all but the eaten one. */
static void
add_without_equals (Listing         *list,
                    const ChieuMove *move)
{
  ChieuMove careless = *move;

  for (int i = move->n - 1, equals = chieu_to_tom_count_laid_equals (move); i >= 0 && equals > 1; i--)
    if (careless.cards[i] == move->face)
      {
        memmove (careless.cards + i, careless.cards + i + 1, (size_t) (careless.n - i - 1));
        careless.cards[--careless.n] = 0;
        careless.split = careless.n;
        equals--;
        add_careless (list, &careless);
      }
}

/* Lists what careless hands would do: the same cards in a wrong order, an equal that must go down kept or laid alone, the khàn left
 * as it is. Of the orders one stands for all: check() knows every one. */
static void
add_careless_ways (Listing         *list,
                   const ChieuMove *move)
{
  ChieuMove careless = *move;

  if (chieu_to_tom_eat_kind (move) != CHIEU_PHU_YEU && move->split > 1)
    {
      careless.cards[0] = move->cards[move->split - 1];
      careless.cards[move->split - 1] = move->cards[0];
      add_careless (list, &careless);
    }
  if (move->n > move->split)
    {
      add_with_second_part (list, move, NULL, 0, 0);
      add_with_second_part (list, move, &move->face, 1, CHIEU_TO_TOM_ALONE);
    }
  else if (chieu_to_tom_eat_kind (move) == CHIEU_PHU_BI)
    add_without_equals (list, move);
  if ((move->detail & CHIEU_TO_TOM_LAT) != 0)
    {
      careless = *move;
      careless.detail &= (uint8_t) ~CHIEU_TO_TOM_LAT;
      add_careless (list, &careless);
    }
}

static void
consider_eats (Listing *list)
{
  ChieuMove eats[CHIEU_MOVES_MAX];
  int n = chieu_to_tom_list_eats (list->s, list->seat, eats);

  for (int i = 0; i < n; i++)
    add_judged (list, &eats[i], chieu_to_tom_find_first_fault (list->s, list->seat, &eats[i]));
}

static void
add_careless_eats (Listing *list)
{
  ChieuMove eats[CHIEU_MOVES_MAX];
  int n = may_eat (list) ? chieu_to_tom_list_eats (list->s, list->seat, eats) : 0;

  for (int i = 0; i < n; i++)
    add_careless_ways (list, &eats[i]);
}

/* Adds the phỗng that keeps back the dọc of a khàn bất thực's third card. */
static void
add_careless_phong (Listing *list)
{
  ChieuMove moves[CHIEU_TO_TOM_PHONG_MAX];
  int n = list->s->phase == CHIEU_EATING_CLAIM ? chieu_to_tom_list_phong (list->s, list->seat, moves) : 0;

  if (n > 0 && moves[0].n > moves[0].split)
    add_with_second_part (list, &moves[0], NULL, 0, 0);
}

static void
consider_passes (Listing *list)
{
  const State *s = list->s;
  ChieuMove move = chieu_to_tom_move (chieu_to_tom_pass_kind (s, list->seat), CHIEU_CARD_NONE);

  consider_move (list, &move);
  if (chieu_to_tom_find_ha_target (s, list->seat) < 0)
    return;
  move.face = s->card;
  move.detail = CHIEU_TO_TOM_HA;
  for (int i = 0; i < s->seat[list->seat].n_phu; i++)
    {
      move.target = (uint8_t) i;
      consider_move (list, &move);
    }
}

static void
consider_claims (Listing *list)
{
  const State *s = list->s;
  const Seat *self = &s->seat[list->seat];
  ChieuMove moves[CHIEU_TO_TOM_PHONG_MAX];
  int n;

  if (s->phase == CHIEU_EATING_CLAIM)
    {
      ChieuMove day_khan = chieu_to_tom_move (CHIEU_TO_TOM_DAY_KHAN, s->card);

      if (chieu_to_tom_find_down (self, s->card, CHIEU_KHAN_CARDS) >= 0)
        consider_move (list, &day_khan);
      n = chieu_to_tom_list_phong (s, list->seat, moves);
      for (int i = 0; i < n; i++)
        consider_move (list, &moves[i]);
    }
  if (may_eat (list))
    consider_eats (list);
}

static void
consider_take_backs (Listing *list)
{
  const Seat *self = &list->s->seat[list->seat];
  uint32_t faces = self->acted ? 0 : chieu_to_tom_find_faces_down (self);

  for (; faces != 0; faces &= faces - 1)
    {
      ChieuMove move = chieu_to_tom_move (CHIEU_TO_TOM_BAT_THUC, (ChieuCard) __builtin_ctz (faces));

      consider_move (list, &move);
    }
}

/* If passing is a fault, and every claim that is none would leave only faulty discards, the first such claim counts as clean. */
static void
free_of_blame (Listing *list)
{
  bool possible;

  for (int i = 0; list->n == 0 && i < list->n_faulty; i++)
    if (chieu_to_tom_judge_claim (list->s, list->seat, &list->faulty[i], &possible) == CHIEU_TO_TOM_OK)
      {
        list->moves[list->n++] = list->faulty[i];
        memmove (list->faulty + i, list->faulty + i + 1,
                 (size_t) (--list->n_faulty - i) * sizeof list->faulty[0]);
      }
}

int
chieu_to_tom_list_claims (const State    *s,
                          int             seat,
                          ChieuMoveScope  scope,
                          ChieuMove      *moves)
{
  Listing list;
  ChieuMove u = chieu_to_tom_move (CHIEU_TO_TOM_U, CHIEU_CARD_NONE);

  list.s = s;
  list.seat = seat;
  list.moves = moves;
  list.n = list.n_faulty = 0;
  consider_move (&list, &u);
  consider_claims (&list);
  consider_passes (&list);
  consider_take_backs (&list);
  free_of_blame (&list);
  if (scope == CHIEU_MOVES_CLEAN)
    return list.n;
  add_careless_eats (&list);
  add_careless_phong (&list);
  for (int i = 0; i < list.n_faulty && list.n < CHIEU_MOVES_MAX; i++)
    moves[list.n++] = list.faulty[i];
  return list.n;
}
