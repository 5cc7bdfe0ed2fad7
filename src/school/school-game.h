/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game as the school knows it beyond its contract: one constant for each, chieu_school_GAME in games/GAME/school. It says which
 * cards a task of picking or arranging asks for, what the coach says, what is practised. All of it is computed from the rules;
 * a lesson never states what the rules can tell.
 */
#pragma once

#include <glib.h>

#include "rules/games.h"
#include "lesson-cards.h"

/* The seat of the learner. */
#define CHIEU_LEARNER 0

/* Each part of the school has its own part of a game. */
typedef struct _ChieuPickRule ChieuPickRule;             /* lesson/pick.h */
typedef struct _ChieuOutlookGame ChieuOutlookGame;       /* coach/outlook.h */
typedef struct _ChieuCoachAdvice ChieuCoachAdvice;       /* coach/coach.h */
typedef struct _ChieuCoachDeeper ChieuCoachDeeper;       /* coach/coach-game.h */
typedef struct _ChieuPracticeTable ChieuPracticeTable;   /* practice/practice.h */
typedef struct _ChieuFriendlyTable ChieuFriendlyTable;   /* friendly/friendly.h */

/* Faults of cards that are put together. */
typedef enum
{
  CHIEU_GROUP_NONE,              /* they are no group of the game: which cards, and why */
  CHIEU_GROUP_LEFT,              /* all is well so far, but this card lies in none yet */
  CHIEU_GROUP_TOO_FEW,           /* all cards lie well, but so many lưng are needed */
} ChieuGroupFault;

typedef struct _ChieuSchoolGame
{
  const ChieuGame *game;
  const ChieuPickRule *pick_rules;   /* the last one has no id */
  const char *other_set;         /* a sentence, untranslated: these cards are a set, but not the one that is asked for */
  int cards_max;                 /* a task of picking or arranging has at most so many */
  gboolean cai_has_more;         /* the cái has one card more, dealt after all hands */
  gboolean lists_some;           /* of its clean moves only: check() alone says what is clean */
  const guint8 *parts;           /* (nullable): where parts of a move's cards begin that are not exchanged; 0 at the end */

  /* Cards of a hand as dealt, without the cái's additional one; @place: of the seat, counted from the cái. */
  int (*hand_size) (int seats, int place);
  /* (nullable): faces that are not dealt, bit f each */
  guint64 (*unused) (int seats);
  /* The cards that @seat holds in its hand, in the order of the deck. */
  void (*get_hand) (const void *state, int seat, ChieuLessonCards *cards);
  /* Returns: whether all are asked at once for what no other may know, as khàn are laid: every seat answers for itself. */
  gboolean (*is_opening) (const void *state);
  /* (nullable): a sentence that says why the cards are no phu, or no such set; NULL: they are one. */
  const char *(*why_no_phu) (const ChieuLessonCards *cards);

  /* A game may leave out what follows; tasks that need it are then refused. */

  const ChieuOutlookGame *outlook;   /* how a hand stands: for the card to throw */

  /* Cards that wait for one more. */
  int (*wait_size) (int seats);
  /* (nullable): ChieuCarry.cai of a hand in which @seat becomes the cái, who is found by @card that is dealt to it besides;
   * NULL: @seat */
  int (*carry_cai) (int seat, int seats, ChieuCard card);
  const char *how_to_arrange;        /* how a hand is put into groups in the window; untranslated */
  const char *arranged;              /* "All cards lie in phu."; untranslated */
  /* Groups are what cards are put into, phu in Tổ tôm; lưng those of them that a win needs, in Chắn the chắn.
   * Returns: −1 if the cards are no group, else how many lưng it is: 0 or 1 */
  int (*group_lung) (const ChieuLessonCards *cards);
  /* Returns: whether the card at @place among those in no group may lie there. */
  gboolean (*may_be_left) (const ChieuLessonCards *left, int place);
  /* (transfer full): such a fault as a sentence, about the cards @names and for the reason @why where it has these. */
  char *(*group_text) (ChieuGroupFault fault, const char *names, const char *why, int lung);
  /* An arrangement of all @cards with so many lưng. Returns: FALSE if there is none. */
  gboolean (*arrange) (const ChieuLessonCards *cards, int seats, int lung, ChieuArrangement *arrangement);
  /* The faces that complete the cards, bit f each. There are wait_size() of them. */
  guint64 (*waits) (const ChieuLessonCards *cards, int seats);
  /* Counts what a win with these cards is worth with the usual house rules, @win (CHIEU_CARD_NONE: as dealt) among them and the
   * hand before won too if @thong. Returns: −1 if they do not win */
  int (*points) (const ChieuLessonCards *cards, int seats, ChieuCard win, gboolean thong);

  /* The coach: a game without it has neither button nor page for him. */

  /* (nullable): says in @advice what @seat, which observed @view, is to know. */
  void (*advise) (const void *view, int seat, ChieuCoachAdvice *advice);
  const ChieuCoachDeeper *deeper;    /* (nullable): what he can say after looking at many hands, and what cost most */

  /* (nullable): how it is practised, the usual number of seats first; the last one has no id. */
  const ChieuPracticeTable *practice;
  const ChieuFriendlyTable *friendly;   /* (nullable): its friendly deals; behind the last one is one without seats */
} ChieuSchoolGame;

/* Those of all games, NULL at the end. The build makes this register of the list in src/meson.build. */
extern const ChieuSchoolGame *const chieu_school_games[];

/* Returns: (nullable): what the school knows of @game; NULL: there are no lessons of it */
const ChieuSchoolGame *chieu_school_game_find (const ChieuGame *game);
