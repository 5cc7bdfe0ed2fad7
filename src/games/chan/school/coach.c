/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach of Chắn: the facts for the sentences that all games share.
 */
#include "config.h"

#include "school/coach/coach-hand.h"

#include <glib/gi18n-lib.h>

#include "outlook.h"
#include "school.h"

static const ChieuChanState *
view_of (const ChieuCoach *self)
{
  return self->view;
}

/* ---- What the common sentences are about ---- */

static char *
claim_text (const ChieuCoach *self,
            const ChieuMove  *move)
{
  const char *card = chieu_coach_card_name (self, view_of (self)->card);

  if (move->kind == CHIEU_CHAN_CHIU)
    return g_strdup_printf (_("Best now: take %s by chíu."), card);
  if (move->detail == CHIEU_CHAN_SET_CHAN)
    return g_strdup_printf (_("Best now: eat %s as a chắn."), card);
  /* Translators: two cards. */
  return g_strdup_printf (_("Best now: eat %1$s as a cạ with %2$s."), card, chieu_coach_card_name (self, chieu_chan_get_hand_card (move)));
}

static void
after_passing (const void   *view,
               int           seat,
               ChieuOutlook *outlook)
{
  ChieuChanState after = *(const ChieuChanState *) view;

  /* To pass on a drawn card binds in the same way as to leave one that came, and does not draw an unseen card. */
  if (after.turn == seat)
    {
      chieu_chan_outlook_put_card (&after, after.card, seat, CHIEU_EATING_FROM_NOC, seat);
      chieu_chan_outlook_leave (&after, seat);
    }
  chieu_outlook_chan.look (&after, seat, outlook);
}

static gboolean
holds (const void *view,
       int         seat,
       ChieuCard   card)
{
  return ((const ChieuChanState *) view)->seat[seat].hand[card] > 0;
}

/* Says how many chắn the hand has. */
static void
say_chan (ChieuCoach *self)
{
  const ChieuChanSeat *seat = &view_of (self)->seat[self->seat];
  int chan = chieu_chan_count_chan (seat->hand) + seat->mat_chan;

  if (chan >= CHIEU_CHAN_NEED)
    chieu_coach_advice_add (self->advice, CHIEU_COACH_LUNG,
                            g_strdup_printf (ngettext ("You have %d chắn; a win needs six.", "You have %d chắn; a win needs six.",
                                                       (gulong) chan), chan));
  else
    chieu_coach_advice_add (self->advice, CHIEU_COACH_LUNG,
                            g_strdup_printf (ngettext ("You have %d chắn so far; a win needs six.",
                                                       "You have %d chắn so far; a win needs six.", (gulong) chan), chan));
}

static gboolean
refused_u (const void *view,
           int         seat)
{
  return ((const ChieuChanState *) view)->seat[seat].refused_u;
}

static const ChieuCoachHand hand = {
  .taking = 1u << CHIEU_CHAN_AN | 1u << CHIEU_CHAN_CHIU,
  .returning = CHIEU_CHAN_TRA,
  .nothing_fits = N_("You have no card for it."),
  .outlook = &chieu_outlook_chan,
  .claim_text = claim_text,
  .after_passing = after_passing,
  .holds = holds,
  .say_lung = say_chan,
  .refused_u = refused_u,
};

/* ---- The whole ---- */

static void
advise_answer (ChieuCoach *self)
{
  const ChieuMove *u = chieu_coach_find_move (self, CHIEU_CHAN_U), *ha = chieu_coach_find_move (self, CHIEU_CHAN_HA);
  int phase = view_of (self)->phase;

  /* In the call the one clean move is the full call. A hand without chắn is laid down, as bots do: that is a sure ù xuông, and as phá
   * thiên it would win too seldom. */
  if (phase == CHIEU_EATING_LAY)
    chieu_coach_say_best (self, &self->moves[0], chieu_coach_call_text ());
  else if (ha != NULL)
    chieu_coach_say_best (self, ha, chieu_coach_due_text (self, ha, view_of (self)->seats));
  else if (u != NULL)
    chieu_coach_advise_u (self, u, phase == CHIEU_EATING_DISCARD ? CHIEU_CARD_NONE : view_of (self)->card);
  else if (chieu_eating_puts_down (phase))
    chieu_coach_advise_discard (self);
  else
    chieu_coach_advise_claim (self);
}

void
chieu_coach_chan_advise (const void       *view,
                         int               seat,
                         ChieuCoachAdvice *advice)
{
  ChieuCoach self;

  chieu_coach_init (&self, &hand, view, seat, advice);
  if (self.n_moves > 0)
    advise_answer (&self);
  else if (view_of (&self)->phase != CHIEU_EATING_LAY)
    chieu_coach_say_standing (&self);
}

void
chieu_coach_chan_advise_move (const void       *view,
                              int               seat,
                              const ChieuMove  *move,
                              const char       *why,
                              ChieuCoachAdvice *advice)
{
  ChieuCoach self;

  chieu_coach_init (&self, &hand, view, seat, advice);
  chieu_coach_advise_move (&self, move, why);
}
