/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tells how large the program's letters are now. Where only a few of them have room, things are laid out differently.
 */
#pragma once

#include <gtk/gtk.h>

/* The resolution at which letters have their usual size: 96 dots per inch, in 1024ths as GTK's setting "gtk-xft-dpi" has it. The
 * setting is −1 if nobody has set it, which means the usual size, too. */
#define CHIEU_LETTERS_USUAL_DPI (96 * 1024)

/* Returns: about the height in pixels, at least 1, of a line of text in @widget as large as the letters are now. It follows from the size of
 * the letters alone, so that a layout does not depend on the fonts of the machine. */
int chieu_letters_get_line_height (GtkWidget *widget);

/* Returns: whether the letters are so large that things that usually stand beside each other have to stand below each other */
gboolean chieu_letters_are_large (void);
