/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tổ tôm on the mat. The person sits below; play goes to the right, so position 1 is below on the right and the
 * numbers run counter-clockwise. The gate of a position lies between it and its left neighbour.
 */
#include "layout-to-tom.h"

#include <gdk/gdk.h>
#include <math.h>
#include <string.h>

#include "card-widget.h"
#include "columns.h"
#include "fan.h"
#include "fan-order.h"

/* Parts of the height: the table of the others above, the hand below. */
#define TABLE_PART 0.615f
/* How much of the height the hand gains for each whole by which its cards are to be larger. */
#define LARGE_PART 0.28f
/* Heights of cards, in parts of the table's height. */
#define LIVE_PART 0.45f
#define PHU_PART 0.44f
#define DEAD_PART 0.33f
#define PILE_PART 0.30f
/* Backs that stand for the pile on the dish. */
#define PILE_CARDS 4
/* The person's own phu lie left of the fan, at most so far to the right. */
#define OWN_PHU_PART 0.40f

/* In thousandths of the table. */
typedef struct
{
  short x, y, width, height;
} Cell;

typedef struct
{
  Cell badge[CHIEU_SEATS_MAX];   /* by position; [0] is set apart */
  Cell phu[CHIEU_SEATS_MAX];
  Cell dead[CHIEU_SEATS_MAX];    /* at the gate of the position */
  short live[CHIEU_SEATS_MAX][2];
  short pile[2];
} Table;

static const Table five = {
  .badge = { { 0 }, { 900, 460, 95, 400 }, { 738, 10, 90, 350 }, { 172, 10, 90, 350 }, { 5, 460, 95, 400 } },
  .phu = { { 0 }, { 745, 430, 152, 560 }, { 598, 48, 138, 510 }, { 264, 48, 138, 510 }, { 103, 430, 152, 560 } },
  .dead = { { 264, 600, 92, 390 }, { 644, 600, 92, 390 }, { 880, 55, 95, 340 }, { 412, 50, 100, 330 }, { 28, 55, 95, 340 } },
  .live = { { 385, 715 }, { 615, 715 }, { 851, 262 }, { 545, 262 }, { 149, 262 } },
  .pile = { 500, 715 },
};

static const Table four = {
  .badge = { { 0 }, { 900, 440, 95, 400 }, { 322, 10, 98, 350 }, { 5, 440, 95, 400 } },
  .phu = { { 0 }, { 700, 430, 196, 560 }, { 424, 48, 230, 480 }, { 104, 430, 196, 560 } },
  .dead = { { 304, 600, 70, 390 }, { 626, 600, 70, 390 }, { 735, 50, 190, 330 }, { 75, 50, 190, 330 } },
  .live = { { 400, 715 }, { 600, 715 }, { 697, 262 }, { 293, 262 } },
  .pile = { 500, 740 },
};

static const Table *
table_for (const ChieuToTomState *s)
{
  return s->seats == 5 ? &five : &four;
}

/* Cards larger than usual take some of the table's height. */
static ChieuBox
table_box (const ChieuMatAsk *ask)
{
  float part = TABLE_PART - MAX (ask->card_scale - 1, 0) * LARGE_PART;

  return (ChieuBox) { .x = ask->width * 0.012f, .y = ask->height * 0.022f,
                      .width = ask->width * 0.976f, .height = ask->height * part };
}

static ChieuBox
cell_box (const Cell     *cell,
          const ChieuBox *table)
{
  return (ChieuBox) {
    .x = table->x + table->width * cell->x / 1000,
    .y = table->y + table->height * cell->y / 1000,
    .width = table->width * cell->width / 1000,
    .height = table->height * cell->height / 1000,
  };
}

static int
viewer_of (const ChieuToTomState *s,
           int                    person)
{
  return person >= 0 && person < s->seats ? person : 0;
}

static int
seat_at (const ChieuToTomState *s,
         int                    person,
         int                    position)
{
  return (viewer_of (s, person) + position) % s->seats;
}

int
chieu_to_tom_position (const ChieuToTomState *s,
                       int                    person,
                       int                    seat)
{
  return (seat - viewer_of (s, person) + s->seats) % s->seats;
}

