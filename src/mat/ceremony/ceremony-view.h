/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ceremony before a hand as it is seen on the mat. It goes on by itself, one rite after the other; where the person is to
 * do something it waits for that: by drag, by click or by keys. It can be skipped at any moment, and changes nothing.
 *
 * Keys: Return and space do what has the focus, or go on; the arrows go round what may be chosen; Escape skips.
 *
 * ChieuCeremonyView::over (gboolean never): it is at its end or was skipped; @never: it is not wanted any more from now on.
 */
#pragma once

#include "ceremony-places.h"

#include <gtk/gtk.h>

#define CHIEU_TYPE_CEREMONY_VIEW (chieu_ceremony_view_get_type ())
G_DECLARE_FINAL_TYPE (ChieuCeremonyView, chieu_ceremony_view, CHIEU, CEREMONY_VIEW, GtkWidget)

GtkWidget *chieu_ceremony_view_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the words are on the left where they are beside the mat; set before it begins. */
void chieu_ceremony_view_set_side_left (ChieuCeremonyView *self, gboolean left);
/* Lays the chiếu @id of chieu_mats there; and how loud it is, 0 … 1. */
void chieu_ceremony_view_set_mat (ChieuCeremonyView *self, const char *id);
void chieu_ceremony_view_set_volume (ChieuCeremonyView *self, double volume);

/**
 * chieu_ceremony_view_begin:
 * @plan: copied
 * @person: who looks, a seat or −1
 * @names: by seat, copied; that of the person is not asked for
 * @by_hand: whether the person does himself what is his to do, and is waited for
 * @delay: milliseconds for which a rite stays; −1: until the person goes on
 */
void chieu_ceremony_view_begin (ChieuCeremonyView   *self,
                                const ChieuCeremony *plan,
                                int                  person,
                                const char *const   *names,
                                gboolean             by_hand,
                                int                  delay);
/* Ends it without a word. */
void chieu_ceremony_view_end (ChieuCeremonyView *self);

/* Goes on to the next rite at once, where nothing is waited for that the person is to do; after the last one it is over. */
void chieu_ceremony_view_go_on (ChieuCeremonyView *self);
/* Does what is to be done with thing number @thing: a slot of the ring, a gap, a heap from the mark, a seat. Returns: whether it was right */
gboolean chieu_ceremony_view_choose (ChieuCeremonyView *self, int thing);

/* For tests: the rite that is shown, and whether the person is waited for. */
int chieu_ceremony_view_get_rite (ChieuCeremonyView *self);
gboolean chieu_ceremony_view_is_waiting (ChieuCeremonyView *self);
/* For tests: how far it is, and where all lies then. */
const ChieuCeremonyProgress *chieu_ceremony_view_get_progress (ChieuCeremonyView *self);
const ChieuCeremonyPlaces *chieu_ceremony_view_get_places (ChieuCeremonyView *self);
