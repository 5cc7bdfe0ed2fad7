/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program as GTK runs it: its command line, its actions and its window.
 */
#pragma once

#include <adwaita.h>

#define CHIEU_TYPE_APPLICATION (chieu_application_get_type ())
G_DECLARE_FINAL_TYPE (ChieuApplication, chieu_application, CHIEU, APPLICATION, AdwApplication)

/* Returns: (transfer full): the program. */
ChieuApplication *chieu_application_new (void) G_GNUC_WARN_UNUSED_RESULT;
