/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The winner lays down: turns up the khàn, names the bất thực, returns the cup,
 * says phỗng or không phỗng, and calls (docs/rules/to-tom.md, "Win").
 */
#include "win.h"

void
chieu_to_tom_make_winner (State     *s,
                          int        seat,
                          ChieuCard  card)
{
  bool of_thien_khai = s->phase == CHIEU_EATING_SHOW;

  s->winner = (int8_t) seat;
  s->win = card;
  s->win_pair = card != CHIEU_CARD_NONE && chieu_to_tom_count_held_equals (s, &s->seat[seat], card) >= 2;
  if (of_thien_khai)
    {
      /* One of the four is the winning card; the owner keeps three. */
      ChieuToTomPhu *phu = &s->seat[s->turn].phu[s->show_phu];

      phu->kind = CHIEU_PHU_KHAN;
      phu->flags = CHIEU_TO_TOM_PHU_RAISED;
      phu->cards[--phu->n] = 0;
    }
  chieu_eating_ask_in_turn (&s->table, seat, CHIEU_EATING_LAY);
}

static const Seat *
winner (const State *s)
{
  return &s->seat[s->winner];
}

/* Returns: the place of the first phu of the winner that still lies face down, or −1 */
static int
find_down (const State *s)
{
  for (int i = 0; i < winner (s)->n_phu; i++)
    if ((winner (s)->phu[i].flags & CHIEU_TO_TOM_PHU_DOWN) != 0)
      return i;
  return -1;
}

/* Returns: the place of the winner's first bất thực that is not named yet, or −1 */
static int
find_unnamed (const State *s)
{
  for (int i = 0; i < winner (s)->n_bat_thuc; i++)
    if (winner (s)->bat_thuc[i].named == 0)
      return i;
  return -1;
}

/* Returns: the place of the khàn or thiên khai of @face that lies face down, or −1 */
static int
find_down_of (const Seat *self,
              ChieuCard   face)
{
  int place = chieu_to_tom_find_down (self, face, CHIEU_KHAN_CARDS);

  return place >= 0 ? place : chieu_to_tom_find_down (self, face, CHIEU_THIEN_KHAI_CARDS);
}

static bool
may_say_ho (const State *s)
{
  return s->win_pair && s->ho == 0 && s->n_called == 0;
}

/* With two equal cards the third makes a phỗng or does not. With three, a khàn bất thực, no word is needed, and none is false. */
static bool
must_say_ho (const State *s)
{
  return may_say_ho (s) && chieu_to_tom_count_held_equals (s, winner (s), s->win) == 2;
}

/* A word that leaves the khàn bất thực in one lump is not false, but it costs the win if the other would not. */
static ChieuReason
judge_word (const State *s,
            int          ho)
{
  int other = ho == CHIEU_TO_TOM_HO_PHONG ? CHIEU_TO_TOM_HO_KHONG_PHONG : CHIEU_TO_TOM_HO_PHONG;

  if (!chieu_to_tom_word_wins (s, ho))
    return must_say_ho (s) ? CHIEU_TO_TOM_KHONG_HO_PHONG : CHIEU_TO_TOM_OK;
  if (chieu_to_tom_may_spread (s, ho) || !chieu_to_tom_word_wins (s, other) || !chieu_to_tom_may_spread (s, other))
    return CHIEU_TO_TOM_OK;
  return CHIEU_TO_TOM_BAT_THUC_MOT_CUC;
}

/* ---- The call ---- */

/* Returns: whether the move names cước, each once, except those that may be repeated, or suông alone */
static bool
is_call (const State     *s,
         const ChieuMove *move)
{
  if (move->n < 1 || move->n > CHIEU_N_CUOC)
    return false;
  for (int i = 0; i < move->n; i++)
    if (move->cards[i] >= CHIEU_N_CUOC
        || (!chieu_to_tom_may_repeat (&s->rules, move->cards[i]) && memchr (move->cards, move->cards[i], (size_t) i) != NULL)
        || (move->cards[i] == CHIEU_CUOC_SUONG && move->n > 1))
      return false;
  return true;
}

