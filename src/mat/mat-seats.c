/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who sits at the mat, and on which mat.
 */
#include "mat-view-private.h"

#include "pictures.h"

/* The portraits of the players in the order of their names (mat-view.c), and which one each takes whose first the
 * person has taken. */
static const struct { int first, second; } portraits[CHIEU_SEATS_MAX] = {
  { 2, 8 }, { 9, 4 }, { 3, 7 }, { 6, 12 }, { 1, 5 },
};

int
chieu_mat_get_portrait (ChieuMatView *self,
                        int           seat)
{
  if (seat == chieu_mat_get_own (self))
    return self->own_portrait;
  return portraits[seat].first != self->own_portrait ? portraits[seat].first : portraits[seat].second;
}

void
chieu_mat_view_set_own_portrait (ChieuMatView *self,
                                 int           number)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));
  g_return_if_fail (number >= 1 && number <= CHIEU_PORTRAITS);

  self->own_portrait = number;
  chieu_mat_sync (self, CHIEU_SYNC_STILL);
}

void
chieu_mat_view_set_mat (ChieuMatView *self,
                        const char   *id)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self) && id != NULL);

  chieu_background_set_mat (CHIEU_BACKGROUND (self->background), id);
}
