/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands, the moves made in them and where these lead, from the text of the rules (docs/rules/luc-ho.md). Answers in TAP.
 */
#include <stdlib.h>

#include "../../../rules/tap.h"
#include "games/luc-ho/rules/luc-ho.h"

typedef struct
{
  const char *about;
  const char *rules;             /* "switch value …" */
  int seats, cai;
  const char *hands;             /* of the seats from 0, parted by "/"; as many cards as are needed */
  const char *moves;             /* "SEAT move", parted by ";"; the last may be refused */
  const char *wanted;            /* "SEAT reason"; "old SEAT cards" of the seat in turn; or the points, cái and cước */
} Row;

/* First 2x, beaten by 3x; the maker's three sevens are beaten by three eights, then 9q 1x vt are left. */
#define EXAMPLE "2x 2k 3k 4k 5k 2s 3s / 3x 7k 7s 7q 4s 5s 6s / 1s / 8k 8s 8q 2q 9q 1x vt"
#define EXAMPLE_PLAY "1 lam; 0 ra 2x; 1 bat 3x; 3 chui 2q; 1 ra 7k 7s 7q; 3 bat 8k 8s 8q; 0 chui 2k 3k 4k; 3 an-ho"
#define SURE "9x 8x 7x 9k 8k 9s"
#define WEAK "2x 3x 2k 3k 2s 3s"
#define ALL_OLD "9x 8x 7x 6x 5x 4x 9k 8k 7k 9s 9q 1q"
#define TIGERS "1x 1k 1s 1q vt 2x"

