/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <locale.h>
#include <signal.h>

#include <glib/gi18n.h>

#include "app/fonts.h"
#include "application.h"
#include "compat.h"
#include "config.h"

/* The environment variable that names another folder of translations, for a program that is not installed. */
#define LOCALE_VARIABLE "CHIEU_LOCALE"
/* The pools from which all threads take memory. Reading and painting pictures takes much for a moment, in several threads; with a pool for
 * each of them the home page holds 5 to 8 MiB more. */
#define MEMORY_POOLS 2

int
main (int    argc,
      char **argv)
{
  const char *locale_folder = g_getenv (LOCALE_VARIABLE);
  g_autoptr (ChieuApplication) application = NULL;
  int status;

  chieu_compat_share_memory (MEMORY_POOLS);
  /* Writing to a program of one's own that has ended is an error, not the end of this one. */
  signal (SIGPIPE, SIG_IGN);
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locale_folder != NULL ? locale_folder : LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  chieu_fonts_start_loading ();
  g_set_application_name (_("Chiếu Bài"));
  application = chieu_application_new ();
  status = g_application_run (G_APPLICATION (application), argc, argv);
  /* If another instance was already running, this one has not waited for its fonts. */
  chieu_fonts_finish_loading ();
  return status;
}
