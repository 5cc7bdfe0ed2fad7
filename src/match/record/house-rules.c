/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "house-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bounded.h"
#include "json-text.h"

/* The newest format of the files, which is the one that is written. */
#define FORMAT 1

static char *
cut_name (const char *name)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);

  if (strlen (valid) <= CHIEU_HOUSE_RULES_NAME_MAX)
    return g_steal_pointer (&valid);
  /* The character that contains the first byte too many is left out whole. */
  return g_strndup (valid, (gsize) (g_utf8_find_prev_char (valid, valid + CHIEU_HOUSE_RULES_NAME_MAX + 1) - valid));
}

ChieuHouseRules *
chieu_house_rules_new (const ChieuGame  *game,
                       const char       *id,
                       const char       *name,
                       const ChieuRules *rules)
{
  ChieuHouseRules *self;

  g_return_val_if_fail (game != NULL && id != NULL && name != NULL && rules != NULL, NULL);

  self = g_new0 (ChieuHouseRules, 1);
  self->game = game;
  self->id = g_strdup (id);
  self->name = cut_name (name);
  self->rules = *rules;
  return self;
}

void
chieu_house_rules_free (ChieuHouseRules *self)
{
  if (self == NULL)
    return;
  g_free (self->id);
  g_free (self->name);
  g_free (self->file);
  g_free (self);
}

/* ---- Reading ---- */

/* A text while it is read. */
typedef struct
{
  const char *text;
  const char *source;            /* the name of the file */
  GError **error;
} Reader;

/* Returns: the line in which "key" first occurs in the text, 0 if it does not (JSON can write it in other ways) */
static guint
find_line_of_key (const Reader *self,
                  const char   *key)
{
  g_autofree char *quoted = g_strdup_printf ("\"%s\"", key);
  const char *place = strstr (self->text, quoted);
  guint line = 1;

  if (place == NULL)
    return 0;
  for (const char *p = self->text; p < place; p++)
    line += *p == '\n';
  return line;
}

static gboolean G_GNUC_PRINTF (3, 4)
fail (const Reader *self,
      const char   *key,
      const char   *format,
      ...)
{
  g_autofree char *reason = NULL;
  guint line = key != NULL ? find_line_of_key (self, key) : 0;
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  if (key == NULL)
    g_set_error (self->error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RULES, "%s: %s", self->source, reason);
  else if (line == 0)
    g_set_error (self->error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RULES, "%s: “%s”: %s", self->source, key, reason);
  else
    g_set_error (self->error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RULES,
                 /* Translators: name of a file, number of a line in it, a key on that line, what is wrong with it. */
                 _("%s: line %u: “%s”: %s"), self->source, line, key, reason);
  return FALSE;
}

/* The most bytes of an id. */
#define ID_BYTES_MAX 64

/* Returns: whether @text can be the id of a set of house rules */
static gboolean
is_id (const char *text)
{
  gsize length = strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-");

  return length > 0 && length <= ID_BYTES_MAX && text[length] == '\0';
}

/* Returns: the value of a required text key; NULL with the error */
static const char *
read_text (const Reader *self,
           JsonObject   *object,
           const char   *key)
{
  JsonNode *node = json_object_get_member (object, key);

  if (node == NULL)
    fail (self, NULL, _("the key “%s” is missing"), key);
  else if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
    fail (self, key, _("text is expected"));
  else
    return json_node_get_string (node);
  return NULL;
}

static gboolean
check_keys (const Reader *self,
            JsonObject   *object)
{
  static const char *const known[] = { "format", "game", "id", "name", "rules", NULL };
  g_autoptr (GList) keys = json_object_get_members (object);

  for (GList *l = keys; l != NULL; l = l->next)
    if (!g_strv_contains (known, l->data))
      return fail (self, l->data, _("there is no such key"));
  return TRUE;
}

