/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The focus stays visible in every window from the first key until the pointer moves or presses; Shift and other modifiers alone do not
 * count as keys. GTK by itself would hide the focus after three seconds, while Return still acts on it.
 */
#pragma once

/* The names of the event controllers that are added to each window. */
#define CHIEU_FOCUS_SHOWN_KEYS "focus-shown-keys"
#define CHIEU_FOCUS_SHOWN_MOTION "focus-shown-motion"
#define CHIEU_FOCUS_SHOWN_PRESS "focus-shown-press"

/* Keeps the focus visible in this way in all windows, also those that are opened later. Call it once. */
void chieu_focus_shown_follow_windows (void);
