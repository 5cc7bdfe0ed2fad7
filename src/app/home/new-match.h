/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/table/session.h"

#define CHIEU_TYPE_NEW_MATCH (chieu_new_match_get_type ())
G_DECLARE_FINAL_TYPE (ChieuNewMatch, chieu_new_match, CHIEU, NEW_MATCH, GtkWidget)

/**
 * ChieuNewMatch:
 *
 * The form of a new match: game, seats, the other players' level, way of play, hội, and house rules. What is chosen goes to the settings
 * at once.
 *
 * "begin" (): the person wants to begin the match.
 */

/* Binds the form to @settings, and to the sets of house rules of @session; both have to outlive it. Call it once. */
void chieu_new_match_set_settings (ChieuNewMatch *self,
                                   GSettings     *settings,
                                   ChieuSession  *session);
