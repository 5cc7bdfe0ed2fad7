/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table at which a game is played: its seats and its house rules, as the next match will be played.
 */
#pragma once

#include <gio/gio.h>

#include "rules/game.h"

/* The game, and how it is played there. */
typedef struct
{
  const ChieuGame *game;
  int seats;                     /* how many there are */
  char *id;                      /* (nullable): of the set of house rules that was chosen; NULL: the usual one */
  ChieuRules rules;              /* zero until chieu_house_table_read() */
  char *name;                    /* (nullable): of the set of house rules; NULL until then */
} ChieuHouseTable;

/**
 * chieu_house_table_new:
 * @game: one that is offered
 * @settings: (nullable): the program's; NULL: the usual table
 *
 * Reads no file.
 *
 * Returns: (transfer full): what the person has chosen for this game, without the rules
 */
ChieuHouseTable *chieu_house_table_new (const ChieuGame *game, GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the house rules from the disk, the usual ones if the chosen set is not there any more. @folder: of matches and house rules. May be
 * called in any thread. */
void chieu_house_table_read (ChieuHouseTable *self, const char *folder);
/* Returns: (transfer full): a copy, with its rules if they were read */
ChieuHouseTable *chieu_house_table_copy (const ChieuHouseTable *self) G_GNUC_WARN_UNUSED_RESULT;
void chieu_house_table_free (ChieuHouseTable *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ChieuHouseTable, chieu_house_table_free)
