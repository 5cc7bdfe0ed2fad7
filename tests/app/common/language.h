/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The texts of the program in a test.
 */
#pragma once

#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>

/* Has the program's texts in the language that is set, from the catalogues that the environment names (CHIEU_LOCALE). */
static inline void
chieu_test_use_language (void)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("CHIEU_LOCALE"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}
