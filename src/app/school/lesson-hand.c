/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-hand.h"

/* The drawing is made for a hand that is 100 wide and 130 high, the tip of its finger at 34, 0. */
#define DRAWN_WIDTH 100.0
#define DRAWN_HEIGHT 130.0
#define TIP_X 34.0
/* The width of the outline, and how far it reaches beyond the drawing at the left; at the other sides that is as much as its
 * width. */
#define OUTLINE 4.0
#define OUTLINE_LEFT 1.0
/* The hand's height as a part of the card's, and where on the card its finger lies. */
#define PART 0.6
#define ON_CARD 0.45

struct _ChieuLessonHand
{
  GtkWidget parent_instance;

  gboolean shown;
  graphene_rect_t place;         /* of the card on which the hand lies */
};

G_DEFINE_FINAL_TYPE (ChieuLessonHand, chieu_lesson_hand, GTK_TYPE_WIDGET)

/* Draws a fist with the first finger stretched out, seen from above, and the end of a sleeve. */
static void
draw_hand (cairo_t *cr)
{
  cairo_move_to (cr, 26, 70);
  cairo_line_to (cr, 26, 9);
  cairo_curve_to (cr, 26, -3, 43, -3, 43, 9);
  cairo_line_to (cr, 43, 46);
  cairo_curve_to (cr, 47, 38, 58, 39, 60, 47);
  cairo_curve_to (cr, 65, 40, 75, 42, 77, 51);
  cairo_curve_to (cr, 83, 46, 92, 50, 92, 60);
  cairo_line_to (cr, 92, 82);
  cairo_curve_to (cr, 92, 96, 86, 104, 80, 110);
  cairo_line_to (cr, 36, 110);
  cairo_curve_to (cr, 26, 100, 12, 86, 6, 74);
  cairo_curve_to (cr, 2, 64, 14, 58, 20, 64);
  cairo_close_path (cr);
  cairo_set_source_rgb (cr, 0.94, 0.77, 0.60);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.24, 0.14, 0.08);
  cairo_set_line_width (cr, OUTLINE);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_move_to (cr, 60, 47);
  cairo_line_to (cr, 60, 64);
  cairo_move_to (cr, 77, 51);
  cairo_line_to (cr, 77, 66);
  cairo_move_to (cr, 43, 46);
  cairo_line_to (cr, 43, 62);
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
  cairo_rectangle (cr, 30, 108, 56, 20);
  cairo_set_source_rgb (cr, 0.18, 0.31, 0.45);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.24, 0.14, 0.08);
  cairo_set_line_width (cr, OUTLINE);
  cairo_stroke (cr);
}

static void
snapshot (GtkWidget   *widget,
          GtkSnapshot *snapshot)
{
  ChieuLessonHand *self = CHIEU_LESSON_HAND (widget);
  graphene_rect_t bounds;
  double scale;
  cairo_t *cr;

  if (!self->shown)
    return;
  scale = self->place.size.height * PART / DRAWN_HEIGHT;
  bounds = GRAPHENE_RECT_INIT ((float) (self->place.origin.x + self->place.size.width / 2 - TIP_X * scale - OUTLINE_LEFT * scale),
                               (float) (self->place.origin.y + self->place.size.height * ON_CARD - OUTLINE * scale),
                               (float) ((DRAWN_WIDTH + OUTLINE) * scale), (float) ((DRAWN_HEIGHT + 2 * OUTLINE) * scale));
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_translate (cr, bounds.origin.x + OUTLINE_LEFT * scale, bounds.origin.y + OUTLINE * scale);
  cairo_scale (cr, scale, scale);
  draw_hand (cr);
  cairo_destroy (cr);
}

GtkWidget *
chieu_lesson_hand_new (void)
{
  return g_object_new (CHIEU_TYPE_LESSON_HAND, NULL);
}

void
chieu_lesson_hand_show (ChieuLessonHand       *self,
                        const graphene_rect_t *place)
{
  g_return_if_fail (CHIEU_IS_LESSON_HAND (self) && place != NULL);

  self->shown = TRUE;
  self->place = *place;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
chieu_lesson_hand_hide (ChieuLessonHand *self)
{
  g_return_if_fail (CHIEU_IS_LESSON_HAND (self));

  self->shown = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
chieu_lesson_hand_class_init (ChieuLessonHandClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
chieu_lesson_hand_init (ChieuLessonHand *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  /* A sleeve that reaches beyond the mat is cut there: below it are buttons. */
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
