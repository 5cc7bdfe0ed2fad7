/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lines of a text record that begin with a key: those of the head are read here, those of the result in record-result.c.
 */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "record-read.h"

/* ---- The head ---- */

static gboolean
read_game (ChieuRecordReader *self,
           const char        *value)
{
  self->record->game = chieu_game_find (value);
  if (self->record->game == NULL)
    return chieu_record_reader_fail (self, _("there is no game “%s”"), value);
  chieu_rules_init (&self->record->rules, self->record->game);
  return TRUE;
}

static gboolean
read_seats (ChieuRecordReader *self,
            const char        *value)
{
  const ChieuGame *game = self->record->game;
  gint64 seats;

  if (!chieu_record_read_number (self, value, game->min_seats, game->max_seats, &seats))
    return FALSE;
  chieu_carry_init (&self->record->carry, (int) seats, -1, false);
  return TRUE;
}

static gboolean
read_seed (ChieuRecordReader *self,
           const char        *value)
{
  if (g_str_has_prefix (value, "0x")
      && g_ascii_string_to_unsigned (value + 2, 16, 0, G_MAXUINT64, &self->record->seed, NULL))
    return TRUE;
  return chieu_record_reader_fail (self, _("“%s” is not a seed: 0x and up to 16 hexadecimal digits"), value);
}

static gboolean
check_deck (ChieuRecordReader *self)
{
  const ChieuDeck *deck = self->record->game->deck;
  int n, face = chieu_record_find_wrong_face (self->record, &n);

  return face < 0
         || chieu_record_reader_fail (self, _("“%1$s” is named %2$d times, but there are %3$d of this card"),
                                      chieu_deck_name (deck, (ChieuCard) face), n, deck->copies);
}

static gboolean
read_deck (ChieuRecordReader *self,
           const char        *value)
{
  ChieuRecord *record = self->record;
  g_auto (GStrv) words = chieu_record_split (value);

  if (record->game->deal_deck == NULL)
    return chieu_record_reader_fail (self, _("there is no key “%s”"), "deck");
  for (guint i = 0; words[i] != NULL; i++)
    {
      ChieuCard card = chieu_deck_parse (record->game->deck, words[i], strlen (words[i]));

      if (card >= record->game->deck->n_faces)
        return chieu_record_reader_fail (self, _("there is no card “%s”"), words[i]);
      if (record->n_deck == G_N_ELEMENTS (record->deck))
        return chieu_record_reader_fail (self, _("more than %d cards"), (int) G_N_ELEMENTS (record->deck));
      record->deck[record->n_deck++] = card;
    }
  return check_deck (self);
}

static gboolean
read_seat_into (ChieuRecordReader *self,
                const char        *value,
                int8_t            *place)
{
  int seat;

  if (!chieu_record_read_seat (self, value, &seat))
    return FALSE;
  *place = (int8_t) seat;
  return TRUE;
}

static gboolean
read_cai (ChieuRecordReader *self,
          const char        *value)
{
  return read_seat_into (self, value, &self->record->carry.cai);
}

static gboolean
read_thong (ChieuRecordReader *self,
            const char        *value)
{
  return read_seat_into (self, value, &self->record->carry.thong);
}

static gboolean
read_debts (ChieuRecordReader *self,
            const char        *value)
{
  g_auto (GStrv) words = chieu_record_split (value);

  for (guint i = 0; words[i] != NULL; i++)
    {
      int seat;

      if (!chieu_record_read_seat (self, words[i], &seat))
        return FALSE;
      if (self->record->carry.debts >> seat & 1)
        return chieu_record_reader_fail (self, _("seat %d is given twice"), seat);
      self->record->carry.debts |= (uint8_t) (1u << seat);
    }
  return TRUE;
}

static gboolean
read_pot (ChieuRecordReader *self,
          const char        *value)
{
  gint64 pot;

  if (!chieu_record_read_number (self, value, 0, G_MAXINT16, &pot))
    return FALSE;
  self->record->carry.pot = (int16_t) pot;
  return TRUE;
}

