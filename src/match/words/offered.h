/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keeps what the person is offered, and makes of it the prompts that games share (words-prompt.c).
 */
#pragma once

#include "words-table.h"
#include "words.h"

/* What the person is offered. */
struct _ChieuOffered
{
  const ChieuWords *words;
  const guint8 *kinds;           /* the kinds of the moves, in the order of their buttons */
  int n;
  ChieuCard named;               /* the card that the sentence before has named, or CHIEU_CARD_NONE */
};

/* Returns: whether a move of @kind is offered */
gboolean chieu_offered_has (const ChieuOffered *self, int kind);
/* @except: the kinds that are left out (bit k: kind k). Returns: (transfer full) (nullable): the words of the other moves that are
 * offered, those that are rare last: "Ù, Ăn, Bốc or Bất thực"; NULL: there are none */
char *chieu_offered_list (const ChieuOffered *self, guint64 except);

/* The ways in which a card came to the gate where it lies. */
typedef enum
{
  CHIEU_CAME_TO_GATE,            /* in any other way: only the gate is named */
  CHIEU_CAME_DRAWN,              /* by the person */
  CHIEU_CAME_LEFT,               /* the seat that drew it left it to the person */
} ChieuCame;

/* @kind: the kind of the call; @win: the winning card, CHIEU_CARD_NONE: there is none to name. Returns: (transfer full): the prompt
 * for the winner, who has to call. If anything besides the call is offered, the offers are listed instead. */
char *chieu_offered_prompt_call (const ChieuOffered *self, int kind, ChieuCard win);

/* @gate: (nullable): the name of the player whose gate it is; NULL: the person's. Returns: (transfer full) (nullable): "8 Sách at the
 * gate of An", or "At the gate of An" if @card was named just before; NULL: it was named so and the person drew it, and there is nothing
 * to add */
char *chieu_offered_say_where (const ChieuOffered *self, ChieuCard card, ChieuCame came, const char *gate);
/* @u: the kind of the move that wins. Returns: (transfer full) (nullable): where the card lies that is asked about, @where (nullable), and
 * what may be done with it; NULL: there is neither */
char *chieu_offered_prompt_with_card (const ChieuOffered *self, const char *where, int u);
/* @puts: the kinds of moves that put the card down (bit k: kind k); they are not listed, having no button. Returns: (transfer
 * full): the prompt to discard a card, or with @returns to return one, followed by what else is offered */
char *chieu_offered_prompt_put_card (const ChieuOffered *self, guint64 puts, gboolean returns);
