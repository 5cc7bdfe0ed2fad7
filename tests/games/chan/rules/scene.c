/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scene.h"

#include "games/chan/rules/claims.h"
#include "games/chan/rules/contract.h"
#include "games/chan/rules/opening.h"
#include "../../../rules/scene-words.h"
#include "rules/text-out.h"

#include <stdio.h>

/* ---- Reading ---- */

static ChieuCard
read_card (const char *word)
{
  return scene_read_card (&chieu_deck_chan, word);
}

static char *
next_word (char **rest)
{
  return strtok_r (NULL, " ", rest);
}

/* Lays a set as though it had been eaten: its cards of the hand are gone from there. */
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
    scene_give_up (word);
  move = strcmp (word, "chiu") == 0 ? chieu_move_about (CHIEU_CHAN_CHIU, face) : chieu_chan_eat_move (face, with, false);
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
  Seat *seat = &s->seat[scene_read_number (next_word (&rest))];

  for (char *word = next_word (&rest); word != NULL; word = next_word (&rest))
    {
      seat->discarded |= CHIEU_BIT (read_card (word));
      seat->left[read_card (word)]++;
    }
}

/* The beginning of play, once all cards are read. */
typedef struct
{
  int draws;                     /* the seat that draws the next card; −1: none does */
  bool opening;                  /* hands without chắn are asked about */
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
    chieu_eating_ask_in_turn (&s->table, seat, CHIEU_EATING_DISCARD);
  if (strcmp (word, "first") != 0)
    return;
  s->first_turn = 1;
  s->cai = (uint8_t) seat;
}

static bool
read_number_field (ChieuChanState  *s,
                   const char      *word,
                   char           **rest)
{
  if (strcmp (word, "seats") == 0)
    s->seats = s->carry.seats = (uint8_t) scene_read_number (next_word (rest));
  else if (strcmp (word, "thong") == 0)
    s->carry.thong = (int8_t) scene_read_number (next_word (rest));
  else if (strcmp (word, "drawer") == 0)
    s->drawer = (uint8_t) scene_read_number (next_word (rest));
  else if (strcmp (word, "fresh") == 0)
    s->seat[scene_read_number (next_word (rest))].gate_passed = 0;
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
    read_turn (s, word, scene_read_number (next_word (&rest)), start);
  else if (strcmp (word, "opening") == 0)
    start->opening = true;
  else if (strcmp (word, "strict") == 0)
    s->carry.strict = 1;
  else if (strchr (word, '=') != NULL)
    scene_set_switch (&chieu_chan, word, &s->rules);
  else
    scene_give_up (word);
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
  s->phase = CHIEU_EATING_OVER;
  for (int seat = 0; seat < 4; seat++)
    s->seat[seat].gate_passed = 1;
  snprintf (copy, sizeof copy, "%s", text);
  for (char *field = strtok_r (copy, ";", &rest); field != NULL; field = strtok_r (NULL, ";", &rest))
    read_field (s, field, &start);
  if (start.opening)
    chieu_chan_begin_play (s);
  if (start.draws >= 0)
    chieu_chan_draw (s, start.draws, NULL);
}

/* ---- Writing ---- */

static void
add_faults (ChieuTextOut      *out,
            const ChieuResult *result)
{
  for (int i = 0; i < result->n_faults; i++)
    chieu_text_out (out, "%s%d %s", i == 0 ? " [" : ", ", result->faults[i].seat, chieu_chan_reasons[result->faults[i].reason]);
  if (result->n_faults > 0)
    chieu_text_out (out, "]");
}

static void
add_result (ChieuTextOut         *out,
            const ChieuChanState *s)
{
  ChieuResult result;

  chieu_chan_result (s, &result);
  chieu_text_out (out, "%s", scene_outcomes[result.outcome]);
  if (result.winner >= 0)
    chieu_text_out (out, " %d:", result.winner);
  for (int i = 0; i < result.n_cuoc; i++)
    chieu_text_out (out, " %s", chieu_chan_cuoc_ids[result.cuoc[i]]);
  if (result.n_cuoc > 0)
    chieu_text_out (out, " %d,", result.worth);
  for (int seat = 0; result.winner >= 0 && seat < s->seats; seat++)
    chieu_text_out (out, " %d", result.points[seat]);
  add_faults (out, &result);
  if (result.next.thong >= 0)
    chieu_text_out (out, " thong %d", result.next.thong);
  chieu_text_out (out, " next %d", result.next.cai);
}

void
scene_write (const void *state,
             char       *text,
             size_t      size)
{
  const ChieuChanState *s = state;
  ChieuTextOut out = { .text = text, .size = size };

  *text = '\0';
  if (s->phase == CHIEU_EATING_OVER)
    {
      add_result (&out, s);
      return;
    }
  chieu_text_out (&out, "%s", chieu_eating_phases[s->phase]);
  if (s->phase == CHIEU_EATING_CLAIM || s->phase == CHIEU_EATING_PASSED_ON)
    chieu_text_out (&out, " %s at %d", chieu_deck_name (&chieu_deck_chan, s->card), s->gate);
  else
    chieu_text_out (&out, " %d", s->turn);
  if (s->phase == CHIEU_EATING_RETURN)
    chieu_text_out (&out, " at %d", s->gate);
  if (s->phase > CHIEU_EATING_PASSED_ON)
    return;
  chieu_text_out (&out, " asked");
  for (int seat = 0; seat < s->seats; seat++)
    if ((s->asked >> seat & 1) != 0)
      chieu_text_out (&out, " %d", seat);
}

void
scene_write_mat (const void *state,
                 int         seat,
                 char       *text,
                 size_t      size)
{
  const ChieuChanState *s = state;
  const Seat *self = &s->seat[seat];
  ChieuTextOut out = { .text = text, .size = size };

  *text = '\0';
  for (int i = 0; i < self->n_sets; i++)
    {
      chieu_text_out (&out, "%s%s", i > 0 ? " / " : "", chieu_chan_set_words[self->sets[i].kind]);
      for (int j = 0; j < (self->sets[i].kind == CHIEU_CHAN_SET_CHIU ? 4 : 2); j++)
        chieu_text_out (&out, " %s", chieu_deck_name (&chieu_deck_chan, self->sets[i].cards[j]));
    }
}
