/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Practice as pages of the window: the kinds of tasks, and one task after the other.
 */
#include <glib/gi18n.h>

#include "bottom-bar.h"
#include "game-offer.h"
#include "practice-home.h"
#include "practice-page.h"
#include "school-page.h"
#include "window-private.h"

/* What is learnt in the school if one comes from there, else the game of the next match; NULL: it has no practice. */
static const ChieuGame *
wanted_game (ChieuWindow *self)
{
  const ChieuGame *game = chieu_game_offer_chosen (self->settings)->game;

  if (chieu_window_page_is (self, CHIEU_PAGE_SCHOOL))
    game = chieu_school_page_get_game (CHIEU_SCHOOL_PAGE (chieu_window_get_page (self, CHIEU_PAGE_SCHOOL)));
  return game != NULL && chieu_practice_kinds (game) != NULL ? game : NULL;
}

/* With the seats of the next match: bí tứ is practised for itself. */
static const ChieuPracticeTable *
table_for (ChieuWindow     *self,
           const ChieuGame *game)
{
  const ChieuGameOffer *offer = chieu_game_offer_find (game->id);
  g_autoptr (GSettings) own = chieu_game_offer_open_settings (offer, self->settings);

  return chieu_practice_table_of (game, chieu_game_offer_read_seats (offer, own));
}

static void
open_book (ChieuWindow              *self,
           const ChieuPracticeTable *table)
{
  g_clear_pointer (&self->practice, chieu_practice_book_free);
  self->practice = chieu_practice_book_new (table, chieu_session_get_store (self->session));
}

static ChieuPracticeBook *
get_book (ChieuWindow *self)
{
  const ChieuGame *game = wanted_game (self);

  if (self->practice == NULL)
    open_book (self, game != NULL ? table_for (self, game) : chieu_practice_table (0));
  return self->practice;
}

/* From the school one comes to the game that is learnt there. */
static void
follow_school (ChieuWindow *self)
{
  const ChieuGame *game = wanted_game (self);

  if (chieu_window_page_is (self, CHIEU_PAGE_SCHOOL) && game != NULL
      && chieu_practice_book_get_table (get_book (self))->game != game)
    open_book (self, table_for (self, game));
}

gboolean
chieu_window_is_in_practice (ChieuWindow *self)
{
  return chieu_window_page_is (self, CHIEU_PAGE_PRACTICE) || chieu_window_page_is (self, CHIEU_PAGE_TASK);
}

static void
show_home (ChieuWindow *self)
{
  chieu_practice_home_show (CHIEU_PRACTICE_HOME (chieu_window_get_page (self, CHIEU_PAGE_PRACTICE)), get_book (self),
                            g_get_real_time () / G_USEC_PER_SEC);
}

void
chieu_window_show_practice (ChieuWindow *self)
{
  if (!chieu_window_is_in_practice (self))
    chieu_window_remember_page (self, CHIEU_BACK_FROM_PRACTICE);
  follow_school (self);
  show_home (self);
  chieu_window_show_page (self, CHIEU_PAGE_PRACTICE);
}

/* From the tasks to the kinds, from these to where one came from. */
void
chieu_window_leave_practice (ChieuWindow *self)
{

  if (chieu_window_page_is (self, CHIEU_PAGE_TASK))
    {
      chieu_window_show_practice (self);
      return;
    }
  chieu_window_go_back (self, CHIEU_BACK_FROM_PRACTICE);
}

static void
kind_cb (ChieuWindow *self,
         const char  *id)
{
  ChieuPracticePage *page = CHIEU_PRACTICE_PAGE (chieu_window_get_page (self, CHIEU_PAGE_TASK));
  const ChieuGame *game = chieu_practice_book_get_table (get_book (self))->game;

  chieu_window_show_page (self, CHIEU_PAGE_TASK);
  chieu_practice_page_begin (page, get_book (self), *id != '\0' ? chieu_practice_kind_find (game, id) : NULL);
}

/* The page of tasks has the book of the old game until it is begun anew. */
static void
game_cb (ChieuWindow *self,
         const char  *id)
{
  open_book (self, chieu_practice_table_find (id));
  show_home (self);
}

void
chieu_window_add_practice_button (GtkBox *tools)
{
  chieu_bottom_bar_add (GTK_WIDGET (tools), _("Practice"), "win.practice");
}

GtkWidget *
chieu_window_practice_home_new (ChieuWindow *self)
{
  GtkWidget *page = chieu_practice_home_new ();

  g_signal_connect_object (page, "kind", G_CALLBACK (kind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "game", G_CALLBACK (game_cb), self, G_CONNECT_SWAPPED);
  return page;
}

GtkWidget *
chieu_window_practice_page_new (ChieuWindow *self)
{
  GtkWidget *page = chieu_practice_page_new ();

  chieu_practice_page_follow (CHIEU_PRACTICE_PAGE (page), self->settings);
  chieu_window_read_page (self, page, "asked", chieu_practice_page_get_tools (CHIEU_PRACTICE_PAGE (page)));
  if (self->has_seed || self->seed != 0)
    chieu_practice_page_set_seed (CHIEU_PRACTICE_PAGE (page), self->seed);
  return page;
}

static void
practice_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  chieu_window_show_practice (CHIEU_WINDOW (widget));
}

void
chieu_window_install_practice_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.practice", NULL, practice_action);
}
