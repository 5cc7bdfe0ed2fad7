/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds out whether a screen reader runs, and offers a slower pace if one does.
 */
#pragma once

#include <gtk/gtk.h>

/**
 * chieu_screen_reader_offer_pace:
 * @window: the window over which the offer is shown
 * @settings: of the program
 *
 * If a screen reader runs, offers to let the cards wait: at the usual pace it has more to say than can be heard. The offer is
 * made once, and not if the cards wait already. Returns at once; the session's bus, on which the application is, is asked for a screen
 * reader in the background.
 */
void chieu_screen_reader_offer_pace (GtkWindow *window, GSettings *settings);
