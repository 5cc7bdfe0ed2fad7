/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fake-game.h"

#include <stdio.h>
#include <string.h>

/* The cards that each seat is dealt, and the equal ones with which it wins. */
#define HAND 3
#define SET 3

static const char *const reasons[] = {
  [FAKE_OK] = "",
  [FAKE_NOT_ASKED] = "not-asked",
  [FAKE_NOT_NOW] = "not-now",
  [FAKE_NO_CARD] = "no-card",
  [FAKE_BACK] = "back",
  [FAKE_GREEDY] = "greedy",
  NULL,
};
static const char *const cuoc[] = { "three", NULL };
static const char *const move_words[] = {
  [FAKE_DROP] = "drop",
  [FAKE_TAKE] = "take",
  [FAKE_PASS] = "pass",
  [FAKE_CALL] = "call",
};

static const ChieuSwitch switches[] = {
  [FAKE_HEAP_END] = { .id = "heap-end", .standard = 0, .min = 0, .max = 3 },
};

/* ---- Deal ---- */

static void
deal_card (FakeState *s,
           int        seat)
{
  s->hand[seat][s->heap[--s->n_heap]]++;
  s->n_hand[seat]++;
}

/* The seat in turn draws, or the hand ends if it cannot. The others do not see the card. */
static void
draw_card (FakeState   *s,
           ChieuEvents *events)
{
  if (s->n_heap <= s->rules.value[FAKE_HEAP_END])
    {
      s->phase = FAKE_OVER;
      chieu_events_add (events, CHIEU_EVENT_END, -1, CHIEU_CARD_NONE, CHIEU_OUTCOME_DRAWN);
      return;
    }
  deal_card (s, s->turn);
  s->taken[s->turn] = CHIEU_CARD_NONE;
  s->phase = FAKE_IN_TURN;
  chieu_events_add (events, CHIEU_EVENT_DRAW, s->turn, CHIEU_CARD_HIDDEN, 0);
}

static void
deal (void             *state,
      const ChieuRules *rules,
      const ChieuCarry *carry,
      uint64_t          seed)
{
  FakeState *s = state;
  ChieuRandom random;

  memset (s, 0, sizeof *s);
  s->rules = *rules;
  s->carry = *carry;
  s->seats = carry->seats;
  s->turn = carry->cai < 0 ? 0 : (uint8_t) carry->cai;
  s->winner = -1;
  s->dropped = CHIEU_CARD_NONE;
  s->n_heap = FAKE_CARDS;
  memset (s->taken, CHIEU_CARD_NONE, sizeof s->taken);
  for (int i = 0; i < FAKE_CARDS; i++)
    s->heap[i] = (uint8_t) (i / FAKE_COPIES);
  chieu_random_init (&random, seed);
  chieu_random_shuffle (&random, s->heap, FAKE_CARDS);
  for (int seat = 0; seat < s->seats; seat++)
    for (int i = 0; i < HAND; i++)
      deal_card (s, seat);
  draw_card (s, NULL);
}

/* ---- Moves ---- */

static unsigned
to_answer (const void *state)
{
  const FakeState *s = state;

  if (s->phase == FAKE_OVER)
    return 0;
  return s->phase == FAKE_CLAIM ? s->must_answer : 1u << s->turn;
}

static ChieuReason
check_drop (const FakeState *s,
            int              seat,
            const ChieuMove *move,
            bool            *possible)
{
  if (move->face >= FAKE_FACES || s->hand[seat][move->face] == 0)
    return FAKE_NO_CARD;
  *possible = true;
  return s->taken[seat] == move->face ? FAKE_BACK : FAKE_OK;
}

static ChieuReason
check (const void      *state,
       int              seat,
       const ChieuMove *move,
       bool            *possible)
{
  const FakeState *s = state;

  *possible = false;
  if (seat < 0 || seat >= s->seats || (to_answer (s) >> seat & 1) == 0)
    return FAKE_NOT_ASKED;
  if (s->phase == FAKE_IN_TURN && move->kind == FAKE_DROP)
    return check_drop (s, seat, move, possible);
  if ((s->phase == FAKE_CLAIM && (move->kind == FAKE_TAKE || move->kind == FAKE_PASS))
      || (s->phase == FAKE_LAY && move->kind == FAKE_CALL))
    {
      *possible = true;
      return move->kind == FAKE_TAKE && s->hand[seat][s->dropped] == 0 ? FAKE_GREEDY : FAKE_OK;
    }
  return FAKE_NOT_NOW;
}

