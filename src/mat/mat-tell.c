/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the source tells, as the person hears and sees it: hands dealt, moves,
 * called words, notices.
 */
#include "mat-view-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "fan-order.h"
#include "match/words.h"
#include "speeds.h"

static gboolean
notice_over_cb (gpointer data)
{
  ChieuMatView *self = data;

  self->notice_id = 0;
  gtk_widget_set_visible (self->notice, FALSE);
  return G_SOURCE_REMOVE;
}

void
chieu_mat_view_notice (ChieuMatView *self,
                       const char   *text)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  if (self->notice == NULL)
    return;
  if (self->source != NULL && self->source->tell != NULL)
    {
      if (text != NULL)
        self->source->tell (self->source_data, text);
      return;
    }
  g_clear_handle_id (&self->notice_id, g_source_remove);
  gtk_widget_set_visible (self->notice, text != NULL);
  if (text == NULL)
    return;
  gtk_label_set_text (GTK_LABEL (self->notice), text);
  self->notice_id = g_timeout_add (CHIEU_SPEED_NOTICE, notice_over_cb, self);
  chieu_mat_announce (self, text);
}

void
chieu_mat_view_set_saving (ChieuMatView *self,
                           gboolean      saving)
{
  const char *text = _("Saving…");

  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  if (self->notice == NULL)
    return;
  if (saving)
    {
      chieu_mat_view_notice (self, text);
      /* It stays until it is over. */
      g_clear_handle_id (&self->notice_id, g_source_remove);
    }
  else if (g_str_equal (gtk_label_get_text (GTK_LABEL (self->notice)), text))
    chieu_mat_view_notice (self, NULL);
}

typedef struct
{
  ChieuMatView *view;
  int position;
} CalledOver;

static gboolean
called_over_cb (gpointer data)
{
  CalledOver *over = data;

  over->view->called_id[over->position] = 0;
  gtk_widget_set_visible (over->view->called[over->position], FALSE);
  return G_SOURCE_REMOVE;
}

void
chieu_mat_call_word (ChieuMatView *self,
                     int           seat,
                     const char   *word)
{
  int n = self->scene->n_seats, position;
  CalledOver *over;

  if (word == NULL || n == 0)
    return;
  position = (seat - MAX (chieu_mat_get_person (self), 0) + n) % n;
  gtk_label_set_text (GTK_LABEL (self->called[position]), word);
  gtk_widget_set_visible (self->called[position], TRUE);
  g_clear_handle_id (&self->called_id[position], g_source_remove);
  over = g_new (CalledOver, 1);
  *over = (CalledOver) { .view = self, .position = position };
  self->called_id[position] = g_timeout_add_full (G_PRIORITY_DEFAULT, CHIEU_SPEED_CALLED, called_over_cb, over, g_free);
}

/* What was called before the cards lie as they do now is over. */
static void
end_called (ChieuMatView *self)
{
  for (int p = 0; p < CHIEU_SEATS_MAX; p++)
    {
      g_clear_handle_id (&self->called_id[p], g_source_remove);
      gtk_widget_set_visible (self->called[p], FALSE);
    }
}

/* ---- What the source tells ---- */

void
chieu_mat_view_changed (ChieuMatView *self)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  if (self->source != NULL)
    chieu_mat_update_claims (self);
}

/* The own order of this very hand, put before the program ended. Returns: whether there is one. */
static gboolean
recall_order (ChieuMatView *self)
{
  ChieuHand whole;

  if ((!self->own_order && self->layout->arranging == NULL) || self->hand_order == NULL
      || !chieu_hand_parse (self->layout->game->deck, self->hand_order, &whole))
    return FALSE;
  self->hand = whole;
  chieu_mat_hold (self, FALSE);
  if (chieu_hand_is_part (&self->hand, &whole))
    return TRUE;
  self->hand.n = 0;
  return FALSE;
}