static ChieuPlace *
add_place (ChieuZoneScene *zone,
           ChieuCard       card,
           int             flags)
{
  ChieuPlace *place = &zone->cards[zone->n];

  if (zone->n >= CHIEU_ZONE_CARDS_MAX)
    return &zone->cards[CHIEU_ZONE_CARDS_MAX - 1];
  zone->n++;
  *place = (ChieuPlace) { .card = card, .flags = flags };
  return place;
}

/* ---- Phu ---- */

/* A khàn lies face down; its owner's lowest card shows its face so that one need not remember it. */
static void
add_phu (ChieuZoneScene      *zone,
         const ChieuToTomPhu *phu,
         gboolean             own)
{
  gboolean down = (phu->flags & CHIEU_TO_TOM_PHU_DOWN) != 0;

  for (int i = 0; i < phu->n; i++)
    add_place (zone, down && !(own && i == phu->n - 1) ? CHIEU_CARD_HIDDEN : phu->cards[i], 0);
}

/* The phu in the order laid, then cards that lie alone. Returns: number of stacks. */
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
      add_place (zone, seat->alone[i], 0);
      stacks[n++] = (ChieuColumn) { .n = 1 };
    }
  return n;
}

/* After the hand the winner's cards lie open, phu by phu, the winning one among them. Returns: number of stacks. */
static int
gather_laid_down (const ChieuToTomState *s,
                  ChieuZoneScene        *zone,
                  ChieuColumn           *stacks)
{
  ChieuScore score;
  ChieuReading reading;

  if (!chieu_to_tom_reading (s, &score, &reading))
    return 0;
  for (int i = 0; i < reading.n; i++)
    {
      for (int j = 0; j < reading.phu[i].n; j++)
        add_place (zone, reading.phu[i].cards[j], 0);
      stacks[i] = (ChieuColumn) { .n = reading.phu[i].n };
    }
  return reading.n;
}

/* What the person has laid so far lies beside the phu as one or two of them. Returns: number of stacks. */
static int
gather_laying (const ChieuLaying *laying,
               ChieuZoneScene    *zone,
               ChieuColumn       *stacks,
               int                n)
{
  for (int i = 0; i < laying->n; i++)
    add_place (zone, laying->cards[i], CHIEU_CARD_CHOSEN);
  if (laying->first > 0)
    stacks[n++] = (ChieuColumn) { .n = (guint8) laying->first };
  if (laying->n > laying->first)
    stacks[n++] = (ChieuColumn) { .n = (guint8) (laying->n - laying->first) };
  return n;
}

/* @laying: (nullable): the person's own; NULL for other seats. */
static void
arrange_phu (const ChieuToTomState *s,
             int                    seat,
             const ChieuLaying     *laying,
             float                  height_max,
             ChieuZoneScene        *zone)
{
  gboolean own = laying != NULL;
  ChieuColumn stacks[CHIEU_COLUMNS_MAX];
  int n = 0;

  if (s->phase == CHIEU_TO_TOM_OVER && seat == s->winner && !own)
    n = gather_laid_down (s, zone, stacks);
  if (n == 0)
    n = gather_stacks (&s->seat[seat], own, zone, stacks);
  if (own)
    n = gather_laying (laying, zone, stacks, n);

  chieu_columns_arrange (stacks, n,
                         &(ChieuColumnsShape) { .box = zone->box, .height_max = (int) height_max,
                                                .rows_gain = own ? 1.15f : 1.6f },
                         zone->cards);
}

/* ---- Gates and pile ---- */

static void
arrange_dead (const ChieuToTomState *s,
              int                    gate,
              float                  height_max,
              ChieuZoneScene        *zone)
{
  for (int i = 0; i < s->n_dead; i++)
    if (s->dead[i].gate == gate)
      add_place (zone, s->dead[i].card, CHIEU_CARD_SHADED);
  chieu_row_arrange (zone->n, &(ChieuColumnsShape) { .box = zone->box, .height_max = (int) height_max }, zone->cards);
}

