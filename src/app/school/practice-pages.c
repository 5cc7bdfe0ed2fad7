/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "practice-pages.h"

#include "app/game-offer.h"
#include "practice-home.h"
#include "practice-page.h"
#include "school-page.h"

/* The seeds of each day differ from those of another in the bits above these, so that no day repeats the tasks of another. */
#define DAY_SEED_BITS 20
/* The number of a day is its year times this, which is more days than a year has, plus its place in the year. */
#define YEAR_DAYS 1000

struct _ChieuPracticePages
{
  GObject parent_instance;

  ChieuPages *pages;
  ChieuPageReader *reader;
  ChieuSession *session;         /* weak (nullable): the window's */
  GSettings *settings;
  guint64 seed;                  /* if has_seed */
  gboolean has_seed;
  ChieuPracticeBook *book;       /* (nullable): of the kinds that are shown; read when it is first wanted */
  ChieuPracticeBook *task_book;  /* (nullable): that of the page of tasks: @book, or an earlier one */
};

G_DEFINE_FINAL_TYPE (ChieuPracticePages, chieu_practice_pages, G_TYPE_OBJECT)

static void
finalize (GObject *object)
{
  ChieuPracticePages *self = CHIEU_PRACTICE_PAGES (object);

  g_object_unref (self->pages);
  g_object_unref (self->reader);
  g_clear_weak_pointer (&self->session);
  g_object_unref (self->settings);
  if (self->task_book != self->book)
    g_clear_pointer (&self->task_book, chieu_practice_book_free);
  g_clear_pointer (&self->book, chieu_practice_book_free);
  G_OBJECT_CLASS (chieu_practice_pages_parent_class)->finalize (object);
}

static void
chieu_practice_pages_class_init (ChieuPracticePagesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = finalize;
}

static void
chieu_practice_pages_init (ChieuPracticePages *self)
{
}

/* ---- The book ---- */

/* Returns: (nullable): the game that is learnt if the person comes from the school, else that of the next match; NULL if it has no
 * practice. */
static const ChieuGame *
find_wanted_game (ChieuPracticePages *self)
{
  const ChieuGame *game = chieu_game_offer_get_chosen (self->settings)->game;

  if (chieu_pages_is_seen (self->pages, CHIEU_PAGE_SCHOOL))
    game = chieu_school_page_get_game (CHIEU_SCHOOL_PAGE (chieu_pages_get_page (self->pages, CHIEU_PAGE_SCHOOL)));
  return game != NULL && chieu_practice_kinds (game) != NULL ? game : NULL;
}

/* The number of seats is that of the next match, because bí tứ has tasks of its own. */
static const ChieuPracticeTable *
find_table (ChieuPracticePages *self,
            const ChieuGame    *game)
{
  const ChieuGameOffer *offer = chieu_game_offer_find (game->id);
  g_autoptr (GSettings) own = chieu_game_offer_open_settings (offer, self->settings);

  return chieu_practice_table_of (game, chieu_game_offer_read_seats (offer, own));
}

/* Opens the book of @table for the page of kinds. The page of tasks keeps the book that it has, because the person may go back to it, from
 * the gallery or the school; a table never has two books, of which one would not know what is noted in the other. */
static void
open_book (ChieuPracticePages       *self,
           const ChieuPracticeTable *table)
{
  if (self->book != self->task_book)
    g_clear_pointer (&self->book, chieu_practice_book_free);
  if (self->task_book != NULL && chieu_practice_book_get_table (self->task_book) == table)
    self->book = self->task_book;
  else
    self->book = chieu_practice_book_new (table, chieu_session_get_store (self->session));
}

ChieuPracticeBook *
chieu_practice_pages_get_book (ChieuPracticePages *self)
{
  g_return_val_if_fail (CHIEU_IS_PRACTICE_PAGES (self), NULL);

  if (self->book == NULL)
    {
      const ChieuGame *game = find_wanted_game (self);

      open_book (self, game != NULL ? find_table (self, game) : chieu_practice_get_table (0));
    }
  return self->book;
}

