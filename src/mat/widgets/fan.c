/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fan.h"

#include <math.h>
#include <string.h>

#include "mat/faces/card-shape.h"
#include "mat/faces/face-cache.h"
#include "mat/fan-order.h"

/* Distances in parts of a card's width: the characters' column ends at half of it. */
#define STEP_MIN 0.52f
#define STEP_MAX 0.74f
#define GAP 0.22f                /* between groups */
/* The part of each card that a name gets, even if the spread cards take room from the others: a smaller one could not be read. */
#define NAME_MIN 0.47f
#define GROUP_CARDS 2            /* how many cards a group is taken to have */
#define ROW_ENDS 1.3f            /* the last card, and how far the outermost ones lean out */
/* The size of a target that a finger hits, in pixels; the spread cards are this far apart: the one in focus and its neighbours. */
#define TARGET 48.0f
#define ANGLE_MAX 6.0f           /* degrees of the outermost card: it is then lower by about a tenth of its height */

/* In parts of a card's width. */
#define LAST_CARD 1.25f          /* the part of a row that has no steps */
#define STEP_SQUEEZED 0.3f       /* no step becomes smaller to give room to the spread cards */
#define BENT_LENGTH 13           /* rows of this length, and longer ones, are bent by the whole of ANGLE_MAX */

/* The steps that become wider: before the card in focus, after it, and the next one. */
#define SPREAD_STEPS 3
/* A row is not bent if its outermost cards would turn by no more than these degrees; it then has this radius, in pixels. */
#define FLAT_ANGLE 0.5f
#define FLAT 1e6f
/* If there are two rows: the part of a card that shows in the front row. The back row is higher. */
#define FRONT_SHOWN 0.60f
/* The parts of their height by which the chosen card and the one in focus stand out. */
#define RAISE_CHOSEN 0.11f
#define RAISE_FOCUS 0.07f
/* The same for a chosen card of the front one of two rows: 55 % of the cards behind it stay in sight. */
#define RAISE_FRONT 0.09f

/* A row of the fan. */
typedef struct
{
  int first, n;                  /* cards of this row */
  float top;                     /* of the middle card's upper edge */
} Row;

/* Returns: whether card @i of the hand opens a new group within its row */
static gboolean
opens_group (const ChieuHand *hand,
             const Row       *row,
             int              i)
{
  return i > row->first && hand->group[i] != hand->group[i - 1];
}

/* Returns: the length of a row in card widths without the last card's own: steps and gaps */
static float
row_length (const ChieuHand *hand,
            const Row       *row,
            float            step)
{
  float length = 0;

  for (int i = row->first + 1; i < row->first + row->n; i++)
    length += step + (opens_group (hand, row, i) ? GAP : 0);
  return length;
}

/* Fills @rows, two of them, with the cards of each of @n_rows. Returns: how many rows have cards */
static int
make_rows (const ChieuHand *hand,
           int              n_rows,
           Row             *rows)
{
  int lower = n_rows == 2 ? chieu_hand_find_lower (hand) : 0, split = lower > 0 ? lower : hand->n;

  rows[0] = (Row) { .first = 0, .n = split };
  rows[1] = (Row) { .first = split, .n = hand->n - split };
  return rows[1].n > 0 ? 2 : 1;
}

/* Returns: how far above the lower edge of the box the card in the middle of row @row of @n_rows reaches, in heights of a card */
static float
part_shown (int row,
            int n_rows)
{
  return n_rows == 1 ? CHIEU_FAN_SHOWN : row == 0 ? CHIEU_FAN_SHOWN_TWO : FRONT_SHOWN;
}

/* Returns: the greatest width of a card at which @rows fit into the box */
static float
fitting_width (const ChieuHand     *hand,
               const ChieuFanShape *shape,
               const Row           *rows,
               int                  n_rows)
{
  float width = MIN (shape->height_max, shape->box.height / part_shown (0, n_rows)) / CHIEU_STRIP_SHAPE;

  for (int row = 0; row < n_rows; row++)
    width = MIN (width, shape->box.width / (row_length (hand, &rows[row], STEP_MIN) + ROW_ENDS));
  return width;
}

/* Returns: the distance between two cards of one group in @row, in pixels, if their width is @width: wide if there is room */
static float
find_step (const ChieuHand     *hand,
           const ChieuFanShape *shape,
           const Row           *row,
           float                width)
{
  float room = shape->box.width - LAST_CARD * width, length = row_length (hand, row, STEP_MIN) * width;

  if (row->n < 2)
    return width;
  return MIN (STEP_MAX * width, STEP_MIN * width + MAX (room - length, 0) / (row->n - 1));
}

