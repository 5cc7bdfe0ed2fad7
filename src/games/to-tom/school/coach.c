/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach of Tổ tôm. What is best is found by the evaluation among the clean
 * moves; the sentences say what it found.
 */
#include "config.h"

#include "school/coach/coach-hand.h"

#include <glib/gi18n-lib.h>

#include "outlook.h"
#include "games/to-tom/bots/bots.h"
#include "games/to-tom/rules/eval/eval.h"
#include "school.h"

static const ChieuToTomState *
view_of (const ChieuCoach *self)
{
  return self->view;
}

/* ---- How the hand stands ---- */

/* Returns: how many lưng the cards have, at most as many as are needed */
static int
count_lung (const ChieuHolding *holding)
{
  int lung = chieu_holding_need (holding);

  while (lung > 0 && chieu_eval_count_loose (holding, lung) == CHIEU_LOOSE_NONE)
    lung--;
  return lung;
}

static void
say_lung (ChieuCoach *self)
{
  ChieuHolding holding;
  int lung, need;

  chieu_to_tom_find_holding (self->view, self->seat, CHIEU_CARD_NONE, &holding);
  lung = count_lung (&holding);
  need = chieu_holding_need (&holding);
  if (lung >= need)
    chieu_coach_say (self, CHIEU_COACH_LUNG, need == 1 ? _("You have the lưng that a win needs.") : _("You have the two lưng that a win needs."));
  else if (lung > 0)
    chieu_coach_say (self, CHIEU_COACH_LUNG, _("You have one lưng; a win needs two."));
  else
    chieu_coach_say (self, CHIEU_COACH_LUNG, need == 1 ? _("You have no lưng yet; a win needs one.") : _("You have no lưng yet; a win needs two."));
}

/* ---- What needs no thought ---- */

/* Translators: %s is a card. */
static const char *const card_texts[CHIEU_TO_TOM_N_MOVES] = {
  [CHIEU_TO_TOM_KHAN] = N_("Best now: lay your khàn of %s face down. It is a lưng."),
  [CHIEU_TO_TOM_THIEN_KHAI] = N_("Best now: lay your four %s face down (thiên khai)."),
  [CHIEU_TO_TOM_LAT_KHAN] = N_("Best now: turn up your khàn of %s."),
  [CHIEU_TO_TOM_BAO_BAT_THUC] = N_("Best now: name your khàn bất thực of %s."),
};

static const char *const plain_texts[CHIEU_TO_TOM_N_MOVES] = {
  [CHIEU_TO_TOM_XONG] = N_("Best now: press Xong, because you are done."),
  [CHIEU_TO_TOM_TRA_CHEN] = N_("Best now: return the cup."),
  [CHIEU_TO_TOM_HO_PHONG] = N_("Best now: say phỗng, because you held two of the winning card."),
  [CHIEU_TO_TOM_HO_KHONG_PHONG] = N_("Best now: say không phỗng, because your two cards lie in other phu."),
};

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
static char *
duty_text (const ChieuCoach *self,
           const ChieuMove  *move)
{
  if (move->kind == CHIEU_TO_TOM_XUONG)
    return chieu_coach_call_text ();
  if (card_texts[move->kind] != NULL)
    return g_strdup_printf (_(card_texts[move->kind]), chieu_coach_card_name (self, move->face));
  if (plain_texts[move->kind] != NULL)
    return g_strdup (_(plain_texts[move->kind]));
  return chieu_coach_due_text (self, move, view_of (self)->seats);
}
#pragma GCC diagnostic pop

/* Advises @move of the opening or of a winner, where nothing has to be weighed: khàn are laid, and a hand that has won is laid down and
 * called. */
static void
advise_duty (ChieuCoach      *self,
             const ChieuMove *move)
{
  ChieuCoachPart *part = chieu_coach_say_best (self, move, duty_text (self, move));

  if (move->face < CHIEU_TO_TOM_FACES)
    chieu_coach_part_add (part, move->face, -1);
}

static void
advise_opening (ChieuCoach *self)
{
  /* In the order in which they are advised: whatever can be laid is laid before one is done. */
  static const int order[] = { CHIEU_TO_TOM_THIEN_KHAI, CHIEU_TO_TOM_KHAN, CHIEU_TO_TOM_XONG };
  const ChieuMove *move = NULL;
  int back = chieu_to_tom_find_return (self->view, self->seat, self->moves, self->n_moves);

  if (back >= 0)
    {
      /* The booklet says which card goes back; of several that may go, it is the least useful. */
      chieu_coach_part_add (chieu_coach_say_best (self, &self->moves[back], g_strdup_printf (_("Best now: you have a card too many; give %s back."),
                                                                               chieu_coach_card_name (self, self->moves[back].face))),
                            self->moves[back].face, -1);
      chieu_coach_say (self, CHIEU_COACH_WHY, chieu_words_reason (self->words, CHIEU_TO_TOM_TRA_THUA_SAI));
      return;
    }
  for (gsize i = 0; move == NULL && i < G_N_ELEMENTS (order); i++)
    move = chieu_coach_find_move (self, order[i]);
  advise_duty (self, move != NULL ? move : &self->moves[0]);
}