/* Returns: (transfer none): the book, for the page of tasks, which must begin with it at once: the one that it had is freed */
static ChieuPracticeBook *
take_task_book (ChieuPracticePages *self)
{
  ChieuPracticeBook *book = chieu_practice_pages_get_book (self);

  if (self->task_book != book)
    g_clear_pointer (&self->task_book, chieu_practice_book_free);
  self->task_book = book;
  return book;
}

/* ---- Turning to the pages ---- */

gboolean
chieu_practice_pages_are_seen (ChieuPracticePages *self)
{
  g_return_val_if_fail (CHIEU_IS_PRACTICE_PAGES (self), FALSE);

  return chieu_pages_is_seen (self->pages, CHIEU_PAGE_PRACTICE) || chieu_pages_is_seen (self->pages, CHIEU_PAGE_TASK);
}

static void
show_book (ChieuPracticePages *self)
{
  chieu_practice_home_show (CHIEU_PRACTICE_HOME (chieu_pages_get_page (self->pages, CHIEU_PAGE_PRACTICE)),
                            chieu_practice_pages_get_book (self), g_get_real_time () / G_USEC_PER_SEC);
}

void
chieu_practice_pages_show_kinds (ChieuPracticePages *self)
{
  const ChieuGame *game;

  g_return_if_fail (CHIEU_IS_PRACTICE_PAGES (self));

  game = find_wanted_game (self);
  if (!chieu_practice_pages_are_seen (self))
    chieu_pages_remember (self->pages, CHIEU_BACK_FROM_PRACTICE);
  /* A person who comes from the school practises the game that is learnt there. */
  if (chieu_pages_is_seen (self->pages, CHIEU_PAGE_SCHOOL) && game != NULL
      && chieu_practice_book_get_table (chieu_practice_pages_get_book (self))->game != game)
    open_book (self, find_table (self, game));
  show_book (self);
  chieu_pages_show_page (self->pages, CHIEU_PAGE_PRACTICE);
}

void
chieu_practice_pages_show_game (ChieuPracticePages *self,
                                const ChieuGame    *game)
{
  g_return_if_fail (CHIEU_IS_PRACTICE_PAGES (self) && game != NULL);

  if (chieu_practice_book_get_table (chieu_practice_pages_get_book (self))->game != game)
    open_book (self, find_table (self, game));
  chieu_practice_pages_show_kinds (self);
}

void
chieu_practice_pages_leave (ChieuPracticePages *self)
{
  g_return_if_fail (CHIEU_IS_PRACTICE_PAGES (self));

  if (chieu_pages_is_seen (self->pages, CHIEU_PAGE_TASK))
    chieu_practice_pages_show_kinds (self);
  else
    chieu_pages_go_back (self->pages, CHIEU_BACK_FROM_PRACTICE);
}

/* A session that is over leads back to where it was begun: to the kinds, or home. */
static void
session_over_cb (ChieuPracticePages *self)
{
  chieu_pages_go_back (self->pages, CHIEU_BACK_FROM_PRACTICE);
}

/* ---- The pages ---- */

static ChieuPracticePage *
get_task_page (ChieuPracticePages *self)
{
  return CHIEU_PRACTICE_PAGE (chieu_pages_get_page (self->pages, CHIEU_PAGE_TASK));
}

/* Only the session of a day has the seeds of that day. */
static void
forget_day (ChieuPracticePages *self)
{
  if (!self->has_seed)
    chieu_practice_page_unset_seed (get_task_page (self));
}

