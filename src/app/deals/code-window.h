/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A dialog for the code of a deal, typed or pasted: it says at once what deal that is, or what is wrong with the code. A code that
 * lies on the clipboard when the dialog first becomes active is put into the empty entry.
 */
#pragma once

#include <adwaita.h>

#include "app/table/session.h"
#include "match/deals/deal-code.h"

/* Plays the deal of @code, which can be played; the code is the dialog's own. */
typedef void (*ChieuCodeFunc) (gpointer object, const ChieuDealCode *code);

/**
 * chieu_code_window_new:
 * @parent: the window that waits for the answer
 * @session: finds the house rules of the code; kept alive
 * @text: (nullable): the text of the entry at first
 * @func: called with @object, which outlives the window, when the deal is to be played
 *
 * Returns: (transfer none): the dialog over @parent, not shown yet
 */
GtkWindow *chieu_code_window_new (GtkWindow *parent, ChieuSession *session, const char *text, ChieuCodeFunc func, gpointer object);

/* Returns: (transfer full): the deal of @code in words: "Tổ tôm · 5 seats · house rules: Usual"; the last part is left out if @rules, the
 * name of its house rules, is NULL. */
char *chieu_deal_code_to_words (const ChieuDealCode *code, const char *rules);
