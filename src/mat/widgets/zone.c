/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "zone-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "mat/faces/card-shape.h"
#include "mat/faces/face-render.h"
#include "mat/faces/rounded.h"
#include "mat/motion.h"
#include "match/words/words.h"
#include "widgets.h"

enum { SIGNAL_ACTIVATED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The radius of the corners of a zone, in pixels. */
#define CORNER 10

static const GdkRGBA offered_fill = { 1, 0.96f, 0.80f, 0.55f };
static const GdkRGBA nearest_fill = { 0.98f, 0.72f, 0.10f, 0.5f };
static const GdkRGBA offered_line = { 0.55f, 0.13f, 0.09f, 1 };
static const GdkRGBA pointed_fill = { 0.98f, 0.80f, 0.25f, 0.30f };
static const GdkRGBA pointed_line = CHIEU_POINTED_LINE;
static const GdkRGBA pointed_edge = CHIEU_POINTED_EDGE;

G_DEFINE_FINAL_TYPE (ChieuZone, chieu_zone, GTK_TYPE_WIDGET)

/* ---- From the scene to cards: a card of the same face keeps its widget, so that focus, place and render node stay ---- */

static void
activated_cb (ChieuZone       *self,
              ChieuCardWidget *card)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0, card);
}

/* Takes the child out of @old that shows @card and lies closest to @place. @taken: (out): the child, if there is one. Returns:
 * (nullable): its widget */
static ChieuCardWidget *
take_nearest (GArray         *old,
              ChieuCard       card,
              guint           place,
              ChieuZoneChild *taken)
{
  int best = -1;

  for (guint i = 0; i < old->len; i++)
    {
      ChieuZoneChild *child = &g_array_index (old, ChieuZoneChild, i);

      if (child->widget != NULL && child->place.card == card
          && (best < 0 || ABS ((int) i - (int) place) < ABS (best - (int) place)))
        best = i;
    }
  if (best < 0)
    return NULL;

  *taken = g_array_index (old, ChieuZoneChild, best);
  g_array_index (old, ChieuZoneChild, best).widget = NULL;
  g_array_index (old, ChieuZoneChild, best).label = NULL;
  return taken->widget;
}

/* Makes a card that lies at @place, and adds it to @change (nullable). @child: (out) */
static void
make_card (ChieuZone        *self,
           const ChieuPlace *place,
           ChieuZoneChange  *change,
           ChieuZoneChild   *child)
{
  *child = (ChieuZoneChild) { .widget = CHIEU_CARD_WIDGET (chieu_card_widget_new (self->game->deck, place->card)) };
  g_signal_connect_swapped (child->widget, "activated", G_CALLBACK (activated_cb), self);
  gtk_widget_set_parent (GTK_WIDGET (child->widget), GTK_WIDGET (self));
  child->place = *place;
  if (change != NULL)
    g_ptr_array_add (change->come, child->widget);
}

/* Finds the place of a child at this moment, between the beginning and the end of its slide. */
static void
find_present_spot (ChieuZone            *self,
                   const ChieuZoneChild *child,
                   float                *x,
                   float                *y,
                   float                *angle)
{
  float part = self->progress;

  *x = child->from_x + (child->place.x - child->from_x) * part;
  *y = child->from_y + (child->place.y - child->from_y) * part;
  *angle = child->from_angle + (child->place.angle - child->from_angle) * part;
}

