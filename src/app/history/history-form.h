/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "history-filter.h"

#define CHIEU_TYPE_HISTORY_FORM (chieu_history_form_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHistoryForm, chieu_history_form, CHIEU, HISTORY_FORM, GtkWidget)

/**
 * ChieuHistoryForm:
 *
 * A form on which the person chooses which hands the history shows.
 *
 * "done" (): the person wants to see the list.
 */

/* Sets @filter to what is chosen; its strings are static. */
void chieu_history_form_get_filter (ChieuHistoryForm *self, ChieuHistoryFilter *filter);
/* Resets the form, so that all hands are shown. */
void chieu_history_form_clear (ChieuHistoryForm *self);
