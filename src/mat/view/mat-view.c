/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "mat-view-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "compat.h"
#include "mat/fan-order.h"
#include "mat/faces/card-shape.h"
#include "mat/faces/face-cache.h"
#include "mat/faces/pictures.h"
#include "mat/large-letters.h"
#include "mat/motion.h"
#include "mat/widgets/css-class.h"
#include "mat/widgets/table-places.h"
#include "mat/widgets/widgets.h"
#include "match/words/addressed.h"
#include "mat-resources.h"

/* The style sheet of the mat, among the resources. */
#define SHEET "/io/github/chieubai/ChieuBai/mat/mat.css"

/* The name under which a mat keeps what the page in front of it puts at the lower end of the column. */
#define KEY_FOOT "chieu-foot"

G_DEFINE_FINAL_TYPE (ChieuMatView, chieu_mat_view, GTK_TYPE_WIDGET)

/* The size below which nothing can be read any more, in pixels. A narrow mat needs the height HEIGHT_NARROW, and HEIGHT_PAGE in addition
 * for a page or the call. */
#define WIDTH_MIN 360
#define HEIGHT_MIN 400
#define HEIGHT_NARROW 560
#define HEIGHT_PAGE 150
/* Letters above CHIEU_LETTERS_LARGE need more width (chieu_letters_widen()), and on a narrow mat more height, or the plates would overlap:
 * this part of HEIGHT_NARROW for each 100 % that they are larger. */
#define LETTERS_HEIGHT 0.6
/* The size that the mat asks for if it may have any, in pixels. */
#define NATURAL_WIDTH 1280
#define NATURAL_HEIGHT 760

/* The least distance of a plate or a word from the edge of the room, in pixels. */
#define EDGE 2

/* The size in which a card sets out, in parts of that at its goal: from a seat or the pile, and when the hand is dealt. */
#define SETS_OUT 0.6f
#define DEALT 0.4f

/* The number of the pile stands at the lower edge of the dish. The point at the first part of the number's height lies at the second part
 * of the dish's height. */
#define PILE_NUMBER_PART 0.6
#define PILE_NUMBER_AT 0.97

/* The pixels by which a word above a face reaches into it, so that it is seen to belong to it. */
#define WORD_ON_FACE 5
/* Pixels between a word and a plate or face beside which it stands. */
#define WORD_GAP 2
/* The greatest width of what is said at the end of a hand, in widths of its plate: it stands in one line or two. */
#define WORD_WIDER 2.2
/* The greatest distance of a word at the end of a hand from its plate if there is no room beside it, and the step between the distances
 * that are tried, in pixels. */
#define WORD_REACH 160
#define WORD_STEP 8
/* A plate farther from the middle of the mat than this part of its width lies at a side. */
#define SIDE_FROM 0.25
/* With at most so many seats no plate stands above another one at a side of the mat. */
#define SEATS_APART 4
/* At the end of a hand with at most SEATS_APART seats a word stands above a plate that is lower in the room than this part of its
 * height. */
#define ABOVE_FROM 0.3
/* The most cards that fly after a move. More of them come only if it was not a move but another state; the others are just placed. */
#define FLIGHTS_MAX 16

/* ---- What is where on the mat ---- */

ChieuZone *
chieu_mat_zone (ChieuMatView *self,
                int           zone)
{
  return CHIEU_ZONE (self->zones[zone]);
}

GtkWidget *
chieu_mat_seat (ChieuMatView *self,
                int           position)
{
  return self->seats[position];
}

int
chieu_mat_zone_of (ChieuMatView    *self,
                   ChieuCardWidget *card)
{
  GtkWidget *zone = gtk_widget_get_parent (GTK_WIDGET (card));

  return CHIEU_IS_ZONE (zone) ? chieu_zone_get_number (CHIEU_ZONE (zone)) : CHIEU_ZONE_NONE;
}

int
chieu_mat_find_in_hand (ChieuMatView    *self,
                        ChieuCardWidget *card)
{
  int zone = chieu_mat_zone_of (self, card), at;

  if (zone == CHIEU_ZONE_NONE || !chieu_held_has_zone (&self->held, zone))
    return -1;
  at = chieu_zone_find_place (chieu_mat_zone (self, zone), card);
  return at >= 0 ? chieu_held_count_before (&self->held, zone) + at : -1;
}

void
chieu_mat_focus_place (ChieuMatView *self,
                       int           place)
{
  int at, zone = chieu_held_get_zone (&self->held, place, &at);
  ChieuCardWidget *card = zone != CHIEU_ZONE_NONE ? chieu_zone_get_card (chieu_mat_zone (self, zone), at) : NULL;

  if (place < 0)
    gtk_widget_grab_focus (self->zones[self->played.layout->hand_zone]);
  else if (card != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (card));
}

gboolean
chieu_mat_has_control_at (ChieuMatView *self,
                          double        x,
                          double        y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  return widget != NULL && self->side != NULL && (widget == self->side || gtk_widget_is_ancestor (widget, self->side));
}

const char *
chieu_mat_find_button_at (ChieuMatView *self,
                          double        x,
                          double        y,
                          int          *way)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (widget == NULL || self->side == NULL || !gtk_widget_is_ancestor (widget, self->side))
    return NULL;
  return chieu_side_column_get_action (CHIEU_SIDE_COLUMN (self->side), widget, way);
}

void
chieu_mat_press (ChieuMatView *self,
                 const char   *action)
{
  chieu_offers_press (&self->offers, action);
}

void
chieu_mat_ask_anew (ChieuMatView *self)
{
  chieu_pointer_ask_anew (&self->pointer);
}

int
chieu_mat_find_advised_way (ChieuMatView *self)
{
  return chieu_preview_find_advised_way (&self->preview);
}

void
chieu_mat_show_takers (ChieuMatView    *self,
                       guint64          buttons,
                       const ChieuWays *ways,
                       const char      *nearest,
                       int              nearest_way)
{
  if (self->side != NULL)
    chieu_side_column_set_takers (CHIEU_SIDE_COLUMN (self->side), buttons, ways, nearest, nearest_way);
}

gboolean
chieu_mat_is_calling (ChieuMatView *self)
{
  return chieu_calling_is_open (&self->calling);
}

void
chieu_mat_show_call_taker (ChieuMatView *self,
                           int           set,
                           double        x,
                           double        y)
{
  chieu_calling_show_taker (&self->calling, set, x, y);
}

gboolean
chieu_mat_drop_on_call (ChieuMatView *self,
                        int           set,
                        double        x,
                        double        y)
{
  return chieu_calling_drop_set (&self->calling, set, x, y);
}

gboolean
chieu_mat_has_focus_in_page (ChieuMatView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && self->page != NULL && (focus == self->page || gtk_widget_is_ancestor (focus, self->page));
}

/* ---- Doors to its parts ---- */

void
chieu_mat_announce (ChieuMatView *self,
                    const char   *text)
{
  g_autofree char *said = chieu_addressed_text (text), *read = NULL;

  if (said == NULL || *said == '\0')
    return;
  read = chieu_words_read_signs (said);
  chieu_compat_announce (GTK_WIDGET (self), read);
  g_free (self->teller.said);
  self->teller.said = g_steal_pointer (&read);
  self->teller.named = CHIEU_CARD_NONE;
}

void
chieu_mat_announce_prompt (ChieuMatView *self,
                           const char   *prompt,
                           const char   *heard)
{
  g_autofree char *said = chieu_addressed_text (prompt);

  chieu_mat_announce (self, heard);
  if (heard == NULL || said == NULL)
    return;
  g_free (self->teller.said);
  self->teller.said = chieu_words_read_signs (said);
}

ChieuCard
chieu_mat_get_named (ChieuMatView *self)
{
  return self->teller.named;
}

void
chieu_mat_update_offers (ChieuMatView *self)
{
  chieu_offers_update (&self->offers);
}

const char *
chieu_mat_get_prompt (ChieuMatView *self)
{
  return self->offers.prompt;
}

const ChieuCaption *
chieu_mat_get_caption (ChieuMatView *self,
                       int           zone)
{
  return &self->captions.at[zone].said;
}

/* Announces that the card at @place of the hand was chosen or unchosen. @n: how many are chosen now. The key that repeats the last
 * sentence does not repeat this one. */
static void
tell_choice (ChieuMatView *self,
             int           place,
             int           n)
{
  const char *card = chieu_words_card_read (chieu_played_get_words (&self->played), self->held.hand.cards[place]);
  gboolean chosen = (self->held.chosen >> place & 1) != 0, several = self->played.layout->compose != NULL;
  g_autofree char *text = NULL;

  if (several && chosen)
    /* Translators: a card, and how many are chosen to be put down together: “Chosen: 7 Sách, 3 in all.” */
    text = g_strdup_printf (_("Chosen: %1$s, %2$d in all."), card, n);
  else if (several)
    text = g_strdup_printf (_("No longer chosen: %1$s; still chosen: %2$d."), card, n);
  else
    text = g_strdup_printf (chosen ? _("Chosen: %s.") : _("No longer chosen: %s."), card);
  chieu_compat_announce (GTK_WIDGET (self), text);
}

static void
set_chosen_bits (ChieuMatView *self,
                 guint32       bits)
{
  if (self->held.chosen == bits)
    return;
  self->held.chosen = bits;
  /* Cards that go with the chosen ones are marked, and the prompt says what the next click does. */
  if (self->played.layout->compose != NULL || self->offers.cards_put < CHIEU_TOLD_HOW)
    chieu_offers_update (&self->offers);
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
}

void
chieu_mat_set_chosen (ChieuMatView *self,
                      int           place)
{
  gboolean chooses = place >= 0 && self->held.chosen != 1u << place;

  set_chosen_bits (self, place >= 0 ? 1u << place : 0);
  if (chooses)
    tell_choice (self, place, 1);
}

void
chieu_mat_toggle_chosen (ChieuMatView *self,
                         int           place)
{
  if (place < 0 || place >= self->held.hand.n)
    return;
  set_chosen_bits (self, self->held.chosen ^ 1u << place);
  tell_choice (self, place, __builtin_popcount (self->held.chosen));
}

void
chieu_mat_keep_order (ChieuMatView *self)
{
  chieu_held_note_order (&self->held);
  g_object_notify (G_OBJECT (self), "hand-order");
}

