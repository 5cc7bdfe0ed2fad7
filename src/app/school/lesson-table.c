/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lesson-table.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "app/gallery/card-top.h"
#include "app/gallery/deck-order.h"
#include "mat/faces/card-shape.h"
#include "mat/widgets/card-strip.h"
#include "mat/widgets/card-widget.h"
#include "mat/widgets/widgets.h"
#include "match/words/words.h"

/* The space around a card within its button, in pixels. */
#define PAD 7
/* At least this many cards stand beside each other in any window. */
#define COLUMNS_MIN 6
/* The number of cards for whose width the widget asks. */
#define COLUMNS_NATURAL 10
/* Groups in one row are apart by this part of a card's place more than their cards, and these by at most so much. */
#define GROUP_GAP 0.5
#define CARD_GAP_IN_GROUP 0.1
/* The height of the row above as a part of the whole: with several cards, and with one. */
#define ABOVE_PART 0.30
#define ABOVE_PART_ONE 0.45
/* A whole deck, and a hand above it, show only the upper part of each card, so that the characters are large. */
#define TOP_PART 0.5
/* The space above and below the row above, together, in pixels. */
#define ABOVE_GAP 12
/* The degrees from card to card in a fan, its largest angle as a whole, and how far below the cards it is held, in heights of a
 * card. */
#define FAN_STEP 8.0
#define FAN_WHOLE 56.0
#define FAN_RADIUS 1.7
/* The space at both sides of a fan, and above and below it, in pixels. */
#define FAN_MARGINS (4 * PAD)

/* The state of a card. */
typedef enum
{
  SIGN_NONE,
  SIGN_CHOSEN,
  SIGN_RIGHT,
  SIGN_WRONG,
  SIGN_ANSWER,
} Sign;

static const struct { const char *css_class, *text, *label; } signs[] = {
  [SIGN_NONE] = { NULL, "", NULL },
  /* The button says itself that it is pressed. */
  [SIGN_CHOSEN] = { NULL, "●", NULL },
  /* Translators: a card that was chosen and belongs to the right answer. */
  [SIGN_RIGHT] = { "right", "✓", N_("%s, right") },
  /* Translators: a card that was chosen and does not belong to the answer. */
  [SIGN_WRONG] = { "wrong", "×", N_("%s, not this one") },
  /* What a person did not find has no sign of praise. Translators: a card of the right answer, which the person did not find. */
  [SIGN_ANSWER] = { "answer", "", N_("%s, the answer") },
};

struct _ChieuLessonTable
{
  GtkWidget parent_instance;

  const ChieuGame *game;
  int n;
  int columns;                   /* asked for, 0: free */
  double part;                   /* the part of each card's height that is shown */
  gboolean touching;
  gboolean fan;
  guint32 groups;                /* bit i: card i begins another group */
  ChieuCard cards[CHIEU_LESSON_TABLE_MAX];
  GtkWidget *cells[CHIEU_LESSON_TABLE_MAX];
  GtkWidget *pictures[CHIEU_LESSON_TABLE_MAX];
  GtkWidget *signs[CHIEU_LESSON_TABLE_MAX];   /* the state of each card that can be touched */
  Sign states[CHIEU_LESSON_TABLE_MAX];
  gboolean quiet;                /* cards are touched by the lesson, not by the person */
  GtkWidget *above;              /* (nullable): a strip of cards that these are about */
  int n_above;
};

G_DEFINE_FINAL_TYPE (ChieuLessonTable, chieu_lesson_table, GTK_TYPE_WIDGET)

static guint touched_signal;

/* ---- Groups ---- */

/* Returns: in how many groups the first @end cards stand */
static int
count_groups (ChieuLessonTable *self,
              int               end)
{
  int n = end > 0;

  for (int i = 1; i < end; i++)
    n += self->groups >> i & 1;
  return n;
}

/* Returns: how many cards the largest group has */
static int
find_largest_group (ChieuLessonTable *self)
{
  int largest = 0;

  for (int i = 0, n = 0; i < self->n; i++)
    {
      n = (self->groups >> i & 1) != 0 ? 1 : n + 1;
      largest = MAX (largest, n);
    }
  return largest;
}

/* Returns: how many rows there are with @columns columns; groups have a row each if one is too short for all */
static int
count_rows (ChieuLessonTable *self,
            int               columns)
{
  return self->groups != 0 && columns < self->n ? count_groups (self, self->n) : (self->n + columns - 1) / columns;
}

