/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * callbacks FOLDER LEVEL TASKS [start|history]   The walk through the program, with each of its callbacks measured.
 * callbacks reference   How long this machine takes, now, for widgets that have nothing to do with the program, in ms.
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <gtk/gtk.h>

#include "measure.h"
#include "../../waits/walk.h"

static void
at_cb (const char *what)
{
  measure_at (what);
  if (strcmp (what, WALK_END) == 0)
    measure_end ();
}

#define REFERENCE_TIMES 30
#define REFERENCE_ROWS 60

static GtkWidget *
make_reference_list (void)
{
  GtkWidget *list = gtk_list_box_new ();

  for (int i = 0; i < REFERENCE_ROWS; i++)
    {
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *button = gtk_button_new ();
      g_autofree char *text = g_strdup_printf ("Row %d of %d", i + 1, REFERENCE_ROWS);

      gtk_button_set_child (GTK_BUTTON (button), gtk_label_new (text));
      gtk_box_append (GTK_BOX (row), gtk_label_new (text));
      gtk_box_append (GTK_BOX (row), button);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
  return list;
}

/* The least of several times, like that of a callback. */
static void
print_reference (void)
{
  gint64 least = G_MAXINT64;

  gtk_init ();
  for (int i = 0; i < REFERENCE_TIMES; i++)
    {
      struct timespec begun, ended;
      GtkWidget *list;

      clock_gettime (CLOCK_THREAD_CPUTIME_ID, &begun);
      list = g_object_ref_sink (make_reference_list ());
      clock_gettime (CLOCK_THREAD_CPUTIME_ID, &ended);
      least = MIN (least, (ended.tv_sec - begun.tv_sec) * G_GINT64_CONSTANT (1000000000) + ended.tv_nsec - begun.tv_nsec);
      g_object_unref (list);
    }
  g_print ("%.3f\n", (double) least / 1e6);
}

int
main (int   argc,
      char *argv[])
{
  Walk way = { .at = at_cb };
  int status;

  if (argc == 2 && strcmp (argv[1], "reference") == 0)
    {
      print_reference ();
      return 0;
    }
  if (argc < 4)
    return 2;
  way.folder = argv[1];
  way.level = argv[2];
  way.tasks = atoi (argv[3]);
  way.only_start = argc > 4 && strcmp (argv[4], "start") == 0;
  way.only_history = argc > 4 && strcmp (argv[4], "history") == 0;
  measure_begin ();
  status = walk (&way);
  measure_print ();
  return status;
}
