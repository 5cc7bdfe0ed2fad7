/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The places of everything in Lục hổ, over whole hands played by chance: every card that the
 * person may know of is shown once, at its place, inside the mat; old cards are
 * marked; and which move is made of cards that are put somewhere.
 */
#include <string.h>

#include "mat/widgets/card-widget.h"
#include "mat/fan-order.h"
#include "games/luc-ho/mat/layout.h"
#include "../games/luc-ho/match/cards.h"
#include "scenes.h"

/* ---- Where cards lie ---- */

/* Asserts that no face lies in @zone twice. Returns: the cards of @zone that show their faces, as bits */
static guint64
find_faces (const ChieuZoneScene *zone)
{
  guint64 faces = 0;

  for (int i = 0; i < zone->n; i++)
    if (zone->cards[i].card != CHIEU_CARD_HIDDEN)
      {
        g_assert_cmpuint (faces >> zone->cards[i].card & 1, ==, 0);
        faces |= CHIEU_LUC_HO_CARD (zone->cards[i].card);
      }
  return faces;
}

static int
count_backs (const ChieuZoneScene *zone)
{
  return scene_count_card (zone, CHIEU_CARD_HIDDEN);
}

/* Before the end the dream's card is a back; the trick of the others lies as it was put down. */
static void
check_trick (const ChieuLucHoState *view,
             int                    person,
             const ChieuScene      *scene)
{
  int dream = chieu_luc_ho_dream (view);

  for (int i = 0; i < view->n_trick; i++)
    {
      const ChieuZoneScene *zone = &scene->zones[CHIEU_LUC_HO_ZONE_TRICK + chieu_luc_ho_position (view, person, view->trick[i].seat)];

      g_assert_cmphex (find_faces (zone), ==, view->trick[i].cards);
      g_assert_cmpint (count_backs (zone), ==, view->trick[i].cards == 0 ? view->trick[i].n : 0);
      for (int c = 0; c < zone->n; c++)
        g_assert_cmpint ((zone->cards[c].flags & CHIEU_CARD_OFFERED) != 0, ==, view->trick[i].seat == view->best_seat);
    }
  if (dream >= 0)
    {
      const ChieuZoneScene *zone = &scene->zones[CHIEU_LUC_HO_ZONE_TRICK + chieu_luc_ho_position (view, person, dream)];

      g_assert_cmpint (zone->n, ==, 1);
      g_assert_cmpint (zone->cards[0].card, ==, view->dream_card);
    }
}

/* Every face that the person may know of lies somewhere once; each card that nobody sees is a back, or in a hand. */
static void
check_all_once (const ChieuLucHoState *view,
                int                    person,
                const ChieuScene      *scene)
{
  guint64 shown = 0, known = view->seen | view->claimed | view->seat[person].hand;
  int backs = 0, dropped = 0;

  for (int z = 0; z < scene->n_zones; z++)
    {
      g_assert_cmphex (shown & find_faces (&scene->zones[z]), ==, 0);
      shown |= find_faces (&scene->zones[z]);
      backs += count_backs (&scene->zones[z]);
    }
  if (view->dream_card < CHIEU_LUC_HO_FACES)
    known |= CHIEU_LUC_HO_CARD (view->dream_card);
  for (int seat = 0; seat < view->seats; seat++)
    dropped += view->seat[seat].n_dropped;
  g_assert_cmphex (shown, ==, known);
  g_assert_cmpint (backs, ==, dropped + (view->dream_card == CHIEU_CARD_HIDDEN));
}

static void
check_marks (const ChieuLucHoState *view,
             int                    person,
             const ChieuZoneScene  *hand)
{
  guint64 old = view->phase == CHIEU_LUC_HO_OVER ? 0 : chieu_luc_ho_find_old (view, person);

  for (int i = 0; i < hand->n; i++)
    g_assert_cmpint ((hand->cards[i].flags & CHIEU_CARD_MARKED) != 0, ==, old >> hand->cards[i].card & 1);
}

