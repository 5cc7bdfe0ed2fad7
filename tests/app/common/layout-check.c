/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "layout-check.h"

#include "find.h"
#include "mat/view/mat-view-private.h"

/* The most that rounding may take away. */
#define TOLERANCE 2.0f
/* The panel in which the call is put together. */
#define CALL "chieu-call"
/* The part of a card that has to be seen: its characters. */
#define HEAD 0.36f
/* Longest that a page may take to come to rest, in seconds. */
#define SETTLE_MAX_S 3

typedef struct
{
  GtkWidget *widget;
  graphene_rect_t bounds;        /* in the window */
} Text;

typedef struct
{
  GtkWidget *root;
  const char *where;
  GArray *texts;                 /* of Text: all that are seen */
  GPtrArray *pressed;            /* of GtkWidget: buttons that the call does not hold */
  GPtrArray *hand;               /* of GtkWidget: the cards of the person */
  GtkWidget *call;               /* (nullable): its panel, if it is open */
  int complaints;
} Check;

/* Prints what is wrong with @widget, with its first text, or its type if there is none. */
static G_GNUC_PRINTF (3, 4) void
complain (Check      *check,
          GtkWidget  *widget,
          const char *format,
          ...)
{
  g_autofree char *what = NULL;
  va_list arguments;

  va_start (arguments, format);
  what = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_print ("# %s: “%s” (%d×%d) %s\n", check->where, find_text_in (widget) != NULL ? find_text_in (widget) : G_OBJECT_TYPE_NAME (widget),
           gtk_widget_get_width (widget), gtk_widget_get_height (widget), what);
  check->complaints++;
}

/* ---- One text ---- */

static void
check_label (Check    *check,
             GtkLabel *label)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (pango_layout_is_ellipsized (layout))
    complain (check, GTK_WIDGET (label), "is shortened");
  else if (width > gtk_widget_get_width (GTK_WIDGET (label)) + TOLERANCE)
    complain (check, GTK_WIDGET (label), "is wider than its place: %d", width);
  else if (height > gtk_widget_get_height (GTK_WIDGET (label)) + TOLERANCE)
    complain (check, GTK_WIDGET (label), "is higher than its place: %d", height);
}

/* The room of a window, in its own coordinates: around what it holds there may be a shadow or an arrow. */
static void
get_room (GtkWidget       *root,
          graphene_rect_t *room)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (root));
  double x, y;

  gtk_native_get_surface_transform (GTK_NATIVE (root), &x, &y);
  graphene_rect_init (room, (float) -x, (float) -y, gdk_surface_get_width (surface), gdk_surface_get_height (surface));
}

/* Returns: the view that the widget is scrolled in, or NULL. A popover hangs in the page of its button and does not scroll with it. */
static GtkWidget *
find_viewport (GtkWidget *widget)
{
  while (widget != NULL && !GTK_IS_NATIVE (widget) && !GTK_IS_VIEWPORT (widget))
    widget = gtk_widget_get_parent (widget);
  return GTK_IS_VIEWPORT (widget) ? widget : NULL;
}

/* A widget that can be scrolled to counts as seen. Nothing of ours scrolls sideways. */
static void
check_within (Check                 *check,
              GtkWidget             *widget,
              const graphene_rect_t *bounds)
{
  GtkWidget *viewport = find_viewport (widget);
  graphene_rect_t place;

  get_room (check->root, &place);
  if (viewport != NULL && !gtk_widget_compute_bounds (viewport, check->root, &place))
    return;
  if (bounds->origin.x < place.origin.x - TOLERANCE
      || bounds->origin.x + bounds->size.width > place.origin.x + place.size.width + TOLERANCE)
    complain (check, widget, "reaches beyond the side of the window");
  if (viewport == NULL && (bounds->origin.y < place.origin.y - TOLERANCE
                           || bounds->origin.y + bounds->size.height > place.origin.y + place.size.height + TOLERANCE))
    complain (check, widget, "reaches beyond the top or bottom of the window");
}

