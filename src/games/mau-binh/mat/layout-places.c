/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Places the cards of Mậu binh. While hands are arranged the person's three chi take most of the mat, chi 3 above, and the
 * others sit in a row at its upper edge. When all are done each seat has its part of the mat, where its chi are turned up.
 */
#include "layout.h"

#include <math.h>
#include <string.h>

#include "mat/faces/card-shape.h"
#include "mat/widgets/card-widget.h"
#include "mat/widgets/table-places.h"

/* The distance from a chi to the one below it while the person arranges, in parts of the height of a card: at least, and at most. */
#define ROW_STEP 0.56f
#define ROW_STEP_MAX 1.5f
/* The distance from card to card, as a part of their width: of the person's own cards, the least in the show, so that the figure
 * is seen, and of backs. */
#define OWN_STEP 0.86f
#define SHOW_STEP 0.32f
#define BACK_STEP 0.20f
/* The counterpart of ROW_STEP in the show, where only the upper part of a card is needed, and a distance that is more than
 * enough. */
#define SHOW_ROW_STEP 0.46f
#define SHOW_ROW_STEP_MAX 0.64f
/* Backs that stand for the cards of a player who still arranges, or for one chi. */
#define BACKS 3
/* The part of its height by which the chosen card stands out. */
#define LIFT 0.07f
/* Parts of the mat: the row of the others, the middle of one's own chi, the person's plate, the widest that these chi are, and
 * the edge that stays free. */
#define OTHERS_PART 0.165f
#define OWN_MIDDLE 0.40f
#define OWN_PLATE_PART 0.11f
#define OWN_PART 0.60f
#define MARGIN 0.022f
/* The least height of the row of the others, in pixels: a portrait, where plates have them, and below it the words, which grow with the
 * text. */
#define OTHERS_PORTRAIT 52
#define OTHERS_WORDS 64
/* A plate narrower than this many pixels, with text of the usual size, breaks its words into more lines, which need this height. */
#define OTHERS_NARROW 110
#define OTHERS_WORDS_NARROW 86
/* The width of a plate in the show, in parts of that of the mat; and in the row of the others how wide the place of one is at most, in
 * pixels up to the height of a medium room and in proportion on a higher mat, and the part of it that the plate takes. */
#define PLATE_PART 0.095f
#define OTHER_WIDEST 460
#define OTHER_PLATE 0.40f
/* In the show: the part that the cards take of the width beside the plate, and of the height of the seat's place; and how many pixels
 * before the edge of that place the words end. */
#define SHOW_PART 0.56f
#define SHOW_HEIGHT 0.97f
#define SHOW_EDGE 4
/* The parts that the backs of another player take of the height of the row, and of a third of their width. */
#define BACKS_HEIGHT 0.72f
#define BACKS_WIDTH 0.94f
/* In pixels: the distance of cards from the words or the plate beside them, that of the person's plate from the edge, and the plate's width
 * beyond its words. */
#define CAPTION_GAP 12
#define PLATE_EDGE 4
#define PLATE_WIDER 8
/* The height of a card by which it is found how wide a row is beside its height. */
#define SAMPLE_HEIGHT 1000
/* From the first card of a row to the last, and from chi 3 to chi 1. */
#define STEPS (CHIEU_MAU_BINH_LONG_ROW - 1)
#define ROW_STEPS (CHIEU_MAU_BINH_ROWS - 1)

int
chieu_mau_binh_zone (int position,
                     int row)
{
  int first = position == 0 ? CHIEU_MAU_BINH_ZONE_OWN : CHIEU_MAU_BINH_ZONE_OTHERS + CHIEU_MAU_BINH_ROWS * (position - 1);

  return first + CHIEU_MAU_BINH_ROWS - 1 - row;
}

