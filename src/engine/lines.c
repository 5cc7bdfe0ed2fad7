/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lines.h"

#include <stdio.h>

#include "command.h"
#include "match/record/line-reader.h"
#include "options.h"

/* The most wrong lines in a row that are answered, and the most bytes of them that are read: more of them probably come from a device
 * or a picture. */
#define WRONG_LINES_MAX 100000
#define WRONG_BYTES_MAX (16 * 1024 * 1024)

/* Answers line number @number. Returns: whether the line was valid */
static gboolean
answer_line (const char      *line,
             gsize            length,
             int              number,
             ChieuLineAnswer  answer,
             gpointer         data,
             ChieuLineError  *error)
{
  g_autofree char *text = error->message == NULL ? answer (line, length, data, error) : NULL;
  gboolean good = text != NULL;

  if (!good)
    text = chieu_line_error_to_json (error, number);
  puts (text);
  fflush (stdout);
  return good;
}

int
chieu_lines_answer (const char      *command,
                    gsize            line_most,
                    ChieuLineAnswer  answer,
                    gpointer         data)
{
  g_autoptr (ChieuLineReader) reader = chieu_line_reader_new_for_stdin (G_MAXUINT64, line_most);
  g_autoptr (GError) failure = NULL;
  const char *line;
  gsize length, wrong_bytes = 0;
  int status = 0, number = 0, wrong_lines = 0;
  ChieuLine read;

  while ((read = chieu_line_reader_next (reader, &line, &length, &failure)) != CHIEU_LINE_END)
    {
      g_auto (ChieuLineError) error = { 0 };

      if (read == CHIEU_LINE_FAILED)
        {
          chieu_options_fail (command, "%s", failure->message);
          return CHIEU_EXIT_BAD_INPUT;
        }
      if (read == CHIEU_LINE_TOO_LONG)
        chieu_line_error_set (&error, "line", "longer than %" G_GSIZE_FORMAT " bytes", line_most);
      wrong_bytes += length;
      if (read == CHIEU_LINE_REST || !answer_line (line, length, ++number, answer, data, &error))
        {
          status = CHIEU_EXIT_BAD_INPUT;
          wrong_lines += read != CHIEU_LINE_REST;
        }
      else
        wrong_bytes = wrong_lines = 0;
      if (wrong_bytes > WRONG_BYTES_MAX || wrong_lines == WRONG_LINES_MAX)
        {
          chieu_options_fail (command, "line %d: nothing but wrong lines for a long time; no more is read", number);
          return CHIEU_EXIT_BAD_INPUT;
        }
    }
  return status;
}
