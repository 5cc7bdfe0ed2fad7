/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "data-table.h"

#include "mat/widgets/widgets.h"
#include "match/words/words.h"

/* Pixels between two columns, and between a name and its figures below it. */
#define SPACING 18
#define LINE_SPACING 3
/* A name that breaks into lines beside its figures has at least this part of the width. */
#define NAME_PART 0.45
/* The name under which a table keeps its Columns. */
#define COLUMNS_KEY "chieu-columns"

/* ---- A row's layout: the first child is its name, the others its figures ---- */

/* The least and the natural widths of the parts of a row, in pixels. */
typedef struct
{
  int name_least, name_liked;
  int figures_least, figures_liked;      /* with a space before each */
  int n;                                 /* figures */
} Widths;

static Widths
measure_widths (GtkWidget *widget)
{
  GtkWidget *name = gtk_widget_get_first_child (widget);
  Widths widths = { 0 };

  gtk_widget_measure (name, GTK_ORIENTATION_HORIZONTAL, -1, &widths.name_least, &widths.name_liked, NULL, NULL);
  for (GtkWidget *figure = gtk_widget_get_next_sibling (name); figure != NULL; figure = gtk_widget_get_next_sibling (figure))
    {
      int least, liked;

      gtk_widget_measure (figure, GTK_ORIENTATION_HORIZONTAL, -1, &least, &liked, NULL, NULL);
      widths.figures_least += least + SPACING;
      widths.figures_liked += liked + SPACING;
      widths.n++;
    }
  return widths;
}

/* Returns: the width of a figure that stands below the name, if all figures together have @width: its natural width @liked with an equal
 * share of what is left; or, if that is too much, its least width @least with a share of what is left */
static int
find_width_below (const Widths *widths,
                  int           width,
                  int           least,
                  int           liked)
{
  if (width >= widths->figures_liked)
    return liked + (width - widths->figures_liked) / widths->n;
  return least + MAX (width - widths->figures_least, 0) * (liked - least) / MAX (widths->figures_liked - widths->figures_least, 1);
}

/* Lays the row out. All rows of a table have columns of the same widths, and so are laid out alike.
 * @places: (nullable) (out): where its children go; NULL: only the height is wanted
 * Returns: the height of the row */
static int
lay_out (GtkWidget     *widget,
         int            width,
         GtkAllocation *places)
{
  Widths widths = measure_widths (widget);
  int name_wanted = MAX (widths.name_least, MIN (widths.name_liked, (int) (width * NAME_PART)));
  gboolean beside = name_wanted + widths.figures_liked <= width;
  GtkWidget *name = gtk_widget_get_first_child (widget);
  int name_width = beside ? width - widths.figures_liked : width, x = beside ? name_width + SPACING : 0;
  int figures_room = width + (widths.n > 0 ? SPACING : 0);
  int top = chieu_widget_find_height (name, name_width), height = beside ? top : 0, i = 0;

  if (places != NULL)
    places[i] = (GtkAllocation) { 0, 0, name_width, top };
  for (GtkWidget *figure = gtk_widget_get_next_sibling (name); figure != NULL; figure = gtk_widget_get_next_sibling (figure))
    {
      int least, liked, figure_width;

      gtk_widget_measure (figure, GTK_ORIENTATION_HORIZONTAL, -1, &least, &liked, NULL, NULL);
      figure_width = beside ? liked : find_width_below (&widths, figures_room, least, liked);
      if (places != NULL && i + 1 < CHIEU_DATA_TABLE_COLUMNS_MAX)
        places[++i] = (GtkAllocation) { x, beside ? 0 : top + LINE_SPACING, figure_width, chieu_widget_find_height (figure, figure_width) };
      height = MAX (height, chieu_widget_find_height (figure, figure_width));
      x += figure_width + SPACING;
    }
  return beside || widths.n == 0 ? MAX (height, top) : top + LINE_SPACING + height;
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
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
  Widths widths = measure_widths (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = lay_out (widget, for_size < 0 ? widths.name_liked + widths.figures_liked : for_size, NULL);
      return;
    }
  *minimum = MAX (widths.name_least, widths.figures_least - (widths.n > 0 ? SPACING : 0));
  *natural = widths.name_liked + widths.figures_liked;
}

