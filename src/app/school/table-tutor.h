/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The school at the table: after three tries refused for one reason, or the same fault in two hands, one quiet line beside the
 * mat offers the lesson that speaks of it, or the help; and the coach names the lesson behind the advice. In Thường, if the
 * person wants it, the line says that a card can be taken. Nothing waits for an answer.
 *
 * Action: tutor.open, opens what is offered.
 */
#pragma once

#include "app/table/coach-panel.h"
#include "mat/view/mat-view.h"
#include "school-pages.h"

#define CHIEU_TYPE_TABLE_TUTOR (chieu_table_tutor_get_type ())
G_DECLARE_FINAL_TYPE (ChieuTableTutor, chieu_table_tutor, CHIEU, TABLE_TUTOR, GObject)

/* Returns: (transfer full): a tutor at @mat, whose action @window gets. All of the arguments but @coach have to live as
 * long as the tutor. */
ChieuTableTutor *chieu_table_tutor_new (GtkWidget        *window,
                                        ChieuMatView     *mat,
                                        ChieuCoachPanel  *coach,
                                        ChieuSchoolPages *school,
                                        GSettings        *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Follows @match (nullable) from now on. */
void chieu_table_tutor_follow_match (ChieuTableTutor *self, ChieuMatch *match);
