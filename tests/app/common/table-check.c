/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "table-check.h"

#include <math.h>

#include "find.h"
#include "mat/column/side-column.h"
#include "mat/faces/card-shape.h"
#include "mat/view/mat-view-private.h"

/* The most that rounding may take away, in pixels. */
#define TOLERANCE 2.0f
/* The promises, in pixels if nothing else is said. */
#define BUTTON_LEAST 48          /* height of a button */
#define BUTTON_VERY_LARGE 76     /* the same, with very large buttons */
#define CARD_LEAST 30            /* width of a card of the hand */
#define SEEN_LEAST 0.55f         /* what is in sight of it, in parts of its height */
#define OPEN_STEP_LEAST 14       /* what is in sight of a card of an open hand, of its width */
#define OPEN_STEP_NARROW 10      /* the same in a narrow room */
#define LIVE_GAIN 1.3f           /* height of the card in play, in heights of the largest card laid down */
#define CHARACTER_LEAST 14       /* height of a character on the others' phu */
/* Cards of two rows lie above each other if their middles are so near, in parts of their width, and their tops so far apart, in parts
 * of their height. */
#define SAME_COLUMN 0.3f
#define ANOTHER_ROW 0.2f
/* The part of a card's height that one of its characters has. */
#define CHARACTER_PART 0.125f
/* A seat with more stacks than these may have smaller cards. */
#define STACKS_MAX 4

typedef struct
{
  GtkWidget *widget;
  const char *what;
  graphene_rect_t box;           /* on the mat */
} Thing;

typedef struct
{
  ChieuMatView *mat;
  const char *where;
  GArray *lids;                  /* of Thing: what must not lie over a card */
  GArray *words;                 /* of Thing: what must not lie over each other */
  int complaints;
} Check;

static G_GNUC_PRINTF (2, 3) void
complain (Check      *check,
          const char *format,
          ...)
{
  g_autofree char *what = NULL;
  va_list arguments;

  va_start (arguments, format);
  what = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_print ("# %s: %s\n", check->where, what);
  check->complaints++;
}

static gboolean
is_seen (Check     *check,
         GtkWidget *widget)
{
  for (; widget != NULL && widget != GTK_WIDGET (check->mat); widget = gtk_widget_get_parent (widget))
    if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
      return FALSE;
  return widget != NULL;
}

static const char *
get_text (GtkWidget *widget)
{
  return find_text_in (widget) != NULL ? find_text_in (widget) : "";
}

static gboolean
add_thing (Check      *check,
           GArray     *things,
           GtkWidget  *widget,
           const char *what)
{
  Thing thing = { .widget = widget, .what = what };

  if (widget == NULL || !is_seen (check, widget) || !gtk_widget_compute_bounds (widget, GTK_WIDGET (check->mat), &thing.box)
      || thing.box.size.width < 1 || thing.box.size.height < 1)
    return FALSE;
  g_array_append_val (things, thing);
  return TRUE;
}

/* Adds all labels in @widget that are not empty to the words. */
static void
add_words (Check      *check,
           GtkWidget  *widget,
           const char *what)
{
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    add_thing (check, check->words, widget, what);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    add_words (check, child, what);
}

/* ---- Cards ---- */

/* Finds the corners of a card of this width as it lies, turned about its middle. */
static void
find_corners (const ChieuPlace *card,
              float             width,
              graphene_point_t  corners[4])
{
  float turn = card->angle * (float) G_PI / 180, c = cosf (turn), s = sinf (turn);
  static const float signs[4][2] = { { -0.5f, -0.5f }, { 0.5f, -0.5f }, { 0.5f, 0.5f }, { -0.5f, 0.5f } };

  for (int i = 0; i < 4; i++)
    {
      float x = signs[i][0] * width, y = signs[i][1] * card->height;

      corners[i] = GRAPHENE_POINT_INIT (card->x + x * c - y * s, card->y + x * s + y * c);
    }
}

/* Returns: whether @box and a card of this width overlap. Two boxes, one of them turned, lie apart if and only if they do so along
 * one of the four directions in which their edges run. */
static gboolean
lies_over (const graphene_rect_t *box,
           const ChieuPlace      *card,
           float                  width)
{
  float turn = card->angle * (float) G_PI / 180;
  const float axes[4][2] = { { 1, 0 }, { 0, 1 }, { cosf (turn), sinf (turn) }, { -sinf (turn), cosf (turn) } };
  graphene_point_t corners[4];

  find_corners (card, width, corners);
  for (int a = 0; a < 4; a++)
    {
      float low[2] = { 1e9f, 1e9f }, high[2] = { -1e9f, -1e9f };

      for (int i = 0; i < 4; i++)
        {
          float x = box->origin.x + (i % 2) * box->size.width, y = box->origin.y + (i / 2) * box->size.height;
          float of_box = x * axes[a][0] + y * axes[a][1], of_card = corners[i].x * axes[a][0] + corners[i].y * axes[a][1];

          low[0] = MIN (low[0], of_box);
          high[0] = MAX (high[0], of_box);
          low[1] = MIN (low[1], of_card);
          high[1] = MAX (high[1], of_card);
        }
      if (MIN (high[0], high[1]) - MAX (low[0], low[1]) <= TOLERANCE)
        return FALSE;
    }
  return TRUE;
}

