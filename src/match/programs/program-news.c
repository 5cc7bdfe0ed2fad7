/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "program.h"

#include <glib/gi18n-lib.h>

/* Translators: %s is the name of the player at whose seat the program sits. */
static const char *const plain[] = {
  [CHIEU_PROGRAM_NEWS_ENDED] = N_("The program playing for %s has ended. A computer player takes over for this hand."),
  [CHIEU_PROGRAM_NEWS_LATE] = N_("The program playing for %s took too long and was stopped. A computer player takes over for this hand."),
  [CHIEU_PROGRAM_NEWS_LONG_LINE] = N_("The program playing for %s wrote too long a line and was stopped. A computer "
                                      "player takes over for this hand."),
  [CHIEU_PROGRAM_NEWS_TOO_MUCH] = N_("The program playing for %s wrote too much without giving an answer and was stopped. A computer "
                                     "player takes over for this hand."),
};

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
char *
chieu_program_news_to_sentence (const ChieuProgramNews *news,
                                const char             *name)
{
  g_return_val_if_fail (news != NULL && name != NULL, NULL);

  switch (news->kind)
    {
    case CHIEU_PROGRAM_NEWS_REFUSED:
      /* Translators: a player’s name, what the program at that seat said, and a sentence why it is refused. */
      return g_strdup_printf (_("The program playing for %1$s is asked once more, because its answer “%2$s” was refused: %3$s"),
                              name, news->said, news->why);
    case CHIEU_PROGRAM_NEWS_REFUSED_TWICE:
      /* Translators: a player’s name, what the program at that seat said, and a sentence why it is refused. */
      return g_strdup_printf (_("The program playing for %1$s is replaced by a computer player for this move, because its answer “%2$s” "
                                "was refused again: %3$s"),
                              name, news->said, news->why);
    case CHIEU_PROGRAM_NEWS_NOT_STARTED:
      /* Translators: a player’s name, and the system’s message. */
      return g_strdup_printf (_("The program playing for %1$s could not be started (%2$s). A computer player takes over for this hand."),
                              name, news->why);
    case CHIEU_PROGRAM_NEWS_TOO_OFTEN:
      /* Translators: a player’s name, and a sentence why the last answer was refused. */
      return g_strdup_printf (_("The program playing for %1$s was stopped, because too many of its answers were refused. "
                                "A computer player takes over for this hand. The last refusal: %2$s"),
                              name, news->why);
    case CHIEU_PROGRAM_NEWS_ENDED:
    case CHIEU_PROGRAM_NEWS_LATE:
    case CHIEU_PROGRAM_NEWS_LONG_LINE:
    case CHIEU_PROGRAM_NEWS_TOO_MUCH:
    default:
      return g_strdup_printf (_(plain[news->kind]), name);
    }
}
#pragma GCC diagnostic pop

char *
chieu_program_news_to_trial_sentence (const ChieuProgramNews *news)
{
  g_return_val_if_fail (news != NULL, NULL);

  switch (news->kind)
    {
    case CHIEU_PROGRAM_NEWS_NOT_STARTED:
      /* Translators: the system’s message. */
      return g_strdup_printf (_("It could not be started: %s"), news->why);
    case CHIEU_PROGRAM_NEWS_ENDED:
      return g_strdup (_("It ended without an answer."));
    case CHIEU_PROGRAM_NEWS_LATE:
      return g_strdup_printf (ngettext ("It did not answer within %d second.", "It did not answer within %d seconds.",
                                        CHIEU_PROGRAM_LIMIT_MS / 1000), CHIEU_PROGRAM_LIMIT_MS / 1000);
    case CHIEU_PROGRAM_NEWS_LONG_LINE:
      return g_strdup (_("It wrote a line that is too long."));
    case CHIEU_PROGRAM_NEWS_TOO_MUCH:
      return g_strdup (_("It wrote too much without giving an answer."));
    case CHIEU_PROGRAM_NEWS_REFUSED:
    case CHIEU_PROGRAM_NEWS_REFUSED_TWICE:
    case CHIEU_PROGRAM_NEWS_TOO_OFTEN:
    default:
      /* Translators: what a program said, and a sentence why it is refused. */
      return g_strdup_printf (_("It answered “%1$s”, which was refused: %2$s"), news->said != NULL ? news->said : "", news->why);
    }
}
