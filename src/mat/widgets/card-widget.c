/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-widget.h"

#include <math.h>

#include "mat/faces/card-index.h"
#include "mat/faces/card-picture.h"
#include "mat/faces/card-shape.h"
#include "mat/faces/rounded.h"

struct _ChieuCardWidget
{
  GtkWidget parent_instance;

  ChieuFaceCache *cache;
  const ChieuDeck *deck;
  ChieuCard card;
  ChieuCardFlags flags;
  int height;                    /* in pixels, a multiple of CHIEU_FACE_STEP */
  int piled;                     /* how many cards lie on each other here; 0: it lies alone */
  int strip, beside;             /* pixels of its top and of its left side that are in sight; 0: all of it */
  ChieuCardIndex index;          /* the label of its own, whatever the others have */
  gboolean has_own_index;
  float angle;                   /* degrees by which it is turned clockwise about its middle */
  ChieuTurned *turned;           /* its turned picture, for a window that is drawn in software */
  gulong ready_id;               /* connected while the picture drawn is not the one wanted */
};

enum { SIGNAL_ACTIVATED, N_SIGNALS };
static guint signals[N_SIGNALS];

static const GdkRGBA chosen_line = CHIEU_CARD_RED;
static const GdkRGBA offered_line = { 0.98f, 0.80f, 0.35f, 0.95f };
static const GdkRGBA in_play_line = { 0.17f, 0.09f, 0.04f, 0.92f };
static const GdkRGBA focus_line = { 0.086f, 0.188f, 0.302f, 1 };
static const GdkRGBA focus_halo = { 1, 0.95f, 0.75f, 1 };
static const GdkRGBA pointed_line = CHIEU_POINTED_LINE;
static const GdkRGBA pointed_edge = CHIEU_POINTED_EDGE;
/* The number of a pile has the same style as that of the nọc. */
static const GdkRGBA piled_fill = { 0.176f, 0.31f, 0.447f, 1 };
static const GdkRGBA piled_ink = CHIEU_CARD_LIGHT;
static const GdkRGBA wrong_line = { 0.80f, 0.09f, 0.06f, 1 };
static const GdkRGBA wrong_edge = { 1, 0.96f, 0.90f, 1 };
static const GdkRGBA shade = { 0.30f, 0.22f, 0.10f, 0.16f };

G_DEFINE_FINAL_TYPE (ChieuCardWidget, chieu_card_widget, GTK_TYPE_WIDGET)

static float
width_of (ChieuCardWidget *self)
{
  return chieu_card_width (self->deck, self->height);
}

/* The seal of a marked card, in parts of the height: its middle and half of its side; the radius of its corners as a part of
 * that half; and the least half and the width of its line, in pixels. */
#define SEAL_X 0.068f
#define SEAL_Y 0.285f
#define SEAL 0.033f
#define SEAL_ROUND 0.4f
#define SEAL_MIN 5
#define SEAL_LINE 2

/* The dot of a card that is useful, in parts of the width: its radius, and how far its middle is from the left; and the least and
 * greatest radius and the width of its line, in pixels. */
#define DOT 0.09f
#define DOT_X 0.25f
#define DOT_MIN 4
#define DOT_MAX 10
#define DOT_LINE 1.5f

static float
corner_of (ChieuCardWidget *self)
{
  return MAX (2, width_of (self) * (float) CHIEU_CARD_CORNER);
}

