/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "aloud.h"
#include "closing-page.h"
#include "mat/mat-view.h"
#include "new-match.h"
#include "result-page.h"
#include "match/replay.h"
#include "school.h"
#include "school/practice-book.h"
#include "scores.h"
#include "start-page.h"
#include "window.h"

G_BEGIN_DECLS

/* What "back" leaves; each remembers the page from which it was come to. */
typedef enum
{
  CHIEU_BACK_FROM_FORM,          /* of a new match, or a record */
  CHIEU_BACK_FROM_GALLERY,
  CHIEU_BACK_FROM_SCHOOL,
  CHIEU_BACK_FROM_PRACTICE,
  CHIEU_N_BACKS
} ChieuBack;

struct _ChieuWindow
{
  AdwApplicationWindow parent_instance;

  ChieuSession *session;
  gboolean has_begun;            /* a match, here */
  GSettings *settings;
  guint64 seed;                  /* of the next match, if has_seed */
  gboolean has_seed;
  guint result_timer;            /* source that shows the result, 0 if none */
  guint message_source;          /* source that tells what the session has to say, 0 if none */
  int focus_frames;              /* frames in which the page is still to be given the focus */
  gboolean looks_at_mat;         /* the person turned back to the mat of a hand that is over */
  char *pages_before[CHIEU_N_BACKS]; /* (nullable): where "back" leads */
  ChieuSchool *school;           /* (nullable): read when it is first wanted */
  guint course;                  /* that of the lesson that is open */
  ChieuPracticeBook *practice;   /* (nullable): read when it is first wanted */
  ChieuAloud *aloud;             /* (nullable): from the first text that is to be read */

  GtkLabel *title;
  GtkWidget *back;
  GtkWidget *scores;
  GtkWidget *result;
  GtkWidget *coach_button;
  AdwBin *table;                 /* the mat, and the coach beside it */
  GtkWidget *coach;
  GtkWindow *log;                /* weak (nullable): the log of the hand, while it is open */
  AdwToastOverlay *toasts;
  GtkStack *pages;
  ChieuMatView *mat;
};

/* Names of the pages in the stack. */
#define CHIEU_PAGE_START "start"
#define CHIEU_PAGE_NEW "new"
#define CHIEU_PAGE_TABLE "table"
#define CHIEU_PAGE_RESULT "result"
#define CHIEU_PAGE_RECORD "record"
#define CHIEU_PAGE_CLOSING "closing"
#define CHIEU_PAGE_GALLERY "gallery"
#define CHIEU_PAGE_SCHOOL "school"
#define CHIEU_PAGE_LESSON "lesson"
#define CHIEU_PAGE_WELCOME "welcome"
#define CHIEU_PAGE_PRACTICE "practice"
#define CHIEU_PAGE_TASK "task"

/* window-pages.c: which page is seen, and what can be done there. */

/* (nullable): the open match. */
ChieuMatch *chieu_window_get_match (ChieuWindow *self);
gboolean chieu_window_hand_is_over (ChieuWindow *self);
gboolean chieu_window_match_goes_on (ChieuWindow *self);
gboolean chieu_window_page_is (ChieuWindow *self,
                               const char  *name);
/* The page @name, made when it is first wanted: most pages are not seen in most sessions. */
GtkWidget *chieu_window_get_page (ChieuWindow *self,
                                  const char  *name);
/* Turns to page @name; the match runs only while the mat is seen. */
void     chieu_window_show_page (ChieuWindow *self,
                                 const char  *name);
/* The page that is seen is the one to which "back" leads from @back. */
void     chieu_window_remember_page (ChieuWindow *self,
                                     ChieuBack    back);
/* Turns to the page that was remembered, once; without one to the start. */
void     chieu_window_go_back (ChieuWindow *self,
                               ChieuBack    back);
/* Brings title, buttons and actions in line with page and match. */
void     chieu_window_update (ChieuWindow *self);

/* window.c */

/* Begins a new match with what the settings say; asks first where one is being played. */
void     chieu_window_begin (ChieuWindow *self);
/* The result does not come up by itself any more. */
void     chieu_window_forget_timer (ChieuWindow *self);
/* Shows a message that has to be read. */
void     chieu_window_tell (ChieuWindow *self,
                            const char  *heading,
                            const char  *body);
/* The same over another window than the program's own. */
void     chieu_window_tell_over (GtkWindow  *parent,
                                 const char *heading,
                                 const char *body);
/* The seats' names as shown, the person's own being “You”. */
void     chieu_window_get_names (ChieuWindow    *self,
                                 ChieuSeatNames  names);
/* A card's height on a result page of this window. */
int      chieu_window_get_card_height (ChieuWindow *self);

/* window-actions.c */
void     chieu_window_install_actions (GtkWidgetClass *widget_class);

/* window-result.c: fills the pages that show how a hand and a hội ended. */
void     chieu_window_fill_result (ChieuWindow *self);
void     chieu_window_fill_closing (ChieuWindow *self);

/* window-gallery.c */
void     chieu_window_show_gallery (ChieuWindow *self);
/* Shows a card of the match's game, or its back, in the gallery. */
void     chieu_window_show_card (ChieuWindow *self,
                                 guint        card);
/* The same of @game. */
void     chieu_window_show_card_of (ChieuWindow     *self,
                                    const ChieuGame *game,
                                    guint            card);
/* One step back: to all cards, or to where one came from. */
void     chieu_window_leave_gallery (ChieuWindow *self);

/* window-practice.c */

