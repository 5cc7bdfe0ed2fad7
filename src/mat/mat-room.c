/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The chiếu in the room that it is given: where its parts go, and what a change
 * of size does.
 */
#include "mat-view-private.h"

#include "speeds.h"

/* Of the panel of the call, in pixels with plain text. */
#define CALL_WIDTH 700
/* Between the person's plate and what is asked. */
#define BAR_GAP 8

static void
allocate_box (GtkWidget      *widget,
              const ChieuBox *box)
{
  int minimum, height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  gtk_widget_allocate (widget, MAX (minimum, (int) box->width), MAX (height, (int) box->height), -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((int) box->x, (int) box->y)));
}

/* In its natural size, at most @widest, with @fx, @fy of it at the point @x, @y, and inside the mat. */
static void
allocate_at (ChieuMatView *self,
             GtkWidget    *widget,
             int           widest,
             double        x,
             double        y,
             double        fx,
             double        fy)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  int minimum, w, h;

  if (!gtk_widget_get_child_visible (widget))
    return;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &w, NULL, NULL);
  w = MAX (minimum, MIN (w, MIN (widest, width - 16)));
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, w, NULL, &h, NULL, NULL);
  x = CLAMP (x - w * fx, 4, MAX (width - w - 4, 4));
  y = CLAMP (y - h * fy, 4, MAX (height - h - 4, 4));
  gtk_widget_allocate (widget, w, h, -1, gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((int) x, (int) y)));
}

static void
allocate_seat (ChieuMatView *self,
               int           position)
{
  const ChieuBox *box = &self->scene->seats[position].box;
  double middle_x = box->x + box->width / 2, middle_y = box->y + box->height / 2;

  if (!gtk_widget_get_visible (self->seats[position]))
    return;
  if (position == 0)
    allocate_at (self, self->seats[position], G_MAXINT, box->x, box->y + box->height / 2, 0, 0.5);
  else
    allocate_at (self, self->seats[position], (int) box->width, middle_x, middle_y, 0.5, 0.5);
}

/* Above the hand, and above the cards that are raised out of it: a refusal speaks of those. */
static float
notice_bottom (ChieuMatView *self)
{
  float bottom = self->scene->zones[self->layout->hand_zone].box.y;
  const ChieuPlace *card;

  for (int z = 0; z < self->scene->n_zones; z++)
    if (chieu_mat_is_hand_zone (self, z))
      bottom = MIN (bottom, self->scene->zones[z].box.y);
  for (int i = 0; i < self->hand.n && (card = chieu_mat_hand_card (self, i)) != NULL; i++)
    if (chieu_mat_is_chosen (self, i))
      bottom = MIN (bottom, card->y - card->height / 2.0f - 4);
  return bottom;
}

/* Where the bar may begin: what is asked must not cover the person's own plate beside it. */
static int
left_of_bar (ChieuMatView *self)
{
  int plate;

  gtk_widget_measure (self->seats[0], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &plate, NULL, NULL);
  return (int) self->scene->seats[0].box.x + plate + BAR_GAP;
}

static int
widest_bar (ChieuMatView *self)
{
  return gtk_widget_get_width (GTK_WIDGET (self)) - left_of_bar (self) - BAR_GAP;
}

/* In the middle, if that leaves the plate free. */
static void
allocate_bar (ChieuMatView *self)
{
  const ChieuBox *box = &self->scene->bar;
  int widest = widest_bar (self), w;

  gtk_widget_measure (self->bar, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &w, NULL, NULL);
  allocate_at (self, self->bar, widest, MAX (box->x + box->width / 2, left_of_bar (self) + MIN (w, widest) / 2.0),
               box->y + box->height - 4, 0.5, 1);
}

/* Above the hand, as who calls looks at the cards; what does not fit there scrolls. */
static void
allocate_call (ChieuMatView *self)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  int minimum, w, h, bottom = (int) self->scene->zones[self->layout->hand_zone].box.y - 6;

  gtk_widget_measure (self->call, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &w, NULL, NULL);
  w = MAX (minimum, MIN (w, MIN (width - 8, (int) (CALL_WIDTH * self->text_scale))));
  gtk_widget_measure (self->call, GTK_ORIENTATION_VERTICAL, w, &minimum, &h, NULL, NULL);
  h = MAX (minimum, MIN (h, bottom - 4));
  gtk_widget_allocate (self->call, w, h, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((width - w) / 2, MAX (bottom - h, 4))));
}