static void
redraw_cb (ChieuCardWidget *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A card listens to the cache only as long as it waits: nothing redraws when other faces come. */
static void
wait_for_picture (ChieuCardWidget *self,
                  gboolean         wait)
{
  if (wait && self->ready_id == 0)
    self->ready_id = g_signal_connect_swapped (self->cache, "ready", G_CALLBACK (redraw_cb), self);
  else if (!wait)
    g_clear_signal_handler (&self->ready_id, self->cache);
}

/* Draws a line round the upper left part of the card that is @width times @height pixels. @grow: how far its outer edge is outside of
 * that, @line: its width, both in pixels */
static void
snapshot_part_outline (ChieuCardWidget *self,
                       GtkSnapshot     *snapshot,
                       float            width,
                       float            height,
                       float            grow,
                       float            line,
                       const GdkRGBA   *colour)
{
  GskRoundedRect outline;
  graphene_rect_t rect = GRAPHENE_RECT_INIT (-grow, -grow, width + 2 * grow, height + 2 * grow);

  gsk_rounded_rect_init_from_rect (&outline, &rect, corner_of (self) + grow);
  chieu_rounded_outline (snapshot, &outline, line, colour);
}

/* Draws such a line round the whole card. */
static void
snapshot_outline (ChieuCardWidget *self,
                  GtkSnapshot     *snapshot,
                  float            grow,
                  float            line,
                  const GdkRGBA   *colour)
{
  snapshot_part_outline (self, snapshot, width_of (self), self->height, grow, line, colour);
}

void
chieu_card_widget_snapshot_win (ChieuCardWidget *self,
                                GtkSnapshot     *snapshot)
{
  float width, height;

  g_return_if_fail (CHIEU_IS_CARD_WIDGET (self) && GTK_IS_SNAPSHOT (snapshot));

  if ((self->flags & CHIEU_CARD_WON) == 0 || (self->flags & CHIEU_CARD_FLYING) != 0)
    return;
  width = self->beside > 0 ? self->beside : width_of (self);
  height = self->strip > 0 ? self->strip : self->height;
  snapshot_part_outline (self, snapshot, width, height, 5, 6, &pointed_edge);
  snapshot_part_outline (self, snapshot, width, height, 4, 4, &pointed_line);
}

static ChieuCardIndex
index_of (ChieuCardWidget *self)
{
  return self->has_own_index ? self->index : chieu_card_index_get_shown ();
}

/* Draws a gold seal below the characters of the corner and their label, where it shows in the fan, too. It is a shape and not
 * only a colour; and square, so that nobody takes it for the dot of a card that an offer would use. */
static void
snapshot_seal (ChieuCardWidget *self,
               GtkSnapshot     *snapshot)
{
  float radius = MAX (SEAL_MIN, self->height * SEAL), x = self->height * SEAL_X;
  float label = chieu_card_index_find_bottom (GTK_WIDGET (self), self->deck, self->card, self->height, self->beside,
                                              index_of (self));
  float y = MAX (self->height * SEAL_Y, label + radius);
  graphene_rect_t rect = GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius);
  GskRoundedRect seal;

  gsk_rounded_rect_init_from_rect (&seal, &rect, radius * SEAL_ROUND);
  chieu_rounded_fill (snapshot, &seal, &pointed_line);
  chieu_rounded_outline (snapshot, &seal, SEAL_LINE, &pointed_edge);
}

/* Draws the dot of a card that an offer would use, at the upper edge, in the corner that shows also in a fan. The button of the offer
 * has the same dot. */
static void
snapshot_dot (ChieuCardWidget *self,
              GtkSnapshot     *snapshot)
{
  float width = width_of (self), radius = CLAMP (width * DOT, DOT_MIN, DOT_MAX);
  graphene_rect_t rect = GRAPHENE_RECT_INIT (width * DOT_X - radius, -radius, 2 * radius, 2 * radius);
  GskRoundedRect disc;

  gsk_rounded_rect_init_from_rect (&disc, &rect, radius);
  chieu_rounded_fill (snapshot, &disc, &pointed_line);
  chieu_rounded_outline (snapshot, &disc, DOT_LINE, &in_play_line);
}

/* Pixels beside the number of a pile, on both sides together: wanted, and at least. */
#define PILED_ROOM 8
#define PILED_ROOM_LEAST 4
/* The most of a pile's height that its number takes, so that the characters stay in sight. */
#define PILED_PART 0.4

double
chieu_card_widget_fit_number (double           width,
                              double           height,
                              int              text_width,
                              int              text_height,
                              graphene_rect_t *disc)
{
  double scale = MIN (1, MIN (MAX (width - PILED_ROOM_LEAST, 1) / MAX (text_width, 1), height * PILED_PART / MAX (text_height, 1)));
  double high = text_height * scale, wide = MIN (width, MAX (text_width * scale + PILED_ROOM, high));

  graphene_rect_init (disc, roundf ((float) (width - wide) / 2), (float) (height - high), (float) wide, (float) high);
  return scale;
}

/* Draws the number of a pile on its lower end: as large as other words if there is room, and no wider than the pile, so that the numbers
 * of piles beside each other stay apart. */
static void
snapshot_piled (ChieuCardWidget *self,
                GtkSnapshot     *snapshot)
{
  g_autofree char *number = g_strdup_printf ("%d", self->piled);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), number);
  PangoFontDescription *font = pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));
  int width, height;
  float scale;
  graphene_rect_t rect;
  GskRoundedRect disc;

  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_size (layout, &width, &height);
  scale = (float) chieu_card_widget_fit_number (width_of (self), self->height, width, height, &rect);
  gsk_rounded_rect_init_from_rect (&disc, &rect, MIN (rect.size.width, rect.size.height) / 2);
  chieu_rounded_fill (snapshot, &disc, &piled_fill);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (rect.origin.x + (rect.size.width - (float) width * scale) / 2, rect.origin.y));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_append_layout (snapshot, layout, &piled_ink);
  gtk_snapshot_restore (snapshot);
}

/* Draws the marks of the card, the more important ones over the others. The numbers of each outline are how far it reaches beyond the card,
 * and its width. */
