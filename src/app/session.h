/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "match/match.h"
#include "match/store.h"

G_BEGIN_DECLS

#define CHIEU_TYPE_SESSION (chieu_session_get_type ())
G_DECLARE_FINAL_TYPE (ChieuSession, chieu_session, CHIEU, SESSION, GObject)

/**
 * ChieuSession:
 *
 * The match that the program has open, where it is kept, and the settings that reach into it (pace,
 * drawing by itself). It knows no widgets.
 *
 * "match-changed" (): there is another match, or none any more.
 */

/**
 * chieu_session_new:
 * @folder: where matches are kept; made if need be
 * @settings: the program's settings
 *
 * Opens the store and the match that was left in it. What went wrong is told by
 * chieu_session_steal_message(); play is possible all the same.
 */
ChieuSession *chieu_session_new (const char *folder,
                                 GSettings  *settings) G_GNUC_WARN_UNUSED_RESULT;

/* (transfer none) (nullable): the open match, paused until somebody starts it. */
ChieuMatch *chieu_session_get_match (ChieuSession *self);
/* (transfer none) (nullable): where matches are kept, if anywhere. */
ChieuStore *chieu_session_get_store (ChieuSession *self);
/* (transfer none) (nullable): when the store was last written before this session. */
GDateTime  *chieu_session_get_last_played (ChieuSession *self);

/* (transfer full) (nullable): what the person has to be told about the store; told once. */
char       *chieu_session_steal_message (ChieuSession *self);

/* From now on @pace holds, whatever the settings say; for tests. */
void        chieu_session_force_pace (ChieuSession *self,
                                      ChieuPace     pace);

/* Lays the open match aside and begins a new one with what the settings say. FALSE with @error if it cannot be. */
gboolean    chieu_session_begin (ChieuSession *self,
                                 guint64       seed,
                                 GError      **error);

G_END_DECLS
