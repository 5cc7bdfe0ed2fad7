/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "side-column.h"

#include "config.h"

#include <glib/gi18n-lib.h>

#include "button-places.h"
#include "mat/digit-keys.h"
#include "mat/faces/picture.h"
#include "mat/faces/pictures.h"
#include "mat/large-letters.h"
#include "mat/motion.h"
#include "mat/widgets/card-names.h"
#include "mat/widgets/card-strip.h"
#include "mat/widgets/css-class.h"
#include "mat/widgets/gloss.h"
#include "mat/widgets/widgets.h"
#include "mat/widgets/wrap-layout.h"
#include "match/words/words.h"
#include "scroll-room.h"

/* Pixels: the space between the two phu of one choice, and between the column's parts; the margin inside the column, and its margin in
 * a window that is at least so wide. */
#define PHU_GAP 10
#define GAP 8
#define PADDING 8
#define PADDING_WIDE 16
#define WIDE_WINDOW 1600
/* The height of the cards of a choice, in pixels: five ways are seen at once with a question of two lines in twice the usual size. */
#define CHOICE_CARDS 68
/* The least height of each part, in pixels. A part that needs more scrolls if there is no room for it. */
#define WORDS_HEIGHT_MIN 64
#define CHOICES_HEIGHT_MIN 120
#define BUTTONS_HEIGHT_MIN 120
/* The height of cards beside what happened: the column's height divided by this, and its least and greatest value in pixels. */
#define TOLD_CARD_PART 12
#define TOLD_CARD_LEAST 48
#define TOLD_CARD_MOST 160
/* The height in which a page is easy to read, in pixels of plain text. */
#define PAGE_READABLE 170
/* The column's part of the width, and its least and greatest width in pixels; then the same three for a column with a page or the call. */
#define WIDTH_PART 0.165
#define WIDTH_LEAST 176
#define WIDTH_MOST 340
#define PAGE_PART 0.24
#define PAGE_LEAST 300
#define PAGE_MOST 480
/* The column grows by this part of its width for each 100 % that text is larger, up to WIDEST_PART of the window. */
#define TEXT_PART 0.7
#define TEXT_PAGE_PART 0.45
#define WIDEST_PART 0.42
/* Below the mat the column takes at most these parts of the height, the larger one for a page or the call; and the height that its
 * words need, and that a page needs beside them, in pixels of plain text. */
#define SHEET_PART 0.48
#define SHEET_PAGE_PART 0.58
#define SHEET_WORDS 92
#define SHEET_PAGE 150

/* The most columns of buttons below the mat, and beside a page. */
#define SHEET_COLUMNS_MAX 3
#define PAGE_COLUMNS_MAX 2
/* The width that a button with most words needs, in pixels of plain text, and that of a very large button; longer words break
 * into two lines. */
#define PLACE_WIDTH 112
#define PLACE_WIDTH_LARGE 140
/* In a room lower than this, buttons have their least height: beside the mat, and below it. */
#define LOW 480
#define SHEET_LOW 640

/* The height of a button with its border in pixels, as mat.css makes it: a very large one, a usual one, and one in a low room; and
 * the least height that its words need in plain text. */
#define ROW_LARGE 76
#define ROW 56
#define ROW_LOW 48
#define ROW_LETTERS 40
/* A room narrower than this has no two places beside each other for large letters, even if it is wider than high: in pixels for letters
 * of CHIEU_LETTERS_LARGE. */
#define NARROW 600
/* Beside the mat, buttons with such letters are higher if the room is at least this high, in pixels of plain text. */
#define HIGH_FOR_LETTERS 480
/* The coach is the old schoolmaster; the size of his portrait in pixels. */
#define COACH_PORTRAIT 4
#define COACH_SIDE 32
/* The time for which the prompt is marked, in milliseconds. */
#define MARKED_MS 1500
/* Of the button of a way: its words (a string), as a screen reader says them. */
#define KEY_WAY_WORDS "chieu-way-words"
/* The space between a button's word and its key, in pixels; and the smaller one if the coach's portrait is there, too, so that the dot
 * in the corner keeps its room. */
#define KEY_GAP 8
#define COACH_GAP 5

/* The places of the buttons that go on and that put the hand in order. */
enum
{
  PLACE_PROCEED,
  PLACE_BEST,
};

/* The places of the buttons while cards are laid, from the lowest; those that pass have the last one. */
enum
{
  LAYING_LEAVE,
  LAYING_DONE,                   /* where the word that takes cards usually is */
  LAYING_BACK,
  LAYING_BESIDE,
  LAYING_PASS,
};

struct _ChieuSideColumn
{
  GtkWidget parent_instance;

  const ChieuMatLayout *layout;
  GtkWidget *words, *prompt, *notice, *tip;    /* a place that scrolls, and what is in it */
  GtkWidget *since;              /* ChieuSinceList */
  char *asked;                   /* (nullable): the prompt; kept, but not shown, while ways are chosen from */
  char *question;                /* (nullable): asks which of the ways is meant, and is shown in place of the prompt */
  GtkWidget *page, *call;        /* (nullable): children of the column */
  gboolean call_slim;            /* the words of the call stand round the cards on the mat, and none are chosen from in the column */
  gboolean call_crowded;         /* its words show no digits, so that more of them are seen */
  int call_width;                /* the width of the column for which @call_crowded was found; 0: none */
  guint marked_id;               /* of the timer that ends the mark on the prompt; 0: it has none */
  gboolean terse;                /* the prompt is hidden as well: the notice says what was wrong with the call, and asks for another */
  GtkWidget *foot;               /* (nullable): not owned; its place is kept free */
  int foot_height;               /* the height of that place with the gap above it; 0: none */
  GtkWidget *places, *shelf;     /* the buttons, and the place in which they scroll if they are very many */
  GtkWidget *buttons[CHIEU_MAT_BUTTONS_MAX];     /* by number in the layout; NULL: that one is no button here */
  GtkWidget *proceed;            /* the button to go on */
  GtkWidget *best;               /* (nullable): the button that puts the hand in order */
  GtkWidget *laying, *beside;    /* (nullable): the buttons while cards are laid, and the one of them that begins a second part */
  GtkWidget *passes[CHIEU_MAT_BUTTONS_MAX];      /* those of them that pass, by number in the layout; NULL: that one does not */
  GtkWidget *ways, *choices;     /* the ways of a move, and the place in which they scroll */
  double text_scale;             /* how many times as large as usual text is */
  int padding;                   /* round all parts, in pixels */
  gboolean very_large;           /* the person wants very large buttons */
  gboolean low;                  /* there is little room: buttons have their least height, and do not show their keys */
  int place_width;               /* of a button beside the others of its row, in pixels; 0: not known */
  int height;                    /* of the mat with the column, in pixels; 0 before the first layout */
  int plain_width;               /* the width that the column has beside the mat while it is not @wide; 0: it is below, or has a page */
  int page_width;                /* the width of the column for which @page_crowded was found: it has a page, and its buttons usually stand
                                  * in one column; 0: none */
  gboolean page_crowded;         /* these buttons stand in two columns: in one they would leave the page too little height */
  gboolean wide;                 /* as wide as with a page: one column of buttons would leave the words too little height */
};

