/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "gloss-window.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/window-parts.h"
#include "app/windows.h"
#include "gloss-help.h"
#include "help-place.h"
#include "mat/widgets/gloss.h"
#include "mat/widgets/widgets.h"

/* The size of the window at first, in pixels. */
#define WIDTH 620
#define HEIGHT 560
/* The space between words, in pixels. */
#define SPACE 18
/* An unsteady finger touches for long, too: a long touch takes twice the time of GTK's. */
#define LONG_FACTOR 2.0

/* ---- Which words there are ---- */

static gboolean
has_word (GArray *words,
          guint   entry)
{
  for (guint i = 0; i < words->len; i++)
    if (g_array_index (words, guint, i) == entry)
      return TRUE;
  return FALSE;
}

static void
add_words_in (GArray    *words,
              GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_LABEL (widget))
    {
      const char *text = gtk_label_get_text (GTK_LABEL (widget));
      ChieuGlossaryHit hit;

      for (gsize from = 0; chieu_glossary_find (chieu_gloss_get (), text, from, &hit); from = hit.end)
        if (chieu_gloss_is_marked (widget, hit.entry) && !has_word (words, hit.entry))
          g_array_append_val (words, hit.entry);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    add_words_in (words, child);
}

GArray *
chieu_gloss_list_words (GtkWidget *window)
{
  GArray *words = g_array_new (FALSE, FALSE, sizeof (guint));

  g_return_val_if_fail (GTK_IS_WIDGET (window), words);

  add_words_in (words, window);
  return words;
}

/* ---- The list ---- */

static void
all_words_cb (GtkWindow *self)
{
  GApplication *application = g_application_get_default ();

  gtk_window_close (self);
  if (application != NULL)
    g_action_group_activate_action (G_ACTION_GROUP (application), "help-page", g_variant_new_string (CHIEU_GLOSS_PAGE));
}

static void
add_word (GtkWidget *list,
          guint      entry)
{
  GtkWidget *item = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                  "orientation", GTK_ORIENTATION_VERTICAL, NULL);

  gtk_box_append (GTK_BOX (item), chieu_text_new (chieu_glossary_get_title (chieu_gloss_get (), entry), "title-3"));
  gtk_box_append (GTK_BOX (item), chieu_reading_new (chieu_glossary_get_text (chieu_gloss_get (), entry), "gloss-text"));
  gtk_box_append (GTK_BOX (list), item);
}

static GtkWidget *
list_new (const GArray *words)
{
  GtkWidget *list = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                                  "orientation", GTK_ORIENTATION_VERTICAL, "spacing", SPACE, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Words on this page"), -1);
  if (words->len == 0)
    gtk_box_append (GTK_BOX (list), chieu_text_new (_("There are no words of the game on this page."), "gloss-text"));
  for (guint i = 0; i < words->len; i++)
    add_word (list, g_array_index (words, guint, i));
  return list;
}

static GtkWidget *
content_new (GtkWindow    *self,
             const GArray *words)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *scroller = gtk_scrolled_window_new ();
  GtkWidget *list = list_new (words), *all = gtk_button_new_with_label (_("All words of the game"));

  gtk_widget_add_css_class (list, "page");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_widget_set_focusable (scroller, TRUE);
  gtk_widget_add_css_class (all, "large");
  gtk_widget_add_css_class (all, "bottom");
  gtk_widget_set_halign (all, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (all, "clicked", G_CALLBACK (all_words_cb), self);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_box_append (GTK_BOX (box), all);
  gtk_window_set_focus (self, scroller);
  return box;
}

GtkWindow *
chieu_gloss_window_new (GtkWindow *parent)
{
  g_autoptr (GArray) words = NULL;
  GtkWindow *self;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);

  words = chieu_gloss_list_words (GTK_WIDGET (parent));
  self = g_object_new (ADW_TYPE_WINDOW, "title", _("Words on this page"), "transient-for", parent, "modal", TRUE,
                       "destroy-with-parent", TRUE, "default-width", WIDTH, "default-height", HEIGHT, NULL);
  gtk_widget_set_name (GTK_WIDGET (self), CHIEU_HELP_PLACE_WORDS);
  adw_window_set_content (ADW_WINDOW (self), content_new (self, words));
  chieu_window_close_on_escape (GTK_WIDGET (self));
  return self;
}

