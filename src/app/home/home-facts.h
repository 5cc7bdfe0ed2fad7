/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Facts for the pages of the front room: the open matches, and the person's progress in each game. program/front-room.c finds
 * them, because this folder includes neither school nor practice.
 */
#pragma once

#include "app/app-game.h"
#include "mat/scene.h"

/* A match that can be continued. */
typedef struct
{
  const ChieuGame *game;
  char *action;                  /* the detailed name of the action that continues it: “win.go-on-with” with its target */
  char *title;                   /* "Tổ tôm · 5 seats · Học" */
  char *standing;                /* "Hand 3 · 38 points left" */
  char *when;                    /* (nullable): "Last played today at 14:20" */
  gboolean is_own;               /* the person's own match of the game; else a single hand: of the day, friendly or shared */
  int n_cards;                   /* of the person's hand; 0: not known */
  ChieuCard cards[CHIEU_HAND_MAX];
} ChieuHomeMatch;

/* A game, and the person's progress in it. */
typedef struct
{
  const ChieuAppGame *game;
  const ChieuHomeMatch *match;   /* (nullable): the one of ChieuHomeFacts.matches that is the person's own match of it (is_own) */
  char *choices;                 /* how its next match is played, as last time if there was one: "5 seats · Học · Tập sự · a pot of 50 points" */
  gboolean has_lessons;          /* its lessons are loaded, and there is one at least; else the fields up to n_steps are not set */
  guint n_lessons, n_learnt;
  guint next;                    /* number of the lesson to continue with, from 1 */
  char *next_title;              /* (nullable) */
  guint step, n_steps;           /* the step at which the person stopped, from 1; 0: the lesson was not begun, or is done */
  gint64 last_lesson_time;       /* when a lesson was open last, in seconds since 1970; 0: never */
  gboolean has_practice;         /* there is practice */
  int due;                       /* tasks that are to be repeated now */
  char *due_figure, *due_words;  /* (nullable): their number, "3", and a sentence about them; NULL if there are none */
  gboolean practised;            /* as many tasks as a session has were answered today */
  char *day;                     /* (nullable): what came of the hand of the day: "You won: +8"; NULL: it has not been played */
  char *day_points;              /* (nullable): the points of that hand: "+8" */
} ChieuHomeGame;

/* All that the pages show. */
typedef struct
{
  GPtrArray *matches;            /* ChieuHomeMatch, whose games are all in @games; the match played last comes first */
  GArray *games;                 /* ChieuHomeGame, in the order in which they are offered */
  guint chosen;                  /* the place in @games of the game that the settings choose for the next match */
  gboolean has_played;           /* a hand has been finished, now or earlier */
  gboolean is_simple;            /* only playing, learning and continuing are offered */
  gboolean is_new;               /* is_simple was TRUE until the first lesson or hand was done just now */
  gboolean has_days;             /* there are hands of the day */
  char *code_action;             /* (nullable): plays the deal whose code lies on the clipboard … */
  char *code_words;              /* … and the code in words, with what it deals */
} ChieuHomeFacts;

/* Returns: (transfer full): facts of no match and no game */
ChieuHomeFacts *chieu_home_facts_new (void) G_GNUC_WARN_UNUSED_RESULT;
/* @self: (nullable) */
void chieu_home_facts_free (ChieuHomeFacts *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuHomeFacts, chieu_home_facts_free)

/* Returns: (transfer none) (nullable): the facts of the game @id */
const ChieuHomeGame *chieu_home_facts_find (const ChieuHomeFacts *self, const char *id);

/* Returns: (transfer full): the detailed name of the action @name for @game: "home.play::to-tom" */
char *chieu_home_name_action (const char *name, const ChieuHomeGame *game) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): the numbers of seats with which the game is played: "5 or 4 seats". */
char *chieu_home_seats_to_words (const ChieuGameOffer *offer);
/* Returns: (transfer full): the person's progress in the lessons: "Lesson 3 of 21", "All 21 lessons done", or if none
 * was opened yet "21 lessons"; "" if there are none, or before they are known. */
char *chieu_home_learnt_to_words (const ChieuHomeGame *game);