static void
kind_chosen_cb (ChieuPracticePages *self,
                const char         *id)
{
  ChieuPracticePage *page = get_task_page (self);
  const ChieuGame *game = chieu_practice_book_get_table (chieu_practice_pages_get_book (self))->game;

  forget_day (self);
  chieu_pages_show_page (self->pages, CHIEU_PAGE_TASK);
  chieu_practice_page_begin_tasks (page, take_task_book (self), *id != '\0' ? chieu_practice_kind_find (game, id) : NULL);
}

static void
begin_session (ChieuPracticePages *self)
{
  ChieuPracticePage *page = get_task_page (self);

  chieu_pages_show_page (self->pages, CHIEU_PAGE_TASK);
  chieu_practice_page_begin_session (page, take_task_book (self));
}

static void
session_asked_cb (ChieuPracticePages *self)
{
  forget_day (self);
  begin_session (self);
}

void
chieu_practice_pages_begin_day (ChieuPracticePages *self,
                                const ChieuGame    *game)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  guint64 day = (guint64) g_date_time_get_year (now) * YEAR_DAYS + (guint64) g_date_time_get_day_of_year (now);

  g_return_if_fail (CHIEU_IS_PRACTICE_PAGES (self) && game != NULL);

  if (!chieu_practice_pages_are_seen (self))
    chieu_pages_remember (self->pages, CHIEU_BACK_FROM_PRACTICE);
  open_book (self, find_table (self, game));
  if (!self->has_seed)
    chieu_practice_page_set_seed (get_task_page (self), day << DAY_SEED_BITS);
  begin_session (self);
}

static void
game_chosen_cb (ChieuPracticePages *self,
                const char         *id)
{
  open_book (self, chieu_practice_table_find (id));
  show_book (self);
}

static GtkWidget *
make_kinds_page (gpointer data)
{
  GtkWidget *page = chieu_practice_home_new ();

  g_signal_connect_object (page, "kind", G_CALLBACK (kind_chosen_cb), data, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "session", G_CALLBACK (session_asked_cb), data, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "game", G_CALLBACK (game_chosen_cb), data, G_CONNECT_SWAPPED);
  return page;
}

static GtkWidget *
make_task_page (gpointer data)
{
  ChieuPracticePages *self = data;
  GtkWidget *page = chieu_practice_page_new ();

  chieu_practice_page_follow_settings (CHIEU_PRACTICE_PAGE (page), self->settings);
  chieu_page_reader_add_page (self->reader, page, "asked", chieu_practice_page_get_tools (CHIEU_PRACTICE_PAGE (page)));
  g_signal_connect_object (page, "over", G_CALLBACK (session_over_cb), self, G_CONNECT_SWAPPED);
  if (self->has_seed)
    chieu_practice_page_set_seed (CHIEU_PRACTICE_PAGE (page), self->seed);
  return page;
}

void
chieu_practice_pages_set_seed (ChieuPracticePages *self,
                               guint64             seed)
{
  g_return_if_fail (CHIEU_IS_PRACTICE_PAGES (self));

  self->seed = seed;
  self->has_seed = TRUE;
}

ChieuPracticePages *
chieu_practice_pages_new (ChieuPages      *pages,
                          ChieuPageReader *reader,
                          ChieuSession    *session,
                          GSettings       *settings)
{
  ChieuPracticePages *self;

  g_return_val_if_fail (CHIEU_IS_PAGES (pages) && CHIEU_IS_PAGE_READER (reader), NULL);
  g_return_val_if_fail (CHIEU_IS_SESSION (session) && G_IS_SETTINGS (settings), NULL);

  self = g_object_new (CHIEU_TYPE_PRACTICE_PAGES, NULL);
  self->pages = g_object_ref (pages);
  self->reader = g_object_ref (reader);
  g_set_weak_pointer (&self->session, session);
  self->settings = g_object_ref (settings);
  chieu_pages_add_page (pages, CHIEU_PAGE_PRACTICE, make_kinds_page, self);
  chieu_pages_add_page (pages, CHIEU_PAGE_TASK, make_task_page, self);
  return self;
}