static const Row rows[] = {
  { "the example of the source: the maker pays both, and the dream for two of its rank", "", 4, 0, EXAMPLE,
    "0 khong; " EXAMPLE_PLAY, "0 -6 4 2 cai 1: an-ho mong bao" },
  { "the same when the first made: each pays", "", 4, 0, EXAMPLE,
    "0 lam; 0 ra 2x; 1 bat 3x; 3 chui 2q; 1 ra 7k 7s 7q; 3 bat 8k 8s 8q; 0 chui 2k 3k 4k; 3 an-ho", "-3 -3 4 2 cai 1: an-ho mong" },
  { "… and the dream's card had no companion", "", 4, 0,
    "2x 2k 3k 4k 5k 2s 3s / 3x 7k 7s 7q 4s 5s 6s / 5q / 8k 8s 8q 2q 9q 1x vt", "0 khong; " EXAMPLE_PLAY, "0 -2 0 2 cai 1: an-ho bao" },
  { "linear: one for six cards, three reds, the dream unpaid", "scoring linear", 4, 0, EXAMPLE,
    "0 khong; " EXAMPLE_PLAY, "0 -8 0 8 cai 1: an-ho bao" },
  { "six old cards claim at once; the first stays that made and won", "", 3, 0, SURE " / " WEAK " / 4x 5x 4k 5k 4s 5s",
    "0 lam; 0 an-ho", "2 -1 -1 cai 0: an-ho" },
  { "… and another in turn if it did not", "", 3, 1, "4x 5x 4k 5k 4s 5s / " WEAK " / " SURE,
    "1 khong; 2 lam; 1 ra 2x; 2 bat 7x; 0 chui 4k; 2 an-ho", "-1 -1 2 cai 2: an-ho" },
  { "a second seat that makes and wins gets from each", "", 3, 0, WEAK " / " SURE " / 4x 5x 4k 5k 4s 5s",
    "0 khong; 1 lam; 0 ra 2x; 1 bat 7x; 2 chui 4k; 1 an-ho", "-1 2 -1 cai 1: an-ho" },
  { "five are too few", "", 3, 0, "9x 8x 7x 9k 8k 3s / " WEAK " / 4x 5x 4k 5k 4s 5s", "0 lam; 0 an-ho", "0 too-few" },
  { "… with the floor at five they are enough", "floor 5", 3, 0, "9x 8x 7x 9k 8k 3s / " WEAK " / 4x 5x 4k 5k 4s 5s",
    "0 lam; 0 an-ho", "2 -1 -1 cai 0: an-ho" },
  { "seven pay two", "", 3, 0, SURE " 9q / " WEAK " 2q / 4x 5x 4k 5k 4s 5s 3q", "0 lam; 0 an-ho", "4 -2 -2 cai 0: an-ho" },
  { "twelve pay twice 64", "", 3, 0, ALL_OLD " / " WEAK " / 2q 3q 4q 5q 6q 7q", "0 lam; 0 an-ho", "256 -128 -128 cai 0: an-ho muoi-hai" },
  { "… 256 with the floor at five", "floor 5", 3, 0, ALL_OLD " / " WEAK " / 2q 3q 4q 5q 6q 7q", "0 lam; 0 an-ho",
    "512 -256 -256 cai 0: an-ho muoi-hai" },
  { "linear twelve: seven and six reds, doubled", "scoring linear", 3, 0, ALL_OLD " / " WEAK " / 2q 3q 4q 5q 6q 7q", "0 lam; 0 an-ho",
    "52 -26 -26 cai 0: an-ho muoi-hai" },
  { "nobody makes: the next is first", "", 4, 3, "2x / 3x / 4x / 5x", "3 khong; 0 khong; 2 khong", "0 0 0 0 cai 0: " },
  { "a sixth card in the last trick comes too late, and nobody pays", "", 3, 0,
    "2x 2k 3k / 3x 6x 7x / 4x 4k 4s", "0 khong; 1 lam; 0 ra 2x; 1 bat 3x; 2 bat 4x; 2 ra 4k; 0 chui 2k; 1 chui 6x; 2 ra 4s; 0 chui 3k; 1 chui 7x",
    "0 0 0 cai 1: " },
  { "the first stays that made and drew", "", 3, 0, "2x / 3x / 4x", "0 lam; 0 ra 2x; 1 bat 3x; 2 bat 4x", "0 0 0 cai 0: " },
  /* Five tigers. */
  { "five tigers: eight hồ, the losers pay the winner only", "", 4, 0, TIGERS " / 3x / 1s / 4x", "0 nam-ho", "8 -4 0 -4 cai 1: nam-ho" },
  { "… of the second, before the first bid", "", 4, 0, "3x / " TIGERS " / 5s / 4x", "1 nam-ho", "-4 8 0 -4 cai 1: nam-ho" },
  { "… with the floor at five", "floor 5", 4, 0, TIGERS " / 3x / 5s / 4x", "0 nam-ho", "16 -8 0 -8 cai 1: nam-ho" },
  { "… linear: six", "scoring linear", 4, 0, TIGERS " / 3x / 5s / 4x", "0 nam-ho", "12 -6 0 -6 cai 1: nam-ho" },
  { "they need not be declared", "", 4, 0, "3x / " TIGERS " / 5s / 4x", "1 qua; 0 khong; 1 nam-ho", "1 not-now" },
  { "four tigers are none", "", 4, 0, "1x 1k 1s 1q 3x / 3k / 5s / 4x", "0 nam-ho", "0 no-card" },
  /* Bids. */
  { "a strong first hand may decline", "", 3, 0, SURE " / " WEAK " / 4x 5x 4k 5k 4s 5s", "0 khong; 1 an-ho", "1 not-now" },
  { "… not where the house has it so", "must-make yes", 3, 0, SURE " / " WEAK " / 4x 5x 4k 5k 4s 5s", "0 khong", "0 must-make" },
  { "… các and thuận count, no card twice", "must-make yes", 3, 0, "2x 2k 2s 3s 4s 9q 7q / " WEAK " / 4x", "0 khong; 1 khong", "old 2" },
  { "… three twos, three fours and a tiền make six", "must-make yes", 3, 0, "2x 2k 2s 4s 4x 4k 6q / " WEAK " / 5x", "0 khong", "0 must-make" },
  /* Leading. */
  { "single cards in the order of their classes", "", 4, 0, "4x 9x 2k 1q vt / 5x 5k 5q 2q 3q / 1s / 3x 3k 3s 6s 7s", "0 lam; 0 ra 9x", "0 class" },
  { "… also the last class", "", 4, 0, "4x 9x 2k 1q vt / 5x 5k 5q 2q 3q / 1s / 3x 3k 3s 6s 7s", "0 lam; 0 ra vt", "0 class" },
  { "the privileged seat leads old ones early, vt too", "", 4, 0, "2x 2k 3k 3s 4s / 5x 4x 5k 1q vt / 1s / 3x 6k 7k 6s 7s",
    "0 khong; 1 lam; 0 ra 2x; 1 bat 5x; 3 chui 3x; 1 ra vt; 3 chui 6k; 0 chui 2k; 1 ra 1q; 3 chui 7k; 0 chui 3k", "old 1" },
  { "… but not what is not old", "", 4, 0, "2x 2k 3k 3s 4s / 5x 4x 5k 1q vt / 1s / 3x 6k 7k 6s 7s",
    "0 khong; 1 lam; 0 ra 2x; 1 bat 5x; 3 chui 3x; 1 ra 5k", "1 class" },
  { "… nor the first seat, which is not privileged", "", 4, 1, "2x 2k 3k 3s 4s / 5x 4x 5k 1q vt / 6x 6k 7k 6s 7s / 1s",
    "1 lam; 1 ra vt", "1 class" },
  { "… and may not hold one back past a later class", "", 4, 0, "2x 2k 3k 3s / 5x 9x 5k 1q / 1s / 3x 6k 7k 6s",
    "0 khong; 1 lam; 0 ra 2x; 1 bat 5x; 3 chui 3x; 1 ra 5k", "1 class" },
  { "các and thuận are free of it", "", 3, 0, "4x 2q 3q 4q / 5x 5k 5s 5q / 6x 6k 6s 6q", "0 lam; 0 ra 2q 3q 4q; 1 chui 5x 5k 5s; 2 chui 6x 6k 6s; 0 ra 4x",
    "old 1" },
  { "two cards are no set", "", 3, 0, "4x 4k 5x 6x / 2x / 3x", "0 lam; 0 ra 4x 4k", "0 no-set" },
  { "nor is a sequence of two suits", "", 3, 0, "4x 5k 6x 2x / 7x / 3x", "0 lam; 0 ra 4x 5k 6x", "0 no-set" },
  { "vt is no one of a các", "", 4, 0, "1x 1k vt / 7x / 6x / 3x", "0 lam; 0 ra 1x 1k vt", "0 no-set" },
  { "a card that is not held", "", 3, 0, "4x / 7x / 3x", "0 lam; 0 ra 5x", "0 no-card" },
  { "no claim but on lead", "", 3, 0, WEAK " / " SURE " / 4x 5x 4k 5k 4s 5s", "0 lam; 0 ra 2x; 1 an-ho", "1 not-now" },
  { "a card too many in the text", "", 3, 0, "4x / 7x / 3x", "0 lam 4x", "“0 lam 4x” is no move" },
  { "an empty word at its end", "", 3, 0, "4x / 7x / 3x", "0 ra 4x ", "“0 ra 4x ” is no move" },
  { "a lead without cards", "", 3, 0, "4x / 7x / 3x", "0 ra", "“0 ra” is no move" },
  { "out of turn", "", 3, 0, "4x / 7x / 3x", "0 lam; 1 ra 7x", "1 not-asked" },
  /* Beating and dropping. */
  { "a lower card does not beat", "", 3, 0, "4x 5s / 3x 7x / 2x 3q", "0 lam; 0 ra 4x; 1 bat 3x", "1 no-beat" },
  { "nor one of another suit", "", 3, 0, "4x 5s / 9s 7x / 2x 3q", "0 lam; 0 ra 4x; 1 bat 9s", "1 no-beat" },
  { "a seat that can beat may not keep the card", "", 3, 0, "4x 5s / 3x 7x / 2x 3q", "0 lam; 0 ra 4x; 1 chui 3x", "1 held-back" },
  { "… but may drop it", "", 3, 0, "4x 5s / 3x 7x / 2x 3q", "0 lam; 0 ra 4x; 1 chui 7x", "old 2" },
  { "the example of the source: two fours and 5q", "", 3, 0, "2x 2k 2s 9s 9q 3q / 6x 5x 4x 4k 4s 4q / 3x 3k 3s 2q 6q 7q", "0 lam; 0 ra 2x 2k 2s; 1 chui 4k 4s 6x",
    "old 2" },
  { "… one four too few", "", 3, 0, "2x 2k 2s 9s 9q 3q / 6x 5x 4x 4k 4s 4q / 3x 3k 3s 2q 6q 7q", "0 lam; 0 ra 2x 2k 2s; 1 chui 4s 5x 6x", "1 held-back" },
  { "as many cards as were led", "", 3, 0, "2x 2k 2s / 4x 4k 4s 4q / 3x 3k 3s", "0 lam; 0 ra 2x 2k 2s; 1 bat 4x 4k 4s 4q", "1 wrong-number" },
  { "one beats the best so far", "", 3, 0, "2x 2k 2s / 4x 4k 4s / 3x 3k 3s", "0 lam; 0 ra 2x 2k 2s; 1 bat 4x 4k 4s; 2 bat 3x 3k 3s", "2 no-beat" },
  { "1x is not beaten", "", 3, 0, "1x 2k / 9x 3k / 8x 4k", "0 lam; 0 ra 1x; 1 bat 9x", "1 no-beat" },
  { "1k is", "", 3, 0, "1k 2s / 9k 3s / 8s 4s", "0 lam; 0 ra 1k; 1 bat 9k", "old 2" },
  { "các of ones is beaten by nines only", "", 3, 0, "1x 1k 1s 2k / 8x 8k 8s 3k / 9x 9k 9s 4k", "0 lam; 0 ra 1x 1k 1s; 1 bat 8x 8k 8s", "1 no-beat" },
  { "… by nines it is", "", 3, 0, "1x 1k 1s 2k / 8x 8k 8s 3k / 9x 9k 9s 4k", "0 lam; 0 ra 1x 1k 1s; 1 chui 8x 8k 8s; 2 bat 9x 9k 9s; 2 ra 4k; 0 chui 2k; 1 chui 3k",
    "0 0 0 cai 0: " },
  { "… and beats no others", "", 3, 0, "2x 2k 2s / 1x 1k 1s / 3x 3k 3s", "0 lam; 0 ra 2x 2k 2s; 1 bat 1x 1k 1s", "1 no-beat" },
  { "a sequence by one of a higher suit", "", 3, 0, "7s 8s 9s / 1x 2x 3x / 4k 5k 6k", "0 lam; 0 ra 7s 8s 9s; 1 bat 1x 2x 3x", "old 2" },
  { "… whose owner may not keep it", "", 3, 0, "7s 8s 9s 2q / 1x 2x 3x 5q / 4k 5k 6k 6q", "0 lam; 0 ra 7s 8s 9s; 1 chui 1x 2x 5q; 2 chui 4k 5k 6q; 0 ra 2q",
    "old 1" },
  { "… nor a higher one of its suit", "", 3, 0, "3s 4s 5s 2q 3q 4q / 6s 7s 8s 9s 5q 6q / 4k 6k 8k 7q 8q 9q", "0 lam; 0 ra 3s 4s 5s; 1 chui 9s 5q 6q",
    "1 held-back" },
  { "… and one of a higher suit", "", 3, 0, "7s 8s 9s 2q 3q 4q / 1x 2x 3x 5q 6q 8q / 4k 6k 8k 7q 5s 9q", "0 lam; 0 ra 7s 8s 9s; 1 chui 5q 6q 8q",
    "1 held-back" },
  { "… not by one of a lower", "", 3, 0, "1s 2s 3s / 7q 8q 9q / 4k 5k 6k", "0 lam; 0 ra 1s 2s 3s; 1 bat 7q 8q 9q", "1 no-beat" },
  { "… nor by các", "", 3, 0, "1s 2s 3s / 9q 9k 9s / 4k 5k 6k", "0 lam; 0 ra 1s 2s 3s; 1 bat 9q 9k 9s", "1 no-beat" },
  /* Old cards. */
  { "with 9k 8k 7k 4k three are old from the start", "", 3, 0, "9k 8k 7k 4k / 2x 3x 2q 3q / 6k 5k 3k 2k", "0 lam", "old 0 7k 8k 9k" },
  { "4k is old when 5k and 6k were seen", "", 3, 0, "9k 8k 7k 4k / 6k 2x 3x 4x / 5k 5x 6x 7x",
    "0 khong; 1 lam; 0 ra 4k; 1 bat 6k; 2 chui 5k; 1 ra 2x; 2 bat 5x; 0 chui 7k", "old 2" },
  { "own drops are known, the others' are not", "", 3, 2, "5x 2k 3k / 4x 2s 3s / 7x 6x 2q",
    "2 lam; 2 ra 7x; 0 chui 5x; 1 chui 4x", "old 2" },
  { "… but prove that nobody can beat, where the house grants it", "deduce yes", 3, 2, "5x 2k 3k / 4x 2s 3s / 7x 6x 2q",
    "2 lam; 2 ra 7x; 0 chui 5x; 1 chui 4x", "old 2 6x" },
  { "… also against the dream's card, which is never played", "deduce yes", 4, 3, "5x 2k 3k / 9x / 4x 2s 3s / 7x 6x 2q",
    "3 lam; 3 ra 7x; 0 chui 5x; 2 chui 4x", "old 3 6x" },
  { "… a seat that beat proves nothing", "deduce yes", 3, 2, "8x 2k 3k 4k / 4x 2s 3s 4s / 7x 6x 2q 3q",
    "2 lam; 2 ra 7x; 0 bat 8x; 1 chui 4x; 0 ra 2k; 1 chui 2s; 2 chui 2q; 0 ra 3k; 1 chui 3s", "old 2" },
  { "the dream counts as holding any card that nobody saw", "", 4, 0, "8x 2k / 2x 3k / 9x / 3x 4k", "0 lam", "old 0" },
};

