/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Courses: the lessons of a folder in their order, and the messages about files that
 * are left out.
 */
#include "kit.h"

#include <glib/gstdio.h>
#include <string.h>

#include "games/to-tom/rules/to-tom.h"
#include "school/lesson/course.h"

/* A folder of lessons for one test; it is removed with all that lies in it. */
typedef struct
{
  char *root;
  char *folder;                  /* of the game, within it */
} Place;

static void
place_init (Place *self)
{
  self->root = g_dir_make_tmp ("chieu-course-XXXXXX", NULL);
  self->folder = g_build_filename (self->root, "to-tom", NULL);
  g_assert_nonnull (self->root);
  g_assert_cmpint (g_mkdir (self->folder, 0700), ==, 0);
}

static void
place_clear (Place *self)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_assert_cmpint (g_rmdir (self->root), ==, 0);
  g_free (self->folder);
  g_free (self->root);
}

static void
write_file (const Place *place,
            const char  *name,
            const char  *text)
{
  g_autofree char *path = g_build_filename (place->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
write_lesson (const Place *place,
              const char  *name,
              const char  *id)
{
  g_autofree char *text = g_strdup_printf ("<lesson format=\"1\" id=\"%s\" game=\"to-tom\"><title>T</title><aim>A</aim>"
                                           "<step id=\"a\"><text>T</text></step></lesson>", id);

  write_file (place, name, text);
}

/* ---- What is there ---- */

static void
test_order (void)
{
  g_autoptr (GPtrArray) courses = NULL;
  const ChieuCourse *course;
  Place place;

  place_init (&place);
  write_lesson (&place, "10-ten.xml", "ten");
  write_lesson (&place, "02-two.xml", "two");
  write_lesson (&place, "01-one.xml", "one");
  write_file (&place, "notes.txt", "no lesson");
  courses = chieu_courses_load (place.root);
  g_assert_cmpuint (courses->len, ==, 1);
  course = g_ptr_array_index (courses, 0);
  g_assert_true (course->game == &chieu_to_tom);
  g_assert_cmpuint (course->faults->len, ==, 0);
  g_assert_cmpuint (course->lessons->len, ==, 3);
  g_assert_cmpstr (chieu_course_get (course, 0)->id, ==, "one");
  g_assert_cmpint (chieu_course_find (course, "two"), ==, 1);
  g_assert_cmpint (chieu_course_find (course, "ten"), ==, 2);
  g_assert_cmpint (chieu_course_find (course, "eleven"), ==, -1);
  place_clear (&place);
}

static void
test_nothing (void)
{
  g_autoptr (GPtrArray) none = chieu_courses_load ("/no/such/folder"), empty = NULL;
  Place place;

  g_assert_cmpuint (none->len, ==, 0);
  place_init (&place);
  empty = chieu_courses_load (place.root);
  g_assert_cmpuint (empty->len, ==, 0);
  place_clear (&place);
}

static void
test_folder (void)
{
  g_setenv ("CHIEU_LESSONS", "somewhere", TRUE);
  g_assert_cmpstr (chieu_courses_folder (), ==, "somewhere");
  g_unsetenv ("CHIEU_LESSONS");
  g_assert_true (g_str_has_suffix (chieu_courses_folder (), "/lessons"));
}

/* ---- What is left out ---- */

/* Files that must be left out beside a good first lesson, and what is said of them. */
typedef struct
{
  const char *what;
  const char *name;
  const char *id;                /* of its lesson; NULL: no lesson at all */
  const char *fault;
} Bad;

static const Bad bad_files[] = {
  { "unreadable", "02-two.xml", NULL, "02-two.xml: line 1: |“page” does not belong here" },
  { "no-number", "two.xml", "two", "two.xml: |two digits" },
  { "one-digit", "2-two.xml", "two", "2-two.xml: |two digits" },
  { "other-id", "02-three.xml", "two", "02-three.xml: |“two.xml”" },
  { "same-number", "01-two.xml", "two", "01-two.xml: |“01-one.xml” already has this number" },
  { "same-id", "02-one.xml", "one", "02-one.xml: |“one”" },
};

static void
test_bad (gconstpointer data)
{
  const Bad *bad = data;
  g_autoptr (ChieuCourse) course = NULL;
  g_auto (GStrv) parts = g_strsplit (bad->fault, "|", -1);
  Place place;

  place_init (&place);
  write_lesson (&place, "01-one.xml", "one");
  if (bad->id != NULL)
    write_lesson (&place, bad->name, bad->id);
  else
    write_file (&place, bad->name, "<page/>");
  course = chieu_course_load (&chieu_to_tom, place.folder);
  g_assert_cmpuint (course->lessons->len, ==, 1);
  g_assert_cmpstr (chieu_course_get (course, 0)->id, ==, "one");
  g_assert_cmpuint (course->faults->len, ==, 1);
  for (int i = 0; parts[i] != NULL; i++)
    g_assert_nonnull (strstr (g_ptr_array_index (course->faults, 0), parts[i]));
  place_clear (&place);
}

/* The lessons in the folder are of another game than the course. */
static void
test_other_game (void)
{
  ChieuGame other = { .id = "other" };
  g_autoptr (ChieuCourse) course = NULL;
  Place place;

  place_init (&place);
  write_lesson (&place, "01-one.xml", "one");
  course = chieu_course_load (&other, place.folder);
  g_assert_cmpuint (course->lessons->len, ==, 0);
  g_assert_nonnull (strstr (g_ptr_array_index (course->faults, 0), "“to-tom” among those of “other”"));
  place_clear (&place);
}

int
main (int    argc,
      char **argv)
{
  kit_init (&argc, &argv);
  g_test_add_func ("/course/order", test_order);
  g_test_add_func ("/course/nothing", test_nothing);
  g_test_add_func ("/course/folder", test_folder);
  g_test_add_func ("/course/other-game", test_other_game);
  for (gsize i = 0; i < G_N_ELEMENTS (bad_files); i++)
    {
      g_autofree char *path = g_strconcat ("/course/bad/", bad_files[i].what, NULL);

      g_test_add_data_func (path, &bad_files[i], test_bad);
    }
  return g_test_run ();
}
