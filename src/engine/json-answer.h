/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The answers of commands, and members of them as every game writes them (docs/notation.md, "The engine program").
 */
#pragma once

#include "match/record/json-text.h"
#include "rules/card.h"

/* Adds a member that is true or false. */
void chieu_json_answer_add_bool (JsonBuilder *builder,
                                 const char  *key,
                                 gboolean     value);

/* Adds a list of the faces of @deck whose bit is in @faces, from the lowest. */
void chieu_json_answer_add_faces (JsonBuilder     *builder,
                                  const char      *key,
                                  const ChieuDeck *deck,
                                  guint64          faces);

/* Adds a list of the words of @ids at the @n @places. */
void chieu_json_answer_add_ids (JsonBuilder       *builder,
                                const char        *key,
                                const char *const *ids,
                                const uint8_t     *places,
                                int                n);

/* Prints the object that @builder has ended as one line. */
void chieu_json_answer_print (JsonBuilder *builder);
