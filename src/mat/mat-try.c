/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A move is tried: every way of input ends here. What was refused says why, and
 * a fault is warned of.
 */
#include "mat-view-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "match/words.h"
#include "speeds.h"

/* Says why a move was not made, and how to make it nevertheless. */
static void
explain (ChieuMatView *self,
         ChieuTry      tried,
         ChieuReason   reason)
{
  g_autofree char *text = NULL;
  const char *why;

  /* Who refuses it without a reason says why in words of its own. */
  if (reason == CHIEU_REASON_NONE)
    return;
  why = chieu_words_reason (chieu_words_for_game (self->layout->game), reason);
  if (tried == CHIEU_TRY_WARNED)
    /* Translators: %s is a sentence that says what is wrong. */
    text = g_strdup_printf (_("This is a fault: %s Do it again to do it anyway."), why);
  else
    text = g_strdup (why);
  chieu_mat_view_notice (self, text);
}

/* Whether @move is the fault just warned of, again before anybody could read why: a double click, a trembling
 * hand, a key held down. */
static gboolean
repeats_too_soon (ChieuMatView    *self,
                  const ChieuMove *move)
{
  gint64 now = g_get_monotonic_time ();

  if (self->warned_at == 0 || now - self->warned_at > CHIEU_SPEED_REPEAT * 1000 || !chieu_move_equal (&self->warned, move))
    return FALSE;
  self->warned_at = now;
  return TRUE;
}

gboolean
chieu_mat_try (ChieuMatView    *self,
               const ChieuMove *move)
{
  ChieuReason reason = CHIEU_REASON_NONE;
  ChieuMove made = *move;
  ChieuTry tried;

  if (repeats_too_soon (self, &made))
    return FALSE;
  /* Before the move: what the others say of it at once is to stay. */
  chieu_mat_view_notice (self, NULL);
  tried = self->source->try_move (self->source_data, &made, &reason);
  if (tried == CHIEU_TRY_WARNED)
    {
      self->warned = made;
      self->warned_at = g_get_monotonic_time ();
    }
  if (tried != CHIEU_TRY_DONE)
    {
      explain (self, tried, reason);
      return FALSE;
    }
  return TRUE;
}