G_DEFINE_FINAL_TYPE (ChieuSideColumn, chieu_side_column, GTK_TYPE_WIDGET)

static guint pointed_signal;

/* ---- Buttons ---- */

/* Makes a button with a word and, smaller, its key. @key: (nullable). Returns: (transfer floating): the button, still hidden */
static GtkWidget *
make_button (const char *word,
             const char *key,
             const char *action)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, KEY_GAP), *label;

  label = gtk_label_new (word);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  if (key != NULL)
    {
      label = gtk_label_new (key);
      gtk_widget_add_css_class (label, "key");
      gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
    }
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "claim");
  gtk_widget_set_visible (button, FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, word, -1);
  return button;
}

/* ---- A button is pointed at ---- */

/* Emits that the person points @at @button, or no longer does. */
static void
point_at (GtkWidget *button,
          gboolean   at)
{
  GtkWidget *self = gtk_widget_get_ancestor (button, CHIEU_TYPE_SIDE_COLUMN);
  const char *action = gtk_actionable_get_action_name (GTK_ACTIONABLE (button));
  GVariant *way = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button));

  if (self != NULL)
    g_signal_emit (self, pointed_signal, 0, at ? action : NULL, at && way != NULL ? g_variant_get_int32 (way) : -1);
}

static void
come_cb (GtkWidget *button)
{
  point_at (button, TRUE);
}

static void
leave_cb (GtkWidget *button)
{
  point_at (button, FALSE);
}

const char *
chieu_side_column_get_action (ChieuSideColumn *self,
                              GtkWidget       *button,
                              int             *way)
{
  GVariant *target;

  g_return_val_if_fail (CHIEU_IS_SIDE_COLUMN (self), NULL);

  while (button != NULL && button != GTK_WIDGET (self) && button != self->page && !GTK_IS_BUTTON (button))
    button = gtk_widget_get_parent (button);
  /* Widgets in the page do not count. */
  if (!GTK_IS_BUTTON (button) || (self->page != NULL && gtk_widget_is_ancestor (button, self->page)))
    return NULL;
  target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button));
  *way = target != NULL && g_variant_is_of_type (target, G_VARIANT_TYPE_INT32) ? g_variant_get_int32 (target) : -1;
  return gtk_actionable_get_action_name (GTK_ACTIONABLE (button));
}

static void
set_taker (GtkWidget *button,
           gboolean   takes,
           gboolean   nearest)
{
  chieu_css_class_set (button, "takes", takes);
  chieu_css_class_set (button, "takes-now", nearest);
}

void
chieu_side_column_set_takers (ChieuSideColumn *self,
                              guint64          buttons,
                              const ChieuWays *ways,
                              const char      *nearest,
                              int              nearest_way)
{
  GtkWidget *button;

  g_return_if_fail (CHIEU_IS_SIDE_COLUMN (self));

  for (int i = 0; i < self->layout->n_buttons; i++)
    if (self->buttons[i] != NULL)
      set_taker (self->buttons[i], buttons >> i & 1, (buttons >> i & 1) != 0 && g_strcmp0 (nearest, self->layout->buttons[i].action) == 0);
  for (button = gtk_widget_get_first_child (self->ways); button != NULL; button = gtk_widget_get_next_sibling (button))
    {
      int way = -1;

      chieu_side_column_get_action (self, button, &way);
      set_taker (button, chieu_ways_has (ways, way), chieu_ways_has (ways, way) && way == nearest_way);
    }
}

/* Lets the pointer, the focus or a finger that stays point at @button. A short touch presses it at once. */
static void
watch_pointing (GtkWidget *button)
{
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();
  GtkGesture *touch = gtk_gesture_long_press_new ();

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (come_cb), button);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), button);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (come_cb), button);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (leave_cb), button);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (touch), TRUE);
  gtk_gesture_long_press_set_delay_factor (GTK_GESTURE_LONG_PRESS (touch), CHIEU_PRESS_LOOK);
  g_signal_connect_swapped (touch, "pressed", G_CALLBACK (come_cb), button);
  g_signal_connect_swapped (touch, "end", G_CALLBACK (leave_cb), button);
  gtk_widget_add_controller (button, motion);
  gtk_widget_add_controller (button, focus);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (touch));
}

/* Adds a button, still hidden, to @places in place number @place. Returns: (transfer none): the button */
static GtkWidget *
add_button (GtkWidget  *places,
            int         place,
            const char *word,
            const char *key,
            const char *action)
{
  GtkWidget *button = make_button (word, key, action);

  watch_pointing (button);
  chieu_button_places_add (CHIEU_BUTTON_PLACES (places), button, place);
  return button;
}

/* Adds the buttons of the layout, and those to go on and to put the hand in order: these take places that are free when they are
 * shown. */
static void
add_buttons (ChieuSideColumn *self)
{
  const ChieuWords *words = chieu_words_for_game (self->layout->game);

  for (int i = 0; i < self->layout->n_buttons; i++)
    {
      const ChieuMatButton *button = &self->layout->buttons[i];

      if (button->make == CHIEU_MAKE_BUTTON)
        self->buttons[i] = add_button (self->places, button->place, chieu_words_label (words, button->kind), button->key_label,
                                       button->action);
    }
  self->proceed = add_button (self->places, PLACE_PROCEED, _("Next"), "␣", "mat.proceed");
  if (self->layout->arranging != NULL && self->layout->arranging->arrange_best != NULL)
    /* Translators: a button: puts the person's cards into the best order. */
    self->best = add_button (self->places, PLACE_BEST, _("Arrange for me"), "G", "mat.best");
}