static gboolean
read_strict (ChieuRecordReader *self,
             const char        *value)
{
  if (strcmp (value, "yes") != 0 && strcmp (value, "no") != 0)
    return chieu_record_reader_fail (self, _("“%s” is neither “yes” nor “no”"), value);
  self->record->carry.strict = *value == 'y';
  return TRUE;
}

static gboolean
read_points (ChieuRecordReader *self,
             const char        *value)
{
  g_auto (GStrv) words = chieu_record_split (value);
  int seats = self->record->carry.seats;
  gint64 points;

  if ((int) g_strv_length (words) != seats)
    return chieu_record_reader_fail (self, _("not as many numbers as seats"));
  for (int seat = 0; seat < seats; seat++)
    {
      if (!chieu_record_read_number (self, words[seat], G_MININT32, G_MAXINT32, &points))
        return FALSE;
      self->record->carry.points[seat] = (int32_t) points;
    }
  return TRUE;
}

static gboolean
read_way (ChieuRecordReader *self,
          const char        *value)
{
  self->record->way = chieu_record_find_word (chieu_record_ways, value);
  return self->record->way >= 0
         || chieu_record_reader_fail (self, _("there is no way of play “%s”"), value);
}

static gboolean
read_name (ChieuRecordReader *self,
           const char        *value)
{
  g_auto (GStrv) parts = g_strsplit (value, " ", 2);
  int seat;

  if (parts[0] == NULL || parts[1] == NULL)
    return chieu_record_reader_fail (self, _("a name needs a seat before it"));
  if (!chieu_record_read_seat (self, parts[0], &seat))
    return FALSE;
  if (self->record->names[seat] != NULL)
    return chieu_record_reader_fail (self, _("seat %d has a name already"), seat);
  if (strlen (parts[1]) > CHIEU_RECORD_NAME_MAX)
    return chieu_record_reader_fail (self, _("a name longer than %d bytes"), CHIEU_RECORD_NAME_MAX);
  chieu_record_set_name (self->record, seat, parts[1]);
  return TRUE;
}

static gboolean
read_rule_value (ChieuRecordReader *self,
                 int                place,
                 const char        *text)
{
  const ChieuSwitch *choice = &self->record->game->switches[place];
  gint64 value;

  if (choice->words == NULL)
    {
      if (!chieu_record_read_number (self, text, choice->min, choice->max, &value))
        return FALSE;
    }
  else
    {
      for (value = choice->min; value <= choice->max; value++)
        if (strcmp (choice->words[value - choice->min], text) == 0)
          break;
      if (value > choice->max)
        return chieu_record_reader_fail (self, _("“%s” is not a value of the rule “%s”"), text, choice->id);
    }
  self->record->rules.value[place] = (int16_t) value;
  return TRUE;
}

static gboolean
read_rule (ChieuRecordReader *self,
           const char        *value)
{
  g_auto (GStrv) words = chieu_record_split (value);
  int place;

  if (g_strv_length (words) != 2)
    return chieu_record_reader_fail (self, _("a rule needs its id and one value"));
  place = chieu_rules_find (self->record->game, words[0]);
  if (place < 0)
    return chieu_record_reader_fail (self, _("this game has no rule “%s”"), words[0]);
  if (self->has_rule[place])
    return chieu_record_reader_fail (self, _("the rule “%s” is given twice"), words[0]);
  self->has_rule[place] = TRUE;
  return read_rule_value (self, place, words[1]);
}

/* ---- Dispatch ---- */

/* A key of the head. */
typedef struct
{
  const char *key;
  gboolean (*read) (ChieuRecordReader *self, const char *value);
  gboolean repeated;             /* several lines may begin with it */
} Key;

/* Every record has the first two; then follows how the cards lie: seed or deck. */
enum
{
  KEY_GAME,
  KEY_SEATS,
  KEY_SEED,
  KEY_DECK,
  KEY_CAI,
};