/* Returns: the width of the space between groups that stand in one row, in places of a card, in all */
static double
find_group_gaps (ChieuLessonTable *self,
                 int               columns)
{
  return columns == self->n ? GROUP_GAP * (count_groups (self, self->n) - 1) : 0;
}

/* ---- Size ---- */

/* Returns: the largest height that the cards can have in @columns columns */
static int
find_height_in (ChieuLessonTable *self,
                int               columns,
                int               width,
                int               height)
{
  double shape = chieu_card_width (self->game->deck, 1);

  return MIN ((int) ((height / count_rows (self, columns) - 2 * PAD) / self->part),
              (int) ((width / (columns + find_group_gaps (self, columns)) - 2 * PAD) / shape));
}

static int
find_best_columns (ChieuLessonTable *self,
                   int               width,
                   int               height)
{
  int best = self->n;

  if (self->columns > 0)
    return MIN (self->columns, best);
  if (self->groups != 0)
    {
      int columns = find_largest_group (self);

      return find_height_in (self, columns, width, height) > find_height_in (self, best, width, height) ? columns : best;
    }
  for (int rows = 2; rows <= self->n; rows++)
    {
      int columns = (self->n + rows - 1) / rows;

      if (find_height_in (self, columns, width, height) > find_height_in (self, best, width, height))
        best = columns;
    }
  return best;
}

/* Returns: the height that each card has in a room of this size */
static int
find_card_height (ChieuLessonTable *self,
                  int               width,
                  int               height)
{
  int card = find_height_in (self, find_best_columns (self, width, height), width, height);

  return chieu_face_quantise (CLAMP (card, CHIEU_LESSON_CARD_MIN, CHIEU_LESSON_CARD_MAX));
}

/* Makes the row above as large as it fits; a single card yields to those below it until these are as large. Returns: the height
 * that is left below it */
static int
allocate_above (ChieuLessonTable *self,
                int               width,
                int               height)
{
  double part = self->n_above == 1 ? ABOVE_PART_ONE : ABOVE_PART;
  int card = chieu_face_quantise (MAX ((int) (height * part / self->part), CHIEU_LESSON_CARD_MIN)), row_width;

  if (self->above == NULL)
    return height;
  while (card > CHIEU_LESSON_CARD_MIN && chieu_card_strip_width (self->game->deck, self->n_above, card) > width)
    card = chieu_face_quantise (card - CHIEU_FACE_STEP);
  while (self->n_above == 1 && self->n > 0 && card > CHIEU_LESSON_CARD_MIN
         && find_card_height (self, width, height - card - ABOVE_GAP) < card)
    card = chieu_face_quantise (card - CHIEU_FACE_STEP);
  chieu_card_strip_set_height (CHIEU_CARD_STRIP (chieu_card_top_get_child (CHIEU_CARD_TOP (self->above))), card);
  card = (int) (card * self->part);
  gtk_widget_measure (self->above, GTK_ORIENTATION_HORIZONTAL, -1, &row_width, NULL, NULL, NULL);
  chieu_widget_put_at (self->above, MAX ((width - row_width) / 2, 0), ABOVE_GAP / 2, row_width, card);
  return height - card - ABOVE_GAP;
}

/* Finds the row and the column of card @i of @n, from 0. All rows have the same number of cards, or the first ones have one more. */
static void
find_place (int  n,
            int  rows,
            int  i,
            int *row,
            int *column)
{
  int size = n / rows, longer = n % rows, before = longer * (size + 1);

  *row = i < before ? i / (size + 1) : longer + (i - before) / size;
  *column = i < before ? i % (size + 1) : (i - before) % size;
}

/* The same if each group has a row. */
static void
find_place_in_groups (ChieuLessonTable *self,
                      int               i,
                      int              *row,
                      int              *column)
{
  *row = count_groups (self, i + 1) - 1;
  for (*column = 0; i > 0 && (self->groups >> i & 1) == 0; i--)
    ++*column;
}