static GtkWidget *
add_laying_button (ChieuSideColumn *self,
                   int              place,
                   const char      *word,
                   const char      *key,
                   const char      *action)
{
  GtkWidget *button = add_button (self->laying, place, word, key, action);

  gtk_widget_set_visible (button, TRUE);
  return button;
}

/* Makes the buttons of laying cards one by one, still hidden; the word that takes them keeps its usual place. */
static void
make_laying (ChieuSideColumn *self)
{
  const ChieuWords *words = chieu_words_for_game (self->layout->game);

  self->laying = chieu_button_places_new ();
  gtk_widget_set_visible (self->laying, FALSE);
  add_laying_button (self, LAYING_LEAVE, _("Back"), "Esc", "mat.lay-leave");
  add_laying_button (self, LAYING_DONE, chieu_words_label (words, self->layout->lay_kind), "A", "mat.lay-done");
  add_laying_button (self, LAYING_BACK, _("Pick it up"), "⌫", "mat.lay-back");
  /* Translators: a button: the next card is laid beside the phu and not onto it. */
  self->beside = add_laying_button (self, LAYING_BESIDE, _("Lay it beside"), "N", "mat.lay-beside");
  for (int i = 0; i < self->layout->n_buttons; i++)
    {
      const ChieuMatButton *button = &self->layout->buttons[i];

      if ((self->layout->lay_passes >> button->kind & 1) != 0)
        self->passes[i] = add_laying_button (self, LAYING_PASS, chieu_words_label (words, button->kind), button->key_label, button->action);
    }
}

/* Shows the ways of a move, the buttons of laying, or all other buttons. */
static void
show_ways_or_buttons (ChieuSideColumn *self,
                      gboolean         laying)
{
  gboolean choices = gtk_widget_get_first_child (self->ways) != NULL;

  gtk_widget_set_visible (self->choices, choices);
  if (self->laying != NULL)
    gtk_widget_set_visible (self->laying, laying && !choices);
  gtk_widget_set_visible (self->shelf, !laying && !choices);
}

void
chieu_side_column_set_buttons (ChieuSideColumn *self,
                               guint64          shown,
                               guint64          coloured,
                               gboolean         proceed)
{
  g_return_if_fail (CHIEU_IS_SIDE_COLUMN (self));

  for (int i = 0; i < self->layout->n_buttons; i++)
    if (self->buttons[i] != NULL)
      {
        gtk_widget_set_visible (self->buttons[i], shown >> i & 1);
        chieu_css_class_set (self->buttons[i], "main", coloured >> i & 1);
      }
  gtk_widget_set_visible (self->proceed, proceed);
}

/* Shows the key on @button. It has no room in a low column; the coach's portrait takes its place in a narrow one. */
static void
show_key (ChieuSideColumn *self,
          GtkWidget       *button)
{
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (button)), *last = gtk_widget_get_last_child (box);
  int natural;

  if (!gtk_widget_has_css_class (last, "key"))
    return;
  gtk_widget_set_visible (last, !self->low);
  if (self->low || !CHIEU_IS_PICTURE (gtk_widget_get_first_child (box)))
    return;
  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  gtk_widget_set_visible (last, natural <= self->place_width);
}

/* Shows the coach's portrait on @button, whose name is @word, if it is @advised, and says in its name that it is his choice; if not,
 * removes both. */
static void
set_advised (GtkWidget  *button,
             const char *word,
             gboolean    advised)
{
  /* Translators: the name of a button that does what the coach would do, for a screen reader. */
  g_autofree char *name = advised ? g_strdup_printf (_("%s: the coach’s choice"), word) : g_strdup (word);
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (button)), *first = gtk_widget_get_first_child (box);
  gboolean has_portrait = CHIEU_IS_PICTURE (first);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (has_portrait && !advised)
    gtk_box_remove (GTK_BOX (box), first);
  else if (advised && !has_portrait)
    {
      g_autofree char *path = chieu_pictures_portrait_path (COACH_PORTRAIT, CHIEU_MOOD_PLAIN);
      GtkWidget *portrait = chieu_picture_new (TRUE);

      chieu_picture_set_path (CHIEU_PICTURE (portrait), path);
      gtk_widget_set_size_request (portrait, COACH_SIDE, COACH_SIDE);
      gtk_widget_set_valign (portrait, GTK_ALIGN_CENTER);
      gtk_box_prepend (GTK_BOX (box), portrait);
    }
}

void
chieu_side_column_set_told (ChieuSideColumn *self,
                            int              advised,
                            guint64          useful)
{
  const ChieuWords *words = chieu_words_for_game (self->layout->game);

  g_return_if_fail (CHIEU_IS_SIDE_COLUMN (self));

  for (int i = 0; i < self->layout->n_buttons; i++)
    if (self->buttons[i] != NULL)
      {
        set_advised (self->buttons[i], chieu_words_label (words, self->layout->buttons[i].kind), i == advised);
        gtk_box_set_spacing (GTK_BOX (gtk_button_get_child (GTK_BUTTON (self->buttons[i]))), i == advised ? COACH_GAP : KEY_GAP);
        show_key (self, self->buttons[i]);
        chieu_css_class_set (self->buttons[i], "uses", (useful >> i & 1) != 0);
      }
}

void
chieu_side_column_set_best (ChieuSideColumn *self,
                            gboolean         best)
{
  g_return_if_fail (CHIEU_IS_SIDE_COLUMN (self));

  if (self->best != NULL)
    gtk_widget_set_visible (self->best, best);
}

void
chieu_side_column_set_laying (ChieuSideColumn   *self,
                              const ChieuLaying *laying,
                              guint64            shown)
{
  /* This follows from the laid cards alone, so it does not reveal what they would be good for. */
  gboolean only_one_held = laying != NULL && laying->n == 1 && !laying->live[0];

  g_return_if_fail (CHIEU_IS_SIDE_COLUMN (self));

  if (laying != NULL)
    gtk_widget_set_visible (self->beside, self->layout->lays_beside && laying->n > 1 && laying->first == 0);
  for (int i = 0; i < self->layout->n_buttons; i++)
    if (self->passes[i] != NULL)
      gtk_widget_set_visible (self->passes[i], only_one_held && (shown >> i & 1) != 0);
  show_ways_or_buttons (self, laying != NULL);
}

/* Returns: (nullable): the widget between words and buttons: the call, or the page */
static GtkWidget *
get_middle (ChieuSideColumn *self)
{
  if (self->call != NULL && gtk_widget_get_visible (self->call))
    return self->call;
  return self->page != NULL && gtk_widget_get_visible (self->page) ? self->page : NULL;
}

