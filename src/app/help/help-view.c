/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/pieces.h"
#include "app/widgets/column-layout.h"
#include "compat.h"
#include "help-blocks.h"
#include "help-search.h"
#include "mat/widgets/widgets.h"

/* The space between paragraphs, in pixels. */
#define SPACE 12
/* No line of text is longer, in pixels: the eye would not find the next one. */
#define WIDTH_MAX 760
/* The most results that are shown. */
#define FOUND_MAX 40
/* A page is laid out in the frame after it was put in. */
#define FRAMES_UNTIL_LAID_OUT 2
/* The part of the view that stays visible when a page key scrolls. */
#define STAYS 0.12
/* The part of the view by which an arrow key scrolls. */
#define STEP 0.12
/* A key that scrolls by so many views reaches the beginning or the end of any page. */
#define WHOLE_PAGE G_MAXINT16

struct _ChieuHelpView
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *box;                /* holds the blocks of the page */
  ChieuHelpFilling filling;      /* the page that is being added, as long as … */
  guint filling_source;          /* … this is not 0 */
  char *section;                 /* (nullable): the section to scroll to … */
  double position;               /* … unless this is at least 0: the pixels to scroll down */
  int frames;                    /* how many more frames until the page is laid out and can be scrolled */
};

G_DEFINE_FINAL_TYPE (ChieuHelpView, chieu_help_view, GTK_TYPE_WIDGET)

enum { LINK, N_SIGNALS };
static guint signals[N_SIGNALS];

static GtkAdjustment *
get_adjustment (ChieuHelpView *self)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
}

double
chieu_help_view_get_position (ChieuHelpView *self)
{
  g_return_val_if_fail (CHIEU_IS_HELP_VIEW (self), 0);

  return gtk_adjustment_get_value (get_adjustment (self));
}

/* ---- Scrolling to a place ---- */

static GtkWidget *
find_heading (ChieuHelpView *self,
              const char    *section)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->box); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (section != NULL && g_str_equal (gtk_widget_get_name (child), section))
      return child;
  return NULL;
}

static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  ChieuHelpView *self = CHIEU_HELP_VIEW (widget);
  GtkWidget *heading = find_heading (self, self->section);
  graphene_rect_t bounds;

  if (self->filling_source != 0 || --self->frames > 0)
    return G_SOURCE_CONTINUE;
  if (self->position >= 0)
    gtk_adjustment_set_value (get_adjustment (self), self->position);
  else if (heading != NULL && gtk_widget_compute_bounds (heading, self->box, &bounds))
    gtk_adjustment_set_value (get_adjustment (self), bounds.origin.y);
  return G_SOURCE_REMOVE;
}

static void
scroll_later (ChieuHelpView *self,
              const char    *section,
              double         position)
{
  g_free (self->section);
  self->section = g_strdup (section);
  self->position = section != NULL && position < 0 ? -1 : MAX (position, 0);
  if (self->frames <= 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
  self->frames = FRAMES_UNTIL_LAID_OUT;
}

/* ---- What is shown ---- */

/* Empties the view. @label: the accessible name of what will be shown next */
static void
clear_page (ChieuHelpView *self,
            const char    *label)
{
  g_clear_handle_id (&self->filling_source, g_source_remove);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  chieu_widget_empty_box (GTK_BOX (self->box));
}

/* Adds a link to @page (nullable), whose title stands in @format. */
static void
add_neighbour (GtkWidget           *box,
               const ChieuHelpPage *page,
               const char          *format)
{
  g_autofree char *label = NULL;
  GtkWidget *button;

  if (page == NULL)
    return;
  label = g_strdup_printf (format, page->title);
  button = gtk_button_new_with_label (label);
  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "help.go");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", page->id);
  gtk_widget_add_css_class (button, "help-turn");
  gtk_box_append (GTK_BOX (box), button);
}

