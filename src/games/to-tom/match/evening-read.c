/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads an evening from JSON. An error message names the place of the mistake.
 */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "evening-private.h"
#include "match/record/json-text.h"
#include "games/to-tom/rules/to-tom.h"

const char *const chieu_evening_outcomes[CHIEU_N_EVENING_OUTCOMES] = {
  [CHIEU_OUTCOME_NONE] = "hoi",
  [CHIEU_OUTCOME_DRAWN] = "drawn",
  [CHIEU_OUTCOME_WON] = "won",
  [CHIEU_OUTCOME_UNPAID] = "unpaid",
  [CHIEU_OUTCOME_CHEO_DO] = "cheo-do",
  [CHIEU_OUTCOME_FALSE] = "false-u",
};

typedef struct
{
  const char *source;
  GError **error;
} Reader;

static gboolean G_GNUC_PRINTF (2, 3)
fail (const Reader *self,
      const char   *format,
      ...)
{
  g_autofree char *reason = NULL;
  g_autofree char *valid = NULL;
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  /* A word that is cut short may end within a letter. */
  valid = g_utf8_make_valid (reason, -1);
  g_set_error (self->error, CHIEU_EVENING_ERROR, CHIEU_EVENING_ERROR_DAMAGED, "%s: %s", self->source, valid);
  return FALSE;
}

static gboolean
read_int (const Reader *self,
          JsonObject   *object,
          const char   *key,
          gint64        min,
          gint64        max,
          gint64       *value)
{
  JsonNode *node = json_object_get_member (object, key);

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64)
    return fail (self, _("“%s”: a whole number is expected"), key);
  *value = json_node_get_int (node);
  if (*value < min || *value > max)
    return fail (self, _("“%s”: the number is out of range"), key);
  return TRUE;
}

/* Returns: (transfer none) (nullable): the text of @key; NULL with the error if there is none */
static const char *
read_text (const Reader *self,
           JsonObject   *object,
           const char   *key)
{
  JsonNode *node = json_object_get_member (object, key);

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
    {
      fail (self, _("“%s”: text is expected"), key);
      return NULL;
    }
  return json_node_get_string (node);
}

/* Returns: (transfer none) (nullable): the list of @key; NULL with the error if there is none or its length is not @min to @max */
static JsonArray *
read_array (const Reader *self,
            JsonObject   *object,
            const char   *key,
            guint         min,
            guint         max)
{
  JsonNode *node = json_object_get_member (object, key);
  JsonArray *array = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  guint n;

  if (array == NULL)
    {
      fail (self, _("“%s”: a list is expected"), key);
      return NULL;
    }
  n = json_array_get_length (array);
  if (n < min || n > max)
    {
      /* Translators: the name of a list in a file, how long the list is, and how long it may be. */
      fail (self, _("“%1$s”: the list has %2$u entries, and %3$u to %4$u are allowed"), key, n, min, max);
      return NULL;
    }
  return array;
}

static int
find_word (const char *const *words,
           int                n,
           const char        *word)
{
  for (int i = 0; i < n; i++)
    if (g_strcmp0 (words[i], word) == 0)
      return i;
  return -1;
}

/* Returns: (transfer none) (nullable): element @i, NULL if it is no text */
static const char *
get_text_at (JsonArray *array,
             guint      i)
{
  JsonNode *node = json_array_get_element (array, i);

  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : NULL;
}

static gboolean
read_call (const Reader     *self,
           JsonObject       *object,
           ChieuEveningHand *hand)
{
  JsonArray *call = read_array (self, object, "call", 0, CHIEU_CUOC_MAX);

  if (call == NULL)
    return FALSE;
  for (guint i = 0; i < json_array_get_length (call); i++)
    {
      int cuoc = find_word (chieu_cuoc_ids, CHIEU_N_CUOC, get_text_at (call, i));

      if (cuoc < 0)
        return fail (self, _("“%1$s[%2$u]”: there is no such cước"), "call", i);
      hand->cuoc[hand->n_cuoc++] = (guint8) cuoc;
    }
  return TRUE;
}

/* A win has a winner and a call; a drawn hand and a new hội have neither. */
static gboolean
is_sound (const ChieuEveningHand *hand)
{
  gboolean with_winner = hand->outcome != CHIEU_OUTCOME_NONE && hand->outcome != CHIEU_OUTCOME_DRAWN;
  gboolean with_call = with_winner && hand->outcome != CHIEU_OUTCOME_FALSE;

  return (hand->winner >= 0) == with_winner && (hand->n_cuoc > 0) == with_call;
}

