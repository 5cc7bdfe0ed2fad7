/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tasks in which cards are picked: each asks for what one of the game's rules of picking says.
 */
#pragma once

#include "school/school-game.h"

/* A task in which cards are picked. */
typedef struct
{
  const ChieuSchoolGame *school;
  const ChieuPickRule *rule;
  ChieuCard with;                /* must be in the answer: one of the cards, or one that lies beside them and counts with those touched;
                                  * CHIEU_CARD_NONE: none */
  int n;                         /* cards of the phu; 0: any number */
  int seats;
  ChieuLessonCards cards;        /* those that can be touched */
  const void *state;             /* (nullable): the mat, where the cards are the hand of the learner */
} ChieuPick;

/* A rule of picking: which cards are right. */
struct _ChieuPickRule
{
  const char *id;
  gboolean is_phu;               /* it asks for one phu: a task may give @with and @n of ChieuPick */
  gboolean needs_mat;            /* the cards must be the learner's hand on the mat */
  int argument;                  /* for the functions of the rule: a suit, a rank … */
  /* (nullable): NULL: exactly those that find() gives are right. Returns: whether these touched cards are right */
  gboolean (*is_right) (const ChieuPick *pick, const ChieuLessonCards *touched);
  /* Finds a right answer. Returns: FALSE if there is none */
  gboolean (*find) (const ChieuPick *pick, ChieuLessonCards *right);
  /* (nullable): of a rule that asks for all cards of a sort. Returns: whether @card is of it */
  gboolean (*has) (ChieuCard card, int argument);
  gboolean needs_with;           /* it asks for cards in relation to ChieuPick.with, which must be given and lies beside them */
  /* (nullable): of a rule for one phu: a sentence, untranslated, that says what is asked for; NULL: why_no_phu() says what is wrong */
  const char *why;
};

/* Returns: (nullable): the rule with this id */
const ChieuPickRule *chieu_pick_rule_find (const ChieuSchoolGame *school, const char *id);

/* Returns: whether @touched are cards of @pick, at least one, and a right answer. */
gboolean chieu_pick_is_right (const ChieuPick *pick, const ChieuLessonCards *touched);

/* Returns: whether the card that must be among those touched lies beside the others, and counts with the touched ones. */
gboolean chieu_pick_is_beside (const ChieuPick *pick);

/**
 * chieu_pick_count:
 *
 * Says how many cards a right answer has, to tell the learner.
 *
 * Returns: that number; 0: right answers have several sizes, there are too many cards to find that out, or there is no right answer
 */
int chieu_pick_count (const ChieuPick *pick);

/* Gets a right answer without the card that lies beside the others and cannot be touched. Returns: FALSE if there is none */
gboolean chieu_pick_find_touchable (const ChieuPick *pick, ChieuLessonCards *right);

/* Gets those of @touched that belong to the right answer, and so may stay touched after a wrong one. If several answers are right, it
 * is all of them or none: one alone may belong to another answer. */
void chieu_pick_keep (const ChieuPick *pick, const ChieuLessonCards *touched, ChieuLessonCards *kept);

/* For rules that ask for one group: @all (out) are the touched cards with the one beside them. Returns: whether their number is
 * right, and the required card is among them */
gboolean chieu_pick_gather (const ChieuPick *pick, const ChieuLessonCards *touched, ChieuLessonCards *all);

/* find() of rules that ask for all cards of a sort, and for all of a colour, red if the rule's argument is not 0. */
gboolean chieu_pick_find_all (const ChieuPick *pick, ChieuLessonCards *right);
gboolean chieu_pick_find_colour (const ChieuPick *pick, ChieuLessonCards *right);

/* is_right() and find() of a rule that asks for the card to throw: one that may go without a fault, and that leaves the hand as
 * close to a win as any other. They need the mat, and a game with an outlook. */
gboolean chieu_pick_is_throw (const ChieuPick *pick, const ChieuLessonCards *touched);
gboolean chieu_pick_find_throw (const ChieuPick *pick, ChieuLessonCards *right);

/* For rules that ask for one group: tries @candidate, which includes the card beside if there is one. Returns: whether @right
 * (out), the cards of it that can be touched, are right */
gboolean chieu_pick_try_group (const ChieuPick *pick, const ChieuLessonCards *candidate, ChieuLessonCards *right);

/* Entries of a game's rules: all cards for which @test, with @number as its argument, returns TRUE. */
#define CHIEU_PICK_ALL(name, number, test) { .id = name, .argument = number, .find = chieu_pick_find_all, .has = test }
/* Entries of a game's rules: all red cards, and all black ones. */
#define CHIEU_PICK_COLOURS \
  { .id = "red", .argument = 1, .find = chieu_pick_find_colour }, { .id = "black", .find = chieu_pick_find_colour }
/* The suits of Tổ tôm and Chắn. */
#define CHIEU_PICK_SUITS(test) \
  CHIEU_PICK_ALL ("suit-v", CHIEU_SUIT_VAN, test), CHIEU_PICK_ALL ("suit-s", CHIEU_SUIT_SACH, test), \
    CHIEU_PICK_ALL ("suit-n", CHIEU_SUIT_VAWN, test)
/* The ranks 2 … 9, which all games have; a game that has others, too, adds these itself. */
#define CHIEU_PICK_RANKS(test) \
  CHIEU_PICK_ALL ("rank-2", 2, test), CHIEU_PICK_ALL ("rank-3", 3, test), CHIEU_PICK_ALL ("rank-4", 4, test), \
    CHIEU_PICK_ALL ("rank-5", 5, test), CHIEU_PICK_ALL ("rank-6", 6, test), CHIEU_PICK_ALL ("rank-7", 7, test), \
    CHIEU_PICK_ALL ("rank-8", 8, test), CHIEU_PICK_ALL ("rank-9", 9, test)
