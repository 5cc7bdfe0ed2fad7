/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "praise.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "mat/feast/praise-words.h"
#include "mat/motion.h"
#include "mat/widgets/table-places.h"
#include "match/words/account.h"

/* The most cards that a seat waited for which are named there; of more only the number is said. */
#define WAITS_NAMED 2

/* In parts of the whole time: when the first word is said at a seat, how long until the next one is, and from when to when the gold
 * spreads and points are counted. */
#define FIRST_WORD 0.15
#define NEXT_WORD 0.06
#define GOLD_BEGINS 0.20
#define GOLD_ENDS 0.80

static const guint durations[CHIEU_PRAISE_SIZES] = {
  [CHIEU_PRAISE_PLAIN] = CHIEU_TIME_PRAISE_COMMON, [CHIEU_PRAISE_GOOD] = CHIEU_TIME_PRAISE, [CHIEU_PRAISE_RARE] = CHIEU_TIME_PRAISE_RARE,
};
static const guint8 drums[CHIEU_PRAISE_SIZES] = {
  [CHIEU_PRAISE_PLAIN] = CHIEU_SOUND_BEAT_2, [CHIEU_PRAISE_GOOD] = CHIEU_SOUND_BEAT_4, [CHIEU_PRAISE_RARE] = CHIEU_SOUND_ROLL,
};

void
chieu_praise_make_border (ChieuPraise *self,
                          GtkWidget   *mat,
                          GtkWidget   *below)
{
  self->border = chieu_gold_border_new ();
  gtk_widget_insert_after (self->border, mat, below);
}

static int
position_of (ChieuPraise *self,
             int          seat)
{
  return chieu_table_position (MAX (self->scene->n_seats, 1), chieu_played_get_person (self->played), seat);
}

static ChieuSeat *
seat_at (ChieuPraise *self,
         int          seat)
{
  return CHIEU_SEAT (self->seats[position_of (self, seat)]);
}

/* Returns: the seat that won the hand, or in games without ù the one that got most. −1: nobody, or not rightly */
static int
find_winner (const ChieuResult *result,
             int                seats)
{
  int best = -1;

  if (result->outcome != CHIEU_OUTCOME_WON)
    return -1;
  if (result->winner >= 0)
    return result->winner;
  for (int seat = 0; seat < seats; seat++)
    if (result->points[seat] > 0 && (best < 0 || result->points[seat] > result->points[best]))
      best = seat;
  return best;
}

/* Returns: how much the win is praised; in a game that says nothing about it every win is a good one */
static ChieuPraiseSize
find_size (ChieuPraise *self)
{
  const ChieuMatOpening *opening = self->played->layout->opening;

  if (opening == NULL)
    return CHIEU_PRAISE_GOOD;
  if (self->result.worth <= opening->common)
    return CHIEU_PRAISE_PLAIN;
  return self->result.worth < opening->rare ? CHIEU_PRAISE_GOOD : CHIEU_PRAISE_RARE;
}

void
chieu_praise_place_gold (ChieuPraise *self)
{
  const ChieuBox *mat = &self->scene->mat, *box;

  if (!self->is_on || self->winner < 0 || self->border == NULL)
    return;
  box = &self->scene->seats[position_of (self, self->winner)].box;
  chieu_gold_border_set_place (CHIEU_GOLD_BORDER (self->border), mat, box->x + box->width / 2, box->y + box->height / 2);
}

/* ---- What is said at the seats ---- */

/* Returns: (nullable): how the player who speaks as the @nth addresses the winner; only the first after the winner (0) does, so that
 * the word is not said over and over */
static const char *
find_address (ChieuPraise *self,
              int          nth)
{
  return self->winner == chieu_played_get_own (self->played) && nth == 1 ? chieu_people_get_address (self->people) : NULL;
}

/* Returns: (transfer full) (nullable): what @seat, the @nth to speak, says; for the winner the points of the hand */
static char *
find_word (ChieuPraise *self,
           int          seat,
           int          nth)
{
  g_autofree char *waits = NULL;
  int n = 0;

  if (seat == self->winner)
    return chieu_words_signed (self->result.points[seat]);
  if (self->winner >= 0)
    return seat == chieu_played_get_own (self->played) ? NULL
           : chieu_praise_word (self->size, nth + MAX (self->result.worth, 0), find_address (self, nth));
  if (self->result.winner >= 0 || seat == chieu_played_get_own (self->played))
    return NULL;
  waits = chieu_account_list_waits (self->played->layout->game, chieu_played_get_state (self->played), seat, WAITS_NAMED, &n);
  /* A plate has no room for many names; the page of the result has all of them. */
  if (n > WAITS_NAMED)
    /* Translators: said at the seat of a player when a hand ended that nobody won; %d: of how many cards each would have won. */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Waited for %d card", "Waited for %d cards", (gulong) n), n);
  /* Translators: said at the seat of a player when a hand ended that nobody won; %s: the cards that he waited for. */
  return waits != NULL ? g_strdup_printf (_("Waited for %s"), waits) : NULL;
}

