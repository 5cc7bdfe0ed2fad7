/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "match/match.h"

G_BEGIN_DECLS

#define CHIEU_TYPE_START_PAGE (chieu_start_page_get_type ())
G_DECLARE_FINAL_TYPE (ChieuStartPage, chieu_start_page, CHIEU, START_PAGE, GtkWidget)

/**
 * ChieuStartPage:
 *
 * The page for a person who left a match unfinished: one can go on with it, or begin a new one, or do all else there is. Its
 * buttons are the window's actions.
 */

/**
 * chieu_start_page_set_match:
 * @match: the unfinished match; until it is set, there is none
 * @when: (nullable): when it was last played
 */
void chieu_start_page_set_match (ChieuStartPage *self,
                                 ChieuMatch     *match,
                                 GDateTime      *when);

G_END_DECLS