/* ---- From what the person sees to what lies there: the scene comes first, flights only show how cards came there ---- */

/* Returns: ChieuMatAsk.card_scale for @size */
static double
card_scale (ChieuCardSize size)
{
  switch (size)
    {
    case CHIEU_CARD_SIZE_SMALL:
      return 0.66;
    case CHIEU_CARD_SIZE_MEDIUM:
      return 0.82;
    case CHIEU_CARD_SIZE_LARGE:
      return 1.25;
    case CHIEU_CARD_SIZE_AUTO:
    default:
      return 1;
    }
}

void
chieu_mat_make_ask (ChieuMatView *self,
                    ChieuMatAsk  *ask)
{
  *ask = (ChieuMatAsk) {
    .view = chieu_played_get_state (&self->played),
    .person = chieu_played_get_person (&self->played),
    .width = self->room.width,
    .height = self->room.height,
    .card_scale = card_scale (self->card_size),
    .text_scale = self->text_scale,
    .hand = &self->held.hand,
    .chosen = self->held.chosen,
    .raised = self->preview.raised,
    .focus = self->held.focus,
    .offered = self->offers.is_claimable,
    .opening = chieu_played_is_opening (&self->played),
    .laying = &self->lay.laying,
    .open_top = self->open_top,
    .open_bottom = self->open_bottom,
    .wrong = self->calling.wrong,
    .tells = !chieu_played_is_strict (&self->played),
    .step = self->showing.step,
  };
}

/* Finds the spot from which a card that came into @zone set out, and its motion. @left: the spots that cards have left; that of this card
 * is removed. Returns: FALSE: it is just placed. */
static gboolean
find_origin (ChieuMatView         *self,
             GArray               *left,
             const ChieuZoneScene *zone,
             const ChieuSpot      *to,
             ChieuSpot            *from,
             ChieuMotion          *motion)
{
  int person = chieu_played_get_person (&self->played);
  const ChieuBox *box = NULL;

  for (guint i = 0; i < left->len; i++)
    if (g_array_index (left, ChieuSpot, i).card == to->card)
      {
        *from = g_array_index (left, ChieuSpot, i);
        *motion = CHIEU_MOTION_TAKE;
        g_array_remove_index (left, i);
        return TRUE;
      }
  if (zone->origin == CHIEU_ORIGIN_PILE)
    box = &self->scene->dish;
  else if (zone->origin == CHIEU_ORIGIN_SEAT)
    box = &self->scene->seats[chieu_table_position (self->scene->n_seats, person, zone->origin_seat)].box;
  if (box == NULL)
    return FALSE;
  *motion = zone->origin == CHIEU_ORIGIN_PILE ? CHIEU_MOTION_DRAW : CHIEU_MOTION_PUT;
  *from = *to;
  from->x = box->x + box->width / 2;
  from->y = box->y + box->height / 2;
  from->height = to->height * SETS_OUT;
  return TRUE;
}

/* Removes @spot from @left. Returns: FALSE if it is not there. */
static gboolean
take_spot (GArray          *left,
           const ChieuSpot *spot)
{
  for (guint i = 0; i < left->len; i++)
    {
      const ChieuSpot *at = &g_array_index (left, ChieuSpot, i);

      if (at->card == spot->card && at->x == spot->x && at->y == spot->y)
        {
          g_array_remove_index (left, i);
          return TRUE;
        }
    }
  return FALSE;
}

/* Lets @card fly to its place in @zone, where a hand is laid open set after set, and the winning card last; @live (nullable): that card
 * where it lay before. The cards fly upright and in their final size, so that nothing is drawn anew on the way, which takes long
 * without a graphics card. */
static void
open_to (ChieuMatView    *self,
         int              zone,
         ChieuCardWidget *card,
         GArray          *left,
         const ChieuSpot *live)
{
  ChieuSpot to = chieu_zone_get_spot (chieu_mat_zone (self, zone), chieu_zone_find_place (chieu_mat_zone (self, zone), card));
  ChieuMotion motion;
  ChieuSpot from;
  guint set = 0;

  if (live != NULL && (chieu_card_widget_get_flags (card) & CHIEU_CARD_WON) != 0)
    {
      chieu_flight_layer_fly (CHIEU_FLIGHT_LAYER (self->flights), card, live, &to, CHIEU_MOTION_WIN,
                              chieu_motion_get_delay (CHIEU_MOTION_WIN, 0, 1));
      return;
    }
  if (!find_origin (self, left, &self->scene->zones[zone], &to, &from, &motion))
    return;
  for (int i = 0; i < self->scene->n_open; i++)
    set += self->scene->open_sets[i].x + self->scene->open_sets[i].width / 2 < to.x - to.height / CHIEU_STRIP_SHAPE / 2;
  from.height = to.height;
  from.angle = to.angle;
  chieu_flight_layer_fly (CHIEU_FLIGHT_LAYER (self->flights), card, &from, &to, CHIEU_MOTION_OPEN,
                          chieu_motion_get_delay (CHIEU_MOTION_OPEN, set, (guint) self->scene->n_open + 1));
}

/* Lets @card fly to its place in @zone, if it comes from somewhere. @n: (inout): how many cards have set out */
static void
fly_to (ChieuMatView    *self,
        int              zone,
        ChieuCardWidget *card,
        GArray          *left,
        ChieuSync        how,
        guint           *n)
{
  ChieuSpot to = chieu_zone_get_spot (chieu_mat_zone (self, zone), chieu_zone_find_place (chieu_mat_zone (self, zone), card));
  ChieuMotion motion = CHIEU_MOTION_DEAL;
  ChieuSpot from;
  guint delay;

  if (how == CHIEU_SYNC_DEAL && chieu_held_has_zone (&self->held, zone))
    {
      const ChieuBox *dish = &self->scene->dish;

      from = (ChieuSpot) { .card = to.card, .x = dish->x + dish->width / 2, .y = dish->y + dish->height / 2,
                           .height = to.height * DEALT };
    }
  else if (how != CHIEU_SYNC_MOVES || *n >= FLIGHTS_MAX
           || !find_origin (self, left, &self->scene->zones[zone], &to, &from, &motion))
    return;
  delay = motion == CHIEU_MOTION_DEAL && self->lesson_deals ? self->deal_step * *n
          : chieu_motion_get_delay (motion, *n, MAX ((guint) self->held.hand.n, FLIGHTS_MAX));
  chieu_flight_layer_fly (CHIEU_FLIGHT_LAYER (self->flights), card, &from, &to, motion, delay);
  (*n)++;
}

/* Changes in @left the spot of a card that was just dropped: it sets out from where it was let go, and not from where it lay before. */
static void
start_from_drop (ChieuMatView *self,
                 GArray       *left)
{
  ChieuSpot let_go;

  if (!chieu_flight_layer_get_returning (CHIEU_FLIGHT_LAYER (self->flights), &let_go))
    return;
  for (guint i = 0; i < left->len; i++)
    if (g_array_index (left, ChieuSpot, i).card == let_go.card)
      {
        g_array_index (left, ChieuSpot, i) = let_go;
        return;
      }
}

/* Finds the room that a hand that lies open needs above and below its cards: for its words, and for what lies over the mat there. */
static void
measure_spread (ChieuMatView *self)
{
  const ChieuBox *open = &self->scene->open;

  chieu_call_spread_place_words (CHIEU_CALL_SPREAD (self->calling.spread), self->scene, &self->open_top, &self->open_bottom);
  if (self->cover >= 0)
    self->open_bottom += CLAMP (open->y + open->height - self->cover, 0, open->height);
}

/* Makes the scene. The words of a hand that lies open stand round it, and it leaves them room. */
static void
arrange (ChieuMatView *self,
         ChieuMatAsk  *ask)
{
  GtkWidget *spread = self->calling.spread;

  /* Twice, as the room that the words need may depend a little on where the cards lie. */
  for (int i = 0; i < 2; i++)
    {
      self->played.layout->arrange (ask, self->scene);
      chieu_scene_shift (self->scene, self->room.x, self->room.y);
      if (self->scene->n_open == 0 || !gtk_widget_get_visible (spread))
        return;
      measure_spread (self);
      if (self->open_top == ask->open_top && self->open_bottom == ask->open_bottom)
        return;
      ask->open_top = self->open_top;
      ask->open_bottom = self->open_bottom;
    }
}

/* Makes the scene, with the marks on the cards of the hand. */
static void
arrange_marked (ChieuMatView *self,
                ChieuMatAsk  *ask)
{
  arrange (self, ask);
  chieu_pointing_mark_hand (&self->pointing);
  chieu_touch_mode_mark_hand (&self->touch);
  chieu_preview_mark_hand (&self->preview);
  chieu_retell_mark_cards (&self->retell, self->scene);
}

/* Updates @zone to the scene. @names: of the seats. @change: (nullable): gets what comes and what leaves */
static void
update_zone (ChieuMatView      *self,
             const ChieuMatAsk *ask,
             int                zone,
             const char *const *names,
             ChieuSync          how,
             ChieuZoneChange   *change)
{
  const ChieuMatLayout *layout = self->played.layout;
  const ChieuZoneScene *scene = &self->scene->zones[zone];
  g_autofree char *usual_place = layout->zone_place (ask->view, ask->person, zone, names);
  g_autofree char *usual_name = layout->zone_name (ask->view, ask->person, zone, names);
  g_autofree char *place = chieu_addressed_text (usual_place), *name = chieu_addressed_text (usual_name);
  g_autofree char *described = NULL;
  const char *caption;

  chieu_captions_update (&self->captions, layout, ask, zone, &scene->caption);
  caption = self->captions.at[zone].said.text;
  if (caption != NULL)
    described = g_strdup_printf (_("%1$s: %2$s"), name, caption);
  chieu_zone_update (chieu_mat_zone (self, zone), scene, described != NULL ? described : name, place, how == CHIEU_SYNC_MOVES, change);
}

/* Spreads the fan anew if the card in focus lies at another place in the hand than before. That is only known when the zones have been
 * updated: of several like cards the one that lay nearest stays, and the focus of a card that leaves goes to its neighbour. */
static void
spread_anew (ChieuMatView      *self,
             ChieuMatAsk       *ask,
             const char *const *names,
             ChieuSync          how)
{
  if (!chieu_keys_follow_focus (&self->keys))
    return;
  ask->focus = self->held.focus;
  arrange_marked (self, ask);
  for (int zone = 0; zone < self->scene->n_zones; zone++)
    if (chieu_held_has_zone (&self->held, zone))
      update_zone (self, ask, zone, names, how, NULL);
}

