/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "drag-machine.h"

#include <math.h>

void
chieu_drag_init (ChieuDrag *self,
                 double     threshold)
{
  *self = (ChieuDrag) { .card = -1, .threshold = threshold };
}

/* Ends the press or drag; the card can be read until the next press. Returns: @carried if a card was carried, @pressed if there was
 * only a press */
static ChieuDragAction
end_drag (ChieuDrag       *self,
          ChieuDragAction  carried,
          ChieuDragAction  pressed)
{
  ChieuDragState before = self->state;

  self->state = CHIEU_DRAG_IDLE;
  if (before == CHIEU_DRAG_CARRYING)
    return carried;
  return before == CHIEU_DRAG_PRESSED ? pressed : CHIEU_DRAG_NOTHING;
}

/* A second press in the middle of a drag (another finger, a lost release) brings the first card home. */
static ChieuDragAction
begin_press (ChieuDrag            *self,
             const ChieuDragEvent *event)
{
  if (self->state == CHIEU_DRAG_CARRYING)
    return end_drag (self, CHIEU_DRAG_BACK, CHIEU_DRAG_NOTHING);

  self->state = CHIEU_DRAG_PRESSED;
  self->card = event->card;
  self->start_x = self->x = event->x;
  self->start_y = self->y = event->y;
  return CHIEU_DRAG_NOTHING;
}

static ChieuDragAction
follow_pointer (ChieuDrag            *self,
                const ChieuDragEvent *event)
{
  if (self->state == CHIEU_DRAG_IDLE)
    return CHIEU_DRAG_NOTHING;

  self->x = event->x;
  self->y = event->y;
  if (self->state == CHIEU_DRAG_CARRYING)
    return CHIEU_DRAG_MOVE;
  if (hypot (self->x - self->start_x, self->y - self->start_y) <= self->threshold)
    return CHIEU_DRAG_NOTHING;
  if (self->card < 0)
    return end_drag (self, CHIEU_DRAG_NOTHING, CHIEU_DRAG_NOTHING);
  self->state = CHIEU_DRAG_CARRYING;
  return CHIEU_DRAG_START;
}

ChieuDragAction
chieu_drag_feed (ChieuDrag            *self,
                 const ChieuDragEvent *event)
{
  switch (event->kind)
    {
    case CHIEU_DRAG_PRESS:
      return begin_press (self, event);
    case CHIEU_DRAG_MOTION:
      return follow_pointer (self, event);
    case CHIEU_DRAG_RELEASE:
      if (self->state != CHIEU_DRAG_IDLE)
        {
          self->x = event->x;
          self->y = event->y;
        }
      return end_drag (self, CHIEU_DRAG_DROP, CHIEU_DRAG_CLICK);
    case CHIEU_DRAG_CANCEL:
      return end_drag (self, CHIEU_DRAG_BACK, CHIEU_DRAG_NOTHING);
    case CHIEU_DRAG_CARD_GONE:
      if (self->state == CHIEU_DRAG_IDLE || event->card != self->card)
        return CHIEU_DRAG_NOTHING;
      return end_drag (self, CHIEU_DRAG_FORGET, CHIEU_DRAG_NOTHING);
    default:
      return CHIEU_DRAG_NOTHING;
    }
}