static gboolean
read_hand (const Reader *self,
           JsonObject   *object,
           ChieuEvening *evening)
{
  ChieuEveningHand hand = { 0 };
  const char *outcome = read_text (self, object, "outcome");
  const char *cards;
  int kind = outcome != NULL ? find_word (chieu_evening_outcomes, CHIEU_N_EVENING_OUTCOMES, outcome) : -1;
  gint64 winner;

  if (outcome == NULL)
    return FALSE;
  if (kind < 0)
    return fail (self, _("“outcome”: “%.40s” is unknown"), outcome);
  if (!read_int (self, object, "winner", -1, evening->seats - 1, &winner) || !read_call (self, object, &hand)
      || !read_int (self, object, "when", G_MININT64, G_MAXINT64, &hand.when)
      || (cards = read_text (self, object, "cards")) == NULL)
    return FALSE;
  hand.outcome = (ChieuOutcome) kind;
  hand.winner = (int) winner;
  hand.cards = *cards != '\0' ? (char *) cards : NULL;
  if (!is_sound (&hand))
    return fail (self, _("“outcome”: it does not agree with the winner and the call"));
  /* The list of hands is no longer than an evening may be, so there is room. */
  chieu_evening_add_hand (evening, &hand);
  return TRUE;
}

static gboolean
read_hands (const Reader *self,
            JsonObject   *object,
            ChieuEvening *evening)
{
  JsonArray *hands = read_array (self, object, "hands", 0, CHIEU_EVENING_HANDS_MAX);

  for (guint i = 0; hands != NULL && i < json_array_get_length (hands); i++)
    {
      JsonNode *node = json_array_get_element (hands, i);
      g_autofree char *place = g_strdup_printf ("%s, hands[%u]", self->source, i);
      Reader reader = { place, self->error };

      if (!JSON_NODE_HOLDS_OBJECT (node))
        return fail (&reader, _("an object is expected"));
      if (!read_hand (&reader, json_node_get_object (node), evening))
        return FALSE;
    }
  return hands != NULL;
}

/* Returns: (transfer full) (nullable): the house rules; NULL with the error if they are none of Tổ tôm */
static ChieuHouseRules *
read_house (const Reader *self,
            JsonObject   *object)
{
  JsonNode *node = json_object_get_member (object, "house-rules");
  g_autofree char *text = node != NULL ? json_to_string (node, TRUE) : NULL;
  g_autoptr (GError) wrong = NULL;
  ChieuHouseRules *house;

  if (text == NULL)
    {
      fail (self, _("the key “%s” is missing"), "house-rules");
      return NULL;
    }
  house = chieu_house_rules_parse (text, -1, "house-rules", &wrong);
  if (house == NULL)
    fail (self, "%s", wrong->message);
  else if (house->game != &chieu_to_tom)
    {
      fail (self, _("“%s”: these rules are of another game"), "house-rules");
      g_clear_pointer (&house, chieu_house_rules_free);
    }
  return house;
}

static ChieuEvening *
read_evening (const Reader *self,
              JsonObject   *object)
{
  g_autoptr (ChieuEvening) evening = NULL;
  g_autoptr (ChieuHouseRules) house = NULL;
  const char *names[CHIEU_SEATS_MAX] = { NULL };
  JsonArray *players;
  gint64 format, pot;

  if (!read_int (self, object, "format", CHIEU_EVENING_FORMAT, CHIEU_EVENING_FORMAT, &format)
      || !read_int (self, object, "pot", -1, CHIEU_EVENING_POT_MAX, &pot)
      || (players = read_array (self, object, "players", CHIEU_TO_TOM_MIN_SEATS, CHIEU_TO_TOM_MAX_SEATS)) == NULL
      || (house = read_house (self, object)) == NULL)
    return NULL;
  for (guint seat = 0; seat < json_array_get_length (players); seat++)
    {
      names[seat] = get_text_at (players, seat);
      if (names[seat] == NULL)
        {
          fail (self, _("“%1$s[%2$u]”: text is expected"), "players", seat);
          return NULL;
        }
    }
  evening = chieu_evening_new ((int) json_array_get_length (players), names, house, (int) pot);
  return read_hands (self, object, evening) ? g_steal_pointer (&evening) : NULL;
}

ChieuEvening *
chieu_evening_parse (const char  *text,
                     gssize       length,
                     const char  *source,
                     GError     **error)
{
  Reader self = { source, error };
  g_autofree char *wrong = NULL;
  g_autoptr (JsonObject) object = NULL;

  g_return_val_if_fail (text != NULL && source != NULL, NULL);

  object = chieu_json_text_parse (text, length, CHIEU_EVENING_BYTES_MAX, &wrong);
  if (object != NULL)
    return read_evening (&self, object);
  fail (&self, "%s", wrong);
  return NULL;
}
