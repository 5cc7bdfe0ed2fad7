/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The account of a finished hand, made ready to be read: who won, the winner's
 * cards by phu, each cước with its points, the sum, and what was wrong. It is
 * text and cards only; the result page lays it out.
 */
#pragma once

#include <glib.h>

#include "match/shown-phu.h"

G_BEGIN_DECLS

typedef struct
{
  const char *name;              /* "Bạch định" */
  const char *rule;              /* one sentence */
  int points;                    /* its part of the sum */
} ChieuAccountCuoc;

typedef struct
{
  const ChieuGame *game;
  gpointer state;                /* a copy of how the hand ended */
  char *title;                   /* one sentence on how the hand ended */
  char *call;                    /* (nullable): "Thông bạch định tôm" */
  char *sum;                     /* (nullable): "12 + 2 + 2 = 16" */
  char *paid;                    /* (nullable): who pays whom how much, where the sum does not say it */
  GPtrArray *phu;                /* (element-type ChieuShownPhu) */
  GArray *cuoc;                  /* (element-type ChieuAccountCuoc) */
  GPtrArray *remarks;            /* (element-type utf8): the faults found, in words */
} ChieuAccount;

/**
 * chieu_account_new:
 * @game: the game of @state
 * @rules: the house rules it was played by
 * @state: the whole state of a finished hand
 * @names: the seats' names; NULL at the person's seat
 *
 * Returns: (transfer full): the account of the hand
 */
ChieuAccount *chieu_account_new (const ChieuGame   *game,
                                 const ChieuRules  *rules,
                                 const void        *state,
                                 const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
void          chieu_account_free (ChieuAccount *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuAccount, chieu_account_free)

G_END_DECLS