static void
arrange_live (const ChieuToTomState *s,
              int                    position,
              const ChieuMatAsk     *ask,
              const ChieuBox        *table,
              ChieuZoneScene        *zone)
{
  const short *at = table_for (s)->live[position];
  int height = chieu_face_quantise (table->height * LIVE_PART);
  float x = table->x + table->width * at[0] / 1000, y = table->y + table->height * at[1] / 1000;
  ChieuPlace *place;

  zone->box = (ChieuBox) { .x = x - height / 6.0f, .y = y - height / 2.0f, .width = height / 3.0f, .height = height };
  if (s->card == CHIEU_CARD_NONE || chieu_laying_has_live (ask->laying))
    return;
  place = add_place (zone, s->card, ask->offered ? CHIEU_CARD_OFFERED : 0);
  place->x = roundf (x);
  place->y = roundf (y);
  place->height = height;
  zone->origin = s->source == CHIEU_TO_TOM_FROM_NOC ? CHIEU_ORIGIN_PILE : CHIEU_ORIGIN_SEAT;
  zone->origin_seat = s->from;
}

static void
arrange_pile (const ChieuToTomState *s,
              const ChieuBox        *table,
              ChieuScene            *scene,
              ChieuZoneScene        *zone)
{
  const short *at = table_for (s)->pile;
  int height = chieu_face_quantise (table->height * PILE_PART);
  float x = table->x + table->width * at[0] / 1000, y = table->y + table->height * at[1] / 1000;
  int n = MIN (PILE_CARDS, (s->noc_left + 5) / 6);

  scene->pile = s->noc_left;
  scene->dish = (ChieuBox) { .x = x - height * 0.62f, .y = y - height * 0.62f, .width = height * 1.24f, .height = height * 1.24f };
  zone->box = scene->dish;
  zone->below = MAX (s->noc_left - n, 0);
  for (int i = 0; i < n; i++)
    {
      ChieuPlace *place = add_place (zone, CHIEU_CARD_HIDDEN, 0);

      place->height = height;
      place->x = roundf (x) - 2 * i;
      place->y = roundf (y) - 2 * i;
    }
}

/* ---- The person's side ---- */

/* Width that the own phu take beside the fan: as much as their cards in the size of the fan's would. */
static float
own_phu_width (const ChieuToTomSeat *seat,
               const ChieuMatAsk    *ask)
{
  int stacks = seat->n_phu + seat->n_alone + (ask->laying->n > 0) + (ask->laying->first > 0);

  if (stacks == 0)
    return 0;
  return ask->width * MIN (OWN_PHU_PART, 0.02f + 0.062f * stacks);
}

static void
arrange_hand (const ChieuMatAsk *ask,
              ChieuZoneScene    *zone)
{
  ChieuFanShape shape = {
    .box = zone->box,
    .height_max = (int) (zone->box.height / CHIEU_FAN_SHOWN * MIN (ask->card_scale, 1)),
    .chosen = ask->chosen,
    .spread = ask->focus,
  };

  /* Small cards stand higher, so that the words in front of them leave their characters free. */
  if (ask->card_scale < 1)
    shape.box.height -= MIN (zone->box.height * (1 - (float) ask->card_scale), 40 * (float) ask->text_scale);
  zone->n = MIN (ask->hand->n, CHIEU_ZONE_CARDS_MAX);
  chieu_fan_arrange (ask->hand, &shape, zone->cards);
  if (ask->chosen >= 0 && ask->chosen < zone->n)
    zone->cards[ask->chosen].flags |= CHIEU_CARD_CHOSEN;
}

static void
arrange_own (const ChieuToTomState *s,
             const ChieuMatAsk     *ask,
             const ChieuBox        *table,
             ChieuScene            *scene)
{
  const ChieuToTomSeat *seat = &s->seat[viewer_of (s, ask->person)];
  float top = table->y + table->height + ask->height * 0.012f, left = own_phu_width (seat, ask);
  float bar = 58 * ask->text_scale, margin = ask->width * 0.012f;
  ChieuZoneScene *phu = &scene->zones[CHIEU_TO_TOM_ZONE_PHU];
  ChieuZoneScene *hand = &scene->zones[CHIEU_TO_TOM_ZONE_HAND];

  phu->box = (ChieuBox) { .x = margin, .y = top, .width = MAX (left, ask->width * 0.12f), .height = scene->mat.y + scene->mat.height - top - ask->height * 0.035f };
  hand->box = (ChieuBox) { .x = left + margin, .y = top, .width = ask->width - left - 2 * margin, .height = ask->height - top };
  scene->seats[0].box = (ChieuBox) { .x = 6, .y = ask->height - bar, .width = ask->width * 0.2f, .height = bar };
  scene->bar = (ChieuBox) { .x = hand->box.x, .y = ask->height - bar, .width = hand->box.width, .height = bar };
  arrange_phu (s, viewer_of (s, ask->person), ask->laying, table->height * PHU_PART * 1.15f, phu);
  arrange_hand (ask, hand);
}

