/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The whole mat as plain numbers, made by a game's layout from what the person may see. The same view, size and order give the
 * same scene, whatever came before.
 */
#pragma once

#include <glib.h>

#include "rules/game.h"

/* The most zones of a mat, and the most cards that are placed in one of them. */
#define CHIEU_ZONES_MAX 16
#define CHIEU_ZONE_CARDS_MAX 112
/* No zone, where the number of a zone is meant. */
#define CHIEU_ZONE_NONE (-1)
/* The most cards of a hand; they are bits of a guint32. */
#define CHIEU_HAND_MAX 28
/* The most sets of a hand that lies open. */
#define CHIEU_OPEN_SETS_MAX 40

/* A rectangle, in pixels of the mat unless something else is said. */
typedef struct
{
  float x, y, width, height;
} ChieuBox;

/* One card on the mat. */
typedef struct
{
  ChieuCard card;
  guint16 flags;                 /* the ChieuCardFlags that the layout sets */
  guint8 group;                  /* neighbours with the same number lie together; 0: it lies alone */
  guint8 piled;                  /* how many cards lie on each other here, this one on top; 0: it lies alone, or below */
  gint16 height;                 /* pixels, a multiple of CHIEU_FACE_STEP */
  gint16 strip;                  /* pixels of its top that the card over it leaves free; 0: none lies over it there */
  gint16 beside;                 /* pixels of its left that the next card leaves free; 0: none lies over it from the side */
  float x, y;                    /* of its middle, in pixels of the mat */
  float angle;                   /* degrees, clockwise */
} ChieuPlace;

/* The places from which a card that is new in a zone can come, if not from another zone. */
typedef enum
{
  CHIEU_ORIGIN_NONE,             /* it appears */
  CHIEU_ORIGIN_SEAT,             /* from the hand of seat origin_seat */
  CHIEU_ORIGIN_PILE,             /* from the pile of undrawn cards */
} ChieuOrigin;

/* A zone: a place of the mat with the cards that lie there. */
typedef struct
{
  ChieuBox box;                  /* where it lies, and where cards may be dropped */
  guint8 origin;                 /* ChieuOrigin of cards new in it */
  gint8 origin_seat;
  ChieuBox caption;              /* the place for words about it; width 0: none */
  guint16 n;                     /* cards in @cards */
  guint16 below;                 /* cards that lie below these and are not shown */
  guint8 dealt;                  /* 1: the cards there were dealt, like the hand */
  ChieuPlace cards[CHIEU_ZONE_CARDS_MAX];   /* the undermost first */
} ChieuZoneScene;

/* A seat's plate: everything at a seat except its cards. */
typedef struct
{
  ChieuBox box;
  float height_most;             /* the greatest height, in pixels, at which it covers no card below it; a higher plate does without its
                                  * portrait; 0: there is room */
  guint8 n_hand;                 /* cards in its hand */
  guint8 cups;                   /* cups that stand before it, one for each khàn bất thực */
  guint8 turn;                   /* 1: it must do something */
  guint8 cai;                    /* 1: it is the cái, who discards first */
  guint8 bao;                    /* 1: a fault was seen: it only passes to the end of the hand */
  const char *role;              /* (nullable): another role that it has in this hand, a word or two, translated */
  gint32 points;                 /* its score so far */
} ChieuSeatScene;

/* Everything that lies on the mat. */
typedef struct
{
  ChieuBox mat;                  /* the chiếu itself on the floor */
  ChieuBox dish;                 /* without a width: there is no dish, and cards are dealt from this point */
  int pile;                      /* cards on the dish */
  int n_zones;
  int n_seats;
  ChieuZoneScene zones[CHIEU_ZONES_MAX];
  ChieuSeatScene seats[CHIEU_SEATS_MAX]; /* by position: 0 is the person, below */
  /* A hand that lies open: the room for it with its words, and the box of each set; n_open 0: there is none. */
  ChieuBox open;
  int n_open;
  ChieuBox open_sets[CHIEU_OPEN_SETS_MAX];
} ChieuScene;

/* The person's hand in the order in which it is held. */
typedef struct
{
  int n;
  ChieuCard cards[CHIEU_HAND_MAX];
  guint8 group[CHIEU_HAND_MAX];  /* equal neighbours belong together */
  int lower;                     /* the first card of the lower row, should it lie in two (chieu_hand_keep_rows()); 0: the one by which it
                                  * is halved best */
} ChieuHand;

/* Moves everything in @scene by @dx, @dy pixels. */
void chieu_scene_shift (ChieuScene *scene, float dx, float dy);

/* Returns: @box with its edges on the nearest whole pixels */
ChieuBox chieu_box_round (const ChieuBox *box);

/* Returns: whether the point @x, @y lies in @box; of its edges, only the left and the upper one belong to it */
static inline gboolean
chieu_box_contains (const ChieuBox *box,
                    double          x,
                    double          y)
{
  return x >= box->x && x < box->x + box->width && y >= box->y && y < box->y + box->height;
}

/* Returns: whether @a and @b overlap; boxes that only touch do not */
static inline gboolean
chieu_box_meets (const ChieuBox *a,
                 const ChieuBox *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height && b->y < a->y + a->height;
}
