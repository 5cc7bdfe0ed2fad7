/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The moves of Lục hổ in sentences: one for the person, one for somebody else.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"
#include "match/words/words-sentence.h"

/* Returns: the name of a set that is led: "Các", "Thuận"; for a single card "Ra", the word for leading */
static const char *
name_set (ChieuLucHoSetKind kind)
{
  switch (kind)
    {
    case CHIEU_LUC_HO_SINGLE:
      return _("Ra");
    case CHIEU_LUC_HO_CAC:
      return _("Các");
    case CHIEU_LUC_HO_THUAN:
      return _("Thuận");
    }
  g_return_val_if_reached ("");
}

/* Returns: the kind of set that the cards of a lead or a beat are */
static ChieuLucHoSetKind
find_set_kind (const ChieuMove *move)
{
  ChieuLucHoSet set;

  return chieu_luc_ho_read_set (chieu_luc_ho_move_cards (move), &set) ? (ChieuLucHoSetKind) set.kind : CHIEU_LUC_HO_SINGLE;
}

/* ---- What there is to choose ---- */

char *
chieu_words_luc_ho_choice_name (const ChieuWords *self,
                                const ChieuMove  *move,
                                int               seats)
{
  (void) seats;
  if (move->kind == CHIEU_LUC_HO_RA)
    return g_strdup (name_set (find_set_kind (move)));
  return g_strdup (chieu_words_label (self, move->kind));
}

char *
chieu_words_luc_ho_choice (const ChieuWords *self,
                           const ChieuMove  *move,
                           int               seats)
{
  g_autofree char *name = chieu_words_luc_ho_choice_name (self, move, seats);
  g_autofree char *cards = chieu_words_cards (self, move->cards, move->n);

  if (move->n == 0)
    return g_steal_pointer (&name);
  /* Translators: a word of the game on a button, and cards. */
  return g_strdup_printf (_("%1$s: %2$s"), name, cards);
}

/* ---- What was done ---- */

/* Translators: %s is a player; where there is none, the player is the reader. */
static const ChieuSentence plain[CHIEU_LUC_HO_N_MOVES] = {
  [CHIEU_LUC_HO_NAM_HO] = { N_("%s declares the five tigers (ngũ hổ hạ sơn)!"), N_("You declare the five tigers (ngũ hổ hạ sơn)!") },
  [CHIEU_LUC_HO_QUA] = { N_("%s keeps the five tigers and plays on."), N_("You keep the five tigers and play on.") },
  [CHIEU_LUC_HO_LAM] = { N_("%s makes the hand (làm bài)."), N_("You make the hand (làm bài).") },
  [CHIEU_LUC_HO_KHONG] = { N_("%s does not make the hand."), N_("You do not make the hand.") },
  [CHIEU_LUC_HO_AN_HO] = { N_("%s claims: ăn hồ!"), N_("You claim: ăn hồ!") },
};

/* Translators: %1$s is a player, %2$s cards; where there is one %s, it is the cards and the player is the reader. */
static const ChieuSentence leads[] = {
  [CHIEU_LUC_HO_SINGLE] = { N_("%1$s leads %2$s."), N_("You lead %s.") },
  [CHIEU_LUC_HO_CAC] = { N_("%1$s leads các: %2$s."), N_("You lead các: %s.") },
  [CHIEU_LUC_HO_THUAN] = { N_("%1$s leads thuận: %2$s."), N_("You lead thuận: %s.") },
};

/* Translators: as above; bắt is to beat what lies. */
static const ChieuSentence beats = { N_("%1$s beats it with %2$s (bắt)."), N_("You beat it with %s (bắt).") };

/* Cards that are dropped lie face down, and onlookers are not told of them either. */
static char *
describe_chui (const ChieuMove *move,
               const char      *who)
{
  if (who == NULL)
    return g_strdup_printf (ngettext ("You drop %d card face down (chui).", "You drop %d cards face down (chui).", move->n), move->n);
  /* Translators: a player, and how many cards. */
  return g_strdup_printf (ngettext ("%1$s drops %2$d card face down (chui).", "%1$s drops %2$d cards face down (chui).", move->n),
                          who, move->n);
}

char *
chieu_words_luc_ho_move (const ChieuWords *self,
                         const ChieuMove  *move,
                         int               seats,
                         const char       *who)
{
  g_autofree char *cards = chieu_words_cards (self, move->cards, move->n);

  (void) seats;
  g_return_val_if_fail (move->kind < CHIEU_LUC_HO_N_MOVES, g_strdup (""));

  if (move->kind == CHIEU_LUC_HO_RA)
    return chieu_sentence_write_with_card (&leads[find_set_kind (move)], who, cards);
  if (move->kind == CHIEU_LUC_HO_BAT)
    return chieu_sentence_write_with_card (&beats, who, cards);
  if (move->kind == CHIEU_LUC_HO_CHUI)
    return describe_chui (move, who);
  return chieu_sentence_write (&plain[move->kind], who);
}