/* Adds to the @n @moves those of @seat that are clean, or if not @clean, those that are faulty but possible. Returns: how many there are
 * then */
static int
add_moves (const FakeState *s,
           int              seat,
           bool             clean,
           ChieuMove       *moves,
           int              n)
{
  for (int kind = FAKE_DROP; kind <= FAKE_CALL; kind++)
    for (int face = 0; face < (kind == FAKE_DROP ? FAKE_FACES : 1); face++)
      {
        ChieuMove move = { .kind = (uint8_t) kind, .face = kind == FAKE_DROP ? (uint8_t) face : CHIEU_CARD_NONE };
        bool possible;
        ChieuReason reason = check (s, seat, &move, &possible);

        if (possible && (reason == FAKE_OK) == clean)
          moves[n++] = move;
      }
  return n;
}

static int
list_moves (const void     *state,
            int             seat,
            ChieuMoveScope  scope,
            ChieuMove      *moves)
{
  int n = add_moves (state, seat, true, moves, 0);

  return scope == CHIEU_MOVES_ALL ? add_moves (state, seat, false, moves, n) : n;
}

/* A call decides nothing. Nor does a pass where nothing else is clean, except that of the next seat: it draws if nobody takes the card, and
 * its person is to say when. */
static bool
is_formality (const void      *state,
              int              seat,
              const ChieuMove *move)
{
  const FakeState *s = state;
  ChieuMove moves[CHIEU_MOVES_MAX];
  bool would_draw = s->phase == FAKE_CLAIM && seat == (s->turn + 1) % s->seats;

  return (move->kind == FAKE_CALL || (move->kind == FAKE_PASS && !would_draw))
         && list_moves (state, seat, CHIEU_MOVES_CLEAN, moves) == 1;
}

int fake_gives_up_kind = -1;

static bool
gives_up_win (const void      *state,
              int              seat,
              const ChieuMove *move)
{
  return move->kind == fake_gives_up_kind;
}

static bool
is_pass (const ChieuMove *move)
{
  return move->kind == FAKE_PASS;
}

/* ---- What moves do ---- */

static void
note_fault (FakeState   *s,
            int          seat,
            ChieuReason  reason)
{
  if (reason == FAKE_OK || s->n_faults == FAKE_FAULTS_MAX)
    return;
  s->faults[s->n_faults++] = (ChieuFault) { .reason = reason, .seat = (uint8_t) seat, .move = s->n_moves };
}

static void
drop_card (FakeState       *s,
           const ChieuMove *move,
           ChieuEvents     *events)
{
  s->hand[s->turn][move->face]--;
  s->n_hand[s->turn]--;
  s->dropped = move->face;
  s->phase = FAKE_CLAIM;
  s->takes = 0;
  s->must_answer = (uint8_t) (((1u << s->seats) - 1) & ~(1u << s->turn));
  chieu_events_add (events, CHIEU_EVENT_MOVE, s->turn, move->face, FAKE_DROP);
}

static void
take_card (FakeState   *s,
           int          seat,
           ChieuEvents *events)
{
  chieu_events_add (events, CHIEU_EVENT_MOVE, seat, s->dropped, FAKE_TAKE);
  s->hand[seat][s->dropped]++;
  s->n_hand[seat]++;
  s->taken[seat] = s->dropped;
  s->turn = (uint8_t) seat;
  s->phase = s->hand[seat][s->dropped] >= SET ? FAKE_LAY : FAKE_IN_TURN;
  s->dropped = CHIEU_CARD_NONE;
}

/* Gives the dropped card, which all have answered, to the seat nearest to the right that takes it; if none does, the next seat draws. */
static void
resolve_claims (FakeState   *s,
                ChieuEvents *events)
{
  for (int i = 1; i < s->seats; i++)
    {
      int seat = (s->turn + i) % s->seats;

      if (s->takes >> seat & 1)
        {
          take_card (s, seat, events);
          return;
        }
    }
  s->dropped = CHIEU_CARD_NONE;
  s->turn = (uint8_t) ((s->turn + 1) % s->seats);
  draw_card (s, events);
}

static void
note_claim (FakeState       *s,
            int              seat,
            const ChieuMove *move,
            ChieuEvents     *events)
{
  s->must_answer &= (uint8_t) ~(1u << seat);
  if (move->kind == FAKE_TAKE)
    s->takes |= (uint8_t) (1u << seat);
  if (s->must_answer == 0)
    resolve_claims (s, events);
}

