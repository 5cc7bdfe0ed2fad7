/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether the person hears the window through a screen reader, and what that asks for.
 */
#pragma once

#include <gtk/gtk.h>

/**
 * chieu_screen_reader_offer_pace:
 * @window: over which the offer is shown
 * @settings: of the program
 *
 * Offers, where a screen reader runs, that the cards wait: at the usual pace more is said than can be heard. It is offered once,
 * and not to a person who has it already. Returns at once; whether one runs is asked of the session's bus meanwhile.
 */
void chieu_screen_reader_offer_pace (GtkWindow *window, GSettings *settings);
