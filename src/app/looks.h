/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * chieu_looks_follow:
 * @settings: the program's settings; kept for as long as the display is there
 *
 * Text size and light or dark follow the settings from now on. To be called once, after GTK has started.
 */
void chieu_looks_follow (GSettings *settings);

G_END_DECLS
