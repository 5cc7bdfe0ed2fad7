/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Measures how long each of the program's own callbacks takes on the main thread, in its processor time.
 *
 * A callback is a call from a library into the program: a handler of a signal, a source or an answer, an action, a virtual
 * function of a class. None of them has to be known by name: the program's folders app, mat, match and school are compiled
 * once more with -finstrument-functions, whose hooks are told of every function that begins and ends. One that begins while
 * none of the program's is running is a callback; what it calls, its own and the libraries', is its time. (The rules and the
 * bots are compiled as ever: their small functions would cost more by the hooks than by themselves.)
 *
 * The toolkit's layout and drawing do not count, with what of the program they call: the phases "layout" and "paint" of a
 * frame clock, from the beginning of the first of them to the end of the frame (emission hooks see their beginning: they
 * come before all handlers), and functions of classes that measure, lay out or draw, whenever they are called. Some calls of
 * the program are put aside too (--wrap), because all that they do is the toolkit's: gtk_window_present(), which realizes
 * and lays out a window; the making of a file chooser; the start of GTK itself, and GLib's reading of the command line.
 * When the main loop has ended, nothing is measured any more.
 *
 * The time is that of CLOCK_THREAD_CPUTIME_ID: other programs and other threads do not make it longer, but for what they
 * throw out of the caches.
 */
#pragma once

#include <glib.h>

/* Begins to measure; the caller is the main thread. */
void measure_begin (void);

/* Names the work that is done from now on; @what is static. */
void measure_at (const char *what);

/* Measures no more. */
void measure_end (void);

/* Prints a line for each callback that took a millisecond or more: what was done, milliseconds, and the places in the program
 * of the callback, of what took longest in it, of what took longest in that, and so on, all separated by tabs. */
void measure_print (void);

/* Makes a list of plain widgets, which have nothing to do with the program, several times. Not to be called while anything is
 * measured. Returns: the least time that it took, in milliseconds */
double measure_reference (void);
