/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "history-filter.h"

#define CHIEU_TYPE_HISTORY_FORM (chieu_history_form_get_type ())
G_DECLARE_FINAL_TYPE (ChieuHistoryForm, chieu_history_form, CHIEU, HISTORY_FORM, GtkWidget)

/**
 * ChieuHistoryForm:
 *
 * A form on which the person chooses which hands the history shows. It is made by g_object_new().
 */

/**
 * ChieuHistoryForm::done: ()
 *
 * The person has finished choosing, and wants to see the list of the hands that pass the filter.
 */

/* @filter: (out): the conditions that the person has chosen; its strings are static */
void chieu_history_form_get_filter (ChieuHistoryForm *self, ChieuHistoryFilter *filter);
/* Resets every choice, so that the filter lets all hands pass. It does not emit "done". */
void chieu_history_form_clear (ChieuHistoryForm *self);
