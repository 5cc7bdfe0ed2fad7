/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The name of the card under the pointer: it shows when the pointer has rested, lies in the room, and over a card of the hand
 * it covers no number or suit of that hand. Hands of all games by chance. Needs a display.
 */
#include <adwaita.h>
#include <math.h>

#include "mat-window.h"
#include "mat/faces/card-shape.h"
#include "mat/faces/pictures.h"
#include "mat/motion.h"
#include "mat/view/mat-view-private.h"
#include "../patience.h"

/* Decisions of each game at which all names are looked at. */
#define DECISIONS 5
/* The number and the suit of a card end here, in parts of its height. */
#define INDEX_END 0.38f
/* An error of rounding that makes no difference, in pixels. */
#define SLACK 1.5f
/* The parts into which the width and the height of a name are divided for points to be looked at. */
#define PARTS_ACROSS 8
#define PARTS_DOWN 4

/* Returns: the box of the name on the mat */
static ChieuBox
get_name_box (ChieuMatView *mat)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (mat->name.label, GTK_WIDGET (mat), &bounds));
  return (ChieuBox) { bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height };
}

/* Returns: whether a point of @box lies on the number or the suit of the card at @place, which has this @width. Points are turned with the
 * card until it stands upright. */
static gboolean
covers_index (const ChieuBox   *box,
              const ChieuPlace *place,
              float             width)
{
  float turn = place->angle * (float) G_PI / 180;

  for (int i = 0; i <= PARTS_ACROSS; i++)
    for (int j = 0; j <= PARTS_DOWN; j++)
      {
        float dx = box->x + box->width * (float) i / PARTS_ACROSS - place->x;
        float dy = box->y + box->height * (float) j / PARTS_DOWN - place->y;
        float across = dx * cosf (turn) + dy * sinf (turn), along = dy * cosf (turn) - dx * sinf (turn);

        if (fabsf (across) < width / 2 - SLACK && along > -place->height / 2.0f + SLACK
            && along < (INDEX_END - 0.5f) * (float) place->height - SLACK)
          return TRUE;
      }
  return FALSE;
}

/* Returns: how many cards of the hand have their number or suit under the name */
static int
count_covered (ChieuMatView *mat)
{
  ChieuBox box = get_name_box (mat);
  int covered = 0;

  for (int z = 0; z < mat->scene->n_zones; z++)
    for (int i = 0; chieu_held_has_zone (&mat->held, z) && i < mat->scene->zones[z].n; i++)
      {
        const ChieuPlace *place = &mat->scene->zones[z].cards[i];

        covered += covers_index (&box, place, chieu_card_width (mat->played.layout->game->deck, place->height));
      }
  return covered;
}

/* Waits for the name of the card that the pointer is on: the first one shows after a while, others at once. */
static void
wait_for_name (ChieuCardName *name)
{
  wait_until (gtk_widget_get_visible (name->label));
}

/* Looks at the name of each card on the mat that shows its face. Returns: how many there were */
static int
check_names (ChieuMatView *mat)
{
  int n = 0;

  for (int z = 0; z < mat->scene->n_zones; z++)
    for (int i = 0; i < chieu_zone_get_n_cards (chieu_mat_zone (mat, z)); i++)
      {
        ChieuCardWidget *card = chieu_zone_get_card (chieu_mat_zone (mat, z), i);
        ChieuCard face = chieu_card_widget_get_card (card);
        ChieuCard pile[CHIEU_ZONE_CARDS_MAX];
        ChieuBox box;

        if (face == CHIEU_CARD_HIDDEN || chieu_zone_list_pile (chieu_mat_zone (mat, z), card, pile) > 0)
          continue;
        chieu_card_name_set_card (&mat->name, card);
        wait_for_name (&mat->name);
        g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (mat->name.label)), ==,
                         chieu_words_card_long (chieu_played_get_words (&mat->played), face));
        chieu_card_name_allocate (&mat->name, &mat->room);
        box = get_name_box (mat);
        g_assert_cmpfloat (box.x, >=, mat->room.x);
        g_assert_cmpfloat (box.y, >=, mat->room.y);
        g_assert_cmpfloat (box.x + box.width, <=, mat->room.x + mat->room.width);
        g_assert_cmpfloat (box.y + box.height, <=, mat->room.y + mat->room.height);
        /* Between the open hands of others there may be no free place. */
        if (chieu_held_has_zone (&mat->held, z) && count_covered (mat) > 0)
          g_error ("%s: the name of “%s” covers what %d cards of the hand are", mat->played.layout->game->id,
                   gtk_label_get_text (GTK_LABEL (mat->name.label)), count_covered (mat));
        n++;
      }
  return n;
}

