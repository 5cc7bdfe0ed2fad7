/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Faults that everybody at the mat sees at once. They are judged at the win like all others, but the làng may call them out at
 * once (báo).
 */
#include "open-faults.h"

int
chieu_to_tom_count_answers (const State *s)
{
  int n = 0;

  for (int seat = 0; seat < s->seats; seat++)
    n += s->answered >> seat & 1;
  return n;
}

/* Returns: whether a fault is visible without knowing the hand: it lies open on the mat, or was said aloud */
static bool
is_seen (const State      *s,
         const ChieuFault *fault)
{
  switch (fault->reason)
    {
    case CHIEU_TO_TOM_TRAI_VI:
      /* The rest of a phu with a card bất thực lies face down. */
      return s->seat[fault->seat].n_bat_thuc == 0;
    case CHIEU_TO_TOM_BO_YEU:
    case CHIEU_TO_TOM_DANH_PHU_DUOI_CHIEU:
    case CHIEU_TO_TOM_AN_MOT_DANH_HAI:
    case CHIEU_TO_TOM_U_TRUOC_KHAN:
    case CHIEU_TO_TOM_XUONG_ORDER:
    /* The nọc is short of a card, and cards can be counted from behind. */
    case CHIEU_TO_TOM_THUA_QUAN:
      return true;
    default:
      return false;
    }
}

void
chieu_to_tom_tell_open_faults (const State *s,
                               int          first,
                               ChieuEvents *events)
{
  /* After the end the làng judges all of them together. */
  if (events == NULL || s->phase == CHIEU_EATING_OVER)
    return;
  for (int seat = 0; seat < s->seats; seat++)
    for (int i = 0; i < s->seat[seat].n_faults; i++)
      {
        const ChieuFault *fault = &s->seat[seat].faults[i];

        if (fault->move >= first && is_seen (s, fault))
          chieu_events_add (events, CHIEU_EVENT_FAULT, seat, fault->n > 0 ? fault->cards[0] : CHIEU_CARD_NONE, fault->reason);
      }
}
