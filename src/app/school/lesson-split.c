/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-split.h"

#include "mat/widgets/css-class.h"
#include "mat/widgets/widgets.h"

/* The part of the width or of the height that the words have, and their largest width beside the stage and alone, in pixels. */
#define WIDTH_PART 0.35
#define HEIGHT_PART 0.38
#define WORDS_MAX 640
#define ALONE_MAX 960
/* If they are alone: the part of the height above them, and the width from which they have larger letters, in pixels. */
#define ALONE_ABOVE 0.04
#define ALONE_LARGE 800
/* The words are beside the stage only if their foot takes less than this part of the width. */
#define FOOT_BELOW 0.6
/* Windows at least this high, in pixels, get larger letters. */
#define HEIGHT_LARGE 760
/* The size that the split would like to have, in pixels. */
#define WIDTH_NATURAL 1000
#define HEIGHT_NATURAL 560

struct _ChieuLessonSplit
{
  GtkWidget parent_instance;

  GtkWidget *words;              /* (nullable) */
  GtkWidget *stage;
  GdkRectangle foot;             /* the place of the buttons in front of the words */
  gboolean left;                 /* the words stand left of the stage */
};

G_DEFINE_FINAL_TYPE (ChieuLessonSplit, chieu_lesson_split, GTK_TYPE_WIDGET)

static gboolean
has_words (ChieuLessonSplit *self)
{
  return self->words != NULL && gtk_widget_get_visible (self->words);
}

