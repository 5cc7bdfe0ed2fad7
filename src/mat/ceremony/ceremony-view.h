/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ceremony before a hand, shown on the mat. It runs automatically, one rite after the other, and waits where the person is to
 * do something, by drag, by click or by keys. It can be skipped at any moment, and changes nothing.
 *
 * Keys: Return and space do what has the focus, or go on; the arrows go round what may be chosen; Escape skips.
 *
 * ChieuCeremonyView::over (gboolean never): it has ended or was skipped; @never: the person does not want to see it again.
 */
#pragma once

#include "ceremony-places.h"

#include <gtk/gtk.h>

#define CHIEU_TYPE_CEREMONY_VIEW (chieu_ceremony_view_get_type ())
G_DECLARE_FINAL_TYPE (ChieuCeremonyView, chieu_ceremony_view, CHIEU, CEREMONY_VIEW, GtkWidget)

/* Returns: (transfer floating): the widget, without a ceremony; it asks for no room */
GtkWidget *chieu_ceremony_view_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Sets whether the words are on the left if they are beside the mat. To be called before it begins. */
void chieu_ceremony_view_set_side_left (ChieuCeremonyView *self, gboolean left);
/* Set the mat, by the @id of one of chieu_mats, and the @volume, 0 … 1; silent at first. */
void chieu_ceremony_view_set_mat (ChieuCeremonyView *self, const char *id);
void chieu_ceremony_view_set_volume (ChieuCeremonyView *self, double volume);

/**
 * chieu_ceremony_view_begin:
 * @plan: copied
 * @person: the seat of the person, or −1
 * @names: by seat, copied; the person's is not used
 * @by_hand: whether the person does their own part of the ceremony, and it waits for that
 * @delay: milliseconds for which a rite stays with a sentence of the usual length, until the person first goes on; −1: always until
 *   the person goes on
 *
 * Begins a ceremony, in place of the one before.
 */
void chieu_ceremony_view_begin (ChieuCeremonyView   *self,
                                const ChieuCeremony *plan,
                                int                  person,
                                const char *const   *names,
                                gboolean             by_hand,
                                int                  delay);
/* Ends it without the signal. */
void chieu_ceremony_view_end (ChieuCeremonyView *self);

/* For tests: does what the button does: goes on to the next rite at once, unless it waits for the person to do something; after
 * the last rite it is over. From then on no rite comes by itself. In the moment after one did, it only stops there. */
void chieu_ceremony_view_go_on (ChieuCeremonyView *self);
/* For tests: does the present rite with thing number @thing: a slot of the ring, a gap, a heap from the mark, a seat. Returns:
 * whether it was right */
gboolean chieu_ceremony_view_choose (ChieuCeremonyView *self, int thing);

/* For tests: return the number of the rite that is shown, and whether it waits for the person. */
int chieu_ceremony_view_get_rite (ChieuCeremonyView *self);
gboolean chieu_ceremony_view_is_waiting (ChieuCeremonyView *self);
/* For tests: return how far it is, and where everything lies. */
const ChieuCeremonyProgress *chieu_ceremony_view_get_progress (ChieuCeremonyView *self);
const ChieuCeremonyPlaces *chieu_ceremony_view_get_places (ChieuCeremonyView *self);
