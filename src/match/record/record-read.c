/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads text records (docs/notation.md, "The text record"). Lines and moves are read here, what follows a key in record-head.c and
 * record-result.c.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "record-read.h"

/* Every record begins with this, and its version. */
#define VERSION_KEY "chieu-record "
/* The byte order mark that some editors put before a text. */
#define ORDER_MARK "\xef\xbb\xbf"

const char *const chieu_record_outcomes[] = {
  [CHIEU_OUTCOME_NONE] = "none",
  [CHIEU_OUTCOME_DRAWN] = "drawn",
  [CHIEU_OUTCOME_WON] = "won",
  [CHIEU_OUTCOME_UNPAID] = "unpaid",
  [CHIEU_OUTCOME_CHEO_DO] = "cheo-do",
  [CHIEU_OUTCOME_FALSE] = "false",
  NULL,
};

const char *const chieu_record_ways[] = {
  [CHIEU_WAY_HOC] = "hoc",
  [CHIEU_WAY_THUONG] = "thuong",
  [CHIEU_WAY_NGHIEM] = "nghiem",
  NULL,
};

gboolean
chieu_record_reader_fail (ChieuRecordReader *self,
                          const char        *format,
                          ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (self->error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD,
               /* Translators: number of a line in a file, and what is wrong there. */
               _("line %u: %s"), self->line, reason);
  return FALSE;
}

/* ---- Lines ---- */

static gboolean
take_line (ChieuRecordReader *self,
           const char        *start,
           gsize              length)
{
  if (self->line == 1 && length >= strlen (ORDER_MARK) && memcmp (start, ORDER_MARK, strlen (ORDER_MARK)) == 0)
    {
      start += strlen (ORDER_MARK);
      length -= strlen (ORDER_MARK);
    }
  if (length > 0 && start[length - 1] == '\r')
    length--;
  if (length > CHIEU_RECORD_LINE_MAX)
    return chieu_record_reader_fail (self, _("longer than %d bytes"), CHIEU_RECORD_LINE_MAX);
  if (memchr (start, '\0', length) != NULL || !g_utf8_validate (start, (gssize) length, NULL))
    return chieu_record_reader_fail (self, _("not UTF-8 text"));
  memcpy (self->current, start, length);
  self->current[length] = '\0';
  for (const char *p = self->current; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_iscntrl (g_utf8_get_char (p)))
      return chieu_record_reader_fail (self, _("a control character"));
  g_strstrip (self->current);
  return TRUE;
}

/* Puts the next line that is neither empty nor a comment into self->current. @end: (out): whether there was none. Returns: FALSE with the
 * error */
static gboolean
next_line (ChieuRecordReader *self,
           gboolean          *end)
{
  g_autoptr (GError) wrong = NULL;
  const char *start;
  gsize length;

  for (;;)
    {
      ChieuLine read = chieu_line_reader_next (self->lines, &start, &length, &wrong);

      *end = read == CHIEU_LINE_END;
      if (*end)
        return TRUE;
      if (read == CHIEU_LINE_FAILED)
        {
          g_set_error_literal (self->error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD, wrong->message);
          return FALSE;
        }
      self->line++;
      self->bytes += length + 1;
      if (self->bytes > CHIEU_RECORD_BYTES_MAX)
        return chieu_record_reader_fail (self, _("the record is longer than %u bytes"), (guint) CHIEU_RECORD_BYTES_MAX);
      if (!take_line (self, start, length))
        return FALSE;
      if (*self->current != '\0' && *self->current != '#')
        return TRUE;
    }
}

static gboolean
fail_cut_short (ChieuRecordReader *self)
{
  self->line++;
  return chieu_record_reader_fail (self, _("the record is cut short: “end” is missing"));
}

/* ---- Words and numbers ---- */

char **
chieu_record_split (const char *value)
{
  char **words = g_strsplit (value, " ", -1);
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      words[n++] = words[i];
    else
      g_free (words[i]);
  words[n] = NULL;
  return words;
}

int
chieu_record_find_word (const char *const *words,
                        const char        *word)
{
  for (int i = 0; words[i] != NULL; i++)
    if (strcmp (words[i], word) == 0)
      return i;
  return -1;
}

