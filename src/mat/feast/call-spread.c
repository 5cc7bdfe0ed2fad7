/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "call-spread.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "mat/column/scroll-room.h"
#include "mat/widgets/css-class.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"

/* The space between two words, and between words and cards, in pixels. */
#define GAP 6
/* The largest part of the room's height that the sentence takes, but never less than this many pixels. A longer one is written
 * smaller, step by step, and then scrolls, with its end in sight. */
#define SENTENCE_PART 0.4f
#define SENTENCE_LEAST 48

/* The name under which a word keeps the set at which it stands. */
#define KEY_SET "chieu-set"

/* Lines above the cards: the sentence, the call that was made, the words about the whole hand. */
#define N_LINES 3

struct _ChieuCallSpread
{
  GtkWidget parent_instance;

  GtkWidget *sentence;           /* (nullable): the place in which the sentence of a call scrolls */
  GtkWidget *said;               /* the call that was made */
  GtkWidget *hand;               /* GtkBox of the words that are about the whole hand */
  GPtrArray *words;              /* (element-type GtkWidget): the words at sets, by set; not owned */
  ChieuScene scene;              /* a copy: the hand lies as it says */
};

G_DEFINE_FINAL_TYPE (ChieuCallSpread, chieu_call_spread, GTK_TYPE_WIDGET)

/* Returns: the set at which @word stands, as it was added; −1: it is about the whole hand */
static int
set_of (GtkWidget *word)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (word), KEY_SET));
}

/* Returns: the natural height of @widget (nullable) in @width pixels; 0 if it is not shown */
static int
height_of (GtkWidget *widget,
           int        width)
{
  int natural = 0;

  if (widget != NULL && gtk_widget_get_visible (widget))
    gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);
  return natural;
}

void
chieu_call_spread_set_sentence (ChieuCallSpread *self,
                                GtkWidget       *sentence)
{
  g_return_if_fail (CHIEU_IS_CALL_SPREAD (self) && GTK_IS_WIDGET (sentence) && self->sentence == NULL);

  self->sentence = chieu_scroll_room_new (sentence, SENTENCE_LEAST);
  chieu_scroll_room_keep_end (CHIEU_SCROLL_ROOM (self->sentence));
  chieu_scroll_room_pass_focus (CHIEU_SCROLL_ROOM (self->sentence));
  gtk_widget_set_visible (self->sentence, FALSE);
  gtk_widget_insert_after (self->sentence, GTK_WIDGET (self), NULL);
}

static void
update_visible (ChieuCallSpread *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_visible (self->said)
                                             || (self->sentence != NULL && gtk_widget_get_visible (self->sentence)));
}

void
chieu_call_spread_set_open (ChieuCallSpread *self,
                            gboolean         open)
{
  g_return_if_fail (CHIEU_IS_CALL_SPREAD (self) && self->sentence != NULL);

  gtk_widget_set_visible (self->sentence, open);
  if (!open)
    chieu_call_spread_clear_words (self);
  update_visible (self);
}

void
chieu_call_spread_set_said (ChieuCallSpread *self,
                            const char      *text)
{
  g_return_if_fail (CHIEU_IS_CALL_SPREAD (self));

  gtk_label_set_text (GTK_LABEL (self->said), text != NULL ? text : "");
  gtk_widget_set_visible (self->said, text != NULL);
  update_visible (self);
}

void
chieu_call_spread_add_word (ChieuCallSpread *self,
                            GtkWidget       *word,
                            int              set)
{
  guint place = 0;

  g_return_if_fail (CHIEU_IS_CALL_SPREAD (self) && GTK_IS_WIDGET (word));

  g_object_set_data (G_OBJECT (word), KEY_SET, GINT_TO_POINTER (set));
  if (set < 0)
    {
      gtk_box_append (GTK_BOX (self->hand), word);
      gtk_widget_set_visible (self->hand, TRUE);
      return;
    }
  /* Words stand from left to right, as the sets lie: one that has to move aside stays on the side of its own set. */
  while (place < self->words->len && set_of (self->words->pdata[place]) <= set)
    place++;
  gtk_widget_insert_before (word, GTK_WIDGET (self), place < self->words->len ? self->words->pdata[place] : NULL);
  g_ptr_array_insert (self->words, (int) place, word);
}

