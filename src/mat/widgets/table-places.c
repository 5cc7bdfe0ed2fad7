/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-places.h"

#include <math.h>
#include <string.h>

#include "card-widget.h"
#include "fan.h"
#include "mat/faces/card-shape.h"
#include "mat/faces/face-cache.h"
#include "mat/large-letters.h"

/* The table's width and height in the unit of cells and points. */
#define CELL_UNIT 1000

/* In parts of the mat's height: the table of the others, what of it large letters leave when more is to show of the own cards, and the gap
 * between it and the hand below. */
#define TABLE_PART 0.675f
#define TABLE_LEAST 0.55f
#define HAND_GAP 0.02f
/* The margins of the mat: at the top in parts of its height, and at each side in parts of its width. */
#define TOP_PART 0.022f
#define MARGIN_PART 0.012f
/* The chiếu itself, in parts of the room. */
#define MAT_X 0.006f
#define MAT_Y 0.010f
#define MAT_WIDTH 0.988f
#define MAT_HEIGHT 0.915f

/* The height of the place of the card in play, in widths of it. */
#define LIVE_SHAPE 3.0f
/* The part of the height that the hand gets in addition if its cards are to be twice as large. */
#define LARGE_PART 0.28f
/* Heights of cards, in parts of the table's height, and at most in parts of its width. */
#define LIVE_PART 0.47f
#define LIVE_WIDTH_PART 0.30f
#define PHU_PART 0.36f
#define PHU_WIDTH_PART 0.23f
#define DEAD_PART 0.30f
#define PILE_PART 0.24f
#define PILE_WIDTH_PART 0.13f
/* Stacks, the person's own and others, lie as rows only if that makes cards larger by these factors. */
#define OWN_ROWS_GAIN 1.15f
#define ROWS_GAIN 1.6f
/* Cards of others that are lower than this many pixels are only stripes. From the second height on their characters, an eighth of
 * the card, are easy to read; in a large room, which is seen from farther away, from this part of its height on. */
#define READABLE 64
#define READ_WITH_EASE 112
#define READ_PART 0.28f
/* The most backs that stand for the pile on the dish, and the number of cards for which each of them stands. */
#define PILE_CARDS 4
#define PILE_EACH 6

/* The pixels by which each back is shifted against the one below it; and half of the dish's side, in parts of the cards' height. */
#define PILE_STEP 2
#define DISH_PART 0.62f
/* A card that all know lies at the bottom of the pile and sticks out by this part of its height. */
#define PILE_UNDER_PART 0.2f
/* The part of the width that the person's plate takes; and of all plates, in pixels: their edges, the longest words in plain text,
 * and the space between them and cards. */
#define PLATE_PART 0.095f
#define PLATE_EDGES 18
#define PLATE_WORDS 46
#define PLATE_GAP 4
/* In a larger room letters are larger by these factors, as in mat.css. */
#define MEDIUM_LETTERS 1.12f
#define LARGE_LETTERS 1.3f
/* The person's own sets lie left of the fan. In parts of the mat's width: the most that they take, their edges, and each of them. */
#define OWN_PHU_PART 0.40f
#define OWN_PHU_EDGE 0.02f
#define OWN_SET_PART 0.062f
/* Room is kept for cards of the fan that are a little wider than the least: how wide they become is only known when they are laid. */
#define FAN_CARD (CHIEU_FAN_CARD_LEAST + 2)

/* ---- The table ---- */

const ChieuTableCells chieu_table_four = {
  .plate = { { 0 }, { 900, 505, 97, 485 }, { 306, 10, 97, 470 }, { 3, 505, 97, 485 } },
  .phu = { { 0 }, { 700, 505, 196, 485 }, { 408, 10, 288, 480 }, { 104, 505, 196, 485 } },
  .dead = { { 304, 510, 54, 480 }, { 642, 510, 54, 480 }, { 768, 10, 110, 470 }, { 122, 10, 110, 470 } },
  .live = { { 394, 750 }, { 606, 750 }, { 732, 245 }, { 268, 245 } },
  .pile = { 500, 750 },
};