/* A row that is made wider than its list is drawn beyond the list's own ground. */
static void
check_in_list (Check                 *check,
               GtkWidget             *widget,
               const graphene_rect_t *bounds)
{
  GtkWidget *list = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX);
  graphene_rect_t place;

  if (list == NULL || !gtk_widget_compute_bounds (list, check->root, &place))
    return;
  if (bounds->origin.x < place.origin.x - TOLERANCE
      || bounds->origin.x + bounds->size.width > place.origin.x + place.size.width + TOLERANCE)
    complain (check, widget, "reaches beyond its list");
}

/* ---- All of them ---- */

/* Narrows @bounds, those of @label, to where its text begins and ends. */
static void
narrow_to_text (GtkLabel        *label,
                graphene_rect_t *bounds)
{
  int x, y, width, height;

  gtk_label_get_layout_offsets (label, &x, &y);
  pango_layout_get_pixel_size (gtk_label_get_layout (label), &width, &height);
  bounds->origin.x += x;
  bounds->origin.y += y;
  bounds->size = GRAPHENE_SIZE_INIT (width, height);
}

static void
check_text (Check     *check,
            GtkWidget *widget)
{
  Text text = { .widget = widget };

  if (!gtk_widget_compute_bounds (widget, check->root, &text.bounds))
    return;
  check_within (check, widget, &text.bounds);
  check_in_list (check, widget, &text.bounds);
  if (!GTK_IS_LABEL (widget) || *gtk_label_get_text (GTK_LABEL (widget)) == '\0')
    return;
  check_label (check, GTK_LABEL (widget));
  narrow_to_text (GTK_LABEL (widget), &text.bounds);
  g_array_append_val (check->texts, text);
}

static gboolean
is_in_call (GtkWidget *widget)
{
  while (widget != NULL && !g_str_equal (gtk_widget_get_css_name (widget), CALL))
    widget = gtk_widget_get_parent (widget);
  return widget != NULL;
}

static gboolean
is_in_hand (GtkWidget *widget)
{
  GtkWidget *mat = gtk_widget_get_ancestor (widget, CHIEU_TYPE_MAT_VIEW);

  return mat != NULL && CHIEU_IS_CARD_WIDGET (widget) && chieu_mat_find_in_hand (CHIEU_MAT_VIEW (mat), CHIEU_CARD_WIDGET (widget)) >= 0;
}

gboolean
chieu_layout_is_tooltip (GtkWidget *widget)
{
  return GTK_IS_NATIVE (widget) && g_str_equal (gtk_widget_get_css_name (widget), "tooltip");
}

/* Collects the texts, the buttons, the cards of the hand and the panel of the call in @widget, and checks each text by itself. */
static void
collect_widgets (Check     *check,
                 GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || gtk_widget_get_opacity (widget) == 0 || chieu_layout_is_tooltip (widget))
    return;
  if (g_str_equal (gtk_widget_get_css_name (widget), CALL))
    check->call = widget;
  else if (GTK_IS_BUTTON (widget) && !is_in_call (widget))
    g_ptr_array_add (check->pressed, widget);
  else if (is_in_hand (widget))
    g_ptr_array_add (check->hand, widget);
  if (GTK_IS_LABEL (widget) || GTK_IS_BUTTON (widget) || GTK_IS_ENTRY (widget))
    check_text (check, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect_widgets (check, child);
}

/* Returns: whether @widget may lie over others: a notice, a called word and the panel of the call have a ground of their own and
 * cover the mat for a moment only. */
static gboolean
covers_mat (GtkWidget *widget)
{
  return is_in_call (widget) || gtk_widget_has_css_class (widget, "notice") || gtk_widget_has_css_class (widget, "called");
}

/* Finds the part of @widget that is seen: in a scrolled view, only what is scrolled to. */
static gboolean
get_seen (Check           *check,
          GtkWidget       *widget,
          graphene_rect_t *seen)
{
  GtkWidget *viewport = find_viewport (widget);
  graphene_rect_t view;

  if (!gtk_widget_compute_bounds (widget, check->root, seen))
    return FALSE;
  return viewport == NULL || !gtk_widget_compute_bounds (viewport, check->root, &view) || graphene_rect_intersection (seen, &view, seen);
}

