/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hand-log.h"

#include <string.h>

#include "match/words/account.h"
#include "match/words/addressed.h"
#include "match/words/words-table.h"
#include "match/words/words.h"

/* The log while it is made. */
typedef struct
{
  const ChieuGame *game;
  const ChieuWords *words;
  const ChieuRules *rules;
  int seats;
  int person;
  gboolean faults;
  const char *names[CHIEU_SEATS_MAX];    /* NULL at the person's seat */
  ChieuState state;
  ChieuMove answers[CHIEU_SEATS_MAX];    /* the last move of each seat: what it answered takes effect later */
  gboolean answered[CHIEU_SEATS_MAX];
  gboolean told_card;            /* a line says on which card ù was called */
  gboolean waits;                /* nothing has come yet of the last move of the person */
  GPtrArray *lines;
  const GPtrArray *notes;        /* (nullable) */
  guint next_note;
  guint since;                   /* how many lines there were when the person moved last */
} Log;

static void
free_line (gpointer data)
{
  g_free (((ChieuLogLine *) data)->text);
  g_free (data);
}

/* Adds a line, unless @text is NULL or empty. @seat: the seat that it is about, −1: none. @text: (transfer full) (nullable). @cards:
 * (nullable): @n of them; those that lie face down are left out. */
static void
add_line (Log             *self,
          int              seat,
          char            *text,
          const ChieuCard *cards,
          int              n)
{
  ChieuLogLine *line;

  if (text == NULL || *text == '\0')
    {
      g_free (text);
      return;
    }
  line = g_new0 (ChieuLogLine, 1);
  line->text = chieu_addressed_text (text);
  line->seat = seat;
  g_free (text);
  for (int i = 0; i < n && line->n < CHIEU_MOVE_CARDS_MAX; i++)
    if (cards[i] < self->game->deck->n_faces)
      line->cards[line->n++] = cards[i];
  g_ptr_array_add (self->lines, line);
}

static void
add_dealt (Log *self)
{
  ChieuState view;

  self->game->observe (&self->state, self->person, &view);
  if (self->game->is_opening (&view))
    add_line (self, -1, chieu_words_dealt (self->words, &view, self->names), NULL, 0);
}

static gboolean
has_card (const ChieuMove *move,
          ChieuCard        card)
{
  for (int i = 0; i < move->n; i++)
    if (move->cards[i] == card)
      return TRUE;
  return FALSE;
}

/* Adds who called ù on which card and where that came from, unless a line says so already. Returns: whether one was added */
static gboolean
add_called_card (Log *self)
{
  char *text = self->told_card ? NULL : chieu_account_describe_card (self->game, &self->state, self->names);

  if (text == NULL)
    return FALSE;
  self->told_card = TRUE;
  add_line (self, chieu_account_find_caller (self->game, &self->state), text, NULL, 0);
  return TRUE;
}

/* Adds what all saw a seat do. Several cards are shown if they went down together with the one that the event is about. */
static void
add_seen (Log              *self,
          const ChieuEvent *event)
{
  const ChieuMove *move = self->answered[event->seat] ? &self->answers[event->seat] : NULL;
  char *text;
  gboolean together = event->kind == CHIEU_EVENT_MOVE && move != NULL && move->kind == event->detail
                      && event->card < self->game->deck->n_faces && has_card (move, event->card);

  /* That ù is called, and on which card, is one thing to a reader. */
  if (event->kind == CHIEU_EVENT_MOVE && event->seat == chieu_account_find_caller (self->game, &self->state) && add_called_card (self))
    return;
  text = chieu_words_event (self->words, event, move, self->seats, self->names[event->seat]);
  add_line (self, event->seat, text, together ? move->cards : &event->card, together ? move->n : 1);
}

/* Adds that somebody else's claim, which @event is, goes before one that the person has made: the claim of the person is seen nowhere
 * else, and would seem to have failed. */
static void
add_overruled (Log              *self,
               const ChieuEvent *event)
{
  const ChieuMove *own = &self->answers[self->person];

  self->waits = FALSE;
  if (event->kind == CHIEU_EVENT_MOVE && (own->kind == event->detail || has_card (own, event->card)))
    add_line (self, self->person, chieu_words_overruled (self->words, self->names[event->seat], event->detail, own->kind), NULL, 0);
}