int
chieu_table_viewer (int seats,
                    int person)
{
  return person >= 0 && person < seats ? person : 0;
}

int
chieu_table_seat (int seats,
                  int person,
                  int position)
{
  return (chieu_table_viewer (seats, person) + position) % seats;
}

int
chieu_table_position (int seats,
                      int person,
                      int seat)
{
  return (seat - chieu_table_viewer (seats, person) + seats) % seats;
}

int
chieu_table_zone_position (int zone,
                           int first,
                           int n)
{
  return zone >= first && zone < first + n ? zone - first : -1;
}

float
chieu_table_plate_width (const ChieuMatAsk *ask)
{
  float letters = ask->height < CHIEU_ROOM_MEDIUM ? 1 : ask->height < CHIEU_ROOM_LARGE ? MEDIUM_LETTERS : LARGE_LETTERS;

  return PLATE_EDGES + PLATE_WORDS * (float) ask->text_scale * letters;
}

/* Returns: the width of the person's own plate, in pixels */
static float
own_plate_width (const ChieuMatAsk *ask)
{
  return MAX (ask->width * PLATE_PART, chieu_table_plate_width (ask));
}

/* Returns: the width that the person's own sets take beside the fan: what their cards need in the size of the fan's. They give up
 * room if the fan's cards would be too narrow even in two rows. */
static float
own_sets_width (const ChieuMatAsk *ask,
                int                n_sets)
{
  /* Before there are any sets, room is kept for the first, because cards are dropped there. */
  int stacks = MAX (n_sets + (ask->laying->n > 0) + (ask->laying->first > 0), 1);
  float wanted = MIN (OWN_PHU_PART, OWN_PHU_EDGE + OWN_SET_PART * stacks);
  float left = ask->width * (1 - 2 * MARGIN_PART) - own_plate_width (ask) - chieu_fan_find_two_rows_width (ask->hand, FAN_CARD);

  return MAX (MIN (ask->width * wanted, left), ask->width * (OWN_PHU_EDGE + OWN_SET_PART));
}

/* Returns: the width that the person's plate and sets leave to the fan */
static float
fan_width (const ChieuMatAsk *ask,
           int                n_sets)
{
  return ask->width * (1 - 2 * MARGIN_PART) - own_plate_width (ask) - own_sets_width (ask, n_sets);
}

/* Returns: the greatest height of a card of the fan, in pixels, if the fan has @height */
static int
find_card_most (const ChieuMatAsk *ask,
                float              height)
{
  return (int) (height / CHIEU_FAN_SHOWN * MIN (ask->card_scale, 1));
}

/* Returns: the pixels that should show of each card of the hand; 0: what a readable card shows is enough */
static int
wanted_strip (const ChieuMatAsk *ask)
{
  return ask->text_scale >= CHIEU_LETTERS_LARGE ? CHIEU_FAN_STRIP_LARGE : 0;
}

/* Returns: the part of the height that the table has if the fan below it has two rows with cards of @width, in pixels */
static float
part_above_two_rows (const ChieuMatAsk *ask,
                     float              width)
{
  /* The height of cards is rounded down. */
  float height = CHIEU_STRIP_SHAPE * width + CHIEU_FACE_STEP / 2;

  return 1 - TOP_PART - HAND_GAP - height * CHIEU_FAN_SHOWN_TWO / ask->height;
}

/* Returns: what shows of each card of the hand, in pixels of its width, below a table that has @part of the height */
static float
find_strip_below (const ChieuMatAsk *ask,
                  int                n_sets,
                  float              part)
{
  ChieuFanShape shape = { .box = { .width = fan_width (ask, n_sets), .height = ask->height * (1 - TOP_PART - HAND_GAP - part) },
                          .height_max = find_card_most (ask, ask->height * (1 - TOP_PART - HAND_GAP - part)),
                          .spread = -1, .strip_least = wanted_strip (ask) };

  return chieu_fan_find_strip (ask->hand, &shape);
}

