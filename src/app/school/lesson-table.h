/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards of a lesson laid out as large as there is room, to be looked at or to be touched: a press touches one, or undoes the
 * touch. The arrow keys go from card to card.
 */
#pragma once

#include <gtk/gtk.h>

#include "rules/game.h"

/* The most cards that are laid out. */
#define CHIEU_LESSON_TABLE_MAX 40

/* The least width of what is pressed, a card or a group of cards, in pixels; here and in lesson-groups.c. */
#define CHIEU_LESSON_TARGET_MIN 48
/* The usual least height of a card, and its largest one, in pixels; likewise. */
#define CHIEU_LESSON_CARD_MIN 88
#define CHIEU_LESSON_CARD_MAX 560

#define CHIEU_TYPE_LESSON_TABLE (chieu_lesson_table_get_type ())
G_DECLARE_FINAL_TYPE (ChieuLessonTable, chieu_lesson_table, CHIEU, LESSON_TABLE, GtkWidget)

/**
 * ChieuLessonTable::touched:
 *
 * The person touched a card, or undid the touch.
 */

/* Returns: (transfer floating): a table without cards */
GtkWidget *chieu_lesson_table_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_lesson_table_set_cards:
 * @cards: @n of them, at most CHIEU_LESSON_TABLE_MAX
 * @columns: cards in a row, each of which shows only its upper part; 0: as many as make the cards largest, each shown whole
 * @touching: whether they can be touched
 *
 * Lays out cards, none of them touched or pointed at. The row above them stays as it was.
 */
void chieu_lesson_table_set_cards (ChieuLessonTable *self,
                                   const ChieuGame  *game,
                                   const ChieuCard  *cards,
                                   int               n,
                                   int               columns,
                                   gboolean          touching);

/* Lays out the whole deck of @game, which has three suits and at most CHIEU_LESSON_TABLE_MAX faces, to be touched, with the cards of
 * @hand, @n of them, above it. */
void chieu_lesson_table_set_deck (ChieuLessonTable *self, const ChieuGame *game, const ChieuCard *hand, int n);

/* Shows these cards in a row above the others, which have been laid out: the hand or the card that they are about. @n 0: none. */
void chieu_lesson_table_set_above (ChieuLessonTable *self, const ChieuGame *game, const ChieuCard *cards, int n);

/* Lets groups of the cards that were laid out last stand apart, in one row or each in its own. @begins: bit i: card i begins a group */
void chieu_lesson_table_set_groups (ChieuLessonTable *self, guint32 begins);

/* Sets whether the cards that were laid out last are held like a fan, as in a hand. */
void chieu_lesson_table_set_fan (ChieuLessonTable *self, gboolean fan);

/* Gives the cards that were laid out last the small label, the figure on its tab, whatever label the other cards of the program have. */
void chieu_lesson_table_label_cards (ChieuLessonTable *self);

/* Points at these cards, each once. */
void chieu_lesson_table_set_points (ChieuLessonTable *self, const ChieuCard *cards, int n);

/* Lists the cards that are touched. @cards: (out): room for CHIEU_LESSON_TABLE_MAX. Returns: how many there are */
int chieu_lesson_table_get_touched (ChieuLessonTable *self, ChieuCard *cards);

/* Keeps only these of the touched cards touched, after a wrong answer; the others are marked as wrong until the next card is
 * touched. */
void chieu_lesson_table_keep_touched (ChieuLessonTable *self, const ChieuCard *cards, int n);

/* Shows that the person has answered right: of these cards, the whole answer, those that are touched are marked as right, any others as
 * belonging to it, too. No card can be touched any more. No effect if none could be touched. */
void chieu_lesson_table_show_right (ChieuLessonTable *self, const ChieuCard *cards, int n);

/* The same for an answer that the person did not find: none of the cards is marked as right. */
void chieu_lesson_table_show_answer (ChieuLessonTable *self, const ChieuCard *cards, int n);
