/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "teller.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "mat/motion.h"
#include "mat/played/mat.h"
#include "mat/widgets/css-class.h"
#include "mat/widgets/table-places.h"
#include "mat/widgets/widgets.h"
#include "match/words/account.h"

void
chieu_teller_clear (ChieuTeller *self)
{
  g_clear_handle_id (&self->knock_id, g_source_remove);
  g_clear_pointer (&self->sounds, chieu_sounds_free);
  g_clear_pointer (&self->said, g_free);
  g_clear_pointer (&self->dealt, g_free);
  g_clear_pointer (&self->voices, g_strfreev);
}

GtkWidget *
chieu_teller_make_label (GtkWidget  *mat,
                         const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_can_target (label, FALSE);
  gtk_widget_set_visible (label, FALSE);
  gtk_widget_set_parent (label, mat);
  return label;
}

void
chieu_teller_make_labels (ChieuTeller *self,
                          GtkWidget   *notice)
{
  for (int position = 0; position < CHIEU_SEATS_MAX; position++)
    {
      self->called[position] = chieu_teller_make_label (GTK_WIDGET (self->mat), "called");
      gtk_label_set_wrap (GTK_LABEL (self->called[position]), TRUE);
      gtk_label_set_justify (GTK_LABEL (self->called[position]), GTK_JUSTIFY_CENTER);
    }
  self->notice = notice;
}

void
chieu_teller_drop_labels (ChieuTeller *self)
{
  for (int position = 0; position < CHIEU_SEATS_MAX; position++)
    {
      g_clear_handle_id (&self->called_id[position], g_source_remove);
      g_clear_pointer (&self->called[position], gtk_widget_unparent);
    }
  g_clear_handle_id (&self->notice_id, g_source_remove);
  self->notice = NULL;
}

/* ---- The notice ---- */

static gboolean
notice_over_cb (gpointer data)
{
  ChieuTeller *self = data;

  self->notice_id = 0;
  if (self->notice_passed)
    gtk_widget_set_visible (self->notice, FALSE);
  return G_SOURCE_REMOVE;
}

void
chieu_teller_pass_notice (ChieuTeller *self)
{
  self->notice_passed = TRUE;
  if (self->notice != NULL && self->notice_id == 0)
    gtk_widget_set_visible (self->notice, FALSE);
}

void
chieu_teller_show_notice (ChieuTeller *self,
                          const char  *text)
{
  const ChieuPlayed *played = self->played;

  if (self->notice == NULL)
    return;
  if (played->source != NULL && played->source->tell != NULL)
    {
      if (text != NULL)
        played->source->tell (played->data, text);
      return;
    }
  g_clear_handle_id (&self->notice_id, g_source_remove);
  self->notice_passed = FALSE;
  gtk_widget_set_visible (self->notice, text != NULL);
  if (text == NULL)
    return;
  chieu_label_say (GTK_LABEL (self->notice), text);
  self->notice_id = g_timeout_add (CHIEU_TIME_NOTICE, notice_over_cb, self);
  chieu_mat_announce (self->mat, text);
}

void
chieu_teller_write_notice (ChieuTeller *self,
                           const char  *text)
{
  if (self->notice == NULL)
    return;
  g_clear_handle_id (&self->notice_id, g_source_remove);
  chieu_label_say (GTK_LABEL (self->notice), text);
  gtk_widget_set_visible (self->notice, text != NULL);
}

void
chieu_teller_set_saving (ChieuTeller *self,
                         gboolean     saving)
{
  const char *text = _("Saving…");

  if (self->notice == NULL)
    return;
  if (saving)
    {
      chieu_teller_show_notice (self, text);
      /* It stays until the move has been written. */
      g_clear_handle_id (&self->notice_id, g_source_remove);
    }
  else if (g_str_equal (gtk_label_get_text (GTK_LABEL (self->notice)), text))
    chieu_teller_show_notice (self, NULL);
}

/* ---- Words at the seats ---- */

/* A word at a seat that a timer hides. */
typedef struct
{
  ChieuTeller *teller;
  int position;
} CalledOver;

static gboolean
called_over_cb (gpointer data)
{
  CalledOver *over = data;

  over->teller->called_id[over->position] = 0;
  gtk_widget_set_visible (over->teller->called[over->position], FALSE);
  return G_SOURCE_REMOVE;
}

/* Shows @word at @seat. @stays: until the next hand. Returns: its position; −1 if nothing is shown */
static int
show_word (ChieuTeller *self,
           int          seat,
           const char  *word,
           gboolean     stays)
{
  int n = self->scene->n_seats, position;

  if (word == NULL || n == 0)
    return -1;
  position = chieu_table_position (n, chieu_played_get_person (self->played), seat);
  gtk_label_set_text (GTK_LABEL (self->called[position]), word);
  chieu_css_class_set (self->called[position], "left", stays);
  gtk_widget_set_visible (self->called[position], TRUE);
  g_clear_handle_id (&self->called_id[position], g_source_remove);
  return position;
}

