/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach's search by dealing the unseen cards again: what it says, that it knows no hidden card, that it can be
 * called off, and the moments that cost most.
 */
#include "kit.h"

#include "bots/bot.h"
#include "coach-hands.h"
#include "games/chan/rules/chan.h"
#include "games/to-tom/rules/to-tom.h"
#include "school/coach/coach-points.h"
#include "school/coach/coach-worlds.h"
#include "school/coach/moments.h"
#include "games/to-tom/school/outlook.h"

#include <string.h>

/* The number of questions of a hand at which looking deeper found something. */
static guint said;
/* The number of those at which the advice followed it, and at which the coach said why he keeps to his own. */
static guint followed, preferred;
/* The number of cards that the coach said may go as well as the best. */
static guint equals;

/* ---- Positions ---- */

/* Advice is looked at in one of so many questions of a hand, and in another game in one of so many. */
#define QUESTIONS_APART 23
#define QUESTIONS_APART_OTHERS 4
/* The deals by which moves are compared there. */
#define DEALS 20

#define SIX_PHU "3v 3s 7n 4v 5v 6v 5s 6s 7s 8v 8s 8n 2v 2s 2n 4n 5n 6n "

/* A hand at seat 0, what the right neighbour has on the mat, and what the coach must say. */
typedef struct
{
  const char *what;
  int seats;
  const char *hand;
  const char *card;              /* at the player's own gate; "": a card is to be put down */
  const char *doc;               /* an open dọc of the right neighbour, or "" */
  const char *says;              /* words that must be there, parted by "|" */
  const char *never;             /* words that must not be there; "": any may */
} Position;

static const Position positions[] = {
  { "a dọc that lies open wants its next card", 5, SIX_PHU "9n 9n 7v", "", "4v 5v 6v",
    "Average points of each move|Discard 7 Vạn: |7 Vạn is wanted: your right neighbour could take it, in 100 of 100 deals", "The others do not want" },
  { "so does one with four seats", 4, SIX_PHU "9n 9n 9s 7v 4s 6n 1n", "", "4v 5v 6v",
    "7 Vạn is wanted: your right neighbour could take it, in ", "" },
  { "a claim is weighed against leaving", 5, "3v 3s 4v 5v 6v 5s 6s 7s 8v 8s 8n 9n 9n 4n 2s 9v 1n tt oc cc", "7n", "",
    "Average points of each move|Tôm: 7 Văn, 3 Vạn, 3 Sách: +", "is wanted" },
  { "a win needs no thought", 5, SIX_PHU "9n 9n", "9n", "", "", "Average points" },
};

/* Moves the dọc of the cards @text from the hand of @seat to the mat. */
static void
lay_doc (ChieuToTomSeat *seat,
         const char     *text)
{
  ChieuLessonCards cards = kit_parse_cards (text);
  ChieuToTomPhu *phu = &seat->phu[seat->n_phu++];

  phu->kind = CHIEU_PHU_DOC;
  phu->n = (guint8) cards.n;
  memcpy (phu->cards, cards.cards, (gsize) cards.n);
  seat->n_hand = (guint8) (seat->n_hand - cards.n);
}

static void
set_up (const Position *position,
        ChieuState     *view)
{
  ChieuState state;
  ChieuToTomState *s = (ChieuToTomState *) &state;
  ChieuLessonCards cards = kit_parse_cards (position->hand);
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, &chieu_to_tom);
  chieu_carry_init (&carry, position->seats, -1, false);
  carry.cai = 0;
  chieu_to_tom.deal (&state, &rules, &carry, 1);
  for (int seat = 0; seat < position->seats; seat++)
    s->seat[seat].n_phu = s->seat[seat].n_bat_thuc = s->seat[seat].n_alone = 0;
  chieu_lesson_cards_count (&cards, s->seat[0].hand, CHIEU_TO_TOM_FACES);
  s->seat[0].n_hand = (guint8) cards.n;
  s->seat[0].acted = 1;
  s->first_turn = 0;
  if (*position->doc != '\0')
    lay_doc (&s->seat[1], position->doc);
  s->phase = CHIEU_EATING_DISCARD;
  s->turn = 0;
  s->asked = 1;
  if (*position->card != '\0')
    chieu_to_tom_outlook_put_card (s, kit_parse_card (position->card), 0, CHIEU_EATING_FROM_NOC, 0);
  chieu_to_tom.observe (&state, 0, view);
}