gboolean chieu_window_is_in_practice (ChieuWindow *self);
/* Shows the kinds of tasks and how it goes with each. */
void     chieu_window_show_practice (ChieuWindow *self);
void     chieu_window_leave_practice (ChieuWindow *self);
/* Adds a button that leads there to the tools of another page. */
void     chieu_window_add_practice_button (GtkBox *tools);
GtkWidget *chieu_window_practice_home_new (ChieuWindow *self);
GtkWidget *chieu_window_practice_page_new (ChieuWindow *self);
void     chieu_window_install_practice_actions (GtkWidgetClass *widget_class);

/* window-aloud.c */

/* Adds a button to @tools of @page that reads its words aloud; @signal of the page says that there are others. */
void     chieu_window_read_page (ChieuWindow *self,
                                 GtkWidget   *page,
                                 const char  *signal,
                                 GtkBox      *tools);
void     chieu_window_stop_reading (ChieuWindow *self);
void     chieu_window_install_aloud_action (GtkWidgetClass *widget_class);

/* window-coach.c */

/* Puts the coach beside the mat, hidden. */
void     chieu_window_add_coach (ChieuWindow *self);
/* The settings say whether it is wanted. */
void     chieu_window_follow_coach (ChieuWindow *self);
/* Brings it in line with page and match. */
void     chieu_window_update_coach (ChieuWindow *self);
void     chieu_window_install_coach_action (GtkWidgetClass *widget_class);

/* window-moments.c: whether the hand that is over has moments to look for; the action "win.moments". */
gboolean chieu_window_has_moments (ChieuWindow *self);
void     chieu_window_install_moments_action (GtkWidgetClass *widget_class);

/* window-program.c: tells when a program of one's own plays no more. */
void     chieu_window_follow_programs (ChieuWindow *self,
                                       ChieuMatch  *match);

/* window-log.c */

/* What is logged is the open match, in the names that are shown. */
void     chieu_window_update_log (ChieuWindow *self);
void     chieu_window_install_log_action (GtkWidgetClass *widget_class);

/* window-school.c */

/* Reads the lessons in a thread, so that nobody has to wait for them later. */
void     chieu_window_warm_up_school (ChieuWindow *self);
/* The list of lessons. */
void     chieu_window_show_school (ChieuWindow *self);
/* One step back: from a lesson to the list, or to where one came from. */
void     chieu_window_leave_school (ChieuWindow *self);
/* (transfer floating): the pages, as they are made when they are first wanted. */
GtkWidget *chieu_window_school_page_new (ChieuWindow *self);
GtkWidget *chieu_window_lesson_page_new (ChieuWindow *self);
/* (transfer full): number and title of the open lesson. */
char    *chieu_window_get_lesson_title (ChieuWindow *self);
/* Whether it was never asked yet if one knows the game, and nothing was played either. */
gboolean chieu_window_is_first_start (ChieuWindow *self);
void     chieu_window_install_school_actions (GtkWidgetClass *widget_class);

/* window-replay.c: a hand gone through again. */

/* Shows @replay (transfer full) over @parent from @position on, with the eyes of the seat that the person played (−1:
 * none). @file: (transfer full): chieu_window_name_file() of the hand. */
void     chieu_window_show_replay (ChieuWindow          *self,
                                   GtkWindow            *parent,
                                   ChieuReplay          *replay,
                                   char                 *file,
                                   const ChieuSeatNames  names,
                                   int                   person,
                                   guint                 position);
/* (transfer full) (nullable): the hand of the open match, or NULL with @error. */
ChieuReplay *chieu_window_get_replay (ChieuWindow *self,
                                      GError     **error);
/* The same for the hand of the open match, which is over. */
void     chieu_window_replay_match (ChieuWindow *self,
                                    guint        position);
/* The same over @parent, another window of the program. */
void     chieu_window_replay_match_over (ChieuWindow *self,
                                         GtkWindow   *parent,
                                         guint        position);
/* Presents @window, which lies over this one or another, as large as this one if that fills the screen. */
void     chieu_window_present_over (ChieuWindow *self,
                                    GtkWindow   *window);
/* Leaves a try; what was played before is taken up again. */
void     chieu_window_end_try (ChieuWindow *self);

/* window-history.c: the hands played before. */

/* The hand @id of the store once more, over @parent. */
void     chieu_window_replay_hand (ChieuWindow *self,
                                   GtkWindow   *parent,
                                   gint64       id);
void     chieu_window_install_history_actions (GtkWidgetClass *widget_class);

/* window-record.c: a hand as a text file. */

/* What is done with the @text of a file that was chosen over @parent. */
typedef void (*ChieuWindowText) (ChieuWindow *self, GtkWindow *parent, const char *text);
void     chieu_window_save_record (ChieuWindow *self);
void     chieu_window_open_record (ChieuWindow *self);
/* (transfer full): a name for the file of a hand of @game with @seats, number @number of its match (from 0, −1: of none), that
 * @ended then (seconds since 1970; 0: today). */
char    *chieu_window_name_file (const ChieuGame *game,
                                 int              seats,
                                 int              number,
                                 gint64           ended);
/* Asks over @parent, this window or one with an AdwToastOverlay, where @text (transfer full), the record of a hand, is to be
 * saved; @file is proposed. */
void     chieu_window_save_text (GtkWindow  *parent,
                                 char       *text,
                                 const char *file);
/* Asks over @parent for a record's file and gives its text to @func. */
void     chieu_window_load_text (ChieuWindow     *self,
                                 GtkWindow       *parent,
                                 const char      *title,
                                 ChieuWindowText  func);

G_END_DECLS