void
chieu_teller_leave_word (ChieuTeller *self,
                         int          seat,
                         const char  *word)
{
  show_word (self, seat, word, TRUE);
}

void
chieu_teller_call_word (ChieuTeller *self,
                        int          seat,
                        const char  *word)
{
  int position = show_word (self, seat, word, FALSE);
  CalledOver *over;

  if (position < 0)
    return;
  over = g_new (CalledOver, 1);
  *over = (CalledOver) { .teller = self, .position = position };
  self->called_id[position] = g_timeout_add_full (G_PRIORITY_DEFAULT, CHIEU_TIME_CALLED, called_over_cb, over, g_free);
}

void
chieu_teller_remove_words (ChieuTeller *self)
{
  for (int position = 0; position < CHIEU_SEATS_MAX; position++)
    {
      g_clear_handle_id (&self->called_id[position], g_source_remove);
      gtk_widget_set_visible (self->called[position], FALSE);
    }
}

/* ---- Sound ---- */

void
chieu_teller_add_sound (ChieuTeller *self,
                        ChieuSound   sound)
{
  if (sound > self->sound)
    chieu_teller_add_call (self, NULL, sound);
}

void
chieu_teller_add_call (ChieuTeller       *self,
                       const char *const *voices,
                       ChieuSound         drum)
{
  if (drum < self->sound)
    return;
  self->sound = drum;
  g_strfreev (self->voices);
  self->voices = g_strdupv ((GStrv) voices);
}

void
chieu_teller_play_sound (ChieuTeller *self)
{
  ChieuSound sound = self->sound;
  g_auto (GStrv) voices = g_steal_pointer (&self->voices);

  self->sound = CHIEU_SOUND_NONE;
  if ((sound == CHIEU_SOUND_NONE && voices == NULL) || self->volume <= 0)
    return;
  if (self->sounds == NULL)
    self->sounds = chieu_sounds_new ();
  chieu_sounds_call (self->sounds, (const char *const *) voices, sound, self->volume);
}

static gboolean
knock_cb (gpointer data)
{
  ChieuTeller *self = data;

  self->knock_id = 0;
  /* The mat may have been emptied meanwhile. */
  if (self->played->source == NULL)
    return G_SOURCE_REMOVE;
  chieu_teller_add_sound (self, CHIEU_SOUND_ASKED);
  chieu_teller_play_sound (self);
  return G_SOURCE_REMOVE;
}

void
chieu_teller_knock (ChieuTeller *self)
{
  if (self->knock_id == 0 && self->volume > 0)
    self->knock_id = g_timeout_add (CHIEU_TIME_KNOCK, knock_cb, self);
}

/* ---- What happened ---- */

void
chieu_teller_begin_hand (ChieuTeller *self)
{
  const void *state = chieu_played_get_state (self->played);
  const char *names[CHIEU_NAMES_MAX];
  g_autofree char *text = NULL;

  memset (self->answered, 0, sizeof self->answered);
  chieu_played_get_names (self->played, names);
  if (state != NULL && self->played->layout->game->is_opening (state))
    text = chieu_words_dealt (chieu_played_get_words (self->played), state, names);
  /* The ceremony shows it and the log keeps it, so that it is only announced here; a lesson explains its own deal. When a table is
   * shown and then its hand begins, nothing has happened in between except that the person was asked. */
  if (text == NULL || self->played->source->tell != NULL || g_strcmp0 (text, self->dealt) == 0)
    return;
  chieu_mat_announce (self->mat, text);
  g_free (self->dealt);
  self->dealt = g_steal_pointer (&text);
}

/* Announces @text, of something that happened with @card. */
static void
announce_event (ChieuTeller *self,
                const char  *text,
                ChieuCard    card)
{
  gboolean is_card = card != CHIEU_CARD_NONE && card != CHIEU_CARD_HIDDEN;

  chieu_mat_announce (self->mat, text);
  if (is_card && text != NULL && strstr (text, chieu_words_card (chieu_played_get_words (self->played), card)) != NULL)
    self->named = card;
  g_clear_pointer (&self->dealt, g_free);
}

/* Returns: (nullable): the name of @seat as sentences want it; NULL: it is the person's own seat */
static const char *
name_of (ChieuTeller *self,
         int          seat)
{
  return seat == chieu_played_get_own (self->played) ? NULL : self->played->names[seat];
}

/* Adds the sound of a move of @kind. The winner says the cước of @call (nullable) one after the other; without a call it is the one
 * word of the move. */
static void
add_call (ChieuTeller     *self,
          int              kind,
          const ChieuMove *call)
{
  const ChieuMatLayout *layout = self->played->layout;
  g_autofree char *voice = chieu_mat_layout_get_voice (layout, kind);
  const char *voices[CHIEU_MOVE_CARDS_MAX + 1] = { call == NULL ? voice : NULL };

  for (int i = 0; call != NULL && i < call->n; i++)
    voices[i] = layout->game->cuoc[call->cards[i]];
  chieu_teller_add_call (self, voices, layout->sounds != NULL ? (ChieuSound) layout->sounds[kind] : CHIEU_SOUND_NONE);
}

