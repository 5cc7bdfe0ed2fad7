/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gloss.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "card-names.h"
#include "widgets.h"

/* The colour of the line under a word: visible on light and on dark, and paler than the letters. */
#define LINE_RED 0xa8a8
#define LINE_GREEN 0x8080
#define LINE_BLUE 0x4a4a

/* The space between the parts of the explanation, in pixels. */
#define SPACE 9
/* The most characters in a line of the explanation. */
#define LINE_CHARS 34

/* The name under which a label keeps the words that it marks. */
#define KEY_ONLY "chieu-gloss-only"
/* The name under which the button that says a word keeps it. */
#define KEY_WORD "chieu-gloss-word"
/* Of the popover: the widget that had the focus before. */
#define KEY_FOCUS "chieu-gloss-focus"

static ChieuGlossLoad loader;          /* (nullable) */
static ChieuGlossary *glossary;        /* (nullable): NULL: it has not been read */
static ChieuGlossSay say_word;         /* (nullable) */
/* (nullable): labels whose words will be marked when a thread has read the glossary; NULL: no thread does. */
static GPtrArray *waiting;

static void update_marks (GtkLabel *label);

void
chieu_gloss_set_loader (ChieuGlossLoad load)
{
  loader = load;
  g_clear_pointer (&glossary, chieu_glossary_free);
}

const ChieuGlossary *
chieu_gloss_get (void)
{
  if (glossary == NULL && loader != NULL)
    glossary = loader ();
  return glossary;
}

/* Reads the glossary, in a thread. */
static void
load_glossary (GTask        *task,
               gpointer      source,
               gpointer      data,
               GCancellable *cancellable)
{
  g_task_return_pointer (task, ((ChieuGlossLoad) data) (), (GDestroyNotify) chieu_glossary_free);
}

/* Marks the words of the labels that were made while there was no glossary. */
static void
mark_waiting (void)
{
  g_autoptr (GPtrArray) labels = g_steal_pointer (&waiting);

  for (guint i = 0; labels != NULL && i < labels->len; i++)
    update_marks (labels->pdata[i]);
}

/* If a glossary was needed meanwhile it has been read already, and another one may have been requested since. */
static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  ChieuGlossary *loaded = g_task_propagate_pointer (G_TASK (result), NULL);

  if (glossary == NULL && loader == g_task_get_task_data (G_TASK (result)))
    glossary = loaded;
  else
    chieu_glossary_free (loaded);
  mark_waiting ();
}

/* From now on new labels wait in @waiting for the glossary to be read. */
static void
begin_waiting (void)
{
  if (waiting == NULL)
    waiting = g_ptr_array_new_with_free_func (g_object_unref);
}

void
chieu_gloss_warm_up_later (guint ms)
{
  begin_waiting ();
  g_timeout_add_once (ms, (GSourceOnceFunc) chieu_gloss_warm_up, NULL);
}

void
chieu_gloss_warm_up (void)
{
  g_autoptr (GTask) task = NULL;

  /* Without a loader there will be no words to wait for. */
  if (loader == NULL || glossary != NULL)
    {
      mark_waiting ();
      return;
    }
  begin_waiting ();
  task = g_task_new (NULL, NULL, loaded_cb, NULL);
  g_task_set_task_data (task, loader, NULL);
  g_task_run_in_thread (task, load_glossary);
}

/* ---- Where a word stands ---- */

/* Finds the place of a word. One that goes on in the next line has its place in the first. */
static void
place_of (GtkLabel               *label,
          const ChieuGlossaryHit *hit,
          GdkRectangle           *where)
{
  PangoRectangle begin, end;
  int x, y;

  gtk_label_get_layout_offsets (label, &x, &y);
  pango_layout_index_to_pos (gtk_label_get_layout (label), hit->begin, &begin);
  pango_layout_index_to_pos (gtk_label_get_layout (label), hit->end, &end);
  pango_extents_to_pixels (&begin, NULL);
  pango_extents_to_pixels (&end, NULL);
  *where = (GdkRectangle) { x + begin.x, y + begin.y, end.y == begin.y ? MAX (1, end.x - begin.x) : begin.width, begin.height };
}