static float
find_width (Check *check,
            int    zone,
            int    i)
{
  ChieuCardWidget *card = chieu_zone_get_card (chieu_mat_zone (check->mat, zone), i);

  return card != NULL ? gtk_widget_get_width (GTK_WIDGET (card)) : check->mat->scene->zones[zone].cards[i].height / 4.0f;
}

/* Returns: whether @lid begins below the mat: cards are not drawn there, even where they hang over its lower edge. */
static gboolean
lies_below_mat (Check       *check,
                const Thing *lid)
{
  return lid->box.origin.y >= check->mat->room.y + check->mat->room.height - TOLERANCE;
}

static void
check_covered (Check *check)
{
  const ChieuScene *scene = check->mat->scene;

  for (int z = 0; z < scene->n_zones; z++)
    for (int i = 0; z != check->mat->played.layout->pile_zone && i < scene->zones[z].n; i++)
      for (guint t = 0; t < check->lids->len; t++)
        {
          const Thing *lid = &g_array_index (check->lids, Thing, t);

          if (!lies_below_mat (check, lid) && lies_over (&lid->box, &scene->zones[z].cards[i], find_width (check, z, i)))
            {
              complain (check, "%s “%s” lies over a card of zone %d", lid->what, get_text (lid->widget), z);
              return;
            }
        }
}

/* Returns: how far down card @i of the hand is in sight, as y on the mat: to the edge of the mat, or to a card of another row that lies
 * over it */
static float
find_end_of_sight (Check *check,
                   int    i)
{
  const ChieuPlace *card = chieu_held_find_in_scene (&check->mat->held, check->mat->scene, i);
  float end = check->mat->room.y + check->mat->room.height, top = card->y - card->height / 2.0f;
  float width = chieu_card_width (check->mat->played.layout->game->deck, card->height);

  for (int j = 0; j < check->mat->held.hand.n; j++)
    {
      const ChieuPlace *other = chieu_held_find_in_scene (&check->mat->held, check->mat->scene, j);
      float other_top = other != NULL ? other->y - other->height / 2.0f : 0;

      if (other != NULL && fabsf (other->x - card->x) < SAME_COLUMN * width && other_top > top + ANOTHER_ROW * card->height)
        end = MIN (end, other_top);
    }
  return end;
}

/* Returns: whether the hand that lies open is the person's own: then its fan is empty */
static gboolean
own_hand_is_open (Check *check)
{
  return check->mat->scene->n_open > 0 && check->mat->scene->zones[check->mat->played.layout->hand_zone].n == 0;
}

/* A hand that lies open is no fan: each of its cards lies in the room for it, with enough of it in sight to be named. */
static void
check_open_hand (Check             *check,
                 ChieuTablePromise  promise)
{
  float least = promise == CHIEU_TABLE_NARROW ? OPEN_STEP_NARROW : OPEN_STEP_LEAST;
  const ChieuHeld *held = &check->mat->held;
  const ChieuScene *scene = check->mat->scene;
  gboolean own = own_hand_is_open (check);
  int lie[CHIEU_CARD_HIDDEN + 1] = { 0 };        /* by card, also for those that lie face down where they should not */

  for (int z = 0; z < scene->n_zones; z++)
    for (int i = 0; i < scene->zones[z].n && (own || z != check->mat->played.layout->hand_zone); i++)
      {
        const ChieuPlace *card = &scene->zones[z].cards[i], *below = i > 0 ? card - 1 : NULL;

        if (!chieu_box_contains (&scene->open, card->x, card->y))
          continue;
        lie[card->card]++;
        if (below != NULL && below->y == card->y && fabsf (card->x - below->x) < least)
          complain (check, "a card of the open hand shows %g pixels of its width", (double) fabsf (card->x - below->x));
      }
  for (int i = 0; own && i < held->hand.n; i++)
    if (lie[held->hand.cards[i]]-- == 0)
      complain (check, "card %d of the hand does not lie open", i);
}

