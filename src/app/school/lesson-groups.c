/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-groups.h"

#include <glib/gi18n.h>
#include <string.h>

#include "lesson-table.h"
#include "mat/faces/card-shape.h"
#include "mat/faces/face-cache.h"
#include "mat/widgets/card-strip.h"
#include "mat/widgets/card-widget.h"
#include "mat/widgets/widgets.h"
#include "match/words/words.h"

/* The space between piles, and above the button, in pixels. */
#define SPACE 9
/* The room around the cards of a pile, for its frame and for a finger, in pixels. */
#define PAD 9
/* The least height of the cards, in pixels, if cards as high as CHIEU_LESSON_CARD_MIN leave no room for all rows, as on a telephone. */
#define HEIGHT_LEAST 56
/* At least this many piles lie beside each other in any window. */
#define PILES_MIN 6
/* The least height of the surface, in pixels. */
#define SURFACE_MIN (2 * CHIEU_LESSON_CARD_MIN)
/* How far the pointer moves before a pile is dragged, in pixels. */
#define DRAG_MIN 9

/* A card that lies loose, or a group: one place of the surface. */
typedef struct
{
  ChieuLessonCards cards;
  GtkWidget *button;
  GtkWidget *picture;            /* a card, or a strip of them */
} Pile;

struct _ChieuLessonGroups
{
  GtkWidget parent_instance;

  const ChieuGame *game;
  Pile piles[CHIEU_LESSON_CARDS_MAX];
  int n;                         /* how many piles there are */
  ChieuArrangement groups;       /* what chieu_lesson_groups_get_arrangement() gives */
  gboolean open;                 /* groups can still be changed */
  int height;                    /* of each card, in pixels */
  GtkWidget *join;

  int dragged;                   /* a pile, −1: none */
  int target;                    /* the pile that would take @dragged, −1: none */
  double dx, dy;                 /* how far @dragged has been dragged, in pixels */
};

G_DEFINE_FINAL_TYPE (ChieuLessonGroups, chieu_lesson_groups, GTK_TYPE_WIDGET)

static guint changed_signal;

static void show_piles (ChieuLessonGroups *self);

static gboolean
is_group (const Pile *pile)
{
  return pile->cards.n > 1;
}

/* ---- Putting together, taking apart ---- */

/* Cards of a group lie in the order of the deck, whatever order they came in. */
static void
add_in_order (ChieuLessonCards *cards,
              ChieuCard         card)
{
  int at = cards->n;

  g_return_if_fail (cards->n < CHIEU_LESSON_CARDS_MAX);

  while (at > 0 && cards->cards[at - 1] > card)
    {
      cards->cards[at] = cards->cards[at - 1];
      at--;
    }
  cards->cards[at] = card;
  cards->n++;
}

static void
announce_change (ChieuLessonGroups      *self,
                 const char             *format,
                 const ChieuLessonCards *cards)
{
  g_autofree char *names = chieu_words_cards (chieu_words_for_game (self->game), cards->cards, cards->n);
  g_autofree char *text = g_strdup_printf (format, names);

  g_signal_emit (self, changed_signal, 0, text);
}

/* Takes the pile off the surface; those behind it come nearer. */
static ChieuLessonCards
take_pile (ChieuLessonGroups *self,
           int                place)
{
  ChieuLessonCards cards = self->piles[place].cards;

  gtk_widget_unparent (self->piles[place].button);
  memmove (&self->piles[place], &self->piles[place + 1], (size_t) (self->n - place - 1) * sizeof *self->piles);
  self->n--;
  return cards;
}

/* Puts the cards of all piles in @which (bit i: pile i) together where the first of them lies. The focus goes to the pile behind it, if
 * there is one, to go on with that. */
static void
put_together (ChieuLessonGroups *self,
              guint64            which)
{
  int first = __builtin_ctzll (which);
  ChieuLessonCards group = { 0 };

  for (int i = self->n - 1; i >= first; i--)
    if ((which >> i & 1) != 0)
      {
        ChieuLessonCards cards = i == first ? self->piles[i].cards : take_pile (self, i);

        for (int c = 0; c < cards.n; c++)
          add_in_order (&group, cards.cards[c]);
      }
  self->piles[first].cards = group;
  show_piles (self);
  gtk_widget_grab_focus (self->piles[MIN (first + 1, self->n - 1)].button);
  /* Translators: cards of a lesson. */
  announce_change (self, _("Put together: %s."), &group);
}

static gboolean
is_touched (const Pile *pile)
{
  return GTK_IS_TOGGLE_BUTTON (pile->button) && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (pile->button));
}

