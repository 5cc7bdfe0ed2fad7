/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* compat.c alone calls functions that are newer than GTK 4.8 or not in every C library: no other file of the program tests the version of a
 * library. */

/* Has a screen reader say @text as soon as what happens now is over; texts that come until then are said as one. @widget tells in
 * which window; nothing is said if it is in none. */
void chieu_compat_announce (GtkWidget  *widget,
                            const char *text);

/* The name under which a window keeps the text that a screen reader was given last, for tests. */
#define CHIEU_COMPAT_ANNOUNCED "chieu-announced"

/* For tests: also calls @listener with each announcement, at once and as it was given; NULL: no longer. */
typedef void (*ChieuCompatListener) (const char *text, gpointer data);
void chieu_compat_set_listener (ChieuCompatListener listener,
                                gpointer            data);

/* Sets @colour to the one that the style sheet gives to the text of @widget. */
void chieu_compat_get_colour (GtkWidget *widget,
                              GdkRGBA   *colour);

/* If the C library can, has all threads take their memory from at most @pools: each pool keeps some of what was freed in it for itself.
 * To be called before there are other threads. */
void chieu_compat_share_memory (int pools);

/* If the C library can, keeps up to @bytes of freed memory in the process for later use. */
void chieu_compat_keep_memory (int bytes);

/* If the C library can, gives freed memory back to the system: by itself it keeps much of what threads freed. */
void chieu_compat_trim_memory (void);

/* Lets the calling thread give way to the main one from now on: where there are few processors the frames of the window come before what is
 * made for later ones. It cannot be undone, so it is only for threads that never do what the person waits for, and none that is shared by
 * pools. It does nothing where threads have no priorities of their own. */
void chieu_compat_give_way (void);
