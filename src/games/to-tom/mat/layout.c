/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tổ tôm on the mat. The person sits below; play goes to the right, so position 1 is below on the right and the
 * numbers run counter-clockwise. The gate of a position lies between it and its left neighbour.
 */
#include "layout.h"

#include <gdk/gdk.h>

#include "mat/widgets/card-widget.h"
#include "mat/widgets/columns.h"
#include "mat/fan-order.h"
#include "mat/feast/open-hand.h"
#include "mat/sound.h"
#include "mat/widgets/table-places.h"

/* The cells of a table with five seats. */
static const ChieuTableCells five = {
  .plate = { { 0 }, { 900, 505, 97, 485 }, { 900, 10, 97, 485 }, { 3, 10, 97, 485 }, { 3, 505, 97, 485 } },
  .phu = { { 0 }, { 700, 505, 196, 485 }, { 700, 10, 196, 485 }, { 104, 10, 196, 485 }, { 104, 505, 196, 485 } },
  .dead = { { 304, 510, 54, 480 }, { 642, 510, 54, 480 }, { 642, 10, 54, 480 }, { 422, 10, 46, 480 }, { 304, 10, 54, 480 } },
  .live = { { 394, 750 }, { 606, 750 }, { 606, 245 }, { 500, 245 }, { 394, 245 } },
  .pile = { 500, 750 },
};

int
chieu_to_tom_find_live_position (const ChieuToTomState *s,
                                 int                    person)
{
  gboolean to_right = s->phase == CHIEU_EATING_DISCARD;

  return chieu_to_tom_position (s, person, to_right ? chieu_seat_right (s->seats, s->turn, 1) : s->gate);
}

static const ChieuTableCells *
table_for (const ChieuToTomState *s)
{
  return s->seats == 5 ? &five : &chieu_table_four;
}

int
chieu_to_tom_position (const ChieuToTomState *s,
                       int                    person,
                       int                    seat)
{
  return chieu_table_position (s->seats, person, seat);
}

/* ---- Phu ---- */

/* A khàn, and a thiên khai that was not shown yet, lies face down; for its owner the card on top shows its face, so that it need not be
 * remembered. */
static void
add_phu (ChieuZoneScene      *zone,
         const ChieuToTomPhu *phu,
         gboolean             own)
{
  gboolean down = (phu->flags & CHIEU_TO_TOM_PHU_DOWN) != 0;

  for (int i = 0; i < phu->n; i++)
    chieu_zone_scene_add (zone, down && !(own && i == phu->n - 1) ? CHIEU_CARD_HIDDEN : phu->cards[i], 0);
}

/* Adds the phu in the order in which they were laid, then cards that lie alone. Returns: how many stacks there are */
static int
gather_stacks (const ChieuToTomSeat *seat,
               gboolean              own,
               ChieuZoneScene       *zone,
               ChieuColumn          *stacks)
{
  int n = 0;

  for (int i = 0; i < seat->n_phu; i++)
    {
      add_phu (zone, &seat->phu[i], own);
      stacks[n++] = (ChieuColumn) { .n = seat->phu[i].n, .tight = (seat->phu[i].flags & CHIEU_TO_TOM_PHU_DOWN) != 0 };
    }
  for (int i = 0; i < seat->n_alone; i++)
    {
      chieu_zone_scene_add (zone, seat->alone[i], 0);
      stacks[n++] = (ChieuColumn) { .n = 1 };
    }
  return n;
}

/* Adds the hand of a seat that waited: after a hand that nobody won, it shows its cards. Returns: how many stacks there are
 * then */
static int
gather_waiting (const ChieuToTomState *s,
                int                    seat,
                ChieuZoneScene        *zone,
                ChieuColumn           *stacks,
                int                    n)
{
  ChieuHand hand = { 0 };
  gboolean waits = FALSE;

  for (ChieuCard face = 0; !waits && face < CHIEU_TO_TOM_FACES; face++)
    waits = chieu_to_tom_wins (s, seat, face);
  if (waits)
    chieu_hand_sort (s->seat[seat].hand, &hand);
  return chieu_table_add_hand (&hand, zone, stacks, n);
}

