/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lines of a text: together they are the text, and each that is longer than allowed is reported as too long.
 */
#include "fuzz.h"

#include <string.h>

#include "match/record/line-reader.h"

/* The longest line that is allowed, in bytes. */
#define LINE_MOST 16

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (ChieuLineReader) lines = chieu_line_reader_new_for_text ((const char *) data, size, LINE_MOST);
  g_autoptr (GError) error = NULL;
  const char *line;
  gsize length, at = 0;
  ChieuLine read;

  while ((read = chieu_line_reader_next (lines, &line, &length, &error)) != CHIEU_LINE_END)
    {
      g_assert_true (read == CHIEU_LINE_READ || read == CHIEU_LINE_TOO_LONG);
      g_assert_true ((length > LINE_MOST) == (read == CHIEU_LINE_TOO_LONG));
      g_assert_true (line == (const char *) data + at && memchr (line, '\n', length) == NULL);
      at += length;
      g_assert_true (at == size || data[at] == '\n');
      at += at < size;
    }
  g_assert_no_error (error);
  g_assert_cmpuint (at, ==, size);
  return 0;
}