/* Returns: the least distance between two cards of @rows, in pixels, if their width is @width */
static float
find_least_step (const ChieuHand     *hand,
                 const ChieuFanShape *shape,
                 const Row           *rows,
                 int                  n_rows,
                 float                width)
{
  float least = width;

  for (int row = 0; row < n_rows; row++)
    least = MIN (least, find_step (hand, shape, &rows[row], width));
  return least;
}

/* Finds the steps between the cards of a row, in pixels: wide if there is room, wider still round the card in focus. @steps: (out): by
 * card of the hand, its distance from the card before it */
static void
make_steps (const ChieuHand     *hand,
            const ChieuFanShape *shape,
            const Row           *row,
            float                width,
            float               *steps)
{
  float step = find_step (hand, shape, row, width), free = shape->box.width - ROW_ENDS * width, more = 0;
  gboolean spreads = shape->spread >= row->first && shape->spread < row->first + row->n;

  for (int i = row->first + 1; i < row->first + row->n; i++)
    {
      steps[i] = step + (opens_group (hand, row, i) ? GAP * width : 0);
      free -= steps[i];
      if (spreads && ABS (i - 1 - shape->spread) <= 1 && steps[i] < TARGET)
        {
          more += TARGET - steps[i];
          steps[i] = TARGET;
        }
    }
  /* The other cards give up the room that the spread cards take beyond what is free, so that the row stays in the box. */
  more -= MAX (free, 0);
  for (int i = row->first + 1; more > 0 && i < row->first + row->n; i++)
    if (steps[i] != TARGET)
      steps[i] = MAX (STEP_SQUEEZED * width, steps[i] - more / MAX (row->n - 1 - SPREAD_STEPS, 1));
}

/* Returns: the radius of the arc on which a row of @length lies: a short one is bent less */
static float
radius_of (float length,
           float width)
{
  float angle_max = ANGLE_MAX * MIN (1, length / (BENT_LENGTH * width));

  return angle_max > FLAT_ANGLE ? MAX (length / 2, 1) / sinf (angle_max * (float) G_PI / 180) : FLAT;
}

/* Places the cards of @row. @raise_most: how far a chosen card stands out, in parts of its height */
static void
place_row (const ChieuHand     *hand,
           const ChieuFanShape *shape,
           const Row           *row,
           int                  height,
           float                raise_most,
           ChieuPlace          *places)
{
  float width = height / CHIEU_STRIP_SHAPE, length = 0, x, radius, middle = shape->box.x + shape->box.width / 2;
  float steps[CHIEU_HAND_MAX + 1] = { 0 }, narrowest = width;

  make_steps (hand, shape, row, width, steps);
  for (int i = row->first + 1; i < row->first + row->n; i++)
    narrowest = MIN (narrowest, steps[i]);
  narrowest = MAX (narrowest, NAME_MIN * width);
  for (int i = row->first + 1; i < row->first + row->n; i++)
    length += steps[i];
  radius = radius_of (length, width);
  x = -length / 2;
  for (int i = row->first; i < row->first + row->n; i++)
    {
      float angle, raise = height * ((shape->chosen >> i & 1) != 0 ? raise_most
                                      : (shape->lifted >> i & 1) != 0 || i == shape->spread ? RAISE_FOCUS : 0);

      if (i > row->first)
        x += steps[i];
      angle = asinf (CLAMP (x / radius, -1, 1));
      /* The tops lie on the arc; the middle of a card is half a height towards the arc's own middle. */
      places[i] = (ChieuPlace) {
        .card = hand->cards[i],
        .height = height,
        /* The same for all cards, so that their names have the same size. */
        .beside = row->n > 1 ? (gint16) narrowest : 0,
        .angle = angle * 180 / (float) G_PI,
        .x = middle + sinf (angle) * (radius - height / 2.0f + raise),
        .y = row->top + radius - cosf (angle) * (radius - height / 2.0f + raise),
      };
    }
}

float
chieu_fan_find_row_card (int   n,
                         float width)
{
  return width / (STEP_MIN * (n - 1) + GAP * (n - 1) / GROUP_CARDS + ROW_ENDS);
}

float
chieu_fan_find_row_strip (int   n,
                          float width)
{
  return STEP_MIN * chieu_fan_find_row_card (n, width);
}