/* Updates the zones to the scene, and sends the cards that come on their way. @opens: whether a hand is laid open that was not open
 * before. @live: the card in play before that, without a card if there was none */
static void
update_zones (ChieuMatView    *self,
              ChieuMatAsk     *ask,
              ChieuSync        how,
              gboolean         opens,
              const ChieuSpot *live)
{
  ChieuZoneChange changes[CHIEU_ZONES_MAX];
  g_autoptr (GArray) left = g_array_new (FALSE, FALSE, sizeof (ChieuSpot));
  const char *names[CHIEU_NAMES_MAX];
  gboolean has_live;
  guint n = 0;

  chieu_played_get_names (&self->played, names);
  for (int zone = 0; zone < self->scene->n_zones; zone++)
    {
      changes[zone] = (ChieuZoneChange) { .left = left, .come = g_ptr_array_new () };
      update_zone (self, ask, zone, names, how, &changes[zone]);
    }
  spread_anew (self, ask, names, how);
  start_from_drop (self, left);
  has_live = opens && take_spot (left, live);
  for (int zone = 0; zone < self->scene->n_zones; zone++)
    {
      for (guint i = 0; how != CHIEU_SYNC_STILL && i < changes[zone].come->len; i++)
        if (opens)
          open_to (self, zone, changes[zone].come->pdata[i], left, has_live ? live : NULL);
        else
          fly_to (self, zone, changes[zone].come->pdata[i], left, how, &n);
      g_ptr_array_unref (changes[zone].come);
    }
}

int
chieu_mat_view_get_portrait (ChieuMatView *self,
                             int           seat)
{
  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (self), 1);
  g_return_val_if_fail (seat >= 0 && seat < CHIEU_SEATS_MAX, 1);

  return seat == chieu_played_get_own (&self->played) ? self->people.own_portrait : self->people.portraits[seat];
}

static void
update_seats (ChieuMatView *self)
{
  int n = self->scene->n_seats;

  for (int position = 0; position < CHIEU_SEATS_MAX; position++)
    {
      int seat;

      gtk_widget_set_visible (self->seats[position], position < n);
      if (position >= n)
        continue;
      seat = chieu_table_seat (n, chieu_played_get_person (&self->played), position);
      chieu_seat_set_portrait (CHIEU_SEAT (self->seats[position]), chieu_mat_view_get_portrait (self, seat));
      chieu_seat_set_name (CHIEU_SEAT (self->seats[position]),
                           seat == chieu_played_get_own (&self->played) ? chieu_people_get_own_name (&self->people)
                                                                         : self->played.names[seat]);
      chieu_seat_update (CHIEU_SEAT (self->seats[position]), &self->scene->seats[position]);
    }
}

/* Makes the zones and seats stand out at which a lesson points. */
static void
update_pointed (ChieuMatView *self)
{
  int person = chieu_played_get_person (&self->played), n = self->scene->n_seats;

  for (int zone = 0; zone < self->played.layout->n_zones; zone++)
    chieu_zone_set_pointed (chieu_mat_zone (self, zone), chieu_pointing_has_zone (&self->pointing, zone));
  for (int position = 0; position < n; position++)
    chieu_css_class_set (self->seats[position], "pointed",
                         chieu_pointing_has_seat (&self->pointing, chieu_table_seat (n, person, position)));
}

/* Lights the places to which the chosen cards may go, and those where the cards of the button that is pointed at would lie. */
static void
light_places (ChieuMatView *self)
{
  ChieuTarget targets[CHIEU_ZONES_MAX] = { CHIEU_TARGET_NONE };
  int place = chieu_held_find_first_chosen (&self->held);

  if (chieu_pointer_is_carrying (&self->pointer))
    return;
  if (place >= 0 && self->modes.now == self->modes.game && chieu_played_is_asked (&self->played))
    chieu_modes_find_targets (&self->modes, chieu_held_get_zone (&self->held, place, NULL), self->held.hand.cards[place], targets);
  for (int zone = 0; zone < self->scene->n_zones; zone++)
    chieu_zone_set_offered (chieu_mat_zone (self, zone),
                            chieu_modes_is_lit (&self->modes, targets[zone]) || (self->preview.zones >> zone & 1) != 0, FALSE);
}

/* Returns: the card in play in the present scene; without a card if there is none */
static ChieuSpot
find_live (ChieuMatView *self)
{
  int live_zone = self->played.layout->live_zone;
  gboolean has_zone = live_zone >= 0 && live_zone < self->scene->n_zones;
  const ChieuZoneScene *zone = has_zone ? &self->scene->zones[live_zone] : NULL;
  const ChieuPlace *place = zone != NULL && zone->n > 0 ? &zone->cards[zone->n - 1] : NULL;

  if (place == NULL)
    return (ChieuSpot) { .card = CHIEU_CARD_NONE };
  return (ChieuSpot) { .card = place->card, .x = place->x, .y = place->y, .angle = place->angle, .height = place->height };
}

void
chieu_mat_sync (ChieuMatView *self,
                ChieuSync     how)
{
  gboolean lay_open = self->scene->n_open > 0;
  int n_held, hand_zone;
  ChieuSpot live;
  g_autofree char *pile = NULL;
  ChieuMatAsk ask;

  if (self->played.source == NULL)
    return;
  hand_zone = self->played.layout->hand_zone;
  n_held = self->scene->zones[hand_zone].n;
  /* A mat that is not shown has no size; it catches up when it is given one. */
  self->stale = gtk_widget_get_width (GTK_WIDGET (self)) == 0 || self->room.width <= 0;
  if (self->stale)
    return;

  if (how != CHIEU_SYNC_MOVES)
    chieu_flight_layer_land (CHIEU_FLIGHT_LAYER (self->flights));
  live = find_live (self);
  chieu_mat_make_ask (self, &ask);
  arrange_marked (self, &ask);
  update_zones (self, &ask, how, !lay_open && self->scene->n_open > 0, &live);
  update_seats (self);
  chieu_praise_place_gold (&self->praise);
  pile = g_strdup_printf ("%d", self->scene->pile);
  gtk_label_set_text (GTK_LABEL (self->pile_label), pile);
  gtk_widget_set_visible (self->pile_label, self->played.layout->pile_zone >= 0 && self->scene->dish.width > 0);
  update_pointed (self);
  light_places (self);
  chieu_background_set_boxes (CHIEU_BACKGROUND (self->background), &self->scene->mat, &self->scene->dish);
  chieu_pointer_cancel_if_gone (&self->pointer);
  chieu_card_name_hide_if_gone (&self->name);
  if (self->scene->zones[hand_zone].n < n_held)
    chieu_card_name_rest (&self->name);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* ---- The room it is given ---- */

static void
allocate_box (GtkWidget      *widget,
              const ChieuBox *box)
{
  int minimum, height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  chieu_widget_put_at (widget, (int) box->x, (int) box->y, MAX (minimum, (int) box->width), MAX (height, (int) box->height));
}

/* Returns: a box for @widget in its natural size, at most @widest pixels wide, inside the mat, with the point @x, @y at the parts @fx,
 * @fy of its width and height */
static ChieuBox
measure_at (ChieuMatView *self,
            GtkWidget    *widget,
            int           widest,
            double        x,
            double        y,
            double        fx,
            double        fy)
{
  const ChieuBox *room = &self->room;
  int minimum, width, height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &width, NULL, NULL);
  width = MAX (minimum, MIN (width, MIN (widest, room->width - 4 * EDGE)));
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  x = CLAMP (x - width * fx, room->x + EDGE, MAX (room->x + room->width - width - EDGE, room->x + EDGE));
  y = CLAMP (y - height * fy, room->y + EDGE, MAX (room->y + room->height - height - EDGE, room->y + EDGE));
  return (ChieuBox) { (int) x, (int) y, width, height };
}

/* Returns: a box for the plate at @position in its natural size, in the middle of the one that it has in the scene */
static ChieuBox
measure_seat (ChieuMatView *self,
              int           position)
{
  const ChieuBox *box = &self->scene->seats[position].box;

  return measure_at (self, self->seats[position], (int) box->width, box->x + box->width / 2, box->y + box->height / 2, 0.5, 0.5);
}

/* Returns: the box of the plate at @position. The person's own has many lines in large letters, and no room below: another one that it
 * would reach stands higher. */
static ChieuBox
find_seat (ChieuMatView *self,
           int           position)
{
  ChieuBox box = measure_seat (self, position), own = measure_seat (self, 0);

  if (position != 0 && chieu_box_meets (&box, &own))
    box.y = MAX (own.y - box.height, self->room.y + EDGE);
  return box;
}

static gboolean
is_seat_seen (ChieuMatView *self,
              int           position)
{
  return gtk_widget_get_visible (self->seats[position]) && gtk_widget_get_child_visible (self->seats[position]);
}

static void
allocate_seat (ChieuMatView *self,
               int           position)
{
  ChieuBox box;

  if (!is_seat_seen (self, position))
    return;
  box = find_seat (self, position);
  allocate_box (self->seats[position], &box);
}

/* Returns: whether a word of the seat at @position in @box would cover nothing: no card, no other plate or word, no words about a
 * zone and no call */
static gboolean
is_free (ChieuMatView   *self,
         int             position,
         const ChieuBox *box)
{
  const ChieuScene *scene = self->scene;

  if (chieu_call_spread_reaches (CHIEU_CALL_SPREAD (self->calling.spread), box))
    return FALSE;
  for (int other = 0; other < scene->n_seats; other++)
    if (other != position)
      {
        const ChieuBox plate = is_seat_seen (self, other) ? find_seat (self, other) : scene->seats[other].box;

        if (chieu_box_meets (box, &plate) || (self->called_at[other].width > 0 && chieu_box_meets (box, &self->called_at[other])))
          return FALSE;
      }
  for (int number = 0; number < scene->n_zones; number++)
    {
      const ChieuZoneScene *zone = &scene->zones[number];

      if (zone->n > 0 && zone->caption.width > 0 && chieu_box_meets (box, &zone->caption))
        return FALSE;
      for (int i = 0; i < zone->n; i++)
        {
          const ChieuPlace *card = &zone->cards[i];
          double turn = card->angle * G_PI / 180, high = card->height;
          double wide = chieu_card_width (self->played.layout->game->deck, card->height);
          double across = fabs (wide * cos (turn)) + fabs (high * sin (turn)), down = fabs (wide * sin (turn)) + fabs (high * cos (turn));
          const ChieuBox hull = { card->x - across / 2, card->y - down / 2, across, down };

          if (chieu_box_meets (box, &hull))
            return FALSE;
        }
    }
  return TRUE;
}

