/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card lies at a gate: which answers each seat has (help/C/chan-play.page). All who might win or take it by chíu are asked
 * together with the seat whose turn it is; the decision of that seat only counts if nobody goes before.
 */
#include "claims.h"
#include "faults.h"
#include "win.h"

int
chieu_chan_find_former_owner (const State *s)
{
  return s->source == CHIEU_EATING_FROM_NOC ? -1 : s->from;
}

/* ---- Who is asked ---- */

static bool
may_take_by_chiu (const State *s,
                  int          seat)
{
  return s->seat[seat].hand[s->card] == CHIEU_CHAN_CHIU_HELD && s->seat[seat].n_hand > CHIEU_CHAN_CHIU_HELD;
}

unsigned
chieu_chan_find_interested (State *s)
{
  unsigned seats = CHIEU_BIT (s->turn);

  s->can_u = 0;
  for (int seat = 0; seat < s->seats; seat++)
    {
      if (seat == chieu_chan_find_former_owner (s) || chieu_chan_is_bao (s, seat))
        continue;
      if (chieu_chan_wins (s, seat, s->card) && chieu_chan_judge_u (s, seat, s->card) == CHIEU_CHAN_OK)
        s->can_u |= (uint8_t) CHIEU_BIT (seat);
      if (s->carry.strict || may_take_by_chiu (s, seat))
        seats |= CHIEU_BIT (seat);
    }
  return seats | s->can_u;
}

/* Returns: the seat that may eat first: the one that drew the first card that lay at this gate, unless it returned the present one
 * itself; else the right neighbour of the gate */
static int
first_eater (const State *s)
{
  return s->drawn && s->gate != chieu_chan_find_former_owner (s) ? s->gate : chieu_seat_right (s->seats, s->gate, 1);
}

void
chieu_chan_start_claim (State     *s,
                        ChieuCard  card,
                        int        gate,
                        int        source,
                        int        from)
{
  chieu_eating_put_card (&s->table, card, gate, source, from);
  if (source != CHIEU_EATING_FROM_RETURN)
    s->drawn = source == CHIEU_EATING_FROM_NOC;
  s->turn = (uint8_t) first_eater (s);
  chieu_eating_ask (&s->table, chieu_chan_find_interested (s));
}

/* Returns: the kind of move by which @seat leaves the card: boc, nhuong, duoi or qua */
static ChieuChanMoveKind
pass_kind (const State *s,
           int          seat)
{
  if (seat != s->turn)
    return CHIEU_CHAN_QUA;
  if (s->phase == CHIEU_EATING_CLAIM && s->drawn && seat == s->gate)
    return CHIEU_CHAN_DUOI;
  return s->rules.value[CHIEU_CHAN_CAI_BOC] != 0 && seat != s->cai ? CHIEU_CHAN_NHUONG : CHIEU_CHAN_BOC;
}

/* ---- Judging ---- */

static ChieuReason
refuse_move (bool        *possible,
             ChieuReason  reason)
{
  *possible = false;
  return reason;
}

/* A player who could have won with the card and answers anything else has let it pass. */
static ChieuReason
judge_unless_winning (const State *s,
                      int          seat,
                      ChieuReason  reason)
{
  return (s->can_u >> seat & 1) != 0 ? CHIEU_CHAN_BO_U : reason;
}

static ChieuReason
judge_u (const State *s,
         int          seat,
         bool        *possible)
{
  if (s->phase != CHIEU_EATING_CLAIM)
    return refuse_move (possible, CHIEU_CHAN_NOT_NOW);
  if (seat == chieu_chan_find_former_owner (s))
    return refuse_move (possible, CHIEU_CHAN_OWN_CARD);
  *possible = true;
  return chieu_chan_judge_u (s, seat, s->card);
}

static ChieuReason
judge_chiu (const State     *s,
            int              seat,
            const ChieuMove *move,
            bool            *possible)
{
  if (s->phase != CHIEU_EATING_CLAIM || move->face != s->card)
    return refuse_move (possible, CHIEU_CHAN_NOT_NOW);
  if (seat == chieu_chan_find_former_owner (s))
    return refuse_move (possible, CHIEU_CHAN_OWN_CARD);
  if (s->seat[seat].hand[s->card] != CHIEU_CHAN_CHIU_HELD)
    return refuse_move (possible, CHIEU_CHAN_NO_CARD);
  if (s->seat[seat].n_hand <= CHIEU_CHAN_CHIU_HELD)
    return refuse_move (possible, CHIEU_CHAN_NOTHING_LEFT);
  *possible = true;
  return judge_unless_winning (s, seat, chieu_chan_find_chiu_fault (&s->seat[seat], s->card));
}

