/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where things lie at a table at which a card in play is taken at a gate: seats
 * round the chiếu with what they laid down, gates between them, the nọc on its
 * dish, the person's hand below. Layouts of such games say how many seats there
 * are and which cards lie where.
 */
#pragma once

#include "columns.h"
#include "mat/mat-layout.h"

/* In thousandths of the table. */
typedef struct
{
  short x, y, width, height;
} ChieuTableCell;

/* By position: 0 is the person, below; then to the right. */
typedef struct
{
  ChieuTableCell badge[CHIEU_SEATS_MAX];  /* [0] is set apart */
  ChieuTableCell phu[CHIEU_SEATS_MAX];    /* sets on the mat; [0] is set apart */
  ChieuTableCell dead[CHIEU_SEATS_MAX];   /* at the gate between the position and its left neighbour */
  short live[CHIEU_SEATS_MAX][2];         /* there, too */
  short pile[2];
} ChieuTableCells;

/* A table with four, of every game. */
extern const ChieuTableCells chieu_table_four;

/* The seat with whose eyes @person (−1: nobody) looks at a table with @seats. */
int chieu_table_viewer (int seats, int person);
/* The seat that @person sees at @position, and the position of @seat. */
int chieu_table_seat (int seats, int person, int position);
int chieu_table_position (int seats, int person, int seat);

/* The part of the mat above the person's hand; the person has laid down @n_sets. */
ChieuBox chieu_table_box (const ChieuMatAsk *ask, int n_sets);
ChieuBox chieu_table_cell (const ChieuTableCell *cell, const ChieuBox *table);

/* An empty scene with the chiếu in it. */
void chieu_table_begin (const ChieuMatAsk *ask, int n_seats, int n_zones, ChieuScene *scene);

/* How wide a plate has to be, in pixels, so that a number stays with its word. */
float chieu_table_plate_width (const ChieuMatAsk *ask);

/* The place of a plate: @cell, and inwards as much more as its words need; @others (nullable), which lies beside it, gives way. */
ChieuBox chieu_table_place_plate (const ChieuMatAsk *ask, const ChieuTableCell *cell, const ChieuBox *table, ChieuBox *others);

/* Where @seat, who sits at @position, has its plate and what it laid down; the person's own: chieu_table_arrange_own(). */
void chieu_table_place_player (const ChieuMatAsk     *ask,
                               const ChieuTableCells *cells,
                               const ChieuBox        *table,
                               int                    position,
                               int                    seat,
                               ChieuZoneScene        *sets,
                               ChieuSeatScene        *plate);

/* Adds a card on top of @zone. Returns: its place, which has neither spot nor size yet. */
ChieuPlace *chieu_zone_scene_add (ChieuZoneScene *zone, ChieuCard card, int flags);

/* Lays the cards that the person has laid so far beside the @n stacks of @zone as one or two of them. Returns: number of stacks. */
int chieu_table_add_laying (const ChieuLaying *laying, ChieuZoneScene *zone, ChieuColumn *stacks, int n);

/* Adds the groups of @hand beside the @n stacks of @zone, each as one of them. Returns: number of stacks. */
int chieu_table_add_hand (const ChieuHand *hand, ChieuZoneScene *zone, ChieuColumn *stacks, int n);

/* The cards of @zone as @n stacks, as large as they fit. */
void chieu_table_arrange_sets (const ChieuBox    *table,
                               gboolean           own,
                               const ChieuColumn *stacks,
                               int                n,
                               ChieuZoneScene    *zone);

/* The score of @seat in @state; of a hand that is over its points are counted in: the seats tell the same as the result. */
int chieu_table_points (const ChieuGame *game, const void *state, const ChieuCarry *carry, int seat);

/* Cards that nobody took, in rows. */
void chieu_table_arrange_dead (const ChieuBox *table, ChieuZoneScene *zone);

/* The card in play, or none, at @at; where it comes from is left to the caller. */
void chieu_table_arrange_live (const ChieuMatAsk *ask,
                               const ChieuBox    *table,
                               const short        at[2],
                               ChieuCard          card,
                               ChieuZoneScene    *zone);

/* The @left undrawn cards on their dish; of these @under, if it is a card, lies undermost, and all know it. */
void chieu_table_arrange_pile (const ChieuBox *table,
                               const short     at[2],
                               int             left,
                               ChieuCard       under,
                               int             zone,
                               ChieuScene     *scene);

/* The person's plate, the boxes of @sets_zone beside the fan, for @n_sets of them, and the fan itself. */
void chieu_table_arrange_own (const ChieuMatAsk *ask,
                              const ChieuBox    *table,
                              int                n_sets,
                              int                sets_zone,
                              int                hand_zone,
                              ChieuScene        *scene);

/* Takes a place right of the fan, of this part of the mat's width, after chieu_table_arrange_own(); @n cards of the hand have to keep
 * the width of one that is read with ease. Returns: FALSE: they would not, and the fan stays as it is. */
gboolean chieu_table_take_beside_hand (const ChieuMatAsk *ask,
                                       float              part,
                                       int                n,
                                       int                hand_zone,
                                       ChieuScene        *scene,
                                       ChieuBox          *place);
