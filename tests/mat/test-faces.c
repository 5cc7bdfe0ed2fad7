/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Faces kept on disk: found again, told apart by what they are made from, never
 * trusted when damaged, and bounded. Also which picture belongs to a card, faces
 * that are turned, and the tiles of a large picture.
 */
#include <glib/gstdio.h>
#include <string.h>

#include "mat/faces/face-cache.h"
#include "mat/faces/face-source.h"
#include "mat/faces/face-store.h"
#include "mat/faces/pictures.h"
#include "mat/faces/tiles.h"
#include "mat/faces/turned-picture.h"

typedef struct
{
  char *folder;
  char *picture;                 /* path of a drawing */
} Fixture;

/* Pixels of the drawings. */
#define RED 0xffff0000
#define BLUE 0xff0000ff

static const char red[] = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 250 1000'>"
                          "<rect width='250' height='1000' fill='#f00'/></svg>";
static const char blue[] = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 250 350'>"
                           "<rect width='250' height='350' fill='#00f'/></svg>";

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  f->folder = g_dir_make_tmp ("chieu-faces-XXXXXX", NULL);
  f->picture = g_build_filename (f->folder, "card.svg", NULL);
  g_assert_true (g_file_set_contents (f->picture, red, -1, NULL));
  chieu_face_store_set_folder (f->folder);
}

/* Calls @each (nullable) for every face kept in @folder. Returns: how many there are. */
static int
foreach_kept (const char *folder,
              void      (*each) (const char *path))
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  int n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!g_str_has_suffix (name, ".face"))
        continue;
      n++;
      if (each != NULL)
        each (path);
    }
  return n;
}

static void
unlink_path (const char *path)
{
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  foreach_kept (f->folder, unlink_path);
  g_unlink (f->picture);
  g_rmdir (f->folder);
  chieu_face_store_set_folder (NULL);
  g_free (f->picture);
  g_free (f->folder);
}

/* Makes the face of the picture, @height high at @scale. @face: (out) (transfer full). Returns: whether it was written to the disk,
 * because it was not there */
static gboolean
make_face (Fixture          *f,
           int               height,
           int               scale,
           cairo_surface_t **face)
{
  ChieuFaceSource source;
  gboolean saved;

  chieu_face_source_open (&source, f->picture, CHIEU_CARD_SCRIPT_CHARACTERS);
  *face = chieu_face_source_make (&source, height, scale);
  saved = source.saved;
  chieu_face_source_clear (&source);
  return saved;
}

/* Returns: the pixel in the middle of @face */
static guint32
get_middle (cairo_surface_t *face)
{
  const guchar *pixels = cairo_image_surface_get_data (face);
  int x = cairo_image_surface_get_width (face) / 2, y = cairo_image_surface_get_height (face) / 2;
  guint32 pixel;

  memcpy (&pixel, pixels + y * cairo_image_surface_get_stride (face) + x * 4, sizeof pixel);
  return pixel;
}

/* Makes a face that has the colour @pixel in its middle. @saved: whether it was not on the disk yet, and is written there */
static void
assert_made (Fixture *f,
             int      height,
             int      scale,
             gboolean saved,
             guint32  pixel)
{
  cairo_surface_t *face;

  g_assert_cmpint (make_face (f, height, scale, &face), ==, saved);
  g_assert_cmphex (get_middle (face), ==, pixel);
  g_assert_cmpint (cairo_image_surface_get_height (face), ==, (height + 2 * CHIEU_FACE_MARGIN) * scale);
  cairo_surface_destroy (face);
}

static void
test_found_again (Fixture       *f,
                  gconstpointer  data)
{
  cairo_surface_t *first, *second;
  gsize length;

  g_assert_true (make_face (f, 120, 1, &first));
  g_assert_false (make_face (f, 120, 1, &second));
  length = (gsize) cairo_image_surface_get_stride (first) * cairo_image_surface_get_height (first);
  g_assert_cmpmem (cairo_image_surface_get_data (first), length, cairo_image_surface_get_data (second), length);
  cairo_surface_destroy (first);
  cairo_surface_destroy (second);
}

static void
test_told_apart (Fixture       *f,
                 gconstpointer  data)
{
  assert_made (f, 120, 1, TRUE, RED);
  assert_made (f, 128, 1, TRUE, RED);
  assert_made (f, 120, 2, TRUE, RED);
  assert_made (f, 120, 1, FALSE, RED);
  g_assert_true (g_file_set_contents (f->picture, blue, -1, NULL));
  assert_made (f, 120, 1, TRUE, BLUE);
  assert_made (f, 120, 1, FALSE, BLUE);
  g_assert_cmpint (foreach_kept (f->folder, NULL), ==, 4);
}

