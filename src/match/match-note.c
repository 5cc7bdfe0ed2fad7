/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match-note.h"

ChieuMatchNote *
chieu_match_note_new (const ChieuProgramNews *news,
                      int                     seat,
                      guint                   n_moves)
{
  ChieuMatchNote *self = g_new (ChieuMatchNote, 1);

  *self = (ChieuMatchNote) {
    .n_moves = n_moves, .seat = seat, .kind = news->kind, .said = g_strdup (news->said), .why = g_strdup (news->why),
  };
  return self;
}

void
chieu_match_note_free (ChieuMatchNote *self)
{
  g_free (self->said);
  g_free (self->why);
  g_free (self);
}

char *
chieu_match_note_to_sentence (const ChieuMatchNote *self,
                              const char           *name)
{
  ChieuProgramNews news = { .kind = self->kind, .said = self->said, .why = self->why };

  return chieu_program_news_to_sentence (&news, name);
}
