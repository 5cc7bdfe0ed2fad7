/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The chiếu by its name alone: for its parts, which know the widget by the doors of mat.h and not by mat-view.h, and for whoever
 * only hands it on.
 */
#pragma once

#include <gtk/gtk.h>

typedef struct _ChieuMatView ChieuMatView;
