/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mode of a game in which several cards go together: clicks choose as many as the person likes, and the game's layout
 * composes a move of them, by where they are put or which button is pressed.
 */
#include "mode-choose.h"

#include "config.h"
#include "mat/digit-keys.h"

#include <glib/gi18n-lib.h>

/* ---- Clicks ---- */

/* Returns: the zone that is meant by @card in @zone: a card that lies in the middle of the mat stands for the middle */
static int
zone_behind (ChieuMode       *self,
             int              zone,
             ChieuCardWidget *card)
{
  const ChieuBox *middle = chieu_zone_get_box (chieu_mat_zone (self->mat, self->played->layout->live_zone));
  ChieuZone *lies = chieu_mat_zone (self->mat, zone);
  ChieuSpot spot = chieu_zone_get_spot (lies, chieu_zone_find_place (lies, card));

  return chieu_box_contains (middle, spot.x, spot.y) ? self->played->layout->live_zone : zone;
}

static void
press_card (ChieuMode       *self,
            int              zone,
            ChieuCardWidget *card)
{
  if (zone == self->played->layout->hand_zone)
    chieu_mat_toggle_chosen (self->mat, chieu_zone_find_place (chieu_mat_zone (self->mat, zone), card));
  else
    chieu_choose_mode_press_elsewhere (self, zone, zone_behind (self, zone, card), card);
}

/* ---- Drags ---- */

static void
find_targets (ChieuMode   *self,
              int          from,
              ChieuCard    card,
              ChieuTarget *targets)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  const ChieuMatLayout *layout = self->played->layout;
  ChieuMatDeed deed = chieu_held_make_deed (self->held, card, CHIEU_ZONE_NONE);
  int n = chieu_deeds_list_moves (self->deeds, CHIEU_MOVES_CLEAN, moves);
  gboolean strict = chieu_played_is_strict (self->played);
  ChieuMove move;

  if (from != layout->hand_zone || n == 0)
    return;
  for (deed.to = 0; deed.to < layout->n_zones; deed.to++)
    if (chieu_deeds_compose (self->deeds, -1, &deed, &move))
      /* In the strict way nothing shows which place is right. */
      targets[deed.to] = !strict && chieu_move_is_among (&move, moves, n) ? CHIEU_TARGET_CLEAN : CHIEU_TARGET_FAULTY;
}

/* ---- Buttons ---- */

/* Returns: the kind of move that the button of @action makes: the first that is among @moves or may be tried; −1: there is none */
static int
kind_of_action (ChieuMode       *self,
                const char      *action,
                const ChieuMove *moves,
                int              n)
{
  const ChieuMatLayout *layout = self->played->layout;
  guint64 tries = chieu_deeds_get_tries (self->deeds);

  for (int number = 0; number < layout->n_buttons; number++)
    {
      const ChieuMatButton *button = &layout->buttons[number];

      if (!g_str_equal (button->action, action))
        continue;
      for (int i = 0; i < n; i++)
        if (moves[i].kind == button->kind)
          return button->kind;
      if ((tries >> number & 1) != 0)
        return button->kind;
    }
  return -1;
}

static gboolean
do_action (ChieuMode  *self,
           const char *action)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  const ChieuMatDeed deed = chieu_held_make_deed (self->held, CHIEU_CARD_NONE, CHIEU_ZONE_NONE);
  int n = chieu_deeds_list_moves (self->deeds, CHIEU_MOVES_ALL, moves), kind = kind_of_action (self, action, moves, n), kept = 0;
  ChieuMove move;

  if (kind < 0)
    return FALSE;
  for (int i = 0; i < n; i++)
    if (moves[i].kind == kind)
      moves[kept++] = moves[i];
  /* If no cards were chosen before, a few ways are shown to choose from; in the strict way none. */
  if (deed.n == 0 && kept > 0 && moves[0].n > 0)
    {
      if (kept > CHIEU_DIGIT_KEYS || chieu_played_is_strict (self->played))
        chieu_mat_view_show_notice (self->mat, _("Choose the cards first."));
      else
        chieu_deeds_make_one_of (self->deeds, moves, kept);
    }
  else if (chieu_deeds_compose (self->deeds, kind, &deed, &move))
    chieu_deeds_make_one_of (self->deeds, &move, 1);
  return TRUE;
}

/* Finds the move that @card makes together with those that are chosen. */
static int
find_with_button (ChieuMode  *self,
                  int         from,
                  ChieuCard   card,
                  const char *action,
                  gboolean    faulty,
                  ChieuMove  *moves)
{
  ChieuMatDeed deed = chieu_held_make_deed (self->held, card, CHIEU_ZONE_NONE);
  int n = chieu_deeds_list_moves (self->deeds, faulty ? CHIEU_MOVES_ALL : CHIEU_MOVES_CLEAN, moves);
  int kind = kind_of_action (self, action, moves, n);
  ChieuMove move;

  /* A word that takes no cards cannot be said with a card. */
  if (from != self->played->layout->hand_zone || kind < 0 || !chieu_deeds_compose (self->deeds, kind, &deed, &move) || move.n == 0
      || (!faulty && !chieu_move_is_among (&move, moves, n)))
    return 0;
  moves[0] = move;
  return 1;
}

const ChieuModeOps chieu_compose_mode_ops = {
  .press_card = press_card,
  .press_mat = chieu_choose_mode_press_mat,
  .find_targets = find_targets,
  .drop_card = chieu_choose_mode_drop_card,
  .find_with_button = find_with_button,
  .drop_on_button = chieu_choose_mode_drop_on_button,
  .give_up = chieu_mode_unchoose,
  .do_action = do_action,
};
