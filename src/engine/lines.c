/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lines.h"

#include <stdio.h>

typedef enum
{
  READ_LINE,
  READ_TOO_LONG,
  READ_END,
} Read;

/* Reads one line without its newline; of a line that is too long the rest is passed over. */
static Read
read_line (GString *line,
           gsize    most)
{
  Read result = READ_LINE;
  int c;

  g_string_truncate (line, 0);
  c = getchar_unlocked ();
  if (c == EOF)
    return READ_END;
  for (; c != EOF && c != '\n'; c = getchar_unlocked ())
    if (line->len < most)
      g_string_append_c (line, (char) c);
    else
      result = READ_TOO_LONG;
  return result;
}

/* Answers line number @number. Returns: whether it was a good one */
static gboolean
answer_line (const GString   *line,
             int              number,
             ChieuLineAnswer  answer,
             gpointer         data,
             ChieuLineError  *error)
{
  g_autofree char *text = error->message == NULL ? answer (line->str, line->len, data, error) : NULL;
  gboolean good = text != NULL;

  if (!good)
    text = chieu_line_error_to_json (error, number);
  puts (text);
  fflush (stdout);
  return good;
}

int
chieu_lines_answer (const char      *command,
                    gsize            most,
                    ChieuLineAnswer  answer,
                    gpointer         data)
{
  g_autoptr (GString) line = g_string_new (NULL);
  int status = 0;
  Read read;

  for (int number = 1; (read = read_line (line, most)) != READ_END; number++)
    {
      g_auto (ChieuLineError) error = { 0 };

      if (read == READ_TOO_LONG)
        chieu_line_error_set (&error, "line", "longer than %" G_GSIZE_FORMAT " bytes", most);
      if (!answer_line (line, number, answer, data, &error))
        status = 1;
    }
  if (!ferror (stdin))
    return status;
  fprintf (stderr, "chieu-engine %s: standard input could not be read\n", command);
  return 1;
}
