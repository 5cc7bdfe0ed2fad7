/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "praise-words.h"

#include "config.h"

#include <glib/gi18n-lib.h>

/* The number of words for each size. */
#define WORDS 4

/* Translators: a few people at the table cry out, each one of these, when somebody has won: a plain win, a good one, a rare one. */
static const char *const words[CHIEU_PRAISE_SIZES][WORDS] = {
  [CHIEU_PRAISE_PLAIN] = { N_("Well called!"), N_("Nicely done!"), N_("So soon!"), N_("Next time!") },
  [CHIEU_PRAISE_GOOD] = { N_("Beautiful!"), N_("What cards!"), N_("Bravo!"), N_("I saw it coming!") },
  [CHIEU_PRAISE_RARE] = { N_("Never seen the like!"), N_("A hand to remember!"), N_("Bravo, bravo!"), N_("What a hand!") },
};

/* Translators: the same, said to the player; %s is how the player is addressed, as in the list “Sir|Madam|…”, with a capital. */
static const char *const addressed[CHIEU_PRAISE_SIZES][WORDS] = {
  [CHIEU_PRAISE_PLAIN] = { N_("Well called, %s!"), N_("Nicely done, %s!"), N_("So soon, %s!"), N_("Next time, %s!") },
  [CHIEU_PRAISE_GOOD] = { N_("Beautiful, %s!"), N_("What cards, %s!"), N_("Bravo, %s!"), N_("I saw it coming, %s!") },
  [CHIEU_PRAISE_RARE] = { N_("Never seen the like, %s!"), N_("A hand to remember, %s!"), N_("Bravo, %s, bravo!"), N_("What a hand, %s!") },
};

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
char *
chieu_praise_word (int         size,
                   int         nth,
                   const char *address)
{
  g_return_val_if_fail (size >= 0 && size < CHIEU_PRAISE_SIZES && nth >= 0, NULL);

  return address != NULL ? g_strdup_printf (_(addressed[size][nth % WORDS]), address) : g_strdup (_(words[size][nth % WORDS]));
}
#pragma GCC diagnostic pop