/* Puts the word at @position into @box, and notes that it lies there. */
static void
put_word (ChieuMatView   *self,
          int             position,
          const ChieuBox *box)
{
  self->called_at[position] = *box;
  allocate_box (self->teller.called[position], box);
}

/* Finds the free place nearest to the plate in @seat for the word of the seat at @position, in the size of @box (inout), from the plate
 * towards the middle of the mat. @avoid: what of the plate it must not cover. Returns: FALSE if there is none within reach */
static gboolean
find_near (ChieuMatView          *self,
           int                    position,
           const graphene_rect_t *seat,
           const ChieuBox        *avoid,
           ChieuBox              *box)
{
  const ChieuBox *room = &self->room;
  gboolean is_left = seat->origin.x + seat->size.width / 2 < room->x + room->width / 2, found = FALSE;
  float least = WORD_REACH, edge = is_left ? seat->origin.x : seat->origin.x + seat->size.width - box->width;

  for (float across = 0; across < WORD_REACH; across += WORD_STEP)
    for (float y = seat->origin.y - box->height - WORD_REACH; y < seat->origin.y + seat->size.height + WORD_REACH; y += WORD_STEP)
      {
        const ChieuBox place = { floorf (edge + (is_left ? across : -across)), floorf (y), box->width, box->height };
        float above = seat->origin.y - (y + box->height), below = y - seat->origin.y - seat->size.height;
        float away = across + MAX (MAX (above, below), 0);

        if (away < least && place.x >= room->x + EDGE && place.x + place.width <= room->x + room->width - EDGE
            && place.y >= room->y + EDGE && place.y + place.height <= room->y + room->height - EDGE
            && !chieu_box_meets (&place, avoid) && is_free (self, position, &place))
          {
            *box = place;
            least = away;
            found = TRUE;
          }
      }
  return found;
}

/* Puts a called word where the face stays visible, as it should beside a hand that lies open and at the end: below the plate (above it at the
 * person's own and at one with no other above it), or on its other side, or beside the face, wherever there is room; if there is none, in the
 * nearest free place. If there is none of these, a plate without a portrait has it in the first one beside an open hand, whatever it covers.
 * @seat: the place of the plate as it is allocated. @natural: the width of the word in one line. Returns: FALSE if it has not been placed */
static gboolean
allocate_called_aside (ChieuMatView          *self,
                       int                    position,
                       const ChieuBox        *plate,
                       const graphene_rect_t *seat,
                       int                    natural)
{
  int portrait = chieu_seat_get_portrait_height (CHIEU_SEAT (self->seats[position]));
  GtkWidget *word = self->teller.called[position];
  double middle = plate->x + plate->width / 2;
  ChieuBox below = measure_at (self, word, (int) plate->width, middle, seat->origin.y + seat->size.height + WORD_GAP, 0.5, 0);
  ChieuBox above = measure_at (self, word, (int) plate->width, middle, seat->origin.y - WORD_GAP, 0.5, 1);
  gboolean first_above = position == 0
                         || (self->scene->n_seats <= SEATS_APART && seat->origin.y > self->room.y + self->room.height * ABOVE_FROM);
  gboolean is_left = middle < self->room.x + self->room.width / 2;
  gboolean is_aside = fabs (middle - self->room.x - self->room.width / 2) > self->room.width * SIDE_FROM;
  /* Wider than the plate if the words need it, so that they are not broken after each: from its outer edge towards the middle. */
  double part = !is_aside || natural <= plate->width ? 0.5 : is_left ? 0 : 1, edge = seat->origin.x + seat->size.width * part;
  int wide = (int) (plate->width * WORD_WIDER);
  ChieuBox wide_below = measure_at (self, word, wide, edge, seat->origin.y + seat->size.height + WORD_GAP, part, 0);
  ChieuBox wide_above = measure_at (self, word, wide, edge, seat->origin.y - WORD_GAP, part, 1);
  /* Tried in this order: in that width, in the plate's own, in one line, and beside the face, towards the middle of the mat. */
  const ChieuBox places[] = {
    first_above ? wide_above : wide_below,
    first_above ? wide_below : wide_above,
    first_above ? above : below,
    first_above ? below : above,
    measure_at (self, word, G_MAXINT, middle, seat->origin.y + seat->size.height + WORD_GAP, 0.5, 0),
    measure_at (self, word, G_MAXINT, middle, seat->origin.y - WORD_GAP, 0.5, 1),
    measure_at (self, word, (int) plate->width, is_left ? seat->origin.x + seat->size.width + WORD_GAP : seat->origin.x - WORD_GAP,
                seat->origin.y + portrait / 2.0, is_left ? 0 : 1, 0.5),
  };
  const ChieuBox whole = { seat->origin.x, seat->origin.y, seat->size.width, seat->size.height };
  const ChieuBox face = { seat->origin.x, seat->origin.y, seat->size.width, portrait };
  ChieuBox near[] = { wide_below, below };

  /* At the edge of the room a word is pushed over the plate: a place beside it is better, a little away if there is no other, then one
   * beside the face. */
  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    if (!chieu_box_meets (&places[i], &whole) && is_free (self, position, &places[i]))
      {
        put_word (self, position, &places[i]);
        return TRUE;
      }
  for (gsize i = 0; i < G_N_ELEMENTS (near); i++)
    if (find_near (self, position, seat, &whole, &near[i]))
      {
        put_word (self, position, &near[i]);
        return TRUE;
      }
  for (int on_face = 0; on_face < 2; on_face++)
    for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
      if ((on_face || !chieu_box_meets (&places[i], &face)) && is_free (self, position, &places[i]))
        {
          put_word (self, position, &places[i]);
          return TRUE;
        }
  if (portrait > 0 || self->scene->n_open == 0)
    return FALSE;
  put_word (self, position, &places[0]);
  return TRUE;
}

/* Puts a called word beside the face while a hand lies open or at the end of one; else above the face or plate if it covers neither a card nor
 * another word there, or over it. A longer one ends where the portrait does. */
static void
allocate_called (ChieuMatView   *self,
                 int             position,
                 const ChieuBox *plate)
{
  int portrait = chieu_seat_get_portrait_height (CHIEU_SEAT (self->seats[position])), high, natural;
  GtkWidget *word = self->teller.called[position];
  double middle = plate->x + plate->width / 2;
  graphene_rect_t seat;

  if (!gtk_widget_compute_bounds (self->seats[position], GTK_WIDGET (self), &seat))
    return;
  gtk_widget_measure (word, GTK_ORIENTATION_VERTICAL, (int) plate->width, NULL, &high, NULL, NULL);
  gtk_widget_measure (word, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  if ((self->scene->n_open > 0 || chieu_showing_is_on (&self->showing))
      && allocate_called_aside (self, position, plate, &seat, natural))
    return;
  if (portrait > 0 && high > portrait)
    {
      /* Two lines may reach a card above the plate: then it is wider than the plate, or hides its owner's name for a moment. */
      const ChieuBox places[] = {
        measure_at (self, word, (int) plate->width, middle, seat.origin.y + portrait, 0.5, 1),
        measure_at (self, word, G_MAXINT, middle, seat.origin.y + portrait, 0.5, 1),
        measure_at (self, word, (int) plate->width, middle, seat.origin.y, 0.5, 0),
      };
      guint i = 0;

      while (i < G_N_ELEMENTS (places) - 1 && !is_free (self, position, &places[i]))
        i++;
      put_word (self, position, &places[i]);
    }
  else
    {
      const ChieuBox places[] = {
        measure_at (self, word, (int) plate->width, middle, seat.origin.y + (portrait > 0 ? WORD_ON_FACE : -WORD_GAP), 0.5, 1),
        measure_at (self, word, (int) plate->width, middle, seat.origin.y, 0.5, 0),
        measure_at (self, word, (int) plate->width, middle, seat.origin.y + seat.size.height, 0.5, 1),
      };
      guint i = 0;

      while (i < G_N_ELEMENTS (places) && !is_free (self, position, &places[i]))
        i++;
      put_word (self, position, &places[i < G_N_ELEMENTS (places) ? i : 1]);
    }
}

static void
allocate_parts (ChieuMatView *self)
{
  const ChieuBox all = { 0, 0, gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)) };
  const ChieuScene *scene = self->scene;

  for (int zone = 0; zone < scene->n_zones; zone++)
    {
      allocate_box (self->zones[zone], &scene->zones[zone].box);
      chieu_captions_allocate (&self->captions, zone, &scene->zones[zone].caption);
    }
  memset (self->called_at, 0, sizeof self->called_at);
  for (int position = 0; position < scene->n_seats; position++)
    allocate_seat (self, position);
  for (int position = 0; position < scene->n_seats; position++)
    if (gtk_widget_get_visible (self->teller.called[position]) && gtk_widget_get_child_visible (self->teller.called[position]))
      allocate_called (self, position, &scene->seats[position].box);
  if (gtk_widget_get_child_visible (self->pile_label))
    {
      const ChieuBox label = measure_at (self, self->pile_label, G_MAXINT, scene->dish.x + scene->dish.width / 2,
                                         scene->dish.y + scene->dish.height * PILE_NUMBER_AT, 0.5, PILE_NUMBER_PART);

      allocate_box (self->pile_label, &label);
    }
  if (self->side_box.width > 0)
    allocate_box (self->side, &self->side_box);
  allocate_box (self->calling.spread, &all);
  allocate_box (self->praise.border, &all);
  chieu_card_name_allocate (&self->name, &self->room);
}

/* Lets faces be rendered again: the size has not changed for a while. */
static void
release_faces (ChieuMatView *self)
{
  g_clear_handle_id (&self->settle_id, g_source_remove);
  if (self->faces_held)
    chieu_face_cache_release (chieu_face_cache_for_deck (self->played.layout->game->deck));
  self->faces_held = FALSE;
}

