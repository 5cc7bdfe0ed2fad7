/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "access-check.h"

#include "access-picture.h"
#include "compat.h"
#include "find.h"
#include "layout-check.h"

/* The least contrasts of a text, and of large text, a symbol and the focus (WCAG 2.1, 1.4.3 and 1.4.11); and the least sizes of large text,
 * plain and bold, in pixels. */
#define TEXT_RATIO 4.5
#define LARGE_RATIO 3.0
#define LARGE_SIZE 24.0
#define LARGE_BOLD_SIZE 18.66
/* Half-covered edges of thin letters never have their full colour. */
#define ROUNDING 0.05
/* The width of the rim round a text that counts as its ground, in pixels. */
#define GROUND 2
/* The least width and height of what is pressed, in pixels (WCAG 2.1, 2.5.5). */
#define TARGET_SIZE 44
/* The rows of a menu are wide and may be lower: the longest menu has to fit a screen of 600 px. */
#define MENU_HEIGHT 30
/* The farthest that the ring of a focus may reach beyond the widget that has it, in pixels. */
#define RING 8
/* If so many pixels change with the focus, it is seen on a widget of any size. */
#define CHANGE_ENOUGH 200
/* A window becomes active within this time, in seconds. */
#define ACTIVE_MAX_S 2

typedef struct
{
  ChieuAccessCheck *check;
  GtkWidget *root;
  const char *where;
  ChieuAccessPicture picture;
  GPtrArray *focusable;          /* of kinds that were not looked at yet */
  int complaints;
} Look;

static char *
make_path (GtkWidget *widget)
{
  g_autoptr (GString) path = g_string_new (NULL);

  for (int i = 0; i < 3 && widget != NULL; i++, widget = gtk_widget_get_parent (widget))
    {
      g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
      g_autofree char *joined = g_strjoinv (".", classes);

      g_string_prepend (path, joined);
      g_string_prepend (path, *joined != '\0' ? "." : "");
      g_string_prepend (path, gtk_widget_get_css_name (widget));
      g_string_prepend (path, i < 2 ? " > " : "");
    }
  return g_string_free (g_steal_pointer (&path), FALSE);
}

/* Prints what is wrong with @widget, with its first text, by which a reader finds it. */
static void
complain (Look       *look,
          GtkWidget  *widget,
          const char *format,
          ...)
{
  g_autofree char *path = make_path (widget);
  g_autofree char *what = NULL;
  const char *text = find_text_in (widget);
  va_list arguments;

  va_start (arguments, format);
  what = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_print ("# %s: “%s” (%s) %s\n", look->where, text != NULL ? text : "", path, what);
  look->complaints++;
}

/* ---- Names ---- */

static gboolean
has_own_name (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  g_autofree char *difference = NULL;

  if (gtk_widget_get_tooltip_text (widget) != NULL || gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    return TRUE;
  if (!gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL))
    return FALSE;
  difference = gtk_test_accessible_check_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "");
  return difference != NULL;
}

static gboolean
is_presentation (GtkWidget *widget)
{
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  return role == GTK_ACCESSIBLE_ROLE_NONE || role == GTK_ACCESSIBLE_ROLE_PRESENTATION;
}

/* Finds the widget whose name @widget is known by: the text in an entry has the name of the entry, and the button of a list to
 * choose from that of the list, which a screen reader says before it. */
static GtkWidget *
find_named_part (GtkWidget *widget)
{
  while (is_presentation (widget) && gtk_widget_get_parent (widget) != NULL)
    widget = gtk_widget_get_parent (widget);
  return GTK_IS_DROP_DOWN (gtk_widget_get_parent (widget)) ? gtk_widget_get_parent (widget) : widget;
}

static void
check_name (Look      *look,
            GtkWidget *widget)
{
  look->check->n_names++;
  if (!has_own_name (find_named_part (widget)))
    complain (look, widget, "has no accessible name");
}

/* ---- Targets ---- */

/* Finds the larger widget that a click beside it reaches as well: a row does what is in it, an entry is more than its text. */
static GtkWidget *
find_target (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW);

  if (row != NULL && gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (row)))
    return row;
  return GTK_IS_TEXT (widget) ? gtk_widget_get_parent (widget) : widget;
}

static gboolean
is_in_menu (GtkWidget *widget)
{
  return g_str_equal (gtk_widget_get_css_name (widget), "modelbutton");
}

static void
check_target (Look      *look,
              GtkWidget *widget)
{
  int least = is_in_menu (widget) ? MENU_HEIGHT : TARGET_SIZE;
  graphene_rect_t box;

  if (!gtk_widget_compute_bounds (find_target (widget), look->root, &box))
    return;
  look->check->n_targets++;
  if (box.size.height < least || box.size.width < TARGET_SIZE)
    complain (look, widget, "is only %.0f×%.0f", (double) box.size.width, (double) box.size.height);
}

/* ---- Contrasts ---- */

