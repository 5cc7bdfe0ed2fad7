/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "open-hand.h"

#include <math.h>
#include <string.h>

#include "mat/faces/card-shape.h"
#include "mat/widgets/card-widget.h"
#include "mat/widgets/columns.h"
#include "mat/widgets/table-places.h"

/* The space between the cards and what lies round them, in pixels. */
#define MARGIN 8
/* The distance from the edge of the mat, which has to be seen, in pixels. */
#define BORDER 18
/* The height of a plate: in pixels that of its portrait, which is larger in a large room; and that of the words below it, in parts of
 * the width that plates have, with a portrait and without. */
#define PLATE_PORTRAIT 46
#define PLATE_PORTRAIT_LARGE 76
#define PLATE_WORDS 1.4f
#define PLATE_WORDS_ALONE 0.7f
/* A plate at the far side is wider by this factor, so that its lines do not break. The words of a seat about the win stand below or
 * above its plate, and are wider than plates by these factors, with portraits and without. */
#define PLATE_FAR 1.6f
#define PLATE_SAID 1.3f
#define PLATE_SAID_ALONE 1.2f
/* The height of these words, two lines of plain text, in pixels. */
#define SAID_HEIGHT 52

/* Sets lie as columns, as they do before a seat; they lie as rows only if the cards become larger by this factor. */
#define ROWS_GAIN 1.3f
/* The largest part of the room for another player's hand, at the side of its seat; and the least width of a room for that, in
 * pixels: a narrower one has no sides. */
#define SIDE_PART 0.72f
#define SIDES_FROM 420

/* A seat at the far side leaves the lower part of the room free only if the upper part, its own, is at least this high, in pixels. */
#define FAR_HEIGHT_MIN 240

/* A plate stands at the left if its middle is in this part of the mat's width, and at the right if it is in the same part there. */
#define LEFT_PART 0.25f
/* The part of its width by which the winning card stands out of its set: to the right where sets are columns, upwards where they are rows,
 * so that the next card covers no more of it. */
#define WIN_OUT 0.16f

/* Each set is laid as a column. */
G_STATIC_ASSERT (CHIEU_OPEN_SETS_MAX <= CHIEU_COLUMNS_MAX);

void
chieu_open_hand_add_set (ChieuOpenHand   *open,
                         const ChieuCard *cards,
                         int              n)
{
  int before = 0;

  for (int i = 0; i < open->n_sets; i++)
    before += open->n[i];
  if (n == 0 || open->n_sets == CHIEU_OPEN_SETS_MAX || before + n > CHIEU_ZONE_CARDS_MAX)
    return;
  memcpy (open->cards + before, cards, (gsize) n * sizeof *cards);
  open->n[open->n_sets++] = (guint8) n;
}

void
chieu_open_hand_set_win (ChieuOpenHand *open,
                         ChieuCard      win)
{
  int n = 0;

  for (int i = 0; i < open->n_sets; i++)
    n += open->n[i];
  open->win = -1;
  for (int i = 0; win != CHIEU_CARD_NONE && i < n; i++)
    if (open->cards[i] == win)
      open->win = i;
}

int
chieu_open_hand_find_set_of_win (const ChieuOpenHand *open)
{
  int before = 0;

  for (int i = 0; i < open->n_sets; i++)
    {
      before += open->n[i];
      if (open->win >= 0 && open->win < before)
        return i;
    }
  return -1;
}

int
chieu_open_hand_find_set (const ChieuOpenHand *open,
                          guint64              faces)
{
  const ChieuCard *card = open->cards;

  for (int i = 0; i < open->n_sets; i++)
    {
      int in = 0;

      for (int j = 0; j < open->n[i]; j++)
        in += chieu_mat_has_bit (faces, card[j]);
      if (in == open->n[i] && in > 1)
        return i;
      card += open->n[i];
    }
  return -1;
}

/* Returns: the side of the room at which another's seat is: −1 left, 1 right, 0 far */
static int
side_of (const ChieuMatAsk *ask,
         const ChieuScene  *scene,
         int                position)
{
  const ChieuBox *plate = &scene->seats[position].box;
  float middle = plate->x + plate->width / 2;

  return middle < ask->width * LEFT_PART ? -1 : middle > ask->width * (1 - LEFT_PART) ? 1 : 0;
}