/* Puts card @i in its place. @below: the height that the cards have, below the row above them; @card: the height of each */
static void
allocate_cell (ChieuLessonTable *self,
               int               i,
               int               columns,
               int               width,
               int               height,
               int               below,
               int               card)
{
  int rows = count_rows (self, columns), row, column;
  int cell_width = MAX ((int) chieu_card_width (self->game->deck, card) + 2 * PAD, MIN (CHIEU_LESSON_TARGET_MIN, width / columns));
  int cell_height = (int) (card * self->part) + 2 * PAD;
  int group_gaps = (int) (find_group_gaps (self, columns) * cell_width);
  int gap = MIN ((width - columns * cell_width - group_gaps) / (columns + 1),
                 (int) (self->groups != 0 ? cell_width * CARD_GAP_IN_GROUP : cell_width / 2));
  /* All rows begin at the left end of the first. */
  int left = (width - columns * cell_width - (columns - 1) * gap - group_gaps) / 2;
  int top = height - below + (below - rows * cell_height) / 2;

  if (self->groups != 0 && rows > 1)
    find_place_in_groups (self, i, &row, &column);
  else
    find_place (self->n, rows, i, &row, &column);
  if (self->groups != 0 && rows == 1)
    left += (int) ((count_groups (self, i + 1) - 1) * GROUP_GAP * cell_width);
  chieu_card_widget_set_height (CHIEU_CARD_WIDGET (self->pictures[i]), card);
  gtk_widget_measure (self->cells[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  chieu_widget_put_at (self->cells[i], left + column * (cell_width + gap), top + row * cell_height, cell_width, cell_height);
}

/* The cards stand on an arc, each turned outwards, as large as the fan has room. */
static void
allocate_fan (ChieuLessonTable *self,
              int               width,
              int               height)
{
  double step = MIN (FAN_STEP, FAN_WHOLE / MAX (self->n - 1, 1)) * G_PI / 180, half = step * (self->n - 1) / 2;
  double shape = chieu_card_width (self->game->deck, 1), radius = FAN_RADIUS;
  /* The size of the whole fan if its cards have the height 1. */
  double fan_width = 2 * radius * sin (half) + sin (half) + shape * cos (half);
  double fan_height = 1 + radius * (1 - cos (half)) + shape * sin (half);
  double fitting = MIN ((width - FAN_MARGINS) / fan_width, (height - FAN_MARGINS) / fan_height);
  int card = chieu_face_quantise (CLAMP (fitting, CHIEU_LESSON_CARD_MIN, CHIEU_LESSON_CARD_MAX));
  int cell_width = (int) (shape * card) + 2 * PAD, cell_height = card + 2 * PAD;
  double top = (height - fan_height * card) / 2;

  for (int i = 0; i < self->n; i++)
    {
      double angle = step * i - half;
      double x = width / 2.0 + radius * card * sin (angle), y = top + card / 2.0 + radius * card * (1 - cos (angle));

      chieu_card_widget_set_height (CHIEU_CARD_WIDGET (self->pictures[i]), card);
      chieu_card_widget_set_angle (CHIEU_CARD_WIDGET (self->pictures[i]), (float) (angle * 180 / G_PI));
      gtk_widget_measure (self->cells[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      /* At whole pixels: between them what is drawn anew would leave a seam across the cards. */
      chieu_widget_put_at (self->cells[i], roundf ((float) (x - cell_width / 2.0)), roundf ((float) (y - cell_height / 2.0)), cell_width,
                           cell_height);
    }
}

static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  ChieuLessonTable *self = CHIEU_LESSON_TABLE (widget);
  int below = allocate_above (self, width, height), columns, card;

  if (self->n == 0)
    return;
  if (self->fan)
    {
      allocate_fan (self, width, below);
      return;
    }
  columns = find_best_columns (self, width, below);
  card = find_card_height (self, width, below);
  for (int i = 0; i < self->n; i++)
    allocate_cell (self, i, columns, width, height, below, card);
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
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? COLUMNS_MIN * CHIEU_LESSON_TARGET_MIN : CHIEU_LESSON_CARD_MIN + 2 * PAD;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? COLUMNS_NATURAL * CHIEU_LESSON_TARGET_MIN : *minimum;
}

/* ---- Cards ---- */

static void label_cell (ChieuLessonTable *self, int i);

static void
set_sign (ChieuLessonTable *self,
          int               i,
          Sign              sign)
{
  if (self->signs[i] == NULL)
    return;
  for (gsize s = 0; s < G_N_ELEMENTS (signs); s++)
    if (signs[s].css_class != NULL)
      gtk_widget_remove_css_class (self->cells[i], signs[s].css_class);
  if (signs[sign].css_class != NULL)
    gtk_widget_add_css_class (self->cells[i], signs[sign].css_class);
  self->states[i] = sign;
  gtk_label_set_label (GTK_LABEL (self->signs[i]), signs[sign].text);
  gtk_widget_set_visible (self->signs[i], *signs[sign].text != '\0');
  label_cell (self, i);
}

static gboolean
is_touched (ChieuLessonTable *self,
            int               i)
{
  return self->touching && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->cells[i]));
}

static gboolean
is_of_answer (ChieuLessonTable *self,
              int               i)
{
  return self->states[i] == SIGN_RIGHT || self->states[i] == SIGN_ANSWER;
}

/* Makes the buttons of the right answer's cards look pressed, and no others. */
static void
press_right_cards (ChieuLessonTable *self)
{
  self->quiet = TRUE;
  for (int i = 0; i < self->n; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->cells[i]), is_of_answer (self, i));
  self->quiet = FALSE;
}