/* Lays out the phu of @seat. @laying: (nullable): what the person lays; NULL for other seats. */
static void
arrange_phu (const ChieuToTomState *s,
             int                    seat,
             const ChieuLaying     *laying,
             const ChieuBox        *table,
             ChieuZoneScene        *zone)
{
  gboolean own = laying != NULL;
  ChieuColumn stacks[CHIEU_COLUMNS_MAX];
  int n = gather_stacks (&s->seat[seat], own, zone, stacks);

  if (s->phase == CHIEU_EATING_OVER && s->winner < 0 && !own)
    n = gather_waiting (s, seat, zone, stacks, n);
  if (own)
    n = chieu_table_add_laying (laying, zone, stacks, n);

  chieu_table_arrange_sets (table, own, stacks, n, zone);
}

/* ---- Gates and pile ---- */

static void
arrange_live (const ChieuToTomState *s,
              const ChieuMatAsk     *ask,
              const ChieuBox        *table,
              ChieuZoneScene        *zone)
{
  int position = chieu_to_tom_find_live_position (s, ask->person);

  chieu_table_arrange_live (ask, table, table_for (s)->live[position], s->card, zone);
  zone->origin = s->source == CHIEU_EATING_FROM_NOC ? CHIEU_ORIGIN_PILE : CHIEU_ORIGIN_SEAT;
  zone->origin_seat = s->from;
}

/* ---- The person's side ---- */

static void
arrange_own (const ChieuToTomState *s,
             const ChieuMatAsk     *ask,
             const ChieuBox        *table,
             ChieuScene            *scene)
{
  const ChieuToTomSeat *seat = &s->seat[chieu_table_viewer (s->seats, ask->person)];

  chieu_table_arrange_own (ask, table, seat->n_phu + seat->n_alone, CHIEU_TO_TOM_ZONE_PHU, CHIEU_TO_TOM_ZONE_HAND, scene);
  arrange_phu (s, chieu_table_viewer (s->seats, ask->person), ask->laying, table, &scene->zones[CHIEU_TO_TOM_ZONE_PHU]);
}

/* ---- All of it ---- */

static gboolean
is_on_turn (const ChieuToTomState *s,
            int                    seat)
{
  return (s->asked >> seat & 1) != 0
         || (chieu_eating_puts_down (s->phase) && s->turn == seat);
}

static void
arrange_seat (const ChieuToTomState *s,
              int                    person,
              int                    position,
              gboolean               opening,
              ChieuSeatScene        *scene)
{
  int number = chieu_table_seat (s->seats, person, position);

  scene->n_hand = s->seat[number].n_hand;
  scene->cups = s->seat[number].cups;
  scene->points = chieu_table_points (&chieu_to_tom, s, &s->carry, number);
  scene->cai = number == s->cai;
  /* To show which seats the rules ask would betray who was dealt a khàn. */
  scene->turn = opening ? position == 0 : is_on_turn (s, number);
}

/* Lays out the place of the seat at @position: its gate, its phu, its plate. The person's own phu are laid out by
 * arrange_own(). */
static void
arrange_player (const ChieuMatAsk *ask,
                const ChieuBox    *table,
                int                position,
                ChieuScene        *scene)
{
  const ChieuToTomState *s = ask->view;
  const ChieuTableCells *cells = table_for (s);
  int seat = chieu_table_seat (s->seats, ask->person, position);
  ChieuZoneScene *dead = &scene->zones[CHIEU_TO_TOM_ZONE_GATE + position], *phu = &scene->zones[CHIEU_TO_TOM_ZONE_PHU + position];

  dead->box = chieu_table_cell (&cells->dead[position], table);
  for (int i = 0; i < s->n_dead; i++)
    if (s->dead[i].gate == seat)
      chieu_zone_scene_add (dead, s->dead[i].card, CHIEU_CARD_SHADED);
  chieu_table_arrange_dead (table, dead);
  arrange_seat (s, ask->person, position, ask->opening, &scene->seats[position]);
  chieu_table_place_player (ask, cells, table, position, seat, phu, &scene->seats[position]);
  if (position > 0)
    arrange_phu (s, seat, NULL, table, phu);
}