static guint64
find_touched (ChieuLessonGroups *self)
{
  guint64 which = 0;

  for (int i = 0; i < self->n; i++)
    if (is_touched (&self->piles[i]))
      which |= G_GUINT64_CONSTANT (1) << i;
  return which;
}

void
chieu_lesson_groups_join (ChieuLessonGroups *self)
{
  guint64 which;

  g_return_if_fail (CHIEU_IS_LESSON_GROUPS (self));

  which = find_touched (self);
  if (self->open && __builtin_popcountll (which) > 1)
    put_together (self, which);
}

gboolean
chieu_lesson_groups_drop (ChieuLessonGroups *self,
                          int                from,
                          int                onto)
{
  g_return_val_if_fail (CHIEU_IS_LESSON_GROUPS (self), FALSE);

  if (!self->open || from == onto || from < 0 || onto < 0 || from >= self->n || onto >= self->n)
    return FALSE;
  /* The two come together where the one lies onto which the other is dragged. */
  if (from < onto)
    {
      Pile moved = self->piles[from];

      memmove (&self->piles[from], &self->piles[from + 1], (size_t) (onto - from) * sizeof *self->piles);
      self->piles[onto] = moved;
      put_together (self, G_GUINT64_CONSTANT (3) << (onto - 1));
    }
  else
    {
      put_together (self, G_GUINT64_CONSTANT (1) << from | G_GUINT64_CONSTANT (1) << onto);
    }
  return TRUE;
}

/* Takes a group apart: its cards lie loose again, side by side where the group lay. */
static void
take_apart (ChieuLessonGroups *self,
            int                place)
{
  ChieuLessonCards group = self->piles[place].cards;

  gtk_widget_unparent (self->piles[place].button);
  memmove (&self->piles[place + group.n], &self->piles[place + 1], (size_t) (self->n - place - 1) * sizeof *self->piles);
  self->n += group.n - 1;
  for (int i = 0; i < group.n; i++)
    self->piles[place + i] = (Pile) { .cards = { .n = 1, .cards = { group.cards[i] } } };
  show_piles (self);
  gtk_widget_grab_focus (self->piles[place].button);
  /* Translators: cards of a lesson. */
  announce_change (self, _("Taken apart: %s."), &group);
}

static int
find_pile (ChieuLessonGroups *self,
           GtkWidget         *button)
{
  for (int i = 0; i < self->n; i++)
    if (self->piles[i].button == button)
      return i;
  return -1;
}

static void
group_clicked_cb (GtkWidget         *button,
                  ChieuLessonGroups *self)
{
  int place = find_pile (self, button);

  if (self->open && place >= 0)
    take_apart (self, place);
}

/* ---- What is shown ---- */

static void
update_join (ChieuLessonGroups *self)
{
  gtk_widget_set_sensitive (self->join, self->open && __builtin_popcountll (find_touched (self)) > 1);
}

