/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page of a lesson: the mat or the cards, beside them its words in large letters, and at the foot of these three large
 * buttons, always in the same place. Nothing advances or disappears by itself.
 *
 * Actions: lesson.next (F8; what is asked is checked first), lesson.back (F7), lesson.again (F3), lesson.hint (F2), lesson.skip
 * (F4: shows the answer, and the question comes back; a hand that is played and a scene that is watched are left), lesson.coach
 * (F9: what the coach says, in a hand that is played alone), lesson.join (F5: the touched cards of an arrangement are put
 * together). At the end: lesson.next is the next lesson, lesson.again this one once more.
 */
#pragma once

#include "mat/view/mat-view.h"
#include "school/lesson/course.h"
#include "school/lesson/lesson-run.h"

#define CHIEU_TYPE_LESSON_PAGE (chieu_lesson_page_get_type ())
G_DECLARE_FINAL_TYPE (ChieuLessonPage, chieu_lesson_page, CHIEU, LESSON_PAGE, GtkWidget)

/**
 * ChieuLessonPage:
 *
 * "place" (const char *step, gboolean done): the person is at the step with this id now; or, if @done, at the end of the lesson, and @step is
 * its first step, with which it begins another time.
 * "answered" (const char *step, guint standing): how the question of the step stands now (ChieuStepStanding).
 * "go-on" (): the person wants to go on after the end: to the next lesson, or after the last one or a review, to the list.
 */

/* Returns: (transfer floating): a page of no lesson yet */
GtkWidget *chieu_lesson_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_lesson_page_set_lesson:
 * @course: has to live as long as the page shows the lesson
 * @place: the place of the lesson in @course, from 0
 * @step: (nullable): the id of the step to begin with; NULL or an unknown one: the first
 *
 * Opens a lesson in place of the one that was open.
 *
 * Returns: FALSE with @error if the lesson cannot be gone through; then the page shows what it showed before
 */
gboolean chieu_lesson_page_set_lesson (ChieuLessonPage    *self,
                                       const ChieuCourse  *course,
                                       guint               place,
                                       const char         *step,
                                       GError            **error);

/**
 * chieu_lesson_page_set_review:
 * @course: has to live as long as the page shows the lesson
 * @place: the place of the lesson in @course, from 0
 * @steps: (element-type guint): the numbers of the steps, from 0, at least one
 *
 * Asks only these steps of the lesson once more. "place" is not emitted.
 *
 * Returns: FALSE with @error if a position is not possible; then the page shows what it showed before
 */
gboolean chieu_lesson_page_set_review (ChieuLessonPage    *self,
                                       const ChieuCourse  *course,
                                       guint               place,
                                       const GArray       *steps,
                                       GError            **error);

/* Returns: whether what is open is such a review. */
gboolean chieu_lesson_page_is_review (ChieuLessonPage *self);

/* Sets how the question of step @step, from 0, stood when the person was here before. Call it after a lesson was set. */
void chieu_lesson_page_set_standing (ChieuLessonPage *self, guint step, ChieuStepStanding standing);

/* Returns: (nullable): the lesson that is open. */
const ChieuLesson *chieu_lesson_page_get_lesson (ChieuLessonPage *self);

/* Sets how fast cards are dealt and others move. */
void chieu_lesson_page_set_pace (ChieuLessonPage *self, ChieuPace pace);

/* Makes the page follow the looks in @settings, now and whenever they change. */
void chieu_lesson_page_follow_settings (ChieuLessonPage *self, GSettings *settings);

/* Returns: (transfer none): the mat of the lesson */
ChieuMatView *chieu_lesson_page_get_mat (ChieuLessonPage *self);

/* Returns: (transfer full): the words of the page, to be read aloud. */
char *chieu_lesson_page_get_words (ChieuLessonPage *self);

/* Returns: (transfer none): the actions of the page, for the window, where they are found as "lesson". */
GActionGroup *chieu_lesson_page_get_actions (ChieuLessonPage *self);
/* Returns: (transfer none): a box of buttons that the header of the window has at its start, or at its @end, while the page is shown. */
GtkWidget *chieu_lesson_page_get_head (ChieuLessonPage *self, gboolean end);
