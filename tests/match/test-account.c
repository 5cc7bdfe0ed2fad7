/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The account of finished hands: bots play them, and what the account says is held against the result.
 */
#include "bots/bot.h"
#include "match/words/account.h"
#include "games/chan/match/words.h"
#include "games/chan/rules/chan.h"
#include "games/luc-ho/rules/luc-ho.h"
#include "games/mau-binh/rules/mau-binh.h"
#include "games/to-tom/rules/to-tom.h"

#include <string.h>

#define HANDS 60

static const char *const names[CHIEU_SEATS_MAX] = { NULL, "An", "Bình", "Chi", "Dũng" };

/* Chooses a move of all that hands could do, faults among them, by @chance. */
static void
choose_any (const ChieuGame  *game,
            const ChieuState *view,
            int               seat,
            guint32           chance,
            ChieuMove        *move)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  int n = game->moves (view, seat, CHIEU_MOVES_ALL, moves);

  *move = moves[chance % n];
}

/* Plays a hand between bots, of which seat @careless does whatever hands could do; −1: none is careless. */
static void
play_hand (const ChieuGame  *game,
           ChieuState       *state,
           const ChieuRules *rules,
           const ChieuCarry *carry,
           guint64           seed,
           int               careless)
{
  int seats = carry->seats;
  g_autoptr (GRand) chance = g_rand_new_with_seed (seed);

  game->deal (state, rules, carry, seed);
  for (guint round = 0; game->to_answer (state) != 0; round++)
    for (int seat = 0; seat < seats; seat++)
      if (game->to_answer (state) >> seat & 1)
        {
          ChieuBotBudget budget = { .seed = seed + round };
          ChieuState view;
          ChieuMove move;

          game->observe (state, seat, &view);
          if (seat == careless)
            choose_any (game, &view, seat, g_rand_int (chance), &move);
          else
            g_assert_true (chieu_bot_choose (chieu_bot_level_find ("vua"), game, &view, seat, &budget, &move, NULL));
          game->apply (state, seat, &move, NULL);
        }
}

/* Each phu that the account shows has cards and a caption, and where somebody won they are the whole hand. */
static void
check_phu (const ChieuAccount *account,
           const ChieuResult  *result,
           int                 seats)
{
  int cards = 0, lung = 0;

  for (guint i = 0; i < account->phu->len; i++)
    {
      const ChieuShownPhu *phu = g_ptr_array_index (account->phu, i);

      g_assert_cmpint (phu->n, >, 0);
      g_assert_cmpstr (phu->caption, !=, "");
      cards += phu->n;
      lung += phu->lung;
    }
  if (result->outcome == CHIEU_OUTCOME_WON)
    {
      /* The hand and the card it is won with; a cái that wins at once (thiên ù) holds as many. Of the phu as many are lưng as a win
       * needs. */
      g_assert_cmpint (cards, ==, seats == 5 ? 21 : 25);
      g_assert_cmpint (lung, >=, seats == 5 ? 1 : 2);
    }
}

static void
check_points (const ChieuAccount *account,
              const ChieuResult  *result)
{
  int sum = 0;

  g_assert_cmpuint (account->cuoc->len, ==, result->n_cuoc);
  for (guint i = 0; i < account->cuoc->len; i++)
    {
      const ChieuAccountCuoc *cuoc = &g_array_index (account->cuoc, ChieuAccountCuoc, i);

      g_assert_cmpstr (cuoc->name, !=, "");
      g_assert_cmpstr (cuoc->rule, !=, "");
      g_assert_cmpint (cuoc->points, >, 0);
      sum += cuoc->points;
    }
  if (result->n_cuoc > 0)
    {
      g_assert_cmpint (sum, ==, result->worth);
      g_assert_nonnull (account->call);
    }
  /* One cước alone needs no sum; thông stands on a suông that is not named. */
  g_assert_cmpint (account->sum != NULL, ==,
                   result->n_cuoc > 1 || (result->n_cuoc == 1 && result->cuoc[0] == CHIEU_CUOC_THONG));
}

