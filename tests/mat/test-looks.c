/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the mat looks: portraits, the pictures of the cards, the learner's label on
 * them, and what the other parts draw. Needs a display.
 */
#include <adwaita.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "mat/view/mat-view-private.h"
#include "mat/feast/gold-border.h"
#include "mat/widgets/mat-paint.h"
#include "mat/widgets/mats.h"
#include "mat/widgets/seat.h"
#include "mat/faces/face-render.h"
#include "mat/faces/picture.h"
#include "mat/faces/pictures.h"
#include "mat-window.h"

/* A height of a card, in pixels. */
#define HEIGHT 240
/* A face this high takes some time to render, and after so many microseconds that has been begun. */
#define HEIGHT_SLOW 1400
#define BEGUN_US 3000
/* A height that nothing has, in pixels. */
#define HEIGHT_NEW 104
/* All faces this high are more than the cache keeps; after so many microseconds they would still be rendered only if that never ended. */
#define HEIGHT_LARGE 960
#define PREPARED_AT_MOST_US (60 * G_USEC_PER_SEC)

/* The place of the niceness among the words of a thread's stat file after its name, which may hold spaces. */
#define STAT_NICE 16

/* Answers after which much lies on the mat. */
#define LATE 45

typedef struct
{
  PlaySource play;
  GtkWidget *window;
  ChieuMatView *mat;
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  play_source_init (&f->play, 5, 7);
  f->window = mat_window_new (&f->play);
  f->mat = f->play.mat;
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (f->window));
}

/* Whatever portrait the person takes, no two at the mat have the same, and of the others at most the one that had it gets another. */
static void
test_portraits (Fixture       *f,
                gconstpointer  data)
{
  int first[CHIEU_SEATS_MAX], changed;

  chieu_mat_view_set_portraits (f->mat, 11, NULL);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    first[seat] = chieu_mat_view_get_portrait (f->mat, seat);
  for (int own = 1; own <= CHIEU_PORTRAITS; own++)
    {
      guint seen = 0;

      changed = 0;
      chieu_mat_view_set_portraits (f->mat, own, NULL);
      for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
        {
          int number = chieu_mat_view_get_portrait (f->mat, seat);
          g_autofree char *path = chieu_pictures_portrait_path (number, CHIEU_MOOD_PLAIN);

          g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
          g_assert_false (seen & 1u << number);
          seen |= 1u << number;
          changed += seat != chieu_played_get_person (&f->mat->played) && number != first[seat];
        }
      g_assert_cmpint (changed, <=, 1);
    }
  g_assert_cmpint (chieu_mat_view_get_portrait (f->mat, chieu_played_get_person (&f->mat->played)), ==, CHIEU_PORTRAITS);
}

