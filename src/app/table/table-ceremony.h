/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ceremony before each hand at the table: it lies over the mat, and the match waits until it is over or skipped. There is
 * none if the settings want none, if the pace is none or forced, before a try, where no person plays, where the match has none, or in a
 * hand in which a move was made already.
 */
#pragma once

#include "mat/ceremony/ceremony-view.h"
#include "mat/view/mat-view.h"
#include "session.h"

#define CHIEU_TYPE_TABLE_CEREMONY (chieu_table_ceremony_get_type ())
G_DECLARE_FINAL_TYPE (ChieuTableCeremony, chieu_table_ceremony, CHIEU, TABLE_CEREMONY, GObject)

/* Returns: (transfer full): the ceremony of the hands at @mat. @mat: has to live as long. @over: the overlay over
 * the mat, in which it is shown */
ChieuTableCeremony *chieu_table_ceremony_new (ChieuSession *session,
                                              GSettings    *settings,
                                              ChieuMatView *mat,
                                              GtkOverlay   *over) G_GNUC_WARN_UNUSED_RESULT;

/* Follows @match (nullable), the one that is on the mat from now on. */
void chieu_table_ceremony_follow_match (ChieuTableCeremony *self, ChieuMatch *match);

/* Lets the match on the mat continue, after its ceremony if that has not been shown yet. */
void chieu_table_ceremony_start_match (ChieuTableCeremony *self);

/* For tests. Returns: whether a ceremony lies over the mat */
gboolean chieu_table_ceremony_is_on (ChieuTableCeremony *self);
/* For tests. Returns: (transfer none): its widget */
ChieuCeremonyView *chieu_table_ceremony_get_view (ChieuTableCeremony *self);