static void
check_hand (Check             *check,
            ChieuTablePromise  promise)
{
  const ChieuHeld *held = &check->mat->held;
  const ChieuDeck *deck = check->mat->played.layout->game->deck;

  if (check->mat->scene->n_open > 0)
    check_open_hand (check, promise);
  /* If another's hand lies open, the person's own fan is beside it and is checked, too. */
  if (own_hand_is_open (check))
    return;
  for (int i = 0; i < held->hand.n; i++)
    {
      const ChieuPlace *card = chieu_held_find_in_scene (held, check->mat->scene, i);
      float width = card != NULL ? chieu_card_width (deck, card->height) : 0;
      float seen = card != NULL ? (find_end_of_sight (check, i) - (card->y - card->height / 2.0f)) / card->height : 0;

      if (card == NULL)
        complain (check, "card %d of the hand is not there", i);
      else if (width + 0.5f < CARD_LEAST)
        complain (check, "card %d of the hand is %g wide", i, width);
      else if (seen < SEEN_LEAST)
        complain (check, "%.0f %% of card %d of the hand are in sight", 100.0 * seen, i);
      else
        continue;
      return;
    }
}

/* Returns: the height of the largest card in the @n zones from @first on, in which seats lay cards down */
static int
find_largest_laid (Check *check,
                   int    first,
                   int    n)
{
  const ChieuScene *scene = check->mat->scene;
  int height = 0;

  for (int z = first; z < first + n; z++)
    for (int i = 0; i < scene->zones[z].n; i++)
      height = MAX (height, scene->zones[z].cards[i].height);
  return height;
}

/* Returns: whether only a few stacks lie there, of at most three cards each, as most phu are. */
static gboolean
lies_in_small_stacks (const ChieuZoneScene *zone)
{
  int stacks = 0, cards = 0;

  for (int i = 0; i < zone->n; i++)
    {
      gboolean first = i == 0 || zone->cards[i].x != zone->cards[i - 1].x;

      stacks += first;
      cards = first ? 1 : cards + 1;
      if (cards > 3)
        return FALSE;
    }
  return zone->n > 0 && stacks <= STACKS_MAX;
}

static void
check_sizes (Check             *check,
             ChieuTablePromise  promise)
{
  const ChieuMatLayout *layout = check->mat->played.layout;
  const ChieuScene *scene = check->mat->scene;
  int phu = layout->lay_zone, largest, live = 0;

  if (layout->lay_zone < 0 || layout->arranging != NULL || promise == CHIEU_TABLE_NARROW)
    return;
  largest = find_largest_laid (check, phu, scene->n_seats);
  /* The card in play, or what was put into the middle. */
  for (int z = layout->live_zone; z < scene->n_zones; z++)
    if (z != layout->hand_zone && scene->zones[z].n > 0)
      live = MAX (live, scene->zones[z].cards[0].height);
  if (live > 0 && live * 1.0f + CHIEU_FACE_STEP < LIVE_GAIN * largest)
    complain (check, "the card in play is %d high, one laid down %d", live, largest);
  for (int p = 1; promise == CHIEU_TABLE_READABLE && p < scene->n_seats; p++)
    if (lies_in_small_stacks (&scene->zones[phu + p])
        && scene->zones[phu + p].cards[0].height * CHARACTER_PART < CHARACTER_LEAST)
      complain (check, "the cards before seat %d are %d high (%d of them)", p, scene->zones[phu + p].cards[0].height,
                scene->zones[phu + p].n);
}

/* ---- Words and buttons ---- */

static void
check_words (Check *check)
{
  for (guint i = 0; i < check->words->len; i++)
    {
      const Thing *a = &g_array_index (check->words, Thing, i);

      if (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (a->widget))))
        complain (check, "%s “%s” is shortened", a->what, get_text (a->widget));
      for (guint j = 0; j < i; j++)
        {
          const Thing *b = &g_array_index (check->words, Thing, j);
          graphene_rect_t common;

          if (graphene_rect_intersection (&a->box, &b->box, &common) && common.size.width > TOLERANCE
              && common.size.height > TOLERANCE)
            complain (check, "%s “%s” lies over %s “%s”", a->what, get_text (a->widget), b->what, get_text (b->widget));
        }
    }
}

static gboolean
is_inside (const graphene_rect_t *box,
           const ChieuBox        *room)
{
  return box->origin.x >= room->x - TOLERANCE && box->origin.y >= room->y - TOLERANCE
         && box->origin.x + box->size.width <= room->x + room->width + TOLERANCE
         && box->origin.y + box->size.height <= room->y + room->height + TOLERANCE;
}

/* Returns: whether there is more in it than is seen. */
static gboolean
is_scrolled (GtkScrolledWindow *window)
{
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (window);

  return gtk_adjustment_get_upper (down) > gtk_adjustment_get_page_size (down) + TOLERANCE;
}

