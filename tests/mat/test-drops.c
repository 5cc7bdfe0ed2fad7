/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every place that is lit for a card takes it, wherever in the place it is let go: hands of all games by chance, each card of the hand
 * and the card in play, in every way of play. Needs a display.
 */
#include <adwaita.h>
#include <string.h>

#include "hands-at-mat.h"
#include "mat-window.h"
#include "mat/faces/pictures.h"
#include "mat/view/mat-view-private.h"

/* Decisions that are looked at in each game and way; in the strict one every card has many places, and where the hand is put in order
 * one decision is as good as many. */
#define DECISIONS 25
#define DECISIONS_STRICT 6
#define DECISIONS_ARRANGING 2

/* Points of a place, in parts of it. */
static const float points[][2] = { { 0.5f, 0.5f }, { 0.04f, 0.06f }, { 0.96f, 0.06f }, { 0.04f, 0.94f }, { 0.96f, 0.94f } };

/* The distance above a place at which a card still goes there, in parts of the mat's height. */
#define NEAR 0.17

typedef struct
{
  PlaySource play;
  GtkWidget *window;
  int lit, drops;                /* places that were lit, and drops into them */
} Fixture;

/* Lets @card of zone @from go at the point @x, @y, in zone @to, and puts all back as it was. Returns: whether the mat did something with
 * it */
static gboolean
drop (Fixture         *f,
      int              from,
      ChieuCardWidget *card,
      int              to,
      double           x,
      double           y)
{
  ChieuMode *mode = f->play.mat->modes.game;
  ChieuHand before = f->play.mat->held.hand;
  guint tried = f->play.n_tried;
  gboolean done;

  chieu_mat_view_show_notice (f->play.mat, NULL);
  mode->ops->drop_card (mode, from, card, to, x, y);
  done = f->play.n_tried > tried || f->play.mat->deeds.n_choices > 0
         || memcmp (before.cards, f->play.mat->held.hand.cards, sizeof before.cards) != 0
         || f->play.mat->lay.mode.is_on
         /* In the strict way a place is lit whether the cards allow it or not, and the drop says so. */
         || (f->play.way == CHIEU_WAY_NGHIEM && gtk_widget_get_visible (f->play.mat->teller.notice));
  chieu_deeds_drop_choices (&f->play.mat->deeds);
  chieu_lay_mode_forget (&f->play.mat->lay);
  f->play.mat->held.hand = before;
  chieu_mode_unchoose (mode);
  chieu_mat_sync (f->play.mat, CHIEU_SYNC_STILL);
  return done;
}

/* Checks that a card of zone @from that is let go a little above a lit place goes somewhere, too, because hands are not steady. @box: that
 * of the place; @targets: of the card */
static void
check_near (Fixture           *f,
            const ChieuTarget *targets,
            int                from,
            const ChieuBox    *box)
{
  ChieuMatView *mat = f->play.mat;
  double x = box->x + box->width / 2, y = box->y - gtk_widget_get_height (GTK_WIDGET (mat)) * NEAR;

  if (y > 0 && !chieu_box_contains (chieu_zone_get_box (chieu_mat_zone (mat, from)), x, y))
    g_assert_cmpint (chieu_mode_find_drop_at (mat->modes.game, targets, from, x, y, x, y), !=, CHIEU_ZONE_NONE);
}

/* Drops a card of zone @from at every point of every place that is lit for it. @place: that of the card in its zone, as there may be
 * another widget for it after each drop */
