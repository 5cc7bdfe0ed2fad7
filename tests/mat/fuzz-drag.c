/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The input is a stream of pointer events, four bytes each: kind, card, x, y.
 * Whatever comes, a card that was lifted is let go exactly once, and nothing is
 * dropped that was not lifted.
 */
#include "../fuzz/fuzz.h"

#include <glib.h>

#include "mat/drag-machine.h"

/* How far the pointer moves before a card is carried, in pixels. */
#define THRESHOLD 8

typedef struct
{
  gboolean carrying;
  int lifted;                    /* card in the air */
  gboolean pressed;              /* a press since the last end */
} Seen;

static void
check_action (Seen                 *seen,
              const ChieuDrag      *drag,
              const ChieuDragEvent *event,
              ChieuDragAction       action)
{
  switch (action)
    {
    case CHIEU_DRAG_START:
      g_assert_false (seen->carrying);
      g_assert_true (seen->pressed);
      g_assert_cmpint (drag->card, >=, 0);
      g_assert_cmpint (event->kind, ==, CHIEU_DRAG_MOTION);
      seen->carrying = TRUE;
      seen->lifted = drag->card;
      break;
    case CHIEU_DRAG_MOVE:
      g_assert_true (seen->carrying);
      g_assert_cmpint (drag->card, ==, seen->lifted);
      break;
    case CHIEU_DRAG_DROP:
    case CHIEU_DRAG_BACK:
    case CHIEU_DRAG_FORGET:
      g_assert_true (seen->carrying);
      g_assert_cmpint (drag->card, ==, seen->lifted);
      seen->carrying = FALSE;
      break;
    case CHIEU_DRAG_CLICK:
      g_assert_false (seen->carrying);
      g_assert_true (seen->pressed);
      g_assert_cmpint (event->kind, ==, CHIEU_DRAG_RELEASE);
      break;
    case CHIEU_DRAG_NOTHING:
    default:
      break;
    }
}

/* The machine's own state agrees with what it has said. Notes in @seen whether there was a press. */
static void
check_state (Seen                 *seen,
             const ChieuDrag      *drag,
             const ChieuDragEvent *event)
{
  g_assert_cmpint (drag->state == CHIEU_DRAG_CARRYING, ==, seen->carrying);
  if (event->kind == CHIEU_DRAG_RELEASE || event->kind == CHIEU_DRAG_CANCEL)
    g_assert_cmpint (drag->state, ==, CHIEU_DRAG_IDLE);
  if (event->kind == CHIEU_DRAG_PRESS && drag->state == CHIEU_DRAG_PRESSED)
    seen->pressed = TRUE;
  else if (drag->state == CHIEU_DRAG_IDLE)
    seen->pressed = FALSE;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  ChieuDrag drag;
  Seen seen = { FALSE, -1, FALSE };

  chieu_drag_init (&drag, THRESHOLD);
  for (size_t i = 0; i + 4 <= size; i += 4)
    {
      const ChieuDragEvent event = {
        .kind = data[i] % (CHIEU_DRAG_CARD_GONE + 1),
        .card = (int8_t) data[i + 1] < 0 ? -1 : data[i + 1],
        .x = data[i + 2] * 4.0,
        .y = data[i + 3] * 4.0,
      };
      ChieuDragAction action = chieu_drag_feed (&drag, &event);

      check_action (&seen, &drag, &event, action);
      check_state (&seen, &drag, &event);
    }
  return 0;
}
