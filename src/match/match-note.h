/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Notes for the person on what programs did in a hand that is played.
 */
#pragma once

#include "match/programs/program.h"

/* Something to tell about a program in this hand. */
typedef struct
{
  guint n_moves;                 /* how many moves of the hand were made before it */
  int seat;                      /* of the program */
  char *said, *why;              /* (nullable): as in ChieuProgramNews */
  ChieuProgramNewsKind kind;
} ChieuMatchNote;

/* Returns: (transfer full): a note of @news of the program at @seat, after @n_moves moves of the hand; the texts are copied */
ChieuMatchNote *chieu_match_note_new (const ChieuProgramNews *news, int seat, guint n_moves) G_GNUC_WARN_UNUSED_RESULT;
void chieu_match_note_free (ChieuMatchNote *self);

/* Returns: (transfer full): the note in a sentence; @name: that of the player at the seat */
char *chieu_match_note_to_sentence (const ChieuMatchNote *self, const char *name);