static void
test_shape (Fixture       *f,
            gconstpointer  data)
{
  cairo_surface_t *face;

  make_face (f, 400, 1, &face);
  g_assert_cmpint (cairo_image_surface_get_width (face), ==, 100 + 2 * CHIEU_FACE_MARGIN);
  cairo_surface_destroy (face);
  g_assert_true (g_file_set_contents (f->picture, blue, -1, NULL));
  make_face (f, 350, 1, &face);
  g_assert_cmpint (cairo_image_surface_get_width (face), ==, 250 + 2 * CHIEU_FACE_MARGIN);
  cairo_surface_destroy (face);
}

/* ---- Turned faces ---- */

/* A drawing whose upper edge is black, all else red. */
static const char edged[] = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 250 1000'>"
                            "<rect width='250' height='1000' fill='#f00'/><rect width='250' height='40' fill='#000'/></svg>";

/* Returns: (transfer full): the picture of @face, turned as @spot says, in a square of @side pixels */
static cairo_surface_t *
draw_turned (const ChieuFace *face,
             const ChieuSpot *spot,
             int              side)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  GskRenderNode *node = chieu_face_turn (face, spot);
  cairo_t *cr = cairo_create (picture);

  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  return picture;
}

/* A card that is turned a little is red all the way down its middle, but for its ends: no row is left out, and none shows the edge. */
static void
test_turned (Fixture       *f,
             gconstpointer  data)
{
  enum { HEIGHT = 440, SIDE = 600 };
  cairo_surface_t *picture;

  g_type_ensure (GSK_TYPE_CAIRO_NODE);
  g_assert_true (g_file_set_contents (f->picture, edged, -1, NULL));
  make_face (f, HEIGHT, 1, &picture);
  for (int tenth = -40; tenth <= 40; tenth++)
    {
      const ChieuFace face = { .pixels = picture, .height = HEIGHT, .scale = 1 };
      const ChieuSpot spot = { .x = 300.3f, .y = 300.6f, .angle = tenth / 10.0f, .height = HEIGHT };
      cairo_surface_t *turned = draw_turned (&face, &spot, SIDE);
      const guint32 *pixels = (const guint32 *) (gpointer) cairo_image_surface_get_data (turned);

      for (int y = 120; y < 480; y++)
        {
          guint32 pixel = pixels[y * cairo_image_surface_get_stride (turned) / 4 + SIDE / 2];

          if (pixel != RED)
            g_error ("turned by %g degrees, row %d is %08x", (double) spot.angle, y, pixel);
        }
      cairo_surface_destroy (turned);
    }
  cairo_surface_destroy (picture);
}

/* ---- Damage ---- */

/* Changes a byte of a file. @place: from the beginning; a negative one from the end: −1 is the last byte */
static void
change_byte (const char *path,
             gssize      place)
{
  g_autofree char *file = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &file, &length, NULL));
  file[place < 0 ? (gssize) length + place : place] ^= 0x10;
  g_assert_true (g_file_set_contents (path, file, length, NULL));
}

static void change_magic (const char *path) { change_byte (path, 0); }
static void change_width (const char *path) { change_byte (path, 4); }
static void change_height (const char *path) { change_byte (path, 8); }
static void change_pixel (const char *path) { change_byte (path, 4000); }
static void change_last (const char *path) { change_byte (path, -1); }
static void make_empty (const char *path) { g_assert_true (g_file_set_contents (path, "", 0, NULL)); }

static void
cut_off (const char *path)
{
  g_autofree char *file = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &file, &length, NULL));
  g_assert_true (g_file_set_contents (path, file, length / 2, NULL));
}

static void
test_damaged (Fixture       *f,
              gconstpointer  data)
{
  static void (*const damages[]) (const char *path) = {
    change_magic, change_width, change_height, change_pixel, change_last, make_empty, cut_off,
  };

  assert_made (f, 120, 1, TRUE, RED);
  for (gsize i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      g_assert_cmpint (foreach_kept (f->folder, damages[i]), ==, 1);
      assert_made (f, 120, 1, TRUE, RED);
      assert_made (f, 120, 1, FALSE, RED);
    }
}

static void
test_bounded (Fixture       *f,
              gconstpointer  data)
{
  gsize one = (gsize) (30 + 2 * CHIEU_FACE_MARGIN) * (120 + 2 * CHIEU_FACE_MARGIN) * 4;

  assert_made (f, 120, 1, TRUE, RED);
  assert_made (f, 240, 1, TRUE, RED);
  chieu_face_store_trim (CHIEU_FACE_STORE_MAX);
  g_assert_cmpint (foreach_kept (f->folder, NULL), ==, 2);
  chieu_face_store_trim (one * 2);
  g_assert_cmpint (foreach_kept (f->folder, NULL), <=, 1);
  chieu_face_store_trim (0);
  g_assert_cmpint (foreach_kept (f->folder, NULL), ==, 0);
  g_assert_true (g_file_test (f->picture, G_FILE_TEST_EXISTS));
}

