/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pages of the window: each is made when it is first wanted, one is shown, and "back" leads to the page from which the person
 * came.
 */
#pragma once

#include <gtk/gtk.h>

/* Names of the pages. */
#define CHIEU_PAGE_START "start"
#define CHIEU_PAGE_GAME "game"
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

/* The places that "back" leaves; for each, the page from which the person came there is remembered. */
typedef enum
{
  CHIEU_BACK_FROM_FORM,          /* of a new match, or a record */
  CHIEU_BACK_FROM_GALLERY,
  CHIEU_BACK_FROM_SCHOOL,
  CHIEU_BACK_FROM_PRACTICE,
  CHIEU_N_BACKS
} ChieuBack;

#define CHIEU_TYPE_PAGES (chieu_pages_get_type ())
G_DECLARE_FINAL_TYPE (ChieuPages, chieu_pages, CHIEU, PAGES, GObject)

/* Makes a page when it is wanted for the first time. Returns: (transfer floating): the page */
typedef GtkWidget *(*ChieuPageFunc) (gpointer data);

/**
 * chieu_pages_new:
 * @stack: gets the pages; one of them may be in it already
 *
 * Shows pages in @stack, which is not kept alive.
 *
 * Signal "shown" (): a page was turned to, perhaps the one that was shown already.
 * Signal "changed" (): the actions of the page that is shown, or its title, have changed.
 *
 * Returns: (transfer full): the pages
 */
ChieuPages *chieu_pages_new (GtkStack *stack) G_GNUC_WARN_UNUSED_RESULT;

/* Adds the page @name. It is made by @make, which gets @data, when it is first wanted: most pages are not seen in most
 * sessions. */
void chieu_pages_add_page (ChieuPages *self, const char *name, ChieuPageFunc make, gpointer data);
/* Lets @widget, which lives as long as @self, take the focus when the page @name is turned to; otherwise the first widget that can takes
 * it. */
void chieu_pages_set_focus (ChieuPages *self, const char *name, GtkWidget *widget);

/* Returns: (transfer none): the page @name, which is made if it does not exist yet */
GtkWidget *chieu_pages_get_page (ChieuPages *self, const char *name);
/* Return (transfer none) (nullable) the page that is shown, and its name; NULL if the stack has no page. The stack has to exist still. */
GtkWidget *chieu_pages_get_seen (ChieuPages *self);
const char *chieu_pages_get_seen_name (ChieuPages *self);
/* Returns: whether the page @name is the one that is shown */
gboolean chieu_pages_is_seen (ChieuPages *self, const char *name);
/* Returns: (transfer none) (nullable): the window that the pages are in; NULL before the stack is put into one */
GtkWindow *chieu_pages_get_window (ChieuPages *self);

/* Turns to page @name. */
void chieu_pages_show_page (ChieuPages *self, const char *name);
/* Emits "changed". */
void chieu_pages_tell_changed (ChieuPages *self);

/* Remembers the page that is shown as the one to which "back" leads from @back. */
void chieu_pages_remember (ChieuPages *self, ChieuBack back);
/* Returns: whether a page is remembered for @back */
gboolean chieu_pages_remembers (ChieuPages *self, ChieuBack back);
/* Forgets the page that is remembered for @back, if there is one. */
void chieu_pages_forget (ChieuPages *self, ChieuBack back);
/* Turns to the remembered page and forgets it; without one, to the start. */
void chieu_pages_go_back (ChieuPages *self, ChieuBack back);