static gboolean
settle_cb (gpointer data)
{
  ChieuMatView *self = data;

  self->settle_id = 0;
  release_faces (self);
  return G_SOURCE_REMOVE;
}

/* Lets no faces be rendered for a moment: while the window changes its size the existing ones are scaled; new ones are made when it has
 * stopped changing. */
static void
hold_faces (ChieuMatView *self)
{
  if (!self->faces_held)
    chieu_face_cache_hold (chieu_face_cache_for_deck (self->played.layout->game->deck));
  self->faces_held = TRUE;
  g_clear_handle_id (&self->settle_id, g_source_remove);
  self->settle_id = g_timeout_add (CHIEU_TIME_SETTLE, settle_cb, self);
}

/* Sets the style for the size of the room: a large mat is looked at from farther off, and its words are larger; plates in a small one have no
 * portraits. */
static void
set_room_style (ChieuMatView *self)
{
  static const char *const rooms[] = { "small-room", "medium-room", "large-room" };
  int height = self->last_height;
  int room = height < CHIEU_ROOM_MEDIUM ? 0 : height < CHIEU_ROOM_LARGE ? 1 : 2;

  for (int i = 0; i < (int) G_N_ELEMENTS (rooms); i++)
    chieu_css_class_set (GTK_WIDGET (self), rooms[i], i == room);
  chieu_css_class_set (GTK_WIDGET (self), "large-letters", self->text_scale >= CHIEU_LETTERS_LARGE);
  for (int position = 0; position < CHIEU_SEATS_MAX; position++)
    chieu_seat_set_compact (CHIEU_SEAT (self->seats[position]), !chieu_mat_has_portraits (self->room.height, self->text_scale));
}

/* Returns: whether nothing lies on the mat yet but the hand, the pile and other cards that were dealt */
static gboolean
is_fresh (ChieuMatView *self)
{
  for (int zone = 0; zone < self->scene->n_zones; zone++)
    if (!chieu_held_has_zone (&self->held, zone) && zone != self->played.layout->pile_zone
        && self->scene->zones[zone].n > 0 && !self->scene->zones[zone].dealt)
      return FALSE;
  return TRUE;
}

/* Makes the scene as it now is, without flights but for a hand just dealt. */
static void
show_scene (ChieuMatView *self)
{
  const ChieuMatLayout *layout = self->played.layout;
  const ChieuZoneScene *hand = &self->scene->zones[layout->hand_zone];
  int n = self->held.hand.n;
  gboolean slowly;

  if (self->deal_pending)
    {
      /* For a new deal the hand is emptied first, so that each card flies in. */
      self->deal_pending = FALSE;
      self->held.hand.n = 0;
      chieu_mat_sync (self, CHIEU_SYNC_STILL);
      self->held.hand.n = n;
      slowly = self->lesson_deals ? self->deal_step > 0 : is_fresh (self);
      chieu_mat_sync (self, slowly ? CHIEU_SYNC_DEAL : CHIEU_SYNC_STILL);
    }
  else
    chieu_mat_sync (self, CHIEU_SYNC_STILL);
  /* Cards that come later have the size of those in the hand, so they are prepared before they come. */
  if (hand->n > 0)
    chieu_face_cache_prepare (chieu_face_cache_for_deck (layout->game->deck), hand->cards[0].height, GTK_WIDGET (self));
}

/* ---- First showing ---- */

/* The steps of the first showing. All fonts and styles are used for the first time then, which in a single frame would block the main
 * loop. */
enum
{
  OPENED_ROOM,                   /* nothing but the mat itself */
  OPENED_CARDS,
  OPENED_SEATS,                  /* the first of the seats; then one after the other */
  OPENED_ALL = OPENED_SEATS + CHIEU_SEATS_MAX
};

/* Shows the parts as far as the first showing has got. */
static void
show_parts (ChieuMatView *self)
{
  /* Parts made for another source have no place before the mat is laid out for it. */
  int opened = self->last_width != 0 ? self->opened : OPENED_ROOM;
  gboolean cards = opened >= OPENED_CARDS;

  for (int zone = 0; zone < CHIEU_ZONES_MAX; zone++)
    if (self->zones[zone] != NULL)
      gtk_widget_set_child_visible (self->zones[zone], cards);
  chieu_captions_set_shown (&self->captions, cards);
  gtk_widget_set_child_visible (self->flights, cards);
  gtk_widget_set_child_visible (self->calling.spread, cards);
  gtk_widget_set_child_visible (self->praise.border, cards);
  gtk_widget_set_child_visible (self->pile_label, cards);
  for (int position = 0; position < CHIEU_SEATS_MAX; position++)
    {
      gtk_widget_set_child_visible (self->seats[position], opened >= OPENED_SEATS + position);
      gtk_widget_set_child_visible (self->teller.called[position], opened >= OPENED_SEATS + position);
    }
  gtk_widget_set_child_visible (self->side, opened >= OPENED_ALL && self->side_box.width > 0);
}

/* ---- Another size ---- */

/* Divides the room between the mat and the column, which is beside it, or below it in a narrow room. */
static void
part_room (ChieuMatView *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self)), size;
  gboolean below = FALSE;

  self->parted = TRUE;
  self->room = (ChieuBox) { 0, 0, width, height };
  self->side_box = (ChieuBox) { 0 };
  /* An onlooker is not asked anything and needs no column. */
  if (self->page == NULL && self->played.source->get_own != NULL)
    return;
  size = chieu_side_column_fit (CHIEU_SIDE_COLUMN (self->side), width, height, self->text_scale, &below);
  if (below)
    {
      self->room.height = height - size;
      self->side_box = (ChieuBox) { 0, height - size, width, size };
      return;
    }
  self->room.width = width - size;
  self->room.x = self->side_left ? size : 0;
  self->side_box = (ChieuBox) { self->side_left ? 0 : width - size, 0, size, height };
}

/* Lays everything out anew before the next frame: the column beside the mat has changed. */
static void
refit (ChieuMatView *self)
{
  if (self->last_width == 0)
    return;
  self->parted = FALSE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
call_shown_cb (ChieuMatView *self)
{
  refit (self);
  g_signal_emit_by_name (self, "calls", self->calling.panel);
}

/* Returns: whether what lies there was laid out for another size than the mat has now */
static gboolean
is_unfit (ChieuMatView *self)
{
  return self->stale || !self->parted || self->last_width != gtk_widget_get_width (GTK_WIDGET (self))
         || self->last_height != gtk_widget_get_height (GTK_WIDGET (self))
         || (self->side_box.width > 0 && chieu_side_column_needs_fit (CHIEU_SIDE_COLUMN (self->side)));
}

/* Lays everything out for the size that the mat has now, unless that has been done. */
static void
fit (ChieuMatView *self)
{
  if (self->played.source == NULL || !is_unfit (self))
    return;
  if (self->last_width != 0 && !self->stale)
    hold_faces (self);
  self->last_width = gtk_widget_get_width (GTK_WIDGET (self));
  self->last_height = gtk_widget_get_height (GTK_WIDGET (self));
  part_room (self);
  set_room_style (self);
  show_scene (self);
  show_parts (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Divides the room anew if the column has changed with a move, so that the cards of that move set out for their places in the room that
 * it leaves: laid out anew only afterwards they would be there at once, and everything would be drawn twice. */
static void
fit_before_move (ChieuMatView *self)
{
  if (self->parted || self->stale || self->last_width == 0 || self->opened < OPENED_ALL)
    return;
  part_room (self);
  set_room_style (self);
  show_parts (self);
}

static gboolean
fit_cb (GtkWidget     *widget,
        GdkFrameClock *clock,
        gpointer       data)
{
  CHIEU_MAT_VIEW (widget)->fit_id = 0;
  fit (CHIEU_MAT_VIEW (widget));
  return G_SOURCE_REMOVE;
}

/* ---- Part by part ---- */

static gboolean
open_more_cb (GtkWidget     *widget,
              GdkFrameClock *clock,
              gpointer       data)
{
  ChieuMatView *self = CHIEU_MAT_VIEW (widget);

  /* An emptied mat waits for its next layout, and asks for no frames meanwhile. */
  if (self->played.source == NULL)
    {
      self->opening_id = 0;
      return G_SOURCE_REMOVE;
    }
  self->opened++;
  fit (self);
  show_parts (self);
  gtk_widget_queue_allocate (widget);
  if (self->opened < OPENED_ALL)
    return G_SOURCE_CONTINUE;
  self->opening_id = 0;
  return G_SOURCE_REMOVE;
}

static void
chieu_mat_view_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  ChieuMatView *self = CHIEU_MAT_VIEW (widget);
  ChieuBox all = { 0, 0, width, height };

  allocate_box (self->background, &all);
  if (self->played.source == NULL)
    return;
  if (self->opened < OPENED_ALL && self->opening_id == 0)
    self->opening_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), open_more_cb, NULL, NULL);
  if (self->opened == OPENED_ROOM)
    return;
  /* Cards and words change with the size. That may not be done during a layout: GTK would draw parts that have no place yet. */
  if (is_unfit (self) && self->fit_id == 0)
    self->fit_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), fit_cb, NULL, NULL);
  if (self->last_width == 0)
    return;
  allocate_parts (self);
  allocate_box (self->flights, &all);
}

static GtkSizeRequestMode
chieu_mat_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
chieu_mat_view_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  ChieuMatView *self = CHIEU_MAT_VIEW (widget);
  double letters = MAX (self->text_scale - CHIEU_LETTERS_LARGE, 0);
  gboolean horizontal = orientation == GTK_ORIENTATION_HORIZONTAL;
  gboolean narrow = for_size >= 0 && chieu_side_column_is_narrow (for_size, self->text_scale);
  gboolean page = (self->page != NULL && gtk_widget_get_visible (self->page)) || chieu_calling_is_open (&self->calling);

  if (horizontal)
    *minimum = (int) chieu_letters_widen (WIDTH_MIN, self->text_scale);
  else if (narrow)
    *minimum = (int) (HEIGHT_NARROW * (1 + letters * LETTERS_HEIGHT)) + (page ? HEIGHT_PAGE : 0);
  else
    *minimum = HEIGHT_MIN;
  *natural = MAX (horizontal ? NATURAL_WIDTH : NATURAL_HEIGHT, *minimum);
}

/* ---- Parts ---- */

