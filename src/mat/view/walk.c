/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "walk.h"

#include "mat/column/side-column.h"
#include "mat/played/mat.h"
#include "mat/widgets/seat.h"

/* The places at which Tab stops, in its order. */
typedef enum
{
  STOP_CALL,                     /* the call, in the middle of the column: it comes first while it is put together */
  STOP_WORDS,                    /* those of the call, round the hand that lies open */
  STOP_HAND,
  STOP_BUTTONS,
  STOP_PAGE,                     /* the page, in the same place while there is no call; the hand before it gets the focus first */
  STOP_CARDS,                    /* those on the mat */
  STOP_PLATES,
  N_STOPS,
} Stop;

static ChieuSideColumn *
get_side (ChieuWalk *self)
{
  return CHIEU_SIDE_COLUMN (self->deeds->side);
}

static gboolean
has_side (ChieuWalk *self)
{
  return self->deeds->side != NULL && gtk_widget_get_child_visible (self->deeds->side);
}

/* Returns: (nullable): the child of the mat in which the focus is: a zone, a plate, the column, or the words of the call */
static GtkWidget *
get_child (ChieuWalk *self)
{
  return gtk_widget_get_focus_child (GTK_WIDGET (self->mat));
}

/* ---- Places to go to ---- */

gboolean
chieu_walk_to_zone (ChieuWalk *self,
                    int        zone)
{
  return zone >= 0 && zone < self->scene->n_zones && chieu_zone_get_n_cards (chieu_mat_zone (self->mat, zone)) > 0
         && gtk_widget_grab_focus (GTK_WIDGET (chieu_mat_zone (self->mat, zone)));
}

gboolean
chieu_walk_to_hand (ChieuWalk *self)
{
  return gtk_widget_grab_focus (GTK_WIDGET (chieu_mat_zone (self->mat, self->played->layout->hand_zone)));
}

gboolean
chieu_walk_to_card_in_play (ChieuWalk *self)
{
  static const guint16 wanted[] = { CHIEU_CARD_IN_PLAY | CHIEU_CARD_OFFERED, CHIEU_CARD_IN_PLAY };

  for (gsize want = 0; want < G_N_ELEMENTS (wanted); want++)
    for (int zone = 0; zone < self->scene->n_zones; zone++)
      for (int i = 0; i < self->scene->zones[zone].n; i++)
        if ((self->scene->zones[zone].cards[i].flags & wanted[want]) == wanted[want])
          return chieu_zone_focus_at (chieu_mat_zone (self->mat, zone), i);
  return FALSE;
}

static gboolean
go_to_plate (ChieuWalk *self,
             int        position)
{
  return position >= 0 && position < self->scene->n_seats && gtk_widget_grab_focus (chieu_mat_seat (self->mat, position));
}

gboolean
chieu_walk_to_plates (ChieuWalk *self)
{
  return go_to_plate (self, self->position) || go_to_plate (self, 0);
}

/* Goes where the focus was last, else to the card in play, the person's own gate, or whatever lies there. */
static gboolean
go_to_cards (ChieuWalk *self)
{
  if (chieu_walk_to_zone (self, self->zone) || chieu_walk_to_card_in_play (self)
      || chieu_walk_to_zone (self, self->played->layout->gate_zone))
    return TRUE;
  for (int zone = self->scene->n_zones - 1; zone >= 0; zone--)
    if (!chieu_held_has_zone (self->held, zone) && chieu_walk_to_zone (self, zone))
      return TRUE;
  return FALSE;
}

/* Goes to a button, for somebody who holds no card: to the one that the space bar presses, so that this key does what stands on it,
 * else to the first. */
static gboolean
go_to_buttons (ChieuWalk *self)
{
  return has_side (self) && (chieu_side_column_focus_space (get_side (self)) || chieu_side_column_focus_buttons (get_side (self)));
}

gboolean
chieu_walk_enter_mat (ChieuWalk *self)
{
  if (self->played->source == NULL)
    return FALSE;
  if (chieu_calling_is_open (self->calling))
    return gtk_widget_grab_focus (self->calling->panel);
  if (chieu_walk_to_hand (self))
    return TRUE;
  /* Before its first layout the mat shows no cards, whoever holds some. */
  return self->scene->n_zones > 0 && self->scene->zones[self->played->layout->hand_zone].n == 0 && go_to_buttons (self);
}

/* ---- Tab ---- */

static int
find_position (ChieuWalk *self,
               GtkWidget *child)
{
  for (int position = 0; position < self->scene->n_seats; position++)
    if (child == chieu_mat_seat (self->mat, position))
      return position;
  return -1;
}

/* Returns: the stop at which the focus is, −1: it is outside of the mat */
static int
find_stop (ChieuWalk *self)
{
  GtkWidget *child = get_child (self);

  if (child == NULL)
    return -1;
  if (child == self->deeds->side)
    return !chieu_side_column_is_in_middle (get_side (self)) ? STOP_BUTTONS : chieu_calling_is_open (self->calling) ? STOP_CALL : STOP_PAGE;
  if (child == self->calling->spread)
    return STOP_WORDS;
  if (!CHIEU_IS_ZONE (child))
    return STOP_PLATES;
  return chieu_held_has_zone (self->held, chieu_zone_get_number (CHIEU_ZONE (child))) ? STOP_HAND : STOP_CARDS;
}

