/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tutor.h"

/* Refusals for one reason, and hands with one fault, after which the lesson is offered. */
#define REFUSALS 3
#define HANDS 2
/* A ChieuReason is a byte: there are no more of them. */
#define REASONS (G_MAXUINT8 + 1)

struct _ChieuTutor
{
  guint8 refusals[REASONS];      /* for each reason, since it was offered last */
  guint8 hands[REASONS];         /* with each fault, likewise */
  gboolean noted[REASONS];       /* the fault was noted of this hand */
  gboolean offered;              /* in this hand */
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

  self->offered = FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (self->noted); i++)
    self->noted[i] = FALSE;
}

/* Adds one to @counts. Returns: whether there are @most now, and nothing was offered in this hand; counting then begins anew */
static gboolean
count_offence (ChieuTutor  *self,
               guint8      *counts,
               ChieuReason  reason,
               guint8       most)
{
  if (reason == CHIEU_REASON_NONE)
    return FALSE;
  if (counts[reason] < most)
    counts[reason]++;
  if (counts[reason] < most || self->offered)
    return FALSE;
  counts[reason] = 0;
  self->offered = TRUE;
  return TRUE;
}

gboolean
chieu_tutor_note_refusal (ChieuTutor  *self,
                          ChieuReason  reason)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return count_offence (self, self->refusals, reason, REFUSALS);
}

gboolean
chieu_tutor_note_fault (ChieuTutor  *self,
                        ChieuReason  reason)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->noted[reason])
    return FALSE;
  self->noted[reason] = TRUE;
  return count_offence (self, self->hands, reason, HANDS);
}