gboolean
chieu_record_read_number (ChieuRecordReader *self,
                          const char        *text,
                          gint64             min,
                          gint64             max,
                          gint64            *value)
{
  if (g_ascii_string_to_signed (text, 10, min, max, value, NULL))
    return TRUE;
  return chieu_record_reader_fail (self, _("“%s” is not a number from %d to %d"), text, (int) min, (int) max);
}

gboolean
chieu_record_read_seat (ChieuRecordReader *self,
                        const char        *text,
                        int               *seat)
{
  gint64 value;

  if (!g_ascii_string_to_signed (text, 10, 0, self->record->carry.seats - 1, &value, NULL))
    return chieu_record_reader_fail (self, _("“%s” is not a seat from 0 to %d"), text, self->record->carry.seats - 1);
  *seat = (int) value;
  return TRUE;
}

/* ---- What lines say ---- */

static gboolean
read_version (ChieuRecordReader *self)
{
  gint64 version;

  if (!g_str_has_prefix (self->current, VERSION_KEY))
    return chieu_record_reader_fail (self, _("not a record: it does not begin with “%s”"), CHIEU_RECORD_VERSION_LINE);
  if (!g_ascii_string_to_signed (self->current + strlen (VERSION_KEY), 10, 1, G_MAXINT, &version, NULL))
    return chieu_record_reader_fail (self, _("“%s” is not a version"), self->current);
  if (version != CHIEU_RECORD_VERSION)
    return chieu_record_reader_fail (self, _("version %d is newer than this program can read"), (int) version);
  return TRUE;
}

static gboolean
read_move (ChieuRecordReader *self)
{
  ChieuRecordMove made = { .line = self->line };
  char *space = strchr (self->current, ' ');
  int seat, column = 0;

  if (self->record->moves->len == CHIEU_RECORD_MOVES_MAX)
    return chieu_record_reader_fail (self, _("more than %d moves"), CHIEU_RECORD_MOVES_MAX);
  if (space == NULL)
    return chieu_record_reader_fail (self, _("“%s” is not a seat and a move"), self->current);
  *space = '\0';
  if (!chieu_record_read_seat (self, self->current, &seat))
    return FALSE;
  made.seat = (guint8) seat;
  if (strlen (space + 1) >= CHIEU_MOVE_TEXT_MAX)
    return chieu_record_reader_fail (self, _("a move longer than %d bytes"), CHIEU_MOVE_TEXT_MAX - 1);
  if (!self->record->game->parse_move (space + 1, &made.move, &column))
    return chieu_record_reader_fail (self, _("“%s” is not a move of this game (error at byte %d)"), space + 1, column + 1);
  g_array_append_val (self->record->moves, made);
  return TRUE;
}

/* Reads one line between the version and "end". */
static gboolean
read_line (ChieuRecordReader *self)
{
  /* A move begins with the number of its seat, and no key begins with a digit. */
  if (!g_ascii_isdigit (*self->current))
    return chieu_record_read_key (self);
  if (!chieu_record_head_is_complete (self))
    return FALSE;
  if (self->record->result.outcome != CHIEU_OUTCOME_NONE)
    return chieu_record_reader_fail (self, _("a move after the result"));
  return read_move (self);
}

static gboolean
read_lines (ChieuRecordReader *self)
{
  gboolean end;

  if (!read_version (self))
    return FALSE;
  for (;;)
    {
      if (!next_line (self, &end))
        return FALSE;
      if (end)
        return fail_cut_short (self);
      if (strcmp (self->current, "end") == 0)
        return chieu_record_head_is_complete (self);
      if (!read_line (self))
        return FALSE;
    }
}

/* Reads one record whose first line is the current one. */
static ChieuRecord *
read_record (ChieuRecordReader *self)
{
  ChieuRules rules = { 0 };
  ChieuCarry carry = { 0 };
  g_autoptr (ChieuRecord) record = chieu_record_new (NULL, &rules, &carry, 0);

  self->record = record;
  self->keys = 0;
  memset (self->has_rule, 0, sizeof self->has_rule);
  return read_lines (self) ? g_steal_pointer (&record) : NULL;
}

/* ---- One record, or many ---- */

/* The most bytes of a line as it is read: the mark before the text and a carriage return are no part of the line itself. */
#define LINE_MOST (CHIEU_RECORD_LINE_MAX + strlen (ORDER_MARK) + 1)

