/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ceremony-view.h"

#include "config.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "compat.h"
#include "mat/faces/card-shape.h"
#include "mat/motion.h"
#include "mat/sound.h"
#include "mat/widgets/background.h"
#include "mat/widgets/card-widget.h"
#include "mat/widgets/css-class.h"
#include "mat/widgets/gloss.h"
#include "mat/widgets/table-places.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"
#include "match/words/addressed.h"

/* The number of cards that are in the air at once when cards are dealt. */
#define FLYING 4

/* From this size of the room on the words are larger, to be read from farther away. */
#define LARGE_WIDTH 1400
#define LARGE_HEIGHT 800

/* The number of the cards left over, where heaps are numbered by their slots. */
#define STOCK CHIEU_CEREMONY_HEAPS_MAX

struct _ChieuCeremonyView
{
  GtkWidget parent_instance;

  ChieuCeremony plan;
  ChieuCeremonyProgress progress;
  char *names[CHIEU_SEATS_MAX];  /* NULL at the person's seat */
  gboolean by_hand;              /* the person does their own part */
  int delay;                     /* milliseconds for which a rite stays; −1: until the person goes on */
  int rite;                      /* the number of the one that is shown; −1: there is no ceremony */
  gboolean waits;                /* the rite waits for what the person is to do */
  guint next_id;                 /* of the timer for the next rite, 0: none is due */
  gint64 came_at;                /* when the rite came by itself, by the monotonic clock; 0: the person went on to it */
  guint focus_id;                /* of the callback that moves the focus when all lies there, 0: none is due */
  double volume;                 /* 0 … 1 */
  ChieuSounds *sounds;

  ChieuCeremonyPlaces from, to;  /* cards are on their way from where they lay */
  double part;                   /* the part of that way that is done */
  AdwAnimation *motion;
  int n_dealt;                   /* cards that are dealt one by one in this rite, 0: the heaps themselves move */
  int counted;                   /* how far it has been counted in this rite; 0: nothing is counted */
  guint count_id;                /* of the timer for the next number, 0: none is due */
  int width, height;             /* of the widget, for which the places were made */
  guint large_id;                /* of the callback that makes the words larger or smaller, 0: none is due */
  ChieuBox words;                /* where the panel is */
  gboolean words_left;           /* the panel is on the left if it is beside the mat */

  GtkWidget *background;
  GtkWidget *reading, *sum;      /* the frame round the cards that are held up, and their sum */
  GtkWidget *heaps[CHIEU_CEREMONY_HEAPS_MAX];
  GtkWidget *stock;
  GtkWidget *flying[FLYING];     /* cards that are being dealt */
  GtkWidget *open[CHIEU_CEREMONY_OPEN_MAX];
  GtkWidget *held[CHIEU_CEREMONY_OPEN_MAX];
  GtkWidget *gaps[CHIEU_CEREMONY_HEAPS_MAX];
  GtkWidget *numbers[CHIEU_CEREMONY_HEAPS_MAX];   /* the numbers that are counted: of the heaps from the mark on, or by position */
  GtkWidget *seats[CHIEU_SEATS_MAX];     /* by position */
  GtkWidget *panel;              /* the words and buttons beside or below the mat: those that follow, and the button to skip */
  GtkWidget *doers, *told;       /* labels: who does the rite, or that a choice was wrong; and what is done or to be done */
  GtkWidget *next, *never;       /* the button to go on, and the box to check for seeing no ceremony again */

  int carried;                   /* the heap that is carried; STOCK: the cards left over; −1: nothing */
  double carried_x, carried_y;   /* how far it is carried, in pixels */
};

G_DEFINE_FINAL_TYPE (ChieuCeremonyView, chieu_ceremony_view, GTK_TYPE_WIDGET)

enum { SIGNAL_OVER, N_SIGNALS };
static guint signals[N_SIGNALS];

/* In pixels, as in mat.css: the margin inside the panel, and the height of a plate that may be chosen. */
#define WORDS_PADDING 12
#define PLATE_CHOSEN 48
/* The space between the buttons of the panel, in pixels. */
#define BUTTONS_GAP 12

/* The least size of a plate, in pixels. */
#define PLATE_WIDTH_LEAST 64
#define PLATE_HEIGHT_LEAST 32

/* A press that is moved this many pixels, across and down together, is no longer a click: something is carried. */
#define DRAG_PIXELS 12

/* A thing is near if the square of its distance is below this many squares of a card's height. */
#define NEAR_SQUARES 2.0

/* The panel: the space between its parts, in pixels. */
#define PANEL_GAP 6

static const ChieuRite *
present_rite (const ChieuCeremonyView *self)
{
  return &self->plan.rites[self->rite];
}

/* ---- Where all lies ---- */

/* @is_cai: whether the text is to say that it is the cái. Returns: (transfer full): the text on the plate of @seat */
static char *
name_plate (const ChieuCeremonyView *self,
            int                      seat,
            gboolean                 is_cai)
{
  const char *name = self->names[seat] != NULL ? self->names[seat] : _("You");

  return is_cai ? g_strdup_printf (_("%s, cái"), name) : g_strdup (name);
}

/* Finds a size of plates that has room for all that ever stands on one, so that none moves. */
static void
measure_plate (ChieuCeremonyView *self,
               float             *width,
               float             *height)
{
  *width = PLATE_WIDTH_LEAST;
  *height = PLATE_HEIGHT_LEAST;
  /* One that may be chosen is as high as any button. */
  for (int i = 0; i < self->plan.n_rites; i++)
    if (self->plan.rites[i].choice == CHIEU_RITE_CHOOSES_SEAT)
      *height = PLATE_CHOSEN;
  for (int position = 0; position < self->plan.seats; position++)
    {
      int seat = chieu_table_seat (self->plan.seats, self->progress.person, position), text;
      g_autofree char *name = name_plate (self, seat, seat == self->plan.cai);
      GtkWidget *label = gtk_button_get_child (GTK_BUTTON (self->seats[position]));
      g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, name);
      GtkRequisition size, words;

      gtk_widget_get_preferred_size (self->seats[position], NULL, &size);
      gtk_widget_get_preferred_size (label, NULL, &words);
      pango_layout_get_pixel_size (layout, &text, NULL);
      *width = MAX (*width, (float) (size.width - words.width + MAX (words.width, text)));
      *height = MAX (*height, (float) size.height);
    }
}

/* In a room wider than high the words are beside the mat if they fit into one of these parts of the width, which has at least so many
 * pixels and is at most half; else they are below it. */
static const double words_parts[] = { 0.27, 0.32, 0.38, 0.44 };
#define WORDS_LEAST 236

