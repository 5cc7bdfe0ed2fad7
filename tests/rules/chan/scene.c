/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scene.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static void
give_up (const char *text)
{
  printf ("Bail out! “%s” is not understood\n", text);
  exit (1);
}

/* ---- Reading ---- */

static ChieuCard
read_card (const char *word)
{
  ChieuCard card = word != NULL ? chieu_deck_parse (&chieu_deck_chan, word, strlen (word)) : CHIEU_CARD_NONE;

  if (card >= CHIEU_CHAN_FACES)
    give_up (word != NULL ? word : "a missing card");
  return card;
}

static int
read_number (const char *word)
{
  char *end;
  long n = word != NULL ? strtol (word, &end, 10) : 0;

  if (word == NULL || *end != '\0')
    give_up (word != NULL ? word : "a missing number");
  return (int) n;
}

static char *
next_word (char **rest)
{
  return strtok_r (NULL, " ", rest);
}

/* A set as though it had been eaten: its cards of the hand are gone from there. */
static void
add_mat (Seat  *seat,
         char **rest)
{
  char *word = next_word (rest);
  ChieuCard face = read_card (next_word (rest)), with = face;
  ChieuMove move;

  if (strcmp (word, "ca") == 0)
    with = read_card (next_word (rest));
  else if (strcmp (word, "chan") != 0 && strcmp (word, "chiu") != 0)
    give_up (word);
  move = strcmp (word, "chiu") == 0 ? chieu_chan_move (CHIEU_CHAN_CHIU, face) : chieu_chan_eat_move (face, with, false);
  chieu_chan_lay (seat, &move);
  seat->left[with] = (uint8_t) (seat->left[with] + (move.kind == CHIEU_CHAN_CHIU ? 3 : 1));
}

static void
read_seat (Seat *seat,
           char *rest)
{
  for (char *word = next_word (&rest); word != NULL; word = next_word (&rest))
    if (strcmp (word, "/") == 0)
      add_mat (seat, &rest);
    else
      {
        seat->hand[read_card (word)]++;
        seat->n_hand++;
      }
}

static void
read_noc (ChieuChanState *s,
          char           *rest)
{
  ChieuCard cards[CHIEU_CHAN_NOC];
  int n = 0;

  for (char *word = next_word (&rest); word != NULL; word = next_word (&rest))
    cards[n++] = read_card (word);
  for (int i = 0; i < n; i++)
    s->noc[n - 1 - i] = cards[i];
  s->noc_left = (uint8_t) n;
}

static void
read_put (ChieuChanState *s,
          char           *rest)
{
  Seat *seat = &s->seat[read_number (next_word (&rest))];

  for (char *word = next_word (&rest); word != NULL; word = next_word (&rest))
    {
      seat->discarded |= CHIEU_CHAN_BIT (read_card (word));
      seat->left[read_card (word)]++;
    }
}

static void
read_switch (ChieuChanState *s,
             char           *word)
{
  char *value = strchr (word, '=');
  const ChieuSwitch *choice;
  int place;

  *value++ = '\0';
  place = chieu_rules_find (&chieu_chan, word);
  if (place < 0)
    give_up (word);
  choice = &chieu_chan.switches[place];
  for (int i = 0; choice->words != NULL && choice->words[i] != NULL; i++)
    if (strcmp (choice->words[i], value) == 0)
      {
        s->rules.value[place] = (int16_t) (choice->min + i);
        return;
      }
  s->rules.value[place] = (int16_t) read_number (value);
}

/* What is to happen once all is read. */
typedef struct
{
  int draws;
  bool opening;
} Start;

static void
read_turn (ChieuChanState *s,
           const char     *word,
           int             seat,
           Start          *start)
{
  if (strcmp (word, "draw") == 0)
    start->draws = seat;
  else
    chieu_chan_ask_in_turn (s, seat, CHIEU_CHAN_DISCARD);
  if (strcmp (word, "first") != 0)
    return;
  s->first_turn = 1;
  s->cai = (uint8_t) seat;
}

static bool
read_number_field (ChieuChanState *s,
                   const char     *word,
                   char          **rest)
{
  if (strcmp (word, "seats") == 0)
    s->seats = s->carry.seats = (uint8_t) read_number (next_word (rest));
  else if (strcmp (word, "thong") == 0)
    s->carry.thong = (int8_t) read_number (next_word (rest));
  else if (strcmp (word, "drawer") == 0)
    s->drawer = (uint8_t) read_number (next_word (rest));
  else if (strcmp (word, "fresh") == 0)
    s->seat[read_number (next_word (rest))].gate_passed = 0;
  else
    return false;
  return true;
}

