/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Explains a score, from top to bottom: the cards by phu, the cước, the sum, other readings, other cards.
 */
#pragma once

#include <gtk/gtk.h>

#include "match/words/account.h"

/* Returns: (transfer floating): a page that shows @account, an explained one, which is not kept. @card_height: that of the cards of the
 * hand, in pixels */
GtkWidget *chieu_score_view_new (const ChieuAccount *account,
                                 int                 card_height) G_GNUC_WARN_UNUSED_RESULT;
