/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands dealt again from what one seat knows, where hardly anything is left to chance. Answers in TAP.
 */
#include "../../../rules/tap.h"
#include "scene.h"
#include "games/to-tom/rules/contract.h"

#define SEEDS 200

typedef struct
{
  const char *about;
  const char *scene;             /* scene_read() */
  int viewer;
} Row;

static const Row rows[] = {
  { "a khàn that is still to be laid lies where there is room for it",
    "opening; 0 2v 3v; 1 8v 9v / khan 2s / khan 3s / khan 4s / khan 5s / khan 6s / khan 7s;"
    "2 8v 9v / khan 8s / khan 9s / khan 1n / khan 2n / khan 3n / khan 4n;"
    "3 8v 9v / khan 5n / khan 6n / khan 7n / khan 8n / khan 9n / khan 1v; 4 2v 2v 2v 3v 4v", 0 },
};

/* Four cards of 4s and 5s are unseen, three of 2s and 3s, two of every other face: mostly a khàn takes what a thiên khai needs. */
#define SCARCE \
  "first 0; 0 1v 1v 2v 2v 3v 3v 4v 4v 5v 5v 6v 6v 7v 7v 8v 8v 9v 9v 1n 1n 2n 2n 3n 3n 4n 4n 5n 5n 6n 6n 7n 7n 8n 8n 9n 9n " \
  "1s 1s 2s 3s 6s 6s 7s 7s 8s 8s 9s 9s cc cc tt tt oc oc; 1 8v / khan 2s / khan 3s; 2 8v / khai 4s / khai 5s"

/* The third card of the bí lies face down, and seat 0 has all four of its face: a fifth one. */
#define TAKEN "turn 0; 0 7n 7n 7n 7n 1v; 1 8v / bi 7s 7v 7n"

/* Returns: whether each fan has as many cards as it should, and none of the nọc is hidden */
static bool
is_dealt (const State *s)
{
  for (int seat = 0; seat < s->seats; seat++)
    {
      int n = 0;

      for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
        n += s->seat[seat].hand[face];
      if (n != s->seat[seat].n_hand)
        return false;
    }
  for (int i = 0; i < s->noc_left; i++)
    if (s->noc[i] >= CHIEU_TO_TOM_FACES)
      return false;
  return true;
}

/* Returns: whether @s is dealt, and no face lies in the hands more often than there are cards of it */
static bool
is_whole (const State *s)
{
  int counts[CHIEU_TO_TOM_FACES] = { 0 };

  for (int seat = 0; seat < s->seats; seat++)
    {
      for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
        counts[face] += s->seat[seat].hand[face];
      for (int i = 0; i < s->seat[seat].n_phu; i++)
        for (int j = 0; j < s->seat[seat].phu[i].n; j++)
          counts[s->seat[seat].phu[i].cards[j]]++;
    }
  for (int face = 0; face < CHIEU_TO_TOM_FACES; face++)
    if (counts[face] > chieu_deck_to_tom.copies)
      return false;
  return is_dealt (s);
}

static bool
has_hidden (const State *s)
{
  for (int seat = 0; seat < s->seats; seat++)
    for (int i = 0; i < s->seat[seat].n_phu; i++)
      for (int j = 0; j < s->seat[seat].phu[i].n; j++)
        if (s->seat[seat].phu[i].cards[j] >= CHIEU_TO_TOM_FACES)
          return true;
  return false;
}

/* Checks redeals of what seat 0 sees of @whole: no card of a phu stays hidden, and every hand and the nọc are filled, even where chance
 * finds no deal that fits. */
static void
check_nothing_hidden (Tap         *tap,
                      const State *whole,
                      const char  *about)
{
  State view, other;
  int wrong = 0;

  chieu_to_tom.observe (whole, 0, &view);
  for (uint64_t seed = 0; seed < SEEDS; seed++)
    {
      ChieuRandom random;

      chieu_random_init (&random, seed);
      chieu_to_tom.redeal (&view, 0, &random, &other);
      wrong += !has_hidden (&view) || has_hidden (&other) || !is_dealt (&other);
    }
  tap_count (tap, wrong == 0, about, wrong);
}