static void
make_group_button (ChieuLessonGroups *self,
                   Pile              *pile)
{
  g_autofree char *names = chieu_words_cards (chieu_words_for_game (self->game), pile->cards.cards, pile->cards.n);
  /* Translators: the cards of a group in a lesson. */
  g_autofree char *label = g_strdup_printf (_("Together: %s. Press to take them apart."), names);

  pile->button = gtk_button_new ();
  pile->picture = chieu_card_strip_new (self->game, pile->cards.cards, pile->cards.n, CHIEU_LESSON_CARD_MIN);
  gtk_widget_add_css_class (pile->button, "lesson-group");
  gtk_widget_set_tooltip_text (pile->button, names);
  gtk_accessible_update_property (GTK_ACCESSIBLE (pile->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect (pile->button, "clicked", G_CALLBACK (group_clicked_cb), self);
}

static void
make_card_button (ChieuLessonGroups *self,
                  Pile              *pile)
{
  const ChieuWords *words = chieu_words_for_game (self->game);
  ChieuCard card = pile->cards.cards[0];

  pile->button = gtk_toggle_button_new ();
  pile->picture = chieu_card_widget_new (self->game->deck, card);
  gtk_accessible_update_state (GTK_ACCESSIBLE (pile->picture), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_add_css_class (pile->button, "lesson-card");
  gtk_widget_set_tooltip_text (pile->button, chieu_words_card_long (words, card));
  gtk_accessible_update_property (GTK_ACCESSIBLE (pile->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  chieu_words_card_spoken (words, card), -1);
  g_signal_connect_object (pile->button, "toggled", G_CALLBACK (update_join), self, G_CONNECT_SWAPPED);
}

static void
set_height (Pile *pile,
            int   height)
{
  if (is_group (pile))
    chieu_card_strip_set_height (CHIEU_CARD_STRIP (pile->picture), height);
  else
    chieu_card_widget_set_height (CHIEU_CARD_WIDGET (pile->picture), height);
}

/* Makes all piles anew: each begins with no card touched. */
static void
show_piles (ChieuLessonGroups *self)
{
  self->dragged = self->target = -1;
  self->groups.n = 0;
  for (int i = 0; i < self->n; i++)
    {
      Pile *pile = &self->piles[i];

      g_clear_pointer (&pile->button, gtk_widget_unparent);
      if (is_group (pile))
        make_group_button (self, pile);
      else
        make_card_button (self, pile);
      gtk_widget_set_focusable (pile->picture, FALSE);
      gtk_widget_set_can_target (pile->picture, FALSE);
      gtk_widget_set_halign (pile->picture, GTK_ALIGN_CENTER);
      gtk_widget_set_valign (pile->picture, GTK_ALIGN_CENTER);
      gtk_button_set_child (GTK_BUTTON (pile->button), pile->picture);
      gtk_widget_set_can_target (pile->button, self->open);
      gtk_widget_insert_before (pile->button, GTK_WIDGET (self), self->join);
      set_height (pile, self->height);
      if (is_group (pile) && self->groups.n < CHIEU_GROUPS_MAX)
        self->groups.groups[self->groups.n++] = pile->cards;
    }
  gtk_widget_set_visible (self->join, self->open && self->n > 1);
  update_join (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
drop_piles (ChieuLessonGroups *self)
{
  for (int i = 0; i < self->n; i++)
    g_clear_pointer (&self->piles[i].button, gtk_widget_unparent);
  self->n = 0;
}

void
chieu_lesson_groups_set_cards (ChieuLessonGroups      *self,
                               const ChieuGame        *game,
                               const ChieuLessonCards *cards)
{
  g_return_if_fail (CHIEU_IS_LESSON_GROUPS (self) && game != NULL && cards != NULL);

  drop_piles (self);
  self->game = game;
  self->open = TRUE;
  self->n = cards->n;
  for (int i = 0; i < cards->n; i++)
    self->piles[i] = (Pile) { .cards = { .n = 1, .cards = { cards->cards[i] } } };
  show_piles (self);
}

void
chieu_lesson_groups_set_groups (ChieuLessonGroups      *self,
                                const ChieuArrangement *arrangement)
{
  ChieuLessonCards all = { 0 };

  g_return_if_fail (CHIEU_IS_LESSON_GROUPS (self) && arrangement != NULL);

  for (int i = 0; i < self->n; i++)
    for (int c = 0; c < self->piles[i].cards.n; c++)
      chieu_lesson_cards_add (&all, self->piles[i].cards.cards[c]);
  drop_piles (self);
  for (int i = 0; i < arrangement->n; i++)
    {
      const ChieuLessonCards *group = &arrangement->groups[i];

      if (group->n == 0 || !chieu_lesson_cards_within (group, &all))
        continue;
      self->piles[self->n] = (Pile) { 0 };
      for (int c = 0; c < group->n; c++)
        {
          add_in_order (&self->piles[self->n].cards, group->cards[c]);
          for (int j = 0; j < all.n; j++)
            if (all.cards[j] == group->cards[c])
              {
                all.cards[j] = all.cards[--all.n];
                break;
              }
        }
      self->n++;
    }
  for (int i = 0; i < all.n; i++)
    self->piles[self->n++] = (Pile) { .cards = { .n = 1, .cards = { all.cards[i] } } };
  show_piles (self);
}

void
chieu_lesson_groups_set_points (ChieuLessonGroups      *self,
                                const ChieuLessonCards *cards)
{
  ChieuLessonCards left;

  g_return_if_fail (CHIEU_IS_LESSON_GROUPS (self) && cards != NULL);

  left = *cards;
  for (int i = 0; i < self->n; i++)
    {
      ChieuCardFlags flags = 0;

      for (int j = 0; !is_group (&self->piles[i]) && flags == 0 && j < left.n; j++)
        if (left.cards[j] == self->piles[i].cards.cards[0])
          {
            left.cards[j] = left.cards[--left.n];
            flags = CHIEU_CARD_POINTED;
          }
      if (!is_group (&self->piles[i]))
        chieu_card_widget_set_flags (CHIEU_CARD_WIDGET (self->piles[i].picture), flags);
    }
}

const ChieuArrangement *
chieu_lesson_groups_get_arrangement (ChieuLessonGroups *self)
{
  g_return_val_if_fail (CHIEU_IS_LESSON_GROUPS (self), NULL);

  return &self->groups;
}

int
chieu_lesson_groups_count_piles (ChieuLessonGroups *self)
{
  g_return_val_if_fail (CHIEU_IS_LESSON_GROUPS (self), 0);

  return self->n;
}

GtkWidget *
chieu_lesson_groups_get_pile (ChieuLessonGroups *self,
                              int                place)
{
  g_return_val_if_fail (CHIEU_IS_LESSON_GROUPS (self), NULL);
  g_return_val_if_fail (place >= 0 && place < self->n, NULL);

  return self->piles[place].button;
}

void
chieu_lesson_groups_set_open (ChieuLessonGroups *self,
                              gboolean           open)
{
  g_return_if_fail (CHIEU_IS_LESSON_GROUPS (self));

  self->open = open;
  if (self->game != NULL)
    show_piles (self);
}

/* ---- Dragging ---- */

static int
find_pile_at (ChieuLessonGroups *self,
              double             x,
              double             y)
{
  for (int i = 0; i < self->n; i++)
    {
      graphene_rect_t place;

      if (i != self->dragged && gtk_widget_compute_bounds (self->piles[i].button, GTK_WIDGET (self), &place)
          && graphene_rect_contains_point (&place, &GRAPHENE_POINT_INIT ((float) x, (float) y)))
        return i;
    }
  return -1;
}

static void
set_target (ChieuLessonGroups *self,
            int                target)
{
  if (self->target >= 0)
    gtk_widget_remove_css_class (self->piles[self->target].button, "target");
  self->target = target;
  if (self->target >= 0)
    gtk_widget_add_css_class (self->piles[self->target].button, "target");
}

static void
drag_update_cb (GtkGestureDrag    *gesture,
                double             dx,
                double             dy,
                ChieuLessonGroups *self)
{
  double x, y;

  if (!self->open || !gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;
  if (self->dragged < 0)
    {
      if (dx * dx + dy * dy < DRAG_MIN * DRAG_MIN)
        return;
      self->dragged = find_pile_at (self, x, y);
      if (self->dragged < 0)
        {
          gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
          return;
        }
      /* From here on it is a drag, not a press. */
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
    }
  self->dx = dx;
  self->dy = dy;
  set_target (self, find_pile_at (self, x + dx, y + dy));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
drag_end_cb (GtkGestureDrag    *gesture,
             double             dx,
             double             dy,
             ChieuLessonGroups *self)
{
  int from = self->dragged, onto = self->target;

  if (from < 0)
    return;
  set_target (self, -1);
  self->dragged = -1;
  if (!chieu_lesson_groups_drop (self, from, onto))
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
drag_cancel_cb (ChieuLessonGroups *self)
{
  set_target (self, -1);
  self->dragged = -1;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* ---- The widget ---- */

static int
get_pile_width (ChieuLessonGroups *self,
                const Pile        *pile,
                int                height)
{
  int cards = is_group (pile) ? chieu_card_strip_width (self->game->deck, pile->cards.n, height)
                              : (int) chieu_card_width (self->game->deck, height);

  return MAX (cards + 2 * PAD, CHIEU_LESSON_TARGET_MIN);
}

/* Finds where each pile lies if its cards have this height: from the left, in rows. Returns: the number of rows */
static int
lay_rows (ChieuLessonGroups *self,
          int                width,
          int                height,
          int               *x,
          int               *row)
{
  int at = 0, rows = 1;

  for (int i = 0; i < self->n; i++)
    {
      int pile_width = get_pile_width (self, &self->piles[i], height);

      if (at > 0 && at + pile_width > width)
        {
          rows++;
          at = 0;
        }
      x[i] = at;
      row[i] = rows - 1;
      at += pile_width + SPACE;
    }
  return rows;
}

/* Finds where each pile lies as lay_rows() does, but in rows of about equal length, no more than @rows. Returns: the width that the longest of
 * them takes */
static int
balance_rows (ChieuLessonGroups *self,
              int                width,
              int                height,
              int                rows,
              int               *x,
              int               *row)
{
  int least = 0, used = 0;

  /* The least width that is enough lies between these two. */
  while (width - least > 1)
    {
      int middle = (least + width) / 2;

      if (lay_rows (self, middle, height, x, row) > rows)
        least = middle;
      else
        width = middle;
    }
  lay_rows (self, width, height, x, row);
  for (int i = 0; i < self->n; i++)
    used = MAX (used, x[i] + get_pile_width (self, &self->piles[i], height));
  return used;
}

static void
allocate_pile (ChieuLessonGroups *self,
               int                i,
               int                x,
               int                y)
{
  Pile *pile = &self->piles[i];
  int width = get_pile_width (self, pile, self->height), minimum;

  if (i == self->dragged)
    {
      x += (int) self->dx;
      y += (int) self->dy;
    }
  gtk_widget_measure (pile->button, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  chieu_widget_put_at (pile->button, x, y, MAX (width, minimum), self->height + 2 * PAD);
}

/* The cards are as large as possible while all of them are seen; a group takes less room than its loose cards, so it makes all
 * larger. */
static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  ChieuLessonGroups *self = CHIEU_LESSON_GROUPS (widget);
  int x[CHIEU_LESSON_CARDS_MAX], row[CHIEU_LESSON_CARDS_MAX], rows, join_height = 0, used, left, top;
  int card_height = chieu_face_quantise (CHIEU_LESSON_CARD_MAX);

  if (gtk_widget_get_visible (self->join))
    gtk_widget_measure (self->join, GTK_ORIENTATION_VERTICAL, width, NULL, &join_height, NULL, NULL);
  join_height += join_height > 0 ? SPACE : 0;
  while ((rows = lay_rows (self, width, card_height, x, row)) * (card_height + 2 * PAD + SPACE) > height - join_height
         && card_height > HEIGHT_LEAST)
    card_height -= CHIEU_FACE_STEP;
  if (card_height != self->height)
    {
      self->height = card_height;
      for (int i = 0; i < self->n; i++)
        set_height (&self->piles[i], card_height);
    }
  used = balance_rows (self, width, card_height, rows, x, row);
  left = MAX ((width - used) / 2, 0);
  top = MAX ((height - join_height - rows * (card_height + 2 * PAD + SPACE)) / 2, 0);
  for (int i = 0; i < self->n; i++)
    allocate_pile (self, i, left + x[i], top + row[i] * (card_height + 2 * PAD + SPACE));
  if (gtk_widget_get_visible (self->join))
    chieu_widget_put_at (self->join, 0, height - join_height + SPACE, width, join_height - SPACE);
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
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? PILES_MIN * CHIEU_LESSON_TARGET_MIN : SURFACE_MIN;
  *natural = *minimum;
}

/* The cards that are dragged lie above all others. */
static void
snapshot (GtkWidget   *widget,
          GtkSnapshot *snapshot)
{
  ChieuLessonGroups *self = CHIEU_LESSON_GROUPS (widget);

  for (int i = 0; i < self->n; i++)
    if (i != self->dragged)
      gtk_widget_snapshot_child (widget, self->piles[i].button, snapshot);
  gtk_widget_snapshot_child (widget, self->join, snapshot);
  if (self->dragged >= 0)
    gtk_widget_snapshot_child (widget, self->piles[self->dragged].button, snapshot);
}

GtkWidget *
chieu_lesson_groups_new (void)
{
  return g_object_new (CHIEU_TYPE_LESSON_GROUPS, NULL);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  ChieuLessonGroups *self = CHIEU_LESSON_GROUPS (widget);

  return self->n > 0 && gtk_widget_grab_focus (self->piles[0].button);
}

static void
dispose (GObject *object)
{
  drop_piles (CHIEU_LESSON_GROUPS (object));
  g_clear_pointer (&CHIEU_LESSON_GROUPS (object)->join, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_lesson_groups_parent_class)->dispose (object);
}

/* The keys Home and End lead to the first pile and to the last one, as in the hand. */
static gboolean
go_to_end (GtkWidget *widget,
           GVariant  *is_last,
           gpointer   data)
{
  ChieuLessonGroups *self = CHIEU_LESSON_GROUPS (widget);
  gboolean last = g_variant_get_boolean (is_last);

  return self->n > 0 && gtk_widget_grab_focus (self->piles[last ? self->n - 1 : 0].button);
}

static void
chieu_lesson_groups_class_init (ChieuLessonGroupsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->snapshot = snapshot;
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, go_to_end, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, go_to_end, "b", TRUE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "lessongroups");
  changed_signal = g_signal_new ("changed", CHIEU_TYPE_LESSON_GROUPS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
chieu_lesson_groups_init (ChieuLessonGroups *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->height = CHIEU_LESSON_CARD_MIN;
  self->dragged = self->target = -1;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Cards of the lesson"), -1);
  self->join = gtk_button_new_with_label (_("Put together"));
  gtk_widget_set_halign (self->join, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->join, "large");
  gtk_widget_set_tooltip_text (self->join, "F5");
  g_signal_connect_object (self->join, "clicked", G_CALLBACK (chieu_lesson_groups_join), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->join, GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}
