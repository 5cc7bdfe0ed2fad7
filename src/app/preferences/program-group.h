/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#define CHIEU_TYPE_PROGRAM_GROUP (chieu_program_group_get_type ())
G_DECLARE_FINAL_TYPE (ChieuProgramGroup, chieu_program_group, CHIEU, PROGRAM_GROUP, AdwPreferencesGroup)

/**
 * ChieuProgramGroup:
 *
 * The preferences of a program of one's own: its command, a try that shows what it answers, and where it sits. If programs
 * cannot be kept from files and network here, the whole group is insensitive and says why.
 */

/* Returns: (transfer floating): the group for the program that @settings have. @folder: where matches are kept */
GtkWidget *chieu_program_group_new (GSettings *settings, const char *folder) G_GNUC_WARN_UNUSED_RESULT;

/* For tests: the text that the try shows, "" before it; and whether a try still runs. */
const char *chieu_program_group_get_answer (ChieuProgramGroup *self);
gboolean chieu_program_group_is_busy (ChieuProgramGroup *self);