static void
test_scarce (Tap *tap)
{
  State whole;

  scene_read (SCARCE, &whole);
  check_nothing_hidden (tap, &whole, "no card that lies face down stays hidden, and all other cards are dealt");
  /* No play leads there. It stands for a rare case: cards that are dealt first may use up the only one that completes a phu. */
  scene_read (TAKEN, &whole);
  whole.seat[1].phu[0].flags |= 1 << CHIEU_TO_TOM_PHU_REST_SHIFT;
  check_nothing_hidden (tap, &whole, "no card upon an eaten one stays hidden, though none that completes the phu is left");
}

/* ---- Cards that lie face down upon an eaten one ---- */

/* Everybody sees that seat 1 has 3v and 3s, so that a 3n or a 7n lies upon them, and seat 2 has 7v and 7s, which only a 7n completes. */
#define UPON "turn 0; 0 3n 3n 3n 7n 7n 7n 9v; 1 2n; 2 2n"

static ChieuCard
read_card (const char *text)
{
  return chieu_deck_parse (&chieu_deck_to_tom, text, 2);
}

/* Lays a bí whose third card lies face down upon the eaten one. */
static void
lay_upon (State      *s,
          int         seat,
          const char *text)
{
  ChieuCard cards[3];

  for (int i = 0; i < 3; i++)
    cards[i] = read_card (text + 3 * i);
  chieu_to_tom_lay_phu (&s->seat[seat], CHIEU_PHU_BI, 1 << CHIEU_TO_TOM_PHU_REST_SHIFT, cards, 3);
}

/* Counts the deals of what seat 0 knows of @whole in which @first does not lie upon seat 1's cards, or @second not upon seat 2's. */
static int
count_wrong_upon (const State *whole,
                  const char  *first,
                  const char  *second)
{
  State view, other;
  int wrong = 0;

  chieu_to_tom.observe (whole, 0, &view);
  for (uint64_t seed = 0; seed < SEEDS; seed++)
    {
      ChieuRandom random;

      chieu_random_init (&random, seed);
      chieu_to_tom.redeal (&view, 0, &random, &other);
      wrong += has_hidden (&other) || !is_whole (&other)
               || other.seat[1].phu[0].cards[2] != read_card (first)
               || other.seat[2].phu[0].cards[2] != read_card (second);
    }
  return wrong;
}

static void
test_upon (Tap *tap)
{
  State whole;
  int wrong;

  scene_read (UPON, &whole);
  lay_upon (&whole, 1, "3v 3s 3n");
  lay_upon (&whole, 2, "7v 7s 7n");
  wrong = count_wrong_upon (&whole, "3n", "7n");
  tap_count (tap, wrong == 0, "the last 7n lies upon an eaten card where nothing else can, not where a 3n can too", wrong);

  /* Seat 0 has two of each, so that two of each are left. */
  scene_read ("turn 0; 0 3n 3n 7n 7n 9v; 1 ; 2 2n", &whole);
  lay_upon (&whole, 1, "3v 3s 3n");
  lay_upon (&whole, 2, "7v 7s 7n");
  whole.seen[whole.n_seen++] = (ChieuToTomSeen) { .seat = 1, .card = read_card ("3n") };
  wrong = count_wrong_upon (&whole, "3n", "7n");
  tap_count (tap, wrong == 0, "a 3n that was seen with a seat whose hand has no room for it lies upon its eaten card", wrong);
}

int
main (void)
{
  Tap tap = { 0 };

  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
    {
      State whole, view, other;
      int wrong = 0;

      scene_read (rows[i].scene, &whole);
      chieu_to_tom.observe (&whole, rows[i].viewer, &view);
      for (uint64_t seed = 0; seed < SEEDS; seed++)
        {
          ChieuRandom random;

          chieu_random_init (&random, seed);
          chieu_to_tom.redeal (&view, rows[i].viewer, &random, &other);
          wrong += !is_whole (&other);
        }
      tap_count (&tap, wrong == 0, rows[i].about, wrong);
    }
  test_scarce (&tap);
  test_upon (&tap);
  return tap_end (&tap);
}