/* Checks all buttons in @widget but those of the page beside the mat. @scrolls: @widget lies in a view that is scrolled */
static void
check_buttons (Check     *check,
               GtkWidget *widget,
               gboolean   scrolls)
{
  graphene_rect_t box;

  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget) || gtk_widget_has_css_class (widget, "beside"))
    return;
  scrolls |= GTK_IS_SCROLLED_WINDOW (widget) && is_scrolled (GTK_SCROLLED_WINDOW (widget));
  if (GTK_IS_BUTTON (widget) && gtk_widget_compute_bounds (widget, GTK_WIDGET (check->mat), &box))
    {
      if (box.size.height < (check->mat->very_large ? BUTTON_VERY_LARGE : BUTTON_LEAST))
        complain (check, "button “%s” is %g high", get_text (widget), box.size.height);
      if (!scrolls && !is_inside (&box, &check->mat->side_box))
        complain (check, "button “%s” is not inside the column: %g,%g %g×%g", get_text (widget), box.origin.x, box.origin.y,
                  box.size.width, box.size.height);
      if (!scrolls)
        add_words (check, widget, "the button");
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_buttons (check, child, scrolls);
}

/* Checks the words round a hand that lies open: what is said, and each word that stands at a set or above it. */
static void
check_spread (Check     *check,
              GtkWidget *widget)
{
  graphene_rect_t box;
  gboolean says = GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0';

  if (!is_seen (check, widget))
    return;
  if ((says || GTK_IS_BUTTON (widget)) && gtk_widget_get_sensitive (widget)
      && gtk_widget_compute_bounds (widget, GTK_WIDGET (check->mat), &box))
    {
      add_thing (check, check->lids, widget, "the call");
      if (says)
        add_thing (check, check->words, widget, "the call");
      if (!is_inside (&box, &check->mat->room))
        complain (check, "the call “%s” is not inside the mat: %g,%g %g×%g", get_text (widget), box.origin.x, box.origin.y,
                  box.size.width, box.size.height);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !GTK_IS_LABEL (widget);
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_SCROLLED_WINDOW (child) || !is_scrolled (GTK_SCROLLED_WINDOW (child)))
      check_spread (check, child);
}

/* The prompt is read whole, without scrolling. */
static void
check_prompt (Check *check)
{
  GtkWidget *words = gtk_widget_get_first_child (check->mat->side);
  int height;

  while (words != NULL && !gtk_widget_is_ancestor (check->mat->teller.notice, words))
    words = gtk_widget_get_next_sibling (words);
  if (words == NULL || !is_seen (check, words))
    return;
  gtk_widget_measure (words, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (words), NULL, &height, NULL, NULL);
  if (height > gtk_widget_get_height (words) + TOLERANCE)
    complain (check, "what is asked needs %d of height and has %d", height, gtk_widget_get_height (words));
  add_words (check, words, "what is asked");
}

int
chieu_table_check (ChieuMatView      *mat,
                   ChieuTablePromise  promise,
                   const char        *where)
{
  g_autoptr (GArray) lids = g_array_new (FALSE, FALSE, sizeof (Thing));
  g_autoptr (GArray) words = g_array_new (FALSE, FALSE, sizeof (Thing));
  Check check = { .mat = mat, .where = where, .lids = lids, .words = words };
  graphene_rect_t side;

  if (!add_thing (&check, lids, mat->side, "the column"))
    complain (&check, "there is no column");
  else if (gtk_widget_compute_bounds (mat->side, GTK_WIDGET (mat), &side)
           && !is_inside (&side, &(ChieuBox) { 0, 0, gtk_widget_get_width (GTK_WIDGET (mat)), gtk_widget_get_height (GTK_WIDGET (mat)) }))
    complain (&check, "the column reaches beyond the mat");
  for (int p = 0; p < mat->scene->n_seats; p++)
    {
      add_thing (&check, lids, mat->seats[p], "the plate");
      add_thing (&check, lids, mat->teller.called[p], "the word");
      add_words (&check, mat->seats[p], "the plate");
    }
  for (int z = 0; z < mat->scene->n_zones; z++)
    if (mat->captions.at[z].label != NULL && add_thing (&check, lids, mat->captions.at[z].label, "the caption"))
      add_words (&check, mat->captions.at[z].label, "the caption");
  if (is_seen (&check, mat->pile_label))
    add_words (&check, mat->pile_label, "the number of the nọc");
  if (mat->calling.spread != NULL)
    check_spread (&check, mat->calling.spread);
  check_prompt (&check);
  check_buttons (&check, mat->side, FALSE);
  check_covered (&check);
  check_hand (&check, promise);
  check_sizes (&check, promise);
  check_words (&check);
  return check.complaints;
}
