/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-twelve RECORDS [FOLDER WIDTH HEIGHT SCALE]   Brings a window of the program to each of the twelve decisions (decision.h), in the
 * language that is set, and complains if something else is offered there, or something at a table is not seen (table-check.h); of a
 * lesson only the step is compared. With FOLDER a picture of each goes there, of a window of this size with text SCALE times as large as
 * usual, and where its things lie (places.h).
 */
#include "config.h"

#include <stdlib.h>

#include "../common/language.h"
#include "../common/layout-check.h"
#include "../common/page-picture.h"
#include "../common/table-check.h"
#include "app/fonts.h"
#include "app/program/application.h"
#include "decision.h"
#include "mat/faces/face-cache.h"
#include "mat/view/mat-view-private.h"
#include "places.h"

/* Everything is painted once nothing new has been painted for so long, in microseconds. */
#define STILL (700 * 1000)

typedef struct
{
  GApplication *application;
  const char *records, *folder;
  int width, height;
  double text_scale;
  int complaints;
} Twelve;

/* Faces and the mat are painted in threads. */
static void
wait_for_pictures (const ChieuWindowParts *parts)
{
  ChieuFaceCache *faces = chieu_face_cache_for_deck (parts->mat->played.layout->game->deck);
  gint64 still = g_get_monotonic_time () + STILL;

  while (g_get_monotonic_time () < still)
    {
      g_main_context_iteration (NULL, FALSE);
      if (chieu_face_cache_get_pending (faces) > 0)
        still = g_get_monotonic_time () + STILL;
    }
}

static void
check_decision (Twelve                 *self,
                int                     i,
                const ChieuWindowParts *parts)
{
  const ChieuDecision *decision = &chieu_decisions[i];
  g_autofree char *offered = chieu_decision_show (decision, parts, self->records);
  g_autofree char *where = g_strdup_printf ("%s %d×%d %g", decision->name, self->width, self->height, self->text_scale);

  if (g_strcmp0 (offered, decision->offered) != 0)
    {
      g_print ("# %s: “%s” is offered, and “%s” was expected\n", where, offered != NULL ? offered : "nothing", decision->offered);
      self->complaints++;
    }
  if (offered != NULL && decision->seat >= 0)
    self->complaints += chieu_table_check (parts->mat, CHIEU_TABLE_WHOLE, where);
  if (self->folder != NULL)
    {
      wait_for_pictures (parts);
      chieu_page_save_picture (GTK_WIDGET (chieu_pages_get_window (parts->pages)), decision->name, 0, self->folder);
      chieu_decision_save_places (parts, decision->name, self->folder);
    }
}

static gboolean
check_decisions_cb (gpointer data)
{
  Twelve *self = data;
  ChieuWindow *window = CHIEU_WINDOW (gtk_application_get_active_window (GTK_APPLICATION (self->application)));
  const ChieuWindowParts *parts = chieu_window_get_parts (window);

  while (!chieu_session_is_open (parts->session))
    g_main_context_iteration (NULL, TRUE);
  /* GTK draws an edge round a window where nothing else does so; the pictures are without it. */
  gtk_widget_remove_css_class (GTK_WIDGET (window), "solid-csd");
  for (int i = 0; i < CHIEU_DECISIONS; i++)
    check_decision (self, i, parts);
  g_application_quit (self->application);
  return G_SOURCE_REMOVE;
}

static void
activate_cb (GApplication *application,
             Twelve       *self)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_idle_add (check_decisions_cb, self);
}

int
main (int    argc,
      char **argv)
{
  Twelve twelve = { .width = 1024, .height = 600, .text_scale = 1 };
  char *arguments[] = { "chieu-bai", "--pace", "none", NULL };
  g_autoptr (GSettings) settings = NULL;

  if (argc != 2 && argc != 6)
    {
      g_printerr ("usage: test-twelve RECORDS [FOLDER WIDTH HEIGHT SCALE]\n");
      return 2;
    }
  twelve.records = argv[1];
  if (argc == 6)
    {
      twelve.folder = argv[2];
      twelve.width = atoi (argv[3]);
      twelve.height = atoi (argv[4]);
      twelve.text_scale = g_ascii_strtod (argv[5], NULL);
    }
  chieu_test_use_language ();
  chieu_fonts_load ();
  settings = g_settings_new (SETTINGS_ID);
  g_settings_set_int (settings, "window-width", twelve.width);
  g_settings_set_int (settings, "window-height", twelve.height);
  g_settings_set_double (settings, "text-scale", twelve.text_scale);
  g_settings_set_string (settings, "way-of-play", "hoc");
  twelve.application = G_APPLICATION (chieu_application_new ());
  g_signal_connect_after (twelve.application, "activate", G_CALLBACK (activate_cb), &twelve);
  g_application_run (twelve.application, G_N_ELEMENTS (arguments) - 1, arguments);
  g_object_unref (twelve.application);
  g_print ("# %d decisions, %d complaints\n", CHIEU_DECISIONS, twelve.complaints);
  return twelve.complaints != 0;
}
