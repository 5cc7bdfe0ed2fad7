/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "chan-sum.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/chan/groups.h"
#include "shown-phu.h"
#include "words-chan.h"

int
chieu_chan_count_ga (const ChieuChanState *state,
                     const guint8         *call,
                     int                   n)
{
  int rule = state->rules.value[CHIEU_CHAN_GA];

  return rule != 0 ? chieu_chan_ga (call, n, rule == 1, state->rules.value[CHIEU_CHAN_GA_BACH_THU_CHI] != 0) : 0;
}

/* ---- The sum ---- */

char *
chieu_chan_sum_text (const ChieuChanState *state,
                     const guint8         *call,
                     int                   n)
{
  g_autoptr (GString) sum = g_string_new (NULL);
  int ga = chieu_chan_count_ga (state, call, n) * state->rules.value[CHIEU_CHAN_GA_POINTS];
  ChieuChanValues values;

  if (n == 0 || (n == 1 && ga == 0))
    return NULL;
  chieu_chan_values (&state->rules, &values);
  for (int i = 0; i < n; i++)
    g_string_append_printf (sum, "%s%d", i > 0 ? " + " : "", chieu_chan_part (&values, call, n, i));
  if (ga > 0)
    g_string_append_printf (sum, " + %d", ga);
  g_string_append_printf (sum, " = %d", chieu_chan_worth (state, call, n));
  return g_string_free (g_steal_pointer (&sum), FALSE);
}

/* The sum as it grows. */
typedef struct
{
  const ChieuChanState *state;
  ChieuChanValues values;
  const guint8 *call;
  int n;
  GPtrArray *steps;
  int together;
} Steps;

static void
add_first (Steps *self,
           int    highest)
{
  const char *name = chieu_words_cuoc (chieu_words_for_game (&chieu_chan), self->call[highest], self->state->seats);

  self->together = self->values.diem[self->call[highest]];
  if (self->n == 1)
    /* Translators: a cước and its points. */
    g_ptr_array_add (self->steps, g_strdup_printf (_("%1$s is worth %2$d."), name, self->together));
  else
    g_ptr_array_add (self->steps, g_strdup_printf (_("The sum begins with the highest cước: %1$s, %2$d."), name, self->together));
}

static void
add_more (Steps *self,
          int    place)
{
  const char *name = chieu_words_cuoc (chieu_words_for_game (&chieu_chan), self->call[place], self->state->seats);
  int part = chieu_chan_part (&self->values, self->call, self->n, place);
  gboolean full = self->values.sum || part != self->values.dich[self->call[place]];

  self->together += part;
  if (full)
    /* Translators: a cước beside the highest one, what it adds, the sum so far. */
    g_ptr_array_add (self->steps, g_strdup_printf (_("%1$s adds its điểm, %2$d: together %3$d."), name, part, self->together));
  else
    /* Translators: a cước beside the highest one, what it adds, the sum so far. */
    g_ptr_array_add (self->steps, g_strdup_printf (_("%1$s adds its dịch, %2$d: together %3$d."), name, part, self->together));
}

static void
add_ga (Steps *self)
{
  int ga = chieu_chan_count_ga (self->state, self->call, self->n), each = self->state->rules.value[CHIEU_CHAN_GA_POINTS];

  if (ga == 0)
    return;
  self->together += ga * each;
  g_ptr_array_add (self->steps,
                   /* Translators: how many gà the call has, the points of each, the sum so far. */
                   g_strdup_printf (ngettext ("%1$d gà of %2$d points on top: together %3$d.",
                                              "%1$d gà of %2$d points each on top: together %3$d.", (gulong) ga),
                                    ga, each, self->together));
}

GPtrArray *
chieu_chan_sum_steps (const ChieuChanState *state,
                      const guint8         *call,
                      int                   n)
{
  Steps self = { .state = state, .call = call, .n = n, .steps = g_ptr_array_new_with_free_func (g_free) };
  int highest;

  if (n == 0)
    return self.steps;
  chieu_chan_values (&state->rules, &self.values);
  highest = chieu_chan_highest (&self.values, call, n);
  add_first (&self, highest);
  for (int i = 0; i < n; i++)
    if (i != highest)
      add_more (&self, i);
  add_ga (&self);
  return self.steps;
}

/* ---- The cards ---- */

static void
show_set (GPtrArray          *list,
          const ChieuChanSet *set)
{
  chieu_shown_phu_add (list, g_strdup (chieu_words_chan_set (set->kind)), set->kind != CHIEU_CHAN_SET_CA, set->cards,
                       set->kind == CHIEU_CHAN_SET_CHIU ? 4 : 2);
}

static const char *
group_name (int kind)
{
  switch ((ChieuChanGroupKind) kind)
    {
    case CHIEU_CHAN_GROUP_CHAN:
      return chieu_words_chan_set (CHIEU_CHAN_SET_CHAN);
    case CHIEU_CHAN_GROUP_CA:
      return chieu_words_chan_set (CHIEU_CHAN_SET_CA);
    case CHIEU_CHAN_GROUP_BA_DAU:
      return _("Ba đầu");
    case CHIEU_CHAN_GROUP_QUE:
    case CHIEU_CHAN_N_GROUPS:
    default:
      return _("Què");
    }
}

/* What is què lies together. */
static void
show_groups (GPtrArray            *list,
             const ChieuChanGroup *groups,
             int                   n)
{
  ChieuCard que[CHIEU_CHAN_GROUPS_MAX];
  int n_que = 0;

  for (int g = 0; g < n; g++)
    if (groups[g].kind == CHIEU_CHAN_GROUP_QUE)
      que[n_que++] = groups[g].cards[0];
    else
      chieu_shown_phu_add (list, g_strdup (group_name (groups[g].kind)), groups[g].kind == CHIEU_CHAN_GROUP_CHAN,
                           groups[g].cards, groups[g].n);
  if (n_que > 0)
    chieu_shown_phu_add (list, g_strdup (group_name (CHIEU_CHAN_GROUP_QUE)), FALSE, que, n_que);
}

void
chieu_chan_show_cards (const ChieuChanState *state,
                       GPtrArray            *list)
{
  const ChieuChanSeat *seat = &state->seat[state->winner];
  ChieuChanGroup groups[CHIEU_CHAN_GROUPS_MAX];
  guint8 hand[CHIEU_CHAN_FACES];

  for (int i = 0; i < seat->n_sets; i++)
    show_set (list, &seat->sets[i]);
  memcpy (hand, seat->hand, sizeof hand);
  if (state->win != CHIEU_CARD_NONE)
    hand[state->win]++;
  show_groups (list, groups, chieu_chan_groups (hand, groups));
}
