/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tour through the program in the language that is set: every page and window, a hand from the deal to the result, every notice.
 */
#pragma once

#include <gtk/gtk.h>

/* Reads the size of the screen, which the window fills, in pixels from the environment (TEST_SCREEN). */
void chieu_tour_get_size (int *width, int *height);

/* Looks at the window or menu @root, stop @number of the tour, from 1, which @where names. It has settled; nothing moves.
 * Returns: the number of complaints */
typedef int (*ChieuTourLook) (GtkWidget *root, const char *where, int number, gpointer data);

/* Where the tour goes. */
typedef enum
{
  CHIEU_TOUR_PAGES,              /* to every page and window, through a hand, lessons and practice */
  CHIEU_TOUR_LESSONS,            /* to every step of every lesson, its hints and answers */
  CHIEU_TOUR_QUESTIONS,          /* to every step of every lesson, as it begins */
  CHIEU_TOUR_DENSE,              /* likewise, but only of the lessons that were once too long for a small window */
  CHIEU_TOUR_PRACTICE,           /* to a task of each kind of practice of every game, and its answer */
} ChieuTourRoute;

/**
 * chieu_tour_run:
 * @settings: of the program; what is to differ from the defaults is set before
 * @look: called at each stop on @route, with @data
 *
 * Runs the program in this process until the tour is over. To be called once in a process.
 *
 * Returns: the number of all complaints, or −1 if there were too few stops for a tour
 */
int chieu_tour_run (GSettings      *settings,
                    ChieuTourRoute  route,
                    ChieuTourLook   look,
                    gpointer        data);
