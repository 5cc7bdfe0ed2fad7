/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files of every kind and size, folders and lines, read within their limits.
 */
#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "../folder.h"
#include "match/record/line-reader.h"

#define MOST 1000                /* bytes of a file that may be read in most tests; some of the messages below say so */

typedef struct
{
  char *folder;
  char *path;                    /* of a file in it that is not there yet */
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  f->folder = g_dir_make_tmp ("chieu-bounded-XXXXXX", NULL);
  f->path = g_build_filename (f->folder, "file", NULL);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  chieu_test_remove_folder (f->folder);
  g_free (f->folder);
  g_free (f->path);
}

/* ---- A file of each kind ---- */

static void
make_missing (const char *path)
{
}

static void
make_folder (const char *path)
{
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
}

static void
make_pipe (const char *path)
{
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
}

static void
make_device (const char *path)
{
  g_assert_cmpint (symlink ("/dev/zero", path), ==, 0);
}

static void
make_socket (const char *path)
{
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  int fd = socket (AF_UNIX, SOCK_STREAM, 0);

  g_strlcpy (address.sun_path, path, sizeof address.sun_path);
  g_assert_cmpint (bind (fd, (struct sockaddr *) &address, sizeof address), ==, 0);
  close (fd);
}

static void
make_circle (const char *path)
{
  g_assert_cmpint (symlink (path, path), ==, 0);
}

static void
make_bytes (const char *path,
            off_t       bytes)
{
  int fd = open (path, O_CREAT | O_WRONLY, 0600);

  g_assert_cmpint (ftruncate (fd, bytes), ==, 0);
  close (fd);
}

static void
make_huge (const char *path)
{
  make_bytes (path, (off_t) 8 << 30);
}

static void
make_one_too_many (const char *path)
{
  make_bytes (path, MOST + 1);
}

static const struct
{
  const char *name;
  void (*make) (const char *path);
  ChieuBoundedError code;
  const char *found;             /* what the message says besides the name */
} bad[] = {
  { "missing", make_missing, CHIEU_BOUNDED_ERROR_MISSING, "cannot be read" },
  { "folder", make_folder, CHIEU_BOUNDED_ERROR_KIND, "a folder" },
  { "pipe", make_pipe, CHIEU_BOUNDED_ERROR_KIND, "a pipe" },
  { "device", make_device, CHIEU_BOUNDED_ERROR_KIND, "a device" },
  { "socket", make_socket, CHIEU_BOUNDED_ERROR_KIND, "a socket" },
  { "circle", make_circle, CHIEU_BOUNDED_ERROR_FAILED, "cannot be read" },
  { "huge", make_huge, CHIEU_BOUNDED_ERROR_TOO_LARGE, "it has 8589934592 bytes, and at most 1000 are read" },
  { "one-too-many", make_one_too_many, CHIEU_BOUNDED_ERROR_TOO_LARGE, "it has 1001 bytes, and at most 1000 are read" },
};

static void
read_cb (GObject      *file,
         GAsyncResult *result,
         gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

/* Asserts that each way of reading refuses @path with an error of @code that names it and says what was @found. */
static void
assert_refused (const char        *path,
                ChieuBoundedError  code,
                const char        *found)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autofree char *text = NULL;
  GError *errors[3] = { NULL };

  g_assert_false (chieu_bounded_read (path, MOST, &text, NULL, &errors[0]));
  g_assert_null (chieu_line_reader_open (path, MOST, 100, &errors[1]));
  chieu_bounded_read_async (file, MOST, NULL, read_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (chieu_bounded_read_finish (result, &text, NULL, &errors[2]));
  for (guint i = 0; i < G_N_ELEMENTS (errors); i++)
    {
      g_assert_error (errors[i], CHIEU_BOUNDED_ERROR, (int) code);
      g_assert_nonnull (strstr (errors[i]->message, path));
      g_assert_nonnull (strstr (errors[i]->message, found));
      g_error_free (errors[i]);
    }
}

static void
test_bad (Fixture       *f,
          gconstpointer  data)
{
  guint i = GPOINTER_TO_UINT (data);

  bad[i].make (f->path);
  assert_refused (f->path, bad[i].code, bad[i].found);
}

/* ---- Files that are read ---- */

static void
test_sizes (Fixture       *f,
            gconstpointer  data)
{
  static const gsize sizes[] = { 0, 1, 65535, 65536, 65537, 200000 };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *bytes = g_malloc (sizes[i] + 1), *text = NULL;
      g_autoptr (GError) error = NULL;
      gsize length;

      for (gsize at = 0; at < sizes[i]; at++)
        bytes[at] = (char) (at * 7);
      g_assert_true (g_file_set_contents (f->path, bytes, (gssize) sizes[i], NULL));
      g_assert_true (chieu_bounded_read (f->path, sizes[i], &text, &length, &error));
      g_assert_no_error (error);
      g_assert_cmpmem (text, length, bytes, sizes[i]);
      g_assert_cmpint (text[length], ==, '\0');
    }
}