/* Returns: whether @move is one of the ways to lay an eaten card: both cards, in either order for a cạ */
static bool
is_set (const ChieuMove *move)
{
  ChieuCard with = chieu_chan_get_hand_card (move);

  if (move->cards[0] != move->face && move->cards[1] != move->face)
    return false;
  if (with == move->face)
    return move->detail == CHIEU_CHAN_SET_CHAN;
  return move->detail == CHIEU_CHAN_SET_CA && with < CHIEU_CHAN_CC && (chieu_chan_mates (move->face) >> with & 1) != 0;
}

static ChieuReason
find_eat_fault (const State     *s,
                int              seat,
                const ChieuMove *move)
{
  uint8_t reasons[CHIEU_CHAN_MEAL_FAULTS_MAX];

  if ((s->can_u >> seat & 1) != 0)
    return CHIEU_CHAN_BO_U;
  if (chieu_chan_list_eat_faults (&s->seat[seat], move->face, chieu_chan_get_hand_card (move), reasons) > 0)
    return reasons[0];
  return move->cards[0] == move->face ? CHIEU_CHAN_OK : CHIEU_CHAN_TRAI_VI;
}

static ChieuReason
judge_eat (const State     *s,
           int              seat,
           const ChieuMove *move,
           bool            *possible)
{
  if (move->face != s->card || move->face >= CHIEU_CHAN_FACES)
    return refuse_move (possible, CHIEU_CHAN_NOT_NOW);
  if (seat != s->turn)
    return refuse_move (possible, CHIEU_CHAN_NOT_YOUR_TURN);
  if (seat == chieu_chan_find_former_owner (s))
    return refuse_move (possible, CHIEU_CHAN_OWN_CARD);
  if (!is_set (move))
    return refuse_move (possible, CHIEU_CHAN_NO_SET);
  if (s->seat[seat].hand[chieu_chan_get_hand_card (move)] == 0)
    return refuse_move (possible, CHIEU_CHAN_NO_CARD);
  if (s->seat[seat].n_hand < 2)
    return refuse_move (possible, CHIEU_CHAN_NOTHING_LEFT);
  *possible = true;
  return find_eat_fault (s, seat, move);
}

bool
chieu_chan_is_pass (const ChieuMove *move)
{
  return move->kind == CHIEU_CHAN_BOC || move->kind == CHIEU_CHAN_NHUONG || move->kind == CHIEU_CHAN_DUOI || move->kind == CHIEU_CHAN_QUA;
}

/* Returns: whether @seat can take the card without a fault, and put one down without a fault then: as a chắn with its one equal,
 * @with, or by chíu (CHIEU_CARD_NONE) */
static bool
takes_cleanly (const State *s,
               int          seat,
               ChieuCard    with)
{
  const Seat *self = &s->seat[seat];
  uint8_t reasons[CHIEU_CHAN_MEAL_FAULTS_MAX];

  if (with == CHIEU_CARD_NONE)
    return may_take_by_chiu (s, seat) && chieu_chan_find_chiu_fault (self, s->card) == CHIEU_CHAN_OK
           && chieu_chan_find_clean_discards_after (self, s->card, with) != 0;
  return self->n_hand >= 2 && chieu_chan_list_eat_faults (self, s->card, with, reasons) == 0
         && chieu_chan_find_clean_discards_after (self, s->card, with) != 0;
}

/* To split a chắn of the hand to eat another one (bòn) makes no additional chắn, so nobody has to do it. */
ChieuReason
chieu_chan_judge_leaving (const State *s,
                          int          seat)
{
  int held = s->seat[seat].hand[s->card];

  if (chieu_chan_is_bao (s, seat) || seat == chieu_chan_find_former_owner (s))
    return CHIEU_CHAN_OK;
  if (s->rules.value[CHIEU_CHAN_PHAI_CHIU] != 0 && s->phase == CHIEU_EATING_CLAIM && takes_cleanly (s, seat, CHIEU_CARD_NONE))
    return CHIEU_CHAN_BO_CHIU;
  if (s->rules.value[CHIEU_CHAN_PHAI_AN_CHAN] != 0 && seat == s->turn && held == 1 && takes_cleanly (s, seat, s->card))
    return CHIEU_CHAN_BO_CHAN;
  return CHIEU_CHAN_OK;
}