gboolean
chieu_gloss_find_at (GtkLabel     *label,
                     double        x,
                     double        y,
                     guint        *entry,
                     GdkRectangle *where)
{
  ChieuGlossaryHit hit;
  int left, top, index;

  g_return_val_if_fail (GTK_IS_LABEL (label) && entry != NULL && where != NULL, FALSE);

  gtk_label_get_layout_offsets (label, &left, &top);
  if (!pango_layout_xy_to_index (gtk_label_get_layout (label), (int) ((x - left) * PANGO_SCALE),
                                 (int) ((y - top) * PANGO_SCALE), &index, NULL)
      || !chieu_glossary_find_at (chieu_gloss_get (), gtk_label_get_text (label), index, &hit)
      || !chieu_gloss_is_marked (GTK_WIDGET (label), hit.entry))
    return FALSE;
  *entry = hit.entry;
  place_of (label, &hit, where);
  return TRUE;
}

/* ---- Marks ---- */

static void
add_attribute (PangoAttrList          *attributes,
               const ChieuGlossaryHit *hit,
               PangoAttribute         *attribute)
{
  attribute->start_index = hit->begin;
  attribute->end_index = hit->end;
  pango_attr_list_insert (attributes, attribute);
}

static void
underline (PangoAttrList          *attributes,
           const ChieuGlossaryHit *hit)
{
  add_attribute (attributes, hit, pango_attr_underline_new (PANGO_UNDERLINE_SINGLE));
  add_attribute (attributes, hit, pango_attr_underline_color_new (LINE_RED, LINE_GREEN, LINE_BLUE));
}

/* Lets no line break inside a word of the game that is written as two words: “bất thực” torn apart is not read as one. A longer one still
 * breaks, or it would not fit into a narrow column in large letters. The letters of the text stay as they are, also for those who hear
 * it. */
static void
keep_together (PangoAttrList          *attributes,
               const char             *text,
               const ChieuGlossaryHit *hit)
{
  const char *space = memchr (text + hit->begin, ' ', hit->end - hit->begin);

  if (space != NULL && memchr (space + 1, ' ', (gsize) (text + hit->end - space - 1)) == NULL)
    add_attribute (attributes, hit, pango_attr_allow_breaks_new (FALSE));
}

gboolean
chieu_gloss_is_marked (GtkWidget *label,
                       guint      entry)
{
  const GArray *only;

  g_return_val_if_fail (GTK_IS_LABEL (label), FALSE);

  only = g_object_get_data (G_OBJECT (label), KEY_ONLY);
  for (guint i = 0; only != NULL && i < only->len; i++)
    if (g_array_index (only, guint, i) == entry)
      return TRUE;
  return only == NULL;
}

static gboolean
is_mark_cb (PangoAttribute *attribute,
            gpointer        data)
{
  return attribute->klass->type == PANGO_ATTR_UNDERLINE || attribute->klass->type == PANGO_ATTR_UNDERLINE_COLOR
         || attribute->klass->type == PANGO_ATTR_ALLOW_BREAKS;
}

/* Underlines the words in @label, and keeps each together that is written as two, as it does the names of cards. A word that comes again is not underlined again: a page
 * full of lines is hard to read. Other attributes of the label, such as its size, stay. */
