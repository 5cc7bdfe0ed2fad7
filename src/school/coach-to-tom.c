/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach of Tổ tôm. What is best is found by the evaluation among the clean
 * moves; the sentences say what it found.
 */
#include "config.h"

#include "coach-to-tom-private.h"

#include <glib/gi18n-lib.h>

#include "rules/to-tom/eval.h"

const char *
chieu_coach_card (const ChieuCoach *self,
                  ChieuCard         card)
{
  return chieu_words_card (self->words, card);
}

ChieuCoachPart *
chieu_coach_best (ChieuCoach      *self,
                  const ChieuMove *move,
                  char            *text)
{
  self->advice->has_move = TRUE;
  self->advice->move = *move;
  return chieu_coach_advice_add (self->advice, CHIEU_COACH_BEST, text);
}

void
chieu_coach_say (ChieuCoach      *self,
                 ChieuCoachTopic  topic,
                 const char      *text)
{
  chieu_coach_advice_add (self->advice, topic, g_strdup (text));
}

/* ---- How the hand stands ---- */

static char *
lacks (int distance)
{
  return g_strdup_printf (ngettext ("Your hand lacks %d card to a win.", "Your hand lacks %d cards to a win.", (gulong) distance),
                          distance);
}

static char *
then_lacks (int distance)
{
  return g_strdup_printf (ngettext ("Then your hand lacks %d card to a win.", "Then your hand lacks %d cards to a win.",
                                    (gulong) distance), distance);
}

void
chieu_coach_say_distance (ChieuCoach *self,
                          int         distance,
                          gboolean    then)
{
  self->advice->distance = distance < CHIEU_OUTLOOK_FAR ? distance : -1;
  if (distance == CHIEU_OUTLOOK_FAR)
    chieu_coach_say (self, CHIEU_COACH_FAR, _("This hand cannot be completed any more: play so that nobody else wins."));
  else if (distance == 0)
    chieu_coach_say (self, CHIEU_COACH_FAR, _("Your hand is complete."));
  else if (distance == 1)
    chieu_coach_say (self, CHIEU_COACH_FAR, then ? _("Then you are waiting (chờ): one card more, and you win.")
                                                 : _("You are waiting (chờ): one card more, and you win."));
  else
    chieu_coach_advice_add (self->advice, CHIEU_COACH_FAR, then ? then_lacks (distance) : lacks (distance));
}

/* Lưng that the cards have, so far as they are needed. */
static int
count_lung (const ChieuHolding *holding)
{
  int lung = chieu_holding_need (holding);

  while (lung > 0 && chieu_eval_loose (holding, lung) == 255)
    lung--;
  return lung;
}

void
chieu_coach_say_lung (ChieuCoach *self)
{
  ChieuHolding holding;
  int lung, need;

  chieu_to_tom_holding (self->view, self->seat, CHIEU_CARD_NONE, &holding);
  lung = count_lung (&holding);
  need = chieu_holding_need (&holding);
  if (lung >= need)
    chieu_coach_say (self, CHIEU_COACH_LUNG, need == 1 ? _("You have the lưng that a win needs.") : _("You have the two lưng that a win needs."));
  else if (lung > 0)
    chieu_coach_say (self, CHIEU_COACH_LUNG, _("You have one lưng; a win needs two."));
  else
    chieu_coach_say (self, CHIEU_COACH_LUNG, need == 1 ? _("You have no lưng yet; a win needs one.") : _("You have no lưng yet; a win needs two."));
}

static char *
helps_text (const ChieuOutlook *outlook)
{
  if (outlook->faces == 0)
    return g_strdup (_("No single card that you could take brings you nearer now."));
  if (outlook->n_left == 0)
    return g_strdup (_("These cards would help you, but none of them is left unseen."));
  if (outlook->distance == 1)
    return g_strdup_printf (ngettext ("You win with one of these; %d of them is left unseen.",
                                      "You win with one of these; %d of them are left unseen.", (gulong) outlook->n_left),
                            outlook->n_left);
  return g_strdup_printf (ngettext ("These cards would help you; %d of them is left unseen.",
                                    "These cards would help you; %d of them are left unseen.", (gulong) outlook->n_left),
                          outlook->n_left);
}

