/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "zone.h"

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "match/words.h"
#include "speeds.h"

typedef struct
{
  ChieuCardWidget *widget;
  ChieuPlace place;
  float from_x, from_y, from_angle;   /* where the present slide began */
  char *label;
} Child;

struct _ChieuZone
{
  GtkWidget parent_instance;

  const ChieuGame *game;
  int number;
  ChieuBox box;
  GArray *children;              /* Child, from undermost */
  GtkWidget *last_focus;         /* not owned; one of the children or NULL */
  AdwAnimation *slide;
  double progress;               /* of the slide, 1: at rest */
  gboolean large_index;
  guint8 offered;                /* 0, 1: may be dropped into, 2: would be */
};

enum { SIGNAL_ACTIVATED, N_SIGNALS };
static guint signals[N_SIGNALS];

static const GdkRGBA offered_fill = { 1, 0.93f, 0.66f, 0.20f };
static const GdkRGBA nearest_fill = { 1, 0.93f, 0.66f, 0.42f };
static const GdkRGBA offered_line = { 0.61f, 0.21f, 0.15f, 0.55f };

G_DEFINE_FINAL_TYPE (ChieuZone, chieu_zone, GTK_TYPE_WIDGET)

static Child *
get_child (ChieuZone *self,
           int        place)
{
  return &g_array_index (self->children, Child, place);
}

static void
child_clear (gpointer data)
{
  Child *child = data;

  g_clear_pointer (&child->label, g_free);
}

static void
activated_cb (ChieuZone       *self,
              ChieuCardWidget *card)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0, card);
}

/* ---- Reconciling ---- */

/* Takes the child that shows @card and lies nearest to @place out of @old. Returns: its widget, or NULL. */
static ChieuCardWidget *
take_nearest (GArray    *old,
              ChieuCard  card,
              guint      place,
              Child     *taken)
{
  int best = -1;

  for (guint i = 0; i < old->len; i++)
    {
      Child *child = &g_array_index (old, Child, i);

      if (child->widget != NULL && child->place.card == card
          && (best < 0 || ABS ((int) i - (int) place) < ABS (best - (int) place)))
        best = i;
    }
  if (best < 0)
    return NULL;

  *taken = g_array_index (old, Child, best);
  g_array_index (old, Child, best).widget = NULL;
  g_array_index (old, Child, best).label = NULL;
  return taken->widget;
}

static void
make_card (ChieuZone        *self,
           const ChieuPlace *place,
           ChieuZoneChange  *change,
           Child            *child)
{
  *child = (Child) { .widget = CHIEU_CARD_WIDGET (chieu_card_widget_new (self->game->deck, place->card)) };
  chieu_card_widget_set_large_index (child->widget, self->large_index);
  g_signal_connect_swapped (child->widget, "activated", G_CALLBACK (activated_cb), self);
  gtk_widget_set_parent (GTK_WIDGET (child->widget), GTK_WIDGET (self));
  child->place = *place;
  if (change != NULL)
    g_ptr_array_add (change->come, child->widget);
}

/* Where a child is at this moment, between the beginning and the end of its slide. */
static void
present_spot (ChieuZone   *self,
              const Child *child,
              float       *x,
              float       *y,
              float       *angle)
{
  float p = self->progress;

  *x = child->from_x + (child->place.x - child->from_x) * p;
  *y = child->from_y + (child->place.y - child->from_y) * p;
  *angle = child->from_angle + (child->place.angle - child->from_angle) * p;
}

/* Sets what a child shows. Returns: whether it has to move. */
static gboolean
set_place (ChieuZone        *self,
           Child            *child,
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
    present_spot (self, child, &child->from_x, &child->from_y, &child->from_angle);
  moves = child->from_x != place->x || child->from_y != place->y || child->from_angle != place->angle;
  child->place = *place;
  chieu_card_widget_set_card (child->widget, place->card);
  chieu_card_widget_set_height (child->widget, place->height);
  chieu_card_widget_set_flags (child->widget, place->flags | flying);
  return moves;
}

/* Whoever had the focus and left hands it to its neighbour. */
static void
drop_old (ChieuZone       *self,
          GArray          *old,
          ChieuZoneChange *change)
{
  for (guint i = 0; i < old->len; i++)
    {
      Child *child = &g_array_index (old, Child, i);
      gboolean had_focus;

      if (child->widget == NULL)
        continue;
      if (change != NULL)
        {
          ChieuSpot spot = { .card = child->place.card, .height = child->place.height };

          present_spot (self, child, &spot.x, &spot.y, &spot.angle);
          g_array_append_val (change->left, spot);
        }
      had_focus = gtk_widget_is_focus (GTK_WIDGET (child->widget));
      if (self->last_focus == GTK_WIDGET (child->widget))
        self->last_focus = NULL;
      gtk_widget_unparent (GTK_WIDGET (child->widget));
      if (self->children->len > 0 && (had_focus || self->last_focus == NULL))
        {
          self->last_focus = GTK_WIDGET (get_child (self, MIN (i, self->children->len - 1))->widget);
          if (had_focus)
            gtk_widget_grab_focus (self->last_focus);
        }
      g_clear_pointer (&child->label, g_free);
    }
}

