/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In a narrow window the header keeps only one of the window's own buttons, the one that closes it, so that there is room for the
 * title; and large buttons are less wide. If the letters are large, too, the title is smaller and breaks into lines, and the
 * button that leads back shows an arrow instead of its word.
 */
#pragma once

/* The width in pixels below which a window is narrow. */
#define CHIEU_NARROW_WIDTH 480

/* The style class of a button of a header that leads back. */
#define CHIEU_HEADER_BACK "leads-back"

/* Fits the header of each window in this way, also of those that are opened later; of several headers in a window the first. Call it
 * once. */
void chieu_narrow_header_follow_windows (void);
