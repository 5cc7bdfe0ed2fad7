/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-groups.h"

#include <glib/gi18n.h>

#include "lesson-table.h"
#include "mat/widgets/card-strip.h"
#include "mat/faces/face-cache.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"
#include "match/words/words.h"

#define SPACE 9
/* The height of cards in groups, in parts of that of the widget. */
#define GROUP_PART 0.22
#define GROUP_HEIGHT_MIN 88
#define GROUP_HEIGHT_MAX 240

struct _ChieuLessonGroups
{
  GtkWidget parent_instance;

  const ChieuGame *game;
  ChieuLessonCards loose;
  ChieuArrangement groups;
  gboolean open;
  int height;                    /* of cards in groups */

  GtkWidget *table;              /* the loose cards */
  GtkWidget *join;
  GtkWidget *made;               /* a button for each group */
};

G_DEFINE_FINAL_TYPE (ChieuLessonGroups, chieu_lesson_groups, GTK_TYPE_WIDGET)

static guint changed_signal;

static void show_cards (ChieuLessonGroups *self);

/* ---- Putting together, taking apart ---- */

/* Cards are kept in the order of the deck, so that a card that comes back is easily found. */
static void
put_back (ChieuLessonCards *loose,
          ChieuCard         card)
{
  int at = loose->n;

  if (loose->n >= CHIEU_LESSON_CARDS_MAX)
    return;
  while (at > 0 && loose->cards[at - 1] > card)
    {
      loose->cards[at] = loose->cards[at - 1];
      at--;
    }
  loose->cards[at] = card;
  loose->n++;
}

static void
take_out (ChieuLessonCards *loose,
          ChieuCard         card)
{
  for (int i = 0; i < loose->n; i++)
    if (loose->cards[i] == card)
      {
        for (int j = i + 1; j < loose->n; j++)
          loose->cards[j - 1] = loose->cards[j];
        loose->n--;
        return;
      }
}

static char *
name_cards (ChieuLessonGroups      *self,
            const ChieuLessonCards *cards)
{
  return chieu_words_cards (chieu_words_for_game (self->game), cards->cards, cards->n);
}

void
chieu_lesson_groups_join (ChieuLessonGroups *self)
{
  ChieuLessonCards group = { 0 };
  g_autofree char *names = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (CHIEU_IS_LESSON_GROUPS (self));

  group.n = chieu_lesson_table_get_touched (CHIEU_LESSON_TABLE (self->table), group.cards);
  if (group.n == 0 || self->groups.n >= CHIEU_GROUPS_MAX)
    return;
  for (int i = 0; i < group.n; i++)
    take_out (&self->loose, group.cards[i]);
  self->groups.groups[self->groups.n++] = group;
  show_cards (self);
  gtk_widget_grab_focus (self->loose.n > 0 ? self->table : gtk_widget_get_last_child (self->made));
  names = name_cards (self, &group);
  /* Translators: cards of a lesson. */
  text = g_strdup_printf (_("Put together: %s."), names);
  g_signal_emit (self, changed_signal, 0, text);
}

static void
take_apart_cb (GtkWidget         *button,
               ChieuLessonGroups *self)
{
  int number = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "group"));
  ChieuLessonCards group = self->groups.groups[number];
  g_autofree char *names = NULL;
  g_autofree char *text = NULL;

  for (int i = 0; i < group.n; i++)
    put_back (&self->loose, group.cards[i]);
  for (int i = number + 1; i < self->groups.n; i++)
    self->groups.groups[i - 1] = self->groups.groups[i];
  self->groups.n--;
  show_cards (self);
  gtk_widget_grab_focus (self->table);
  names = name_cards (self, &group);
  /* Translators: cards of a lesson. */
  text = g_strdup_printf (_("Taken apart: %s."), names);
  g_signal_emit (self, changed_signal, 0, text);
}

/* ---- What is shown ---- */

static GtkWidget *
group_new (ChieuLessonGroups *self,
           int                number)
{
  const ChieuLessonCards *group = &self->groups.groups[number];
  g_autofree char *names = name_cards (self, group);
  /* Translators: the cards of a group in a lesson. */
  g_autofree char *label = g_strdup_printf (_("Together: %s. Press to take them apart."), names);
  GtkWidget *button = gtk_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), chieu_card_strip_new (self->game, group->cards, group->n, self->height));
  gtk_widget_add_css_class (button, "lesson-group");
  gtk_widget_set_sensitive (button, self->open);
  gtk_widget_set_tooltip_text (button, names);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data (G_OBJECT (button), "group", GINT_TO_POINTER (number));
  g_signal_connect (button, "clicked", G_CALLBACK (take_apart_cb), self);
  return button;
}

static void
touched_cb (ChieuLessonGroups *self)
{
  ChieuCard touched[CHIEU_LESSON_TABLE_MAX];
  int n = chieu_lesson_table_get_touched (CHIEU_LESSON_TABLE (self->table), touched);

  gtk_widget_set_sensitive (self->join, self->open && n > 0 && n <= CHIEU_LESSON_CARDS_MAX);
}

