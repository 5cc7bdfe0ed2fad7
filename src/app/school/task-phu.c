/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "task-phu.h"

#include <glib/gi18n.h>

#include "mat/faces/face-cache.h"
#include "mat/widgets/card-strip.h"
#include "mat/widgets/widgets.h"

/* The space between groups, and the least and the largest height of their cards, in pixels. */
#define GAP 18
#define HEIGHT_MIN 72
#define HEIGHT_MAX 320

struct _ChieuTaskPhu
{
  GtkWidget parent_instance;

  const ChieuDeck *deck;
  int n;
  int sizes[CHIEU_GROUPS_MAX];   /* how many cards each group has */
  GtkWidget *strips[CHIEU_GROUPS_MAX];
};

G_DEFINE_FINAL_TYPE (ChieuTaskPhu, chieu_task_phu, GTK_TYPE_WIDGET)

static void
drop_strips (ChieuTaskPhu *self)
{
  for (int i = 0; i < self->n; i++)
    g_clear_pointer (&self->strips[i], gtk_widget_unparent);
  self->n = 0;
}

void
chieu_task_phu_set_groups (ChieuTaskPhu           *self,
                           const ChieuGame        *game,
                           const ChieuArrangement *arrangement)
{
  g_return_if_fail (CHIEU_IS_TASK_PHU (self) && game != NULL && arrangement != NULL);

  drop_strips (self);
  self->deck = game->deck;
  for (int i = 0; i < arrangement->n; i++)
    {
      const ChieuLessonCards *group = &arrangement->groups[i];

      self->sizes[i] = group->n;
      self->strips[i] = chieu_card_strip_new (game, group->cards, group->n, HEIGHT_MIN);
      gtk_widget_set_focusable (self->strips[i], TRUE);
      gtk_widget_add_css_class (self->strips[i], "task-phu");
      gtk_widget_set_parent (self->strips[i], GTK_WIDGET (self));
    }
  self->n = arrangement->n;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* ---- Size ---- */

/* Moves the row of the groups from @first to before @end to the middle. */
static void
centre_row (GdkRectangle *places,
            int           first,
            int           end,
            int           width)
{
  int free = end > first ? width - places[end - 1].x - places[end - 1].width : 0;

  for (int i = first; i < end; i++)
    places[i].x += MAX (free, 0) / 2;
}

/* Finds where each group lies with cards of @height, in rows from the top. Returns: the height of all rows */
static int
lay_out (ChieuTaskPhu *self,
         int           width,
         int           height,
         GdkRectangle *places)
{
  int x = 0, y = 0, first = 0;

  for (int i = 0; i < self->n; i++)
    {
      int strip_width = chieu_card_strip_width (self->deck, self->sizes[i], height);

      if (x > 0 && x + strip_width > width)
        {
          centre_row (places, first, i, width);
          first = i;
          x = 0;
          y += height + GAP;
        }
      places[i] = (GdkRectangle) { x, y, strip_width, height };
      x += strip_width + GAP;
    }
  centre_row (places, first, self->n, width);
  return y + height;
}

static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  ChieuTaskPhu *self = CHIEU_TASK_PHU (widget);
  GdkRectangle places[CHIEU_GROUPS_MAX];
  int card = HEIGHT_MAX, all;

  while (card > HEIGHT_MIN && lay_out (self, width, card, places) > height)
    card -= CHIEU_FACE_STEP;
  all = lay_out (self, width, card, places);
  for (int i = 0; i < self->n; i++)
    {
      chieu_card_strip_set_height (CHIEU_CARD_STRIP (self->strips[i]), card);
      /* GTK warns of a widget that gets a place before it was measured with its new height. */
      gtk_widget_measure (self->strips[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      chieu_widget_put_at (self->strips[i], places[i].x, places[i].y + MAX ((height - all) / 2, 0), places[i].width, card);
    }
}

static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  ChieuTaskPhu *self = CHIEU_TASK_PHU (widget);

  *minimum = HEIGHT_MIN;
  for (int i = 0; orientation == GTK_ORIENTATION_HORIZONTAL && i < self->n; i++)
    *minimum = MAX (*minimum, chieu_card_strip_width (self->deck, self->sizes[i], HEIGHT_MIN));
  *natural = *minimum;
}

/* ---- The widget ---- */

GtkWidget *
chieu_task_phu_new (void)
{
  return g_object_new (CHIEU_TYPE_TASK_PHU, NULL);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  ChieuTaskPhu *self = CHIEU_TASK_PHU (widget);

  return self->n > 0 && gtk_widget_grab_focus (self->strips[0]);
}

static void
dispose (GObject *object)
{
  drop_strips (CHIEU_TASK_PHU (object));
  G_OBJECT_CLASS (chieu_task_phu_parent_class)->dispose (object);
}

static void
chieu_task_phu_class_init (ChieuTaskPhuClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "taskphu");
}

static void
chieu_task_phu_init (ChieuTaskPhu *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The sets"), -1);
}