/* Announces a move in one sentence, shows the word that is called and adds its sound. */
static void
tell_move (ChieuTeller      *self,
           const ChieuEvent *event)
{
  const ChieuMatLayout *layout = self->played->layout;
  const ChieuWords *words = chieu_played_get_words (self->played);
  const ChieuMove *last = &self->answers[event->seat];
  const ChieuMove *known = self->answered[event->seat] && event->detail == last->kind ? last : NULL;
  g_autofree char *text = chieu_words_event (words, event, known, self->scene->n_seats, name_of (self, event->seat));
  gboolean calls = known != NULL && event->detail == layout->game->call_kind;
  /* The call is heard word by word. */
  g_autofree char *call = calls ? chieu_words_call_aloud (words, known->cards, known->n, self->scene->n_seats) : NULL;
  const char *word = call != NULL ? call : chieu_words_called (words, event->detail);

  chieu_teller_call_word (self, event->seat, word);
  if (word != NULL)
    add_call (self, event->detail, calls ? known : NULL);
  else if (layout->sounds != NULL)
    chieu_teller_add_sound (self, (ChieuSound) layout->sounds[event->detail]);
  announce_event (self, text, event->card == CHIEU_CARD_NONE && known != NULL && known->n > 0 ? known->cards[0] : event->card);
  if (calls)
    {
      /* The verse to the call is shown as a notice, and announced after it. */
      const char *verse = self->says_verses ? chieu_words_verse (words, known, self->scene->n_seats) : NULL;

      if (verse != NULL)
        chieu_teller_show_notice (self, verse);
    }
}

/* Announces a card that was drawn or shown, and adds its sound. */
static void
tell_card (ChieuTeller      *self,
           const ChieuEvent *event)
{
  g_autofree char *text = chieu_words_event (chieu_played_get_words (self->played), event, NULL, self->scene->n_seats,
                                             name_of (self, event->seat));

  chieu_teller_add_sound (self, CHIEU_SOUND_CARD);
  announce_event (self, text, event->card);
}

/* Tells a fault that all saw. In the strict way the others do not wait for the end: the first to the right of the player who made it
 * calls it out; where only the person could, it is told alone. */
static void
tell_open_fault (ChieuTeller      *self,
                 const ChieuEvent *event)
{
  const ChieuPlayed *played = self->played;
  const ChieuWords *words = chieu_played_get_words (played);
  const ChieuStateHead *head = chieu_played_get_state (played);
  const char *fault = chieu_words_fault (words, event->detail);
  int seats = played->layout->count_seats (chieu_played_get_state (played));
  int sayer = chieu_words_fault_sayer (event->seat, chieu_played_get_person (played), seats);
  g_autofree char *word = NULL;
  g_autofree char *text = NULL;

  if (fault == NULL || (!chieu_played_is_strict (played) && !played->layout->faults_end_play))
    return;
  /* Translators: called out by a player who saw a fault; %s is its name: “Báo! Trái vỉ”. */
  word = g_strdup_printf (_("Báo! %s"), fault);
  if (sayer >= 0)
    chieu_teller_call_word (self, sayer, word);
  chieu_teller_add_call (self, (const char *const[]) { CHIEU_VOICE_REPORT, NULL }, CHIEU_SOUND_REPORT);
  text = chieu_words_fault_seen (words, &head->rules, event->detail, sayer >= 0 ? played->names[sayer] : NULL,
                                 name_of (self, event->seat));
  chieu_teller_show_notice (self, text);
}

void
chieu_teller_tell_events (ChieuTeller       *self,
                          const ChieuEvents *events,
                          int                seat,
                          const ChieuMove   *move,
                          gboolean           tells_end)
{
  if (move != NULL)
    {
      self->answers[seat] = *move;
      self->answered[seat] = TRUE;
    }
  for (int i = 0; i < events->n; i++)
    if (!chieu_words_event_repeats (events, i))
      switch ((ChieuEventKind) events->items[i].kind)
        {
        case CHIEU_EVENT_MOVE:
          tell_move (self, &events->items[i]);
          break;
        case CHIEU_EVENT_SHOW:
        case CHIEU_EVENT_DRAW:
          tell_card (self, &events->items[i]);
          break;
        case CHIEU_EVENT_FAULT:
          tell_open_fault (self, &events->items[i]);
          break;
        case CHIEU_EVENT_END:
        default:
          if (tells_end)
            {
              /* The same words as on the page of the result. */
              const char *names[CHIEU_NAMES_MAX];
              g_autofree char *text = NULL;
              g_autofree char *came = NULL;
              const ChieuGame *game = self->played->layout->game;
              ChieuResult result;

              chieu_played_get_names (self->played, names);
              game->result (chieu_played_get_state (self->played), &result);
              came = chieu_account_describe_card (game, chieu_played_get_state (self->played), names);
              if (came != NULL)
                chieu_mat_announce (self->mat, came);
              text = chieu_words_result (chieu_played_get_words (self->played), &result, names, self->scene->n_seats);
              chieu_mat_announce (self->mat, text);
            }
          break;
        }
}