gboolean
chieu_side_column_focus_buttons (ChieuSideColumn *self)
{
  GtkWidget *const all[] = { self->choices, self->laying, self->shelf };

  g_return_val_if_fail (CHIEU_IS_SIDE_COLUMN (self), FALSE);

  for (gsize i = 0; i < G_N_ELEMENTS (all); i++)
    if (all[i] != NULL && gtk_widget_get_visible (all[i]))
      return gtk_widget_child_focus (all[i], GTK_DIR_TAB_FORWARD);
  return FALSE;
}

gboolean
chieu_side_column_focus_space (ChieuSideColumn *self)
{
  g_return_val_if_fail (CHIEU_IS_SIDE_COLUMN (self), FALSE);

  for (int i = 0; i < self->layout->n_buttons; i++)
    if (self->layout->buttons[i].key == GDK_KEY_space && self->buttons[i] != NULL && gtk_widget_get_mapped (self->buttons[i])
        && gtk_widget_grab_focus (self->buttons[i]))
      return TRUE;
  return FALSE;
}

gboolean
chieu_side_column_focus_middle (ChieuSideColumn  *self,
                                GtkDirectionType  direction)
{
  GtkWidget *middle;

  g_return_val_if_fail (CHIEU_IS_SIDE_COLUMN (self), FALSE);

  middle = get_middle (self);
  return middle != NULL && gtk_widget_get_child_visible (middle) && gtk_widget_child_focus (middle, direction);
}

gboolean
chieu_side_column_is_in_middle (ChieuSideColumn *self)
{
  GtkWidget *child;

  g_return_val_if_fail (CHIEU_IS_SIDE_COLUMN (self), FALSE);

  child = gtk_widget_get_focus_child (GTK_WIDGET (self));
  return child != NULL && (child == self->page || child == self->call);
}

gboolean
chieu_side_column_move_focus (ChieuSideColumn  *self,
                              GtkDirectionType  direction)
{
  GtkWidget *child = gtk_widget_get_focus_child (GTK_WIDGET (self));

  g_return_val_if_fail (CHIEU_IS_SIDE_COLUMN (self), FALSE);

  return child != NULL && gtk_widget_child_focus (child, direction);
}

/* ---- Ways to choose from ---- */

/* Makes a picture of the cards of @move in the order in which they would lie, a second phu apart; of a move without cards it shows
 * the card that the move is about. */
static GtkWidget *
make_cards (ChieuSideColumn *self,
            const ChieuMove *move)
{
  const ChieuGame *game = self->layout->game;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, PHU_GAP);
  int first = move->split > 0 && move->split < move->n ? move->split : move->n;

  if (move->n == 0 && move->face != CHIEU_CARD_NONE)
    gtk_box_append (GTK_BOX (box), chieu_card_strip_new (game, &move->face, 1, CHOICE_CARDS));
  if (first > 0)
    gtk_box_append (GTK_BOX (box), chieu_card_strip_new (game, move->cards, first, CHOICE_CARDS));
  if (move->n > first)
    gtk_box_append (GTK_BOX (box), chieu_card_strip_new (game, move->cards + first, move->n - first, CHOICE_CARDS));
  return box;
}

/* Returns: (transfer full): the name of way number @number of the @n @moves. Two khàn would both have only that word: each is named by
 * its card. */
static char *
name_way (ChieuSideColumn *self,
          const ChieuMove *moves,
          int              n,
          int              number,
          int              seats)
{
  const ChieuWords *words = chieu_words_for_game (self->layout->game);
  const ChieuMove *move = &moves[number];
  g_autofree char *name = chieu_words_choice_name (words, move, seats);
  gboolean plain = move->n == 0 && move->face != CHIEU_CARD_NONE && g_str_equal (name, chieu_words_label (words, move->kind));

  for (int i = 0; plain && i < n; i++)
    if (moves[i].kind == move->kind && moves[i].face != move->face)
      return g_strdup (chieu_words_card (words, move->face));
  return g_steal_pointer (&name);
}

/* Makes the button of way number @number of @moves: its digit and the cards, with the name of the phu. */
static GtkWidget *
make_choice (ChieuSideColumn *self,
             const ChieuMove *moves,
             int              n,
             int              number,
             int              seats)
{
  const ChieuWords *words = chieu_words_for_game (self->layout->game);
  g_autofree char *name = name_way (self, moves, n, number, seats);
  g_autofree char *digit = g_strdup_printf ("%d", number + 1);
  GtkWidget *button = gtk_button_new (), *box = chieu_wrap_row_new (GAP), *label;

  if (number < CHIEU_DIGIT_KEYS)
    {
      label = gtk_label_new (digit);
      gtk_widget_add_css_class (label, "key");
      gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_box_append (GTK_BOX (box), make_cards (self, &moves[number]));
  label = chieu_card_names_watch (gtk_label_new (name));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "claim");
  gtk_widget_add_css_class (button, "choice");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "mat.choose");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", number);
  g_object_set_data_full (G_OBJECT (button), KEY_WAY_WORDS, chieu_words_choice (words, &moves[number], seats), g_free);
  set_advised (button, g_object_get_data (G_OBJECT (button), KEY_WAY_WORDS), FALSE);
  watch_pointing (button);
  return button;
}

/* Makes the buttons of the ways: the first one is at the top, and the button to go back is where passing usually is. */
static void
fill_ways (ChieuSideColumn *self,
           const ChieuMove *moves,
           int              n,
           int              seats)
{
  ChieuButtonPlaces *ways = CHIEU_BUTTON_PLACES (self->ways);
  GtkWidget *back;

  chieu_button_places_clear (ways);
  if (n == 0)
    return;
  for (int i = 0; i < n; i++)
    chieu_button_places_add (ways, make_choice (self, moves, n, i, seats), n - i);
  back = add_button (self->ways, 0, _("Back"), "Esc", "mat.unchoose");
  gtk_widget_set_visible (back, TRUE);
}

static void
show_prompt (ChieuSideColumn *self)
{
  const char *asked = gtk_widget_get_visible (self->choices) ? self->question : self->asked, *text = asked != NULL ? asked : "";

  chieu_label_say (GTK_LABEL (self->prompt), text);
  gtk_widget_set_visible (self->prompt, *text != '\0' && !self->terse);
}

