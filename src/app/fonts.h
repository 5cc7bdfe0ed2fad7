/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Loads the program's own fonts. They have the characters for which a system may have no font; this process alone sees them, and a font
 * of the system that has a character goes before them.
 */
#pragma once

#include <gtk/gtk.h>

/* The environment variable that names another folder of fonts, for a program that is not installed. */
#define CHIEU_FONTS_VARIABLE "CHIEU_FONTS"

/**
 * chieu_fonts_load:
 *
 * Adds the fonts to the process. Call it before the first text is laid out; no display is needed. For tests: the program calls
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

/* From now on, adds the program's fonts again whenever the system's list of fonts changes: GTK then forgets them, and changes
 * “gtk-fontconfig-timestamp” in @settings, those of the display. Call it after GTK was initialised. */
void chieu_fonts_follow (GtkSettings *settings);
