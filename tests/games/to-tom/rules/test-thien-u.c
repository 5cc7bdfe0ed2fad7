/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A hand that wins as it was dealt: which discards give it up (ChieuGame.gives_up_win). The rules allow every one of them.
 */
#include "../../../rules/tap.h"
#include "hands.h"
#include "scene.h"
#include "games/to-tom/rules/contract.h"

typedef struct
{
  const char *about;
  const char *scene;             /* scene_read() */
  const char *move;              /* of seat 0 */
  bool gives_up;
} Row;

static const Row rows[] = {
  { "a discard from the hand that wins", "first 0; 0 5v " WAITS_5V, "danh 5v", true },
  { "ù", "first 0; 0 5v " WAITS_5V, "u", false },
  { "a discard from another hand", "first 0; 0 9s " WAITS_5V, "danh 9s", false },
  { "a discard of a later turn", "turn 0; 0 5v " WAITS_5V, "danh 5v", false },
};

int
main (void)
{
  Tap tap = { 0 };

  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
    {
      ChieuToTomState s;
      ChieuMove move;
      bool possible;
      int column;

      scene_read (rows[i].scene, &s);
      tap_row (&tap,
               chieu_to_tom.parse_move (rows[i].move, &move, &column)
               && chieu_to_tom.check (&s, 0, &move, &possible) == CHIEU_REASON_NONE
               && chieu_to_tom.gives_up_win (&s, 0, &move) == rows[i].gives_up,
               rows[i].about);
    }
  return tap_end (&tap);
}
