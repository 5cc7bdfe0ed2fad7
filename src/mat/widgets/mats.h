/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mats that can be chosen.
 */
#pragma once

#include <glib.h>

/* A mat. */
typedef struct
{
  const char *id;                /* also names its pictures, mats/ID.svg and mats/ID-border.svg */
  const char *name;              /* in English; to be translated */
  guint rgb;                     /* of its sedge, under the picture of the weave */
} ChieuMat;

/* The number of mats. */
#define CHIEU_MATS 5

/* The first one is used if nothing else was chosen. */
extern const ChieuMat chieu_mats[CHIEU_MATS];

/* Returns: (transfer none): the mat of this id; the first one if there is none */
const ChieuMat *chieu_mat_find (const char *id);

/* Returns: the name of @mat in the reader's language */
const char *chieu_mat_get_name (const ChieuMat *mat);