static void
allocate_parts (ChieuMatView *self)
{
  const ChieuScene *scene = self->scene;

  for (int z = 0; z < scene->n_zones; z++)
    {
      allocate_box (self->zones[z], &scene->zones[z].box);
      chieu_mat_allocate_caption (self, z);
    }
  for (int p = 0; p < scene->n_seats; p++)
    {
      const ChieuBox *box = &scene->seats[p].box;

      allocate_seat (self, p);
      if (gtk_widget_get_visible (self->called[p]))
        allocate_at (self, self->called[p], G_MAXINT, box->x + box->width / 2,
                     p == 0 ? box->y - 12 : box->y + box->height - 2, 0.5, p == 0 ? 1 : 0);
    }
  allocate_at (self, self->pile_label, G_MAXINT, scene->dish.x + scene->dish.width / 2,
               scene->dish.y + scene->dish.height * 0.97, 0.5, 0.6);
  allocate_bar (self);
  if (gtk_widget_get_visible (self->call) && gtk_widget_get_child_visible (self->call))
    allocate_call (self);
  if (gtk_widget_get_visible (self->notice))
    allocate_at (self, self->notice, G_MAXINT, scene->bar.x + scene->bar.width / 2,
                 gtk_widget_get_visible (self->call) ? 0 : notice_bottom (self), 0.5, 1);
}

void
chieu_mat_settle (ChieuMatView *self)
{
  g_clear_handle_id (&self->settle_id, g_source_remove);
  if (self->held)
    chieu_face_cache_release (chieu_face_cache_for_deck (self->layout->game->deck));
  self->held = FALSE;
}

static gboolean
settle_cb (gpointer data)
{
  ChieuMatView *self = data;

  self->settle_id = 0;
  chieu_mat_settle (self);
  return G_SOURCE_REMOVE;
}

/* While the window changes its size the faces there are get scaled; new ones are made when it has been still. */
static void
hold_faces (ChieuMatView *self)
{
  if (!self->held)
    chieu_face_cache_hold (chieu_face_cache_for_deck (self->layout->game->deck));
  self->held = TRUE;
  g_clear_handle_id (&self->settle_id, g_source_remove);
  self->settle_id = g_timeout_add (CHIEU_SPEED_SETTLE, settle_cb, self);
}

/* A large mat is looked at from farther off: its words are larger. */
void
chieu_mat_set_room (ChieuMatView *self,
                    int           height)
{
  static const char *const rooms[] = { "small-room", "medium-room", "large-room" };
  int room = height < 640 ? 0 : height < 880 ? 1 : 2;

  for (int i = 0; i < 3; i++)
    if (i == room)
      gtk_widget_add_css_class (GTK_WIDGET (self), rooms[i]);
    else
      gtk_widget_remove_css_class (GTK_WIDGET (self), rooms[i]);
  for (int p = 1; p < CHIEU_SEATS_MAX; p++)
    chieu_seat_set_compact (CHIEU_SEAT (self->seats[p]), room == 0 && self->text_scale > 1.4);
}

/* Whether nothing lies on the mat yet but hand and pile. */
static gboolean
is_fresh (ChieuMatView *self)
{
  for (int z = 0; z < self->scene->n_zones; z++)
    if (!chieu_mat_is_hand_zone (self, z) && z != self->layout->pile_zone && self->scene->zones[z].n > 0 && !self->scene->zones[z].dealt)
      return FALSE;
  return TRUE;
}

static gboolean
is_dealt_slowly (ChieuMatView *self)
{
  return self->lesson_deals ? self->deal_step > 0 : is_fresh (self);
}

/* Cards drawn later have the size of those in the hand: they are ready before they come. */
static void
prepare_faces (ChieuMatView *self)
{
  const ChieuZoneScene *hand = &self->scene->zones[self->layout->hand_zone];

  if (hand->n > 0)
    chieu_face_cache_prepare (chieu_face_cache_for_deck (self->layout->game->deck), hand->cards[0].height,
                              GTK_WIDGET (self));
}

