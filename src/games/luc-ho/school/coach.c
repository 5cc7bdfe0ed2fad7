/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach of Lục hổ. He advises what a middling player would do, who counts old cards and what may still beat a set; the sentences
 * say what the rules know of it.
 */
#include "config.h"

#include "school.h"

#include <glib/gi18n-lib.h>

#include "bots/bot.h"
#include "games/luc-ho/match/words.h"
#include "match/words/words.h"

/* The level that is asked, always with the same seed: the same view gets the same advice. */
#define ADVISER "vua"
#define SEED 1

/* What the advice is made of, and where it goes. */
typedef struct
{
  const ChieuLucHoState *view;
  const ChieuWords *words;
  ChieuCoachAdvice *advice;
  int seat;
  uint64_t hand, old;
  uint64_t unheld;               /* cards that no other hand can hold */
} Coach;

static void
add_cards (ChieuCoachPart *part,
           uint64_t        cards)
{
  for (; cards != 0; cards &= cards - 1)
    chieu_coach_part_add (part, (ChieuCard) __builtin_ctzll (cards), -1);
}

static void
say_sentence (const Coach     *self,
              ChieuCoachTopic  topic,
              const char      *text,
              uint64_t         cards)
{
  add_cards (chieu_coach_advice_add (self->advice, topic, g_strdup (text)), cards);
}

/* ---- How the hand stands ---- */

static char *
standing_to_words (int won,
                   int old)
{
  /* Translators: the hồ that a hand of Lục hổ has in all, those won, and those that are old in the hand. */
  return g_strdup_printf (ngettext ("You have %1$d hồ: %2$d won, and %3$d old in your hand.",
                                    "You have %1$d hồ: %2$d won, and %3$d old in your hand.", (gulong) (won + old)),
                          won + old, won, old);
}

static void
say_standing (const Coach *self)
{
  int won = self->view->seat[self->seat].n_won, old = __builtin_popcountll (self->old);
  ChieuCoachPart *part = chieu_coach_advice_add (self->advice, CHIEU_COACH_FAR, standing_to_words (won, old));

  add_cards (part, self->old);
}

/* Says what drops prove, card by card. */
static void
say_proved (const Coach *self)
{
  for (uint64_t left = self->old; left != 0; left &= left - 1)
    {
      ChieuCard card = (ChieuCard) __builtin_ctzll (left);
      g_autofree char *why = chieu_words_luc_ho_why_old (self->words, self->view, self->seat, card);

      if (why != NULL)
        say_sentence (self, CHIEU_COACH_FAR, why, left & -left);
    }
}

/* Says which cards may not be led alone before others. */
static void
say_not_yet (const Coach *self)
{
  uint64_t leads = chieu_luc_ho_find_single_leads (self->hand, self->old, chieu_luc_ho_is_privileged (self->view, self->seat));

  if ((self->hand & ~leads) != 0)
    say_sentence (self, CHIEU_COACH_NOT, _("These may not be led alone yet: other cards come before them."), self->hand & ~leads);
}

/* ---- Why ---- */

static char *
why_bid (const Coach *self,
         gboolean     make)
{
  int sure = chieu_luc_ho_count_strong (self->hand, self->old);

  if (make)
    return g_strdup_printf (ngettext ("%d card in your hand is old, or lies in các or thuận: the hand is strong enough to make.",
                                      "%d cards in your hand are old, or lie in các or thuận: the hand is strong enough to make.",
                                      (gulong) sure), sure);
  if (self->seat != self->view->cai)
    return g_strdup_printf (ngettext ("Only %d card in your hand is old, or lies in các or thuận; and if you make the hand from this "
                                      "seat and lose, you pay for both.",
                                      "Only %d cards in your hand are old, or lie in các or thuận; and if you make the hand from this "
                                      "seat and lose, you pay for both.",
                                      (gulong) sure), sure);
  return g_strdup_printf (ngettext ("Only %d card in your hand is old, or lies in các or thuận.",
                                    "Only %d cards in your hand are old, or lie in các or thuận.", (gulong) sure), sure);
}

static const char *
why_lead (const Coach *self,
          uint64_t     cards)
{
  ChieuLucHoSet set;

  chieu_luc_ho_read_set (cards, &set);
  if (chieu_luc_ho_is_safe (self->unheld, &set))
    return set.n > 1 ? _("No card that others may hold beats it: it is as good as won, and you lead again.")
                     : _("Nothing beats it: you keep the lead.");
  if (set.n > 1)
    return _("It can be beaten, but seldom is; and if it wins, all its cards count.");
  return _("Of the cards that you may lead, it is the one you will miss least.");
}

static const char *
why_follow (const Coach     *self,
            const ChieuMove *move)
{
  if (move->kind == CHIEU_LUC_HO_BAT)
    return _("If nobody beats them, the cards count as won and you lead the next trick.");
  if (!chieu_luc_ho_can_beat (self->hand, &self->view->best))
    return _("You cannot beat the cards on the mat, and you need these least.");
  return _("Beating them would cost you better cards. What you keep can no longer beat them, so you hold nothing back.");
}

static char *
why_tigers (const Coach *self)
{
  /* Translators: the five tigers, and their points. */
  return g_strdup_printf (_("They win at once, without any risk: %d points from each loser."),
                          chieu_luc_ho_tiger_points (&self->view->rules));
}

/* ---- What is best ---- */

/* What is to be done, for each move that can be best: Qua is none, because five tigers that are declared win at once.
 * Translators: what is to be done in Lục hổ; %s are cards. */