static void
card_activated_cb (ChieuMatView    *self,
                   ChieuCardWidget *card,
                   ChieuZone       *zone)
{
  self->modes.now->ops->press_card (self->modes.now, chieu_zone_get_number (zone), card);
}

static void
pointed_cb (ChieuMatView *self,
            const char   *action,
            int           way)
{
  if (chieu_preview_point (&self->preview, action, way))
    chieu_mat_sync (self, CHIEU_SYNC_MOVES);
}

static void
make_seat (ChieuMatView *self,
           int           position)
{
  self->seats[position] = chieu_seat_new (position);
  gtk_widget_set_parent (self->seats[position], GTK_WIDGET (self));
}

/* Makes everything that depends on the game, in the order in which it is drawn. */
static void
make_parts (ChieuMatView *self)
{
  const ChieuMatLayout *layout = self->played.layout;
  /* The first zone above the plates is that of the card in play. A middle into which moves are composed is lit as a whole, and reaches under
   * the plates. */
  int above = MAX (layout->compose != NULL ? layout->live_zone + 1 : layout->live_zone, 0);

  for (int zone = 0; zone < layout->n_zones; zone++)
    {
      if (zone == above)
        for (int position = 1; position < CHIEU_SEATS_MAX; position++)
          make_seat (self, position);
      self->zones[zone] = chieu_zone_new (layout->game, zone);
      chieu_zone_set_in_hand (CHIEU_ZONE (self->zones[zone]), chieu_held_has_zone (&self->held, zone));
      g_signal_connect_swapped (self->zones[zone], "activated", G_CALLBACK (card_activated_cb), self);
      gtk_widget_set_parent (self->zones[zone], GTK_WIDGET (self));
    }
  make_seat (self, 0);
  for (int zone = 0; layout->caption != NULL && zone < layout->n_zones; zone++)
    chieu_captions_make (&self->captions, GTK_WIDGET (self), zone);
  self->pile_label = chieu_teller_make_label (GTK_WIDGET (self), "pile");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->pile_label), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  self->side = self->deeds.side = chieu_side_column_new (layout);
  g_signal_connect_swapped (self->side, "pointed", G_CALLBACK (pointed_cb), self);
  chieu_side_column_set_page (CHIEU_SIDE_COLUMN (self->side), self->page);
  chieu_side_column_set_foot (CHIEU_SIDE_COLUMN (self->side), g_object_get_data (G_OBJECT (self), KEY_FOOT));
  chieu_side_column_set_very_large (CHIEU_SIDE_COLUMN (self->side), self->very_large);
  gtk_widget_set_parent (self->side, GTK_WIDGET (self));
  chieu_calling_make_panel (&self->calling);
  self->showing.spread = self->calling.spread;
  chieu_praise_make_border (&self->praise, GTK_WIDGET (self), self->background);
  g_signal_connect_swapped (self->calling.panel, "notify::visible", G_CALLBACK (call_shown_cb), self);
  chieu_teller_make_labels (&self->teller, chieu_side_column_get_notice (CHIEU_SIDE_COLUMN (self->side)));
  self->flights = chieu_flight_layer_new (layout->game->deck);
  gtk_widget_set_parent (self->flights, GTK_WIDGET (self));
  self->pointer.flights = CHIEU_FLIGHT_LAYER (self->flights);
  chieu_card_name_make (&self->name);
  show_parts (self);
}

static void
drop_parts (ChieuMatView *self)
{
  chieu_calling_drop_panel (&self->calling);
  self->deeds.side = NULL;
  self->showing.spread = NULL;
  chieu_praise_drop_border (&self->praise);
  self->pointer.flights = NULL;
  for (int zone = 0; zone < CHIEU_ZONES_MAX; zone++)
    {
      g_clear_pointer (&self->zones[zone], gtk_widget_unparent);
      chieu_captions_drop (&self->captions, zone);
    }
  for (int position = 0; position < CHIEU_SEATS_MAX; position++)
    g_clear_pointer (&self->seats[position], gtk_widget_unparent);
  g_clear_pointer (&self->pile_label, gtk_widget_unparent);
  chieu_teller_drop_labels (&self->teller);
  if (self->side != NULL)
    chieu_side_column_set_page (CHIEU_SIDE_COLUMN (self->side), NULL);
  g_clear_pointer (&self->side, gtk_widget_unparent);
  g_clear_pointer (&self->flights, gtk_widget_unparent);
  chieu_card_name_drop (&self->name);
}

/* ---- Source ---- */

/* Updates the hand as chieu_held_update() does, unless cards of it are being laid. */
static void
update_held (ChieuMatView *self,
             gboolean      again)
{
  if (!self->lay.mode.is_on)
    chieu_held_update (&self->held, again);
}

void
chieu_mat_view_set_source (ChieuMatView         *self,
                           const ChieuMatSource *source,
                           gpointer              data,
                           GDestroyNotify        free_data)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  release_faces (self);
  chieu_pointer_cancel (&self->pointer);
  chieu_showing_end (&self->showing);
  chieu_retell_end (&self->retell);
  chieu_played_set_source (&self->played, NULL, NULL, NULL);
  drop_parts (self);
  /* A card that is only pressed goes with its zone: the next motion must not lift it. */
  chieu_pointer_cancel_if_gone (&self->pointer);
  self->deeds.n_choices = 0;
  chieu_lay_mode_forget (&self->lay);
  self->held.hand.n = 0;
  self->scene->n_zones = self->scene->n_seats = 0;
  self->last_width = self->last_height = 0;
  chieu_offers_forget_prompt (&self->offers);
  if (source == NULL)
    return;

  chieu_played_set_source (&self->played, source, data, free_data);
  g_return_if_fail (self->played.layout != NULL);
  chieu_modes_set_game (&self->modes, self->played.layout->arranging != NULL ? &self->arrange
                                      : self->played.layout->compose != NULL ? &self->compose.mode : &self->choose.mode);
  make_parts (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  chieu_mat_view_report_deal (self);
}

void
chieu_mat_view_report_deal (ChieuMatView *self)
{
  const ChieuPlayed *played = &self->played;

  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  if (played->source == NULL)
    return;
  chieu_deeds_drop_choices (&self->deeds);
  chieu_lay_mode_forget (&self->lay);
  /* Where the game has no opening play begins at once. */
  if (played->layout->list_openings == NULL && played->source->begin != NULL)
    played->source->begin (played->data);
  chieu_retell_end (&self->retell);
  chieu_teller_remove_words (&self->teller);
  chieu_showing_take_hand (&self->showing);
  /* What the coach said is about the hand that was here before; about this one the coach is asked anew. */
  self->preview.has_advice = FALSE;
  self->offers.sure_kind = -1;
  self->held.chosen = 0;
  self->held.focus = -1;
  chieu_held_take_up (&self->held);
  chieu_offers_update (&self->offers);
  chieu_offers_update_since (&self->offers);
  self->deal_pending = TRUE;
  self->stale = gtk_widget_get_width (GTK_WIDGET (self)) == 0;
  if (!self->stale)
    {
      part_room (self);
      show_scene (self);
    }
  gtk_widget_grab_focus (GTK_WIDGET (self));
  chieu_teller_begin_hand (&self->teller);
}

/* Tells what happened, and begins the show if the hand is @over. What the show tells, it tells by itself. */
static void
tell_events (ChieuMatView      *self,
             const ChieuEvents *events,
             int                seat,
             const ChieuMove   *move,
             gboolean           over)
{
  const ChieuMatShow *show = self->played.layout->show;
  gboolean turns_up = over && show != NULL && show->count_steps (chieu_played_get_state (&self->played)) > 0;
  gboolean shows = over && chieu_showing_is_wanted (&self->showing);

  if (!shows || !turns_up)
    chieu_teller_tell_events (&self->teller, events, seat, move, !shows);
  /* The seats' words on the end come after the call. */
  if (over)
    chieu_showing_begin (&self->showing);
}

void
chieu_mat_view_report_move (ChieuMatView      *self,
                            int                seat,
                            const ChieuMove   *move,
                            const ChieuEvents *events)
{
  gboolean over;

  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  if (self->played.source == NULL)
    return;
  chieu_deeds_drop_choices (&self->deeds);
  chieu_retell_end (&self->retell);
  chieu_teller_pass_notice (&self->teller);
  self->preview.has_advice = FALSE;
  if (move != NULL && seat == chieu_played_get_person (&self->played) && chieu_offers_note_put (&self->offers, move))
    g_object_notify (G_OBJECT (self), "cards-put");
  /* An answer of another player that is only noted leaves the cards where they are. */
  if (events == NULL || events->n > 0 || seat == chieu_played_get_person (&self->played))
    chieu_lay_mode_forget (&self->lay);
  update_held (self, FALSE);
  self->offers.sure_kind = -1;
  /* The person hears first what happened, and then what is to be done. Where cards are turned up one after the other when the
   * hand is over, the show tells it. */
  over = events != NULL && events->n > 0 && events->items[events->n - 1].kind == CHIEU_EVENT_END;
  if (events != NULL)
    tell_events (self, events, seat, move, over);
  chieu_teller_play_sound (&self->teller);
  chieu_offers_update (&self->offers);
  chieu_offers_update_since (&self->offers);
  fit_before_move (self);
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
  /* If the hand lies open nothing is left in it that could take the focus. */
  if (over && chieu_showing_is_on (&self->showing))
    chieu_side_column_focus_buttons (CHIEU_SIDE_COLUMN (self->side));
}

void
chieu_mat_view_report_question (ChieuMatView *self)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  if (self->played.source == NULL)
    return;
  chieu_offers_update (&self->offers);
  if (chieu_played_is_asked (&self->played))
    chieu_teller_knock (&self->teller);
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
}

void
chieu_mat_view_report_change (ChieuMatView *self)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  chieu_offers_update (&self->offers);
}

void
chieu_mat_view_set_thinking (ChieuMatView *self,
                             guint         seats)
{
  int n;

  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  n = self->scene->n_seats;
  for (int position = 0; self->played.source != NULL && position < n; position++)
    chieu_seat_set_thinking (CHIEU_SEAT (self->seats[position]),
                             seats >> chieu_table_seat (n, chieu_played_get_person (&self->played), position) & 1);
}

void
chieu_mat_view_set_saving (ChieuMatView *self,
                           gboolean      saving)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  chieu_teller_set_saving (&self->teller, saving);
}

void
chieu_mat_view_show_notice (ChieuMatView *self,
                            const char   *text)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  chieu_teller_show_notice (&self->teller, text);
}