static bool
is_in_order (const ChieuMove *move)
{
  for (int i = 1; i < move->n; i++)
    if (move->cards[i] < move->cards[i - 1])
      return false;
  return true;
}

/* Returns: whether the caller is just asked again: the words make no call, or their order is wrong and that costs nothing */
static bool
is_asked_again (const State     *s,
                const ChieuMove *move)
{
  return !is_call (s, move)
         || (!is_in_order (move)
             && chieu_to_tom_cost (&s->rules, CHIEU_TO_TOM_XUONG_ORDER) == CHIEU_TO_TOM_COST_NONE);
}

/* ---- Listing ---- */

static int
list_words (const State    *s,
            ChieuMoveScope  scope,
            ChieuMove      *moves)
{
  static const int words[] = { CHIEU_TO_TOM_HO_PHONG, CHIEU_TO_TOM_HO_KHONG_PHONG };
  ChieuScore phong, khong;
  bool right[2];
  int first, n = 0;

  for (int i = 0; i < 2; i++)
    {
      ChieuScore *score = i == 0 ? &phong : &khong;

      right[i] = chieu_to_tom_find_best_call (s, words[i], score, NULL)
                 && (winner (s)->n_bat_thuc == 0 || judge_word (s, words[i]) == CHIEU_TO_TOM_OK);
    }
  first = right[1] && (!right[0] || khong.points > phong.points);
  /* The word worth more comes first; a right one before a false one. */
  for (int i = 0; i < 2; i++)
    if (right[i == 0 ? first : !first])
      moves[n++] = chieu_to_tom_move (words[i == 0 ? first : !first], CHIEU_CARD_NONE);
  for (int i = 0; scope == CHIEU_MOVES_ALL && i < 2; i++)
    if (!right[i])
      moves[n++] = chieu_to_tom_move (words[i], CHIEU_CARD_NONE);
  return n;
}

/* Lists the words that cost the win all the same, where none is needed. */
static int
list_harmful_words (const State *s,
                    ChieuMove   *moves)
{
  int n = 0;

  for (int word = CHIEU_TO_TOM_HO_PHONG; word <= CHIEU_TO_TOM_HO_KHONG_PHONG; word++)
    if (judge_word (s, word) != CHIEU_TO_TOM_OK)
      moves[n++] = chieu_to_tom_move ((ChieuToTomMoveKind) word, CHIEU_CARD_NONE);
  return n;
}

static ChieuMove
call_move (const uint8_t *cuoc,
           int            n)
{
  ChieuMove move = chieu_to_tom_move (CHIEU_TO_TOM_XUONG, CHIEU_CARD_NONE);

  memcpy (move.cards, cuoc, (size_t) n);
  move.n = (uint8_t) n;
  move.split = (uint8_t) n;
  return move;
}

/* Lists the call in reverse order, where the caller is not just asked again. Returns: how many moves, 0 or 1 */
static int
list_wrong_order (const State     *s,
                  const ChieuMove *call,
                  ChieuMove       *move)
{
  *move = *call;
  for (int i = 0; i < call->n; i++)
    move->cards[i] = call->cards[call->n - 1 - i];
  return call->n > 1 && !is_in_order (move) && !is_asked_again (s, move);
}

/* Lists the right call and, if all moves are wanted, each cước alone, a call that is too high, and one in a wrong order. A person may put
 * together any call: check() knows all of them. */
static int
list_calls (const State    *s,
            ChieuMoveScope  scope,
            ChieuMove      *moves)
{
  static const uint8_t high[] = { CHIEU_CUOC_BACH_DINH, CHIEU_CUOC_TOM, CHIEU_CUOC_LEO };
  ChieuScore score;
  int n = 0;

  chieu_to_tom_find_word (s, &score, NULL);
  moves[n++] = call_move (score.cuoc, score.n);
  if (scope == CHIEU_MOVES_CLEAN)
    return n;
  for (uint8_t cuoc = 0; cuoc < CHIEU_N_CUOC; cuoc++)
    if (score.n != 1 || score.cuoc[0] != cuoc)
      moves[n++] = call_move (&cuoc, 1);
  moves[n++] = call_move (high, sizeof high);
  return n + list_wrong_order (s, &moves[0], moves + n);
}

