/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * House rules: what one table agreed upon, as a JSON file
 * (docs/notation.md, "House rules"; presets in data/house-rules/).
 */
#pragma once

#include <json-glib/json-glib.h>

#include "match/record/match-options.h"

/* The id of the usual rules, which are always there. */
#define CHIEU_HOUSE_RULES_USUAL "mac-dinh"

/* The end of the name of each file. */
#define CHIEU_HOUSE_RULES_SUFFIX ".json"

/* The most bytes that are read of a file and of a name, and the most files that are read of a folder. */
#define CHIEU_HOUSE_RULES_BYTES_MAX (64 * 1024)
#define CHIEU_HOUSE_RULES_NAME_MAX 200
#define CHIEU_HOUSE_RULES_FILES_MAX 200

/* A set of house rules. */
typedef struct
{
  const ChieuGame *game;
  char *id;                      /* "mac-dinh" */
  char *name;                    /* as a person reads it */
  char *file;                    /* (nullable): the name of the file that it was loaded from, without its folder */
  ChieuRules rules;
} ChieuHouseRules;

/* Returns: (transfer full): @rules of @game under an id (1 to 64 of a–z, 0–9, -) and a name. A name that is too long is cut, and bytes
 * that are not UTF-8 are replaced, so that a file of these rules can be read again, unless the name is empty. */
ChieuHouseRules *chieu_house_rules_new (const ChieuGame  *game,
                                        const char       *id,
                                        const char       *name,
                                        const ChieuRules *rules) G_GNUC_WARN_UNUSED_RESULT;

/**
 * chieu_house_rules_parse:
 * @length: bytes of @text, −1: up to its end
 * @source: name of the file, for the message
 *
 * Switches that are not named have their default.
 *
 * Returns: (transfer full): house rules, or NULL with %CHIEU_MATCH_ERROR_BAD_RULES, whose message names the
 *   source and the line or the key
 */
ChieuHouseRules *chieu_house_rules_parse (const char *text,
                                          gssize      length,
                                          const char *source,
                                          GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* Parses the file @path as chieu_house_rules_parse() does; if it cannot be read, the error is %CHIEU_MATCH_ERROR_BAD_RULES, too. */
ChieuHouseRules *chieu_house_rules_load (const char *path, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): the JSON text with every switch that differs from its default. */
char *chieu_house_rules_to_string (const ChieuHouseRules *self);

/* Adds the member "rules" to the object that is being built: the switches that differ from their defaults. */
void chieu_house_rules_write_switches (const ChieuGame *game, const ChieuRules *rules, JsonBuilder *builder);

/**
 * chieu_house_rules_list:
 * @folder: it holds a file "*.json" for each set of house rules
 * @game: only rules of this game are listed
 *
 * A folder may hold more than %CHIEU_HOUSE_RULES_FILES_MAX such files: the others are left out.
 *
 * Returns: (transfer full) (element-type ChieuHouseRules): sorted by id, the usual rules ("mac-dinh") first; files that
 *   cannot be read are left out with a message in the log
 */
GPtrArray *chieu_house_rules_list (const char *folder, const ChieuGame *game);

void chieu_house_rules_free (ChieuHouseRules *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuHouseRules, chieu_house_rules_free)