/* Sets what a child shows. Returns: whether it has to move. */
static gboolean
set_place (ChieuZone        *self,
           ChieuZoneChild   *child,
           const ChieuPlace *place,
           gboolean          is_new)
{
  ChieuCardFlags flying = chieu_card_widget_get_flags (child->widget) & CHIEU_CARD_FLYING;
  gboolean moves;

  if (is_new)
    {
      child->from_x = place->x;
      child->from_y = place->y;
      child->from_angle = place->angle;
    }
  else
    find_present_spot (self, child, &child->from_x, &child->from_y, &child->from_angle);
  moves = child->from_x != place->x || child->from_y != place->y || child->from_angle != place->angle;
  child->place = *place;
  chieu_card_widget_set_card (child->widget, place->card);
  chieu_card_widget_set_height (child->widget, place->height);
  chieu_card_widget_set_flags (child->widget, place->flags | flying);
  chieu_card_widget_set_piled (child->widget, place->piled);
  chieu_card_widget_set_in_sight (child->widget, place->strip, place->beside);
  return moves;
}

/* Removes a card that lay at place @i. If it had the focus its neighbour gets it. */
static void
drop_child (ChieuZone      *self,
            ChieuZoneChild *child,
            guint           i)
{
  gboolean had_focus = gtk_widget_is_focus (GTK_WIDGET (child->widget));

  if (self->last_focus == GTK_WIDGET (child->widget))
    self->last_focus = NULL;
  gtk_widget_unparent (GTK_WIDGET (child->widget));
  if (self->children->len > 0 && (had_focus || self->last_focus == NULL))
    {
      self->last_focus = GTK_WIDGET (chieu_zone_child (self, MIN (i, self->children->len - 1))->widget);
      if (had_focus)
        gtk_widget_grab_focus (self->last_focus);
    }
  g_clear_pointer (&child->label, g_free);
}

/* Removes the cards that are left in @old, and adds to @change (nullable) where they lay. */
static void
drop_old (ChieuZone       *self,
          GArray          *old,
          ChieuZoneChange *change)
{
  for (guint i = 0; i < old->len; i++)
    {
      ChieuZoneChild *child = &g_array_index (old, ChieuZoneChild, i);

      if (child->widget == NULL)
        continue;
      if (change != NULL)
        {
          ChieuSpot spot = { .card = child->place.card, .height = child->place.height };

          find_present_spot (self, child, &spot.x, &spot.y, &spot.angle);
          g_array_append_val (change->left, spot);
        }
      drop_child (self, child, i);
    }
}

/* Finds the cards that lie together with card @i. @n: (out): how many they are. Returns: the first of them */
static int
find_together (ChieuZone *self,
               int        i,
               int       *n)
{
  int group = chieu_zone_child (self, i)->place.group, first = i, end = i + 1;

  while (group != 0 && first > 0 && chieu_zone_child (self, first - 1)->place.group == group)
    first--;
  while (group != 0 && end < (int) self->children->len && chieu_zone_child (self, end)->place.group == group)
    end++;
  *n = end - first;
  return first;
}

/* Returns: (transfer full): words for the place of card @i, which follow its name: the place in the zone or, if it lies in a set, that in
 * the set; in the hand both. @place: words for where the zone lies */
static char *
describe_place (ChieuZone  *self,
                int         i,
                const char *place)
{
  ChieuCard cards[CHIEU_ZONE_CARDS_MAX];
  int n, first = find_together (self, i, &n), at = self->below + i + 1, of = self->below + (int) self->children->len;
  g_autofree char *set = NULL;

  for (int k = 0; k < n; k++)
    cards[k] = chieu_zone_child (self, first + k)->place.card;
  set = chieu_words_together (chieu_words_for_game (self->game), cards, n, self->in_hand);
  if (set == NULL)
    /* Translators: where a card lies, in the words of a screen reader: “in your hand, 3 of 21”. */
    return g_strdup_printf (_("%1$s, %2$d of %3$d"), place, at, of);
  if (!self->in_hand)
    /* Translators: where a card lies, and its place in the set to which it belongs: “before An, in the phu Bí, 2 of 3”. */
    return g_strdup_printf (C_("in a set", "%1$s, %2$s, %3$d of %4$d"), place, set, i - first + 1, n);
  /* Translators: where a card lies, its place there, and its place in the set to which it belongs: “in your hand, 3 of 21, in the phu Bí,
   * 1 of 3”. */
  return g_strdup_printf (_("%1$s, %2$d of %3$d, %4$s, %5$d of %6$d"), place, at, of, set, i - first + 1, n);
}