/* Returns: how high the panel is with the longest of its sentences, so that the mat stays as large as it is */
static int
panel_height (ChieuCeremonyView *self,
              int                width)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->told, NULL);
  int panel, told, most = 0;

  gtk_widget_measure (self->panel, GTK_ORIENTATION_VERTICAL, width, NULL, &panel, NULL, NULL);
  gtk_widget_measure (self->told, GTK_ORIENTATION_VERTICAL, width - 2 * WORDS_PADDING, NULL, &told, NULL, NULL);
  pango_layout_set_width (layout, (width - 2 * WORDS_PADDING) * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  for (int i = 0; i < self->plan.n_rites; i++)
    for (int duty = 0; duty <= self->by_hand; duty++)
      {
        g_autofree char *text = chieu_ceremony_tell_rite (&self->plan, i, duty, (const char *const *) self->names);
        int height;

        pango_layout_set_text (layout, text, -1);
        pango_layout_get_pixel_size (layout, NULL, &height);
        most = MAX (most, height);
      }
  return panel - told + MAX (most, told);
}

/* Finds the place of the panel. Returns: the room that is left for the mat */
static ChieuBox
share_room (ChieuCeremonyView *self)
{
  int width = self->width, height = self->height, least, below;

  gtk_widget_measure (self->panel, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  for (guint i = 0; width > height && i < G_N_ELEMENTS (words_parts); i++)
    {
      int size = MAX (MAX ((int) (width * words_parts[i]), WORDS_LEAST), least);

      if (panel_height (self, size) > height || size > width / 2)
        continue;
      self->words = (ChieuBox) { self->words_left ? 0 : width - size, 0, size, height };
      return (ChieuBox) { self->words_left ? size : 0, 0, width - size, height };
    }
  /* At least a third is left to the mat. */
  below = MIN (panel_height (self, width), height * 2 / 3);
  self->words = (ChieuBox) { 0, height - below, width, below };
  return (ChieuBox) { 0, 0, width, height - below };
}

static void
shift_box (ChieuBox *box,
           float     x)
{
  box->x += x;
}

static void
shift_spots (ChieuCeremonySpot *spots,
             int                n,
             float              x)
{
  for (int i = 0; i < n; i++)
    spots[i].x += x;
}

/* Measures the largest sum that is ever shown in this ceremony. */
static void
measure_sum (ChieuCeremonyView *self,
             float             *width,
             float             *height)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->sum, "");
  int most = 0, high = 0;

  for (int i = 0; i < self->plan.n_rites; i++)
    {
      g_autofree char *text = chieu_ceremony_write_sum (&self->plan, i);
      int wide = 0, tall = 0;

      if (text == NULL)
        continue;
      pango_layout_set_text (layout, text, -1);
      pango_layout_get_pixel_size (layout, &wide, &tall);
      most = MAX (most, wide);
      high = MAX (high, tall);
    }
  *width = (float) most;
  *height = (float) high;
}

/* The least side of the mat for which places are found, in pixels; a smaller one is cut off. */
#define SIDE_LEAST 120

static void
arrange (ChieuCeremonyView *self)
{
  ChieuCeremonyRoom room;
  ChieuBox mat;

  if (self->rite < 0 || self->width < 1 || self->height < 1)
    return;
  mat = share_room (self);
  room.ratio = chieu_card_width (self->plan.game->deck, 100) / 100;
  room.width = MAX (mat.width, SIDE_LEAST);
  room.height = MAX (mat.height, SIDE_LEAST);
  measure_plate (self, &room.plate_width, &room.plate_height);
  measure_sum (self, &room.sum_width, &room.sum_height);
  chieu_ceremony_arrange (&self->progress, &room, &self->to);
  /* The places are those of the mat alone; it begins farther to the right if the words are on its left. */
  shift_box (&self->to.mat, mat.x);
  shift_box (&self->to.dish, mat.x);
  shift_box (&self->to.reading, mat.x);
  shift_box (&self->to.sum, mat.x);
  shift_spots (self->to.heaps, CHIEU_CEREMONY_HEAPS_MAX, mat.x);
  shift_spots (&self->to.stock, 1, mat.x);
  shift_spots (self->to.open, CHIEU_CEREMONY_OPEN_MAX, mat.x);
  shift_spots (self->to.held, CHIEU_CEREMONY_OPEN_MAX, mat.x);
  shift_spots (self->to.gaps, CHIEU_CEREMONY_HEAPS_MAX, mat.x);
  for (int position = 0; position < CHIEU_SEATS_MAX; position++)
    shift_box (&self->to.seats[position], mat.x);
  chieu_background_set_boxes (CHIEU_BACKGROUND (self->background), &self->to.mat, &self->to.dish);
}

/* Returns: where something is after @part of the time on its way from @from to @to */
static float
between (float  from,
         float  to,
         double part)
{
  return from + (to - from) * (float) chieu_motion_ease (part);
}

/* Puts @card (nullable) to @spot, or as far on its way there as it is now; nothing is seen of it if no card lies there. @was: (nullable):
 * where it lay before. @width, @height: its own */
static void
allocate_card (ChieuCeremonyView       *self,
               GtkWidget               *card,
               const ChieuCeremonySpot *was,
               const ChieuCeremonySpot *spot,
               float                    width,
               int                      height)
{
  float x = spot->x, y = spot->y;

  if (card == NULL)
    return;
  gtk_widget_set_child_visible (card, spot->n > 0);
  if (spot->n == 0)
    return;
  if (was != NULL && was->n > 0)
    {
      x = between (was->x, x, self->part);
      y = between (was->y, y, self->part);
    }
  chieu_widget_put_at (card, roundf (x - width / 2), roundf (y - (float) height / 2), (int) width, height);
}

static void update_heights (ChieuCeremonyView *self);

/* ---- Cards that are dealt one by one ---- */

/* Returns: how far the dealing has come: card i leaves the stock at i − FLYING and arrives at i */
static double
find_dealt (const ChieuCeremonyView *self)
{
  return self->part * (self->n_dealt + FLYING) - FLYING;
}

/* Returns: how many cards have arrived */
static int
count_landed (const ChieuCeremonyView *self)
{
  return CLAMP ((int) floor (find_dealt (self)) + 1, 0, self->n_dealt);
}

static gboolean
is_dealing (const ChieuCeremonyView *self)
{
  return self->n_dealt > 0 && self->part < 1;
}

/* Puts the cards in the air on their way from the stock to their goals. */
static void
allocate_flying (ChieuCeremonyView *self)
{
  int landed = count_landed (self);
  double dealt = find_dealt (self);

  for (int i = 0; i < FLYING; i++)
    {
      int card = landed + i;
      gboolean flies = is_dealing (self) && card < self->n_dealt && card - dealt < FLYING;
      double part = CLAMP (1 - (card - dealt) / FLYING, 0, 1);
      const ChieuCeremonySpot *goal;
      ChieuCeremonySpot spot = { .n = flies };

      if (flies)
        {
          goal = &self->to.heaps[chieu_ceremony_find_goal (&self->progress, self->rite, card)];
          spot.x = between (self->to.stock.x, goal->x, part);
          spot.y = between (self->to.stock.y, goal->y, part);
        }
      allocate_card (self, self->flying[i], NULL, &spot, self->to.card_width, self->to.card_height);
    }
}

