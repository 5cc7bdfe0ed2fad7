/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scene.h"

#include "games/to-tom/rules/contract.h"
#include "games/to-tom/rules/opening.h"
#include "../../../rules/scene-words.h"
#include "rules/text-out.h"

#include <stdio.h>

static const char *const phu_words[] = { "bi", "doc", "lung", "khan", "phong", "thien-khai", "yeu", "khai", "bat-thuc" };
enum { WORD_KHAI = CHIEU_N_PHU_KINDS, WORD_BAT_THUC, N_WORDS };

/* ---- Reading ---- */

static ChieuCard
read_card (const char *word)
{
  return scene_read_card (&chieu_deck_to_tom, word);
}

static int
find_word (const char *word)
{
  for (int i = 0; i < N_WORDS; i++)
    if (strcmp (phu_words[i], word) == 0)
      return i;
  scene_give_up (word);
  return 0;
}

static void
add_mat (Seat            *seat,
         int              word,
         const ChieuCard *cards,
         int              n)
{
  ChieuCard equal[4] = { cards[0], cards[0], cards[0], cards[0] };
  int same = word == CHIEU_PHU_KHAN || word == CHIEU_PHU_PHONG ? 3
             : word == CHIEU_PHU_THIEN_KHAI || word == WORD_KHAI ? 4 : 0;
  bool down = word == CHIEU_PHU_KHAN || word == WORD_KHAI;

  if (n == 0)
    scene_give_up (phu_words[word]);
  if (word == CHIEU_PHU_YEU)
    seat->alone[seat->n_alone++] = cards[0];
  else if (word == WORD_BAT_THUC)
    {
      seat->bat_thuc[seat->n_bat_thuc++] = (ChieuToTomBatThuc) { .face = cards[0], .held = seat->hand[cards[0]] };
      seat->cups++;
    }
  else
    chieu_to_tom_lay_phu (seat, word == WORD_KHAI ? CHIEU_PHU_THIEN_KHAI : word, down ? CHIEU_TO_TOM_PHU_DOWN : 0,
                          same > 0 ? equal : cards, same > 0 ? same : n);
}

static void
read_seat (Seat *seat,
           char *rest)
{
  ChieuCard cards[CHIEU_PHU_CARDS_MAX];
  int word = -1, n = 0;

  for (char *text = strtok_r (NULL, " ", &rest); text != NULL; text = strtok_r (NULL, " ", &rest))
    if (strcmp (text, "/") == 0)
      {
        if (word >= 0)
          add_mat (seat, word, cards, n);
        text = strtok_r (NULL, " ", &rest);
        word = find_word (text != NULL ? text : "/");
        n = 0;
      }
    else if (word >= 0)
      cards[n++] = read_card (text);
    else
      {
        seat->hand[read_card (text)]++;
        seat->n_hand++;
      }
  if (word >= 0)
    add_mat (seat, word, cards, n);
}

static void
read_noc (ChieuToTomState *s,
          char            *rest)
{
  ChieuCard cards[CHIEU_TO_TOM_NOC_MAX];
  int n = 0, end = s->rules.value[CHIEU_TO_TOM_NOC_END];

  for (char *text = strtok_r (NULL, " ", &rest); text != NULL; text = strtok_r (NULL, " ", &rest))
    cards[n++] = read_card (text);
  s->noc_left = (uint8_t) (end + n);
  for (int i = 0; i < n; i++)
    s->noc[end + n - 1 - i] = cards[i];
}

static void
ask_to_discard (ChieuToTomState *s,
                int              seat,
                bool             first)
{
  s->phase = CHIEU_EATING_DISCARD;
  s->turn = (uint8_t) seat;
  s->asked = (uint8_t) CHIEU_BIT (seat);
  s->first_turn = first;
  if (first)
    s->cai = (uint8_t) seat;
}

static void
read_field (ChieuToTomState *s,
            char            *field)
{
  char *rest = NULL, *word = strtok_r (field, " ", &rest);

  if (word == NULL)
    return;
  if (word[0] >= '0' && word[0] <= '4' && word[1] == '\0')
    read_seat (&s->seat[word[0] - '0'], rest);
  else if (strcmp (word, "noc") == 0)
    read_noc (s, rest);
  else if (strcmp (word, "turn") == 0 || strcmp (word, "first") == 0)
    ask_to_discard (s, scene_read_number (strtok_r (NULL, " ", &rest)), word[0] == 'f');
  else if (strcmp (word, "opening") == 0)
    s->phase = CHIEU_EATING_OPENING;
  else if (strcmp (word, "seats") == 0)
    s->seats = s->carry.seats = (uint8_t) scene_read_number (strtok_r (NULL, " ", &rest));
  else if (strcmp (word, "strict") == 0)
    s->carry.strict = 1;
  else if (strcmp (word, "thua") == 0)
    s->seat[scene_read_number (strtok_r (NULL, " ", &rest))].too_many = 1;
  else if (strcmp (word, "thong") == 0)
    s->carry.thong = (int8_t) scene_read_number (strtok_r (NULL, " ", &rest));
  else if (strcmp (word, "pot") == 0)
    s->carry.pot = (int16_t) scene_read_number (strtok_r (NULL, " ", &rest));
  else if (strcmp (word, "debts") == 0)
    while ((word = strtok_r (NULL, " ", &rest)) != NULL)
      s->carry.debts |= (uint8_t) CHIEU_BIT (scene_read_number (word));
  else if (strchr (word, '=') != NULL)
    scene_set_switch (&chieu_to_tom, word, &s->rules);
  else
    scene_give_up (word);
}

