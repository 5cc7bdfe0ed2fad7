/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "coach-hand.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "school/school-game.h"

void
chieu_coach_init (ChieuCoach           *self,
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
chieu_coach_card_name (const ChieuCoach *self,
                       ChieuCard         card)
{
  return chieu_words_card (self->words, card);
}

ChieuCoachPart *
chieu_coach_say_best (ChieuCoach      *self,
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
    chieu_coach_say (self, CHIEU_COACH_FAR, then ? _("Then you are waiting (chờ): one more card, and you win.")
                                                 : _("You are waiting (chờ): one more card, and you win."));
  else
    chieu_coach_advice_add (self->advice, CHIEU_COACH_FAR, g_strdup_printf (
      then ? ngettext ("Then you are %d card from winning.", "Then you are %d cards from winning.", (gulong) distance)
           : ngettext ("You are %d card from winning.", "You are %d cards from winning.", (gulong) distance), distance));
}

static char *
helps_text (const ChieuOutlook *outlook)
{
  if (outlook->faces == 0)
    return g_strdup (_("No single card that you could take brings you nearer to a win now."));
  if (outlook->n_left == 0)
    return g_strdup (_("These cards would help you, but all of them have been seen."));
  if (outlook->distance == 1)
    return g_strdup_printf (ngettext ("You win with one of these; %d of them is still unseen.",
                                      "You win with one of these; %d of them are still unseen.", (gulong) outlook->n_left),
                            outlook->n_left);
  return g_strdup_printf (ngettext ("These cards would help you; %d of them is still unseen.",
                                    "These cards would help you; %d of them are still unseen.", (gulong) outlook->n_left),
                          outlook->n_left);
}

/* Says how many cards the hand lacks, and which ones help it. */
static void
say_outlook (ChieuCoach         *self,
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
    chieu_coach_say (self, CHIEU_COACH_HELPS, _("You let a winning card go by earlier: a win in this hand is no longer paid (bỏ ù)."));
}

/* A hand with a surplus card has to put one down before it is known which cards help it. */
void
chieu_coach_say_standing (ChieuCoach *self)
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
  say_outlook (self, &outlook, FALSE);
}

/* ---- Moves that are due ---- */

char *
chieu_coach_due_text (const ChieuCoach *self,
                      const ChieuMove  *move,
                      int               seats)
{
  g_autofree char *choice = chieu_words_choice (self->words, move, seats);

  /* Translators: what is to be done, as on its button or in the list of choices. */
  return g_strdup_printf (_("Best now: %s."), choice);
}

char *
chieu_coach_call_text (void)
{
  return g_strdup (_("Best now: make your call. Go through the words, and choose each one that your cards show."));
}

void
chieu_coach_advise_u (ChieuCoach      *self,
                      const ChieuMove *move,
                      ChieuCard        card)
{
  if (card == CHIEU_CARD_NONE)
    chieu_coach_say_best (self, move, g_strdup (_("Best now: call ù. Your hand is complete.")));
  else
    chieu_coach_part_add (chieu_coach_say_best (self, move, g_strdup_printf (_("Best now: call ù. With %s your hand is complete."),
                                                               chieu_coach_card_name (self, card))),
                          card, -1);
}

/* ---- Discarding ---- */

/* Names the cards that are a fault to put down, with the fault. */
static void
say_faulty_discards (ChieuCoach *self,
                     int         kind)
{
  ChieuMove move = { .kind = (guint8) kind };
  ChieuCoachPart *parts[CHIEU_SCHOOL_REASONS_MAX] = { NULL };

  for (ChieuCard face = 0; face < self->game->deck->n_faces; face++)
    {
      ChieuReason reason;
      bool possible;

      if (!self->hand->holds (self->view, self->seat, face))
        continue;
      move.face = face;
      reason = self->game->check (self->view, self->seat, &move, &possible);
      if (reason == CHIEU_REASON_NONE)
        continue;
      if (parts[reason] == NULL)
        parts[reason] = chieu_coach_advice_add (self->advice, CHIEU_COACH_NOT, chieu_words_refusal (self->words, reason, &move));
      else
        {
          /* The sentence does not name one of several cards. */
          g_free (parts[reason]->text);
          parts[reason]->text = g_strdup (chieu_words_reason (self->words, reason));
        }
      chieu_coach_part_add (parts[reason], face, -1);
    }
}

static void
say_cards (ChieuCoach                *self,
           const ChieuOutlookDiscard *list,
           int                        n,
           ChieuCoachTopic            topic,
           const char                *text)
{
  ChieuCoachPart *part = n > 0 ? chieu_coach_advice_add (self->advice, topic, g_strdup (text)) : NULL;

  for (int i = 0; i < n; i++)
    chieu_coach_part_add (part, list[i].move.face, -1);
}

