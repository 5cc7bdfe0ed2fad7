/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where things lie at a table at which a card in play is taken at a gate: seats round the chiếu with what they laid down, gates
 * between them, the nọc on its dish, the person's hand below. The layouts of such games only add how many seats there are and
 * which cards lie where.
 */
#pragma once

#include "columns.h"
#include "mat/mat-layout.h"

/* A box on the table, in thousandths of its width and height. */
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
  short live[CHIEU_SEATS_MAX][2]; /* the card in play at that gate */
  short pile[2];
} ChieuTableCells;

/* A table with four, of every game. */
extern const ChieuTableCells chieu_table_four;

/* Returns: the seat from which @person (−1: an onlooker) sees a table with @seats */
int chieu_table_viewer (int seats, int person);
/* Return the seat that @person sees at @position, and the position of @seat. */
int chieu_table_seat (int seats, int person, int position);
int chieu_table_position (int seats, int person, int seat);
/* Returns: the position of @zone among the zones that one of each position has, @n from @first on; −1 if it is none of them */
int chieu_table_zone_position (int zone, int first, int n);

/* Returns: the part of the mat above the person's hand; the person has laid down @n_sets */
ChieuBox chieu_table_box (const ChieuMatAsk *ask, int n_sets);
/* Returns: @cell in pixels of the mat */
ChieuBox chieu_table_cell (const ChieuTableCell *cell, const ChieuBox *table);

/* Begins an empty scene with the chiếu in it. */
void chieu_table_begin (const ChieuMatAsk *ask, int n_seats, int n_zones, ChieuScene *scene);

/* Returns: how wide a plate has to be, in pixels, so that a number stays with its word */
float chieu_table_plate_width (const ChieuMatAsk *ask);

/* Finds the box of a plate: @cell, made wider towards the middle as its words need; @others (nullable), which lies beside it,
 * becomes narrower. */
ChieuBox chieu_table_place_plate (const ChieuMatAsk *ask, const ChieuTableCell *cell, const ChieuBox *table, ChieuBox *others);

/* Places the plate of @seat, which sits at @position, and the cards that it laid down; those of the person:
 * chieu_table_arrange_own(). */
void chieu_table_place_player (const ChieuMatAsk     *ask,
                               const ChieuTableCells *cells,
                               const ChieuBox        *table,
                               int                    position,
                               int                    seat,
                               ChieuZoneScene        *sets,
                               ChieuSeatScene        *plate);

/* Adds a card on top of @zone. Returns: its place, which has neither spot nor size yet. */
ChieuPlace *chieu_zone_scene_add (ChieuZoneScene *zone, ChieuCard card, int flags);

/* Lays the cards that the person has laid so far beside the @n stacks of @zone as one or two of them. Returns: how many stacks there are then */
int chieu_table_add_laying (const ChieuLaying *laying, ChieuZoneScene *zone, ChieuColumn *stacks, int n);

/* Adds the groups of @hand beside the @n stacks of @zone, each as one of them. Returns: how many stacks there are then */
int chieu_table_add_hand (const ChieuHand *hand, ChieuZoneScene *zone, ChieuColumn *stacks, int n);

/* Lays the cards of @zone as @n stacks, as large as they fit. */
void chieu_table_arrange_sets (const ChieuBox    *table,
                               gboolean           own,
                               const ChieuColumn *stacks,
                               int                n,
                               ChieuZoneScene    *zone);

/* Returns: the score of @seat in @state; that of a finished hand includes its points, so that the plates agree with the result */
int chieu_table_points (const ChieuGame *game, const void *state, const ChieuCarry *carry, int seat);

/* Lays the cards that nobody took in rows. */
void chieu_table_arrange_dead (const ChieuBox *table, ChieuZoneScene *zone);

/* Lays the card in play, or none, at @at; the caller sets where it comes from. */
void chieu_table_arrange_live (const ChieuMatAsk *ask,
                               const ChieuBox    *table,
                               const short        at[2],
                               ChieuCard          card,
                               ChieuZoneScene    *zone);

/* Lays the @left undrawn cards on their dish; if @under is a card, it lies at the bottom, and all know it. */
void chieu_table_arrange_pile (const ChieuBox *table,
                               const short     at[2],
                               int             left,
                               ChieuCard       under,
                               int             zone,
                               ChieuScene     *scene);

/* Places the person's plate, the boxes of the @n_sets zones from @sets_zone on beside the fan, and the fan itself. */
void chieu_table_arrange_own (const ChieuMatAsk *ask,
                              const ChieuBox    *table,
                              int                n_sets,
                              int                sets_zone,
                              int                hand_zone,
                              ChieuScene        *scene);

/* Takes a place right of the fan, of this part of the mat's width, after chieu_table_arrange_own(); a hand of @n cards must still
 * be easy to read. Returns: FALSE if it would not, and the fan stays as it is */
gboolean chieu_table_take_beside_hand (const ChieuMatAsk *ask,
                                       float              part,
                                       int                n,
                                       int                hand_zone,
                                       ChieuScene        *scene,
                                       ChieuBox          *place);
