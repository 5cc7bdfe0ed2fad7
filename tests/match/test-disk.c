/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A disk that is full and files that cannot be read: an error that says so, and what was there before stays.
 */
#include <locale.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include "../folder.h"
#include "games/to-tom/match/evening.h"
#include "match/record/file-writer.h"
#include "match/record/house-rules-shelf.h"
#include "games/to-tom/rules/to-tom.h"

static const char *shipped;      /* the folder data/house-rules/to-tom */

typedef struct
{
  char *folder;
  char *path;                    /* of a file in the folder, in one test that of an evening */
  ChieuRulesShelf *shelf;        /* whose own sets lie in the folder */
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  f->folder = g_dir_make_tmp ("disk-XXXXXX", NULL);
  f->path = g_build_filename (f->folder, "scorer.evening", NULL);
  f->shelf = chieu_rules_shelf_new (&chieu_to_tom, shipped, f->folder);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  chieu_rules_shelf_free (f->shelf);
  chieu_test_remove_folder (f->folder);
  g_free (f->path);
  g_free (f->folder);
}

/* Sees to it that no file can grow beyond @bytes, which to a program that writes looks like a full disk. */
static void
set_room (rlim_t bytes)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (bytes, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

static void
assert_file (const char *path,
             const char *text)
{
  g_autofree char *found = NULL;

  g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, text);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      written)
{
  *(GAsyncResult **) written = g_object_ref (result);
}

static gboolean
write_file (const char  *path,
            const char  *text,
            GError     **error)
{
  g_autoptr (GAsyncResult) written = NULL;

  chieu_file_writer_write_async (&(ChieuFileToWrite) { path, text }, 1, NULL, written_cb, &written);
  while (written == NULL)
    g_main_context_iteration (NULL, TRUE);
  return chieu_file_writer_write_finish (written, error);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static void
test_full (Fixture       *f,
           gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (write_file (f->path, "as it was", &error));
  g_assert_no_error (error);
  set_room (16);
  g_assert_false (write_file (f->path, "more than there is room for", &error));
  set_room (RLIM_INFINITY);
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, f->folder));
  assert_file (f->path, "as it was");
  g_assert_cmpuint (count_files (f->folder), ==, 1);
}

static void
test_no_folder (Fixture       *f,
                gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (write_file ("/dev/null/new/scorer.json", "text", &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, "/dev/null/new"));
}

/* Something that cannot be read as a file, here a folder, could still be written over: it is set aside as a damaged file is. */
static void
test_evening_unreadable (Fixture       *f,
                         gconstpointer  data)
{
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (f->path, 0700), ==, 0);
  g_assert_null (chieu_evening_load (f->path, &aside, &error));
  g_assert_error (error, CHIEU_EVENING_ERROR, CHIEU_EVENING_ERROR_FILE);
  g_assert_nonnull (aside);
  g_assert_true (g_file_test (aside, G_FILE_TEST_IS_DIR));
  g_assert_false (g_file_test (f->path, G_FILE_TEST_EXISTS));
}

static void
told_cb (const char *message,
         gpointer    n)
{
  (*(int *) n)++;
}

static void
test_rules_full (Fixture       *f,
                 gconstpointer  data)
{
  guint n = chieu_rules_shelf_get_n (f->shelf);
  const ChieuRules usual = chieu_rules_shelf_get (f->shelf, 0)->rules;
  g_autofree char *own = NULL, *before = NULL;
  int told = 0;

  chieu_rules_shelf_set_trouble_func (f->shelf, told_cb, &told);
  g_assert_cmpuint (chieu_rules_shelf_add_own (f->shelf, "Luật làng", &usual), ==, n);
  g_assert_true (chieu_file_writer_flush ());
  before = chieu_house_rules_to_string (chieu_rules_shelf_get (f->shelf, n));
  set_room (16);
  chieu_rules_shelf_add_own (f->shelf, "Khác", &usual);
  chieu_rules_shelf_change_own (f->shelf, n, "Luật đình", &usual);
  while (told < 2)
    g_main_context_iteration (NULL, TRUE);
  set_room (RLIM_INFINITY);
  own = g_strdup_printf ("%s/%s.json", f->folder, chieu_rules_shelf_get (f->shelf, n)->id);
  assert_file (own, before);
  g_assert_cmpuint (count_files (f->folder), ==, 1);
}

/* An id that no set has, whoever wrote it, means the usual rules. */
static void
test_rules_unknown (Fixture       *f,
                    gconstpointer  data)
{
  static const char *const ids[] = { NULL, "", "luat-99", "../../etc/passwd", "\xff", "MAC-DINH" };
  guint usual = chieu_rules_shelf_find (f->shelf, CHIEU_HOUSE_RULES_USUAL);

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    g_assert_cmpuint (chieu_rules_shelf_find (f->shelf, ids[i]), ==, usual);
}

/* Where the folders of sets are no folders, there are still the usual rules. */
static void
test_rules_no_folder (Fixture       *f,
                      gconstpointer  data)
{
  g_autoptr (ChieuRulesShelf) shelf = NULL;

  g_assert_true (g_file_set_contents (f->path, "", 0, NULL));
  shelf = chieu_rules_shelf_new (&chieu_to_tom, f->path, f->path);
  g_assert_cmpuint (chieu_rules_shelf_get_n (shelf), ==, 1);
  g_assert_cmpstr (chieu_rules_shelf_get (shelf, 0)->id, ==, CHIEU_HOUSE_RULES_USUAL);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  shipped = argv[1];
  signal (SIGXFSZ, SIG_IGN);
  g_test_add ("/disk/full", Fixture, NULL, set_up, test_full, tear_down);
  g_test_add ("/disk/no-folder", Fixture, NULL, set_up, test_no_folder, tear_down);
  g_test_add ("/disk/evening-unreadable", Fixture, NULL, set_up, test_evening_unreadable, tear_down);
  g_test_add ("/disk/rules-full", Fixture, NULL, set_up, test_rules_full, tear_down);
  g_test_add ("/disk/rules-unknown", Fixture, NULL, set_up, test_rules_unknown, tear_down);
  g_test_add ("/disk/rules-no-folder", Fixture, NULL, set_up, test_rules_no_folder, tear_down);
  return g_test_run ();
}
