/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Describes in a sentence what all saw happen: for the mat, which announces it, and for the log of the hand.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words-table.h"
#include "words.h"

/* Returns: (transfer full): a move in a sentence: in full if @move is the one that took effect; else only who made it, its word, and its
 * card if the event names one */
static char *
describe_move (const ChieuWords *self,
               const ChieuEvent *event,
               const ChieuMove  *move,
               int               seats,
               const char       *who)
{
  const char *name = who != NULL ? who : C_("seat", "You"), *label;

  if (move != NULL && move->kind == event->detail)
    return chieu_words_move (self, move, seats, who);
  label = chieu_words_label (self, event->detail);
  if (event->card == CHIEU_CARD_NONE)
    /* Translators: a player and a word of the game: “Bà Cả: Dưới”. */
    return g_strdup_printf (_("%1$s: %2$s"), name, label);
  /* Translators: a player, a word of the game, a card: “Bà Cả: Đánh, 8 Vạn”. */
  return g_strdup_printf (_("%1$s: %2$s, %3$s"), name, label, chieu_words_card (self, event->card));
}

/* Returns: (transfer full): the sentence about a card that everybody sees now and that is not part of a move */
static char *
describe_seen_card (const ChieuWords *self,
                    const ChieuEvent *event,
                    const char       *who)
{
  const char *card = chieu_words_card (self, event->card);
  gboolean drawn = event->kind == CHIEU_EVENT_DRAW;

  if (who == NULL)
    return g_strdup_printf (drawn ? _("You draw %s.") : _("You show %s."), card);
  /* Translators: a player and a card. */
  return g_strdup_printf (drawn ? _("%1$s draws %2$s.") : _("%1$s shows %2$s."), who, card);
}

char *
chieu_words_event (const ChieuWords *self,
                   const ChieuEvent *event,
                   const ChieuMove  *move,
                   int               seats,
                   const char       *who)
{
  g_return_val_if_fail (self != NULL && event != NULL, NULL);

  switch ((ChieuEventKind) event->kind)
    {
    case CHIEU_EVENT_MOVE:
      return describe_move (self, event, move, seats, who);
    case CHIEU_EVENT_SHOW:
      return self->shows_with_move ? NULL : describe_seen_card (self, event, who);
    case CHIEU_EVENT_DRAW:
      return describe_seen_card (self, event, who);
    case CHIEU_EVENT_FAULT:
    case CHIEU_EVENT_END:
    default:
      return NULL;
    }
}

char *
chieu_words_overruled (const ChieuWords *self,
                       const char       *who,
                       int               theirs,
                       int               own)
{
  g_return_val_if_fail (self != NULL && who != NULL, NULL);

  /* Translators: the person claimed a card, and another player has a claim that goes before it: “Cô Tư’s Phỗng goes before your Ăn.” The
   * words are those of the buttons. */
  return g_strdup_printf (_("%1$s’s %2$s goes before your %3$s."), who, chieu_words_label (self, theirs), chieu_words_label (self, own));
}

gboolean
chieu_words_event_repeats (const ChieuEvents *events,
                           int                i)
{
  const ChieuEvent *event, *before;

  g_return_val_if_fail (events != NULL && i >= 0 && i < events->n, FALSE);

  if (i == 0)
    return FALSE;
  event = &events->items[i];
  before = &events->items[i - 1];
  return event->kind == CHIEU_EVENT_MOVE && before->kind == CHIEU_EVENT_MOVE && event->seat == before->seat
         && event->detail == before->detail;
}

int
chieu_words_fault_sayer (int seat,
                         int person,
                         int seats)
{
  int sayer = (seat + 1) % seats;

  if (sayer == person)
    sayer = (sayer + 1) % seats;
  return sayer != seat ? sayer : -1;
}
