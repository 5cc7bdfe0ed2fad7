/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The people at the mat: names and portraits, the usual ones or those that the person chose.
 */
#pragma once

#include <glib.h>

#include "rules/games.h"

/* The people at a mat; chieu_people_init() makes them the usual ones. */
typedef struct
{
  char *own_name;                /* (nullable): the name that the person gave; NULL: none (chieu_people_get_own_name()) */
  char *address;                 /* (nullable): the word by which others address the person; NULL: they use none */
  int own_portrait;              /* the person's, 1 … CHIEU_PORTRAITS */
  int portraits[CHIEU_SEATS_MAX];   /* those of the others, by seat; the person's own seat has one, too, which is not shown */
} ChieuPeople;

/* Sets all names and portraits to the usual ones. */
void chieu_people_init (ChieuPeople *self);
/* Frees the name and the word of address. */
void chieu_people_clear (ChieuPeople *self);

/* Returns: the person's name where names are shown: as the person gave it, else the word of address, else "You" */
const char *chieu_people_get_own_name (const ChieuPeople *self);
/* Returns: (nullable): how others call the person in what they say: by the word of address, else by the name that the person
 * gave; NULL: there is neither */
const char *chieu_people_get_address (const ChieuPeople *self);

/* Returns: the usual name of the player at @seat, 0 … CHIEU_SEATS_MAX − 1 */
const char *chieu_people_get_usual_name (int seat);

/**
 * chieu_people_set_portraits:
 * @own: the person's, 1 … CHIEU_PORTRAITS
 * @wanted: (nullable): for each seat the portrait that its player is to have; 0 or an unknown number: the usual one
 *
 * Assigns the portraits so that no two have the same: the person comes first, then those for whom one is wanted, by seats.
 * The others keep the usual one as long as that is free.
 */
void chieu_people_set_portraits (ChieuPeople *self, int own, const int *wanted);