/* Looks at names in a hand of @layout where text is @text_scale times as large as usual. */
static void
check_places (const ChieuMatLayout *layout,
              double                text_scale)
{
  PlaySource play = { 0 };
  GtkWidget *window;
  int n = 0;

  play_source_init_game (&play, layout->game, layout->game->max_seats, 3, FALSE);
  /* Hands that lie open one over the other at the end leave no free place. */
  play.auto_person = layout->arranging == NULL;
  window = mat_window_new (&play);
  chieu_mat_view_set_text_scale (play.mat, text_scale);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * text_scale), NULL);
  for (int decisions = 0; decisions < DECISIONS; decisions++)
    {
      play_source_run (&play, 5);
      mat_window_wait_frames (GTK_WIDGET (play.mat), 3);
      n += check_names (play.mat);
      chieu_card_name_set_card (&play.mat->name, NULL);
    }
  g_test_message ("%s: %d names", layout->game->id, n);
  g_assert_cmpint (n, >, 20);
  chieu_mat_view_set_source (play.mat, NULL, NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

static void
test_places (gconstpointer layout)
{
  check_places (layout, 1);
}

/* The hand has two rows, and a name is higher than what shows of a card below its suit. */
static void
test_large_text (gconstpointer layout)
{
  check_places (layout, 2);
}

/* Returns: card @place of the person's hand */
static ChieuCardWidget *
find_held_card (ChieuMatView *mat,
                int           place)
{
  for (int z = 0; z < mat->scene->n_zones; z++)
    if (chieu_held_has_zone (&mat->held, z) && chieu_zone_get_n_cards (chieu_mat_zone (mat, z)) > place)
      return chieu_zone_get_card (chieu_mat_zone (mat, z), place);
  g_assert_not_reached ();
}

/* A pointer that only passes over cards shows nothing; the name goes with the pointer and with the card. */
static void
test_times (void)
{
  PlaySource play = { 0 };
  GtkWidget *window;
  ChieuCardName *name;
  gint64 start;

  play_source_init (&play, 5, 3);
  window = mat_window_new (&play);
  name = &play.mat->name;
  /* From card to card, each sooner than the name would show, unless the machine was busy meanwhile. */
  for (int i = 0; i < 4; i++)
    {
      start = g_get_monotonic_time ();
      chieu_card_name_set_card (name, find_held_card (play.mat, i));
      while (g_get_monotonic_time () < start + CHIEU_TIME_NAME * 400)
        g_main_context_iteration (NULL, FALSE);
      g_assert_true (!gtk_widget_get_visible (name->label) || g_get_monotonic_time () >= start + CHIEU_TIME_NAME * 1000);
    }
  chieu_card_name_set_card (name, NULL);
  start = g_get_monotonic_time ();
  while (g_get_monotonic_time () < start + 2 * CHIEU_TIME_NAME * 1000)
    {
      g_main_context_iteration (NULL, FALSE);
      g_assert_false (gtk_widget_get_visible (name->label));
    }

  start = g_get_monotonic_time ();
  chieu_card_name_set_card (name, find_held_card (play.mat, 0));
  wait_for_name (name);
  g_assert_cmpint (g_get_monotonic_time (), >=, start + (CHIEU_TIME_NAME - 1) * 1000);
  chieu_card_name_set_card (name, NULL);
  g_assert_false (gtk_widget_get_visible (name->label));

  chieu_card_name_set_card (name, find_held_card (play.mat, 0));
  wait_for_name (name);
  chieu_mat_view_set_source (play.mat, NULL, NULL, NULL);
  g_assert_null (name->label);
  g_assert_null (name->card);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A card that was put down has no name while the pointer rests on it, however things move below it. */
static void
test_put_down (void)
{
  PlaySource play = { 0 };
  GtkWidget *window;
  ChieuCardName *name;
  ChieuCardWidget *card;

  play_source_init (&play, 5, 3);
  window = mat_window_new (&play);
  name = &play.mat->name;
  card = find_held_card (play.mat, 0);
  chieu_card_name_set_card (name, card);
  wait_for_name (name);
  chieu_card_name_put_down (name, 100, 100);
  g_assert_false (gtk_widget_get_visible (name->label));
  chieu_card_name_point (name, card, 101, 100);
  g_assert_null (name->card);
  chieu_card_name_point (name, card, 105, 100);
  g_assert_true (name->card == card);
  /* Back at that point it has moved. */
  chieu_card_name_point (name, card, 100, 100);
  g_assert_true (name->card == card);
  /* Nor has it one when it was put down by a click or a key, and an equal one lies there then. */
  chieu_card_name_rest (name);
  chieu_card_name_point (name, card, 100, 100);
  g_assert_null (name->card);
  chieu_mat_view_set_source (play.mat, NULL, NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/mat/card-name/times", test_times);
  g_test_add_func ("/mat/card-name/put-down", test_put_down);
  for (int i = 0; chieu_mat_layouts[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/mat/card-name/%s", chieu_mat_layouts[i]->game->id);

      g_autofree char *large = g_strconcat (path, "/large-text", NULL);

      g_test_add_data_func (path, chieu_mat_layouts[i], test_places);
      g_test_add_data_func (large, chieu_mat_layouts[i], test_large_text);
    }
  return g_test_run ();
}