void
chieu_mau_binh_read_zone (int  zone,
                          int *position,
                          int *row)
{
  *position = zone >= CHIEU_MAU_BINH_ZONE_OWN ? 0 : zone / CHIEU_MAU_BINH_ROWS + 1;
  *row = CHIEU_MAU_BINH_ROWS - 1 - zone % CHIEU_MAU_BINH_ROWS;
}

/* ---- Which cards ---- */

static gboolean
is_done (const ChieuMauBinhState *s,
         int                      seat)
{
  return (s->asked >> seat & 1) == 0;
}

static gboolean
is_over (const ChieuMauBinhState *s)
{
  return s->asked == 0;
}

gboolean
chieu_mau_binh_list_seen_cards (const ChieuMauBinhState *s,
                           int                      seat,
                           ChieuCard               *cards)
{
  int n = 0;

  if (is_done (s, seat) && s->answer[seat].kind == CHIEU_MAU_BINH_XEP)
    {
      memcpy (cards, s->answer[seat].cards, CHIEU_MAU_BINH_HAND);
      return TRUE;
    }
  for (int card = CHIEU_MAU_BINH_FACES - 1; card >= 0; card--)
    if ((s->hand[seat] & CHIEU_MAU_BINH_CARD (card)) != 0)
      cards[n++] = (ChieuCard) card;
  return n == CHIEU_MAU_BINH_HAND;
}

/* Adds chi @row of @seat to its zone, face down if it may not be seen. */
static void
add_row (const ChieuMauBinhState *s,
         const ChieuMatAsk       *ask,
         int                      seat,
         int                      row,
         ChieuZoneScene          *zone)
{
  ChieuCard cards[CHIEU_MAU_BINH_HAND];
  gboolean open = chieu_mau_binh_list_seen_cards (s, seat, cards)
                  && (!is_over (s) || seat == ask->person || chieu_mau_binh_lies_open (s, seat, row, ask->step));

  for (int i = 0; i < chieu_mau_binh_row_size (row); i++)
    chieu_zone_scene_add (zone, open ? cards[chieu_mau_binh_row_start (row) + i] : CHIEU_CARD_HIDDEN, 0);
}

/* ---- Where they lie ---- */

/* Three chi that lie above each other. */
typedef struct
{
  float x, y;                    /* the left upper corner of chi 3 */
  int height;                    /* of a card */
  float step;                    /* from card to card, in parts of their width */
  float row_step;                /* from chi to chi, in parts of their height */
  float right;                   /* where the words beside them have to end; 0: there are none */
} Stack;

static float
row_width (const Stack *stack)
{
  return chieu_card_width (&chieu_deck_mau_binh, stack->height) * (1 + STEPS * stack->step);
}

/* Lays the cards of chi @row; chi 3 begins where the others do. */
static void
arrange_row (const Stack    *stack,
             int             row,
             ChieuZoneScene *zone)
{
  float width = chieu_card_width (&chieu_deck_mau_binh, stack->height);
  float top = stack->y + (CHIEU_MAU_BINH_ROWS - 1 - row) * stack->row_step * stack->height;
  float strip = row == CHIEU_MAU_BINH_CHI_1 ? stack->height : stack->row_step * stack->height;

  zone->box = (ChieuBox) { .x = stack->x, .y = top, .width = row_width (stack), .height = strip };
  if (stack->right > 0)
    zone->caption = (ChieuBox) { .x = stack->x + zone->box.width + CAPTION_GAP, .y = top, .height = stack->row_step * stack->height,
                                 .width = MAX (stack->right - stack->x - zone->box.width - CAPTION_GAP, 1) };
  for (int i = 0; i < zone->n; i++)
    {
      zone->cards[i].height = (gint16) stack->height;
      zone->cards[i].x = roundf (stack->x + width / 2 + i * stack->step * width);
      zone->cards[i].y = roundf (top + stack->height / 2.0f);
    }
}