/* Returns: the box that the cards of @zone cover; outside of the mat if there are none */
static ChieuBox
find_covered_box (const ChieuZoneScene *zone)
{
  float left = G_MAXFLOAT, top = G_MAXFLOAT, right = 0, bottom = 0;

  for (int i = 0; i < zone->n; i++)
    {
      const ChieuPlace *p = &zone->cards[i];

      left = MIN (left, p->x - p->height / 8.0f);
      right = MAX (right, p->x + p->height / 8.0f);
      top = MIN (top, p->y - p->height / 2.0f);
      bottom = MAX (bottom, p->y + p->height / 2.0f);
    }
  return zone->n > 0 ? (ChieuBox) { left, top, right - left, bottom - top } : (ChieuBox) { -1, -1, 0, 0 };
}

/* The cards of the trick lie in the middle, so that a click on them is one on the middle. */
static void
check_middle (const ChieuScene *scene)
{
  const ChieuBox *middle = &scene->zones[CHIEU_LUC_HO_ZONE_TABLE].box;

  for (int p = 0; p < scene->n_seats; p++)
    {
      const ChieuZoneScene *trick = &scene->zones[CHIEU_LUC_HO_ZONE_TRICK + p];

      if (trick->n > 0)
        {
          ChieuBox box = find_covered_box (trick);

          g_assert_true (chieu_box_contains (middle, box.x + box.width / 2, trick->cards[0].y));
        }
    }
}

/* Nothing on the table lies over anything else, nor over a plate. The hand lies below them all. */
static void
check_apart (const ChieuScene *scene)
{
  for (int z = 1; z < CHIEU_LUC_HO_ZONE_HAND; z++)
    {
      ChieuBox box = find_covered_box (&scene->zones[z]);

      for (int y = 1; y < z && scene->zones[z].n > 0; y++)
        {
          ChieuBox other = find_covered_box (&scene->zones[y]);

          g_assert_true (scene->zones[y].n == 0 || !scene_boxes_overlap (&box, &other));
        }
      for (int p = 1; p < scene->n_seats && scene->zones[z].n > 0; p++)
        g_assert_false (scene_boxes_overlap (&box, &scene->seats[p].box));
    }
}

/* Beaten cards never lie below the fan: with four seats they have a place beside it. */
static void
check_beaten (const ChieuScene *scene)
{
  g_assert_false (scene_boxes_overlap (&scene->zones[CHIEU_LUC_HO_ZONE_BEATEN].box, &scene->zones[CHIEU_LUC_HO_ZONE_HAND].box));
}

static void
check_scene (const PlaySource *play,
             const ChieuHand  *hand,
             const ChieuScene *scene)
{
  const ChieuLucHoState *view = (ChieuLucHoState *) &play->view;

  if (view->phase == CHIEU_LUC_HO_PLAY)
    check_trick (view, play->person, scene);
  check_all_once (view, play->person, scene);
  check_marks (view, play->person, &scene->zones[CHIEU_LUC_HO_ZONE_HAND]);
  for (int seat = 0; seat < view->seats; seat++)
    g_assert_cmpint (scene->seats[chieu_luc_ho_position (view, play->person, seat)].n_hand, ==, view->seat[seat].n_hand);
  g_assert_cmpint (scene->zones[CHIEU_LUC_HO_ZONE_HAND].n, ==, hand->n);
  check_apart (scene);
  check_beaten (scene);
  check_middle (scene);
}

static void
test_hands (gconstpointer seats)
{
  scene_check_hands (&chieu_luc_ho, GPOINTER_TO_INT (seats), check_scene);
}

/* After a claim the old cards lie with the won ones, the dream's card is turned up, and the points are counted in. */
static void
test_claim_lies_open (void)
{
  g_autofree ChieuScene *scene = g_new (ChieuScene, 1);
  int won = 0;

  for (int h = 0; h < 400 && won < 5; h++)
    {
      PlaySource play = { .auto_person = TRUE };
      const ChieuLucHoState *s = (ChieuLucHoState *) &play.view;
      ChieuHand hand = { 0 };
      int position;

      play_source_init_game (&play, &chieu_luc_ho, 4, 900 + h, FALSE);
      play_source_run (&play, 10000);
      if (s->winner < 0 || s->claimed == 0)
        continue;
      scene_arrange (&play, &scene_sizes[1], &hand, scene);
      position = chieu_luc_ho_position (s, play.person, s->winner);
      g_assert_cmphex (find_faces (&scene->zones[CHIEU_LUC_HO_ZONE_WON + position]), ==, s->seat[s->winner].won | s->claimed);
      g_assert_cmpint (scene->seats[position].points, >, 0);
      position = chieu_luc_ho_position (s, play.person, chieu_luc_ho_dream (s));
      g_assert_cmpint (scene->zones[CHIEU_LUC_HO_ZONE_TRICK + position].cards[0].card, <, CHIEU_LUC_HO_FACES);
      won++;
    }
  g_assert_cmpint (won, ==, 5);
}

