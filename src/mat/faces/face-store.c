/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "face-store.h"

#include "config.h"
#include "face-render.h"
#include "match/record/bounded.h"
#include "match/record/file-modes.h"
#include "rules/fnv.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <librsvg/rsvg.h>
#include <string.h>

/* This number has to go up when the same picture is drawn in another way: shadow, paper, margin. */
#define WAY_OF_RENDERING 1
#define MAGIC 0x43424631u        /* "CBF1"; a machine with another byte order finds another number */
#define SUFFIX ".face"
/* The longest side of a face in device pixels: no card is larger, and a file that claims so is damaged. */
#define SIDE_MAX 16384
/* A face that would fill more than half of the store is not kept. */
#define FILE_BYTES_MAX (CHIEU_FACE_STORE_MAX / 2)
/* A file in use is marked as such once a day at most. */
#define TOUCH_SECONDS (24 * 60 * 60)

/* A file begins with this; the pixels follow, row by row. */
typedef struct
{
  guint32 magic;
  guint32 width, height;         /* of the face, in device pixels */
  guint32 unused;                /* 0 */
  guint64 sum;                   /* of the pixels and the size */
} Head;

/* A file of the store. */
typedef struct
{
  char *path;
  gsize bytes;
  gint64 used;                   /* the second when it was used last */
} Kept;

/* Guards the two below it, which workers read. */
static GMutex folder_mutex;
static char *store_folder;
static gboolean folder_is_set;

void
chieu_face_store_set_folder (const char *folder)
{
  g_mutex_lock (&folder_mutex);
  g_free (store_folder);
  store_folder = g_strdup (folder);
  folder_is_set = TRUE;
  g_mutex_unlock (&folder_mutex);
}

/* Returns: (transfer full) (nullable): the folder in which faces are kept; NULL: none are */
static char *
get_folder (void)
{
  char *folder;

  g_mutex_lock (&folder_mutex);
  folder = folder_is_set ? g_strdup (store_folder)
                         : g_build_filename (g_get_user_cache_dir (), GETTEXT_PACKAGE, "faces", NULL);
  g_mutex_unlock (&folder_mutex);
  return folder;
}

/* Returns: (transfer full) (nullable): the path of the file for @key; NULL: nothing is kept */
static char *
get_path (const char *key)
{
  g_autofree char *folder = get_folder ();
  g_autofree char *file = g_strconcat (key, SUFFIX, NULL);

  return folder != NULL ? g_build_filename (folder, file, NULL) : NULL;
}

/* Adds @length bytes of @data to the checksum @sum, eight at a time, as one at a time takes several times as long. It protects
 * against accidents, not malice: faces are looked for at every start, and a checksum that withstands malice would take longer than
 * reading the file. */
static guint64
sum_of (guint64     sum,
        const void *data,
        gsize       length)
{
  const guchar *bytes = data;
  guint64 word;

  for (gsize i = 0; i + sizeof word <= length; i += sizeof word)
    {
      memcpy (&word, bytes + i, sizeof word);
      sum = chieu_fnv_add (sum, word);
      sum ^= sum >> 29;
    }
  for (gsize i = length & ~(sizeof word - 1); i < length; i++)
    sum = chieu_fnv_add (sum, bytes[i]);
  return sum;
}

static guint64
sum_of_face (const Head   *head,
             const guchar *pixels,
             gsize         length)
{
  return sum_of (CHIEU_FNV_START ^ ((guint64) head->width << 32 | head->height), pixels, length);
}

char *
chieu_face_store_key (const char      *picture,
                      gsize            length,
                      ChieuCardScript  script,
                      int              height,
                      int              scale)
{
  guint64 content = sum_of (CHIEU_FNV_START, picture, length);

  /* The library that draws is the one that runs, not the one that the program was built with. */
  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x-%" G_GSIZE_FORMAT "%s-%dx%d-%d-%u.%u.%u", content, length,
                          script == CHIEU_CARD_SCRIPT_QUOC_NGU ? "-quoc-ngu" : "", height, scale, WAY_OF_RENDERING,
                          rsvg_major_version, rsvg_minor_version, rsvg_micro_version);
}

/* ---- Reading ---- */

/* Returns: whether a file of @length bytes is a face that was kept. @head: (out): its head, if it is */
static gboolean
is_whole (const char *file,
          gsize       length,
          Head       *head)
{
  gsize pixels;

  if (length < sizeof *head)
    return FALSE;
  memcpy (head, file, sizeof *head);
  if (head->magic != MAGIC || head->width == 0 || head->width > SIDE_MAX || head->height == 0 || head->height > SIDE_MAX)
    return FALSE;
  pixels = (gsize) head->width * head->height * CHIEU_PIXEL_BYTES;
  return length == sizeof *head + pixels && head->sum == sum_of_face (head, (const guchar *) file + sizeof *head, pixels);
}