static int
get_minimum (GtkWidget      *widget,
             GtkOrientation  orientation)
{
  int minimum;

  gtk_widget_measure (widget, orientation, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Returns: whether something stands in front of the words, and not below them */
static gboolean
has_foot (ChieuLessonSplit *self,
          int               height)
{
  return self->foot.height > 0 && self->foot.y < height;
}

/* Returns: the height that is left for the words */
static int
find_room (ChieuLessonSplit *self,
           int               height)
{
  return has_foot (self, height) ? self->foot.y : height;
}

/* The words are at least as wide as what stands below them. */
static void
put_beside (ChieuLessonSplit *self,
            int               width,
            int               height,
            int               words_least,
            int               stage_least)
{
  int words = MAX (MIN ((int) (width * WIDTH_PART), WORDS_MAX), words_least);
  int margin = self->left ? self->foot.x : width - self->foot.x - self->foot.width;

  if (has_foot (self, height))
    words = MAX (words, self->foot.width + 2 * margin);
  words = MIN (words, width - stage_least);
  chieu_widget_put_at (self->words, self->left ? 0 : width - words, 0, words, find_room (self, height));
  chieu_widget_put_at (self->stage, self->left ? words : 0, 0, width - words, height);
}

static void
put_below (ChieuLessonSplit *self,
           int               width,
           int               height)
{
  int room = find_room (self, height), stage_least = get_minimum (self->stage, GTK_ORIENTATION_VERTICAL);
  int words = MIN ((int) (height * HEIGHT_PART), room - stage_least), stage;

  words = MAX (words, get_minimum (self->words, GTK_ORIENTATION_VERTICAL));
  stage = MAX (room - words, stage_least);
  chieu_widget_put_at (self->stage, 0, 0, width, stage);
  chieu_widget_put_at (self->words, 0, stage, width, words);
}

/* A large window is seen from farther away, and words that have it alone need not be small: both get larger letters. */
static void
set_letters (ChieuLessonSplit *self,
             int               width,
             int               height)
{
  gboolean alone = !gtk_widget_get_visible (self->stage) && width >= ALONE_LARGE;

  chieu_css_class_set (self->words, "large-room", alone || height >= HEIGHT_LARGE);
}

static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  ChieuLessonSplit *self = CHIEU_LESSON_SPLIT (widget);
  int words = has_words (self) ? get_minimum (self->words, GTK_ORIENTATION_HORIZONTAL) : 0, stage;

  if (!has_words (self))
    {
      chieu_widget_put_at (self->stage, 0, 0, width, height);
      return;
    }
  set_letters (self, width, height);
  if (!gtk_widget_get_visible (self->stage))
    {
      int alone = MAX (MIN (width, ALONE_MAX), words), above = (int) (height * ALONE_ABOVE);

      chieu_widget_put_at (self->words, (width - alone) / 2, above, alone, find_room (self, height) - above);
      return;
    }
  stage = get_minimum (self->stage, GTK_ORIENTATION_HORIZONTAL);
  if (words + stage <= width && (!has_foot (self, height) || self->foot.width < width * FOOT_BELOW))
    put_beside (self, width, height, words, stage);
  else
    put_below (self, width, height);
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
  ChieuLessonSplit *self = CHIEU_LESSON_SPLIT (widget);
  int stage = gtk_widget_get_visible (self->stage) ? get_minimum (self->stage, orientation) : 0;

  *minimum = MAX (has_words (self) ? get_minimum (self->words, orientation) : 0, stage);
  *natural = MAX (*minimum, orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH_NATURAL : HEIGHT_NATURAL);
}

/* The focus goes to the stage rather than to the words. */
static gboolean
grab_focus (GtkWidget *widget)
{
  ChieuLessonSplit *self = CHIEU_LESSON_SPLIT (widget);

  return gtk_widget_grab_focus (gtk_widget_get_visible (self->stage) ? self->stage : self->words);
}

void
chieu_lesson_split_set_words (ChieuLessonSplit *self,
                              GtkWidget        *words)
{
  g_return_if_fail (CHIEU_IS_LESSON_SPLIT (self) && (words == NULL || GTK_IS_WIDGET (words)));

  if (self->words == words)
    return;
  if (self->words != NULL)
    {
      gtk_widget_remove_css_class (self->words, "large-room");
      gtk_widget_unparent (self->words);
    }
  self->words = words;
  if (words != NULL)
    gtk_widget_insert_before (words, GTK_WIDGET (self), self->stage);
}

void
chieu_lesson_split_set_foot (ChieuLessonSplit   *self,
                             const GdkRectangle *foot)
{
  g_return_if_fail (CHIEU_IS_LESSON_SPLIT (self) && foot != NULL);

  if (gdk_rectangle_equal (&self->foot, foot))
    return;
  self->foot = *foot;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
buttons_left_changed_cb (ChieuLessonSplit *self,
                         const char       *key,
                         GSettings        *settings)
{
  self->left = g_settings_get_boolean (settings, key);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
chieu_lesson_split_follow_settings (ChieuLessonSplit *self,
                                    GSettings        *settings)
{
  g_return_if_fail (CHIEU_IS_LESSON_SPLIT (self) && G_IS_SETTINGS (settings));

  g_signal_connect_object (settings, "changed::buttons-left", G_CALLBACK (buttons_left_changed_cb), self, G_CONNECT_SWAPPED);
  buttons_left_changed_cb (self, "buttons-left", settings);
}

GtkWidget *
chieu_lesson_split_new (GtkWidget *words,
                        GtkWidget *stage)
{
  ChieuLessonSplit *self;

  g_return_val_if_fail (GTK_IS_WIDGET (words) && GTK_IS_WIDGET (stage), NULL);

  self = g_object_new (CHIEU_TYPE_LESSON_SPLIT, NULL);
  self->stage = stage;
  gtk_widget_set_parent (stage, GTK_WIDGET (self));
  chieu_lesson_split_set_words (self, words);
  return GTK_WIDGET (self);
}

static void
dispose (GObject *object)
{
  g_clear_pointer (&CHIEU_LESSON_SPLIT (object)->words, gtk_widget_unparent);
  g_clear_pointer (&CHIEU_LESSON_SPLIT (object)->stage, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_lesson_split_parent_class)->dispose (object);
}

static void
chieu_lesson_split_class_init (ChieuLessonSplitClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->grab_focus = grab_focus;
}

static void
chieu_lesson_split_init (ChieuLessonSplit *self)
{
}
