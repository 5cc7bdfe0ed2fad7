/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lines of a text record that tell how the hand ended.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "record-read.h"

/* The words of a line, from the one that is to be read next. */
typedef struct
{
  ChieuRecordReader *reader;
  char **next;
} Words;

/* Takes the next word, which is to say @what. Returns: (nullable): the word; NULL with the error if the line ends here */
static const char *
take_word (Words      *words,
           const char *what)
{
  if (*words->next != NULL)
    return *words->next++;
  chieu_record_reader_fail (words->reader, _("the line ends where “%s” is expected"), what);
  return NULL;
}

static gboolean
expect_word (Words      *words,
             const char *what)
{
  const char *word = take_word (words, what);

  if (word == NULL)
    return FALSE;
  return strcmp (word, what) == 0
         || chieu_record_reader_fail (words->reader, _("there is “%s” where “%s” is expected"), word, what);
}

static gboolean
take_number (Words      *words,
             const char *what,
             gint64      min,
             gint64      max,
             gint64     *value)
{
  const char *word = take_word (words, what);

  return word != NULL && chieu_record_read_number (words->reader, word, min, max, value);
}

static gboolean
take_seat (Words *words,
           int   *seat)
{
  const char *word = take_word (words, "SEAT");

  return word != NULL && chieu_record_read_seat (words->reader, word, seat);
}

/* Returns: whether the next word is @what; if so, it is taken */
static gboolean
take_if_next (Words      *words,
              const char *what)
{
  if (*words->next == NULL || strcmp (*words->next, what) != 0)
    return FALSE;
  words->next++;
  return TRUE;
}

static gboolean
read_outcome (Words       *words,
              ChieuResult *result)
{
  const char *word = take_word (words, "OUTCOME");
  int outcome, seat;

  if (word == NULL)
    return FALSE;
  outcome = chieu_record_find_word (chieu_record_outcomes, word);
  if (outcome <= CHIEU_OUTCOME_NONE)
    return chieu_record_reader_fail (words->reader, _("there is no outcome “%s”"), word);
  result->outcome = (uint8_t) outcome;
  result->winner = -1;
  if (outcome == CHIEU_OUTCOME_DRAWN)
    return TRUE;
  if (!take_seat (words, &seat))
    return FALSE;
  result->winner = (int8_t) seat;
  return TRUE;
}

static gboolean
read_worth (Words       *words,
            ChieuResult *result)
{
  gint64 number;

  if (!expect_word (words, "worth") || !take_number (words, "POINTS", G_MININT16, G_MAXINT16, &number))
    return FALSE;
  result->worth = (int16_t) number;
  if (!expect_word (words, "points"))
    return FALSE;
  for (int seat = 0; seat < words->reader->record->carry.seats; seat++)
    {
      if (!take_number (words, "POINTS", G_MININT16, G_MAXINT16, &number))
        return FALSE;
      result->points[seat] = (int16_t) number;
    }
  return TRUE;
}

static gboolean
read_cuoc (Words       *words,
           ChieuResult *result)
{
  while (*words->next != NULL)
    {
      const char *word = *words->next++;
      int cuoc = chieu_record_find_word (words->reader->record->game->cuoc, word);

      if (cuoc < 0)
        return chieu_record_reader_fail (words->reader, _("this game has no cước “%s”"), word);
      if (result->n_cuoc == CHIEU_CUOC_MAX)
        return chieu_record_reader_fail (words->reader, _("more than %d cước"), CHIEU_CUOC_MAX);
      result->cuoc[result->n_cuoc++] = (uint8_t) cuoc;
    }
  return result->n_cuoc > 0 || chieu_record_reader_fail (words->reader, _("there is no cước after “cuoc”"));
}

gboolean
chieu_record_read_result (ChieuRecordReader *self,
                          const char        *value)
{
  g_auto (GStrv) all = chieu_record_split (value);
  Words words = { self, all };
  ChieuResult result = { 0 };

  if (!chieu_record_head_is_complete (self))
    return FALSE;
  if (self->record->result.outcome != CHIEU_OUTCOME_NONE)
    return chieu_record_reader_fail (self, _("“%s” is given twice"), "result");
  if (!read_outcome (&words, &result) || !read_worth (&words, &result))
    return FALSE;
  result.paid_debt = take_if_next (&words, "paid-debt");
  if (take_if_next (&words, "cuoc") && !read_cuoc (&words, &result))
    return FALSE;
  if (*words.next != NULL)
    return chieu_record_reader_fail (self, _("“%s” does not belong on this line"), *words.next);
  self->record->result = result;
  self->record->result_line = self->line;
  return TRUE;
}

/* ---- Faults ---- */

static gboolean
read_reason (Words      *words,
             ChieuFault *fault)
{
  const char *word = take_word (words, "FAULT");
  int reason;

  if (word == NULL)
    return FALSE;
  reason = chieu_record_find_word (words->reader->record->game->reasons, word);
  if (reason <= CHIEU_REASON_NONE)
    return chieu_record_reader_fail (words->reader, _("this game has no fault “%s”"), word);
  fault->reason = (uint8_t) reason;
  return TRUE;
}

static gboolean
read_fault_cards (Words      *words,
                  ChieuFault *fault)
{
  while (*words->next != NULL)
    {
      const char *word = *words->next++;
      ChieuCard card = chieu_deck_parse (words->reader->record->game->deck, word, strlen (word));

      if (card == CHIEU_CARD_NONE || card == CHIEU_CARD_HIDDEN)
        return chieu_record_reader_fail (words->reader, _("there is no card “%s”"), word);
      if (fault->n == G_N_ELEMENTS (fault->cards))
        return chieu_record_reader_fail (words->reader, _("more than %d cards"), (int) G_N_ELEMENTS (fault->cards));
      fault->cards[fault->n++] = card;
    }
  return TRUE;
}

gboolean
chieu_record_read_fault (ChieuRecordReader *self,
                         const char        *value)
{
  g_auto (GStrv) all = chieu_record_split (value);
  Words words = { self, all };
  ChieuResult *result = &self->record->result;
  ChieuFault fault = { 0 };
  gint64 move;
  int seat;

  if (result->outcome == CHIEU_OUTCOME_NONE)
    return chieu_record_reader_fail (self, _("a fault before the result"));
  if (result->n_faults == CHIEU_FAULTS_MAX)
    return chieu_record_reader_fail (self, _("more than %d faults"), CHIEU_FAULTS_MAX);
  if (!take_seat (&words, &seat) || !take_number (&words, "MOVE", 0, G_MAXUINT16, &move)
      || !read_reason (&words, &fault) || !read_fault_cards (&words, &fault))
    return FALSE;
  fault.seat = (uint8_t) seat;
  fault.move = (uint16_t) move;
  result->faults[result->n_faults++] = fault;
  return TRUE;
}