static void
allocate (GtkWidget *widget,
          int        width,
          int        height,
          int        baseline)
{
  GtkAllocation places[CHIEU_DATA_TABLE_COLUMNS_MAX];
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int i = 0;

  lay_out (widget, width, places);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && i < CHIEU_DATA_TABLE_COLUMNS_MAX;
       child = gtk_widget_get_next_sibling (child), i++)
    {
      if (mirrored)
        places[i].x = width - places[i].x - places[i].width;
      gtk_widget_size_allocate (child, &places[i], -1);
    }
}

GtkLayoutManager *
chieu_data_row_layout_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure, allocate);
}

/* ---- The table ---- */

/* The columns of a table. The group of a column makes all its labels as wide as the widest of them. */
typedef struct
{
  GtkSizeGroup *columns[CHIEU_DATA_TABLE_COLUMNS_MAX];
} Columns;

static void
columns_free (gpointer data)
{
  for (int i = 0; i < CHIEU_DATA_TABLE_COLUMNS_MAX; i++)
    g_object_unref (((Columns *) data)->columns[i]);
  g_free (data);
}

static GtkWidget *
cell_new (const char        *text,
          gboolean           is_name,
          GtkAccessibleRole  role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "label", text, "wrap", TRUE,
                                   "wrap-mode", is_name ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD, "xalign", is_name ? 0.0 : 1.0,
                                   "valign", GTK_ALIGN_CENTER, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  if (!is_name)
    {
      gtk_widget_add_css_class (label, "numeric");
      gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
    }
  return label;
}

static GtkWidget *
add_row (GtkWidget         *table,
         const char        *spoken,
         const char *const *cells,
         gboolean           is_head)
{
  Columns *columns = g_object_get_data (G_OBJECT (table), COLUMNS_KEY);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW, "activatable", FALSE,
                                 "selectable", FALSE, "focusable", !is_head, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, chieu_data_row_layout_new ());
  gtk_widget_add_css_class (box, "data-row");
  for (int i = 0; cells[i] != NULL && i < CHIEU_DATA_TABLE_COLUMNS_MAX; i++)
    {
      GtkWidget *cell = cell_new (cells[i], i == 0, is_head ? GTK_ACCESSIBLE_ROLE_COLUMN_HEADER :
                                  i == 0 ? GTK_ACCESSIBLE_ROLE_ROW_HEADER : GTK_ACCESSIBLE_ROLE_CELL);

      if (is_head)
        gtk_widget_add_css_class (cell, "dim-label");
      gtk_size_group_add_widget (columns->columns[i], cell);
      gtk_box_append (GTK_BOX (box), cell);
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_list_box_append (GTK_LIST_BOX (table), row);
  return row;
}

GtkWidget *
chieu_data_table_new (const char        *name,
                      const char *const *heads)
{
  GtkWidget *table;
  Columns *columns;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (heads == NULL || (heads[0] != NULL && g_strv_length ((char **) heads) <= CHIEU_DATA_TABLE_COLUMNS_MAX), NULL);

  table = g_object_new (GTK_TYPE_LIST_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_TABLE, "selection-mode", GTK_SELECTION_NONE, NULL);
  columns = g_new (Columns, 1);
  for (int i = 0; i < CHIEU_DATA_TABLE_COLUMNS_MAX; i++)
    columns->columns[i] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  g_object_set_data_full (G_OBJECT (table), COLUMNS_KEY, columns, columns_free);
  gtk_widget_add_css_class (table, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (table), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (heads != NULL)
    add_row (table, name, heads, TRUE);
  return table;
}

GtkWidget *
chieu_data_table_add_row (GtkWidget         *table,
                          const char        *spoken,
                          const char *const *cells)
{
  g_autofree char *joined = NULL;

  g_return_val_if_fail (GTK_IS_LIST_BOX (table) && g_object_get_data (G_OBJECT (table), COLUMNS_KEY) != NULL, NULL);
  g_return_val_if_fail (cells != NULL && cells[0] != NULL && g_strv_length ((char **) cells) <= CHIEU_DATA_TABLE_COLUMNS_MAX, NULL);

  joined = spoken == NULL ? g_strjoinv (chieu_words_comma (), (char **) cells) : NULL;
  return add_row (table, spoken != NULL ? spoken : joined, cells, FALSE);
}
