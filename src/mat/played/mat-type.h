/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Only the type of the chiếu: for its parts, which use the widget through mat.h and not mat-view.h, and for files that only pass
 * it on.
 */
#pragma once

#include <gtk/gtk.h>

typedef struct _ChieuMatView ChieuMatView;
