/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the school knows of a game beyond its contract, in one constant for each, chieu_school_GAME in games/GAME/school: which
 * cards a task of picking or arranging asks for, what the coach says, what is practised. All of it is found by the rules;
 * nothing is written down in a lesson that they could say.
 */
#pragma once

#include "school/coach/coach-deeper.h"
#include "school/lesson/lesson.h"
#include "school/coach/outlook.h"

G_BEGIN_DECLS

/* Most groups of an arrangement. */
#define CHIEU_GROUPS_MAX 25

typedef struct _ChieuSchoolGame ChieuSchoolGame;
typedef struct _ChieuPracticeTable ChieuPracticeTable;

/* What is picked from. */
typedef struct
{
  const ChieuSchoolGame *school;
  const ChieuPickRule *rule;
  ChieuCard with;                /* must be among the cards, or lies beside them and counts with them; CHIEU_CARD_NONE: none */
  int n;                         /* cards of the phu; 0: any number */
  int seats;
  ChieuLessonCards cards;        /* those that can be touched */
  const void *state;             /* (nullable): the mat, where the cards are the hand of seat 0 */
} ChieuPick;

struct _ChieuPickRule
{
  const char *id;
  gboolean is_phu;               /* with and n may be given */
  gboolean needs_mat;
  int argument;                  /* the rule's own use */
  /* (nullable): whether these touched cards are right; NULL: just those that find() gives */
  gboolean (*is_right) (const ChieuPick *pick, const ChieuLessonCards *touched);
  /* Gives a right answer. Returns: FALSE if there is none. */
  gboolean (*find) (const ChieuPick *pick, ChieuLessonCards *right);
  /* (nullable): of a rule that asks for all cards of a sort: whether @card is of it */
  gboolean (*has) (ChieuCard card, int argument);
  gboolean needs_with;           /* it asks how cards stand to @with, which must be given and lies beside them */
};

/* Cards in groups; single cards that are no group need not be named where they may stay alone. */
typedef struct
{
  int n;
  ChieuLessonCards groups[CHIEU_GROUPS_MAX];
} ChieuArrangement;

/* What is wrong with cards that are put together. */
typedef enum
{
  CHIEU_GROUP_NONE,              /* they are no group of the game: which cards, and why */
  CHIEU_GROUP_LEFT,              /* all is well so far, but this card lies in none yet */
  CHIEU_GROUP_TOO_FEW,           /* all cards lie well, but so many lưng are needed */
} ChieuGroupFault;

struct _ChieuSchoolGame
{
  const ChieuGame *game;
  const ChieuPickRule *pick_rules;   /* the last one has no id */
  const char *other_set;         /* a sentence, untranslated: cards of which why_no_phu() says NULL are not what is asked for */
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
  /* Whether all are asked at once for what no other may know, as khàn are laid: every seat answers for itself. */
  gboolean (*is_opening) (const void *state);
  /* Why the cards are no phu, or no such set, as a sentence; NULL: they are one. */
  const char *(*why_no_phu) (const ChieuLessonCards *cards);

  /* What is not asked of every game: without them the tasks that need them are refused. */

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
  /* Whether the card at @place of those in no group may lie there. */
  gboolean (*may_be_left) (const ChieuLessonCards *left, int place);
  /* (transfer full): such a fault as a sentence, about the cards @names and for the reason @why where it has these. */
  char *(*group_text) (ChieuGroupFault fault, const char *names, const char *why, int lung);
  /* An arrangement of all @cards with so many lưng. Returns: FALSE if there is none. */
  gboolean (*arrange) (const ChieuLessonCards *cards, int seats, int lung, ChieuArrangement *arrangement);
  /* The faces that complete the cards, bit f each. There are wait_size() of them. */
  guint64 (*waits) (const ChieuLessonCards *cards, int seats);
  /* What a win with these cards is worth with the usual house rules, @win (CHIEU_CARD_NONE: as dealt) among them and the
   * hand before won too if @thong. Returns: −1 if they do not win */
  int (*points) (const ChieuLessonCards *cards, int seats, ChieuCard win, gboolean thong);

  /* The coach: a game without it has neither button nor page for him. */

  /* (nullable): says in @advice what @seat, which observed @view, is to know. */
  void (*advise) (const void *view, int seat, ChieuCoachAdvice *advice);
  const ChieuCoachDeeper *deeper;    /* (nullable): what he can say after looking at many hands, and what cost most */