static GtkWidget *
find_picture (GtkWidget *widget)
{
  GtkWidget *found = CHIEU_IS_PICTURE (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_picture (child);
  return found;
}

static void
assert_face (GtkWidget  *seat,
             const char *file)
{
  const char *path = chieu_picture_get_path (CHIEU_PICTURE (find_picture (seat)));

  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (g_str_has_suffix (path, file));
}

/* The portrait shows how a player is: plain, thinking, or beaten or pleased after a hand, which is shown rather than thinking. */
static void
test_moods (void)
{
  g_autoptr (GtkWidget) widget = g_object_ref_sink (chieu_seat_new (0));
  ChieuSeat *seat = CHIEU_SEAT (widget);

  chieu_seat_set_portrait (seat, 7);
  assert_face (widget, "/07.svg");
  chieu_seat_set_thinking (seat, TRUE);
  assert_face (widget, "/07-thinking.svg");
  chieu_seat_set_feeling (seat, CHIEU_FEELING_BEATEN);
  assert_face (widget, "/07-beaten.svg");
  chieu_seat_set_feeling (seat, CHIEU_FEELING_PROUD);
  assert_face (widget, "/07-pleased.svg");
  chieu_seat_set_portrait (seat, 3);
  assert_face (widget, "/03-pleased.svg");
  chieu_seat_set_feeling (seat, CHIEU_FEELING_NONE);
  assert_face (widget, "/03-thinking.svg");
  chieu_seat_set_thinking (seat, FALSE);
  assert_face (widget, "/03.svg");
}

/* Each mat has its pictures; a mat that there is none of is the first one. */
static void
test_mats (void)
{
  for (int i = 0; i < CHIEU_MATS; i++)
    {
      g_autofree char *border = g_strconcat (chieu_mats[i].id, "-border", NULL);
      g_autofree char *weave_path = chieu_pictures_path ("mats", chieu_mats[i].id);
      g_autofree char *border_path = chieu_pictures_path ("mats", border);

      g_assert_true (g_file_test (weave_path, G_FILE_TEST_EXISTS));
      g_assert_true (g_file_test (border_path, G_FILE_TEST_EXISTS));
      g_assert_true (chieu_mat_find (chieu_mats[i].id) == &chieu_mats[i]);
    }
  g_assert_true (chieu_mat_find ("no such mat") == &chieu_mats[0]);
}

/* A mat of any height is painted to its end: also one on which the corners of the border meet, so that there is nothing between them. */
static void
test_painted (void)
{
  /* On a mat this wide a corner of the border has a side of 67 pixels. */
  const int width = 200, corners = 2 * 67;
  g_autofree char *border_path = chieu_pictures_path ("mats", "coi-border");
  ChieuMatPictures pictures = { .border = chieu_svg_open (border_path) };

  g_assert_nonnull (pictures.border);
  for (int height = corners - 3; height <= corners + 3; height++)
    {
      ChieuMatPaint paint = { .width = width, .height = height + 12, .mat = { 0, 6, width, height }, .dish = { 80, 50, 40, 40 }, .scale = 1 };
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, paint.width, paint.height);
      cairo_t *cr = cairo_create (surface);

      chieu_mat_paint (cr, &paint, &pictures);
      g_test_message ("%d × %d: %s", paint.width, paint.height, cairo_status_to_string (cairo_status (cr)));
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
  g_object_unref (pictures.border);
}

/* ---- Asking ---- */

static void
asked_cb (ChieuMatView *mat,
          guint         card,
          int          *asked)
{
  *asked = (int) card;
}

static void
test_asked (Fixture       *f,
            gconstpointer  data)
{
  ChieuZone *hand = chieu_mat_zone (f->mat, f->mat->played.layout->hand_zone);
  GtkWidget *card = gtk_widget_get_last_child (GTK_WIDGET (hand));
  int asked = -1;

  g_signal_connect (f->mat, "card-asked", G_CALLBACK (asked_cb), &asked);
  g_assert_true (CHIEU_IS_CARD_WIDGET (card));
  g_assert_true (gtk_widget_activate_action (card, "card.show", NULL));
  g_assert_cmpint (asked, ==, chieu_card_widget_get_card (CHIEU_CARD_WIDGET (card)));
  g_assert_cmpuint (f->mat->held.chosen, ==, 0);
}

/* ---- High contrast ---- */

static void
count_cb (int *n)
{
  (*n)++;
}

/* All faces are asked for anew, and only when something changes. */
static void
test_contrast (Fixture       *f,
               gconstpointer  data)
{
  ChieuFaceCache *cache = chieu_face_cache_for_deck (&chieu_deck_to_tom);
  int changed = 0;

  g_signal_connect_swapped (cache, "changed", G_CALLBACK (count_cb), &changed);
  chieu_face_cache_lookup (cache, CHIEU_V (1), HEIGHT, GTK_WIDGET (f->mat));
  while (chieu_face_cache_get_pending (cache) > 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (chieu_face_cache_get_n_faces (cache), >, 0);
  chieu_face_cache_set_high_contrast (FALSE);
  g_assert_cmpint (changed, ==, 0);
  chieu_face_cache_set_high_contrast (TRUE);
  g_assert_cmpint (changed, ==, 1);
  g_assert_cmpuint (chieu_face_cache_get_n_faces (cache), ==, 0);
  chieu_face_cache_set_high_contrast (FALSE);
  g_assert_cmpint (changed, ==, 2);
  chieu_face_cache_set_back ("indigo");
  g_assert_cmpint (changed, ==, 2);
  chieu_face_cache_set_back ("red");
  g_assert_cmpint (changed, ==, 3);
  chieu_face_cache_set_back ("indigo");
  g_assert_cmpint (changed, ==, 4);
  chieu_face_cache_set_script (CHIEU_CARD_SCRIPT_CHARACTERS);
  g_assert_cmpint (changed, ==, 4);
  chieu_face_cache_set_script (CHIEU_CARD_SCRIPT_QUOC_NGU);
  g_assert_cmpint (changed, ==, 5);
  chieu_face_cache_set_script (CHIEU_CARD_SCRIPT_CHARACTERS);
  g_assert_cmpint (changed, ==, 6);
  while (chieu_face_cache_get_pending (cache) > 0)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handlers_disconnect_by_data (cache, &changed);
}

/* Returns: (transfer full): the pixels of the face of @card, when no face is pending any more */
static GBytes *
wait_for_pixels (Fixture   *f,
                 ChieuCard  card)
{
  ChieuFaceCache *cache = chieu_face_cache_for_deck (&chieu_deck_to_tom);
  const ChieuFace *face;

  chieu_face_cache_lookup (cache, card, HEIGHT_SLOW, GTK_WIDGET (f->mat));
  while (chieu_face_cache_get_pending (cache) > 0)
    g_main_context_iteration (NULL, TRUE);
  face = chieu_face_cache_lookup (cache, card, HEIGHT_SLOW, GTK_WIDGET (f->mat));
  g_assert_nonnull (face);
  g_assert_cmpint (face->height, ==, HEIGHT_SLOW);
  g_assert_nonnull (face->pixels);
  return g_bytes_new (cairo_image_surface_get_data (face->pixels),
                      (gsize) cairo_image_surface_get_stride (face->pixels) * cairo_image_surface_get_height (face->pixels));
}

/* Faces under way when the pictures change are not taken for the new ones. */
static void
test_contrast_under_way (Fixture       *f,
                         gconstpointer  data)
{
  ChieuFaceCache *cache = chieu_face_cache_for_deck (&chieu_deck_to_tom);
  g_autoptr(GBytes) before = wait_for_pixels (f, CHIEU_V (2));
  g_autoptr(GBytes) after = NULL;

  chieu_face_cache_set_high_contrast (TRUE);
  chieu_face_cache_lookup (cache, CHIEU_V (2), HEIGHT_SLOW, GTK_WIDGET (f->mat));
  /* Long enough to be begun, too short to be done. */
  for (gint64 end = g_get_monotonic_time () + BEGUN_US; g_get_monotonic_time () < end;)
    g_main_context_iteration (NULL, FALSE);
  chieu_face_cache_set_high_contrast (FALSE);
  after = wait_for_pixels (f, CHIEU_V (2));
  g_assert_true (g_bytes_equal (before, after));
}

/* The same picture bears its name in letters or in characters; a face kept with one is not taken for one with the other, and the cache
 * says when cards name themselves in letters and so need no label. */
static void
test_script (Fixture       *f,
             gconstpointer  data)
{
  ChieuFaceCache *cache = chieu_face_cache_for_deck (&chieu_deck_to_tom);
  g_autoptr(GBytes) characters = wait_for_pixels (f, CHIEU_V (2));
  g_autoptr(GBytes) letters = NULL;
  g_autoptr(GBytes) again = NULL;

  g_assert_false (chieu_face_cache_shows_letters (cache));
  chieu_face_cache_set_script (CHIEU_CARD_SCRIPT_QUOC_NGU);
  letters = wait_for_pixels (f, CHIEU_V (2));
  g_assert_true (chieu_face_cache_shows_letters (cache));
  g_assert_false (g_bytes_equal (characters, letters));
  chieu_face_cache_set_script (CHIEU_CARD_SCRIPT_CHARACTERS);
  again = wait_for_pixels (f, CHIEU_V (2));
  g_assert_true (g_bytes_equal (characters, again));
  g_assert_false (chieu_face_cache_shows_letters (cache));
}

/* Waits until no face is pending and also what has a low priority is done. */
static void
wait_for_faces (ChieuFaceCache *cache)
{
  while (g_main_context_iteration (NULL, FALSE) || chieu_face_cache_get_pending (cache) > 0)
    ;
}

/* A face that is asked for does not wait until all are there that were asked for before: these may be out of sight by now. */
static void
test_newest_first (Fixture       *f,
                   gconstpointer  data)
{
  ChieuFaceCache *cache = chieu_face_cache_for_deck (&chieu_deck_to_tom);
  const ChieuFace *face;

  wait_for_faces (cache);
  for (ChieuCard card = 0; card < chieu_deck_to_tom.n_faces; card++)
    chieu_face_cache_lookup (cache, card, HEIGHT_SLOW, GTK_WIDGET (f->mat));
  /* The workers get them before anything else happens. */
  g_main_context_iteration (NULL, FALSE);
  do
    {
      face = chieu_face_cache_lookup (cache, CHIEU_V (1), HEIGHT_NEW, GTK_WIDGET (f->mat));
      g_main_context_iteration (NULL, FALSE);
    }
  while (face == NULL || face->height != HEIGHT_NEW);
  g_assert_cmpuint (chieu_face_cache_get_pending (cache), >, 0);
  wait_for_faces (cache);
}

/* On a screen of high resolution the whole deck is more than the cache keeps: as many faces as fit are prepared, and no more. */
static void
test_prepared_in_part (Fixture       *f,
                       gconstpointer  data)
{
  ChieuFaceCache *cache = chieu_face_cache_for_deck (&chieu_deck_to_tom);
  gint64 end = g_get_monotonic_time () + PREPARED_AT_MOST_US;

  wait_for_faces (cache);
  chieu_face_cache_prepare (cache, HEIGHT_LARGE, GTK_WIDGET (f->mat));
  while ((g_main_context_iteration (NULL, FALSE) || chieu_face_cache_get_pending (cache) > 0) && g_get_monotonic_time () < end)
    ;
  g_assert_cmpint (g_get_monotonic_time (), <, end);
}

/* The mat has the whole deck ready in the size of its hand: what nobody has asked for is there at once. */
static void
test_prepared (Fixture       *f,
               gconstpointer  data)
{
  ChieuFaceCache *cache = chieu_face_cache_for_deck (&chieu_deck_to_tom);
  int height = f->mat->scene->zones[f->mat->played.layout->hand_zone].cards[0].height;

  wait_for_faces (cache);
  for (ChieuCard card = 0; card < CHIEU_TO_TOM_FACES; card++)
    {
      const ChieuFace *face = chieu_face_cache_lookup (cache, card, height, GTK_WIDGET (f->mat));

      g_assert_nonnull (face);
      g_assert_cmpint (face->height, ==, height);
    }
  g_assert_cmpuint (chieu_face_cache_get_pending (cache), ==, 0);
}

/* ---- The label ---- */

static GskRenderNode *
draw_index (Fixture        *f,
            ChieuCard       card,
            int             strip,
            int             beside,
            ChieuCardIndex  index)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  chieu_card_index_snapshot (GTK_WIDGET (f->mat), snapshot, &chieu_deck_to_tom, card, HEIGHT, strip, beside, index);
  return gtk_snapshot_free_to_node (snapshot);
}

/* The large label is at least a third of a card wide, and ends within 0.65 of its width and half of its height; a tab is narrower. */
static void
test_index (Fixture       *f,
            gconstpointer  data)
{
  float width = HEIGHT / 4.0f;

  g_assert_null (draw_index (f, CHIEU_V (1), 0, 0, CHIEU_INDEX_NONE));
  for (ChieuCard card = 0; card < CHIEU_TO_TOM_FACES; card++)
    {
      GskRenderNode *tab = draw_index (f, card, 0, 0, CHIEU_INDEX_TAB), *large = draw_index (f, card, 0, 0, CHIEU_INDEX_LARGE);
      graphene_rect_t tab_box, large_box;

      gsk_render_node_get_bounds (tab, &tab_box);
      gsk_render_node_get_bounds (large, &large_box);
      g_assert_cmpfloat (large_box.size.width, >=, width / 3);
      g_assert_cmpfloat (large_box.origin.x + large_box.size.width, <=, width * 0.65f);
      g_assert_cmpfloat (large_box.size.height, <=, HEIGHT / 2.0f);
      g_assert_cmpfloat (tab_box.size.width, <, large_box.size.width);
      gsk_render_node_unref (tab);
      gsk_render_node_unref (large);
    }
}

/* Checks that the label of @card lies in the @strip pixels that a phu leaves of its height, from @left on. */
static void
check_in_strip (Fixture        *f,
                ChieuCard       card,
                int             strip,
                ChieuCardIndex  index,
                float           left)
{
  GskRenderNode *label = draw_index (f, card, strip, 0, index);
  graphene_rect_t box;

  gsk_render_node_get_bounds (label, &box);
  g_assert_cmpfloat (box.origin.x, >=, left);
  g_assert_cmpfloat (box.origin.x + box.size.width, <=, HEIGHT / 4.0f);
  g_assert_cmpfloat (box.origin.y, >=, 0);
  g_assert_cmpfloat (box.origin.y + box.size.height, <=, strip);
  gsk_render_node_unref (label);
}

/* A seal that a card bears stands below its label. */
static void
test_index_bottom (Fixture       *f,
                   gconstpointer  data)
{
  static const ChieuCardIndex indices[] = { CHIEU_INDEX_TAB, CHIEU_INDEX_LARGE };

  g_assert_cmpfloat (chieu_card_index_find_bottom (GTK_WIDGET (f->mat), &chieu_deck_to_tom, 0, HEIGHT, 0, CHIEU_INDEX_NONE), ==, 0);
  for (ChieuCard card = 0; card < CHIEU_TO_TOM_FACES; card++)
    for (gsize i = 0; i < G_N_ELEMENTS (indices); i++)
      {
        GskRenderNode *label = draw_index (f, card, 0, 0, indices[i]);
        float bottom = chieu_card_index_find_bottom (GTK_WIDGET (f->mat), &chieu_deck_to_tom, card, HEIGHT, 0, indices[i]);
        graphene_rect_t box;

        gsk_render_node_get_bounds (label, &box);
        g_assert_cmpfloat (box.origin.y + box.size.height, <=, bottom + 1);
        g_assert_cmpfloat (bottom, <, HEIGHT / 2.0f);
        gsk_render_node_unref (label);
      }
}

/* The strip that a phu leaves of a card holds its whole label: a figure beside the characters, or a name over them. One too low for that
 * has none. */
static void
test_index_in_strip (Fixture       *f,
                     gconstpointer  data)
{
  const int strip = HEIGHT / 4;

  for (ChieuCard card = 0; card < CHIEU_TO_TOM_FACES; card++)
    {
      check_in_strip (f, card, strip, CHIEU_INDEX_TAB, HEIGHT / 4.0f * 0.4f);
      check_in_strip (f, card, strip, CHIEU_INDEX_LARGE, 0);
    }
  g_assert_null (draw_index (f, 0, 4, 0, CHIEU_INDEX_TAB));
}

/* In a fan of many cards, and in rows that lie over each other, a name is no wider than what the next card leaves of each. */
static void
test_index_beside (Fixture       *f,
                   gconstpointer  data)
{
  const int beside = HEIGHT / 4 * 45 / 100, strip = HEIGHT / 4;

  for (int i = 0; i < 2 * CHIEU_TO_TOM_FACES; i++)
    {
      GskRenderNode *large = draw_index (f, (ChieuCard) (i / 2), i % 2 * strip, beside, CHIEU_INDEX_LARGE);
      graphene_rect_t box;

      gsk_render_node_get_bounds (large, &box);
      g_assert_cmpfloat (box.origin.x, >=, 0);
      g_assert_cmpfloat (box.origin.x + box.size.width, <=, beside);
      gsk_render_node_unref (large);
    }
}

/* On a small card that lies free the name is as wide as the card; one of which too little shows for a name bears a figure. */
static void
test_index_on_small (Fixture       *f,
                     gconstpointer  data)
{
  const int height = 112, beside = 17;
  const float width = height / 4.0f;

  for (ChieuCard card = 0; card < CHIEU_TO_TOM_FACES; card++)
    {
      GtkSnapshot *free_card = gtk_snapshot_new (), *covered = gtk_snapshot_new (), *figure = gtk_snapshot_new ();
      GskRenderNode *nodes[3];
      graphene_rect_t boxes[3];

      chieu_card_index_snapshot (GTK_WIDGET (f->mat), free_card, &chieu_deck_to_tom, card, height, 0, 0, CHIEU_INDEX_LARGE);
      chieu_card_index_snapshot (GTK_WIDGET (f->mat), covered, &chieu_deck_to_tom, card, height, 0, beside, CHIEU_INDEX_LARGE);
      chieu_card_index_snapshot (GTK_WIDGET (f->mat), figure, &chieu_deck_to_tom, card, height, 0, beside, CHIEU_INDEX_TAB);
      nodes[0] = gtk_snapshot_free_to_node (free_card);
      nodes[1] = gtk_snapshot_free_to_node (covered);
      nodes[2] = gtk_snapshot_free_to_node (figure);
      for (int i = 0; i < 3; i++)
        {
          gsk_render_node_get_bounds (nodes[i], &boxes[i]);
          gsk_render_node_unref (nodes[i]);
        }
      g_assert_cmpfloat (boxes[0].size.width, >=, width * 0.85f);
      g_assert_cmpfloat (boxes[0].origin.x + boxes[0].size.width, <=, width);
      g_assert_cmpfloat (boxes[0].size.height, <=, height / 2.0f);
      g_assert_true (graphene_rect_equal (&boxes[1], &boxes[2]));
    }
}

/* ---- Large text ---- */

/* No plate of @mat lies over a card on the table. */
static void
check_plates (ChieuMatView *mat)
{
  graphene_rect_t plate, place, common;

  for (int p = 0; p < mat->scene->n_seats; p++)
    for (int z = 0; z < mat->scene->n_zones; z++)
      for (int i = 0; i < mat->scene->zones[z].n && !chieu_held_has_zone (&mat->held, z); i++)
        {
          GtkWidget *card = GTK_WIDGET (chieu_zone_get_card (chieu_mat_zone (mat, z), i));

          g_assert_true (gtk_widget_compute_bounds (mat->seats[p], GTK_WIDGET (mat), &plate));
          g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (mat), &place));
          g_assert_false (graphene_rect_intersection (&plate, &place, &common));
        }
}

