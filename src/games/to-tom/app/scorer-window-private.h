/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of the window of the scorer, for the two files that make it.
 */
#pragma once

#include "games/to-tom/match/evening.h"
#include "games/to-tom/match/scorer.h"
#include "scorer-call.h"
#include "scorer-cards.h"
#include "scorer-evening.h"
#include "scorer-window.h"

#define CHIEU_SCORER_PAGE_CARDS "cards"
#define CHIEU_SCORER_PAGE_CALL "call"
#define CHIEU_SCORER_PAGE_JUDGEMENT "judgement"
#define CHIEU_SCORER_PAGE_EVENING "evening"

struct _ChieuScorerWindow
{
  AdwWindow parent_instance;

  ChieuRulesShelf *shelf;
  char *path;                    /* where the evening is kept */
  char *hand_path;               /* where the cards of a hand that is not written down yet are kept */
  ChieuEvening *evening;
  ChieuTableHand hand;
  ChieuVerdict *verdict;
  char *notice;                  /* (nullable): a message to be shown once the window is visible */
  GtkWindow *behind;             /* (nullable): weak pointer to the window over which this one is, or was */
  gboolean closed;               /* the window is seen no more */
  gboolean ending;               /* the evening is being put away for a new one: until that is done its hands stay as they are */
  guint save_source;             /* something has changed, and is saved after a pause */
  guint pieces_source;           /* the pages are still being made */
  int n_pieces;                  /* the pieces of the window that are made */
  guint fit_source;              /* the size of the window has changed */
  int width, height;             /* the size of the window for which its content is laid out */

  AdwToastOverlay *toasts;
  GtkStack *pages;
  GtkWidget *switcher, *tabs;    /* between the pages: in the header, or below it */
  GtkWidget *bottom, *buttons;
  GtkLabel *sentence;
  GtkButton *next;
  GtkWidget *explain;
  GtkWidget *cards, *call, *judgement, *points;
};

/* scorer-window.c: judges the present hand and call, and shows the judgement. */
void chieu_scorer_window_judge (ChieuScorerWindow *self);

/* ---- scorer-window-evening.c: the evening that is kept ---- */

/* Loads the evening, or begins one; the notice says what could not be read. */
void chieu_scorer_window_load_evening (ChieuScorerWindow *self);

/* Saves the evening and the hand that is being entered, in a thread; a toast says what went wrong. */
void chieu_scorer_window_save (ChieuScorerWindow *self);
/* Does so after a pause. */
void chieu_scorer_window_save_soon (ChieuScorerWindow *self);

/* Begins the next hand: no cards, no call, and what follows from the hands before. */
void chieu_scorer_window_begin_hand (ChieuScorerWindow *self);
/* Puts in the cards that were there when the window was closed. */
void chieu_scorer_window_load_hand (ChieuScorerWindow *self);
/* Adds the hand, as it is judged, to the evening, and begins the next one. */
void chieu_scorer_window_write_down (ChieuScorerWindow *self);
/* Connects to the page of the points, so that what it asks for is done. */
void chieu_scorer_window_listen_to_points (ChieuScorerWindow *self);
