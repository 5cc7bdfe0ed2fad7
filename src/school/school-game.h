/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game as the school knows it beyond its contract: one constant for each, chieu_school_GAME in games/GAME/school. It defines
 * which cards a task of picking or arranging asks for, what the coach says, and what is practised. All of it is computed from the
 * rules; a lesson never states what the rules can tell.
 */
#pragma once

#include <glib.h>

#include "rules/games.h"
#include "lesson-cards.h"

/* The seat of the learner. */
#define CHIEU_LEARNER 0
/* The level of those who sit with the learner, and of hands that are played for a task: beginners. */
#define CHIEU_SCHOOL_LEVEL "tap-su"
/* More reasons than a game has: a ChieuReason is a byte. */
#define CHIEU_SCHOOL_REASONS_MAX (G_MAXUINT8 + 1)

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
  CHIEU_GROUP_NONE,              /* cards were put together that are not a group of the game */
  CHIEU_GROUP_LEFT,              /* everything is right so far, but this card is in no group yet */
  CHIEU_GROUP_TOO_FEW,           /* all cards are in groups, but this number of lưng is needed */
} ChieuGroupFault;

typedef struct _ChieuSchoolGame
{
  const ChieuGame *game;
  const ChieuPickRule *pick_rules;   /* the last one has no id */
  const char *other_set;         /* a sentence, untranslated: these cards are a set, but not the one that is asked for */
  int cards_max;                 /* the most cards of a task of picking or arranging */
  gboolean cai_has_more;         /* the cái has one card more, dealt after all hands */
  gboolean lists_some;           /* the game lists only some of the clean moves: check() alone says what is clean */
  const guint8 *parts;           /* (nullable): the places in ChieuMove.cards at which its second part, third part … begin: cards
                                  * may change places within a part, not between parts; 0 at the end */

  /* Returns: the number of cards of a hand as dealt, without the cái's additional one; @place: of the seat, counted from the cái */
  int (*hand_size) (int seats, int place);
  /* (nullable): faces that are not dealt, bit f each */
  guint64 (*unused) (int seats);
  /* Gets the cards that @seat holds in its hand, in the order of the deck. */
  void (*get_hand) (const void *state, int seat, ChieuLessonCards *cards);
  /* Returns: whether seats are asked for something that the others may not know of: to lay khàn, to lay down a hand without chắn or to
   * declare five tigers before the play begins; in Mậu binh to arrange the hand */
  gboolean (*is_opening) (const void *state);
  /* Returns: (nullable): a sentence, translated, that says why the cards are no phu, or no such set; NULL: they are one */
  const char *(*why_no_phu) (const ChieuLessonCards *cards);

  /* A game may leave out the following; tasks that need it are then refused. */

  const ChieuOutlookGame *outlook;   /* how a hand stands, for tasks with a card to throw */

  /* Returns: the number of cards of a hand that waits for one more */
  int (*wait_size) (int seats);
  /* (nullable): ChieuCarry.cai of a hand in which @seat becomes the cái, who is found by @card that is dealt to it besides;
   * NULL: @seat */
  int (*carry_cai) (int seat, int seats, ChieuCard card);
  const char *how_to_arrange;        /* how a hand is put into groups in the window; untranslated */
  const char *arranged;              /* "All cards lie in phu."; untranslated */
  /* Groups are the sets of the game, phu in Tổ tôm; lưng are those that a win needs, in Chắn the chắn. Returns: −1 if the cards are
   * not a group, else how many lưng it is: 0 or 1 */
  int (*group_lung) (const ChieuLessonCards *cards);
  /* Returns: whether the card at @place among those in no group may stay alone */
  gboolean (*may_be_left) (const ChieuLessonCards *left, int place);
  /* Returns: (transfer full): @fault as a sentence, with the cards @names and the reason @why if it has these, and for
   * CHIEU_GROUP_TOO_FEW with the number @lung that are needed */
  char *(*group_text) (ChieuGroupFault fault, const char *names, const char *why, int lung);
  /* Finds an arrangement of @cards with at least @lung lưng. Cards that may stay alone, as the què of Chắn, are in no group of it; all
   * others are. Returns: FALSE if there is none */
  gboolean (*arrange) (const ChieuLessonCards *cards, int seats, int lung, ChieuArrangement *arrangement);
  /* Returns: the faces that complete the cards, of which there are wait_size(); bit f each */
  guint64 (*waits) (const ChieuLessonCards *cards, int seats);
  /* Counts the points of a win with these cards by the usual house rules; @win is among them (CHIEU_CARD_NONE: as dealt), and with
   * @thong the hand before was won, too. Returns: −1 if they do not win */
  int (*points) (const ChieuLessonCards *cards, int seats, ChieuCard win, gboolean thong);

  /* The coach: a game without it has neither button nor page for him. */

  /* (nullable): fills @advice for @seat, which observed @view. */
  void (*advise) (const void *view, int seat, ChieuCoachAdvice *advice);
  const ChieuCoachDeeper *deeper;    /* (nullable): for the coach's advice from many deals, and the costliest moments */

  /* (nullable): how it is practised, the usual number of seats first; the last one has no id. */
  const ChieuPracticeTable *practice;
  const ChieuFriendlyTable *friendly;   /* (nullable): its friendly deals; the list ends with one without seats */
} ChieuSchoolGame;

/* The parts of all games, NULL at the end. The build makes this register of the list in src/meson.build. */
extern const ChieuSchoolGame *const chieu_school_games[];

/* Returns: (nullable): the part of @game; NULL if it has no lessons */
const ChieuSchoolGame *chieu_school_game_find (const ChieuGame *game);
