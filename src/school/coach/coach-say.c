/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sentences of the coach about a hand that is completed card by card.
 */
#include "config.h"

#include "coach-private.h"

#include <glib/gi18n-lib.h>

void
chieu_coach_begin (ChieuCoach           *self,
                   const ChieuCoachHand *hand,
                   const void           *view,
                   int                   seat,
                   ChieuCoachAdvice     *advice)
{
  const ChieuGame *game = hand->outlook->game;

  self->game = game;
  self->hand = hand;
  self->view = view;
  self->seat = seat;
  self->words = chieu_words_for_game (game);
  self->advice = advice;
  self->n_moves = 0;
  advice->distance = -1;
  if ((game->to_answer (view) >> seat & 1) != 0)
    self->n_moves = game->moves (view, seat, CHIEU_MOVES_CLEAN, self->moves);
}

const ChieuMove *
chieu_coach_find_move (const ChieuCoach *self,
                       int               kind)
{
  for (int i = 0; i < self->n_moves; i++)
    if (self->moves[i].kind == kind)
      return &self->moves[i];
  return NULL;
}

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
  self->hand->say_lung (self);
  if (outlook->distance == 0 || outlook->distance == CHIEU_OUTLOOK_FAR)
    return;
  part = chieu_coach_advice_add (self->advice, CHIEU_COACH_HELPS, helps_text (outlook));
  for (ChieuCard face = 0; face < self->game->deck->n_faces; face++)
    if ((outlook->faces >> face & 1) != 0)
      chieu_coach_part_add (part, face, outlook->helps[face]);
  if (self->hand->refused_u (self->view, self->seat))
    chieu_coach_say (self, CHIEU_COACH_HELPS, _("You let a winning card go by before: a win of this hand is not paid any more (bỏ ù)."));
}

/* Which cards help a hand with one too many is only known when it has put one down. */
void
chieu_coach_look_on (ChieuCoach *self)
{
  const ChieuOutlookGame *game = self->hand->outlook;
  ChieuOutlook outlook;

  if (game->is_full (self->view, self->seat))
    {
      chieu_coach_say_distance (self, game->distance (self->view, self->seat), FALSE);
      self->hand->say_lung (self);
      return;
    }
  game->look (self->view, self->seat, &outlook);
  chieu_coach_say_outlook (self, &outlook, FALSE);
}

/* ---- What needs no thought ---- */

char *
chieu_coach_due_text (const ChieuCoach *self,
                      const ChieuMove  *move,
                      int               seats)
{
  g_autofree char *choice = chieu_words_choice (self->words, move, seats);

  /* Translators: what is to be done, as on its button or in the list of choices. */
  return g_strdup_printf (_("Best now: %s."), choice);
}

void
chieu_coach_advise_u (ChieuCoach      *self,
                      const ChieuMove *move,
                      ChieuCard        card)
{
  if (card == CHIEU_CARD_NONE)
    chieu_coach_best (self, move, g_strdup (_("Best now: call ù. Your hand is complete.")));
  else
    chieu_coach_part_add (chieu_coach_best (self, move, g_strdup_printf (_("Best now: call ù. With %s your hand is complete."),
                                                               chieu_coach_card (self, card))),
                          card, -1);
}