gboolean
chieu_mat_view_would_take (ChieuMatView    *self,
                           const ChieuMove *moves,
                           int              n)
{
  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (self), FALSE);

  return self->played.source != NULL && chieu_offers_can_take_live (&self->offers, moves, n);
}

void
chieu_mat_view_set_tip (ChieuMatView *self,
                        const char   *text,
                        const char   *action)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  /* A mat that is empty or destroyed has no column, and the tip went with the column. */
  if (self->side == NULL)
    return;
  chieu_side_column_set_tip (CHIEU_SIDE_COLUMN (self->side), text, action);
  if (text != NULL)
    chieu_compat_announce (GTK_WIDGET (self), text);
}

const ChieuMatSource *
chieu_mat_view_get_source (ChieuMatView *self,
                           gpointer     *data)
{
  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (self) && data != NULL, NULL);

  *data = self->played.data;
  return self->played.source;
}

gboolean
chieu_mat_view_is_showing (ChieuMatView *self)
{
  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (self), FALSE);

  return chieu_showing_is_on (&self->showing);
}

/* ---- What only a lesson does ---- */

void
chieu_mat_view_set_points (ChieuMatView      *self,
                           const ChieuPoints *points)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  self->pointing.points = points != NULL ? *points : (ChieuPoints) { 0 };
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
}

void
chieu_mat_view_set_touching (ChieuMatView *self,
                             gboolean      touching)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  chieu_touch_mode_set (&self->touch, touching);
  self->held.chosen = 0;
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
}

void
chieu_mat_view_set_every_way (ChieuMatView *self,
                              gboolean      every_way)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  self->deeds.every_way = every_way;
}

gboolean
chieu_mat_view_find_in_hand (ChieuMatView    *self,
                             ChieuCard        card,
                             GtkWidget       *widget,
                             graphene_rect_t *place)
{
  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (self), FALSE);

  /* A hand that is arranged lies in several zones. */
  for (int number = 0; number < self->scene->n_zones; number++)
    {
      ChieuZone *zone = chieu_held_has_zone (&self->held, number) ? chieu_mat_zone (self, number) : NULL;

      for (int i = 0; zone != NULL && i < chieu_zone_get_n_cards (zone); i++)
        {
          ChieuCardWidget *found = chieu_zone_get_card (zone, i);

          if (chieu_card_widget_get_card (found) == card && gtk_widget_compute_bounds (GTK_WIDGET (found), widget, place))
            return TRUE;
        }
    }
  return FALSE;
}

gboolean
chieu_mat_view_find_own_seat (ChieuMatView    *self,
                              GtkWidget       *widget,
                              graphene_rect_t *place)
{
  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (self), FALSE);

  return self->seats[0] != NULL && gtk_widget_get_mapped (self->seats[0]) && gtk_widget_compute_bounds (self->seats[0], widget, place);
}

void
chieu_mat_view_keep_touched (ChieuMatView    *self,
                             const ChieuCard *cards,
                             int              n)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  chieu_touch_mode_keep (&self->touch, cards, n);
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
}

int
chieu_mat_view_get_touched (ChieuMatView *self,
                            ChieuCard    *cards)
{
  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (self), 0);

  return chieu_touch_mode_get_touched (&self->touch, cards);
}

void
chieu_mat_view_deal (ChieuMatView *self,
                     guint         step)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  self->lesson_deals = TRUE;
  self->deal_step = step;
  /* Each step announces the prompt anew, even if it is the same as before. */
  chieu_offers_forget_prompt (&self->offers);
  chieu_mat_view_report_deal (self);
}

gboolean
chieu_mat_view_land (ChieuMatView *self)
{
  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (self), FALSE);

  if (self->flights == NULL || chieu_flight_layer_get_n_flights (CHIEU_FLIGHT_LAYER (self->flights)) == 0)
    return FALSE;
  chieu_flight_layer_land (CHIEU_FLIGHT_LAYER (self->flights));
  return TRUE;
}

/* ---- Settings ---- */

void
chieu_mat_view_set_seat_name (ChieuMatView *self,
                              int           seat,
                              const char   *name)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));
  g_return_if_fail (seat >= 0 && seat < CHIEU_SEATS_MAX && name != NULL);

  g_free (self->played.names[seat]);
  self->played.names[seat] = g_strdup (name);
  chieu_mat_sync (self, CHIEU_SYNC_STILL);
}

const char *
chieu_mat_view_get_seat_name (ChieuMatView *self,
                              int           seat)
{
  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < CHIEU_SEATS_MAX, NULL);

  return self->played.names[seat];
}

void
chieu_mat_view_set_card_size (ChieuMatView  *self,
                              ChieuCardSize  size)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  self->card_size = size;
  chieu_mat_sync (self, CHIEU_SYNC_STILL);
}

void
chieu_mat_view_set_text_scale (ChieuMatView *self,
                               double        scale)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  self->text_scale = CLAMP (scale, CHIEU_TEXT_SIZE_LEAST / 100.0, CHIEU_TEXT_SIZE_MOST / 100.0);
  if (self->last_height > 0)
    set_room_style (self);
  refit (self);
}

void
chieu_mat_view_set_side_left (ChieuMatView *self,
                              gboolean      left)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  self->side_left = left;
  refit (self);
}

void
chieu_mat_view_set_verses (ChieuMatView *self,
                           gboolean      verses)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  self->teller.says_verses = verses;
}

void
chieu_mat_view_set_very_large (ChieuMatView *self,
                               gboolean      very_large)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  self->very_large = very_large;
  if (self->side != NULL)
    chieu_side_column_set_very_large (CHIEU_SIDE_COLUMN (self->side), very_large);
  refit (self);
}

void
chieu_mat_view_set_coach (ChieuMatView    *self,
                          gboolean         is_there,
                          const ChieuMove *advice)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  self->preview.has_coach = is_there;
  self->preview.has_advice = is_there && advice != NULL;
  self->preview.advice = advice != NULL ? *advice : (ChieuMove) { 0 };
  if (self->played.source == NULL)
    return;
  chieu_offers_update (&self->offers);
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
}

void
chieu_mat_view_set_page (ChieuMatView *self,
                         GtkWidget    *page)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self) && (page == NULL || GTK_IS_WIDGET (page)));

  if (self->page == page)
    return;
  if (self->page != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->page, refit, self);
      if (self->side != NULL)
        chieu_side_column_set_page (CHIEU_SIDE_COLUMN (self->side), NULL);
      g_clear_object (&self->page);
    }
  if (page != NULL)
    {
      self->page = g_object_ref_sink (page);
      g_signal_connect_swapped (page, "notify::visible", G_CALLBACK (refit), self);
      if (self->side != NULL)
        chieu_side_column_set_page (CHIEU_SIDE_COLUMN (self->side), page);
    }
  refit (self);
}

void
chieu_mat_view_set_cover (ChieuMatView *self,
                          int           y)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  if (self->cover == y)
    return;
  self->cover = y;
  refit (self);
}

void
chieu_mat_view_set_foot (ChieuMatView *self,
                         GtkWidget    *foot)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self) && (foot == NULL || GTK_IS_WIDGET (foot)));

  g_object_set_data_full (G_OBJECT (self), KEY_FOOT, foot != NULL ? g_object_ref (foot) : NULL, g_object_unref);
  if (self->side != NULL)
    chieu_side_column_set_foot (CHIEU_SIDE_COLUMN (self->side), foot);
  refit (self);
}

void
chieu_mat_view_find_foot (ChieuMatView *self,
                          GtkWidget    *foot,
                          int           width,
                          int           height,
                          GdkRectangle *place)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  chieu_side_column_find_foot (foot, width, height, self->text_scale, self->side_left, place);
}

void
chieu_mat_view_set_own_order (ChieuMatView *self,
                              gboolean      own_order)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  if (self->held.own_order == !!own_order)
    return;
  self->held.own_order = !!own_order;
  g_object_notify (G_OBJECT (self), "own-order");
  if (self->played.source == NULL)
    return;
  update_held (self, !own_order);
  chieu_mat_sync (self, CHIEU_SYNC_MOVES);
  chieu_offers_update (&self->offers);
}

gboolean
chieu_mat_view_get_own_order (ChieuMatView *self)
{
  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (self), FALSE);
  return self->held.own_order;
}

void
chieu_mat_view_set_volume (ChieuMatView *self,
                           double        volume)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  self->teller.volume = CLAMP (volume, 0, 1);
}

void
chieu_mat_view_set_own_name (ChieuMatView *self,
                             const char   *name)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  g_free (self->people.own_name);
  self->people.own_name = g_strdup (name);
  chieu_mat_sync (self, CHIEU_SYNC_STILL);
}

const char *
chieu_mat_view_get_own_name (ChieuMatView *self)
{
  g_return_val_if_fail (CHIEU_IS_MAT_VIEW (self), NULL);

  return chieu_people_get_own_name (&self->people);
}

void
chieu_mat_view_set_portraits (ChieuMatView *self,
                              int           own,
                              const int    *wanted)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self));

  chieu_people_set_portraits (&self->people, own, wanted);
  chieu_mat_sync (self, CHIEU_SYNC_STILL);
}

void
chieu_mat_view_set_mat (ChieuMatView *self,
                        const char   *id)
{
  g_return_if_fail (CHIEU_IS_MAT_VIEW (self) && id != NULL);

  chieu_background_set_mat (CHIEU_BACKGROUND (self->background), id);
}

/* ---- Class ---- */

