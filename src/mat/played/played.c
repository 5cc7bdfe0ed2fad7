/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "played.h"

void
chieu_played_set_source (ChieuPlayed          *self,
                         const ChieuMatSource *source,
                         gpointer              data,
                         GDestroyNotify        free_data)
{
  if (self->free_data != NULL)
    self->free_data (self->data);
  self->source = source;
  self->data = data;
  self->free_data = free_data;
  if (source != NULL)
    self->layout = chieu_mat_layout_find (source->get_game (data));
}

void
chieu_played_get_names (const ChieuPlayed *self,
                        const char        *names[CHIEU_NAMES_MAX])
{
  int own = chieu_played_get_own (self);

  for (int seat = 0; seat < CHIEU_NAMES_MAX; seat++)
    names[seat] = seat == own ? NULL : self->names[seat];
}

gboolean
chieu_played_makes (const ChieuPlayed *self,
                    const char        *action,
                    int                kind)
{
  for (int button = 0; button < self->layout->n_buttons; button++)
    if (self->layout->buttons[button].kind == kind && g_str_equal (self->layout->buttons[button].action, action))
      return TRUE;
  return FALSE;
}
