/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In a narrow window the header keeps of the window's own buttons only the one that closes it, so that there is room for the title;
 * and large buttons are less wide. Where letters are large, too, its title is smaller and breaks into two lines, and the button that
 * leads back has an arrow in place of its word.
 */
#pragma once

/* The style class of a button of a header that leads back. */
#define CHIEU_HEADER_BACK "leads-back"

/* Sees to it in all windows that there are and that come. */
void chieu_narrow_header_follow_windows (void);
