/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Faults that everybody at the mat sees at once. They are judged at the win like
 * all others; but the làng may say so now (báo).
 */
#include "to-tom-private.h"

/* What needs no look into the hand: it lies open on the mat, or was said aloud. */
static bool
is_open (int reason)
{
  switch (reason)
    {
    case CHIEU_TO_TOM_TRAI_VI:
    case CHIEU_TO_TOM_BO_YEU:
    case CHIEU_TO_TOM_DANH_PHU_DUOI_CHIEU:
    case CHIEU_TO_TOM_AN_MOT_DANH_HAI:
    case CHIEU_TO_TOM_U_TRUOC_KHAN:
    case CHIEU_TO_TOM_XUONG_ORDER:
      return true;
    default:
      return false;
    }
}

int
chieu_to_tom_count_answers (const State *s)
{
  int n = 0;

  for (int seat = 0; seat < s->seats; seat++)
    n += s->answered >> seat & 1;
  return n;
}

/* What else has to be so for all to see it. */
static bool
is_seen (const State      *s,
         const ChieuFault *fault,
         bool              taken)
{
  /* Of a phu with a card bất thực the rest lies face down. */
  if (fault->reason == CHIEU_TO_TOM_TRAI_VI)
    return s->seat[fault->seat].n_bat_thuc == 0;
  return fault->reason != CHIEU_TO_TOM_BO_YEU || !taken;
}

/* Whether somebody took the card: then nobody can tell what the owner of the gate would have done with it. */
static bool
is_taken (const ChieuEvents *events)
{
  for (int i = 0; i < events->n; i++)
    if (events->items[i].kind == CHIEU_EVENT_MOVE
        && (events->items[i].detail == CHIEU_TO_TOM_AN || events->items[i].detail == CHIEU_TO_TOM_PHONG
            || events->items[i].detail == CHIEU_TO_TOM_DAY_KHAN || events->items[i].detail == CHIEU_TO_TOM_U))
      return true;
  return false;
}

void
chieu_to_tom_tell_open_faults (const State *s,
                               int          first,
                               ChieuEvents *events)
{
  bool taken;

  /* After the end the làng judges all of them together. */
  if (events == NULL || s->phase == CHIEU_TO_TOM_OVER)
    return;
  taken = is_taken (events);
  for (int seat = 0; seat < s->seats; seat++)
    for (int i = 0; i < s->seat[seat].n_faults; i++)
      {
        const ChieuFault *fault = &s->seat[seat].faults[i];

        if (fault->move >= first && is_open (fault->reason) && is_seen (s, fault, taken))
          chieu_events_add (events, CHIEU_EVENT_FAULT, seat, fault->n > 0 ? fault->cards[0] : CHIEU_CARD_NONE, fault->reason);
      }
}
