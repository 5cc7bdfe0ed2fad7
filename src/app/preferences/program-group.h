/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#define CHIEU_TYPE_PROGRAM_GROUP (chieu_program_group_get_type ())
G_DECLARE_FINAL_TYPE (ChieuProgramGroup, chieu_program_group, CHIEU, PROGRAM_GROUP, AdwPreferencesGroup)

/**
 * ChieuProgramGroup:
 *
 * The preferences of a program of one's own: its command, a try that shows what it answers, and where it sits. Its rows are
 * insensitive until it is known that programs can be kept from files and network here; if they cannot, the rows stay so and the
 * description of the group says why.
 */

/* Returns: (transfer floating): the group for the program that @settings have. @folder: where matches are kept */
GtkWidget *chieu_program_group_new (GSettings *settings, const char *folder) G_GNUC_WARN_UNUSED_RESULT;

/* For tests. Returns: the text that the try shows, as markup: its special characters are escaped; "" or NULL before the try, "" once the
 * command has changed */
const char *chieu_program_group_get_answer (ChieuProgramGroup *self);
/* For tests. Returns: whether a try runs, or it is not yet known whether programs can be kept from files and network */
gboolean chieu_program_group_is_busy (ChieuProgramGroup *self);