static gboolean
stop_at (ChieuWalk        *self,
         Stop              stop,
         GtkDirectionType  direction)
{
  switch (stop)
    {
    case STOP_CALL:
    case STOP_PAGE:
      return has_side (self) && chieu_calling_is_open (self->calling) == (stop == STOP_CALL)
             && chieu_side_column_focus_middle (get_side (self), direction);
    case STOP_WORDS:
      return chieu_calling_is_open (self->calling) && gtk_widget_child_focus (self->calling->spread, direction);
    case STOP_HAND:
      return chieu_walk_to_hand (self);
    case STOP_BUTTONS:
      return has_side (self) && chieu_side_column_focus_buttons (get_side (self));
    case STOP_CARDS:
      return go_to_cards (self);
    case STOP_PLATES:
      return chieu_walk_to_plates (self);
    case N_STOPS:
    default:
      return FALSE;
    }
}

static gboolean
tab_on (ChieuWalk        *self,
        GtkDirectionType  direction)
{
  int step = direction == GTK_DIR_TAB_FORWARD ? 1 : -1, stop = find_stop (self);

  if ((stop == STOP_CALL || stop == STOP_PAGE || stop == STOP_BUTTONS) && chieu_side_column_move_focus (get_side (self), direction))
    return TRUE;
  if (stop == STOP_WORDS && gtk_widget_child_focus (self->calling->spread, direction))
    return TRUE;
  if (stop < 0)
    stop = step > 0 ? -1 : N_STOPS;
  for (stop += step; stop >= 0 && stop < N_STOPS; stop += step)
    if (stop_at (self, (Stop) stop, direction))
      return TRUE;
  return FALSE;
}

/* ---- Arrows: they never leave the mat ---- */

/* Moves the focus from zone @from to the next one above or below it, by @step; in a hand of several parts to the card that lies there. */
static gboolean
go_up_or_down (ChieuWalk *self,
               ChieuZone *from,
               int        step)
{
  int place = chieu_zone_find_place (from, CHIEU_CARD_WIDGET (gtk_widget_get_focus_child (GTK_WIDGET (from))));
  gboolean in_hand = chieu_held_has_zone (self->held, chieu_zone_get_number (from));

  for (int i = chieu_zone_get_number (from) + step; i >= 0 && i < self->scene->n_zones; i += step)
    {
      ChieuZone *zone = chieu_mat_zone (self->mat, i);

      if (chieu_zone_get_n_cards (zone) == 0)
        continue;
      if (in_hand && place >= 0 && chieu_held_has_zone (self->held, i))
        return chieu_zone_focus_near (zone, chieu_zone_get_spot (from, place).x);
      return gtk_widget_grab_focus (GTK_WIDGET (zone));
    }
  return step > 0 ? has_side (self) && chieu_side_column_focus_buttons (get_side (self)) : chieu_walk_to_plates (self);
}

static gboolean
go_from_plate (ChieuWalk        *self,
               int               position,
               GtkDirectionType  direction)
{
  int n = self->scene->n_seats;

  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    return go_to_plate (self, (position + (direction == GTK_DIR_RIGHT ? 1 : n - 1)) % n);
  if (direction == GTK_DIR_UP)
    return TRUE;
  for (int zone = 0; zone < self->scene->n_zones; zone++)
    if (chieu_walk_to_zone (self, zone))
      return TRUE;
  return FALSE;
}

static gboolean
go_from_column (ChieuWalk        *self,
                GtkDirectionType  direction)
{
  if (chieu_side_column_move_focus (get_side (self), direction) || direction == GTK_DIR_DOWN)
    return TRUE;
  return chieu_walk_to_hand (self);
}

static void
note_place (ChieuWalk *self)
{
  GtkWidget *child = get_child (self);
  int position = find_position (self, child);

  if (position >= 0)
    self->position = position;
  if (CHIEU_IS_ZONE (child) && !chieu_held_has_zone (self->held, chieu_zone_get_number (CHIEU_ZONE (child))))
    self->zone = chieu_zone_get_number (CHIEU_ZONE (child));
}

gboolean
chieu_walk_on (ChieuWalk        *self,
               GtkDirectionType  direction)
{
  GtkWidget *child = get_child (self);
  gboolean up = direction == GTK_DIR_UP;

  if (self->played->source == NULL)
    return FALSE;
  note_place (self);
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return tab_on (self, direction);
  if (child == NULL)
    return chieu_walk_enter_mat (self);
  if (child == self->deeds->side)
    return go_from_column (self, direction);
  if (child == self->calling->spread)
    return gtk_widget_child_focus (child, direction) || direction != GTK_DIR_DOWN
           || chieu_side_column_focus_middle (get_side (self), GTK_DIR_TAB_FORWARD);
  if (!CHIEU_IS_ZONE (child))
    return go_from_plate (self, find_position (self, child), direction);
  if (gtk_widget_child_focus (child, direction))
    return TRUE;
  return (up || direction == GTK_DIR_DOWN) && go_up_or_down (self, CHIEU_ZONE (child), up ? -1 : 1);
}

gboolean
chieu_walk_to_end (ChieuWalk *self,
                   gboolean   last)
{
  GtkWidget *child = get_child (self);

  if (CHIEU_IS_ZONE (child))
    return chieu_zone_focus_at (CHIEU_ZONE (child), last ? chieu_zone_get_n_cards (CHIEU_ZONE (child)) - 1 : 0);
  return child != NULL && find_position (self, child) >= 0 && go_to_plate (self, last ? self->scene->n_seats - 1 : 0);
}
