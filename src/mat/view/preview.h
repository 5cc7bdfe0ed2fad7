/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows what would happen: the cards of the hand that an offer uses, where they would lie, and the coach's move. Nothing is shown
 * where it would give an answer away: in the strict way and in the questions of a lesson.
 */
#pragma once

#include "deeds.h"

/* A preview. The mat sets the fields above the empty line, which are not owned and have to outlive it, and what the coach would do. */
typedef struct
{
  const ChieuPlayed *played;
  ChieuDeeds *deeds;
  ChieuScene *scene;

  guint32 useful;                /* bit i: an offer would use the card at place i of the hand */
  guint32 raised;                /* bit i: the offer that is pointed at would use it */
  guint32 zones;                 /* bit z: the cards of the offer that is pointed at would lie in zone z */
  gboolean has_coach;            /* the coach is shown, with or without advice so far */
  gboolean has_advice;           /* it is known what the coach would do */
  ChieuMove advice;              /* what the coach would do now */
} ChieuPreview;

/* Sets the offers: the @n clean @moves. No offer counts as pointed at afterwards. Returns: the buttons that use cards of the hand, as
 * bits */
guint64 chieu_preview_update (ChieuPreview *self, const ChieuMove *moves, int n);

/* Notes that the person points at the button of @action (nullable: at none); @way: the number of the way if the button is one of
 * several, else −1. Returns: whether the mat looks different now. */
gboolean chieu_preview_point (ChieuPreview *self, const char *action, int way);

/* Returns: the button of the layout that does what the coach would do; −1: none, it is done with a card or with the whole hand, or it may
 * not be told */
int chieu_preview_find_advised (const ChieuPreview *self);
/* Returns: which of the ways that the person is asked to choose from is what the coach would do; −1: none, or it may not be told */
int chieu_preview_find_advised_way (const ChieuPreview *self);

/* Marks in the scene the cards of the hand that an offer would use and those that the coach would play, and the card in play if the
 * coach would take it. */
void chieu_preview_mark_hand (ChieuPreview *self);