static gboolean
is_large (GtkWidget *label)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / 72;
  return size >= (pango_font_description_get_weight (font) >= PANGO_WEIGHT_BOLD ? LARGE_BOLD_SIZE : LARGE_SIZE);
}

/* Returns: whether all of @box is on the window and not scrolled away. */
static gboolean
is_seen (Look                  *look,
         GtkWidget             *widget,
         const graphene_rect_t *box)
{
  for (GtkWidget *around = gtk_widget_get_parent (widget); around != NULL && !GTK_IS_NATIVE (around);
       around = gtk_widget_get_parent (around))
    {
      graphene_rect_t place;

      if ((GTK_IS_SCROLLABLE (around) || gtk_widget_get_overflow (around) == GTK_OVERFLOW_HIDDEN)
          && gtk_widget_compute_bounds (around, look->root, &place) && !graphene_rect_contains_rect (&place, box))
        return FALSE;
    }
  return TRUE;
}

/* Returns: whether @widget, or a widget in it, is a called word, a notice or the panel of the call that covers @box, where @below
 * lies: these cover the mat for a moment only. */
static gboolean
lies_over (GtkWidget             *widget,
           Look                  *look,
           GtkWidget             *below,
           const graphene_rect_t *box)
{
  graphene_rect_t place;

  if (!gtk_widget_get_mapped (widget) || widget == below)
    return FALSE;
  if ((gtk_widget_has_css_class (widget, "notice") || gtk_widget_has_css_class (widget, "called")
       || g_str_equal (gtk_widget_get_css_name (widget), "chieu-call"))
      && !gtk_widget_is_ancestor (below, widget) && gtk_widget_compute_bounds (widget, look->root, &place) && graphene_rect_intersection (&place, box, NULL))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (lies_over (child, look, below, box))
      return TRUE;
  return FALSE;
}

static void
check_ink (Look                  *look,
           GtkWidget             *widget,
           const graphene_rect_t *box,
           double                 wanted)
{
  double ratio;

  if (!is_seen (look, widget, box) || lies_over (look->root, look, widget, box))
    return;
  ratio = chieu_access_picture_find_contrast (&look->picture, box);
  look->check->n_texts++;
  if (ratio < wanted - ROUNDING)
    complain (look, widget, "has a contrast of %.2f only", ratio);
}

static void
check_label (Look      *look,
             GtkLabel  *label)
{
  PangoRectangle ink;
  graphene_point_t corner;
  graphene_rect_t box;
  int x, y;

  if (*gtk_label_get_text (label) == '\0')
    return;
  gtk_label_get_layout_offsets (label, &x, &y);
  pango_layout_get_pixel_extents (gtk_label_get_layout (label), &ink, NULL);
  if (!gtk_widget_compute_point (GTK_WIDGET (label), look->root, &GRAPHENE_POINT_INIT (x + ink.x, y + ink.y), &corner))
    return;
  /* Some of the ground round it counts, too: a figure 1 is more ink than ground. */
  graphene_rect_inset_r (&GRAPHENE_RECT_INIT (corner.x, corner.y, ink.width, ink.height), -GROUND, -GROUND, &box);
  check_ink (look, GTK_WIDGET (label), &box, is_large (GTK_WIDGET (label)) ? LARGE_RATIO : TEXT_RATIO);
}

static void
check_symbol (Look      *look,
              GtkWidget *image)
{
  const char *name = gtk_image_get_icon_name (GTK_IMAGE (image));
  graphene_rect_t box;
  GdkRGBA colour;

  /* Some symbols are shown by other themes only. */
  chieu_compat_get_colour (image, &colour);
  if (colour.alpha > 0 && name != NULL && g_str_has_suffix (name, "-symbolic") && gtk_widget_compute_bounds (image, look->root, &box))
    check_ink (look, image, &box, LARGE_RATIO);
}

/* Checks the sign by which one sees whether a switch, a check box or a radio button is on. That of a tile has no width: the tile
 * shows elsewhere whether it is chosen. */
static void
check_sign (Look      *look,
            GtkWidget *sign)
{
  graphene_rect_t box;

  if (gtk_widget_get_width (sign) == 0 || !gtk_widget_compute_bounds (sign, look->root, &box))
    return;
  graphene_rect_inset (&box, -GROUND, -GROUND);
  check_ink (look, sign, &box, LARGE_RATIO);
}

/* ---- The focus ---- */

static void
note_focusable (Look      *look,
                GtkWidget *widget)
{
  g_autofree char *kind = make_path (widget);

  if (g_hash_table_add (look->check->looked_at, g_steal_pointer (&kind)))
    g_ptr_array_add (look->focusable, widget);
}

/* Takes a picture of the window with the focus on @widget, which is @visible or not. A text that is typed into shows its focus always,
 * and loses it for the picture without. */
