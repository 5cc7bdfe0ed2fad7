/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-decisions DECISIONS [FOLDER]   Plays hands of all games by chance, in the language that is set, in rooms from the smallest to
 * the largest, with the coach or a lesson beside the mat and without, and checks at DECISIONS decisions, or some more, that
 * everything is seen that has to be (table-check.h). With FOLDER a picture of one decision in a hundred, and of each complaint,
 * goes there.
 */
#include "config.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "app/school/lesson-panel.h"
#include "app/table/coach-panel.h"
#include "common/layout-check.h"
#include "mat/faces/pictures.h"
#include "mat/view/mat-view-private.h"
#include "common/page-picture.h"
#include "common/table-check.h"
#include "common/table-window.h"

typedef struct
{
  int width, height;             /* of the mat with its column, below the header */
  double text_scale;
  ChieuTablePromise promise;
  gboolean alone;                /* with a page it would be higher; and very large buttons yield to the letters */
} Room;

/* One decision of so many is saved as a picture, beginning with the tenth or so: the first of a hand are much alike. */
#define PICTURE_EVERY 100
#define PICTURE_FIRST 9

/* A header is 57 pixels high with plain text. */
static const Room rooms[] = {
  { 1024, 543, 1.0, CHIEU_TABLE_READABLE }, { 1024, 543, 1.5, CHIEU_TABLE_WHOLE },
  { 1280, 663, 1.0, CHIEU_TABLE_WHOLE }, { 1280, 640, 2.0, CHIEU_TABLE_WHOLE },
  { 1920, 1023, 1.0, CHIEU_TABLE_WHOLE }, { 1920, 1000, 2.0, CHIEU_TABLE_WHOLE },
  { 3840, 2103, 1.0, CHIEU_TABLE_WHOLE }, { 3840, 2060, 2.0, CHIEU_TABLE_WHOLE },
  { 600, 400, 1.0, CHIEU_TABLE_NARROW },
  /* Higher than wide: the column is a sheet below. */
  { 480, 743, 1.0, CHIEU_TABLE_NARROW }, { 360, 583, 1.0, CHIEU_TABLE_NARROW },
  /* Wider than high, and narrow for letters of this size. */
  { 690, 680, 1.75, CHIEU_TABLE_NARROW, .alone = TRUE },
};

enum { PAGE_NONE, PAGE_COACH, PAGE_LESSON, N_PAGES };

static const char *const page_names[] = { "alone", "coach", "lesson" };
static const char *const way_names[] = { [CHIEU_WAY_HOC] = "", [CHIEU_WAY_THUONG] = " thuong", [CHIEU_WAY_NGHIEM] = " nghiem" };

typedef struct
{
  ChieuTableWindow table;
  ChieuMatView *mat;             /* of the table */
  GtkWidget *pages[N_PAGES];
  const char *folder;
  PlaySource play;
  const Room *room;
  int page;
  ChieuWay way;
  int wanted;                    /* decisions in this room with this page */
  int decisions, complaints, pictures;
} Walk;

static GtkWidget *
lesson_panel_new (void)
{
  GtkWidget *panel = chieu_lesson_panel_new ();
  const char *texts[] = { _("When you have them, press “Check”."), _("This lesson is done."), NULL };

  chieu_lesson_panel_set_text (CHIEU_LESSON_PANEL (panel), _("The end of the lesson"), texts, texts[0]);
  return panel;
}

static void
save_picture (Walk       *walk,
              const char *where)
{
  gtk_widget_set_opacity (GTK_WIDGET (walk->mat), 1);
  chieu_layout_settle (walk->table.window);
  chieu_page_save_picture (walk->table.window, where, ++walk->pictures, walk->folder);
  gtk_widget_set_opacity (GTK_WIDGET (walk->mat), 0);
}

static void
check_decision (Walk       *walk,
                const char *what)
{
  g_autofree char *where = g_strdup_printf ("%d×%d %g %s%s%s %s%s %s", walk->room->width, walk->room->height, walk->room->text_scale,
                                            page_names[walk->page], walk->mat->side_left ? " left" : "",
                                            walk->mat->very_large ? " very large" : "", walk->play.game->id, way_names[walk->way], what);
  int complaints;

  chieu_table_window_lay_out (&walk->table);
  complaints = chieu_table_check (walk->mat, walk->room->promise, where);
  walk->decisions++;
  walk->complaints += complaints;
  if (walk->folder != NULL && (complaints > 0 || walk->decisions % PICTURE_EVERY == PICTURE_FIRST))
    save_picture (walk, where);
}