/* Returns: the width of the place of each other player while the person arranges */
static float
other_width (const ChieuMatAsk *ask,
             int                seats)
{
  float width = ask->width * (1 - 2 * MARGIN) / (seats - 1);

  return MIN (width, OTHER_WIDEST * MAX (ask->height / CHIEU_ROOM_MEDIUM, 1));
}

/* Returns: the height of the row of the other players */
static float
others_height (const ChieuMatAsk *ask,
               int                seats)
{
  float portrait = chieu_mat_has_portraits (ask->height, ask->text_scale) ? OTHERS_PORTRAIT : 0;
  gboolean narrow = other_width (ask, seats) * OTHER_PLATE < OTHERS_NARROW * ask->text_scale;

  return MAX (ask->height * OTHERS_PART, portrait + (narrow ? OTHERS_WORDS_NARROW : OTHERS_WORDS) * ask->text_scale);
}

/* ---- One's own, while it is arranged ---- */

/* Returns: the width of the person's plate */
static float
own_plate (const ChieuMatAsk *ask)
{
  return MAX (ask->width * OWN_PLATE_PART, chieu_table_plate_width (ask) + PLATE_WIDER);
}

/* Returns: the height of the person's cards, if the three chi have a place of the height @room */
static int
own_height (const ChieuMatAsk *ask,
            float              room)
{
  const Stack one = { .height = SAMPLE_HEIGHT, .step = OWN_STEP };
  float high = room / (1 + ROW_STEPS * ROW_STEP + LIFT);
  float wide = (ask->width * (OWN_PART + OWN_PLATE_PART) - own_plate (ask)) * one.height / row_width (&one);

  return chieu_face_quantise (MIN (high, wide) * MIN (ask->card_scale, 1));
}

static void
lift_chosen (ChieuZoneScene *zone)
{
  for (int i = 0; i < zone->n; i++)
    if ((zone->cards[i].flags & CHIEU_CARD_CHOSEN) != 0)
      zone->cards[i].y -= roundf (zone->cards[i].height * LIFT);
}

static void
arrange_own (const ChieuMauBinhState *s,
             const ChieuMatAsk       *ask,
             ChieuScene              *scene)
{
  float top = others_height (ask, s->seats) + ask->height * MARGIN, room = ask->height * (1 - MARGIN) - top, rows;
  Stack stack = { .height = own_height (ask, room), .step = OWN_STEP, .row_step = ROW_STEP, .right = ask->width * (1 - MARGIN) };

  /* If the width is scarce, the chi stand farther apart, and words beside them get more room. */
  rows = room / stack.height - LIFT;
  stack.row_step = rows >= CHIEU_MAU_BINH_ROWS ? MIN (rows / CHIEU_MAU_BINH_ROWS, ROW_STEP_MAX)
                                               : CLAMP ((rows - 1) / ROW_STEPS, ROW_STEP, 1);
  stack.x = MAX (ask->width * OWN_MIDDLE - row_width (&stack) / 2, own_plate (ask) + CAPTION_GAP);
  stack.y = top + LIFT * stack.height + MAX ((room - stack.height * (MAX (1, stack.row_step) + ROW_STEPS * stack.row_step + LIFT)) / 2, 0);
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      ChieuZoneScene *zone = &scene->zones[chieu_mau_binh_zone (0, row)];

      if (ask->hand->n > 0)
        {
          for (int i = 0; i < chieu_mau_binh_row_size (row) && chieu_mau_binh_row_start (row) + i < ask->hand->n; i++)
            {
              int place = chieu_mau_binh_row_start (row) + i;

              chieu_zone_scene_add (zone, ask->hand->cards[place], (ask->chosen >> place & 1) != 0 ? CHIEU_CARD_CHOSEN : 0);
            }
        }
      else
        add_row (s, ask, chieu_table_seat (s->seats, ask->person, 0), row, zone);
      arrange_row (&stack, row, zone);
      lift_chosen (zone);
    }
}

/* ---- The others meanwhile ---- */

