/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-panel.h"

#include <glib/gi18n.h>

#include "app/widgets/column-layout.h"
#include "compat.h"
#include "mat/widgets/gloss.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"

/* Between paragraphs and other parts, and where the words are written smaller, in pixels. */
#define SPACE 14
#define SPACE_TIGHT 6
/* Words that were written smaller are written larger again where they have so many pixels more than was too little. */
#define ROOM_MORE 24

struct _ChieuLessonPanel
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *column;             /* all that is in it */
  GtkWidget *place;
  GtkWidget *texts;
  GtkWidget *how;
  GtkWidget *answers;
  GtkWidget *words;              /* of which several are chosen */
  GtkWidget *offers;             /* what else there is below them */
  GtkWidget *said;               /* a box: the head and the text */
  GtkWidget *said_head, *said_text;
  GArray *entries;               /* (nullable): the words of the game that are marked */
  gboolean whole;                /* it has a place of its own; how the task is done stands beside it */
  gboolean is_prompt;            /* what stands as “how” is what the mat asks */
  guint tight;                   /* how much smaller the words are written */
  gboolean loosens;              /* they are to be written as large as can be again */
  double room;                   /* the most pixels that were too little for these words, 0: none */
  guint scroll_id;               /* of the callback that brings a part into view: */
  gboolean to_end;               /* scroll to the verdict, or else to the start of the words */
};

G_DEFINE_FINAL_TYPE (ChieuLessonPanel, chieu_lesson_panel, GTK_TYPE_WIDGET)

static guint answered_signal;

static const struct { const char *css_class, *head; } says[] = {
  [CHIEU_SAY_NOTE] = { "note", NULL },
  /* Translators: over what is said of a learner's answer. */
  [CHIEU_SAY_RIGHT] = { "right", N_("✓ Right") },
  [CHIEU_SAY_WRONG] = { "wrong", N_("× Not yet") },
  [CHIEU_SAY_HINT] = { "hint", N_("Hint") },
  /* Translators: over what is done wrong before the learner's eyes. */
  [CHIEU_SAY_MISTAKE] = { "wrong", N_("× A mistake") },
  /* Translators: over what the others at the mat say to it. */
  [CHIEU_SAY_LANG] = { "lang", N_("The làng says") },
  /* Translators: over how it is done right. */
  [CHIEU_SAY_MEND] = { "right", N_("✓ This is the right way") },
  [CHIEU_SAY_NEWS] = { "note", NULL },
};

/* ---- Which part is in view ---- */

/* Words that are not all seen at once are written smaller, and do without what the mat asks, which its buttons say as well; what
 * is still too long scrolls. */
static const struct { const char *css_class; gboolean with_prompt; } tight[] = {
  { NULL, TRUE }, { "tight", TRUE }, { "tight", FALSE }, { "tighter", FALSE },
};

static void
show_how (ChieuLessonPanel *self)
{
  gtk_widget_set_visible (self->how, !self->whole && *gtk_label_get_label (GTK_LABEL (self->how)) != '\0'
                                     && (!self->is_prompt || tight[self->tight].with_prompt));
}

static void
set_tight (ChieuLessonPanel *self,
           guint             level)
{
  for (gsize i = 0; i < G_N_ELEMENTS (tight); i++)
    if (tight[i].css_class != NULL)
      gtk_widget_remove_css_class (GTK_WIDGET (self), tight[i].css_class);
  if (tight[level].css_class != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), tight[level].css_class);
  chieu_column_set_spacing (self->column, level > 0 ? SPACE_TIGHT : SPACE);
  chieu_column_set_spacing (self->texts, level > 0 ? SPACE_TIGHT : SPACE);
  self->tight = level;
  show_how (self);
}

static gboolean wait_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data);

static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  ChieuLessonPanel *self = CHIEU_LESSON_PANEL (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  self->scroll_id = 0;
  gtk_adjustment_set_value (adjustment, self->to_end ? end : 0);
  if (end >= 1 && !self->to_end && self->tight + 1 < G_N_ELEMENTS (tight))
    {
      self->room = MAX (self->room, gtk_adjustment_get_page_size (adjustment));
      set_tight (self, self->tight + 1);
      self->scroll_id = gtk_widget_add_tick_callback (widget, wait_cb, NULL, NULL);
    }
  return G_SOURCE_REMOVE;
}