static void
update_label (ChieuZone  *self,
              int         i,
              const char *place)
{
  Child *child = get_child (self, i);
  const char *card = chieu_words_card (chieu_words_for_game (self->game), child->place.card);
  /* Translators: a card in the words of a screen reader: “8 Vạn, in your hand, 3 of 21”. */
  g_autofree char *label = g_strdup_printf (_("%s, %s, %d of %d"), card, place, i + 1, (int) self->children->len);

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

  self->progress = value;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
start_slide (ChieuZone *self,
             gboolean   animate)
{
  self->progress = animate ? 0 : 1;
  if (!animate)
    {
      adw_animation_reset (self->slide);
      self->progress = 1;
      gtk_widget_queue_allocate (GTK_WIDGET (self));
      return;
    }
  adw_animation_reset (self->slide);
  adw_animation_play (self->slide);
}

static void
reconcile (ChieuZone            *self,
           const ChieuZoneScene *scene,
           ChieuZoneChange      *change,
           gboolean             *moves)
{
  GArray *old = self->children;
  GtkWidget *previous = NULL;

  self->children = g_array_sized_new (FALSE, TRUE, sizeof (Child), scene->n);
  for (guint i = 0; i < scene->n; i++)
    {
      const ChieuPlace *place = &scene->cards[i];
      Child child;
      gboolean is_new = FALSE;

      /* A card turned over in its place is the same card. */
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
  gboolean moves = FALSE, slide = FALSE;

  g_return_if_fail (CHIEU_IS_ZONE (self));

  self->box = scene->box;
  reconcile (self, scene, change, &moves);
  slide = moves && animate;
  for (guint i = 0; i < self->children->len; i++)
    update_label (self, i, place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (moves || self->progress < 1)
    start_slide (self, slide);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* ---- Looking into it ---- */

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
  return place >= 0 && place < (int) self->children->len ? get_child (self, place)->widget : NULL;
}

int
chieu_zone_find (ChieuZone       *self,
                 ChieuCardWidget *card)
{
  g_return_val_if_fail (CHIEU_IS_ZONE (self), -1);

  for (guint i = 0; i < self->children->len; i++)
    if (get_child (self, i)->widget == card)
      return i;
  return -1;
}

ChieuSpot
chieu_zone_get_spot (ChieuZone *self,
                     int        place)
{
  const ChieuPlace *p = &get_child (self, place)->place;

  return (ChieuSpot) { .card = p->card, .x = p->x, .y = p->y, .angle = p->angle, .height = p->height };
}

void
chieu_zone_set_large_index (ChieuZone *self,
                            gboolean   large_index)
{
  g_return_if_fail (CHIEU_IS_ZONE (self));

  self->large_index = large_index;
  for (guint i = 0; i < self->children->len; i++)
    chieu_card_widget_set_large_index (get_child (self, i)->widget, large_index);
}

void
chieu_zone_set_offered (ChieuZone *self,
                        gboolean   offered,
                        gboolean   nearest)
{
  guint8 value = offered ? nearest ? 2 : 1 : 0;

  g_return_if_fail (CHIEU_IS_ZONE (self));

  if (self->offered == value)
    return;
  self->offered = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---- As a widget ---- */

static void
chieu_zone_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  ChieuZone *self = CHIEU_ZONE (widget);

  for (guint i = 0; i < self->children->len; i++)
    {
      const Child *child = get_child (self, i);
      float card_width = child->place.height / 4.0f, x, y, angle;
      GskTransform *transform;

      present_spot (self, child, &x, &y, &angle);
      /* The mat gives zones whole pixels; cards that lie straight must do so, too, or they are resampled. */
      x -= (int) self->box.x;
      y -= (int) self->box.y;
      transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y));
      if (angle != 0)
        transform = gsk_transform_rotate (transform, angle);
      transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT (-card_width / 2, -child->place.height / 2.0f));
      gtk_widget_allocate (GTK_WIDGET (child->widget), (int) card_width, child->place.height, -1, transform);
    }
}

static void
chieu_zone_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  ChieuZone *self = CHIEU_ZONE (widget);

  if (self->offered > 0)
    {
      GskRoundedRect outline;
      graphene_rect_t rect = GRAPHENE_RECT_INIT (0, 0, self->box.width, self->box.height);
      const float widths[4] = { 2, 2, 2, 2 };
      const GdkRGBA colours[4] = { offered_line, offered_line, offered_line, offered_line };

      gsk_rounded_rect_init_from_rect (&outline, &rect, 10);
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (snapshot, self->offered == 2 ? &nearest_fill : &offered_fill, &rect);
      gtk_snapshot_pop (snapshot);
      gtk_snapshot_append_border (snapshot, &outline, widths, colours);
    }
  GTK_WIDGET_CLASS (chieu_zone_parent_class)->snapshot (widget, snapshot);
}

/* The place that the focus goes to from @focus, or −1: out of the zone. */
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
      at = self->last_focus != NULL ? chieu_zone_find (self, CHIEU_CARD_WIDGET (self->last_focus)) : -1;
      return at >= 0 ? at : n - 1;
    }
  at = chieu_zone_find (self, CHIEU_CARD_WIDGET (focus));
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
  return gtk_widget_grab_focus (GTK_WIDGET (get_child (self, place)->widget));
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
  ChieuZone *self = g_object_new (CHIEU_TYPE_ZONE, NULL);

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
      gtk_widget_unparent (GTK_WIDGET (get_child (self, i)->widget));
      child_clear (get_child (self, i));
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
  AdwAnimationTarget *target = adw_callback_animation_target_new (slide_cb, self, NULL);

  self->children = g_array_new (FALSE, TRUE, sizeof (Child));
  self->progress = 1;
  self->slide = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, CHIEU_SPEED_SHIFT, target);
}