/* The height from which on the characters of a card can be read, in pixels; and how many beaten and won cards count as few. */
#define READABLE 96
#define BEATEN_FEW 6
#define WON_FEW 3

/* With four seats on a small laptop the characters of beaten cards can be read, as long as these and the won ones are few. */
static void
test_beaten_is_read (void)
{
  g_autofree ChieuScene *scene = g_new (ChieuScene, 1);
  int seen = 0;

  for (int h = 0; h < 40; h++)
    {
      PlaySource play = { .auto_person = TRUE };
      ChieuHand hand = { 0 };

      play_source_init_game (&play, &chieu_luc_ho, 4, 300 + h, FALSE);
      do
        {
          const ChieuZoneScene *beaten = &scene->zones[CHIEU_LUC_HO_ZONE_BEATEN];

          scene_arrange (&play, &scene_sizes[1], &hand, scene);
          if (beaten->n == 0 || beaten->n > BEATEN_FEW || scene->zones[CHIEU_LUC_HO_ZONE_WON].n > WON_FEW)
            continue;
          g_assert_cmpint (beaten->cards[0].height, >=, READABLE);
          seen++;
        }
      while (play_source_step (&play));
    }
  g_assert_cmpint (seen, >, 20);
}

/* The first seat, the dream and the maker bear the words of their roles. */
static void
test_roles (void)
{
  g_autofree ChieuScene *scene = g_new (ChieuScene, 1);
  PlaySource play = { .auto_person = FALSE };
  ChieuLucHoState *s = (ChieuLucHoState *) &play.view;
  ChieuHand hand = { 0 };

  play_source_init_game (&play, &chieu_luc_ho, 4, 3, FALSE);
  s->cai = 1;
  s->maker = -1;
  scene_arrange (&play, &scene_sizes[1], &hand, scene);
  g_assert_null (scene->seats[0].role);
  g_assert_cmpstr (scene->seats[1].role, ==, "nhà đầu");
  g_assert_cmpstr (scene->seats[3].role, ==, "mộng");
  s->maker = 0;
  scene_arrange (&play, &scene_sizes[1], &hand, scene);
  g_assert_cmpstr (scene->seats[0].role, ==, "làm bài");
}

/* ---- The hand ---- */

static void
test_order (void)
{
  ChieuHand hand = { 0 };
  g_autofree char *order = NULL;

  chieu_hand_sort_luc_ho (parse_cards ("vt 9q 2k 3x 1x 7k"), &hand);
  order = chieu_hand_print (&chieu_deck_luc_ho, &hand);
  g_assert_cmpstr (order, ==, "1x 3x|2k 7k|9q|vt");
}

/* ---- Deeds ---- */

/* Checks the move that is made of the cards @text of the hand when they are put into @zone. @kind: that of the button that was pressed;
 * −1: none. @expected: the move, printed; "-": none */
static void
assert_composed (const ChieuLucHoState *view,
                 int                    kind,
                 const char            *text,
                 int                    zone,
                 const char            *expected)
{
  ChieuMatDeed deed = { .from = CHIEU_LUC_HO_ZONE_HAND, .card = CHIEU_CARD_NONE, .to = zone };
  char printed[CHIEU_MOVE_TEXT_MAX] = "-";
  ChieuMove move;

  for (guint64 cards = parse_cards (text); cards != 0; cards &= cards - 1)
    deed.cards[deed.n++] = (ChieuCard) __builtin_ctzll (cards);
  /* The order in which they were chosen makes no difference. */
  if (deed.n > 1)
    {
      ChieuCard first = deed.cards[0];

      deed.cards[0] = deed.cards[deed.n - 1];
      deed.cards[deed.n - 1] = first;
    }
  if (chieu_luc_ho_compose (view, 0, kind, &deed, &move))
    chieu_luc_ho.print_move (&move, printed);
  g_assert_cmpstr (printed, ==, expected);
}

