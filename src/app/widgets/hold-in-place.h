/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keeps what the person looks at in its place when something is added above it.
 */
#pragma once

#include <gtk/gtk.h>

/**
 * chieu_hold_in_place:
 * @widget: in a page that is scrolled; elsewhere nothing is done
 *
 * Call it right before the page grows or shrinks above @widget: each time that it is laid out anew within the next moments, it is
 * scrolled by the same amount.
 */
void chieu_hold_in_place (GtkWidget *widget);