/* Returns: why the first of @n cards should go: @nearest of them leave the hand equally close to a win, @equal of these with
 * equally many cards that help */
static const char *
discard_reason (const ChieuOutlookDiscard *list,
                int                        n,
                int                        nearest,
                int                        equal)
{
  if (n == 1)
    return _("It is the only card that may go.");
  if (list[0].after.distance == CHIEU_OUTLOOK_FAR)
    return _("It has least to do with your other cards.");
  if (nearest == 1)
    return _("If you gave up any other card, you would be further from a win.");
  if (equal == 1)
    return _("Without it you are as near to a win as before, and the most cards help you then.");
  return _("You do not need it: without it you are as near to a win as you can be.");
}

static void
say_putting_down (ChieuCoach      *self,
                  const ChieuMove *move)
{
  char *text = g_strdup_printf (move->kind == self->hand->returning ? _("Best now: return %s to the gate.")
                                                                    : _("Best now: discard %s."),
                                chieu_coach_card_name (self, move->face));

  chieu_coach_part_add (chieu_coach_say_best (self, move, text), move->face, -1);
}

void
chieu_coach_advise_discard (ChieuCoach *self)
{
  ChieuOutlookDiscard list[CHIEU_DECK_FACES_MAX];
  int n = chieu_outlook_list_discards (self->hand->outlook, self->view, self->seat, list), nearest = 1, equal = 1;

  g_return_if_fail (n > 0);

  while (nearest < n && list[nearest].after.distance == list[0].after.distance)
    nearest++;
  while (equal < nearest && list[equal].after.n_left == list[0].after.n_left)
    equal++;
  say_putting_down (self, &list[0].move);
  chieu_coach_say (self, CHIEU_COACH_WHY, discard_reason (list, n, nearest, equal));
  say_outlook (self, &list[0].after, TRUE);
  say_cards (self, list + 1, equal - 1, CHIEU_COACH_ALSO, _("These may go as well:"));
  if (list[0].after.distance < CHIEU_OUTLOOK_FAR)
    say_cards (self, list + nearest, n - nearest, CHIEU_COACH_KEEP,
               _("Keep these: without any one of them you are further from a win."));
  say_faulty_discards (self, list[0].move.kind);
}

/* ---- A card lies at a gate ---- */

static ChieuCard
card_at_gate (const ChieuCoach *self)
{
  return ((const ChieuEatingTable *) self->view)->card;
}

static gboolean
is_taking (const ChieuCoach *self,
           const ChieuMove  *move)
{
  return (self->hand->taking >> move->kind & 1) != 0;
}

/* Returns: (transfer full) (nullable): the fault of the first way to take the card that is one, or with @passing the fault of leaving it,
 * in words; NULL: there is none */
static char *
describe_fault (const ChieuCoach *self,
                gboolean          passing)
{
  ChieuMove moves[CHIEU_MOVES_MAX];
  int n = self->game->moves (self->view, self->seat, CHIEU_MOVES_ALL, moves);

  for (int i = 0; i < n; i++)
    if (passing ? self->game->is_pass (&moves[i]) : is_taking (self, &moves[i]))
      {
        bool possible;
        ChieuReason reason = self->game->check (self->view, self->seat, &moves[i], &possible);

        if (reason != CHIEU_REASON_NONE)
          return chieu_words_refusal (self->words, reason, &moves[i]);
        if (passing)
          return NULL;
      }
  return NULL;
}

/* Returns: (nullable): the claim that leaves the hand best; @best: (out): how it stands then. Counting the cards that help takes
 * long, so a claim that leaves the hand farther from a win than one before it is left out before that. */
static const ChieuMove *
find_best_claim (const ChieuCoach *self,
                 ChieuOutlook     *best)
{
  const ChieuMove *move = NULL;
  int nearest = CHIEU_OUTLOOK_FAR + 1;

  for (int i = 0; i < self->n_moves; i++)
    if (is_taking (self, &self->moves[i]))
      {
        ChieuOutlook after;

        chieu_outlook_find_after_claim (self->hand->outlook, self->view, self->seat, &self->moves[i], FALSE, &after);
        if (after.distance > nearest)
          continue;
        nearest = after.distance;
        chieu_outlook_find_after_claim (self->hand->outlook, self->view, self->seat, &self->moves[i], TRUE, &after);
        if (move != NULL && !chieu_outlook_is_better (&after, best))
          continue;
        *best = after;
        move = &self->moves[i];
      }
  return move;
}

static void
say_why_taking (ChieuCoach         *self,
                const ChieuOutlook *taken,
                const ChieuOutlook *left)
{
  g_autofree char *fault = describe_fault (self, TRUE);

  if (fault != NULL)
    chieu_coach_say (self, CHIEU_COACH_WHY, fault);
  else if (taken->distance < left->distance)
    chieu_coach_say (self, CHIEU_COACH_WHY, _("It brings you one card nearer to a win."));
  else
    chieu_coach_say (self, CHIEU_COACH_WHY, _("You are as near to a win as before, and more cards help you then."));
}

