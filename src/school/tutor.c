/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tutor.h"

#include "school-game.h"

/* The number of refusals for one reason, and of hands with one fault, after which the lesson is offered. */
#define REFUSALS 3
#define HANDS 2

struct _ChieuTutor
{
  guint8 refusals[CHIEU_SCHOOL_REASONS_MAX];   /* for each reason, since it was offered last */
  guint8 hands[CHIEU_SCHOOL_REASONS_MAX];      /* the hands with each fault, since a lesson on it was offered last */
  gboolean noted[CHIEU_SCHOOL_REASONS_MAX];    /* the fault was noted of this hand */
  gboolean offered;              /* in this hand */
  gboolean to_offer;             /* in the next hand, on a fault of this one */
};

ChieuTutor *
chieu_tutor_new (void)
{
  return g_new0 (ChieuTutor, 1);
}

void
chieu_tutor_free (ChieuTutor *self)
{
  g_free (self);
}

void
chieu_tutor_begin_hand (ChieuTutor *self)
{
  g_return_if_fail (self != NULL);

  self->offered = self->to_offer;
  self->to_offer = FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (self->noted); i++)
    self->noted[i] = FALSE;
}

/* Adds one to the count of @reason, up to @most. If it is @most then and *@offered is not set, sets *@offered and begins the count anew.
 * Returns: whether it did that. *@offered: a lesson is offered already in the hand in which this one would be */
static gboolean
count_offence (guint8      *counts,
               ChieuReason  reason,
               guint8       most,
               gboolean    *offered)
{
  if (reason == CHIEU_REASON_NONE)
    return FALSE;
  if (counts[reason] < most)
    counts[reason]++;
  if (counts[reason] < most || *offered)
    return FALSE;
  counts[reason] = 0;
  *offered = TRUE;
  return TRUE;
}

gboolean
chieu_tutor_note_refusal (ChieuTutor  *self,
                          ChieuReason  reason)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return count_offence (self->refusals, reason, REFUSALS, &self->offered);
}

gboolean
chieu_tutor_note_fault (ChieuTutor  *self,
                        ChieuReason  reason)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->noted[reason])
    return FALSE;
  self->noted[reason] = TRUE;
  return count_offence (self->hands, reason, HANDS, &self->to_offer);
}