/* Adds a few backs that stand for the chi, or, while its owner still arranges, for all thirteen cards in the place of chi 2. If
 * everything lies open, as in a lesson, the chi does so, too. */
static void
add_backs (const ChieuMauBinhState *s,
           const ChieuMatAsk       *ask,
           int                      seat,
           int                      row,
           ChieuZoneScene          *zone)
{
  ChieuCard cards[CHIEU_MAU_BINH_HAND];
  int n = is_done (s, seat) ? chieu_mau_binh_row_size (row) : row == CHIEU_MAU_BINH_CHI_2 ? CHIEU_MAU_BINH_HAND : 0;

  if (chieu_mau_binh_list_seen_cards (s, seat, cards))
    {
      add_row (s, ask, seat, row, zone);
      return;
    }
  for (int i = 0; i < MIN (n, BACKS); i++)
    chieu_zone_scene_add (zone, CHIEU_CARD_HIDDEN, 0);
  zone->below = (guint16) (n - MIN (n, BACKS));
}

/* Lays the backs of the player at @position: in one pack, and in three when that player is done. */
static void
arrange_backs (const ChieuMauBinhState *s,
               const ChieuMatAsk       *ask,
               int                      position,
               const ChieuBox          *box,
               ChieuScene              *scene)
{
  int seat = chieu_table_seat (s->seats, ask->person, position);
  Stack stack = { .x = box->x, .step = BACK_STEP };
  float gap = box->width / CHIEU_MAU_BINH_ROWS;

  /* The cards are as large as three packs beside each other allow. */
  stack.height = SAMPLE_HEIGHT;
  stack.height = chieu_face_quantise (MIN (box->height * BACKS_HEIGHT, gap * BACKS_WIDTH * SAMPLE_HEIGHT / row_width (&stack)));
  stack.y = box->y + (box->height - stack.height) / 2;
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      ChieuZoneScene *zone = &scene->zones[chieu_mau_binh_zone (position, row)];

      add_backs (s, ask, seat, row, zone);
      /* Each chi is a pack beside the others, so that they have no row_step, and none lies over its lower part: that is so of chi 1. */
      arrange_row (&stack, CHIEU_MAU_BINH_CHI_1, zone);
      stack.x += gap;
    }
}

static void
arrange_others (const ChieuMauBinhState *s,
                const ChieuMatAsk       *ask,
                ChieuScene              *scene)
{
  float width = ask->width * (1 - 2 * MARGIN) / (s->seats - 1), height = others_height (ask, s->seats);

  for (int position = 1; position < s->seats; position++)
    {
      float used = other_width (ask, s->seats);
      float x = ask->width * MARGIN + (s->seats - 1 - position) * width + (width - used) / 2;
      ChieuBox *plate = &scene->seats[position].box, backs;

      *plate = (ChieuBox) { .x = x, .y = ask->height * MARGIN / 2, .width = used * OTHER_PLATE, .height = height };
      backs = (ChieuBox) { .x = x + plate->width + CAPTION_GAP, .y = plate->y, .width = used - plate->width - CAPTION_GAP,
                           .height = height };
      arrange_backs (s, ask, position, &backs, scene);
    }
}

/* ---- The show ---- */

/* Returns: the part of the mat of the player at @position in the show: the person below, at a full table beside the right neighbour, and
 * the others above */
static ChieuBox
show_cell (const ChieuMatAsk *ask,
           int                seats,
           int                position)
{
  gboolean below = position == 0 || (position == 1 && seats == CHIEU_MAU_BINH_SEATS_MAX);
  /* At a full table two sit below, else one; two sit above, at a table for two one. */
  int columns = below ? (seats == CHIEU_MAU_BINH_SEATS_MAX ? 2 : 1) : (seats == CHIEU_MAU_BINH_SEATS_MIN ? 1 : 2);
  /* The others sit above from the right to the left. */
  int column = below ? position : seats - 1 - position;
  float left = ask->width * MARGIN, top = ask->height * MARGIN, width = ask->width - 2 * left;
  float height = (ask->height - 2 * top) / 2;

  return (ChieuBox) { .x = left + width / columns * column, .y = top + (below ? height : 0), .width = width / columns, .height = height };
}

