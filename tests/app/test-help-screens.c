/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-help-screens SCALE   Every page of the help in the language that is set, and what a search finds, with text SCALE
 * times as large, in a window as high as a small screen: all of it has to be seen whole (layout-check.h).
 */
#include <adwaita.h>
#include <stdlib.h>

#include "app/fonts.h"
#include "app/help/help-view.h"
#include "app/help/help-window.h"
#include "common/find.h"
#include "common/language.h"
#include "common/layout-check.h"

#define WINDOW_WIDTH 680
#define WINDOW_HEIGHT 600
/* GTK counts dots per inch in 1024ths. */
#define DPI (96 * 1024)
/* A help of fewer pages is not the whole one. */
#define PAGES_MIN 10

static int
look_at_pages (ChieuHelpWindow *window,
               ChieuHelpBook   *book)
{
  GPtrArray *pages = chieu_help_book_get_pages (book);
  int complaints = 0;

  for (guint i = 0; i < pages->len; i++)
    {
      const ChieuHelpPage *page = pages->pdata[i];

      chieu_help_window_go_to (window, page->id);
      chieu_layout_settle (GTK_WIDGET (window));
      complaints += chieu_layout_check (GTK_WIDGET (window), page->id);
      if (gtk_widget_get_width (GTK_WIDGET (window)) > WINDOW_WIDTH)
        {
          g_print ("# %s: the window is %d wide\n", page->id, gtk_widget_get_width (GTK_WIDGET (window)));
          complaints++;
        }
    }
  return complaints;
}

static int
look_at_search (ChieuHelpWindow *window,
                ChieuHelpBook   *book)
{
  ChieuHelpView *view = CHIEU_HELP_VIEW (find_of_type (GTK_WIDGET (window), CHIEU_TYPE_HELP_VIEW));
  g_autofree char *best = chieu_help_view_show_found (view, book, "phong");

  g_assert_nonnull (best);
  chieu_layout_settle (GTK_WIDGET (window));
  return chieu_layout_check (GTK_WIDGET (window), "search");
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (ChieuHelpBook) book = NULL;
  ChieuHelpWindow *window;
  int complaints;

  if (argc != 2)
    {
      g_printerr ("usage: test-help-screens SCALE\n");
      return 2;
    }
  chieu_test_use_language ();
  chieu_fonts_load ();
  adw_init ();
  chieu_fonts_follow (gtk_settings_get_default ());
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE,
                "gtk-xft-dpi", (int) (DPI * g_ascii_strtod (argv[1], NULL)), NULL);
  book = chieu_help_book_new (g_get_language_names ());
  window = chieu_help_window_new (book);
  gtk_window_set_default_size (GTK_WINDOW (window), WINDOW_WIDTH, WINDOW_HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  complaints = look_at_pages (window, book) + look_at_search (window, book);
  g_print ("# %u pages, %d complaints\n", chieu_help_book_get_pages (book)->len, complaints);
  gtk_window_destroy (GTK_WINDOW (window));
  return complaints > 0 || chieu_help_book_get_pages (book)->len < PAGES_MIN;
}
