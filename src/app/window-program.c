/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * That a program of one's own plays no more is told at once; the log says why.
 */
#include "window-private.h"

#include <glib/gi18n.h>

#include "match/program.h"

static void
noted_cb (ChieuWindow *self,
          ChieuMatch  *match)
{
  const GPtrArray *notes = chieu_match_get_notes (match);
  const ChieuMatchNote *note = notes->pdata[notes->len - 1];
  ChieuSeatNames names;
  g_autofree char *text = NULL;
  AdwToast *toast;

  if (note->kind < CHIEU_PROGRAM_NEWS_NOT_STARTED)
    return;
  chieu_window_get_names (self, names);
  /* Translators: %s is a player at the mat, for whom a program of one’s own plays. */
  text = g_strdup_printf (_("The program of %s does not play in this hand"), names[note->seat]);
  toast = adw_toast_new (text);
  adw_toast_set_button_label (toast, _("Why?"));
  adw_toast_set_action_name (toast, "win.log");
  adw_toast_set_timeout (toast, 10);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

void
chieu_window_follow_programs (ChieuWindow *self,
                              ChieuMatch  *match)
{
  g_signal_connect_object (match, "noted", G_CALLBACK (noted_cb), self, G_CONNECT_SWAPPED);
}