/* Makes the cards as large as @width and @height let them be, where the words beside them need the rest of the width; what is
 * left of the height gives these more lines. */
static void
fit_stack (float  width,
           float  height,
           Stack *stack)
{
  const Stack one = { .height = SAMPLE_HEIGHT, .step = SHOW_STEP };
  float cards = width * SHOW_PART;

  stack->height = chieu_face_quantise (MIN (height / (1 + ROW_STEPS * SHOW_ROW_STEP), cards * one.height / row_width (&one)));
  stack->step = CLAMP ((cards / chieu_card_width (&chieu_deck_mau_binh, stack->height) - 1) / STEPS, SHOW_STEP, OWN_STEP);
  stack->row_step = CLAMP ((height / stack->height - 1) / ROW_STEPS, SHOW_ROW_STEP, SHOW_ROW_STEP_MAX);
}

static void
show_seat (const ChieuMauBinhState *s,
           const ChieuMatAsk       *ask,
           int                      position,
           ChieuScene              *scene)
{
  int seat = chieu_table_seat (s->seats, ask->person, position);
  ChieuBox cell = show_cell (ask, s->seats, position);
  float plate = MAX (ask->width * PLATE_PART, chieu_table_plate_width (ask));
  Stack stack = { .x = cell.x + plate + CAPTION_GAP, .right = cell.x + cell.width - SHOW_EDGE };

  fit_stack (stack.right - stack.x, cell.height * SHOW_HEIGHT, &stack);
  stack.y = cell.y + (cell.height - stack.height * (1 + ROW_STEPS * stack.row_step)) / 2;
  scene->seats[position].box = (ChieuBox) { .x = cell.x, .y = cell.y, .width = plate, .height = cell.height };
  for (int row = 0; row < CHIEU_MAU_BINH_ROWS; row++)
    {
      ChieuZoneScene *zone = &scene->zones[chieu_mau_binh_zone (position, row)];

      add_row (s, ask, seat, row, zone);
      arrange_row (&stack, row, zone);
    }
}

/* ---- All of it ---- */

static void
fill_seat (const ChieuMauBinhState *s,
           const ChieuMatAsk       *ask,
           int                      position,
           ChieuScene              *scene)
{
  int seat = chieu_table_seat (s->seats, ask->person, position);
  ChieuSeatScene *plate = &scene->seats[position];
  gboolean told = chieu_mau_binh_step_is_done (s, CHIEU_MAU_BINH_STEP_SUM, ask->step);

  plate->n_hand = CHIEU_MAU_BINH_HAND;
  plate->turn = s->asked >> seat & 1;
  plate->points = told ? chieu_table_points (&chieu_mau_binh, s, &s->carry, seat) : s->carry.points[seat];
}

void
chieu_mau_binh_place_all (const ChieuMatAsk *ask,
                          ChieuScene        *scene)
{
  const ChieuMauBinhState *s = ask->view;

  chieu_table_begin_scene (ask, s->seats, CHIEU_MAU_BINH_N_ZONES, scene);
  /* The place, before the other players, from which cards are dealt. */
  scene->dish = (ChieuBox) { .x = ask->width / 2, .y = others_height (ask, s->seats) };
  scene->seats[0].box = (ChieuBox) { .x = PLATE_EDGE, .y = ask->height / 2, .width = own_plate (ask) - PLATE_EDGE,
                                     .height = ask->height / 2 };
  for (int position = 0; position < s->seats; position++)
    {
      if (is_over (s))
        show_seat (s, ask, position, scene);
      fill_seat (s, ask, position, scene);
    }
  if (is_over (s))
    return;
  arrange_own (s, ask, scene);
  arrange_others (s, ask, scene);
}
