/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The style sheet of the mat.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Once for the program's display. */
void chieu_mat_style_install (void);

G_END_DECLS