  /* (nullable): how it is practised, the usual number of seats first; the last one has no id. */
  const ChieuPracticeTable *practice;
};

/* Those of all games, NULL at the end. The build makes this register of the list in src/meson.build. */
extern const ChieuSchoolGame *const chieu_school_games[];

/* Returns: (nullable): what the school knows of @game; NULL: there are no lessons of it */
const ChieuSchoolGame *chieu_school_game_find (const ChieuGame *game);

/* Returns: (nullable): the rule with this id */
const ChieuPickRule *chieu_pick_rule_find (const ChieuSchoolGame *school, const char *id);

/* Whether @touched, which must be among the cards of @pick, are a right answer. */
gboolean chieu_pick_is_right (const ChieuPick *pick, const ChieuLessonCards *touched);

/* Whether the card that must be among those touched lies beside the others, and counts with the touched ones. */
gboolean chieu_pick_is_beside (const ChieuPick *pick);

/* For rules that ask for one group: @all (out) are the touched cards with the one beside them. Returns: whether they are as
 * many as is asked for, and the card that must be there is among them */
gboolean chieu_pick_gather (const ChieuPick *pick, const ChieuLessonCards *touched, ChieuLessonCards *all);

/* For rules that ask for all cards of a sort; and for all of a colour, red if the rule's argument is not 0. */
gboolean chieu_pick_find_all (const ChieuPick *pick, ChieuLessonCards *right);
gboolean chieu_pick_find_colour (const ChieuPick *pick, ChieuLessonCards *right);

/* For a rule that asks for the card to throw: one that may go without a fault, where no other leaves the hand nearer. */
gboolean chieu_pick_is_throw (const ChieuPick *pick, const ChieuLessonCards *touched);
gboolean chieu_pick_find_throw (const ChieuPick *pick, ChieuLessonCards *right);

/* For rules that ask for one group: tries @candidate, which has the card beside too if there is one. Returns: whether @right
 * (out), what of it can be touched, is right */
gboolean chieu_pick_try (const ChieuPick *pick, const ChieuLessonCards *candidate, ChieuLessonCards *right);

/* Whether both are the same cards, in whatever order. */
gboolean chieu_lesson_cards_same (const ChieuLessonCards *a, const ChieuLessonCards *b);

/* Whether all cards of @part are in @whole, as often as there. */
gboolean chieu_lesson_cards_within (const ChieuLessonCards *part, const ChieuLessonCards *whole);

/* How many there are of each of the first @n_faces faces; the cards have no others. */
void chieu_lesson_cards_count (const ChieuLessonCards *cards, guint8 *counts, int n_faces);

/* Adds a card; what does not fit any more is left out. */
void chieu_lesson_cards_add (ChieuLessonCards *self, ChieuCard card);

/* Faces as bits, and back in the order of the deck, each once. */
uint64_t chieu_lesson_cards_to_set (const ChieuLessonCards *cards);
void chieu_lesson_cards_from_set (uint64_t set, ChieuLessonCards *cards);

/* Entries of a game's rules. All cards of which @test, with @number as its argument, says so. */
#define CHIEU_PICK_ALL(name, number, test) { .id = name, .argument = number, .find = chieu_pick_find_all, .has = test }
#define CHIEU_PICK_COLOURS \
  { .id = "red", .argument = 1, .find = chieu_pick_find_colour }, { .id = "black", .find = chieu_pick_find_colour }
/* The suits of Tổ tôm and Chắn. */
#define CHIEU_PICK_SUITS(test) \
  CHIEU_PICK_ALL ("suit-v", CHIEU_SUIT_VAN, test), CHIEU_PICK_ALL ("suit-s", CHIEU_SUIT_SACH, test), \
    CHIEU_PICK_ALL ("suit-n", CHIEU_SUIT_VAWN, test)
/* What all games have of the numbers; those that have ones add them. */
#define CHIEU_PICK_RANKS(test) \
  CHIEU_PICK_ALL ("rank-2", 2, test), CHIEU_PICK_ALL ("rank-3", 3, test), CHIEU_PICK_ALL ("rank-4", 4, test), \
    CHIEU_PICK_ALL ("rank-5", 5, test), CHIEU_PICK_ALL ("rank-6", 6, test), CHIEU_PICK_ALL ("rank-7", 7, test), \
    CHIEU_PICK_ALL ("rank-8", 8, test), CHIEU_PICK_ALL ("rank-9", 9, test)

G_END_DECLS
