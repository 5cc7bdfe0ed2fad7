/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What comes next: the first discard, drawing, showing thiên khai, the end
 * (to-tom.md, "Opening", "Turn").
 */
#include "to-tom-private.h"

void
chieu_to_tom_ask (State   *s,
                  unsigned seats)
{
  s->answered = 0;
  memset (s->answer, 0, sizeof s->answer);
  s->asked = (uint8_t) seats;
}

void
chieu_to_tom_ask_in_turn (State *s,
                          int    seat,
                          int    phase)
{
  s->phase = (uint8_t) phase;
  s->turn = (uint8_t) seat;
  s->card = CHIEU_CARD_NONE;
  s->can_u = 0;
  chieu_to_tom_ask (s, CHIEU_TO_TOM_BIT (seat));
}

/* Place of a thiên khai of @seat that still lies face down, or −1. */
static int
find_unshown (const Seat *seat)
{
  for (int i = 0; i < seat->n_phu; i++)
    if (seat->phu[i].kind == CHIEU_PHU_THIEN_KHAI && (seat->phu[i].flags & CHIEU_TO_TOM_PHU_DOWN) != 0)
      return i;
  return -1;
}

/* Who would win with a card of the thiên khai just shown; with strict play all are asked. */
static unsigned
who_waits (State *s,
           int    owner)
{
  unsigned seats = 0;

  s->can_u = 0;
  if (!s->rules.value[CHIEU_TO_TOM_CHO_THIEN_KHAI])
    return 0;
  for (int seat = 0; seat < s->seats; seat++)
    {
      if (seat == owner)
        continue;
      if (chieu_to_tom_wins (s, seat, s->seat[owner].phu[s->show_phu].cards[0]))
        s->can_u |= (uint8_t) CHIEU_TO_TOM_BIT (seat);
      if (s->carry.strict)
        seats |= CHIEU_TO_TOM_BIT (seat);
    }
  return seats | s->can_u;
}

/* Turns the thiên khai up; the card drawn meanwhile waits in noc[noc_left]. */
static void
show (State       *s,
      int          owner,
      int          place,
      ChieuEvents *events)
{
  ChieuToTomPhu *phu = &s->seat[owner].phu[place];

  phu->flags &= (uint8_t) ~CHIEU_TO_TOM_PHU_DOWN;
  chieu_events_add (events, CHIEU_EVENT_SHOW, owner, phu->cards[0], CHIEU_TO_TOM_THIEN_KHAI);
  s->phase = CHIEU_TO_TOM_SHOW;
  s->turn = (uint8_t) owner;
  s->show_phu = (uint8_t) place;
  s->card = phu->cards[0];
  chieu_to_tom_ask (s, who_waits (s, owner));
}

/* Whether the first card of the nọc has been turned: from then on everybody shows. */
static bool
was_drawn (const State *s)
{
  return s->last_gate < s->seats;
}

static void
resume_after_showing (State *s)
{
  if (was_drawn (s))
    chieu_to_tom_start_claim (s, s->noc[s->noc_left], s->last_gate, CHIEU_TO_TOM_FROM_NOC, s->last_gate);
  else
    chieu_to_tom_ask_in_turn (s, s->cai, CHIEU_TO_TOM_DISCARD);
}

void
chieu_to_tom_go_on_showing (State       *s,
                            ChieuEvents *events)
{
  int n = was_drawn (s) ? s->seats : 1;
  int from = was_drawn (s) ? s->last_gate : s->cai;

  for (int i = 0; i < n; i++)
    {
      int owner = seat_right (s, from, i), place;

      while ((place = find_unshown (&s->seat[owner])) >= 0)
        {
          show (s, owner, place, events);
          if (s->asked != 0)
            return;
        }
    }
  resume_after_showing (s);
}

void
chieu_to_tom_begin_play (State       *s,
                         ChieuEvents *events)
{
  chieu_to_tom_go_on_showing (s, events);
}

void
chieu_to_tom_draw (State       *s,
                   int          gate,
                   ChieuEvents *events)
{
  if (s->noc_left <= s->rules.value[CHIEU_TO_TOM_NOC_END])
    {
      chieu_to_tom_end (s, CHIEU_OUTCOME_DRAWN, -1, events);
      return;
    }
  s->noc_left--;
  s->last_gate = (uint8_t) gate;
  s->first_turn = 0;
  chieu_events_add (events, CHIEU_EVENT_DRAW, gate, s->noc[s->noc_left], 0);
  chieu_to_tom_go_on_showing (s, events);
}

static void
lay_aside (State *s)
{
  s->dead[s->n_dead++] = (ChieuToTomDead) {
    .card = s->card,
    .gate = s->gate,
    .from = s->from,
    .source = s->source,
  };
  s->card = CHIEU_CARD_NONE;
}

/* What the drawer left may be eaten by the right neighbour, by nobody else: all were asked before. No card: it was seen when
 * it was drawn. */
static void
pass_on (State       *s,
         ChieuEvents *events)
{
  chieu_events_add (events, CHIEU_EVENT_MOVE, s->gate, CHIEU_CARD_NONE, CHIEU_TO_TOM_DUOI);
  s->phase = CHIEU_TO_TOM_PASSED_ON;
  s->gate = (uint8_t) seat_right (s, s->gate, 1);
  s->turn = s->gate;
  s->can_u = 0;
  chieu_to_tom_ask (s, CHIEU_TO_TOM_BIT (s->gate));
}

void
chieu_to_tom_card_left (State       *s,
                        ChieuEvents *events)
{
  int drawer = s->gate;

  if (s->phase == CHIEU_TO_TOM_CLAIM && s->source == CHIEU_TO_TOM_FROM_NOC)
    {
      if (s->rules.value[CHIEU_TO_TOM_AN_DUOI])
        {
          pass_on (s, events);
          return;
        }
      drawer = seat_right (s, s->gate, 1);
    }
  lay_aside (s);
  chieu_to_tom_draw (s, drawer, events);
}

void
chieu_to_tom_after_claim (State *s,
                          int    seat)
{
  bool own_gate = seat == s->gate;

  s->seat[seat].acted = 1;
  s->first_turn = 0;
  if (own_gate || s->rules.value[CHIEU_TO_TOM_SAU_PHONG] == 1)
    chieu_to_tom_ask_in_turn (s, seat, CHIEU_TO_TOM_DISCARD);
  else
    chieu_to_tom_ask_in_turn (s, seat, CHIEU_TO_TOM_RETURN);
}

void
chieu_to_tom_end (State        *s,
                  ChieuOutcome  outcome,
                  int           winner,
                  ChieuEvents  *events)
{
  s->phase = CHIEU_TO_TOM_OVER;
  s->outcome = (uint8_t) outcome;
  s->winner = (int8_t) winner;
  s->can_u = 0;
  chieu_to_tom_ask (s, 0);
  chieu_events_add (events, CHIEU_EVENT_END, winner < 0 ? 0xff : winner, CHIEU_CARD_NONE, outcome);
}
