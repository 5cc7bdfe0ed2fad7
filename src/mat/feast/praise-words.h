/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words that those at the table cry out when somebody has won.
 */
#pragma once

#include <glib.h>

/* The number of ways in which a win is praised: a plain one, a good one, a rare one. */
#define CHIEU_PRAISE_SIZES 3

/**
 * chieu_praise_word:
 * @size: how much it is praised, below CHIEU_PRAISE_SIZES
 * @nth: any number from 0; each of a few numbers that follow one another has another word
 * @address: (nullable): the word by which the winner is addressed, "Bác"; NULL: none is used
 *
 * Returns: (transfer full): what is cried out
 */
char *chieu_praise_word (int         size,
                         int         nth,
                         const char *address) G_GNUC_WARN_UNUSED_RESULT;
