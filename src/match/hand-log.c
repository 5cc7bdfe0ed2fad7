/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hand-log.h"

#include "match/words/words.h"

typedef struct
{
  const ChieuGame *game;
  const ChieuWords *words;
  int seats;
  int person;
  gboolean faults;
  const char *names[CHIEU_SEATS_MAX];    /* NULL at the person's seat */
  ChieuState state;
  ChieuMove answers[CHIEU_SEATS_MAX];    /* the last move of each seat: what it answered takes effect later */
  gboolean answered[CHIEU_SEATS_MAX];
  GPtrArray *lines;
  const GPtrArray *notes;
  guint next_note;
} Log;

/* @line: (transfer full) (nullable) */
static void
add_line (Log  *self,
          char *line)
{
  if (line != NULL && *line != '\0')
    g_ptr_array_add (self->lines, line);
  else
    g_free (line);
}

static void
add_dealt (Log *self)
{
  ChieuState view;

  self->game->observe (&self->state, self->person, &view);
  if (self->game->is_opening (&view))
    add_line (self, chieu_words_dealt (self->words, &view, self->names));
}

static void
add_fault (Log              *self,
           const ChieuEvent *event)
{
  int sayer = chieu_words_fault_sayer (event->seat, self->person, self->seats);

  if (self->faults)
    add_line (self, chieu_words_fault_seen (self->words, event->detail, self->names[sayer], self->names[event->seat]));
}

static void
add_result (Log *self)
{
  ChieuResult result;

  self->game->result (&self->state, &result);
  add_line (self, chieu_words_result (self->words, &result, self->names, self->seats));
}

static void
add_event (Log              *self,
           const ChieuEvent *event)
{
  if (event->kind == CHIEU_EVENT_END)
    add_result (self);
  else if (event->seat >= self->seats)
    return;
  else if (event->kind == CHIEU_EVENT_FAULT)
    add_fault (self, event);
  else
    add_line (self, chieu_words_event (self->words, event, self->answered[event->seat] ? &self->answers[event->seat] : NULL,
                                       self->seats, self->names[event->seat]));
}

/* Adds the notes that were told before the move of this number. */
static void
add_notes (Log   *self,
           guint  n_moves)
{
  for (; self->next_note < self->notes->len; self->next_note++)
    {
      const ChieuMatchNote *note = self->notes->pdata[self->next_note];

      if (note->n_moves > n_moves)
        return;
      if (self->names[note->seat] != NULL)
        add_line (self, chieu_match_note_sentence (note, self->names[note->seat]));
    }
}

/* Returns: FALSE if the move is impossible. */
static gboolean
add_move (Log                   *self,
          const ChieuRecordMove *made)
{
  bool possible = false;
  ChieuEvents events = { 0 };

  if (made->seat >= self->seats
      || (self->game->check (&self->state, made->seat, &made->move, &possible) != CHIEU_REASON_NONE && !possible))
    return FALSE;
  self->answers[made->seat] = made->move;
  self->answered[made->seat] = TRUE;
  self->game->apply (&self->state, made->seat, &made->move, &events);
  for (int i = 0; i < events.n; i++)
    if (!chieu_words_event_repeats (&events, i))
      add_event (self, &events.items[i]);
  return TRUE;
}

GPtrArray *
chieu_hand_log_make (const ChieuRecord *record,
                     int                person,
                     gboolean           faults,
                     const char *const *names)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();

  return chieu_hand_log_make_noted (record, person, faults, names, none);
}

GPtrArray *
chieu_hand_log_make_noted (const ChieuRecord *record,
                           int                person,
                           gboolean           faults,
                           const char *const *names,
                           const GPtrArray   *notes)
{
  g_autofree Log *self = g_new0 (Log, 1);
  guint i = 0;

  g_return_val_if_fail (record != NULL && names != NULL && notes != NULL, NULL);

  self->game = record->game;
  self->words = chieu_words_for_game (record->game);
  self->seats = record->carry.seats;
  self->person = person;
  self->faults = faults || record->carry.strict != 0;
  self->lines = g_ptr_array_new_with_free_func (g_free);
  if (self->words == NULL)
    return self->lines;
  for (int seat = 0; seat < self->seats; seat++)
    self->names[seat] = seat == person ? NULL : names[seat];
  chieu_record_deal (record, &self->state);
  add_dealt (self);
  self->notes = notes;
  add_notes (self, 0);
  while (i < record->moves->len && add_move (self, &g_array_index (record->moves, ChieuRecordMove, i)))
    add_notes (self, ++i);
  return self->lines;
}
