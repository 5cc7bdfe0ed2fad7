/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-panel.h"

#include <glib/gi18n.h>

#include "app/widgets/column-layout.h"
#include "compat.h"
#include "mat/widgets/gloss.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"

/* The space between answers, words or offers, in pixels. */
#define SPACE 9
/* What the frame of a reply and the space below its head add to the height of its words, and the room at each side of these, in
 * pixels (style.css). */
#define SAID_FRAME 32
#define SAID_SIDES 34
/* The space below the head of a reply, in pixels. */
#define SAID_SPACE 3
/* The height of a line, in sizes of its letters: of the words, and of what stands below them. */
#define LINE_WORDS 1.48
#define LINE_OTHER 1.38

struct _ChieuLessonPanel
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *column;             /* all that is in @scroller */
  GtkWidget *place;              /* “Step 3 of 9” */
  GtkWidget *texts;              /* the paragraphs */
  GtkWidget *how;                /* how the task is done, or what the mat asks */
  GtkWidget *answers;            /* of which one is chosen */
  GtkWidget *words;              /* of which several are chosen */
  GtkWidget *offers;             /* other things below them */
  GtkWidget *said;               /* a box: the head and the text */
  GtkWidget *said_head, *said_text;
  GArray *entries;               /* (nullable): the words of the game that are marked; NULL: all */
  gboolean says_how;             /* the panel says how the task is done; otherwise that stands beside it */
  gboolean is_prompt;            /* “how” shows what the mat asks */
  char *reserve;                 /* (nullable): what may come to be said, for which room is kept */
  int width, height;             /* those of its last layout, … */
  int font_size;                 /* … and the usual size of its words then */
  int wanted;                    /* the height of everything in the largest letters that may be taken, in this width */
  guint tight;                   /* the number of the size in which the words are written, in the table below … */
  guint tight_least;             /* … and the first that may be taken: a reply makes them no larger */
  guint scroll_id;               /* of the callback that fits the words and brings a part into view: */
  gboolean to_end;               /* scroll to the verdict, or else to the start of the words */
};

G_DEFINE_FINAL_TYPE (ChieuLessonPanel, chieu_lesson_panel, GTK_TYPE_WIDGET)

static guint answered_signal;

static const struct { const char *css_class, *head; } says[] = {
  [CHIEU_SAY_NOTE] = { "note", NULL },
  /* Translators: over what is said of a learner's answer. */
  [CHIEU_SAY_RIGHT] = { "right", N_("✓ Right") },
  [CHIEU_SAY_WRONG] = { "wrong", N_("× Not yet") },
  /* Translators: over the right answer and the reason, after a wrong answer that cannot be tried again. */
  [CHIEU_SAY_MISSED] = { "wrong", N_("× Not that. The answer:") },
  /* Translators: over the right answer and the reason, for which the learner has asked. */
  [CHIEU_SAY_ANSWER] = { "note", N_("The answer") },
  [CHIEU_SAY_HINT] = { "hint", N_("Hint") },
  /* Translators: over what is done wrong before the learner's eyes. */
  [CHIEU_SAY_MISTAKE] = { "wrong", N_("× A mistake") },
  /* Translators: over what the others at the mat say to it. */
  [CHIEU_SAY_LANG] = { "lang", N_("The làng says") },
  /* Translators: over how it is done right. */
  [CHIEU_SAY_MEND] = { "right", N_("✓ This is the right way") },
  [CHIEU_SAY_NEWS] = { "note", NULL },
};

/* ---- How large the words are, and which part is in view ---- */

/* If the words do not all find room, they are set closer and smaller; then what the mat asks is left out, which its buttons say
 * as well; and at last answers that are no longer needed. What is still too long scrolls. Sizes are parts of the usual ones, but
 * at least the given part of plain text. They are not style classes, because all are tried before anything is drawn, so that
 * nobody sees words shrink. */