/* Lists what is due first and not done yet: turning up a khàn, naming a bất thực, returning the cup. Returns: how many moves, 0 or 1 */
static int
list_pending (const State *s,
              ChieuMove   *moves)
{
  int down = find_down (s), unnamed = find_unnamed (s);

  if (down >= 0)
    moves[0] = chieu_to_tom_move (CHIEU_TO_TOM_LAT_KHAN, winner (s)->phu[down].cards[0]);
  else if (unnamed >= 0)
    {
      moves[0] = chieu_to_tom_move (CHIEU_TO_TOM_BAO_BAT_THUC, winner (s)->bat_thuc[unnamed].face);
      moves[0].detail = winner (s)->bat_thuc[unnamed].discarded;
    }
  else if (winner (s)->cups > 0)
    moves[0] = chieu_to_tom_move (CHIEU_TO_TOM_TRA_CHEN, CHIEU_CARD_NONE);
  else
    return 0;
  return 1;
}

/* Lists every khàn in any order, every bất thực with any number, and the cups at any time, except @first, which is listed
 * already. */
static int
list_other_pending (const State     *s,
                    const ChieuMove *first,
                    ChieuMove       *moves)
{
  const Seat *self = winner (s);
  int n = 0;

  for (int i = 0; i < self->n_phu; i++)
    if ((self->phu[i].flags & CHIEU_TO_TOM_PHU_DOWN) != 0)
      moves[n++] = chieu_to_tom_move (CHIEU_TO_TOM_LAT_KHAN, self->phu[i].cards[0]);
  for (int i = 0; i < self->n_bat_thuc; i++)
    for (uint8_t number = 0; self->bat_thuc[i].named == 0 && number <= CHIEU_TO_TOM_BAO_MAX; number++)
      {
        moves[n] = chieu_to_tom_move (CHIEU_TO_TOM_BAO_BAT_THUC, self->bat_thuc[i].face);
        moves[n++].detail = number;
      }
  if (self->cups > 0)
    moves[n++] = chieu_to_tom_move (CHIEU_TO_TOM_TRA_CHEN, CHIEU_CARD_NONE);
  for (int i = 0; i < n; i++)
    if (chieu_move_equal (&moves[i], first))
      moves[i--] = moves[--n];
  return n;
}

/* The moves come in the order of a careful winner: whatever is due first is the one clean move. */
int
chieu_to_tom_list_lay (const State    *s,
                       int             seat,
                       ChieuMoveScope  scope,
                       ChieuMove      *moves)
{
  int n = list_pending (s, moves);

  (void) seat;
  if (n > 0 && scope == CHIEU_MOVES_ALL)
    n += list_other_pending (s, moves, moves + n);
  if (must_say_ho (s) && (n == 0 || scope == CHIEU_MOVES_ALL))
    n += list_words (s, scope, moves + n);
  if (s->n_called == 0 && (n == 0 || scope == CHIEU_MOVES_ALL))
    n += list_calls (s, scope, moves + n);
  if (may_say_ho (s) && !must_say_ho (s) && scope == CHIEU_MOVES_ALL)
    n += list_harmful_words (s, moves + n);
  if (s->n_called > 0 && scope == CHIEU_MOVES_ALL)
    moves[n++] = chieu_to_tom_move (CHIEU_TO_TOM_XONG, CHIEU_CARD_NONE);
  return n;
}

/* ---- Judging ---- */

/* What may be wrong with a call; what comes first in the order of the win stands before the rest. */
static const ChieuReason call_faults[] = {
  CHIEU_TO_TOM_U_TRUOC_KHAN, CHIEU_TO_TOM_KHONG_HO_PHONG, CHIEU_TO_TOM_QUEN_BAT_THUC, CHIEU_TO_TOM_XUONG_ORDER, CHIEU_TO_TOM_HO_CAO,
};