static ChieuReason
apply (void            *state,
       int              seat,
       const ChieuMove *move,
       ChieuEvents     *events)
{
  FakeState *s = state;
  bool possible;
  ChieuReason reason = check (s, seat, move, &possible);

  if (!possible)
    return reason;
  note_fault (s, seat, reason);
  s->n_moves++;
  if (s->phase == FAKE_IN_TURN)
    drop_card (s, move, events);
  else if (s->phase == FAKE_CLAIM)
    note_claim (s, seat, move, events);
  else
    {
      s->winner = (int8_t) seat;
      s->phase = FAKE_OVER;
      chieu_events_add (events, CHIEU_EVENT_END, seat, CHIEU_CARD_NONE, CHIEU_OUTCOME_WON);
    }
  return FAKE_OK;
}

/* ---- What is seen, and what comes out ---- */

static void
observe (const void *state,
         int         seat,
         void       *view)
{
  FakeState *v = view;

  memcpy (v, state, sizeof *v);
  memset (v->heap, CHIEU_CARD_HIDDEN, sizeof v->heap);
  v->takes &= seat < 0 ? 0 : (uint8_t) (1u << seat);
  for (int other = 0; other < v->seats; other++)
    if (other != seat)
      memset (v->hand[other], 0, sizeof v->hand[other]);
}

static int
list_faults (const void *state,
             int         seat,
             ChieuFault *faults)
{
  const FakeState *s = state;
  int n = 0;

  for (int i = 0; i < s->n_faults; i++)
    if (s->faults[i].seat == seat)
      faults[n++] = s->faults[i];
  return n;
}

static void
result (const void  *state,
        ChieuResult *out)
{
  const FakeState *s = state;

  memset (out, 0, sizeof *out);
  out->winner = -1;
  if (s->phase != FAKE_OVER)
    return;
  out->next = s->carry;
  out->outcome = CHIEU_OUTCOME_DRAWN;
  out->n_faults = s->n_faults;
  memcpy (out->faults, s->faults, sizeof s->faults);
  if (s->winner >= 0)
    {
      out->outcome = CHIEU_OUTCOME_WON;
      out->winner = s->winner;
      out->worth = FAKE_WORTH;
      out->points[s->winner] = FAKE_WORTH;
      out->n_cuoc = 1;
      out->next.cai = s->winner;
      out->next.points[s->winner] += FAKE_WORTH;
      if (s->carry.pot >= 0)
        out->next.pot = (int16_t) (s->carry.pot - FAKE_WORTH);
    }
  out->match_over = out->next.pot >= 0 && out->next.pot < FAKE_WORTH;
}

static void
print_move (const ChieuMove *move,
            char            *text)
{
  if (move->kind == FAKE_DROP)
    snprintf (text, CHIEU_MOVE_TEXT_MAX, "%s %s", move_words[FAKE_DROP], chieu_deck_name (&chieu_deck_to_tom, move->face));
  else
    snprintf (text, CHIEU_MOVE_TEXT_MAX, "%s", move_words[move->kind]);
}

static bool
parse_move (const char *text,
            ChieuMove  *move,
            int        *column)
{
  memset (move, 0, sizeof *move);
  move->face = CHIEU_CARD_NONE;
  for (int kind = FAKE_TAKE; kind <= FAKE_CALL; kind++)
    if (strcmp (text, move_words[kind]) == 0)
      {
        move->kind = (uint8_t) kind;
        return true;
      }
  *column = 0;
  if (strncmp (text, "drop ", 5) != 0)
    return false;
  *column = 5;
  move->face = chieu_deck_parse (&chieu_deck_to_tom, text + 5, strlen (text + 5));
  return move->face < FAKE_FACES;
}

/* Nobody needs to look at the hand first. */
static bool
is_opening (const void *state)
{
  return false;
}

/* Functions are NULL if nobody needs them but searching bots, programs of one's own, lessons, records that name the cards, and the
 * conformance tests: none of these plays this game. */
const ChieuGame fake_game = {
  .id = "fake",
  .deck = &chieu_deck_to_tom,
  .min_seats = 2,
  .max_seats = 5,
  .state_size = sizeof (FakeState),
  .switches = switches,
  .n_switches = 1,
  .reasons = reasons,
  .cuoc = cuoc,
  .call_kind = -1,
  .deal = deal,
  .to_answer = to_answer,
  .moves = list_moves,
  .check = check,
  .apply = apply,
  .is_formality = is_formality,
  .is_opening = is_opening,
  .gives_up_win = gives_up_win,
  .is_pass = is_pass,
  .observe = observe,
  .faults = list_faults,
  .result = result,
  .print_move = print_move,
  .parse_move = parse_move,
};
