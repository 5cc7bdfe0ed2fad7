/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* In a narrow @window its header keeps of the window's own buttons only the one that closes it, so that there is room for the title;
 * and its large buttons are less wide. */
void chieu_narrow_header_follow (GtkWindow *window);

G_END_DECLS