static const struct
{
  double size, least;            /* of the words */
  double said, said_least;       /* of the reply to an answer */
  int spacing, margin;           /* between paragraphs and other parts, and above and below all, in pixels */
  int answer;                    /* the least height of an answer, in pixels */
  gboolean with_prompt;
  gboolean with_closed;          /* whether answers that can no longer be chosen and are not the right one stay */
} tight[] = {
  { 1.0, 1.0, 1.0, 1.0, 14, 8, 64, TRUE, TRUE },
  { 0.87, 1.0, 0.93, 1.0, 8, 4, 50, TRUE, TRUE },
  { 0.74, 1.0, 0.85, 1.0, 6, 2, 46, TRUE, TRUE },
  { 0.74, 1.0, 0.85, 1.0, 6, 2, 46, FALSE, TRUE },
  { 0.6, 0.88, 0.75, 0.94, 6, 0, 40, FALSE, TRUE },
  { 0.6, 0.88, 0.75, 0.88, 6, 0, 40, FALSE, FALSE },
};
/* By how much at most the words are written smaller to reserve room for replies that may come. */
#define TIGHT_FOR_RESERVE 1

static void
show_how (ChieuLessonPanel *self)
{
  gtk_widget_set_visible (self->how, self->says_how && *gtk_label_get_label (GTK_LABEL (self->how)) != '\0'
                                     && (!self->is_prompt || tight[self->tight].with_prompt));
}

static int
get_font_size (GtkWidget *widget)
{
  return pango_font_description_get_size (pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
}

/* The usual size of the words; it changes with the settings and with the room. Words that are not shown may not have been told of
 * it. */
static int
get_words_size (ChieuLessonPanel *self)
{
  GtkWidget *first = gtk_widget_get_first_child (self->texts);

  return get_font_size (first != NULL ? first : self->place);
}

static gboolean
is_size_cb (PangoAttribute *attribute,
            gpointer        data)
{
  return attribute->klass->type == PANGO_ATTR_SCALE || attribute->klass->type == PANGO_ATTR_ABSOLUTE_LINE_HEIGHT;
}

/* Writes a label at @part of its usual size, but not smaller than @least of plain text; @line: as LINE_WORDS. All lines are
 * about as high, whichever fonts are in them: Japanese and Chinese ones with letters between the characters would stand
 * farther apart than others. */
static void
set_size (ChieuLessonPanel *self,
          GtkWidget        *label,
          double            part,
          double            least,
          double            line)
{
  int font = get_font_size (label);
  double scale = MIN (1, MAX (part, least * get_font_size (GTK_WIDGET (self)) / font));
  PangoAttrList *old = gtk_label_get_attributes (GTK_LABEL (label));
  g_autoptr (PangoAttrList) attributes = old != NULL ? pango_attr_list_copy (old) : pango_attr_list_new ();
  PangoAttrList *removed = pango_attr_list_filter (attributes, is_size_cb, NULL);

  g_clear_pointer (&removed, pango_attr_list_unref);
  if (scale < 1)
    pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  pango_attr_list_insert (attributes, pango_attr_line_height_new_absolute ((int) (font * scale * line)));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
}

static void
set_tight (ChieuLessonPanel *self,
           guint             level)
{
  double size = tight[level].size, least = tight[level].least;

  self->tight = level;
  gtk_widget_set_margin_top (self->column, tight[level].margin);
  gtk_widget_set_margin_bottom (self->column, tight[level].margin);
  chieu_column_set_spacing (self->column, tight[level].spacing);
  chieu_column_set_spacing (self->texts, tight[level].spacing);
  for (GtkWidget *text = gtk_widget_get_first_child (self->texts); text != NULL; text = gtk_widget_get_next_sibling (text))
    set_size (self, text, size, least, LINE_WORDS);
  for (GtkWidget *answer = gtk_widget_get_first_child (self->answers); answer != NULL; answer = gtk_widget_get_next_sibling (answer))
    {
      gtk_widget_set_visible (answer, tight[level].with_closed || gtk_widget_get_sensitive (answer)
                                      || gtk_widget_has_css_class (answer, "right") || gtk_widget_has_css_class (answer, "answer"));
      gtk_widget_set_size_request (answer, -1, tight[level].answer);
      set_size (self, gtk_button_get_child (GTK_BUTTON (answer)), size, least, LINE_OTHER);
    }
  set_size (self, self->how, size, least, LINE_OTHER);
  set_size (self, self->said_head, tight[level].said, tight[level].said_least, LINE_OTHER);
  set_size (self, self->said_text, tight[level].said, tight[level].said_least, LINE_OTHER);
  show_how (self);
}

/* Returns: the height of what may come to be said, with the space above it */
static int
measure_reserve (ChieuLessonPanel *self)
{
  g_autoptr (PangoLayout) layout = NULL;
  int height;

  if (self->reserve == NULL || gtk_widget_get_visible (self->said))
    return 0;
  layout = gtk_widget_create_pango_layout (self->said_text, self->reserve);
  pango_layout_set_attributes (layout, gtk_label_get_attributes (GTK_LABEL (self->said_text)));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, MAX (self->width - 2 * SAID_SIDES, 1) * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, NULL, &height);
  /* The head of a reply has a line of one and a half times its letters. */
  return height + SAID_FRAME + get_font_size (GTK_WIDGET (self)) * 3 / (2 * PANGO_SCALE) + tight[self->tight].spacing;
}

