/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Goes through a lesson on its page as a learner does: with the wrong answers that it speaks of, with hints, and
 * with the right ones, which the rules find.
 */
#pragma once

#include "app/school/lesson-page-private.h"

/* Called whenever there is something new to be seen; @where names step and what it is. */
typedef void (*LessonPlayerLook) (const char *where, gpointer data);

typedef struct
{
  ChieuLessonPage *page;
  gboolean wrong;                /* wrong answers are given, too */
  LessonPlayerLook look;         /* (nullable) */
  gpointer data;
  GString *heard;                /* all that was announced since the last answer */
  guint answers;                 /* given */
} LessonPlayer;

void lesson_player_init (LessonPlayer *self, ChieuLessonPage *page);
void lesson_player_clear (LessonPlayer *self);

/* Answers the step at which the page is, and goes on. */
void lesson_player_do_step (LessonPlayer *self);

/* Goes through all that is left. */
void lesson_player_finish (LessonPlayer *self);
