/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The account of a hand of Mậu binh: the parts of a win add up to it, whoever pays whom, and each step is said.
 */
#include <locale.h>
#include <string.h>

#include "match/words/account.h"
#include "games/mau-binh/match/words.h"
#include "match/words/words.h"

#define HANDS 2000

/* Plays a hand: each seat makes one of its moves, a foul one or giving up among them now and then. */
static void
play_hand (ChieuMauBinhState *state,
           int                seats,
           guint64            seed)
{
  g_autofree ChieuMove *moves = g_new (ChieuMove, CHIEU_MOVES_MAX);
  ChieuRules rules;
  ChieuCarry carry;
  ChieuRandom random;

  chieu_rules_init (&rules, &chieu_mau_binh);
  chieu_carry_init (&carry, seats, -1, FALSE);
  carry.cai = 0;
  chieu_random_init (&random, seed);
  chieu_mau_binh.deal (state, &rules, &carry, seed);
  for (int seat = 0; seat < seats; seat++)
    {
      ChieuMoveScope scope = chieu_random_below (&random, 8) == 0 ? CHIEU_MOVES_ALL : CHIEU_MOVES_CLEAN;
      int n = chieu_mau_binh.moves (state, seat, scope, moves);

      chieu_mau_binh.apply (state, seat, &moves[chieu_random_below (&random, (uint32_t) n)], NULL);
    }
}

/* Returns: the number at the end of @text, behind "=" */
static int
sum_of (const char *text)
{
  return atoi (strrchr (text, ' ') + 1);
}

/* Returns: the sum of all numbers before "=", with their signs */
static int
add_up (const char *text)
{
  int sum = 0, sign = 1;

  for (const char *at = text; *at != '\0' && *at != '='; at = g_utf8_next_char (at))
    if (g_utf8_get_char (at) == 0x2212)   /* a minus sign */
      sign = -1;
    else if (*at == '+')
      sign = 1;
    else if (g_ascii_isdigit (*at) && (at == text || !g_ascii_isdigit (at[-1])))
      sum += sign * atoi (at);
  return sum;
}

/* The sum in words, and what the winner gets from each of the others, come to the winner's points. @seen: (out): which cước there were */
static void
check_hand (const ChieuMauBinhState *state,
            const ChieuResult       *result,
            gboolean                *seen)
{
  int parts[CHIEU_MAU_BINH_N_CUOC], from = 0;
  g_autofree char *text = NULL;

  chieu_mau_binh_find_parts (state, result, parts);
  text = chieu_mau_binh_write_sum (result, parts);
  g_assert_true (text != NULL || (result->n_cuoc == 1 && parts[result->cuoc[0]] == result->worth));
  g_assert_true (text == NULL || sum_of (text) == result->points[result->winner]);
  g_assert_true (text == NULL || add_up (text) == result->points[result->winner]);
  for (int other = 0; other < state->seats; other++)
    from += other != result->winner ? chieu_mau_binh_points_from (state, result->winner, other) : 0;
  g_assert_cmpint (from, ==, result->points[result->winner]);
  for (int i = 0; i < result->n_cuoc; i++)
    seen[result->cuoc[i]] = TRUE;
}

static void
test_sums (void)
{
  gboolean seen[CHIEU_MAU_BINH_N_CUOC] = { FALSE };
  int n = 0, kinds = 0;

  for (int h = 0; h < HANDS; h++)
    {
      ChieuMauBinhState state;
      ChieuResult result;

      play_hand (&state, 2 + h % 3, 1000 + h);
      chieu_mau_binh.result (&state, &result);
      if (result.winner < 0)
        continue;
      check_hand (&state, &result, seen);
      n++;
    }
  for (int cuoc = 0; cuoc < CHIEU_MAU_BINH_N_CUOC; cuoc++)
    kinds += seen[cuoc];
  g_assert_cmpint (n, >, HANDS / 2);
  g_assert_true (seen[CHIEU_MAU_BINH_CUOC_SO_CHI] && seen[CHIEU_MAU_BINH_CUOC_SAP] && seen[CHIEU_MAU_BINH_CUOC_SAP_LANG]);
  g_assert_true (seen[CHIEU_MAU_BINH_CUOC_BINH_LUNG] && seen[CHIEU_MAU_BINH_CUOC_BO_BAI]);
  g_assert_cmpint (kinds, >, 6);
}

