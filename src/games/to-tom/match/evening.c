/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "evening-private.h"
#include "games/to-tom/rules/to-tom.h"

G_DEFINE_QUARK (chieu-evening-error, chieu_evening_error)

static void
hand_clear (gpointer data)
{
  ChieuEveningHand *hand = data;

  g_clear_pointer (&hand->cards, g_free);
  g_clear_pointer (&hand->entered, g_free);
}

/* ---- Names ---- */

static char *
make_name (const char *text,
           int         seat)
{
  g_autofree char *valid = g_utf8_make_valid (text != NULL ? text : "", -1);
  g_autofree char *name = g_strdup (g_strstrip (valid));

  if (*name == '\0')
    return g_strdup_printf (C_("seat", "Player %d"), seat + 1);
  /* A text that was cut may end in blanks, which are not read again. */
  return g_strchomp (g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1), CHIEU_EVENING_NAME_MAX)));
}

const char *
chieu_evening_get_name (const ChieuEvening *self,
                        int                 seat)
{
  g_return_val_if_fail (self != NULL && seat >= 0 && seat < self->seats, "");

  return self->names[seat];
}

void
chieu_evening_set_name (ChieuEvening *self,
                        int           seat,
                        const char   *name)
{
  g_return_if_fail (self != NULL && seat >= 0 && seat < self->seats);

  g_free (self->names[seat]);
  self->names[seat] = make_name (name, seat);
}

/* ---- The object ---- */

ChieuEvening *
chieu_evening_new (int                    seats,
                   const char *const     *names,
                   const ChieuHouseRules *house,
                   int                    pot)
{
  ChieuEvening *self = g_new0 (ChieuEvening, 1);

  g_return_val_if_fail (seats >= CHIEU_TO_TOM_MIN_SEATS && seats <= CHIEU_TO_TOM_MAX_SEATS, self);
  g_return_val_if_fail (names != NULL && house != NULL, self);

  self->seats = seats;
  self->pot = CLAMP (pot, -1, CHIEU_EVENING_POT_MAX);
  self->house = chieu_house_rules_new (house->game, house->id, house->name, &house->rules);
  self->hands = g_array_new (FALSE, TRUE, sizeof (ChieuEveningHand));
  g_array_set_clear_func (self->hands, hand_clear);
  for (int seat = 0; seat < seats; seat++)
    self->names[seat] = make_name (names[seat], seat);
  return self;
}

void
chieu_evening_free (ChieuEvening *self)
{
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    g_free (self->names[seat]);
  g_clear_pointer (&self->house, chieu_house_rules_free);
  g_clear_pointer (&self->hands, g_array_unref);
  g_free (self);
}

int
chieu_evening_get_seats (const ChieuEvening *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->seats;
}

const ChieuHouseRules *
chieu_evening_get_house (const ChieuEvening *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->house;
}

guint
chieu_evening_get_n_hands (const ChieuEvening *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->hands->len;
}

const ChieuEveningHand *
chieu_evening_get_hand (const ChieuEvening *self,
                        guint               n)
{
  g_return_val_if_fail (self != NULL && n < self->hands->len, NULL);

  return &g_array_index (self->hands, ChieuEveningHand, n);
}

gboolean
chieu_evening_add_hand (ChieuEvening           *self,
                        const ChieuEveningHand *hand)
{
  ChieuEveningHand copy;

  g_return_val_if_fail (self != NULL && hand != NULL, FALSE);
  g_return_val_if_fail ((int) hand->outcome < CHIEU_N_EVENING_OUTCOMES, FALSE);
  g_return_val_if_fail (hand->winner >= -1 && hand->winner < self->seats, FALSE);
  g_return_val_if_fail (hand->winner >= 0 || hand->outcome <= CHIEU_OUTCOME_DRAWN, FALSE);
  g_return_val_if_fail (hand->n_cuoc >= 0 && hand->n_cuoc <= CHIEU_CUOC_MAX, FALSE);

  if (self->hands->len >= CHIEU_EVENING_HANDS_MAX)
    return FALSE;
  copy = *hand;
  copy.cards = g_strdup (hand->cards);
  copy.entered = g_memdup2 (hand->entered, sizeof *hand->entered);
  g_array_append_val (self->hands, copy);
  return TRUE;
}

gboolean
chieu_evening_undo_hand (ChieuEvening *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->hands->len == 0)
    return FALSE;
  g_array_set_size (self->hands, self->hands->len - 1);
  return TRUE;
}

/* ---- What follows from the hands ---- */

/* Turns the hand into a state that is over, so that the rules settle it. */
static void
settle_hand (const ChieuEvening     *self,
             const ChieuCarry       *carry,
             const ChieuEveningHand *hand,
             ChieuResult            *result)
{
  ChieuToTomState state;

  memset (&state, 0, sizeof state);
  state.rules = self->house->rules;
  state.carry = *carry;
  state.seats = (guint8) self->seats;
  state.phase = CHIEU_EATING_OVER;
  state.winner = (gint8) hand->winner;
  state.win = CHIEU_CARD_NONE;
  state.outcome = (guint8) hand->outcome;
  state.false_u = hand->outcome == CHIEU_OUTCOME_FALSE ? (guint8) (1u << hand->winner) : 0;
  state.n_called = (guint8) hand->n_cuoc;
  memcpy (state.called, hand->cuoc, (gsize) hand->n_cuoc);
  chieu_to_tom.result (&state, result);
}

static void
begin_hoi (const ChieuEvening *self,
           ChieuCarry         *carry)
{
  ChieuCarry before = *carry;

  chieu_carry_init (carry, self->seats, self->pot, false);
  memcpy (carry->points, before.points, sizeof carry->points);
}

/* Works out what the hands leave to the next; @results (nullable): gets the result of each. */
static void
reckon_hands (const ChieuEvening *self,
              ChieuCarry         *carry,
              ChieuResult        *results)
{
  chieu_carry_init (carry, self->seats, self->pot, false);
  for (guint i = 0; i < self->hands->len; i++)
    {
      const ChieuEveningHand *hand = chieu_evening_get_hand (self, i);
      ChieuResult result;

      memset (&result, 0, sizeof result);
      result.winner = -1;
      if (hand->outcome == CHIEU_OUTCOME_NONE)
        begin_hoi (self, carry);
      else
        {
          settle_hand (self, carry, hand, &result);
          *carry = result.next;
        }
      if (results != NULL)
        results[i] = result;
    }
}

void
chieu_evening_get_carry (const ChieuEvening *self,
                         ChieuCarry         *carry)
{
  g_return_if_fail (self != NULL && carry != NULL);

  reckon_hands (self, carry, NULL);
}

ChieuResult *
chieu_evening_get_results (const ChieuEvening *self)
{
  ChieuCarry carry;
  ChieuResult *results;

  g_return_val_if_fail (self != NULL, NULL);

  results = g_new (ChieuResult, self->hands->len);
  reckon_hands (self, &carry, results);
  return results;
}

gboolean
chieu_evening_is_over (const ChieuEvening *self)
{
  ChieuCarry carry;

  g_return_val_if_fail (self != NULL, FALSE);

  chieu_evening_get_carry (self, &carry);
  return chieu_to_tom_is_hoi_over (&self->house->rules, carry.pot);
}
