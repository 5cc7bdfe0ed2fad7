/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From a zone's scene to its cards: a card of the same face keeps its widget, so
 * that focus, place and render node stay.
 */
#include "zone-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "match/words.h"
#include "speeds.h"

static void
activated_cb (ChieuZone       *self,
              ChieuCardWidget *card)
{
  g_signal_emit_by_name (self, "activated", card);
}

/* Takes the child that shows @card and lies nearest to @place out of @old. Returns: its widget, or NULL. */
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

static void
make_card (ChieuZone        *self,
           const ChieuPlace *place,
           ChieuZoneChange  *change,
           ChieuZoneChild   *child)
{
  *child = (ChieuZoneChild) { .widget = CHIEU_CARD_WIDGET (chieu_card_widget_new (self->game->deck, place->card)) };
  chieu_card_widget_set_index (child->widget, self->index);
  g_signal_connect_swapped (child->widget, "activated", G_CALLBACK (activated_cb), self);
  gtk_widget_set_parent (GTK_WIDGET (child->widget), GTK_WIDGET (self));
  child->place = *place;
  if (change != NULL)
    g_ptr_array_add (change->come, child->widget);
}

void
chieu_zone_present_spot (ChieuZone            *self,
                         const ChieuZoneChild *child,
                         float                *x,
                         float                *y,
                         float                *angle)
{
  float p = self->progress;

  *x = child->from_x + (child->place.x - child->from_x) * p;
  *y = child->from_y + (child->place.y - child->from_y) * p;
  *angle = child->from_angle + (child->place.angle - child->from_angle) * p;
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
    chieu_zone_present_spot (self, child, &child->from_x, &child->from_y, &child->from_angle);
  moves = child->from_x != place->x || child->from_y != place->y || child->from_angle != place->angle;
  child->place = *place;
  chieu_card_widget_set_card (child->widget, place->card);
  chieu_card_widget_set_height (child->widget, place->height);
  chieu_card_widget_set_flags (child->widget, place->flags | flying);
  return moves;
}

static void
note_left (ChieuZone       *self,
           ChieuZoneChild  *child,
           ChieuZoneChange *change)
{
  ChieuSpot spot = { .card = child->place.card, .height = child->place.height };

  chieu_zone_present_spot (self, child, &spot.x, &spot.y, &spot.angle);
  g_array_append_val (change->left, spot);
}

/* Whoever had the focus and left hands it to its neighbour. @i: the place where it was. */
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
        note_left (self, child, change);
      drop_child (self, child, i);
    }
}

static void
update_label (ChieuZone  *self,
              int         i,
              const char *place)
{
  ChieuZoneChild *child = chieu_zone_child (self, i);
  const ChieuWords *words = chieu_words_for_game (self->game);
  const char *name = chieu_words_card (words, child->place.card);
  g_autofree char *card = (child->place.flags & CHIEU_CARD_MARKED) != 0 && chieu_words_marked (words) != NULL
                          ? g_strconcat (name, chieu_words_comma (), chieu_words_marked (words), NULL) : g_strdup (name);
  /* Translators: a card in the words of a screen reader: “8 Vạn, in your hand, 3 of 21”. */
  g_autofree char *label = g_strdup_printf (_("%s, %s, %d of %d"), card, place, self->below + i + 1,
                                            self->below + (int) self->children->len);

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

  self->children = g_array_sized_new (FALSE, TRUE, sizeof (ChieuZoneChild), scene->n);
  for (guint i = 0; i < scene->n; i++)
    {
      const ChieuPlace *place = &scene->cards[i];
      ChieuZoneChild child;
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
  self->below = scene->below;
  reconcile (self, scene, change, &moves);
  slide = moves && animate;
  for (guint i = 0; i < self->children->len; i++)
    update_label (self, i, place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (moves || self->progress < 1)
    start_slide (self, slide);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
chieu_zone_init_slide (ChieuZone *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (slide_cb, self, NULL);

  self->progress = 1;
  self->slide = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, CHIEU_SPEED_SHIFT, target);
}