static gboolean
wait_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       data)
{
  ChieuLessonPanel *self = CHIEU_LESSON_PANEL (widget);

  if (self->loosens)
    set_tight (self, 0);
  self->loosens = FALSE;
  /* The size is known only after the next layout. */
  self->scroll_id = gtk_widget_add_tick_callback (widget, scroll_cb, NULL, NULL);
  return G_SOURCE_REMOVE;
}

static void
forget_scroll (ChieuLessonPanel *self)
{
  if (self->scroll_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->scroll_id);
  self->scroll_id = 0;
}

/* Brings the end of the words into view, or their beginning. */
static void
scroll_to (ChieuLessonPanel *self,
           gboolean          to_end)
{
  forget_scroll (self);
  self->to_end = to_end;
  self->scroll_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), wait_cb, NULL, NULL);
}

/* The room beside the mat changes when the mat has buttons to show. It does so in the middle of a layout, where nothing may get
 * another size. */
static void
room_changed_cb (ChieuLessonPanel *self,
                 GtkAdjustment    *adjustment)
{
  double room = gtk_adjustment_get_page_size (adjustment);
  gboolean fits = gtk_adjustment_get_upper (adjustment) - room < 1;

  if (self->scroll_id != 0 || gtk_widget_get_visible (self->said))
    return;
  if (self->tight > 0 && room >= self->room + ROOM_MORE)
    {
      self->loosens = TRUE;
      scroll_to (self, FALSE);
    }
  else if (!fits && self->tight + 1 < G_N_ELEMENTS (tight))
    {
      scroll_to (self, FALSE);
    }
}

/* ---- Text ---- */

void
chieu_lesson_panel_set_words (ChieuLessonPanel *self,
                              GArray           *entries)
{
  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));

  g_clear_pointer (&self->entries, g_array_unref);
  self->entries = entries != NULL ? g_array_ref (entries) : NULL;
  chieu_gloss_mark_only (self->how, entries);
  chieu_gloss_mark_only (self->said_text, entries);
}

void
chieu_lesson_panel_set_whole (ChieuLessonPanel *self,
                              gboolean          whole)
{
  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));

  self->whole = whole;
  show_how (self);
}

static GtkWidget *
paragraph_new (ChieuLessonPanel *self,
               const char       *text)
{
  GtkWidget *label = chieu_reading_new (text, "lesson-text");

  chieu_gloss_mark_only (label, self->entries);
  return label;
}

void
chieu_lesson_panel_set_text (ChieuLessonPanel  *self,
                             const char        *place,
                             const char *const *paragraphs,
                             const char        *how)
{
  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));

  gtk_label_set_label (GTK_LABEL (self->place), place);
  chieu_box_empty (GTK_BOX (self->texts));
  chieu_box_empty (GTK_BOX (self->answers));
  gtk_widget_set_visible (self->answers, FALSE);
  chieu_box_empty (GTK_BOX (self->words));
  gtk_widget_set_visible (self->words, FALSE);
  chieu_box_empty (GTK_BOX (self->offers));
  gtk_widget_set_visible (self->offers, FALSE);
  for (gsize i = 0; paragraphs[i] != NULL; i++)
    gtk_box_append (GTK_BOX (self->texts), paragraph_new (self, paragraphs[i]));
  gtk_label_set_label (GTK_LABEL (self->how), how != NULL ? how : "");
  self->is_prompt = FALSE;
  chieu_lesson_panel_hush (self);
  self->room = 0;
  self->loosens = FALSE;
  set_tight (self, 0);
  /* This comes last, after other scrolling and that of the focus. */
  scroll_to (self, FALSE);
}

void
chieu_lesson_panel_set_prompt (ChieuLessonPanel *self,
                               const char       *prompt)
{
  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));

  gtk_label_set_label (GTK_LABEL (self->how), prompt != NULL ? prompt : "");
  self->is_prompt = TRUE;
  show_how (self);
}

/* ---- Answers ---- */

static void
answer_clicked_cb (GtkWidget        *button,
                   ChieuLessonPanel *self)
{
  g_signal_emit (self, answered_signal, 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "number")));
}

static GtkWidget *
answer_at (ChieuLessonPanel *self,
           guint             number)
{
  GtkWidget *child = gtk_widget_get_first_child (self->answers);

  while (child != NULL && number-- > 0)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static void
set_answer_text (GtkWidget  *button,
                 const char *text)
{
  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

void
chieu_lesson_panel_add_answer (ChieuLessonPanel *self,
                               const char       *text)
{
  GtkWidget *button = gtk_button_new ();
  guint number = 0;

  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));

  while (answer_at (self, number) != NULL)
    number++;
  gtk_button_set_child (GTK_BUTTON (button), chieu_text_new (NULL, NULL));
  set_answer_text (button, text);
  gtk_widget_add_css_class (button, "lesson-answer");
  g_object_set_data (G_OBJECT (button), "number", GUINT_TO_POINTER (number));
  g_signal_connect (button, "clicked", G_CALLBACK (answer_clicked_cb), self);
  gtk_box_append (GTK_BOX (self->answers), button);
  gtk_widget_set_visible (self->answers, TRUE);
}

