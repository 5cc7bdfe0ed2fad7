/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The prompt and the offers of this moment: the column beside the mat with its buttons, and whether the card in play may
 * be claimed; and what a button or its key does.
 */
#pragma once

#include "calling.h"
#include "mat/telling/showing.h"
#include "mode-lay.h"
#include "preview.h"

/* The offers of a moment. The mat sets the fields above the empty line, which are not owned and have to outlive it. */
typedef struct
{
  ChieuMatView *mat;
  const ChieuPlayed *played;
  ChieuModes *modes;
  ChieuLayMode *lay;
  ChieuDeeds *deeds;
  ChieuCalling *calling;
  ChieuShowing *showing;
  ChieuPreview *preview;

  char *prompt;                  /* (nullable): as it was announced last */
  gboolean is_claimable;         /* the card in play is offered */
  guint question;                /* a hash of what is asked, to see when it changes */
  int sure_kind;                 /* the kind of move whose button was pressed and is to be pressed again; −1: none */
  gint64 sure_at;                /* microseconds: when that button was pressed last */
  int cards_put;                 /* how often the person has put a card down, up to CHIEU_TOLD_HOW */
} ChieuOffers;

/* How often the prompt says how a card is put down, before the person is taken to know. */
#define CHIEU_TOLD_HOW 8

/* Updates buttons, prompt and call to what may be done now. */
void chieu_offers_update (ChieuOffers *self);
/* Updates the list of what happened since the person moved last. It goes through all moves of the hand, so it should only be
 * called after something has happened. */
void chieu_offers_update_since (ChieuOffers *self);
/* Notes that the person made @move. Returns: whether a card was put down that counts: at first the prompt says how that is done */
gboolean chieu_offers_note_put (ChieuOffers *self, const ChieuMove *move);
/* Forgets the prompt, so that the next one is announced even if it is the same. */
void chieu_offers_forget_prompt (ChieuOffers *self);

/* Returns: whether one of these @n moves takes the card in play */
gboolean chieu_offers_can_take_live (ChieuOffers *self, const ChieuMove *moves, int n);

/* Return whether something waits for the person to go on, and go on. */
gboolean chieu_offers_may_proceed (ChieuOffers *self);
void chieu_offers_proceed (ChieuOffers *self);

/* Returns: whether the button of @action would do something */
gboolean chieu_offers_have (ChieuOffers *self, const char *action);
/* Handles a press of the button of @action, or of its key. */
void chieu_offers_press (ChieuOffers *self, const char *action);
