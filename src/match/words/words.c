/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "words-table.h"
#include "words.h"

const ChieuWords *
chieu_words_for_game (const ChieuGame *game)
{
  for (int i = 0; chieu_all_words[i] != NULL; i++)
    if (chieu_all_words[i]->game == game)
      return chieu_all_words[i];
  return NULL;
}

const char *
chieu_words_game (const ChieuWords *self,
                  int               seats)
{
  return self->form (seats);
}

/* ---- Cards ---- */

static const ChieuCardWords *
get_card_words (const ChieuWords *self,
                ChieuCard         card)
{
  return &self->cards[self->faces != NULL ? self->faces[card] : card];
}

/* Returns: the name in @member of a card that is known, or the word for a hidden one */
static const char *
get_card_name (const ChieuWords *self,
               ChieuCard         card,
               gsize             member)
{
  if (card >= self->game->deck->n_faces)
    return _("a card face down");
  return _(G_STRUCT_MEMBER (const char *, get_card_words (self, card), member));
}

const char *
chieu_words_card (const ChieuWords *self,
                  ChieuCard         card)
{
  return get_card_name (self, card, G_STRUCT_OFFSET (ChieuCardWords, brief));
}

const char *
chieu_words_card_long (const ChieuWords *self,
                       ChieuCard         card)
{
  return get_card_name (self, card, G_STRUCT_OFFSET (ChieuCardWords, full));
}

const char *
chieu_words_card_spoken (const ChieuWords *self,
                         ChieuCard         card)
{
  return get_card_name (self, card, G_STRUCT_OFFSET (ChieuCardWords, spoken));
}

const char *
chieu_words_card_read (const ChieuWords *self,
                       ChieuCard         card)
{
  return self->signs ? chieu_words_card_long (self, card) : chieu_words_card (self, card);
}

/* Each sign is replaced for itself: that of no card is part of another's. */
char *
chieu_words_read_signs (const char *text)
{
  GString *read = g_string_new (text);

  for (int i = 0; chieu_all_words[i] != NULL; i++)
    for (ChieuCard card = 0; chieu_all_words[i]->signs && card < chieu_all_words[i]->game->deck->n_faces; card++)
      g_string_replace (read, chieu_words_card (chieu_all_words[i], card), chieu_words_card_long (chieu_all_words[i], card), 0);
  return g_string_free (read, FALSE);
}

char *
chieu_words_together (const ChieuWords *self,
                      const ChieuCard  *cards,
                      int               n,
                      gboolean          in_hand)
{
  return self->together != NULL && n > 1 ? self->together (self, cards, n, in_hand) : NULL;
}

const char *
chieu_words_marked (const ChieuWords *self)
{
  return self->marked != NULL ? _(self->marked) : NULL;
}

const char *
chieu_words_comma (void)
{
  /* Translators: between the items of a list: cards, players. */
  return _(", ");
}

char *
chieu_words_cards (const ChieuWords *self,
                   const ChieuCard  *cards,
                   int               n)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append (text, chieu_words_comma ());
      g_string_append (text, chieu_words_card (self, cards[i]));
    }
  return g_string_free (text, FALSE);
}

/* ---- Moves ---- */

const char *
chieu_words_label (const ChieuWords *self,
                   int               kind)
{
  g_return_val_if_fail (kind >= 0 && kind < self->n_kinds, "");
  return _(self->moves[kind].label);
}

const char *
chieu_words_called (const ChieuWords *self,
                    int               kind)
{
  g_return_val_if_fail (kind >= 0 && kind < self->n_kinds, NULL);
  return self->moves[kind].called != NULL ? _(self->moves[kind].called) : NULL;
}

char *
chieu_words_choice (const ChieuWords *self,
                    const ChieuMove  *move,
                    int               seats)
{
  return self->choice (self, move, seats);
}

char *
chieu_words_choice_name (const ChieuWords *self,
                         const ChieuMove  *move,
                         int               seats)
{
  return self->choice_name != NULL ? self->choice_name (self, move, seats)
                                   : g_strdup (chieu_words_label (self, move->kind));
}

char *
chieu_words_move (const ChieuWords *self,
                  const ChieuMove  *move,
                  int               seats,
                  const char       *who)
{
  return self->move (self, move, seats, who);
}

const char *
chieu_words_verse (const ChieuWords *self,
                   const ChieuMove  *call,
                   int               seats)
{
  return self->verse != NULL ? self->verse (call, seats) : NULL;
}

char *
chieu_words_opening (const ChieuWords *self,
                     const void       *view,
                     int               seat)
{
  return self->opening != NULL ? self->opening (view, seat) : NULL;
}

