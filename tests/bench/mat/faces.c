/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Measures how long a whole deck takes in one size: at the first start, when it is drawn, and at the second, when it lies in
 * the cache on disk. Each start is a process of its own. Six faces are in view and asked for first.
 */
#include <adwaita.h>
#include <sys/resource.h>

#include "mat/faces/face-cache.h"
#include "mat/faces/face-store.h"
#include "mat/faces/pictures.h"
#include "../../folder.h"

#define IN_VIEW 6

static double
processor_ms (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3 + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
}

static gboolean
is_there (ChieuFaceCache *cache,
          ChieuCard       card,
          int             height,
          GtkWidget      *widget)
{
  const ChieuFace *face = chieu_face_cache_lookup (cache, card, height, widget);

  return face != NULL && face->height == height;
}

static int
count_there (ChieuFaceCache *cache,
             int             n,
             int             height,
             GtkWidget      *widget)
{
  int there = 0;

  for (int card = 0; card < n; card++)
    there += is_there (cache, card, height, widget);
  return there;
}

/* Waits until the first @n faces are there. Returns: how long after @start, in milliseconds */
static double
wait_for_faces (ChieuFaceCache *cache,
                int             n,
                int             height,
                GtkWidget      *widget,
                gint64          start)
{
  while (count_there (cache, n, height, widget) < n)
    g_main_context_iteration (NULL, TRUE);
  return (g_get_monotonic_time () - start) / 1e3;
}

static void
measure_start (const char *name,
               int         height)
{
  ChieuFaceCache *cache = chieu_face_cache_for_deck (&chieu_deck_to_tom);
  GtkWidget *widget = g_object_ref_sink (gtk_drawing_area_new ());
  double cpu = processor_ms (), in_view, all;
  gint64 start = g_get_monotonic_time ();

  chieu_face_cache_prepare (cache, height, widget);
  in_view = wait_for_faces (cache, IN_VIEW, height, widget, start);
  /* The other faces are not asked for one by one, but prepared. */
  while (chieu_face_cache_get_n_faces (cache) < chieu_deck_to_tom.n_faces + 1u)
    g_main_context_iteration (NULL, TRUE);
  all = (g_get_monotonic_time () - start) / 1e3;
  g_print ("%4d px  %-12s  %d in view after %6.1f ms   all %d after %7.1f ms   processor %7.1f ms   %5.1f MB\n", height, name,
           IN_VIEW, in_view, chieu_deck_to_tom.n_faces + 1, all, processor_ms () - cpu, chieu_face_cache_get_bytes (cache) / 1e6);
  g_object_unref (widget);
}

static void
run_start (const char *program,
           const char *name,
           const char *height,
           const char *folder)
{
  const char *const argv[] = { program, name, height, folder, NULL };
  g_autoptr(GError) error = NULL;
  int status;

  if (!g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_CHILD_INHERITS_STDIN, NULL, NULL, NULL, NULL, &status, &error)
      || !g_spawn_check_wait_status (status, &error))
    {
      g_printerr ("%s: %s\n", name, error->message);
      exit (1);
    }
}

int
main (int    argc,
      char **argv)
{
  static const char *const heights[] = { "128", "200", "320", "640" };
  g_autofree char *folder = NULL;

  gtk_init ();
  chieu_pictures_set_folder (PICTURES_FOLDER);
  if (argc == 4)
    {
      chieu_face_store_set_folder (argv[3]);
      measure_start (argv[1], atoi (argv[2]));
      return 0;
    }
  folder = g_dir_make_tmp ("chieu-faces-XXXXXX", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      run_start (argv[0], "first start", heights[i], folder);
      run_start (argv[0], "second start", heights[i], folder);
    }
  chieu_test_remove_folder (folder);
  return 0;
}