/* Shows how many cards lie at each place just now. */
static void
update_dealt (ChieuCeremonyView *self)
{
  int landed = count_landed (self), air = CLAMP ((int) floor (find_dealt (self)) + FLYING, 0, self->n_dealt) - landed;
  int lie[CHIEU_CEREMONY_HEAPS_MAX] = { 0 };

  for (int i = 0; i < landed; i++)
    lie[chieu_ceremony_find_goal (&self->progress, self->rite, i)]++;
  for (int i = 0; i < CHIEU_CEREMONY_HEAPS_MAX; i++)
    {
      int n = self->to.heaps[i].n;

      if (is_dealing (self))
        n = MIN (n, self->from.heaps[i].n + lie[i]);
      chieu_card_widget_set_piled (CHIEU_CARD_WIDGET (self->heaps[i]), n > 1 ? n : 0);
      gtk_widget_set_opacity (self->heaps[i], n > 0 || !is_dealing (self));
    }
  chieu_card_widget_set_piled (CHIEU_CARD_WIDGET (self->stock), self->to.stock.n + self->n_dealt - landed - air);
  gtk_widget_set_child_visible (self->stock, self->to.stock.n + self->n_dealt - landed - air > 0);
}

static void
allocate_heap (ChieuCeremonyView *self,
               int                i)
{
  ChieuCeremonySpot spot = self->to.heaps[i];
  const ChieuCeremonySpot *was = self->n_dealt > 0 ? NULL : &self->from.heaps[i];

  /* A heap that is joined to another one moves there before it disappears. */
  if (i >= self->to.n_heaps && self->from.heaps[i].n > 0 && self->part < 1)
    {
      spot = self->to.heaps[i - self->to.n_heaps];
      spot.n = self->from.heaps[i].n;
    }
  if (i == self->carried)
    {
      spot.x += (float) self->carried_x;
      spot.y += (float) self->carried_y;
    }
  allocate_card (self, self->heaps[i], was, &spot, self->to.card_width, self->to.card_height);
}

static void
allocate_label (GtkWidget *label,
                float      x,
                float      y)
{
  GtkRequisition size;
  int width;

  gtk_widget_get_preferred_size (label, NULL, &size);
  width = MAX (size.width, size.height);
  chieu_widget_put_at (label, roundf (x - (float) width / 2), roundf (y - (float) size.height / 2), width, size.height);
}

/* The distance of a number from the middle of its heap, above which it stands, in heights of a card. */
#define NUMBER_UP 0.22f

/* Puts the numbers that have been counted on the heaps or at the seats. */
static void
allocate_numbers (ChieuCeremonyView *self)
{
  const ChieuRite *rite = present_rite (self);

  for (int i = 0; i < CHIEU_CEREMONY_HEAPS_MAX; i++)
    {
      float x, y;

      if (!gtk_widget_get_child_visible (self->numbers[i]))
        continue;
      if (rite->seat >= 0)
        chieu_ceremony_find_number_place (&self->to, i, &x, &y);
      else
        {
          const ChieuCeremonySpot *spot = &self->to.heaps[chieu_ceremony_find_slot (&self->progress, i)];

          x = spot->x;
          y = spot->y - (float) self->to.card_height * NUMBER_UP;
        }
      allocate_label (self->numbers[i], x, y);
    }
}

/* Lays everything out at once, without a way. */
static void
arrange_anew (ChieuCeremonyView *self)
{
  arrange (self);
  self->from = self->to;
  if (self->rite >= 0)
    update_heights (self);
}

static void
allocate_box (GtkWidget      *child,
              const ChieuBox *box)
{
  gtk_widget_set_child_visible (child, box->width > 0);
  if (box->width > 0)
    chieu_widget_put_at (child, box->x, box->y, (int) box->width, (int) box->height);
}