/* Returns: how the player at @seat feels. Players who pay are beaten, and those who gain are glad; the rest admire a win that is more than
 * plain, and have lost at a plain one. */
static ChieuFeeling
find_feeling (ChieuPraise *self,
              int          seat)
{
  if (self->winner < 0)
    return seat == self->result.winner ? CHIEU_FEELING_ASHAMED : CHIEU_FEELING_NONE;
  if (seat == self->winner)
    return CHIEU_FEELING_PROUD;
  if (self->result.points[seat] < 0)
    return CHIEU_FEELING_BEATEN;
  return self->result.points[seat] > 0 || self->size != CHIEU_PRAISE_PLAIN ? CHIEU_FEELING_GLAD : CHIEU_FEELING_BEATEN;
}

/* ---- In time ---- */

static void
value_cb (double   value,
          gpointer data)
{
  ChieuPraise *self = data;
  double gold = CLAMP ((value - GOLD_BEGINS) / (GOLD_ENDS - GOLD_BEGINS), 0, 1);
  int seats = self->scene->n_seats;
  int first = self->winner >= 0 ? self->winner : chieu_table_viewer (seats, chieu_played_get_person (self->played));

  /* Lets all speak whose turn has come: the winner’s points first, then to the right; without a winner from
   * the person on. */
  for (; self->said < seats && value >= FIRST_WORD + NEXT_WORD * self->said; self->said++)
    {
      int seat = (first + self->said) % seats;
      g_autofree char *word = find_word (self, seat, self->said);

      chieu_teller_leave_word (self->teller, seat, word);
    }
  if (self->winner >= 0)
    chieu_gold_border_set_progress (CHIEU_GOLD_BORDER (self->border), gold);
  for (int seat = 0; seat < self->scene->n_seats; seat++)
    {
      int after = self->result.next.points[seat];

      chieu_seat_set_points (seat_at (self, seat), self->before[seat] + (int) ((after - self->before[seat]) * gold), gold < 1);
    }
}

static void
done_cb (ChieuPraise *self)
{
  g_clear_object (&self->animation);
  if (self->done != NULL)
    self->done (self->data);
}

void
chieu_praise_begin (ChieuPraise *self,
                    gboolean     at_once)
{
  const void *state = chieu_played_get_state (self->played);
  const ChieuStateHead *head = state;

  chieu_praise_clear (self);
  if (self->border == NULL || state == NULL)
    return;
  self->played->layout->game->result (state, &self->result);
  self->is_on = self->result.outcome != CHIEU_OUTCOME_NONE;
  if (!self->is_on)
    return;
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    self->before[seat] = head->carry.points[seat];
  self->size = find_size (self);
  self->winner = find_winner (&self->result, self->scene->n_seats);
  for (int seat = 0; seat < self->scene->n_seats; seat++)
    chieu_seat_set_feeling (seat_at (self, seat), find_feeling (self, seat));
  chieu_praise_place_gold (self);
  if (at_once)
    {
      value_cb (1, self);
      return;
    }
  if (self->winner >= 0)
    {
      chieu_teller_add_sound (self->teller, (ChieuSound) drums[self->size]);
      chieu_teller_play_sound (self->teller);
    }
  self->animation = adw_timed_animation_new (self->border, 0, 1, durations[self->winner >= 0 ? self->size : CHIEU_PRAISE_PLAIN],
                                             adw_callback_animation_target_new (value_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (done_cb), self);
  adw_animation_play (self->animation);
}

static void
stop_animation (ChieuPraise *self)
{
  if (self->animation == NULL)
    return;
  g_signal_handlers_disconnect_by_func (self->animation, done_cb, self);
  adw_animation_pause (self->animation);
  g_clear_object (&self->animation);
}

void
chieu_praise_finish (ChieuPraise *self)
{
  stop_animation (self);
  if (self->is_on)
    value_cb (1, self);
}

void
chieu_praise_clear (ChieuPraise *self)
{
  stop_animation (self);
  self->said = 0;
  if (!self->is_on)
    return;
  self->is_on = FALSE;
  chieu_gold_border_set_progress (CHIEU_GOLD_BORDER (self->border), 0);
  for (int position = 0; position < CHIEU_SEATS_MAX; position++)
    {
      chieu_seat_set_feeling (CHIEU_SEAT (self->seats[position]), CHIEU_FEELING_NONE);
      chieu_seat_set_points (CHIEU_SEAT (self->seats[position]), 0, FALSE);
    }
}

void
chieu_praise_drop_border (ChieuPraise *self)
{
  stop_animation (self);
  self->is_on = FALSE;
  g_clear_pointer (&self->border, gtk_widget_unparent);
}