static void
read_field (ChieuChanState *s,
            char           *field,
            Start          *start)
{
  char *rest = NULL, *word = strtok_r (field, " ", &rest);

  if (word == NULL || read_number_field (s, word, &rest))
    return;
  if (word[0] >= '0' && word[0] <= '3' && word[1] == '\0')
    read_seat (&s->seat[word[0] - '0'], rest);
  else if (strcmp (word, "noc") == 0)
    read_noc (s, rest);
  else if (strcmp (word, "put") == 0)
    read_put (s, rest);
  else if (strcmp (word, "turn") == 0 || strcmp (word, "first") == 0 || strcmp (word, "draw") == 0)
    read_turn (s, word, read_number (next_word (&rest)), start);
  else if (strcmp (word, "opening") == 0)
    start->opening = true;
  else if (strcmp (word, "strict") == 0)
    s->carry.strict = 1;
  else if (strchr (word, '=') != NULL)
    read_switch (s, word);
  else
    give_up (word);
}

void
scene_read (const char *text,
            void       *state)
{
  ChieuChanState *s = state;
  char copy[2048], *rest = NULL;
  Start start = { .draws = -1 };

  memset (s, 0, sizeof *s);
  chieu_rules_init (&s->rules, &chieu_chan);
  chieu_carry_init (&s->carry, 4, -1, false);
  s->seats = 4;
  s->winner = -1;
  s->card = s->win = CHIEU_CARD_NONE;
  s->phase = CHIEU_CHAN_OVER;
  for (int seat = 0; seat < 4; seat++)
    s->seat[seat].gate_passed = 1;
  snprintf (copy, sizeof copy, "%s", text);
  for (char *field = strtok_r (copy, ";", &rest); field != NULL; field = strtok_r (NULL, ";", &rest))
    read_field (s, field, &start);
  if (start.opening)
    chieu_chan_begin (s);
  if (start.draws >= 0)
    chieu_chan_draw (s, start.draws, NULL);
}

/* ---- Writing ---- */

typedef struct
{
  char *text;
  size_t size;
} Out;

__attribute__ ((format (printf, 2, 3)))
static void
add (Out        *out,
     const char *format,
     ...)
{
  va_list args;
  size_t used = strlen (out->text);

  va_start (args, format);
  vsnprintf (out->text + used, out->size - used, format, args);
  va_end (args);
}

static void
add_faults (Out               *out,
            const ChieuResult *result)
{
  for (int i = 0; i < result->n_faults; i++)
    add (out, "%s%d %s", i == 0 ? " [" : ", ", result->faults[i].seat, chieu_chan_reasons[result->faults[i].reason]);
  if (result->n_faults > 0)
    add (out, "]");
}

static void
add_result (Out                  *out,
            const ChieuChanState *s)
{
  static const char *const outcomes[] = { "none", "drawn", "won", "unpaid", "cheo-do", "false" };
  ChieuResult result;

  chieu_chan_result (s, &result);
  add (out, "%s", outcomes[result.outcome]);
  if (result.winner >= 0)
    add (out, " %d:", result.winner);
  for (int i = 0; i < result.n_cuoc; i++)
    add (out, " %s", chieu_chan_cuoc_ids[result.cuoc[i]]);
  if (result.n_cuoc > 0)
    add (out, " %d,", result.worth);
  for (int seat = 0; result.winner >= 0 && seat < s->seats; seat++)
    add (out, " %d", result.points[seat]);
  add_faults (out, &result);
  if (result.next.thong >= 0)
    add (out, " thong %d", result.next.thong);
  add (out, " next %d", result.next.cai);
}

void
scene_write (const void *state,
             char       *text,
             size_t      size)
{
  const ChieuChanState *s = state;
  static const char *const phases[] = { "opening", "claim", "passed", "discard", "return", "lay" };
  Out out = { text, size };

  *text = '\0';
  if (s->phase == CHIEU_CHAN_OVER)
    {
      add_result (&out, s);
      return;
    }
  add (&out, "%s", phases[s->phase]);
  if (s->phase == CHIEU_CHAN_CLAIM || s->phase == CHIEU_CHAN_PASSED_ON)
    add (&out, " %s at %d", chieu_deck_name (&chieu_deck_chan, s->card), s->gate);
  else
    add (&out, " %d", s->turn);
  if (s->phase == CHIEU_CHAN_RETURN)
    add (&out, " at %d", s->gate);
  if (s->phase > CHIEU_CHAN_PASSED_ON)
    return;
  add (&out, " asked");
  for (int seat = 0; seat < s->seats; seat++)
    if ((s->asked >> seat & 1) != 0)
      add (&out, " %d", seat);
}

void
scene_write_mat (const void *state,
                 int         seat,
                 char       *text,
                 size_t      size)
{
  const ChieuChanState *s = state;
  const Seat *self = &s->seat[seat];
  Out out = { text, size };

  *text = '\0';
  for (int i = 0; i < self->n_sets; i++)
    {
      add (&out, "%s%s", i > 0 ? " / " : "", chieu_chan_set_words[self->sets[i].kind]);
      for (int j = 0; j < (self->sets[i].kind == CHIEU_CHAN_SET_CHIU ? 4 : 2); j++)
        add (&out, " %s", chieu_deck_name (&chieu_deck_chan, self->sets[i].cards[j]));
    }
}
