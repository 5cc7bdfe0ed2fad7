/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The places of things at a table at which a card in play is taken at a gate: seats round the chiếu with what they laid down, gates
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

/* The cells of a table, by position: 0 is the person, below; the others follow to the right. Points are x and y of a middle, in
 * the same unit. chieu_table_arrange_own() places the person's own plate, sets and hand. */
typedef struct
{
  ChieuTableCell plate[CHIEU_SEATS_MAX];  /* [0] is empty */
  ChieuTableCell phu[CHIEU_SEATS_MAX];    /* sets on the mat; [0] is empty */
  ChieuTableCell dead[CHIEU_SEATS_MAX];   /* at the gate between the position and its left neighbour */
  short live[CHIEU_SEATS_MAX][2];         /* the card in play at that gate */
  short pile[2];                          /* the nọc on its dish */
} ChieuTableCells;

/* The table with four seats, the same in every game. */
extern const ChieuTableCells chieu_table_four;

/* Returns: the seat from which @person (−1: an onlooker) sees a table with @seats seats */
int chieu_table_viewer (int seats, int person);
/* Return the seat that @person sees at @position, and the position at which @person sees @seat. */
int chieu_table_seat (int seats, int person, int position);
int chieu_table_position (int seats, int person, int seat);
/* Returns: the position to which @zone belongs, where zones @first to @first + @n − 1 belong to the positions 0 to @n − 1; −1: it is none
 * of these */
int chieu_table_zone_position (int zone, int first, int n);

/* Returns: the part of the mat above the person's hand, in pixels; the person has laid down @n_sets sets */
ChieuBox chieu_table_box (const ChieuMatAsk *ask, int n_sets);
/* Returns: @cell in pixels of the mat */
ChieuBox chieu_table_cell (const ChieuTableCell *cell, const ChieuBox *table);

/* Begins an empty scene with the chiếu in it. */
void chieu_table_begin_scene (const ChieuMatAsk *ask, int n_seats, int n_zones, ChieuScene *scene);

/* Returns: how wide a plate has to be, in pixels, so that a number stays with its word */
float chieu_table_plate_width (const ChieuMatAsk *ask);

/* Returns: the box of a plate: @cell, made wider towards the middle as its words need. @others: (nullable) (inout): a box beside it,
 * which becomes narrower */
ChieuBox chieu_table_place_plate (const ChieuMatAsk *ask, const ChieuTableCell *cell, const ChieuBox *table, ChieuBox *others);

/* Sets the boxes of the @plate of @seat, which sits at @position, and of its @sets, with where cards new in them come from. At the
 * person's own position chieu_table_arrange_own() sets the boxes. */
void chieu_table_place_player (const ChieuMatAsk     *ask,
                               const ChieuTableCells *cells,
                               const ChieuBox        *table,
                               int                    position,
                               int                    seat,
                               ChieuZoneScene        *sets,
                               ChieuSeatScene        *plate);

/* Adds a card on top of @zone. @flags: ChieuCardFlags. Returns: (transfer none): its place, which has neither spot nor size yet; in a
 * zone that is full, the place of the card on top */
ChieuPlace *chieu_zone_scene_add (ChieuZoneScene *zone, ChieuCard card, int flags);

/* Adds the cards that the person has laid so far to @zone, beside its @n @stacks, as one or two more if there are any; @stacks has room
 * for them. Returns: how many stacks there are then */
int chieu_table_add_laying (const ChieuLaying *laying, ChieuZoneScene *zone, ChieuColumn *stacks, int n);

/* Adds the groups of @hand to @zone, beside its @n @stacks, each as one more. Returns: how many stacks there are then, at most
 * CHIEU_COLUMNS_MAX */
int chieu_table_add_hand (const ChieuHand *hand, ChieuZoneScene *zone, ChieuColumn *stacks, int n);

/* Lays the cards of @zone as @n @stacks in its box, as large as they fit. @own: whether they are the person's, which never become
 * piles */
void chieu_table_arrange_sets (const ChieuBox    *table,
                               gboolean           own,
                               const ChieuColumn *stacks,
                               int                n,
                               ChieuZoneScene    *zone);

/* Returns: the score of @seat in @state; that of a finished hand includes its points, so that the plates agree with the result */
int chieu_table_points (const ChieuGame *game, const void *state, const ChieuCarry *carry, int seat);

/* Lays the cards of @zone, which nobody took, in rows in its box. */
void chieu_table_arrange_dead (const ChieuBox *table, ChieuZoneScene *zone);

/* Lays @card, the one in play (CHIEU_CARD_NONE: there is none), into @zone with its middle at @at, in thousandths of the table, unless
 * the person has laid it with other cards; the caller sets where it comes from. */
void chieu_table_arrange_live (const ChieuMatAsk *ask,
                               const ChieuBox    *table,
                               const short        at[2],
                               ChieuCard          card,
                               ChieuZoneScene    *zone);

/* Lays the @left undrawn cards into zone @zone on their dish, with its middle at @at, in thousandths of the table. @under: the card at
 * the bottom, if all know it; else CHIEU_CARD_NONE */
void chieu_table_arrange_pile (const ChieuBox *table,
                               const short     at[2],
                               int             left,
                               ChieuCard       under,
                               int             zone,
                               ChieuScene     *scene);

/* Places the person's plate, the box of zone @sets_zone, beside the fan, as wide as @n_sets sets need it, and the fan itself in zone
 * @hand_zone. */
void chieu_table_arrange_own (const ChieuMatAsk *ask,
                              const ChieuBox    *table,
                              int                n_sets,
                              int                sets_zone,
                              int                hand_zone,
                              ChieuScene        *scene);

/* Takes a @place (out) right of the fan, as wide as @part of the mat, after chieu_table_arrange_own(); a hand of @n cards must still be
 * easy to read. Returns: FALSE if it would not, and the fan stays as it is */
gboolean chieu_table_take_beside_hand (const ChieuMatAsk *ask,
                                       float              part,
                                       int                n,
                                       int                hand_zone,
                                       ChieuScene        *scene,
                                       ChieuBox          *place);