/* Returns: the room between the plates, above the person's hand where that stays. A plate in the middle of the far side moves up
 * to the edge of the mat. */
static ChieuBox
find_room (const ChieuMatAsk *ask,
           int                position,
           int                hand_zone,
           ChieuScene        *scene)
{
  const ChieuBox *mat = &scene->mat;
  gboolean has_portraits = chieu_mat_has_portraits (ask->height, ask->text_scale);
  float said = (has_portraits ? PLATE_SAID : PLATE_SAID_ALONE) * chieu_table_plate_width (ask);
  float portrait = ask->height < CHIEU_ROOM_LARGE ? PLATE_PORTRAIT : PLATE_PORTRAIT_LARGE;
  float left = mat->x + BORDER, right = mat->x + mat->width - BORDER, top = mat->y + BORDER, bottom = mat->y + mat->height - BORDER;

  if (position > 0)
    bottom = scene->zones[hand_zone].box.y - MARGIN;
  for (int other = 0; other < scene->n_seats; other++)
    {
      ChieuBox *plate = &scene->seats[other].box;

      if (other == 0 && position > 0)
        continue;
      if (side_of (ask, scene, other) < 0)
        left = MAX (left, plate->x + MAX (plate->width, said) + MARGIN);
      else if (side_of (ask, scene, other) > 0)
        right = MIN (right, plate->x + plate->width - MAX (plate->width, said) - MARGIN);
      else
        {
          plate->x -= plate->width * (PLATE_FAR - 1) / 2;
          plate->width *= PLATE_FAR;
          plate->y = mat->y;
          plate->height = has_portraits ? portrait + PLATE_WORDS * chieu_table_plate_width (ask)
                                        : PLATE_WORDS_ALONE * chieu_table_plate_width (ask);
          /* Without a portrait the words that are said there stand below it. */
          top = MAX (top, plate->y + plate->height + (has_portraits ? 0 : SAID_HEIGHT * (float) ask->text_scale));
        }
    }
  return (ChieuBox) { left, top, MAX (right - left, 1), MAX (bottom - top, 1) };
}

/* Returns: whether @room has sides, at one of which another player's hand lies; a narrow room has none */
static gboolean
has_sides (const ChieuBox *room)
{
  return room->width >= SIDES_FROM;
}

/* Returns: the part of @room that is before the seat at @position. In the middle the hand could be taken for the person's own. */
static ChieuBox
keep_side (const ChieuMatAsk *ask,
           const ChieuScene  *scene,
           int                position,
           ChieuBox           room)
{
  int side = side_of (ask, scene, position);

  if (!has_sides (&room))
    return room;
  if (side > 0)
    room.x += room.width * (1 - SIDE_PART);
  if (side != 0)
    room.width *= SIDE_PART;
  else if (room.height * SIDE_PART >= FAR_HEIGHT_MIN)
    room.height *= SIDE_PART;
  return room;
}

/* Returns: half of the width of the card at @place, in pixels */
static float
half_width_of (const ChieuPlace *place)
{
  return place->height / CHIEU_STRIP_SHAPE / 2;
}

/* Moves the cards of another's hand, which lie in the middle of their part of the room, to its seat, and the room of its words with
 * them. @sides: whether the room has a side for them, or they stay in the middle. @bottom: the lower edge of the room for the cards */
static void
move_to_seat (const ChieuMatAsk *ask,
              int                position,
              gboolean           sides,
              float              bottom,
              ChieuZoneScene    *zone,
              ChieuScene        *scene)
{
  const ChieuBox *plate = &scene->seats[position].box;
  int side = side_of (ask, scene, position);
  float left = G_MAXFLOAT, right = 0, low = 0, dx = 0, dy = 0;

  for (int i = 0; i < zone->n; i++)
    {
      left = MIN (left, zone->cards[i].x - half_width_of (&zone->cards[i]));
      right = MAX (right, zone->cards[i].x + half_width_of (&zone->cards[i]));
      low = MAX (low, zone->cards[i].y + zone->cards[i].height / 2.0f);
    }
  if (zone->n > 0 && sides)
    dx = side < 0 ? scene->open.x - left : side > 0 ? scene->open.x + scene->open.width - right : 0;
  if (zone->n > 0 && side != 0 && plate->y + plate->height / 2 > scene->open.y + scene->open.height / 2)
    dy = MAX (bottom - low, 0);
  for (int i = 0; i < zone->n; i++)
    {
      zone->cards[i].x = roundf (zone->cards[i].x + dx);
      zone->cards[i].y = roundf (zone->cards[i].y + dy);
    }
  scene->open.y += dy;
}