static bool
has_call_fault (const State     *s,
                const ChieuMove *move,
                ChieuReason      fault)
{
  switch (fault)
    {
    case CHIEU_TO_TOM_U_TRUOC_KHAN:
      return find_down (s) >= 0;
    case CHIEU_TO_TOM_KHONG_HO_PHONG:
      return must_say_ho (s);
    case CHIEU_TO_TOM_QUEN_BAT_THUC:
      return find_unnamed (s) >= 0 || winner (s)->cups > 0;
    case CHIEU_TO_TOM_XUONG_ORDER:
      return !is_in_order (move);
    default:
      return !chieu_to_tom_call_holds (s, move->cards, move->n);
    }
}

static ChieuReason
judge_call (const State     *s,
            const ChieuMove *move,
            bool            *possible)
{
  *possible = false;
  if (s->n_called > 0)
    return CHIEU_TO_TOM_NOT_NOW;
  if (is_asked_again (s, move))
    return CHIEU_TO_TOM_XUONG_ORDER;
  *possible = true;
  for (size_t i = 0; i < sizeof call_faults / sizeof call_faults[0]; i++)
    if (has_call_fault (s, move, call_faults[i]))
      return call_faults[i];
  return CHIEU_TO_TOM_OK;
}

static ChieuReason
judge_bao (const State     *s,
           const ChieuMove *move,
           bool            *possible)
{
  int place = move->face < CHIEU_TO_TOM_FACES ? chieu_to_tom_find_bat_thuc (winner (s), move->face) : -1;

  *possible = place >= 0 && winner (s)->bat_thuc[place].named == 0 && move->detail <= CHIEU_TO_TOM_BAO_MAX;
  if (!*possible)
    return CHIEU_TO_TOM_NO_CARD;
  return move->detail == winner (s)->bat_thuc[place].discarded ? CHIEU_TO_TOM_OK : CHIEU_TO_TOM_QUEN_BAT_THUC;
}

static ChieuReason
judge_lat (const State     *s,
           const ChieuMove *move,
           bool            *possible)
{
  *possible = move->face < CHIEU_TO_TOM_FACES && find_down_of (winner (s), move->face) >= 0;
  return *possible ? CHIEU_TO_TOM_OK : CHIEU_TO_TOM_NO_CARD;
}

static ChieuReason
judge_xong (const State *s,
            bool        *possible)
{
  *possible = s->n_called > 0;
  if (!*possible)
    return CHIEU_TO_TOM_NOT_NOW;
  if (find_down (s) >= 0)
    return CHIEU_TO_TOM_KHE_KHAN;
  /* A bất thực is not named yet, or a cup not returned: else the call would have ended the hand. */
  return CHIEU_TO_TOM_QUEN_BAT_THUC;
}

ChieuReason
chieu_to_tom_judge_lay (const State     *s,
                        int              seat,
                        const ChieuMove *move,
                        bool            *possible)
{
  (void) seat;
  switch (move->kind)
    {
    case CHIEU_TO_TOM_LAT_KHAN:
      return judge_lat (s, move, possible);
    case CHIEU_TO_TOM_BAO_BAT_THUC:
      return judge_bao (s, move, possible);
    case CHIEU_TO_TOM_TRA_CHEN:
      *possible = winner (s)->cups > 0;
      return *possible ? CHIEU_TO_TOM_OK : CHIEU_TO_TOM_NOT_NOW;
    case CHIEU_TO_TOM_HO_PHONG:
    case CHIEU_TO_TOM_HO_KHONG_PHONG:
      *possible = may_say_ho (s);
      if (!*possible)
        return CHIEU_TO_TOM_NOT_NOW;
      return judge_word (s, move->kind);
    case CHIEU_TO_TOM_XUONG:
      return judge_call (s, move, possible);
    case CHIEU_TO_TOM_XONG:
      return judge_xong (s, possible);
    default:
      *possible = false;
      return CHIEU_TO_TOM_NOT_NOW;
    }
}

/* ---- Doing it ---- */

static void
note_fault (State *s,
            int    reason)
{
  chieu_to_tom_note_fault (s, s->winner, reason, CHIEU_CARD_NONE, CHIEU_CARD_NONE, CHIEU_CARD_NONE);
}

