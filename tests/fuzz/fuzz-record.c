/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text records: any text comes to an error with its line, or to records that are written and read again the same. When such a record is
 * played again, that too ends well or in an error with its line.
 */
#include "fuzz.h"

#include <string.h>

#include "match/record/record.h"

static void
check_error (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == CHIEU_MATCH_ERROR && error->code == CHIEU_MATCH_ERROR_BAD_RECORD);
  g_assert_true (g_str_has_prefix (error->message, "line "));
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
}

static void
check_record (const ChieuRecord *record)
{
  g_autofree char *text = chieu_record_to_string (record);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ChieuRecord) read = chieu_record_parse (text, -1, &error);

  g_assert_no_error (error);
  again = chieu_record_to_string (read);
  g_assert_cmpstr (text, ==, again);
  if (!chieu_record_replay (record, NULL, NULL, &error))
    check_error (error);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (ChieuRecordReader) reader = chieu_record_reader_new ((const char *) data, size);
  g_autoptr (GError) error = NULL;
  guint n = 0;

  for (;; n++)
    {
      g_autoptr (ChieuRecord) record = chieu_record_reader_next (reader, &error);

      if (record == NULL)
        break;
      check_record (record);
    }
  if (error != NULL)
    check_error (error);
  else
    g_assert_cmpuint (n, >, 0);
  return 0;
}
