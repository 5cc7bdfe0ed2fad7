/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "house-rules-shelf.h"

#include "file-writer.h"
#include "match/words/words.h"

#include <glib/gi18n-lib.h>

/* The beginning of the ids of own sets; a number follows. */
#define OWN_STEM "luat-"

/* The function that is called when a file could not be written. Each write holds this, as its answer may come after the shelf is freed. */
typedef struct
{
  ChieuRulesTroubleFunc func;    /* (nullable) */
  gpointer user_data;
} Trouble;

struct _ChieuRulesShelf
{
  const ChieuGame *game;
  char *own;
  GPtrArray *sets;               /* of ChieuHouseRules */
  guint n_shipped;
  Trouble *trouble;
};

/* ---- What lies there ---- */

/* Returns: the place of the set with @id, −1: there is none */
static int
find_place (ChieuRulesShelf *self,
            const char      *id)
{
  for (guint i = 0; i < self->sets->len; i++)
    if (g_strcmp0 (((ChieuHouseRules *) self->sets->pdata[i])->id, id) == 0)
      return (int) i;
  return -1;
}

static gboolean
has_id (ChieuRulesShelf *self,
        const char      *id)
{
  return find_place (self, id) >= 0;
}

/* Moves the sets of @folder to the shelf, the usual rules first, except those whose id is there already. */
static void
take_from (ChieuRulesShelf *self,
           const char      *folder)
{
  g_autoptr (GPtrArray) list = chieu_house_rules_list (folder, self->game);

  while (list->len > 0)
    {
      ChieuHouseRules *one = g_ptr_array_steal_index (list, 0);

      if (has_id (self, one->id))
        chieu_house_rules_free (one);
      else
        g_ptr_array_add (self->sets, one);
    }
}

/* Adds the usual rules if they have no file: the program itself knows them. Their name comes from name_shipped(). */
static void
ensure_usual (ChieuRulesShelf *self)
{
  ChieuRules rules;

  if (has_id (self, CHIEU_HOUSE_RULES_USUAL))
    return;
  chieu_rules_init_usual (&rules, self->game);
  g_ptr_array_insert (self->sets, 0, chieu_house_rules_new (self->game, CHIEU_HOUSE_RULES_USUAL, "", &rules));
}

/* Names the sets that come with the program in the reader's language: their files have names in Vietnamese only. */
static void
name_shipped (ChieuRulesShelf *self)
{
  const ChieuWords *words = chieu_words_for_game (self->game);

  for (guint i = 0; i < self->n_shipped; i++)
    {
      ChieuHouseRules *set = self->sets->pdata[i];
      const char *name = g_str_equal (set->id, CHIEU_HOUSE_RULES_USUAL) ? _("Usual rules") : chieu_words_rule_set (words, set->id);

      if (name == NULL)
        continue;
      g_free (set->name);
      set->name = g_strdup (name);
    }
}

ChieuRulesShelf *
chieu_rules_shelf_new (const ChieuGame *game,
                       const char      *shipped,
                       const char      *own)
{
  ChieuRulesShelf *self;

  g_return_val_if_fail (game != NULL && shipped != NULL && own != NULL, NULL);

  self = g_new0 (ChieuRulesShelf, 1);
  self->game = game;
  self->own = g_strdup (own);
  self->trouble = g_rc_box_new0 (Trouble);
  self->sets = g_ptr_array_new_with_free_func ((GDestroyNotify) chieu_house_rules_free);
  take_from (self, shipped);
  ensure_usual (self);
  self->n_shipped = self->sets->len;
  name_shipped (self);
  take_from (self, own);
  return self;
}

void
chieu_rules_shelf_free (ChieuRulesShelf *self)
{
  if (self == NULL)
    return;
  chieu_file_writer_flush ();
  chieu_rules_shelf_set_trouble_func (self, NULL, NULL);
  g_rc_box_release (self->trouble);
  g_ptr_array_unref (self->sets);
  g_free (self->own);
  g_free (self);
}

guint
chieu_rules_shelf_get_n (ChieuRulesShelf *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->sets->len;
}

const ChieuHouseRules *
chieu_rules_shelf_get (ChieuRulesShelf *self,
                       guint            i)
{
  g_return_val_if_fail (self != NULL && i < self->sets->len, NULL);

  return self->sets->pdata[i];
}

gboolean
chieu_rules_shelf_is_own (ChieuRulesShelf *self,
                          guint            i)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return i >= self->n_shipped && i < self->sets->len;
}

guint
chieu_rules_shelf_find (ChieuRulesShelf *self,
                        const char      *id)
{
  g_return_val_if_fail (self != NULL, 0);

  return (guint) MAX (find_place (self, id), 0);
}