/* An own order outlives a move taken back, but a hand dealt anew is sorted. */
static void
take_up_hand (ChieuMatView *self)
{
  ChieuHand before = self->hand;
  int kept = 0;

  if (before.n == 0 && recall_order (self))
    return;
  chieu_mat_hold (self, FALSE);
  for (int i = 0; i < self->hand.n; i++)
    kept += i < before.n && self->hand.cards[i] == before.cards[i];
  if (2 * kept < self->hand.n)
    chieu_mat_hold (self, TRUE);
}

/* How it came to this hand, as long as nothing has been played. */
static void
tell_dealt (ChieuMatView *self)
{
  const void *view = chieu_mat_get_state (self);
  const char *names[CHIEU_NAMES_MAX];
  g_autofree char *text = NULL;

  chieu_mat_get_names (self, names);
  if (view != NULL && self->layout->game->is_opening (view))
    text = chieu_words_dealt (chieu_words_for_game (self->layout->game), view, names);
  if (text != NULL)
    chieu_mat_view_notice (self, text);
}

void
chieu_mat_view_dealt (ChieuMatView *self)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  if (self->source == NULL)
    return;
  chieu_mat_drop_choices (self);
  chieu_mat_forget_laying (self);
  chieu_mat_skip_opening (self);
  chieu_mat_end_show (self);
  end_called (self);
  self->sure_kind = -1;
  self->chosen = 0;
  self->focus = -1;
  take_up_hand (self);
  chieu_mat_update_claims (self);
  self->deal_pending = TRUE;
  self->stale = gtk_widget_get_width (GTK_WIDGET (self)) == 0;
  if (!self->stale)
    chieu_mat_show_scene (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  tell_dealt (self);
}

static const char *
name_of (ChieuMatView *self,
         int           seat)
{
  return seat == chieu_mat_get_own (self) ? NULL : self->names[seat];
}

/* The most important of what happens at once is heard. */
static void
add_sound (ChieuMatView *self,
           ChieuSound    sound)
{
  self->sound = MAX (self->sound, sound);
}

static void
play_sound (ChieuMatView *self)
{
  ChieuSound sound = self->sound;

  self->sound = CHIEU_SOUND_NONE;
  if (sound == CHIEU_SOUND_NONE || self->volume <= 0)
    return;
  if (self->sounds == NULL)
    self->sounds = chieu_sounds_new ();
  chieu_sounds_play (self->sounds, sound, self->volume);
}

void
chieu_mat_sound (ChieuMatView *self,
                 ChieuSound    sound)
{
  add_sound (self, sound);
  play_sound (self);
}

/* One sentence of a move for those who hear, the word that is called and its beat. */
static void
tell_event (ChieuMatView     *self,
            const ChieuEvent *event,
            int               seat,
            const ChieuMove  *move)
{
  const ChieuWords *words = chieu_words_for_game (self->layout->game);
  const ChieuMove *known = event->seat == seat && move != NULL && event->detail == move->kind ? move : NULL;
  g_autofree char *text = chieu_words_event (words, event, known, self->scene->n_seats, name_of (self, event->seat));
  g_autofree char *call = NULL;

  /* The call is heard word by word. */
  if (known != NULL && event->detail == self->layout->call_kind)
    call = chieu_words_call_aloud (words, move->cards, move->n, self->scene->n_seats);
  chieu_mat_call_word (self, event->seat, call != NULL ? call : chieu_words_called (words, event->detail));
  if (self->layout->sounds != NULL)
    add_sound (self, (ChieuSound) self->layout->sounds[event->detail]);
  chieu_mat_announce (self, text);
}

static void
tell_card (ChieuMatView     *self,
           const ChieuEvent *event)
{
  g_autofree char *text = chieu_words_event (chieu_words_for_game (self->layout->game), event, NULL, self->scene->n_seats,
                                             name_of (self, event->seat));

  add_sound (self, CHIEU_SOUND_CARD);
  chieu_mat_announce (self, text);
}