void
chieu_mat_show_scene (ChieuMatView *self)
{
  int n = self->hand.n;

  if (self->deal_pending)
    {
      /* Dealt anew: the hand is emptied once so that each card comes. */
      self->deal_pending = FALSE;
      self->hand.n = 0;
      chieu_mat_sync (self, CHIEU_SYNC_STILL);
      self->hand.n = n;
      chieu_mat_sync (self, is_dealt_slowly (self) ? CHIEU_SYNC_DEAL : CHIEU_SYNC_STILL);
    }
  else
    chieu_mat_sync (self, CHIEU_SYNC_STILL);
  prepare_faces (self);
}

/* ---- First showing ---- */

/* All fonts and styles are met for the first time: in one frame that would hold up the main loop. */
enum
{
  OPENED_ROOM,
  OPENED_CARDS,
  OPENED_SEATS,                  /* the first of them; then one after the other */
  OPENED_ALL = OPENED_SEATS + CHIEU_SEATS_MAX
};

void
chieu_mat_show_parts (ChieuMatView *self)
{
  /* Parts made for another source have no place before the mat is laid out for it. */
  int opened = self->last_width != 0 ? self->opened : OPENED_ROOM;
  gboolean cards = opened >= OPENED_CARDS;

  for (int z = 0; z < CHIEU_ZONES_MAX; z++)
    {
      if (self->zones[z] != NULL)
        gtk_widget_set_child_visible (self->zones[z], cards);
      if (self->captions[z].label != NULL)
        gtk_widget_set_child_visible (self->captions[z].label, cards);
    }
  gtk_widget_set_child_visible (self->flights, cards);
  gtk_widget_set_child_visible (self->pile_label, cards);
  for (int p = 0; p < CHIEU_SEATS_MAX; p++)
    {
      gtk_widget_set_child_visible (self->seats[p], opened >= OPENED_SEATS + p);
      gtk_widget_set_child_visible (self->called[p], opened >= OPENED_SEATS + p);
    }
  gtk_widget_set_child_visible (self->notice, opened >= OPENED_ALL);
  gtk_widget_set_child_visible (self->bar, opened >= OPENED_ALL);
  gtk_widget_set_child_visible (self->call, opened >= OPENED_ALL);
}

/* ---- Another size ---- */

/* Whether what lies there was laid out for another size than the mat has now. */
static gboolean
is_unfit (ChieuMatView *self)
{
  return self->stale || self->last_width != gtk_widget_get_width (GTK_WIDGET (self))
         || self->last_height != gtk_widget_get_height (GTK_WIDGET (self));
}

static void
fit (ChieuMatView *self)
{
  if (self->source == NULL || !is_unfit (self))
    return;
  if (self->last_width != 0 && !self->stale)
    hold_faces (self);
  self->last_width = gtk_widget_get_width (GTK_WIDGET (self));
  self->last_height = gtk_widget_get_height (GTK_WIDGET (self));
  chieu_mat_set_room (self, self->last_height);
  chieu_mat_show_scene (self);
  chieu_mat_show_parts (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static gboolean
fit_cb (GtkWidget     *widget,
        GdkFrameClock *clock,
        gpointer       data)
{
  CHIEU_MAT_VIEW (widget)->fit_id = 0;
  fit (CHIEU_MAT_VIEW (widget));
  return G_SOURCE_REMOVE;
}

/* ---- Part by part ---- */

static gboolean
open_more_cb (GtkWidget     *widget,
              GdkFrameClock *clock,
              gpointer       data)
{
  ChieuMatView *self = CHIEU_MAT_VIEW (widget);

  if (self->source == NULL)
    return G_SOURCE_CONTINUE;
  self->opened++;
  fit (self);
  chieu_mat_show_parts (self);
  gtk_widget_queue_allocate (widget);
  return self->opened < OPENED_ALL ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
chieu_mat_allocate (ChieuMatView *self,
                    int           width,
                    int           height)
{
  ChieuBox all = { 0, 0, width, height };

  allocate_box (self->background, &all);
  if (self->source == NULL)
    return;
  if (self->opened == OPENED_ROOM)
    {
      if (self->opening_id == 0)
        self->opening_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), open_more_cb, NULL, NULL);
      return;
    }
  /* Cards come and words change with the size, which is no work for the middle of a layout: GTK would draw parts that have
   * no place yet. */
  if (is_unfit (self) && self->fit_id == 0)
    self->fit_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), fit_cb, NULL, NULL);
  if (self->last_width == 0)
    return;
  allocate_parts (self);
  allocate_box (self->flights, &all);
}