/* Reads cards from @text up to the next "/" or its end, and moves @text behind that. Returns: the cards */
static uint64_t
read_cards (const char **text)
{
  uint64_t cards = 0;

  for (;;)
    {
      size_t n;

      *text += strspn (*text, " ");
      n = strcspn (*text, " ");
      if (n == 0 || **text == '/')
        break;
      cards |= CHIEU_LUC_HO_CARD (chieu_deck_parse (&chieu_deck_luc_ho, *text, n));
      *text += n;
    }
  *text += **text == '/';
  return cards;
}

static void
read_rules (const char *text,
            ChieuRules *rules)
{
  char id[32], word[32];

  chieu_rules_init (rules, &chieu_luc_ho);
  if (sscanf (text, "%31s %31s", id, word) != 2)
    return;
  rules->value[chieu_rules_find (&chieu_luc_ho, id)] = (int16_t) (strcmp (word, "yes") == 0 || strcmp (word, "linear") == 0 ? 1 : atoi (word));
}

/* Puts the cards of @row into the hands of a deal: a row names fewer cards than a deck to deal from needs. */
static void
read_scene (const Row       *row,
            ChieuLucHoState *s)
{
  const char *hands = row->hands;
  ChieuCarry carry;
  ChieuRules rules;
  bool opening = false;

  read_rules (row->rules, &rules);
  chieu_carry_init (&carry, row->seats, -1, false);
  carry.cai = (int8_t) row->cai;
  chieu_luc_ho.deal (s, &rules, &carry, 1);
  for (int seat = 0; seat < row->seats; seat++)
    {
      s->seat[seat].hand = read_cards (&hands);
      s->seat[seat].n_hand = (uint8_t) __builtin_popcountll (s->seat[seat].hand);
      opening = opening || (seat != row->cai && (CHIEU_LUC_HO_TIGERS & ~s->seat[seat].hand) == 0);
      if (opening)
        s->asked = (uint8_t) (s->phase == CHIEU_LUC_HO_OPENING ? s->asked : 1u << seat);
      s->phase = opening ? CHIEU_LUC_HO_OPENING : CHIEU_LUC_HO_BID;
    }
}