static gboolean
check_format (const Reader *self,
              JsonObject   *object)
{
  JsonNode *node = json_object_get_member (object, "format");

  if (node == NULL)
    return fail (self, NULL, _("the key “%s” is missing"), "format");
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64)
    return fail (self, "format", _("a whole number is expected"));
  if (json_node_get_int (node) > FORMAT)
    return fail (self, "format", _("newer than this program can read (%d)"), FORMAT);
  if (json_node_get_int (node) < 1)
    return fail (self, "format", _("there is no such format"));
  return TRUE;
}

static gboolean
find_value (const Reader      *self,
            const ChieuSwitch *choice,
            const char        *word,
            int16_t           *value)
{
  for (int number = choice->min; number <= choice->max; number++)
    if (strcmp (choice->words[number - choice->min], word) == 0)
      {
        *value = (int16_t) number;
        return TRUE;
      }
  return fail (self, choice->id, _("there is no value “%s”"), word);
}

static gboolean
read_switch (const Reader      *self,
             const ChieuSwitch *choice,
             JsonNode          *node,
             int16_t           *value)
{
  GType type = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node) : G_TYPE_INVALID;
  gint64 number;

  if (choice->words != NULL)
    {
      if (type != G_TYPE_STRING)
        return fail (self, choice->id, _("a word is expected"));
      return find_value (self, choice, json_node_get_string (node), value);
    }
  if (type != G_TYPE_INT64)
    return fail (self, choice->id, _("a whole number is expected"));
  number = json_node_get_int (node);
  if (number < choice->min || number > choice->max)
    return fail (self, choice->id, _("a number from %d to %d is expected"), choice->min, choice->max);
  *value = (int16_t) number;
  return TRUE;
}

static gboolean
read_rules (const Reader    *self,
            JsonObject      *object,
            const ChieuGame *game,
            ChieuRules      *rules)
{
  JsonNode *node = json_object_get_member (object, "rules");
  g_autoptr (GList) keys = NULL;

  chieu_rules_init (rules, game);
  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return fail (self, "rules", _("an object is expected"));
  object = json_node_get_object (node);
  keys = json_object_get_members (object);
  for (GList *l = keys; l != NULL; l = l->next)
    {
      int place = chieu_rules_find (game, l->data);

      if (place < 0)
        return fail (self, l->data, _("this game has no such rule"));
      if (!read_switch (self, &game->switches[place], json_object_get_member (object, l->data), &rules->value[place]))
        return FALSE;
    }
  return TRUE;
}

static ChieuHouseRules *
read_object (const Reader *self,
             JsonObject   *object)
{
  const char *game_id, *id, *name;
  const ChieuGame *game;
  ChieuRules rules;

  if (!check_format (self, object) || !check_keys (self, object))
    return NULL;
  game_id = read_text (self, object, "game");
  id = game_id != NULL ? read_text (self, object, "id") : NULL;
  name = id != NULL ? read_text (self, object, "name") : NULL;
  if (name == NULL)
    return NULL;
  game = chieu_game_find (game_id);
  if (game == NULL)
    fail (self, "game", _("there is no game “%s”"), game_id);
  else if (!is_id (id))
    fail (self, "id", _("“%s” is not an id: up to %d of a–z, 0–9 and -"), id, ID_BYTES_MAX);
  else if (*name == '\0' || strlen (name) > CHIEU_HOUSE_RULES_NAME_MAX)
    fail (self, "name", _("1 to %d bytes are expected"), CHIEU_HOUSE_RULES_NAME_MAX);
  else if (read_rules (self, object, game, &rules))
    return chieu_house_rules_new (game, id, name, &rules);
  return NULL;
}

ChieuHouseRules *
chieu_house_rules_parse (const char  *text,
                         gssize       length,
                         const char  *source,
                         GError     **error)
{
  g_autofree char *wrong = NULL;
  g_autofree char *copy = NULL;
  g_autoptr (JsonObject) object = NULL;
  Reader self = { NULL, source, error };

  g_return_val_if_fail (text != NULL && source != NULL, NULL);

  object = chieu_json_text_parse (text, length, CHIEU_HOUSE_RULES_BYTES_MAX, &wrong);
  if (object == NULL)
    {
      fail (&self, NULL, "%s", wrong);
      return NULL;
    }
  self.text = copy = length < 0 ? g_strdup (text) : g_strndup (text, (gsize) length);
  return read_object (&self, object);
}

