/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A lesson from a file of somebody's own: a right one is opened, and the refusal of any other says what is wrong with it, and where.
 */
#include "app/school/own-lesson.h"
#include "match/record/bounded.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define HUGE_BYTES (G_GUINT64_CONSTANT (8) * 1024 * 1024 * 1024)
#define BEGIN "<lesson format=\"1\" id=\"a\" game=\"to-tom\"><title>A</title><aim>B</aim>\n"

static char *folder;

typedef struct
{
  GMainLoop *loop;
  ChieuLesson *lesson;
  GError *error;
} Answer;

static void
opened_cb (GObject      *file,
           GAsyncResult *result,
           gpointer      data)
{
  Answer *answer = data;

  answer->lesson = chieu_own_lesson_open_finish (result, &answer->error);
  g_main_loop_quit (answer->loop);
}

/* Returns: (transfer full) (nullable): the lesson in @path */
static ChieuLesson *
open_path (const char  *path,
           GError     **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  Answer answer = { .loop = g_main_loop_new (NULL, FALSE) };

  chieu_own_lesson_open_async (file, NULL, opened_cb, &answer);
  g_main_loop_run (answer.loop);
  g_main_loop_unref (answer.loop);
  if (answer.error != NULL)
    g_propagate_error (error, answer.error);
  return answer.lesson;
}

static void
test_names (void)
{
  g_autoptr (GFile) lesson = g_file_new_for_path ("/a/my-lesson.xml"), record = g_file_new_for_path ("/a/hand.chieu");

  g_assert_true (chieu_own_lesson_has_suffix (lesson));
  g_assert_false (chieu_own_lesson_has_suffix (record));
}

static void
test_right (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuLesson) lesson = open_path (LESSON_FILE, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (lesson->steps->len, >, 0);
}

typedef struct
{
  const char *name;
  const char *text;
  const char *says;              /* parts of the message, with bars between them */
} Bad;

/* The bomb would become long by its entities. They are never expanded: only those of XML itself are known. */
static const Bad bads[] = {
  { "no-lesson", "\"some\": \"JSON\"", "bad.xml" },
  { "empty", "", "bad.xml|“lesson” is missing" },
  { "place", BEGIN "<stpe id=\"b\"><text>C</text></stpe></lesson>", "bad.xml|line 2|“stpe” does not belong here|step" },
  { "attribute", BEGIN "<step id=\"b\" nmae=\"c\"><text>C</text></step></lesson>", "bad.xml|line 2|“nmae”|“step” may have: id" },
  { "rules", BEGIN "<step id=\"b\"><cards>4v 4s 5n</cards>\n<text>C</text><pick rule=\"bi\"/><hint>D</hint></step></lesson>", "bad.xml|line " },
  { "bomb", "<!DOCTYPE a [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;\">]>\n"
            BEGIN "<step id=\"b\"><text>&c;&c;&c;</text></step></lesson>", "bad.xml|line 3" },
};

static void
check_says (const GError *error,
            const char   *says)
{
  g_auto (GStrv) parts = g_strsplit (says, "|", -1);

  g_assert_nonnull (error);
  g_test_message ("%s", error->message);
  for (int i = 0; parts[i] != NULL; i++)
    g_assert_nonnull (strstr (error->message, parts[i]));
}

static void
test_bad (void)
{
  g_autofree char *path = g_build_filename (folder, "bad.xml", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (bads); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_true (g_file_set_contents (path, bads[i].text, -1, NULL));
      g_test_message ("%s", bads[i].name);
      g_assert_null (open_path (path, &error));
      g_assert_cmpuint (error->domain, ==, CHIEU_LESSON_ERROR);
      check_says (error, bads[i].says);
    }
  g_unlink (path);
}

/* A file of eight gigabytes, a pipe to which nobody writes and a folder are refused unread, and a missing file is named as such. */
static void
test_no_files (void)
{
  g_autofree char *huge = g_build_filename (folder, "huge.xml", NULL), *pipe = g_build_filename (folder, "pipe.xml", NULL);
  int fd = g_open (huge, O_CREAT | O_WRONLY, 0600);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (ftruncate (fd, (off_t) HUGE_BYTES), ==, 0);
  close (fd);
  g_assert_null (open_path (huge, &error));
  g_assert_error (error, CHIEU_BOUNDED_ERROR, CHIEU_BOUNDED_ERROR_TOO_LARGE);
  check_says (error, "huge.xml");
  g_clear_error (&error);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_null (open_path (pipe, &error));
  g_assert_error (error, CHIEU_BOUNDED_ERROR, CHIEU_BOUNDED_ERROR_KIND);
  g_clear_error (&error);
  g_assert_null (open_path (folder, &error));
  g_assert_error (error, CHIEU_BOUNDED_ERROR, CHIEU_BOUNDED_ERROR_KIND);
  g_clear_error (&error);
  g_assert_null (open_path ("/nowhere/a.xml", &error));
  g_assert_error (error, CHIEU_BOUNDED_ERROR, CHIEU_BOUNDED_ERROR_MISSING);
  g_unlink (huge);
  g_unlink (pipe);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("chieu-lesson-XXXXXX", NULL);
  g_test_add_func ("/own-lesson/names", test_names);
  g_test_add_func ("/own-lesson/right", test_right);
  g_test_add_func ("/own-lesson/bad", test_bad);
  g_test_add_func ("/own-lesson/no-files", test_no_files);
  status = g_test_run ();
  g_rmdir (folder);
  g_free (folder);
  return status;
}
