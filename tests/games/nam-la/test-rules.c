/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hands of Năm lá, moves and what comes of them, from the words at the top of its rules. Answers in TAP.
 */
#include "games/nam-la/rules/nam-la.h"
#include "rules/games.h"
#include "rules/tap.h"

typedef struct
{
  const char *about;
  bool doubles;                  /* whether all five tricks count double */
  const char *hands;             /* of both seats; the cái is seat 0 */
  const char *moves;             /* "SEAT move", separated by "; "; the last may be refused */
  const char *wanted;            /* the reason of a refusal; else the seat that is to answer, or the result */
} Row;

#define LOW "1m 2m 1n 2n 1s"
#define HIGH "3m 4m 3n 4n 3s"

static const Row rows[] = {
  { "the cái leads", true, LOW " " HIGH, "1 ra 3m", "not-asked" },
  { "any card", true, LOW " " HIGH, "0 ra 2n", "1 answers" },
  { "but one of the hand", true, LOW " " HIGH, "0 ra 3m", "no-card" },
  { "the leader does not follow", true, LOW " " HIGH, "0 theo 1m", "not-now" },
  { "any card is put to it", true, LOW " " HIGH, "0 ra 1m; 1 theo 3n", "0 answers" },
  { "a higher one of the suit takes the trick", true, LOW " " HIGH, "0 ra 1m; 1 theo 3m", "1 answers" },
  { "a higher one of another suit does not", true, LOW " " HIGH, "0 ra 2m; 1 theo 3s", "0 answers" },
  { "nor a lower one", true, HIGH " " LOW, "0 ra 3m; 1 theo 2m", "0 answers" },
  { "all five tricks count double", true, HIGH " " LOW,
    "0 ra 3m; 1 theo 1m; 0 ra 4m; 1 theo 2m; 0 ra 3n; 1 theo 1n; 0 ra 4n; 1 theo 2n; 0 ra 3s; 1 theo 1s", "6 -6 cai 0 sach" },
  { "or, by the house rules, not", false, HIGH " " LOW,
    "0 ra 3m; 1 theo 1m; 0 ra 4m; 1 theo 2m; 0 ra 3n; 1 theo 1n; 0 ra 4n; 1 theo 2n; 0 ra 3s; 1 theo 1s", "3 -3 cai 0 sach" },
  { "three tricks are a point, and the winner is the next cái", true, LOW " " HIGH,
    "0 ra 1s; 1 theo 3n; 0 ra 2m; 1 theo 4n; 0 ra 1m; 1 theo 3m; 1 ra 4m; 0 theo 1n; 1 ra 3s; 0 theo 2n", "-1 1 cai 1 hon" },
};

static void
deal (const Row       *row,
      ChieuNamLaState *state)
{
  ChieuCard deck[CHIEU_NAM_LA_FACES];
  ChieuRules rules;
  ChieuCarry carry;
  unsigned dealt = 0;
  int n = 0;

  for (const char *at = row->hands; n < CHIEU_NAM_LA_SEATS * CHIEU_NAM_LA_HAND; at += 3)
    {
      deck[n] = chieu_deck_parse (&chieu_deck_nam_la, at, 2);
      dealt |= 1u << deck[n++];
    }
  for (ChieuCard card = 0; card < CHIEU_NAM_LA_FACES; card++)
    if ((dealt >> card & 1) == 0)
      deck[n++] = card;
  chieu_rules_init (&rules, &chieu_nam_la);
  rules.value[CHIEU_NAM_LA_DOUBLE] = row->doubles;
  chieu_carry_init (&carry, CHIEU_NAM_LA_SEATS, -1, false);
  carry.cai = 0;
  chieu_nam_la.deal_deck (state, &rules, &carry, deck);
}

/* Makes the moves. Returns: the reason why one was refused, empty if none was */
static const char *
make_moves (const Row       *row,
            ChieuNamLaState *state)
{
  ChieuReason reason = CHIEU_REASON_NONE;

  for (const char *at = row->moves; at != NULL && reason == CHIEU_REASON_NONE;)
    {
      char text[CHIEU_MOVE_TEXT_MAX] = "";
      size_t length = strcspn (at, ";");
      ChieuMove move;
      int column;

      memcpy (text, at + 2, length - 2);
      if (!chieu_nam_la.parse_move (text, &move, &column))
        return "not read";
      reason = chieu_nam_la.apply (state, *at - '0', &move, NULL);
      at = at[length] == ';' ? at + length + 2 : NULL;
    }
  return chieu_nam_la.reasons[reason];
}

static void
describe_position (const ChieuNamLaState *state,
                   char                  *text,
                   size_t                 size)
{
  ChieuResult result;

  chieu_nam_la.result (state, &result);
  if (result.outcome == CHIEU_OUTCOME_NONE)
    snprintf (text, size, "%d answers", state->turn);
  else
    snprintf (text, size, "%d %d cai %d %s", result.points[0], result.points[1], result.next.cai,
              chieu_nam_la.cuoc[result.cuoc[0]]);
}

int
main (void)
{
  Tap tap = { 0 };

  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
    {
      ChieuNamLaState state;
      const char *refused;
      char seen[64];

      deal (&rows[i], &state);
      refused = make_moves (&rows[i], &state);
      if (*refused != '\0')
        snprintf (seen, sizeof seen, "%s", refused);
      else
        describe_position (&state, seen, sizeof seen);
      tap_compare (&tap, rows[i].about, seen, rows[i].wanted);
    }
  return tap_end (&tap);
}