/* Checks the ways of each move, which stand in the place of the buttons while one is chosen. */
static void
look_at_ways (Walk *walk)
{
  const ChieuMatLayout *layout = walk->mat->played.layout;
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);

  for (int b = 0; b < layout->n_buttons; b++)
    {
      const ChieuMatButton *button = &layout->buttons[b];

      if (button->make != CHIEU_MAKE_BUTTON || walk->way == CHIEU_WAY_NGHIEM || layout->compose != NULL || button->kind == layout->game->call_kind
          || chieu_deeds_find_of_action (&walk->mat->deeds, button->action, FALSE, moves) < 2)
        continue;
      chieu_offers_press (&walk->mat->offers, button->action);
      check_decision (walk, "ways");
      chieu_deeds_drop_choices (&walk->mat->deeds);
    }
}

static void
walk_hand (Walk            *walk,
           const ChieuGame *game,
           int              seats,
           guint64          seed)
{
  PlaySource *play = &walk->play;
  int before = walk->decisions;

  *play = (PlaySource) { .person = (int) (seed % (guint64) seats) };
  play_source_init_game (play, game, seats, seed, walk->way == CHIEU_WAY_NGHIEM);
  play->way = walk->way;
  play->opens = FALSE;
  play->mat = NULL;
  chieu_mat_view_set_source (walk->mat, &play_source, play, NULL);
  chieu_layout_settle (walk->table.window);
  play->mat = walk->mat;
  while (play_source_run_to_person (play))
    {
      check_decision (walk, "decision");
      look_at_ways (walk);
      if (walk->decisions - before >= walk->wanted)
        break;
      play_source_make_random_move (play, play->person);
    }
}

/* Sets the way of play, the side of the column and the size of the buttons: another combination at each @turn. */
static void
turn_table (Walk    *walk,
            guint64  turn)
{
  static const ChieuWay ways[] = { CHIEU_WAY_HOC, CHIEU_WAY_THUONG, CHIEU_WAY_NGHIEM, CHIEU_WAY_HOC };

  walk->way = ways[turn % G_N_ELEMENTS (ways)];
  chieu_mat_view_set_side_left (walk->mat, turn % 3 == 1);
  chieu_mat_view_set_very_large (walk->mat, turn % 5 == 2 && !walk->room->alone);
}

static void
walk_room (Walk *walk,
           int   wanted)
{
  int n = 0, done = walk->decisions;

  for (int i = 0; chieu_mat_layouts[i] != NULL; i++)
    n += chieu_mat_layouts[i]->game->max_seats - chieu_mat_layouts[i]->game->min_seats + 1;
  walk->wanted = wanted / n + 1;
  for (guint64 seed = 1; walk->decisions - done < wanted; seed++)
    for (int i = 0; chieu_mat_layouts[i] != NULL; i++)
      for (int seats = chieu_mat_layouts[i]->game->min_seats; seats <= chieu_mat_layouts[i]->game->max_seats; seats++)
        {
          turn_table (walk, seed + (guint64) (walk->room - rooms) + (guint64) walk->page);
          walk_hand (walk, chieu_mat_layouts[i]->game, seats, seed + (guint64) walk->room->width);
        }
}

static void
open_room (Walk       *walk,
           const Room *room,
           int         page)
{
  walk->room = room;
  walk->page = page;
  chieu_mat_view_set_page (walk->mat, walk->pages[page]);
  walk->complaints += !chieu_table_window_set_room (&walk->table, room->width, room->height, room->text_scale);
}

static void
open_window (Walk *walk)
{
  walk->pages[PAGE_COACH] = g_object_ref_sink (chieu_coach_panel_new ());
  walk->pages[PAGE_LESSON] = g_object_ref_sink (lesson_panel_new ());
  play_source_init_game (&walk->play, chieu_mat_layouts[0]->game, chieu_mat_layouts[0]->game->max_seats, 1, FALSE);
  chieu_table_window_open (&walk->table, rooms[0].width, rooms[0].height, &walk->play);
  walk->mat = walk->table.mat;
}

int
main (int    argc,
      char **argv)
{
  Walk walk = { 0 };
  int wanted;

  if (argc < 2 || argc > 3 || atoi (argv[1]) < 1)
    {
      g_printerr ("usage: test-decisions DECISIONS [FOLDER], with at least one decision\n");
      return 2;
    }
  wanted = atoi (argv[1]) / (int) (G_N_ELEMENTS (rooms) * N_PAGES) + 1;
  walk.folder = argv[2];
  chieu_table_window_begin ();
  open_window (&walk);
  for (guint r = 0; r < G_N_ELEMENTS (rooms); r++)
    for (int page = 0; page < (rooms[r].alone ? PAGE_NONE + 1 : N_PAGES); page++)
      {
        open_room (&walk, &rooms[r], page);
        walk_room (&walk, wanted);
      }
  g_print ("# %d decisions, %d complaints\n", walk.decisions, walk.complaints);
  gtk_window_destroy (GTK_WINDOW (walk.table.window));
  for (int page = 0; page < N_PAGES; page++)
    g_clear_object (&walk.pages[page]);
  return walk.complaints != 0;
}
