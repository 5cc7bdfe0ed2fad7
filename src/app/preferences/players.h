/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The people at the mat, as the person wants them: their own name and portrait, and those of the others. An impossible setting is
 * corrected when it is read, since anybody can write the settings.
 */
#pragma once

#include <gio/gio.h>

#include "mat/view/mat-view.h"

/* The seat whose name and portrait are the person's own; the others are those from the next one on. */
#define CHIEU_PLAYERS_OWN 0
/* The most letters of a name: a plate has no room for more. */
#define CHIEU_PLAYERS_NAME_MAX 20

/* Returns: (transfer full) (nullable): the name in @text without characters that a line cannot show and superfluous spaces, cut
 * if it is too long; NULL if nothing is left */
char *chieu_players_clean_name (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): the usual name of @seat, 0 … CHIEU_SEATS_MAX − 1; for CHIEU_PLAYERS_OWN the word by which the person
 * is addressed, "You" or another */
char *chieu_players_get_usual_name (GSettings *settings, int seat) G_GNUC_WARN_UNUSED_RESULT;

/* Returns: (transfer full): the name that the settings give @seat; the usual one if they give none, or one that an earlier seat has */
char *chieu_players_get_name (GSettings *settings, int seat) G_GNUC_WARN_UNUSED_RESULT;

/* What came of giving somebody a name. */
typedef enum
{
  CHIEU_NAMING_DONE,
  CHIEU_NAMING_TAKEN,            /* somebody else has the name */
  CHIEU_NAMING_LOCKED,           /* the setting cannot be written */
} ChieuNaming;

/**
 * chieu_players_set_name:
 * @text: as it was typed; an empty text, or the usual name, restores the usual one
 *
 * Returns: whether @seat has this name from now on, or why not
 */
ChieuNaming chieu_players_set_name (GSettings *settings, int seat, const char *text);

/* Returns: the portrait of @seat, 1 … CHIEU_PORTRAITS; no two have the same */
int chieu_players_get_portrait (GSettings *settings, int seat);

/* Gives @seat the portrait @number, 1 … CHIEU_PORTRAITS; whoever had it gets the one that becomes free. */
void chieu_players_set_portrait (GSettings *settings, int seat, int number);

/* Gives @mat the portraits, the person's own name and the word of address that @settings say, now and whenever they change. */
void chieu_players_follow_portraits_and_own_name (GSettings *settings, ChieuMatView *mat);

/* Gives @mat the names of the others that @settings say, now and whenever they change. */
void chieu_players_follow_names_of_others (GSettings *settings, ChieuMatView *mat);