/* Returns: (nullable): the button of way number @number */
static GtkWidget *
find_way (ChieuSideColumn *self,
          int              number)
{
  for (GtkWidget *button = gtk_widget_get_first_child (self->ways); button != NULL; button = gtk_widget_get_next_sibling (button))
    {
      int way = -1;

      chieu_side_column_get_action (self, button, &way);
      if (way == number)
        return button;
    }
  return NULL;
}

void
chieu_side_column_set_choices (ChieuSideColumn *self,
                               const ChieuMove *moves,
                               int              n,
                               int              seats,
                               const char      *question,
                               int              advised)
{
  GtkWidget *first;

  g_return_if_fail (CHIEU_IS_SIDE_COLUMN (self));

  g_free (self->question);
  self->question = g_strdup (question);
  fill_ways (self, moves, n, seats);
  gtk_widget_set_visible (self->since, n == 0);
  show_ways_or_buttons (self, FALSE);
  show_prompt (self);
  if (n == 0)
    return;
  chieu_side_column_set_advised_way (self, advised);
  first = find_way (self, MAX (advised, 0));
  if (first != NULL)
    gtk_widget_grab_focus (first);
}

void
chieu_side_column_set_advised_way (ChieuSideColumn *self,
                                   int              advised)
{
  g_return_if_fail (CHIEU_IS_SIDE_COLUMN (self));

  for (GtkWidget *button = gtk_widget_get_first_child (self->ways); button != NULL; button = gtk_widget_get_next_sibling (button))
    {
      const char *words = g_object_get_data (G_OBJECT (button), KEY_WAY_WORDS);
      int way = -1;

      /* The button to go back is none of the ways. */
      if (words == NULL)
        continue;
      chieu_side_column_get_action (self, button, &way);
      set_advised (button, words, way == advised);
      chieu_css_class_set (button, "main", way == advised);
    }
}

/* ---- Words ---- */

void
chieu_side_column_set_prompt (ChieuSideColumn *self,
                              const char      *text)
{
  g_return_if_fail (CHIEU_IS_SIDE_COLUMN (self));

  g_free (self->asked);
  self->asked = g_strdup (text);
  show_prompt (self);
}

static gboolean
unmark_prompt_cb (gpointer data)
{
  ChieuSideColumn *self = data;

  self->marked_id = 0;
  gtk_widget_remove_css_class (self->prompt, "marked");
  return G_SOURCE_REMOVE;
}

void
chieu_side_column_mark_prompt (ChieuSideColumn *self)
{
  g_return_if_fail (CHIEU_IS_SIDE_COLUMN (self));

  g_clear_handle_id (&self->marked_id, g_source_remove);
  gtk_widget_add_css_class (self->prompt, "marked");
  self->marked_id = g_timeout_add (MARKED_MS, unmark_prompt_cb, self);
}

GtkWidget *
chieu_side_column_get_notice (ChieuSideColumn *self)
{
  g_return_val_if_fail (CHIEU_IS_SIDE_COLUMN (self), NULL);

  return self->notice;
}

void
chieu_side_column_set_tip (ChieuSideColumn *self,
                           const char      *text,
                           const char      *action)
{
  GtkLabel *label;

  g_return_if_fail (CHIEU_IS_SIDE_COLUMN (self));

  label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->tip)));
  chieu_label_say (label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tip), GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_text (label), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->tip), action);
  gtk_widget_set_visible (self->tip, text != NULL);
}

ChieuSinceList *
chieu_side_column_get_since (ChieuSideColumn *self)
{
  g_return_val_if_fail (CHIEU_IS_SIDE_COLUMN (self), NULL);

  return CHIEU_SINCE_LIST (self->since);
}

void
chieu_side_column_set_page (ChieuSideColumn *self,
                            GtkWidget       *page)
{
  g_return_if_fail (CHIEU_IS_SIDE_COLUMN (self) && (page == NULL || GTK_IS_WIDGET (page)));

  if (self->page != NULL)
    {
      gtk_widget_remove_css_class (self->page, "beside");
      gtk_widget_unparent (self->page);
    }
  self->page = page;
  if (page == NULL)
    return;
  gtk_widget_add_css_class (page, "beside");
  gtk_widget_insert_after (page, GTK_WIDGET (self), self->words);
}

void
chieu_side_column_add_call (ChieuSideColumn *self,
                            GtkWidget       *call)
{
  g_return_if_fail (CHIEU_IS_SIDE_COLUMN (self) && GTK_IS_WIDGET (call) && self->call == NULL);

  self->call = call;
  gtk_widget_insert_after (call, GTK_WIDGET (self), self->words);
}

void
chieu_side_column_set_call_slim (ChieuSideColumn *self,
                                 gboolean         slim)
{
  g_return_if_fail (CHIEU_IS_SIDE_COLUMN (self));

  self->call_slim = slim;
}

void
chieu_side_column_set_foot (ChieuSideColumn *self,
                            GtkWidget       *foot)
{
  g_return_if_fail (CHIEU_IS_SIDE_COLUMN (self) && (foot == NULL || GTK_IS_WIDGET (foot)));

  g_set_weak_pointer (&self->foot, foot);
}

/* ---- The room ---- */

void
chieu_side_column_set_very_large (ChieuSideColumn *self,
                                  gboolean         very_large)
{
  g_return_if_fail (CHIEU_IS_SIDE_COLUMN (self));

  self->very_large = very_large;
}

/* @widget: (nullable). @least: (out) (optional): its least height in @width pixels. Returns: its natural height; 0 if it is not
 * shown */
static int
height_of (GtkWidget *widget,
           int        width,
           int       *least)
{
  int natural = 0, minimum = 0;

  if (widget != NULL && gtk_widget_get_visible (widget))
    gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
  if (least != NULL)
    *least = minimum;
  return natural;
}