static void
update_label (ChieuZone  *self,
              int         i,
              const char *place)
{
  ChieuZoneChild *child = chieu_zone_child (self, i);
  const ChieuWords *words = chieu_words_for_game (self->game);
  const char *name = chieu_words_card_read (words, child->place.card);
  g_autofree char *card = (child->place.flags & CHIEU_CARD_MARKED) != 0 && chieu_words_marked (words) != NULL
                          ? g_strconcat (name, chieu_words_comma (), chieu_words_marked (words), NULL) : g_strdup (name);
  g_autofree char *known = (child->place.flags & CHIEU_CARD_WON) != 0
                           /* Translators: a card, for a screen reader. */
                           ? g_strdup_printf (_("%s, the winning card"), card) : g_strdup (card);
  g_autofree char *lies = describe_place (self, i, place);
  g_autofree char *label = g_strconcat (known, chieu_words_comma (), lies, NULL);

  if (g_strcmp0 (label, child->label) == 0)
    return;
  chieu_card_widget_set_label (child->widget, label);
  g_free (child->label);
  child->label = g_steal_pointer (&label);
}

static void
slide_cb (double   value,
          gpointer data)
{
  ChieuZone *self = data;

  self->progress = chieu_motion_ease (value);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
start_slide (ChieuZone *self,
             gboolean   animate)
{
  /* The reset may set the progress itself. */
  adw_animation_reset (self->slide);
  self->progress = animate ? 0 : 1;
  if (animate)
    adw_animation_play (self->slide);
  else
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Makes the cards those of @scene. @moves: (inout): becomes TRUE if one that stays has to move */
static void
reconcile_cards (ChieuZone            *self,
                 const ChieuZoneScene *scene,
                 ChieuZoneChange      *change,
                 gboolean             *moves)
{
  GArray *old = self->children;
  GtkWidget *previous = NULL;

  self->children = g_array_sized_new (FALSE, TRUE, sizeof (ChieuZoneChild), scene->n);
  for (guint i = 0; i < scene->n; i++)
    {
      const ChieuPlace *place = &scene->cards[i];
      ChieuZoneChild child;
      gboolean is_new = FALSE;

      /* A card that is turned over in its place stays the same widget. */
      if (take_nearest (old, place->card, i, &child) == NULL
          && (place->card == CHIEU_CARD_HIDDEN || take_nearest (old, CHIEU_CARD_HIDDEN, i, &child) == NULL))
        {
          make_card (self, place, change, &child);
          is_new = TRUE;
        }
      *moves |= set_place (self, &child, place, is_new);
      if (gtk_widget_get_prev_sibling (GTK_WIDGET (child.widget)) != previous)
        gtk_widget_insert_after (GTK_WIDGET (child.widget), GTK_WIDGET (self), previous);
      previous = GTK_WIDGET (child.widget);
      g_array_append_val (self->children, child);
    }
  drop_old (self, old, change);
  g_array_unref (old);
}

void
chieu_zone_update (ChieuZone            *self,
                   const ChieuZoneScene *scene,
                   const char           *name,
                   const char           *place,
                   gboolean              animate,
                   ChieuZoneChange      *change)
{
  gboolean moves = FALSE;

  g_return_if_fail (CHIEU_IS_ZONE (self) && scene != NULL && name != NULL && place != NULL);

  self->box = scene->box;
  self->below = scene->below;
  reconcile_cards (self, scene, change, &moves);
  for (guint i = 0; i < self->children->len; i++)
    update_label (self, i, place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (moves || self->progress < 1)
    start_slide (self, moves && animate);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* ---- What is asked of a zone ---- */

int
chieu_zone_get_number (ChieuZone *self)
{
  g_return_val_if_fail (CHIEU_IS_ZONE (self), CHIEU_ZONE_NONE);
  return self->number;
}

const ChieuBox *
chieu_zone_get_box (ChieuZone *self)
{
  g_return_val_if_fail (CHIEU_IS_ZONE (self), NULL);
  return &self->box;
}

int
chieu_zone_get_n_cards (ChieuZone *self)
{
  g_return_val_if_fail (CHIEU_IS_ZONE (self), 0);
  return self->children->len;
}

ChieuCardWidget *
chieu_zone_get_card (ChieuZone *self,
                     int        place)
{
  g_return_val_if_fail (CHIEU_IS_ZONE (self), NULL);
  return place >= 0 && place < (int) self->children->len ? chieu_zone_child (self, place)->widget : NULL;
}

int
chieu_zone_find_place (ChieuZone       *self,
                       ChieuCardWidget *card)
{
  g_return_val_if_fail (CHIEU_IS_ZONE (self), -1);

  for (guint i = 0; i < self->children->len; i++)
    if (chieu_zone_child (self, i)->widget == card)
      return i;
  return -1;
}

int
chieu_zone_list_pile (ChieuZone       *self,
                      ChieuCardWidget *card,
                      ChieuCard       *cards)
{
  int top = chieu_zone_find_place (self, card), n;

  g_return_val_if_fail (CHIEU_IS_ZONE (self), 0);

  n = top >= 0 ? MIN ((int) chieu_zone_child (self, top)->place.piled, top + 1) : 0;
  for (int i = 0; i < n; i++)
    cards[i] = chieu_zone_child (self, top - n + 1 + i)->place.card;
  return n;
}

ChieuSpot
chieu_zone_get_spot (ChieuZone *self,
                     int        place)
{
  const ChieuPlace *lies;

  g_return_val_if_fail (CHIEU_IS_ZONE (self) && place >= 0 && place < (int) self->children->len, (ChieuSpot) { 0 });

  lies = &chieu_zone_child (self, place)->place;
  return (ChieuSpot) { .card = lies->card, .x = lies->x, .y = lies->y, .angle = lies->angle, .height = lies->height };
}

gboolean
chieu_zone_focus_at (ChieuZone *self,
                     int        place)
{
  ChieuCardWidget *card = chieu_zone_get_card (self, place);

  return card != NULL && gtk_widget_grab_focus (GTK_WIDGET (card));
}

gboolean
chieu_zone_focus_near (ChieuZone *self,
                       float      x)
{
  int nearest = 0;

  g_return_val_if_fail (CHIEU_IS_ZONE (self), FALSE);

  for (int i = 1; i < (int) self->children->len; i++)
    if (ABS (chieu_zone_child (self, i)->place.x - x) < ABS (chieu_zone_child (self, nearest)->place.x - x))
      nearest = i;
  return chieu_zone_focus_at (self, nearest);
}

void
chieu_zone_set_in_hand (ChieuZone *self,
                        gboolean   in_hand)
{
  g_return_if_fail (CHIEU_IS_ZONE (self));

  self->in_hand = in_hand;
}

void
chieu_zone_set_offered (ChieuZone *self,
                        gboolean   offered,
                        gboolean   nearest)
{
  ChieuZoneOffer offer = !offered ? CHIEU_ZONE_NOT_OFFERED : nearest ? CHIEU_ZONE_NEAREST : CHIEU_ZONE_OFFERED;

  g_return_if_fail (CHIEU_IS_ZONE (self));

  if (self->offered == offer)
    return;
  self->offered = offer;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
chieu_zone_set_pointed (ChieuZone *self,
                        gboolean   pointed)
{
  g_return_if_fail (CHIEU_IS_ZONE (self));

  if (self->pointed == pointed)
    return;
  self->pointed = pointed;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---- As a widget ---- */

/* Rounds the place of a card for a window that is drawn in software, where each turn of a card is a picture of its own, made in a
 * worker. Turned cards therefore lie at whole pixels there, their angles differ by steps that move a corner by one pixel, and a card
 * that slides has its final angle at once: while a fan slides, pictures are only copied. The card in the middle of a fan, which is
 * not turned, lies at whole pixels, too: between pixels the parts of its picture would show where they meet. */
static void
round_turn (const ChieuPlace *place,
            float            *left,
            float            *top,
            float            *angle)
{
  float step = 2.0f / place->height * 180 / (float) G_PI;

  *angle = roundf (place->angle / step) * step;
  *left = roundf (*left);
  *top = roundf (*top);
}

static void
chieu_zone_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  ChieuZone *self = CHIEU_ZONE (widget);
  gboolean software = chieu_is_drawn_in_software (widget);

  for (guint i = 0; i < self->children->len; i++)
    {
      const ChieuZoneChild *child = chieu_zone_child (self, i);
      float x, y, angle, card_width = chieu_card_width (self->game->deck, child->place.height);

      find_present_spot (self, child, &x, &y, &angle);
      /* The mat gives zones whole pixels, and layouts do so with cards that lie straight: between pixels they would be resampled. */
      x -= (int) self->box.x + card_width / 2;
      y -= (int) self->box.y + child->place.height / 2.0f;
      if (software)
        round_turn (&child->place, &x, &y, &angle);
      chieu_card_widget_set_angle (child->widget, angle);
      chieu_widget_put_at (GTK_WIDGET (child->widget), x, y, (int) card_width, child->place.height);
    }
}

/* Draws the whole zone in @fill, with a line of @width in @line round it, @grow pixels beyond its edge. */
static void
snapshot_box (ChieuZone     *self,
              GtkSnapshot   *snapshot,
              const GdkRGBA *fill,
              const GdkRGBA *line,
              float          width,
              float          grow)
{
  GskRoundedRect outline;
  graphene_rect_t rect = GRAPHENE_RECT_INIT (-grow, -grow, self->box.width + 2 * grow, self->box.height + 2 * grow);

  gsk_rounded_rect_init_from_rect (&outline, &rect, CORNER + grow);
  chieu_rounded_fill (snapshot, &outline, fill);
  chieu_rounded_outline (snapshot, &outline, width, line);
}

static void
chieu_zone_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  static const GdkRGBA nothing = { 0 };
  ChieuZone *self = CHIEU_ZONE (widget);
  gboolean nearest = self->offered == CHIEU_ZONE_NEAREST;

  if (self->pointed)
    {
      snapshot_box (self, snapshot, &pointed_fill, &pointed_edge, 7, 4);
      snapshot_box (self, snapshot, &nothing, &pointed_line, 5, 3);
    }
  if (self->offered != CHIEU_ZONE_NOT_OFFERED)
    snapshot_box (self, snapshot, nearest ? &nearest_fill : &offered_fill, &offered_line, nearest ? 5 : 3, 2);
  GTK_WIDGET_CLASS (chieu_zone_parent_class)->snapshot (widget, snapshot);
  /* The frame of the winning card lies over its neighbours. Such a card lies straight. */
  for (guint i = 0; i < self->children->len; i++)
    {
      const ChieuZoneChild *child = chieu_zone_child (self, i);
      graphene_point_t corner;

      if ((child->place.flags & CHIEU_CARD_WON) == 0
          || !gtk_widget_compute_point (GTK_WIDGET (child->widget), widget, &GRAPHENE_POINT_INIT (0, 0), &corner))
        continue;
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &corner);
      chieu_card_widget_snapshot_win (child->widget, snapshot);
      gtk_snapshot_restore (snapshot);
    }
}

/* Returns: the place to which the focus goes from @focus (nullable: from outside); −1: out of the zone */
static int
next_focus (ChieuZone        *self,
            GtkWidget        *focus,
            GtkDirectionType  direction)
{
  int n = self->children->len, at;

  if (n == 0)
    return -1;
  if (focus == NULL)
    {
      at = self->last_focus != NULL ? chieu_zone_find_place (self, CHIEU_CARD_WIDGET (self->last_focus)) : -1;
      /* On the mat the last one is the newest, and on top. */
      return at >= 0 ? at : self->in_hand ? 0 : n - 1;
    }
  at = chieu_zone_find_place (self, CHIEU_CARD_WIDGET (focus));
  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    return CLAMP (at + (direction == GTK_DIR_RIGHT ? 1 : -1), 0, n - 1);
  return -1;
}

static gboolean
chieu_zone_focus (GtkWidget        *widget,
                  GtkDirectionType  direction)
{
  ChieuZone *self = CHIEU_ZONE (widget);
  int place = next_focus (self, gtk_widget_get_focus_child (widget), direction);

  if (place < 0)
    return FALSE;
  return gtk_widget_grab_focus (GTK_WIDGET (chieu_zone_child (self, place)->widget));
}

static void
chieu_zone_set_focus_child (GtkWidget *widget,
                            GtkWidget *child)
{
  ChieuZone *self = CHIEU_ZONE (widget);

  if (child != NULL)
    self->last_focus = child;
  GTK_WIDGET_CLASS (chieu_zone_parent_class)->set_focus_child (widget, child);
}

static gboolean
chieu_zone_grab_focus (GtkWidget *widget)
{
  return chieu_zone_focus (widget, GTK_DIR_TAB_FORWARD);
}

GtkWidget *
chieu_zone_new (const ChieuGame *game,
                int              number)
{
  ChieuZone *self;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_object_new (CHIEU_TYPE_ZONE, NULL);
  self->game = game;
  self->number = number;
  return GTK_WIDGET (self);
}

static void
chieu_zone_dispose (GObject *object)
{
  ChieuZone *self = CHIEU_ZONE (object);

  if (self->slide != NULL)
    adw_animation_reset (self->slide);
  g_clear_object (&self->slide);
  self->last_focus = NULL;
  for (guint i = 0; i < self->children->len; i++)
    {
      gtk_widget_unparent (GTK_WIDGET (chieu_zone_child (self, i)->widget));
      g_clear_pointer (&chieu_zone_child (self, i)->label, g_free);
    }
  g_array_set_size (self->children, 0);
  G_OBJECT_CLASS (chieu_zone_parent_class)->dispose (object);
}

static void
chieu_zone_finalize (GObject *object)
{
  g_array_unref (CHIEU_ZONE (object)->children);
  G_OBJECT_CLASS (chieu_zone_parent_class)->finalize (object);
}

static void
chieu_zone_class_init (ChieuZoneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = chieu_zone_dispose;
  G_OBJECT_CLASS (klass)->finalize = chieu_zone_finalize;
  widget_class->size_allocate = chieu_zone_size_allocate;
  widget_class->snapshot = chieu_zone_snapshot;
  widget_class->focus = chieu_zone_focus;
  widget_class->grab_focus = chieu_zone_grab_focus;
  widget_class->set_focus_child = chieu_zone_set_focus_child;

  signals[SIGNAL_ACTIVATED] = g_signal_new ("activated", CHIEU_TYPE_ZONE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                            G_TYPE_NONE, 1, CHIEU_TYPE_CARD_WIDGET);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
  gtk_widget_class_set_css_name (widget_class, "chieu-zone");
}

static void
chieu_zone_init (ChieuZone *self)
{
  self->children = g_array_new (FALSE, TRUE, sizeof (ChieuZoneChild));
  self->progress = 1;
  self->slide = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, chieu_motion_get_time (CHIEU_MOTION_SHIFT),
                                         adw_callback_animation_target_new (slide_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->slide), ADW_LINEAR);
}