void
chieu_call_spread_clear_words (ChieuCallSpread *self)
{
  g_return_if_fail (CHIEU_IS_CALL_SPREAD (self));

  chieu_widget_empty_box (GTK_BOX (self->hand));
  gtk_widget_set_visible (self->hand, FALSE);
  for (guint i = 0; i < self->words->len; i++)
    gtk_widget_unparent (self->words->pdata[i]);
  g_ptr_array_set_size (self->words, 0);
}

/* ---- Where the words stand ---- */

/* Returns: the greatest height that the sentence of a call may have */
static int
sentence_most (ChieuCallSpread *self)
{
  return MAX ((int) (self->scene.open.height * SENTENCE_PART), SENTENCE_LEAST);
}

/* Returns: the height of a line above the cards; the sentence of a call may be long */
static int
line_height (ChieuCallSpread *self,
             GtkWidget       *line)
{
  int high = height_of (line, (int) self->scene.open.width);

  return line == self->sentence && high > 0 ? MIN (high, sentence_most (self)) : high;
}

/* Makes the letters of all labels in @widget @scale times as large as the style has them. A change of the style itself would be
 * measured only in the next frame. */
static void
set_letters (GtkWidget *widget,
             double     scale)
{
  if (GTK_IS_LABEL (widget))
    {
      g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
      gtk_label_set_attributes (GTK_LABEL (widget), attributes);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    set_letters (child, scale);
}

/* Finds the largest letters in which all of the sentence is seen, or the smallest if it has to scroll. */
static void
fit_sentence (ChieuCallSpread *self)
{
  static const double scales[] = { 1, 0.8, 0.65, 0.5, 0.4 };

  if (self->sentence == NULL)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      set_letters (self->sentence, scales[i]);
      if (height_of (self->sentence, (int) self->scene.open.width) <= sentence_most (self))
        return;
    }
}

/* Lists the lines above the cards. @lines: (out): from the top, hidden ones too; a place is NULL while there is no such line */
static void
list_lines (ChieuCallSpread *self,
            GtkWidget       *lines[N_LINES])
{
  lines[0] = self->sentence;
  lines[1] = self->said;
  lines[2] = self->hand;
}

/* Returns: the height of all lines above the cards, with a gap below each */
static int
top_of (ChieuCallSpread *self)
{
  GtkWidget *lines[N_LINES];
  int top = 0;

  list_lines (self, lines);
  for (int i = 0; i < N_LINES; i++)
    {
      int high = line_height (self, lines[i]);

      top += high > 0 ? high + GAP : 0;
    }
  return top;
}

/* Tries to put a word of this size below @set with its upper edge at @y, so that it covers no set beside it that reaches farther
 * down: in the middle of its own, or pushed away from the others. @x: (out): its left edge, if there is room. Returns: 0 if there is;
 * else the upper edge to try next, just below the shortest set in the way */
static float
try_height (ChieuCallSpread *self,
            const ChieuBox  *set,
            float            y,
            int              width,
            int              height,
            float           *x)
{
  const ChieuScene *scene = &self->scene;
  float left = scene->open.x, right = scene->open.x + scene->open.width, middle = set->x + set->width / 2, next = G_MAXFLOAT;

  for (int i = 0; i < scene->n_open; i++)
    {
      const ChieuBox *other = &scene->open_sets[i];

      if (other == set || other->y >= y + height || other->y + other->height <= y)
        continue;
      next = MIN (next, other->y + other->height + GAP);
      if (other->x + other->width / 2 < middle)
        left = MAX (left, other->x + other->width + GAP);
      else
        right = MIN (right, other->x - GAP);
    }
  if (right - left < width && next < G_MAXFLOAT)
    return next;
  *x = CLAMP (middle - width / 2.0f, left, MAX (right - width, left));
  return 0;
}

/* Returns: the box of @word below its set: inside the room, and beside or below the @n_before words that stand there already, in
 * the boxes @before */