static ChieuRecordReader *
reader_new (ChieuLineReader *lines)
{
  ChieuRecordReader *self = g_new0 (ChieuRecordReader, 1);

  self->lines = lines;
  return self;
}

ChieuRecordReader *
chieu_record_reader_new (const char *text,
                         gsize       length)
{
  return reader_new (chieu_line_reader_new_for_text (text, length, LINE_MOST));
}

static gboolean
fail_too_many (const char  *path,
               GError     **error)
{
  g_autofree char *name = path != NULL ? g_filename_display_name (path) : g_strdup ("-");

  g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD,
               /* Translators: name of a file and a number. */
               _("“%1$s” has more than %2$d records, the most that is read"), name, CHIEU_RECORDS_MAX);
  return FALSE;
}

/* Goes through the file without parsing the lines, and back to its beginning. Returns: FALSE with an error if it has too many records
 * or cannot be read */
static gboolean
count_records (ChieuLineReader  *lines,
               const char       *path,
               GError          **error)
{
  guint n = 0;
  const char *line;
  gsize length;
  ChieuLine read;

  while ((read = chieu_line_reader_next (lines, &line, &length, error)) != CHIEU_LINE_END)
    {
      if (read == CHIEU_LINE_FAILED)
        return FALSE;
      n += read == CHIEU_LINE_READ && length >= strlen (VERSION_KEY) && memcmp (line, VERSION_KEY, strlen (VERSION_KEY)) == 0;
      if (n > CHIEU_RECORDS_MAX)
        return fail_too_many (path, error);
    }
  return chieu_line_reader_rewind (lines, error);
}

ChieuRecordReader *
chieu_record_reader_open (const char  *path,
                          GError     **error)
{
  g_autoptr (GError) wrong = NULL;
  g_autoptr (ChieuLineReader) lines = NULL;

  if (path == NULL)
    return reader_new (chieu_line_reader_new_for_stdin (CHIEU_RECORDS_BYTES_MAX, LINE_MOST));
  lines = chieu_line_reader_open (path, CHIEU_RECORDS_BYTES_MAX, LINE_MOST, &wrong);
  if (lines != NULL && count_records (lines, path, &wrong))
    return reader_new (g_steal_pointer (&lines));
  g_set_error_literal (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RECORD, wrong->message);
  return NULL;
}

void
chieu_record_reader_free (ChieuRecordReader *self)
{
  if (self == NULL)
    return;
  chieu_line_reader_free (self->lines);
  g_free (self);
}

ChieuRecord *
chieu_record_reader_next (ChieuRecordReader  *self,
                          GError            **error)
{
  gboolean end;

  g_return_val_if_fail (self != NULL, NULL);

  self->error = error;
  self->bytes = 0;
  if (!next_line (self, &end))
    return NULL;
  if (!end && self->records == CHIEU_RECORDS_MAX)
    {
      fail_too_many (NULL, error);
      return NULL;
    }
  if (!end)
    {
      self->records++;
      return read_record (self);
    }
  if (self->records > 0)
    return NULL;
  self->line++;
  chieu_record_reader_fail (self, _("not a record: the text is empty"));
  return NULL;
}

ChieuRecord *
chieu_record_parse (const char  *text,
                    gssize       length,
                    GError     **error)
{
  g_autoptr (ChieuRecordReader) reader = NULL;
  g_autoptr (ChieuRecord) record = NULL, second = NULL;
  const gsize bytes = length < 0 && text != NULL ? strlen (text) : (gsize) length;
  GError *wrong = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  reader = chieu_record_reader_new (text, bytes);
  if (bytes > CHIEU_RECORD_BYTES_MAX)
    {
      reader->line = 1;
      reader->error = error;
      chieu_record_reader_fail (reader, _("the record is longer than %u bytes"), (guint) CHIEU_RECORD_BYTES_MAX);
      return NULL;
    }
  record = chieu_record_reader_next (reader, error);
  if (record == NULL)
    return NULL;
  second = chieu_record_reader_next (reader, &wrong);
  if (second != NULL)
    chieu_record_reader_fail (reader, _("more than one record"));
  if (wrong != NULL)
    g_propagate_error (error, g_steal_pointer (&wrong));
  else if (second == NULL)
    return g_steal_pointer (&record);
  return NULL;
}
