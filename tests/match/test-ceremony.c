/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ceremony before a hand: whatever it says agrees with the hand that was dealt, which it does not change.
 */
#include <locale.h>
#include <string.h>

#include "games/chan/rules/chan.h"
#include "games/luc-ho/rules/luc-ho.h"
#include "games/mau-binh/rules/mau-binh.h"
#include "games/to-tom/rules/cho-cai.h"
#include "../folder.h"
#include "match/match-private.h"
#include "match/store/store.h"
#include "match/words/ceremony.h"

#define SEEDS 200

static const char *const names[CHIEU_SEATS_MAX] = { NULL, "Bich", "Cuc", "Dung", "Em" };

typedef struct
{
  const ChieuGame *game;
  ChieuRules rules;
  ChieuCarry carry;
  ChieuState state;
  ChieuResult last;
  ChieuCeremony ceremony;
} Hand;

/* Deals a hand and plans its ceremony. @first: whether it is the first hand of a match; if not, somebody has won the one before */
static void
deal_hand (Hand            *hand,
           const ChieuGame *game,
           int              seats,
           guint64          seed,
           gboolean         first)
{
  ChieuCeremonyFacts facts = { .rules = &hand->rules, .carry = &hand->carry, .seed = seed, .dealt = &hand->state, .winner_before = -1 };

  memset (hand, 0, sizeof *hand);
  hand->game = game;
  chieu_rules_init (&hand->rules, game);
  chieu_carry_init (&hand->carry, seats, -1, false);
  if (!first)
    {
      hand->carry.cai = (gint8) (seed % (guint) seats);
      hand->last = (ChieuResult) { .outcome = CHIEU_OUTCOME_WON, .winner = hand->carry.cai, .next = hand->carry };
      facts.last = &hand->last;
      facts.winner_before = (int) ((seed + 1) % (guint) seats);
    }
  game->deal (&hand->state, &hand->rules, &hand->carry, seed);
  g_assert_true (chieu_ceremony_plan (game, &facts, &hand->ceremony));
}

/* Returns: (transfer none) (nullable): the last rite of @kind */
static const ChieuRite *
find_rite (const ChieuCeremony *ceremony,
           ChieuRiteKind        kind)
{
  const ChieuRite *found = NULL;

  for (int i = 0; i < ceremony->n_rites; i++)
    if (ceremony->rites[i].kind == kind)
      found = &ceremony->rites[i];
  return found;
}

/* ---- Every game ---- */

static void
check_words (const ChieuCeremony *ceremony)
{
  for (int i = 0; i < ceremony->n_rites; i++)
    for (int duty = 0; duty < 2; duty++)
      {
        g_autofree char *text = chieu_ceremony_tell_rite (ceremony, i, duty, names);

        g_assert_nonnull (text);
        g_assert_true (g_str_has_suffix (text, ".") || g_str_has_suffix (text, "?"));
      }
}

static void
check_choices (const ChieuCeremony *ceremony)
{
  for (int i = 0; i < ceremony->n_rites; i++)
    {
      int n = chieu_ceremony_count_choices (ceremony, i), right = 0;

      for (int thing = 0; thing < n; thing++)
        right += chieu_ceremony_is_right (ceremony, i, thing);
      g_assert_true (right >= MIN (n, 1));
      g_assert_false (chieu_ceremony_is_right (ceremony, i, n));
      g_assert_false (chieu_ceremony_is_right (ceremony, i, -1));
    }
}

