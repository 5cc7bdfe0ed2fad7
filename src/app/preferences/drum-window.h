/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#define CHIEU_TYPE_DRUM_WINDOW (chieu_drum_window_get_type ())
G_DECLARE_FINAL_TYPE (ChieuDrumWindow, chieu_drum_window, CHIEU, DRUM_WINDOW, AdwWindow)

/**
 * ChieuDrumWindow:
 *
 * A list of all words that are drummed, or spoken if they have been recorded, game by game. Each can be heard.
 */

/* @parent: (nullable). @settings: those of the program, kept alive. Returns: (transfer none): the window, not shown yet; its lists are
 * filled in pieces before it draws its first frame (pieces.h) */
GtkWindow *chieu_drum_window_new (GtkWindow *parent, GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;