char *
chieu_words_dealt (const ChieuWords  *self,
                   const void        *view,
                   const char *const *names)
{
  return self->dealt != NULL ? self->dealt (view, names) : NULL;
}

const char *
chieu_words_no_set (const ChieuWords *self)
{
  return _(self->no_set);
}

/* ---- Reasons and faults ---- */

static gboolean
is_reason (const ChieuWords *self,
           ChieuReason       reason)
{
  return reason > CHIEU_REASON_NONE && reason < (int) g_strv_length ((char **) self->game->reasons);
}

const char *
chieu_words_reason (const ChieuWords *self,
                    ChieuReason       reason)
{
  g_return_val_if_fail (is_reason (self, reason), "");
  return _(self->reasons[reason].why);
}

/* The sentences are in the tables of the games. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
char *
chieu_words_refusal (const ChieuWords *self,
                     ChieuReason       reason,
                     const ChieuMove  *move)
{
  ChieuCard card;

  g_return_val_if_fail (is_reason (self, reason) && move != NULL, NULL);

  card = self->reasons[reason].why_card != NULL ? self->own_card (move) : CHIEU_CARD_NONE;
  if (card == CHIEU_CARD_NONE)
    return g_strdup (chieu_words_reason (self, reason));
  return g_strdup_printf (_(self->reasons[reason].why_card), chieu_words_card (self, card));
}
#pragma GCC diagnostic pop

const char *
chieu_words_fault (const ChieuWords *self,
                   ChieuReason       reason)
{
  g_return_val_if_fail (is_reason (self, reason), NULL);
  return self->reasons[reason].fault != NULL ? _(self->reasons[reason].fault) : NULL;
}

char *
chieu_words_fault_seen (const ChieuWords *self,
                        const ChieuRules *rules,
                        ChieuReason       reason,
                        const char       *sayer,
                        const char       *who)
{
  const char *fault = chieu_words_fault (self, reason);

  if (fault == NULL)
    return NULL;
  return sayer != NULL ? self->fault_seen (fault, sayer, who)
                       : chieu_words_fault_found (self, rules, &(ChieuFault) { .reason = reason }, who);
}

const char *
chieu_words_fault_rule (const ChieuWords *self,
                        ChieuReason       reason)
{
  g_return_val_if_fail (is_reason (self, reason), NULL);
  return self->reasons[reason].fault != NULL ? _(self->reasons[reason].found) : NULL;
}

const char *
chieu_words_fault_cost (const ChieuWords *self,
                        const ChieuRules *rules,
                        ChieuReason       reason)
{
  g_return_val_if_fail (is_reason (self, reason) && rules != NULL, NULL);
  return self->reasons[reason].fault != NULL ? self->cost (rules, reason) : NULL;
}

char *
chieu_words_fault_found (const ChieuWords *self,
                         const ChieuRules *rules,
                         const ChieuFault *fault,
                         const char       *who)
{
  const char *name = chieu_words_fault (self, fault->reason);
  g_autofree char *cards = chieu_words_cards (self, fault->cards, fault->n);
  const char *found, *cost;

  if (name == NULL)
    return g_strdup (chieu_words_reason (self, fault->reason));
  found = _(self->reasons[fault->reason].found);
  cost = self->cost (rules, fault->reason);
  if (who == NULL)
    who = _("You");
  if (fault->n == 0)
    /* Translators: who made a fault, its name, a sentence on what it was, a sentence on what it costs. */
    return g_strdup_printf (_("%1$s: %2$s. %3$s %4$s"), who, name, found, cost);
  /* Translators: who made a fault, its name, the cards, a sentence on what it was, a sentence on what it costs. */
  return g_strdup_printf (_("%1$s: %2$s (%3$s). %4$s %5$s"), who, name, cards, found, cost);
}

/* ---- House rules ---- */

const char *
chieu_words_rule_set (const ChieuWords *self,
                      const char       *id)
{
  for (const ChieuRuleSetWords *set = self->rule_sets; set != NULL && set->id != NULL; set++)
    if (g_str_equal (set->id, id))
      return _(set->name);
  return NULL;
}

static const ChieuSwitchWords *
get_switch_words (const ChieuWords *self,
                  int               place)
{
  g_return_val_if_fail (place >= 0 && place < self->game->n_switches, self->switches);

  return &self->switches[place];
}