/* Gives the file the present time if its own is older than a day, so that it is not among the first that are deleted.
 * If that fails, the file is only deleted earlier. */
static void
mark_used (const char *path)
{
  gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GStatBuf status;

  if (g_stat (path, &status) == 0 && status.st_mtime + TOUCH_SECONDS < now)
    g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, now, G_FILE_QUERY_INFO_NONE, NULL, NULL);
}

cairo_surface_t *
chieu_face_store_load (const char *key)
{
  g_autofree char *path = get_path (key);
  g_autofree char *file = NULL;
  cairo_surface_t *face;
  gsize length;
  Head head;

  if (path == NULL || !chieu_bounded_read (path, FILE_BYTES_MAX, &file, &length, NULL) || !is_whole (file, length, &head))
    return NULL;
  face = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, head.width, head.height);
  if (cairo_surface_status (face) != CAIRO_STATUS_SUCCESS)
    {
      cairo_surface_destroy (face);
      return NULL;
    }
  cairo_surface_flush (face);
  for (guint y = 0; y < head.height; y++)
    memcpy (cairo_image_surface_get_data (face) + (gsize) y * cairo_image_surface_get_stride (face),
            file + sizeof head + (gsize) y * head.width * CHIEU_PIXEL_BYTES, (gsize) head.width * CHIEU_PIXEL_BYTES);
  cairo_surface_mark_dirty (face);
  mark_used (path);
  return face;
}

/* ---- Writing ---- */

void
chieu_face_store_save (const char      *key,
                       cairo_surface_t *face)
{
  g_autofree char *path = get_path (key);
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;
  g_autoptr (GByteArray) file = g_byte_array_new ();
  Head head = { .magic = MAGIC };

  g_return_if_fail (cairo_image_surface_get_format (face) == CAIRO_FORMAT_ARGB32);

  head.width = cairo_image_surface_get_width (face);
  head.height = cairo_image_surface_get_height (face);
  if (path == NULL || sizeof head + (gsize) head.width * head.height * CHIEU_PIXEL_BYTES > FILE_BYTES_MAX
      || g_mkdir_with_parents (folder, CHIEU_FOLDER_MODE) != 0)
    return;
  cairo_surface_flush (face);
  g_byte_array_append (file, (const guint8 *) &head, sizeof head);
  for (guint y = 0; y < head.height; y++)
    g_byte_array_append (file, cairo_image_surface_get_data (face) + (gsize) y * cairo_image_surface_get_stride (face),
                         head.width * CHIEU_PIXEL_BYTES);
  head.sum = sum_of_face (&head, file->data + sizeof head, file->len - sizeof head);
  memcpy (file->data, &head, sizeof head);
  /* The file is replaced by another, so that a reader at this moment still gets all of the old one. */
  g_file_set_contents_full (path, (const char *) file->data, file->len, G_FILE_SET_CONTENTS_CONSISTENT, CHIEU_FILE_MODE, NULL);
}

static void
kept_clear (gpointer data)
{
  g_free (((Kept *) data)->path);
}

static int
compare_used (gconstpointer a,
              gconstpointer b)
{
  const Kept *one = a, *other = b;

  return (one->used > other->used) - (one->used < other->used);
}

/* Returns: (transfer full) (element-type Kept): the files in @folder, the longest unused first. Among them are those that were being
 * written when the program was killed: their names go on after the suffix */
static GArray *
list_files (const char *folder)
{
  GArray *files = g_array_new (FALSE, FALSE, sizeof (Kept));
  g_autoptr (GPtrArray) names = chieu_bounded_list (folder, "", G_MAXINT, NULL);
  GStatBuf status;

  g_array_set_clear_func (files, kept_clear);
  for (guint i = 0; i < names->len; i++)
    {
      Kept kept = { 0 };

      if (strstr (names->pdata[i], SUFFIX) == NULL)
        continue;
      kept.path = g_build_filename (folder, names->pdata[i], NULL);
      if (g_stat (kept.path, &status) == 0)
        {
          kept.bytes = status.st_size;
          kept.used = status.st_mtime;
          g_array_append_val (files, kept);
        }
      else
        g_free (kept.path);
    }
  g_array_sort (files, compare_used);
  return files;
}

void
chieu_face_store_trim (gsize bytes)
{
  g_autofree char *folder = get_folder ();
  g_autoptr (GArray) files = NULL;
  gsize sum = 0;

  if (folder == NULL)
    return;
  files = list_files (folder);
  for (guint i = 0; i < files->len; i++)
    sum += g_array_index (files, Kept, i).bytes;
  for (guint i = 0; i < files->len && sum > bytes; i++)
    {
      /* One that cannot be deleted still takes its room. */
      if (g_unlink (g_array_index (files, Kept, i).path) == 0)
        sum -= g_array_index (files, Kept, i).bytes;
    }
}
