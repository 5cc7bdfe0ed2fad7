/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards in a given order: deal_deck() makes of a shuffled deck the hand that
 * deal() makes of the seed, and every card counts.
 */
#include <string.h>

#include "kit.h"

typedef struct
{
  const ChieuGame *game;
  int n;
  ChieuCard cards[CHIEU_DECK_CARDS_MAX];
  ChieuRules rules;
  ChieuCarry carry;
} Deck;

static void
deck_init (Deck            *self,
           const ChieuGame *game,
           int              seats,
           guint64          seed)
{
  ChieuRandom random;

  *self = (Deck) { .game = game, .n = game->deck->n_faces * game->deck->copies };
  g_assert_cmpint (self->n, <=, CHIEU_DECK_CARDS_MAX);
  for (int i = 0; i < self->n; i++)
    self->cards[i] = (ChieuCard) (i / game->deck->copies);
  chieu_random_init (&random, seed);
  chieu_random_shuffle (&random, self->cards, (size_t) self->n);
  chieu_rules_init (&self->rules, game);
  chieu_carry_init (&self->carry, seats, 50, seed % 2 == 0);
  self->carry.cai = (int8_t) (seed % (guint64) seats);
}

static void
check_seed (const ChieuGame *game,
            int              seats,
            guint64          seed)
{
  ChieuState from_seed, from_deck;
  Deck deck;

  deck_init (&deck, game, seats, seed);
  memset (&from_seed, 0xaa, sizeof from_seed);
  memset (&from_deck, 0x55, sizeof from_deck);
  game->deal (&from_seed, &deck.rules, &deck.carry, seed);
  game->deal_deck (&from_deck, &deck.rules, &deck.carry, deck.cards);
  g_assert_cmpstr (game->check_state (&from_deck), ==, NULL);
  g_assert_cmpmem (&from_deck, game->state_size, &from_seed, game->state_size);
}

/* Exchanges the first card and the one at @place. It makes no difference if they are equal, nor if @place is 1: the first two cards go to
 * one hand. Returns: whether it makes none */
static gboolean
check_exchange (const ChieuGame *game,
                int              seats,
                int              place)
{
  ChieuState before, after;
  ChieuCard first;
  Deck deck;

  deck_init (&deck, game, seats, 1);
  game->deal_deck (&before, &deck.rules, &deck.carry, deck.cards);
  first = deck.cards[0];
  deck.cards[0] = deck.cards[place];
  deck.cards[place] = first;
  game->deal_deck (&after, &deck.rules, &deck.carry, deck.cards);
  g_assert_cmpstr (game->check_state (&after), ==, NULL);
  if (deck.cards[0] == first || place == 1)
    g_assert_cmpmem (&after, game->state_size, &before, game->state_size);
  return memcmp (&after, &before, game->state_size) == 0;
}

/* Exchanges of equal cards and within a hand make no difference. They are fewer than half: equal cards are few, and no hand has half of all
 * cards. */
static void
check_exchanges (const ChieuGame *game,
                 int              seats)
{
  int n = game->deck->n_faces * game->deck->copies, same = 0;

  for (int place = 1; place < n; place++)
    same += check_exchange (game, seats, place);
  g_test_message ("%s, %d seats: of %d exchanges %d make no difference", game->id, seats, n - 1, same);
  g_assert_cmpint (same, >, 0);
  g_assert_cmpint (same, <, n / 2);
}

static void
test_deck (gconstpointer data)
{
  const ChieuGame *game = data;

  if (game->deal_deck == NULL)
    {
      g_test_skip ("there are no lessons of this game");
      return;
    }
  for (int seats = game->min_seats; seats <= game->max_seats; seats++)
    {
      for (guint64 seed = 1; seed <= 500; seed++)
        check_seed (game, seats, seed);
      check_exchanges (game, seats);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int i = 0; chieu_games[i] != NULL; i++)
    {
      g_autofree char *path = g_strdup_printf ("/%s/deck", chieu_games[i]->id);

      g_test_add_data_func (path, chieu_games[i], test_deck);
    }
  return g_test_run ();
}