static void
mark_cards (const ChieuMatAsk   *ask,
            const ChieuOpenHand *open,
            ChieuZoneScene      *zone)
{
  gboolean rows = FALSE;

  for (int i = 0; i < zone->n; i++)
    rows |= zone->cards[i].beside > 0;
  for (int i = 0; i < zone->n; i++)
    {
      ChieuPlace *place = &zone->cards[i];

      if (i == open->win)
        {
          place->flags |= CHIEU_CARD_WON;
          if (rows)
            place->y -= place->height / CHIEU_STRIP_SHAPE * WIN_OUT;
          else
            place->x += place->height / CHIEU_STRIP_SHAPE * WIN_OUT;
        }
      if (chieu_mat_has_bit (ask->wrong, place->card))
        place->flags |= CHIEU_CARD_WRONG;
    }
}

/* Finds the boxes of the sets, so that a word can stand at each. */
static void
find_sets (const ChieuOpenHand  *open,
           const ChieuZoneScene *zone,
           ChieuScene           *scene)
{
  const ChieuPlace *place = zone->cards;

  scene->n_open = open->n_sets;
  for (int i = 0; i < open->n_sets; i++)
    {
      float left = G_MAXFLOAT, top = G_MAXFLOAT, right = 0, bottom = 0;

      for (int j = 0; j < open->n[i]; j++, place++)
        {
          left = MIN (left, place->x - half_width_of (place));
          right = MAX (right, place->x + half_width_of (place));
          top = MIN (top, place->y - place->height / 2.0f);
          bottom = MAX (bottom, place->y + place->height / 2.0f);
        }
      scene->open_sets[i] = (ChieuBox) { left, top, right - left, bottom - top };
    }
}

void
chieu_open_hand_arrange (const ChieuMatAsk   *ask,
                         const ChieuOpenHand *open,
                         int                  position,
                         int                  sets_zone,
                         int                  hand_zone,
                         int                  own_zone,
                         ChieuScene          *scene)
{
  ChieuZoneScene *zone = &scene->zones[sets_zone];
  ChieuColumn columns[CHIEU_OPEN_SETS_MAX];
  ChieuBox cards;
  gboolean sides;
  int n = 0;

  /* Cards that are no longer looked at go; the person's own stay where another has won. */
  for (int number = 0; number < scene->n_zones; number++)
    if (position == 0 || (number != hand_zone && number != own_zone))
      {
        scene->zones[number].n = scene->zones[number].below = 0;
        scene->zones[number].box = (ChieuBox) { 0 };
      }
  scene->dish.width = scene->dish.height = 0;
  scene->open = find_room (ask, position, hand_zone, scene);
  sides = has_sides (&scene->open);
  if (position > 0)
    scene->open = keep_side (ask, scene, position, scene->open);
  cards = scene->open;
  cards.y += ask->open_top;
  cards.height = MAX (cards.height - ask->open_top - ask->open_bottom, 1);
  for (int i = 0; i < open->n_sets; i++)
    {
      columns[i] = (ChieuColumn) { .n = open->n[i] };
      for (int j = 0; j < open->n[i]; j++)
        chieu_zone_scene_add (zone, open->cards[n++], 0)->group = (guint8) (i + 1);
    }
  zone->box = cards;
  chieu_columns_arrange (columns, open->n_sets,
                         &(ChieuColumnsShape) { .box = cards, .height_max = (int) cards.height, .rows_gain = ROWS_GAIN },
                         zone->cards);
  if (position > 0)
    move_to_seat (ask, position, sides, cards.y + cards.height, zone, scene);
  mark_cards (ask, open, zone);
  find_sets (open, zone, scene);
}
