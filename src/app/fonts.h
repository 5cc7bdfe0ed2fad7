/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fonts of the program's own, for characters that the system may have no font for. They are loaded for this
 * process alone and stand behind those of the system, which come first where it has some.
 */
#pragma once

#include <gtk/gtk.h>

/* Names another folder of fonts, for a program that is not installed. */
#define CHIEU_FONTS_VARIABLE "CHIEU_FONTS"

/**
 * chieu_fonts_load:
 *
 * Adds the fonts to the process. Once, before the first text is laid out; works without a display.
 *
 * Returns: whether the folder was there
 */
gboolean chieu_fonts_load (void);

/* The same in a thread: while it runs nothing may lay out a text, and chieu_fonts_finish_loading() waits for it. */
void chieu_fonts_start_loading (void);
/* The fonts that chieu_fonts_start_loading() asked for are there when it returns. */
void chieu_fonts_finish_loading (void);

/* The system's list of fonts may change while the program runs; ours are added to the new one. After GTK was initialised. */
void chieu_fonts_follow (GtkSettings *settings);