/* Writes the words in the first size up to number @to in which everything finds room, if @reserved with the replies that may come; if
 * there is none, in the last. Returns: whether there is one */
static gboolean
try_sizes (ChieuLessonPanel *self,
           gboolean          reserved,
           int               to)
{
  int height;

  for (int level = self->tight_least; level <= to; level++)
    {
      set_tight (self, level);
      gtk_widget_measure (self->column, GTK_ORIENTATION_VERTICAL, self->width, &height, NULL, NULL, NULL);
      if (height + (reserved ? measure_reserve (self) : 0) <= self->height)
        return TRUE;
    }
  return FALSE;
}

/* Asks for the height of the words at the largest size that may be taken: the parts beside them make room before the words are
 * written smaller. */
static void
ask_for_height (ChieuLessonPanel *self)
{
  int height;

  set_tight (self, self->tight_least);
  gtk_widget_measure (self->column, GTK_ORIENTATION_VERTICAL, self->width, &height, NULL, NULL, NULL);
  if (height == self->wanted)
    return;
  self->wanted = height;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Writes the words as large as all of them are seen. Returns: FALSE if they are too many in the smallest letters, too */
static gboolean
fit_words (ChieuLessonPanel *self)
{
  ask_for_height (self);
  return (self->reserve != NULL && try_sizes (self, TRUE, TIGHT_FOR_RESERVE))
         || try_sizes (self, FALSE, G_N_ELEMENTS (tight) - 1);
}

static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       data)
{
  ChieuLessonPanel *self = CHIEU_LESSON_PANEL (widget);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));

  self->scroll_id = 0;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment));
  return G_SOURCE_REMOVE;
}

static gboolean
fit_cb (GtkWidget     *widget,
        GdkFrameClock *clock,
        gpointer       data)
{
  ChieuLessonPanel *self = CHIEU_LESSON_PANEL (widget);

  /* A panel without a size cannot fit its words; its first layout calls this again. */
  self->scroll_id = 0;
  if (self->height == 0)
    return G_SOURCE_REMOVE;
  if (fit_words (self) || !self->to_end)
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller)), 0);
  else
    /* The place of the end is known only after the next layout. */
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

/* Fits the words before the next frame. If there are too many, it brings their end into view, or their beginning. */
static void
scroll_to (ChieuLessonPanel *self,
           gboolean          to_end)
{
  forget_scroll (self);
  self->to_end = to_end;
  self->scroll_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), fit_cb, NULL, NULL);
}

/* ---- Text ---- */

void
chieu_lesson_panel_set_entries (ChieuLessonPanel *self,
                                GArray           *entries)
{
  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));

  g_clear_pointer (&self->entries, g_array_unref);
  self->entries = entries != NULL ? g_array_ref (entries) : NULL;
  chieu_gloss_mark_only (self->how, entries);
  chieu_gloss_mark_only (self->said_text, entries);
}

void
chieu_lesson_panel_set_says_how (ChieuLessonPanel *self,
                                 gboolean          says_how)
{
  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));

  self->says_how = says_how;
  show_how (self);
}

