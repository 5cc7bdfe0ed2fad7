/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An evening of the scorer: an error that names the file, or hands that come to
 * points and are written and read again the same.
 */
#include "fuzz.h"

#include "games/to-tom/match/evening.h"

static void
check_evening (const ChieuEvening *evening)
{
  g_autofree char *text = chieu_evening_to_string (evening);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuEvening) read = chieu_evening_parse (text, -1, "file", &error);
  g_autofree ChieuResult *results = NULL;

  g_assert_no_error (error);
  again = chieu_evening_to_string (read);
  g_assert_cmpstr (text, ==, again);
  /* Points are found for whatever was read. */
  results = chieu_evening_get_results (evening);
  chieu_evening_is_over (evening);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuEvening) evening = chieu_evening_parse ((const char *) data, (gssize) size, "file", &error);

  if (evening != NULL)
    check_evening (evening);
  else
    g_assert_true (g_str_has_prefix (error->message, "file") && g_utf8_validate (error->message, -1, NULL));
  return 0;
}