/* Returns: the least width of @widget (nullable); 0 if it is not shown */
static int
least_width (GtkWidget *widget)
{
  int least = 0;

  if (widget != NULL && gtk_widget_get_visible (widget))
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

/* Returns: the margin inside the column in a window of this width, in pixels */
static int
padding_of (int width)
{
  return width < WIDE_WINDOW ? PADDING : PADDING_WIDE;
}

/* @page: whether a page or the call is in the column. Returns: the best width for the column beside a mat that is @width wide with it,
 * without measuring what is in it */
static int
wanted_width (int      width,
              double   text_scale,
              gboolean page)
{
  double plain = page ? CLAMP (width * PAGE_PART, PAGE_LEAST, PAGE_MOST) : CLAMP (width * WIDTH_PART, WIDTH_LEAST, WIDTH_MOST);

  return (int) MIN (plain * (1 + (text_scale - 1) * (page ? TEXT_PAGE_PART : TEXT_PART)) + 2 * (padding_of (width) - PADDING),
                    width * WIDEST_PART);
}

/* Finds the width that the column has beside the mat, as it is with a page or without. Everything in it fits. */
static int
find_width (ChieuSideColumn *self,
            int              width,
            double           text_scale,
            gboolean         page)
{
  int least = MAX (MAX (least_width (self->places), least_width (self->laying)),
                   MAX (least_width (get_middle (self)), least_width (self->choices))) + 2 * self->padding;

  return MAX (wanted_width (width, text_scale, page), least);
}

gboolean
chieu_side_column_is_narrow (int    width,
                             double text_scale)
{
  return width < chieu_letters_widen (NARROW, text_scale);
}

/* Returns: whether the column is a sheet below the mat */
static gboolean
is_sheet (int    width,
          int    height,
          double text_scale)
{
  return width < height || (text_scale > CHIEU_LETTERS_LARGE && chieu_side_column_is_narrow (width, text_scale));
}

void
chieu_side_column_find_foot (GtkWidget    *foot,
                             int           width,
                             int           height,
                             double        text_scale,
                             gboolean      left,
                             GdkRectangle *place)
{
  gboolean below = is_sheet (width, height, text_scale);
  int padding = padding_of (width);

  g_return_if_fail (GTK_IS_WIDGET (foot) && place != NULL);

  place->width = MAX (1, (below ? width : wanted_width (width, text_scale, TRUE)) - 2 * padding);
  place->height = height_of (foot, place->width, NULL);
  place->x = left || below ? padding : width - padding - place->width;
  place->y = height - padding - place->height;
}

static void
set_columns (ChieuSideColumn *self,
             int              columns)
{
  chieu_button_places_set_columns (CHIEU_BUTTON_PLACES (self->places), columns);
  if (self->laying != NULL)
    chieu_button_places_set_columns (CHIEU_BUTTON_PLACES (self->laying), columns);
}

/* Counts the places that the buttons have, whether they are shown now or not. */
static int
count_places (ChieuSideColumn *self)
{
  int n = 1;

  for (int i = 0; i < self->layout->n_buttons; i++)
    if (self->layout->buttons[i].make == CHIEU_MAKE_BUTTON)
      n = MAX (n, self->layout->buttons[i].place + 1);
  return n;
}

/* Shows the keys of all buttons, as far as there is room for them. */
static void
show_keys (ChieuSideColumn *self)
{
  GtkWidget *const places[] = { self->places, self->laying };

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    for (GtkWidget *button = places[i] != NULL ? gtk_widget_get_first_child (places[i]) : NULL; button != NULL;
         button = gtk_widget_get_next_sibling (button))
      show_key (self, button);
}

static void
set_low (ChieuSideColumn *self,
         gboolean         low)
{
  if (self->low == low)
    return;
  self->low = low;
  chieu_css_class_set (GTK_WIDGET (self), "low", low);
  show_keys (self);
}

/* Returns: the height that the column has for words, page, call and buttons together, in pixels. */
static int
get_room (const ChieuSideColumn *self)
{
  return self->height - self->foot_height - 2 * self->padding;
}

/* Returns: whether buttons in one column of @width pixels, set as closely as possible, leave the words less room than they need.
 * While a way of a move is chosen, the column stays as it is. */
static gboolean
is_crowded (ChieuSideColumn *self,
            int              width)
{
  int inner = width - 2 * self->padding;

  if (gtk_widget_get_visible (self->choices))
    return self->wide;
  return height_of (self->words, inner, NULL) + GAP + chieu_button_places_find_height (CHIEU_BUTTON_PLACES (self->places), 1, inner)
         > get_room (self);
}

/* Returns: whether two columns of buttons find room for their words where the column is @width wide */
static gboolean
may_have_columns (ChieuSideColumn *self,
                  int              width)
{
  return chieu_button_places_find_width (CHIEU_BUTTON_PLACES (self->places), PAGE_COLUMNS_MAX) <= width - 2 * self->padding;
}

/* Returns: whether buttons in one column of @width pixels leave the page less than it needs, and two columns find room. While a way of
 * a move is chosen, this stays as it is. */
static gboolean
is_page_crowded (ChieuSideColumn *self,
                 int              width)
{
  int inner = width - 2 * self->padding;

  if (gtk_widget_get_visible (self->choices))
    return self->page_crowded;
  return may_have_columns (self, width)
         && height_of (self->words, inner, NULL) + (int) (PAGE_READABLE * self->text_scale) + 2 * GAP
            + chieu_button_places_find_height (CHIEU_BUTTON_PLACES (self->places), 1, inner)
            > get_room (self);
}

/* Shows the digits of all words below @widget, or none. */
static void
show_digits (GtkWidget *widget,
             gboolean   shown)
{
  if (gtk_widget_has_css_class (widget, "key"))
    gtk_widget_set_visible (widget, shown);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    show_digits (child, shown);
}

/* Returns: whether the words of the call find no room below the prompt if the column is @width wide */
static gboolean
is_call_crowded (ChieuSideColumn *self,
                 int              width)
{
  int inner = width - 2 * self->padding;

  return self->call != NULL && get_middle (self) == self->call
         && height_of (self->words, inner, NULL) + GAP + height_of (self->call, inner, NULL)
            > get_room (self);
}

/* Returns: whether the prompt yields, too, after the digits */
static gboolean
wants_terse (ChieuSideColumn *self)
{
  return self->call_crowded && get_middle (self) == self->call && gtk_widget_get_visible (self->notice)
         && (self->terse || is_call_crowded (self, self->call_width));
}

static void
set_terse (ChieuSideColumn *self,
           gboolean         terse)
{
  self->terse = terse;
  chieu_css_class_set (GTK_WIDGET (self), "terse", terse);
  show_prompt (self);
}

/* Hides the digits of the words if the column is @width wide and too small, then the prompt; they stay hidden until it is fitted
 * anew. */
static void
fit_call (ChieuSideColumn *self,
          int              width)
{
  if (self->call == NULL)
    return;
  show_digits (self->call, TRUE);
  set_terse (self, FALSE);
  self->call_crowded = is_call_crowded (self, width);
  self->call_width = width;
  show_digits (self->call, !self->call_crowded);
  set_terse (self, wants_terse (self));
}

gboolean
chieu_side_column_needs_fit (ChieuSideColumn *self)
{
  g_return_val_if_fail (CHIEU_IS_SIDE_COLUMN (self), FALSE);

  return (self->plain_width > 0 && is_crowded (self, self->plain_width) != self->wide)
         || (self->page_width > 0 && is_page_crowded (self, self->page_width) != self->page_crowded)
         || (self->call_width > 0 && !self->call_crowded && is_call_crowded (self, self->call_width))
         || self->terse != wants_terse (self);
}

/* Does the work of chieu_side_column_fit(), except for the keys beside portraits. */
static int
fit (ChieuSideColumn *self,
     int              width,
     int              height,
     double           text_scale,
     gboolean        *below)
{
  gboolean sheet = is_sheet (width, height, text_scale), page = get_middle (self) != NULL;
  /* Larger letters make the buttons below the mat high by themselves: higher ones would leave the words above them no room. */
  gboolean large = self->very_large && (!sheet || text_scale <= CHIEU_LETTERS_LARGE);
  gboolean low = !large && height < (sheet ? SHEET_LOW : LOW);
  double place_width = (large ? PLACE_WIDTH_LARGE : PLACE_WIDTH) * text_scale;
  int row = (int) MAX (large ? ROW_LARGE : low ? ROW_LOW : ROW, ROW_LETTERS * text_scale), size;
  GdkRectangle foot = { 0 };

  self->padding = padding_of (width);
  chieu_css_class_set (GTK_WIDGET (self), "very-large", large);
  chieu_css_class_set (GTK_WIDGET (self), "large-letters",
                       !sheet && text_scale >= CHIEU_LETTERS_LARGE && height >= HIGH_FOR_LETTERS * text_scale);
  chieu_css_class_set (GTK_WIDGET (self), "roomy", !sheet && height >= CHIEU_ROOM_LARGE * text_scale);
  set_low (self, low);
  if (self->foot != NULL)
    chieu_side_column_find_foot (self->foot, width, height, text_scale, FALSE, &foot);
  self->foot_height = foot.height > 0 ? foot.height + GAP : 0;
  chieu_since_list_set_brief (CHIEU_SINCE_LIST (self->since), page);
  chieu_since_list_set_card_height (CHIEU_SINCE_LIST (self->since),
                                    CLAMP (height / TOLD_CARD_PART, TOLD_CARD_LEAST, TOLD_CARD_MOST));
  self->text_scale = text_scale;
  self->height = height;
  self->plain_width = self->page_width = 0;
  *below = sheet;
  if (sheet)
    {
      int columns = CLAMP ((int) ((width - 2 * self->padding) / place_width), 1, SHEET_COLUMNS_MAX);
      int rows = (count_places (self) + columns - 1) / columns;

      set_columns (self, columns);
      fit_call (self, width);
      return (int) MIN (height * (page ? SHEET_PAGE_PART : SHEET_PART),
                        (SHEET_WORDS + (page ? SHEET_PAGE : 0)) * text_scale + rows * (row + GAP) + self->foot_height + 2 * self->padding);
    }
  /* Somebody else's buttons at its foot are as wide as a page, whatever stands above them. */
  page = page && (self->foot != NULL || get_middle (self) != self->call || !self->call_slim);
  set_columns (self, 1);
  size = find_width (self, width, text_scale, page);
  self->wide = !page && is_crowded (self, size);
  self->plain_width = page ? 0 : size;
  if (self->wide)
    size = find_width (self, width, text_scale, TRUE);
  /* If there is a page, which needs the height, the buttons stand in several columns. So do they if they are so many that the
   * column is wide, provided that all words find room. */
  if (page && (size - 2 * self->padding) / place_width < PAGE_COLUMNS_MAX && get_middle (self) == self->page)
    {
      self->page_crowded = is_page_crowded (self, size);
      self->page_width = size;
    }
  if (page)
    {
      int fitting = CLAMP ((int) ((size - 2 * self->padding) / place_width), 1, PAGE_COLUMNS_MAX);

      set_columns (self, self->page_width > 0 && self->page_crowded ? PAGE_COLUMNS_MAX : fitting);
    }
  else if (self->wide && may_have_columns (self, size))
    set_columns (self, PAGE_COLUMNS_MAX);
  fit_call (self, size);
  return size;
}

int
chieu_side_column_fit (ChieuSideColumn *self,
                       int              width,
                       int              height,
                       double           text_scale,
                       gboolean        *below)
{
  int size, columns;

  /* How the buttons stand does not depend on the keys beside portraits; these keys are shown afterwards, where there is room for them. */
  self->place_width = 0;
  show_keys (self);
  size = fit (self, width, height, text_scale, below);
  columns = chieu_button_places_get_columns (CHIEU_BUTTON_PLACES (self->places));
  self->place_width = ((*below ? width : size) - 2 * self->padding - (columns - 1) * GAP) / columns;
  show_keys (self);
  return size;
}

/* Returns: the buttons that are seen, without the place in which they may scroll. */
static GtkWidget *
get_buttons (ChieuSideColumn *self)
{
  if (gtk_widget_get_visible (self->choices))
    return self->ways;
  return self->laying != NULL && gtk_widget_get_visible (self->laying) ? self->laying : self->places;
}

static void
allocate_part (ChieuSideColumn *self,
               GtkWidget       *widget,
               int              y,
               int              width,
               int              height)
{
  if (widget != NULL && gtk_widget_get_visible (widget))
    gtk_widget_size_allocate (widget, &(GtkAllocation) { self->padding, y, width, height }, -1);
}

/* Gives the buttons their height first, from the foot upwards, then the words; the page gets the rest. */
static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  ChieuSideColumn *self = CHIEU_SIDE_COLUMN (widget);
  GtkWidget *middle = get_middle (self);
  GtkWidget *below = gtk_widget_get_visible (self->choices) ? self->choices
                     : self->laying != NULL && gtk_widget_get_visible (self->laying) ? self->laying : self->shelf;
  int inner = width - 2 * self->padding, bottom = height - self->padding - self->foot_height;
  int least, words_least, middle_least, middle_natural, closely, reading, room, since, top;
  int buttons = height_of (below, inner, &least), words = height_of (self->words, inner, &words_least);
  gboolean calls = middle != NULL && middle == self->call, hides_words;

  middle_natural = height_of (middle, inner, &middle_least);
  /* The ways scroll if they are too many. The page gives way to the prompt, and the prompt to the call, which says it as well. */
  hides_words = calls && words_least + buttons + middle_least + 2 * GAP > bottom - self->padding;
  if (hides_words)
    words = words_least = 0;
  room = bottom - self->padding - (calls ? middle_least : 0) - 2 * GAP;
  height_of (get_buttons (self), inner, &closely);
  /* Free places between buttons are given up before words become unreadable; anything that scrolls takes no room from the words. */
  reading = middle != NULL && middle == self->page ? middle_natural
            : calls ? MAX (middle_natural - middle_least, 0) : 0;
  buttons = MAX (least, MIN (buttons, MAX (room - words - reading, closely > room - words_least ? 0 : closely)));
  /* A page that has buttons of its own at the foot says what these here are for: they scroll before it goes. */
  if (middle == self->page && self->foot != NULL)
    {
      words = MIN (words, MAX (words_least, bottom - self->padding - buttons - middle_least - 2 * GAP));
      buttons = MIN (buttons, MAX (least, bottom - self->padding - words - middle_least - 2 * GAP));
    }
  if (middle == self->page && words + buttons + middle_least + 2 * GAP > bottom - self->padding)
    middle = NULL;
  words = MAX (words_least, MIN (words, bottom - buttons - (middle != NULL ? middle_least + GAP : 0) - self->padding - GAP));
  allocate_part (self, below, bottom - buttons, inner, buttons);
  gtk_widget_set_child_visible (self->words, !hides_words);
  if (!hides_words)
    allocate_part (self, self->words, self->padding, inner, words);
  top = self->padding + words + (words > 0 ? GAP : 0);
  room = bottom - buttons - (buttons > 0 ? GAP : 0) - top;
  /* The since list gets all that is left; beside a page it gets only as much as leaves the page what is read of it at once, but its newest
   * line is there as long as the page keeps its least height. */
  if (calls || middle == NULL)
    {
      since = calls ? 0 : room - 2 * GAP;
    }
  else
    {
      int newest = chieu_since_list_find_newest_height (CHIEU_SINCE_LIST (self->since), inner);

      since = MAX (room - GAP - MAX (middle_natural, (int) (PAGE_READABLE * self->text_scale)), MIN (newest, room - GAP - middle_least));
      since = chieu_since_list_find_height (CHIEU_SINCE_LIST (self->since), inner, since);
    }
  gtk_widget_set_child_visible (self->since, since > 0);
  if (since > 0)
    allocate_part (self, self->since, top + (middle == NULL ? GAP : 0), inner, since);
  if (self->page != NULL)
    gtk_widget_set_child_visible (self->page, middle == self->page);
  top += middle != NULL && since > 0 ? since + GAP : 0;
  allocate_part (self, middle, top, inner, MAX (middle_least, bottom - buttons - (buttons > 0 ? GAP : 0) - top));
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
  *minimum = *natural = 1;
}

