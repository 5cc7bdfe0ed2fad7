/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Goes through a lesson on its page as a learner does: with hints, with the wrong answers that the lesson speaks of, and
 * with the right ones, which the rules find.
 */
#pragma once

#include "app/school/lesson-page-private.h"

/* It is called whenever there is something new to be seen; @where names the lesson, the step and what is new. */
typedef void (*LessonPlayerLook) (const char *where, gpointer data);

typedef struct
{
  ChieuLessonPage *page;
  gboolean wrong;                /* wrong answers are given, too; TRUE if nothing else is set */
  LessonPlayerLook look;         /* (nullable) */
  gpointer data;
  GString *heard;                /* all that was announced since the last answer */
  guint answers;                 /* given */
} LessonPlayer;

/* Hears all that is announced until lesson_player_clear(): there can be only one player at a time. */
void lesson_player_init (LessonPlayer *self, ChieuLessonPage *page);
void lesson_player_clear (LessonPlayer *self);

/* Answers the step at which the page is, and goes on to the next one. An answer that is not taken as it should be ends the test. */
void lesson_player_do_step (LessonPlayer *self);

/* Does all steps that are left. */
void lesson_player_finish (LessonPlayer *self);