ChieuHouseRules *
chieu_house_rules_load (const char  *path,
                        GError     **error)
{
  g_autoptr (GError) own_error = NULL;
  g_autofree char *name = NULL, *source = NULL, *text = NULL;
  ChieuHouseRules *self;
  gsize length;

  g_return_val_if_fail (path != NULL, NULL);

  name = g_path_get_basename (path);
  source = g_filename_display_name (name);
  if (!chieu_bounded_read (path, CHIEU_HOUSE_RULES_BYTES_MAX, &text, &length, &own_error))
    {
      g_set_error_literal (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RULES, own_error->message);
      return NULL;
    }
  self = chieu_house_rules_parse (text, (gssize) length, source, error);
  if (self != NULL)
    self->file = g_steal_pointer (&name);
  return self;
}

/* ---- Writing ---- */

void
chieu_house_rules_write_switches (const ChieuGame  *game,
                                  const ChieuRules *rules,
                                  JsonBuilder      *builder)
{
  g_return_if_fail (game != NULL && rules != NULL && builder != NULL);

  json_builder_set_member_name (builder, "rules");
  json_builder_begin_object (builder);
  for (int i = 0; i < game->n_switches; i++)
    {
      const ChieuSwitch *choice = &game->switches[i];
      int value = rules->value[i];

      if (value == choice->standard)
        continue;
      if (choice->words != NULL)
        chieu_json_text_add_string (builder, choice->id, choice->words[value - choice->min]);
      else
        chieu_json_text_add_int (builder, choice->id, value);
    }
  json_builder_end_object (builder);
}

char *
chieu_house_rules_to_string (const ChieuHouseRules *self)
{
  g_autoptr (JsonBuilder) builder = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  builder = json_builder_new ();
  json_builder_begin_object (builder);
  chieu_json_text_add_int (builder, "format", FORMAT);
  chieu_json_text_add_string (builder, "game", self->game->id);
  chieu_json_text_add_string (builder, "id", self->id);
  chieu_json_text_add_string (builder, "name", self->name);
  chieu_house_rules_write_switches (self->game, &self->rules, builder);
  json_builder_end_object (builder);
  return chieu_json_text_print (builder);
}

/* ---- Presets ---- */

static int
compare_ids (gconstpointer a,
             gconstpointer b)
{
  const ChieuHouseRules *one = *(ChieuHouseRules *const *) a;
  const ChieuHouseRules *two = *(ChieuHouseRules *const *) b;
  gboolean one_first = strcmp (one->id, CHIEU_HOUSE_RULES_USUAL) == 0;
  gboolean two_first = strcmp (two->id, CHIEU_HOUSE_RULES_USUAL) == 0;

  return one_first != two_first ? two_first - one_first : strcmp (one->id, two->id);
}

GPtrArray *
chieu_house_rules_list (const char      *folder,
                        const ChieuGame *game)
{
  g_autoptr (GPtrArray) names = NULL;
  GPtrArray *list;
  gboolean more;

  g_return_val_if_fail (folder != NULL && game != NULL, NULL);

  list = g_ptr_array_new_with_free_func ((GDestroyNotify) chieu_house_rules_free);
  names = chieu_bounded_list (folder, CHIEU_HOUSE_RULES_SUFFIX, CHIEU_HOUSE_RULES_FILES_MAX, &more);
  if (more)
    g_message ("house rules: %s has more files than the %u that are read", folder, names->len);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL);
      g_autoptr (GError) error = NULL;
      ChieuHouseRules *one = chieu_house_rules_load (path, &error);

      if (one == NULL)
        g_message ("house rules left out: %s", error->message);
      else if (one->game == game)
        g_ptr_array_add (list, one);
      else
        chieu_house_rules_free (one);
    }
  g_ptr_array_sort (list, compare_ids);
  return list;
}
