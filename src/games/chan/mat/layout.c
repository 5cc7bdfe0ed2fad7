/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chắn on the mat. The person sits below; play goes to the right, so position 1 is on the right and the numbers run
 * counter-clockwise. The gate of a position is its cửa chì: whatever it puts down or draws lies there.
 */
#include "layout.h"

#include <gdk/gdk.h>

#include "mat/widgets/card-widget.h"
#include "mat/fan-order.h"
#include "mat/feast/open-hand.h"
#include "games/chan/rules/groups.h"
#include "mat/sound.h"
#include "mat/widgets/table-places.h"

static const ChieuTableCells two = {
  .plate = { { 0 }, { 330, 10, 98, 470 } },
  .phu = { { 0 }, { 434, 10, 250, 480 } },
  .dead = { { 20, 440, 264, 540 }, { 716, 440, 264, 540 } },
  .live = { { 394, 750 }, { 606, 750 } },
  .pile = { 500, 750 },
};

static const ChieuTableCells three = {
  .plate = { { 0 }, { 900, 160, 97, 470 }, { 3, 160, 97, 470 } },
  .phu = { { 0 }, { 692, 60, 204, 560 }, { 104, 60, 204, 560 } },
  .dead = { { 42, 640, 290, 350 }, { 668, 640, 290, 350 }, { 312, 10, 150, 470 } },
  .live = { { 394, 750 }, { 606, 750 }, { 510, 245 } },
  .pile = { 500, 750 },
};

/* By number of seats. */
static const ChieuTableCells *const tables[CHIEU_CHAN_MAX_SEATS + 1] = {
  [CHIEU_CHAN_MIN_SEATS] = &two, [3] = &three, [CHIEU_CHAN_MAX_SEATS] = &chieu_table_four,
};

int
chieu_chan_position (const ChieuChanState *s,
                     int                   person,
                     int                   seat)
{
  return chieu_table_position (s->seats, person, seat);
}

int
chieu_chan_find_live_position (const ChieuChanState *s,
                               int                   person)
{
  return chieu_chan_position (s, person, s->phase == CHIEU_EATING_DISCARD ? s->turn : s->gate);
}

/* Returns: the gate of a position, which is that between it and its right neighbour */
static int
gate_at (const ChieuChanState *s,
         int                   position)
{
  return (position + 1) % s->seats;
}

/* ---- Sets ---- */

/* Adds the sets in the order in which they were laid, each from its lowest card. Returns: how many stacks there are */
static int
gather_sets (const ChieuChanSeat *seat,
             ChieuZoneScene      *zone,
             ChieuColumn         *stacks)
{
  for (int i = 0; i < seat->n_sets; i++)
    {
      int n = chieu_chan_set_size (&seat->sets[i]);

      for (int j = 0; j < n; j++)
        chieu_zone_scene_add (zone, seat->sets[i].cards[j], 0);
      stacks[i] = (ChieuColumn) { .n = (guint8) n };
    }
  return seat->n_sets;
}

/* Adds the hand of a seat that waited: after a hand that nobody won, it shows its cards. Returns: how many stacks there are
 * then */
static int
gather_waiting (const ChieuChanState *s,
                int                   seat,
                ChieuZoneScene       *zone,
                ChieuColumn          *stacks,
                int                   n)
{
  ChieuHand hand = { 0 };

  if (chieu_chan_waits_of (s, seat) != 0)
    chieu_hand_sort_chan (s->seat[seat].hand, &hand);
  return chieu_table_add_hand (&hand, zone, stacks, n);
}

/* Lays out the sets of @seat. @laying: (nullable): what the person lays; NULL for other seats. */
static void
arrange_sets (const ChieuChanState *s,
              int                   seat,
              const ChieuLaying    *laying,
              const ChieuBox       *table,
              ChieuZoneScene       *zone)
{
  ChieuColumn stacks[CHIEU_COLUMNS_MAX];
  int n = gather_sets (&s->seat[seat], zone, stacks);

  if (laying != NULL)
    n = chieu_table_add_laying (laying, zone, stacks, n);
  else if (s->phase == CHIEU_EATING_OVER && s->winner < 0)
    n = gather_waiting (s, seat, zone, stacks, n);
  chieu_table_arrange_sets (table, laying != NULL, stacks, n, zone);
}

/* The card drawn to find the cái lies open before him until he plays. If the person is the cái, it is in the hand. */
static void
arrange_cai_card (const ChieuChanState *s,
                  const ChieuMatAsk    *ask,
                  const ChieuBox       *table,
                  ChieuZoneScene       *zone)
{
  const ChieuColumn stack = { .n = 1 };
  int position = chieu_chan_position (s, ask->person, s->cai);

  if (position == 0)
    return;
  zone->box = chieu_table_cell (&tables[s->seats]->phu[position], table);
  zone->origin = CHIEU_ORIGIN_PILE;
  if (!s->first_turn || s->phase >= CHIEU_EATING_LAY)
    return;
  chieu_zone_scene_add (zone, s->cai_card, 0);
  chieu_table_arrange_sets (table, FALSE, &stack, 1, zone);
}