static gboolean
large_cb (gpointer data)
{
  ChieuCeremonyView *self = data;

  self->large_id = 0;
  chieu_css_class_set (GTK_WIDGET (self), "large", self->width >= LARGE_WIDTH && self->height >= LARGE_HEIGHT);
  arrange_anew (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

static void
chieu_ceremony_view_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  ChieuCeremonyView *self = CHIEU_CEREMONY_VIEW (widget);
  ChieuCeremonySpot stock;

  if (width != self->width || height != self->height)
    {
      self->width = width;
      self->height = height;
      arrange_anew (self);
      if (self->large_id == 0)
        self->large_id = g_idle_add (large_cb, self);
    }
  allocate_box (self->panel, &self->words);
  gtk_widget_set_child_visible (self->background, self->rite >= 0);
  gtk_widget_set_child_visible (self->reading, FALSE);
  gtk_widget_set_child_visible (self->sum, FALSE);
  if (self->rite < 0)
    return;
  chieu_widget_put_at (self->background, 0, 0, width, height);
  allocate_box (self->reading, &self->to.reading);
  allocate_box (self->sum, &self->to.sum);
  for (int i = 0; i < CHIEU_CEREMONY_HEAPS_MAX; i++)
    {
      ChieuBox gap = { self->to.gaps[i].x - CHIEU_CEREMONY_GAP_WIDTH / 2.0f, self->to.gaps[i].y - (float) self->to.card_height / 2,
                       CHIEU_CEREMONY_GAP_WIDTH, MAX (self->to.card_height, CHIEU_CEREMONY_GAP_WIDTH) };

      allocate_heap (self, i);
      if (gtk_widget_get_child_visible (self->gaps[i]))
        chieu_widget_put_at (self->gaps[i], gap.x, gap.y, (int) gap.width, (int) gap.height);
    }
  stock = self->to.stock;
  stock.n += is_dealing (self) ? self->n_dealt : 0;
  stock.x += self->carried == STOCK ? (float) self->carried_x : 0;
  stock.y += self->carried == STOCK ? (float) self->carried_y : 0;
  allocate_card (self, self->stock, NULL, &stock, self->to.card_width, self->to.card_height);
  allocate_flying (self);
  for (int i = 0; i < CHIEU_CEREMONY_OPEN_MAX; i++)
    {
      ChieuCeremonySpot from = self->from.open[i];

      /* The card comes from the nọc, or is turned where it lies; everybody sees it, and then it is laid down. */
      if (from.n == 0)
        from = i == 0 ? self->from.heaps[self->progress.noc_slot] : self->to.open[i];
      allocate_card (self, self->open[i], &from, &self->to.open[i], self->to.card_width, self->to.card_height);
      from = self->from.held[i].n > 0 ? self->from.held[i] : from;
      allocate_card (self, self->held[i], &from, &self->to.held[i], self->to.held_width, self->to.held_height);
    }
  for (int position = 0; position < self->plan.seats; position++)
    {
      const ChieuBox *seat = &self->to.seats[position];

      chieu_widget_put_at (self->seats[position], seat->x, seat->y, (int) seat->width, (int) seat->height);
    }
  allocate_numbers (self);
}

static void
move_cb (double             part,
         ChieuCeremonyView *self)
{
  self->part = part;
  if (self->rite >= 0)
    update_dealt (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* ---- What lies there ---- */

static void
label_card (GtkWidget               *card,
            const ChieuWords        *words,
            const ChieuCeremonySpot *spot)
{
  g_autofree char *text = spot->card != CHIEU_CARD_HIDDEN ? g_strdup (chieu_words_card_spoken (words, spot->card))
                          : g_strdup_printf (ngettext ("A pile of %d card, face down", "A pile of %d cards, face down",
                                                       (gulong) spot->n), spot->n);

  chieu_card_widget_set_label (CHIEU_CARD_WIDGET (card), text);
}

static void
update_card (ChieuCeremonyView       *self,
             GtkWidget               *card,
             const ChieuCeremonySpot *spot,
             ChieuCardFlags           flags)
{
  if (spot->n == 0)
    return;
  chieu_card_widget_set_card (CHIEU_CARD_WIDGET (card), spot->card);
  chieu_card_widget_set_piled (CHIEU_CARD_WIDGET (card), spot->n > 1 ? spot->n : 0);
  chieu_card_widget_set_flags (CHIEU_CARD_WIDGET (card), flags);
  label_card (card, chieu_words_for_game (self->plan.game), spot);
}

static void
update_heights (ChieuCeremonyView *self)
{
  for (int i = 0; i < CHIEU_CEREMONY_HEAPS_MAX; i++)
    chieu_card_widget_set_height (CHIEU_CARD_WIDGET (self->heaps[i]), self->to.card_height);
  chieu_card_widget_set_height (CHIEU_CARD_WIDGET (self->stock), self->to.card_height);
  for (int i = 0; i < FLYING; i++)
    chieu_card_widget_set_height (CHIEU_CARD_WIDGET (self->flying[i]), self->to.card_height);
  for (int i = 0; i < CHIEU_CEREMONY_OPEN_MAX; i++)
    {
      chieu_card_widget_set_height (CHIEU_CARD_WIDGET (self->open[i]), self->to.card_height);
      chieu_card_widget_set_height (CHIEU_CARD_WIDGET (self->held[i]), MAX (self->to.held_height, CHIEU_FACE_STEP));
    }
}

/* Returns: the number by which the rite that waits knows the heap at @slot; −1: it cannot be chosen */
static int
thing_at_slot (const ChieuCeremonyView *self,
               int                      slot)
{
  if (!self->waits || present_rite (self)->choice != CHIEU_RITE_CHOOSES_HEAP)
    return -1;
  if (present_rite (self)->kind == CHIEU_RITE_NOC)
    return slot;
  return slot != self->progress.noc_slot ? chieu_ceremony_find_heap (&self->progress, slot) : -1;
}

/* Returns: whether heap @thing is lit. If a card is to be opened, only the right one is. If the person counts, it may be any of
 * them. */
static gboolean
is_lit (const ChieuCeremonyView *self,
        int                      thing)
{
  return thing >= 0 && (present_rite (self)->kind != CHIEU_RITE_OPEN || chieu_ceremony_is_right (&self->plan, self->rite, thing));
}

static void
update_seat (ChieuCeremonyView *self,
             int                position)
{
  int seat = chieu_table_seat (self->plan.seats, self->progress.person, position);
  GtkWidget *plate = self->seats[position];
  gboolean chooses = self->waits && present_rite (self)->choice == CHIEU_RITE_CHOOSES_SEAT;
  gboolean does = (present_rite (self)->doers >> seat & 1) != 0;
  gboolean is_cai = seat == self->plan.cai && self->rite == self->plan.n_rites - 1 && present_rite (self)->kind == CHIEU_RITE_TAKE;
  g_autofree char *text = name_plate (self, seat, is_cai);

  gtk_button_set_label (GTK_BUTTON (plate), text);
  gtk_widget_set_can_focus (plate, chooses);
  gtk_widget_set_can_target (plate, chooses);
  chieu_css_class_set (plate, "does", does || is_cai);
  chieu_css_class_set (plate, "chosen-from", chooses);
}

/* Returns: whether the cards left over may be carried to the heap that becomes the nọc, as that heap may be carried to them */
static gboolean
carries_stock (const ChieuCeremonyView *self)
{
  return self->waits && present_rite (self)->kind == CHIEU_RITE_NOC && self->to.stock.n > 0;
}

/* Shows the last step of the sum so far. What the person is to work out is not shown before they have done it. */
static void
update_sum (ChieuCeremonyView *self)
{
  g_autofree char *text = NULL;

  for (int i = self->progress.done - 1; text == NULL && i >= 0; i--)
    text = chieu_ceremony_write_sum (&self->plan, i);
  gtk_label_set_label (GTK_LABEL (self->sum), text != NULL ? text : "");
}

static void
update_widgets (ChieuCeremonyView *self)
{
  const ChieuRite *rite = present_rite (self);

  for (int i = 0; i < CHIEU_CEREMONY_HEAPS_MAX; i++)
    {
      int thing = thing_at_slot (self, i);
      gboolean counted = rite->kind == CHIEU_RITE_COUNT && self->counted == rite->n && rite->heap >= 0
                         && i == chieu_ceremony_find_slot (&self->progress, rite->heap);

      update_card (self, self->heaps[i], &self->to.heaps[i],
                   is_lit (self, thing) ? CHIEU_CARD_OFFERED | CHIEU_CARD_USEFUL : counted ? CHIEU_CARD_IN_PLAY : 0);
      gtk_widget_set_can_focus (self->heaps[i], thing >= 0);
      gtk_widget_set_child_visible (self->gaps[i], self->waits && rite->choice == CHIEU_RITE_CHOOSES_GAP && i < self->plan.n_heaps);
    }
  update_heights (self);
  update_card (self, self->stock, &self->to.stock, carries_stock (self) ? CHIEU_CARD_OFFERED | CHIEU_CARD_USEFUL : 0);
  for (int i = 0; i < CHIEU_CEREMONY_OPEN_MAX; i++)
    {
      update_card (self, self->open[i], &self->to.open[i], 0);
      update_card (self, self->held[i], &self->to.held[i], 0);
    }
  for (int position = 0; position < self->plan.seats; position++)
    update_seat (self, position);
  update_sum (self);
  update_dealt (self);
}

/* ---- Words ---- */

static void
set_words (ChieuCeremonyView *self,
           const char        *doers,
           gboolean           aloud)
{
  g_autofree char *usual = chieu_ceremony_tell_rite (&self->plan, self->rite, self->waits, (const char *const *) self->names);
  g_autofree char *told = chieu_addressed_text (usual);
  gboolean last = self->rite == self->plan.n_rites - 1;

  gtk_label_set_label (GTK_LABEL (self->doers), doers != NULL ? doers : "");
  gtk_label_set_label (GTK_LABEL (self->told), told);
  gtk_widget_set_sensitive (self->next, !self->waits);
  gtk_button_set_label (GTK_BUTTON (self->next), last ? _("Play") : _("Go on"));
  if (aloud)
    chieu_compat_announce (GTK_WIDGET (self), told);
}

static void
tell_rite (ChieuCeremonyView *self)
{
  g_autofree char *doers = chieu_ceremony_tell_doers (&self->plan, self->rite, (const char *const *) self->names);

  /* Announces what is asked, and if the person goes on by pressing a button, what has just happened. When the hand is dealt, the
   * mat tells all of it in one sentence. */
  set_words (self, doers, self->waits || self->delay < 0);
}

/* ---- Going on ---- */

static void
begin_motion (ChieuCeremonyView *self)
{
  const ChieuRite *rite = present_rite (self);
  gboolean deals = self->progress.done == self->rite + 1 && (rite->kind == CHIEU_RITE_HEAPS || rite->kind == CHIEU_RITE_ROUND);

  self->from = self->to;
  arrange (self);
  self->n_dealt = 0;
  for (int i = 0; deals && i < self->to.n_heaps; i++)
    self->n_dealt += self->to.heaps[i].n - self->from.heaps[i].n;
  self->part = 0;
  adw_animation_reset (self->motion);
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->motion), deals ? chieu_motion_get_deal_time ((guint) self->n_dealt)
                                                                              : chieu_motion_get_time (CHIEU_MOTION_TAKE));
  adw_animation_play (self->motion);
}

/* ---- Counting ---- */

static void
update_numbers (ChieuCeremonyView *self)
{
  const ChieuRite *rite = present_rite (self);
  int around = rite->seat >= 0 ? self->plan.seats : MAX (self->plan.n_heaps, 1);
  int last = rite->seat >= 0 ? chieu_table_position (self->plan.seats, self->progress.person, rite->seat) : 0;
  /* The counting ends at the seat that it finds; enough rounds are added to keep this from being negative. */
  int first = rite->seat >= 0 ? last + around * rite->n - rite->n + 1 : 0;

  for (int i = 0; i < CHIEU_CEREMONY_HEAPS_MAX; i++)
    gtk_widget_set_child_visible (self->numbers[i], FALSE);
  for (int number = 1; rite->kind == CHIEU_RITE_COUNT && number <= self->counted; number++)
    {
      GtkWidget *label = self->numbers[(first + number - 1) % around];
      g_autofree char *text = g_strdup_printf ("%d", number);

      gtk_label_set_label (GTK_LABEL (label), text);
      gtk_widget_set_child_visible (label, TRUE);
      chieu_css_class_set (label, "last", number == rite->n);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void wait_to_go_on (ChieuCeremonyView *self);

static gboolean
count_cb (gpointer data)
{
  ChieuCeremonyView *self = data;

  self->counted++;
  update_numbers (self);
  chieu_sounds_play (self->sounds, self->counted == present_rite (self)->n ? CHIEU_SOUND_RIM_2 : CHIEU_SOUND_RIM_1, self->volume);
  if (self->counted < present_rite (self)->n)
    return G_SOURCE_CONTINUE;
  self->count_id = 0;
  update_widgets (self);
  wait_to_go_on (self);
  return G_SOURCE_REMOVE;
}

static void show_next (ChieuCeremonyView *self);

static gboolean
next_cb (gpointer data)
{
  ChieuCeremonyView *self = data;

  self->next_id = 0;
  self->came_at = g_get_monotonic_time ();
  show_next (self);
  return G_SOURCE_REMOVE;
}

/* Plays the sound of the rite; counting has sounds of its own. */
static void
play_sound (ChieuCeremonyView *self)
{
  gboolean opens = present_rite (self)->card != CHIEU_CARD_NONE;

  if (present_rite (self)->kind != CHIEU_RITE_COUNT)
    chieu_sounds_play (self->sounds, opens ? CHIEU_SOUND_RIM_1 : CHIEU_SOUND_CARD, self->volume);
}

static void
wait_to_go_on (ChieuCeremonyView *self)
{
  glong letters = g_utf8_strlen (gtk_label_get_text (GTK_LABEL (self->told)), -1);
  guint deals = self->n_dealt > 0 ? chieu_motion_get_deal_time ((guint) self->n_dealt) : 0;

  if (self->delay >= 0)
    self->next_id = g_timeout_add (chieu_motion_get_stay ((guint) self->delay, letters) + MIN (deals, (guint) self->delay), next_cb, self);
}

/* Does the rite that is shown; its result stays in sight. */
static void
do_rite (ChieuCeremonyView *self)
{
  self->waits = FALSE;
  self->progress.done = self->rite + 1;
  tell_rite (self);
  begin_motion (self);
  if (present_rite (self)->kind == CHIEU_RITE_COUNT)
    {
      /* The counting is shown with a finger, as people at the mat count along. */
      gboolean moves = adw_get_enable_animations (GTK_WIDGET (self)) && gtk_widget_get_mapped (GTK_WIDGET (self));

      self->counted = moves ? 0 : present_rite (self)->n;
      update_numbers (self);
      if (moves)
        self->count_id = g_timeout_add (CHIEU_TIME_COUNT, count_cb, self);
    }
  update_widgets (self);
  play_sound (self);
  if (self->count_id == 0)
    wait_to_go_on (self);
}

/* Lists what may be chosen now, as it lies round the mat to the right. Returns: how many. */
static int
list_choices (ChieuCeremonyView *self,
              GtkWidget         *choices[CHIEU_CEREMONY_HEAPS_MAX])
{
  const ChieuRite *rite = present_rite (self);
  int n = 0;

  for (int i = 0; self->waits && i < CHIEU_CEREMONY_HEAPS_MAX; i++)
    if (rite->choice == CHIEU_RITE_CHOOSES_GAP && i < self->plan.n_heaps)
      choices[n++] = self->gaps[i];
    else if (rite->choice == CHIEU_RITE_CHOOSES_SEAT && i < self->plan.seats)
      choices[n++] = self->seats[i];
    else if (is_lit (self, thing_at_slot (self, i)) && self->to.heaps[i].n > 0)
      choices[n++] = self->heaps[i];
  return n;
}

/* Moves the focus by @by from the choice that has it; without one to the first. */
static void
focus_choice (ChieuCeremonyView *self,
              int                by)
{
  GtkWidget *choices[CHIEU_CEREMONY_HEAPS_MAX];
  int n = list_choices (self, choices), at = -by;

  for (int i = 0; i < n; i++)
    if (gtk_widget_is_focus (choices[i]))
      at = i;
  if (n > 0)
    gtk_widget_grab_focus (choices[(at + by + n) % n]);
}

static gboolean
focus_cb (gpointer data)
{
  ChieuCeremonyView *self = data;

  self->focus_id = 0;
  if (self->waits)
    focus_choice (self, 0);
  else
    gtk_widget_grab_focus (self->next);
  return G_SOURCE_REMOVE;
}

/* Moves the focus to what may be chosen, or to the button, a moment later: a widget just put there takes it only once it has been
 * given its place. */
static void
move_focus (ChieuCeremonyView *self)
{
  if (self->focus_id == 0)
    self->focus_id = g_idle_add (focus_cb, self);
}

static void
begin_rite (ChieuCeremonyView *self)
{
  const ChieuRite *rite = present_rite (self);

  self->waits = self->by_hand && rite->choice != CHIEU_RITE_CHOOSES_NOTHING
                && chieu_ceremony_may_do_rite (&self->plan, self->rite, self->progress.person);
  move_focus (self);
  if (!self->waits)
    {
      do_rite (self);
      return;
    }
  tell_rite (self);
  begin_motion (self);
  update_widgets (self);
}

static void
end_with_signal (ChieuCeremonyView *self)
{
  gboolean never = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->never));

  chieu_ceremony_view_end (self);
  g_signal_emit (self, signals[SIGNAL_OVER], 0, never);
}

/* Shows the next rite; after the last one the ceremony is over. */
static void
show_next (ChieuCeremonyView *self)
{
  g_clear_handle_id (&self->next_id, g_source_remove);
  g_clear_handle_id (&self->count_id, g_source_remove);
  self->counted = 0;
  if (self->rite == self->plan.n_rites - 1)
    {
      end_with_signal (self);
      return;
    }
  self->rite++;
  begin_rite (self);
  if (self->counted == 0)
    update_numbers (self);
}

void
chieu_ceremony_view_go_on (ChieuCeremonyView *self)
{
  gint64 came_at;

  g_return_if_fail (CHIEU_IS_CEREMONY_VIEW (self));

  if (self->rite < 0 || self->waits)
    return;
  /* Whoever presses the button sets the pace from now on: otherwise the ceremony would run on below it, and the press would be for
   * something else than what was read. A press just after a rite came by itself was meant for the one before, so it stops there. */
  g_clear_handle_id (&self->next_id, g_source_remove);
  self->delay = -1;
  came_at = self->came_at;
  self->came_at = 0;
  if (came_at == 0 || g_get_monotonic_time () - came_at >= CHIEU_TIME_NEW * 1000)
    show_next (self);
}

/* Notes what was chosen freely: it is final from now on. */
static void
note_choice (ChieuCeremonyView *self,
             int                thing)
{
  const ChieuRite *rite = present_rite (self);

  if (rite->kind == CHIEU_RITE_NOC)
    self->progress.noc_slot = thing;
  else if (rite->kind == CHIEU_RITE_OPEN_NOC && rite->choice == CHIEU_RITE_CHOOSES_GAP)
    self->progress.mark = thing;
  else if (rite->kind == CHIEU_RITE_OPEN_NOC)
    self->progress.mark = (self->progress.mark + thing) % self->plan.n_heaps;
}

gboolean
chieu_ceremony_view_choose (ChieuCeremonyView *self,
                            int                thing)
{
  g_return_val_if_fail (CHIEU_IS_CEREMONY_VIEW (self), FALSE);

  if (self->rite < 0 || !self->waits)
    return FALSE;
  if (!chieu_ceremony_is_right (&self->plan, self->rite, thing))
    {
      const char *wrong = present_rite (self)->kind == CHIEU_RITE_COUNT ? _("That is not it. Count again.") : _("Not that one.");

      gtk_label_set_label (GTK_LABEL (self->doers), wrong);
      chieu_compat_announce (GTK_WIDGET (self), wrong);
      chieu_sounds_play (self->sounds, CHIEU_SOUND_GONG, self->volume);
      return FALSE;
    }
  note_choice (self, thing);
  do_rite (self);
  move_focus (self);
  return TRUE;
}

/* ---- What the person does ---- */

static int
find_heap (ChieuCeremonyView *self,
           GtkWidget         *widget)
{
  for (int i = 0; widget != NULL && i < CHIEU_CEREMONY_HEAPS_MAX; i++)
    if (self->heaps[i] == widget || gtk_widget_is_ancestor (widget, self->heaps[i]))
      return i;
  return -1;
}

static void
activated_cb (GtkWidget         *card,
              ChieuCeremonyView *self)
{
  chieu_ceremony_view_choose (self, thing_at_slot (self, find_heap (self, card)));
}

static void
gap_cb (GtkWidget         *gap,
        ChieuCeremonyView *self)
{
  for (int i = 0; i < CHIEU_CEREMONY_HEAPS_MAX; i++)
    if (self->gaps[i] == gap)
      chieu_ceremony_view_choose (self, i);
}

static void
seat_cb (GtkWidget         *plate,
         ChieuCeremonyView *self)
{
  for (int position = 0; position < CHIEU_SEATS_MAX; position++)
    if (self->seats[position] == plate)
      chieu_ceremony_view_choose (self, chieu_table_seat (self->plan.seats, self->progress.person, position));
}

/* Takes up what lies there: a heap, which may be carried to the dish; the nọc, to a gap or onto a heap; or the cards left over, onto the
 * heap that becomes the nọc. */
static void
drag_begin_cb (GtkGestureDrag    *drag,
               double             x,
               double             y,
               ChieuCeremonyView *self)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  self->carried = widget == self->stock ? STOCK : find_heap (self, widget);
  self->carried_x = self->carried_y = 0;
  if (self->carried < 0)
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
}

