/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards that a task of the school is about, and cards put into groups.
 */
#pragma once

#include <glib.h>

#include "rules/card.h"

/* The most cards that a task is about. */
#define CHIEU_LESSON_CARDS_MAX 30
/* The most groups of an arrangement. */
#define CHIEU_GROUPS_MAX 25
/* The length of an array with a counter for each value of a ChieuCard, which is a byte. */
#define CHIEU_LESSON_COUNTERS (G_MAXUINT8 + 1)

/* Some cards in the order in which they are written. */
typedef struct
{
  int n;
  ChieuCard cards[CHIEU_LESSON_CARDS_MAX];
} ChieuLessonCards;

/* Cards in groups; single cards that may stay alone need not be listed. */
typedef struct
{
  int n;
  ChieuLessonCards groups[CHIEU_GROUPS_MAX];
} ChieuArrangement;

/* Returns: whether both are the same cards, in any order. */
gboolean chieu_lesson_cards_same (const ChieuLessonCards *a, const ChieuLessonCards *b);

/* Returns: whether all cards of @part are in @whole, each at least as often */
gboolean chieu_lesson_cards_within (const ChieuLessonCards *part, const ChieuLessonCards *whole);

/* Counts the cards of each of the first @n_faces faces; there must be no others. @counts: (out): @n_faces long */
void chieu_lesson_cards_count (const ChieuLessonCards *cards, guint8 *counts, int n_faces);

/* Adds a card behind the others, unless there are CHIEU_LESSON_CARDS_MAX already. */
void chieu_lesson_cards_add (ChieuLessonCards *self, ChieuCard card);

/* Returns: the faces of the cards, each below 64, bit f each */
uint64_t chieu_lesson_cards_to_set (const ChieuLessonCards *cards);

/* Gets a card of each face in @set, bit f each, in the order of the deck; the first CHIEU_LESSON_CARDS_MAX if there are more. */
void chieu_lesson_cards_from_set (uint64_t set, ChieuLessonCards *cards);