/* ---- The object ---- */

GtkWidget *
chieu_side_column_new (const ChieuMatLayout *layout)
{
  ChieuSideColumn *self;

  g_return_val_if_fail (layout != NULL && layout->n_buttons <= CHIEU_MAT_BUTTONS_MAX, NULL);

  self = g_object_new (CHIEU_TYPE_SIDE_COLUMN, NULL);
  self->layout = layout;
  add_buttons (self);
  if (layout->lay_kind >= 0)
    {
      make_laying (self);
      gtk_widget_set_parent (self->laying, GTK_WIDGET (self));
    }
  return GTK_WIDGET (self);
}

static void
dispose (GObject *object)
{
  ChieuSideColumn *self = CHIEU_SIDE_COLUMN (object);

  chieu_side_column_set_page (self, NULL);
  chieu_side_column_set_foot (self, NULL);
  self->call = NULL;
  g_clear_handle_id (&self->marked_id, g_source_remove);
  chieu_widget_unparent_children (GTK_WIDGET (self));
  g_clear_pointer (&self->asked, g_free);
  g_clear_pointer (&self->question, g_free);
  G_OBJECT_CLASS (chieu_side_column_parent_class)->dispose (object);
}

static void
chieu_side_column_class_init (ChieuSideColumnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "chieu-side");
  pointed_signal = g_signal_new ("pointed", CHIEU_TYPE_SIDE_COLUMN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                 G_TYPE_STRING, G_TYPE_INT);
}