static gboolean
may_carry (const ChieuCeremonyView *self)
{
  if (!self->waits || self->carried < 0)
    return FALSE;
  if (self->carried == STOCK)
    return carries_stock (self);
  return present_rite (self)->kind == CHIEU_RITE_OPEN_NOC ? self->carried == self->progress.noc_slot
                                                          : thing_at_slot (self, self->carried) >= 0;
}

static void
drag_update_cb (GtkGestureDrag    *drag,
                double             dx,
                double             dy,
                ChieuCeremonyView *self)
{
  if (!may_carry (self) || ABS (dx) + ABS (dy) < DRAG_PIXELS)
    return;
  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  self->carried_x = dx;
  self->carried_y = dy;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Returns: the thing nearest to the point at which the nọc, or the cards left over, were let go; −1: none is near. While the nọc is being
 * chosen the ring has one heap more than later. */
static int
find_nearest (const ChieuCeremonyView *self,
              double                   x,
              double                   y)
{
  gboolean gaps = present_rite (self)->choice == CHIEU_RITE_CHOOSES_GAP, noc = present_rite (self)->kind == CHIEU_RITE_NOC;
  double best = G_MAXDOUBLE;
  int found = -1;

  for (int i = 0; i < self->plan.n_heaps + noc; i++)
    {
      const ChieuCeremonySpot *spot = gaps ? &self->to.gaps[i] : &self->to.heaps[noc ? i : chieu_ceremony_find_slot (&self->progress, i)];
      double away = (spot->x - x) * (spot->x - x) + (spot->y - y) * (spot->y - y);

      if (away < best)
        {
          best = away;
          found = i;
        }
    }
  return best < NEAR_SQUARES * self->to.card_height * self->to.card_height ? found : -1;
}

static void
drag_end_cb (GtkGestureDrag    *drag,
             double             dx,
             double             dy,
             ChieuCeremonyView *self)
{
  int carried = self->carried;
  gboolean may = may_carry (self), click = ABS (dx) + ABS (dy) < DRAG_PIXELS;
  double x = 0, y = 0;

  self->carried = -1;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (carried < 0 || !self->waits)
    return;
  if (!may || (click && (carried == STOCK || (present_rite (self)->kind == CHIEU_RITE_OPEN_NOC && carried == self->progress.noc_slot))))
    return;
  gtk_gesture_drag_get_start_point (drag, &x, &y);
  if (click)
    chieu_ceremony_view_choose (self, thing_at_slot (self, carried));
  else if (carried == STOCK || present_rite (self)->kind == CHIEU_RITE_OPEN_NOC)
    {
      int thing = find_nearest (self, x + dx, y + dy);

      if (thing >= 0)
        chieu_ceremony_view_choose (self, thing);
    }
  else if (present_rite (self)->kind != CHIEU_RITE_NOC || chieu_box_contains (&self->to.dish, x + dx, y + dy))
    chieu_ceremony_view_choose (self, thing_at_slot (self, carried));
}

/* What was carried lies again where it was; the end of the drag, which follows, then finds nothing carried. */
static void
drag_cancel_cb (ChieuCeremonyView *self)
{
  self->carried = -1;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
skip_cb (ChieuCeremonyView *self)
{
  if (self->rite >= 0)
    end_with_signal (self);
}

/* A press on the mat, where nothing else lies, goes on as the button does. */
static void
released_cb (GtkGestureClick   *click,
             int                n,
             double             x,
             double             y,
             ChieuCeremonyView *self)
{
  chieu_ceremony_view_go_on (self);
}

static gboolean
key_cb (GtkEventControllerKey *keys,
        guint                  key,
        guint                  code,
        GdkModifierType        state,
        ChieuCeremonyView     *self)
{
  if (self->rite < 0)
    return FALSE;
  if (key == GDK_KEY_Escape)
    skip_cb (self);
  else if (key == GDK_KEY_Left || key == GDK_KEY_Up)
    focus_choice (self, -1);
  else if (key == GDK_KEY_Right || key == GDK_KEY_Down)
    focus_choice (self, 1);
  else
    return FALSE;
  return TRUE;
}

/* ---- Beginning and end ---- */

static GtkWidget *
add_card (ChieuCeremonyView *self)
{
  GtkWidget *card = chieu_card_widget_new (self->plan.game->deck, CHIEU_CARD_HIDDEN);

  gtk_widget_set_focusable (card, TRUE);
  g_signal_connect (card, "activated", G_CALLBACK (activated_cb), self);
  gtk_widget_set_parent (card, GTK_WIDGET (self));
  gtk_widget_set_child_visible (card, FALSE);
  return card;
}

/* Makes a card that is only looked at. @told: whether a screen reader reads it; if not, it reads another one that lies there */
static GtkWidget *
add_seen_card (ChieuCeremonyView *self,
               gboolean           told)
{
  GtkWidget *card = add_card (self);

  gtk_widget_set_can_focus (card, FALSE);
  gtk_widget_set_can_target (card, FALSE);
  if (!told)
    gtk_accessible_update_state (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return card;
}

static GtkWidget *
add_number (ChieuCeremonyView *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, "counted");
  gtk_widget_set_can_target (label, FALSE);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  gtk_widget_set_child_visible (label, FALSE);
  return label;
}

static void
label_gap (GtkWidget *gap,
           int        number)
{
  /* Translators: a gap between two piles, where a card may be laid; they are numbered round the mat. */
  g_autofree char *text = g_strdup_printf (_("Gap %d"), number);

  gtk_accessible_update_property (GTK_ACCESSIBLE (gap), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_tooltip_text (gap, text);
}

static void
add_children (ChieuCeremonyView *self)
{
  for (int i = 0; i < CHIEU_CEREMONY_HEAPS_MAX; i++)
    {
      self->heaps[i] = add_card (self);
      self->gaps[i] = gtk_button_new ();
      label_gap (self->gaps[i], i + 1);
      gtk_widget_add_css_class (self->gaps[i], "gap");
      g_signal_connect (self->gaps[i], "clicked", G_CALLBACK (gap_cb), self);
      gtk_widget_set_parent (self->gaps[i], GTK_WIDGET (self));
      gtk_widget_set_child_visible (self->gaps[i], FALSE);
    }
  self->stock = add_card (self);
  gtk_widget_set_can_focus (self->stock, FALSE);
  for (int i = 0; i < CHIEU_CEREMONY_OPEN_MAX; i++)
    {
      self->open[i] = add_seen_card (self, TRUE);
      self->held[i] = add_seen_card (self, FALSE);
    }
  for (int i = 0; i < FLYING; i++)
    self->flying[i] = add_seen_card (self, FALSE);
  for (int position = 0; position < self->plan.seats; position++)
    {
      self->seats[position] = gtk_button_new_with_label ("");
      gtk_widget_add_css_class (self->seats[position], "plate");
      g_signal_connect (self->seats[position], "clicked", G_CALLBACK (seat_cb), self);
      gtk_widget_set_parent (self->seats[position], GTK_WIDGET (self));
    }
  for (int i = 0; i < CHIEU_CEREMONY_HEAPS_MAX; i++)
    self->numbers[i] = add_number (self);
}

void
chieu_ceremony_view_begin (ChieuCeremonyView   *self,
                           const ChieuCeremony *plan,
                           int                  person,
                           const char *const   *names,
                           gboolean             by_hand,
                           int                  delay)
{
  g_return_if_fail (CHIEU_IS_CEREMONY_VIEW (self) && plan != NULL && plan->n_rites > 0 && names != NULL);

  chieu_ceremony_view_end (self);
  self->plan = *plan;
  self->progress = (ChieuCeremonyProgress) { .plan = &self->plan, .person = person, .noc_slot = plan->noc_slot, .mark = plan->mark };
  for (int seat = 0; seat < plan->seats; seat++)
    self->names[seat] = seat == person ? NULL : g_strdup (names[seat]);
  self->by_hand = by_hand;
  self->delay = delay;
  self->came_at = 0;
  self->rite = 0;
  memset (&self->from, 0, sizeof self->from);
  memset (&self->to, 0, sizeof self->to);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->never), FALSE);
  self->counted = self->n_dealt = 0;
  add_children (self);
  for (int position = 0; position < plan->seats; position++)
    update_seat (self, position);
  arrange (self);
  begin_rite (self);
}

void
chieu_ceremony_view_end (ChieuCeremonyView *self)
{
  g_return_if_fail (CHIEU_IS_CEREMONY_VIEW (self));

  g_clear_handle_id (&self->next_id, g_source_remove);
  g_clear_handle_id (&self->focus_id, g_source_remove);
  g_clear_handle_id (&self->count_id, g_source_remove);
  if (self->motion != NULL)
    adw_animation_reset (self->motion);
  self->rite = -1;
  self->waits = FALSE;
  self->carried = -1;
  for (int i = 0; i < CHIEU_CEREMONY_HEAPS_MAX; i++)
    {
      g_clear_pointer (&self->heaps[i], gtk_widget_unparent);
      g_clear_pointer (&self->gaps[i], gtk_widget_unparent);
      g_clear_pointer (&self->numbers[i], gtk_widget_unparent);
    }
  g_clear_pointer (&self->stock, gtk_widget_unparent);
  for (int i = 0; i < FLYING; i++)
    g_clear_pointer (&self->flying[i], gtk_widget_unparent);
  for (int i = 0; i < CHIEU_CEREMONY_OPEN_MAX; i++)
    {
      g_clear_pointer (&self->open[i], gtk_widget_unparent);
      g_clear_pointer (&self->held[i], gtk_widget_unparent);
    }
  for (int position = 0; position < CHIEU_SEATS_MAX; position++)
    g_clear_pointer (&self->seats[position], gtk_widget_unparent);
  for (int seat = 0; seat < CHIEU_SEATS_MAX; seat++)
    g_clear_pointer (&self->names[seat], g_free);
}

int
chieu_ceremony_view_get_rite (ChieuCeremonyView *self)
{
  g_return_val_if_fail (CHIEU_IS_CEREMONY_VIEW (self), -1);
  return self->rite;
}

const ChieuCeremonyProgress *
chieu_ceremony_view_get_progress (ChieuCeremonyView *self)
{
  g_return_val_if_fail (CHIEU_IS_CEREMONY_VIEW (self), NULL);
  return &self->progress;
}

const ChieuCeremonyPlaces *
chieu_ceremony_view_get_places (ChieuCeremonyView *self)
{
  g_return_val_if_fail (CHIEU_IS_CEREMONY_VIEW (self), NULL);
  return &self->to;
}

gboolean
chieu_ceremony_view_is_waiting (ChieuCeremonyView *self)
{
  g_return_val_if_fail (CHIEU_IS_CEREMONY_VIEW (self), FALSE);
  return self->waits;
}

void
chieu_ceremony_view_set_mat (ChieuCeremonyView *self,
                             const char        *id)
{
  g_return_if_fail (CHIEU_IS_CEREMONY_VIEW (self) && id != NULL);
  chieu_background_set_mat (CHIEU_BACKGROUND (self->background), id);
}

void
chieu_ceremony_view_set_side_left (ChieuCeremonyView *self,
                                   gboolean           left)
{
  g_return_if_fail (CHIEU_IS_CEREMONY_VIEW (self));
  self->words_left = left;
}

void
chieu_ceremony_view_set_volume (ChieuCeremonyView *self,
                                double             volume)
{
  g_return_if_fail (CHIEU_IS_CEREMONY_VIEW (self));
  self->volume = CLAMP (volume, 0, 1);
}

/* ---- Class ---- */

static void
chieu_ceremony_view_dispose (GObject *object)
{
  ChieuCeremonyView *self = CHIEU_CEREMONY_VIEW (object);

  chieu_ceremony_view_end (self);
  g_clear_handle_id (&self->large_id, g_source_remove);
  g_clear_object (&self->motion);
  g_clear_pointer (&self->sounds, chieu_sounds_free);
  g_clear_pointer (&self->background, gtk_widget_unparent);
  g_clear_pointer (&self->reading, gtk_widget_unparent);
  g_clear_pointer (&self->sum, gtk_widget_unparent);
  g_clear_pointer (&self->panel, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_ceremony_view_parent_class)->dispose (object);
}

static void
chieu_ceremony_view_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  /* It lies over the mat, and takes all of its room. */
  *minimum = *natural = 0;
}