void
chieu_coach_say_outlook (ChieuCoach         *self,
                         const ChieuOutlook *outlook,
                         gboolean            then)
{
  ChieuCoachPart *part;

  chieu_coach_say_distance (self, outlook->distance, then);
  chieu_coach_say_lung (self);
  if (outlook->distance == 0 || outlook->distance == CHIEU_OUTLOOK_FAR)
    return;
  part = chieu_coach_advice_add (self->advice, CHIEU_COACH_HELPS, helps_text (outlook));
  for (ChieuCard face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if ((outlook->faces >> face & 1) != 0)
      chieu_coach_part_add (part, face, outlook->helps[face]);
  if (self->view->seat[self->seat].refused_u)
    chieu_coach_say (self, CHIEU_COACH_HELPS, _("You let a winning card go by before: a win of this hand is not paid any more (bỏ ù)."));
}

/* ---- What needs no thought ---- */

static const ChieuMove *
find_move (const ChieuCoach *self,
           int               kind)
{
  for (int i = 0; i < self->n_moves; i++)
    if (self->moves[i].kind == kind)
      return &self->moves[i];
  return NULL;
}

static void
advise_u (ChieuCoach      *self,
          const ChieuMove *move)
{
  ChieuCard card = self->view->phase == CHIEU_TO_TOM_DISCARD ? CHIEU_CARD_NONE : self->view->card;

  if (card == CHIEU_CARD_NONE)
    chieu_coach_best (self, move, g_strdup (_("Best now: call ù. Your hand is complete.")));
  else
    chieu_coach_part_add (chieu_coach_best (self, move, g_strdup_printf (_("Best now: call ù. With %s your hand is complete."),
                                                               chieu_coach_card (self, card))),
                          card, -1);
}

static void
advise_day_khan (ChieuCoach      *self,
                 const ChieuMove *move)
{
  ChieuOutlook outlook;

  chieu_coach_part_add (chieu_coach_best (self, move, g_strdup_printf (_("Best now: raise your khàn with %s (dậy khàn)."),
                                                             chieu_coach_card (self, move->face))),
                        move->face, -1);
  chieu_coach_say (self, CHIEU_COACH_WHY, chieu_words_reason (self->words, CHIEU_TO_TOM_THOI_KHAN));
  chieu_outlook_look (self->view, self->seat, &outlook);
  chieu_coach_say_distance (self, outlook.distance, FALSE);
  chieu_coach_say_lung (self);
}

/* Translators: %s is a card. */
static const char *const opening_texts[CHIEU_TO_TOM_N_MOVES] = {
  [CHIEU_TO_TOM_KHAN] = N_("Best now: lay your khàn of %s face down. It is a lưng."),
  [CHIEU_TO_TOM_THIEN_KHAI] = N_("Best now: lay your four %s face down (thiên khai)."),
  [CHIEU_TO_TOM_LAT_KHAN] = N_("Best now: turn up your khàn of %s."),
  [CHIEU_TO_TOM_BAO_BAT_THUC] = N_("Best now: name your khàn bất thực of %s."),
};

static const char *const plain_texts[CHIEU_TO_TOM_N_MOVES] = {
  [CHIEU_TO_TOM_XONG] = N_("Best now: say that you are done."),
  [CHIEU_TO_TOM_TRA_CHEN] = N_("Best now: return the cup."),
  [CHIEU_TO_TOM_HO_PHONG] = N_("Best now: say phỗng, for you held two of the winning card."),
  [CHIEU_TO_TOM_HO_KHONG_PHONG] = N_("Best now: say không phỗng, for your two cards lie in other phu."),
};

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
static char *
duty_text (const ChieuCoach *self,
           const ChieuMove  *move)
{
  g_autofree char *call = NULL;

  if (opening_texts[move->kind] != NULL)
    return g_strdup_printf (_(opening_texts[move->kind]), chieu_coach_card (self, move->face));
  if (plain_texts[move->kind] != NULL)
    return g_strdup (_(plain_texts[move->kind]));
  call = chieu_words_choice (self->words, move, self->view->seats);
  /* Translators: what is to be done, as on its button or in the list of choices. */
  return g_strdup_printf (_("Best now: %s."), call);
}
#pragma GCC diagnostic pop

/* Khàn are laid, a hand that has won is laid down and called: the first clean move is the one that is due. */
static void
advise_duty (ChieuCoach      *self,
             const ChieuMove *move)
{
  ChieuCoachPart *part = chieu_coach_best (self, move, duty_text (self, move));

  if (move->face < CHIEU_TO_TOM_FACES)
    chieu_coach_part_add (part, move->face, -1);
}

static void
advise_opening (ChieuCoach *self)
{
  static const int order[] = { CHIEU_TO_TOM_THIEN_KHAI, CHIEU_TO_TOM_KHAN, CHIEU_TO_TOM_XONG };
  const ChieuMove *move = NULL;

  for (gsize i = 0; move == NULL && i < G_N_ELEMENTS (order); i++)
    move = find_move (self, order[i]);
  advise_duty (self, move != NULL ? move : &self->moves[0]);
}

/* ---- The whole ---- */

/* The hand as it is while others are asked. Which cards help the cái is only known when it has put one down. */
static void
look_on (ChieuCoach *self)
{
  ChieuOutlook outlook;

  if (self->view->phase == CHIEU_TO_TOM_LAY)
    return;
  if (chieu_outlook_is_full (self->view, self->seat))
    {
      chieu_coach_say_distance (self, chieu_outlook_distance (self->view, self->seat), FALSE);
      chieu_coach_say_lung (self);
      return;
    }
  chieu_outlook_look (self->view, self->seat, &outlook);
  chieu_coach_say_outlook (self, &outlook, FALSE);
}

static void
answer (ChieuCoach *self)
{
  const ChieuMove *u = find_move (self, CHIEU_TO_TOM_U), *raise = find_move (self, CHIEU_TO_TOM_DAY_KHAN);

  if (u != NULL && self->view->phase != CHIEU_TO_TOM_LAY)
    advise_u (self, u);
  else if (raise != NULL)
    advise_day_khan (self, raise);
  else if (self->view->phase == CHIEU_TO_TOM_OPENING)
    advise_opening (self);
  else if (self->view->phase == CHIEU_TO_TOM_LAY)
    advise_duty (self, &self->moves[0]);
  else if (self->view->phase == CHIEU_TO_TOM_DISCARD || self->view->phase == CHIEU_TO_TOM_RETURN)
    chieu_coach_advise_discard (self);
  else
    chieu_coach_advise_claim (self);
}

static void
advise_to_tom (const void       *view,
               int               seat,
               ChieuCoachAdvice *advice)
{
  ChieuCoach self = {
    .view = view,
    .seat = seat,
    .words = chieu_words_for_game (&chieu_to_tom),
    .advice = advice,
  };

  advice->distance = -1;
  if ((chieu_to_tom.to_answer (view) >> seat & 1) != 0)
    self.n_moves = chieu_to_tom.moves (view, seat, CHIEU_MOVES_CLEAN, self.moves);
  if (self.n_moves > 0)
    answer (&self);
  else
    look_on (&self);
  if (self.n_moves > 0 && self.view->phase == CHIEU_TO_TOM_OPENING)
    look_on (&self);
}

const ChieuCoachGame chieu_coach_to_tom = {
  .game = &chieu_to_tom,
  .advise = advise_to_tom,
};
