/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What may be asked of a match.
 */
#include "match-private.h"

const ChieuMatchOptions *
chieu_match_get_options (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), NULL);

  return &self->options;
}

const void *
chieu_match_get_view (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), NULL);

  return self->view;
}

int
chieu_match_get_person (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), -1);

  return self->options.person;
}

gboolean
chieu_match_get_result (ChieuMatch  *self,
                        ChieuResult *result)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), FALSE);
  g_return_val_if_fail (result != NULL, FALSE);

  *result = self->result;
  return chieu_match_hand_is_over (self);
}

const void *
chieu_match_get_final_state (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), NULL);

  return chieu_match_hand_is_over (self) ? self->state : NULL;
}

guint
chieu_match_get_hand_number (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), 0);

  return self->hand_number;
}

guint64
chieu_match_get_hand_seed (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), 0);

  return self->hand_seed;
}

const ChieuCarry *
chieu_match_get_carry (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), NULL);

  return chieu_match_hand_is_over (self) ? &self->result.next : &self->carry;
}

gboolean
chieu_match_is_over (ChieuMatch *self)
{
  g_return_val_if_fail (CHIEU_IS_MATCH (self), FALSE);

  return self->over;
}