/* ---- Words of which several are chosen ---- */

void
chieu_lesson_panel_add_word (ChieuLessonPanel *self,
                             const char       *text)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (text);

  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));

  gtk_widget_add_css_class (button, "lesson-word");
  gtk_box_append (GTK_BOX (self->words), button);
  gtk_widget_set_visible (self->words, TRUE);
}

guint64
chieu_lesson_panel_get_words_chosen (ChieuLessonPanel *self)
{
  guint64 chosen = 0, bit = 1;

  g_return_val_if_fail (CHIEU_IS_LESSON_PANEL (self), 0);

  for (GtkWidget *word = gtk_widget_get_first_child (self->words); word != NULL; word = gtk_widget_get_next_sibling (word), bit <<= 1)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (word)))
      chosen |= bit;
  return chosen;
}

void
chieu_lesson_panel_mark_words (ChieuLessonPanel *self,
                               guint64           right)
{
  guint64 bit = 1;

  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));

  for (GtkWidget *word = gtk_widget_get_first_child (self->words); word != NULL; word = gtk_widget_get_next_sibling (word), bit <<= 1)
    {
      g_autofree char *text = g_strdup_printf ("✓ %s", gtk_button_get_label (GTK_BUTTON (word)));

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (word), (right & bit) != 0);
      if ((right & bit) != 0)
        gtk_button_set_label (GTK_BUTTON (word), text);
      gtk_widget_set_sensitive (word, FALSE);
    }
}

void
chieu_lesson_panel_add_offer (ChieuLessonPanel *self,
                              GtkWidget        *widget)
{
  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));

  gtk_box_append (GTK_BOX (self->offers), widget);
  gtk_widget_set_visible (self->offers, TRUE);
}

void
chieu_lesson_panel_mark_answer (ChieuLessonPanel *self,
                                guint             number,
                                gboolean          right)
{
  GtkWidget *button, *label;
  g_autofree char *text = NULL;

  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));
  button = answer_at (self, number);
  g_return_if_fail (button != NULL);

  label = gtk_button_get_child (GTK_BUTTON (button));
  if (!gtk_widget_has_css_class (button, "right") && !gtk_widget_has_css_class (button, "wrong"))
    text = g_strdup_printf (right ? "✓ %s" : "× %s", gtk_label_get_label (GTK_LABEL (label)));
  if (text != NULL)
    set_answer_text (button, text);
  gtk_widget_add_css_class (button, right ? "right" : "wrong");
  for (GtkWidget *child = gtk_widget_get_first_child (self->answers); right && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_sensitive (child, FALSE);
}

gboolean
chieu_lesson_panel_focus_answer (ChieuLessonPanel *self)
{
  GtkWidget *first;

  g_return_val_if_fail (CHIEU_IS_LESSON_PANEL (self), FALSE);

  first = gtk_widget_get_first_child (gtk_widget_get_visible (self->words) ? self->words : self->answers);
  return first != NULL && gtk_widget_is_sensitive (first) && gtk_widget_grab_focus (first);
}

/* ---- What is said ---- */

static void
show_said (ChieuLessonPanel *self,
           ChieuSay          kind,
           const char       *text)
{
  for (gsize i = 0; i < G_N_ELEMENTS (says); i++)
    gtk_widget_remove_css_class (self->said, says[i].css_class);
  gtk_widget_add_css_class (self->said, says[kind].css_class);
  gtk_label_set_label (GTK_LABEL (self->said_head), says[kind].head != NULL ? _(says[kind].head) : "");
  gtk_widget_set_visible (self->said_head, says[kind].head != NULL);
  gtk_label_set_label (GTK_LABEL (self->said_text), text);
  gtk_widget_set_visible (self->said_text, *text != '\0');
  gtk_widget_set_visible (self->said, TRUE);
}

