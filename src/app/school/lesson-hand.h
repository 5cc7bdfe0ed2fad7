/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A hand that lies on a card of the mat: it shows which card somebody is about to lay, and takes no press.
 */
#pragma once

#include <gtk/gtk.h>

#define CHIEU_TYPE_LESSON_HAND (chieu_lesson_hand_get_type ())
G_DECLARE_FINAL_TYPE (ChieuLessonHand, chieu_lesson_hand, CHIEU, LESSON_HAND, GtkWidget)

/* Returns: (transfer floating): the hand, hidden */
GtkWidget *chieu_lesson_hand_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Shows the hand on a card. @place: the card, in the widget's own coordinates */
void chieu_lesson_hand_show (ChieuLessonHand *self, const graphene_rect_t *place);
/* Lets the hand disappear. */
void chieu_lesson_hand_hide (ChieuLessonHand *self);
