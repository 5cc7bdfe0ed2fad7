/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "history-filter.h"

G_BEGIN_DECLS

#define CHIEU_TYPE_HISTORY_FORM (chieu_history_form_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHistoryForm, chieu_history_form, CHIEU, HISTORY_FORM, GtkWidget)

/**
 * ChieuHistoryForm:
 *
 * Asks which of the hands played are wanted.
 *
 * "done" (): they are to be shown.
 */

void chieu_history_form_get_filter (ChieuHistoryForm *self, ChieuHistoryFilter *filter);
/* All hands are wanted again. */
void chieu_history_form_clear (ChieuHistoryForm *self);

G_END_DECLS