static void
snapshot_marks (ChieuCardWidget *self,
                GtkSnapshot     *snapshot)
{
  if (self->flags & CHIEU_CARD_SHADED)
    gtk_snapshot_append_color (snapshot, &shade, &GRAPHENE_RECT_INIT (0, 0, width_of (self), self->height));
  if (self->flags & CHIEU_CARD_MARKED)
    snapshot_seal (self, snapshot);
  if (self->piled > 0)
    snapshot_piled (self, snapshot);
  if (self->flags & CHIEU_CARD_IN_PLAY)
    snapshot_outline (self, snapshot, 4, 4, &in_play_line);
  if (self->flags & CHIEU_CARD_USEFUL)
    snapshot_dot (self, snapshot);
  if (self->flags & CHIEU_CARD_OFFERED)
    snapshot_outline (self, snapshot, 2, 3, &offered_line);
  if (self->flags & CHIEU_CARD_POINTED)
    {
      snapshot_outline (self, snapshot, 6, 8, &pointed_edge);
      snapshot_outline (self, snapshot, 5, 6, &pointed_line);
    }
  if (self->flags & CHIEU_CARD_WRONG)
    {
      snapshot_outline (self, snapshot, 5, 6, &wrong_edge);
      snapshot_outline (self, snapshot, 4, 4, &wrong_line);
    }
  if (self->flags & CHIEU_CARD_CHOSEN)
    snapshot_outline (self, snapshot, 2, 4, &chosen_line);
  if (gtk_widget_has_visible_focus (GTK_WIDGET (self)))
    {
      snapshot_outline (self, snapshot, 5, 3, &focus_halo);
      snapshot_outline (self, snapshot, 3, 3, &focus_line);
    }
}

static ChieuSpot
get_spot (ChieuCardWidget *self)
{
  return (ChieuSpot) {
    .card = self->card,
    .x = width_of (self) / 2,
    .y = self->height / 2.0f,
    .angle = self->angle,
    .height = self->height,
  };
}

static void
chieu_card_widget_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  ChieuCardWidget *self = CHIEU_CARD_WIDGET (widget);
  gboolean flies = (self->flags & CHIEU_CARD_FLYING) != 0;
  ChieuSpot spot = get_spot (self);

  /* While the card is on its way, its picture is made ready for where it will lie. */
  wait_for_picture (self, !chieu_spot_snapshot (&spot, widget, flies ? NULL : snapshot, self->deck, self->height, self->turned));
  if (flies)
    return;
  chieu_spot_enter (&spot, snapshot, self->deck, self->height);
  if (self->card != CHIEU_CARD_HIDDEN)
    chieu_card_index_snapshot (widget, snapshot, self->deck, self->card, self->height, self->strip,
                               self->beside, index_of (self));
  snapshot_marks (self, snapshot);
  gtk_snapshot_restore (snapshot);
}

/* Only the turned card itself is hit, not what it leaves free of its allocation. */
static gboolean
chieu_card_widget_contains (GtkWidget *widget,
                            double     x,
                            double     y)
{
  ChieuCardWidget *self = CHIEU_CARD_WIDGET (widget);
  ChieuSpot spot = get_spot (self);
  double angle = spot.angle * G_PI / 180, dx = x - spot.x, dy = y - spot.y;
  double across = dx * cos (angle) + dy * sin (angle), along = dy * cos (angle) - dx * sin (angle);

  if (self->angle == 0)
    return GTK_WIDGET_CLASS (chieu_card_widget_parent_class)->contains (widget, x, y);
  return fabs (across) <= width_of (self) / 2 && fabs (along) <= spot.height / 2;
}

static void
chieu_card_widget_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  ChieuCardWidget *self = CHIEU_CARD_WIDGET (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? (int) width_of (self) : self->height;
}

/* The ring is drawn by hand, so a change of the visible focus has to redraw. */
static void
chieu_card_widget_state_flags_changed (GtkWidget     *widget,
                                       GtkStateFlags  previous)
{
  if (((gtk_widget_get_state_flags (widget) ^ previous) & (GTK_STATE_FLAG_FOCUS_VISIBLE | GTK_STATE_FLAG_FOCUSED)) != 0)
    gtk_widget_queue_draw (widget);
}

static void
activate_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_ACTIVATED], 0);
}

/* Asks for an explanation of the card. Windows that can give one have an action with this name. */
static void
show_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  gtk_widget_activate_action (widget, "mat.show-card", "u", (guint) CHIEU_CARD_WIDGET (widget)->card);
}