static void
arrange (const ChieuMatAsk *ask,
         ChieuScene        *scene)
{
  const ChieuToTomState *s = ask->view;
  const ChieuToTomSeat *own = &s->seat[chieu_table_viewer (s->seats, ask->person)];
  ChieuBox table = chieu_table_box (ask, own->n_phu + own->n_alone);
  ChieuOpenHand open;
  int winner;

  chieu_table_begin_scene (ask, s->seats, CHIEU_TO_TOM_N_ZONES, scene);
  chieu_table_arrange_pile (&table, table_for (s)->pile, s->noc_left, chieu_to_tom_count_under (s) > 0 ? s->noc[0] : CHIEU_CARD_NONE,
                            CHIEU_TO_TOM_ZONE_PILE, scene);
  for (int position = 0; position < s->seats; position++)
    arrange_player (ask, &table, position, scene);
  arrange_own (s, ask, &table, scene);
  arrange_live (s, ask, &table, &scene->zones[CHIEU_TO_TOM_ZONE_LIVE]);
  if (chieu_to_tom_lay_open (s, &open))
    {
      winner = chieu_to_tom_position (s, ask->person, s->winner);
      chieu_open_hand_arrange (ask, &open, winner, CHIEU_TO_TOM_ZONE_PHU + winner, CHIEU_TO_TOM_ZONE_HAND, CHIEU_TO_TOM_ZONE_PHU,
                               scene);
    }
}

static void
hold (const void *view,
      int         person,
      gboolean    keep,
      ChieuHand  *hand)
{
  const ChieuToTomState *s = view;
  const guint8 *counts = s->seat[chieu_table_viewer (s->seats, person)].hand;

  if (person < 0)
    hand->n = 0;
  else if (keep)
    chieu_hand_update_cards (counts, CHIEU_TO_TOM_FACES, hand);
  else if (s->phase == CHIEU_EATING_OPENING && !s->carry.strict)
    chieu_hand_sort_khan (counts, hand);
  else
    chieu_hand_sort (counts, hand);
}

/* The offers in the order of the buttons, which is that of the claims. */
static const ChieuMatButton buttons[] = {
  { CHIEU_TO_TOM_U, CHIEU_MAKE_BUTTON, 1, "mat.u", GDK_KEY_u, 0, "U", 4 },
  { CHIEU_TO_TOM_DAY_KHAN, CHIEU_MAKE_BUTTON, 0, "mat.khan", GDK_KEY_k, 0, "K", 3 },
  { CHIEU_TO_TOM_PHONG, CHIEU_MAKE_BUTTON, 0, "mat.phong", GDK_KEY_p, 0, "P", 2 },
  { CHIEU_TO_TOM_AN, CHIEU_MAKE_BUTTON, 0, "mat.an", GDK_KEY_a, 0, "A", 1 },
  { CHIEU_TO_TOM_KHAN, CHIEU_MAKE_BUTTON, 0, "mat.khan", GDK_KEY_k, 0, "K", 1 },
  { CHIEU_TO_TOM_THIEN_KHAI, CHIEU_MAKE_BUTTON, 0, "mat.thien-khai", GDK_KEY_t, 0, "T", 2 },
  { CHIEU_TO_TOM_BAT_THUC, CHIEU_MAKE_BUTTON, 0, "mat.bat-thuc", GDK_KEY_c, 0, "C", 3 },
  { CHIEU_TO_TOM_LAT_KHAN, CHIEU_MAKE_BUTTON, 0, "mat.lat-khan", GDK_KEY_k, 0, "K", 1 },
  { CHIEU_TO_TOM_BAO_BAT_THUC, CHIEU_MAKE_BUTTON, 0, "mat.bao-bat-thuc", GDK_KEY_b, 0, "B", 2 },
  { CHIEU_TO_TOM_TRA_CHEN, CHIEU_MAKE_BUTTON, 0, "mat.tra-chen", GDK_KEY_c, 0, "C", 3 },
  { CHIEU_TO_TOM_HO_PHONG, CHIEU_MAKE_BUTTON, 0, "mat.ho-phong", GDK_KEY_p, 0, "P", 1 },
  { CHIEU_TO_TOM_HO_KHONG_PHONG, CHIEU_MAKE_BUTTON, 0, "mat.ho-khong-phong", GDK_KEY_n, 0, "N", 0 },
  { CHIEU_TO_TOM_XUONG, CHIEU_MAKE_BUTTON, 1, "mat.xuong", GDK_KEY_x, 0, "X", 4 },
  { CHIEU_TO_TOM_TRA_THUA, CHIEU_MAKE_BUTTON, 0, "mat.tra-thua", GDK_KEY_r, 0, "R", 4 },
  { CHIEU_TO_TOM_XONG, CHIEU_MAKE_BUTTON, 0, "mat.xong", GDK_KEY_space, 0, "␣", 0 },
  { CHIEU_TO_TOM_BOC, CHIEU_MAKE_BUTTON, 0, "mat.boc", GDK_KEY_b, GDK_KEY_space, "B", 0 },
  { CHIEU_TO_TOM_DUOI, CHIEU_MAKE_BUTTON, 0, "mat.duoi", GDK_KEY_d, 0, "D", 0 },
  { CHIEU_TO_TOM_QUA, CHIEU_MAKE_BUTTON, 0, "mat.qua", GDK_KEY_q, 0, "Q", 0 },
  { CHIEU_TO_TOM_KHONG_DANH, CHIEU_MAKE_BUTTON, 0, "mat.khong-danh", GDK_KEY_q, 0, "Q", 0 },
  { CHIEU_TO_TOM_DANH, CHIEU_MAKE_PUT, 0, CHIEU_ACTION_DANH, GDK_KEY_Return, 0, "⏎", 0 },
  { CHIEU_TO_TOM_TRA, CHIEU_MAKE_PUT, 0, CHIEU_ACTION_DANH, GDK_KEY_Return, 0, "⏎", 0 },
};