/* Files in /proc say that they are empty, and are not. */
static void
test_says_nothing (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL, *none = NULL;
  gsize length;

  if (!g_file_test ("/proc/self/status", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("there is no /proc");
      return;
    }
  g_assert_true (chieu_bounded_read ("/proc/self/status", 65536, &text, &length, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (length, >, 100);
  g_assert_false (chieu_bounded_read ("/proc/self/status", 100, &none, NULL, &error));
  g_assert_error (error, CHIEU_BOUNDED_ERROR, CHIEU_BOUNDED_ERROR_TOO_LARGE);
}

static void
append (const char *path,
        const char *text)
{
  int fd = open (path, O_CREAT | O_WRONLY | O_APPEND, 0600);

  g_assert_cmpint (write (fd, text, strlen (text)), ==, (gssize) strlen (text));
  close (fd);
}

/* The limit holds for what is read, whatever the file said of its size when it was opened. */
static void
test_grows (Fixture       *f,
            gconstpointer  data)
{
  g_autofree char *more = g_strnfill (MOST, '\n');
  g_autoptr (ChieuLineReader) lines = NULL;
  g_autoptr (GError) error = NULL;
  const char *line;
  gsize length;
  ChieuLine read;

  append (f->path, "one\n");
  lines = chieu_line_reader_open (f->path, MOST, 100, &error);
  g_assert_no_error (error);
  g_assert_cmpint (chieu_line_reader_next (lines, &line, &length, &error), ==, CHIEU_LINE_READ);
  append (f->path, more);
  while ((read = chieu_line_reader_next (lines, &line, &length, &error)) == CHIEU_LINE_READ)
    ;
  g_assert_cmpint (read, ==, CHIEU_LINE_FAILED);
  g_assert_error (error, CHIEU_BOUNDED_ERROR, CHIEU_BOUNDED_ERROR_TOO_LARGE);
  g_assert_nonnull (strstr (error->message, f->path));
}

/* ---- Folders ---- */

/* Of the files with a suffix in a folder those are listed that come first by their names, and whether there are more. */
static void
test_folder (Fixture       *f,
             gconstpointer  data)
{
  g_autoptr (GPtrArray) names = NULL, all = NULL, none = NULL;
  gboolean more = FALSE;

  for (int i = 0; i < 30; i++)
    {
      g_autofree char *name = g_strdup_printf ("%02d.%s", 29 - i, i % 3 == 0 ? "json" : "txt");
      g_autofree char *path = g_build_filename (f->folder, name, NULL);

      append (path, "x");
    }
  names = chieu_bounded_list (f->folder, ".json", 4, &more);
  g_assert_true (more);
  g_assert_cmpuint (names->len, ==, 4);
  g_assert_cmpstr (names->pdata[0], ==, "02.json");
  g_assert_cmpstr (names->pdata[3], ==, "11.json");
  all = chieu_bounded_list (f->folder, ".json", 10, &more);
  g_assert_false (more);
  g_assert_cmpuint (all->len, ==, 10);
  none = chieu_bounded_list (f->path, ".json", 10, &more);
  g_assert_false (more);
  g_assert_cmpuint (none->len, ==, 0);
}

/* ---- Lines ---- */

/* Reads all of @lines. Returns: (transfer full): each line as "=line", and for one that is too long "+" with its number of bytes */
static char *
describe_lines (ChieuLineReader *lines)
{
  GString *told = g_string_new (NULL);
  const char *line;
  gsize length, rest = 0;
  ChieuLine read;

  while ((read = chieu_line_reader_next (lines, &line, &length, NULL)) != CHIEU_LINE_END)
    {
      if (read == CHIEU_LINE_REST)
        {
          rest += length;
          continue;
        }
      if (rest > 0)
        g_string_append_printf (told, "+%" G_GSIZE_FORMAT, rest);
      rest = 0;
      if (read == CHIEU_LINE_READ)
        g_string_append_printf (told, "=%.*s", (int) length, line);
      else
        rest = length;
    }
  if (rest > 0)
    g_string_append_printf (told, "+%" G_GSIZE_FORMAT, rest);
  return g_string_free (told, FALSE);
}

static void
test_lines (Fixture       *f,
            gconstpointer  data)
{
  static const struct
  {
    const char *text, *told;
  } rows[] = {
    { "", "" },
    { "\n", "=" },
    { "\n\n", "==" },
    { "a", "=a" },
    { "a\nb", "=a=b" },
    { "a\n\nb\n", "=a==b" },
    { "12345678\n", "=12345678" },
    { "123456789\n", "+9" },
    { "123456789", "+9" },
    { "a\n1234567890123\nb\n", "=a+13=b" },
    { "1234567890\n1234567890\n\n", "+10+10=" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (ChieuLineReader) of_text = chieu_line_reader_new_for_text (rows[i].text, strlen (rows[i].text), 8);
      g_autoptr (ChieuLineReader) of_file = NULL;
      g_autofree char *from_text = describe_lines (of_text), *from_file = NULL, *again = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_true (g_file_set_contents (f->path, rows[i].text, -1, NULL));
      of_file = chieu_line_reader_open (f->path, MOST, 8, &error);
      g_assert_no_error (error);
      from_file = describe_lines (of_file);
      g_assert_true (chieu_line_reader_rewind (of_file, &error));
      again = describe_lines (of_file);
      g_assert_cmpstr (from_text, ==, rows[i].told);
      g_assert_cmpstr (from_file, ==, rows[i].told);
      g_assert_cmpstr (again, ==, rows[i].told);
    }
}

/* Lines of about half of CHIEU_BOUNDED_PIECE, so that they end at various places of the pieces in which a file is read, and one of many
 * pieces. */
static void
test_long_lines (Fixture       *f,
                 gconstpointer  data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (ChieuLineReader) of_text = NULL, of_file = NULL;
  g_autofree char *from_text = NULL, *from_file = NULL;

  for (int i = 0; i < 12; i++)
    {
      for (int at = 0; at < 32760 + i * 7; at++)
        g_string_append_c (text, (char) ('a' + (at + i) % 26));
      g_string_append_c (text, '\n');
    }
  for (int at = 0; at < 500000; at++)
    g_string_append_c (text, 'x');
  g_string_append (text, "\nend");
  g_assert_true (g_file_set_contents (f->path, text->str, -1, NULL));
  of_text = chieu_line_reader_new_for_text (text->str, text->len, 40000);
  of_file = chieu_line_reader_open (f->path, text->len, 40000, NULL);
  from_text = describe_lines (of_text);
  from_file = describe_lines (of_file);
  g_assert_cmpstr (from_file, ==, from_text);
  g_assert_true (g_str_has_suffix (from_file, "+500000=end"));
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_CTYPE, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *path = g_strdup_printf ("/bounded/refused/%s", bad[i].name);

      g_test_add (path, Fixture, GUINT_TO_POINTER (i), set_up, test_bad, tear_down);
    }
  g_test_add ("/bounded/sizes", Fixture, NULL, set_up, test_sizes, tear_down);
  g_test_add_func ("/bounded/says-nothing", test_says_nothing);
  g_test_add ("/bounded/grows", Fixture, NULL, set_up, test_grows, tear_down);
  g_test_add ("/bounded/folder", Fixture, NULL, set_up, test_folder, tear_down);
  g_test_add ("/bounded/lines", Fixture, NULL, set_up, test_lines, tear_down);
  g_test_add ("/bounded/long-lines", Fixture, NULL, set_up, test_long_lines, tear_down);
  return g_test_run ();
}
