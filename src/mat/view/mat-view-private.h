/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The chiếu's fields, for mat-view.c alone, and for tests that look inside. The widget itself has the scene, zones, seats,
 * flights and the room; everything that the person does and is told is in its parts, each with its own state.
 */
#pragma once

#include "mat/played/people.h"
#include "mat/widgets/background.h"
#include "mat/widgets/seat.h"
#include "captions.h"
#include "keys.h"
#include "mat-view.h"
#include "mode-choose.h"
#include "mode-touch.h"
#include "pointing.h"
#include "preview.h"

struct _ChieuMatView
{
  GtkWidget parent_instance;

  /* The game and the person's hand. */
  ChieuPlayed played;
  ChieuHeld held;

  /* The parts with which the person does something. */
  ChieuModes modes;
  ChieuChooseMode choose;        /* one of these three is the mode of the game */
  ChieuChooseMode compose;
  ChieuMode arrange;
  ChieuTouchMode touch;
  ChieuLayMode lay;
  ChieuPointer pointer;
  ChieuCardName name;            /* of the card under the pointer */
  ChieuKeys keys;
  ChieuWalk walk;
  ChieuDeeds deeds;

  /* The parts that offer, show and tell the person something. */
  ChieuOffers offers;
  ChieuCalling calling;
  ChieuTeller teller;
  ChieuShowing showing;
  ChieuRetell retell;
  ChieuPraise praise;
  ChieuPointing pointing;
  ChieuPreview preview;
  ChieuCaptions captions;

  /* The settings of how it is shown. */
  ChieuPeople people;
  ChieuCardSize card_size;
  double text_scale;
  gboolean lesson_deals;         /* a lesson deals the hand: @deal_step says how */
  guint deal_step;               /* milliseconds between two cards, 0: at once */

  /* The scene, and the widgets; make_parts() makes them in the order in which they are drawn. */
  ChieuScene *scene;
  GtkWidget *background;
  GtkWidget *zones[CHIEU_ZONES_MAX];
  GtkWidget *pile_label;
  GtkWidget *seats[CHIEU_SEATS_MAX];     /* by position */
  GtkWidget *side;               /* the column beside the mat; NULL on an empty one */
  GtkWidget *flights;

  /* The room it has. */
  GtkWidget *page;               /* (nullable): what the page has beside the mat */
  gboolean side_left;            /* the column is on the left */
  gboolean very_large;           /* the buttons of the column are very large */
  ChieuBox room, side_box;       /* the boxes of the mat itself and of the column; without a width there is none */
  ChieuBox called_at[CHIEU_SEATS_MAX];   /* the boxes of the words at the seats, as they were placed last; without a width there
                                          * are none */
  gboolean parted;               /* the room has been divided for the present content beside the mat */
  float open_top, open_bottom;   /* pixels above and below the cards of a hand that lies open: for its words, and below for @cover */
  int cover;                     /* the upper edge of what the page laid over the lower part of the mat, in pixels; below 0: nothing */
  int last_width, last_height;   /* the size for which the scene was made */
  guint fit_id;                  /* of the callback that lays everything out for another size; 0: none is due */
  gboolean stale;                /* the scene was not made anew because the mat had no size; it is when there is one */
  gboolean deal_pending;         /* a hand was dealt that has not been shown */
  gboolean faces_held;           /* the cache of faces renders nothing while the size changes */
  guint settle_id;               /* of the timer after which it renders again; 0: the size does not change */
  int opened;                    /* steps of the first showing that are done */
  guint opening_id;              /* of the callback that continues with them; 0: none is due */
};