/* A sentence that is the same for every cước is made for each with its name. There are few of them, and they are never freed. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
static const char *
make_about_cuoc (const ChieuWords       *self,
                 const ChieuSwitchWords *words,
                 const char             *text)
{
  g_autofree char *about = NULL;

  if (!words->of_cuoc)
    return _(text);
  about = g_strdup_printf (_(text), chieu_words_cuoc (self, words->cuoc, self->game->max_seats));
  return g_intern_string (about);
}
#pragma GCC diagnostic pop

const char *
chieu_words_switch (const ChieuWords *self,
                    int               place)
{
  const ChieuSwitchWords *words = get_switch_words (self, place);

  return make_about_cuoc (self, words, words->name);
}

const char *
chieu_words_switch_rule (const ChieuWords *self,
                         int               place)
{
  const ChieuSwitchWords *words = get_switch_words (self, place);

  return make_about_cuoc (self, words, words->rule);
}

const char *
chieu_words_switch_example (const ChieuWords *self,
                            int               place)
{
  const char *example = get_switch_words (self, place)->example;

  return example != NULL ? _(example) : NULL;
}

const char *
chieu_words_switch_source (const ChieuWords *self,
                           int               place)
{
  return _(get_switch_words (self, place)->source);
}

char *
chieu_words_switch_value (const ChieuWords *self,
                          int               place,
                          int               value)
{
  const ChieuSwitch *choice = &self->game->switches[place];

  g_return_val_if_fail (chieu_rules_allows (self->game, place, value), g_strdup (""));

  if (choice->words == NULL)
    return g_strdup_printf ("%d", value);
  return g_strdup (_(get_switch_words (self, place)->answers[value - choice->min]));
}

char *
chieu_words_unusual_rules (const ChieuWords *self,
                           const ChieuRules *rules)
{
  GString *text = g_string_new (NULL);

  for (int place = 0; place < self->game->n_switches; place++)
    if (rules->value[place] != chieu_switch_usual (&self->game->switches[place]))
      {
        g_autofree char *value = chieu_words_switch_value (self, place, rules->value[place]);

        if (text->len > 0)
          g_string_append_c (text, '\n');
        /* Translators: the name of a house rule, and what holds. */
        g_string_append_printf (text, _("%1$s: %2$s"), chieu_words_switch (self, place), value);
      }
  return g_string_free (text, text->len == 0);
}

/* ---- For tests ---- */

/* Return NULL, or the name or id of the first thing that lacks words. */
static const char *
find_bare_switch (const ChieuWords *self)
{
  for (int i = 0; i < self->game->n_switches; i++)
    {
      const ChieuSwitch *choice = &self->game->switches[i];
      const ChieuSwitchWords *words = &self->switches[i];

      if (words->name == NULL || words->rule == NULL || words->source == NULL)
        return choice->id;
      for (int value = choice->min; choice->words != NULL && value <= choice->max; value++)
        if (words->answers[value - choice->min] == NULL)
          return choice->id;
    }
  return NULL;
}

static const char *
find_bare_card (const ChieuWords *self)
{
  for (int i = 0; i < self->game->deck->n_faces; i++)
    {
      const ChieuCardWords *words = get_card_words (self, (ChieuCard) i);

      if (words->brief == NULL || words->full == NULL || words->spoken == NULL)
        return self->game->deck->names[i];
    }
  return NULL;
}

static const char *
find_bare_reason (const ChieuWords *self)
{
  for (int i = 1; self->game->reasons[i] != NULL; i++)
    if (self->reasons[i].why == NULL || (self->reasons[i].fault == NULL) != (self->reasons[i].found == NULL))
      return self->game->reasons[i];
  return NULL;
}

static const char *
find_bare_cuoc (const ChieuWords *self)
{
  for (int seats = self->game->min_seats; seats <= self->game->max_seats; seats++)
    for (int i = 0; self->game->cuoc[i] != NULL; i++)
      {
        const ChieuCuocWords *words = self->cuoc (i, seats);

        if (words == NULL || words->name == NULL || words->within == NULL || words->rule == NULL)
          return self->game->cuoc[i];
      }
  return NULL;
}

const char *
chieu_words_missing (const ChieuWords *self)
{
  const char *missing = find_bare_card (self);

  for (int i = 0; missing == NULL && i < self->n_kinds; i++)
    if (self->moves[i].label == NULL)
      missing = "label of a move";
  if (missing == NULL)
    missing = find_bare_reason (self);
  if (missing == NULL)
    missing = find_bare_switch (self);
  return missing != NULL ? missing : find_bare_cuoc (self);
}

int
chieu_words_n_kinds (const ChieuWords *self)
{
  return self->n_kinds;
}