static void
chieu_ceremony_view_class_init (ChieuCeremonyViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = chieu_ceremony_view_dispose;
  widget_class->size_allocate = chieu_ceremony_view_size_allocate;
  widget_class->measure = chieu_ceremony_view_measure;
  signals[SIGNAL_OVER] = g_signal_new ("over", CHIEU_TYPE_CEREMONY_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  gtk_widget_class_set_css_name (widget_class, "chieu-ceremony");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_label (GtkWidget  *box,
           const char *css)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, css);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
make_panel (ChieuCeremonyView *self)
{
  GtkWidget *buttons = chieu_wrap_row_new (BUTTONS_GAP), *skip = gtk_button_new_with_label (_("Skip the ceremony"));

  self->panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, PANEL_GAP);
  gtk_widget_add_css_class (self->panel, "words");
  self->doers = add_label (self->panel, "doers");
  self->told = add_label (self->panel, "told");
  gtk_widget_set_vexpand (self->doers, TRUE);
  gtk_widget_set_valign (self->doers, GTK_ALIGN_END);
  gtk_widget_set_vexpand (self->told, TRUE);
  gtk_widget_set_valign (self->told, GTK_ALIGN_START);
  gtk_label_set_wrap_mode (GTK_LABEL (self->told), PANGO_WRAP_WORD_CHAR);
  chieu_gloss_mark (self->told);
  self->never = gtk_check_button_new_with_label (_("Skip it from now on"));
  self->next = gtk_button_new_with_label (_("Go on"));
  gtk_widget_add_css_class (self->next, "suggested-action");
  g_signal_connect_swapped (skip, "clicked", G_CALLBACK (skip_cb), self);
  g_signal_connect_swapped (self->next, "clicked", G_CALLBACK (chieu_ceremony_view_go_on), self);
  gtk_box_append (GTK_BOX (buttons), self->next);
  gtk_box_append (GTK_BOX (buttons), skip);
  gtk_box_append (GTK_BOX (buttons), self->never);
  gtk_box_append (GTK_BOX (self->panel), buttons);
  gtk_widget_set_parent (self->panel, GTK_WIDGET (self));
}