float
chieu_fan_find_two_rows_width (const ChieuHand *hand,
                               float            width)
{
  Row rows[2];
  float longest = 0;
  int n_rows = make_rows (hand, 2, rows);

  for (int row = 0; row < n_rows; row++)
    longest = MAX (longest, row_length (hand, &rows[row], STEP_MIN));
  return width * (longest + ROW_ENDS);
}

float
chieu_fan_find_two_rows_card (const ChieuHand *hand,
                              float            width,
                              float            strip)
{
  Row rows[2];
  float longest = 0;
  int n_rows = make_rows (hand, 2, rows);

  for (int row = 0; row < n_rows; row++)
    longest = MAX (longest, row_length (hand, &rows[row], STEP_MAX));
  return MIN (strip / STEP_MAX, width / (longest + ROW_ENDS));
}

/* Narrows the cards of the only @row until enough of each shows: the gaps and the last card, which is not covered, become narrower with
 * them. @width: (inout): the greatest at which it fits; unchanged if not enough would show. Returns: whether enough shows */
static gboolean
narrow_row (const ChieuHand     *hand,
            const ChieuFanShape *shape,
            const Row           *row,
            float               *width)
{
  float gaps = row_length (hand, row, 0), narrow = (shape->box.width - shape->strip_least * (row->n - 1)) / (LAST_CARD + gaps);

  narrow = MIN (*width, chieu_face_quantise (CHIEU_STRIP_SHAPE * narrow) / CHIEU_STRIP_SHAPE);
  if (narrow < CHIEU_FAN_CARD_LEAST || find_step (hand, shape, row, narrow) < shape->strip_least)
    return FALSE;
  *width = narrow;
  return TRUE;
}

/* Makes the rows of the fan of @hand. @width: (out): the greatest width of a card at which they fit. Returns: how many there are */
static int
lay_rows (const ChieuHand     *hand,
          const ChieuFanShape *shape,
          Row                 *rows,
          float               *width)
{
  Row two[2];
  float width_two;
  gboolean narrow, slivers;
  int n_rows = make_rows (hand, 1, rows);

  *width = fitting_width (hand, shape, rows, n_rows);
  if (make_rows (hand, 2, two) < 2)
    return n_rows;
  width_two = fitting_width (hand, shape, two, 2);
  narrow = chieu_face_quantise (CHIEU_STRIP_SHAPE * *width) < CHIEU_STRIP_SHAPE * CHIEU_FAN_CARD_LEAST && width_two > *width;
  slivers = find_least_step (hand, shape, rows, n_rows, *width) < shape->strip_least && !narrow_row (hand, shape, rows, width)
            && width_two >= CHIEU_FAN_CARD_LEAST
            && find_least_step (hand, shape, two, 2, width_two) > find_least_step (hand, shape, rows, n_rows, *width);
  if (!narrow && !slivers)
    return n_rows;
  memcpy (rows, two, sizeof two);
  *width = width_two;
  return 2;
}

float
chieu_fan_find_strip (const ChieuHand     *hand,
                      const ChieuFanShape *shape)
{
  Row rows[2];
  float width;
  int n_rows = lay_rows (hand, shape, rows, &width);

  return find_least_step (hand, shape, rows, n_rows, width);
}

void
chieu_fan_arrange (const ChieuHand     *hand,
                   const ChieuFanShape *shape,
                   ChieuPlace          *places)
{
  Row rows[2];
  float width;
  int n_rows, height;

  if (hand->n == 0)
    return;

  n_rows = lay_rows (hand, shape, rows, &width);
  height = chieu_face_quantise (CHIEU_STRIP_SHAPE * width);
  for (int row = 0; row < n_rows; row++)
    {
      rows[row].top = shape->box.y + shape->box.height - height * part_shown (row, n_rows);
      place_row (hand, shape, &rows[row], height, row == 0 ? RAISE_CHOSEN : RAISE_FRONT, places);
    }
}

int
chieu_fan_find_slot (const ChieuPlace *places,
                     int               n,
                     double            x,
                     double            y)
{
  int best = n;
  double distance = G_MAXDOUBLE;

  for (int i = 0; i < n; i++)
    {
      double dx = x - places[i].x, dy = (y - places[i].y) / CHIEU_STRIP_SHAPE;

      if (hypot (dx, dy) < distance)
        {
          distance = hypot (dx, dy);
          best = dx > 0 ? i + 1 : i;
        }
    }
  return best;
}