static void
try_card (Fixture *f,
          int      from,
          int      place)
{
  ChieuMatView *mat = f->play.mat;
  ChieuTarget targets[CHIEU_ZONES_MAX];
  ChieuCard face = chieu_card_widget_get_card (chieu_zone_get_card (chieu_mat_zone (mat, from), place));

  chieu_modes_find_targets (&mat->modes, from, face, targets);
  for (int z = 0; z < mat->scene->n_zones; z++)
    {
      if (!chieu_modes_is_lit (&mat->modes, targets[z]))
        continue;
      f->lit++;
      check_near (f, targets, from, chieu_zone_get_box (chieu_mat_zone (mat, z)));
      for (gsize p = 0; p < G_N_ELEMENTS (points); p++)
        {
          const ChieuBox *box = chieu_zone_get_box (chieu_mat_zone (mat, z));
          double x = box->x + box->width * points[p][0], y = box->y + box->height * points[p][1];
          int to = chieu_mode_find_drop_at (mat->modes.game, targets, from, x, y, x, y);

          /* Where two places lie over each other either may take it. */
          if (to == CHIEU_ZONE_NONE || !chieu_modes_is_lit (&mat->modes, targets[to]))
            g_error ("%s: card %d of zone %d, let go at %g,%g of the lit zone %d, goes into zone %d", f->play.game->id, face, from,
                     (double) points[p][0], (double) points[p][1], z, to);
          if (!drop (f, from, chieu_zone_get_card (chieu_mat_zone (mat, from), place), to, x, y))
            g_error ("%s: card %d of zone %d, let go in the lit zone %d, does nothing; it is told “%s”", f->play.game->id, face, from, to,
                     gtk_label_get_text (GTK_LABEL (mat->teller.notice)));
          f->drops++;
        }
    }
}

/* Does so with each card of the hand that shows its face, and with the card in play. */
static void
try_cards (Fixture *f)
{
  ChieuMatView *mat = f->play.mat;

  for (int z = 0; z < mat->scene->n_zones; z++)
    {
      if (z != mat->played.layout->live_zone && !chieu_held_has_zone (&mat->held, z))
        continue;
      for (int i = 0; i < chieu_zone_get_n_cards (chieu_mat_zone (mat, z)); i++)
        if (chieu_card_widget_get_card (chieu_zone_get_card (chieu_mat_zone (mat, z), i)) != CHIEU_CARD_HIDDEN)
          try_card (f, z, i);
    }
}

static void
test_drops (gconstpointer data)
{
  const ChieuMatLayout *layout = data;

  for (ChieuWay way = CHIEU_WAY_HOC; way <= CHIEU_WAY_NGHIEM; way++)
    {
      Fixture f = { 0 };
      int wanted = layout->arranging != NULL ? DECISIONS_ARRANGING : way == CHIEU_WAY_NGHIEM ? DECISIONS_STRICT : DECISIONS;

      for (int decisions = 0, seed = 1; decisions < wanted; seed++)
        {
          f.play = (PlaySource) { 0 };
          play_source_init_game (&f.play, layout->game, layout->game->max_seats, (guint64) seed, way == CHIEU_WAY_NGHIEM);
          f.play.way = way;
          f.play.opens = FALSE;
          if (f.window == NULL)
            f.window = mat_window_new (&f.play);
          else
            {
              f.play.mat = CHIEU_MAT_VIEW (gtk_window_get_child (GTK_WINDOW (f.window)));
              chieu_mat_view_set_source (f.play.mat, &play_source, &f.play, NULL);
              mat_window_wait_frames (GTK_WIDGET (f.play.mat), 3);
            }
          while (decisions < wanted && play_source_run_to_person (&f.play))
            {
              f.play.only_notes = TRUE;
              try_cards (&f);
              f.play.only_notes = FALSE;
              decisions++;
              play_source_make_random_move (&f.play, f.play.person);
            }
        }
      g_test_message ("%s: %d lit places, %d drops", layout->game->id, f.lit, f.drops);
      g_assert_cmpint (f.lit, >, 0);
      chieu_mat_view_set_source (f.play.mat, NULL, NULL, NULL);
      gtk_window_destroy (GTK_WINDOW (f.window));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (int i = 0; chieu_mat_layouts[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/mat/drops/%s", chieu_mat_layouts[i]->game->id);

      g_test_add_data_func (path, chieu_mat_layouts[i], test_drops);
    }
  return g_test_run ();
}