/* Removes the line with the call of a win that is paid if it is the last one: the line with the result, which follows, says it again. */
static void
remove_call (Log               *self,
             const ChieuResult *result)
{
  const ChieuLogLine *last = self->lines->len > 0 ? g_ptr_array_index (self->lines, self->lines->len - 1) : NULL;
  ChieuMove call = { .n = (guint8) result->n_cuoc };
  g_autofree char *made = NULL;
  g_autofree char *text = NULL;

  if (last == NULL || result->outcome != CHIEU_OUTCOME_WON || last->seat != result->winner)
    return;
  memcpy (call.cards, result->cuoc, (gsize) result->n_cuoc);
  made = chieu_words_call_made (self->words, &call, self->seats, self->names[result->winner]);
  text = chieu_addressed_text (made);
  if (!g_str_equal (last->text, text))
    return;
  g_ptr_array_set_size (self->lines, (int) self->lines->len - 1);
  self->since = MIN (self->since, self->lines->len);
}

static void
add_event (Log              *self,
           const ChieuEvent *event)
{
  if (event->kind == CHIEU_EVENT_END)
    {
      ChieuResult result;

      self->game->result (&self->state, &result);
      remove_call (self, &result);
      add_called_card (self);
      add_line (self, -1, chieu_words_result (self->words, &result, self->names, self->seats), NULL, 0);
    }
  else if (event->seat >= self->seats)
    return;
  else if (event->kind == CHIEU_EVENT_FAULT)
    {
      int sayer = chieu_words_fault_sayer (event->seat, self->person, self->seats);

      if (self->faults)
        add_line (self, event->seat,
                  chieu_words_fault_seen (self->words, self->rules, event->detail, sayer >= 0 ? self->names[sayer] : NULL,
                                          self->names[event->seat]), NULL, 0);
    }
  else
    {
      if (self->waits && event->seat != self->person)
        add_overruled (self, event);
      add_seen (self, event);
    }
}

/* Adds the notes that were made when the hand had at most @n_moves moves, and are not there yet. */
static void
add_notes (Log   *self,
           guint  n_moves)
{
  for (; self->notes != NULL && self->next_note < self->notes->len; self->next_note++)
    {
      const ChieuMatchNote *note = self->notes->pdata[self->next_note];

      if (note->n_moves > n_moves)
        return;
      if (self->names[note->seat] != NULL)
        add_line (self, note->seat, chieu_match_note_to_sentence (note, self->names[note->seat]), NULL, 0);
    }
}

/* Makes the move @made, and adds what all saw of it. Returns: FALSE if it is impossible */
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
  if (made->seat == self->person)
    {
      self->since = self->lines->len;
      self->waits = TRUE;
    }
  for (int i = 0; i < events.n; i++)
    {
      if (chieu_words_event_repeats (&events, i))
        continue;
      add_event (self, &events.items[i]);
      /* The person knows their own moves; but a claim takes effect only when all have answered, and its result is news. */
      if (events.items[i].seat == self->person && events.items[i].kind == CHIEU_EVENT_MOVE)
        {
          self->since = self->lines->len;
          self->waits = FALSE;
        }
    }
  return TRUE;
}

const char *
chieu_hand_log_get_text (const GPtrArray *log,
                         guint            i)
{
  g_return_val_if_fail (log != NULL && i < log->len, "");

  return ((const ChieuLogLine *) log->pdata[i])->text;
}

gboolean
chieu_hand_log_is_from_deal (const GPtrArray *log,
                             guint            since)
{
  g_return_val_if_fail (log != NULL && since <= log->len, FALSE);

  /* Only the deal itself is about no seat, as long as the hand goes on. */
  return since == 0 || ((const ChieuLogLine *) log->pdata[since - 1])->seat < 0;
}

GPtrArray *
chieu_hand_log_make (const ChieuRecord *record,
                     int                person,
                     gboolean           faults,
                     const char *const *names,
                     const GPtrArray   *notes,
                     guint             *since)
{
  g_autofree Log *self = g_new0 (Log, 1);
  guint i = 0;

  g_return_val_if_fail (record != NULL && names != NULL, NULL);

  self->game = record->game;
  self->words = chieu_words_for_game (record->game);
  self->rules = &record->rules;
  self->seats = record->carry.seats;
  self->person = person;
  self->faults = faults || record->carry.strict != 0;
  self->notes = notes;
  self->lines = g_ptr_array_new_with_free_func (free_line);
  for (int seat = 0; seat < self->seats; seat++)
    self->names[seat] = seat == person ? NULL : names[seat];
  if (self->words != NULL)
    {
      chieu_record_deal (record, &self->state);
      add_dealt (self);
      self->since = self->lines->len;
      add_notes (self, 0);
      while (i < record->moves->len && add_move (self, &g_array_index (record->moves, ChieuRecordMove, i)))
        add_notes (self, ++i);
    }
  if (since != NULL)
    *since = self->since;
  return self->lines;
}