static void
chieu_ceremony_view_init (ChieuCeremonyView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new (), *drag = gtk_gesture_drag_new ();

  self->rite = self->carried = -1;
  self->sounds = chieu_sounds_new ();
  self->background = chieu_background_new ();
  gtk_widget_set_parent (self->background, GTK_WIDGET (self));
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (self->background, GTK_EVENT_CONTROLLER (click));
  self->reading = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->reading, "reading");
  gtk_widget_set_can_target (self->reading, FALSE);
  gtk_widget_set_parent (self->reading, GTK_WIDGET (self));
  self->sum = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->sum, "sum");
  gtk_label_set_justify (GTK_LABEL (self->sum), GTK_JUSTIFY_CENTER);
  gtk_widget_set_can_target (self->sum, FALSE);
  /* The sentence beside it says the same. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->sum), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_parent (self->sum, GTK_WIDGET (self));
  make_panel (self);
  self->motion = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, chieu_motion_get_time (CHIEU_MOTION_TAKE),
                                          adw_callback_animation_target_new ((AdwAnimationTargetFunc) move_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->motion), ADW_LINEAR);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The ceremony before the hand"), -1);
}

GtkWidget *
chieu_ceremony_view_new (void)
{
  return g_object_new (CHIEU_TYPE_CEREMONY_VIEW, NULL);
}
