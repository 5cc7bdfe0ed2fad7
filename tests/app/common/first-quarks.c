/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keeps a pointer to GLib's first table of quarks, so that LeakSanitizer does not report it.
 *
 * A program with a window has more quarks than this table holds. GLib then allocates a larger table and never frees the first, which
 * another thread may still be reading. A suppression would need whole stacks (fast_unwind_on_malloc=0) to match only this leak, and they
 * make a test ten times as slow. The pointer is taken before main(), while the first table is still in use.
 */
#define _GNU_SOURCE /* dl_iterate_phdr */
#include <glib.h>

#ifdef __SANITIZE_ADDRESS__

#include <link.h>
#include <sanitizer/asan_interface.h>
#include <string.h>

/* The size of the table: QUARK_BLOCK_SIZE pointers (gquark.c of GLib). If GLib changes it, the table is reported as a leak again; no other
 * leak is hidden. */
#define TABLE_SIZE (2048 * sizeof (gpointer))

/* Only LeakSanitizer reads it. */
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

/* Searches GLib's own writable data for a pointer to a block of that size. */
static int
find_table_cb (struct dl_phdr_info *library,
               size_t               size G_GNUC_UNUSED,
               gpointer             data G_GNUC_UNUSED)
{
  if (strstr (library->dlpi_name, "/libglib-2.0.so") == NULL)
    return 0;
  for (int i = 0; i < library->dlpi_phnum; i++)
    {
      const ElfW(Phdr) *segment = &library->dlpi_phdr[i];
      const gpointer *words = (const gpointer *) (library->dlpi_addr + segment->p_vaddr);

      for (gsize k = 0; segment->p_type == PT_LOAD && (segment->p_flags & PF_W) && k < segment->p_memsz / sizeof *words; k++)
        if (is_table (words[k]))
          first_table = words[k];
    }
  /* GLib was found: 1 ends the search through the libraries. */
  return 1;
}

__attribute__ ((constructor)) static void
keep_first_table (void)
{
  dl_iterate_phdr (find_table_cb, NULL);
}

#endif