/* With text of twice the size no plate covers cards, not even late in a hand, when much lies before everybody. */
static void
test_plates (void)
{
  const ChieuMatLayout *layout;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  for (int i = 0; (layout = chieu_mat_layouts[i]) != NULL; i++)
    for (int seats = layout->game->min_seats; seats <= layout->game->max_seats; seats++)
      {
        PlaySource play = { .auto_person = TRUE };
        GtkWidget *window;

        play_source_init_game (&play, layout->game, seats, 3, FALSE);
        play_source_run (&play, LATE);
        play.auto_person = FALSE;
        window = mat_window_new (&play);
        chieu_mat_view_set_text_scale (play.mat, 2);
        mat_window_wait_frames (window, 3);
        check_plates (play.mat);
        chieu_mat_view_set_source (play.mat, NULL, NULL, NULL);
        gtk_window_destroy (GTK_WINDOW (window));
      }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

/* The nodes of the gold border cover the edge and nothing else: with a larger one the whole mat would be drawn anew. */
static void
test_gold (void)
{
  g_autoptr (GtkWidget) border = g_object_ref_sink (chieu_gold_border_new ());
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  guint n;

  chieu_gold_border_set_place (CHIEU_GOLD_BORDER (border), &(ChieuBox) { 8.5f, 10.5f, 900, 600 }, 100, 100);
  chieu_gold_border_set_progress (CHIEU_GOLD_BORDER (border), 1);
  GTK_WIDGET_GET_CLASS (border)->snapshot (border, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_cmpint (gsk_render_node_get_node_type (node), ==, GSK_CONTAINER_NODE);
  n = gsk_container_node_get_n_children (node);
  g_assert_cmpuint (n, >=, 8);
  for (guint i = 0; i < n; i++)
    {
      graphene_rect_t bounds;

      gsk_render_node_get_bounds (gsk_container_node_get_child (node, i), &bounds);
      g_assert_cmpfloat (MIN (bounds.size.width, bounds.size.height), <, 12);
      g_assert_cmpfloat (bounds.origin.x, ==, floorf (bounds.origin.x));
      g_assert_cmpfloat (bounds.origin.y, ==, floorf (bounds.origin.y));
    }
}

#ifdef __linux__
/* Returns: the niceness of a thread of this program; INT_MIN if it has ended meanwhile. @thread: the name of its folder */
static int
get_nice (const char *thread)
{
  g_autofree char *path = g_build_filename ("/proc/self/task", thread, "stat", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return INT_MIN;
  words = g_strsplit (strrchr (text, ')') + 2, " ", -1);
  g_assert_cmpuint (g_strv_length (words), >, STAT_NICE);
  return atoi (words[STAT_NICE]);
}

static gboolean
some_thread_gives_way (void)
{
  g_autofree char *main_thread = g_strdup_printf ("%d", getpid ());
  g_autoptr (GDir) threads = g_dir_open ("/proc/self/task", 0, NULL);
  const char *thread;

  g_assert_nonnull (threads);
  while ((thread = g_dir_read_name (threads)) != NULL)
    if (get_nice (thread) > get_nice (main_thread))
      return TRUE;
  return FALSE;
}

/* One of the threads that render faces gives way to the one that draws the frames. */
static void
test_gives_way (Fixture       *f,
                gconstpointer  data)
{
  ChieuFaceCache *cache = chieu_face_cache_for_deck (&chieu_deck_to_tom);

  chieu_face_cache_lookup (cache, CHIEU_V (3), HEIGHT_SLOW, GTK_WIDGET (f->mat));
  while (chieu_face_cache_get_pending (cache) > 0 && !some_thread_gives_way ())
    g_main_context_iteration (NULL, FALSE);
  g_assert_true (some_thread_gives_way ());
  while (chieu_face_cache_get_pending (cache) > 0)
    g_main_context_iteration (NULL, TRUE);
}
#endif

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  g_test_add_func ("/looks/moods", test_moods);
  g_test_add ("/looks/portraits", Fixture, NULL, set_up, test_portraits, tear_down);
  g_test_add_func ("/looks/mats", test_mats);
  g_test_add_func ("/looks/painted", test_painted);
  g_test_add_func ("/looks/plates", test_plates);
  g_test_add_func ("/looks/gold", test_gold);
  g_test_add ("/looks/asked", Fixture, NULL, set_up, test_asked, tear_down);
  g_test_add ("/looks/contrast", Fixture, NULL, set_up, test_contrast, tear_down);
  g_test_add ("/looks/contrast-under-way", Fixture, NULL, set_up, test_contrast_under_way, tear_down);
  g_test_add ("/looks/script", Fixture, NULL, set_up, test_script, tear_down);
  g_test_add ("/looks/prepared", Fixture, NULL, set_up, test_prepared, tear_down);
  g_test_add ("/looks/prepared-in-part", Fixture, NULL, set_up, test_prepared_in_part, tear_down);
#ifdef __linux__
  g_test_add ("/looks/gives-way", Fixture, NULL, set_up, test_gives_way, tear_down);
#endif
  g_test_add ("/looks/index", Fixture, NULL, set_up, test_index, tear_down);
  g_test_add ("/looks/index-bottom", Fixture, NULL, set_up, test_index_bottom, tear_down);
  g_test_add ("/looks/index-beside", Fixture, NULL, set_up, test_index_beside, tear_down);
  g_test_add ("/looks/index-on-small", Fixture, NULL, set_up, test_index_on_small, tear_down);
  g_test_add ("/looks/index-in-strip", Fixture, NULL, set_up, test_index_in_strip, tear_down);
  /* It fills the cache, as the one before does: what was prepared is gone afterwards. */
  g_test_add ("/looks/newest-first", Fixture, NULL, set_up, test_newest_first, tear_down);
  return g_test_run ();
}