void
chieu_lesson_panel_set_text (ChieuLessonPanel  *self,
                             const char        *place,
                             const char *const *paragraphs,
                             const char        *how)
{
  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self) && place != NULL && paragraphs != NULL);

  gtk_label_set_label (GTK_LABEL (self->place), place);
  chieu_widget_empty_box (GTK_BOX (self->texts));
  chieu_widget_empty_box (GTK_BOX (self->answers));
  gtk_widget_set_visible (self->answers, FALSE);
  chieu_widget_empty_box (GTK_BOX (self->words));
  gtk_widget_set_visible (self->words, FALSE);
  chieu_widget_empty_box (GTK_BOX (self->offers));
  gtk_widget_set_visible (self->offers, FALSE);
  for (gsize i = 0; paragraphs[i] != NULL; i++)
    {
      GtkWidget *label = chieu_reading_new (paragraphs[i], "lesson-text");

      chieu_gloss_mark_only (label, self->entries);
      gtk_box_append (GTK_BOX (self->texts), label);
    }
  chieu_label_say (GTK_LABEL (self->how), how);
  self->is_prompt = FALSE;
  chieu_lesson_panel_hush (self);
  g_clear_pointer (&self->reserve, g_free);
  self->tight_least = 0;
  /* This comes last, after other scrolling and that of the focus. */
  scroll_to (self, FALSE);
}

void
chieu_lesson_panel_set_prompt (ChieuLessonPanel *self,
                               const char       *prompt)
{
  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));

  chieu_label_say (GTK_LABEL (self->how), prompt);
  self->is_prompt = TRUE;
  show_how (self);
  if (self->scroll_id == 0)
    scroll_to (self, self->to_end && gtk_widget_get_visible (self->said));
}

void
chieu_lesson_panel_forget_how (ChieuLessonPanel *self)
{
  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));

  chieu_label_say (GTK_LABEL (self->how), NULL);
  show_how (self);
}

void
chieu_lesson_panel_set_reserve (ChieuLessonPanel *self,
                                const char       *text)
{
  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));

  g_free (self->reserve);
  self->reserve = g_strdup (text);
}

/* ---- Answers ---- */

static void
answer_clicked_cb (GtkWidget        *button,
                   ChieuLessonPanel *self)
{
  g_signal_emit (self, answered_signal, 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "number")));
}

static GtkWidget *
get_answer (ChieuLessonPanel *self,
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
  GtkWidget *button;
  guint number = 0;

  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self) && text != NULL);

  while (get_answer (self, number) != NULL)
    number++;
  button = gtk_button_new ();
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
  GtkWidget *button;

  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self) && text != NULL);

  button = gtk_toggle_button_new_with_label (text);
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
                               guint64           right,
                               gboolean          found)
{
  guint64 bit = 1;

  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));

  for (GtkWidget *word = gtk_widget_get_first_child (self->words); word != NULL; word = gtk_widget_get_next_sibling (word), bit <<= 1)
    {
      g_autofree char *text = g_strdup_printf ("✓ %s", gtk_button_get_label (GTK_BUTTON (word)));

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (word), (right & bit) != 0);
      if ((right & bit) != 0 && found)
        gtk_button_set_label (GTK_BUTTON (word), text);
      gtk_widget_set_sensitive (word, FALSE);
    }
}

void
chieu_lesson_panel_add_offer (ChieuLessonPanel *self,
                              GtkWidget        *widget)
{
  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self) && GTK_IS_WIDGET (widget));

  gtk_box_append (GTK_BOX (self->offers), widget);
  gtk_widget_set_visible (self->offers, TRUE);
}

static void
close_answers (ChieuLessonPanel *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (self->answers); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_sensitive (child, FALSE);
}