static graphene_rect_t
find_box (ChieuCallSpread       *self,
          GtkWidget             *word,
          const graphene_rect_t *before,
          guint                  n_before)
{
  const ChieuBox *set = &self->scene.open_sets[MIN (set_of (word), MAX (self->scene.n_open - 1, 0))], *open = &self->scene.open;
  float x = open->x, y = set->y + set->height + GAP, next;
  graphene_rect_t box, both;
  int width, height;

  gtk_widget_measure (word, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width = MIN (width, (int) open->width);
  gtk_widget_measure (word, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  while ((next = try_height (self, set, y, width, height, &x)) > 0)
    y = next;
  graphene_rect_init (&box, x, y, width, height);
  for (guint i = 0; i < n_before; i++)
    if (graphene_rect_intersection (&box, &before[i], &both))
      {
        float beside = before[i].origin.x + before[i].size.width + GAP;

        if (beside + width <= open->x + open->width)
          box.origin.x = beside;
        else
          box.origin.y = before[i].origin.y + before[i].size.height + GAP;
        /* All are looked at once more: @box may lie on one of the first now. */
        i = G_MAXUINT;
      }
  return box;
}

/* Returns: (transfer full): the boxes of the words at sets */
static graphene_rect_t *
find_boxes (ChieuCallSpread *self)
{
  graphene_rect_t *boxes = g_new (graphene_rect_t, self->words->len);

  for (guint i = 0; i < self->words->len; i++)
    boxes[i] = find_box (self, self->words->pdata[i], boxes, i);
  return boxes;
}

/* Returns: whether another set lies below @set, in the place of its words. One that begins up to a gap above the lower edge of @set lies
 * below it, too */
static gboolean
is_above_another (const ChieuScene *scene,
                  int               set)
{
  const ChieuBox *box = &scene->open_sets[set];

  for (int i = 0; i < scene->n_open; i++)
    if (scene->open_sets[i].y >= box->y + box->height - GAP
        && scene->open_sets[i].x < box->x + box->width && scene->open_sets[i].x + scene->open_sets[i].width > box->x)
      return TRUE;
  return FALSE;
}

/* Puts words whose set has no room below it with those about the whole hand, in the order of their sets. */
static void
move_words_up (ChieuCallSpread *self)
{
  for (guint i = 0; i < self->words->len;)
    {
      GtkWidget *word = self->words->pdata[i];

      if (set_of (word) < self->scene.n_open && !is_above_another (&self->scene, set_of (word)))
        {
          i++;
          continue;
        }
      g_object_ref (word);
      gtk_widget_unparent (word);
      g_ptr_array_remove_index (self->words, i);
      chieu_call_spread_add_word (self, word, -1);
      g_object_unref (word);
    }
}

void
chieu_call_spread_place_words (ChieuCallSpread  *self,
                               const ChieuScene *scene,
                               float            *top,
                               float            *bottom)
{
  g_autofree graphene_rect_t *boxes = NULL;
  float lowest = 0, low = 0;     /* the lower edge of the cards, and how far words reach below it */

  g_return_if_fail (CHIEU_IS_CALL_SPREAD (self) && scene != NULL && top != NULL && bottom != NULL);

  self->scene = *scene;
  move_words_up (self);
  fit_sentence (self);
  boxes = find_boxes (self);
  for (int i = 0; i < scene->n_open; i++)
    lowest = MAX (lowest, scene->open_sets[i].y + scene->open_sets[i].height);
  for (guint i = 0; i < self->words->len; i++)
    low = MAX (low, boxes[i].origin.y + boxes[i].size.height - lowest);
  *top = top_of (self);
  *bottom = self->words->len > 0 ? MAX (low, 0) : 0;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Finds the place of each line above the cards; a missing line has no height. */
static void
find_lines (ChieuCallSpread *self,
            GtkWidget       *lines[N_LINES],
            ChieuBox         places[N_LINES])
{
  const ChieuBox *open = &self->scene.open;
  float y = open->y;

  list_lines (self, lines);
  for (int i = 0; i < N_LINES; i++)
    {
      int wide;

      places[i] = (ChieuBox) { 0 };
      if (lines[i] == NULL || !gtk_widget_get_visible (lines[i]))
        continue;
      gtk_widget_measure (lines[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wide, NULL, NULL);
      wide = MIN (wide, (int) open->width);
      places[i] = (ChieuBox) { open->x + (open->width - wide) / 2, y, wide, line_height (self, lines[i]) };
      y += places[i].height + GAP;
    }
}

gboolean
chieu_call_spread_reaches (ChieuCallSpread *self,
                           const ChieuBox  *box)
{
  GtkWidget *lines[N_LINES];
  ChieuBox places[N_LINES];

  g_return_val_if_fail (CHIEU_IS_CALL_SPREAD (self) && box != NULL, FALSE);

  if (self->scene.n_open == 0 || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return FALSE;
  find_lines (self, lines, places);
  for (int i = 0; i < N_LINES; i++)
    if (places[i].height > 0 && chieu_box_meets (&places[i], box))
      return TRUE;
  return FALSE;
}

gboolean
chieu_call_spread_has_sentence_at (ChieuCallSpread *self,
                                   double           x,
                                   double           y)
{
  graphene_rect_t box;

  g_return_val_if_fail (CHIEU_IS_CALL_SPREAD (self), FALSE);

  return self->sentence != NULL && gtk_widget_get_mapped (self->sentence)
         && gtk_widget_compute_bounds (self->sentence, gtk_widget_get_parent (GTK_WIDGET (self)), &box)
         && graphene_rect_contains_point (&box, &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

void
chieu_call_spread_show_taker (ChieuCallSpread *self,
                              gboolean         takes,
                              gboolean         now)
{
  g_return_if_fail (CHIEU_IS_CALL_SPREAD (self) && self->sentence != NULL);

  chieu_css_class_set (self->sentence, "takes", takes);
  chieu_css_class_set (self->sentence, "takes-now", takes && now);
}

static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  ChieuCallSpread *self = CHIEU_CALL_SPREAD (widget);
  g_autofree graphene_rect_t *boxes = find_boxes (self);
  GtkWidget *lines[N_LINES];
  ChieuBox places[N_LINES];

  find_lines (self, lines, places);
  for (int i = 0; i < N_LINES; i++)
    if (places[i].height > 0)
      chieu_widget_put_at (lines[i], (int) places[i].x, (int) places[i].y, (int) places[i].width, (int) places[i].height);
  for (guint i = 0; i < self->words->len; i++)
    chieu_widget_put_at (self->words->pdata[i], (int) boxes[i].origin.x, (int) boxes[i].origin.y, (int) boxes[i].size.width,
                         (int) boxes[i].size.height);
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
  *minimum = *natural = 1;
}

/* Only the words are hit: all else goes through to the mat. */
static gboolean
contains (GtkWidget *widget,
          double     x,
          double     y)
{
  return FALSE;
}

/* ---- The object ---- */

GtkWidget *
chieu_call_spread_new (void)
{
  return g_object_new (CHIEU_TYPE_CALL_SPREAD, "visible", FALSE, NULL);
}

static void
dispose (GObject *object)
{
  ChieuCallSpread *self = CHIEU_CALL_SPREAD (object);

  g_ptr_array_set_size (self->words, 0);
  self->sentence = NULL;
  chieu_widget_unparent_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (chieu_call_spread_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  g_ptr_array_unref (CHIEU_CALL_SPREAD (object)->words);
  G_OBJECT_CLASS (chieu_call_spread_parent_class)->finalize (object);
}

static void
chieu_call_spread_class_init (ChieuCallSpreadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  widget_class->size_allocate = size_allocate;
  widget_class->measure = measure;
  widget_class->contains = contains;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "chieu-spread");
}

static void
chieu_call_spread_init (ChieuCallSpread *self)
{
  self->words = g_ptr_array_new ();
  self->said = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->said), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->said), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->said, "said");
  gtk_widget_set_visible (self->said, FALSE);
  gtk_widget_set_can_target (self->said, FALSE);
  gtk_widget_set_parent (self->said, GTK_WIDGET (self));
  self->hand = chieu_wrap_row_new (GAP);
  gtk_widget_set_visible (self->hand, FALSE);
  gtk_widget_set_parent (self->hand, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Words of the call"), -1);
}
