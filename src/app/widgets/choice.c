/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "choice.h"

#include <glib/gi18n.h>

#include "answers-layout.h"
#include "column-layout.h"
#include "mat/widgets/widgets.h"

/* Pixels between two answers, and between the question and the answer of last time; half of it is between question and answers. */
#define SPACE 12
/* Pixels between an answer and its sentence. */
#define SENTENCE_SPACE 3

struct _ChieuChoice
{
  GtkWidget parent_instance;

  GtkWidget *heading;
  GtkWidget *before;             /* what was chosen last time, if that is another answer now */
  GtkWidget *answers;            /* a box of check buttons in one group, each named by its id */
  GtkCheckButton *first;
  char *title;
  char *last;                    /* (nullable): id of the answer that was chosen last time */
};

G_DEFINE_FINAL_TYPE (ChieuChoice, chieu_choice, GTK_TYPE_WIDGET)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SELECTED,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

GtkWidget *
chieu_choice_new (const char *title)
{
  return g_object_new (CHIEU_TYPE_CHOICE, "title", title, NULL);
}

/* Returns: (nullable): the answer @id */
static GtkWidget *
find_answer (ChieuChoice *self,
             const char  *id)
{
  GtkWidget *child = gtk_widget_get_first_child (self->answers);

  while (child != NULL && g_strcmp0 (gtk_widget_get_name (child), id) != 0)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static const char *
get_answer_title (GtkWidget *answer)
{
  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (gtk_check_button_get_child (GTK_CHECK_BUTTON (answer)))));
}

/* Shows the answer of last time beside the question; a screen reader reads it with the answers. */
static void
show_last (ChieuChoice *self)
{
  GtkWidget *last = self->last != NULL ? find_answer (self, self->last) : NULL;
  gboolean differs = last != NULL && !gtk_check_button_get_active (GTK_CHECK_BUTTON (last));
  g_autofree char *text = differs ? chieu_choice_describe_last (get_answer_title (last)) : g_strdup ("");

  gtk_label_set_label (GTK_LABEL (self->before), text);
  gtk_widget_set_visible (self->before, differs);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->answers), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

char *
chieu_choice_describe_last (const char *answer)
{
  g_return_val_if_fail (answer != NULL, NULL);

  /* Translators: beside a question of the form of a new match that is answered otherwise than last time; %s is that answer. */
  return g_strdup_printf (_("Last time: %s"), answer);
}

void
chieu_choice_set_last (ChieuChoice *self,
                       const char  *id)
{
  g_return_if_fail (CHIEU_IS_CHOICE (self));

  g_free (self->last);
  self->last = g_strdup (id);
  show_last (self);
}

static void
toggled_cb (GtkCheckButton *button,
            ChieuChoice    *self)
{
  /* The button that is switched off signals, too; only the new one counts. */
  if (!gtk_check_button_get_active (button))
    return;
  show_last (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SELECTED]);
}

/* Returns: (transfer floating): the texts in the button of an answer; get_answer_title() reads the first */
static GtkWidget *
answer_texts_new (const char *title,
                  const char *sentence)
{
  GtkWidget *box = chieu_column_new (SENTENCE_SPACE);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), chieu_text_new (title, "heading"));
  if (sentence != NULL)
    gtk_box_append (GTK_BOX (box), chieu_text_new (sentence, "body"));
  return box;
}

void
chieu_choice_add_answer (ChieuChoice *self,
                         const char  *id,
                         const char  *title,
                         const char  *sentence)
{
  GtkWidget *button;
  g_autofree char *spoken = NULL;

  g_return_if_fail (CHIEU_IS_CHOICE (self));
  g_return_if_fail (id != NULL && title != NULL);

  button = g_object_new (GTK_TYPE_CHECK_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (button), answer_texts_new (title, sentence));
  gtk_widget_set_name (button, id);
  gtk_widget_add_css_class (button, "answer");
  gtk_widget_add_css_class (button, "card");
  gtk_widget_set_hexpand (button, TRUE);
  /* Translators: an answer and a sentence about it, as a screen reader says them. */
  spoken = sentence != NULL ? g_strdup_printf (_("%1$s. %2$s"), title, sentence) : g_strdup (title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);

  if (self->first == NULL)
    self->first = GTK_CHECK_BUTTON (button);
  else
    gtk_check_button_set_group (GTK_CHECK_BUTTON (button), self->first);
  if (sentence != NULL)
    chieu_answers_layout_set_sentences (CHIEU_ANSWERS_LAYOUT (gtk_widget_get_layout_manager (self->answers)), TRUE);
  gtk_box_append (GTK_BOX (self->answers), button);
  if (self->first == GTK_CHECK_BUTTON (button))
    gtk_check_button_set_active (self->first, TRUE);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
}

