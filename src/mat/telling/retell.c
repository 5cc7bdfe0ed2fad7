/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "retell.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "mat/column/since-list.h"
#include "mat/motion.h"
#include "mat/played/mat.h"
#include "mat/widgets/card-widget.h"
#include "mat/widgets/css-class.h"
#include "mat/widgets/table-places.h"
#include "match/hand-log.h"

static const ChieuLogLine *
get_line (const ChieuRetell *self)
{
  return self->log->pdata[self->line];
}

/* Returns: the position at which @seat sits, −1: nobody does */
static int
position_of (const ChieuRetell *self,
             int                seat)
{
  int n = self->teller->scene->n_seats;

  return seat >= 0 && n > 0 ? chieu_table_position (n, chieu_played_get_person (self->played), seat) : -1;
}

static void
set_seat_shown (ChieuRetell *self,
                gboolean     shown)
{
  int position = position_of (self, get_line (self)->seat);
  GtkWidget *seat = position >= 0 ? chieu_mat_seat (self->mat, position) : NULL;

  if (seat != NULL)
    chieu_css_class_set (seat, "retold", shown);
}

gboolean
chieu_retell_end (ChieuRetell *self)
{
  g_clear_handle_id (&self->next_id, g_source_remove);
  if (self->log == NULL)
    return FALSE;
  set_seat_shown (self, FALSE);
  g_clear_pointer (&self->log, g_ptr_array_unref);
  chieu_teller_write_notice (self->teller, self->before);
  g_clear_pointer (&self->before, g_free);
  return TRUE;
}

static gboolean
next_cb (gpointer data)
{
  ChieuRetell *self = data;

  self->next_id = 0;
  chieu_retell_go_on (self);
  return G_SOURCE_REMOVE;
}

static void
show_line (ChieuRetell *self)
{
  set_seat_shown (self, TRUE);
  chieu_teller_write_notice (self->teller, get_line (self)->text);
  g_clear_handle_id (&self->next_id, g_source_remove);
  self->next_id = g_timeout_add (CHIEU_TIME_RETOLD, next_cb, self);
}

static void
announce_all (ChieuRetell *self)
{
  g_autoptr (GString) text = g_string_new (self->from_deal ? _("Since the deal:") : _("Since your last move:"));

  for (guint i = self->line; i < self->log->len; i++)
    {
      g_string_append_c (text, ' ');
      g_string_append (text, chieu_hand_log_get_text (self->log, i));
    }
  chieu_mat_announce (self->mat, text->str);
}

static void
begin_retelling (ChieuRetell *self)
{
  const ChieuPlayed *played = self->played;
  const char *names[CHIEU_NAMES_MAX];
  g_autoptr (GPtrArray) log = NULL;
  guint since = 0;

  chieu_played_get_names (played, names);
  if (played->source->make_log != NULL)
    log = played->source->make_log (played->data, names, &since);
  if (log == NULL || since >= log->len)
    {
      chieu_mat_view_show_notice (self->mat, log != NULL && chieu_hand_log_is_from_deal (log, since)
                                             ? _("Nothing has happened since the deal.") : _("Nothing has happened since your last move."));
      return;
    }
  self->from_deal = chieu_hand_log_is_from_deal (log, since);
  self->log = g_steal_pointer (&log);
  /* At most as many events are shown as the list in the column has lines. */
  self->line = MAX (since, self->log->len - MIN (self->log->len, CHIEU_SINCE_LINES_MAX));
  if (self->teller->notice != NULL && gtk_widget_get_visible (self->teller->notice))
    self->before = g_strdup (gtk_label_get_text (GTK_LABEL (self->teller->notice)));
  announce_all (self);
  show_line (self);
}

void
chieu_retell_go_on (ChieuRetell *self)
{
  if (self->played->source == NULL)
    return;
  if (self->log == NULL)
    begin_retelling (self);
  else if (self->line + 1 < self->log->len)
    {
      set_seat_shown (self, FALSE);
      self->line++;
      show_line (self);
    }
  else
    chieu_retell_end (self);
  chieu_mat_sync (self->mat, CHIEU_SYNC_MOVES);
}

/* ---- Where the cards lie now ---- */

/* Marks the uppermost card of this face in @zone that is not marked yet. Returns: whether there was one */
static gboolean
mark_in (ChieuZoneScene *zone,
         ChieuCard       card)
{
  for (int i = zone->n - 1; i >= 0; i--)
    if (zone->cards[i].card == card && (zone->cards[i].flags & CHIEU_CARD_POINTED) == 0)
      {
        zone->cards[i].flags |= CHIEU_CARD_POINTED;
        return TRUE;
      }
  return FALSE;
}

void
chieu_retell_mark_cards (const ChieuRetell *self,
                         ChieuScene        *scene)
{
  const ChieuLogLine *line;
  int laid;

  if (self->log == NULL)
    return;
  line = get_line (self);
  laid = line->seat >= 0 ? chieu_played_get_laid_zone (self->played, position_of (self, line->seat)) : CHIEU_ZONE_NONE;
  for (int card = 0; card < line->n; card++)
    {
      gboolean found = laid >= 0 && mark_in (&scene->zones[laid], line->cards[card]);

      for (int zone = scene->n_zones - 1; !found && zone >= 0; zone--)
        found = !chieu_held_has_zone (self->held, zone) && mark_in (&scene->zones[zone], line->cards[card]);
    }
}
