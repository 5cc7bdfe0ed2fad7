/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The celebration of the end of a hand at the table: moods at the seats, words of the làng beside the plates, the drum, the border that
 * turns gold from the winner outward, points counted into the plates. After a hand that nobody won the seats say what they waited
 * for. All of it is decoration of a hand that is over.
 */
#pragma once

#include <adwaita.h>

#include "mat/feast/gold-border.h"
#include "mat/played/people.h"
#include "mat/widgets/seat.h"
#include "teller.h"

/* A celebration. The mat sets the fields down to @seats, which are not owned and have to outlive it. */
typedef struct
{
  const ChieuPlayed *played;
  const ChieuScene *scene;
  const ChieuPeople *people;
  ChieuTeller *teller;
  GtkWidget *const *seats;       /* by position; not owned */
  GtkWidget *border;             /* on the mat; NULL on an empty one */
  AdwAnimation *animation;       /* (nullable): NULL: it does not run */
  gboolean is_on;                /* a hand is celebrated, or its end stays in sight */
  int size;                      /* ChieuPraiseSize: how much the win is praised */
  ChieuResult result;            /* of the hand */
  int winner;                    /* the seat that won the hand, or in a game without ù got most; −1: nobody, or not rightly */
  int before[CHIEU_SEATS_MAX];   /* points of each seat before the hand */
  int said;                      /* how many seats have spoken */
  GSourceFunc done;              /* (nullable): called with @data when it has run to its end; what it returns is not used */
  gpointer data;
} ChieuPraise;

/* Make the border of @mat, above @below, and remove it; without one nothing is celebrated. */
void chieu_praise_make_border (ChieuPraise *self, GtkWidget *mat, GtkWidget *below);
void chieu_praise_drop_border (ChieuPraise *self);

/* Ends an earlier celebration, and begins one of the hand on the mat if that is over. @at_once: shows the end of it at once, without calling
 * ChieuPraise.done. */
void chieu_praise_begin (ChieuPraise *self, gboolean at_once);
/* Goes to the end at once, without calling ChieuPraise.done. */
void chieu_praise_finish (ChieuPraise *self);
/* Ends it, for another hand or none: removes gold, moods and counted points. The words at the seats stay until
 * chieu_teller_remove_words(). */
void chieu_praise_clear (ChieuPraise *self);
/* Lets the gold begin at the winner's seat as it lies now, after a change of the scene. */
void chieu_praise_place_gold (ChieuPraise *self);