/* ---- All of it ---- */

/* After the hand its points are counted in: the seats tell the same as the result. */
static int
points_of (const ChieuToTomState *s,
           int                    seat)
{
  ChieuResult result;

  if (s->phase != CHIEU_TO_TOM_OVER)
    return s->carry.points[seat];
  chieu_to_tom.result (s, &result);
  return result.next.points[seat];
}

static gboolean
is_on_turn (const ChieuToTomState *s,
            int                    seat)
{
  return (s->asked >> seat & 1) != 0
         || ((s->phase == CHIEU_TO_TOM_DISCARD || s->phase == CHIEU_TO_TOM_RETURN) && s->turn == seat);
}

static void
arrange_seat (const ChieuToTomState *s,
              int                    person,
              int                    position,
              gboolean               opening,
              ChieuSeatScene        *scene)
{
  int number = seat_at (s, person, position);

  scene->n_hand = s->seat[number].n_hand;
  scene->cups = s->seat[number].cups;
  scene->points = points_of (s, number);
  scene->cai = number == s->cai;
  /* Whom the rules ask would tell who was dealt a khàn. */
  scene->turn = opening ? position == 0 : is_on_turn (s, number);
}

/* What lies before the seat at position @p: its gate, its phu, its plate. The person's own phu: arrange_own(). */
static void
arrange_player (const ChieuMatAsk *ask,
                const ChieuBox    *table,
                int                p,
                ChieuScene        *scene)
{
  const ChieuToTomState *s = ask->view;
  const Table *cells = table_for (s);
  int seat = seat_at (s, ask->person, p);
  ChieuZoneScene *dead = &scene->zones[CHIEU_TO_TOM_ZONE_GATE + p], *phu = &scene->zones[CHIEU_TO_TOM_ZONE_PHU + p];

  dead->box = cell_box (&cells->dead[p], table);
  arrange_dead (s, seat, table->height * DEAD_PART, dead);
  phu->origin = CHIEU_ORIGIN_SEAT;
  phu->origin_seat = seat;
  arrange_seat (s, ask->person, p, ask->opening, &scene->seats[p]);
  if (p == 0)
    return;
  phu->box = cell_box (&cells->phu[p], table);
  scene->seats[p].box = cell_box (&cells->badge[p], table);
  arrange_phu (s, seat, NULL, table->height * PHU_PART, phu);
}

static void
arrange (const ChieuMatAsk *ask,
         ChieuScene        *scene)
{
  const ChieuToTomState *s = ask->view;
  ChieuBox table = table_box (ask);

  memset (scene, 0, sizeof *scene);
  scene->n_zones = CHIEU_TO_TOM_N_ZONES;
  scene->n_seats = s->seats;
  scene->mat = (ChieuBox) { .x = ask->width * 0.006f, .y = ask->height * 0.010f,
                            .width = ask->width * 0.988f, .height = ask->height * 0.915f };
  arrange_pile (s, &table, scene, &scene->zones[CHIEU_TO_TOM_ZONE_PILE]);
  for (int p = 0; p < s->seats; p++)
    arrange_player (ask, &table, p, scene);
  arrange_own (s, ask, &table, scene);
  arrange_live (s, chieu_to_tom_position (s, ask->person, MIN (s->gate, s->seats - 1)), ask, &table,
                &scene->zones[CHIEU_TO_TOM_ZONE_LIVE]);
}

static void
hold (const void *view,
      int         person,
      gboolean    keep,
      ChieuHand  *hand)
{
  const ChieuToTomState *s = view;
  const guint8 *counts = s->seat[viewer_of (s, person)].hand;

  if (person < 0)
    hand->n = 0;
  else if (keep)
    chieu_hand_follow (counts, hand);
  else if (s->phase == CHIEU_TO_TOM_OPENING && !s->carry.strict)
    chieu_hand_sort_khan (counts, hand);
  else
    chieu_hand_sort (counts, hand);
}