GtkWidget *
chieu_card_widget_new (const ChieuDeck *deck,
                       ChieuCard        card)
{
  ChieuCardWidget *self;

  g_return_val_if_fail (deck != NULL, NULL);

  self = g_object_new (CHIEU_TYPE_CARD_WIDGET, "focusable", TRUE, NULL);
  self->deck = deck;
  self->cache = chieu_face_cache_for_deck (deck);
  self->card = card;
  g_signal_connect_object (self->cache, "changed", G_CALLBACK (redraw_cb), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}

ChieuCard
chieu_card_widget_get_card (ChieuCardWidget *self)
{
  g_return_val_if_fail (CHIEU_IS_CARD_WIDGET (self), CHIEU_CARD_NONE);
  return self->card;
}

void
chieu_card_widget_set_card (ChieuCardWidget *self,
                            ChieuCard        card)
{
  g_return_if_fail (CHIEU_IS_CARD_WIDGET (self));

  if (self->card == card)
    return;
  self->card = card;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

ChieuCardFlags
chieu_card_widget_get_flags (ChieuCardWidget *self)
{
  g_return_val_if_fail (CHIEU_IS_CARD_WIDGET (self), 0);
  return self->flags;
}

void
chieu_card_widget_set_flags (ChieuCardWidget *self,
                             ChieuCardFlags   flags)
{
  g_return_if_fail (CHIEU_IS_CARD_WIDGET (self));

  if (self->flags == flags)
    return;
  /* A card that is not chosen has no such state: “not selected” after each card of the hand would only be noise. */
  if ((self->flags ^ flags) & CHIEU_CARD_CHOSEN)
    {
      if (flags & CHIEU_CARD_CHOSEN)
        gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED, TRUE, -1);
      else
        gtk_accessible_reset_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_SELECTED);
    }
  self->flags = flags;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
chieu_card_widget_set_height (ChieuCardWidget *self,
                              int              height)
{
  g_return_if_fail (CHIEU_IS_CARD_WIDGET (self));

  if (self->height == height)
    return;
  self->height = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
chieu_card_widget_set_angle (ChieuCardWidget *self,
                             float            angle)
{
  g_return_if_fail (CHIEU_IS_CARD_WIDGET (self));

  if (self->angle == angle)
    return;
  self->angle = angle;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
chieu_card_widget_set_piled (ChieuCardWidget *self,
                             int              n)
{
  g_return_if_fail (CHIEU_IS_CARD_WIDGET (self) && n >= 0);

  if (self->piled == n)
    return;
  self->piled = n;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
chieu_card_widget_set_in_sight (ChieuCardWidget *self,
                                int              strip,
                                int              beside)
{
  g_return_if_fail (CHIEU_IS_CARD_WIDGET (self));

  if (self->strip == strip && self->beside == beside)
    return;
  self->strip = strip;
  self->beside = beside;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
chieu_card_widget_get_in_sight (ChieuCardWidget *self,
                                int             *strip,
                                int             *beside)
{
  g_return_if_fail (CHIEU_IS_CARD_WIDGET (self) && strip != NULL && beside != NULL);

  *strip = self->strip;
  *beside = self->beside;
}

void
chieu_card_widget_set_own_index (ChieuCardWidget *self,
                                 ChieuCardIndex   index)
{
  g_return_if_fail (CHIEU_IS_CARD_WIDGET (self));

  self->has_own_index = TRUE;
  self->index = index;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
chieu_card_widget_set_label (ChieuCardWidget *self,
                             const char      *label)
{
  g_return_if_fail (CHIEU_IS_CARD_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
chieu_card_widget_dispose (GObject *object)
{
  ChieuCardWidget *self = CHIEU_CARD_WIDGET (object);

  if (self->cache != NULL)
    wait_for_picture (self, FALSE);
  g_clear_pointer (&self->turned, chieu_turned_free);
  G_OBJECT_CLASS (chieu_card_widget_parent_class)->dispose (object);
}

static void
chieu_card_widget_class_init (ChieuCardWidgetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = chieu_card_widget_dispose;
  widget_class->snapshot = chieu_card_widget_snapshot;
  widget_class->contains = chieu_card_widget_contains;
  widget_class->measure = chieu_card_widget_measure;
  widget_class->state_flags_changed = chieu_card_widget_state_flags_changed;

  signals[SIGNAL_ACTIVATED] = g_signal_new ("activated", CHIEU_TYPE_CARD_WIDGET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                            G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "card.show", NULL, show_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "card.show", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "card.show", NULL);
  /* Installed last, it is the first among the actions that a screen reader offers. */
  gtk_widget_class_install_action (widget_class, "card.activate", NULL, activate_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "card.activate", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "card.activate", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "card.activate", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_widget_class_set_css_name (widget_class, "chieu-card");
}

static void
chieu_card_widget_init (ChieuCardWidget *self)
{
  self->card = CHIEU_CARD_HIDDEN;
  self->height = 2 * CHIEU_FACE_STEP;
  self->turned = chieu_turned_new (GTK_WIDGET (self));
}
