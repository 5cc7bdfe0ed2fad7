/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-split.h"

/* The part of the width or of the height that the words have, and their largest width beside the stage and alone. */
#define WIDTH_PART 0.35
#define HEIGHT_PART 0.38
#define WORDS_MAX 640
#define ALONE_MAX 960
/* Windows at least this high get larger letters. */
#define HEIGHT_LARGE 760

struct _ChieuLessonSplit
{
  GtkWidget parent_instance;

  GtkWidget *words;              /* (nullable) */
  GtkWidget *stage;
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

static void
allocate_at (GtkWidget *widget,
             int        x,
             int        y,
             int        width,
             int        height)
{
  gtk_widget_allocate (widget, width, height, -1, gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y)));
}

static void
put_beside (ChieuLessonSplit *self,
            int               width,
            int               height,
            int               words_least,
            int               stage_least)
{
  int words = MIN ((int) (width * WIDTH_PART), WORDS_MAX);

  words = MIN (MAX (words, words_least), width - stage_least);
  allocate_at (self->words, 0, 0, words, height);
  allocate_at (self->stage, words, 0, width - words, height);
}

static void
put_above (ChieuLessonSplit *self,
           int               width,
           int               height)
{
  int words = MIN ((int) (height * HEIGHT_PART), height - get_minimum (self->stage, GTK_ORIENTATION_VERTICAL));

  words = MAX (words, get_minimum (self->words, GTK_ORIENTATION_VERTICAL));
  allocate_at (self->words, 0, 0, width, words);
  allocate_at (self->stage, 0, words, width, MAX (height - words, get_minimum (self->stage, GTK_ORIENTATION_VERTICAL)));
}

/* A large window is seen from farther away, and so gets larger letters. */
static void
set_letters (ChieuLessonSplit *self,
             int               height)
{
  if (height >= HEIGHT_LARGE)
    gtk_widget_add_css_class (self->words, "large-room");
  else
    gtk_widget_remove_css_class (self->words, "large-room");
}

static void
chieu_lesson_split_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  ChieuLessonSplit *self = CHIEU_LESSON_SPLIT (widget);
  int words = has_words (self) ? get_minimum (self->words, GTK_ORIENTATION_HORIZONTAL) : 0, stage;

  if (!has_words (self))
    {
      allocate_at (self->stage, 0, 0, width, height);
      return;
    }
  set_letters (self, height);
  if (!gtk_widget_get_visible (self->stage))
    {
      int alone = MAX (MIN (width, ALONE_MAX), words);

      allocate_at (self->words, (width - alone) / 2, 0, alone, height);
      return;
    }
  stage = get_minimum (self->stage, GTK_ORIENTATION_HORIZONTAL);
  if (words + stage <= width)
    put_beside (self, width, height, words, stage);
  else
    put_above (self, width, height);
}

static void
chieu_lesson_split_measure (GtkWidget      *widget,
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
  *natural = MAX (*minimum, orientation == GTK_ORIENTATION_HORIZONTAL ? 1000 : 560);
}

/* The focus goes to the stage rather than to the words. */
static gboolean
chieu_lesson_split_grab_focus (GtkWidget *widget)
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

GtkWidget *
chieu_lesson_split_new (GtkWidget *words,
                        GtkWidget *stage)
{
  ChieuLessonSplit *self = g_object_new (CHIEU_TYPE_LESSON_SPLIT, NULL);

  self->stage = stage;
  gtk_widget_set_parent (stage, GTK_WIDGET (self));
  chieu_lesson_split_set_words (self, words);
  return GTK_WIDGET (self);
}

static void
chieu_lesson_split_dispose (GObject *object)
{
  g_clear_pointer (&CHIEU_LESSON_SPLIT (object)->words, gtk_widget_unparent);
  g_clear_pointer (&CHIEU_LESSON_SPLIT (object)->stage, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_lesson_split_parent_class)->dispose (object);
}

static void
chieu_lesson_split_class_init (ChieuLessonSplitClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = chieu_lesson_split_dispose;
  widget_class->measure = chieu_lesson_split_measure;
  widget_class->size_allocate = chieu_lesson_split_size_allocate;
  widget_class->grab_focus = chieu_lesson_split_grab_focus;
}

static void
chieu_lesson_split_init (ChieuLessonSplit *self)
{
}