void
chieu_lesson_panel_say (ChieuLessonPanel *self,
                        ChieuSay          kind,
                        const char       *text)
{
  g_autofree char *aloud = NULL;
  gboolean are_new;

  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));
  g_return_if_fail (text != NULL);

  show_said (self, kind, text);
  /* Translators: what is said of an answer, as a screen reader says it: “Not yet. That is one of two.” */
  aloud = says[kind].head != NULL ? g_strdup_printf (_("%1$s. %2$s"), _(says[kind].head), text) : g_strdup (text);
  chieu_compat_announce (GTK_WIDGET (self), aloud);
  /* Scrolling to news from the mat would push a question, or the beginning of new words, out of view. */
  are_new = self->scroll_id != 0 && !self->to_end;
  if (kind != CHIEU_SAY_NEWS || (!gtk_widget_get_visible (self->answers) && !are_new))
    scroll_to (self, TRUE);
}

void
chieu_lesson_panel_hush (ChieuLessonPanel *self)
{
  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));

  gtk_widget_set_visible (self->said, FALSE);
}

static void
append_labels (GtkWidget *widget,
               GString   *words)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_label (GTK_LABEL (widget)) != '\0')
    g_string_append_printf (words, "%s\n", gtk_label_get_label (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    append_labels (child, words);
}

char *
chieu_lesson_panel_get_words (ChieuLessonPanel *self)
{
  GString *words = g_string_new (NULL);

  g_return_val_if_fail (CHIEU_IS_LESSON_PANEL (self), NULL);

  append_labels (self->texts, words);
  append_labels (self->how, words);
  append_labels (self->answers, words);
  append_labels (self->words, words);
  append_labels (self->offers, words);
  append_labels (self->said, words);
  return g_string_free (words, FALSE);
}

/* ---- The widget ---- */

GtkWidget *
chieu_lesson_panel_new (void)
{
  return g_object_new (CHIEU_TYPE_LESSON_PANEL, NULL);
}

static void
chieu_lesson_panel_dispose (GObject *object)
{
  ChieuLessonPanel *self = CHIEU_LESSON_PANEL (object);

  forget_scroll (self);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->entries, g_array_unref);
  G_OBJECT_CLASS (chieu_lesson_panel_parent_class)->dispose (object);
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* It would be as high as all its words: a scrolled window measures what is in it without a width, as if no line broke. */
static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  ChieuLessonPanel *self = CHIEU_LESSON_PANEL (widget);
  int height;

  gtk_widget_measure (self->scroller, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    return;
  gtk_widget_measure (self->column, orientation, for_size, NULL, &height, NULL, NULL);
  *natural = MAX (*natural, height);
}

static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  gtk_widget_allocate (CHIEU_LESSON_PANEL (widget)->scroller, width, height, baseline, NULL);
}

static void
chieu_lesson_panel_class_init (ChieuLessonPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = chieu_lesson_panel_dispose;
  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  gtk_widget_class_set_css_name (widget_class, "lessonpanel");
  answered_signal = g_signal_new ("answered", CHIEU_TYPE_LESSON_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static GtkWidget *
said_new (ChieuLessonPanel *self)
{
  self->said = chieu_column_new (3);
  gtk_widget_add_css_class (self->said, "lesson-said");
  self->said_head = chieu_text_new (NULL, "heading");
  self->said_text = chieu_reading_new (NULL, NULL);
  gtk_box_append (GTK_BOX (self->said), self->said_head);
  gtk_box_append (GTK_BOX (self->said), self->said_text);
  gtk_widget_set_visible (self->said, FALSE);
  return self->said;
}

static void
chieu_lesson_panel_init (ChieuLessonPanel *self)
{
  GtkWidget *column = chieu_column_new (SPACE);

  self->column = column;
  self->place = chieu_text_new (NULL, "lesson-place");
  self->texts = chieu_column_new (SPACE);
  self->how = chieu_reading_new (NULL, "lesson-how");
  self->answers = chieu_column_new (9);
  self->words = chieu_wrap_row_new (9);
  gtk_widget_set_halign (self->words, GTK_ALIGN_START);
  self->offers = chieu_column_new (9);
  gtk_box_append (GTK_BOX (column), self->place);
  gtk_box_append (GTK_BOX (column), self->texts);
  gtk_box_append (GTK_BOX (column), self->how);
  gtk_box_append (GTK_BOX (column), self->answers);
  gtk_box_append (GTK_BOX (column), self->words);
  gtk_box_append (GTK_BOX (column), self->offers);
  gtk_box_append (GTK_BOX (column), said_new (self));
  gtk_widget_add_css_class (column, "lesson-words");
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  /* Whole lines or buttons may be all that is seen: only the bar tells that there are more. */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (self->scroller), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), column);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("What the lesson says"), -1);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), "changed",
                           G_CALLBACK (room_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}