/* A file that was being written when the program was killed goes, too; other files stay. */
static void
test_left_over (Fixture       *f,
                gconstpointer  data)
{
  g_autofree char *half = g_build_filename (f->folder, "0123-7-120x1-1-2.54.face.X1Y2Z3", NULL);

  assert_made (f, 120, 1, TRUE, RED);
  g_assert_true (g_file_set_contents (half, "half", -1, NULL));
  chieu_face_store_trim (CHIEU_FACE_STORE_MAX);
  g_assert_true (g_file_test (half, G_FILE_TEST_EXISTS));
  chieu_face_store_trim (0);
  g_assert_cmpint (foreach_kept (f->folder, NULL), ==, 0);
  g_assert_false (g_file_test (half, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (f->picture, G_FILE_TEST_EXISTS));
}

/* Nothing can be kept: the face is there nevertheless. */
static void
test_no_room (Fixture       *f,
              gconstpointer  data)
{
  g_autofree char *blocked = g_build_filename (f->picture, "faces", NULL);
  cairo_surface_t *face;

  chieu_face_store_set_folder (blocked);
  make_face (f, 120, 1, &face);
  g_assert_cmphex (get_middle (face), ==, RED);
  cairo_surface_destroy (face);
}

/* Makes a face of a picture that cannot be drawn: there is a warning like @warning, the face has the usual shape, and it is not kept. */
static void
assert_bare (Fixture    *f,
             const char *warning)
{
  cairo_surface_t *face;

  g_test_expect_message (NULL, G_LOG_LEVEL_WARNING, warning);
  g_assert_false (make_face (f, 120, 1, &face));
  g_test_assert_expected_messages ();
  g_assert_cmpint (cairo_image_surface_get_width (face), ==, 30 + 2 * CHIEU_FACE_MARGIN);
  cairo_surface_destroy (face);
  g_assert_cmpint (foreach_kept (f->folder, NULL), ==, 0);
}

static void
test_unreadable (Fixture       *f,
                 gconstpointer  data)
{
  g_assert_true (g_file_set_contents (f->picture, "<svg", -1, NULL));
  assert_bare (f, "Card picture*");
}

/* A drawing can be read but not drawn to its end, because it refers to more things than librsvg allows: the warning names the file, and
 * nothing of the face is kept. */
static void
test_undrawable (Fixture       *f,
                 gconstpointer  data)
{
  g_autoptr (GString) bomb = g_string_new ("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 250 1000'><defs><g id='a0'/>");
  g_autofree char *warning = g_strdup_printf ("Card picture %s: *", f->picture);

  for (int i = 1; i <= 7; i++)
    {
      g_string_append_printf (bomb, "<g id='a%d'>", i);
      for (int k = 0; k < 10; k++)
        g_string_append_printf (bomb, "<use href='#a%d'/>", i - 1);
      g_string_append (bomb, "</g>");
    }
  g_string_append (bomb, "</defs><use href='#a7'/></svg>");
  g_assert_true (g_file_set_contents (f->picture, bomb->str, -1, NULL));
  assert_bare (f, warning);
}

/* ---- Pictures ---- */

/* @path ends with @ending, and there is such a file. */
static void
assert_path (const char *path,
             const char *ending)
{
  if (!g_str_has_suffix (path, ending) || !g_file_test (path, G_FILE_TEST_EXISTS))
    g_error ("the picture is expected at …%s, and is sought at %s", ending, path);
}

static void
assert_picture (const char *deck,
                const char *name,
                gboolean    high_contrast,
                const char *ending)
{
  g_autofree char *path = chieu_pictures_face_path (deck, name, high_contrast);

  assert_path (path, ending);
}

static void
test_pictures (void)
{
  chieu_pictures_set_folder (PICTURES_FOLDER);
  assert_picture ("to-tom", "8v", FALSE, "/to-tom/8v.svg");
  assert_picture ("to-tom", "back", FALSE, "/to-tom/back.svg");
  assert_picture ("luc-ho", "1x", FALSE, "/luc-ho/1x.svg");
  /* Bất has most of its faces from Tổ tôm. */
  assert_picture ("bat", "8v", FALSE, "/to-tom/8v.svg");
  assert_picture ("bat", "back", FALSE, "/to-tom/back.svg");
  assert_picture ("bat", "2x", FALSE, "/bat/2x.svg");
  /* Faces and backs have drawings of high contrast, portraits have none. */
  assert_picture ("to-tom", "8v", TRUE, "/to-tom-contrast/8v.svg");
  assert_picture ("chan", "8v", TRUE, "/to-tom-contrast/8v.svg");
  assert_picture ("luc-ho", "1x", TRUE, "/luc-ho-contrast/1x.svg");
  assert_picture ("luc-ho", "back", TRUE, "/luc-ho-contrast/back.svg");
  assert_picture ("bat", "8v", TRUE, "/to-tom-contrast/8v.svg");
  assert_picture ("bat", "2x", TRUE, "/bat-contrast/2x.svg");
  assert_picture ("mau-binh", "As", TRUE, "/mau-binh-contrast/As.svg");
  assert_picture ("portraits", "01", TRUE, "/portraits/01.svg");
}

static void
assert_back (const char *deck,
             const char *colour,
             gboolean    high_contrast,
             const char *ending)
{
  g_autofree char *path = chieu_pictures_back_path (deck, colour, high_contrast);

  assert_path (path, ending);
}

/* Each colour of a back has a picture, which may be another deck's; Lục hổ has one back, and so has high contrast. */
static void
test_backs (void)
{
  chieu_pictures_set_folder (PICTURES_FOLDER);
  assert_back ("to-tom", "indigo", FALSE, "/to-tom/back.svg");
  assert_back ("to-tom", "red", FALSE, "/to-tom/back-red.svg");
  assert_back ("chan", "orange", FALSE, "/to-tom/back-orange.svg");
  assert_back ("bat", "black", FALSE, "/to-tom/back-black.svg");
  assert_back ("mau-binh", "red", FALSE, "/mau-binh/back-red.svg");
  assert_back ("luc-ho", "red", FALSE, "/luc-ho/back.svg");
  assert_back ("to-tom", "red", TRUE, "/to-tom-contrast/back.svg");
}

/* ---- Tiles ---- */

/* Where one pixel has changed only its tile is made anew; in another size all of them are. */
static void
test_tiles (void)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 600, 300);
  cairo_surface_t *larger = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 600, 301);
  ChieuTiling *before, *after, *other;
  GskRenderNode *old, *new;
  int same = 0;
  guint n;

  g_type_ensure (GSK_TYPE_CAIRO_NODE);
  before = chieu_tiling_new (surface, 1, NULL);
  old = chieu_tiling_get_node (before);
  n = gsk_container_node_get_n_children (old);
  g_assert_cmpuint (n, >, 4);
  *(guint32 *) (gpointer) (cairo_image_surface_get_data (surface) + 299 * cairo_image_surface_get_stride (surface)) = 0xff123456;
  after = chieu_tiling_new (surface, 1, before);
  new = chieu_tiling_get_node (after);
  g_assert_cmpuint (gsk_container_node_get_n_children (new), ==, n);
  for (guint i = 0; i < n; i++)
    same += gsk_container_node_get_child (old, i) == gsk_container_node_get_child (new, i);
  g_assert_cmpint (same, ==, (int) n - 1);
  chieu_tiling_unref (before);
  other = chieu_tiling_new (larger, 1, after);
  for (guint i = 0; i < gsk_container_node_get_n_children (chieu_tiling_get_node (other)); i++)
    for (guint j = 0; j < n; j++)
      g_assert_true (gsk_container_node_get_child (chieu_tiling_get_node (other), i) != gsk_container_node_get_child (new, j));
  chieu_tiling_unref (other);
  chieu_tiling_unref (after);
  cairo_surface_destroy (larger);
  cairo_surface_destroy (surface);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/faces/found-again", Fixture, NULL, set_up, test_found_again, tear_down);
  g_test_add ("/faces/told-apart", Fixture, NULL, set_up, test_told_apart, tear_down);
  g_test_add ("/faces/shape", Fixture, NULL, set_up, test_shape, tear_down);
  g_test_add ("/faces/turned", Fixture, NULL, set_up, test_turned, tear_down);
  g_test_add ("/faces/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/faces/bounded", Fixture, NULL, set_up, test_bounded, tear_down);
  g_test_add ("/faces/left-over", Fixture, NULL, set_up, test_left_over, tear_down);
  g_test_add ("/faces/no-room", Fixture, NULL, set_up, test_no_room, tear_down);
  g_test_add ("/faces/unreadable", Fixture, NULL, set_up, test_unreadable, tear_down);
  g_test_add ("/faces/undrawable", Fixture, NULL, set_up, test_undrawable, tear_down);
  g_test_add_func ("/faces/pictures", test_pictures);
  g_test_add_func ("/faces/backs", test_backs);
  g_test_add_func ("/faces/tiles", test_tiles);
  return g_test_run ();
}
