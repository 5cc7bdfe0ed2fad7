/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "answers-layout.h"

#include "app/letters.h"
#include "mat/widgets/widgets.h"

/* The least width of an answer with a sentence, in heights of a line of text. */
#define SENTENCE_LINES 7
/* A row is high if its answers have more lines than this. */
#define HIGH_LINES 5
/* Two rows may take the place of a high one if they are together no more than this many lines higher. */
#define MORE_LINES 2

struct _ChieuAnswersLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
  gboolean sentences;
};

G_DEFINE_FINAL_TYPE (ChieuAnswersLayout, chieu_answers_layout, GTK_TYPE_LAYOUT_MANAGER)

GtkLayoutManager *
chieu_answers_layout_new (int spacing)
{
  ChieuAnswersLayout *self = g_object_new (CHIEU_TYPE_ANSWERS_LAYOUT, NULL);

  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}

void
chieu_answers_layout_set_sentences (ChieuAnswersLayout *self,
                                    gboolean            sentences)
{
  g_return_if_fail (CHIEU_IS_ANSWERS_LAYOUT (self));

  self->sentences = sentences;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

/* Measures the answers. @minimum, @natural: (out): the widths of the widest one. Returns: how many answers there are */
static int
measure_widest (GtkWidget *widget,
                int       *minimum,
                int       *natural)
{
  int n = 0;

  *minimum = *natural = 0;
  for (GtkWidget *child = chieu_widget_skip_hidden (gtk_widget_get_first_child (widget)); child != NULL;
       child = chieu_widget_skip_hidden (gtk_widget_get_next_sibling (child)), n++)
    {
      int least, liked;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &liked, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, liked);
    }
  return n;
}

/* Lays the rows out in @columns, or only measures them. Returns: the height of all */
static int
lay_rows (ChieuAnswersLayout *self,
          GtkWidget          *widget,
          int                 columns,
          int                 width,
          gboolean            allocates)
{
  int cell = MAX ((width - (columns - 1) * self->spacing) / columns, 1), y = 0;
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  for (GtkWidget *first = chieu_widget_skip_hidden (gtk_widget_get_first_child (widget)), *child; first != NULL; first = child)
    {
      int row = 0, i;

      for (child = first, i = 0; child != NULL && i < columns; child = chieu_widget_skip_hidden (gtk_widget_get_next_sibling (child)), i++)
        {
          int natural;

          gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, cell, NULL, &natural, NULL, NULL);
          row = MAX (row, natural);
        }
      for (child = first, i = 0; child != NULL && i < columns; child = chieu_widget_skip_hidden (gtk_widget_get_next_sibling (child)), i++)
        if (allocates)
          {
            int place = (mirrored ? columns - 1 - i : i) * (cell + self->spacing);

            gtk_widget_size_allocate (child, &(GtkAllocation) { place, y, cell, row }, -1);
          }
      y += row + self->spacing;
    }
  return MAX (y - self->spacing, 0);
}

static int
find_columns (ChieuAnswersLayout *self,
              GtkWidget          *widget,
              int                 width)
{
  int minimum, natural, n = measure_widest (widget, &minimum, &natural), half = n / 2, least;

  if (n < 2)
    return 1;
  least = MAX (minimum, chieu_letters_get_line_height (widget) * SENTENCE_LINES);
  if (self->sentences && !chieu_letters_are_large () && (width - (n - 1) * self->spacing) / n >= least)
    {
      int line = chieu_letters_get_line_height (widget), side = lay_rows (self, widget, n, width, FALSE);

      /* Four columns of many short lines are harder to read than two rows, if these are hardly higher. */
      return n % 2 == 0 && half > 1 && side > HIGH_LINES * line
             && lay_rows (self, widget, half, width, FALSE) <= side + MORE_LINES * line ? half : n;
    }
  /* Sentences that need not break may stand side by side in large letters, too. */
  return CLAMP ((width + self->spacing) / (natural + self->spacing), 1, n);
}

static GtkSizeRequestMode
get_request_mode (GtkLayoutManager *manager,
                  GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkLayoutManager *manager,
         GtkWidget        *widget,
         GtkOrientation    orientation,
         int               for_size,
         int              *minimum,
         int              *natural,
         int              *minimum_baseline,
         int              *natural_baseline)
{
  ChieuAnswersLayout *self = CHIEU_ANSWERS_LAYOUT (manager);
  int least, liked, n = measure_widest (widget, &least, &liked);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least;
      *natural = n * liked + MAX (n - 1, 0) * self->spacing;
    }
  else
    {
      int width = for_size >= 0 ? for_size : least;

      *minimum = *natural = lay_rows (self, widget, find_columns (self, widget, width), width, FALSE);
    }
}

static void
allocate (GtkLayoutManager *manager,
          GtkWidget        *widget,
          int               width,
          int               height,
          int               baseline)
{
  ChieuAnswersLayout *self = CHIEU_ANSWERS_LAYOUT (manager);

  lay_rows (self, widget, find_columns (self, widget, width), width, TRUE);
}

static void
chieu_answers_layout_class_init (ChieuAnswersLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = get_request_mode;
  manager_class->measure = measure;
  manager_class->allocate = allocate;
}

static void
chieu_answers_layout_init (ChieuAnswersLayout *self)
{
}
