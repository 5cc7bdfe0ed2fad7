/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Feeds a fuzz target every file of a folder and changes of them, the same
 * each time.
 *
 *   fuzz-NAME-plain FOLDER CHANGES          CHANGES: how many of each file
 *   fuzz-NAME-plain FOLDER CHANGES FILE     FILE alone, unchanged, such as an input that a fuzzer found
 */
#include <glib.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

#include "fuzz.h"
#include "rules/random.h"

#define INPUT_MAX (64 * 1024)

static void
change_bytes (ChieuRandom *random,
              GByteArray  *input)
{
  static const char *const words[] = {
    "end\n", "0 ", " ", "\n", "-1", "99999999999999999999", "??", "\"", "{", "[", "@8", " + doc ", "0x", "\\u0000", "\xff", "null",
  };
  const char *word = words[chieu_random_below (random, G_N_ELEMENTS (words))];
  guint at = input->len > 0 ? chieu_random_below (random, input->len) : 0;
  guint n = 1 + chieu_random_below (random, 16);

  switch (chieu_random_below (random, input->len > 0 ? 5 : 1))
    {
    case 0:
      g_byte_array_append (input, (const guint8 *) word, (guint) strlen (word));
      break;
    case 1:
      input->data[at] ^= (guint8) (1u << chieu_random_below (random, 8));
      break;
    case 2:
      g_byte_array_remove_range (input, at, MIN (n, input->len - at));
      break;
    case 3:
      n = MIN ((guint) strlen (word), input->len - at);
      memcpy (input->data + at, word, n);
      break;
    default:
      n = MIN (n, input->len - at);
      memmove (input->data + chieu_random_below (random, input->len - n + 1), input->data + at, n);
      break;
    }
}

/* Runs the target on a copy of exactly @size bytes, so that a sanitizer finds where one byte more is read. */
static void
run_once (const guint8 *data,
          gsize         size)
{
  guint8 *exact = malloc (size > 0 ? size : 1);

  g_assert_nonnull (exact);
  memcpy (exact, data, size);
  LLVMFuzzerTestOneInput (exact, size);
  free (exact);
}

static void
run_changes (const char *text,
             gsize       length,
             guint64     seed,
             int         changes)
{
  ChieuRandom random;

  chieu_random_init (&random, seed);
  for (int i = 0; i < changes; i++)
    {
      g_autoptr (GByteArray) input = g_byte_array_new ();

      g_byte_array_append (input, (const guint8 *) text, (guint) length);
      for (guint32 n = 1 + chieu_random_below (&random, 6); n > 0; n--)
        change_bytes (&random, input);
      run_once (input->data, MIN (input->len, INPUT_MAX));
    }
}

static void
run_file (const char *path,
          guint64     seed,
          int         changes)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, &error))
    g_error ("%s", error->message);
  run_once ((const guint8 *) text, length);
  run_changes (text, length, seed, changes);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = NULL;
  const char *name;

  setlocale (LC_CTYPE, "C.UTF-8");
  if (argc == 4)
    {
      run_file (argv[3], 0, 0);
      return 0;
    }
  g_assert_cmpint (argc, ==, 3);
  dir = g_dir_open (argv[1], 0, NULL);
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_build_filename (argv[1], name, NULL));
  g_ptr_array_sort (names, compare_names);
  g_assert_cmpuint (names->len, >, 0);
  for (guint i = 0; i < names->len; i++)
    run_file (g_ptr_array_index (names, i), i, atoi (argv[2]));
  return 0;
}