/* The drum code (docs/sounds.md). A card that is drawn has its own sound; a win is heard once, and not again at its call. */
static const guint8 sounds[CHIEU_TO_TOM_N_MOVES] = {
  [CHIEU_TO_TOM_KHAN] = CHIEU_SOUND_RIM_1,
  [CHIEU_TO_TOM_THIEN_KHAI] = CHIEU_SOUND_BEAT_4,
  [CHIEU_TO_TOM_BAT_THUC] = CHIEU_SOUND_RIM_2,
  [CHIEU_TO_TOM_DANH] = CHIEU_SOUND_CARD,
  [CHIEU_TO_TOM_TRA] = CHIEU_SOUND_CARD,
  [CHIEU_TO_TOM_U] = CHIEU_SOUND_ROLL,
  [CHIEU_TO_TOM_DAY_KHAN] = CHIEU_SOUND_BEAT_3,
  [CHIEU_TO_TOM_PHONG] = CHIEU_SOUND_BEAT_2,
  [CHIEU_TO_TOM_AN] = CHIEU_SOUND_BEAT_1,
  [CHIEU_TO_TOM_DUOI] = CHIEU_SOUND_GONG,
  [CHIEU_TO_TOM_LAT_KHAN] = CHIEU_SOUND_CARD,
  [CHIEU_TO_TOM_BAO_BAT_THUC] = CHIEU_SOUND_RIM_2,
  [CHIEU_TO_TOM_TRA_CHEN] = CHIEU_SOUND_CARD,
  [CHIEU_TO_TOM_TRA_THUA] = CHIEU_SOUND_CARD,
  [CHIEU_TO_TOM_HO_PHONG] = CHIEU_SOUND_BEAT_2,
  [CHIEU_TO_TOM_HO_KHONG_PHONG] = CHIEU_SOUND_RIM_3,
};

const ChieuMatLayout chieu_mat_layout_to_tom = {
  .game = &chieu_to_tom,
  .n_zones = CHIEU_TO_TOM_N_ZONES,
  .hand_zone = CHIEU_TO_TOM_ZONE_HAND,
  .pile_zone = CHIEU_TO_TOM_ZONE_PILE,
  .live_zone = CHIEU_TO_TOM_ZONE_LIVE,
  .gate_zone = CHIEU_TO_TOM_ZONE_GATE,
  .buttons = buttons,
  .n_buttons = G_N_ELEMENTS (buttons),
  .sounds = sounds,
  .hold = hold,
  .arrange = arrange,
  .zone_name = chieu_to_tom_zone_name,
  .zone_place = chieu_to_tom_zone_place,
  .means = chieu_to_tom_means,
  .fill_choice = chieu_to_tom_fill_choice,
  .count_seats = chieu_to_tom_count_seats,
  .lay_kind = CHIEU_TO_TOM_AN,
  .lay_zone = CHIEU_TO_TOM_ZONE_PHU,
  .lays_beside = TRUE,
  .lay_passes = CHIEU_TO_TOM_PASSES,
  .list_openings = chieu_to_tom_list_openings,
  .done_kind = CHIEU_TO_TOM_XONG,
  .under_kind = CHIEU_TO_TOM_TRA_THUA,
  .under_reason = CHIEU_TO_TOM_NO_THUA,
  .list_tries = chieu_to_tom_list_tries,
  .list_cuoc = chieu_to_tom_list_cuoc,
  .opening = &chieu_to_tom_opening,
};
