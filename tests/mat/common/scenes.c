/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scenes.h"

/* The number of hands in which scenes are checked, and of those in which moves are: some kinds of moves are rare. */
#define HANDS 16
#define HANDS_OF_MOVES 60

/* The part of its height by which a card may stick out above the mat; and the part of the mat's height in which the tops of all cards
 * lie. */
#define ABOVE_MAX 0.12f
#define TOPS_PART 0.9f

const SceneSize scene_sizes[N_SCENE_SIZES] = { { 600, 400 }, { 1024, 553 }, { 1280, 753 }, { 1920, 1033 }, { 3840, 2110 } };

void
scene_arrange (const PlaySource *play,
               const SceneSize  *size,
               ChieuHand        *hand,
               ChieuScene       *scene)
{
  scene_arrange_for_letters (play, size, 1, hand, scene);
}

void
scene_arrange_for_letters (const PlaySource *play,
                           const SceneSize  *size,
                           float             text_scale,
                           ChieuHand        *hand,
                           ChieuScene       *scene)
{
  static const ChieuLaying none;
  const ChieuMatLayout *layout = chieu_mat_layout_find (play->game);
  const ChieuMatAsk ask = { .view = &play->view, .person = play->person, .width = size->width, .height = size->height,
                            .card_scale = 1, .text_scale = text_scale, .hand = hand, .focus = -1, .laying = &none, .tells = TRUE,
                            .step = CHIEU_STEPS_ALL };

  layout->hold (&play->view, play->person, FALSE, hand);
  layout->arrange (&ask, scene);
}

int
scene_count_card (const ChieuZoneScene *zone,
                  ChieuCard             card)
{
  int n = 0;

  for (int i = 0; i < zone->n; i++)
    n += zone->cards[i].card == card;
  return n;
}

void
scene_check_places (const ChieuScene *scene,
                    const SceneSize  *size)
{
  for (int z = 0; z < scene->n_zones; z++)
    for (int i = 0; i < scene->zones[z].n; i++)
      {
        const ChieuPlace *place = &scene->zones[z].cards[i];

        g_assert_cmpfloat (place->x, >, 0);
        g_assert_cmpfloat (place->x, <, size->width);
        g_assert_cmpfloat (place->y - place->height / 2.0f, >, -place->height * ABOVE_MAX);
        g_assert_cmpfloat (place->y - place->height / 2.0f, <, size->height * TOPS_PART);
      }
}

gboolean
scene_boxes_overlap (const ChieuBox *a,
                     const ChieuBox *b)
{
  const float slack = 0.1f;      /* pixels */
  const ChieuBox inside = { a->x + slack, a->y + slack, a->width - 2 * slack, a->height - 2 * slack };

  return chieu_box_meets (&inside, b);
}

void
scene_check_hands (const ChieuGame *game,
                   int              seats,
                   SceneCheck       check)
{
  g_autofree ChieuScene *scene = g_new (ChieuScene, 1);

  for (int h = 0; h < HANDS; h++)
    {
      PlaySource play = { .person = h % seats, .auto_person = TRUE };
      int step = 0;

      play_source_init_game (&play, game, seats, 100 + h, FALSE);
      do
        {
          const SceneSize *size = &scene_sizes[step++ % N_SCENE_SIZES];
          ChieuHand hand = { 0 };

          scene_arrange (&play, size, &hand, scene);
          scene_check_places (scene, size);
          check (&play, &hand, scene);
        }
      while (play_source_step (&play));
      g_assert_cmpint (step, >, 2);
    }
}

/* Returns: whether the person can make @move by putting down its card, or with a button */
static gboolean
can_be_made (const ChieuMatLayout *layout,
             const PlaySource     *play,
             const ChieuMove      *move)
{
  const ChieuMatDeed put = { .from = layout->hand_zone, .card = move->face, .to = CHIEU_ZONE_NONE };
  gboolean found = layout->means != NULL && layout->means (&play->view, play->person, &put, move);

  for (int b = 0; b < layout->n_buttons; b++)
    found |= layout->buttons[b].kind == move->kind && layout->buttons[b].make == CHIEU_MAKE_BUTTON;
  return found;
}

static void
check_moves_of_hand (PlaySource *play,
                     int        *seen)
{
  const ChieuMatLayout *layout = chieu_mat_layout_find (play->game);
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);

  do
    {
      int n = play_source.is_asked (play) ? play_source.list_moves (play, CHIEU_MOVES_CLEAN, moves) : 0;

      for (int m = 0; m < n; m++)
        {
          g_assert_true (can_be_made (layout, play, &moves[m]));
          seen[moves[m].kind]++;
        }
    }
  while (play_source_step (play));
}

void
scene_check_moves (const ChieuGame *game,
                   int             *seen)
{
  for (int h = 0; h < HANDS_OF_MOVES; h++)
    {
      PlaySource play = { .auto_person = TRUE };

      play_source_init_game (&play, game, game->min_seats + h % (game->max_seats - game->min_seats + 1), 500 + h, FALSE);
      check_moves_of_hand (&play, seen);
    }
}

/* Returns: whether the person is asked to put a card down */
static gboolean
is_to_put (const ChieuMatLayout *layout,
           PlaySource           *play)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n = play_source.is_asked (play) ? play_source.list_moves (play, CHIEU_MOVES_ALL, moves) : 0;

  for (int m = 0; m < n; m++)
    for (int b = 0; b < layout->n_buttons; b++)
      if (layout->buttons[b].kind == moves[m].kind && layout->buttons[b].make == CHIEU_MAKE_PUT)
        return TRUE;
  return FALSE;
}

void
scene_check_where_put_cards_lie (const ChieuGame *game)
{
  const ChieuMatLayout *layout = chieu_mat_layout_find (game);
  g_autofree ChieuScene *scene = g_new (ChieuScene, 1);
  const ChieuZoneScene *live = &scene->zones[layout->live_zone];
  int seen = 0;

  for (int h = 0; h < HANDS_OF_MOVES; h++)
    {
      PlaySource play = { .auto_person = TRUE };
      gboolean puts, goes_on;

      play_source_init_game (&play, game, game->min_seats + h % (game->max_seats - game->min_seats + 1), 700 + h, FALSE);
      do
        {
          ChieuHand before = { 0 }, after = { 0 };
          ChieuBox lit;

          scene_arrange (&play, &scene_sizes[1], &before, scene);
          puts = is_to_put (layout, &play);
          lit = live->box;
          goes_on = play_source_step (&play);
          scene_arrange (&play, &scene_sizes[1], &after, scene);
          if (!puts || live->n == 0 || after.n != before.n - 1)
            continue;
          g_assert_true (chieu_box_contains (&lit, live->cards[0].x, live->cards[0].y));
          seen++;
        }
      while (goes_on);
    }
  g_assert_cmpint (seen, >, HANDS_OF_MOVES);
}