static void
update_marks (GtkLabel *label)
{
  PangoAttrList *old = gtk_label_get_attributes (label), *marks;
  g_autoptr (PangoAttrList) attributes = old != NULL ? pango_attr_list_copy (old) : pango_attr_list_new ();
  g_autoptr (GHashTable) met = g_hash_table_new (NULL, NULL);
  const char *text = gtk_label_get_text (label);
  ChieuGlossaryHit hit;

  marks = pango_attr_list_filter (attributes, is_mark_cb, NULL);
  g_clear_pointer (&marks, pango_attr_list_unref);
  chieu_card_names_keep_whole (attributes, text);
  /* The first frame does not wait for the lines below words. */
  if (glossary == NULL && waiting != NULL)
    {
      g_ptr_array_add (waiting, g_object_ref (label));
      gtk_label_set_attributes (label, attributes);
      return;
    }
  /* Without a text no words are needed yet, and reading them takes a while. */
  for (gsize from = 0; *text != '\0' && chieu_glossary_find (chieu_gloss_get (), text, from, &hit); from = hit.end)
    if (chieu_gloss_is_marked (GTK_WIDGET (label), hit.entry))
      {
        keep_together (attributes, text, &hit);
        if (g_hash_table_add (met, GUINT_TO_POINTER (hit.entry)))
          underline (attributes, &hit);
      }
  gtk_label_set_attributes (label, attributes);
}

static void
released_cb (GtkGestureClick *gesture,
             int              n_press,
             double           x,
             double           y)
{
  GtkWidget *label = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  GdkRectangle where;
  guint entry;

  if (n_press != 1 || !chieu_gloss_find_at (GTK_LABEL (label), x, y, &entry, &where))
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  chieu_gloss_explain (label, entry, &where);
}

static void
motion_cb (GtkEventController *controller,
           double              x,
           double              y)
{
  GtkWidget *label = gtk_event_controller_get_widget (controller);
  GdkRectangle where;
  guint entry;

  gtk_widget_set_cursor_from_name (label, chieu_gloss_find_at (GTK_LABEL (label), x, y, &entry, &where) ? "help" : NULL);
}

GtkWidget *
chieu_gloss_mark (GtkWidget *label)
{
  GtkGesture *click;
  GtkEventController *motion;

  g_return_val_if_fail (GTK_IS_LABEL (label), label);

  click = gtk_gesture_click_new ();
  g_signal_connect (click, "released", G_CALLBACK (released_cb), NULL);
  gtk_widget_add_controller (label, GTK_EVENT_CONTROLLER (click));
  motion = gtk_event_controller_motion_new ();
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), NULL);
  gtk_widget_add_controller (label, motion);
  g_signal_connect (label, "notify::label", G_CALLBACK (update_marks), NULL);
  update_marks (GTK_LABEL (label));
  return label;
}

void
chieu_gloss_mark_only (GtkWidget *label,
                       GArray    *entries)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  g_object_set_data_full (G_OBJECT (label), KEY_ONLY, entries != NULL ? g_array_ref (entries) : NULL,
                          (GDestroyNotify) g_array_unref);
  update_marks (GTK_LABEL (label));
}

GtkWidget *
chieu_reading_new (const char *text,
                   const char *css_class)
{
  return chieu_gloss_mark (chieu_text_new (text, css_class));
}

/* ---- The meaning of a word, in a popover ---- */

static void
more_cb (GtkWidget  *button,
         const char *page)
{
  GApplication *application = g_application_get_default ();

  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER)));
  if (application != NULL)
    g_action_group_activate_action (G_ACTION_GROUP (application), "help-page", g_variant_new_string (page));
}

static GtkWidget *
more_new (guint entry)
{
  const char *page = chieu_glossary_get_more (chieu_gloss_get (), entry);
  GtkWidget *button = gtk_button_new_with_label (_("More in the help"));

  gtk_widget_add_css_class (button, "large");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  g_signal_connect_data (button, "clicked", G_CALLBACK (more_cb), g_strdup (page != NULL ? page : CHIEU_GLOSS_PAGE),
                         (GClosureNotify) G_CALLBACK (g_free), 0);
  return button;
}

void
chieu_gloss_set_voice (ChieuGlossSay say)
{
  say_word = say;
}

/* Says the word as it is written in Vietnamese: characters do not show how it sounds. */
static void
hear_cb (GtkWidget *button,
         GtkLabel  *note)
{
  say_word (g_object_get_data (G_OBJECT (button), KEY_WORD), note);
}

