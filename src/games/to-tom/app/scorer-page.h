/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the pages of the scorer have in common.
 */
#pragma once

/* The greatest width of what stands on a page of the scorer, in pixels. */
#define CHIEU_SCORER_WIDTH_MAX 960