void
chieu_lesson_panel_mark_answer (ChieuLessonPanel *self,
                                guint             number,
                                gboolean          right)
{
  GtkWidget *button, *label;
  g_autofree char *text = NULL;

  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));
  button = get_answer (self, number);
  g_return_if_fail (button != NULL);

  label = gtk_button_get_child (GTK_BUTTON (button));
  if (!gtk_widget_has_css_class (button, "right") && !gtk_widget_has_css_class (button, "wrong"))
    text = g_strdup_printf (right ? "✓ %s" : "× %s", gtk_label_get_label (GTK_LABEL (label)));
  if (text != NULL)
    set_answer_text (button, text);
  gtk_widget_add_css_class (button, right ? "right" : "wrong");
  if (right)
    close_answers (self);
}

void
chieu_lesson_panel_show_answer (ChieuLessonPanel *self,
                                guint             number)
{
  GtkWidget *button;

  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));
  button = get_answer (self, number);
  g_return_if_fail (button != NULL);

  gtk_widget_add_css_class (button, "answer");
  close_answers (self);
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
  chieu_label_say (GTK_LABEL (self->said_text), text);
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

  if (self->scroll_id == 0 && !gtk_widget_get_visible (self->said))
    self->tight_least = self->tight;
  show_said (self, kind, text);
  /* Translators: what is said of an answer, as a screen reader says it: “Not yet. That is one of two.” */
  aloud = says[kind].head != NULL ? g_strdup_printf (_("%1$s. %2$s"), _(says[kind].head), text) : g_strdup (text);
  chieu_compat_announce (GTK_WIDGET (self), aloud);
  /* Scrolling to news from the mat would push a question, or the beginning of new words, out of view. */
  are_new = self->scroll_id != 0 && !self->to_end;
  if (kind != CHIEU_SAY_NEWS || (!gtk_widget_get_visible (self->answers) && !are_new))
    scroll_to (self, TRUE);
  else if (self->scroll_id == 0)
    scroll_to (self, FALSE);
}

void
chieu_lesson_panel_hush (ChieuLessonPanel *self)
{
  g_return_if_fail (CHIEU_IS_LESSON_PANEL (self));

  if (!gtk_widget_get_visible (self->said))
    return;
  gtk_widget_set_visible (self->said, FALSE);
  scroll_to (self, FALSE);
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
  GString *words;

  g_return_val_if_fail (CHIEU_IS_LESSON_PANEL (self), NULL);

  words = g_string_new (NULL);
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
dispose (GObject *object)
{
  ChieuLessonPanel *self = CHIEU_LESSON_PANEL (object);

  forget_scroll (self);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->entries, g_array_unref);
  g_clear_pointer (&self->reserve, g_free);
  G_OBJECT_CLASS (chieu_lesson_panel_parent_class)->dispose (object);
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The panel asks for the height of all its words. The scrolled window does not ask for it, since it measures its content without a width,
 * as if no line broke. */
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
  *natural = MAX (*natural, for_size < 0 || for_size == self->width ? MAX (height, self->wanted) : height);
}

static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  ChieuLessonPanel *self = CHIEU_LESSON_PANEL (widget);

  gtk_widget_allocate (self->scroller, width, height, baseline, NULL);
  if (width == self->width && height == self->height && get_words_size (self) == self->font_size)
    return;
  /* The room beside the mat changes when the mat has buttons to show. In the middle of a layout nothing may get another size. */
  self->width = width;
  self->height = height;
  self->font_size = get_words_size (self);
  self->tight_least = 0;
  scroll_to (self, self->to_end && gtk_widget_get_visible (self->said));
}

static void
chieu_lesson_panel_class_init (ChieuLessonPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
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
  self->said = chieu_column_new (SAID_SPACE);
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
  GtkWidget *column = chieu_column_new (0);

  self->column = column;
  self->says_how = TRUE;
  self->place = chieu_text_new (NULL, "lesson-place");
  self->texts = chieu_column_new (0);
  self->how = chieu_reading_new (NULL, "lesson-how");
  self->answers = chieu_column_new (SPACE);
  self->words = chieu_wrap_row_new (SPACE);
  gtk_widget_set_halign (self->words, GTK_ALIGN_START);
  self->offers = chieu_column_new (SPACE);
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
  /* If the view ends between two lines or buttons, only the bar tells that there are more. */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (self->scroller), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), column);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("What the lesson says"), -1);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}