/* ---- Gates ---- */

static void
arrange_live (const ChieuChanState *s,
              const ChieuMatAsk    *ask,
              const ChieuBox       *table,
              ChieuZoneScene       *zone)
{
  int gate = gate_at (s, chieu_chan_find_live_position (s, ask->person));

  chieu_table_arrange_live (ask, table, tables[s->seats]->live[gate], s->card, zone);
  zone->origin = s->source == CHIEU_EATING_FROM_NOC ? CHIEU_ORIGIN_PILE : CHIEU_ORIGIN_SEAT;
  zone->origin_seat = (gint8) s->from;
}

/* ---- Seats ---- */

/* Everybody sees whose turn it is; of the seats that are asked out of turn only the person's own is in the view. Returns: whether @seat is
 * marked as the one to act */
static gboolean
is_on_turn (const ChieuChanState *s,
            int                   seat)
{
  return (s->asked >> seat & 1) != 0 || (s->phase != CHIEU_EATING_OVER && s->phase != CHIEU_EATING_OPENING && s->turn == seat);
}

/* Lays out the place of the seat at @position: its gate, its sets, its plate. The person's own sets are laid out by
 * arrange_own(). */
static void
arrange_player (const ChieuMatAsk *ask,
                const ChieuBox    *table,
                int                position,
                ChieuScene        *scene)
{
  const ChieuChanState *s = ask->view;
  const ChieuTableCells *cells = tables[s->seats];
  int seat = chieu_table_seat (s->seats, ask->person, position);
  ChieuZoneScene *dead = &scene->zones[CHIEU_CHAN_ZONE_GATE + position], *sets = &scene->zones[CHIEU_CHAN_ZONE_SETS + position];

  dead->box = chieu_table_cell (&cells->dead[gate_at (s, position)], table);
  for (int i = 0; i < s->n_dead; i++)
    if (s->dead[i].gate == seat)
      chieu_zone_scene_add (dead, s->dead[i].card, CHIEU_CARD_SHADED);
  chieu_table_arrange_dead (table, dead);
  scene->seats[position].n_hand = s->seat[seat].n_hand;
  scene->seats[position].points = chieu_table_points (&chieu_chan, s, &s->carry, seat);
  scene->seats[position].cai = seat == s->cai;
  scene->seats[position].bao = s->bao >> seat & 1;
  scene->seats[position].turn = is_on_turn (s, seat);
  chieu_table_place_player (ask, cells, table, position, seat, sets, &scene->seats[position]);
  if (position > 0)
    arrange_sets (s, seat, NULL, table, sets);
}

static void
arrange_own (const ChieuMatAsk *ask,
             const ChieuBox    *table,
             ChieuScene        *scene)
{
  const ChieuChanState *s = ask->view;
  int seat = chieu_table_viewer (s->seats, ask->person);

  chieu_table_arrange_own (ask, table, s->seat[seat].n_sets, CHIEU_CHAN_ZONE_SETS, CHIEU_CHAN_ZONE_HAND, scene);
  arrange_sets (s, seat, ask->laying, table, &scene->zones[CHIEU_CHAN_ZONE_SETS]);
}

static void
arrange (const ChieuMatAsk *ask,
         ChieuScene        *scene)
{
  const ChieuChanState *s = ask->view;
  ChieuBox table = chieu_table_box (ask, s->seat[chieu_table_viewer (s->seats, ask->person)].n_sets);
  ChieuOpenHand open;

  chieu_table_begin_scene (ask, s->seats, CHIEU_CHAN_N_ZONES, scene);
  chieu_table_arrange_pile (&table, tables[s->seats]->pile, s->noc_left, CHIEU_CARD_NONE, CHIEU_CHAN_ZONE_PILE, scene);
  arrange_cai_card (s, ask, &table, &scene->zones[CHIEU_CHAN_ZONE_CAI]);
  for (int position = 0; position < s->seats; position++)
    arrange_player (ask, &table, position, scene);
  arrange_own (ask, &table, scene);
  arrange_live (s, ask, &table, &scene->zones[CHIEU_CHAN_ZONE_LIVE]);
  if (chieu_chan_lay_open (s, &open))
    {
      int winner = chieu_chan_position (s, ask->person, s->winner);

      chieu_open_hand_arrange (ask, &open, winner, CHIEU_CHAN_ZONE_SETS + winner, CHIEU_CHAN_ZONE_HAND, CHIEU_CHAN_ZONE_SETS, scene);
    }
}

/* Each group is a group of the fan: a chắn, a cạ, a ba đầu; but all that is què lies together. */
void
chieu_hand_sort_chan (const guint8 *counts,
                      ChieuHand    *hand)
{
  ChieuChanGroup groups[CHIEU_CHAN_GROUPS_MAX];
  int n = chieu_chan_find_groups (counts, groups), group = 0;

  hand->n = 0;
  for (int i = 0; i < n; i++)
    {
      chieu_hand_append_cards (hand, groups[i].cards, groups[i].n, group);
      group += groups[i].kind != CHIEU_CHAN_GROUP_QUE;
    }
}