/* ---- A hand worked out by hand ---- */

/* Gives @seat the cards of the move @text, and makes that move. */
static void
lay_rows (ChieuMauBinhState *state,
          int                seat,
          const char        *text)
{
  ChieuMove move;
  int column;

  g_assert_true (chieu_mau_binh.parse_move (text, &move, &column));
  state->hand[seat] = 0;
  for (int i = 0; i < move.n; i++)
    state->hand[seat] |= CHIEU_MAU_BINH_CARD (move.cards[i]);
  g_assert_cmpint (chieu_mau_binh.apply (state, seat, &move, NULL), ==, CHIEU_REASON_NONE);
}

/* Seat 0 beats everybody in all three chi, with xám in chi 3. */
static void
make_hand (ChieuMauBinhState *state)
{
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, &chieu_mau_binh);
  chieu_carry_init (&carry, 3, -1, FALSE);
  carry.cai = 0;
  chieu_mau_binh.deal (state, &rules, &carry, 1);
  lay_rows (state, 0, "xep As Ah Ac Kd Kc / Js Jh Jc 9d 9c / 8s 8h 8d");
  lay_rows (state, 1, "xep Qs Qh 7s 6c 5s / Ts Th 8c 6d 4s / Kh 5d 2d");
  lay_rows (state, 2, "xep Ad Qd Td 7c 5c / Ks 9h 7h 6h 3h / Qc 4c 2c");
}

/* Checks duel @i of @account: whose hands, the line of the first chi with | between its cells, and the sum. */
static void
check_duel (const ChieuAccount *account,
            guint               i,
            const char         *first,
            const char         *second,
            const char         *row,
            const char         *sum)
{
  const ChieuAccountDuel *duel = account->duels->pdata[i];
  g_autofree char *cells = NULL;

  g_assert_cmpstr (duel->first, ==, first);
  g_assert_cmpstr (duel->second, ==, second);
  g_assert_cmpuint (duel->rows->len, ==, 3);
  cells = g_strjoinv ("|", duel->rows->pdata[0]);
  g_assert_cmpstr (cells, ==, row);
  g_assert_cmpstr (duel->sum, ==, sum);
}

static void
test_steps (void)
{
  ChieuMauBinhState state;
  g_autoptr (ChieuAccount) explained = NULL;
  g_autofree char *pair = chieu_mau_binh_write_pair (NULL, "An", 6), *own = chieu_mau_binh_write_pair ("An", NULL, 1);

  make_hand (&state);
  explained = chieu_account_new_explained (&chieu_mau_binh, &state, NULL);
  g_assert_cmpuint (explained->duels->len, ==, 2);
  check_duel (explained, 0, "The winner", "The right neighbour", "Chi 1 (5)|Cù lũ A|Đôi Q|+1", "+1 +2 +3; sập × 2; sập làng × 2 = +24");
  check_duel (explained, 1, "The winner", "The left neighbour", "Chi 1 (5)|Cù lũ A|Mậu thầu A|+1", "+1 +2 +3; sập × 2; sập làng × 2 = +24");
  g_assert_cmpuint (explained->steps->len, ==, 1);
  g_assert_cmpstr (explained->steps->pdata[0], ==, "The winner, in all: +24 +24 = +48");
  g_assert_cmpstr (pair, ==, "An pays you 6 points.");
  g_assert_cmpstr (own, ==, "You pay An 1 point.");
}

