/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The moves of Chắn in sentences: one for the person, one for somebody else.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "games/chan/rules/eval.h"
#include "words.h"
#include "match/words/words-sentence.h"

const char *
chieu_words_chan_set (ChieuChanSetKind kind)
{
  switch (kind)
    {
    case CHIEU_CHAN_SET_CHAN:
      return C_("set", "Chắn");
    case CHIEU_CHAN_SET_CA:
      return _("Cạ");
    case CHIEU_CHAN_SET_CHIU:
      return _("Chíu");
    case CHIEU_CHAN_N_SETS:
      break;
    }
  g_return_val_if_reached ("");
}

/* Returns: (nullable): the name of the set that @cards, at least two, make */
static const char *
find_set (const ChieuCard *cards,
          int              n)
{
  guint32 faces;
  int n_faces;

  if (memchr (cards, CHIEU_CARD_HIDDEN, (gsize) n) != NULL)
    return NULL;
  faces = CHIEU_BIT (cards[0]);
  for (int i = 1; i < n; i++)
    {
      if (cards[i] != cards[0] && (chieu_chan_mates (cards[0]) >> cards[i] & 1) == 0)
        return NULL;
      faces |= CHIEU_BIT (cards[i]);
    }
  n_faces = __builtin_popcount (faces);
  if (n == 2)
    return chieu_words_chan_set (n_faces == 1 ? CHIEU_CHAN_SET_CHAN : CHIEU_CHAN_SET_CA);
  if (n == CHIEU_CHAN_CHIU_CARDS && n_faces == 1)
    return chieu_words_chan_set (CHIEU_CHAN_SET_CHIU);
  /* Translators: three cards of one number, each of another suit; a word of the game. */
  return n == CHIEU_STRIP_SUITS && n_faces == n ? _("Ba đầu") : NULL;
}

char *
chieu_words_chan_together (const ChieuWords *self,
                           const ChieuCard  *cards,
                           int               n,
                           gboolean          in_hand)
{
  const char *set = find_set (cards, n);

  /* Translators: where a card lies, in the words of a screen reader: the name of a set. */
  return set != NULL ? g_strdup_printf (_("in the set %s"), set) : NULL;
}

/* ---- What there is to choose ---- */

static char *
describe_choice_an (const ChieuWords *self,
                    const ChieuMove  *move)
{
  g_autofree char *cards = chieu_words_cards (self, move->cards, move->n);

  /* Translators: chắn or cạ, and its cards from undermost. */
  return g_strdup_printf (_("%1$s: %2$s"), chieu_words_chan_set (move->detail), cards);
}

char *
chieu_words_chan_choice (const ChieuWords *self,
                         const ChieuMove  *move,
                         int               seats)
{
  const char *label = chieu_words_label (self, move->kind);

  if (move->kind == CHIEU_CHAN_AN)
    return describe_choice_an (self, move);
  if (move->kind == CHIEU_CHAN_XUONG)
    return chieu_words_call (self, move->cards, move->n, seats);
  if (move->face == CHIEU_CARD_NONE)
    return g_strdup (label);
  /* Translators: a word of the game on a button, and a card. */
  return g_strdup_printf (_("%1$s: %2$s"), label, chieu_words_card (self, move->face));
}

char *
chieu_words_chan_choice_name (const ChieuWords *self,
                              const ChieuMove  *move,
                              int               seats)
{
  if (move->kind == CHIEU_CHAN_AN)
    return g_strdup (chieu_words_chan_set (move->detail));
  if (move->kind == CHIEU_CHAN_XUONG)
    return chieu_words_call (self, move->cards, move->n, seats);
  return g_strdup (chieu_words_label (self, move->kind));
}

/* ---- What was done ---- */

/* Translators: %1$s is a player, %2$s a card; where there is one %s, it is the card and the player is the reader. */
static const ChieuSentence about_card[CHIEU_CHAN_N_MOVES] = {
  [CHIEU_CHAN_DANH] = { N_("%1$s discards %2$s."), N_("You discard %s.") },
  [CHIEU_CHAN_TRA] = { N_("%1$s returns %2$s to the gate."), N_("You return %s to the gate.") },
  [CHIEU_CHAN_CHIU] = { N_("%1$s takes %2$s by chíu."), N_("You take %s by chíu.") },
};

/* Translators: %s is a player; where there is none, the player is the reader. */
static const ChieuSentence plain[CHIEU_CHAN_N_MOVES] = {
  [CHIEU_CHAN_CHOI] = { N_("%s plays the hand without chắn."), N_("You play the hand without chắn.") },
  [CHIEU_CHAN_HA] = { N_("%s lays down the hand without chắn."), N_("You lay down the hand without chắn.") },
  [CHIEU_CHAN_U] = { N_("%s calls ù!"), N_("You call ù!") },
  [CHIEU_CHAN_BOC] = { N_("%s leaves it and draws."), N_("You leave it and draw.") },
  [CHIEU_CHAN_NHUONG] = { N_("%s leaves it (nhường), and the cái draws."), N_("You leave it (nhường), and the cái draws for you.") },
  [CHIEU_CHAN_DUOI] = { N_("%s says dưới and leaves the card to the right neighbour."), N_("You say dưới and leave the card to your "
                                                                                           "right neighbour.") },
  [CHIEU_CHAN_QUA] = { N_("%s passes."), N_("You pass.") },
};

static char *
describe_an (const ChieuWords *self,
             const ChieuMove  *move,
             const char       *who)
{
  const char *card = chieu_words_card (self, move->face);
  const char *with = chieu_words_card (self, chieu_chan_get_hand_card (move));

  if (move->detail == CHIEU_CHAN_SET_CHAN)
    return who == NULL
           ? g_strdup_printf (_("You eat %s: chắn."), card)
           : g_strdup_printf (_("%1$s eats %2$s: chắn."), who, card);
  return who == NULL
         /* Translators: the card that is eaten, and the card of the hand that is laid on it. */
         ? g_strdup_printf (_("You eat %1$s: cạ with %2$s."), card, with)
         /* Translators: a player, the card that is eaten, and the card of the hand that is laid on it. */
         : g_strdup_printf (_("%1$s eats %2$s: cạ with %3$s."), who, card, with);
}

char *
chieu_words_chan_move (const ChieuWords *self,
                       const ChieuMove  *move,
                       int               seats,
                       const char       *who)
{
  g_return_val_if_fail (move->kind < CHIEU_CHAN_N_MOVES, g_strdup (""));

  if (move->kind == CHIEU_CHAN_AN)
    return describe_an (self, move, who);
  if (move->kind == CHIEU_CHAN_XUONG)
    return chieu_words_call_made (self, move, seats, who);
  if (about_card[move->kind].other != NULL)
    return chieu_sentence_write_with_card (&about_card[move->kind], who, chieu_words_card (self, move->face));
  return chieu_sentence_write (&plain[move->kind], who);
}