/* The numbers left of “=” add up to the one right of it. */
static void
check_sum_text (const ChieuAccount *account,
                const ChieuResult  *result)
{
  g_auto (GStrv) sides = NULL;
  g_auto (GStrv) parts = NULL;
  int sum = 0;

  if (account->sum == NULL)
    return;
  sides = g_strsplit (account->sum, " = ", 2);
  parts = g_strsplit (sides[0], " + ", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    sum += atoi (parts[i]);
  g_assert_cmpint (sum, ==, result->worth);
  g_assert_cmpint (atoi (sides[1]), ==, result->worth);
}

/* If @line says how far down in the nọc a card lay for which a player waited, it names that card and none above it. @left: the cards that
 * are left of @noc, whose last one lies on top. Returns: whether @line says so */
static gboolean
check_nearest (const char      *line,
               const ChieuCard *noc,
               int              left)
{
  const char *far = strstr (line, "nearest one lay ");
  int down = far != NULL ? atoi (far + strlen ("nearest one lay ")) : strstr (line, "very next") != NULL ? 1 : 0;
  const ChieuWords *words = chieu_words_for_game (&chieu_to_tom);

  if (down == 0)
    return FALSE;
  for (int i = 1; i <= down; i++)
    g_assert_true ((strstr (line, chieu_words_card (words, noc[left - i])) != NULL) == (i == down));
  return TRUE;
}

/* The person's own points come first; a player who won waited for nothing. Returns: how many lines say how far down a card lay */
static int
check_about (const ChieuAccount    *account,
             const ChieuToTomState *state,
             const ChieuResult     *result)
{
  g_autofree char *points = chieu_words_signed (result->points[0]);
  int waits = 0;

  g_assert_cmpuint (account->about->len, >=, 1);
  g_assert_nonnull (strstr (account->about->pdata[0], points));
  g_assert_cmpuint (account->about->len, <=, result->winner == 0 ? 1u : result->winner > 0 ? 2u : 6u);
  for (guint i = 1; i < account->about->len; i++)
    {
      gboolean own = g_str_has_prefix (account->about->pdata[i], "You were waiting for ")
                     || g_str_has_prefix (account->about->pdata[i], "You called Ù too, ");

      g_assert_true (own ? i == 1 : result->winner < 0);
      waits += check_nearest (account->about->pdata[i], state->noc, state->noc_left);
    }
  return waits;
}

static void
test_hands (gconstpointer data)
{
  int seats = GPOINTER_TO_INT (data);
  int wins = 0, sums = 0, waits = 0;
  ChieuCarry carry;

  /* Without a pot the hands go on, one winner being the next hand's cái. */
  chieu_carry_init (&carry, seats, -1, false);
  for (guint64 seed = 1; seed <= HANDS; seed++)
    {
      g_autoptr (ChieuAccount) account = NULL;
      ChieuRules rules;
      ChieuResult result;
      ChieuState state;

      chieu_rules_init (&rules, &chieu_to_tom);
      play_hand (&chieu_to_tom, &state, &rules, &carry, seed, -1);
      chieu_to_tom.result (&state, &result);
      account = chieu_account_new (&chieu_to_tom, &rules, &state, names);
      g_assert_cmpstr (account->title, !=, "");
      g_assert_cmpuint (account->remarks->len, ==, result.n_faults);
      check_phu (account, &result, seats);
      check_points (account, &result);
      check_sum_text (account, &result);
      waits += check_about (account, (const ChieuToTomState *) &state, &result);
      if (result.outcome == CHIEU_OUTCOME_DRAWN)
        g_assert_cmpuint (account->phu->len, ==, 0);
      wins += result.outcome == CHIEU_OUTCOME_WON;
      sums += account->sum != NULL;
      carry = result.next;
    }
  /* Otherwise some checks would not have had anything to check. */
  g_assert_cmpint (wins, >, 0);
  g_assert_cmpint (waits, >, 0);
  /* With four seats there is no thông, and two cước at once are rare. */
  if (seats == 5)
    g_assert_cmpint (sums, >, 0);
}

/* Each fault of the result has a remark; and where ù was called falsely the cards are shown. */
static void
test_faults (void)
{
  int faulty = 0, false_calls = 0;

  for (guint64 seed = 1; seed <= HANDS; seed++)
    {
      g_autoptr (ChieuAccount) account = NULL;
      ChieuCarry carry;
      ChieuRules rules;
      ChieuResult result;
      ChieuState state;

      chieu_rules_init (&rules, &chieu_to_tom);
      chieu_carry_init (&carry, 5, 50, true);
      play_hand (&chieu_to_tom, &state, &rules, &carry, seed, 0);
      chieu_to_tom.result (&state, &result);
      account = chieu_account_new (&chieu_to_tom, &rules, &state, names);
      g_assert_cmpuint (account->remarks->len, ==, result.n_faults);
      if (result.n_faults == 0)
        continue;
      faulty++;
      for (guint i = 0; i < account->remarks->len; i++)
        g_assert_cmpstr (g_ptr_array_index (account->remarks, i), !=, "");
      if (result.outcome != CHIEU_OUTCOME_FALSE)
        continue;
      false_calls++;
      g_assert_cmpuint (account->phu->len, >, 0);
    }
  g_assert_cmpint (faulty, >, 0);
  g_assert_cmpint (false_calls, >, 0);
}

/* ---- The winning card ---- */

/* Who won on a card, where it came from, and what the account says of it. */
static const struct
{
  int winner, from;
  int source;                    /* ChieuEatingSource */
  gboolean dealt;                /* there was no card: the hand won as it was dealt */
  const char *says;
} came[] = {
  { 2, 1, CHIEU_EATING_FROM_DISCARD, FALSE, "Bình called Ù on 8 Sách, which An discarded." },
  { 2, 0, CHIEU_EATING_FROM_DISCARD, FALSE, "Bình called Ù on 8 Sách, which you discarded." },
  { 0, 4, CHIEU_EATING_FROM_DISCARD, FALSE, "You called Ù on 8 Sách, which Dũng discarded." },
  { 2, 1, CHIEU_EATING_FROM_RETURN, FALSE, "Bình called Ù on 8 Sách, which An returned (trả cửa)." },
  { 2, 0, CHIEU_EATING_FROM_RETURN, FALSE, "Bình called Ù on 8 Sách, which you returned (trả cửa)." },
  { 0, 1, CHIEU_EATING_FROM_RETURN, FALSE, "You called Ù on 8 Sách, which An returned (trả cửa)." },
  { 2, 1, CHIEU_EATING_FROM_NOC, FALSE, "Bình called Ù on 8 Sách, which An drew." },
  { 2, 0, CHIEU_EATING_FROM_NOC, FALSE, "Bình called Ù on 8 Sách, which you drew." },
  { 0, 1, CHIEU_EATING_FROM_NOC, FALSE, "You called Ù on 8 Sách, which An drew." },
  { 2, 2, CHIEU_EATING_FROM_NOC, FALSE, "Bình drew 8 Sách and called Ù on it." },
  { 0, 0, CHIEU_EATING_FROM_NOC, FALSE, "You drew 8 Sách and called Ù on it." },
  { 2, 1, CHIEU_EATING_FROM_SHOWN, FALSE, "Bình called Ù on 8 Sách, from the thiên khai of An." },
  { 2, 0, CHIEU_EATING_FROM_SHOWN, FALSE, "Bình called Ù on 8 Sách, from your thiên khai." },
  { 0, 1, CHIEU_EATING_FROM_SHOWN, FALSE, "You called Ù on 8 Sách, from the thiên khai of An." },
  { 2, 0, CHIEU_EATING_FROM_NOC, TRUE, "Bình called Ù on the cards as they were dealt." },
  { 0, 0, CHIEU_EATING_FROM_NOC, TRUE, "You called Ù on the cards as they were dealt." },
  { -1, 0, CHIEU_EATING_FROM_NOC, TRUE, NULL },
};

static void
test_card (void)
{
  ChieuCarry carry;
  ChieuRules rules;

  chieu_rules_init (&rules, &chieu_to_tom);
  chieu_carry_init (&carry, 5, -1, false);
  for (gsize i = 0; i < G_N_ELEMENTS (came); i++)
    {
      g_autofree char *said = NULL;
      ChieuState state;
      ChieuEatingTable *table = (ChieuEatingTable *) &state;

      chieu_to_tom.deal (&state, &rules, &carry, 1);
      table->phase = CHIEU_EATING_OVER;
      table->outcome = came[i].winner < 0 ? CHIEU_OUTCOME_DRAWN : CHIEU_OUTCOME_WON;
      table->winner = (gint8) came[i].winner;
      table->win = came[i].dealt ? CHIEU_CARD_NONE : chieu_deck_parse (&chieu_deck_to_tom, "8s", 2);
      table->source = (guint8) came[i].source;
      table->from = (guint8) came[i].from;
      said = chieu_account_describe_card (&chieu_to_tom, &state, names);
      g_assert_cmpstr (said, ==, came[i].says);
    }
}

/* In a game in which no card is eaten there is nothing to say. */
static void
test_no_card (void)
{
  g_autofree char *said = NULL;
  ChieuCarry carry;
  ChieuRules rules;
  ChieuState state;

  chieu_rules_init (&rules, &chieu_mau_binh);
  chieu_carry_init (&carry, 4, -1, false);
  chieu_mau_binh.deal (&state, &rules, &carry, 1);
  said = chieu_account_describe_card (&chieu_mau_binh, &state, names);
  g_assert_null (said);
}

/* The cards that are left to draw are listed with the next one first. */
static void
test_undrawn (void)
{
  ChieuCard cards[CHIEU_DECK_CARDS_MAX];
  ChieuCarry carry;
  ChieuRules rules;
  ChieuState state;
  const ChieuToTomState *s = (const ChieuToTomState *) &state;

  chieu_rules_init (&rules, &chieu_to_tom);
  chieu_carry_init (&carry, 5, -1, false);
  chieu_to_tom.deal (&state, &rules, &carry, 1);
  g_assert_cmpint (chieu_account_list_undrawn (&chieu_to_tom, &state, cards), ==, 19);
  g_assert_cmpint (cards[0], ==, s->noc[s->noc_left - 1]);
  g_assert_cmpint (cards[18], ==, s->noc[0]);
}

/* ---- Chắn ---- */

/* Gives @seat a hand of Chắn that waits for 6 Vạn. */
static void
give_waiting_hand (ChieuChanState *state,
                   int             seat)
{
  static const char cards[] = "2v 2v 3n 3n 5v 5v 7n 7n 8n 8n 4v 4s 5s 5n 8v 8s 9v 9s 6v";
  g_auto (GStrv) names_of_cards = g_strsplit (cards, " ", -1);
  ChieuChanSeat *self = &state->seat[seat];

  memset (self, 0, sizeof *self);
  for (int i = 0; names_of_cards[i] != NULL; i++)
    self->hand[chieu_deck_parse (chieu_chan.deck, names_of_cards[i], strlen (names_of_cards[i]))]++;
  self->n_hand = (guint8) g_strv_length (names_of_cards);
  self->gate_passed = 1;
}

/* Has An draw 6 Vạn, on which An and the person call ù, and plays on to the end. */
static void
call_together (ChieuState *state)
{
  const ChieuMove u = { .kind = CHIEU_CHAN_U, .face = CHIEU_CARD_NONE };
  ChieuChanState *s = (ChieuChanState *) state;
  g_autofree ChieuMove *moves = g_new0 (ChieuMove, CHIEU_MOVES_MAX);
  ChieuCarry carry;
  ChieuRules rules;
  unsigned asked;

  chieu_rules_init (&rules, &chieu_chan);
  chieu_carry_init (&carry, 4, -1, false);
  carry.cai = 3;
  chieu_chan.deal (state, &rules, &carry, 1);
  give_waiting_hand (s, 0);
  give_waiting_hand (s, 1);
  s->first_turn = 0;
  s->drawn = 1;
  chieu_eating_put_card (&s->table, chieu_deck_parse (chieu_chan.deck, "6v", 2), 1, CHIEU_EATING_FROM_NOC, 1);
  chieu_eating_ask (&s->table, 1u << 0 | 1u << 1);
  s->can_u = 1u << 0 | 1u << 1;
  g_assert_cmpint (chieu_chan.apply (state, 0, &u, NULL), ==, CHIEU_REASON_NONE);
  g_assert_cmpint (chieu_chan.apply (state, 1, &u, NULL), ==, CHIEU_REASON_NONE);
  while ((asked = chieu_chan.to_answer (state)) != 0)
    {
      int seat = g_bit_nth_lsf (asked, -1);

      g_assert_cmpint (chieu_chan.moves (state, seat, CHIEU_MOVES_CLEAN, moves), >, 0);
      chieu_chan.apply (state, seat, &moves[0], NULL);
    }
}

/* Who called ù, and sits farther from the card than another who did, reads that, and not what they waited for. */
static void
test_outranked (void)
{
  g_autoptr (ChieuAccount) account = NULL;
  ChieuState state;
  ChieuRules rules;
  ChieuResult result;

  chieu_rules_init (&rules, &chieu_chan);
  call_together (&state);
  chieu_chan.result (&state, &result);
  g_assert_cmpint (result.winner, ==, 1);
  account = chieu_account_new (&chieu_chan, &rules, &state, names);
  g_assert_cmpstr (account->came, ==, "An drew 6 Vạn and called Ù on it.");
  g_assert_cmpuint (account->about->len, ==, 2);
  g_assert_cmpstr (account->about->pdata[1], ==, "You called Ù too, but An sits nearer to the card, counted to the right, and goes first.");
  g_assert_nonnull (strstr (account->told, account->came));
  g_assert_nonnull (strstr (account->told, account->about->pdata[1]));
}

/* All twenty cards of the player who ended the hand are shown; a winner has six chắn at least, which are marked, as chíu are. */
static void
check_sets (const ChieuAccount *account,
            const ChieuResult  *result)
{
  int cards = 0, chan = 0;

  for (guint i = 0; i < account->phu->len; i++)
    {
      const ChieuShownPhu *phu = account->phu->pdata[i];

      cards += phu->n;
      chan += phu->lung ? phu->n / 2 : 0;
    }
  g_assert_cmpint (cards, ==, result->winner >= 0 ? 20 : 0);
  if (result->outcome == CHIEU_OUTCOME_WON)
    g_assert_cmpint (chan, >=, 6);
}

/* A win has all its cước, which come to no more than its worth, and a sum that is right; who pays is told exactly if any points changed
 * hands. */
static void
check_payment (const ChieuAccount *account,
               const ChieuResult  *result)
{
  gboolean moved = FALSE;
  int sum = 0;

  for (guint i = 0; i < account->cuoc->len; i++)
    sum += g_array_index (account->cuoc, ChieuAccountCuoc, i).points;
  if (result->outcome == CHIEU_OUTCOME_WON)
    {
      g_assert_cmpuint (account->cuoc->len, ==, result->n_cuoc);
      g_assert_cmpint (sum, <=, result->worth);
      check_sum_text (account, result);
    }
  for (int seat = 0; seat < 4; seat++)
    moved |= result->points[seat] != 0;
  g_assert_cmpint (account->paid != NULL, ==, moved);
}

/* The text says how many gà the sum includes, as they are no cước with a line of its own. Returns: whether there are any */
static gboolean
check_ga (const ChieuAccount   *account,
          const ChieuChanState *state,
          const ChieuResult    *result)
{
  int n = chieu_chan_count_ga (state, result->cuoc, result->n_cuoc);
  g_autofree char *told = g_strdup_printf (n == 1 ? "%d gà of 5 points is included." : "%d gà of 5 points each are included.", n);

  g_assert_cmpint (strstr (account->paid, told) != NULL, ==, n > 0);
  g_assert_cmpint (strstr (account->paid, "gà") != NULL, ==, n > 0);
  return n > 0;
}

static void
test_chan (gconstpointer data)
{
  gboolean careless = GPOINTER_TO_INT (data);
  int outcomes[CHIEU_OUTCOME_FALSE + 1] = { 0 }, sums = 0, ga = 0;
  ChieuCarry carry;

  chieu_carry_init (&carry, 4, -1, careless);
  for (guint64 seed = 1; seed <= 5 * HANDS; seed++)
    {
      g_autoptr (ChieuAccount) account = NULL;
      ChieuRules rules;
      ChieuResult result;
      ChieuState state;

      chieu_rules_init (&rules, &chieu_chan);
      rules.value[CHIEU_CHAN_GA] = (int16_t) (seed % 3);
      play_hand (&chieu_chan, &state, &rules, &carry, seed, careless ? (int) (seed % 4) : -1);
      chieu_chan.result (&state, &result);
      account = chieu_account_new (&chieu_chan, &rules, &state, names);
      g_assert_cmpuint (account->remarks->len, ==, result.n_faults);
      check_sets (account, &result);
      check_payment (account, &result);
      if (result.outcome == CHIEU_OUTCOME_WON)
        ga += check_ga (account, (ChieuChanState *) &state, &result);
      outcomes[result.outcome]++;
      sums += account->sum != NULL;
      carry = result.next;
    }
  g_assert_cmpint (outcomes[careless ? CHIEU_OUTCOME_FALSE : CHIEU_OUTCOME_WON], >, 0);
  g_assert_cmpint (careless || sums > 0, ==, TRUE);
  g_assert_cmpint (careless || ga > 0, ==, TRUE);
}

/* Has seats 1 and 2 call ù on the first card that may be claimed, which all others leave. Returns: whether both could, and neither had a
 * winning hand */
static gboolean
call_falsely (ChieuState *state)
{
  static ChieuMove moves[CHIEU_MOVES_MAX];
  const ChieuChanState *s = (const ChieuChanState *) state;
  unsigned asked;

  while (s->false_u == 0 && (asked = chieu_chan.to_answer (state)) != 0)
    {
      int seat = g_bit_nth_lsf (asked, -1), n = chieu_chan.moves (state, seat, CHIEU_MOVES_ALL, moves), chosen = 0;

      for (int i = 0; i < n && s->phase == CHIEU_EATING_CLAIM; i++)
        if ((seat == 1 || seat == 2) ? moves[i].kind == CHIEU_CHAN_U : chieu_chan.is_pass (&moves[i]))
          chosen = i;
      chieu_chan.apply (state, seat, &moves[chosen], NULL);
    }
  return s->false_u == (1u << 1 | 1u << 2) && s->outcome == CHIEU_OUTCOME_FALSE;
}

/* Where two called falsely the text says of both what each pays each of the others, the other one who called falsely among them. */
static void
test_two_false (void)
{
  int found = 0;

  for (guint64 seed = 1; seed <= HANDS; seed++)
    {
      g_autoptr (ChieuAccount) account = NULL;
      ChieuCarry carry;
      ChieuRules rules;
      ChieuState state;

      chieu_rules_init (&rules, &chieu_chan);
      chieu_carry_init (&carry, 4, -1, true);
      chieu_chan.deal (&state, &rules, &carry, seed);
      if (!call_falsely (&state))
        continue;
      found++;
      account = chieu_account_new (&chieu_chan, &rules, &state, names);
      g_assert_cmpstr (account->title, ==, "2 players called ù without a winning hand (ù láo), and each of them pays the others.");
      g_assert_cmpstr (account->paid, ==, "An pays each of the others 12 points. Bình pays each of the others 12 points.");
    }
  g_assert_cmpint (found, >, 0);
}

/* Where a hand without chắn is laid down, the account says what won. */
static void
test_laid_down (void)
{
  int seen = 0;

  for (guint64 seed = 1; seen < 2; seed++)
    {
      const ChieuMove lay = { .kind = CHIEU_CHAN_HA, .face = CHIEU_CARD_NONE };
      ChieuState state;
      ChieuResult result;
      ChieuRules rules;
      ChieuCarry carry;
      g_autoptr (ChieuAccount) account = NULL;

      chieu_rules_init (&rules, &chieu_chan);
      rules.value[CHIEU_CHAN_KHONG_CHAN] = CHIEU_CHAN_KHONG_CHAN_THAP_THANH;
      chieu_carry_init (&carry, 4, -1, FALSE);
      chieu_chan.deal (&state, &rules, &carry, seed);
      if (((ChieuChanState *) &state)->phase != CHIEU_EATING_OPENING)
        continue;
      chieu_chan.apply (&state, g_bit_nth_lsf (chieu_chan.to_answer (&state), -1), &lay, NULL);
      chieu_chan.result (&state, &result);
      account = chieu_account_new (&chieu_chan, &rules, &state, names);
      g_assert_nonnull (strstr (account->paid, " dealt no chắn and laid the hand down as ù xuông. Each of the others pays 2 points."));
      g_assert_true (g_str_has_prefix (account->paid, names[result.winner] != NULL ? names[result.winner] : "You were"));
      seen++;
    }
}

/* ---- Mậu binh ---- */

/* Where somebody won all their cards are shown, and the text says who pays. */
static void
test_mau_binh (void)
{
  ChieuCarry carry;
  int rows = 0;

  chieu_carry_init (&carry, 4, -1, FALSE);
  for (guint64 seed = 1; seed <= HANDS; seed++)
    {
      g_autoptr (ChieuAccount) account = NULL;
      ChieuRules rules;
      ChieuResult result;
      ChieuState state;
      int sum = 0;

      chieu_rules_init (&rules, &chieu_mau_binh);
      play_hand (&chieu_mau_binh, &state, &rules, &carry, seed, (int) (seed % 4));
      chieu_mau_binh.result (&state, &result);
      account = chieu_account_new (&chieu_mau_binh, &rules, &state, names);
      g_assert_cmpuint (account->remarks->len, ==, result.n_faults);
      g_assert_true ((account->paid != NULL) == (result.winner >= 0) && (account->sum == NULL || result.n_cuoc > 0));
      g_assert_true (account->paid_in_pairs);
      g_assert_true (!account->title_has_call || strstr (account->title, account->call) != NULL);
      for (guint i = 0; i < account->phu->len; i++)
        sum += ((ChieuShownPhu *) account->phu->pdata[i])->n;
      g_assert_true (result.winner < 0 || sum == CHIEU_MAU_BINH_HAND);
      rows += account->phu->len == CHIEU_MAU_BINH_ROWS;
      carry = result.next;
    }
  g_assert_cmpint (rows, >, 0);
}

/* ---- Lục hổ ---- */

/* The parts come to what each of the two losers pays the winner and the dream; where somebody won the text says who pays, and the cards are
 * shown. */
static void
test_luc_ho (void)
{
  ChieuCarry carry;
  int won = 0;

  chieu_carry_init (&carry, 4, -1, false);
  for (guint64 seed = 1; seed <= 5 * HANDS; seed++)
    {
      g_autoptr (ChieuAccount) account = NULL;
      ChieuRules rules;
      ChieuResult result;
      ChieuState state;
      int parts = 0;

      chieu_rules_init (&rules, &chieu_luc_ho);
      play_hand (&chieu_luc_ho, &state, &rules, &carry, seed, -1);
      chieu_luc_ho.result (&state, &result);
      account = chieu_account_new (&chieu_luc_ho, &rules, &state, names);
      for (guint i = 0; i < account->cuoc->len; i++)
        parts += g_array_index (account->cuoc, ChieuAccountCuoc, i).points;
      g_assert_cmpint (account->paid != NULL, ==, result.winner >= 0);
      g_assert_false (account->paid_in_pairs);
      g_assert_cmpint (account->phu->len > 0, ==, result.winner >= 0);
      if (result.winner >= 0)
        g_assert_cmpint (2 * parts, ==, result.points[result.winner] + result.points[chieu_luc_ho_dream ((ChieuLucHoState *) &state)]);
      won += result.winner >= 0;
      carry = result.next;
    }
  g_assert_cmpint (won, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/account/five-seats", GINT_TO_POINTER (5), test_hands);
  g_test_add_data_func ("/account/four-seats", GINT_TO_POINTER (4), test_hands);
  g_test_add_func ("/account/faults", test_faults);
  g_test_add_func ("/account/card", test_card);
  g_test_add_func ("/account/no-card", test_no_card);
  g_test_add_func ("/account/undrawn", test_undrawn);
  g_test_add_func ("/account/outranked", test_outranked);
  g_test_add_func ("/account/mau-binh", test_mau_binh);
  g_test_add_func ("/account/luc-ho", test_luc_ho);
  g_test_add_data_func ("/account/chan", GINT_TO_POINTER (FALSE), test_chan);
  g_test_add_data_func ("/account/chan-faults", GINT_TO_POINTER (TRUE), test_chan);
  g_test_add_func ("/account/chan-two-false", test_two_false);
  g_test_add_func ("/account/chan-laid-down", test_laid_down);
  return g_test_run ();
}