static void
take_picture (Look               *look,
              GtkWidget          *widget,
              gboolean            visible,
              ChieuAccessPicture *picture)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (look->root));

  gtk_window_set_focus (window, GTK_IS_TEXT (widget) && !visible ? NULL : widget);
  gtk_window_set_focus_visible (window, visible);
  chieu_layout_settle (look->root);
  chieu_access_picture_init (picture, look->root);
}

/* The fewest pixels that have to change with the focus: a line of one pixel along half of the edge. For a large widget fewer are
 * enough: of a long text only the link in it has the focus. */
static int
find_least_change (GtkWidget *widget)
{
  return MIN (gtk_widget_get_width (widget) + gtk_widget_get_height (widget), CHANGE_ENOUGH);
}

static void
check_focus (Look      *look,
             GtkWidget *widget)
{
  ChieuAccessPicture before, after;
  graphene_rect_t box;

  if (!gtk_widget_grab_focus (widget))
    return;
  chieu_layout_settle (look->root);
  take_picture (look, widget, FALSE, &before);
  take_picture (look, widget, TRUE, &after);
  if (gtk_widget_has_visible_focus (widget) && gtk_widget_compute_bounds (find_target (widget), look->root, &box))
    {
      int changed;

      graphene_rect_inset (&box, -RING, -RING);
      changed = chieu_access_picture_count_changed (&before, &after, &box, LARGE_RATIO);
      look->check->n_focuses++;
      if (changed < find_least_change (widget))
        complain (look, widget, "looks the same with the focus: %d pixels", changed);
    }
  chieu_access_picture_clear (&before);
  chieu_access_picture_clear (&after);
}

/* ---- All of them ---- */

/* Returns: whether @widget is something to press whose size is checked here. Cards are not: they are narrow where they lie over
 * each other, and the test of the fan measures them. */
static gboolean
is_target (GtkWidget *widget)
{
  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget));
  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget) || GTK_IS_ENTRY (widget)
         || GTK_IS_SPIN_BUTTON (widget) || is_in_menu (widget);
}

static gboolean
is_sign (GtkWidget *widget)
{
  const char *name = gtk_widget_get_css_name (widget);

  return GTK_IS_SWITCH (widget) || g_str_equal (name, "check") || g_str_equal (name, "radio");
}

static gboolean
is_focusable (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_get_can_focus (widget) && gtk_widget_get_focusable (widget);
}

/* A list or a scrolled page gives the focus to what is in it. */
static gboolean
holds_focusable (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (is_focusable (child) || (gtk_widget_get_can_focus (child) && holds_focusable (child)))
      return TRUE;
  return FALSE;
}

static void
check_use (Look      *look,
           GtkWidget *widget)
{
  if (is_target (widget))
    check_target (look, widget);
  else if (!is_focusable (widget) || holds_focusable (widget))
    return;
  check_name (look, widget);
  if (is_focusable (widget))
    note_focusable (look, widget);
}

/* Checks @widget and all that is in it. @used: it lies in a button, which is what is pressed. */
static void
check_tree (Look      *look,
            GtkWidget *widget,
            gboolean   used)
{
  /* An insensitive widget is pale by intention. */
  if (!gtk_widget_get_mapped (widget) || gtk_widget_get_opacity (widget) == 0 || !gtk_widget_get_sensitive (widget)
      || chieu_layout_is_tooltip (widget))
    return;
  if (GTK_IS_LABEL (widget))
    check_label (look, GTK_LABEL (widget));
  /* One of the two in a switch lies below the slider. */
  else if (GTK_IS_IMAGE (widget) && !GTK_IS_SWITCH (gtk_widget_get_parent (widget)))
    check_symbol (look, widget);
  else if (is_sign (widget))
    check_sign (look, widget);
  used |= !gtk_widget_get_can_focus (widget);
  if (!used)
    check_use (look, widget);
  used |= GTK_IS_BUTTON (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_tree (look, child, used);
}

int
chieu_access_check (ChieuAccessCheck *self,
                    GtkWidget        *root,
                    const char       *where)
{
  g_autoptr (GPtrArray) focusable = g_ptr_array_new ();
  Look look = { .check = self, .root = root, .where = where, .focusable = focusable };

  /* The title of a window that is not yet active is paler. */
  for (gint64 end = g_get_monotonic_time () + ACTIVE_MAX_S * G_USEC_PER_SEC;
       (gtk_widget_get_state_flags (root) & GTK_STATE_FLAG_BACKDROP) != 0 && g_get_monotonic_time () < end;)
    chieu_layout_settle (root);
  chieu_access_picture_init (&look.picture, root);
  check_tree (&look, root, FALSE);
  chieu_access_picture_clear (&look.picture);
  for (guint i = 0; i < focusable->len; i++)
    check_focus (&look, focusable->pdata[i]);
  return look.complaints;
}

void
chieu_access_check_init (ChieuAccessCheck *self)
{
  *self = (ChieuAccessCheck) { .looked_at = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL) };
}

void
chieu_access_check_clear (ChieuAccessCheck *self)
{
  g_clear_pointer (&self->looked_at, g_hash_table_unref);
}