/* Cards larger than usual take some of the table's height, and so does a fan in two rows. */
ChieuBox
chieu_table_box (const ChieuMatAsk *ask,
                 int                n_sets)
{
  float part = TABLE_PART - MAX (ask->card_scale - 1, 0) * LARGE_PART, lower = part;

  if (chieu_fan_find_row_card (ask->hand->n, fan_width (ask, n_sets)) < FAN_CARD)
    part = lower = MIN (part, part_above_two_rows (ask, CHIEU_FAN_CARD_LEAST));
  if (ask->hand->n > 0 && find_strip_below (ask, n_sets, part) < wanted_strip (ask))
    lower = MAX (TABLE_LEAST, part_above_two_rows (ask, chieu_fan_find_two_rows_card (ask->hand, fan_width (ask, n_sets), wanted_strip (ask))));
  if (lower < part && find_strip_below (ask, n_sets, lower) > find_strip_below (ask, n_sets, part))
    part = lower;
  return (ChieuBox) { .x = ask->width * MARGIN_PART, .y = ask->height * TOP_PART,
                      .width = ask->width * (1 - 2 * MARGIN_PART), .height = ask->height * part };
}

ChieuBox
chieu_table_cell (const ChieuTableCell *cell,
                  const ChieuBox       *table)
{
  return (ChieuBox) {
    .x = table->x + table->width * cell->x / CELL_UNIT,
    .y = table->y + table->height * cell->y / CELL_UNIT,
    .width = table->width * cell->width / CELL_UNIT,
    .height = table->height * cell->height / CELL_UNIT,
  };
}

void
chieu_table_begin_scene (const ChieuMatAsk *ask,
                         int                n_seats,
                         int                n_zones,
                         ChieuScene        *scene)
{
  memset (scene, 0, sizeof *scene);
  scene->n_zones = n_zones;
  scene->n_seats = n_seats;
  scene->mat = (ChieuBox) { .x = ask->width * MAT_X, .y = ask->height * MAT_Y,
                            .width = ask->width * MAT_WIDTH, .height = ask->height * MAT_HEIGHT };
}

ChieuBox
chieu_table_place_plate (const ChieuMatAsk    *ask,
                         const ChieuTableCell *cell,
                         const ChieuBox       *table,
                         ChieuBox             *others)
{
  ChieuBox box = chieu_table_cell (cell, table);
  float more = chieu_table_plate_width (ask) - box.width, end;

  if (more > 0 && cell->x > CELL_UNIT / 2)
    box.x -= more;
  if (more > 0)
    box.width += more;
  if (others == NULL)
    return box;
  end = others->x + others->width;
  if (box.x > others->x)
    end = MIN (end, box.x - PLATE_GAP);
  else
    others->x = MAX (others->x, box.x + box.width + PLATE_GAP);
  others->width = MAX (end - others->x, 1);
  return box;
}

void
chieu_table_place_player (const ChieuMatAsk     *ask,
                          const ChieuTableCells *cells,
                          const ChieuBox        *table,
                          int                    position,
                          int                    seat,
                          ChieuZoneScene        *sets,
                          ChieuSeatScene        *plate)
{
  sets->origin = CHIEU_ORIGIN_SEAT;
  sets->origin_seat = (gint8) seat;
  if (position == 0)
    return;
  sets->box = chieu_table_cell (&cells->phu[position], table);
  plate->box = chieu_table_place_plate (ask, &cells->plate[position], table, &sets->box);
}