void
chieu_choice_clear (ChieuChoice *self)
{
  g_return_if_fail (CHIEU_IS_CHOICE (self));

  chieu_widget_empty_box (GTK_BOX (self->answers));
  chieu_answers_layout_set_sentences (CHIEU_ANSWERS_LAYOUT (gtk_widget_get_layout_manager (self->answers)), FALSE);
  self->first = NULL;
  chieu_choice_set_last (self, NULL);
}

const char *
chieu_choice_get_selected (ChieuChoice *self)
{
  g_return_val_if_fail (CHIEU_IS_CHOICE (self), NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (self->answers); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (child)))
      return gtk_widget_get_name (child);
  return NULL;
}

void
chieu_choice_set_selected (ChieuChoice *self,
                           const char  *id)
{
  GtkWidget *answer;

  g_return_if_fail (CHIEU_IS_CHOICE (self));

  answer = find_answer (self, id);
  if (answer != NULL)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (answer), TRUE);
}

static void
set_title (ChieuChoice *self,
           const char  *title)
{
  g_free (self->title);
  self->title = g_strdup (title);
  chieu_label_say (GTK_LABEL (self->heading), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->answers), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title != NULL ? title : "", -1);
}

static void
get_property (GObject    *object,
              guint       id,
              GValue     *value,
              GParamSpec *pspec)
{
  ChieuChoice *self = CHIEU_CHOICE (object);

  if (id == PROP_TITLE)
    g_value_set_string (value, self->title);
  else if (id == PROP_SELECTED)
    g_value_set_string (value, chieu_choice_get_selected (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
set_property (GObject      *object,
              guint         id,
              const GValue *value,
              GParamSpec   *pspec)
{
  ChieuChoice *self = CHIEU_CHOICE (object);

  if (id == PROP_TITLE)
    set_title (self, g_value_get_string (value));
  else if (id == PROP_SELECTED)
    chieu_choice_set_selected (self, g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
dispose (GObject *object)
{
  chieu_widget_unparent_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (chieu_choice_parent_class)->dispose (object);
}

static void
finalize (GObject *object)
{
  g_free (CHIEU_CHOICE (object)->title);
  g_free (CHIEU_CHOICE (object)->last);
  G_OBJECT_CLASS (chieu_choice_parent_class)->finalize (object);
}

static void
chieu_choice_class_init (ChieuChoiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = get_property;
  object_class->set_property = set_property;
  object_class->dispose = dispose;
  object_class->finalize = finalize;
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL,
                                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_SELECTED] = g_param_spec_string ("selected", NULL, NULL, NULL,
                                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                                              | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "choice");
}

static void
chieu_choice_init (ChieuChoice *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *top = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACE);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), SPACE / 2);
  self->heading = chieu_text_new ("", "title-4");
  self->before = chieu_text_new ("", "before");
  gtk_widget_set_valign (self->before, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->before, FALSE);
  gtk_box_append (GTK_BOX (top), self->heading);
  gtk_box_append (GTK_BOX (top), self->before);
  gtk_widget_set_parent (top, GTK_WIDGET (self));
  self->answers = g_object_new (GTK_TYPE_BOX,
                                "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO_GROUP,
                                "layout-manager", chieu_answers_layout_new (SPACE),
                                NULL);
  gtk_widget_set_parent (self->answers, GTK_WIDGET (self));
}