static GtkWidget *
words_new (const char *css_class)
{
  GtkWidget *label = chieu_gloss_mark (gtk_label_new (NULL));

  gtk_widget_add_css_class (label, css_class);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_visible (label, FALSE);
  return label;
}

/* Returns: (transfer floating): a button that looks like a line of text, and is as high as a finger needs; still hidden */
static GtkWidget *
tip_new (void)
{
  GtkWidget *tip = gtk_button_new (), *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_button_set_child (GTK_BUTTON (tip), label);
  gtk_widget_add_css_class (tip, "flat");
  gtk_widget_add_css_class (tip, "tip");
  gtk_widget_set_visible (tip, FALSE);
  return tip;
}

static void
chieu_side_column_init (ChieuSideColumn *self)
{
  GtkWidget *widget = GTK_WIDGET (self), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);

  self->padding = PADDING;
  self->prompt = words_new ("prompt");
  self->notice = words_new ("notice");
  gtk_box_append (GTK_BOX (words), self->prompt);
  gtk_box_append (GTK_BOX (words), self->notice);
  self->tip = tip_new ();
  gtk_box_append (GTK_BOX (words), self->tip);
  self->words = chieu_scroll_room_new (words, WORDS_HEIGHT_MIN);
  /* The focus goes through the buttons; words scroll with the wheel or a finger. */
  chieu_scroll_room_pass_focus (CHIEU_SCROLL_ROOM (self->words));
  self->places = chieu_button_places_new ();
  self->shelf = chieu_scroll_room_new (self->places, BUTTONS_HEIGHT_MIN);
  chieu_scroll_room_pass_focus (CHIEU_SCROLL_ROOM (self->shelf));
  self->ways = chieu_button_places_new ();
  self->choices = chieu_scroll_room_new (self->ways, CHOICES_HEIGHT_MIN);
  chieu_scroll_room_pass_focus (CHIEU_SCROLL_ROOM (self->choices));
  gtk_widget_set_visible (self->choices, FALSE);
  gtk_widget_set_parent (self->words, widget);
  self->since = chieu_since_list_new ();
  gtk_widget_set_parent (self->since, widget);
  gtk_widget_set_parent (self->choices, widget);
  gtk_widget_set_parent (self->shelf, widget);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("What you can do"), -1);
}
