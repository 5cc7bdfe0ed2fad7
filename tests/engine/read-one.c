/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * read-one READER PATH: reads one file or folder as the program does, and prints the outcome. check_bounded.py gives it
 * bad ones and measures what that costs.
 */
#include <locale.h>
#include <stdio.h>
#include <string.h>

#include "match/record/bounded.h"
#include "games/to-tom/match/evening.h"
#include "match/record/house-rules-shelf.h"
#include "match/record/record.h"
#include "games/to-tom/rules/to-tom.h"
#include "school/lesson/course.h"

static void
print_outcome (gboolean      read,
               const GError *error)
{
  puts (read ? "read" : error != NULL ? error->message : "nothing");
}

static void
read_rules (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuHouseRules) house = chieu_house_rules_load (path, &error);

  print_outcome (house != NULL, error);
}

static void
read_shelf (const char *path)
{
  g_autoptr (ChieuRulesShelf) shelf = chieu_rules_shelf_new (&chieu_to_tom, path, path);

  printf ("%u sets\n", chieu_rules_shelf_get_n (shelf));
}

static void
read_evening (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuEvening) evening = chieu_evening_load (path, NULL, &error);

  print_outcome (evening != NULL, error);
}

static void
read_lesson (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuLesson) lesson = chieu_lesson_load (path, &error);

  print_outcome (lesson != NULL, error);
}

static void
read_courses (const char *path)
{
  g_autoptr (ChieuCourse) course = chieu_course_load (&chieu_to_tom, path);

  printf ("%u lessons, %u faults\n", course->lessons->len, course->faults->len);
}

static void
loaded_cb (GObject      *file,
           GAsyncResult *result,
           gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* Reads a record as the window does when it imports one. */
static void
read_import (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (ChieuRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  chieu_bounded_read_async (file, CHIEU_RECORD_BYTES_MAX, NULL, loaded_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  if (chieu_bounded_read_finish (result, &text, NULL, &error))
    record = chieu_record_parse (text, -1, &error);
  print_outcome (record != NULL, error);
}

static const struct
{
  const char *name;
  void (*read) (const char *path);
} readers[] = {
  { "rules", read_rules },
  { "shelf", read_shelf },
  { "evening", read_evening },
  { "lesson", read_lesson },
  { "course", read_courses },
  { "import", read_import },
};

int
main (int    argc,
      char **argv)
{
  setlocale (LC_CTYPE, "C.UTF-8");
  for (guint i = 0; argc == 3 && i < G_N_ELEMENTS (readers); i++)
    if (strcmp (argv[1], readers[i].name) == 0)
      {
        readers[i].read (argv[2]);
        return 0;
      }
  return 2;
}
