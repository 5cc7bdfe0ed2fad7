/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tour through the program in the language that is set: every page and window, a hand from deal to result, every notice.
 */
#pragma once

#include <gtk/gtk.h>

/* The screen that TEST_SCREEN names, which the window fills. */
void chieu_tour_get_size (int *width, int *height);

/* Looks at the window or menu @root, which is the page @where, the @number-th of the tour. It has settled; nothing moves.
 * Returns: the number of complaints. */
typedef int (*ChieuTourLook) (GtkWidget *root, const char *where, int number, gpointer data);

/* Where the tour goes. */
typedef enum
{
  CHIEU_TOUR_PAGES,              /* to every page and window, and through a hand */
  CHIEU_TOUR_LESSONS,            /* to every step of every lesson, its hints and answers */
  CHIEU_TOUR_QUESTIONS,          /* to every step of every lesson, as it begins */
  CHIEU_TOUR_DENSE,              /* likewise, of the lessons with most words and buttons */
  CHIEU_TOUR_PRACTICE            /* to a task of each kind of practice of every game, and its answer */
} ChieuTourRoute;

/**
 * chieu_tour:
 * @settings: of the program; what is to be different is set before
 *
 * Runs the program and has @look look at each page on @route.
 *
 * Returns: the number of all complaints, or −1 if there were too few pages for a tour
 */
int chieu_tour (GSettings      *settings,
                ChieuTourRoute  route,
                ChieuTourLook   look,
                gpointer        data);