static gboolean
fill_cb (gpointer data)
{
  ChieuHelpView *self = data;
  const ChieuHelpFilling *filling = &self->filling;

  if (chieu_help_fill_page (&self->filling))
    return G_SOURCE_CONTINUE;
  if (filling->page->guides->len > 0)
    {
      /* At its foot a page has links to the next page and to the one before. */
      gtk_box_append (GTK_BOX (self->box), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
      /* Translators: %s is the title of a page of the help. */
      add_neighbour (self->box, chieu_help_book_get_next (filling->book, filling->page), _("Next: %s"));
      /* Translators: %s is the title of a page of the help. */
      add_neighbour (self->box, chieu_help_book_get_previous (filling->book, filling->page), _("Previous: %s"));
    }
  self->filling_source = 0;
  return G_SOURCE_REMOVE;
}

void
chieu_help_view_show_page (ChieuHelpView       *self,
                           ChieuHelpBook       *book,
                           const ChieuHelpPage *page,
                           const char          *section,
                           double               position)
{
  g_return_if_fail (CHIEU_IS_HELP_VIEW (self));
  g_return_if_fail (CHIEU_IS_HELP_BOOK (book) && page != NULL);

  clear_page (self, page->title);
  self->filling = (ChieuHelpFilling) { .box = self->box, .book = book, .page = page };
  self->filling_source = g_idle_add_full (CHIEU_PIECES_PRIORITY, fill_cb, self, NULL);
  scroll_later (self, section, position);
}

void
chieu_help_view_show_message (ChieuHelpView *self,
                              const char    *message)
{
  g_autofree char *markup = NULL;

  g_return_if_fail (CHIEU_IS_HELP_VIEW (self) && message != NULL);

  markup = g_markup_escape_text (message, -1);
  clear_page (self, message);
  gtk_box_append (GTK_BOX (self->box), chieu_help_label_new (markup, "title-3"));
  scroll_later (self, NULL, 0);
}

static char *
make_link (const ChieuHelpFound *found)
{
  if (found->heading->id == NULL)
    return g_strdup (found->page->id);
  return g_strdup_printf ("%s#%s", found->page->id, found->heading->id);
}

static void
add_found (ChieuHelpView        *self,
           const ChieuHelpFound *found)
{
  g_autofree char *xref = make_link (found);
  g_autofree char *title = NULL;

  if (found->heading->level == 1)
    title = g_strdup (found->page->title);
  else
    /* Translators: a section of the help and the title of its page. */
    title = g_strdup_printf (_("%1$s · %2$s"), found->heading->text, found->page->title);
  gtk_box_append (GTK_BOX (self->box), chieu_help_topic_new (title, found->snippet, xref));
}

char *
chieu_help_view_show_found (ChieuHelpView *self,
                            ChieuHelpBook *book,
                            const char    *query)
{
  g_autoptr (GPtrArray) results = NULL;
  g_autofree char *heading = NULL;

  g_return_val_if_fail (CHIEU_IS_HELP_VIEW (self) && CHIEU_IS_HELP_BOOK (book) && query != NULL, NULL);

  results = chieu_help_search (book, query);
  if (results->len == 0)
    heading = g_strdup (_("Nothing was found"));
  else
    heading = g_strdup_printf (ngettext ("Found in %u place", "Found in %u places", results->len), results->len);
  clear_page (self, heading);
  gtk_box_append (GTK_BOX (self->box), chieu_help_heading_new (heading, 1));
  for (guint i = 0; i < MIN (results->len, FOUND_MAX); i++)
    add_found (self, results->pdata[i]);
  chieu_compat_announce (GTK_WIDGET (self), heading);
  scroll_later (self, NULL, 0);
  return results->len > 0 ? make_link (results->pdata[0]) : NULL;
}

/* ---- Keys ---- */

/* Returns: how far a key scrolls, in parts of the view; 0 if it does not scroll */
static double
get_key_distance (guint           key,
                  GdkModifierType state)
{
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return 0;
  switch (key)
    {
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return STEP;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return -STEP;
    case GDK_KEY_Page_Down:
    case GDK_KEY_KP_Page_Down:
    case GDK_KEY_space:
      return 1 - STAYS;
    case GDK_KEY_Page_Up:
    case GDK_KEY_KP_Page_Up:
      return STAYS - 1;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return -WHOLE_PAGE;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return WHOLE_PAGE;
    default:
      return 0;
    }
}

static gboolean
key_cb (ChieuHelpView   *self,
        guint            key,
        guint            code,
        GdkModifierType  state)
{
  GtkAdjustment *adjustment = get_adjustment (self);
  double distance = get_key_distance (key, state);

  if (distance == 0)
    return FALSE;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment)
                                        + distance * gtk_adjustment_get_page_size (adjustment));
  return TRUE;
}

/* ---- The object ---- */

static void
go_action (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  g_signal_emit (widget, signals[LINK], 0, g_variant_get_string (parameter, NULL));
}

static gboolean
grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CHIEU_HELP_VIEW (widget)->scroller);
}

/* Tab leads from the page as a whole to its first link: a scrolled window that has the focus would leave. */
static gboolean
focus (GtkWidget        *widget,
       GtkDirectionType  direction)
{
  ChieuHelpView *self = CHIEU_HELP_VIEW (widget);

  if (direction == GTK_DIR_TAB_FORWARD && gtk_widget_is_focus (self->scroller)
      && gtk_widget_child_focus (self->box, direction))
    return TRUE;
  return GTK_WIDGET_CLASS (chieu_help_view_parent_class)->focus (widget, direction);
}

static void
dispose (GObject *object)
{
  ChieuHelpView *self = CHIEU_HELP_VIEW (object);

  g_clear_handle_id (&self->filling_source, g_source_remove);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->section, g_free);
  G_OBJECT_CLASS (chieu_help_view_parent_class)->dispose (object);
}

static void
chieu_help_view_class_init (ChieuHelpViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->grab_focus = grab_focus;
  widget_class->focus = focus;
  signals[LINK] = g_signal_new ("link", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_install_action (widget_class, "help.go", "s", go_action);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "help");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
chieu_help_view_init (ChieuHelpView *self)
{
  GtkWidget *clamp = adw_clamp_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->box = chieu_column_new (SPACE);
  gtk_widget_add_css_class (self->box, "page");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH_MAX);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), WIDTH_MAX);
  adw_clamp_set_child (ADW_CLAMP (clamp), self->box);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), clamp);
  gtk_widget_set_focusable (self->scroller, TRUE);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (self->scroller, keys);
}