ChieuPlace *
chieu_zone_scene_add (ChieuZoneScene *zone,
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

int
chieu_table_add_laying (const ChieuLaying *laying,
                        ChieuZoneScene    *zone,
                        ChieuColumn       *stacks,
                        int                n)
{
  for (int i = 0; i < laying->n; i++)
    chieu_zone_scene_add (zone, laying->cards[i], CHIEU_CARD_CHOSEN);
  if (laying->first > 0)
    stacks[n++] = (ChieuColumn) { .n = (guint8) laying->first };
  if (laying->n > laying->first)
    stacks[n++] = (ChieuColumn) { .n = (guint8) (laying->n - laying->first) };
  return n;
}

int
chieu_table_add_hand (const ChieuHand *hand,
                      ChieuZoneScene  *zone,
                      ChieuColumn     *stacks,
                      int              n)
{
  for (int i = 0; i < hand->n; i++)
    {
      chieu_zone_scene_add (zone, hand->cards[i], 0);
      if (i > 0 && hand->group[i] == hand->group[i - 1])
        stacks[n - 1].n++;
      else if (n < CHIEU_COLUMNS_MAX)
        stacks[n++] = (ChieuColumn) { .n = 1 };
    }
  return n;
}

void
chieu_table_arrange_sets (const ChieuBox    *table,
                          gboolean           own,
                          const ChieuColumn *stacks,
                          int                n,
                          ChieuZoneScene    *zone)
{
  chieu_columns_arrange (stacks, n,
                         &(ChieuColumnsShape) { .box = zone->box,
                                                .height_max = (int) MIN (table->height * PHU_PART, table->width * PHU_WIDTH_PART),
                                                .rows_gain = own ? OWN_ROWS_GAIN : ROWS_GAIN,
                                                .height_read = own ? 0 : MAX (READ_WITH_EASE, table->height * READ_PART),
                                                .height_least = own ? 0 : READABLE },
                         zone->cards);
  for (int set = 0, card = 0; set < n; set++)
    for (int i = 0; i < stacks[set].n && card < zone->n; i++)
      zone->cards[card++].group = (guint8) (set + 1);
}

int
chieu_table_points (const ChieuGame  *game,
                    const void       *state,
                    const ChieuCarry *carry,
                    int               seat)
{
  ChieuResult result;

  game->result (state, &result);
  return result.outcome == CHIEU_OUTCOME_NONE ? carry->points[seat] : result.next.points[seat];
}

/* ---- Gates and pile ---- */

void
chieu_table_arrange_dead (const ChieuBox *table,
                          ChieuZoneScene *zone)
{
  chieu_row_arrange (zone->n, &(ChieuColumnsShape) { .box = zone->box, .height_max = (int) (table->height * DEAD_PART) },
                     zone->cards);
}

void
chieu_table_arrange_live (const ChieuMatAsk *ask,
                          const ChieuBox    *table,
                          const short        at[2],
                          ChieuCard          card,
                          ChieuZoneScene    *zone)
{
  int height = chieu_face_quantise (MIN (table->height * LIVE_PART, table->width * LIVE_WIDTH_PART));
  float x = table->x + table->width * at[0] / CELL_UNIT, y = table->y + table->height * at[1] / CELL_UNIT;
  ChieuPlace *place;

  zone->box = (ChieuBox) { .x = x - height / LIVE_SHAPE / 2, .y = y - height / 2.0f, .width = height / LIVE_SHAPE, .height = height };
  if (card == CHIEU_CARD_NONE || chieu_laying_has_live (ask->laying))
    return;
  place = chieu_zone_scene_add (zone, card, CHIEU_CARD_IN_PLAY | (ask->offered ? CHIEU_CARD_OFFERED : 0));
  place->x = roundf (x);
  place->y = roundf (y);
  place->height = height;
}

void
chieu_table_arrange_pile (const ChieuBox *table,
                          const short     at[2],
                          int             left,
                          ChieuCard       under,
                          int             zone,
                          ChieuScene     *scene)
{
  int height = chieu_face_quantise (MIN (table->height * PILE_PART, table->width * PILE_WIDTH_PART));
  float x = table->x + table->width * at[0] / CELL_UNIT, y = table->y + table->height * at[1] / CELL_UNIT;
  int n_under = under != CHIEU_CARD_NONE, n = MIN (PILE_CARDS, (left - n_under + PILE_EACH - 1) / PILE_EACH);

  scene->pile = left;
  scene->dish = (ChieuBox) { .x = x - height * DISH_PART, .y = y - height * DISH_PART, .width = height * 2 * DISH_PART,
                              .height = height * 2 * DISH_PART };
  scene->zones[zone].box = scene->dish;
  scene->zones[zone].below = MAX (left - n_under - n, 0);
  if (n_under > 0)
    {
      ChieuPlace *place = chieu_zone_scene_add (&scene->zones[zone], under, 0);

      place->height = height;
      place->x = roundf (x + height * PILE_UNDER_PART);
      place->y = roundf (y);
    }
  for (int i = 0; i < n; i++)
    {
      ChieuPlace *place = chieu_zone_scene_add (&scene->zones[zone], CHIEU_CARD_HIDDEN, 0);

      place->height = height;
      place->x = roundf (x) - PILE_STEP * i;
      place->y = roundf (y) - PILE_STEP * i;
    }
}

/* ---- The person's side ---- */

static void
arrange_hand (const ChieuMatAsk *ask,
              ChieuZoneScene    *zone)
{
  ChieuFanShape shape = {
    .box = zone->box,
    .height_max = find_card_most (ask, zone->box.height),
    .chosen = ask->chosen,
    .lifted = ask->raised,
    .spread = ask->focus,
    .strip_least = wanted_strip (ask),
  };

  zone->n = MIN (ask->hand->n, CHIEU_ZONE_CARDS_MAX);
  chieu_fan_arrange (ask->hand, &shape, zone->cards);
  for (int i = 0; i < zone->n && i < CHIEU_HAND_MAX; i++)
    {
      zone->cards[i].group = ask->hand->group[i] + 1;
      if ((ask->chosen >> i & 1) != 0)
        zone->cards[i].flags |= CHIEU_CARD_CHOSEN;
    }
}

void
chieu_table_arrange_own (const ChieuMatAsk *ask,
                         const ChieuBox    *table,
                         int                n_sets,
                         int                sets_zone,
                         int                hand_zone,
                         ChieuScene        *scene)
{
  float top = table->y + table->height + ask->height * HAND_GAP, margin = ask->width * MARGIN_PART;
  float plate = own_plate_width (ask), left = margin / 2 + plate + margin / 2;
  float wide = own_sets_width (ask, n_sets), height = ask->height - top;
  ChieuZoneScene *sets = &scene->zones[sets_zone];
  ChieuZoneScene *hand = &scene->zones[hand_zone];

  scene->seats[0].box = (ChieuBox) { .x = margin / 2, .y = top, .width = plate, .height = height - margin / 2 };
  /* Without any sets it is the place of the first one, where cards are dropped: beside the fan and not under it. */
  sets->box = (ChieuBox) { .x = left, .y = top, .width = wide, .height = height - margin };
  left += wide;
  hand->box = (ChieuBox) { .x = left, .y = top, .width = ask->width - left - margin, .height = height };
  arrange_hand (ask, hand);
}

gboolean
chieu_table_take_beside_hand (const ChieuMatAsk *ask,
                              float              part,
                              int                n,
                              int                hand_zone,
                              ChieuScene        *scene,
                              ChieuBox          *place)
{
  ChieuZoneScene *hand = &scene->zones[hand_zone];
  float margin = ask->width * MARGIN_PART, wide = ask->width * part, left = hand->box.width - wide - margin;

  if (chieu_fan_find_row_card (n, left) < FAN_CARD || chieu_fan_find_row_strip (n, left) < wanted_strip (ask))
    return FALSE;
  *place = (ChieuBox) { hand->box.x + left + margin, hand->box.y, wide, hand->box.height - margin };
  hand->box.width = left;
  arrange_hand (ask, hand);
  return TRUE;
}
