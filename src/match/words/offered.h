/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the person is offered, for the prompts of each game (words-prompt.c).
 */
#pragma once

#include "words-table.h"
#include "words.h"

/* The kinds of moves that the person is offered, in the order of their buttons. */
struct _ChieuOffered
{
  const ChieuWords *words;
  const guint8 *kinds;
  int n;
  ChieuCard named;               /* the card that the sentence before has named, or CHIEU_CARD_NONE */
};

/* Returns: whether a move of @kind is offered */
gboolean chieu_offered_has (const ChieuOffered *self, int kind);
/* Returns: (transfer full) (nullable): the words of the moves that are offered, without those in @others (bit k: kind k): "Ù, Ăn or
 * Bốc"; NULL: there are none */
char *chieu_offered_list (const ChieuOffered *self, guint64 others);

/* How a card came to the gate where it lies. */
typedef enum
{
  CHIEU_CAME_TO_GATE,
  CHIEU_CAME_DRAWN,              /* by the person */
  CHIEU_CAME_LEFT,               /* the seat that drew it left it to the person */
} ChieuCame;

/* Returns: (transfer full): the prompt that the person wins with @win, or CHIEU_CARD_NONE, and has to call, by a move of @kind,
 * perhaps after something else that is offered */
char *chieu_offered_call (const ChieuOffered *self, int kind, ChieuCard win);

/* @gate: (nullable): the name of the player whose gate it is; NULL: the person's. Returns: (transfer full) (nullable): "8 Sách at the
 * gate of An", or "At the gate of An" if @card was named just before; NULL: there is nothing to add to that */
char *chieu_offered_where (const ChieuOffered *self, ChieuCard card, ChieuCame came, const char *gate);
/* Returns: (transfer full): where the card lies that is asked about, @where (nullable), and what may be done with it */
char *chieu_offered_with_card (const ChieuOffered *self, const char *where);
/* Returns: (transfer full): the prompt that a card is to be discarded or (@returns) returned, by a move of a kind in @puts that
 * has no button; or the other offers */
char *chieu_offered_put_card (const ChieuOffered *self, guint64 puts, gboolean returns);