/* ---- Every window ---- */

static gboolean
list_key_cb (GtkWidget *window,
             GVariant  *parameter,
             gpointer   data)
{
  /* The list of words is itself a page with words; a list of those would say nothing new. */
  if (g_str_equal (gtk_widget_get_name (window), CHIEU_HELP_PLACE_WORDS))
    return FALSE;
  gtk_window_present (chieu_gloss_window_new (GTK_WINDOW (window)));
  return TRUE;
}

static void
list_action (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       window)
{
  list_key_cb (window, NULL, NULL);
}

/* Finds the word at a place of @window: the one at this place of the label that is there, else the first of the label's text: a button is
 * touched anywhere. @where: (out): the word, or the place, on @label. Returns: FALSE if there is none */
static gboolean
find_word (GtkWidget    *window,
           double        x,
           double        y,
           GtkWidget   **label,
           guint        *entry,
           GdkRectangle *where)
{
  ChieuGlossaryHit hit;
  double label_x, label_y;

  *label = gtk_widget_pick (window, x, y, GTK_PICK_INSENSITIVE);
  if (*label != NULL && !GTK_IS_LABEL (*label) && GTK_IS_LABEL (gtk_widget_get_first_child (*label)))
    *label = gtk_widget_get_first_child (*label);
  if (*label == NULL || !GTK_IS_LABEL (*label)
      || !gtk_widget_translate_coordinates (window, *label, x, y, &label_x, &label_y))
    return FALSE;
  if (chieu_gloss_find_at (GTK_LABEL (*label), label_x, label_y, entry, where))
    return TRUE;
  *where = (GdkRectangle) { (int) label_x, (int) label_y, 1, 1 };
  for (gsize from = 0; chieu_glossary_find (chieu_gloss_get (), gtk_label_get_text (GTK_LABEL (*label)), from, &hit); from = hit.end)
    if (chieu_gloss_is_marked (*label, hit.entry))
      {
        *entry = hit.entry;
        return TRUE;
      }
  return FALSE;
}

static void
explain_at (GtkGesture *gesture,
            double      x,
            double      y)
{
  GtkWidget *window = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)), *label;
  GdkRectangle where;
  guint entry;

  if (!find_word (window, x, y, &label, &entry, &where))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  chieu_gloss_explain (label, entry, &where);
}

static void
pressed_cb (GtkGesture *gesture,
            int         n_press,
            double      x,
            double      y)
{
  explain_at (gesture, x, y);
}

static void
listen_to_pointer (GtkWidget *window)
{
  GtkGesture *click = gtk_gesture_click_new (), *touch = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), NULL);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (click));
  /* The window gets the touch before a button takes it for itself. */
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (touch), TRUE);
  gtk_gesture_long_press_set_delay_factor (GTK_GESTURE_LONG_PRESS (touch), LONG_FACTOR);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (touch), GTK_PHASE_CAPTURE);
  g_signal_connect (touch, "pressed", G_CALLBACK (explain_at), NULL);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (touch));
}

static void
listen_to_keys (GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_F1, GDK_SHIFT_MASK),
                                                          gtk_callback_action_new (list_key_cb, NULL, NULL)));
  gtk_widget_add_controller (window, keys);
}

static void
listen_to_action (GtkWidget *window)
{
  static const GActionEntry actions[] = { { .name = "list", .activate = list_action } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, G_N_ELEMENTS (actions), window);
  gtk_widget_insert_action_group (window, "words", G_ACTION_GROUP (group));
}

static void
listen_in_window (GtkWindow *window)
{
  listen_to_pointer (GTK_WIDGET (window));
  listen_to_keys (GTK_WIDGET (window));
  listen_to_action (GTK_WIDGET (window));
}

void
chieu_gloss_follow_windows (void)
{
  chieu_windows_follow (listen_in_window);
}
