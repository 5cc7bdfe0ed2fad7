/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ceremony before each hand at the table: it lies over the mat, and the match waits until it is over or skipped. There is none
 * where the settings want none, where nothing is to be waited for, or before a try.
 */
#pragma once

#include "mat/ceremony/ceremony-view.h"
#include "mat/view/mat-view.h"
#include "session.h"

#define CHIEU_TYPE_TABLE_CEREMONY (chieu_table_ceremony_get_type ())
G_DECLARE_FINAL_TYPE (ChieuTableCeremony, chieu_table_ceremony, CHIEU, TABLE_CEREMONY, GObject)

/* @over: what lies over the mat; its ceremony is added there and shown when there is one. */
ChieuTableCeremony *chieu_table_ceremony_new (ChieuSession *session,
                                              GSettings    *settings,
                                              ChieuMatView *mat,
                                              GtkOverlay   *over) G_GNUC_WARN_UNUSED_RESULT;

/* Follows @match (nullable), the one that is on the mat from now on. */
void chieu_table_ceremony_follow_match (ChieuTableCeremony *self, ChieuMatch *match);

/* The match on the mat is to go on: after its ceremony, where one has not been seen yet. */
void chieu_table_ceremony_start_match (ChieuTableCeremony *self);

/* Returns: whether a ceremony lies over the mat */
gboolean chieu_table_ceremony_is_on (ChieuTableCeremony *self);
/* (transfer none): what is seen of it */
ChieuCeremonyView *chieu_table_ceremony_get_view (ChieuTableCeremony *self);
