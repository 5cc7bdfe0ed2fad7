/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards that a task of the school is about, and cards put into groups.
 */
#pragma once

#include <glib.h>

#include "rules/card.h"

G_BEGIN_DECLS

/* The most cards that a task is about. */
#define CHIEU_LESSON_CARDS_MAX 30
/* The most groups of an arrangement. */
#define CHIEU_GROUPS_MAX 25

/* Some cards in the order in which they are written. */
typedef struct
{
  int n;
  ChieuCard cards[CHIEU_LESSON_CARDS_MAX];
} ChieuLessonCards;

/* Cards in groups; single cards that are no group need not be named where they may stay alone. */
typedef struct
{
  int n;
  ChieuLessonCards groups[CHIEU_GROUPS_MAX];
} ChieuArrangement;

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

G_END_DECLS
