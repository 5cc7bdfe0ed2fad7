/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * test-letters   Reads lines "LANGUAGE<tab>TEXT", escaped as C strings, and names each text of which a letter cannot be
 * drawn. Run where the system has no font at all, so that only the program's own ones can.
 */
#include <pango/pangocairo.h>
#include <stdio.h>

#include "app/fonts.h"

/* The room for a line, in bytes, with the 0 at its end. */
#define LINE_MAX_BYTES 16384

static const PangoWeight weights[] = { PANGO_WEIGHT_NORMAL, PANGO_WEIGHT_BOLD };

static int
count_unknown (PangoContext *context,
               const char   *language,
               const char   *text,
               PangoWeight   weight)
{
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_from_string ("Sans 16");
  int n;

  pango_font_description_set_weight (font, weight);
  pango_context_set_language (context, pango_language_from_string (language));
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  n = pango_layout_get_unknown_glyphs_count (layout);
  pango_font_description_free (font);
  g_object_unref (layout);
  return n;
}

/* Changes @line, and prints its text if a letter of it cannot be drawn, or the line if it has no text. Returns: whether it printed any */
static gboolean
check_line (PangoContext *context,
            char         *line)
{
  char *tab = strchr (line, '\t');
  g_autofree char *text = NULL;
  int n = 0;

  if (tab == NULL)
    {
      printf ("a line has no tab, or more than %d bytes: %s\n", LINE_MAX_BYTES - 1, g_strchomp (line));
      return TRUE;
    }
  *tab = '\0';
  text = g_strcompress (g_strchomp (tab + 1));
  for (gsize i = 0; i < G_N_ELEMENTS (weights); i++)
    n = MAX (n, count_unknown (context, line, text, weights[i]));
  if (n > 0)
    printf ("%s: %d letters cannot be drawn: %s\n", line, n, text);
  return n > 0;
}

int
main (void)
{
  PangoContext *context;
  static char line[LINE_MAX_BYTES];
  int n = 0, bad = 0;

  if (!chieu_fonts_load ())
    {
      printf ("the program's fonts could not be loaded\n");
      return 1;
    }
  context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  for (; fgets (line, sizeof line, stdin) != NULL; n++)
    bad += check_line (context, line);
  g_object_unref (context);
  printf ("%d texts, %d that cannot be drawn\n", n, bad);
  return bad > 0 || n == 0;
}