static void
add_sound (GtkBox *box,
           guint   entry)
{
  GtkWidget *note = chieu_text_new (NULL, "gloss-text");
  GtkWidget *button = gtk_button_new_with_label (_("Hear it"));

  gtk_widget_add_css_class (button, "large");
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_set_visible (note, FALSE);
  gtk_label_set_width_chars (GTK_LABEL (note), LINE_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (note), LINE_CHARS);
  g_object_set_data_full (G_OBJECT (button), KEY_WORD, g_strdup (chieu_glossary_get_spoken (chieu_gloss_get (), entry)), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (hear_cb), note);
  gtk_box_append (box, button);
  gtk_box_append (box, note);
}

static GtkWidget *
content_new (guint entry)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACE);
  GtkWidget *text = chieu_text_new (chieu_glossary_get_text (chieu_gloss_get (), entry), "gloss-text");

  /* It is exactly this wide, because a popover asks for the height before it knows the width. */
  gtk_label_set_natural_wrap_mode (GTK_LABEL (text), GTK_NATURAL_WRAP_INHERIT);
  gtk_label_set_width_chars (GTK_LABEL (text), LINE_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (text), LINE_CHARS);
  gtk_box_append (GTK_BOX (box), chieu_text_new (chieu_glossary_get_title (chieu_gloss_get (), entry), "title-2"));
  gtk_box_append (GTK_BOX (box), text);
  if (say_word != NULL)
    add_sound (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), more_new (entry));
  gtk_widget_add_css_class (box, "gloss");
  return box;
}

static gboolean
unparent_cb (gpointer popover)
{
  /* The window may have been destroyed, and the popover with it. */
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);
  g_object_unref (popover);
  return G_SOURCE_REMOVE;
}

/* The focus goes back to where it was; otherwise GTK would put it on the first button of the window. The popover goes a moment later: the
 * code that closes it is still busy with it. */
static void
closed_cb (GtkWidget *popover)
{
  GtkWidget *before = g_object_get_data (G_OBJECT (popover), KEY_FOCUS);

  g_signal_handlers_disconnect_by_func (popover, closed_cb, NULL);
  if (before != NULL && gtk_widget_get_mapped (before) && gtk_widget_get_root (before) == gtk_widget_get_root (popover))
    gtk_widget_grab_focus (before);
  g_idle_add (unparent_cb, g_object_ref (popover));
}

/* The parent of the popover is the window: a text may be changed or removed while its word is being explained. */
void
chieu_gloss_explain (GtkWidget          *widget,
                     guint               entry,
                     const GdkRectangle *where)
{
  GtkWidget *popover, *window, *focus;
  g_autofree char *spoken = NULL;
  double x, y;

  g_return_if_fail (GTK_IS_WIDGET (widget) && where != NULL);
  g_return_if_fail (entry < chieu_glossary_get_n (chieu_gloss_get ()));

  window = GTK_WIDGET (gtk_widget_get_root (widget));
  if (window == NULL || !gtk_widget_translate_coordinates (widget, window, where->x, where->y, &x, &y))
    return;
  spoken = g_strdup_printf (_("%1$s. %2$s"), chieu_glossary_get_title (chieu_gloss_get (), entry),
                            chieu_glossary_get_text (chieu_gloss_get (), entry));
  popover = gtk_popover_new ();
  focus = gtk_root_get_focus (GTK_ROOT (window));
  if (focus != NULL)
    g_object_set_data_full (G_OBJECT (popover), KEY_FOCUS, g_object_ref (focus), g_object_unref);
  gtk_popover_set_child (GTK_POPOVER (popover), content_new (entry));
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_parent (popover, window);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &(GdkRectangle) { (int) x, (int) y, where->width, where->height });
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  g_signal_connect_object (window, "destroy", G_CALLBACK (gtk_widget_unparent), popover, G_CONNECT_SWAPPED);
  gtk_popover_popup (GTK_POPOVER (popover));
}
