/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "since-list.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "mat/widgets/widgets.h"
#include "match/hand-log.h"
#include "told-line.h"

/* The most lines of a brief list. */
#define LINES_BRIEF 2
/* The space between two lines, in pixels. */
#define GAP 6
/* The height of cards until the room is known, in pixels. */
#define CARD_HEIGHT 48

struct _ChieuSinceList
{
  GtkWidget parent_instance;

  GtkWidget *title, *latest;     /* the one above all lines, and the one above the newest, if there were more; the lines follow them */
  gboolean more;                 /* there were more lines than the list keeps */
  gboolean brief;                /* only the newest lines are shown, without a title */
  GPtrArray *shown;              /* (element-type utf8): the sentences, to see whether they are the same */
  int card_height;               /* of the cards beside them, in pixels */
};

G_DEFINE_FINAL_TYPE (ChieuSinceList, chieu_since_list, GTK_TYPE_WIDGET)

static gboolean
shows_already (ChieuSinceList  *self,
               const GPtrArray *log,
               guint            from)
{
  if (self->shown->len != log->len - from)
    return FALSE;
  for (guint i = from; i < log->len; i++)
    if (!g_str_equal (self->shown->pdata[i - from], chieu_hand_log_get_text (log, i)))
      return FALSE;
  return TRUE;
}

/* Sets what the titles say: @from_deal: the person has not moved in this hand. */
static void
set_titles (ChieuSinceList *self,
            gboolean        from_deal)
{
  const char *title = from_deal ? _("Since the deal") : _("Since your last move");

  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_label_set_label (GTK_LABEL (self->latest), from_deal ? _("The latest since the deal") : _("The latest since your last move"));
}

/* Names the list for the ear: like a title, which a brief list does not show. */
static void
name_list (ChieuSinceList *self)
{
  gboolean is_rest = self->more || (self->brief && self->shown->len > LINES_BRIEF);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_label (GTK_LABEL (is_rest ? self->latest : self->title)), -1);
}

void
chieu_since_list_set_log (ChieuSinceList  *self,
                          const ChieuGame *game,
                          const GPtrArray *log,
                          guint            from)
{
  GtkWidget *line;
  guint first;

  g_return_if_fail (CHIEU_IS_SINCE_LIST (self) && log != NULL && from <= log->len);

  first = MAX (from, log->len > CHIEU_SINCE_LINES_MAX ? log->len - CHIEU_SINCE_LINES_MAX : 0);
  set_titles (self, chieu_hand_log_is_from_deal (log, from));
  self->more = first > from;
  if (shows_already (self, log, first))
    {
      name_list (self);
      return;
    }
  while ((line = gtk_widget_get_next_sibling (self->latest)) != NULL)
    gtk_widget_unparent (line);
  g_ptr_array_set_size (self->shown, 0);
  for (guint i = first; i < log->len; i++)
    {
      const ChieuLogLine *told = log->pdata[i];

      g_ptr_array_add (self->shown, g_strdup (told->text));
      gtk_widget_set_parent (chieu_told_line_new (game, told->text, told->cards, told->n, self->card_height), GTK_WIDGET (self));
    }
  name_list (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
chieu_since_list_set_card_height (ChieuSinceList *self,
                                  int             height)
{
  g_return_if_fail (CHIEU_IS_SINCE_LIST (self) && height > 0);

  self->card_height = height;
  for (GtkWidget *line = gtk_widget_get_next_sibling (self->latest); line != NULL; line = gtk_widget_get_next_sibling (line))
    chieu_told_line_set_card_height (line, height);
}

static int
height_of (GtkWidget *widget,
           int        width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

/* Finds the oldest line to show, so that it and all newer ones fit below the title; NULL: none fits. @used: (out): their height
 * with the title */
static GtkWidget *
find_first_seen (ChieuSinceList *self,
                 int             width,
                 int             height,
                 int            *used)
{
  /* Which of the titles is shown depends on what finds room. The first line of a brief list has no gap above it. */
  int n = 0, y = self->brief ? -GAP : MAX (height_of (self->title, width), height_of (self->latest, width));
  GtkWidget *first = NULL;

  *used = 0;
  for (GtkWidget *line = gtk_widget_get_last_child (GTK_WIDGET (self)); line != self->latest; line = gtk_widget_get_prev_sibling (line))
    {
      y += GAP + height_of (line, width);
      if (y > height || (self->brief && n++ == LINES_BRIEF))
        break;
      first = line;
      *used = y;
    }
  return first;
}

void
chieu_since_list_set_brief (ChieuSinceList *self,
                            gboolean        brief)
{
  g_return_if_fail (CHIEU_IS_SINCE_LIST (self));

  if (self->brief == brief)
    return;
  self->brief = brief;
  name_list (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

int
chieu_since_list_find_height (ChieuSinceList *self,
                              int             width,
                              int             most)
{
  int used;

  g_return_val_if_fail (CHIEU_IS_SINCE_LIST (self), 0);

  find_first_seen (self, width, most, &used);
  return used;
}

int
chieu_since_list_find_newest_height (ChieuSinceList *self,
                                     int             width)
{
  GtkWidget *newest;

  g_return_val_if_fail (CHIEU_IS_SINCE_LIST (self), 0);

  newest = gtk_widget_get_last_child (GTK_WIDGET (self));
  return newest != self->latest ? height_of (newest, width) : 0;
}

static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  ChieuSinceList *self = CHIEU_SINCE_LIST (widget);
  int y = 0, used;
  GtkWidget *first = find_first_seen (self, width, height, &used), *title;
  gboolean seen = FALSE;

  title = first == NULL || self->brief ? NULL
          : self->more || first != gtk_widget_get_next_sibling (self->latest) ? self->latest : self->title;
  for (GtkWidget *line = self->title; line != NULL; line = gtk_widget_get_next_sibling (line))
    {
      seen = seen || line == first;
      gtk_widget_set_child_visible (line, line == self->title || line == self->latest ? line == title : seen);
      if (gtk_widget_get_child_visible (line))
        {
          gtk_widget_size_allocate (line, &(GtkAllocation) { 0, y, width, height_of (line, width) }, -1);
          y += height_of (line, width) + GAP;
        }
    }
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
  *minimum = *natural = 0;
}

static void
dispose (GObject *object)
{
  chieu_widget_unparent_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (chieu_since_list_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  g_ptr_array_unref (CHIEU_SINCE_LIST (object)->shown);
  G_OBJECT_CLASS (chieu_since_list_parent_class)->finalize (object);
}

static void
chieu_since_list_class_init (ChieuSinceListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  G_OBJECT_CLASS (klass)->finalize = finalize;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  gtk_widget_class_set_css_name (widget_class, "chieu-since");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_title (ChieuSinceList *self)
{
  GtkWidget *title = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_add_css_class (title, "since-title");
  gtk_widget_set_parent (title, GTK_WIDGET (self));
  return title;
}

static void
chieu_since_list_init (ChieuSinceList *self)
{
  self->shown = g_ptr_array_new_with_free_func (g_free);
  self->card_height = CARD_HEIGHT;
  self->title = add_title (self);
  self->latest = add_title (self);
  set_titles (self, FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
chieu_since_list_new (void)
{
  return g_object_new (CHIEU_TYPE_SINCE_LIST, NULL);
}
