/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Leads from one turn to the next: the first discard, drawing, showing thiên khai, the end (docs/rules/to-tom.md, "Opening", "Turn").
 */
#include "turn.h"

/* Returns: the place of a thiên khai of @seat that still lies face down, or −1 */
static int
find_unshown (const Seat *seat)
{
  for (int i = 0; i < seat->n_phu; i++)
    if (seat->phu[i].kind == CHIEU_PHU_THIEN_KHAI && (seat->phu[i].flags & CHIEU_TO_TOM_PHU_DOWN) != 0)
      return i;
  return -1;
}

/* Returns: the seats that are asked about a thiên khai just shown: those that would win with a card of it, which can_u notes; in
 * strict play all but its owner; none in a house where nobody may win on it */
static unsigned
find_asked (State *s,
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
        s->can_u |= (uint8_t) CHIEU_BIT (seat);
      if (s->carry.strict)
        seats |= CHIEU_BIT (seat);
    }
  return seats | s->can_u;
}

/* Turns the thiên khai up. A card that was drawn just before waits in noc[noc_left]. */
static void
show_thien_khai (State       *s,
                 int          owner,
                 int          place,
                 ChieuEvents *events)
{
  ChieuToTomPhu *phu = &s->seat[owner].phu[place];

  phu->flags &= (uint8_t) ~CHIEU_TO_TOM_PHU_DOWN;
  chieu_events_add (events, CHIEU_EVENT_SHOW, owner, phu->cards[0], CHIEU_TO_TOM_THIEN_KHAI);
  s->phase = CHIEU_EATING_SHOW;
  s->turn = (uint8_t) owner;
  s->show_phu = (uint8_t) place;
  s->card = phu->cards[0];
  chieu_eating_ask (&s->table, find_asked (s, owner));
}

void
chieu_to_tom_go_on_showing (State       *s,
                            ChieuEvents *events)
{
  /* From the first card of the nọc on everybody shows; before it only the cái. */
  int n = chieu_to_tom_was_drawn (s) ? s->seats : 1;
  int from = chieu_to_tom_was_drawn (s) ? s->last_gate : s->cai;

  for (int i = 0; i < n; i++)
    {
      int owner = chieu_seat_right (s->seats, from, i), place;

      while ((place = find_unshown (&s->seat[owner])) >= 0)
        {
          show_thien_khai (s, owner, place, events);
          if (s->asked != 0)
            return;
        }
    }
  if (chieu_to_tom_was_drawn (s))
    chieu_to_tom_start_claim (s, s->noc[s->noc_left], s->last_gate, CHIEU_EATING_FROM_NOC, s->last_gate);
  else
    chieu_eating_ask_in_turn (&s->table, s->cai, CHIEU_EATING_DISCARD);
}

void
chieu_to_tom_draw (State       *s,
                   int          gate,
                   ChieuEvents *events)
{
  if (s->noc_left <= s->rules.value[CHIEU_TO_TOM_NOC_END])
    {
      chieu_eating_end (&s->table, CHIEU_OUTCOME_DRAWN, -1, events);
      return;
    }
  s->noc_left--;
  s->last_gate = (uint8_t) gate;
  s->first_turn = 0;
  chieu_events_add (events, CHIEU_EVENT_DRAW, gate, s->noc[s->noc_left], 0);
  chieu_to_tom_go_on_showing (s, events);
}

void
chieu_to_tom_settle_left_card (State       *s,
                               ChieuEvents *events)
{
  int drawer = s->gate;

  if (s->phase == CHIEU_EATING_CLAIM && s->source == CHIEU_EATING_FROM_NOC)
    {
      if (s->rules.value[CHIEU_TO_TOM_AN_DUOI])
        {
          /* The right neighbour may eat the card that the drawer left, and nobody else: all were asked before. The event names no card: it
           * was seen when it was drawn. */
          chieu_events_add (events, CHIEU_EVENT_MOVE, s->gate, CHIEU_CARD_NONE, CHIEU_TO_TOM_DUOI);
          s->phase = CHIEU_EATING_PASSED_ON;
          s->gate = (uint8_t) chieu_seat_right (s->seats, s->gate, 1);
          s->turn = s->gate;
          s->can_u = 0;
          chieu_eating_ask (&s->table, CHIEU_BIT (s->gate));
          return;
        }
      drawer = chieu_seat_right (s->seats, s->gate, 1);
    }
  chieu_eating_lay_aside (&s->table, s->dead);
  chieu_to_tom_draw (s, drawer, events);
}

void
chieu_to_tom_ask_to_put_down (State *s,
                              int    seat)
{
  bool own_gate = seat == s->gate;

  s->seat[seat].acted = 1;
  s->first_turn = 0;
  if (own_gate || s->rules.value[CHIEU_TO_TOM_SAU_PHONG] == CHIEU_TO_TOM_SAU_PHONG_DEN_LUOT)
    chieu_eating_ask_in_turn (&s->table, seat, CHIEU_EATING_DISCARD);
  else
    chieu_eating_ask_in_turn (&s->table, seat, CHIEU_EATING_RETURN);
}