/* ---- The whole ---- */

static void
advise_answer (ChieuCoach *self)
{
  const ChieuMove *u = chieu_coach_find_move (self, CHIEU_TO_TOM_U), *raise = chieu_coach_find_move (self, CHIEU_TO_TOM_DAY_KHAN);

  if (u != NULL && view_of (self)->phase != CHIEU_EATING_LAY)
    chieu_coach_advise_u (self, u, view_of (self)->phase == CHIEU_EATING_DISCARD ? CHIEU_CARD_NONE : view_of (self)->card);
  else if (raise != NULL)
    {
      ChieuOutlook outlook;

      chieu_coach_part_add (chieu_coach_say_best (self, raise, g_strdup_printf (_("Best now: raise your khàn with %s (dậy khàn)."),
                                                                 chieu_coach_card_name (self, raise->face))),
                            raise->face, -1);
      chieu_coach_say (self, CHIEU_COACH_WHY, chieu_words_reason (self->words, CHIEU_TO_TOM_THOI_KHAN));
      chieu_outlook_to_tom.look (self->view, self->seat, &outlook);
      chieu_coach_say_distance (self, outlook.distance, FALSE);
      say_lung (self);
    }
  else if (view_of (self)->phase == CHIEU_EATING_OPENING)
    advise_opening (self);
  else if (view_of (self)->phase == CHIEU_EATING_LAY)
    advise_duty (self, &self->moves[0]);
  else if (chieu_eating_puts_down (view_of (self)->phase))
    chieu_coach_advise_discard (self);
  else
    chieu_coach_advise_claim (self);
}

/* ---- The facts that the common sentences need ---- */

static char *
claim_text (const ChieuCoach *self,
            const ChieuMove  *move)
{
  g_autofree char *choice = chieu_words_choice (self->words, move, view_of (self)->seats);

  if (move->kind == CHIEU_TO_TOM_PHONG)
    return g_strdup_printf (_("Best now: take %s by phỗng."), chieu_coach_card_name (self, view_of (self)->card));
  /* Translators: a card, and the phu that is made with it: “Tôm: 3 Vạn, 3 Sách, 7 Văn”. */
  return g_strdup_printf (_("Best now: eat %1$s (ăn). %2$s."), chieu_coach_card_name (self, view_of (self)->card), choice);
}

/* ChieuCoachHand.after_passing: a card that is not taken now may not be eaten later nor, unless the house allows it, taken
 * by phỗng. */
static void
after_passing (const void   *view,
               int           seat,
               ChieuOutlook *outlook)
{
  ChieuToTomState after = *(const ChieuToTomState *) view;

  after.seat[seat].refused |= 1u << after.card;
  chieu_outlook_to_tom.look (&after, seat, outlook);
}

static gboolean
holds (const void *view,
       int         seat,
       ChieuCard   card)
{
  return ((const ChieuToTomState *) view)->seat[seat].hand[card] > 0;
}

static gboolean
refused_u (const void *view,
           int         seat)
{
  return ((const ChieuToTomState *) view)->seat[seat].refused_u;
}

static const ChieuCoachHand hand = {
  .taking = 1u << CHIEU_TO_TOM_AN | 1u << CHIEU_TO_TOM_PHONG,
  .returning = CHIEU_TO_TOM_TRA,
  .nothing_fits = N_("You have no phu for it."),
  .outlook = &chieu_outlook_to_tom,
  .claim_text = claim_text,
  .after_passing = after_passing,
  .holds = holds,
  .say_lung = say_lung,
  .refused_u = refused_u,
};

void
chieu_coach_to_tom_advise (const void       *view,
                           int               seat,
                           ChieuCoachAdvice *advice)
{
  ChieuCoach self;

  chieu_coach_init (&self, &hand, view, seat, advice);
  if (self.n_moves > 0)
    advise_answer (&self);
  /* Laying cards at the opening does not change the hand: there is time to look at it. */
  if (self.n_moves > 0 ? view_of (&self)->phase == CHIEU_EATING_OPENING : view_of (&self)->phase != CHIEU_EATING_LAY)
    chieu_coach_say_standing (&self);
}

void
chieu_coach_to_tom_advise_move (const void       *view,
                                int               seat,
                                const ChieuMove  *move,
                                const char       *why,
                                ChieuCoachAdvice *advice)
{
  ChieuCoach self;

  chieu_coach_init (&self, &hand, view, seat, advice);
  chieu_coach_advise_move (&self, move, why);
}
