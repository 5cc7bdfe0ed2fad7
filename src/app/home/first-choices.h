/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The questions of the first start: how large everything is, and whether names stand on the cards. Each answer sets several of
 * the preferences at once; it is kept nowhere else.
 */
#pragma once

#include <gio/gio.h>

/* The number of sizes that are offered. */
#define CHIEU_FIRST_SIZES 3

/* A size of text, cards and buttons together. */
typedef struct
{
  const char *id;
  const char *title;             /* in English; gettext has the reader's */
  double text;                   /* 1: the usual size of a system */
  const char *cards;             /* the value of the preference “card-size” */
  gboolean buttons;              /* very large ones */
} ChieuFirstSize;

/* The sizes, from the smallest to the largest. */
extern const ChieuFirstSize chieu_first_sizes[CHIEU_FIRST_SIZES];

/**
 * chieu_first_choices_guess:
 * @system: the size of the system's letters, 1 being the usual one
 * @language: (nullable): of the program's texts: "vi", "zh_CN"
 *
 * Guesses what the person has not set yet, here or in the preferences: cards and buttons of the size nearest to that of the
 * system's letters, if none of the three that make a size is set, and names on the cards for people who do not read Chinese
 * characters every day.
 */
void chieu_first_choices_guess (GSettings *settings, double system, const char *language);

/* Returns: the id of the size that is nearest to what @settings say. @system: as for chieu_first_choices_guess() */
const char *chieu_first_choices_get_size (GSettings *settings, double system);
/* Sets text, cards and buttons. @system: as above. @id: that of a size; any other changes nothing */
void chieu_first_choices_set_size (GSettings *settings, double system, const char *id);
