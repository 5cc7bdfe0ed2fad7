/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fonts of the program's own, for characters that the system may have no font for. They are loaded for this
 * process alone and stand behind those of the system, which come first if it has some.
 */
#pragma once

#include <gtk/gtk.h>

/* The environment variable that names another folder of fonts, for a program that is not installed. */
#define CHIEU_FONTS_VARIABLE "CHIEU_FONTS"

/**
 * chieu_fonts_load:
 *
 * Adds the fonts to the process, before the first text is laid out; it works without a display. For tests: the program calls
 * chieu_fonts_start_loading() and chieu_fonts_follow() instead.
 *
 * Returns: whether the folder is there and fontconfig has read it
 */
gboolean chieu_fonts_load (void);

/* Starts chieu_fonts_load() in a thread. Call it when no other such thread runs. While it runs no text may be laid out;
 * chieu_fonts_finish_loading() waits for its end. */
void chieu_fonts_start_loading (void);
/* Waits until the fonts that chieu_fonts_start_loading() asked for are loaded, if it was called. */
void chieu_fonts_finish_loading (void);

/* From now on, adds the program's fonts again whenever the system's list of fonts changes, of which @settings, those of the display,
 * tell. Call it after GTK was initialised. */
void chieu_fonts_follow (GtkSettings *settings);