static void
write_result (const ChieuLucHoState *s,
              char                  *text,
              size_t                 size)
{
  ChieuResult result;
  int n = 0;

  chieu_luc_ho.result (s, &result);
  for (int seat = 0; seat < s->seats; seat++)
    n += snprintf (text + n, size - (size_t) n, "%d ", result.points[seat]);
  n += snprintf (text + n, size - (size_t) n, "cai %d: ", result.next.cai);
  for (int i = 0; i < result.n_cuoc; i++)
    n += snprintf (text + n, size - (size_t) n, "%s%s", i > 0 ? " " : "", chieu_luc_ho.cuoc[result.cuoc[i]]);
}

static void
write_old (const ChieuLucHoState *s,
           char                  *text,
           size_t                 size)
{
  int n = snprintf (text, size, "old %d", s->turn);

  for (uint64_t left = chieu_luc_ho_find_old (s, s->turn); left != 0; left &= left - 1)
    n += snprintf (text + n, size - (size_t) n, " %s", chieu_deck_name (&chieu_deck_luc_ho, (ChieuCard) __builtin_ctzll (left)));
}

/* Returns: whether the move was made; if not, @told says why */
static bool
make_move (ChieuLucHoState *s,
           const char      *text,
           char            *told,
           size_t           size)
{
  ChieuMove move;
  ChieuReason reason;
  int column, seat = text[0] - '0';

  if (!chieu_luc_ho.parse_move (text + 2, &move, &column))
    {
      snprintf (told, size, "“%s” is no move", text);
      return false;
    }
  reason = chieu_luc_ho.apply (s, seat, &move, NULL);
  if (reason != CHIEU_REASON_NONE)
    snprintf (told, size, "%d %s", seat, chieu_luc_ho.reasons[reason]);
  return reason == CHIEU_REASON_NONE;
}

static void
play_row (const Row *row,
          char      *told,
          size_t     size)
{
  ChieuLucHoState s;
  char moves[512], *rest = NULL;

  read_scene (row, &s);
  snprintf (moves, sizeof moves, "%s", row->moves);
  for (char *text = strtok_r (moves, ";", &rest); text != NULL; text = strtok_r (NULL, ";", &rest))
    if (!make_move (&s, text + strspn (text, " "), told, size))
      return;
  if (chieu_luc_ho.to_answer (&s) == 0)
    write_result (&s, told, size);
  else
    write_old (&s, told, size);
}

int
main (void)
{
  Tap tap = { 0 };

  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
    {
      char told[256];

      play_row (&rows[i], told, sizeof told);
      tap_compare (&tap, rows[i].about, told, rows[i].wanted);
    }
  return tap_end (&tap);
}