/* Each seat has one heap, and no two the same; every card of the deck lies in a heap or in the nọc. */
static void
check_heaps (const Hand *hand)
{
  const ChieuCeremony *ceremony = &hand->ceremony;
  guint taken = 0;

  for (int seat = 0; seat < ceremony->seats; seat++)
    {
      g_assert_cmpint (ceremony->seat_heap[seat], >=, 0);
      g_assert_cmpint (ceremony->seat_heap[seat], <, ceremony->n_heaps);
      g_assert_false (taken >> ceremony->seat_heap[seat] & 1);
      taken |= 1u << ceremony->seat_heap[seat];
    }
  g_assert_cmpint (ceremony->n_heaps * ceremony->heap_cards + ceremony->noc_cards, ==,
                   hand->game->deck->n_faces * hand->game->deck->copies);
  /* The seat to the right of the cái takes the heap to the right of the cái's. */
  g_assert_cmpint ((ceremony->seat_heap[ceremony->cai] + 1) % ceremony->n_heaps, ==,
                   ceremony->seat_heap[(ceremony->cai + 1) % ceremony->seats]);
}

static void
test_plans (void)
{
  for (int g = 0; chieu_games[g] != NULL; g++)
    for (int seats = chieu_games[g]->min_seats; seats <= chieu_games[g]->max_seats; seats++)
      for (guint64 seed = 0; seed < SEEDS; seed++)
        {
          Hand hand;

          deal_hand (&hand, chieu_games[g], seats, seed, seed % 4 == 0);
          g_assert_cmpint (hand.ceremony.n_rites, >, 0);
          check_words (&hand.ceremony);
          check_choices (&hand.ceremony);
          if (hand.ceremony.n_heaps > 0)
            check_heaps (&hand);
        }
}

/* ---- Tổ tôm ---- */

static void
test_to_tom (void)
{
  for (int seats = 4; seats <= 5; seats++)
    for (guint64 seed = 0; seed < SEEDS; seed++)
      {
        Hand hand;
        const ChieuToTomState *s = (const ChieuToTomState *) &hand.state;
        const ChieuRite *noc, *open, *count;
        int sum, heap = 0;

        deal_hand (&hand, &chieu_to_tom, seats, seed, FALSE);
        noc = find_rite (&hand.ceremony, CHIEU_RITE_OPEN_NOC);
        open = find_rite (&hand.ceremony, CHIEU_RITE_OPEN);
        count = find_rite (&hand.ceremony, CHIEU_RITE_COUNT);
        g_assert_cmpint (noc->card, ==, s->seen[0].card);
        g_assert_cmpint (open->card, ==, s->seen[1].card);
        g_assert_cmpint (hand.ceremony.cai, ==, s->cai);
        g_assert_cmpint (open->heap, ==, hand.ceremony.seat_heap[s->seen[1].seat]);
        /* Counted with a finger: the heap that touches the gap is one. */
        sum = chieu_cho_cai_number (noc->card) + chieu_cho_cai_number (open->card);
        while (--sum > 0)
          heap = (heap + 1) % seats;
        g_assert_cmpint (count->heap, ==, heap);
        g_assert_cmpint (hand.ceremony.seat_heap[s->cai], ==, heap);
        /* The winner of the hand before the last gives the cái, and the two beside the last winner deal. */
        g_assert_cmpint (noc->doers, ==, 1 << (seed + 1) % (guint) seats);
        g_assert_cmpint (__builtin_popcount (hand.ceremony.rites[0].doers), ==, 2);
        g_assert_false (hand.ceremony.rites[0].doers >> hand.last.winner & 1);
      }
}

/* ---- Chắn ---- */

static void
test_chan (void)
{
  for (int seats = 2; seats <= 4; seats++)
    for (guint64 seed = 0; seed < SEEDS; seed++)
      {
        Hand hand;
        const ChieuChanState *s = (const ChieuChanState *) &hand.state;
        const ChieuRite *count;
        int seat;

        deal_hand (&hand, &chieu_chan, seats, seed, FALSE);
        count = find_rite (&hand.ceremony, CHIEU_RITE_COUNT);
        g_assert_cmpint (find_rite (&hand.ceremony, CHIEU_RITE_OPEN_NOC)->card, ==, s->cai_card);
        g_assert_cmpint (find_rite (&hand.ceremony, CHIEU_RITE_NOC)->doers, ==, 1 << s->drawer);
        seat = s->drawer;
        for (int i = 1; i < count->n; i++)
          seat = (seat + 1) % seats;
        g_assert_cmpint (seat, ==, s->cai);
        g_assert_cmpint (count->seat, ==, s->cai);
        g_assert_cmpint (hand.ceremony.left_over, ==, 5);
        if (seats == 4)
          g_assert_false (hand.ceremony.rites[0].doers & (1 << s->drawer | 1 << (s->drawer + 2) % 4));
      }
}