/* Returns: (transfer full): all that the coach tells @seat, once it has looked deeper */
static char *
describe_advice (const ChieuState  *view,
                 int                seat,
                 const char *const *names)
{
  ChieuCoachQuestion question = { .game = &chieu_to_tom, .view = view, .seat = seat, .names = names };
  g_autoptr (ChieuCoachAdvice) advice = chieu_coach_advise (&chieu_to_tom, view, seat);

  chieu_coach_look_deeper (advice, &question);
  return coach_hands_describe (&chieu_to_tom, advice);
}

static void
test_positions (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      const Position *position = &positions[i];
      g_autofree char *text = NULL;
      ChieuState view;

      set_up (position, &view);
      text = describe_advice (&view, 0, NULL);
      coach_hands_assert_said (position->what, text, position->says);
      if (*position->never != '\0' && strstr (text, position->never) != NULL)
        g_error ("%s: “%s” is in “%s”", position->what, position->never, text);
    }
}

/* The coach calls seats by their names where it has them. */
static void
test_names (void)
{
  static const char *const names[CHIEU_SEATS_MAX] = { "You", "Binh", "Cuc", "Dung", "Em" };
  g_autofree char *text = NULL;
  ChieuState view;

  set_up (&positions[0], &view);
  text = describe_advice (&view, 0, names);
  g_assert_nonnull (strstr (text, "7 Vạn is wanted: Binh could take it"));
  g_assert_null (strstr (text, "neighbour"));
}