static void
hold (const void *view,
      int         person,
      gboolean    keep,
      ChieuHand  *hand)
{
  const ChieuChanState *s = view;
  const guint8 *counts = s->seat[chieu_table_viewer (s->seats, person)].hand;

  if (person < 0)
    hand->n = 0;
  else if (keep)
    chieu_hand_update_cards (counts, CHIEU_CHAN_FACES, hand);
  else
    chieu_hand_sort_chan (counts, hand);
}

/* The offers in the order of the buttons, which is that of the claims. */
static const ChieuMatButton buttons[] = {
  { CHIEU_CHAN_U, CHIEU_MAKE_BUTTON, 1, "mat.u", GDK_KEY_u, 0, "U", 4 },
  { CHIEU_CHAN_CHIU, CHIEU_MAKE_BUTTON, 0, "mat.chiu", GDK_KEY_c, 0, "C", 2 },
  { CHIEU_CHAN_AN, CHIEU_MAKE_BUTTON, 0, "mat.an", GDK_KEY_a, 0, "A", 1 },
  { CHIEU_CHAN_HA, CHIEU_MAKE_BUTTON, 0, "mat.ha", GDK_KEY_h, 0, "H", 1 },
  { CHIEU_CHAN_CHOI, CHIEU_MAKE_BUTTON, 0, "mat.choi", GDK_KEY_space, 0, "␣", 0 },
  { CHIEU_CHAN_XUONG, CHIEU_MAKE_BUTTON, 1, "mat.xuong", GDK_KEY_x, 0, "X", 4 },
  { CHIEU_CHAN_BOC, CHIEU_MAKE_BUTTON, 0, "mat.boc", GDK_KEY_b, GDK_KEY_space, "B", 0 },
  { CHIEU_CHAN_NHUONG, CHIEU_MAKE_BUTTON, 0, "mat.nhuong", GDK_KEY_n, GDK_KEY_space, "N", 0 },
  { CHIEU_CHAN_DUOI, CHIEU_MAKE_BUTTON, 0, "mat.duoi", GDK_KEY_d, 0, "D", 0 },
  { CHIEU_CHAN_QUA, CHIEU_MAKE_BUTTON, 0, "mat.qua", GDK_KEY_q, 0, "Q", 0 },
  { CHIEU_CHAN_DANH, CHIEU_MAKE_PUT, 0, CHIEU_ACTION_DANH, GDK_KEY_Return, 0, "⏎", 0 },
  { CHIEU_CHAN_TRA, CHIEU_MAKE_PUT, 0, CHIEU_ACTION_DANH, GDK_KEY_Return, 0, "⏎", 0 },
};

/* The drum code as in Tổ tôm: a chíu is a khàn of the hand that is raised. */
static const guint8 sounds[CHIEU_CHAN_N_MOVES] = {
  [CHIEU_CHAN_HA] = CHIEU_SOUND_BEAT_4,
  [CHIEU_CHAN_DANH] = CHIEU_SOUND_CARD,
  [CHIEU_CHAN_TRA] = CHIEU_SOUND_RIM_1,
  [CHIEU_CHAN_U] = CHIEU_SOUND_ROLL,
  [CHIEU_CHAN_CHIU] = CHIEU_SOUND_BEAT_3,
  [CHIEU_CHAN_AN] = CHIEU_SOUND_BEAT_1,
  [CHIEU_CHAN_DUOI] = CHIEU_SOUND_GONG,
  [CHIEU_CHAN_NHUONG] = CHIEU_SOUND_RIM_2,
};

/* Houses may let a hand without chắn be laid down before the play. Such hands are rare, and the mat shows nothing before anybody
 * is asked: play begins at once, without list_openings. */
const ChieuMatLayout chieu_mat_layout_chan = {
  .game = &chieu_chan,
  .n_zones = CHIEU_CHAN_N_ZONES,
  .hand_zone = CHIEU_CHAN_ZONE_HAND,
  .pile_zone = CHIEU_CHAN_ZONE_PILE,
  .live_zone = CHIEU_CHAN_ZONE_LIVE,
  .gate_zone = CHIEU_CHAN_ZONE_GATE,
  .buttons = buttons,
  .n_buttons = G_N_ELEMENTS (buttons),
  .sounds = sounds,
  .hold = hold,
  .arrange = arrange,
  .zone_name = chieu_chan_zone_name,
  .zone_place = chieu_chan_zone_place,
  .means = chieu_chan_means,
  .count_seats = chieu_chan_count_seats,
  .lay_kind = CHIEU_CHAN_AN,
  .lay_zone = CHIEU_CHAN_ZONE_SETS,
  .done_kind = -1,
  .list_tries = chieu_chan_list_tries,
  .faults_end_play = TRUE,
  .list_cuoc = chieu_chan_list_cuoc,
  .opening = &chieu_chan_opening,
};