void
scene_read (const char *text,
            void       *state)
{
  ChieuToTomState *s = state;
  char copy[2048], *rest = NULL;

  memset (s, 0, sizeof *s);
  chieu_rules_init (&s->rules, &chieu_to_tom);
  chieu_carry_init (&s->carry, 5, -1, false);
  s->seats = 5;
  s->winner = -1;
  s->card = s->win = CHIEU_CARD_NONE;
  s->last_gate = 0xff;
  s->phase = CHIEU_EATING_OVER;
  snprintf (copy, sizeof copy, "%s", text);
  for (char *field = strtok_r (copy, ";", &rest); field != NULL; field = strtok_r (NULL, ";", &rest))
    read_field (s, field);
  if (s->phase == CHIEU_EATING_OPENING)
    {
      s->first_turn = 1;
      chieu_to_tom_ask_opening (s);
    }
}

/* ---- Writing ---- */

static void
add_seats (ChieuTextOut *out,
           const char   *word,
           unsigned      seats)
{
  if (seats != 0)
    chieu_text_out (out, " %s", word);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    if ((seats >> seat & 1) != 0)
      chieu_text_out (out, " %d", seat);
}

static void
add_faults (ChieuTextOut      *out,
            const ChieuResult *result)
{
  for (int i = 0; i < result->n_faults; i++)
    {
      const ChieuFault *fault = &result->faults[i];

      chieu_text_out (out, i == 0 ? " [" : " ");
      if (fault->seat != result->winner)
        chieu_text_out (out, "%d ", fault->seat);
      chieu_text_out (out, "%s", chieu_to_tom_reasons[fault->reason]);
    }
  if (result->n_faults > 0)
    chieu_text_out (out, "]");
}

static void
add_result (ChieuTextOut          *out,
            const ChieuToTomState *s)
{
  ChieuResult result;

  chieu_to_tom_result (s, &result);
  chieu_text_out (out, "%s", scene_outcomes[result.outcome]);
  if (result.winner >= 0)
    chieu_text_out (out, " %d:", result.winner);
  for (int i = 0; i < result.n_cuoc; i++)
    chieu_text_out (out, " %s", chieu_cuoc_ids[result.cuoc[i]]);
  if (result.n_cuoc > 0)
    chieu_text_out (out, " %d", result.worth);
  if (result.n_cuoc > 0 && result.points[result.winner] != result.worth)
    chieu_text_out (out, " earns %d", result.points[result.winner]);
  add_faults (out, &result);
  chieu_text_out (out, " cai %d", result.next.cai);
  if (result.next.thong >= 0)
    chieu_text_out (out, " thong %d", result.next.thong);
  add_seats (out, "debts", result.next.debts);
  if (result.paid_debt)
    chieu_text_out (out, " paid");
  if (result.next.pot >= 0)
    chieu_text_out (out, " pot %d", result.next.pot);
  if (result.match_over)
    chieu_text_out (out, " over");
}

void
scene_write (const void *state,
             char       *text,
             size_t      size)
{
  const ChieuToTomState *s = state;
  ChieuTextOut out = { .text = text, .size = size };

  *text = '\0';
  if (s->phase == CHIEU_EATING_OVER)
    {
      add_result (&out, s);
      return;
    }
  chieu_text_out (&out, "%s", chieu_eating_phases[s->phase]);
  if (s->phase == CHIEU_EATING_OPENING || s->phase == CHIEU_EATING_CLAIM || s->phase == CHIEU_EATING_PASSED_ON)
    {
      if (s->phase != CHIEU_EATING_OPENING)
        chieu_text_out (&out, " %s at %d", chieu_deck_name (&chieu_deck_to_tom, s->card), s->gate);
      add_seats (&out, "asked", s->asked);
      return;
    }
  chieu_text_out (&out, " %d", s->turn);
  if (s->phase == CHIEU_EATING_RETURN)
    chieu_text_out (&out, " at %d", s->gate);
  if (s->phase == CHIEU_EATING_SHOW)
    {
      chieu_text_out (&out, " %s", chieu_deck_name (&chieu_deck_to_tom, s->card));
      add_seats (&out, "asked", s->asked);
    }
}

void
scene_write_mat (const void *state,
                 int         seat,
                 char       *text,
                 size_t      size)
{
  const ChieuToTomState *s = state;
  const Seat *self = &s->seat[seat];
  ChieuTextOut out = { .text = text, .size = size };

  *text = '\0';
  for (int i = 0; i < self->n_phu; i++)
    {
      chieu_text_out (&out, "%s%s", i > 0 ? " / " : "", phu_words[self->phu[i].kind]);
      for (int j = 0; j < self->phu[i].n; j++)
        chieu_text_out (&out, " %s", chieu_deck_name (&chieu_deck_to_tom, self->phu[i].cards[j]));
      if ((self->phu[i].flags & CHIEU_TO_TOM_PHU_DOWN) != 0)
        chieu_text_out (&out, " down");
    }
  for (int i = 0; i < self->n_alone; i++)
    chieu_text_out (&out, "%s%s %s", *text != '\0' ? " / " : "", chieu_card_is_yeu (self->alone[i]) ? "yeu" : "le",
                    chieu_deck_name (&chieu_deck_to_tom, self->alone[i]));
  if (self->cups > 0)
    chieu_text_out (&out, "%scups %d", *text != '\0' ? " / " : "", self->cups);
}
