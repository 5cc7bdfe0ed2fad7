/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes more quarks than GLib's first table holds. Without first-quarks.c, LeakSanitizer reports that table and the test fails, as
 * any test with a window may. It is built with the address sanitizer only.
 */
#include <glib.h>

/* One more than the table holds, whatever GLib itself has put into it. */
#define N_QUARKS 2049

int
main (void)
{
  for (int i = 0; i < N_QUARKS; i++)
    {
      g_autofree char *name = g_strdup_printf ("test-first-quarks-%d", i);

      g_quark_from_string (name);
    }
  return 0;
}