/* With names the others are called by them, and whoever reads is shown their own chi, and how they did beside the others. */
static void
test_names (void)
{
  static const char *const own_wins[] = { NULL, "An", "Bình" }, *const an_wins[] = { "An", NULL, "Bình" };
  ChieuMauBinhState state;
  g_autoptr (ChieuAccount) won = NULL;
  g_autoptr (ChieuAccount) lost = NULL;
  const ChieuAccountHand *hand;

  make_hand (&state);
  won = chieu_account_new_explained (&chieu_mau_binh, &state, own_wins);
  g_assert_cmpuint (won->duels->len, ==, 2);
  check_duel (won, 0, "You", "An", "Chi 1 (5)|Cù lũ A|Đôi Q|+1", "+1 +2 +3; sập × 2; sập làng × 2 = +24");
  g_assert_cmpstr (won->steps->pdata[0], ==, "You, in all: +24 +24 = +48");
  g_assert_cmpuint (won->hands->len, ==, 2);
  hand = won->hands->pdata[0];
  g_assert_cmpstr (hand->who, ==, "An");
  g_assert_cmpuint (hand->phu->len, ==, 3);

  lost = chieu_account_new_explained (&chieu_mau_binh, &state, an_wins);
  g_assert_cmpuint (lost->duels->len, ==, 3);
  check_duel (lost, 0, "An", "You", "Chi 1 (5)|Cù lũ A|Đôi Q|+1", "+1 +2 +3; sập × 2; sập làng × 2 = +24");
  check_duel (lost, 2, "You", "Bình", "Chi 1 (5)|Đôi Q|Mậu thầu A|+1", "+1 +1 +1; sập × 2 = +6");
  g_assert_cmpstr (lost->steps->pdata[1], ==, "You, in all: +6 −24 = −18");
  g_assert_cmpstr (g_array_index (lost->cuoc, ChieuAccountCuoc, 3).detail, ==, "Beaten in all three chi: You, Bình. These count × 2.");
  hand = lost->hands->pdata[0];
  g_assert_cmpstr (hand->who, ==, "You");
  g_assert_cmpuint (hand->phu->len, ==, 3);
}

static void
test_explained (void)
{
  ChieuMauBinhState state;
  g_autoptr (ChieuAccount) explained = NULL;

  make_hand (&state);
  explained = chieu_account_new_explained (&chieu_mau_binh, &state, NULL);
  g_assert_null (explained->nothing);
  g_assert_cmpint (explained->points, ==, 48);
  g_assert_cmpstr (explained->call, ==, "So chi, xám chi 3, cù lũ chi 2, sập ba chi, sập làng");
  g_assert_cmpuint (explained->phu->len, ==, 3);
  /* Neither another arrangement nor another card was looked for, and nothing is said of them. */
  g_assert_false (explained->tried_others || explained->tried_changes);
}

/* Where all give up nobody is paid, and there is nothing to explain. */
static void
test_drawn (void)
{
  ChieuMauBinhState state;
  ChieuRules rules;
  ChieuCarry carry;
  g_autoptr (ChieuAccount) explained = NULL;

  chieu_rules_init (&rules, &chieu_mau_binh);
  chieu_carry_init (&carry, 2, -1, FALSE);
  chieu_mau_binh.deal (&state, &rules, &carry, 1);
  for (int seat = 0; seat < 2; seat++)
    g_assert_cmpint (chieu_mau_binh.apply (&state, seat, &(ChieuMove) { .kind = CHIEU_MAU_BINH_BO, .face = CHIEU_CARD_NONE }, NULL),
                     ==, CHIEU_REASON_NONE);
  explained = chieu_account_new_explained (&chieu_mau_binh, &state, NULL);
  g_assert_cmpstr (explained->nothing, ==, "Nobody won this hand: there is no score to explain.");
  g_assert_cmpuint (explained->cuoc->len, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/score/mau-binh/sums", test_sums);
  g_test_add_func ("/score/mau-binh/steps", test_steps);
  g_test_add_func ("/score/mau-binh/names", test_names);
  g_test_add_func ("/score/mau-binh/explained", test_explained);
  g_test_add_func ("/score/mau-binh/drawn", test_drawn);
  return g_test_run ();
}
