/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks whether everybody can use a window: names for people who cannot see it, targets for unsteady hands, contrasts for old eyes,
 * and a focus that is found.
 */
#pragma once

#include <gtk/gtk.h>

typedef struct
{
  GHashTable *looked_at;         /* kinds of widgets whose focus was looked at */
  guint n_names, n_targets, n_texts, n_focuses;   /* how many of each were checked in all windows */
} ChieuAccessCheck;

/* Begins a check of any number of windows; freed with chieu_access_check_clear(). */
void chieu_access_check_init (ChieuAccessCheck *self);
void chieu_access_check_clear (ChieuAccessCheck *self);

/**
 * chieu_access_check:
 * @root: a window or menu that is shown and has settled
 * @where: which page it is, for the complaints
 *
 * Prints a line for everything that can be pressed or focused and has no accessible name, or is smaller than a finger needs;
 * for every text and symbol whose contrast against its ground, as drawn, is too low; and for every widget of a kind not
 * looked at before that looks the same with the focus.
 *
 * Returns: the number of complaints
 */
int chieu_access_check (ChieuAccessCheck *self,
                        GtkWidget        *root,
                        const char       *where);
