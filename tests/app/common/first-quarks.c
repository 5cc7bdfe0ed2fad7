/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keeps GLib's first table of quarks in reach of the search for leaks.
 *
 * When a program has more quarks than that table holds, as a whole window does, GLib takes a larger one and never frees the first: a
 * thread may still read it. Only its stack would tell that leak from one of ours, and whole stacks (fast_unwind_on_malloc=0)
 * make a test ten times as slow. A pointer to the table, kept since before main(), keeps the leak from being reported at all.
 */
#define _GNU_SOURCE /* dl_iterate_phdr */
#include <glib.h>

#ifdef __SANITIZE_ADDRESS__

#include <link.h>
#include <sanitizer/asan_interface.h>
#include <string.h>

/* The size of the table, as GLib's gquark.c has it; another size would show as a leak, and not hide one. */
#define TABLE_SIZE (2048 * sizeof (gpointer))

/* Only the search for leaks reads it. */
static gconstpointer volatile first_table;

static gboolean
is_table (gpointer block)
{
  char name[1];
  gpointer begin = NULL;
  gsize size = 0;
  const char *kind = __asan_locate_address (block, name, sizeof name, &begin, &size);

  return g_str_equal (kind, "heap") && begin == block && size == TABLE_SIZE;
}

/* Looks through what GLib itself can write for the pointer to a table of that size. */
static int
find_table_cb (struct dl_phdr_info *library,
               size_t               size G_GNUC_UNUSED,
               gpointer             data G_GNUC_UNUSED)
{
  if (strstr (library->dlpi_name, "/libglib-2.0.so") == NULL)
    return 0;
  for (int i = 0; i < library->dlpi_phnum; i++)
    {
      const ElfW(Phdr) *part = &library->dlpi_phdr[i];
      const gpointer *words = (const gpointer *) (library->dlpi_addr + part->p_vaddr);

      for (gsize k = 0; part->p_type == PT_LOAD && (part->p_flags & PF_W) && k < part->p_memsz / sizeof *words; k++)
        if (is_table (words[k]))
          first_table = words[k];
    }
  return 1;
}

__attribute__ ((constructor)) static void
keep_first_table (void)
{
  dl_iterate_phdr (find_table_cb, NULL);
}

#endif