static void
do_call (State           *s,
         const ChieuMove *move)
{
  for (size_t i = 0; i < sizeof call_faults / sizeof call_faults[0]; i++)
    if (has_call_fault (s, move, call_faults[i]))
      note_fault (s, call_faults[i]);
  memcpy (s->called, move->cards, move->n);
  s->n_called = move->n;
}

static void
turn_up_khan (State     *s,
              ChieuCard  face)
{
  Seat *self = &s->seat[s->winner];
  ChieuToTomPhu *phu = &self->phu[find_down_of (self, face)];

  phu->flags = (uint8_t) ((phu->flags & ~CHIEU_TO_TOM_PHU_DOWN) | CHIEU_TO_TOM_PHU_RAISED);
}

static ChieuToTomCost
worst_cost (const State *s)
{
  ChieuToTomCost worst = CHIEU_TO_TOM_COST_NONE;

  for (int i = 0; i < winner (s)->n_faults; i++)
    {
      ChieuToTomCost cost = chieu_to_tom_cost (&s->rules, winner (s)->faults[i].reason);

      worst = cost > worst ? cost : worst;
    }
  return worst;
}

static void
name_bat_thuc (State           *s,
               const ChieuMove *move)
{
  ChieuToTomBatThuc *bat_thuc = &s->seat[s->winner].bat_thuc[chieu_to_tom_find_bat_thuc (winner (s), move->face)];

  if (move->detail != bat_thuc->discarded)
    chieu_to_tom_note_fault (s, s->winner, CHIEU_TO_TOM_QUEN_BAT_THUC, move->face, CHIEU_CARD_NONE, CHIEU_CARD_NONE);
  bat_thuc->named = 1;
}

static void
say_ho (State *s,
        int    ho)
{
  if (must_say_ho (s) && !chieu_to_tom_word_wins (s, ho))
    note_fault (s, CHIEU_TO_TOM_KHONG_HO_PHONG);
  s->ho = (uint8_t) ho;
}

/* Ends the hand: the làng judges everything that the winner did in it. */
static void
end_hand (State       *s,
          ChieuEvents *events)
{
  static const ChieuOutcome outcomes[] = { CHIEU_OUTCOME_WON, CHIEU_OUTCOME_UNPAID, CHIEU_OUTCOME_CHEO_DO };
  ChieuOutcome outcome;

  if (chieu_to_tom_lies_in_a_lump (s))
    note_fault (s, CHIEU_TO_TOM_BAT_THUC_MOT_CUC);
  outcome = outcomes[worst_cost (s)];
  if (outcome == CHIEU_OUTCOME_WON && (s->carry.debts >> s->winner & 1) != 0)
    outcome = CHIEU_OUTCOME_UNPAID;
  chieu_eating_end (&s->table, outcome, s->winner, events);
}

void
chieu_to_tom_do_lay (State           *s,
                     int              seat,
                     const ChieuMove *move,
                     ChieuEvents     *events)
{
  ChieuMove pending[1];

  switch (move->kind)
    {
    case CHIEU_TO_TOM_LAT_KHAN:
      turn_up_khan (s, move->face);
      break;
    case CHIEU_TO_TOM_BAO_BAT_THUC:
      name_bat_thuc (s, move);
      break;
    case CHIEU_TO_TOM_TRA_CHEN:
      s->seat[seat].cups = 0;
      break;
    case CHIEU_TO_TOM_HO_PHONG:
    case CHIEU_TO_TOM_HO_KHONG_PHONG:
      say_ho (s, move->kind);
      break;
    case CHIEU_TO_TOM_XUONG:
      do_call (s, move);
      break;
    case CHIEU_TO_TOM_XONG:
      if (find_down (s) >= 0)
        note_fault (s, CHIEU_TO_TOM_KHE_KHAN);
      break;
    }
  if (move->kind == CHIEU_TO_TOM_XONG || (s->n_called > 0 && list_pending (s, pending) == 0))
    end_hand (s, events);
}