static void
say_why_leaving (ChieuCoach         *self,
                 const ChieuOutlook *taken,
                 const ChieuOutlook *left)
{
  if (left->distance < taken->distance)
    chieu_coach_say (self, CHIEU_COACH_WHY, _("It would use up cards that you need elsewhere: you would be further from a win."));
  else if (left->n_left > taken->n_left)
    chieu_coach_say (self, CHIEU_COACH_WHY, _("It would bring you no nearer to a win, and fewer cards would help you then."));
  else
    chieu_coach_say (self, CHIEU_COACH_WHY, _("It would bring you no nearer to a win."));
}

static void
say_leaving (ChieuCoach      *self,
             const ChieuMove *pass)
{
  g_autofree char *choice = chieu_words_choice (self->words, pass, ((const ChieuEatingTable *) self->view)->seats);
  ChieuCard card = card_at_gate (self);

  /* Translators: a card, and what it is called to leave it: “Bốc”, “Dưới”, “Qua”. */
  chieu_coach_part_add (chieu_coach_say_best (self, pass, g_strdup_printf (_("Best now: leave %1$s (%2$s)."),
                                                                       chieu_coach_card_name (self, card), choice)),
                        card, -1);
}

static void
say_taking (ChieuCoach      *self,
            const ChieuMove *claim)
{
  chieu_coach_part_add (chieu_coach_say_best (self, claim, self->hand->claim_text (self, claim)), card_at_gate (self), -1);
}

void
chieu_coach_advise_claim (ChieuCoach *self)
{
  /* Where the card may not be left, this is worse than anything that taking it leads to. */
  ChieuOutlook taken, left = { .distance = CHIEU_OUTLOOK_FAR + 1, .n_left = -1 };
  const ChieuMove *pass = NULL, *claim = find_best_claim (self, &taken);

  for (int i = 0; i < self->n_moves && pass == NULL; i++)
    if (self->game->is_pass (&self->moves[i]))
      pass = &self->moves[i];
  if (claim == NULL && pass != NULL)
    {
      g_autofree char *fault = describe_fault (self, FALSE);

      say_leaving (self, pass);
      chieu_coach_say (self, CHIEU_COACH_WHY, fault != NULL ? fault : _(self->hand->nothing_fits));
      self->hand->outlook->look (self->view, self->seat, &left);
      say_outlook (self, &left, FALSE);
      return;
    }
  g_return_if_fail (claim != NULL);
  if (pass != NULL)
    self->hand->after_passing (self->view, self->seat, &left);
  if (pass != NULL && !chieu_outlook_is_better (&taken, &left))
    {
      say_leaving (self, pass);
      say_why_leaving (self, &taken, &left);
      say_outlook (self, &left, FALSE);
      return;
    }
  say_taking (self, claim);
  say_why_taking (self, &taken, &left);
  say_outlook (self, &taken, TRUE);
}

/* ---- A move that somebody else has found ---- */

/* Finds how the hand stands once the card of @move is put down. */
static void
find_after_putting_down (const ChieuCoach *self,
                         const ChieuMove  *move,
                         ChieuOutlook     *outlook)
{
  ChieuState after;

  memcpy (&after, self->view, self->game->state_size);
  self->game->apply (&after, self->seat, move, NULL);
  self->hand->outlook->look (&after, self->seat, outlook);
}

void
chieu_coach_advise_move (ChieuCoach      *self,
                         const ChieuMove *move,
                         const char      *why)
{
  int phase = ((const ChieuEatingTable *) self->view)->phase;
  gboolean is_pass = self->game->is_pass (move);
  ChieuOutlook after;

  if (chieu_eating_offers_card (phase) && is_taking (self, move))
    {
      say_taking (self, move);
      chieu_outlook_find_after_claim (self->hand->outlook, self->view, self->seat, move, TRUE, &after);
    }
  else if (chieu_eating_offers_card (phase) && is_pass)
    {
      say_leaving (self, move);
      self->hand->after_passing (self->view, self->seat, &after);
    }
  else if (chieu_eating_puts_down (phase) && move->face < self->game->deck->n_faces)
    {
      say_putting_down (self, move);
      find_after_putting_down (self, move, &after);
    }
  else
    {
      chieu_coach_say_best (self, move, chieu_coach_due_text (self, move, ((const ChieuEatingTable *) self->view)->seats));
      chieu_coach_say (self, CHIEU_COACH_WHY, why);
      return;
    }
  chieu_coach_say (self, CHIEU_COACH_WHY, why);
  say_outlook (self, &after, !is_pass);
}
