/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The reader of text records: what record-read.c, record-head.c and record-result.c share.
 */
#pragma once

#include "line-reader.h"
#include "record.h"

struct _ChieuRecordReader
{
  ChieuLineReader *lines;
  guint line;                    /* number of the current one */
  gsize bytes;                   /* read since the last record ended */
  guint records;                 /* how many have begun */
  char current[CHIEU_RECORD_LINE_MAX + 1];   /* the line, without blanks at its ends */
  ChieuRecord *record;           /* the one being read */
  guint keys;                    /* bit k: key number k of the head was read (record-head.c) */
  gboolean has_rule[CHIEU_SWITCHES_MAX];   /* whether each switch, by its place, was read */
  GError **error;
};

/* Sets the error with the line's number. Returns: FALSE. */
gboolean chieu_record_reader_fail (ChieuRecordReader *self, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Returns: (transfer full): the words of a value, without empty ones */
char **chieu_record_split (const char *value);

/* Returns: the place of @word in @words (NULL at the end), or −1. */
int chieu_record_find_word (const char *const *words, const char *word);

/* Reads a decimal number from @min to @max, both within the range of int. Returns: FALSE with the error */
gboolean chieu_record_read_number (ChieuRecordReader *self, const char *text, gint64 min, gint64 max, gint64 *value);

/* Reads a seat of the record, after "seats" has been read. Returns: FALSE with the error */
gboolean chieu_record_read_seat (ChieuRecordReader *self, const char *text, int *seat);

/* Reads the current line, "key value …". Returns: FALSE with the error */
gboolean chieu_record_read_key (ChieuRecordReader *self);

/* Read what follows "result" and "fault" on their lines. Return FALSE with the error. */
gboolean chieu_record_read_result (ChieuRecordReader *self, const char *value);
gboolean chieu_record_read_fault (ChieuRecordReader *self, const char *value);

/* Checks whether moves may follow. Returns: FALSE with the error if a required key is missing */
gboolean chieu_record_head_is_complete (ChieuRecordReader *self);