static void
show_cards (ChieuLessonGroups *self)
{
  chieu_lesson_table_set_cards (CHIEU_LESSON_TABLE (self->table), self->game, self->loose.cards, self->loose.n, 0, self->open);
  gtk_widget_set_visible (self->join, self->open && self->loose.n > 0);
  chieu_box_empty (GTK_BOX (self->made));
  for (int i = 0; i < self->groups.n; i++)
    gtk_box_append (GTK_BOX (self->made), group_new (self, i));
  touched_cb (self);
}

static void
set_height (ChieuLessonGroups *self,
            int                height)
{
  self->height = height;
  for (GtkWidget *button = gtk_widget_get_first_child (self->made); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    chieu_card_strip_set_height (CHIEU_CARD_STRIP (gtk_button_get_child (GTK_BUTTON (button))), height);
}

void
chieu_lesson_groups_set_cards (ChieuLessonGroups      *self,
                               const ChieuGame        *game,
                               const ChieuLessonCards *cards)
{
  g_return_if_fail (CHIEU_IS_LESSON_GROUPS (self));

  self->game = game;
  self->loose = *cards;
  self->groups.n = 0;
  self->open = TRUE;
  show_cards (self);
}

const ChieuArrangement *
chieu_lesson_groups_get (ChieuLessonGroups *self)
{
  g_return_val_if_fail (CHIEU_IS_LESSON_GROUPS (self), NULL);

  return &self->groups;
}

void
chieu_lesson_groups_set_open (ChieuLessonGroups *self,
                              gboolean           open)
{
  g_return_if_fail (CHIEU_IS_LESSON_GROUPS (self));

  self->open = open;
  if (self->game != NULL)
    show_cards (self);
}

/* ---- The widget ---- */

/* The groups below get their natural height; the loose cards get the rest. */
static void
chieu_lesson_groups_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  ChieuLessonGroups *self = CHIEU_LESSON_GROUPS (widget);
  int cards = chieu_face_quantise ((int) CLAMP (height * GROUP_PART, GROUP_HEIGHT_MIN, GROUP_HEIGHT_MAX));
  int made, join = 0, loose;

  if (cards != self->height)
    set_height (self, cards);
  gtk_widget_measure (self->made, GTK_ORIENTATION_VERTICAL, width, NULL, &made, NULL, NULL);
  if (gtk_widget_get_visible (self->join))
    gtk_widget_measure (self->join, GTK_ORIENTATION_VERTICAL, width, NULL, &join, NULL, NULL);
  loose = MAX (height - made - join - 2 * SPACE, 0);
  gtk_widget_measure (self->table, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (self->table, width, loose, -1, NULL);
  if (gtk_widget_get_visible (self->join))
    gtk_widget_allocate (self->join, width, join, -1,
                         gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, loose + SPACE)));
  gtk_widget_allocate (self->made, width, made, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (0, height - made)));
}

static void
chieu_lesson_groups_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  gtk_widget_measure (CHIEU_LESSON_GROUPS (widget)->table, orientation, -1, minimum, natural, NULL, NULL);
  *natural = *minimum;
}

GtkWidget *
chieu_lesson_groups_new (void)
{
  return g_object_new (CHIEU_TYPE_LESSON_GROUPS, NULL);
}

static gboolean
chieu_lesson_groups_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (CHIEU_LESSON_GROUPS (widget)->table);
}

static void
chieu_lesson_groups_dispose (GObject *object)
{
  chieu_widget_unparent_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (chieu_lesson_groups_parent_class)->dispose (object);
}

static void
chieu_lesson_groups_class_init (ChieuLessonGroupsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = chieu_lesson_groups_dispose;
  widget_class->measure = chieu_lesson_groups_measure;
  widget_class->size_allocate = chieu_lesson_groups_size_allocate;
  widget_class->grab_focus = chieu_lesson_groups_grab_focus;
  changed_signal = g_signal_new ("changed", CHIEU_TYPE_LESSON_GROUPS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
chieu_lesson_groups_init (ChieuLessonGroups *self)
{
  self->height = GROUP_HEIGHT_MIN;
  self->table = chieu_lesson_table_new ();
  g_signal_connect_object (self->table, "touched", G_CALLBACK (touched_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->table, GTK_WIDGET (self));
  self->join = gtk_button_new_with_label (_("Put together"));
  gtk_widget_set_halign (self->join, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->join, "large");
  gtk_widget_set_tooltip_text (self->join, "F5");
  g_signal_connect_object (self->join, "clicked", G_CALLBACK (chieu_lesson_groups_join), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->join, GTK_WIDGET (self));
  self->made = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->made, chieu_wrap_layout_new (SPACE));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->made), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Cards put together"), -1);
  gtk_widget_set_parent (self->made, GTK_WIDGET (self));
}