/* What is offered, in the order of the buttons; the order of the claims. */
static const ChieuMatButton buttons[] = {
  { CHIEU_TO_TOM_U, CHIEU_MAKE_BUTTON, 1, "mat.u", GDK_KEY_u, 0, "U" },
  { CHIEU_TO_TOM_DAY_KHAN, CHIEU_MAKE_BUTTON, 1, "mat.khan", GDK_KEY_k, 0, "K" },
  { CHIEU_TO_TOM_PHONG, CHIEU_MAKE_BUTTON, 1, "mat.phong", GDK_KEY_p, 0, "P" },
  { CHIEU_TO_TOM_AN, CHIEU_MAKE_BUTTON, 1, "mat.an", GDK_KEY_a, 0, "A" },
  { CHIEU_TO_TOM_KHAN, CHIEU_MAKE_BUTTON, 1, "mat.khan", GDK_KEY_k, 0, "K" },
  { CHIEU_TO_TOM_THIEN_KHAI, CHIEU_MAKE_BUTTON, 1, "mat.thien-khai", GDK_KEY_t, 0, "T" },
  { CHIEU_TO_TOM_BAT_THUC, CHIEU_MAKE_BUTTON, 0, "mat.bat-thuc", GDK_KEY_c, 0, "C" },
  { CHIEU_TO_TOM_LAT_KHAN, CHIEU_MAKE_BUTTON, 1, "mat.lat-khan", GDK_KEY_k, 0, "K" },
  { CHIEU_TO_TOM_BAO_BAT_THUC, CHIEU_MAKE_BUTTON, 0, "mat.bao-bat-thuc", GDK_KEY_b, 0, "B" },
  { CHIEU_TO_TOM_TRA_CHEN, CHIEU_MAKE_BUTTON, 0, "mat.tra-chen", GDK_KEY_c, 0, "C" },
  { CHIEU_TO_TOM_HO_PHONG, CHIEU_MAKE_BUTTON, 0, "mat.ho-phong", GDK_KEY_p, 0, "P" },
  { CHIEU_TO_TOM_HO_KHONG_PHONG, CHIEU_MAKE_BUTTON, 0, "mat.ho-khong-phong", GDK_KEY_n, 0, "N" },
  { CHIEU_TO_TOM_XUONG, CHIEU_MAKE_BUTTON, 1, "mat.xuong", GDK_KEY_x, 0, "X" },
  { CHIEU_TO_TOM_XONG, CHIEU_MAKE_BUTTON, 0, "mat.xong", GDK_KEY_space, 0, "␣" },
  { CHIEU_TO_TOM_BOC, CHIEU_MAKE_BUTTON, 0, "mat.boc", GDK_KEY_b, GDK_KEY_space, "B" },
  { CHIEU_TO_TOM_DUOI, CHIEU_MAKE_BUTTON, 0, "mat.duoi", GDK_KEY_d, 0, "D" },
  { CHIEU_TO_TOM_QUA, CHIEU_MAKE_BUTTON, 0, "mat.qua", GDK_KEY_q, 0, "Q" },
  { CHIEU_TO_TOM_KHONG_DANH, CHIEU_MAKE_BUTTON, 0, "mat.khong-danh", GDK_KEY_q, 0, "Q" },
  { CHIEU_TO_TOM_DANH, CHIEU_MAKE_PUT, 0, "mat.danh", GDK_KEY_Return, 0, "⏎" },
  { CHIEU_TO_TOM_TRA, CHIEU_MAKE_PUT, 0, "mat.danh", GDK_KEY_Return, 0, "⏎" },
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
  .hold = hold,
  .arrange = arrange,
  .zone_name = chieu_to_tom_zone_name,
  .zone_place = chieu_to_tom_zone_place,
  .means = chieu_to_tom_means,
  .fill_choice = chieu_to_tom_fill_choice,
  .count_seats = chieu_to_tom_count_seats,
  .lay_kind = CHIEU_TO_TOM_AN,
  .lay_zone = CHIEU_TO_TOM_ZONE_PHU,
  .lay_passes = CHIEU_TO_TOM_PASSES,
  .opening_kinds = CHIEU_TO_TOM_OPENINGS,
  .done_kind = CHIEU_TO_TOM_XONG,
  .tries = chieu_to_tom_tries,
  .call_kind = CHIEU_TO_TOM_XUONG,
  .list_cuoc = chieu_to_tom_list_cuoc,
};
