/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of Năm lá: a sentence for every card, move, reason, cước and house rule.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words.h"

#include "match/words/offered.h"
#include "match/words/words-sentence.h"

/* Translators: each card has a short name, its full one, and what a screen reader says of it. */
static const ChieuCardWords cards[CHIEU_NAM_LA_FACES] = {
  [CHIEU_NAM_LA_CARD (0, 1)] = { N_("1 Mây"), N_("Nhất mây"), N_("1 Mây (cloud), black") },
  [CHIEU_NAM_LA_CARD (0, 2)] = { N_("2 Mây"), N_("Nhị mây"), N_("2 Mây (cloud), black") },
  [CHIEU_NAM_LA_CARD (0, 3)] = { N_("3 Mây"), N_("Tam mây"), N_("3 Mây (cloud), black") },
  [CHIEU_NAM_LA_CARD (0, 4)] = { N_("4 Mây"), N_("Tứ mây"), N_("4 Mây (cloud), red") },
  [CHIEU_NAM_LA_CARD (1, 1)] = { N_("1 Núi"), N_("Nhất núi"), N_("1 Núi (mountain), black") },
  [CHIEU_NAM_LA_CARD (1, 2)] = { N_("2 Núi"), N_("Nhị núi"), N_("2 Núi (mountain), black") },
  [CHIEU_NAM_LA_CARD (1, 3)] = { N_("3 Núi"), N_("Tam núi"), N_("3 Núi (mountain), black") },
  [CHIEU_NAM_LA_CARD (1, 4)] = { N_("4 Núi"), N_("Tứ núi"), N_("4 Núi (mountain), red") },
  [CHIEU_NAM_LA_CARD (2, 1)] = { N_("1 Sông"), N_("Nhất sông"), N_("1 Sông (river), black") },
  [CHIEU_NAM_LA_CARD (2, 2)] = { N_("2 Sông"), N_("Nhị sông"), N_("2 Sông (river), black") },
  [CHIEU_NAM_LA_CARD (2, 3)] = { N_("3 Sông"), N_("Tam sông"), N_("3 Sông (river), black") },
  [CHIEU_NAM_LA_CARD (2, 4)] = { N_("4 Sông"), N_("Tứ sông"), N_("4 Sông (river), red") },
};

/* Translators: what one does with a card. */
static const ChieuMoveWords moves[CHIEU_NAM_LA_N_MOVES] = {
  [CHIEU_NAM_LA_RA] = { N_("Ra"), NULL },
  [CHIEU_NAM_LA_THEO] = { N_("Theo"), NULL },
};

static const ChieuReasonWords reasons[CHIEU_NAM_LA_N_REASONS] = {
  [CHIEU_NAM_LA_NOT_ASKED] = { N_("It is not your turn.") },
  [CHIEU_NAM_LA_NOT_NOW] = { N_("You cannot make this move now.") },
  [CHIEU_NAM_LA_NO_CARD] = { N_("You do not hold this card.") },
};

static const ChieuCuocWords cuoc_words[CHIEU_NAM_LA_N_CUOC] = {
  [CHIEU_NAM_LA_HON] = { .name = N_("Hơn bài"), .within = N_("hơn bài"), .rule = N_("More tricks than the other: a point for each beyond two.") },
  [CHIEU_NAM_LA_SACH] = { .name = N_("Sạch bài"), .within = N_("sạch bài"), .rule = N_("All five tricks.") },
};

static const ChieuSwitchWords switches[CHIEU_NAM_LA_N_SWITCHES] = {
  [CHIEU_NAM_LA_DOUBLE] = {
    N_("All five tricks count double"),
    N_("A seat that takes all five tricks gets twice the points."),
    N_("Five tricks are three beyond two: 6 points, or 3."),
    N_("Made for this program."),
    { N_("No"), N_("Yes") },
  },
};

static const char *
form (int seats)
{
  return _("Năm lá");
}

static const ChieuCuocWords *
find_cuoc (int cuoc,
           int seats)
{
  return cuoc >= 0 && cuoc < CHIEU_NAM_LA_N_CUOC ? &cuoc_words[cuoc] : NULL;
}

static char *
prompt (const void         *view,
        int                 seat,
        const char *const  *names,
        const ChieuOffered *offered)
{
  const ChieuNamLaState *state = view;

  if (chieu_nam_la_is_lead (state))
    return g_strdup (_("Your turn to lead (ra): any card."));
  /* Translators: the card that was led, and a player. */
  return g_strdup_printf (_("Your turn to follow %1$s from %2$s (theo): a higher card of its suit takes the trick."),
                          chieu_words_card (offered->words, state->trick[1 - seat]), names[1 - seat]);
}

/* ---- Moves ---- */

static char *
choice (const ChieuWords *self,
        const ChieuMove  *move,
        int               seats)
{
  /* Translators: what is done with a card, and the card. */
  return g_strdup_printf (_("%1$s: %2$s"), chieu_words_label (self, move->kind), chieu_words_card (self, move->face));
}

/* Translators: %1$s is a player, %2$s a card; where there is one %s, it is the card and the player is the reader. */
static const ChieuSentence sentences[CHIEU_NAM_LA_N_MOVES] = {
  [CHIEU_NAM_LA_RA] = { N_("%1$s leads %2$s."), N_("You lead %s.") },
  [CHIEU_NAM_LA_THEO] = { N_("%1$s puts %2$s to it."), N_("You put %s to it.") },
};

static char *
tell_move (const ChieuWords *self,
           const ChieuMove  *move,
           int               seats,
           const char       *who)
{
  g_return_val_if_fail (move->kind < CHIEU_NAM_LA_N_MOVES, g_strdup (""));
  return chieu_sentence_write_with_card (&sentences[move->kind], who, chieu_words_card (self, move->face));
}

const ChieuWords chieu_words_nam_la = {
  .game = &chieu_nam_la,
  .cards = cards,
  .moves = moves,
  .n_kinds = CHIEU_NAM_LA_N_MOVES,
  .reasons = reasons,
  .switches = switches,
  .form = form,
  .cuoc = find_cuoc,
  .prompt = prompt,
  .choice = choice,
  .move = tell_move,
  .no_u = TRUE,
  .account = &chieu_account_nam_la,
};