static void
action_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  ChieuMatView *self = CHIEU_MAT_VIEW (widget);
  const ChieuPlayed *played = &self->played;

  if (g_str_equal (name, "mat.show-card"))
    g_signal_emit_by_name (self, "card-asked", g_variant_get_uint32 (parameter));
  else if (played->source == NULL)
    return;      /* on an empty mat there is nothing to do */
  else if (g_str_equal (name, "mat.choose"))
    chieu_deeds_choose (&self->deeds, g_variant_get_int32 (parameter));
  else if (g_str_equal (name, "mat.unchoose"))
    chieu_deeds_drop_choices (&self->deeds);
  else if (g_str_equal (name, "mat.undo"))
    {
      if (chieu_played_may_undo (played))
        played->source->undo (played->data);
    }
  else if (g_str_equal (name, "mat.proceed"))
    chieu_offers_proceed (&self->offers);
  else if (g_str_equal (name, "mat.best") || g_str_has_prefix (name, "mat.lay-"))
    chieu_modes_do_action (&self->modes, name);
  else if (g_str_equal (name, "mat.sort"))
    {
      if (!chieu_modes_do_action (&self->modes, name))
        chieu_mat_view_set_own_order (self, FALSE);
    }
  else
    chieu_offers_press (&self->offers, name);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  static const char *const plain[] = {
    "mat.undo", "mat.unchoose", "mat.proceed", "mat.sort", "mat.best", "mat.lay-done", "mat.lay-beside", "mat.lay-back", "mat.lay-leave",
  };

  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    gtk_widget_class_install_action (widget_class, plain[i], NULL, action_cb);
  gtk_widget_class_install_action (widget_class, "mat.choose", "i", action_cb);
  gtk_widget_class_install_action (widget_class, "mat.show-card", "u", action_cb);
  for (int i = 0; chieu_mat_layouts[i] != NULL; i++)
    for (int button = 0; button < chieu_mat_layouts[i]->n_buttons; button++)
      if (button == 0 || chieu_mat_layout_find_button (chieu_mat_layouts[i], chieu_mat_layouts[i]->buttons[button].action) == button)
        gtk_widget_class_install_action (widget_class, chieu_mat_layouts[i]->buttons[button].action, NULL, action_cb);
}

static gboolean
chieu_mat_view_focus (GtkWidget        *widget,
                      GtkDirectionType  direction)
{
  return chieu_walk_on (&CHIEU_MAT_VIEW (widget)->walk, direction);
}

static gboolean
chieu_mat_view_grab_focus (GtkWidget *widget)
{
  return chieu_walk_enter_mat (&CHIEU_MAT_VIEW (widget)->walk);
}

enum { PROP_0, PROP_OWN_ORDER, PROP_HAND_ORDER, PROP_ADDRESS, PROP_CARDS_PUT };

static void
set_address (ChieuMatView *self,
             const char   *address)
{
  g_free (self->people.address);
  self->people.address = g_strdup (address);
  chieu_mat_sync (self, CHIEU_SYNC_STILL);
}

static void
chieu_mat_view_get_property (GObject    *object,
                             guint       id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  if (id == PROP_OWN_ORDER)
    g_value_set_boolean (value, CHIEU_MAT_VIEW (object)->held.own_order);
  else if (id == PROP_HAND_ORDER)
    g_value_set_string (value, CHIEU_MAT_VIEW (object)->held.order);
  else if (id == PROP_ADDRESS)
    g_value_set_string (value, CHIEU_MAT_VIEW (object)->people.address);
  else if (id == PROP_CARDS_PUT)
    g_value_set_int (value, CHIEU_MAT_VIEW (object)->offers.cards_put);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
chieu_mat_view_set_property (GObject      *object,
                             guint         id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  if (id == PROP_OWN_ORDER)
    chieu_mat_view_set_own_order (CHIEU_MAT_VIEW (object), g_value_get_boolean (value));
  else if (id == PROP_HAND_ORDER)
    {
      g_free (CHIEU_MAT_VIEW (object)->held.order);
      CHIEU_MAT_VIEW (object)->held.order = g_value_dup_string (value);
    }
  else if (id == PROP_ADDRESS)
    set_address (CHIEU_MAT_VIEW (object), g_value_get_string (value));
  else if (id == PROP_CARDS_PUT)
    CHIEU_MAT_VIEW (object)->offers.cards_put = g_value_get_int (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
chieu_mat_view_dispose (GObject *object)
{
  ChieuMatView *self = CHIEU_MAT_VIEW (object);

  chieu_mat_view_set_source (self, NULL, NULL, NULL);
  chieu_mat_view_set_page (self, NULL);
  chieu_pointer_clear (&self->pointer);
  g_clear_pointer (&self->background, gtk_widget_unparent);
  G_OBJECT_CLASS (chieu_mat_view_parent_class)->dispose (object);
}

static void
chieu_mat_view_finalize (GObject *object)
{
  ChieuMatView *self = CHIEU_MAT_VIEW (object);

  for (int i = 0; i < CHIEU_NAMES_MAX; i++)
    g_free (self->played.names[i]);
  chieu_people_clear (&self->people);
  chieu_held_clear (&self->held);
  chieu_offers_forget_prompt (&self->offers);
  g_free (self->deeds.choices);
  chieu_teller_clear (&self->teller);
  g_free (self->scene);
  G_OBJECT_CLASS (chieu_mat_view_parent_class)->finalize (object);
}

/* Installs the style sheet of the mat, once for the program's display. */
static void
install_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  /* In a static library the resource is not registered automatically: the linker would drop it. */
  g_resources_register (chieu_mat_get_resource ());
  gtk_css_provider_load_from_resource (provider, SHEET);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
chieu_mat_view_class_init (ChieuMatViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = chieu_mat_view_get_property;
  object_class->set_property = chieu_mat_view_set_property;
  object_class->dispose = chieu_mat_view_dispose;
  object_class->finalize = chieu_mat_view_finalize;
  widget_class->size_allocate = chieu_mat_view_size_allocate;
  widget_class->get_request_mode = chieu_mat_view_get_request_mode;
  widget_class->measure = chieu_mat_view_measure;
  widget_class->focus = chieu_mat_view_focus;
  widget_class->grab_focus = chieu_mat_view_grab_focus;
  g_object_class_install_property (object_class, PROP_OWN_ORDER,
                                   g_param_spec_boolean ("own-order", NULL, NULL, FALSE,
                                                         G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                                         | G_PARAM_EXPLICIT_NOTIFY));
  g_object_class_install_property (object_class, PROP_HAND_ORDER,
                                   g_param_spec_string ("hand-order", NULL, NULL, NULL,
                                                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS
                                                        | G_PARAM_EXPLICIT_NOTIFY));
  g_object_class_install_property (object_class, PROP_ADDRESS,
                                   g_param_spec_string ("address", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (object_class, PROP_CARDS_PUT,
                                   g_param_spec_int ("cards-put", NULL, NULL, 0, CHIEU_TOLD_HOW, 0,
                                                     G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY));
  install_actions (widget_class);
  g_signal_new ("card-asked", CHIEU_TYPE_MAT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  g_signal_new ("show-over", CHIEU_TYPE_MAT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("refused", CHIEU_TYPE_MAT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  g_signal_new ("calls", CHIEU_TYPE_MAT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, GTK_TYPE_WIDGET);
  g_signal_new ("touched", CHIEU_TYPE_MAT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "chieu-mat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  install_style ();
}

static void
init_mode (ChieuMatView       *self,
           ChieuMode          *mode,
           const ChieuModeOps *ops)
{
  *mode = (ChieuMode) { .ops = ops, .modes = &self->modes, .mat = self, .played = &self->played,
                        .held = &self->held, .scene = self->scene, .deeds = &self->deeds };
}

/* Gives each part the parts that it uses. */
static void
init_parts (ChieuMatView *self)
{
  const ChieuPlayed *played = &self->played;

  chieu_held_init (&self->held, played);
  self->deeds = (ChieuDeeds) { .mat = self, .played = played, .held = &self->held, .scene = self->scene };
  init_mode (self, &self->choose.mode, &chieu_choose_mode_ops);
  init_mode (self, &self->compose.mode, &chieu_compose_mode_ops);
  init_mode (self, &self->arrange, &chieu_arrange_mode_ops);
  init_mode (self, &self->touch.mode, &chieu_touch_mode_ops);
  init_mode (self, &self->lay.mode, &chieu_lay_mode_ops);
  self->choose.lay = self->compose.lay = &self->lay;
  self->modes = (ChieuModes) { .touch = &self->touch.mode, .lay = &self->lay.mode };
  chieu_modes_set_game (&self->modes, &self->choose.mode);
  self->teller = (ChieuTeller) { .mat = self, .played = played, .scene = self->scene };
  self->praise = (ChieuPraise) { .played = played, .scene = self->scene, .people = &self->people, .teller = &self->teller,
                                 .seats = self->seats };
  self->showing = (ChieuShowing) { .mat = self, .played = played, .held = &self->held, .teller = &self->teller, .praise = &self->praise,
                                   .step = CHIEU_STEPS_ALL };
  self->pointing = (ChieuPointing) { .held = &self->held, .scene = self->scene };
  self->preview = (ChieuPreview) { .played = played, .deeds = &self->deeds, .scene = self->scene };
  self->calling = (ChieuCalling) { .mat = self, .played = played, .deeds = &self->deeds };
  self->offers = (ChieuOffers) { .mat = self, .played = played, .modes = &self->modes, .lay = &self->lay,
                                 .deeds = &self->deeds, .calling = &self->calling, .showing = &self->showing,
                                 .preview = &self->preview,
                                 .sure_kind = -1 };
  self->name = (ChieuCardName) { .mat = GTK_WIDGET (self), .played = played, .scene = self->scene };
  chieu_pointer_init (&self->pointer, self, played, &self->modes, self->scene, &self->name);
  self->walk = (ChieuWalk) { .mat = self, .played = played, .held = &self->held, .scene = self->scene, .deeds = &self->deeds,
                             .calling = &self->calling, .zone = CHIEU_ZONE_NONE };
  self->retell = (ChieuRetell) { .mat = self, .played = played, .held = &self->held, .teller = &self->teller };
  self->keys = (ChieuKeys) { .mat = self, .played = played, .modes = &self->modes, .deeds = &self->deeds,
                             .walk = &self->walk, .retell = &self->retell, .offers = &self->offers, .calling = &self->calling,
                             .pointer = &self->pointer };
  chieu_keys_init (&self->keys);
}

static void
chieu_mat_view_init (ChieuMatView *self)
{
  for (int i = 0; i < CHIEU_SEATS_MAX; i++)
    self->played.names[i] = g_strdup (chieu_people_get_usual_name (i));
  self->scene = g_new0 (ChieuScene, 1);
  self->text_scale = 1;
  self->cover = -1;
  chieu_people_init (&self->people);
  self->background = chieu_background_new ();
  gtk_widget_set_parent (self->background, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Chiếu"), -1);
  init_parts (self);
}

GtkWidget *
chieu_mat_view_new (void)
{
  return g_object_new (CHIEU_TYPE_MAT_VIEW, NULL);
}
