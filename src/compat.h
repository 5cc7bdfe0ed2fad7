/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The only file that tests library versions and may call what is newer than GTK 4.8 or not in every C library. */

/* Has a screen reader say TEXT at once. WIDGET says in which window; without one nothing happens. */
void chieu_compat_announce (GtkWidget  *widget,
                            const char *text);

/* The name under which a window keeps the text that a screen reader was given last, for tests. */
#define CHIEU_COMPAT_ANNOUNCED "chieu-announced"

/* Tells @listener each announcement as well, for tests; NULL: nobody any more. */
typedef void (*ChieuCompatListener) (const char *text, gpointer data);
void chieu_compat_set_listener (ChieuCompatListener listener,
                                gpointer            data);

/* The colour in which the style sheet has WIDGET's text drawn. */
void chieu_compat_get_colour (GtkWidget *widget,
                              GdkRGBA   *colour);

/* Keeps up to @bytes of freed memory with the program for whatever needs it next, where the C library can. */
void chieu_compat_keep_memory (int bytes);

/* Gives memory that was freed back to the system, where the C library can; it would keep much of what threads freed. */
void chieu_compat_trim_memory (void);