static void
test_points (void)
{
  static const struct { int thousandths; const char *text; } rows[] = {
    { 0, "0" }, { 49, "0" }, { -49, "0" }, { 50, "+0.1" }, { -50, "−0.1" }, { 1249, "+1.2" }, { -4000, "−4.0" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = chieu_coach_points_to_words (rows[i].thousandths);

      g_assert_cmpstr (text, ==, rows[i].text);
    }
}

/* ---- At every question of hands ---- */

typedef struct
{
  ChieuRandom random;
  int n;                         /* questions so far */
  int moved;                     /* redeals that differ from the state */
  int deeper;                    /* questions at which looking deeper said something */
} Checks;

/* Returns: whether the best moves of @tally come first */
static gboolean
is_in_order (const ChieuBotTally *tally)
{
  for (int i = 1; i < tally->n; i++)
    if (tally->items[i - 1].value < tally->items[i].value)
      return FALSE;
  return TRUE;
}

/* At some of the questions: hidden cards do not matter, the moves are in order, and the counts are of CHIEU_COACH_DEALS deals. */
static void
check_cb (const ChieuState *state,
          int               seat,
          gpointer          data)
{
  Checks *self = data;
  ChieuState view, other, again;
  ChieuCoachQuestion question = { .game = &chieu_to_tom, .view = &view, .seat = seat };
  ChieuCoachDanger dangers[CHIEU_DECK_FACES_MAX];
  ChieuBotTally tally;
  g_autofree char *text = NULL, *other_text = NULL;
  int n;

  if (self->n++ % QUESTIONS_APART != 0)
    return;
  chieu_to_tom.observe (state, seat, &view);
  text = describe_advice (&view, seat, NULL);
  chieu_to_tom.redeal (&view, seat, &self->random, &other);
  self->moved += memcmp (state, &other, chieu_to_tom.state_size) != 0;
  chieu_to_tom.observe (&other, seat, &again);
  other_text = describe_advice (&again, seat, NULL);
  g_assert_cmpstr (text, ==, other_text);
  self->deeper += strstr (text, "Average points") != NULL;
  chieu_coach_tally_moves (&question, NULL, DEALS, 1, &tally);
  g_assert_true (is_in_order (&tally));
  n = chieu_coach_list_dangers (chieu_coach_deeper_find (&chieu_to_tom), &question, dangers);
  for (int i = 0; i < n; i++)
    for (int who = 0; who < CHIEU_SEATS_MAX; who++)
      {
        g_assert_cmpint (dangers[i].take[who] + dangers[i].win[who], <=, dangers[i].anybody);
        g_assert_cmpint (dangers[i].anybody, <=, CHIEU_COACH_DEALS);
      }
}

static void
test_hands (void)
{
  Checks checks = { .n = 0 };

  chieu_random_init (&checks.random, 5);
  for (guint64 seed = 1; seed <= 2; seed++)
    coach_hands_play (&chieu_to_tom, seed, seed % 2 == 0 ? 4 : 5, check_cb, &checks);
  g_assert_cmpint (checks.moved, >, 1);
  g_assert_cmpint (checks.deeper, >, 1);
}

/* A search that is called off before it begins adds nothing. */
static void
test_called_off (void)
{
  atomic_bool cancel;
  ChieuState view;
  ChieuCoachQuestion question = { .game = &chieu_to_tom, .view = &view, .seat = 0, .cancel = &cancel };
  g_autoptr (ChieuCoachAdvice) advice = NULL;
  guint before;

  atomic_init (&cancel, true);
  set_up (&positions[0], &view);
  advice = chieu_coach_advise (&chieu_to_tom, &view, 0);
  before = advice->parts->len;
  chieu_coach_look_deeper (advice, &question);
  g_assert_cmpuint (advice->parts->len, ==, before);
}

/* ---- Other games ---- */

/* Returns: whether a part of @advice has @words in it */
static gboolean
says (const ChieuCoachAdvice *advice,
      const char             *words)
{
  for (guint i = 0; i < advice->parts->len; i++)
    if (strstr (((const ChieuCoachPart *) advice->parts->pdata[i])->text, words) != NULL)
      return TRUE;
  return FALSE;
}

/* The list begins with the move that the coach advises, or he says why he prefers his; and what is said of the best move comes first. */
static void
check_one_truth (const ChieuGame        *game,
                 const ChieuState       *view,
                 int                     seat,
                 const ChieuMove        *before,
                 const ChieuCoachAdvice *advice)
{
  int seats = ((const ChieuStateHead *) view)->carry.seats;
  g_autofree char *name = chieu_coach_deeper_name (game, &advice->move, seats), *line = g_strconcat (name, ": ", NULL);
  const ChieuCoachPart *first = NULL;

  for (guint i = 0; i + 1 < advice->parts->len && first == NULL; i++)
    if (((const ChieuCoachPart *) advice->parts->pdata[i])->topic == CHIEU_COACH_WORTH)
      first = advice->parts->pdata[i + 1];
  if (first == NULL)
    return;
  g_assert_cmpint (((const ChieuCoachPart *) advice->parts->pdata[0])->topic, ==, CHIEU_COACH_BEST);
  if (!g_str_has_prefix (first->text, line))
    {
      preferred++;
      if (!says (advice, "that may be chance"))
        g_error ("%s: “%s” is advised, but the list begins with “%s”", game->id, name, first->text);
      g_assert_true (chieu_move_equal (&advice->move, before));
    }
  if (chieu_move_equal (&advice->move, before))
    return;
  followed++;
  g_assert_true (says (advice, "With the others’ hands in mind, this brings "));
  g_assert_cmpint (game->check (view, seat, &advice->move, &(bool) { false }), ==, CHIEU_REASON_NONE);
}

/* A card of which the coach says that it may go as well counts as his advice, and one that should stay does not. */
static void
check_equals (const ChieuCoachQuestion *question,
              const ChieuCoachAdvice   *advice)
{
  const ChieuCoachPart *also = chieu_coach_advice_find (advice, CHIEU_COACH_ALSO), *keep = chieu_coach_advice_find (advice, CHIEU_COACH_KEEP);
  ChieuMove move = advice->move;

  for (int i = 0; also != NULL && i < also->n; i++, equals++)
    {
      move.face = also->cards[i];
      g_assert_true (chieu_coach_advises (question, &move));
    }
  for (int i = 0; also != NULL && keep != NULL && i < keep->n; i++)
    {
      move.face = keep->cards[i];
      g_assert_false (chieu_coach_advises (question, &move));
    }
}

static void
count_said_cb (const ChieuState *state,
               int               seat,
               gpointer          data)
{
  const ChieuGame *game = data;
  ChieuState view;
  ChieuCoachQuestion question = { .game = game, .view = &view, .seat = seat };
  g_autoptr (ChieuCoachAdvice) advice = NULL;
  ChieuMove own;
  static int n;

  if (n++ % QUESTIONS_APART_OTHERS != 0)
    return;
  game->observe (state, seat, &view);
  advice = chieu_coach_advise (game, &view, seat);
  own = advice->move;
  check_equals (&question, advice);
  chieu_coach_look_deeper (advice, &question);
  said += chieu_coach_advice_find (advice, CHIEU_COACH_WORTH) != NULL;
  if (advice->has_move)
    check_one_truth (game, &view, seat, &own, advice);
  for (guint i = 0; i < advice->parts->len; i++)
    g_assert_cmpstr (((const ChieuCoachPart *) advice->parts->pdata[i])->text, !=, "");
}

/* In each game that has a coach who looks deeper, the coach has something to say then; and moments can be found in Chắn, too. */
static void
test_games (void)
{
  for (int i = 0; chieu_games[i] != NULL; i++)
    {
      said = 0;
      if (chieu_coach_deeper_find (chieu_games[i]) == NULL)
        continue;
      for (guint64 seed = 3; seed <= 4; seed++)
        coach_hands_play (chieu_games[i], seed, chieu_games[i]->max_seats, count_said_cb, (gpointer) chieu_games[i]);
      if (said == 0)
        g_error ("%s: nothing is said", chieu_games[i]->id);
    }
  g_assert_true (chieu_moments_can_find (&chieu_chan));
  g_assert_cmpuint (followed, >, 0);
  g_assert_cmpuint (preferred, >, 0);
  g_assert_cmpuint (equals, >, 0);
}

/* With the others' hands in mind as good as the best are all moves that are worth less than a tenth of a point less; the coach advises
 * none that is worth more less. */
static void
test_equals (void)
{
  ChieuState view;
  ChieuCoachQuestion question = { .game = &chieu_to_tom, .view = &view, .seat = 0 };
  g_autoptr (ChieuCoachAdvice) advice = NULL;
  ChieuBotTally tally;
  int good = 0;

  set_up (&positions[0], &view);
  advice = chieu_coach_advise (&chieu_to_tom, &view, 0);
  chieu_coach_tally_moves (&question, &advice->move, 300, 1, &tally);
  g_assert_cmpint (tally.n, >, 1);
  for (int i = 0; i < tally.n; i++)
    {
      gboolean is_good = tally.items[0].value - tally.items[i].value < 100;

      good += is_good;
      g_assert_true (chieu_coach_advises_deeper (&question, &tally.items[i].move) == is_good);
    }
  g_assert_cmpint (good, <, tally.n);
}

/* ---- Moments ---- */

/* Finds the discard that leaves the hand farthest from a win. Returns: whether it is a blunder: after another one the hand would wait for
 * many cards */
static gboolean
find_blunder (const ChieuState *state,
              int               seat,
              ChieuMove        *move)
{
  ChieuOutlookDiscard list[CHIEU_DECK_FACES_MAX];
  int n, worst = 0;

  if (((ChieuToTomState *) state)->phase != CHIEU_EATING_DISCARD)
    return FALSE;
  n = chieu_outlook_list_discards (&chieu_outlook_to_tom, state, seat, list);
  for (int i = 1; i < n; i++)
    if (list[i].after.distance > list[worst].after.distance)
      worst = i;
  *move = list[worst].move;
  return n > 1 && list[0].after.distance == 1 && list[0].after.n_left >= 5 && list[worst].after.distance > 1;
}

/* Begins a hand of @game, dealt from @seed with @seats. @state: (out): the hand as it was dealt. Returns: (transfer full): its record */
static ChieuRecord *
deal_hand (const ChieuGame *game,
           int              seats,
           guint64          seed,
           ChieuState      *state)
{
  ChieuRules rules;
  ChieuCarry carry;

  chieu_rules_init (&rules, game);
  chieu_carry_init (&carry, seats, -1, false);
  game->deal (state, &rules, &carry, seed);
  return chieu_record_new (game, &rules, &carry, seed);
}

/* Plays a hand as vừa does, but if @blunders seat 0 makes the first blunder that it can. @blunder: (out): the number of the move at which
 * it can. Returns: (transfer full) (nullable): the hand; NULL: there was no occasion */
static ChieuRecord *
play_with_blunder (guint64  seed,
                   gboolean blunders,
                   guint   *blunder)
{
  ChieuBotBudget budget = { .seed = seed };
  ChieuState state, view;
  g_autoptr (ChieuRecord) record = deal_hand (&chieu_to_tom, 5, seed, &state);
  gboolean found = FALSE;
  unsigned asked;

  while ((asked = chieu_to_tom.to_answer (&state)) != 0)
    {
      int seat = __builtin_ctz (asked);
      gboolean now;
      ChieuMove move;

      chieu_to_tom.observe (&state, seat, &view);
      now = seat == 0 && !found && find_blunder (&state, seat, &move);
      if (now)
        *blunder = record->moves->len;
      found |= now;
      if (!now || !blunders)
        g_assert_true (chieu_bot_choose (chieu_bot_level_find ("vua"), &chieu_to_tom, &view, seat, &budget, &move, NULL));
      chieu_record_add_move (record, seat, &move);
      g_assert_cmpint (chieu_to_tom.apply (&state, seat, &move, NULL), ==, CHIEU_REASON_NONE);
    }
  return found ? g_steal_pointer (&record) : NULL;
}

static gboolean
has_moment (const ChieuMoments *moments,
            guint               move)
{
  for (int i = 0; i < moments->n; i++)
    if (moments->items[i].move == move)
      return TRUE;
  return FALSE;
}

/* A planted blunder is among the moments, in one of two hands as the first; where vừa plays instead, its move is not, or none costs
 * more than a point. */
static void
test_blunder (void)
{
  int planted = 0, first = 0;

  for (guint64 seed = 1; seed <= 60 && planted < 2; seed++)
    {
      guint blunder = 0;
      g_autoptr (ChieuRecord) bad = play_with_blunder (seed, TRUE, &blunder);
      g_autoptr (ChieuRecord) good = play_with_blunder (seed, FALSE, &blunder);
      ChieuMoments moments;

      if (bad == NULL || good == NULL)
        continue;
      planted++;
      g_assert_true (chieu_moments_find (bad, 0, NULL, &moments));
      g_assert_cmpint (moments.compared, >, 0);
      if (!has_moment (&moments, blunder))
        g_error ("seed %u: the planted move %u is not among the moments", (guint) seed, blunder);
      first += moments.items[0].move == blunder;
      g_assert_cmpint (moments.items[0].cost, >=, moments.items[moments.n - 1].cost);
      g_assert_true (chieu_moments_find (good, 0, NULL, &moments));
      g_assert_true (!has_moment (&moments, blunder) || moments.items[0].cost < 1000);
    }
  g_assert_cmpint (planted, ==, 2);
  g_assert_cmpint (first, >=, 1);
}

/* The same hand has the same moments each time, and none if the search is called off. */
static void
test_moments_same (void)
{
  guint blunder = 0;
  g_autoptr (ChieuRecord) record = NULL;
  ChieuMoments one, two;
  atomic_bool cancel;

  for (guint64 seed = 1; record == NULL; seed++)
    record = play_with_blunder (seed, TRUE, &blunder);
  g_assert_true (chieu_moments_find (record, 0, NULL, &one));
  g_assert_true (chieu_moments_find (record, 0, NULL, &two));
  g_assert_cmpint (memcmp (&one, &two, sizeof one), ==, 0);
  atomic_init (&cancel, true);
  g_assert_false (chieu_moments_find (record, 0, &cancel, &two));
  g_assert_cmpint (two.n, ==, 0);
}

/* Plays a hand of @game in which seat 0 does what the coach advises. Returns: (transfer full): the hand */
static ChieuRecord *
play_advised (const ChieuGame *game,
              guint64          seed)
{
  ChieuBotBudget budget = { .seed = seed };
  ChieuState state, view;
  ChieuRecord *record = deal_hand (game, 4, seed, &state);
  unsigned asked;

  while ((asked = game->to_answer (&state)) != 0)
    {
      int seat = __builtin_ctz (asked);
      ChieuMove move;

      game->observe (&state, seat, &view);
      g_assert_true (chieu_bot_choose (chieu_bot_level_find ("vua"), game, &view, seat, &budget, &move, NULL));
      if (seat == 0)
        {
          g_autoptr (ChieuCoachAdvice) advice = chieu_coach_advise (game, &view, 0);

          if (advice->has_move)
            move = advice->move;
        }
      chieu_record_add_move (record, seat, &move);
      game->apply (&state, seat, &move, NULL);
    }
  return record;
}

/* Nobody is told to regret what the coach advised. In each of these hands some of those moves seem costly: by 0.5 to 6 points. */
static void
test_advised (void)
{
  static const ChieuGame *const games[] = { &chieu_chan, &chieu_to_tom };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    for (guint64 seed = 8; seed <= 10; seed += 2)
      {
        g_autoptr (ChieuRecord) record = play_advised (games[i], seed);
        ChieuMoments moments;

        g_assert_true (chieu_moments_find (record, 0, NULL, &moments));
        g_assert_cmpint (moments.n, ==, 0);
        g_assert_cmpint (moments.advised, >, 0);
      }
}

int
main (int    argc,
      char **argv)
{
  kit_init (&argc, &argv);
  g_test_add_func ("/deeper/positions", test_positions);
  g_test_add_func ("/deeper/names", test_names);
  g_test_add_func ("/deeper/points", test_points);
  g_test_add_func ("/deeper/hands", test_hands);
  g_test_add_func ("/deeper/games", test_games);
  g_test_add_func ("/deeper/equals", test_equals);
  g_test_add_func ("/deeper/called-off", test_called_off);
  g_test_add_func ("/deeper/blunder", test_blunder);
  g_test_add_func ("/deeper/same", test_moments_same);
  g_test_add_func ("/deeper/advised", test_advised);
  return g_test_run ();
}