/* As the page of the result will say it. */
static void
tell_end (ChieuMatView *self)
{
  const char *names[CHIEU_NAMES_MAX];
  g_autofree char *text = NULL;
  ChieuResult result;

  chieu_mat_get_names (self, names);
  self->layout->game->result (chieu_mat_get_state (self), &result);
  text = chieu_words_result (chieu_words_for_game (self->layout->game), &result, names, self->scene->n_seats);
  chieu_mat_announce (self, text);
}

/* In the strict way the others do not wait for the win: the first to the right of who made it says what all saw. */
static void
tell_open_fault (ChieuMatView     *self,
                 const ChieuEvent *event)
{
  const ChieuWords *words = chieu_words_for_game (self->layout->game);
  const char *fault = chieu_words_fault (words, event->detail);
  int seats = self->layout->count_seats (chieu_mat_get_state (self));
  int sayer = chieu_words_fault_sayer (event->seat, chieu_mat_get_person (self), seats);
  g_autofree char *word = NULL;
  g_autofree char *text = NULL;

  if (fault == NULL || (!chieu_mat_is_strict (self) && !self->layout->faults_end_play))
    return;
  /* Translators: called out by a player who saw a fault; %s is its name: “Báo! Trái vỉ”. */
  word = g_strdup_printf (_("Báo! %s"), fault);
  chieu_mat_call_word (self, sayer, word);
  add_sound (self, CHIEU_SOUND_REPORT);
  text = chieu_words_fault_seen (words, event->detail, self->names[sayer], name_of (self, event->seat));
  chieu_mat_view_notice (self, text);
}

static void
tell (ChieuMatView     *self,
      const ChieuEvent *event,
      int               seat,
      const ChieuMove  *move)
{
  switch ((ChieuEventKind) event->kind)
    {
    case CHIEU_EVENT_MOVE:
      tell_event (self, event, seat, move);
      break;
    case CHIEU_EVENT_SHOW:
    case CHIEU_EVENT_DRAW:
      tell_card (self, event);
      break;
    case CHIEU_EVENT_FAULT:
      tell_open_fault (self, event);
      break;
    case CHIEU_EVENT_END:
    default:
      tell_end (self);
      break;
    }
}

/* What happened is heard; where cards are turned up one after the other when the hand is over, that tells it. */
static void
tell_all (ChieuMatView      *self,
          const ChieuEvents *events,
          int                seat,
          const ChieuMove   *move)
{
  gboolean over = events->n > 0 && events->items[events->n - 1].kind == CHIEU_EVENT_END;

  if (over && chieu_mat_begin_show (self))
    return;
  for (int i = 0; i < events->n; i++)
    if (!chieu_words_event_repeats (events, i))
      tell (self, &events->items[i], seat, move);
}

void
chieu_mat_view_moved (ChieuMatView      *self,
                      int                seat,
                      const ChieuMove   *move,
                      const ChieuEvents *events)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  if (self->source == NULL)
    return;
  chieu_mat_drop_choices (self);
  /* An answer of somebody else that is only taken note of leaves the cards where they are. */
  if (events == NULL || events->n > 0 || seat == chieu_mat_get_person (self))
    chieu_mat_forget_laying (self);
  chieu_mat_hold (self, FALSE);
  self->sure_kind = -1;
  /* What happened is heard before what is to be done. */
  if (events != NULL)
    tell_all (self, events, seat, move);
  play_sound (self);
  chieu_mat_update_claims (self);
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
}

void
chieu_mat_view_asked (ChieuMatView *self)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  if (self->source == NULL)
    return;
  chieu_mat_update_claims (self);
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
}

void
chieu_mat_view_set_thinking (ChieuMatView *self,
                             guint         seats)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  for (int p = 0; self->source != NULL && p < self->scene->n_seats; p++)
    chieu_seat_set_thinking (CHIEU_SEAT (self->seats[p]),
                             seats >> ((p + MAX (chieu_mat_get_person (self), 0)) % self->scene->n_seats) & 1);
}