int
chieu_rules_count_unusual (const ChieuGame  *game,
                           const ChieuRules *rules)
{
  int n = 0;

  g_return_val_if_fail (game != NULL && rules != NULL, 0);

  for (int i = 0; i < game->n_switches; i++)
    n += rules->value[i] != chieu_switch_usual (&game->switches[i]);
  return n;
}

/* ---- The person's own ---- */

void
chieu_rules_shelf_set_trouble_func (ChieuRulesShelf       *self,
                                    ChieuRulesTroubleFunc  func,
                                    gpointer               user_data)
{
  g_return_if_fail (self != NULL);

  self->trouble->func = func;
  self->trouble->user_data = user_data;
}

static char *
make_path (ChieuRulesShelf *self,
           const char      *id)
{
  g_autofree char *name = g_strconcat (id, CHIEU_HOUSE_RULES_SUFFIX, NULL);

  return g_build_filename (self->own, name, NULL);
}

/* Returns: an id that neither a set nor a file has or will have, not even a file that could not be read */
static char *
make_id (ChieuRulesShelf *self)
{
  for (int n = 1;; n++)
    {
      g_autofree char *id = g_strdup_printf (OWN_STEM "%d", n);
      g_autofree char *path = make_path (self, id);

      if (!has_id (self, id) && !chieu_file_writer_exists (path))
        return g_steal_pointer (&id);
    }
}

/* Returns: (transfer full): the file of @set; a person may have called it otherwise than the program would */
static char *
make_path_of_set (ChieuRulesShelf       *self,
                  const ChieuHouseRules *set)
{
  return set->file != NULL ? g_build_filename (self->own, set->file, NULL) : make_path (self, set->id);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  Trouble *trouble = data;
  g_autoptr (GError) error = NULL;

  if (!chieu_file_writer_write_finish (result, &error))
    {
      if (trouble->func != NULL)
        trouble->func (error->message, trouble->user_data);
      else
        g_message ("%s", error->message);
    }
  g_rc_box_release (trouble);
}

/* Has the file of @set written. @text: (nullable): its new contents; NULL: the file is removed */
static void
write_set (ChieuRulesShelf       *self,
           const ChieuHouseRules *set,
           const char            *text)
{
  g_autofree char *path = make_path_of_set (self, set);

  chieu_file_writer_write_async (&(ChieuFileToWrite) { path, text }, 1, NULL, written_cb, g_rc_box_acquire (self->trouble));
}

static void
save_set (ChieuRulesShelf       *self,
          const ChieuHouseRules *set)
{
  g_autofree char *text = chieu_house_rules_to_string (set);

  write_set (self, set, text);
}

guint
chieu_rules_shelf_add_own (ChieuRulesShelf  *self,
                           const char       *name,
                           const ChieuRules *rules)
{
  g_autofree char *id = NULL;
  ChieuHouseRules *set;

  g_return_val_if_fail (self != NULL && name != NULL && rules != NULL, 0);

  id = make_id (self);
  set = chieu_house_rules_new (self->game, id, name, rules);
  save_set (self, set);
  g_ptr_array_add (self->sets, set);
  return self->sets->len - 1;
}

void
chieu_rules_shelf_change_own (ChieuRulesShelf  *self,
                              guint             i,
                              const char       *name,
                              const ChieuRules *rules)
{
  ChieuHouseRules *set;

  g_return_if_fail (chieu_rules_shelf_is_own (self, i));
  g_return_if_fail (name != NULL && rules != NULL);

  set = chieu_house_rules_new (self->game, chieu_rules_shelf_get (self, i)->id, name, rules);
  set->file = g_strdup (chieu_rules_shelf_get (self, i)->file);
  save_set (self, set);
  chieu_house_rules_free (self->sets->pdata[i]);
  self->sets->pdata[i] = set;
}

void
chieu_rules_shelf_remove_own (ChieuRulesShelf *self,
                              guint            i)
{
  g_return_if_fail (chieu_rules_shelf_is_own (self, i));

  write_set (self, chieu_rules_shelf_get (self, i), NULL);
  g_ptr_array_remove_index (self->sets, i);
}

int
chieu_rules_shelf_import (ChieuRulesShelf  *self,
                          const char       *text,
                          gssize            length,
                          const char       *source,
                          GError          **error)
{
  g_autoptr (ChieuHouseRules) set = NULL;

  g_return_val_if_fail (self != NULL && text != NULL && source != NULL, -1);

  set = chieu_house_rules_parse (text, length, source, error);
  if (set == NULL)
    return -1;
  if (set->game == self->game)
    return (int) chieu_rules_shelf_add_own (self, set->name, &set->rules);
  g_set_error (error, CHIEU_MATCH_ERROR, CHIEU_MATCH_ERROR_BAD_RULES, _("%s: these are rules of another game (%s)"), source,
               set->game->id);
  return -1;
}