static const Key head_keys[] = {
  [KEY_GAME] = { "game", read_game, FALSE },
  [KEY_SEATS] = { "seats", read_seats, FALSE },
  [KEY_SEED] = { "seed", read_seed, FALSE },
  [KEY_DECK] = { "deck", read_deck, FALSE },
  [KEY_CAI] = { "cai", read_cai, FALSE },
  { "thong", read_thong, FALSE },
  { "debts", read_debts, FALSE },
  { "pot", read_pot, FALSE },
  { "strict", read_strict, FALSE },
  { "points", read_points, FALSE },
  { "way", read_way, FALSE },
  { "name", read_name, TRUE },
  { "rule", read_rule, TRUE },
};

static gboolean
has_key (ChieuRecordReader *self,
         guint              number)
{
  return (self->keys >> number & 1) != 0;
}

static gboolean
fail_missing (ChieuRecordReader *self,
              guint              number)
{
  return chieu_record_reader_fail (self, _("“%s” is missing before this line"), head_keys[number].key);
}

/* Returns: whether all keys are there that come before key number @number; if not, the error names the first one that is missing */
static gboolean
begins_well (ChieuRecordReader *self,
             guint              number)
{
  for (guint i = KEY_GAME; i < MIN (number, KEY_SEED); i++)
    if (!has_key (self, i))
      return fail_missing (self, i);
  if (number > KEY_DECK && !has_key (self, KEY_SEED) && !has_key (self, KEY_DECK))
    return fail_missing (self, KEY_SEED);
  return TRUE;
}

gboolean
chieu_record_head_is_complete (ChieuRecordReader *self)
{
  if (!begins_well (self, G_N_ELEMENTS (head_keys)))
    return FALSE;
  /* The lot that finds the cái follows from the seed, which a record with a deck does not have. */
  return !has_key (self, KEY_DECK) || has_key (self, KEY_CAI) || fail_missing (self, KEY_CAI);
}

static gboolean
may_stand_here (ChieuRecordReader *self,
                guint              number)
{
  gboolean deals = number == KEY_SEED || number == KEY_DECK;

  if (deals && (has_key (self, KEY_SEED) || has_key (self, KEY_DECK)))
    return chieu_record_reader_fail (self, _("“%s” is given twice"), has_key (self, number) ? head_keys[number].key : "seed/deck");
  if (has_key (self, number) && !head_keys[number].repeated)
    return chieu_record_reader_fail (self, _("“%s” is given twice"), head_keys[number].key);
  if (self->record->moves->len > 0 || self->record->result.outcome != CHIEU_OUTCOME_NONE)
    return chieu_record_reader_fail (self, _("“%s” belongs before the first move"), head_keys[number].key);
  return begins_well (self, number);
}

static gboolean
read_head_key (ChieuRecordReader *self,
               guint              number,
               const char        *value)
{
  if (!may_stand_here (self, number) || !head_keys[number].read (self, value))
    return FALSE;
  self->keys |= 1u << number;
  return TRUE;
}

gboolean
chieu_record_read_key (ChieuRecordReader *self)
{
  char *space = strchr (self->current, ' ');
  g_autofree char *key = space != NULL ? g_strndup (self->current, (gsize) (space - self->current)) : NULL;

  if (key == NULL)
    return chieu_record_reader_fail (self, _("“%s” is neither a key with a value nor a move"), self->current);
  if (strcmp (key, "result") == 0)
    return chieu_record_read_result (self, space + 1);
  if (strcmp (key, "fault") == 0)
    return chieu_record_read_fault (self, space + 1);
  for (guint i = 0; i < G_N_ELEMENTS (head_keys); i++)
    if (strcmp (head_keys[i].key, key) == 0)
      return read_head_key (self, i, g_strstrip (space + 1));
  return chieu_record_reader_fail (self, _("there is no key “%s”"), key);
}
