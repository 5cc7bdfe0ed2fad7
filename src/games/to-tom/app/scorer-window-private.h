/* SPDX-License-Identifier: GPL-3.0-or-later */
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
  char *path;
  char *hand_path;               /* where the cards of a hand not written down yet are kept */
  ChieuEvening *evening;
  ChieuTableHand hand;
  ChieuVerdict *verdict;
  char *notice;                  /* (nullable): what has to be said once the window is seen */
  guint save_source;
  guint pieces_source;           /* the pages are still being made */
  int n_pieces;                  /* of them that are done */
  guint fit_source;              /* the size of the window has changed */
  int width, height;             /* of the window, which its content is laid out for */

  AdwToastOverlay *toasts;
  GtkStack *pages;
  GtkWidget *switcher, *tabs;    /* between the pages: in the header, or below it */
  GtkWidget *bottom, *buttons;
  GtkLabel *sentence;
  GtkButton *next;
  GtkWidget *explain;
  GtkWidget *cards, *call, *judgement, *points;
};

/* scorer-window.c: judges what is there now, and shows it. */
void chieu_scorer_window_judge (ChieuScorerWindow *self);

/* scorer-window-evening.c: the evening that is kept. */
void chieu_scorer_window_load (ChieuScorerWindow *self);
void chieu_scorer_window_save (ChieuScorerWindow *self);
/* The next hand: no cards, no call, and what the hands so far tell. */
void chieu_scorer_window_begin_hand (ChieuScorerWindow *self);
/* Puts in the cards that were there when the window was closed. */
void chieu_scorer_window_load_hand (ChieuScorerWindow *self);
/* Keeps the cards that are there now, soon. */
void chieu_scorer_window_keep_hand (ChieuScorerWindow *self);
/* The hand as it is judged becomes one of the evening. */
void chieu_scorer_window_write_down (ChieuScorerWindow *self);
/* Does what the page of the points asks for. */
void chieu_scorer_window_listen (ChieuScorerWindow *self);
