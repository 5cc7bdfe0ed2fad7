/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scene-words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const scene_outcomes[] = {
  [CHIEU_OUTCOME_NONE] = "none",
  [CHIEU_OUTCOME_DRAWN] = "drawn",
  [CHIEU_OUTCOME_WON] = "won",
  [CHIEU_OUTCOME_UNPAID] = "unpaid",
  [CHIEU_OUTCOME_CHEO_DO] = "cheo-do",
  [CHIEU_OUTCOME_FALSE] = "false",
};

void
scene_give_up (const char *text)
{
  printf ("Bail out! “%s” is not understood\n", text);
  exit (1);
}

ChieuCard
scene_read_card (const ChieuDeck *deck,
                 const char      *word)
{
  ChieuCard card = word != NULL ? chieu_deck_parse (deck, word, strlen (word)) : CHIEU_CARD_NONE;

  if (card >= deck->n_faces)
    scene_give_up (word != NULL ? word : "a missing card");
  return card;
}

int
scene_read_number (const char *word)
{
  char *end;
  long n;

  if (word == NULL)
    scene_give_up ("a missing number");
  n = strtol (word, &end, 10);
  if (*end != '\0')
    scene_give_up (word);
  return (int) n;
}

void
scene_set_switch (const ChieuGame *game,
                  char            *word,
                  ChieuRules      *rules)
{
  char *value = strchr (word, '=');
  const ChieuSwitch *choice;
  int place;

  *value++ = '\0';
  place = chieu_rules_find (game, word);
  if (place < 0)
    scene_give_up (word);
  choice = &game->switches[place];
  for (int i = 0; choice->words != NULL && choice->words[i] != NULL; i++)
    if (strcmp (choice->words[i], value) == 0)
      {
        rules->value[place] = (int16_t) (choice->min + i);
        return;
      }
  rules->value[place] = (int16_t) scene_read_number (value);
}
