/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the home page offers first: to continue what was begun, or else to begin.
 */
#pragma once

#include "home-facts.h"

/* The most things that are offered. */
#define CHIEU_GO_ON_MAX 3

/* An offer: to continue something, or to play or to learn. It owns its strings where nothing else is said. */
typedef struct
{
  const ChieuHomeGame *game;
  const ChieuHomeMatch *match;   /* (nullable): the match that is continued; NULL: it is something else */
  char *title;                   /* the match, lesson, tasks or game that it is about */
  char *line;                    /* (nullable): below the title: how the match stands, the game, or how it is played */
  char *more;                    /* (nullable): below that: when the match was played last */
  const char *button;            /* (transfer none): the words on the button, translated */
  char *action;                  /* the detailed name of the action of the button, with its target */
} ChieuGoOn;

/* Returns: (transfer full) (element-type ChieuGoOn): at most CHIEU_GO_ON_MAX offers, what matters most first; at least one if there is a
 * game. They point into @facts, which have to live as long. */
GPtrArray *chieu_go_on_list (const ChieuHomeFacts *facts) G_GNUC_WARN_UNUSED_RESULT;
