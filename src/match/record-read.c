/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading text records (docs/notation.md, "The text record"): lines here, what
 * stands in the lines of the head in record-head.c.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "record-read.h"

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
           gsize              length)
{
  const char *start = self->text + self->at;

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

/* Puts the next line that says anything into self->current. *end: there was none. */
static gboolean
next_line (ChieuRecordReader *self,
           gboolean          *end)
{
  *end = FALSE;
  while (self->at < self->length)
    {
      const char *start = self->text + self->at;
      const char *newline = memchr (start, '\n', self->length - self->at);
      gsize length = newline != NULL ? (gsize) (newline - start) : self->length - self->at;

      self->line++;
      if (!take_line (self, length))
        return FALSE;
      self->at += length + (newline != NULL);
      if (*self->current != '\0' && *self->current != '#')
        return TRUE;
    }
  *end = TRUE;
  return TRUE;
}

static gboolean
cut_short (ChieuRecordReader *self)
{
  self->line++;
  return chieu_record_reader_fail (self, _("the record is cut short: “end” is missing"));
}

/* ---- What lines say ---- */

static gboolean
read_version (ChieuRecordReader *self)
{
  gint64 version;

  if (!g_str_has_prefix (self->current, "chieu-record "))
    return chieu_record_reader_fail (self, _("no record: it does not begin with “%s”"), CHIEU_RECORD_VERSION_LINE);
  if (!g_ascii_string_to_signed (self->current + strlen ("chieu-record "), 10, 1, G_MAXINT, &version, NULL))
    return chieu_record_reader_fail (self, _("“%s” is no version"), self->current);
  if (version != CHIEU_RECORD_VERSION)
    return chieu_record_reader_fail (self, _("version %d is newer than this program reads"), (int) version);
  return TRUE;
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
  return chieu_record_reader_fail (self, _("“%s” is no number from %d to %d"), text, (int) min, (int) max);
}

gboolean
chieu_record_read_seat (ChieuRecordReader *self,
                        const char        *text,
                        int               *seat)
{
  gint64 value;

  if (!g_ascii_string_to_signed (text, 10, 0, self->record->carry.seats - 1, &value, NULL))
    return chieu_record_reader_fail (self, _("“%s” is no seat from 0 to %d"), text, self->record->carry.seats - 1);
  *seat = (int) value;
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
    return chieu_record_reader_fail (self, _("“%s” is no seat and move"), self->current);
  *space = '\0';
  if (!chieu_record_read_seat (self, self->current, &seat))
    return FALSE;
  made.seat = (guint8) seat;
  if (strlen (space + 1) >= CHIEU_MOVE_TEXT_MAX)
    return chieu_record_reader_fail (self, _("a move longer than %d bytes"), CHIEU_MOVE_TEXT_MAX - 1);
  if (!self->record->game->parse_move (space + 1, &made.move, &column))
    return chieu_record_reader_fail (self, _("“%s” is no move of this game (at byte %d of it)"), space + 1, column + 1);
  g_array_append_val (self->record->moves, made);
  return TRUE;
}

/* One line between the version and "end". */
static gboolean
read_line (ChieuRecordReader *self)
{
  gboolean is_move = g_ascii_isdigit (*self->current);

  if (!is_move)
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
        return cut_short (self);
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
  self->rules = 0;
  return read_lines (self) ? g_steal_pointer (&record) : NULL;
}

static gboolean
begin (ChieuRecordReader *self,
       const char        *text,
       gssize             length,
       gsize              most,
       GError           **error)
{
  memset (self, 0, sizeof *self);
  self->text = text;
  self->length = length < 0 ? strlen (text) : (gsize) length;
  self->error = error;
  /* What some editors put before a text. */
  if (self->length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0)
    self->at = 3;
  if (self->length > most)
    {
      self->line = 1;
      return chieu_record_reader_fail (self, _("the record is longer than %u bytes"), (guint) most);
    }
  return TRUE;
}

static GPtrArray *
read_all (ChieuRecordReader *self)
{
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func ((GDestroyNotify) chieu_record_free);

  for (;;)
    {
      ChieuRecord *record;
      gboolean end;

      if (!next_line (self, &end))
        return NULL;
      if (end)
        break;
      record = read_record (self);
      if (record == NULL)
        return NULL;
      g_ptr_array_add (records, record);
    }
  if (records->len > 0)
    return g_steal_pointer (&records);
  self->line++;
  chieu_record_reader_fail (self, _("no record: the text is empty"));
  return NULL;
}

ChieuRecord *
chieu_record_parse (const char *text,
                    gssize      length,
                    GError    **error)
{
  ChieuRecordReader reader;
  g_autoptr (GPtrArray) records = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  if (!begin (&reader, text, length, CHIEU_RECORD_BYTES_MAX, error))
    return NULL;
  records = read_all (&reader);
  if (records == NULL)
    return NULL;
  if (records->len > 1)
    {
      chieu_record_reader_fail (&reader, _("more than one record"));
      return NULL;
    }
  return g_ptr_array_steal_index (records, 0);
}

GPtrArray *
chieu_record_parse_all (const char *text,
                        gssize      length,
                        GError    **error)
{
  ChieuRecordReader reader;

  g_return_val_if_fail (text != NULL, NULL);

  if (!begin (&reader, text, length, CHIEU_RECORDS_BYTES_MAX, error))
    return NULL;
  return read_all (&reader);
}