/* A new choice takes the signs of the last wrong one away. Once the right answer is shown a key still presses a card, but changes
 * nothing. */
static void
touched_cb (ChieuLessonTable *self)
{
  if (self->quiet)
    return;
  if (!self->touching)
    {
      press_right_cards (self);
      return;
    }
  for (int i = 0; i < self->n; i++)
    set_sign (self, i, is_touched (self, i) ? SIGN_CHOSEN : SIGN_NONE);
  g_signal_emit (self, touched_signal, 0);
}

static void
label_cell (ChieuLessonTable *self,
            int               i)
{
  const char *card = chieu_words_card_spoken (chieu_words_for_game (self->game), self->cards[i]);
  gboolean pointed = (chieu_card_widget_get_flags (CHIEU_CARD_WIDGET (self->pictures[i])) & CHIEU_CARD_POINTED) != 0;
  /* Translators: a card, at which the lesson points. */
  g_autofree char *named = pointed ? g_strdup_printf (_("%s, marked"), card) : g_strdup (card);
  const char *format = signs[self->states[i]].label;
  g_autofree char *label = format != NULL ? g_strdup_printf (_(format), named) : g_strdup (named);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->cells[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* The sign lies on the card: a colour alone is not seen by everybody. All decks have their characters, or figure and suit, in the upper
 * left corner and turned over in the lower right one, and labels stand at the upper left: the lower left corner has only picture. */
static GtkWidget *
sign_new (void)
{
  GtkWidget *sign = gtk_label_new (NULL);

  gtk_widget_add_css_class (sign, "card-sign");
  gtk_widget_set_halign (sign, GTK_ALIGN_START);
  gtk_widget_set_valign (sign, GTK_ALIGN_END);
  gtk_widget_set_can_target (sign, FALSE);
  gtk_widget_set_visible (sign, FALSE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (sign), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return sign;
}

/* A card that is only looked at is no button, but the keys still go from card to card, so that a screen reader reads each. */
static GtkWidget *
cell_new (ChieuLessonTable *self,
          int               i)
{
  GtkWidget *picture = self->pictures[i], *cell, *top, *overlay;

  gtk_widget_set_focusable (picture, FALSE);
  gtk_widget_set_can_target (picture, FALSE);
  top = chieu_card_top_new (picture, self->part);
  gtk_widget_set_halign (top, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (top, GTK_ALIGN_CENTER);
  gtk_accessible_update_state (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  if (self->touching)
    {
      cell = gtk_toggle_button_new ();
      overlay = gtk_overlay_new ();
      gtk_overlay_set_child (GTK_OVERLAY (overlay), top);
      self->signs[i] = sign_new ();
      gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->signs[i]);
      gtk_widget_set_halign (overlay, GTK_ALIGN_CENTER);
      gtk_widget_set_valign (overlay, GTK_ALIGN_CENTER);
      gtk_button_set_child (GTK_BUTTON (cell), overlay);
      g_signal_connect_object (cell, "toggled", G_CALLBACK (touched_cb), self, G_CONNECT_SWAPPED);
    }
  else
    {
      cell = g_object_new (ADW_TYPE_BIN, "child", top, "focusable", TRUE, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
    }
  gtk_widget_add_css_class (cell, "lesson-card");
  gtk_widget_set_tooltip_text (cell, chieu_words_card_long (chieu_words_for_game (self->game), self->cards[i]));
  return cell;
}

static void
drop_cards (ChieuLessonTable *self)
{
  for (int i = 0; i < self->n; i++)
    g_clear_pointer (&self->cells[i], gtk_widget_unparent);
  self->n = 0;
}

void
chieu_lesson_table_set_cards (ChieuLessonTable *self,
                              const ChieuGame  *game,
                              const ChieuCard  *cards,
                              int               n,
                              int               columns,
                              gboolean          touching)
{
  g_return_if_fail (CHIEU_IS_LESSON_TABLE (self) && n >= 0 && n <= CHIEU_LESSON_TABLE_MAX);

  drop_cards (self);
  self->game = game;
  self->columns = columns;
  self->part = columns > 0 ? TOP_PART : 1;
  self->touching = touching;
  self->fan = FALSE;
  self->groups = 0;
  self->n = n;
  for (int i = 0; i < n; i++)
    {
      self->cards[i] = cards[i];
      self->pictures[i] = chieu_card_widget_new (game->deck, cards[i]);
      self->signs[i] = NULL;
      self->states[i] = SIGN_NONE;
      self->cells[i] = cell_new (self, i);
      label_cell (self, i);
      gtk_widget_set_parent (self->cells[i], GTK_WIDGET (self));
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
chieu_lesson_table_set_above (ChieuLessonTable *self,
                              const ChieuGame  *game,
                              const ChieuCard  *cards,
                              int               n)
{
  g_return_if_fail (CHIEU_IS_LESSON_TABLE (self));

  g_clear_pointer (&self->above, gtk_widget_unparent);
  self->n_above = n;
  if (n > 0)
    {
      self->above = chieu_card_top_new (chieu_card_strip_new (game, cards, n, CHIEU_LESSON_CARD_MIN), self->part);
      gtk_widget_set_focusable (chieu_card_top_get_child (CHIEU_CARD_TOP (self->above)), TRUE);
      gtk_widget_insert_after (self->above, GTK_WIDGET (self), NULL);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
chieu_lesson_table_set_deck (ChieuLessonTable *self,
                             const ChieuGame  *game,
                             const ChieuCard  *hand,
                             int               n)
{
  ChieuCard deck[CHIEU_LESSON_TABLE_MAX];

  g_return_if_fail (CHIEU_IS_LESSON_TABLE (self) && game != NULL && game->deck->n_faces <= CHIEU_LESSON_TABLE_MAX);

  chieu_lesson_table_set_cards (self, game, deck, chieu_deck_list_faces (game->deck, deck), chieu_deck_count_columns (game->deck),
                                TRUE);
  chieu_lesson_table_set_above (self, game, hand, n);
}

void
chieu_lesson_table_set_groups (ChieuLessonTable *self,
                               guint32           begins)
{
  g_return_if_fail (CHIEU_IS_LESSON_TABLE (self));

  self->groups = begins;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
chieu_lesson_table_set_fan (ChieuLessonTable *self,
                            gboolean          fan)
{
  g_return_if_fail (CHIEU_IS_LESSON_TABLE (self));

  self->fan = fan;
  /* A card that is turned reaches beyond its place. */
  for (int i = 0; i < self->n; i++)
    for (GtkWidget *part = self->pictures[i]; part != GTK_WIDGET (self); part = gtk_widget_get_parent (part))
      gtk_widget_set_overflow (part, fan ? GTK_OVERFLOW_VISIBLE : gtk_widget_get_overflow (part));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
chieu_lesson_table_label_cards (ChieuLessonTable *self)
{
  g_return_if_fail (CHIEU_IS_LESSON_TABLE (self));

  for (int i = 0; i < self->n; i++)
    chieu_card_widget_set_own_index (CHIEU_CARD_WIDGET (self->pictures[i]), CHIEU_INDEX_TAB);
}

void
chieu_lesson_table_set_points (ChieuLessonTable *self,
                               const ChieuCard  *cards,
                               int               n)
{
  gboolean pointed[CHIEU_LESSON_TABLE_MAX] = { FALSE };

  g_return_if_fail (CHIEU_IS_LESSON_TABLE (self));

  for (int c = 0; c < n; c++)
    for (int i = 0; i < self->n; i++)
      if (self->cards[i] == cards[c] && !pointed[i])
        {
          pointed[i] = TRUE;
          break;
        }
  for (int i = 0; i < self->n; i++)
    {
      chieu_card_widget_set_flags (CHIEU_CARD_WIDGET (self->pictures[i]), pointed[i] ? CHIEU_CARD_POINTED : 0);
      label_cell (self, i);
    }
}

int
chieu_lesson_table_get_touched (ChieuLessonTable *self,
                                ChieuCard        *cards)
{
  int n = 0;

  g_return_val_if_fail (CHIEU_IS_LESSON_TABLE (self), 0);

  for (int i = 0; i < self->n; i++)
    if (is_touched (self, i))
      cards[n++] = self->cards[i];
  return n;
}

/* Takes @card out of @cards. Returns: whether it was there */
static gboolean
take_card_out (ChieuCard *cards,
               int       *n,
               ChieuCard  card)
{
  for (int i = 0; i < *n; i++)
    if (cards[i] == card)
      {
        cards[i] = cards[--*n];
        return TRUE;
      }
  return FALSE;
}

void
chieu_lesson_table_keep_touched (ChieuLessonTable *self,
                                 const ChieuCard  *cards,
                                 int               n)
{
  ChieuCard missing[CHIEU_LESSON_TABLE_MAX];

  g_return_if_fail (CHIEU_IS_LESSON_TABLE (self) && n >= 0 && n <= CHIEU_LESSON_TABLE_MAX);

  memcpy (missing, cards, (gsize) n * sizeof *cards);
  self->quiet = TRUE;
  for (int i = 0; i < self->n; i++)
    if (is_touched (self, i) && !take_card_out (missing, &n, self->cards[i]))
      {
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->cells[i]), FALSE);
        set_sign (self, i, SIGN_WRONG);
      }
  self->quiet = FALSE;
}

/* Gives these cards of the answer their signs, points at nothing any more, and takes no more touches. @found: the person has answered:
 * what of them is touched is right */
static void
close_table (ChieuLessonTable *self,
             const ChieuCard  *cards,
             int               n,
             gboolean          found)
{
  ChieuCard missing[CHIEU_LESSON_TABLE_MAX];

  memcpy (missing, cards, (gsize) n * sizeof *cards);
  /* Among equal cards those that the person touched belong to the answer. */
  for (int round = 0; round < 2; round++)
    for (int i = 0; i < self->n; i++)
      if (!is_of_answer (self, i) && is_touched (self, i) == (round == 0) && take_card_out (missing, &n, self->cards[i]))
        set_sign (self, i, found && round == 0 ? SIGN_RIGHT : SIGN_ANSWER);
  press_right_cards (self);
  for (int i = 0; i < self->n; i++)
    {
      if (!is_of_answer (self, i))
        set_sign (self, i, SIGN_NONE);
      gtk_widget_set_can_target (self->cells[i], FALSE);
    }
  chieu_lesson_table_set_points (self, NULL, 0);
  self->touching = FALSE;
}

void
chieu_lesson_table_show_right (ChieuLessonTable *self,
                               const ChieuCard  *cards,
                               int               n)
{
  g_return_if_fail (CHIEU_IS_LESSON_TABLE (self) && n >= 0 && n <= CHIEU_LESSON_TABLE_MAX);

  if (self->touching)
    close_table (self, cards, n, TRUE);
}

void
chieu_lesson_table_show_answer (ChieuLessonTable *self,
                                const ChieuCard  *cards,
                                int               n)
{
  g_return_if_fail (CHIEU_IS_LESSON_TABLE (self) && n >= 0 && n <= CHIEU_LESSON_TABLE_MAX);

  if (self->touching)
    close_table (self, cards, n, FALSE);
}

/* ---- The widget ---- */

GtkWidget *
chieu_lesson_table_new (void)
{
  return g_object_new (CHIEU_TYPE_LESSON_TABLE, NULL);
}

static gboolean
grab_focus (GtkWidget *widget)
{
  ChieuLessonTable *self = CHIEU_LESSON_TABLE (widget);

  return self->n > 0 && gtk_widget_grab_focus (self->cells[0]);
}

static void
dispose (GObject *object)
{
  drop_cards (CHIEU_LESSON_TABLE (object));
  g_clear_pointer (&CHIEU_LESSON_TABLE (object)->above, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_lesson_table_parent_class)->dispose (object);
}

/* The keys Home and End lead to the first card and to the last one, as in the hand. */
static gboolean
go_to_end (GtkWidget *widget,
           GVariant  *is_last,
           gpointer   data)
{
  ChieuLessonTable *self = CHIEU_LESSON_TABLE (widget);
  gboolean last = g_variant_get_boolean (is_last);

  return self->n > 0 && gtk_widget_grab_focus (self->cells[last ? self->n - 1 : 0]);
}

static void
chieu_lesson_table_class_init (ChieuLessonTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = dispose;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  widget_class->grab_focus = grab_focus;
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, go_to_end, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, go_to_end, "b", TRUE);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "lessontable");
  touched_signal = g_signal_new ("touched", CHIEU_TYPE_LESSON_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
chieu_lesson_table_init (ChieuLessonTable *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Cards of the lesson"), -1);
}