/* Returns: whether the upper @part of @below lies behind @above. */
static gboolean
is_behind (Check     *check,
           GtkWidget *below,
           float      part,
           GtkWidget *above)
{
  graphene_rect_t upper, lower, common;

  if (!get_seen (check, above, &upper) || !gtk_widget_compute_bounds (below, check->root, &lower))
    return FALSE;
  lower.size.height *= part;
  return graphene_rect_intersection (&upper, &lower, &common) && common.size.width > TOLERANCE && common.size.height > TOLERANCE;
}

/* Nothing that can be pressed may lie over the hand that one looks at; and while the call is put together all of it has to be
 * seen whole. */
static void
check_pressed (Check *check)
{
  for (guint i = 0; i < check->pressed->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (check->pressed, i);

      if (check->call != NULL && is_behind (check, button, 1, check->call))
        complain (check, button, "lies behind the call");
      for (guint c = 0; c < check->hand->len; c++)
        if (is_behind (check, g_ptr_array_index (check->hand, c), HEAD, button))
          complain (check, button, "lies over a card of the hand");
    }
}

/* Returns: whether two texts would be read as one if they lay over each other: in two scrolled views each has its own ground. */
static gboolean
share_ground (GtkWidget *a,
              GtkWidget *b)
{
  return !covers_mat (a) && !covers_mat (b)
         && find_viewport (a) == find_viewport (b);
}

static void
check_overlaps (Check *check)
{
  for (guint i = 0; i < check->texts->len; i++)
    for (guint j = 0; j < i; j++)
      {
        Text *a = &g_array_index (check->texts, Text, i), *b = &g_array_index (check->texts, Text, j);
        graphene_rect_t common;

        if (!share_ground (a->widget, b->widget) || !graphene_rect_intersection (&a->bounds, &b->bounds, &common)
            || common.size.width <= TOLERANCE || common.size.height <= TOLERANCE)
          continue;
        complain (check, a->widget, "lies over the next:");
        complain (check, b->widget, "lies below it");
      }
}

int
chieu_layout_check (GtkWidget  *root,
                    const char *where)
{
  g_autoptr (GArray) texts = g_array_new (FALSE, FALSE, sizeof (Text));
  g_autoptr (GPtrArray) pressed = g_ptr_array_new ();
  g_autoptr (GPtrArray) hand = g_ptr_array_new ();
  Check check = { .root = root, .where = where, .texts = texts, .pressed = pressed, .hand = hand };

  collect_widgets (&check, root);
  check_overlaps (&check);
  check_pressed (&check);
  /* A page of which nothing was seen has not passed. */
  if (texts->len == 0)
    complain (&check, root, "shows no text");
  return check.complaints;
}

/* ---- Waiting ---- */

static void
count_frame_cb (GdkFrameClock *clock,
                int           *frames)
{
  (*frames)++;
}

static void
note_layout_cb (GdkFrameClock *clock,
                gboolean      *laid_out)
{
  *laid_out = TRUE;
}

void
chieu_layout_settle (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gint64 end = g_get_monotonic_time () + SETTLE_MAX_S * G_USEC_PER_SEC;
  gboolean laid_out = FALSE;
  int frames = 0;

  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_signal_connect (clock, "after-paint", G_CALLBACK (count_frame_cb), &frames);
  g_signal_connect (clock, "layout", G_CALLBACK (note_layout_cb), &laid_out);
  for (int i = 1; (i <= 2 || laid_out) && g_get_monotonic_time () < end; i++)
    {
      laid_out = FALSE;
      gtk_widget_queue_draw (widget);
      while (frames < i && g_get_monotonic_time () < end)
        g_main_context_iteration (NULL, TRUE);
    }
  g_signal_handlers_disconnect_by_data (clock, &frames);
  g_signal_handlers_disconnect_by_data (clock, &laid_out);
}