static const char *const texts[CHIEU_LUC_HO_N_MOVES] = {
  [CHIEU_LUC_HO_RA] = N_("Best now: lead %s."),
  [CHIEU_LUC_HO_BAT] = N_("Best now: beat with %s (bắt)."),
  [CHIEU_LUC_HO_CHUI] = N_("Best now: drop %s (chui)."),
};

static const char *const plain_texts[CHIEU_LUC_HO_N_MOVES] = {
  [CHIEU_LUC_HO_NAM_HO] = N_("Best now: declare the five tigers (ngũ hổ hạ sơn)."),
  [CHIEU_LUC_HO_LAM] = N_("Best now: make the hand (làm bài)."),
  [CHIEU_LUC_HO_KHONG] = N_("Best now: do not make the hand."),
  [CHIEU_LUC_HO_AN_HO] = N_("Best now: claim (ăn hồ)."),
};

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
static char *
best_to_words (const Coach     *self,
               const ChieuMove *move)
{
  g_autofree char *cards = chieu_words_cards (self->words, move->cards, move->n);
  g_autofree char *choice = chieu_words_choice (self->words, move, self->view->seats);

  if (texts[move->kind] != NULL)
    return g_strdup_printf (_(texts[move->kind]), cards);
  return plain_texts[move->kind] != NULL ? g_strdup (_(plain_texts[move->kind])) : g_strdup_printf (_("Best now: %s."), choice);
}
#pragma GCC diagnostic pop

static void
say_best (const Coach     *self,
          const ChieuMove *move)
{
  self->advice->has_move = TRUE;
  self->advice->move = *move;
  add_cards (chieu_coach_advice_add (self->advice, CHIEU_COACH_BEST, best_to_words (self, move)), chieu_luc_ho_move_cards (move));
}

static void
say_why (const Coach     *self,
         const ChieuMove *move)
{
  switch ((ChieuLucHoMoveKind) move->kind)
    {
    case CHIEU_LUC_HO_LAM:
    case CHIEU_LUC_HO_KHONG:
      chieu_coach_advice_add (self->advice, CHIEU_COACH_WHY, why_bid (self, move->kind == CHIEU_LUC_HO_LAM));
      break;
    case CHIEU_LUC_HO_RA:
      say_sentence (self, CHIEU_COACH_WHY, why_lead (self, chieu_luc_ho_move_cards (move)), 0);
      break;
    case CHIEU_LUC_HO_BAT:
    case CHIEU_LUC_HO_CHUI:
      say_sentence (self, CHIEU_COACH_WHY, why_follow (self, move), 0);
      break;
    case CHIEU_LUC_HO_AN_HO:
      say_sentence (self, CHIEU_COACH_WHY, _("You have enough, and no set in your hand is sure to earn more; if you wait, you may "
                                             "lose the lead."), 0);
      break;
    case CHIEU_LUC_HO_NAM_HO:
      chieu_coach_advice_add (self->advice, CHIEU_COACH_WHY, why_tigers (self));
      break;
    case CHIEU_LUC_HO_QUA:
    case CHIEU_LUC_HO_N_MOVES:
      break;
    }
}

/* Says which cards should stay, if @move puts cards down. */
static void
say_keep (const Coach     *self,
          const ChieuMove *move)
{
  /* Old cards win nothing more by being led: they count as they are. */
  uint64_t old = self->old & ~(chieu_luc_ho_move_cards (move));

  if ((move->kind == CHIEU_LUC_HO_RA || move->kind == CHIEU_LUC_HO_CHUI) && old != 0)
    say_sentence (self, CHIEU_COACH_KEEP, _("Keep these as long as you can: they are old, and each counts one hồ in your hand."), old);
}

static void
advise_answer (const Coach *self)
{
  const ChieuBotBudget budget = { .seed = SEED };
  ChieuMove move;

  if (!chieu_bot_choose (chieu_bot_level_find (ADVISER), &chieu_luc_ho, self->view, self->seat, &budget, &move, NULL))
    return;
  say_best (self, &move);
  say_why (self, &move);
  say_standing (self);
  say_proved (self);
  if (move.kind == CHIEU_LUC_HO_RA)
    say_not_yet (self);
  say_keep (self, &move);
}

/* Finds which cards are held by @self, which are old, and which nobody else can hold. */
static void
look_at_hand (Coach *self)
{
  self->hand = self->view->seat[self->seat].hand;
  self->unheld = chieu_luc_ho_find_unheld (self->view, self->seat);
  self->old = chieu_luc_ho_find_old_in (self->hand, self->unheld);
}

void
chieu_coach_luc_ho_advise (const void       *view,
                           int               seat,
                           ChieuCoachAdvice *advice)
{
  Coach self = { .view = view, .words = chieu_words_for_game (&chieu_luc_ho), .advice = advice, .seat = seat };

  advice->distance = -1;
  if (seat == chieu_luc_ho_dream (self.view))
    {
      say_sentence (&self, CHIEU_COACH_FAR, _("You are the dream (nhà mộng) in this hand: you only look on."), 0);
      return;
    }
  look_at_hand (&self);
  if ((self.view->asked >> seat & 1) != 0)
    advise_answer (&self);
  else
    {
      say_standing (&self);
      say_proved (&self);
    }
}

void
chieu_coach_luc_ho_advise_move (const void       *view,
                                int               seat,
                                const ChieuMove  *move,
                                const char       *why,
                                ChieuCoachAdvice *advice)
{
  Coach self = { .view = view, .words = chieu_words_for_game (&chieu_luc_ho), .advice = advice, .seat = seat };

  look_at_hand (&self);
  say_best (&self, move);
  say_sentence (&self, CHIEU_COACH_WHY, why, 0);
  say_standing (&self);
  say_proved (&self);
  say_keep (&self, move);
}