/* ---- Lục hổ ---- */

static void
test_luc_ho (void)
{
  for (int seats = 3; seats <= 4; seats++)
    {
      int cards[CHIEU_SEATS_MAX] = { 0 };
      Hand hand;
      const ChieuLucHoState *s = (const ChieuLucHoState *) &hand.state;

      deal_hand (&hand, &chieu_luc_ho, seats, 3, FALSE);
      for (int i = 0; i < hand.ceremony.n_rites; i++)
        for (int seat = 0; seat < seats; seat++)
          if (hand.ceremony.rites[i].to >> seat & 1)
            cards[seat] += hand.ceremony.rites[i].n;
      for (int seat = 0; seat < seats; seat++)
        g_assert_cmpint (cards[seat], ==, s->seat[seat].n_hand);
    }
}

/* ---- In a match ---- */

/* Waits until the hand is over. */
static void
play_hand (ChieuMatch *match)
{
  while (chieu_match_get_final_state (match) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* Returns: (transfer full): a match of five bots; @store: (nullable): where it is saved */
static ChieuMatch *
new_match (ChieuStore *store,
           guint64     seed,
           ChieuHoi    hoi,
           int         limit)
{
  ChieuMatchOptions options = { .game = &chieu_to_tom, .seats = 5, .seed = seed, .person = -1, .way = CHIEU_WAY_THUONG,
                                .hoi = hoi, .hoi_limit = limit };
  g_autoptr (GError) error = NULL;
  ChieuMatch *match;

  chieu_rules_init (&options.rules, &chieu_to_tom);
  for (int seat = 0; seat < 5; seat++)
    options.level[seat] = "tap-su";
  match = chieu_match_new (&options, store, &error);
  g_assert_no_error (error);
  chieu_match_set_pace (match, CHIEU_PACE_NONE);
  return match;
}

/* There is a ceremony before each hand, and none once the hand has begun; asking for it changes nothing. */
static void
test_match (void)
{
  g_autoptr (ChieuMatch) match = new_match (NULL, 7, CHIEU_HOI_POINTS, 200), other = new_match (NULL, 7, CHIEU_HOI_POINTS, 200);
  ChieuCeremony ceremony;
  ChieuResult first, result, unasked;

  g_assert_true (chieu_match_get_ceremony (match, &ceremony));
  g_assert_cmpint (ceremony.rites[0].doers, ==, 0);
  chieu_match_start (match);
  chieu_match_start (other);
  play_hand (match);
  play_hand (other);
  g_assert_false (chieu_match_get_ceremony (match, &ceremony));
  g_assert_true (chieu_match_get_result (match, &first));
  chieu_match_pause (match);
  chieu_match_deal_next_hand (match);
  chieu_match_deal_next_hand (other);
  g_assert_true (chieu_match_get_ceremony (match, &ceremony));
  g_assert_cmpint (ceremony.rites[0].doers, ==, chieu_cho_cai_find_dealers (&first, chieu_match_get_carry (match)->points, 5));
  chieu_match_start (match);
  play_hand (match);
  play_hand (other);
  g_assert_true (chieu_match_get_result (match, &result) && chieu_match_get_result (other, &unasked));
  g_assert_cmpmem (&result, sizeof result, &unasked, sizeof unasked);
  chieu_match_pause (match);
  chieu_match_pause (other);
}

/* ---- Who deals: the five lines of the booklet, IV.9 ---- */

/* Plans the ceremony of a hand of five. @last: (nullable): the result of the hand before; NULL: the hand is the first of its hội. @points:
 * (nullable): of each seat, in this hội, or in the hội before if the hand is the first. Returns: bit s: seat s deals */
static guint
find_dealers (const ChieuResult *last,
              const gint32      *points)
{
  ChieuCarry carry;
  ChieuRules rules;
  ChieuState state;
  ChieuCeremony ceremony;
  ChieuCeremonyFacts facts = { .rules = &rules, .carry = &carry, .seed = 11, .dealt = &state, .last = last, .winner_before = -1 };

  chieu_rules_init (&rules, &chieu_to_tom);
  chieu_carry_init (&carry, 5, -1, false);
  if (last != NULL)
    memcpy (carry.points, points, 5 * sizeof *points);
  else
    facts.last_hoi = points;
  chieu_to_tom.deal (&state, &rules, &carry, facts.seed);
  g_assert_true (chieu_ceremony_plan (&chieu_to_tom, &facts, &ceremony));
  g_assert_cmpint (ceremony.rites[0].kind, ==, CHIEU_RITE_HEAPS);
  return ceremony.rites[0].doers;
}

#define SEAT(s) (1u << (s))

static void
test_dealers (void)
{
  ChieuResult won = { .outcome = CHIEU_OUTCOME_WON, .winner = 0 };
  ChieuResult owing = { .outcome = CHIEU_OUTCOME_CHEO_DO, .winner = 3 };
  ChieuResult drawn = { .outcome = CHIEU_OUTCOME_DRAWN, .winner = -1, .next = { .cai = 4 } };

  /* Hai người ít điểm nhất trong hội: where both neighbours of the winner are the two highest. */
  g_assert_cmphex (find_dealers (&won, (const gint32[]) { 4, 12, 3, 2, 16 }), ==, SEAT (2) | SEAT (3));
  /* Người bị chèo đò. */
  g_assert_cmphex (find_dealers (&owing, (const gint32[]) { 4, 12, 3, 2, 16 }), ==, SEAT (3));
  /* Hai người 2 bên người mới ù. */
  g_assert_cmphex (find_dealers (&won, (const gint32[]) { 8, 0, 6, 4, 0 }), ==, SEAT (1) | SEAT (4));
  /* … trừ 2 người cao điểm nhất trong hội. */
  g_assert_cmphex (find_dealers (&won, (const gint32[]) { 8, 12, 0, 4, 2 }), ==, SEAT (4) | SEAT (2));
  /* Hai người cao điểm nhất hội trước, chia ván đầu hội sau. */
  g_assert_cmphex (find_dealers (NULL, (const gint32[]) { 4, 20, 0, 12, 8 }), ==, SEAT (1) | SEAT (3));
  g_assert_cmphex (find_dealers (NULL, NULL), ==, 0);
  /* Người được kê và người dưới kê. */
  g_assert_cmphex (find_dealers (&drawn, (const gint32[]) { 4, 12, 3, 2, 16 }), ==, SEAT (4) | SEAT (0));
}

/* ---- In a store ---- */

static ChieuMatch *
new_stored_match (ChieuStore *store,
                  guint64     seed,
                  int         hands)
{
  return new_match (store, seed, CHIEU_HOI_HANDS, hands);
}

/* Waits until the store has done and answered all that was asked of it. */
static void
let_match_settle (ChieuMatch *match)
{
  while (chieu_match_is_pending (match))
    g_main_context_iteration (NULL, TRUE);
}

/* Plays @n hands of @match (transfer full), and lets go of it. @points: (out): the points of each seat then */
static void
play_hands (ChieuMatch *match,
            int         n,
            gint32      points[CHIEU_SEATS_MAX])
{
  chieu_match_start (match);
  for (int i = 0; i < n; i++)
    {
      if (i > 0)
        chieu_match_deal_next_hand (match);
      let_match_settle (match);
      play_hand (match);
      let_match_settle (match);
    }
  memcpy (points, chieu_match_get_carry (match)->points, sizeof (gint32) * CHIEU_SEATS_MAX);
  chieu_match_pause (match);
  g_object_unref (match);
}

/* Returns: (transfer full): the match of @store that was played last */
static ChieuMatch *
resume_match (ChieuStore *store)
{
  g_autoptr (GError) error = NULL;
  ChieuMatch *match = chieu_match_resume (store, &error);

  g_assert_no_error (error);
  g_assert_nonnull (match);
  return match;
}

/* The store knows the hội before, and a match that is resumed has the same ceremony before its hand as when it was left. */
static void
test_store (void)
{
  g_autofree char *folder = g_dir_make_tmp ("chieu-ceremony-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "matches.db", NULL);
  g_autoptr (GError) error = NULL;
  ChieuStore *store = chieu_store_open (path, &error);
  ChieuMatch *match;
  ChieuCeremony plan, again;
  gint32 points[CHIEU_SEATS_MAX], later[CHIEU_SEATS_MAX];

  g_assert_no_error (error);
  play_hands (new_stored_match (store, 7, 3), 3, points);
  g_assert_cmphex (chieu_cho_cai_find_dealers (NULL, points, 5), !=, 0);

  /* The first hand of the next hội: as it is begun, and resumed. */
  match = new_stored_match (store, 8, 3);
  let_match_settle (match);
  g_assert_true (chieu_match_get_ceremony (match, &plan));
  g_assert_cmphex (plan.rites[0].doers, ==, chieu_cho_cai_find_dealers (NULL, points, 5));
  g_object_unref (match);
  match = resume_match (store);
  g_assert_true (chieu_match_get_ceremony (match, &again));
  g_assert_cmpmem (&again, sizeof again, &plan, sizeof plan);

  /* Its third hand: the same seats deal and give the cái when it is resumed. */
  chieu_match_set_pace (match, CHIEU_PACE_NONE);
  for (int i = 0; i < 2; i++)
    {
      chieu_match_start (match);
      let_match_settle (match);
      play_hand (match);
      let_match_settle (match);
      chieu_match_pause (match);
      chieu_match_deal_next_hand (match);
      let_match_settle (match);
    }
  g_assert_cmpuint (chieu_match_get_hand_number (match), ==, 2);
  g_assert_true (chieu_match_get_ceremony (match, &plan));
  g_assert_cmphex (plan.rites[0].doers, !=, 0);
  g_object_unref (match);
  match = resume_match (store);
  g_assert_cmpuint (chieu_match_get_hand_number (match), ==, 2);
  g_assert_true (chieu_match_get_ceremony (match, &again));
  g_assert_cmpmem (&again, sizeof again, &plan, sizeof plan);
  g_object_unref (match);

  /* The dealers follow from the hội that was finished last, not from any older one. */
  play_hands (new_stored_match (store, 9, 1), 1, later);
  match = new_stored_match (store, 10, 1);
  let_match_settle (match);
  g_assert_true (chieu_match_get_ceremony (match, &plan));
  g_assert_cmphex (plan.rites[0].doers, ==, chieu_cho_cai_find_dealers (NULL, later, 5));
  g_object_unref (match);
  chieu_store_unref (store);
  chieu_test_remove_folder (folder);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_CTYPE, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ceremony/plans", test_plans);
  g_test_add_func ("/ceremony/to-tom", test_to_tom);
  g_test_add_func ("/ceremony/chan", test_chan);
  g_test_add_func ("/ceremony/luc-ho", test_luc_ho);
  g_test_add_func ("/ceremony/match", test_match);
  g_test_add_func ("/ceremony/dealers", test_dealers);
  g_test_add_func ("/ceremony/store", test_store);
  return g_test_run ();
}
