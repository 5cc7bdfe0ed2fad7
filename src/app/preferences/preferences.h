/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#define CHIEU_TYPE_PREFERENCES (chieu_preferences_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPreferences, chieu_preferences, CHIEU, PREFERENCES, AdwPreferencesWindow)

/* Returns: (transfer none): the window of the preferences over @parent (nullable), bound to @settings; not shown yet. Its pages come in
 * pieces, before the first frame (pieces.h). @folder: where matches are kept */
GtkWindow *chieu_preferences_new (GtkWindow  *parent,
                                  GSettings  *settings,
                                  const char *folder) G_GNUC_WARN_UNUSED_RESULT;
