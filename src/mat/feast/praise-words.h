/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words that those at the table cry out when somebody has won.
 */
#pragma once

#include <glib.h>

/* The sizes of praise for a win. */
typedef enum
{
  CHIEU_PRAISE_PLAIN,
  CHIEU_PRAISE_GOOD,
  CHIEU_PRAISE_RARE,
  CHIEU_PRAISE_SIZES,            /* how many of these there are */
} ChieuPraiseSize;

/**
 * chieu_praise_word:
 * @size: ChieuPraiseSize: how much the win is praised
 * @nth: any number from 0: four numbers that follow one another give four different words
 * @address: (nullable): the word by which the winner is addressed, "Bác"; NULL: none is used
 *
 * Returns: (transfer full): what is cried out
 */
char *chieu_praise_word (int         size,
                         int         nth,
                         const char *address) G_GNUC_WARN_UNUSED_RESULT;
