/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All sets of house rules of one game: those that come with the program, and the
 * person's own, which lie as files of their own in the data folder.
 */
#pragma once

#include "house-rules.h"

typedef struct _ChieuRulesShelf ChieuRulesShelf;

/**
 * chieu_rules_shelf_new:
 * @shipped: folder of the sets that come with the program
 * @own: folder of the person's own; made when the first one is saved
 *
 * Returns: (transfer full): the sets in both folders; a file that cannot be read stays where it is but is not listed, and a set
 * of the person's own never has the id of a shipped one
 */
ChieuRulesShelf *chieu_rules_shelf_new (const ChieuGame *game,
                                        const char      *shipped,
                                        const char      *own) G_GNUC_WARN_UNUSED_RESULT;
/* Frees the shelf (nullable), once the person's own sets are written: waits for that as chieu_file_writer_flush() does. */
void chieu_rules_shelf_free (ChieuRulesShelf *self);

/* Returns: how many sets there are: at least the usual ones, which come first; then the other shipped ones, then the person's own ones. */
guint chieu_rules_shelf_get_n (ChieuRulesShelf *self);
/* Returns: (transfer none): the set number @i; valid until the shelf changes */
const ChieuHouseRules *chieu_rules_shelf_get (ChieuRulesShelf *self, guint i);
/* Returns: whether the set number @i is the person's own and may be changed */
gboolean chieu_rules_shelf_is_own (ChieuRulesShelf *self, guint i);
/* Returns: the place of the set with @id; 0, the usual rules, if there is none */
guint chieu_rules_shelf_find (ChieuRulesShelf *self, const char *id);

/* What is changed holds at once; the files are written in another thread (file-writer.h). */

/* Adds a new own set under an id of its own. Returns: its place */
guint chieu_rules_shelf_add_own (ChieuRulesShelf *self, const char *name, const ChieuRules *rules);
/* Changes the person's own set number @i. */
void chieu_rules_shelf_change_own (ChieuRulesShelf  *self,
                                   guint             i,
                                   const char       *name,
                                   const ChieuRules *rules);
/* Removes the person's own set number @i and its file. */
void chieu_rules_shelf_remove_own (ChieuRulesShelf *self, guint i);

typedef void (*ChieuRulesTroubleFunc) (const char *message, gpointer user_data);
/**
 * chieu_rules_shelf_set_trouble_func:
 * @func: (nullable): called in the main context of the caller when a file could not be written or removed: its set is as it was
 *   when the program starts the next time; NULL: it is only logged
 *
 * To be set to NULL before @user_data is freed.
 */
void chieu_rules_shelf_set_trouble_func (ChieuRulesShelf *self, ChieuRulesTroubleFunc func, gpointer user_data);

/**
 * chieu_rules_shelf_import:
 * @text: of a file of house rules, @length bytes, −1: up to its end
 * @source: the name of the file, for the message
 *
 * Adds the set to the person's own, under a new id.
 *
 * Returns: its place, or −1 with @error, which names the file and the line or key
 */
int chieu_rules_shelf_import (ChieuRulesShelf *self, const char *text, gssize length, const char *source, GError **error);

/* Returns: how many switches of @rules differ from the usual */
int chieu_rules_count_unusual (const ChieuGame *game, const ChieuRules *rules);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuRulesShelf, chieu_rules_shelf_free)