static void
test_deeds (void)
{
  PlaySource play = { 0 };
  ChieuLucHoState *s = (ChieuLucHoState *) &play.view;

  play_source_init_game (&play, &chieu_luc_ho, 4, 1, FALSE);
  s->phase = CHIEU_LUC_HO_BID;
  assert_composed (s, -1, "3x", CHIEU_LUC_HO_ZONE_TABLE, "-");
  s->phase = CHIEU_LUC_HO_PLAY;
  s->n_trick = 0;
  assert_composed (s, -1, "3x", CHIEU_LUC_HO_ZONE_TABLE, "ra 3x");
  assert_composed (s, -1, "4k 4x 4s", CHIEU_LUC_HO_ZONE_TABLE, "ra 4x 4k 4s");
  assert_composed (s, -1, "3x", CHIEU_LUC_HO_ZONE_TRICK, "-");
  assert_composed (s, -1, "3x", CHIEU_LUC_HO_ZONE_DROPPED, "-");
  assert_composed (s, -1, "3x", CHIEU_LUC_HO_ZONE_BEATEN, "-");
  assert_composed (s, -1, "3x", CHIEU_ZONE_NONE, "-");
  s->n_trick = 1;
  chieu_luc_ho_read_set (parse_cards ("5k"), &s->best);
  /* Cards that beat, beat; all others are dropped, and those that could beat can be dropped, too. */
  assert_composed (s, -1, "6k", CHIEU_LUC_HO_ZONE_TABLE, "bat 6k");
  assert_composed (s, -1, "4k", CHIEU_LUC_HO_ZONE_TABLE, "chui 4k");
  assert_composed (s, -1, "9x", CHIEU_LUC_HO_ZONE_TABLE, "chui 9x");
  assert_composed (s, -1, "6k", CHIEU_LUC_HO_ZONE_DROPPED, "chui 6k");
  assert_composed (s, -1, "6k 7k", CHIEU_LUC_HO_ZONE_TABLE, "chui 6k 7k");
  /* A button says the kind; a claim takes no cards. */
  assert_composed (s, CHIEU_LUC_HO_BAT, "4k", CHIEU_ZONE_NONE, "bat 4k");
  assert_composed (s, CHIEU_LUC_HO_AN_HO, "4k", CHIEU_ZONE_NONE, "an-ho");
  assert_composed (s, CHIEU_LUC_HO_LAM, "", CHIEU_ZONE_NONE, "lam");
}

/* Every clean move can be made of its cards, and has a button. */
static void
test_every_move_can_be_made (void)
{
  int seen[CHIEU_LUC_HO_N_MOVES] = { 0 };

  scene_check_moves (&chieu_luc_ho, seen);
  for (int kind = CHIEU_LUC_HO_LAM; kind < CHIEU_LUC_HO_N_MOVES; kind++)
    g_assert_cmpint (seen[kind], >, 0);
}

/* In the strict way what may be tried depends on what all see, never on the cards held. */
static void
test_tries (void)
{
  PlaySource play = { .auto_person = TRUE };

  play_source_init_game (&play, &chieu_luc_ho, 4, 40, TRUE);
  do
    {
      ChieuState other = play.view;

      ((ChieuLucHoState *) &other)->seat[0].hand = 0;
      g_assert_cmpuint (chieu_luc_ho_list_tries (&other, 0), ==, chieu_luc_ho_list_tries (&play.view, 0));
      g_assert_cmpint (chieu_luc_ho_list_tries (&play.view, 0) != 0, ==, ((ChieuLucHoState *) &play.view)->phase == CHIEU_LUC_HO_PLAY);
    }
  while (play_source_step (&play));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/mat/layout-luc-ho/three", GINT_TO_POINTER (3), test_hands);
  g_test_add_data_func ("/mat/layout-luc-ho/four", GINT_TO_POINTER (4), test_hands);
  g_test_add_func ("/mat/layout-luc-ho/claim-lies-open", test_claim_lies_open);
  g_test_add_func ("/mat/layout-luc-ho/beaten-is-read", test_beaten_is_read);
  g_test_add_func ("/mat/layout-luc-ho/roles", test_roles);
  g_test_add_func ("/mat/layout-luc-ho/order", test_order);
  g_test_add_func ("/mat/layout-luc-ho/deeds", test_deeds);
  g_test_add_func ("/mat/layout-luc-ho/every-move", test_every_move_can_be_made);
  g_test_add_func ("/mat/layout-luc-ho/tries", test_tries);
  return g_test_run ();
}