ChieuReason
chieu_chan_judge_claim (const State     *s,
                        int              seat,
                        const ChieuMove *move,
                        bool            *possible)
{
  if (chieu_chan_is_pass (move))
    {
      if (move->kind != pass_kind (s, seat))
        return refuse_move (possible, CHIEU_CHAN_NOT_NOW);
      *possible = true;
      return judge_unless_winning (s, seat, chieu_chan_judge_leaving (s, seat));
    }
  if (move->kind != CHIEU_CHAN_U && move->kind != CHIEU_CHAN_CHIU && move->kind != CHIEU_CHAN_AN)
    return refuse_move (possible, CHIEU_CHAN_NOT_NOW);
  if (chieu_chan_is_bao (s, seat))
    return refuse_move (possible, CHIEU_CHAN_IS_BAO);
  if (move->kind == CHIEU_CHAN_U)
    return judge_u (s, seat, possible);
  if (move->kind == CHIEU_CHAN_CHIU)
    return judge_chiu (s, seat, move, possible);
  return judge_eat (s, seat, move, possible);
}

/* ---- Listing ---- */

/* More answers than a seat has to one card. */
#define ANSWERS_MAX 16

/* The answers of a seat while they are listed: the clean ones in @moves, the faulty ones apart, as they come after all clean ones. */
typedef struct
{
  const State *s;
  int seat;
  ChieuMove *moves;
  int n;
  ChieuMove faulty[ANSWERS_MAX];
  int n_faulty;
} Listing;

/* Returns: whether a card that may be put down without a fault would be left after @move */
static bool
leaves_clean_discard (const Listing   *list,
                      const ChieuMove *move)
{
  ChieuCard with;

  if (move->kind != CHIEU_CHAN_AN && move->kind != CHIEU_CHAN_CHIU)
    return true;
  with = move->kind == CHIEU_CHAN_AN ? chieu_chan_get_hand_card (move) : CHIEU_CARD_NONE;
  return chieu_chan_find_clean_discards_after (&list->s->seat[list->seat], move->face, with) != 0;
}

static void
consider_move (Listing   *list,
               ChieuMove  move)
{
  bool possible;
  ChieuReason reason = chieu_chan_judge_claim (list->s, list->seat, &move, &possible);

  if (!possible)
    return;
  if (reason == CHIEU_CHAN_OK && leaves_clean_discard (list, &move))
    list->moves[list->n++] = move;
  else
    list->faulty[list->n_faulty++] = move;
}

static void
consider_eats (Listing        *list,
               ChieuMoveScope  scope)
{
  const Seat *self = &list->s->seat[list->seat];
  ChieuCard face = list->s->card;

  if (self->hand[face] > 0)
    consider_move (list, chieu_chan_eat_move (face, face, false));
  for (int suit = 0; face != CHIEU_CHAN_CC && suit < CHIEU_STRIP_SUITS; suit++)
    {
      ChieuCard with = chieu_chan_in_suit (face, suit);

      if (with == face || self->hand[with] == 0)
        continue;
      consider_move (list, chieu_chan_eat_move (face, with, false));
      if (scope == CHIEU_MOVES_ALL)
        consider_move (list, chieu_chan_eat_move (face, with, true));
    }
}

int
chieu_chan_list_claims (const State    *s,
                        int             seat,
                        ChieuMoveScope  scope,
                        ChieuMove      *moves)
{
  Listing list;

  list.s = s;
  list.seat = seat;
  list.moves = moves;
  list.n = list.n_faulty = 0;
  if (s->phase == CHIEU_EATING_CLAIM)
    {
      if (scope == CHIEU_MOVES_ALL || (s->can_u >> seat & 1) != 0)
        consider_move (&list, chieu_move_about (CHIEU_CHAN_U, CHIEU_CARD_NONE));
      consider_move (&list, chieu_move_about (CHIEU_CHAN_CHIU, s->card));
    }
  if (seat == s->turn)
    consider_eats (&list, scope);
  consider_move (&list, chieu_move_about (pass_kind (s, seat), CHIEU_CARD_NONE));
  if (scope == CHIEU_MOVES_ALL)
    for (int i = 0; i < list.n_faulty; i++)
      moves[list.n++] = list.faulty[i];
  return list.n;
}

/* ---- Answering ---- */

/* A refused ù counts whether or not somebody else goes before. */
static void
note_bo_u (State           *s,
           int              seat,
           const ChieuMove *move,
           ChieuEvents     *events)
{
  if (move->kind == CHIEU_CHAN_U || (s->can_u >> seat & 1) == 0)
    return;
  s->seat[seat].refused_u = 1;
  chieu_chan_note_fault (s, seat, CHIEU_CHAN_BO_U, s->card, CHIEU_CARD_NONE, events);
}

void
chieu_chan_do_claim (State           *s,
                     int              seat,
                     const ChieuMove *move,
                     ChieuEvents     *events)
{
  note_bo_u (s, seat, move, events);
  if (chieu_eating_note_answer (&s->table, seat, move))
    chieu_chan_resolve (s, events);
}
