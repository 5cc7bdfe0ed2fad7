/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One function that others call, and one that nothing calls.
 */
#pragma once

/* Returns: the rank */
int chieu_card_rank (int card);

/* Returns: the suit */
int chieu_card_suit (int card);
